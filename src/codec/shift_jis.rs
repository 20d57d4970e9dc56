//! Shift_JIS: <https://encoding.spec.whatwg.org/#shift_jis-decoder>.

use std::sync::OnceLock;

use super::pairs::PairTable;
use super::two_byte::{TwoByte, TwoByteDecoder};
use crate::handler::CodePoints;
use crate::index;

pub(crate) type ShiftJisDecoder = TwoByteDecoder<ShiftJis>;

#[derive(Clone, Copy)]
pub(crate) struct ShiftJis;

impl TwoByte for ShiftJis {
    fn pair(lead: u8, trail: u8) -> Option<CodePoints> {
        let offset = if trail < 0x7F { 0x40 } else { 0x41 };
        let lead_offset = if lead < 0xA0 { 0x81 } else { 0xC1 };
        let pointer = match trail {
            0x40..=0x7E | 0x80..=0xFC => usize::from(lead - lead_offset) * 188 + usize::from(trail - offset),
            _ => return None,
        };
        let code_point = match pointer {
            // Windows' end-user-defined characters (EUDC) are the start of the Private Use Area.
            8836..=10715 => char::from_u32(0xE000 - 8836 + pointer as u32)?,
            _ => index::jis0208().code_point(pointer)?,
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

    fn is_lead(byte: u8) -> bool {
        matches!(byte, 0x81..=0x9F | 0xE0..=0xFC)
    }

    fn table() -> &'static PairTable {
        static TABLE: OnceLock<PairTable> = OnceLock::new();
        TABLE.get_or_init(Self::new_table)
    }
}
