//! Encodes UTF-8 directly, without making code units of it first.

use super::utf_8::{is_second, three_byte_unit};
use crate::ascii;
use crate::slices::{after, after_mut};

/// Encodes well-formed UTF-8 as far as `destination` has room, and stops before a four-byte sequence. Entered and left
/// between two characters.
///
/// `bytes_of` returns the bytes of a code unit: one below 0x100, otherwise two in big-endian order, or 0 if the
/// encoder's handler must encode it. Most non-ASCII characters become `TO` bytes. `encode_one` encodes the first of the
/// others, at the given index, and returns how much it read and wrote: nothing to stop.
#[inline(always)]
pub(super) fn run_from_utf_8<const TO: usize>(
    source: &[u8],
    destination: &mut [u8],
    bytes_of: impl Fn(u16) -> u16,
    mut encode_one: impl FnMut(&[u8], usize, &mut [u8]) -> (usize, usize),
) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    loop {
        let (rest, room) = (after(source, read), after_mut(destination, written));
        let (mut ran, mut wrote) = match rest {
            [0x00..=0x7F, ..] => {
                let ascii = ascii::copy_run(rest, room);
                (ascii, ascii)
            }
            [0x80..=0xDF, ..] if TO == 1 => run_of_one_length::<2, TO>(rest, room, &bytes_of),
            [0xF0..=0xFF, ..] => (0, 0),
            _ => run_of_one_length::<3, TO>(rest, room, &bytes_of),
        };
        if ran == 0 {
            (ran, wrote) = encode_one(rest, read, room);
        }
        if wrote == 0 {
            return (read, written);
        }
        read += ran;
        written += wrote;
    }
}

#[inline(always)]
fn run_of_one_length<const FROM: usize, const TO: usize>(
    source: &[u8],
    destination: &mut [u8],
    bytes_of: impl Fn(u16) -> u16,
) -> (usize, usize) {
    let mut count = 0;
    for (sequence, place) in source.as_chunks::<FROM>().0.iter().zip(destination.as_chunks_mut::<TO>().0) {
        let Some((unit, _)) = first_unit(sequence).filter(|(_, length)| *length == FROM) else { break };
        let bytes = bytes_of(unit).to_be_bytes();
        let Some(bytes) = bytes.last_chunk().filter(|bytes| !bytes.starts_with(&[0])) else { break };
        *place = *bytes;
        count += 1;
    }
    (FROM * count, TO * count)
}

/// The code unit of a two- or three-byte sequence, and the sequence's length.
#[inline(always)]
pub(super) fn first_unit(source: &[u8]) -> Option<(u16, usize)> {
    match *source {
        [first @ 0xC2..=0xDF, second @ 0x80..=0xBF, ..] => {
            Some((u16::from(first & 0x1F) << 6 | u16::from(second & 0x3F), 2))
        }
        [first @ 0xE0..=0xEF, second, third @ 0x80..=0xBF, ..] if is_second(first, second) => {
            Some((three_byte_unit(first, second, third), 3))
        }
        _ => None,
    }
}

/// The character of a two- to four-byte sequence, and the sequence's length.
pub(super) fn first_character(source: &[u8]) -> Option<(char, usize)> {
    let (&first, rest) = source.split_first()?;
    let length = match first {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return None,
    };
    let mut code_point = u32::from(first) & (0x7F >> length);
    for byte in rest.get(..length - 1)? {
        let 0x80..=0xBF = byte else { return None };
        code_point = code_point << 6 | u32::from(byte & 0x3F);
    }
    // Excludes surrogates, values above U+10FFFF, and overlong sequences.
    let character = char::from_u32(code_point)?;
    (character.len_utf8() == length).then_some((character, length))
}

/// Writes the bytes of a code unit. Returns their number: 0 if there are none, or no room.
#[inline(always)]
pub(super) fn write(bytes: u16, destination: &mut [u8]) -> usize {
    match (bytes.to_be_bytes(), destination) {
        ([0, 1..=0xFF], [place, ..]) => {
            *place = bytes as u8;
            1
        }
        ([1..=0xFF, _], [first, second, ..]) => {
            [*first, *second] = bytes.to_be_bytes();
            2
        }
        _ => 0,
    }
}
