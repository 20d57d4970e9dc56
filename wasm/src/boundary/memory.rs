//! Places in memory that JavaScript reads and writes between calls.

use core::cell::UnsafeCell;

/// How many bytes one call can decode, and how many code units one can encode.
pub(super) const BLOCK: usize = 1 << 16;

/// How many code units there is room for: several calls can decode to them, and JavaScript makes one long string of all.
/// Not more: Node puts strings of more than 1,031,913 bytes outside its heap, which is quicker once and slower in the long
/// run.
pub(super) const UNITS_LENGTH: usize = 8 * BLOCK;

/// How many bytes one call can encode or transcode to: more than a block of code units becomes in UTF-8, 3 × 64 KB.
#[cfg(feature = "encode")]
const OUTPUT: usize = 4 * BLOCK;

/// A place that JavaScript reads and writes between calls.
pub(super) struct Shared<T>(UnsafeCell<T>);

// SAFETY: without atomics, which mod.rs refuses, an instance has one thread.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    pub(super) const fn new(value: T) -> Self {
        Self(UnsafeCell::new(value))
    }

    /// Where it is.
    pub(super) fn address(&self) -> *mut T {
        self.0.get()
    }

    /// Gives the only reference to the value while `use_value` runs.
    pub(super) fn with<R>(&self, use_value: impl FnOnce(&mut T) -> R) -> R {
        // SAFETY: there is one thread, no exported function calls back into JavaScript, and none calls this for a place
        // inside a call for the same place, so there is no other reference. All data that JavaScript writes is valid:
        // bytes, code units and the codec are plain numbers.
        use_value(unsafe { &mut *self.0.get() })
    }
}

/// Bytes to decode or transcode.
pub(super) static INPUT: Shared<[u8; BLOCK]> = Shared::new([0; BLOCK]);

/// Code units. Calls that write bytes read at most a block of them, and have the rest of their room for the bytes.
pub(super) static UNITS: Shared<[u16; UNITS_LENGTH]> = Shared::new([0; UNITS_LENGTH]);

/// Where the bytes start at [`UNITS`].
pub(super) const OUTPUT_START: usize = BLOCK;

/// Gives the code units to encode, and the room for the bytes of the result.
#[cfg(feature = "encode")]
pub(super) fn with_output<R>(use_both: impl FnOnce(&[u16], &mut [u8]) -> R) -> R {
    UNITS.with(|units| {
        let (units, room) = units.split_at_mut_checked(OUTPUT_START).unwrap_or_default();
        // SAFETY: code units are plain numbers, and all bytes are.
        let (_, bytes, _) = unsafe { room.align_to_mut::<u8>() };
        use_both(units, bytes.get_mut(..OUTPUT).unwrap_or_default())
    })
}

/// The first `count` items, or all of them if there are fewer.
pub(super) fn start_of<T>(items: &[T], count: usize) -> &[T] {
    items.get(..count).unwrap_or(items)
}

/// Memory that JavaScript writes `length` bytes to, before it gives them to a function that frees it.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    Box::<[u8]>::into_raw(vec![0; length].into_boxed_slice()).cast()
}

/// The bytes at an address that [`alloc`] gave; `None` at address 0.
#[cfg(feature = "detection")]
pub(super) fn take(address: *mut u8, length: usize) -> Option<Box<[u8]>> {
    let bytes = core::ptr::slice_from_raw_parts_mut(address, length);
    // SAFETY: JavaScript gives each address of `alloc` once, with the same length.
    (!address.is_null()).then(|| unsafe { Box::from_raw(bytes) })
}
