//! The fast path of all encodings that write most characters as a pair of bytes.

use std::sync::OnceLock;

use super::batches::Table;
use super::pairs_to_utf_8::PairsToUtf8;
use crate::ascii;
use crate::simd::{self, BLOCK, ByteSet};
use crate::slices::{behind, behind_mut, of_unit};

pub(crate) struct PairTable {
    /// The code unit of each two bytes, at the index whose low byte is the first of them. Where the first byte is a
    /// character by itself, the second one makes no difference. 0 stands for everything that the handler must look at:
    /// what is malformed, begins a longer sequence, or does not become exactly one code unit.
    units: Box<[u16; 0x10000]>,
    leading: ByteSet,
    to_utf_8: OnceLock<PairsToUtf8>,
}

/// How many bytes decide about a block's characters: the last one may be a leading byte.
pub(super) const WINDOW: usize = BLOCK + 2;

/// How many characters are looked up without asking whether there are more.
const STEP: usize = 8;

/// The leading bytes of a block of pairs alone.
pub(super) const ALL_PAIRS: u64 = 0x5555_5555_5555_5555;

impl PairTable {
    /// Makes a table from what a pair and a non-ASCII byte by itself stand for. All bytes for which a pair is something
    /// must be in `leading`, and none for which a single byte is.
    pub(crate) fn new(
        leading: ByteSet,
        pair: impl Fn(u8, u8) -> Option<char>,
        single: impl Fn(u8) -> Option<char>,
    ) -> Self {
        let unit = |code_point: Option<char>| {
            code_point.and_then(|code_point| u16::try_from(u32::from(code_point)).ok()).unwrap_or(0)
        };
        let singles: [u16; 0x100] =
            core::array::from_fn(|byte| if byte < 0x80 { byte as u16 } else { unit(single(byte as u8)) });
        let mut units = Box::new([0; 0x10000]);
        for (trailing, row) in (0..=0xFF).zip(units.as_chunks_mut::<0x100>().0) {
            *row = singles;
            for (place, first) in row.iter_mut().zip(0_u16..).skip(0x80) {
                if *place == 0 {
                    *place = unit(pair(first as u8, trailing));
                }
            }
        }
        Self { units, leading, to_utf_8: OnceLock::new() }
    }

    pub(super) fn units(&self) -> &[u16; 0x10000] {
        &self.units
    }

    pub(super) fn leading(&self) -> ByteSet {
        self.leading
    }

    /// Transcodes to UTF-8, see [`PairsToUtf8::run`].
    pub(crate) fn run_to_utf_8(&self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        self.to_utf_8.get_or_init(|| PairsToUtf8::new(self)).run(self, source, destination)
    }

    fn unit(&self, bytes: [u8; 2]) -> u16 {
        of_unit(&self.units, u16::from_le_bytes(bytes))
    }

    /// Looks up the characters that start where `starts` has a bit, and returns how many there are.
    #[inline(always)]
    fn look_up(&self, bytes: &[u8; WINDOW], mut starts: u64, units: &mut [u16; BLOCK + STEP]) -> usize {
        let count = starts.count_ones() as usize;
        for units in units.as_chunks_mut::<STEP>().0 {
            for unit in units {
                let start = starts.trailing_zeros() as usize;
                starts &= starts.wrapping_sub(1);
                *unit = behind(bytes, start).first_chunk().map_or(0, |pair| self.unit(*pair));
            }
            if starts == 0 {
                break;
            }
        }
        count
    }

    /// Looks up a block of pairs alone, four of which are read as one number: 1.3 times as fast.
    #[inline(always)]
    fn look_up_pairs(&self, block: &[u8; BLOCK], units: &mut [u16; BLOCK + STEP]) {
        for (word, units) in block.as_chunks().0.iter().zip(units.as_chunks_mut::<4>().0) {
            let mut word = u64::from_le_bytes(*word);
            for unit in units {
                *unit = of_unit(&self.units, word as u16);
                word >>= 16;
            }
        }
    }
}

impl Table for PairTable {
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        while read < length
            && let Some(bytes) = behind(source, read).first_chunk::<WINDOW>()
            && let Some((block, _)) = bytes.split_first_chunk()
            && let Some(units) = behind_mut(destination, written).first_chunk_mut()
        {
            let candidates = self.leading.mask(block);
            if candidates & 0xFFFF == 0 {
                let ascii = simd::widen_ascii(block, units);
                if ascii >= 16 {
                    read += ascii;
                    written += ascii;
                    continue;
                }
            }
            let leading = leading_bytes(candidates);
            if leading == ALL_PAIRS {
                self.look_up_pairs(block, units);
                read += BLOCK;
                written += BLOCK / 2;
                continue;
            }
            written += self.look_up(bytes, !(leading << 1), units);
            read += BLOCK + (leading >> 63) as usize;
        }
        (read, written)
    }

    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        while read < end
            && let rest @ [first, ..] = behind(source, read)
            && let room @ [_, ..] = behind_mut(destination, written)
        {
            if first.is_ascii() {
                let ascii = ascii::widen_run(rest, room);
                read += ascii;
                written += ascii;
                continue;
            }
            // No pair ends with 0x00, and a byte by itself is the same before any.
            let unit = self.unit([*first, rest.get(1).copied().unwrap_or(0x00)]);
            if unit == 0 {
                break;
            }
            if let Some(place) = room.first_mut() {
                *place = unit;
            }
            written += 1;
            read += 1 + usize::from(self.leading.contains(*first));
        }
        (read, written)
    }
}

/// Which bytes are leading bytes, given which ones would be at the start of a character.
///
/// What precedes a run of such bytes is no leading byte: so the first of a run is one, the second trails it, and so on.
/// An addition carries through a run, and so tells those that start at an even place from the others.
pub(super) fn leading_bytes(candidates: u64) -> u64 {
    const EVEN: u64 = ALL_PAIRS;
    let run_starts = candidates & !(candidates << 1);
    let runs_from_even = candidates & !candidates.wrapping_add(run_starts & EVEN);
    (runs_from_even & EVEN) | (candidates & !runs_from_even & !EVEN)
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
