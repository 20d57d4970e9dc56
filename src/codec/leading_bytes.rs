//! Finds the leading bytes of a block, for the fast paths with pairs.

use crate::simd::BLOCK;

/// The number of bytes whose characters are gathered together. Their pairs may reach one byte further.
pub(super) const GROUP: usize = 8;

/// A block's characters may end one byte after it. The last group reads the rest.
pub(super) const WINDOW: usize = BLOCK + GROUP;

/// The leading bytes of a block of pairs only.
pub(super) const ALL_PAIRS: u64 = 0x5555_5555_5555_5555;

/// Which bytes are leading bytes, given which ones can be.
///
/// The byte before a run of candidates isn't a leading byte: so the run's first byte leads, its second one trails, and
/// so on. An addition carries through a run, which tells runs that start at an even place from the others.
pub(super) fn leading_bytes(candidates: u64) -> u64 {
    const EVEN: u64 = ALL_PAIRS;
    let run_starts = candidates & !(candidates << 1);
    let runs_from_even = candidates & !candidates.wrapping_add(run_starts & EVEN);
    (runs_from_even & EVEN) | (candidates & !runs_from_even & !EVEN)
}

/// If at least this many bytes follow a block's last pair, the block ends there: the next one copies them if they are
/// ASCII.
const MIN_REST: usize = 24;

/// Where the last pair of a block ends, if at least `MIN_REST` of its `length` comes after it.
#[inline(always)]
pub(super) fn end_before_ascii(leading: u64, length: usize) -> Option<usize> {
    let end = BLOCK + 1 - leading.leading_zeros() as usize;
    (leading != 0 && end + MIN_REST <= length).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::leading_bytes;

    #[test]
    fn leading_bytes_are_those_that_reading_byte_by_byte_finds() {
        let mut candidates: u64 = 1;
        for _ in 0..100_000 {
            // xorshift: https://www.jstatsoft.org/article/view/v008i14
            candidates ^= candidates << 13;
            candidates ^= candidates >> 7;
            candidates ^= candidates << 17;
            // Some with long runs, some with short ones.
            for candidates in [candidates, candidates | candidates << 1 | candidates << 2, candidates & candidates << 1]
            {
                let mut expected = 0;
                let mut place = 0;
                while place < 64 {
                    let is_leading = candidates >> place & 1;
                    expected |= is_leading << place;
                    place += 1 + is_leading;
                }
                assert_eq!(leading_bytes(candidates), expected, "{candidates:064b}");
            }
        }
    }
}
