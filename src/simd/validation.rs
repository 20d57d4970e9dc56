//! Validates UTF-8.
#![allow(unsafe_code)]

use super::BLOCK;
use crate::slices::{after, after_mut, start_of};

/// The number of bytes copied together. After validation they are still in the L1 cache.
const PIECE: usize = 0x4000;

#[inline]
pub(crate) fn well_formed_start(bytes: &[u8]) -> &str {
    // A text shorter than a vector.
    if cfg!(all(target_arch = "x86_64", feature = "std"))
        && bytes.len() < 32
        && let Ok(text) = core::str::from_utf8(bytes)
    {
        return text;
    }
    well_formed_start_of_any(bytes)
}

#[inline(never)]
fn well_formed_start_of_any(bytes: &[u8]) -> &str {
    let certain = certain_length(bytes);
    let length = match core::str::from_utf8(after(bytes, certain)) {
        Ok(rest) => certain + rest.len(),
        Err(error) => certain + error.valid_up_to(),
    };
    // SAFETY: the vectors found the first `certain` bytes to be well-formed, and the standard library the others.
    unsafe { core::str::from_utf8_unchecked(start_of(bytes, length)) }
}

pub(crate) fn ascii_start(bytes: &[u8]) -> &str {
    let length = ascii_length(bytes);
    // SAFETY: ASCII is well-formed UTF-8.
    unsafe { core::str::from_utf8_unchecked(start_of(bytes, length)) }
}

fn ascii_length(bytes: &[u8]) -> usize {
    let blocks = BLOCK * bytes.as_chunks().0.iter().take_while(|block| super::non_ascii_mask(block) == 0).count();
    let mut length = blocks;
    for chunk in after(bytes, blocks).as_chunks().0 {
        let ascii = super::ascii_length(chunk);
        length += ascii;
        if ascii < chunk.len() {
            return length;
        }
    }
    length + after(bytes, length).iter().take_while(|byte| byte.is_ascii()).count()
}

/// Copies the longest start of `source` that is well-formed UTF-8 and fits into `destination`. Returns its length.
pub(crate) fn copy_well_formed_start(source: &[u8], destination: &mut [u8]) -> usize {
    let source = start_of(source, destination.len());
    let mut copied = 0;
    loop {
        let start = well_formed_start(start_of(after(source, copied), PIECE)).as_bytes();
        if let Some(places) = after_mut(destination, copied).get_mut(..start.len()) {
            places.copy_from_slice(start);
        }
        copied += start.len();
        // A whole piece may only lack an unfinished sequence at its end.
        if start.len() + 3 < PIECE || copied == source.len() {
            return copied;
        }
    }
}

/// `bytes` without an unfinished sequence at the end.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
fn without_unfinished(bytes: &[u8]) -> &[u8] {
    match bytes {
        [start @ .., 0xC0..=0xFF] | [start @ .., 0xE0..=0xFF, _] | [start @ .., 0xF0..=0xFF, _, _] => start,
        _ => bytes,
    }
}

/// How many bytes at the start of `bytes` vectors find well-formed. They may miss some at the end.
#[inline]
fn certain_length(bytes: &[u8]) -> usize {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if bytes.len() >= super::avx2_validation::SHORT_WINDOW && super::has_avx2() {
        let bytes = without_unfinished(bytes);
        if bytes.len() < super::avx2_validation::SHORT_WINDOW {
            return 0;
        }
        // SAFETY: the processor has AVX2.
        return match unsafe { super::avx2_validation::validate(bytes) } {
            // There may be another unfinished sequence before it. A third would have been an error.
            Ok(()) => without_unfinished(bytes).len(),
            // The last sequence before the error may be incomplete.
            Err(length) => {
                let last = start_of(bytes, length).iter().rposition(|byte| !matches!(byte, 0x80..=0xBF));
                last.unwrap_or(0)
            }
        };
    }
    let _ = bytes;
    0
}

#[cfg(test)]
mod tests {
    use super::{copy_well_formed_start, well_formed_start};

    /// The smallest and the largest byte of each class that the rules of UTF-8 distinguish.
    const CLASSES: [u8; 24] = [
        0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
        0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ];

    fn assert_like_the_standard_library(bytes: &[u8]) {
        let expected = match core::str::from_utf8(bytes) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let start = well_formed_start(bytes);
        assert_eq!(start.len(), expected, "{bytes:02X?}");
        let mut copy = vec![0; bytes.len()];
        let length = copy_well_formed_start(bytes, &mut copy);
        assert_eq!(copy[..length], *start.as_bytes(), "{bytes:02X?}");
    }

    /// The vectors look at each byte and the three before it, so sequences of four bytes of all classes, at every
    /// place, are all cases.
    #[test]
    fn every_sequence_of_four_bytes() {
        let step = if cfg!(miri) { 31 } else { 1 };
        for before in ["a", "é", "漢", "💩"] {
            let mut bytes: Vec<u8> = before.bytes().cycle().take(5 * 64 / before.len() * before.len()).collect();
            for place in [60, 61, 62, 63, 64, 92, 93, 94, 95, 127, 130, bytes.len() - 4] {
                let place = place / before.len() * before.len();
                let original = bytes.clone();
                for number in (0..CLASSES.len().pow(4)).step_by(step * if place == 60 { 1 } else { 7 }) {
                    let digit = |power: u32| CLASSES[number / CLASSES.len().pow(power) % CLASSES.len()];
                    bytes[place..place + 4].copy_from_slice(&[digit(3), digit(2), digit(1), digit(0)]);
                    assert_like_the_standard_library(&bytes);
                }
                bytes = original;
            }
        }
    }

    /// In short texts, the vectors overlap.
    #[test]
    fn sequences_of_four_bytes_everywhere_in_short_texts() {
        let step = if cfg!(miri) { 100_003 } else { 1009 };
        for length in 32..=72 {
            for place in 0..=length - 4 {
                for number in (place..CLASSES.len().pow(4)).step_by(step) {
                    let mut bytes = vec![b'a'; length];
                    for (power, byte) in (0..4).zip(&mut bytes[place..]) {
                        *byte = CLASSES[number / CLASSES.len().pow(power) % CLASSES.len()];
                    }
                    assert_like_the_standard_library(&bytes);
                }
            }
        }
    }

    #[test]
    fn every_length_and_cut() {
        let text = "aé漢💩".repeat(60);
        for length in 0..text.len() {
            assert_like_the_standard_library(&text.as_bytes()[..length]);
            let cut = [&text.as_bytes()[..length], &text.as_bytes()[(length + 1).min(text.len())..]].concat();
            assert_like_the_standard_library(&cut);
        }
    }
}
