//! EUC-KR: <https://encoding.spec.whatwg.org/#euc-kr>.
//!
//! The decoder's steps up to a leading and a trailing byte are those of [`two_byte`](super::two_byte), which Big5 and
//! Shift_JIS share.

use super::pair_table::{PairTable, add_index, units_of_single_bytes};
use super::table_encoder::TableEncoding;
use super::two_byte::TwoByteEncoding;
use super::unit_table::{UnitTable, bytes_of_index};
use crate::handler::{CodePoints, EncodedBytes};
use crate::index;
use crate::simd::ByteSet;

/// <https://encoding.spec.whatwg.org/#euc-kr-decoder>
pub(crate) static EUC_KR: TwoByteEncoding = TwoByteEncoding {
    pair,
    single: |_| None,
    table: PairTable::new(ByteSet { flip: 0x00, first: 0x81, count: 0x7E }, || {
        let mut units = units_of_single_bytes(|_| None);
        add_index(&mut units, &index::EUC_KR, bytes, usize::MAX);
        units
    }),
};

fn pair(leading: u8, trailing: u8) -> Option<CodePoints> {
    let pointer = match trailing {
        0x41..=0xFE => usize::from(leading - 0x81) * 190 + usize::from(trailing - 0x41),
        _ => return None,
    };
    Some(index::EUC_KR.code_point(pointer)?.into())
}

/// <https://encoding.spec.whatwg.org/#euc-kr-encoder>
pub(crate) static EUC_KR_ENCODER: TableEncoding = TableEncoding { encode, table: &TABLE };

static TABLE: UnitTable = UnitTable::new(|| bytes_of_index(&index::EUC_KR, bytes, |_| true));

fn encode(code_point: char) -> Option<EncodedBytes> {
    Some(TABLE.pair(code_point)?.into())
}

/// The bytes of a pointer.
fn bytes(pointer: usize) -> [u8; 2] {
    [(pointer / 190 + 0x81) as u8, (pointer % 190 + 0x41) as u8]
}
