//! An index of a multi-byte encoding.

use alloc::vec::Vec;

/// An [index](https://encoding.spec.whatwg.org/#index): the three bytes of each pointer's code point, in little-endian order; 0
/// for pointers without one.
#[derive(Default)]
pub(crate) struct Index(Vec<[u8; 3]>);

impl Index {
    /// The [index code point](https://encoding.spec.whatwg.org/#index-code-point) for a pointer.
    pub(crate) fn code_point(&self, pointer: usize) -> Option<char> {
        let [low, high, plane] = *self.0.get(pointer)?;
        char::from_u32(u32::from_le_bytes([low, high, plane, 0])).filter(|code_point| *code_point != '\0')
    }

    /// All pointers with their code points, in order.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (usize, char)> {
        (0..self.0.len()).filter_map(|pointer| Some((pointer, self.code_point(pointer)?)))
    }

    /// Adds the code point of the next pointer.
    pub(super) fn push(&mut self, code_point: u32) {
        let [low, high, plane, _] = code_point.to_le_bytes();
        self.0.push([low, high, plane]);
    }

    /// Leaves the next pointers, up to this one, without a code point.
    pub(super) fn skip_to(&mut self, pointer: usize) {
        self.0.resize(pointer, [0; 3]);
    }
}
