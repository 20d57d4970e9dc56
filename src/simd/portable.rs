use super::{BLOCK, ByteSet};

pub(super) fn mask(set: ByteSet, block: &[u8; BLOCK]) -> u64 {
    block.iter().rev().fold(0, |mask, &byte| mask << 1 | u64::from(set.contains(byte)))
}
