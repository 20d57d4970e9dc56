//! EUC-KR: <https://encoding.spec.whatwg.org/#euc-kr-decoder>.

use std::sync::OnceLock;

use super::pairs::PairTable;
use super::two_byte::{TwoByte, TwoByteDecoder};
use crate::handler::CodePoints;
use crate::index;

pub(crate) type EucKrDecoder = TwoByteDecoder<EucKr>;

#[derive(Clone, Copy)]
pub(crate) struct EucKr;

impl TwoByte for EucKr {
    fn pair(lead: u8, trail: u8) -> Option<CodePoints> {
        let pointer = match trail {
            0x41..=0xFE => usize::from(lead - 0x81) * 190 + usize::from(trail - 0x41),
            _ => return None,
        };
        let code_point = index::euc_kr().code_point(pointer)?;
        Some(CodePoints { first: code_point, second: None })
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
