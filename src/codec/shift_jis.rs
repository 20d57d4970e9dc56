//! Shift_JIS: <https://encoding.spec.whatwg.org/#shift_jis>. The decoder's first steps are in
//! [`two_byte`](super::two_byte).

use super::pair_table::{Content, PairTable, PairUnits, set};
use super::table_encoder::TableEncoding;
use super::two_byte::TwoByteEncoding;
use super::unit_table::{UnitContent, UnitTable};
use crate::handler::{CodePoints, EncodedBytes};
use crate::index;
use crate::short_text;
use crate::simd::ByteSet;

/// <https://encoding.spec.whatwg.org/#shift_jis-decoder>
pub(crate) static SHIFT_JIS: TwoByteEncoding = TwoByteEncoding {
    pair,
    single,
    table: PairTable::new(
        LEADING,
        Content {
            single,
            index: &index::JIS0208,
            bytes,
            pointers: usize::MAX,
            add_others: add_eudc,
            patch: |_, _| (0, 0),
        },
    ),
};

/// The leading bytes 0x81 to 0x9F and 0xE0 to 0xFC. Flipping bit 5 makes them one range, 0xA1 to 0xDC.
const LEADING: ByteSet = ByteSet { flip: 0x20, first: 0xA1, count: 0x3C };

fn single(byte: u8) -> Option<char> {
    match byte {
        0x80 => Some('\u{0080}'),
        0xA1..=0xDF => char::from_u32(0xFF61 - 0xA1 + u32::from(byte)),
        _ => None,
    }
}

fn pair(leading: u8, trailing: u8) -> Option<CodePoints> {
    let pointer = pointer(leading, trailing)?;
    let code_point = if EUDC.contains(&pointer) { eudc(pointer)? } else { index::JIS0208.code_point(pointer)? };
    Some(code_point.into())
}

fn pointer(leading: u8, trailing: u8) -> Option<usize> {
    // Without a branch, because trailing bytes vary too much for the processor to predict it.
    let offset = 0x40 + u8::from(trailing >= 0x7F);
    let is_trailing = (0x40..=0xFC).contains(&trailing) & (trailing != 0x7F);
    let row = (leading ^ LEADING.flip).wrapping_sub(LEADING.first);
    is_trailing.then(|| usize::from(row) * 188 + usize::from(trailing - offset))
}

/// [`DecoderHandler::run_short`](crate::handler::DecoderHandler::run_short). Stops at end-user-defined characters,
/// which aren't in the index, and at halfwidth katakana, which are one byte.
pub(crate) fn run_short(source: &[u8], destination: &mut [u8]) -> (usize, usize) {
    // Other bytes than leading ones have pointers beyond the index.
    short_text::run_pairs(source, destination, |first, second| {
        pointer(first, second).map_or(0, |pointer| index::JIS0208.unit(pointer))
    })
}

/// The pointers of Windows' end-user-defined characters (EUDC), the start of the Private Use Area.
const EUDC: core::ops::RangeInclusive<usize> = 8836..=10715;

fn eudc(pointer: usize) -> Option<char> {
    char::from_u32(0xE000 - 8836 + pointer as u32)
}

fn add_eudc(units: &mut PairUnits) {
    for (pointer, unit) in EUDC.zip(0xE000..) {
        set(units, bytes(pointer), unit);
    }
}

/// <https://encoding.spec.whatwg.org/#shift_jis-encoder>
pub(crate) static SHIFT_JIS_ENCODER: TableEncoding = TableEncoding { encode, table: &TABLE, run_others: |_, _| (0, 0) };

/// The [index Shift_JIS pointers](https://encoding.spec.whatwg.org/#index-shift_jis-pointer), without NEC's duplicates
/// of the IBM extensions.
static TABLE: UnitTable = UnitTable::new(UnitContent {
    index: &index::JIS0208,
    bytes,
    is_used: |pointer| !(8272..=8835).contains(&pointer),
    first_katakana: Some(0xA1),
});

fn encode(code_point: char) -> Option<EncodedBytes> {
    let code_point = match code_point {
        '\u{0080}' => return Some([0x80].into()),
        '\u{00A5}' => return Some([0x5C].into()),
        '\u{203E}' => return Some([0x7E].into()),
        '\u{FF61}'..='\u{FF9F}' => return Some([(u32::from(code_point) - 0xFF61 + 0xA1) as u8].into()),
        '\u{2212}' => '\u{FF0D}',
        _ => code_point,
    };
    Some(TABLE.pair(code_point)?.into())
}

fn bytes(pointer: usize) -> [u8; 2] {
    let (leading, trailing) = (pointer / 188, pointer % 188);
    let leading_offset = if leading < 0x1F { 0x81 } else { 0xC1 };
    let offset = if trailing < 0x3F { 0x40 } else { 0x41 };
    [(leading + leading_offset) as u8, (trailing + offset) as u8]
}
