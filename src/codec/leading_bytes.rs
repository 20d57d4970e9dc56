//! Finds the leading bytes of a block, for the fast paths with pairs.

use crate::simd::BLOCK;

/// How many bytes may start characters that are gathered together. Twice as many are read.
pub(super) const GROUP: usize = 8;

/// The number of bytes that determine a block's characters: its last byte may be a leading byte. The rest is read together with the
/// last group.
pub(super) const WINDOW: usize = BLOCK + GROUP;

/// The leading bytes of a block that consists of pairs alone.
pub(super) const ALL_PAIRS: u64 = 0x5555_5555_5555_5555;

/// Which bytes are leading bytes, given which ones would be at the start of a character.
///
/// The byte before a run of such bytes isn't a leading byte: so the first of the run is one, the second is its trailing
/// byte, and so on. An addition carries through a run, and so separates the runs that start at an even place from the
/// others.
pub(super) fn leading_bytes(candidates: u64) -> u64 {
    const EVEN: u64 = ALL_PAIRS;
    let run_starts = candidates & !(candidates << 1);
    let runs_from_even = candidates & !candidates.wrapping_add(run_starts & EVEN);
    (runs_from_even & EVEN) | (candidates & !runs_from_even & !EVEN)
}

/// If at least this many bytes follow a block's last pair, the block ends there: they may be ASCII, which the next block only
/// copies.
const MUCH: usize = 24;

/// Where the last pair of a block with these leading bytes ends, if much comes after it in the block's `length`.
#[inline(always)]
pub(super) fn end_before_ascii(leading: u64, length: usize) -> Option<usize> {
    let end = BLOCK + 1 - leading.leading_zeros() as usize;
    (leading != 0 && end + MUCH <= length).then_some(end)
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
