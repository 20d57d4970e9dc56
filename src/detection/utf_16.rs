//! UTF-16 without a byte order mark: every other byte of ASCII is NUL, and other texts have control bytes as well.

use crate::generated::Encoding;
use crate::slices::start_of;

/// A text that begins with so many bytes of ASCII isn't in UTF-16. Streams of the npm package pass ASCII on once it can't be
/// UTF-16 (js/ascii-reader.js), so both must have the same rules.
const MOST_IN_DOUBT: usize = 32;

/// UTF-16BE or UTF-16LE, if the start of a text looks like one.
#[cfg_attr(feature = "boundary", optimize(size))]
pub(super) fn detect(head: &[u8]) -> Option<Encoding> {
    // Without these, bytes of any two-byte encoding could be UTF-16 of rare ideographs.
    let is_control = |byte: &u8| *byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | 0x1B);
    let ascii = head.iter().take_while(|byte| byte.is_ascii() && !is_control(byte)).count();
    if ascii >= MOST_IN_DOUBT || !head.iter().any(is_control) {
        return None;
    }
    let pairs = head.as_chunks().0;
    let count = |from: fn([u8; 2]) -> u16| {
        let is_in_doubt = plausible(start_of(pairs, ascii / 2), from) == ascii / 2;
        if is_in_doubt { plausible(pairs, from) } else { 0 }
    };
    let big = count(u16::from_be_bytes);
    let little = count(u16::from_le_bytes);
    let all = pairs.len();
    if big.max(little) * 100 < all * 95 || big == little {
        return None;
    }
    Some(if big > little { Encoding::Utf16be } else { Encoding::Utf16le })
}

/// How many code units are of scripts in use.
#[inline(never)]
#[cfg_attr(feature = "boundary", optimize(size))]
fn plausible(pairs: &[[u8; 2]], from: fn([u8; 2]) -> u16) -> usize {
    let mut previous_is_leading = false;
    pairs
        .iter()
        .map(|pair| from(*pair))
        .filter(|&unit| {
            let was_leading = core::mem::replace(&mut previous_is_leading, matches!(unit, 0xD800..=0xDBFF));
            match unit {
                0x09
                | 0x0A
                | 0x0D
                | 0x20..=0x7E
                | 0xA0..=0x1BF
                | 0x300..=0x323
                | 0x370..=0x6FF
                | 0xE00..=0xE7F
                | 0x1EA0..=0x1EFF => true,
                0x2010..=0x205E | 0x20AC | 0x2116 | 0x2122 | 0x3000..=0x30FF | 0x4E00..=0x9FFF => true,
                0xAC00..=0xD7A3 | 0xFF01..=0xFFEE => true,
                0xD800..=0xDBFF => true,
                0xDC00..=0xDFFF => was_leading,
                _ => false,
            }
        })
        .count()
}
