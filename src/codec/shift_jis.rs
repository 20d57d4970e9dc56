//! Shift_JIS: <https://encoding.spec.whatwg.org/#shift_jis-decoder>.

use std::sync::LazyLock;

use super::pairs::PairTable;
use super::stateless::{CodePointEncoder, StatelessEncoder};
use super::two_byte::{TwoByte, TwoByteDecoder};
use super::unit_table::UnitTable;
use crate::decoding::CodePoints;
use crate::encoding::Bytes;
use crate::index;
use crate::simd::ByteSet;

pub(crate) type ShiftJisDecoder = TwoByteDecoder<ShiftJis>;

#[derive(Clone, Copy)]
pub(crate) struct ShiftJis;

impl TwoByte for ShiftJis {
    fn pair(leading: u8, trailing: u8) -> Option<CodePoints> {
        let offset = if trailing < 0x7F { 0x40 } else { 0x41 };
        let leading_offset = if leading < 0xA0 { 0x81 } else { 0xC1 };
        let pointer = match trailing {
            0x40..=0x7E | 0x80..=0xFC => usize::from(leading - leading_offset) * 188 + usize::from(trailing - offset),
            _ => return None,
        };
        let code_point = match pointer {
            // Windows' end-user-defined characters (EUDC) are the start of the Private Use Area.
            8836..=10715 => char::from_u32(0xE000 - 8836 + pointer as u32)?,
            _ => index::JIS0208.code_point(pointer)?,
        };
        Some(CodePoints { first: code_point, second: None })
    }

    fn single(byte: u8) -> Option<char> {
        match byte {
            0x80 => Some('\u{0080}'),
            0xA1..=0xDF => char::from_u32(0xFF61 - 0xA1 + u32::from(byte)),
            _ => None,
        }
    }

    fn is_leading(byte: u8) -> bool {
        matches!(byte, 0x81..=0x9F | 0xE0..=0xFC)
    }

    /// Bit 5 brings the two ranges together, to 0xA1 to 0xDC.
    const LEADING: ByteSet = ByteSet { flip: 0x20, first: 0xA1, count: 0x3C };

    fn table() -> &'static PairTable {
        static TABLE: LazyLock<PairTable> = LazyLock::new(ShiftJis::new_table);
        &TABLE
    }
}

pub(crate) type ShiftJisEncoder = StatelessEncoder<ShiftJis>;

/// <https://encoding.spec.whatwg.org/#shift_jis-encoder>
impl CodePointEncoder for ShiftJis {
    fn encode(self, code_point: char) -> Option<Bytes> {
        let code_point = match code_point {
            '\u{0080}' => return Some([0x80].into()),
            '\u{00A5}' => return Some([0x5C].into()),
            '\u{203E}' => return Some([0x7E].into()),
            '\u{FF61}'..='\u{FF9F}' => return Some([(u32::from(code_point) - 0xFF61 + 0xA1) as u8].into()),
            '\u{2212}' => '\u{FF0D}',
            _ => code_point,
        };
        let pointer = index::SHIFT_JIS_POINTERS.pointer(code_point)?;
        let (leading, trailing) = (pointer / 188, pointer % 188);
        let leading_offset = if leading < 0x1F { 0x81 } else { 0xC1 };
        let offset = if trailing < 0x3F { 0x40 } else { 0x41 };
        Some([(leading + leading_offset) as u8, (trailing + offset) as u8].into())
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        static TABLE: LazyLock<UnitTable> = LazyLock::new(|| UnitTable::new(|code_point| ShiftJis.encode(code_point)));
        TABLE.run(source, destination)
    }
}
