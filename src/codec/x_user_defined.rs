//! x-user-defined: <https://encoding.spec.whatwg.org/#x-user-defined-decoder>.

use super::stateless::{CodePointEncoder, StatelessEncoder};
use crate::decoding::{CodePoints, Decoded, DecoderHandler};
use crate::encoding::Bytes;
use crate::handler::{Handler, IoQueue, Outcome};

#[derive(Clone, Copy)]
pub(crate) struct XUserDefinedDecoder;

impl Handler for XUserDefinedDecoder {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, _io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
        let Some(byte) = item else {
            return Outcome::Finished;
        };
        if byte.is_ascii() {
            return byte.into();
        }
        char::from_u32(code_point(byte).into()).map_or(Outcome::Error(()), Decoded::from)
    }
}

impl DecoderHandler for XUserDefinedDecoder {
    fn held(&self) -> usize {
        0
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        for (&byte, unit) in source.iter().zip(destination) {
            *unit = if byte.is_ascii() { u16::from(byte) } else { code_point(byte) };
        }
        (source.len(), source.len())
    }
}

/// The code point of a non-ASCII byte.
fn code_point(byte: u8) -> u16 {
    0xF780 + u16::from(byte) - 0x80
}

pub(crate) type XUserDefinedEncoder = StatelessEncoder<XUserDefined>;

#[derive(Clone, Copy)]
pub(crate) struct XUserDefined;

/// <https://encoding.spec.whatwg.org/#x-user-defined-encoder>
impl CodePointEncoder for XUserDefined {
    fn encode(self, code_point: char) -> Option<Bytes> {
        match u32::from(code_point) {
            value @ 0xF780..=0xF7FF => Some([(value - 0xF780 + 0x80) as u8].into()),
            _ => None,
        }
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        let mut done = 0;
        for (&unit, byte) in source.iter().zip(destination) {
            *byte = match unit {
                0..=0x7F => unit as u8,
                0xF780..=0xF7FF => (unit - 0xF780 + 0x80) as u8,
                _ => break,
            };
            done += 1;
        }
        (done, done)
    }
}
