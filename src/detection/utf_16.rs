//! UTF-16 without a byte order mark: every other byte of ASCII is NUL, and other texts have control bytes too.

use core::cmp::Ordering;

use crate::generated::Encoding;
use crate::slices::start_of;

/// A text with this many bytes of ASCII first isn't UTF-16. `DetectingReader` and js/sniff/ascii-reader.js must agree.
pub(crate) const MAX_IN_DOUBT: usize = 32;

/// The end of a text in CP/M and DOS, which may follow in any encoding.
const END_OF_DOS_FILE: &[u8] = b"\x1A";

/// Fills up fields of fixed length.
const PADDING: &[[u8; 2]] = &[[0, 0]];

pub(super) fn detect(head: &[u8]) -> Option<Encoding> {
    // Without these, bytes of any two-byte encoding could be rare ideographs in UTF-16.
    let is_control = |byte: &u8| *byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | 0x1B);
    let ascii = head.iter().take_while(|byte| byte.is_ascii() && !is_control(byte)).count();
    let mut pairs = head.strip_suffix(END_OF_DOS_FILE).unwrap_or(head).as_chunks().0;
    let is_padded = pairs.ends_with(PADDING);
    while let Some(start) = pairs.strip_suffix(PADDING) {
        pairs = start;
    }
    let all = pairs.len();
    // Before padding, a NUL in the last pair may be part of it.
    let clear = match pairs {
        [start @ .., [_, 0]] if is_padded => start,
        _ => pairs,
    };
    let has_evidence = if head.iter().all(u8::is_ascii) {
        // Each letter has a control byte, all on the same side; ideographs and kana have spaces, new lines or full
        // stops with one. In ASCII, only ends of strings have.
        let controls = |side: usize| clear.iter().filter(|pair| pair.get(side).is_some_and(is_control)).count();
        let evidence = controls(0).max(controls(1));
        (evidence > 1 && evidence * 2 >= all) || clear.iter().copied().any(is_separator)
    } else {
        // A quarter of the ideographs look like two ASCII characters, but most bytes of other texts with a few controls
        // do.
        let evidence = clear.iter().filter(|pair| pair.iter().any(is_control)).count();
        let graphic = pairs.iter().filter(|pair| pair.iter().all(u8::is_ascii_graphic)).count();
        evidence * 50 >= all && graphic * 4 <= all * 3
    };
    if ascii >= MAX_IN_DOUBT || !has_evidence {
        return None;
    }
    let count = |from: fn([u8; 2]) -> u16| {
        let is_in_doubt = plausible(start_of(pairs, ascii / 2), from) == ascii / 2;
        if is_in_doubt { plausible(pairs, from) } else { 0 }
    };
    let big = count(u16::from_be_bytes);
    let little = count(u16::from_le_bytes);
    if big.max(little) * 100 < all * 95 {
        return None;
    }
    // In the other order, lowercase letters are ideographs, 0x6100 to 0x7A00, but more than half of the units have
    // their NUL.
    let nul = |pair: &[u8; 2]| isize::from(pair.ends_with(&[0])) - isize::from(pair.starts_with(&[0]));
    let nuls_of_little: isize = pairs.iter().map(nul).sum();
    let encoding = match big.cmp(&little) {
        Ordering::Greater => Encoding::Utf16Be,
        Ordering::Less => Encoding::Utf16Le,
        Ordering::Equal if nuls_of_little.unsigned_abs() * 2 <= all => return None,
        Ordering::Equal if nuls_of_little < 0 => Encoding::Utf16Be,
        Ordering::Equal => Encoding::Utf16Le,
    };
    // Strings that end with NUL look like ideographs with multiples of 256. Only one ideograph in a hundred is a
    // multiple.
    let low = usize::from(encoding == Encoding::Utf16Be);
    let ends = clear.iter().filter(|pair| pair.get(low) == Some(&0) && !is_common_multiple(pair, low)).count();
    (ends * 8 <= all).then_some(encoding)
}

/// Whether a multiple of 256 is common nevertheless: U+3000, 一, 最, 가, and the second halves of emoji.
fn is_common_multiple(pair: &[u8; 2], low: usize) -> bool {
    matches!(pair.get(1 - low), Some(0x30 | 0x4E | 0x67 | 0xAC | 0xDC..=0xDF))
}

/// Whether a code unit separates words or sentences in either order.
fn is_separator(pair: [u8; 2]) -> bool {
    matches!(pair, [0, b' ' | b'\n'] | [b' ' | b'\n', 0] | [0x30, 1 | 2] | [1 | 2, 0x30])
}

/// How many code units are of scripts in use. Data of small numbers must not look like accented Latin letters.
#[inline(never)]
#[cfg_attr(small, optimize(size))]
fn plausible(pairs: &[[u8; 2]], from: fn([u8; 2]) -> u16) -> usize {
    let mut previous_is_leading = false;
    let (mut plain, mut accented) = (0, 0);
    let all = pairs
        .iter()
        .map(|pair| from(*pair))
        .filter(|&unit| {
            let was_leading = core::mem::replace(&mut previous_is_leading, matches!(unit, 0xD800..=0xDBFF));
            match unit {
                0x09 | 0x0A | 0x0D | 0x20..=0x7E | 0xA0..=0xFF => plain += 1,
                0x100..=0x1BF | 0x300..=0x323 | 0x1EA0..=0x1EFF => accented += 1,
                0x370..=0x6FF | 0xE00..=0xE7F => {}
                0x200C | 0x200D | 0x2010..=0x205E | 0x20AC | 0x2116 | 0x2122 | 0x3000..=0x30FF | 0x4E00..=0x9FFF => {}
                0xAC00..=0xD7A3 | 0xFF01..=0xFFEE => {}
                0xD800..=0xDBFF => {}
                0xDC00..=0xDFFF => return was_leading,
                _ => return false,
            }
            true
        })
        .count();
    all - usize::saturating_sub(accented, 2 * (plain + 1))
}
