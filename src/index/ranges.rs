//! Index gb18030 ranges, which works differently from all others.

use std::sync::LazyLock;

use super::range_decoder::{Numbers, RangeDecoder};
use crate::generated::GB18030_RANGES;

/// The [index gb18030 ranges code point](https://encoding.spec.whatwg.org/#index-gb18030-ranges-code-point) for a
/// pointer.
pub(crate) fn gb18030_ranges_code_point(pointer: u32) -> Option<char> {
    if (pointer > 39419 && pointer < 189_000) || pointer > 1_237_575 {
        return None;
    }
    if pointer == 7457 {
        return Some('\u{E7C7}');
    }
    let last = RANGES.partition_point(|&(offset, _)| offset <= pointer).checked_sub(1)?;
    let (offset, code_point_offset) = RANGES[last];
    char::from_u32(code_point_offset + pointer - offset)
}

/// The [index gb18030 ranges pointer](https://encoding.spec.whatwg.org/#index-gb18030-ranges-pointer) for a code point
/// that is not in index gb18030.
pub(crate) fn gb18030_ranges_pointer(code_point: char) -> u32 {
    if code_point == '\u{E7C7}' {
        return 7457;
    }
    let code_point = u32::from(code_point);
    // No code point before the first range is looked for: it is ASCII.
    let last = RANGES.partition_point(|&(_, offset)| offset <= code_point).saturating_sub(1);
    let (pointer_offset, offset) = RANGES[last];
    pointer_offset + code_point - offset
}

/// [Index gb18030 ranges](https://encoding.spec.whatwg.org/#index-gb18030-ranges): pointers, and the code points at
/// which their ranges start.
static RANGES: LazyLock<Vec<(u32, u32)>> = LazyLock::new(|| {
    let mut decoder = RangeDecoder::new(GB18030_RANGES);
    let count = decoder.number(&mut { Numbers::NEW });
    let mut pointer_steps = Numbers::NEW;
    let mut skips = Numbers::NEW;
    let mut last = (0, 0);
    let range = |_| {
        let step = decoder.number(&mut pointer_steps);
        let skip = decoder.number(&mut skips);
        let skip = if skip % 2 == 0 { skip / 2 } else { (skip / 2).wrapping_neg() };
        last = (last.0 + step, (last.1 + step).wrapping_add(skip));
        last
    };
    (0..count).map(range).collect()
});
