//! Operations on many bytes or code units at once, as safe functions.
//!
//! Those that gain from it are written for the vectors of some processors. `portable` has all for any processor, and
//! the others are tested against it. Functions that return two `usize` return how much they read and how much they wrote.

#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod avx2_utf_8;
#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod avx2_validation;
pub(crate) mod code_units;
#[cfg(any(all(target_arch = "x86_64", feature = "std"), all(target_arch = "wasm32", target_feature = "simd128"),))]
mod kept_bytes;
// With vectors, only the tests use all of it.
#[cfg_attr(not(test), allow(dead_code))]
mod portable;
pub(crate) mod shuffle;
pub(crate) mod validation;
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
#[path = "aarch64.rs"]
mod vectors;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[path = "wasm32.rs"]
mod vectors;
#[cfg(target_arch = "x86_64")]
#[path = "x86_64.rs"]
mod vectors;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32_utf_8;

#[cfg(not(any(
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"),
    all(target_arch = "wasm32", target_feature = "simd128"),
    target_arch = "x86_64",
)))]
use portable as vectors;

/// The number of bytes that are looked at together: the bits of a `u64`.
pub(crate) const BLOCK: usize = 64;

/// A set that bytes are quickly tested against: with the bits of `flip` flipped, `count` bytes (at least one) from
/// `first` on.
#[derive(Clone, Copy)]
pub(crate) struct ByteSet {
    pub(crate) flip: u8,
    pub(crate) first: u8,
    pub(crate) count: u8,
}

impl ByteSet {
    pub(crate) const NON_ASCII: Self = Self { flip: 0, first: 0x80, count: 0x80 };

    pub(crate) fn contains(self, byte: u8) -> bool {
        (byte ^ self.flip).wrapping_sub(self.first) < self.count
    }

    /// Which bytes of a block are in the set. The first byte is the lowest bit.
    #[inline(always)]
    pub(crate) fn mask(self, block: &[u8; BLOCK]) -> u64 {
        vectors::mask(self, block)
    }
}

/// Which bytes of a block aren't ASCII. The first byte is the lowest bit.
#[inline(always)]
pub(crate) fn non_ascii_mask(block: &[u8; BLOCK]) -> u64 {
    vectors::non_ascii_mask(block)
}

/// How many of the first bytes are ASCII.
#[inline(always)]
pub(crate) fn ascii_length(bytes: &[u8; 16]) -> usize {
    vectors::ascii_length(bytes)
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
fn has_avx2() -> bool {
    std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("popcnt")
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, ByteSet, portable, vectors};

    #[test]
    fn vectors_and_portable_code_find_the_same_bytes() {
        // Miri takes a thousand times as long.
        let step = if cfg!(miri) { 41 } else { 1 };
        let blocks: [[u8; BLOCK]; 8] =
            core::array::from_fn(|part| core::array::from_fn(|place| (part * BLOCK + place * 37) as u8));
        for block in &blocks {
            let expected = portable::mask(ByteSet::NON_ASCII, block);
            assert_eq!(vectors::non_ascii_mask(block), expected);
            assert_eq!(portable::non_ascii_mask(block), expected);
        }
        for flip in [0x00, 0x20, 0xFF] {
            for first in (0..=0xFF).step_by(step) {
                for count in [1, 0x3C, 0x7E, 0x80, 0xFF] {
                    let set = ByteSet { flip, first, count };
                    for block in &blocks {
                        assert_eq!(vectors::mask(set, block), portable::mask(set, block), "{flip} {first} {count}");
                    }
                }
            }
        }
    }

    #[test]
    fn vectors_and_portable_code_find_the_same_ascii() {
        for length in 0..=16 {
            for other in [0x80, 0xFF] {
                let bytes = core::array::from_fn(|place| if place < length { 0x7F } else { other });
                assert_eq!(vectors::ascii_length(&bytes), length);
                assert_eq!(portable::ascii_length(&bytes), length);
                let alone = core::array::from_fn(|place| if place == length { other } else { 0 });
                assert_eq!(vectors::ascii_length(&alone), length);
                assert_eq!(portable::ascii_length(&alone), length);
            }
        }
    }
}
