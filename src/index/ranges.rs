//! [Index gb18030 ranges](https://encoding.spec.whatwg.org/#index-gb18030-ranges), which isn't a list of pointers.

use alloc::vec;
use alloc::vec::Vec;

use super::multi_byte::GB18030;
use crate::lazy::Lazy;

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
/// outside index gb18030.
pub(crate) fn gb18030_ranges_pointer(code_point: char) -> u32 {
    if code_point == '\u{E7C7}' {
        return 7457;
    }
    let code_point = u32::from(code_point);
    Gb18030Range::of(code_point).pointer(code_point)
}

#[derive(Default)]
pub(crate) struct Gb18030Range {
    /// From the first code point of the range to the first one of the next range.
    code_points: core::ops::Range<u32>,
    pointer_offset: u32,
}

impl Gb18030Range {
    pub(crate) fn of(code_point: u32) -> Self {
        // Only ASCII is before the first range, and isn't looked up.
        let next = RANGES.partition_point(|&(_, offset)| offset <= code_point);
        let (pointer_offset, start) = RANGES.get(next.saturating_sub(1)).copied().unwrap_or_default();
        let end = RANGES.get(next).map_or(u32::MAX, |&(_, end)| end);
        Self { code_points: start..end, pointer_offset }
    }

    pub(crate) fn contains(&self, code_point: u32) -> bool {
        self.code_points.contains(&code_point)
    }

    pub(crate) fn pointer(&self, code_point: u32) -> u32 {
        self.pointer_offset + (code_point - self.code_points.start)
    }
}

/// Pointers, and the code points at which their ranges start.
static RANGES: Lazy<Vec<(u32, u32)>> = Lazy::new(ranges);

/// Where the ranges differ from index gb18030: they are GB 18030-2005's, and the index is a later edition's. Surrogates
/// have no range either.
const DIFFERENCES: [(u16, u16); 14] = [
    (0x1E3F, 0x1E3F),
    (0x9FB4, 0x9FBB),
    (0xD800, 0xDFFF),
    (0xE5E5, 0xE5E5),
    (0xE78D, 0xE796),
    (0xE7C7, 0xE7C7),
    (0xE81E, 0xE81E),
    (0xE826, 0xE826),
    (0xE82B, 0xE82C),
    (0xE832, 0xE832),
    (0xE843, 0xE843),
    (0xE854, 0xE854),
    (0xE864, 0xE864),
    (0xFE10, 0xFE19),
];

/// The pointers number the code points from U+0080 on that don't have two bytes.
fn ranges() -> Vec<(u32, u32)> {
    let mut has_two_bytes = vec![false; 0x1_0000];
    for (_, code_point) in GB18030.entries() {
        if let Some(has) = has_two_bytes.get_mut(code_point as usize) {
            *has = true;
        }
    }
    for (first, last) in DIFFERENCES {
        for code_point in usize::from(first)..=usize::from(last) {
            if let Some(has) = has_two_bytes.get_mut(code_point) {
                *has = !*has;
            }
        }
    }
    let mut ranges = Vec::new();
    let mut pointer = 0;
    let mut is_in_range = false;
    for (code_point, has_two_bytes) in (0..).zip(has_two_bytes).skip(0x80) {
        if !has_two_bytes {
            if !is_in_range {
                ranges.push((pointer, code_point));
            }
            pointer += 1;
        }
        is_in_range = !has_two_bytes;
    }
    ranges.push((189_000, 0x1_0000));
    ranges
}
