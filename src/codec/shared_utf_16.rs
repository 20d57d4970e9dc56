//! UTF-16BE and UTF-16LE: <https://encoding.spec.whatwg.org/#shared-utf-16-decoder>.

use super::utf_8;
use super::utf_8_pair_table::{MAX_BYTES, WRITTEN, write_character};
use crate::ascii;
use crate::handler::{Decoded, DecoderHandler, Malformations, Outcome, REPLACEMENT_UNIT, is_surrogate};
use crate::io_queue::ByteQueue;
use crate::short_text;
use crate::simd::code_units;
use crate::slices::{after, after_mut};

#[derive(Clone, Copy)]
pub(crate) struct Utf16Decoder {
    leading_byte: Option<u8>,
    leading_surrogate: Option<u16>,
    is_utf_16be: bool,
}

impl Utf16Decoder {
    pub(crate) const fn new(is_utf_16be: bool) -> Self {
        Self { leading_byte: None, leading_surrogate: None, is_utf_16be }
    }

    fn code_unit(self, bytes: [u8; 2]) -> u16 {
        if self.is_utf_16be { u16::from_be_bytes(bytes) } else { u16::from_le_bytes(bytes) }
    }

    fn bytes(self, code_unit: u16) -> [u8; 2] {
        if self.is_utf_16be { code_unit.to_be_bytes() } else { code_unit.to_le_bytes() }
    }
}

impl DecoderHandler for Utf16Decoder {
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        let Some(byte) = item else {
            let finished = self.held() == 0;
            *self = Self::new(self.is_utf_16be);
            return if finished { Outcome::Finished } else { Outcome::Error(()) };
        };
        let Some(leading_byte) = self.leading_byte.take() else {
            self.leading_byte = Some(byte);
            return Outcome::Continue;
        };
        let code_unit = self.code_unit([leading_byte, byte]);
        if let Some(leading_surrogate) = self.leading_surrogate.take() {
            if is_trailing_surrogate(code_unit) {
                let (leading, trailing) = (u32::from(leading_surrogate), u32::from(code_unit));
                let code_point = 0x10000 + ((leading - 0xD800) << 10) + (trailing - 0xDC00);
                return char::from_u32(code_point).into();
            }
            io_queue.restore(self.bytes(code_unit));
            return Outcome::Error(());
        }
        if is_leading_surrogate(code_unit) {
            self.leading_surrogate = Some(code_unit);
            return Outcome::Continue;
        }
        // The only other code units are trailing surrogates, which are an error.
        char::from_u32(u32::from(code_unit)).into()
    }

    fn held(&self) -> usize {
        usize::from(self.leading_byte.is_some()) + 2 * usize::from(self.leading_surrogate.is_some())
    }

    fn held_bytes(&self) -> [u8; 3] {
        let byte = self.leading_byte.unwrap_or_default();
        match self.leading_surrogate.map(|surrogate| self.bytes(surrogate)) {
            Some([first, second]) => [first, second, byte],
            None => [byte, 0, 0],
        }
    }

    #[inline(never)]
    fn run(&mut self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        let mut written = 0;
        loop {
            let (source, destination) = (after(source, 2 * written), after_mut(destination, written));
            let count = match self.run_block(source, destination) {
                0 => self.run_surrogates(source, destination, is_fatal),
                count => count,
            };
            if count == 0 {
                return (2 * written, written);
            }
            written += count;
        }
    }

    fn count_replacement_characters(&self, source: &[u8]) -> usize {
        source.as_chunks().0.iter().filter(|&&bytes| self.code_unit(bytes) == REPLACEMENT_UNIT).count()
    }

    #[inline(never)]
    fn run_to_utf_8(&mut self, source: &[u8], destination: &mut [u8], _malformed: Malformations) -> (usize, usize) {
        let (mut read, mut written) = self.run_vectors_to_utf_8(source, destination);
        while let Some(bytes) = after(source, read).first_chunk::<{ 2 * GROUP }>()
            && let Some(room) = after_mut(destination, written).first_chunk_mut::<{ MAX_BYTES * GROUP + WRITTEN }>()
        {
            let mut units = [0; GROUP];
            let mut has_surrogates = false;
            let mut are_long = true;
            for (unit, bytes) in units.iter_mut().zip(bytes.as_chunks().0) {
                *unit = self.code_unit(*bytes);
                has_surrogates |= is_surrogate(*unit);
                are_long &= *unit >= 0x800;
            }
            if ascii::narrow_all(&units, room) {
                written += GROUP;
            } else if has_surrogates {
                break;
            } else if are_long {
                for (units, bytes) in units.as_chunks().0.iter().zip(room.as_chunks_mut().0) {
                    code_units::encode_three_bytes_each(units, bytes);
                }
                written += 3 * GROUP;
            } else {
                let mut length = 0;
                for unit in units {
                    length += write_character(utf_8::character(unit), room, length);
                }
                written += length;
            }
            read += 2 * GROUP;
        }
        (read, written)
    }

    #[inline(always)]
    fn run_short(&mut self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        let (groups, last) = source.as_chunks::<{ 2 * SHORT_GROUP }>();
        let mut written = 0;
        for (i, group) in groups.iter().enumerate() {
            let mut units = [0; SHORT_GROUP];
            for (unit, bytes) in units.iter_mut().zip(group.as_chunks().0) {
                *unit = self.code_unit(*bytes);
            }
            let room = after_mut(destination, written);
            let Some(room) = room.first_chunk_mut::<{ MAX_BYTES * SHORT_GROUP + WRITTEN }>() else { return (0, 0) };
            let are_long = |all, unit: &u16| all & (*unit >= 0x800 && !is_surrogate(*unit));
            if ascii::narrow_all(&units, room) {
                written += SHORT_GROUP;
            } else if units.iter().fold(true, are_long)
                && let Some(room) = room.first_chunk_mut()
            {
                code_units::encode_three_bytes_each(&units, room);
                written += room.len();
            } else {
                let (ran, wrote) = write_short(units, room);
                written += wrote;
                if ran < SHORT_GROUP {
                    return (2 * (SHORT_GROUP * i + ran), written);
                }
            }
        }
        let units = last.as_chunks().0.iter().map(|bytes| self.code_unit(*bytes));
        let (ran, wrote) = write_short(units, after_mut(destination, written));
        (2 * (SHORT_GROUP * groups.len() + ran), written + wrote)
    }
}

/// Writes code units up to a surrogate.
#[inline(always)]
fn write_short(units: impl IntoIterator<Item = u16>, destination: &mut [u8]) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    for unit in units.into_iter().take_while(|unit| !is_surrogate(*unit)) {
        written += short_text::write_unit(unit, after_mut(destination, written));
        read += 1;
    }
    (read, written)
}

/// The number of code units of a short text that are looked at together.
const SHORT_GROUP: usize = 8;

const GROUP: usize = 16;

impl Utf16Decoder {
    fn run_vectors_to_utf_8(self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        const UNITS: usize = 256;
        const MAX_LEFT: usize = 2 * BLOCK;
        let mut read = 0;
        let mut written = 0;
        while let Some(bytes) = after(source, read).first_chunk::<{ 2 * UNITS }>() {
            let mut units = [0; UNITS];
            for (unit, bytes) in units.iter_mut().zip(bytes.as_chunks().0) {
                *unit = self.code_unit(*bytes);
            }
            let (ran, wrote) = code_units::encode_utf_8(&units, after_mut(destination, written));
            read += 2 * ran;
            written += wrote;
            if ran < UNITS - MAX_LEFT {
                break;
            }
        }
        (read, written)
    }
}

const BLOCK: usize = 32;

impl Utf16Decoder {
    /// Decodes a block without surrogates, or nothing.
    fn run_block(self, source: &[u8], destination: &mut [u16]) -> usize {
        let (Some(block), Some(units)) =
            (source.first_chunk::<{ 2 * BLOCK }>(), destination.first_chunk_mut::<BLOCK>())
        else {
            return 0;
        };
        let mut has_surrogates = false;
        for (bytes, unit) in block.as_chunks().0.iter().zip(units) {
            *unit = self.code_unit(*bytes);
            has_surrogates |= is_surrogate(*unit);
        }
        if has_surrogates { 0 } else { BLOCK }
    }

    /// Decodes about a block. Lone surrogates become U+FFFD, or end it if `is_fatal`.
    fn run_surrogates(self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> usize {
        let (pairs, _) = source.as_chunks();
        let mut written = 0;
        while written < BLOCK
            && let (&[bytes, ref rest @ ..], [first, room @ ..]) =
                (after(pairs, written), after_mut(destination, written))
        {
            *first = self.code_unit(bytes);
            if is_leading_surrogate(*first) {
                // The trailing surrogate may be in the next source.
                let ([next, ..], [second, ..]) = (rest, room) else { break };
                *second = self.code_unit(*next);
                if is_trailing_surrogate(*second) {
                    written += 2;
                    continue;
                }
            } else if !is_trailing_surrogate(*first) {
                written += 1;
                continue;
            }
            if is_fatal {
                break;
            }
            *first = REPLACEMENT_UNIT;
            written += 1;
        }
        written
    }
}

/// Writes as many code units as there is room for.
#[cfg(feature = "encode")]
pub(crate) fn write_utf_16(units: &[u16], destination: &mut [u8], is_utf_16be: bool) {
    // The loop is there twice because a function call for each unit would take several times as long.
    let pairs = units.iter().zip(destination.as_chunks_mut().0);
    if is_utf_16be {
        pairs.for_each(|(unit, bytes)| *bytes = unit.to_be_bytes());
    } else {
        pairs.for_each(|(unit, bytes)| *bytes = unit.to_le_bytes());
    }
}

pub(super) fn is_leading_surrogate(code_unit: u16) -> bool {
    matches!(code_unit, 0xD800..=0xDBFF)
}

pub(super) fn is_trailing_surrogate(code_unit: u16) -> bool {
    matches!(code_unit, 0xDC00..=0xDFFF)
}
