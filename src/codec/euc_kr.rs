//! EUC-KR: <https://encoding.spec.whatwg.org/#euc-kr-decoder>.

use std::sync::LazyLock;

use super::pairs::PairTable;
use super::stateless::{CodePointEncoder, StatelessEncoder};
use super::two_byte::{TwoByte, TwoByteDecoder};
use super::unit_table::UnitTable;
use crate::decoding::CodePoints;
use crate::encoding::Bytes;
use crate::index;
use crate::simd::ByteSet;

pub(crate) type EucKrDecoder = TwoByteDecoder<EucKr>;

#[derive(Clone, Copy)]
pub(crate) struct EucKr;

impl TwoByte for EucKr {
    fn pair(leading: u8, trailing: u8) -> Option<CodePoints> {
        let pointer = match trailing {
            0x41..=0xFE => usize::from(leading - 0x81) * 190 + usize::from(trailing - 0x41),
            _ => return None,
        };
        let code_point = index::EUC_KR.code_point(pointer)?;
        Some(CodePoints { first: code_point, second: None })
    }

    fn is_leading(byte: u8) -> bool {
        matches!(byte, 0x81..=0xFE)
    }

    const LEADING: ByteSet = ByteSet { flip: 0x00, first: 0x81, count: 0x7E };

    fn table() -> &'static PairTable {
        static TABLE: LazyLock<PairTable> = LazyLock::new(EucKr::new_table);
        &TABLE
    }
}

pub(crate) type EucKrEncoder = StatelessEncoder<EucKr>;

/// <https://encoding.spec.whatwg.org/#euc-kr-encoder>
impl CodePointEncoder for EucKr {
    fn encode(self, code_point: char) -> Option<Bytes> {
        let pointer = index::EUC_KR_POINTERS.pointer(code_point)?;
        Some([(pointer / 190 + 0x81) as u8, (pointer % 190 + 0x41) as u8].into())
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        static TABLE: LazyLock<UnitTable> = LazyLock::new(|| UnitTable::new(|code_point| EucKr.encode(code_point)));
        TABLE.run(source, destination)
    }
}
