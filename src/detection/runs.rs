//! Leaves out most of a repeated character: a line of dashes, stars or box drawing says no more than one of them, but
//! would outweigh the text around it.

use alloc::vec::Vec;

#[derive(Clone, Default)]
pub(super) struct Runs {
    last: [u8; 4],
    /// Whether the last one is left out, unless the run ends with it.
    is_held: bool,
}

impl Runs {
    /// Keeps two of successive equal pairs of bytes. Pairs suit characters of one byte and of two.
    #[inline(never)]
    pub(super) fn shorten(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut kept = Vec::with_capacity(bytes.len() + 1);
        for &byte in bytes {
            let [first, second, third, fourth] = self.last;
            self.last = [second, third, fourth, byte];
            if [first, second, third] == [third, fourth, byte] && !(byte | fourth).is_ascii() {
                self.is_held = !self.is_held;
                continue;
            }
            if core::mem::take(&mut self.is_held) {
                kept.push(fourth);
            }
            kept.push(byte);
        }
        kept
    }
}
