//! Big5: <https://encoding.spec.whatwg.org/#big5-decoder>.

use std::sync::OnceLock;

use super::pairs::PairTable;
use super::two_byte::{TwoByte, TwoByteDecoder};
use crate::handler::CodePoints;
use crate::index;

pub(crate) type Big5Decoder = TwoByteDecoder<Big5>;

#[derive(Clone, Copy)]
pub(crate) struct Big5;

impl TwoByte for Big5 {
    fn pair(lead: u8, trail: u8) -> Option<CodePoints> {
        let offset = if trail < 0x7F { 0x40 } else { 0x62 };
        let pointer = match trail {
            0x40..=0x7E | 0xA1..=0xFE => usize::from(lead - 0x81) * 157 + usize::from(trail - offset),
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

    fn is_lead(byte: u8) -> bool {
        matches!(byte, 0x81..=0xFE)
    }

    fn table() -> &'static PairTable {
        static TABLE: OnceLock<PairTable> = OnceLock::new();
        TABLE.get_or_init(Self::new_table)
    }
}
