//! [`ByteSet::mask`] and the like with NEON.
#![allow(unsafe_code)]

use core::arch::aarch64::{
    uint8x16_t, vandq_u8, vcltq_u8, vdupq_n_u8, veorq_u8, vgetq_lane_u64, vld1q_u8, vpaddq_u8, vreinterpretq_u64_u8,
    vsubq_u8,
};

pub(super) use super::portable::ascii_length;
use super::{BLOCK, ByteSet};

/// The bit of each byte of a vector in its half's byte of the mask.
const BITS: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128];

#[inline(always)]
pub(super) fn non_ascii_mask(block: &[u8; BLOCK]) -> u64 {
    mask(ByteSet::NON_ASCII, block)
}

#[inline(always)]
pub(super) fn mask(set: ByteSet, block: &[u8; BLOCK]) -> u64 {
    let (vectors, _) = block.as_chunks::<16>();
    let &[first, second, third, fourth] = vectors else { return 0 };
    let members = |bytes: [u8; 16]| {
        // SAFETY: this module is compiled only for processors that have NEON; each load reads 16 bytes, which is what its
        // array has, and needs no alignment.
        unsafe {
            let bytes: uint8x16_t = vld1q_u8(bytes.as_ptr());
            let moved = vsubq_u8(veorq_u8(bytes, vdupq_n_u8(set.flip)), vdupq_n_u8(set.first));
            vandq_u8(vcltq_u8(moved, vdupq_n_u8(set.count)), vld1q_u8(BITS.as_ptr()))
        }
    };
    // SAFETY: this module is compiled only for processors that have NEON.
    unsafe {
        // Adding neighbours three times gathers eight bits in a byte.
        let start = vpaddq_u8(members(first), members(second));
        let end = vpaddq_u8(members(third), members(fourth));
        let halves = vpaddq_u8(start, end);
        vgetq_lane_u64::<0>(vreinterpretq_u64_u8(vpaddq_u8(halves, halves)))
    }
}
