//! Index gb18030 ranges, which works differently from all others.

use alloc::vec::Vec;

use crate::generated::GB18030_RANGES;
use crate::lazy::Lazy;
use crate::range_decoder::{NUMBERS, RangeDecoder};

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
    let (offset, code_point_offset) = RANGES.get(last)?;
    char::from_u32(code_point_offset + pointer - offset)
}

/// The [index gb18030 ranges pointer](https://encoding.spec.whatwg.org/#index-gb18030-ranges-pointer) for a code point
/// that is not in index gb18030.
pub(crate) fn gb18030_ranges_pointer(code_point: char) -> u32 {
    if code_point == '\u{E7C7}' {
        return 7457;
    }
    let code_point = u32::from(code_point);
    Gb18030Range::of(code_point).pointer(code_point)
}

/// A range of [`RANGES`].
#[derive(Default)]
pub(crate) struct Gb18030Range {
    /// The code points from the first of the range to the first of the next one.
    code_points: core::ops::Range<u32>,
    pointer_offset: u32,
}

impl Gb18030Range {
    /// The range of a code point.
    pub(crate) fn of(code_point: u32) -> Self {
        // No code point before the first range is looked for: it is ASCII.
        let next = RANGES.partition_point(|&(_, offset)| offset <= code_point);
        let (pointer_offset, start) = RANGES.get(next.saturating_sub(1)).copied().unwrap_or_default();
        let end = RANGES.get(next).map_or(u32::MAX, |&(_, end)| end);
        Self { code_points: start..end, pointer_offset }
    }

    pub(crate) fn contains(&self, code_point: u32) -> bool {
        self.code_points.contains(&code_point)
    }

    /// The pointer of a code point in the range.
    pub(crate) fn pointer(&self, code_point: u32) -> u32 {
        self.pointer_offset + (code_point - self.code_points.start)
    }
}

/// [Index gb18030 ranges](https://encoding.spec.whatwg.org/#index-gb18030-ranges): pointers, and the code points at
/// which their ranges start.
static RANGES: Lazy<Vec<(u32, u32)>> = Lazy::new(unpack);

#[cfg_attr(feature = "boundary", optimize(size))]
fn unpack() -> Vec<(u32, u32)> {
    let mut decoder = RangeDecoder::new(GB18030_RANGES);
    decoder.begin(3 * NUMBERS);
    let (mut pointer, mut code_point) = (0, 0);
    let mut ranges = Vec::new();
    for _ in 0..decoder.number(0) {
        let step = decoder.number(NUMBERS) as u32;
        let skip = decoder.number(2 * NUMBERS) as u32;
        pointer += step;
        code_point += step;
        code_point = if skip.is_multiple_of(2) { code_point + skip / 2 } else { code_point - skip / 2 };
        ranges.push((pointer, code_point));
    }
    ranges
}
