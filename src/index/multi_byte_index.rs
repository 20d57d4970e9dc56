//! An index of a multi-byte encoding.

use alloc::vec::Vec;

/// An [index](https://encoding.spec.whatwg.org/#index): the code point of each pointer.
#[derive(Default)]
pub(crate) struct Index(Vec<Option<char>>);

impl Index {
    /// The [index code point](https://encoding.spec.whatwg.org/#index-code-point) for a pointer.
    pub(crate) fn code_point(&self, pointer: usize) -> Option<char> {
        self.0.get(pointer).copied().flatten()
    }

    /// All pointers with their code points, in order.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (usize, char)> {
        self.0.iter().enumerate().filter_map(|(pointer, code_point)| Some((pointer, (*code_point)?)))
    }

    /// Adds the code point of the next pointer.
    pub(super) fn push(&mut self, code_point: u32) {
        self.0.push(char::from_u32(code_point));
    }

    /// Leaves the next pointers, up to this one, without a code point.
    pub(super) fn skip_to(&mut self, pointer: usize) {
        self.0.resize(pointer, None);
    }
}
