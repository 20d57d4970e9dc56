#![allow(unsafe_code)]

use core::arch::wasm32::{u8x16_bitmask, u8x16_lt, u8x16_splat, u8x16_sub, v128, v128_load, v128_xor};

use super::{BLOCK, ByteSet};

#[inline(always)]
pub(super) fn mask(set: ByteSet, block: &[u8; BLOCK]) -> u64 {
    let (vectors, _) = block.as_chunks::<16>();
    vectors.iter().rev().fold(0, |mask, bytes| {
        // SAFETY: it reads 16 bytes, which is what the array has, and needs no alignment.
        let bytes: v128 = unsafe { v128_load(bytes.as_ptr().cast()) };
        let moved = u8x16_sub(v128_xor(bytes, u8x16_splat(set.flip)), u8x16_splat(set.first));
        mask << 16 | u64::from(u8x16_bitmask(u8x16_lt(moved, u8x16_splat(set.count))))
    })
}
