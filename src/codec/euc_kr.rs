//! EUC-KR: <https://encoding.spec.whatwg.org/#euc-kr>. The decoder's first steps are in [`two_byte`](super::two_byte).

use super::pair_table::{Content, PairTable};
use super::table_encoder::TableEncoding;
use super::two_byte::TwoByteEncoding;
use super::unit_table::{UnitContent, UnitTable};
use crate::handler::{CodePoints, EncodedBytes};
use crate::index;
use crate::short_text;
use crate::simd::ByteSet;

/// <https://encoding.spec.whatwg.org/#euc-kr-decoder>
pub(crate) static EUC_KR: TwoByteEncoding = TwoByteEncoding {
    pair,
    single: |_| None,
    table: PairTable::new(
        LEADING,
        Content {
            single: |_| None,
            index: &index::EUC_KR,
            bytes,
            pointers: usize::MAX,
            add_others: |_| {},
            patch: |_, _| (0, 0),
        },
    ),
};

const LEADING: ByteSet = ByteSet { flip: 0x00, first: 0x81, count: 0x7E };

fn pair(leading: u8, trailing: u8) -> Option<CodePoints> {
    Some(index::EUC_KR.code_point(pointer(leading, trailing)?)?.into())
}

fn pointer(leading: u8, trailing: u8) -> Option<usize> {
    match trailing {
        0x41..=0xFE => Some(usize::from(leading.wrapping_sub(0x81)) * 190 + usize::from(trailing - 0x41)),
        _ => None,
    }
}

pub(crate) fn run_short(source: &[u8], destination: &mut [u8]) -> (usize, usize) {
    // Other bytes than leading ones have pointers beyond the index.
    short_text::run_pairs(source, destination, |first, second| {
        pointer(first, second).map_or(0, |pointer| index::EUC_KR.unit(pointer))
    })
}

/// <https://encoding.spec.whatwg.org/#euc-kr-encoder>
pub(crate) static EUC_KR_ENCODER: TableEncoding = TableEncoding { encode, table: &TABLE, run_others: |_, _| (0, 0) };

static TABLE: UnitTable =
    UnitTable::new(UnitContent { index: &index::EUC_KR, bytes, is_used: |_| true, first_katakana: None });

fn encode(code_point: char) -> Option<EncodedBytes> {
    Some(TABLE.pair(code_point)?.into())
}

fn bytes(pointer: usize) -> [u8; 2] {
    [(pointer / 190 + 0x81) as u8, (pointer % 190 + 0x41) as u8]
}
