//! Big5: <https://encoding.spec.whatwg.org/#big5>.
//!
//! The decoder's steps up to a leading and a trailing byte are those of [`two_byte`](super::two_byte), which Shift_JIS and
//! EUC-KR share.

use super::batches::LACKING;
use super::pair_table::{Content, PairTable, PairUnits, set};
use super::table_encoder::TableEncoding;
use super::two_byte::TwoByteEncoding;
use super::unit_table::{UnitContent, UnitTable};
use crate::handler::{CodePoints, EncodedBytes};
use crate::index;
use crate::simd::ByteSet;

/// <https://encoding.spec.whatwg.org/#big5-decoder>
pub(crate) static BIG5: TwoByteEncoding = TwoByteEncoding {
    pair,
    single: |_| None,
    table: PairTable::new(
        ByteSet { flip: 0x00, first: 0x81, count: 0x7E },
        Content {
            single: |_| None,
            index: &index::BIG5,
            bytes,
            pointers: usize::MAX,
            add_others,
            is_malformed,
            mend: |_| None,
        },
    ),
    run_longer: Some(run_two_units),
};

/// Leaves the two pairs for two code points whose second byte isn't ASCII to the handler. It gets the others anyway.
fn add_others(units: &mut PairUnits) {
    for pointer in [1164, 1166] {
        set(units, bytes(pointer), LACKING);
    }
}

/// See [`Content::is_malformed`].
fn is_malformed(leading: u8, trailing: u8) -> bool {
    trailing.is_ascii() && pair(leading, trailing).is_none()
}

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

/// Decodes the pairs at the start of `source` that become two code units: a code point beyond the Basic Multilingual Plane, or
/// two code points. Returns how much it read and wrote.
fn run_two_units(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    let mut done = 0;
    for (bytes, units) in source.as_chunks().0.iter().zip(destination.as_chunks_mut().0) {
        let &[leading @ 0x81..=0xFE, trailing] = bytes else { break };
        match pair(leading, trailing) {
            Some(CodePoints { first, second: Some(second) }) => *units = [first as u16, second as u16],
            Some(CodePoints { first: first @ '\u{10000}'.., .. }) => drop(first.encode_utf16(units)),
            _ => break,
        }
        done += 2;
    }
    (done, done)
}

/// <https://encoding.spec.whatwg.org/#big5-encoder>
pub(crate) static BIG5_ENCODER: TableEncoding = TableEncoding { encode, table: &TABLE, run_others: |_, _| (0, 0) };

/// The [index Big5 pointers](https://encoding.spec.whatwg.org/#index-big5-pointer), without the Hong Kong Supplementary
/// Character Set.
static TABLE: UnitTable = UnitTable::new(UnitContent {
    index: &index::BIG5,
    bytes,
    // '═', '╞', '╡', '╪', '十' and '卅' have their last pointer, not these.
    is_used: |pointer| pointer >= (0xA1 - 0x81) * 157 && !matches!(pointer, 5247..=5250 | 5287 | 5289),
    first_katakana: None,
});

fn encode(code_point: char) -> Option<EncodedBytes> {
    Some(TABLE.pair(code_point)?.into())
}

/// The bytes of a pointer.
fn bytes(pointer: usize) -> [u8; 2] {
    let (leading, trailing) = (pointer / 157 + 0x81, pointer % 157);
    let offset = if trailing < 0x3F { 0x40 } else { 0x62 };
    [leading as u8, (trailing + offset) as u8]
}
