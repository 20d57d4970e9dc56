//! Big5: <https://encoding.spec.whatwg.org/#big5>. The decoder's first steps are in [`two_byte`](super::two_byte).

use alloc::vec::Vec;

use super::pair_table::{Content, PairTable, PairUnits, set};
use super::stand_ins::{number_of, own};
use super::table_encoder::TableEncoding;
use super::two_byte::TwoByteEncoding;
use super::unit_table::{UnitContent, UnitTable};
use crate::handler::{CodePoints, EncodedBytes};
use crate::index;
use crate::lazy::Lazy;
use crate::short_text;
use crate::simd::ByteSet;

/// <https://encoding.spec.whatwg.org/#big5-decoder>
pub(crate) static BIG5: TwoByteEncoding = TwoByteEncoding {
    pair,
    single: |_| None,
    table: PairTable::new(
        LEADING,
        Content { single: |_| None, index: &index::BIG5, bytes, pointers: usize::MAX, add_others, patch },
    ),
};

const TWO_CODE_POINTS: [usize; 4] = [1133, 1135, 1164, 1166];

/// The pairs that become two code units: two code points, or one beyond the Basic Multilingual Plane.
static LONGER_PAIRS: Lazy<Vec<([u8; 2], [u16; 2])>> = Lazy::new(longer_pairs);

fn longer_pairs() -> Vec<([u8; 2], [u16; 2])> {
    let beyond = index::BIG5.entries().filter(|(_, code_point)| *code_point > '\u{FFFF}').map(|(pointer, _)| pointer);
    TWO_CODE_POINTS.into_iter().chain(beyond).map(bytes).map(|pair| (pair, two_units(pair))).collect()
}

fn two_units([leading, trailing]: [u8; 2]) -> [u16; 2] {
    let mut units = [0; 2];
    if let Some(CodePoints { first, second }) = pair(leading, trailing) {
        match second {
            Some(second) => units = [first as u16, second as u16],
            None => drop(first.encode_utf16(&mut units)),
        }
    }
    units
}

/// Adds stand-ins for `LONGER_PAIRS`, in their order.
#[cfg_attr(small, optimize(size))]
fn add_others(units: &mut PairUnits) {
    for ((pair, _), number) in LONGER_PAIRS.iter().zip(0..) {
        set(units, *pair, own(number));
    }
}

fn patch(source: &[u16], room: &mut [u16; 2]) -> (usize, usize) {
    let place = source.first().and_then(|unit| number_of(*unit));
    let Some((_, units)) = place.and_then(|place| LONGER_PAIRS.get(usize::from(place))) else { return (0, 0) };
    *room = *units;
    (1, 2)
}

const LEADING: ByteSet = ByteSet { flip: 0x00, first: 0x81, count: 0x7E };

fn pair(leading: u8, trailing: u8) -> Option<CodePoints> {
    let (first, second) = match pointer(leading, trailing)? {
        1133 => ('\u{00CA}', Some('\u{0304}')),
        1135 => ('\u{00CA}', Some('\u{030C}')),
        1164 => ('\u{00EA}', Some('\u{0304}')),
        1166 => ('\u{00EA}', Some('\u{030C}')),
        pointer => (index::BIG5.code_point(pointer)?, None),
    };
    Some(CodePoints { first, second })
}

fn pointer(leading: u8, trailing: u8) -> Option<usize> {
    let offset = if trailing < 0x7F { 0x40 } else { 0x62 };
    match trailing {
        0x40..=0x7E | 0xA1..=0xFE => {
            Some(usize::from(leading.wrapping_sub(0x81)) * 157 + usize::from(trailing - offset))
        }
        _ => None,
    }
}

/// [`DecoderHandler::run_short`](crate::handler::DecoderHandler::run_short). Pairs of two code points aren't in the
/// index.
pub(crate) fn run_short(source: &[u8], destination: &mut [u8]) -> (usize, usize) {
    // Other bytes than leading ones have pointers beyond the index.
    short_text::run_pairs(source, destination, |first, second| {
        pointer(first, second).map_or(0, |pointer| index::BIG5.unit(pointer))
    })
}

/// <https://encoding.spec.whatwg.org/#big5-encoder>
pub(crate) static BIG5_ENCODER: TableEncoding = TableEncoding { encode, table: &TABLE, run_others: |_, _| (0, 0) };

/// The [index Big5 pointers](https://encoding.spec.whatwg.org/#index-big5-pointer), without the Hong Kong Supplementary
/// Character Set.
static TABLE: UnitTable = UnitTable::new(UnitContent {
    index: &index::BIG5,
    bytes,
    // The standard takes the last pointer of '═', '╞', '╡', '╪', '十' and '卅', not these.
    is_used: |pointer| pointer >= (0xA1 - 0x81) * 157 && !matches!(pointer, 5247..=5250 | 5287 | 5289),
    first_katakana: None,
});

fn encode(code_point: char) -> Option<EncodedBytes> {
    Some(TABLE.pair(code_point)?.into())
}

fn bytes(pointer: usize) -> [u8; 2] {
    let (leading, trailing) = (pointer / 157 + 0x81, pointer % 157);
    let offset = if trailing < 0x3F { 0x40 } else { 0x62 };
    [leading as u8, (trailing + offset) as u8]
}
