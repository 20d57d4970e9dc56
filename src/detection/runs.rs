//! Leaves out most of a character that is repeated: a line of dashes, stars or halves of a frame says what one of them says,
//! but would outweigh the text around it.

use alloc::vec::Vec;

#[derive(Clone, Default)]
pub(super) struct Runs {
    /// The last bytes.
    last: [u8; 4],
    /// Whether the very last one is left out unless the run ends with it.
    is_held: bool,
}

impl Runs {
    /// The bytes without what repeats the two before for the second time. Always two bytes are left out, so that it makes no
    /// difference to the others whether characters have one byte or two.
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
