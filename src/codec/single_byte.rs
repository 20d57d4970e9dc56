//! The decoder of the single-byte encodings: <https://encoding.spec.whatwg.org/#single-byte-decoder>.
//!
//! ```text
//! for each block of 64 bytes:
//!     if most are ASCII or letters of the encoding's run:
//!         widen them, and add the run's distance to its letters
//!         look up the other bytes
//!     else look up each byte in a table of 256 code units
//! ```
//!
//! If the first of two blocks is looked up, the second one is too, without counting. It is fast because vectors convert
//! most bytes.
//! The table has U+FFFD for malformed bytes, which `batches` searches for in fatal mode.

use alloc::vec::Vec;

use super::batches::{Completed, Table, may_go_on, stop};
use super::utf_8_pair_table::{
    GROUP, MAX_BYTES, Utf8Character, WRITTEN, is_unusual, run_utf_8_batches, utf_8_character, write_among_ascii,
    write_character, write_table_unit,
};
use crate::generated::SINGLE_BYTE_COUNT;
use crate::handler::{Decoded, DecoderHandler, Malformations, Outcome, REPLACEMENT_UNIT};
use crate::index::{self, SingleByteNumber};
use crate::io_queue::ByteQueue;
use crate::lazy::{Lazy, Once};
use crate::short_text::{self, TOGETHER};
use crate::simd::{self, BLOCK, ByteSet};
use crate::slices::{after, after_mut, lookup, start_of};

/// The number of characters that are looked up in a row. The compiler unrolls loops of this length, but no longer ones:
/// see tools/lib/toolchain.js.
pub(super) const IN_A_ROW: usize = 4;

/// <https://encoding.spec.whatwg.org/#single-byte-decoder>
#[derive(Clone, Copy)]
pub(crate) struct SingleByteDecoder(SingleByteNumber);

impl SingleByteDecoder {
    pub(crate) const fn new(index: SingleByteNumber) -> Self {
        Self(index)
    }
}

impl DecoderHandler for SingleByteDecoder {
    fn handle(&mut self, _io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        let Some(byte) = item else {
            return Outcome::Finished;
        };
        if byte.is_ascii() {
            return byte.into();
        }
        match lookup(index::single_byte_units(self.0), byte) {
            REPLACEMENT_UNIT => Outcome::Error(()),
            code_point => char::from_u32(u32::from(code_point)).into(),
        }
    }

    fn held(&self) -> usize {
        0
    }

    #[inline(never)]
    fn run(&mut self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        static LETTER_RUNS: Lazy<Vec<LetterRun>> = Lazy::new(letter_runs);
        let Some(&run) = LETTER_RUNS.get(usize::from(self.0)) else { return (0, 0) };
        ByteTable { units: index::single_byte_units(self.0), run }.run(source, destination, is_fatal)
    }

    /// Copies ASCII and looks up the UTF-8 of other bytes.
    #[inline(never)]
    fn run_to_utf_8(&mut self, source: &[u8], destination: &mut [u8], malformed: Malformations) -> (usize, usize) {
        let characters = characters(self.0);
        let units = index::single_byte_units(self.0);
        let run_batch = |source: &[u8], destination: &mut [u8], length| {
            let (mut read, mut written) = transcode_mostly_ascii(source, destination, characters, length);
            while read < length
                && let Some(bytes) = after(source, read).first_chunk::<GROUP>()
                && let Some(room) = after_mut(destination, written).first_chunk_mut::<{ MAX_BYTES * GROUP + WRITTEN }>()
            {
                let mut length = 0;
                for bytes in bytes.as_chunks::<IN_A_ROW>().0 {
                    for byte in bytes {
                        length += write_character(lookup(characters, *byte), room, length);
                    }
                }
                written += length;
                read += GROUP;
            }
            (read, written)
        };
        run_utf_8_batches(source, destination, malformed, None, run_batch, |source, destination, end| {
            let mut read = 0;
            let mut written = 0;
            for byte in start_of(source, end) {
                let wrote = write_table_unit(lookup(units, *byte), after_mut(destination, written), malformed);
                if wrote == 0 {
                    break;
                }
                read += 1;
                written += wrote;
            }
            (read, written)
        })
    }

    #[inline(always)]
    fn run_short(&mut self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        let characters = characters(self.0);
        let (mut read, mut written) = transcode_mostly_ascii(source, destination, characters, source.len());
        if is_unusual(start_of(destination, written).iter().fold(0, |most, &byte| byte.max(most))) {
            (read, written) = (0, 0);
        }
        while let Some((bytes, rest)) = after(source, read).split_first_chunk::<TOGETHER>()
            && let Some(room) = after_mut(destination, written).first_chunk_mut::<{ MAX_BYTES * TOGETHER + WRITTEN }>()
        {
            if bytes[0].is_ascii() {
                let ascii = short_text::copy_ascii(bytes, room);
                read += ascii;
                written += ascii;
                // And the next byte, whatever it is.
                let Some(next) = bytes.get(ascii).or(rest.first()) else { break };
                let character = lookup(characters, *next);
                if is_unusual(character as u8) {
                    break;
                }
                written += write_character(character, room, ascii);
                read += 1;
            } else {
                let mut length = 0;
                let mut are_usual = true;
                for byte in bytes {
                    let character = lookup(characters, *byte);
                    are_usual &= !is_unusual(character as u8);
                    length += write_character(character, room, length);
                }
                if !are_usual {
                    break;
                }
                written += length;
                read += TOGETHER;
            }
        }
        for byte in after(source, read) {
            let character = lookup(characters, *byte);
            if is_unusual(character as u8) {
                break;
            }
            written += write_character(character, destination, written);
            read += 1;
        }
        (read, written)
    }
}

/// Transcodes the blocks at the start that are mostly ASCII, about `length` bytes.
#[inline(always)]
fn transcode_mostly_ascii(
    source: &[u8],
    destination: &mut [u8],
    characters: &[Utf8Character; 0x100],
    length: usize,
) -> (usize, usize) {
    let mut done = 0;
    let mut written = 0;
    while done < length
        && let Some(bytes) = after(source, done).first_chunk()
        && let Some((block, _)) = bytes.split_first_chunk()
        && let Some(room) = after_mut(destination, written).first_chunk_mut()
    {
        let others = simd::non_ascii_mask(block);
        if others.count_ones() > MAX_OTHERS {
            break;
        }
        let (_, wrote) = write_among_ascii(bytes, room, others, 0, |place, room, written| {
            let byte = bytes.get(place).copied().unwrap_or_default();
            write_character(lookup(characters, byte), room, written)
        });
        written += wrote;
        done += BLOCK;
    }
    (done, written)
}

fn characters(number: SingleByteNumber) -> &'static [Utf8Character; 0x100] {
    static CHARACTERS: [Once<[Utf8Character; 0x100]>; SINGLE_BYTE_COUNT] = [const { Once::new() }; SINGLE_BYTE_COUNT];
    static NONE: Once<[Utf8Character; 0x100]> = Once::new();
    let place = CHARACTERS.get(usize::from(number)).unwrap_or(&NONE);
    place.get_or_init(|| index::single_byte_units(number).map(utf_8_character))
}

/// Successive bytes for successive non-ASCII letters: all of Latin-1's in windows-1252, but only a few in KOI8-R.
#[derive(Clone, Copy, Default)]
struct LetterRun {
    first: u8,
    count: u8,
    /// From a byte to its code unit.
    distance: u16,
}

fn letter_runs() -> Vec<LetterRun> {
    let numbers = 0..SINGLE_BYTE_COUNT as SingleByteNumber;
    numbers.map(|number| longest_run(index::single_byte_units(number))).collect()
}

fn longest_run(units: &[u16; 0x100]) -> LetterRun {
    let mut longest = LetterRun::default();
    let mut run = LetterRun::default();
    for byte in 0x80..=0xFF {
        let unit = lookup(units, byte);
        let distance = unit.wrapping_sub(u16::from(byte));
        // Many encodings have a run of control characters, which text doesn't use.
        let is_text = unit >= 0xA0 && unit != REPLACEMENT_UNIT;
        if run.count == 0 || distance != run.distance || !is_text {
            run = LetterRun { first: byte, count: 0, distance };
        }
        run.count += u8::from(is_text);
        if run.count > longest.count {
            longest = run;
        }
    }
    longest
}

struct ByteTable {
    units: &'static [u16; 0x100],
    run: LetterRun,
}

/// Up to this many other bytes in a block, it's quicker to look up only these. For UTF-8, all non-ASCII bytes are
/// others.
const MAX_OTHERS: u32 = 20;

impl ByteTable {
    /// Decodes a block whose bytes, except `others`, are ASCII or in the run.
    #[inline(always)]
    fn run_block(&self, block: &[u8; BLOCK], units: &mut [u16; BLOCK], mut others: u64) {
        let LetterRun { first, count, distance } = self.run;
        for (units, bytes) in units.as_chunks_mut::<16>().0.iter_mut().zip(block.as_chunks::<16>().0) {
            for (unit, byte) in units.iter_mut().zip(bytes) {
                let distance = if byte.wrapping_sub(first) < count { distance } else { 0 };
                *unit = u16::from(*byte).wrapping_add(distance);
            }
        }
        while others != 0 {
            let place = others.trailing_zeros() as usize;
            others &= others - 1;
            if let (Some(unit), Some(byte)) = (units.get_mut(place), block.get(place)) {
                *unit = lookup(self.units, *byte);
            }
        }
    }
}

impl Table for ByteTable {
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize) {
        let LetterRun { first, count, .. } = self.run;
        let run = ByteSet { flip: 0, first, count };
        let mut looks_up_all = false;
        let mut done = 0;
        while done < length
            && let Some(block) = after(source, done).first_chunk()
            && let Some(units) = after_mut(destination, done).first_chunk_mut::<BLOCK>()
        {
            let is_second_of_such_pair = looks_up_all && done & BLOCK != 0;
            let others = if is_second_of_such_pair { u64::MAX } else { simd::non_ascii_mask(block) & !run.mask(block) };
            looks_up_all = others.count_ones() > MAX_OTHERS;
            if looks_up_all {
                for (bytes, units) in block.as_chunks().0.iter().zip(units.as_chunks_mut::<8>().0) {
                    let mut word = u64::from_le_bytes(*bytes);
                    for unit in units {
                        *unit = lookup(self.units, word as u8);
                        word >>= 8;
                    }
                }
            } else {
                self.run_block(block, units, others);
            }
            done += BLOCK;
        }
        (done, done)
    }

    fn complete(&self, units: &mut [u16], length: usize, is_fatal: bool) -> Option<Completed> {
        may_go_on(start_of(units, length), is_fatal).then_some(Completed { length, unread: 0 })
    }

    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize, is_fatal: bool) -> (usize, usize) {
        let stop = stop(is_fatal);
        let mut done = 0;
        for (&byte, unit) in start_of(source, end).iter().zip(destination) {
            *unit = lookup(self.units, byte);
            if *unit == stop {
                break;
            }
            done += 1;
        }
        (done, done)
    }
}
