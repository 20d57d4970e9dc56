//! Transcoding pairs of bytes to UTF-8 without code units between them: 1.5 to 2 times as fast as decoding and then
//! encoding. The steps are those of `pair_table`, but a lookup gives a character's UTF-8 with its length.

use alloc::boxed::Box;

use super::batches::{FIRST_BATCH, LARGEST_BATCH};
use super::leading_bytes::{ALL_PAIRS, WINDOW, leading_bytes};
use super::utf_8;
use crate::ascii;
use crate::handler::REPLACEMENT_UNIT;
use crate::simd::{self, BLOCK, ByteSet};
use crate::slices::{after, after_mut, lookup, start_of};

/// The most bytes that a code unit becomes: U+FFFF has 3 in UTF-8.
pub(super) const MOST_BYTES: usize = 3;

/// How many bytes are written at once. The next character overwrites those beyond a character's length.
pub(super) const WRITTEN: usize = 4;

/// As of [`utf_8::character`]. A single byte 0 stands for malformed sequences and everything else that a table lacks.
pub(super) type Utf8Character = u32;

/// The character of a code unit in a table.
pub(super) fn utf_8_character(unit: u16) -> Utf8Character {
    utf_8::character(if unit == REPLACEMENT_UNIT { 0 } else { unit })
}

/// Writes a character after others, and returns its length.
#[inline(always)]
pub(super) fn write_character(character: Utf8Character, room: &mut [u8], written: usize) -> usize {
    if let Some(place) = after_mut(room, written).first_chunk_mut::<WRITTEN>() {
        *place = character.to_le_bytes();
    }
    (character >> 24) as usize
}

/// Transcodes batches, as far as `destination` has room and none lacks a character: `run_batch` gets a source, a
/// destination, and about how many bytes it shall read. Returns how many bytes were read and written.
pub(super) fn run_batches(
    source: &[u8],
    destination: &mut [u8],
    run_batch: impl Fn(&[u8], &mut [u8], usize) -> (usize, usize),
) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    let mut batch = FIRST_BATCH;
    loop {
        let destination = after_mut(destination, written);
        let (ran, wrote) = run_batch(after(source, read), destination, batch);
        if ran == 0 || start_of(destination, wrote).iter().fold(false, |any, &byte| any | (byte == 0)) {
            return (read, written);
        }
        read += ran;
        written += wrote;
        batch = LARGEST_BATCH.min(2 * batch);
    }
}

/// Where the first 16 bytes in a row start that these leading bytes have no part in, after the first pair. They may be ASCII,
/// which is copied together from there on.
#[inline(always)]
fn start_of_gap(leading: u64) -> Option<usize> {
    let mut gaps = !(leading | leading << 1);
    for length in [1, 2, 4, 8] {
        gaps &= gaps >> length;
    }
    (gaps != 0 && gaps & 1 == 0).then(|| gaps.trailing_zeros() as usize)
}

pub(crate) struct Utf8PairTable {
    /// As in a `PairTable`.
    characters: Box<[Utf8Character; 0x10000]>,
}

impl Utf8PairTable {
    /// Makes the table from the units of a `PairTable`.
    #[cfg_attr(feature = "boundary", optimize(size))]
    pub(crate) fn new(units: &[u16; 0x10000]) -> Self {
        let mut characters = Box::new([0; 0x10000]);
        for (character, unit) in characters.iter_mut().zip(units) {
            *character = utf_8_character(*unit);
        }
        Self { characters }
    }

    /// Transcodes the start of `source`, as far as `destination` has room and the table has all characters. Returns how
    /// many bytes it read and wrote. It leaves a byte at the end that isn't ASCII, because the next source may continue its pair.
    pub(crate) fn run(&self, leading: ByteSet, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        run_batches(source, destination, |source, destination, length| {
            self.run_batch(leading, source, destination, length)
        })
    }

    fn run_batch(&self, leading: ByteSet, source: &[u8], destination: &mut [u8], length: usize) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        while read < length
            && let Some(bytes) = after(source, read).first_chunk::<WINDOW>()
            && let Some((block, _)) = bytes.split_first_chunk::<BLOCK>()
            && let Some(room) = after_mut(destination, written).first_chunk_mut::<{ MOST_BYTES * BLOCK + WRITTEN }>()
        {
            let candidates = leading.mask(block);
            if candidates & 0xFFFF == 0 {
                let ascii = simd::non_ascii_mask(block).trailing_zeros() as usize;
                if ascii >= 16
                    && let Some(start) = room.first_chunk_mut()
                {
                    *start = *block;
                    read += ascii;
                    written += ascii;
                    continue;
                }
            }
            let leading = leading_bytes(candidates);
            let mut starts = !(leading << 1);
            if let Some(end) = start_of_gap(leading) {
                starts &= (1 << end) - 1;
                read += end;
            } else {
                read += BLOCK + (leading >> 63) as usize;
            }
            written +=
                if leading == ALL_PAIRS { self.write_pairs(block, room) } else { self.write(bytes, starts, room) };
        }
        // Less than a window of the source is left, or less than a block's room.
        while read < length
            && let rest @ &[first, ..] = after(source, read)
            && let room = after_mut(destination, written)
            && room.len() >= WRITTEN
        {
            if first.is_ascii() {
                let ascii = ascii::copy_run(rest, room);
                read += ascii;
                written += ascii;
                continue;
            }
            let &[_, second, ..] = rest else { break };
            written += self.write_one(u16::from_le_bytes([first, second]), room, 0);
            read += 1 + usize::from(leading.contains(first));
        }
        (read, written)
    }

    /// Writes the characters that start where `starts` has a bit.
    #[inline(always)]
    fn write(&self, bytes: &[u8; WINDOW], mut starts: u64, room: &mut [u8]) -> usize {
        let mut written = 0;
        while starts != 0 {
            let start = starts.trailing_zeros() as usize;
            starts &= starts - 1;
            let pair = after(bytes, start).first_chunk().map_or(0, |pair| u16::from_le_bytes(*pair));
            written += self.write_one(pair, room, written);
        }
        written
    }

    #[inline(always)]
    fn write_pairs(&self, block: &[u8; BLOCK], room: &mut [u8]) -> usize {
        let mut written = 0;
        for word in block.as_chunks().0 {
            let mut word = u64::from_le_bytes(*word);
            for _ in 0..4 {
                written += self.write_one(word as u16, room, written);
                word >>= 16;
            }
        }
        written
    }

    /// The character of a pair of bytes.
    #[inline(always)]
    pub(super) fn character(&self, pair: [u8; 2]) -> Utf8Character {
        lookup(&self.characters, u16::from_le_bytes(pair))
    }

    #[inline(always)]
    pub(super) fn write_one(&self, pair: u16, room: &mut [u8], written: usize) -> usize {
        write_character(lookup(&self.characters, pair), room, written)
    }
}
