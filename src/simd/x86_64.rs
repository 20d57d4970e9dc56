#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m128i, _mm_cmpeq_epi8, _mm_loadu_si128, _mm_min_epu8, _mm_movemask_epi8, _mm_set1_epi8, _mm_sub_epi8,
    _mm_xor_si128,
};

use super::{BLOCK, ByteSet};

/// See [`portable::ascii_length`](super::portable::ascii_length).
#[inline(always)]
pub(super) fn ascii_length(bytes: &[u8; 16]) -> usize {
    // SAFETY: as below.
    let others = unsafe { _mm_movemask_epi8(_mm_loadu_si128(bytes.as_ptr().cast())) };
    (others | 1 << bytes.len()).trailing_zeros() as usize
}

/// See [`portable::non_ascii_mask`](super::portable::non_ascii_mask).
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
            // There is no unsigned comparison: what is the smaller of itself and the last member is a member.
            let last = _mm_set1_epi8(set.count.wrapping_sub(1) as i8);
            _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(moved, last), moved))
        };
        mask << 16 | members as u64
    })
}
