//! [`ByteSet::mask`] and the like with SSE2.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m128i, _mm_cmpeq_epi8, _mm_loadu_si128, _mm_min_epu8, _mm_movemask_epi8, _mm_set1_epi8, _mm_sub_epi8,
    _mm_xor_si128,
};

use super::{BLOCK, ByteSet};

#[inline(always)]
pub(super) fn ascii_length(bytes: &[u8; 16]) -> usize {
    // SAFETY: all x86-64 processors have SSE2; it reads 16 bytes, which is what the array has, and needs no alignment.
    let others = unsafe { _mm_movemask_epi8(_mm_loadu_si128(bytes.as_ptr().cast())) };
    (others | 1 << bytes.len()).trailing_zeros() as usize
}

#[inline(always)]
pub(super) fn non_ascii_mask(block: &[u8; BLOCK]) -> u64 {
    let (vectors, _) = block.as_chunks::<16>();
    vectors.iter().rev().fold(0, |mask, bytes| {
        // SAFETY: all x86-64 processors have SSE2; it reads 16 bytes, which is what the array has, and needs no alignment.
        let bits = unsafe { _mm_movemask_epi8(_mm_loadu_si128(bytes.as_ptr().cast())) };
        mask << 16 | bits as u64
    })
}

#[inline(always)]
pub(super) fn mask(set: ByteSet, block: &[u8; BLOCK]) -> u64 {
    let (vectors, _) = block.as_chunks::<16>();
    vectors.iter().rev().fold(0, |mask, bytes| {
        // SAFETY: all x86-64 processors have SSE2; it reads 16 bytes, which is what the array has, and needs no
        // alignment.
        let members = unsafe {
            let bytes: __m128i = _mm_loadu_si128(bytes.as_ptr().cast());
            let flipped = _mm_xor_si128(bytes, _mm_set1_epi8(set.flip as i8));
            let moved = _mm_sub_epi8(flipped, _mm_set1_epi8(set.first as i8));
            // There is no unsigned comparison: a member is at most the last member, and so the minimum of both.
            let last = _mm_set1_epi8(set.count.wrapping_sub(1) as i8);
            _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(moved, last), moved))
        };
        mask << 16 | members as u64
    })
}
