//! Decodes text without the standard library: a module with a memory, an allocator that never frees, and the crate.
#![no_std]

extern crate alloc;

use alloc::borrow::Cow;
use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicUsize, Ordering};

use encoding_standard::Encoding;

/// Takes a page of 64 KB from the host whenever the last one is full.
struct Bump {
    next: AtomicUsize,
    end: AtomicUsize,
}

#[global_allocator]
static ALLOCATOR: Bump = Bump { next: AtomicUsize::new(0), end: AtomicUsize::new(0) };

const PAGE: usize = 1 << 16;

// SAFETY: no two allocations share a byte, and all of them are in pages that the host gave.
unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let start = self.next.load(Ordering::Relaxed).next_multiple_of(layout.align());
        if start + layout.size() > self.end.load(Ordering::Relaxed) || start == 0 {
            let pages = layout.size().div_ceil(PAGE);
            let before = wasm32::memory_grow(0, pages);
            if before == usize::MAX {
                return null_mut();
            }
            self.next.store(before * PAGE + layout.size(), Ordering::Relaxed);
            self.end.store((before + pages) * PAGE, Ordering::Relaxed);
            return (before * PAGE) as *mut u8;
        }
        self.next.store(start + layout.size(), Ordering::Relaxed);
        start as *mut u8
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    wasm32::unreachable()
}

#[unsafe(no_mangle)]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    alloc::vec![0_u8; length].leak().as_mut_ptr()
}

/// Decodes bytes in an encoding, by its place in `Encoding::all()`. Returns the text's address and, in the high half, its length.
///
/// # Safety
///
/// `source` comes from [`allocate`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn decode(encoding: usize, source: *const u8, length: usize) -> u64 {
    // SAFETY: as above.
    let bytes = unsafe { core::slice::from_raw_parts(source, length) };
    let Some(encoding) = Encoding::all().get(encoding) else { return 0 };
    let text: &str = match encoding.decode(bytes) {
        Cow::Borrowed(text) => text,
        Cow::Owned(text) => text.leak(),
    };
    (text.len() as u64) << 32 | text.as_ptr() as u64
}
