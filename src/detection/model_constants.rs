//! Reads the constants of the model.

use crate::slices::{after, start_of};

/// The constants that haven't been read yet.
pub(super) struct Constants(&'static [u8]);

impl Constants {
    pub(super) fn new(constants: &'static [u8]) -> Self {
        Self(constants)
    }

    pub(super) fn next(&mut self, count: usize) -> &'static [u8] {
        let next = start_of(self.0, count);
        self.0 = after(self.0, count);
        next
    }
}
