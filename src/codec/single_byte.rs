//! The single-byte encodings: <https://encoding.spec.whatwg.org/#single-byte-decoder>.

use super::stateless::{CodePointEncoder, StatelessEncoder};
use crate::ascii;
use crate::decoding::{CodePoints, Decoded, DecoderHandler};
use crate::encoding::Bytes;
use crate::generated::Encoding;
use crate::handler::{Handler, IoQueue, Outcome};
use crate::index;

#[derive(Clone, Copy)]
pub(crate) struct SingleByteDecoder {
    encoding: Encoding,
}

impl SingleByteDecoder {
    pub(crate) const fn new(encoding: Encoding) -> Self {
        Self { encoding }
    }
}

impl Handler for SingleByteDecoder {
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
        match index::single_byte(self.encoding)[usize::from(byte - 0x80)] {
            0 => Outcome::Error(()),
            code_point => char::from_u32(u32::from(code_point)).map_or(Outcome::Error(()), Decoded::from),
        }
    }
}

impl DecoderHandler for SingleByteDecoder {
    fn held(&self) -> usize {
        0
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        let index = index::single_byte(self.encoding);
        let mut done = ascii::widen(source, destination);
        for (&byte, unit) in source[done..].iter().zip(&mut destination[done..]) {
            let code_point = if byte.is_ascii() { u16::from(byte) } else { index[usize::from(byte & 0x7F)] };
            if code_point == 0 && byte != 0 {
                break;
            }
            *unit = code_point;
            done += 1;
        }
        (done, done)
    }
}

pub(crate) type SingleByteEncoder = StatelessEncoder<SingleByte>;

#[derive(Clone, Copy)]
pub(crate) struct SingleByte(pub(crate) Encoding);

/// <https://encoding.spec.whatwg.org/#single-byte-encoder>
impl CodePointEncoder for SingleByte {
    fn encode(self, code_point: char) -> Option<Bytes> {
        let unit = u16::try_from(u32::from(code_point)).ok()?;
        let pointer = index::single_byte_pointers(self.0).pointer(unit)?;
        Some([pointer + 0x80].into())
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        let pointers = index::single_byte_pointers(self.0);
        let mut done = ascii::narrow(source, destination);
        for (&unit, byte) in source[done..].iter().zip(&mut destination[done..]) {
            *byte = match pointers.pointer(unit) {
                _ if unit < 0x80 => unit as u8,
                Some(pointer) => pointer + 0x80,
                None => break,
            };
            done += 1;
        }
        (done, done)
    }
}
