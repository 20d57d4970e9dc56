//! Big5: <https://encoding.spec.whatwg.org/#big5-decoder>.

use std::sync::OnceLock;

use super::pairs::PairTable;
use super::stateless::{CodePointEncoder, StatelessEncoder};
use super::two_byte::{TwoByte, TwoByteDecoder};
use super::unit_table::UnitTable;
use crate::decoding::CodePoints;
use crate::encoding::Bytes;
use crate::index;

pub(crate) type Big5Decoder = TwoByteDecoder<Big5>;

#[derive(Clone, Copy)]
pub(crate) struct Big5;

impl TwoByte for Big5 {
    fn pair(leading: u8, trailing: u8) -> Option<CodePoints> {
        let offset = if trailing < 0x7F { 0x40 } else { 0x62 };
        let pointer = match trailing {
            0x40..=0x7E | 0xA1..=0xFE => usize::from(leading - 0x81) * 157 + usize::from(trailing - offset),
            _ => return None,
        };
        let (first, second) = match pointer {
            1133 => ('\u{00CA}', Some('\u{0304}')),
            1135 => ('\u{00CA}', Some('\u{030C}')),
            1164 => ('\u{00EA}', Some('\u{0304}')),
            1166 => ('\u{00EA}', Some('\u{030C}')),
            _ => (index::big5().code_point(pointer)?, None),
        };
        Some(CodePoints { first, second })
    }

    fn single(_byte: u8) -> Option<char> {
        None
    }

    fn is_leading(byte: u8) -> bool {
        matches!(byte, 0x81..=0xFE)
    }

    fn table() -> &'static PairTable {
        static TABLE: OnceLock<PairTable> = OnceLock::new();
        TABLE.get_or_init(Self::new_table)
    }
}

pub(crate) type Big5Encoder = StatelessEncoder<Big5>;

/// <https://encoding.spec.whatwg.org/#big5-encoder>
impl CodePointEncoder for Big5 {
    fn encode(self, code_point: char) -> Option<Bytes> {
        let pointer = index::big5_pointer(code_point)?;
        let (leading, trailing) = (pointer / 157 + 0x81, pointer % 157);
        let offset = if trailing < 0x3F { 0x40 } else { 0x62 };
        Some([leading as u8, (trailing + offset) as u8].into())
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        static TABLE: OnceLock<UnitTable> = OnceLock::new();
        TABLE.get_or_init(|| UnitTable::new(|code_point| self.encode(code_point))).run(source, destination)
    }
}
