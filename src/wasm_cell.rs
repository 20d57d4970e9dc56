//! [`Once`] for WebAssembly without atomics, where there is one thread: a flag and nothing else.
#![allow(unsafe_code)]

use core::cell::OnceCell;

/// A place for a value that is made at its first use.
pub(crate) struct Once<T>(OnceCell<T>);

// SAFETY: without atomics a module has one thread.
unsafe impl<T> Sync for Once<T> {}

impl<T> Once<T> {
    pub(crate) const fn new() -> Self {
        Self(OnceCell::new())
    }

    pub(crate) fn get_or_init(&self, make: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(make)
    }
}
