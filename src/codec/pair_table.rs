//! The fast path of the encodings that write most characters as a pair of bytes.
//!
//! ```text
//! for each block of 64 bytes:
//!     find its leading bytes, all at once as bits of a number
//!     if 16 or more ASCII bytes start the block: copy these and those that follow
//!     else gather its characters: each is a byte with the next one
//! look up what was gathered: the two bytes are the index into the table
//! ```
//!
//! The end of the source is filled up to a block. Entered and left between two characters. It is fast because it has no
//! branch for each character; `batches` says what happens to those that the table lacks.

use alloc::boxed::Box;

use super::batches::{Completed, LARGEST_BATCH, Table, may_go_on, stop};
use super::leading_bytes::{ALL_PAIRS, WINDOW, end_before_ascii, leading_bytes};
use super::pair_gathering::{Gatherer, PLACES};
use super::patching::{self, Patch};
use super::stand_ins::{LACKING, is_lacking, is_malformed, lacks_any, malformed_before};
use super::utf_8_pair_table::{Utf8PairTable, run_utf_8_batches, write_table_unit};
use crate::ascii;
use crate::handler::{Malformations, REPLACEMENT_UNIT};
use crate::index::StaticIndex;
use crate::lazy::Once;
use crate::simd::shuffle::Shuffler;
use crate::simd::{BLOCK, ByteSet};
use crate::slices::{after, after_mut, lookup, start_of};

/// A code unit for each two bytes; the first byte is the low half of the index. If it is a character by itself, the
/// second byte makes no difference.
///
/// U+FFFD stands for a malformed byte after which the fast path can go on: a leading byte before a non-ASCII one, and a
/// byte that never leads. Surrogates stand for everything else: see `stand_ins`.
pub(crate) type PairUnits = [u16; 0x10000];

pub(crate) struct PairTable {
    leading: ByteSet,
    content: Content,
    units: Once<Box<PairUnits>>,
    utf_8: Once<Utf8PairTable>,
}

pub(super) struct Content {
    /// The code points of single non-ASCII bytes.
    pub(super) single: fn(u8) -> Option<char>,
    /// The index, and the bytes of its pointers below `pointers`.
    pub(super) index: &'static StaticIndex,
    pub(super) bytes: fn(usize) -> [u8; 2],
    pub(super) pointers: usize,
    pub(super) add_others: fn(&mut PairUnits),
    pub(super) patch: Patch,
}

/// The shortest source that is quicker to look up as a block than one character at a time.
const MIN_WINDOW: usize = 20;

impl PairTable {
    /// A table that is filled at its first use. Its pairs start with a byte of `leading`, its single bytes don't.
    pub(super) const fn new(leading: ByteSet, content: Content) -> Self {
        Self { leading, content, units: Once::new(), utf_8: Once::new() }
    }

    pub(crate) fn units(&self) -> &PairUnits {
        self.units.get_or_init(|| self.content.units(self.leading))
    }

    pub(super) fn leading(&self) -> ByteSet {
        self.leading
    }

    pub(crate) fn run_to_utf_8(
        &self,
        source: &[u8],
        destination: &mut [u8],
        malformed: Malformations,
    ) -> (usize, usize) {
        let characters = self.utf_8();
        run_utf_8_batches(
            source,
            destination,
            malformed,
            Some(self.content.patch),
            |source, destination, length| characters.run_batch(self.leading, source, destination, length),
            |source, destination, end| {
                let put = |unit, room: &mut [u8]| write_table_unit(unit, room, malformed);
                self.run_one_by_one(source, destination, end, ascii::copy_run, put)
            },
        )
    }

    pub(super) fn utf_8(&self) -> &Utf8PairTable {
        self.utf_8.get_or_init(|| Utf8PairTable::new(self.units()))
    }

    /// Decodes one character at a time while they start before `end`. `copy_ascii` copies ASCII; `put` writes the code
    /// unit of any other character, and gets a surrogate for one that the table lacks. Both return how much they wrote:
    /// nothing to stop.
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
            // No pair ends with 0x00, and single bytes don't depend on it.
            let second = rest.get(1).copied().unwrap_or(0x00);
            let unit = lookup(units, u16::from_le_bytes([*first, second]));
            // A branch of its own, so that the next character's start doesn't wait for the table.
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

    /// [`run_batch`](Table::run_batch), inlined where the compiler may use the processor's features.
    #[inline(always)]
    fn run_blocks(&self, gatherer: Gatherer, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize) {
        let table = self.units();
        // A copy, because the compiler would read it again after each write of code units.
        let leading_set = self.leading;
        let mut filled = [0; WINDOW];
        let mut read = 0;
        let mut written = 0;
        // Before this place are code units, after it pairs that are yet to be looked up in place.
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
                // The last byte's trailing byte isn't there yet.
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
        // A row is for one second byte. It starts with what each first byte is by itself.
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

pub(super) fn set(units: &mut PairUnits, pair: [u8; 2], unit: u16) {
    if let Some(place) = units.get_mut(usize::from(u16::from_le_bytes(pair))) {
        *place = unit;
    }
}

/// Replaces the pairs from `start` to `end` with their code units, eight at a time, which may overwrite what follows.
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

/// The start of `rest`, filled up to a window if it is shorter, or `None` if it is too short to be worth that.
#[inline(always)]
fn window<'a>(rest: &'a [u8], filled: &'a mut [u8; WINDOW]) -> Option<&'a [u8; WINDOW]> {
    let whole = rest.first_chunk();
    if whole.is_some() || rest.len() < MIN_WINDOW {
        return whole;
    }
    for (place, byte) in filled.iter_mut().zip(rest) {
        *place = *byte;
    }
    Some(filled)
}

impl Table for PairTable {
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize) {
        if source.len() < MIN_WINDOW {
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
        may_go_on(start_of(units, completed.length), is_fatal).then_some(completed)
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
