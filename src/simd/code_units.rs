//! UTF-8 to UTF-16 code units, and back.
#![allow(unsafe_code)]

/// Decodes well-formed UTF-8 at the start of `source`, where a character begins, and returns how many bytes it read and how many
/// code units it wrote: nothing where the processor hasn't the vectors. It stops between any two characters, and may write
/// anything after the code units.
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

/// The inverse, for code units other than surrogates.
#[inline(always)]
pub(crate) fn encode_utf_8(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if source.len() >= super::BLOCK && super::has_avx2() {
        // SAFETY: the processor has AVX2.
        return unsafe { super::avx2_utf_8::encode(source, destination) };
    }
    let _ = (source, destination);
    (0, 0)
}
