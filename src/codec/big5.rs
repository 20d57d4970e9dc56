//! Big5: <https://encoding.spec.whatwg.org/#big5-decoder>.

use std::sync::LazyLock;

use super::pairs::PairTable;
use super::stateless::{CodePointEncoder, StatelessEncoder};
use super::two_byte::{TwoByte, TwoByteDecoder};
use super::unit_table::UnitTable;
use crate::decoding::CodePoints;
use crate::encoding::Bytes;
use crate::index;
use crate::simd::ByteSet;

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
            _ => (index::BIG5.code_point(pointer)?, None),
        };
        Some(CodePoints { first, second })
    }

    fn is_leading(byte: u8) -> bool {
        matches!(byte, 0x81..=0xFE)
    }

    const LEADING: ByteSet = ByteSet { flip: 0x00, first: 0x81, count: 0x7E };

    fn table() -> &'static PairTable {
        static TABLE: LazyLock<PairTable> = LazyLock::new(Big5::new_table);
        &TABLE
    }
}

pub(crate) type Big5Encoder = StatelessEncoder<Big5>;

/// <https://encoding.spec.whatwg.org/#big5-encoder>
impl CodePointEncoder for Big5 {
    fn encode(self, code_point: char) -> Option<Bytes> {
        let pointer = index::BIG5_POINTERS.pointer(code_point)?;
        let (leading, trailing) = (pointer / 157 + 0x81, pointer % 157);
        let offset = if trailing < 0x3F { 0x40 } else { 0x62 };
        Some([leading as u8, (trailing + offset) as u8].into())
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        static TABLE: LazyLock<UnitTable> = LazyLock::new(|| UnitTable::new(|code_point| Big5.encode(code_point)));
        TABLE.run(source, destination)
    }
}
