//! [`ByteSet::mask`] and the like with vectors of WebAssembly.
#![allow(unsafe_code)]

use core::arch::wasm32::{
    i8x16_lt, u8x16_bitmask, u8x16_shuffle, u8x16_splat, u8x16_sub, u16x8_shl, u16x8_shr, u16x8_splat, v128, v128_and,
    v128_load, v128_or, v128_store, v128_store64_lane, v128_xor,
};

use super::{BLOCK, ByteSet};

#[inline(always)]
pub(super) fn mask(set: ByteSet, block: &[u8; BLOCK]) -> u64 {
    let (vectors, _) = block.as_chunks::<16>();
    vectors.iter().rev().fold(0, |mask, bytes| {
        // SAFETY: it reads 16 bytes, which is what the array has, and needs no alignment.
        let bytes: v128 = unsafe { v128_load(bytes.as_ptr().cast()) };
        // Shifted by 0x80 for a signed comparison, which takes x86 processors one instruction instead of four.
        let moved = u8x16_sub(v128_xor(bytes, u8x16_splat(set.flip)), u8x16_splat(set.first ^ 0x80));
        mask << 16 | u64::from(u8x16_bitmask(i8x16_lt(moved, u8x16_splat(set.count ^ 0x80))))
    })
}

#[inline(always)]
pub(super) fn non_ascii_mask(block: &[u8; BLOCK]) -> u64 {
    let (vectors, _) = block.as_chunks::<16>();
    vectors.iter().rev().fold(0, |mask, bytes| {
        // SAFETY: it reads 16 bytes, which is what the array has, and needs no alignment.
        let bytes: v128 = unsafe { v128_load(bytes.as_ptr().cast()) };
        mask << 16 | u64::from(u8x16_bitmask(bytes))
    })
}

#[inline(always)]
pub(super) fn ascii_length(bytes: &[u8; 16]) -> usize {
    // SAFETY: it reads 16 bytes, which is what the array has, and needs no alignment.
    let bytes: v128 = unsafe { v128_load(bytes.as_ptr().cast()) };
    u8x16_bitmask(bytes).trailing_zeros() as usize
}

#[inline(always)]
pub(super) fn encode_three_bytes_each(units: &[u16; 8], bytes: &mut [u8; 24]) {
    // SAFETY: it reads 16 bytes, which is what the array has, and needs no alignment.
    let units: v128 = unsafe { v128_load(units.as_ptr().cast()) };
    let continuation = |bits| v128_or(v128_and(bits, u16x8_splat(0x3F)), u16x8_splat(0x80));
    let first = v128_or(u16x8_shr(units, 12), u16x8_splat(0xE0));
    let second = continuation(u16x8_shr(units, 6));
    let third = continuation(units);
    // Two bytes of each character. Places from 16 on take the third.
    let pairs = v128_or(first, u16x8_shl(second, 8));
    let start = u8x16_shuffle::<0, 1, 16, 2, 3, 18, 4, 5, 20, 6, 7, 22, 8, 9, 24, 10>(pairs, third);
    let end = u8x16_shuffle::<11, 26, 12, 13, 28, 14, 15, 30, 0, 0, 0, 0, 0, 0, 0, 0>(pairs, third);
    let (bytes, rest) = bytes.split_at_mut(16);
    // SAFETY: it writes the 16 bytes of the first part, and needs no alignment.
    unsafe { v128_store(bytes.as_mut_ptr().cast(), start) };
    // SAFETY: it writes the 8 bytes of the second part, and needs no alignment.
    unsafe { v128_store64_lane::<0>(end, rest.as_mut_ptr().cast()) };
}
