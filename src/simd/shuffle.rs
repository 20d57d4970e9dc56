//! Moves bytes to other places with an instruction that only some processors have.
#![allow(unsafe_code)]

#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
use core::arch::aarch64::{vld1q_u8, vqtbl1q_u8, vst1q_u8};
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use core::arch::wasm32::{u8x16_swizzle, v128, v128_load, v128_store};
#[cfg(all(target_arch = "x86_64", feature = "std"))]
use core::arch::x86_64::{_mm_loadu_si128, _mm_shuffle_epi8, _mm_storeu_si128};

/// Proof that the processor has the instruction.
#[derive(Clone, Copy)]
pub(crate) struct Shuffler(());

#[allow(clippy::unused_self, reason = "a `Shuffler` is the proof")]
impl Shuffler {
    /// `None` if the processor lacks it.
    #[inline(always)]
    pub(crate) fn new() -> Option<Self> {
        has_shuffle().then_some(Self(()))
    }

    /// Calls a function, compiled for processors that have the instruction.
    #[inline(always)]
    pub(crate) fn call<R>(self, function: impl FnOnce() -> R) -> R {
        #[cfg(all(target_arch = "x86_64", feature = "std"))]
        // SAFETY: `new` has asked for these.
        return unsafe { call_for_avx2(function) };
        #[cfg(not(all(target_arch = "x86_64", feature = "std")))]
        return function();
    }

    /// The bytes at `places`, all of which must be below 16.
    #[inline(always)]
    pub(crate) fn shuffle(self, bytes: &[u8; 16], places: &[u8; 16]) -> [u8; 16] {
        let mut result = [0; 16];
        // SAFETY: `new` has asked whether the processor has the instructions. They read and write 16 bytes, which is what each
        // array has, and need no alignment.
        #[cfg(all(target_arch = "x86_64", feature = "std"))]
        unsafe {
            let bytes = _mm_loadu_si128(bytes.as_ptr().cast());
            let places = _mm_loadu_si128(places.as_ptr().cast());
            _mm_storeu_si128(result.as_mut_ptr().cast(), _mm_shuffle_epi8(bytes, places));
        }
        // SAFETY: the same.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        unsafe {
            let bytes: v128 = v128_load(bytes.as_ptr().cast());
            let places: v128 = v128_load(places.as_ptr().cast());
            v128_store(result.as_mut_ptr().cast(), u8x16_swizzle(bytes, places));
        }
        // SAFETY: the same.
        #[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
        unsafe {
            vst1q_u8(result.as_mut_ptr(), vqtbl1q_u8(vld1q_u8(bytes.as_ptr()), vld1q_u8(places.as_ptr())));
        }
        // Unreachable: other processors have no `Shuffler`.
        #[cfg(not(any(
            all(target_arch = "x86_64", feature = "std"),
            all(target_arch = "wasm32", target_feature = "simd128"),
            all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"),
        )))]
        for (byte, place) in result.iter_mut().zip(places) {
            *byte = bytes.get(usize::from(*place)).copied().unwrap_or_default();
        }
        result
    }
}

/// On x86, this includes the other features that `call_for_avx2` enables.
fn has_shuffle() -> bool {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    return super::has_avx2()
        && std::arch::is_x86_feature_detected!("bmi1")
        && std::arch::is_x86_feature_detected!("lzcnt");
    #[cfg(not(all(target_arch = "x86_64", feature = "std")))]
    return cfg!(any(
        all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"),
        all(target_arch = "wasm32", target_feature = "simd128"),
    ));
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
#[target_feature(enable = "avx2,bmi1,lzcnt,popcnt")]
fn call_for_avx2<R>(function: impl FnOnce() -> R) -> R {
    function()
}

#[cfg(test)]
mod tests {
    use super::Shuffler;

    #[test]
    fn bytes_at_places() {
        let bytes = core::array::from_fn(|place| 0xF0 - place as u8 * 7);
        let Some(shuffler) = Shuffler::new() else { return };
        for step in 0..=16 {
            for start in 0..16 {
                let places = core::array::from_fn(|place| (start + step * place as u8) % 16);
                let expected = places.map(|place| bytes[usize::from(place)]);
                assert_eq!(shuffler.shuffle(&bytes, &places), expected);
                assert_eq!(shuffler.call(|| shuffler.shuffle(&bytes, &places)), expected);
            }
        }
    }
}
