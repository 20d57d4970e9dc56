//! The fast path of all encodings that write most characters as a pair of bytes.
//!
//! ```text
//! for each block of 64 bytes:
//!     find its leading bytes, all at once as bits of a number
//!     if 16 or more ASCII bytes start the block: copy these
//!     else look up each character: its byte and the next one are the index into the table
//! ```
//!
//! The end of the source is filled up to a block.
//!
//! Entered at the start of a character and left there too. A lookup without a branch for each character is what makes it
//! quick; see `batches` for what happens when the table lacks a character.

use alloc::boxed::Box;

use super::batches::{Table, stop};
use super::leading_bytes::{ALL_PAIRS, WINDOW, end_before_ascii, leading_bytes};
use super::utf_8_pair_table::Utf8PairTable;
use crate::ascii;
use crate::handler::REPLACEMENT_UNIT;
use crate::index::Index;
use crate::lazy::{Lazy, Once};
use crate::simd::{self, BLOCK, ByteSet};
use crate::slices::{after, after_mut, lookup};

/// A code unit for each two bytes, at the index whose low byte is the first of them. If the first byte is a character by
/// itself, the second one makes no difference.
///
/// Malformed sequences that end where the fast path goes on have U+FFFD: a leading byte followed by a byte that isn't
/// ASCII, and bytes that are neither ASCII nor leading bytes. 0 stands for everything else: leading bytes before ASCII,
/// the beginnings of longer sequences, and pairs that don't become exactly one code unit.
pub(crate) type PairUnits = [u16; 0x10000];

pub(crate) struct PairTable {
    leading: ByteSet,
    content: Content,
    units: Once<Box<PairUnits>>,
    utf_8: Once<Utf8PairTable>,
}

/// The contents of an encoding's table.
pub(super) struct Content {
    /// The code points of non-ASCII bytes that are characters by themselves.
    pub(super) single: fn(u8) -> Option<char>,
    /// The index, and the bytes of its pointers below a number, above which no pair reaches.
    pub(super) index: &'static Lazy<Index>,
    pub(super) bytes: fn(usize) -> [u8; 2],
    pub(super) pointers: usize,
    /// Makes changes that are particular to the encoding.
    pub(super) add_others: fn(&mut PairUnits),
    /// Whether the first of two bytes for which the table has 0 is malformed by itself.
    pub(super) is_malformed: fn(u8, u8) -> bool,
}

/// How many characters are looked up before asking whether there are more.
const STEP: usize = 8;

/// The fewest bytes that are quicker to look up as a block than one after the other.
const LEAST: usize = 20;

/// No sequence has a lesser second byte: gb18030's digits begin with it. Asking this first saves a call.
const LEAST_SECOND: u8 = 0x30;

impl PairTable {
    /// A table that is filled at its first use. Every pair in it starts with a byte of `leading`, and no single byte is in
    /// `leading`.
    pub(super) const fn new(leading: ByteSet, content: Content) -> Self {
        Self { leading, content, units: Once::new(), utf_8: Once::new() }
    }

    pub(crate) fn units(&self) -> &PairUnits {
        self.units.get_or_init(|| self.content.units(self.leading))
    }

    pub(super) fn leading(&self) -> ByteSet {
        self.leading
    }

    /// Transcodes to UTF-8, see [`Utf8PairTable::run`].
    pub(crate) fn run_to_utf_8(&self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        self.utf_8().run(self.leading, source, destination)
    }

    /// The table of [`run_to_utf_8`](Self::run_to_utf_8).
    pub(super) fn utf_8(&self) -> &Utf8PairTable {
        self.utf_8.get_or_init(|| Utf8PairTable::new(self.units()))
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

impl Content {
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn units(&self, leading: ByteSet) -> Box<PairUnits> {
        // Without the index, a row for a second byte has what its first bytes are by themselves.
        let row = |second_is_ascii: bool| {
            let mut row = [0; 0x100];
            for (place, first) in row.iter_mut().zip(0..=0xFF) {
                *place = match (self.single)(first) {
                    _ if first.is_ascii() => u16::from(first),
                    Some(code_point) => code_point as u16,
                    None if leading.contains(first) && second_is_ascii => 0,
                    None => REPLACEMENT_UNIT,
                };
            }
            row
        };
        let (before_ascii, before_others) = (row(true), row(false));
        let mut units = Box::new([0; 0x10000]);
        for (second, place) in (0..=0xFF_u8).zip(units.as_chunks_mut::<0x100>().0) {
            *place = if second.is_ascii() { before_ascii } else { before_others };
        }
        for (pointer, code_point) in self.index.entries().take_while(|(pointer, _)| *pointer < self.pointers) {
            set(&mut units, (self.bytes)(pointer), u16::try_from(u32::from(code_point)).unwrap_or(0));
        }
        (self.add_others)(&mut units);
        units
    }
}

/// Sets the code unit of a pair.
pub(super) fn set(units: &mut PairUnits, pair: [u8; 2], unit: u16) {
    if let Some(place) = units.get_mut(usize::from(u16::from_le_bytes(pair))) {
        *place = unit;
    }
}

/// The start of `rest`. If that is short, it is filled up with what makes no difference, unless it is so short that this isn't
/// worth it.
#[inline(always)]
fn window<'a>(rest: &'a [u8], filled: &'a mut [u8; WINDOW]) -> Option<&'a [u8; WINDOW]> {
    let whole = rest.first_chunk();
    if whole.is_some() || rest.len() < LEAST {
        return whole;
    }
    for (place, byte) in filled.iter_mut().zip(rest) {
        *place = *byte;
    }
    Some(filled)
}

impl Table for PairTable {
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize) {
        if source.len() < LEAST {
            return (0, 0);
        }
        let table = self.units();
        let mut filled = [0; WINDOW];
        let mut read = 0;
        let mut written = 0;
        while read < length
            && let rest = after(source, read)
            && let Some(bytes) = window(rest, &mut filled)
            && let Some((block, _)) = bytes.split_first_chunk()
            && let Some(units) = after_mut(destination, written).first_chunk_mut()
        {
            let known = rest.len().min(BLOCK);
            let candidates = self.leading.mask(block);
            if candidates & 0xFFFF == 0 {
                let ascii = simd::widen_ascii(block, units).min(known);
                if ascii >= 16 {
                    read += ascii;
                    written += ascii;
                    continue;
                }
            }
            let leading = leading_bytes(candidates);
            if leading == ALL_PAIRS && known == BLOCK {
                Self::look_up_pairs(table, block, units);
                read += BLOCK;
                written += BLOCK / 2;
                continue;
            }
            let mut starts = !(leading << 1) & u64::MAX >> (BLOCK - known);
            let last = leading >> (known - 1) & 1;
            if let Some(end) = end_before_ascii(leading, known) {
                starts &= (1 << end) - 1;
                read += end;
            } else if rest.len() > known {
                read += known + last as usize;
            } else {
                // What the last byte leads is not there yet.
                starts &= !(last << (known - 1));
                read += known - last as usize;
            }
            written += Self::look_up(table, bytes, starts, units);
        }
        (read, written)
    }

    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize, is_fatal: bool) -> (usize, usize) {
        let units = self.units();
        let stop = stop(is_fatal);
        let mut read = 0;
        let mut written = 0;
        while read < end
            && let rest @ [first, ..] = after(source, read)
            && let room @ [_, ..] = after_mut(destination, written)
        {
            if first.is_ascii() {
                let ascii = ascii::widen_few(rest, room);
                read += ascii;
                written += ascii;
                continue;
            }
            // No pair ends with 0x00, and a single byte is the same before any other.
            let second = rest.get(1).copied().unwrap_or(0x00);
            let mut unit = lookup(units, u16::from_le_bytes([*first, second]));
            let mut length = 1 + usize::from(self.leading.contains(*first));
            if unit == 0 && rest.len() > 1 && (second < LEAST_SECOND || (self.content.is_malformed)(*first, second)) {
                unit = REPLACEMENT_UNIT;
                length = 1;
            }
            if unit == 0 || unit == stop {
                break;
            }
            if let Some(place) = room.first_mut() {
                *place = unit;
            }
            written += 1;
            read += length;
        }
        (read, written)
    }
}
