//! A value made once, on processors that can't compare and exchange, such as ARMv6-M.
#![allow(unsafe_code)]

use alloc::boxed::Box;
use core::marker::PhantomData;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicPtr, Ordering};

/// Replaces `OnceLock`. An interrupt that needs the value while it is being made makes another one. The
/// replaced value is leaked, because there may be references to it.
pub(crate) struct LeakingCell<T> {
    value: AtomicPtr<T>,
    owns: PhantomData<T>,
}

// SAFETY: a thread that gets a reference to the value may have it from another one.
unsafe impl<T: Send + Sync> Sync for LeakingCell<T> {}

impl<T> LeakingCell<T> {
    pub(crate) const fn new() -> Self {
        Self { value: AtomicPtr::new(null_mut()), owns: PhantomData }
    }

    pub(crate) fn get_or_init(&self, make: impl FnOnce() -> T) -> &T {
        let value = self.value.load(Ordering::Acquire);
        // SAFETY: it is null, or comes from `Box::leak` below, after which nobody changes or frees the value.
        if let Some(value) = unsafe { value.as_ref() } {
            return value;
        }
        let value = Box::leak(Box::new(make()));
        self.value.store(value, Ordering::Release);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::LeakingCell;

    #[test]
    fn a_value_is_made_once() {
        let cell = LeakingCell::new();
        let first = cell.get_or_init(|| vec![1, 2]);
        assert_eq!(cell.get_or_init(|| unreachable!()).as_ptr(), first.as_ptr());
        assert_eq!(*first, [1, 2]);
    }

    #[test]
    fn a_value_that_is_made_meanwhile_stays() {
        let cell = LeakingCell::new();
        let mut inner = None;
        let outer = cell.get_or_init(|| {
            inner = Some(cell.get_or_init(|| String::from("inner")));
            String::from("outer")
        });
        assert_eq!((inner.unwrap().as_str(), outer.as_str()), ("inner", "outer"));
        assert_eq!(cell.get_or_init(String::new), "outer");
    }
}
