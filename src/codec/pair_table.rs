//! The fast path of all encodings that write most characters as a pair of bytes.
//!
//! ```text
//! for each block of 64 bytes:
//!     find its leading bytes, all at once as bits of a number
//!     if 16 or more ASCII bytes start the block: copy these and those that follow
//!     else gather its characters: each is a byte with the next one
//! look up what was gathered: the two bytes are the index into the table
//! ```
//!
//! The end of the source is filled up to a block.
//!
//! Entered at the start of a character and left there too. Having no branch for each character is what makes it quick; see `batches` for what happens when the table lacks a character.

use alloc::boxed::Box;

use super::batches::{Completed, LARGEST_BATCH, Table, are_good, stop};
use super::leading_bytes::{ALL_PAIRS, WINDOW, end_before_ascii, leading_bytes};
use super::pair_gathering::{Gatherer, PLACES};
use super::patching::{self, Patch};
use super::stand_ins::{LACKING, is_lacking, is_malformed, lacks_any, malformed_before};
use super::utf_8_pair_table::{Utf8PairTable, run_batches, write_unit};
use crate::ascii;
use crate::handler::{Malformations, REPLACEMENT_UNIT};
use crate::index::Index;
use crate::lazy::{Lazy, Once};
use crate::simd::shuffle::Shuffler;
use crate::simd::{BLOCK, ByteSet};
use crate::slices::{after, after_mut, lookup, start_of};

/// A code unit for each two bytes, at the index whose low byte is the first of them. If the first byte is a character by
/// itself, the second one makes no difference.
///
/// Malformed sequences that end where the fast path goes on have U+FFFD: a leading byte followed by a byte that isn't
/// ASCII, and bytes that are neither ASCII nor leading bytes. Surrogates stand for everything else: see
/// `stand_ins`.
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
    pub(super) patch: Patch,
}

/// The fewest bytes that are quicker to look up as a block than one after the other.
const LEAST: usize = 20;

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

    /// [`DecoderHandler::run_to_utf_8`](crate::handler::DecoderHandler::run_to_utf_8) with this table.
    pub(crate) fn run_to_utf_8(
        &self,
        source: &[u8],
        destination: &mut [u8],
        malformed: Malformations,
    ) -> (usize, usize) {
        let characters = self.utf_8();
        run_batches(
            source,
            destination,
            malformed,
            Some(self.content.patch),
            |source, destination, length| characters.run_batch(self.leading, source, destination, length),
            |source, destination, end| {
                let put = |unit, room: &mut [u8]| write_unit(unit, room, malformed);
                self.run_one_by_one(source, destination, end, ascii::copy_run, put)
            },
        )
    }

    /// The table of [`run_to_utf_8`](Self::run_to_utf_8).
    pub(super) fn utf_8(&self) -> &Utf8PairTable {
        self.utf_8.get_or_init(|| Utf8PairTable::new(self.units()))
    }

    /// Decodes one character after the other while they start before `end`. `copy_ascii` copies ASCII, and `put` writes the code
    /// unit of any other character, a surrogate for what the table lacks. Both return how much they wrote: nothing to stop.
    #[inline(always)]
    fn run_one_by_one<T>(
        &self,
        source: &[u8],
        destination: &mut [T],
        end: usize,
        copy_ascii: impl Fn(&[u8], &mut [T]) -> usize,
        put: impl Fn(u16, &mut [T]) -> usize,
    ) -> (usize, usize) {
        let units = self.units();
        let mut read = 0;
        let mut written = 0;
        while read < end
            && let rest @ [first, ..] = after(source, read)
            && let room @ [_, ..] = after_mut(destination, written)
        {
            if first.is_ascii() {
                let ascii = copy_ascii(rest, room);
                read += ascii;
                written += ascii;
                continue;
            }
            // No pair ends with 0x00, and a single byte is the same before any other.
            let second = rest.get(1).copied().unwrap_or(0x00);
            let unit = lookup(units, u16::from_le_bytes([*first, second]));
            // A branch of its own, so that where the next character starts doesn't have to wait for the table.
            if is_malformed(unit) && rest.len() > 1 {
                let wrote = put(REPLACEMENT_UNIT, room);
                if wrote == 0 {
                    break;
                }
                read += 1;
                written += wrote;
                continue;
            }
            let wrote = put(unit, room);
            if wrote == 0 {
                break;
            }
            read += 1 + usize::from(self.leading.contains(*first));
            written += wrote;
        }
        (read, written)
    }

    /// [`run_batch`](Table::run_batch), inlined where the compiler may use what the processor has.
    #[inline(always)]
    fn run_blocks(&self, gatherer: Gatherer, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize) {
        let table = self.units();
        // A copy of its own: the compiler would read it again for each block, because writing code units might change it.
        let leading_set = self.leading;
        let mut filled = [0; WINDOW];
        let mut read = 0;
        let mut written = 0;
        // Before this place are code units. After it are pairs, which are looked up in place later.
        let mut looked_up = 0;
        while read < length
            && let rest = after(source, read)
            && let Some(bytes) = window(rest, &mut filled)
            && let Some((block, _)) = bytes.split_first_chunk()
        {
            let known = rest.len().min(BLOCK);
            let candidates = leading_set.mask(block);
            if candidates & 0xFFFF == 0 {
                look_up(table, destination, looked_up, written);
                looked_up = written;
                let ascii = ascii::widen(start_of(rest, LARGEST_BATCH), after_mut(destination, written));
                if ascii >= 16 {
                    read += ascii;
                    written += ascii;
                    looked_up = written;
                    continue;
                }
            }
            let Some(room) = after_mut(destination, written).first_chunk_mut() else { break };
            if candidates & ALL_PAIRS == ALL_PAIRS && known == BLOCK {
                for (unit, pair) in room.iter_mut().zip(block.as_chunks().0) {
                    *unit = u16::from_le_bytes(*pair);
                }
                read += BLOCK;
                written += BLOCK / 2;
                continue;
            }
            let leading = leading_bytes(candidates);
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
            written += gatherer.gather(bytes, starts, room);
        }
        look_up(table, destination, looked_up, written);
        (read, written)
    }
}

impl Content {
    #[inline(never)]
    fn units(&self, leading: ByteSet) -> Box<PairUnits> {
        // Without the index, a row for a second byte has what its first bytes are by themselves.
        let mut row = [0; 0x100];
        for (place, first) in row.iter_mut().zip(0..=0xFF) {
            *place = match (self.single)(first) {
                _ if first.is_ascii() => u16::from(first),
                Some(code_point) => code_point as u16,
                None => REPLACEMENT_UNIT,
            };
        }
        let mut units = Box::new([0; 0x10000]);
        for (second, place) in (0..=0xFF_u8).zip(units.as_chunks_mut::<0x100>().0) {
            *place = row;
            if second.is_ascii() {
                for (unit, first) in place.iter_mut().zip(0..=0xFF) {
                    if leading.contains(first) {
                        *unit = malformed_before(second);
                    }
                }
            }
        }
        for (pointer, code_point) in self.index.entries().take_while(|(pointer, _)| *pointer < self.pointers) {
            set(&mut units, (self.bytes)(pointer), u16::try_from(u32::from(code_point)).unwrap_or(LACKING));
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

/// Replaces the pairs from `start` to `end` by their code units, eight at a time, which may change what is after them. To do so for many
/// at once takes 0.7 of the time.
#[inline(always)]
fn look_up(table: &PairUnits, units: &mut [u16], start: usize, end: usize) {
    let mut done = start;
    while done < end
        && let Some(group) = after_mut(units, done).first_chunk_mut::<8>()
    {
        for quad in group.as_chunks_mut::<4>().0 {
            for unit in quad {
                *unit = lookup(table, *unit);
            }
        }
        done += group.len();
    }
    for unit in units.get_mut(done..end).unwrap_or_default() {
        *unit = lookup(table, *unit);
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
        match Shuffler::new() {
            Some(shuffler) => {
                let gatherer = Gatherer::Shuffling(shuffler, &PLACES);
                shuffler.call(|| self.run_blocks(gatherer, source, destination, length))
            }
            None => self.run_blocks(Gatherer::OneByOne, source, destination, length),
        }
    }

    fn complete(&self, units: &mut [u16], length: usize, is_fatal: bool) -> Option<Completed> {
        let completed = if lacks_any(start_of(units, length)) {
            patching::patch_units(units, length, self.content.patch)?
        } else {
            Completed { length, unread: 0 }
        };
        are_good(start_of(units, completed.length), is_fatal).then_some(completed)
    }

    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize, is_fatal: bool) -> (usize, usize) {
        let stop = stop(is_fatal);
        let put = |unit, room: &mut [u16]| match room {
            [place, ..] if !is_lacking(unit) && unit != stop => {
                *place = unit;
                1
            }
            _ => 0,
        };
        self.run_one_by_one(source, destination, end, ascii::widen_few, put)
    }
}
