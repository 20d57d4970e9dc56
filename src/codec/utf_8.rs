//! UTF-8: <https://encoding.spec.whatwg.org/#utf-8-decoder>.

use super::stateless::{CodePointEncoder, StatelessEncoder};
use crate::ascii;
use crate::decoding::{CodePoints, Decoded, DecoderHandler};
use crate::encoding::Bytes;
use crate::handler::{Handler, IoQueue, Outcome};
use crate::losses::Losses;
use crate::slices::{behind, behind_mut};

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

impl Handler for Utf8Decoder {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
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
        // The boundaries keep surrogates and what is beyond U+10FFFF out.
        char::from_u32(code_point).map_or(Outcome::Error(()), Decoded::from)
    }
}

impl DecoderHandler for Utf8Decoder {
    fn held(&self) -> usize {
        if self.bytes_needed == 0 { 0 } else { 1 + usize::from(self.bytes_seen) }
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        self.run_or_replace(source, destination, 0, None)
    }

    fn run_or_replace(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        start: isize,
        mut losses: Option<&mut Losses>,
    ) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        loop {
            match *behind(source, read) {
                [0x00..=0x7F, ..] => {
                    let ascii = ascii::widen_run(behind(source, read), behind_mut(destination, written));
                    if ascii == 0 {
                        return (read, written);
                    }
                    read += ascii;
                    written += ascii;
                }
                [first @ 0xC2..=0xDF, second @ 0x80..=0xBF, ..] => {
                    push([u16::from(first & 0x1F) << 6 | u16::from(second & 0x3F)], destination, &mut written);
                    read += 2;
                }
                [first @ 0xE0..=0xEF, second, third @ 0x80..=0xBF, ..] if is_second(first, second) => {
                    let unit = u16::from(first) << 12 | u16::from(second & 0x3F) << 6 | u16::from(third & 0x3F);
                    push([unit], destination, &mut written);
                    read += 3;
                }
                [first @ 0xF0..=0xF4, second, third @ 0x80..=0xBF, fourth @ 0x80..=0xBF, ..]
                    if is_second(first, second) =>
                {
                    let bits = u32::from(first & 0x07) << 18
                        | u32::from(second & 0x3F) << 12
                        | u32::from(third & 0x3F) << 6
                        | u32::from(fourth & 0x3F);
                    let surrogates = [0xD800 | ((bits - 0x10000) >> 10) as u16, 0xDC00 | (bits & 0x3FF) as u16];
                    push(surrogates, destination, &mut written);
                    read += 4;
                }
                _ => {
                    // What is cut off is left to the handler.
                    let Some(losses) = losses.as_deref_mut() else { return (read, written) };
                    let (rest, room) = (behind(source, read), behind_mut(destination, written));
                    let (ran, count) = run_malformed(rest, room);
                    if ran == 0 {
                        let length = malformed_length(rest);
                        if length == 0 {
                            return (read, written);
                        }
                        push([0xFFFD], destination, &mut written);
                        losses.add_malformed(start + read as isize, 1);
                        read += length;
                    } else {
                        losses.add_malformed(start + read as isize, count);
                        read += ran;
                        written += ran;
                    }
                }
            }
        }
    }
}

/// How many bytes [`run_malformed`] looks at together.
const BLOCK: usize = 16;

/// Decodes bytes that don't belong together: before each there is a byte that can't continue a sequence, so that it is ASCII
/// or malformed. It begins at a malformed one, and stops anywhere. Returns how many bytes it decoded, each to a code
/// unit, and how many were malformed.
///
/// A file in another encoding is full of these: taking them one after the other would take four times as long.
fn run_malformed(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    let mut done = 0;
    let mut malformed = 0;
    while let Some((bytes, next)) = behind(source, done).split_first_chunk::<BLOCK>()
        && let Some(units) = behind_mut(destination, done).first_chunk_mut::<BLOCK>()
    {
        let continued = behind(bytes, 1).iter().chain(next.first()).fold(false, |any, &byte| any | continues(byte));
        if continued || next.is_empty() {
            break;
        }
        for (unit, &byte) in units.iter_mut().zip(bytes) {
            *unit = if byte < 0x80 { u16::from(byte) } else { 0xFFFD };
            malformed += usize::from(byte >= 0x80);
        }
        done += BLOCK;
    }
    (done, malformed)
}

/// The length of the malformed sequence at the start of `rest`; 0 if there is none, or more bytes are needed to tell.
fn malformed_length(rest: &[u8]) -> usize {
    let [first, ref others @ ..] = *rest else { return 0 };
    let needed = match first {
        0x00..=0x7F => return 0,
        0xC2..=0xDF => 1,
        0xE0..=0xEF => 2,
        0xF0..=0xF4 => 3,
        _ => return 1,
    };
    // The byte that can't continue the sequence begins the next one.
    let is_wrong = |(place, &byte)| !continues(byte) || (place == 0 && !is_second(first, byte));
    others.iter().take(needed).enumerate().position(is_wrong).map_or(0, |place| 1 + place)
}

fn continues(byte: u8) -> bool {
    matches!(byte, 0x80..=0xBF)
}

/// Writes code units, for which there is room.
#[inline(always)]
fn push<const N: usize>(units: [u16; N], destination: &mut [u16], written: &mut usize) {
    if let Some(room) = behind_mut(destination, *written).first_chunk_mut() {
        *room = units;
        *written += N;
    }
}

/// Whether `second` is within the lower and upper boundary that a first byte of a three- or four-byte sequence sets.
fn is_second(first: u8, second: u8) -> bool {
    match first {
        0xE0 => matches!(second, 0xA0..=0xBF),
        0xED => matches!(second, 0x80..=0x9F),
        0xF0 => matches!(second, 0x90..=0xBF),
        0xF4 => matches!(second, 0x80..=0x8F),
        _ => matches!(second, 0x80..=0xBF),
    }
}

pub(crate) type Utf8Encoder = StatelessEncoder<Utf8>;

#[derive(Clone, Copy)]
pub(crate) struct Utf8;

/// <https://encoding.spec.whatwg.org/#utf-8-encoder>
impl CodePointEncoder for Utf8 {
    fn encode(self, code_point: char) -> Option<Bytes> {
        let value = u32::from(code_point);
        let continuation = |place: u32| 0x80 | (value >> (6 * place) & 0x3F) as u8;
        Some(match value {
            0..=0x7FF => [(value >> 6) as u8 + 0xC0, continuation(0)].into(),
            0x800..=0xFFFF => [(value >> 12) as u8 + 0xE0, continuation(1), continuation(0)].into(),
            _ => [(value >> 18) as u8 + 0xF0, continuation(2), continuation(1), continuation(0)].into(),
        })
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        loop {
            // A lone surrogate is left to the handler.
            match (behind(source, read), behind_mut(destination, written)) {
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
                (&[leading @ 0xD800..=0xDBFF, trailing @ 0xDC00..=0xDFFF, ..], [first, second, third, fourth, ..]) => {
                    let value = 0x10000 + ((u32::from(leading) & 0x3FF) << 10) + (u32::from(trailing) & 0x3FF);
                    *first = 0xF0 | (value >> 18) as u8;
                    *second = 0x80 | (value >> 12 & 0x3F) as u8;
                    *third = 0x80 | (value >> 6 & 0x3F) as u8;
                    *fourth = 0x80 | (value & 0x3F) as u8;
                    written += 4;
                    read += 2;
                }
                _ => return (read, written),
            }
        }
    }
}
