//! The fast path of all encodings that write most characters as a pair of bytes.
//!
//! ```text
//! for each block of 64 bytes:
//!     find its leading bytes, all at once as bits of a number
//!     if 16 or more ASCII bytes start the block: copy these
//!     else look up each character: its byte and the next one are the index into the table
//! ```
//!
//! Entered at the start of a character and left there too. A lookup without a branch for each character is what makes it
//! quick; see `batches` for what happens when the table lacks a character.

use super::batches::Table;
use super::leading_bytes::{ALL_PAIRS, WINDOW, leading_bytes};
use super::utf_8_pair_table::Utf8PairTable;
use crate::ascii;
use crate::index::Index;
use crate::lazy::{Lazy, Once};
use crate::simd::{self, BLOCK, ByteSet};
use crate::slices::{after, after_mut, lookup};

/// A code unit for each two bytes, at the index whose low byte is the first of them. If the first byte is a character by
/// itself, the second one makes no difference. 0 stands for everything that the handler must look at: malformed pairs, the
/// beginnings of longer sequences, and pairs that don't become exactly one code unit.
pub(crate) type PairUnits = [u16; 0x10000];

pub(crate) struct PairTable {
    leading: ByteSet,
    units: Lazy<Box<PairUnits>>,
    utf_8: Once<Utf8PairTable>,
}

/// How many characters are looked up before asking whether there are more.
const STEP: usize = 8;

impl PairTable {
    /// A table that is filled at its first use. Every pair in it starts with a byte of `leading`, and no single byte is in
    /// `leading`.
    pub(crate) const fn new(leading: ByteSet, new_units: fn() -> Box<PairUnits>) -> Self {
        Self { leading, units: Lazy::new(new_units), utf_8: Once::new() }
    }

    pub(super) fn units(&self) -> &PairUnits {
        &self.units
    }

    pub(super) fn leading(&self) -> ByteSet {
        self.leading
    }

    /// Transcodes to UTF-8, see [`Utf8PairTable::run`].
    pub(crate) fn run_to_utf_8(&self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        self.utf_8.get_or_init(|| Utf8PairTable::new(self.units())).run(self.leading, source, destination)
    }

    /// Looks up the characters that start where `starts` has a bit, and returns how many there are.
    #[inline(always)]
    fn look_up(units: &PairUnits, bytes: &[u8; WINDOW], mut starts: u64, room: &mut [u16; BLOCK + STEP]) -> usize {
        let count = starts.count_ones() as usize;
        for places in room.as_chunks_mut::<STEP>().0 {
            for place in places {
                let start = starts.trailing_zeros() as usize;
                starts &= starts.wrapping_sub(1);
                *place = after(bytes, start).first_chunk().map_or(0, |pair| lookup(units, u16::from_le_bytes(*pair)));
            }
            if starts == 0 {
                break;
            }
        }
        count
    }

    /// Looks up a block of pairs alone, reading four of them as one number: 1.3 times as fast.
    #[inline(always)]
    fn look_up_pairs(units: &PairUnits, block: &[u8; BLOCK], room: &mut [u16; BLOCK + STEP]) {
        for (word, places) in block.as_chunks().0.iter().zip(room.as_chunks_mut::<4>().0) {
            let mut word = u64::from_le_bytes(*word);
            for place in places {
                *place = lookup(units, word as u16);
                word >>= 16;
            }
        }
    }
}

/// The units of a table that has only ASCII so far, and the bytes for which `single` gives a character.
pub(super) fn units_of_single_bytes(single: fn(u8) -> Option<char>) -> Box<PairUnits> {
    let mut units = Box::new([0; 0x10000]);
    for row in units.as_chunks_mut::<0x100>().0 {
        for (place, byte) in row.iter_mut().zip(0..=0xFF_u8) {
            *place =
                if byte.is_ascii() { u16::from(byte) } else { single(byte).map_or(0, |code_point| code_point as u16) };
        }
    }
    units
}

/// Adds the pairs of an index, given the bytes of a pointer, and how many pointers the encoding's pairs reach.
pub(super) fn add_index(units: &mut PairUnits, index: &Index, bytes: fn(usize) -> [u8; 2], pointers: usize) {
    for (pointer, code_point) in index.entries().take_while(|(pointer, _)| *pointer < pointers) {
        if let (Some(place), Ok(unit)) =
            (units.get_mut(usize::from(u16::from_le_bytes(bytes(pointer)))), u16::try_from(u32::from(code_point)))
        {
            *place = unit;
        }
    }
}

impl Table for PairTable {
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize) {
        let table = self.units();
        let mut read = 0;
        let mut written = 0;
        while read < length
            && let Some(bytes) = after(source, read).first_chunk::<WINDOW>()
            && let Some((block, _)) = bytes.split_first_chunk()
            && let Some(units) = after_mut(destination, written).first_chunk_mut()
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
                Self::look_up_pairs(table, block, units);
                read += BLOCK;
                written += BLOCK / 2;
                continue;
            }
            written += Self::look_up(table, bytes, !(leading << 1), units);
            read += BLOCK + (leading >> 63) as usize;
        }
        (read, written)
    }

    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize) -> (usize, usize) {
        let units = self.units();
        let mut read = 0;
        let mut written = 0;
        while read < end
            && let rest @ [first, ..] = after(source, read)
            && let room @ [_, ..] = after_mut(destination, written)
        {
            if first.is_ascii() {
                let ascii = ascii::widen_run(rest, room);
                read += ascii;
                written += ascii;
                continue;
            }
            // No pair ends with 0x00, and a single byte is the same before any other.
            let second = rest.get(1).copied().unwrap_or(0x00);
            let unit = lookup(units, u16::from_le_bytes([*first, second]));
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
