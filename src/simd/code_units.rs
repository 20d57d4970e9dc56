//! Converts UTF-8 to UTF-16 code units and back.
#![allow(unsafe_code)]

/// Decodes well-formed UTF-8 from a character's start. Returns how many bytes it read, and how many code units it
/// wrote: nothing if the processor lacks vectors. Stops between any two characters, and may overwrite whatever follows
/// the code units.
#[inline(always)]
pub(crate) fn decode_utf_8(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if source.len() >= super::BLOCK && super::has_avx2() {
        // SAFETY: the processor has AVX2.
        return unsafe { super::avx2_utf_8::decode(source, destination) };
    }
    let _ = (source, destination);
    (0, 0)
}

/// The inverse. Stops before a lone surrogate, and never inside a pair.
#[inline(always)]
pub(crate) fn encode_utf_8(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if source.len() >= super::BLOCK && super::has_avx2() {
        // SAFETY: the processor has AVX2.
        return unsafe { super::avx2_utf_8::encode(source, destination) };
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return super::wasm32_utf_8::encode(source, destination);
    #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
    {
        let _ = (source, destination);
        (0, 0)
    }
}

/// Encodes code units that become three bytes each.
#[inline(always)]
pub(crate) fn encode_three_bytes_each(units: &[u16; 8], bytes: &mut [u8; 24]) {
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    super::vectors::encode_three_bytes_each(units, bytes);
    #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
    for (unit, bytes) in units.iter().zip(bytes.as_chunks_mut().0) {
        *bytes = [0xE0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3F) as u8, 0x80 | (unit & 0x3F) as u8];
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::{decode_utf_8, encode_utf_8};
    use crate::simd::{BLOCK, has_avx2};

    /// Longer than what the vectors may leave at the end.
    const TAIL: &str = "bcdefghijklmnopqrstuvwxyzbcdefghijklmnopqrstuvwxyzbcdefghijklmnopqrstuvwxyz";

    /// The result for the part of the text that was read is the standard library's, and that part is long enough.
    fn assert_both_ways(text: &str) {
        let units: Vec<u16> = text.encode_utf16().collect();
        let mut room = vec![0; text.len()];
        let (read, written) = decode_utf_8(text.as_bytes(), &mut room);
        assert!(text[..read].encode_utf16().eq(room[..written].iter().copied()), "{read} bytes of {text:?}");
        assert!(read + BLOCK > text.len() || !has_avx2(), "{read} bytes of {text:?}");

        let mut room = vec![0; 3 * units.len()];
        let (read, written) = encode_utf_8(&units, &mut room);
        assert_eq!(
            String::from_utf16(&units[..read]).unwrap().as_bytes(),
            &room[..written],
            "{read} units of {text:?}"
        );
        assert!(read + BLOCK > units.len() || !has_avx2(), "{read} units of {text:?}");
    }

    #[test]
    fn every_character() {
        let all: Vec<char> = ('\0'..=char::MAX).collect();
        let step = if cfg!(miri) { 10_007 } else { 1 };
        for characters in all.chunks(100).step_by(step) {
            let text: String = characters.iter().collect();
            assert_both_ways(&(text + TAIL));
        }
    }

    /// A character's length and place decide, so every row of four lengths is tried at every place.
    #[test]
    fn every_length_at_every_place() {
        let lengths = ["a", "é", "漢", "💩"];
        let step = if cfg!(miri) { 61 } else { 1 };
        for row in (0..lengths.len().pow(4)).step_by(step) {
            let row: String = (0..4).map(|power| lengths[row / lengths.len().pow(power) % lengths.len()]).collect();
            for place in 0..BLOCK {
                assert_both_ways(&("a".repeat(place) + &row + TAIL));
            }
            assert_both_ways(&(row.repeat(2 * BLOCK / row.len() + 1) + TAIL));
        }
    }

    #[test]
    fn lone_surrogates_are_left_to_others() {
        let kinds = [0x61, 0xD83D, 0xDCA9, 0x6F22];
        for row in 0..kinds.len().pow(4) {
            for place in 0..BLOCK {
                let mut units = vec![0xE9; 2 * BLOCK];
                for power in 0..4 {
                    units[place + power] = kinds[row / kinds.len().pow(power as u32) % kinds.len()];
                }
                let mut room = vec![0; 3 * units.len()];
                let (read, written) = encode_utf_8(&units, &mut room);
                let expected = String::from_utf16(&units[..read]).expect("pairs stay whole, and others are not read");
                assert_eq!(expected.as_bytes(), &room[..written], "{units:04X?}");
            }
        }
    }

    #[test]
    fn malformed_sequences_are_left_to_others() {
        let malformed: [&[u8]; 9] = [
            b"\x80",
            b"\xC1\x80",
            b"\xC3",
            b"\xE0\x9F\xBF",
            b"\xE3\x81",
            b"\xED\xA0\x80",
            b"\xF0\x9F\x92",
            b"\xF4\x90\x80\x80",
            b"\xFF",
        ];
        for before in ["a", "é", "漢", "💩"] {
            for sequence in malformed {
                for count in 0..BLOCK {
                    let start = before.repeat(count);
                    let bytes = [start.as_bytes(), sequence, TAIL.as_bytes()].concat();
                    let mut room = vec![0; bytes.len()];
                    let (read, written) = decode_utf_8(&bytes, &mut room);
                    assert!(read <= start.len(), "{bytes:02X?}");
                    assert!(start[..read].encode_utf16().eq(room[..written].iter().copied()), "{bytes:02X?}");
                }
            }
        }
    }
}
