//! Values that are made at their first use.

use core::ops::Deref;

#[cfg(all(feature = "alloc", not(feature = "std"), not(target_has_atomic = "ptr")))]
use crate::leaking_cell::LeakingCell as Cell;
#[cfg(any(
    all(target_arch = "wasm32", not(target_feature = "atomics")),
    not(any(feature = "std", feature = "alloc"))
))]
use crate::wasm_cell::UnsharedCell as Cell;
#[cfg(all(feature = "std", not(all(target_arch = "wasm32", not(target_feature = "atomics")))))]
use std::sync::OnceLock as Cell;
#[cfg(all(
    feature = "alloc",
    not(feature = "std"),
    target_has_atomic = "ptr",
    not(all(target_arch = "wasm32", not(target_feature = "atomics")))
))]
use unblocking::RaceCell as Cell;

/// Replaces `OnceLock`, which needs an operating system.
#[cfg(all(
    feature = "alloc",
    not(feature = "std"),
    target_has_atomic = "ptr",
    not(all(target_arch = "wasm32", not(target_feature = "atomics")))
))]
mod unblocking {
    use alloc::boxed::Box;

    use once_cell::race::OnceBox;

    /// Threads that need a value at the same time may each make it. One of them wins.
    pub(crate) struct RaceCell<T>(OnceBox<T>);

    impl<T> RaceCell<T> {
        pub(crate) const fn new() -> Self {
            Self(OnceBox::new())
        }

        pub(crate) fn get_or_init(&self, make: impl FnOnce() -> T) -> &T {
            self.0.get_or_init(|| Box::new(make()))
        }
    }
}

pub(crate) struct Once<T>(Cell<T>);

impl<T> Once<T> {
    pub(crate) const fn new() -> Self {
        Self(Cell::new())
    }

    pub(crate) fn get_or_init(&self, make: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(make)
    }
}

pub(crate) struct Lazy<T> {
    value: Once<T>,
    make: fn() -> T,
}

impl<T> Lazy<T> {
    pub(crate) const fn new(make: fn() -> T) -> Self {
        Self { value: Once::new(), make }
    }
}

impl<T> Deref for Lazy<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.value.get_or_init(self.make)
    }
}
