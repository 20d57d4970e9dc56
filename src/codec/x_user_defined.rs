//! x-user-defined: <https://encoding.spec.whatwg.org/#x-user-defined-decoder>.

use crate::handler::{CodePoints, Decoded, DecoderHandler, Handler, IoQueue, Outcome};

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
