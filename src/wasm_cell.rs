//! A value made once, in WebAssembly without atomics, where there is one thread.
#![allow(unsafe_code)]

use core::cell::UnsafeCell;
use core::mem::forget;
use core::panic::RefUnwindSafe;

/// Replaces `OnceLock`.
pub(crate) struct UnsharedCell<T>(UnsafeCell<Option<T>>);

// SAFETY: without atomics a module has one thread.
unsafe impl<T> Sync for UnsharedCell<T> {}

/// Like `OnceLock`: if making a value panics, there is none.
impl<T: RefUnwindSafe> RefUnwindSafe for UnsharedCell<T> {}

impl<T> UnsharedCell<T> {
    pub(crate) const fn new() -> Self {
        Self(UnsafeCell::new(None))
    }

    #[inline(always)]
    pub(crate) fn get_or_init(&self, make: impl FnOnce() -> T) -> &T {
        // SAFETY: there is one thread, and a value never changes once it is there.
        match unsafe { &*self.0.get() } {
            Some(value) => value,
            None => self.init(make()),
        }
    }

    /// Keeps the first value, if making it needed the same value.
    #[cold]
    #[inline(never)]
    fn init(&self, value: T) -> &T {
        // SAFETY: there is one thread. Another reference exists only if there is a value, which stays as it is.
        let place = unsafe { &*self.0.get() };
        match place {
            Some(first) => {
                forget(value);
                first
            }
            // SAFETY: there is one thread, and no reference to an absent value.
            None => unsafe { (*self.0.get()).insert(value) },
        }
    }
}
