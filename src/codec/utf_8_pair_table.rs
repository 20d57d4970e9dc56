//! Transcodes pairs of bytes to UTF-8 directly. The steps are those of `pair_table`, but a lookup returns a character's
//! UTF-8 and its length.

use alloc::boxed::Box;

use super::batches::{self, Completed};
use super::leading_bytes::{ALL_PAIRS, leading_bytes};
use super::patching::{self, Patch};
use super::stand_ins::is_lacking;
use super::utf_8;
use crate::handler::{Malformations, REPLACEMENT_UNIT};
use crate::simd::{self, BLOCK, ByteSet, code_units};
use crate::slices::{after, after_mut, lookup, start_of};

/// The longest UTF-8 of a code unit.
pub(super) const MAX_BYTES: usize = 3;

/// The number of bytes written at once. The next character overwrites those beyond a character's length.
pub(super) const WRITTEN: usize = 4;

/// As [`utf_8::character`] returns it, but malformed sequences (U+FFFD) and stand-ins (surrogates) have first bytes
/// that UTF-8 doesn't use.
pub(super) type Utf8Character = u32;

/// The first byte of U+FFFD in UTF-8, and its replacement here.
const REPLACEMENT_START: u8 = 0xEF;
const MALFORMED_START: u8 = 0xFF;

const SURROGATE_START: u8 = 0xFE;

pub(super) fn utf_8_character(unit: u16) -> Utf8Character {
    let character = utf_8::character(unit);
    let start = match unit {
        REPLACEMENT_UNIT => MALFORMED_START,
        _ if is_lacking(unit) => SURROGATE_START,
        _ => return character,
    };
    character & !0xFF | Utf8Character::from(start)
}

/// Whether this is the first byte of a malformed sequence or a stand-in.
#[inline(always)]
pub(super) fn is_unusual(first: u8) -> bool {
    first >= SURROGATE_START
}

/// Completes the `length` bytes of a batch: patches stand-ins, and counts malformed sequences and writes U+FFFD for
/// them. `None` if it can't, or must stop at a malformed sequence.
fn complete(
    destination: &mut [u8],
    length: usize,
    malformed: Malformations,
    patch: Option<Patch>,
) -> Option<Completed> {
    let bytes = start_of(destination, length);
    let mut completed = Completed { length, unread: 0 };
    if !is_unusual(bytes.iter().fold(0, |most, &byte| byte.max(most))) {
        return Some(completed);
    }
    if let Some(patch) = patch
        && bytes.contains(&SURROGATE_START)
    {
        completed = patch_utf_8(destination, length, patch)?;
    }
    let bytes = destination.get_mut(..completed.length)?;
    let replaced: usize = bytes.chunks(u8::MAX.into()).map(|bytes| usize::from(count_malformed(bytes))).sum();
    if replaced > 0 {
        malformed?.update(|count| count + replaced);
        for byte in bytes {
            *byte = if *byte == MALFORMED_START { REPLACEMENT_START } else { *byte };
        }
    }
    Some(completed)
}

#[inline(never)]
fn patch_utf_8(destination: &mut [u8], length: usize, own: Patch) -> Option<Completed> {
    let decode = |source: &[u8], room: &mut [u8; 2 * WRITTEN]| {
        let Some((first, rest)) = source.split_first_chunk() else { return (0, 0) };
        let surrogates = [surrogate(first), rest.first_chunk().map_or(0, surrogate)];
        let known = if rest.is_empty() { 1 } else { 2 };
        let mut units = [0; 2];
        let (patched, count) = patching::decode(start_of(&surrogates, known), &mut units, own);
        let written = write_utf_8(start_of(&units, count), room);
        if let ([REPLACEMENT_UNIT, _], [start, ..]) = (units, room) {
            *start = MALFORMED_START;
        }
        (MAX_BYTES * patched, written)
    };
    patching::patch::<_, GROUP, MAX_BYTES, { 2 * WRITTEN }>(
        destination,
        length,
        16,
        |byte| byte == SURROGATE_START,
        decode,
    )
}

/// The surrogate of three bytes, 0 for other bytes.
#[inline(always)]
fn surrogate(bytes: &[u8; MAX_BYTES]) -> u16 {
    match *bytes {
        [SURROGATE_START, second, third] => 0xD000 | u16::from(second & 0x3F) << 6 | u16::from(third & 0x3F),
        _ => 0,
    }
}

/// Writes code units without lone surrogates as UTF-8. Returns the length.
#[inline(never)]
pub(super) fn write_utf_8(units: &[u16], destination: &mut [u8]) -> usize {
    let mut written = 0;
    let mut rest = units;
    // Most longer sequences are ideographs.
    while let Some((group, others)) = rest.split_first_chunk()
        && group.iter().fold(true, |all, unit| all & (*unit >= 0x800 && !is_lacking(*unit)))
        && let Some(room) = after_mut(destination, written).first_chunk_mut()
    {
        code_units::encode_three_bytes_each(group, room);
        written += room.len();
        rest = others;
    }
    while let [unit, others @ ..] = rest {
        rest = others;
        if let (0xD800..=0xDBFF, [trailing, others @ ..]) = (*unit, others) {
            if let Some(place) = after_mut(destination, written).first_chunk_mut() {
                *place = utf_8::four_bytes(*unit, *trailing);
            }
            written += 4;
            rest = others;
        } else {
            written += write_character(utf_8::character(*unit), destination, written);
        }
    }
    written
}

/// At most 255 bytes, so that vectors can count in bytes.
fn count_malformed(bytes: &[u8]) -> u8 {
    bytes.iter().map(|byte| u8::from(*byte == MALFORMED_START)).sum()
}

/// Writes the character of a table's code unit. Returns its length: 0 to stop, or if there is no room.
#[inline(always)]
pub(super) fn write_table_unit(unit: u16, room: &mut [u8], malformed: Malformations) -> usize {
    if is_lacking(unit) || room.len() < WRITTEN {
        return 0;
    }
    if unit == REPLACEMENT_UNIT {
        let Some(count) = malformed else { return 0 };
        count.update(|count| count + 1);
    }
    write_character(utf_8::character(unit), room, 0)
}

/// Writes a character after others. Returns its length.
#[inline(always)]
pub(super) fn write_character(character: Utf8Character, room: &mut [u8], written: usize) -> usize {
    if let Some(place) = after_mut(room, written).first_chunk_mut::<WRITTEN>() {
        *place = character.to_le_bytes();
    }
    (character >> 24) as usize
}

/// Transcodes batches as far as `destination` has room. `run_batch` gets a source, a destination, and about how many
/// bytes to read; `run_carefully` gets the place before which each character must start. Both return how many bytes
/// they read and wrote.
#[inline(always)]
pub(super) fn run_utf_8_batches(
    source: &[u8],
    destination: &mut [u8],
    malformed: Malformations,
    patch: Option<Patch>,
    run_batch: impl Fn(&[u8], &mut [u8], usize) -> (usize, usize),
    run_carefully: impl Fn(&[u8], &mut [u8], usize) -> (usize, usize),
) -> (usize, usize) {
    let complete = |bytes: &mut [u8], length| complete(bytes, length, malformed, patch);
    batches::run_batches(source, destination, run_batch, complete, run_carefully)
}

/// The number of ASCII bytes copied together.
pub(super) const GROUP: usize = 16;

/// A block, and a group that starts at its last byte.
pub(super) const WINDOW: usize = BLOCK + GROUP;

pub(super) const ROOM: usize = MAX_BYTES * BLOCK + GROUP;

/// Transcodes a block that is mostly ASCII. Other characters start where `others` has a bit, and have two bytes where
/// `pairs` has one. `write` writes the character at a place and returns its length.
///
/// It copies a group of ASCII at a time, and the next character overwrites the excess, which is faster than a lookup
/// for each byte.
#[inline(always)]
pub(super) fn write_among_ascii(
    bytes: &[u8; WINDOW],
    room: &mut [u8; ROOM],
    mut others: u64,
    pairs: u64,
    write: impl Fn(usize, &mut [u8], usize) -> usize,
) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    loop {
        let end = (others.trailing_zeros() as usize).min(BLOCK);
        while read < end {
            let count = GROUP.min(end - read);
            if let (Some(from), Some(to)) =
                (after(bytes, read).first_chunk::<GROUP>(), after_mut(room, written).first_chunk_mut())
            {
                *to = *from;
            }
            read += count;
            written += count;
        }
        if others == 0 {
            return (read, written);
        }
        others &= others - 1;
        written += write(read, room, written);
        read += 1 + (pairs >> end & 1) as usize;
    }
}

/// Up to this many non-ASCII characters in a block, it's quicker to copy its ASCII than to look up each character.
const MAX_OTHERS: u32 = 22;

#[inline(always)]
fn pair_at(bytes: &[u8; WINDOW], place: usize) -> u16 {
    after(bytes, place).first_chunk().map_or(0, |pair| u16::from_le_bytes(*pair))
}

pub(crate) struct Utf8PairTable {
    /// Indexed like `PairUnits`.
    characters: Box<[Utf8Character; 0x10000]>,
}

impl Utf8PairTable {
    pub(crate) fn new(units: &[u16; 0x10000]) -> Self {
        let mut characters = Box::new([0; 0x10000]);
        for (character, unit) in characters.iter_mut().zip(units) {
            *character = utf_8_character(*unit);
        }
        Self { characters }
    }

    /// Transcodes about `length` bytes, in whole blocks.
    pub(super) fn run_batch(
        &self,
        leading: ByteSet,
        source: &[u8],
        destination: &mut [u8],
        length: usize,
    ) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        while read < length
            && let Some(bytes) = after(source, read).first_chunk::<WINDOW>()
            && let Some((block, _)) = bytes.split_first_chunk::<BLOCK>()
            && let Some(room) = after_mut(destination, written).first_chunk_mut()
        {
            let non_ascii = simd::non_ascii_mask(block);
            let ascii = non_ascii.trailing_zeros() as usize;
            if ascii >= GROUP
                && let Some(start) = room.first_chunk_mut()
            {
                *start = *block;
                read += ascii;
                written += ascii;
                continue;
            }
            let leading = leading_bytes(leading.mask(block));
            if leading == ALL_PAIRS {
                written += self.write_pairs(block, room);
                read += BLOCK;
                continue;
            }
            let starts = !(leading << 1);
            let others = starts & non_ascii;
            let (ran, wrote) = if others.count_ones() <= MAX_OTHERS {
                write_among_ascii(bytes, room, others, leading, |place, room, written| {
                    self.write_one(pair_at(bytes, place), room, written)
                })
            } else {
                (BLOCK + (leading >> 63) as usize, self.write(bytes, starts, room))
            };
            read += ran;
            written += wrote;
        }
        (read, written)
    }

    #[inline(always)]
    fn write(&self, bytes: &[u8; WINDOW], mut starts: u64, room: &mut [u8]) -> usize {
        let mut written = 0;
        while starts != 0 {
            let start = starts.trailing_zeros() as usize;
            starts &= starts - 1;
            written += self.write_one(pair_at(bytes, start), room, written);
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

    #[inline(always)]
    pub(super) fn character(&self, pair: [u8; 2]) -> Utf8Character {
        lookup(&self.characters, u16::from_le_bytes(pair))
    }

    #[inline(always)]
    fn write_one(&self, pair: u16, room: &mut [u8], written: usize) -> usize {
        write_character(lookup(&self.characters, pair), room, written)
    }
}
