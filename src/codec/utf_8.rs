//! UTF-8: <https://encoding.spec.whatwg.org/#utf-8-decoder>.

use alloc::boxed::Box;

use super::stateless::StatelessEncoder;
use crate::ascii;
use crate::handler::{Decoded, DecoderHandler, EncodedBytes, Malformations, Outcome, REPLACEMENT_UNIT, is_surrogate};
use crate::io_queue::ByteQueue;
use crate::lazy::Lazy;
use crate::replacing::Replacing;
use crate::simd::code_units;
use crate::simd::validation::copy_well_formed_start;
use crate::slices::{after, after_mut};

#[derive(Clone, Copy)]
pub(crate) struct Utf8Decoder {
    code_point: u32,
    bytes_seen: u8,
    bytes_needed: u8,
    lower_boundary: u8,
    upper_boundary: u8,
}

impl Utf8Decoder {
    pub(crate) const fn new() -> Self {
        Self { code_point: 0, bytes_seen: 0, bytes_needed: 0, lower_boundary: 0x80, upper_boundary: 0xBF }
    }
}

impl DecoderHandler for Utf8Decoder {
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        let Some(byte) = item else {
            let finished = self.bytes_needed == 0;
            *self = Self::new();
            return if finished { Outcome::Finished } else { Outcome::Error(()) };
        };
        if self.bytes_needed == 0 {
            match byte {
                0x00..=0x7F => return byte.into(),
                0xC2..=0xDF => {
                    self.bytes_needed = 1;
                    self.code_point = u32::from(byte & 0x1F);
                }
                0xE0..=0xEF => {
                    if byte == 0xE0 {
                        self.lower_boundary = 0xA0;
                    }
                    if byte == 0xED {
                        self.upper_boundary = 0x9F;
                    }
                    self.bytes_needed = 2;
                    self.code_point = u32::from(byte & 0x0F);
                }
                0xF0..=0xF4 => {
                    if byte == 0xF0 {
                        self.lower_boundary = 0x90;
                    }
                    if byte == 0xF4 {
                        self.upper_boundary = 0x8F;
                    }
                    self.bytes_needed = 3;
                    self.code_point = u32::from(byte & 0x07);
                }
                _ => return Outcome::Error(()),
            }
            return Outcome::Continue;
        }
        if !(self.lower_boundary..=self.upper_boundary).contains(&byte) {
            *self = Self::new();
            io_queue.restore([byte]);
            return Outcome::Error(());
        }
        self.lower_boundary = 0x80;
        self.upper_boundary = 0xBF;
        self.code_point = self.code_point << 6 | u32::from(byte & 0x3F);
        self.bytes_seen += 1;
        if self.bytes_seen != self.bytes_needed {
            return Outcome::Continue;
        }
        let code_point = self.code_point;
        *self = Self::new();
        // The boundaries exclude surrogates and values beyond U+10FFFF.
        char::from_u32(code_point).into()
    }

    fn held(&self) -> usize {
        if self.bytes_needed == 0 { 0 } else { 1 + usize::from(self.bytes_seen) }
    }

    fn held_bytes(&self) -> [u8; 3] {
        // The first byte's highest bits say how many follow. Each of these has six bits of the code point.
        let length = 0xF0_u8 << (3 - self.bytes_needed.min(3));
        let bits = |later: u8| (self.code_point >> (6 * later)) as u8;
        let continuation = |later| 0x80 | bits(later) & 0x3F;
        match self.bytes_seen {
            0 => [length | bits(0), 0, 0],
            1 => [length | bits(1), continuation(0), 0],
            _ => [length | bits(2), continuation(1), continuation(0)],
        }
    }

    #[inline(never)]
    fn run(&mut self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        let mut next_try = 0;
        loop {
            if read >= next_try {
                let (ran, wrote) = code_units::decode_utf_8(after(source, read), after_mut(destination, written));
                read += ran;
                written += wrote;
                next_try = read + ONE_BY_ONE;
            }
            match *after(source, read) {
                [0x00..=0x7F, ..] => {
                    let ascii = ascii::widen_run(after(source, read), after_mut(destination, written));
                    if ascii == 0 {
                        return (read, written);
                    }
                    read += ascii;
                    written += ascii;
                }
                // In most scripts, many sequences in a row have the same length, so each kind has its own loop.
                [0xC2..=0xDF, 0x80..=0xBF, ..] => {
                    for bytes in after(source, read).as_chunks().0 {
                        let [first @ 0xC2..=0xDF, second @ 0x80..=0xBF] = *bytes else { break };
                        push([u16::from(first & 0x1F) << 6 | u16::from(second & 0x3F)], destination, &mut written);
                        read += 2;
                    }
                }
                [0xE1..=0xEC, 0x80..=0xBF, 0x80..=0xBF, ..] => {
                    for bytes in after(source, read).as_chunks().0 {
                        let [first @ 0xE1..=0xEC, second @ 0x80..=0xBF, third @ 0x80..=0xBF] = *bytes else { break };
                        push([three_byte_unit(first, second, third)], destination, &mut written);
                        read += 3;
                    }
                }
                // The scripts of India.
                [0xE0, 0xA0..=0xBF, 0x80..=0xBF, ..] => {
                    for bytes in after(source, read).as_chunks().0 {
                        let [first @ 0xE0, second @ 0xA0..=0xBF, third @ 0x80..=0xBF] = *bytes else { break };
                        push([three_byte_unit(first, second, third)], destination, &mut written);
                        read += 3;
                    }
                }
                [first @ 0xE0..=0xEF, second, third @ 0x80..=0xBF, ..] if is_second(first, second) => {
                    push([three_byte_unit(first, second, third)], destination, &mut written);
                    read += 3;
                }
                // Historic and recently added scripts, and emoji.
                [0xF0, 0x90..=0xBF, 0x80..=0xBF, 0x80..=0xBF, ..] => {
                    for bytes in after(source, read).as_chunks().0 {
                        let [0xF0, 0x90..=0xBF, 0x80..=0xBF, 0x80..=0xBF] = *bytes else { break };
                        push(surrogates(*bytes), destination, &mut written);
                        read += 4;
                    }
                }
                [first @ 0xF0..=0xF4, second, third @ 0x80..=0xBF, fourth @ 0x80..=0xBF, ..]
                    if is_second(first, second) =>
                {
                    push(surrogates([first, second, third, fourth]), destination, &mut written);
                    read += 4;
                }
                // The handler decides about a sequence that the end may have cut off.
                [first, second, third, fourth, ..] if !is_fatal => {
                    // These few bytes often show that a block isn't worth trying.
                    let lone = if continues(second) || continues(third) || continues(fourth) {
                        0
                    } else {
                        run_lone_bytes(after(source, read), after_mut(destination, written))
                    };
                    if lone == 0 {
                        push([REPLACEMENT_UNIT], destination, &mut written);
                        read += malformed_length(first, second, third);
                    }
                    read += lone;
                    written += lone;
                }
                _ => return (read, written),
            }
        }
    }

    fn run_to_utf_8(&mut self, source: &[u8], destination: &mut [u8], malformed: Malformations) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        loop {
            let (rest, room) = (after(source, read), after_mut(destination, written));
            let length = copy_well_formed_start(rest, room);
            read += length;
            written += length;
            let (Some(count), Some(&[first, second, third, fourth])) = (malformed, after(rest, length).first_chunk())
            else {
                return (read, written);
            };
            let Some(place) = after_mut(room, length).first_chunk_mut() else { return (read, written) };
            if is_well_formed(first, second, third, fourth) {
                return (read, written);
            }
            *place = *b"\xEF\xBF\xBD\0";
            count.update(|count| count + 1);
            read += malformed_length(first, second, third);
            written += 3;
        }
    }

    fn run_short(&mut self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        self.run_to_utf_8(source, destination, None)
    }

    fn count_replacement_characters(&self, source: &[u8]) -> usize {
        // No other sequence contains the first byte of this one.
        let followed = source.iter().zip(after(source, 1)).zip(after(source, 2));
        followed.filter(|&((first, second), third)| [*first, *second, *third] == [0xEF, 0xBF, 0xBD]).count()
    }
}

const BLOCK: usize = 16;

/// Decodes blocks of bytes that can't continue a sequence: each is ASCII or malformed, and becomes one code unit.
/// Begins where a sequence would begin, and returns how many bytes it decoded.
///
/// Text in another encoding looks like this. One by one, the processor would predict most of these bytes wrongly.
fn run_lone_bytes(source: &[u8], destination: &mut [u16]) -> usize {
    let mut done = 0;
    while let Some((bytes, &[next, ..])) = after(source, done).split_first_chunk::<BLOCK>()
        && let Some(units) = after_mut(destination, done).first_chunk_mut::<BLOCK>()
    {
        if after(bytes, 1).iter().fold(continues(next), |any, &byte| any | continues(byte)) {
            break;
        }
        for (unit, &byte) in units.iter_mut().zip(bytes) {
            *unit = if byte < 0x80 { u16::from(byte) } else { REPLACEMENT_UNIT };
        }
        done += BLOCK;
    }
    done
}

fn continues(byte: u8) -> bool {
    matches!(byte, 0x80..=0xBF)
}

/// The length of a malformed sequence: the longest start of a well-formed one, or 1.
fn malformed_length(first: u8, second: u8, third: u8) -> usize {
    match first {
        0xE0..=0xF4 if !is_second(first, second) => 1,
        0xF0..=0xF4 if matches!(third, 0x80..=0xBF) => 3,
        0xE0..=0xF4 => 2,
        _ => 1,
    }
}

/// Whether these bytes start with a well-formed sequence.
fn is_well_formed(first: u8, second: u8, third: u8, fourth: u8) -> bool {
    let length = match first {
        0x00..=0x7F => return true,
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return false,
    };
    is_second(first, second) && (length < 3 || continues(third)) && (length < 4 || continues(fourth))
}

#[inline(always)]
pub(super) fn three_byte_unit(first: u8, second: u8, third: u8) -> u16 {
    u16::from(first) << 12 | u16::from(second & 0x3F) << 6 | u16::from(third & 0x3F)
}

#[inline(always)]
fn surrogates(bytes: [u8; 4]) -> [u16; 2] {
    let [first, second, third, fourth] = bytes.map(u32::from);
    let bits = (first & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F;
    [0xD800 | ((bits - 0x10000) >> 10) as u16, 0xDC00 | (bits & 0x3FF) as u16]
}

#[inline(always)]
fn push<const N: usize>(units: [u16; N], destination: &mut [u16], written: &mut usize) {
    if let Some(room) = after_mut(destination, *written).first_chunk_mut() {
        *room = units;
        *written += N;
    }
}

/// Whether `second` is within the boundaries that the first byte of a three- or four-byte sequence sets.
#[inline(always)]
pub(super) fn is_second(first: u8, second: u8) -> bool {
    match first {
        0xE0 => matches!(second, 0xA0..=0xBF),
        0xED => matches!(second, 0x80..=0x9F),
        0xF0 => matches!(second, 0x90..=0xBF),
        0xF4 => matches!(second, 0x80..=0x8F),
        _ => matches!(second, 0x80..=0xBF),
    }
}

/// <https://encoding.spec.whatwg.org/#utf-8-encoder>
#[derive(Clone, Copy)]
pub(crate) struct Utf8Encoder;

impl StatelessEncoder for Utf8Encoder {
    fn encode(&self, code_point: char) -> Option<EncodedBytes> {
        let value = u32::from(code_point);
        let continuation = |place: u32| 0x80 | (value >> (6 * place) & 0x3F) as u8;
        Some(match value {
            0..=0x7FF => [(value >> 6) as u8 + 0xC0, continuation(0)].into(),
            0x800..=0xFFFF => [(value >> 12) as u8 + 0xE0, continuation(1), continuation(0)].into(),
            _ => [(value >> 18) as u8 + 0xF0, continuation(2), continuation(1), continuation(0)].into(),
        })
    }

    #[inline(never)]
    fn run(&self, source: &[u16], destination: &mut [u8], _: Option<&mut Replacing>) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        loop {
            let (ran, wrote) = encode_together(after(source, read), after_mut(destination, written));
            read += ran;
            written += wrote;
            let (source, destination) = (after(source, read), after_mut(destination, written));
            let (ran, wrote) = encode_one_by_one(source, destination, ONE_BY_ONE);
            read += ran;
            written += wrote;
            if ran < ONE_BY_ONE {
                return (read, written);
            }
        }
    }
}

/// Encodes at least `min_units` code units, unless there is a lone surrogate or `destination` ends.
#[inline(never)]
fn encode_one_by_one(source: &[u16], destination: &mut [u8], min_units: usize) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    while read < min_units {
        // The handler encodes lone surrogates.
        match (after(source, read), after_mut(destination, written)) {
            (rest @ [0x00..=0x7F, ..], room @ [_, ..]) => {
                let ascii = ascii::narrow_run(rest, room);
                read += ascii;
                written += ascii;
            }
            (&[unit @ 0x80..=0x7FF, ..], [first, second, ..]) => {
                *first = 0xC0 | (unit >> 6) as u8;
                *second = 0x80 | (unit & 0x3F) as u8;
                written += 2;
                read += 1;
            }
            (&[unit @ (0x800..=0xD7FF | 0xE000..), ..], [first, second, third, ..]) => {
                *first = 0xE0 | (unit >> 12) as u8;
                *second = 0x80 | (unit >> 6 & 0x3F) as u8;
                *third = 0x80 | (unit & 0x3F) as u8;
                written += 3;
                read += 1;
            }
            (&[0xD800..=0xDBFF, 0xDC00..=0xDFFF, ..], [_, _, _, _, ..]) => {
                let pairs = after(source, read).as_chunks().0;
                let rooms = after_mut(destination, written).as_chunks_mut().0;
                for (pair, room) in pairs.iter().zip(rooms) {
                    let [leading @ 0xD800..=0xDBFF, trailing @ 0xDC00..=0xDFFF] = *pair else { break };
                    *room = four_bytes(leading, trailing);
                    written += 4;
                    read += 2;
                }
            }
            _ => break,
        }
    }
    (read, written)
}

#[inline(always)]
fn encode_together(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    let (read, written) = code_units::encode_utf_8(source, destination);
    let (ran, wrote) = encode_blocks(after(source, read), after_mut(destination, written));
    (read + ran, written + wrote)
}

/// Encodes blocks of code units without surrogates. Stops before a block that is almost all ASCII.
///
/// Text mixes lengths too irregularly for branch prediction, so looking each character up is faster.
#[inline(never)]
#[cfg_attr(small, optimize(size))]
fn encode_blocks(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    while let Some(units) = after(source, read).first_chunk::<BLOCK>()
        && let Some(room) = after_mut(destination, written).first_chunk_mut::<ROOM>()
    {
        let others: u16 = units.iter().map(|unit| u16::from(*unit >= 0x80)).sum();
        if others <= MAX_OTHERS || units.iter().fold(false, |any, unit| any | is_surrogate(*unit)) {
            break;
        }
        let mut length = 0;
        for unit in units {
            let bytes = character(*unit);
            if let Some(room) = after_mut(room, length).first_chunk_mut() {
                *room = bytes.to_le_bytes();
            }
            length += (bytes >> 24) as usize;
        }
        read += BLOCK;
        written += length;
    }
    (read, written)
}

/// How many bytes or code units are done one by one, where blocks aren't quicker, before the next block is tried.
const ONE_BY_ONE: usize = 4 * BLOCK;

/// A code unit becomes at most 3 bytes, and 4 are written at once: the next character overwrites the fourth.
const ROOM: usize = 3 * BLOCK + 1;

/// Up to this many non-ASCII characters in a block, it's quicker to copy the ASCII between them.
const MAX_OTHERS: u16 = 2;

/// The UTF-8 of a code unit other than a surrogate, its first byte the lowest, and its length in the highest byte.
#[inline(always)]
pub(super) fn character(unit: u16) -> u32 {
    let [start, place] = FORMS.get(usize::from(unit >> 6)).copied().unwrap_or_default();
    start + u32::from(unit & 0x3F) * place
}

#[inline(always)]
pub(super) fn four_bytes(leading: u16, trailing: u16) -> [u8; 4] {
    let value = 0x10000 + (u32::from(leading & 0x3FF) << 10) + u32::from(trailing & 0x3FF);
    let bits = value >> 18 | value >> 4 & 0x3F00 | value << 10 & 0x003F_0000 | value << 24 & 0x3F00_0000;
    (bits | 0x8080_80F0).to_le_bytes()
}

/// For the highest 10 bits of a code unit: its character if the other bits were 0, and the factor that moves these to
/// the character's last byte.
static FORMS: Lazy<Box<[[u32; 2]; 0x400]>> = Lazy::new(forms);

#[cfg_attr(small, optimize(size))]
fn forms() -> Box<[[u32; 2]; 0x400]> {
    let mut forms = Box::new([[0; 2]; 0x400]);
    for (form, bits) in forms.iter_mut().zip(0..) {
        *form = match bits {
            0..0x2 => [0x0100_0000 | bits << 6, 1],
            0x2..0x20 => [0x0200_80C0 | bits, 1 << 8],
            _ => [0x0380_80E0 | bits >> 6 | (bits & 0x3F) << 8, 1 << 16],
        };
    }
    forms
}
