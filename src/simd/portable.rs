//! [`ByteSet::mask`] and the like without vectors.

use super::{BLOCK, ByteSet};

/// How many of the first bytes are ASCII.
#[inline(always)]
pub(super) fn ascii_length(bytes: &[u8; 16]) -> usize {
    const HIGHEST_BITS: u128 = u128::from_ne_bytes([0x80; 16]);
    ((u128::from_le_bytes(*bytes) & HIGHEST_BITS).trailing_zeros() / u8::BITS) as usize
}

pub(super) fn mask(set: ByteSet, block: &[u8; BLOCK]) -> u64 {
    block.iter().rev().fold(0, |mask, &byte| mask << 1 | u64::from(set.contains(byte)))
}

#[inline(always)]
pub(super) fn non_ascii_mask(block: &[u8; BLOCK]) -> u64 {
    mask(ByteSet::NON_ASCII, block)
}
