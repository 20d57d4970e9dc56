//! The fast path of the encoders of the multi-byte encodings: one lookup for a code unit.

use crate::ascii;
use crate::encoding::Bytes;
use crate::slices::{behind, behind_mut, of_unit};

pub(crate) struct UnitTable {
    /// The bytes of a code unit: below 0x100 one byte, from there on two, big-endian. 0 for everything that the handler
    /// must look at.
    bytes: Box<[u16; 0x10000]>,
}

impl UnitTable {
    /// Makes the table from what the handler does with a non-ASCII code point.
    pub(crate) fn new(encode: impl Fn(char) -> Option<Bytes>) -> Self {
        let bytes = |unit| match *encode(char::from_u32(unit)?)?.as_slice() {
            [byte] => Some(u16::from(byte)),
            [leading, trailing] => Some(u16::from_be_bytes([leading, trailing])),
            _ => None,
        };
        let mut new = Self { bytes: Box::new([0; 0x10000]) };
        for (place, unit) in new.bytes.iter_mut().zip(0..).skip(0x80) {
            *place = bytes(unit).unwrap_or(0);
        }
        new
    }

    /// The bytes of a code unit, the first one 0 if there is only one, or none.
    #[inline(always)]
    pub(crate) fn bytes(&self, unit: u16) -> [u8; 2] {
        of_unit(&self.bytes, unit).to_be_bytes()
    }

    /// [`EncoderHandler::run`](crate::encoding::EncoderHandler::run) by this table.
    pub(crate) fn run(&self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        while let Some(&unit) = source.get(read) {
            if unit < 0x80 {
                let ascii = ascii::narrow_run(behind(source, read), behind_mut(destination, written));
                if ascii == 0 {
                    break;
                }
                read += ascii;
                written += ascii;
                continue;
            }
            match (self.bytes(unit), behind_mut(destination, written)) {
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
