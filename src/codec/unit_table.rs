//! The fast path of the encoders of the multi-byte encodings: one lookup for a code unit.

use crate::ascii;
use crate::encoding::Bytes;

pub(crate) struct UnitTable {
    /// The bytes of a code unit: below 0x100 one byte, from there on two, big-endian. 0 for everything that the handler
    /// must look at.
    bytes: Box<[u16]>,
}

impl UnitTable {
    /// Makes the table from what the handler does with a non-ASCII code point.
    pub(crate) fn new(encode: impl Fn(char) -> Option<Bytes>) -> Self {
        let bytes = |unit| match *encode(char::from_u32(unit)?)?.as_slice() {
            [byte] => Some(u16::from(byte)),
            [leading, trailing] => Some(u16::from_be_bytes([leading, trailing])),
            _ => None,
        };
        Self { bytes: (0..=0xFFFF).map(|unit| if unit < 0x80 { 0 } else { bytes(unit).unwrap_or(0) }).collect() }
    }

    /// [`EncoderHandler::run`](crate::encoding::EncoderHandler::run) by this table.
    pub(crate) fn run(&self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        while let Some(&unit) = source.get(read) {
            if unit < 0x80 {
                let ascii = ascii::narrow_run(&source[read..], &mut destination[written..]);
                if ascii == 0 {
                    break;
                }
                read += ascii;
                written += ascii;
                continue;
            }
            match (self.bytes[usize::from(unit)].to_be_bytes(), &mut destination[written..]) {
                ([0, 0], _) => break,
                ([0, byte], [place, ..]) => {
                    *place = byte;
                    written += 1;
                }
                ([leading, trailing], [first, second, ..]) => {
                    *first = leading;
                    *second = trailing;
                    written += 2;
                }
                _ => break,
            }
            read += 1;
        }
        (read, written)
    }
}
