//! The memory allocator of the npm package's modules, much smaller than the standard library's.
//!
//! ```text
//! allocate: round the size up to a power of two
//!           take a free block of that size, or the next bytes of the memory's end, which grows by pages
//! free:     put the block on the list of its size
//! ```
//!
//! Blocks are never split or joined, because tables stay forever and scratch vectors have few sizes.
#![allow(unsafe_code)]
#![allow(clippy::cast_ptr_alignment, reason = "blocks are aligned to 16 bytes")]

use core::alloc::{GlobalAlloc, Layout};
use core::cell::UnsafeCell;
use core::ptr::{self, null_mut};

/// Provides whole pages of memory.
///
/// # Safety
///
/// `grow` returns the start of that many zeroed pages, aligned to [`ALIGN`], that nothing else uses; or null.
pub(crate) unsafe trait Pages {
    fn grow(&self, pages: usize) -> *mut u8;
}

const PAGE: usize = 1 << 16;

/// The alignment and the smallest size of every block. A layout that needs a larger alignment gets no memory.
const ALIGN: usize = 16;

/// One list for each power of two.
const LISTS: usize = usize::BITS as usize;

pub(crate) struct Allocator<P> {
    state: UnsafeCell<State>,
    pages: P,
}

struct State {
    /// The first free block of each size, which starts with the address of the next one.
    free: [*mut u8; LISTS],
    /// The bytes that were never given out.
    fresh: *mut u8,
    fresh_length: usize,
}

// SAFETY: the only static allocator is that of a module without atomics, which has one thread.
unsafe impl<P> Sync for Allocator<P> {}

impl<P> Allocator<P> {
    pub(crate) const fn new(pages: P) -> Self {
        let state = State { free: [null_mut(); LISTS], fresh: null_mut(), fresh_length: 0 };
        Self { state: UnsafeCell::new(state), pages }
    }
}

/// The list of blocks for a layout; `None` if no block suits it.
fn list_of(layout: Layout) -> Option<usize> {
    let size = layout.size().max(ALIGN).checked_next_power_of_two()?;
    (layout.align() <= ALIGN && isize::try_from(size).is_ok()).then_some(size.trailing_zeros() as usize)
}

// SAFETY: a block has at least the layout's size, and the alignment `ALIGN`, which is at least the layout's. It is either
// on a list, or part of the fresh bytes, or given out, as each function moves it from one to the other.
unsafe impl<P: Pages> GlobalAlloc for Allocator<P> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let Some(list) = list_of(layout) else { return null_mut() };
        // SAFETY: there is one thread, and nothing below calls this function again.
        let state = unsafe { &mut *self.state.get() };
        let Some(first) = state.free.get_mut(list) else { return null_mut() };
        if !first.is_null() {
            let block = *first;
            // SAFETY: `dealloc` has written the next block's address there. Blocks are aligned for it.
            *first = unsafe { block.cast::<*mut u8>().read() };
            return block;
        }
        let size = 1 << list;
        if state.fresh_length < size {
            let pages = size.div_ceil(PAGE);
            let new = self.pages.grow(pages);
            if new.is_null() {
                return null_mut();
            }
            // The rest of the old bytes is lost if the new ones don't follow them.
            if state.fresh.wrapping_add(state.fresh_length) != new {
                state.fresh = new;
                state.fresh_length = 0;
            }
            state.fresh_length += pages * PAGE;
        }
        let block = state.fresh;
        state.fresh = block.wrapping_add(size);
        state.fresh_length -= size;
        block
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: there is one thread, and nothing below calls this function again.
        let state = unsafe { &mut *self.state.get() };
        if let Some(first) = list_of(layout).and_then(|list| state.free.get_mut(list)) {
            // SAFETY: the block has at least 16 bytes, which nobody uses any more, and is aligned for an address.
            unsafe { block.cast::<*mut u8>().write(*first) };
            *first = block;
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        // SAFETY: the caller guarantees that the new layout is valid.
        let new_layout = unsafe { Layout::from_size_align_unchecked(new_size, layout.align()) };
        if list_of(layout) == list_of(new_layout) {
            return block;
        }
        // SAFETY: the new block is another one, and both have at least as many bytes as are copied.
        unsafe {
            let new = self.alloc(new_layout);
            if !new.is_null() {
                ptr::copy_nonoverlapping(block, new, layout.size().min(new_size));
                self.dealloc(block, layout);
            }
            new
        }
    }
}

#[cfg(target_arch = "wasm32")]
pub(crate) struct Memory;

#[cfg(target_arch = "wasm32")]
// SAFETY: the memory grows by zeroed pages at its end, which nobody used before.
unsafe impl Pages for Memory {
    fn grow(&self, pages: usize) -> *mut u8 {
        match core::arch::wasm32::memory_grow(0, pages) {
            usize::MAX => null_mut(),
            old_pages => ptr::with_exposed_provenance_mut(old_pages * PAGE),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::alloc::{alloc_zeroed, dealloc};
    use std::cell::{Cell, RefCell};

    use super::{ALIGN, Allocator, GlobalAlloc, Layout, PAGE, Pages, null_mut};

    /// A memory of a few pages. If it has gaps, something else takes a page before each allocation.
    struct Arena {
        start: *mut u8,
        used: Cell<usize>,
        has_gaps: bool,
        gaps: RefCell<Vec<*mut u8>>,
    }

    const MAX_PAGES: usize = 16;

    impl Arena {
        fn layout() -> Layout {
            Layout::from_size_align(MAX_PAGES * PAGE, ALIGN).unwrap()
        }

        fn new(has_gaps: bool) -> Self {
            // SAFETY: the layout has a size.
            let start = unsafe { alloc_zeroed(Self::layout()) };
            Self { start, used: Cell::new(0), has_gaps, gaps: RefCell::default() }
        }

        /// Whether no block was written to the gaps.
        fn has_intact_gaps(&self) -> bool {
            let is_intact = |&address| Block { address, layout: Layout::new::<[u8; PAGE]>(), content: 0 }.is_intact();
            self.gaps.borrow().iter().all(is_intact)
        }
    }

    impl Drop for Arena {
        fn drop(&mut self) {
            // SAFETY: it was allocated with this layout.
            unsafe { dealloc(self.start, Self::layout()) };
        }
    }

    // SAFETY: pages are given out once, from the start of the arena to its end.
    unsafe impl Pages for Arena {
        fn grow(&self, pages: usize) -> *mut u8 {
            let start = self.used.get() + usize::from(self.has_gaps);
            if start + pages > MAX_PAGES {
                return null_mut();
            }
            self.used.set(start + pages);
            let new = self.start.wrapping_add(start * PAGE);
            if self.has_gaps {
                self.gaps.borrow_mut().push(new.wrapping_sub(PAGE));
            }
            new
        }
    }

    struct Block {
        address: *mut u8,
        layout: Layout,
        content: u8,
    }

    impl Block {
        fn is_intact(&self) -> bool {
            // SAFETY: it is allocated, and was written as a whole.
            (0..self.layout.size()).all(|i| unsafe { self.address.add(i).read() } == self.content)
        }
    }

    /// Blocks of many sizes don't overlap, and keep their contents.
    #[test]
    fn blocks_keep_their_contents() {
        for has_gaps in [false, true] {
            let allocator = Allocator::new(Arena::new(has_gaps));
            let mut blocks: Vec<Block> = Vec::new();
            let mut random = 1_u32;
            for step in 0..if cfg!(miri) { 100 } else { 20_000 } {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let size =
                    1 + (random >> 8) as usize % if cfg!(miri) { [20, 40, 90] } else { [20, 300, 9000] }[step % 3];
                let layout = Layout::from_size_align(size, 1 << ((random >> 28) % 5)).unwrap();
                let content = step as u8;
                if blocks.len() < 20 {
                    // SAFETY: the layout has a size.
                    let address = unsafe { allocator.alloc(layout) };
                    assert!(!address.is_null() && (address as usize).is_multiple_of(layout.align()));
                    // SAFETY: the block has this size.
                    unsafe { address.write_bytes(content, size) };
                    blocks.push(Block { address, layout, content });
                    continue;
                }
                let block = blocks.swap_remove((random >> 16) as usize % blocks.len());
                assert!(block.is_intact());
                if step % 2 == 0 {
                    // SAFETY: it is allocated with this layout, and not used again.
                    unsafe { allocator.dealloc(block.address, block.layout) };
                    continue;
                }
                let layout = Layout::from_size_align(size, block.layout.align()).unwrap();
                // SAFETY: it is allocated with this layout, and only the new block is used from here on.
                let address = unsafe { allocator.realloc(block.address, block.layout, size) };
                assert!(!address.is_null());
                let kept = Layout::from_size_align(size.min(block.layout.size()), layout.align()).unwrap();
                assert!(Block { address, layout: kept, content: block.content }.is_intact());
                // SAFETY: the block has this size.
                unsafe { address.write_bytes(content, size) };
                blocks.push(Block { address, layout, content });
            }
            assert!(blocks.iter().all(Block::is_intact) && allocator.pages.has_intact_gaps());
        }
    }

    #[test]
    fn without_room_there_is_no_block() {
        let allocator = Allocator::new(Arena::new(false));
        let layout = |size, align| Layout::from_size_align(size, align).unwrap();
        // SAFETY: the layouts have a size, and no block is used.
        unsafe {
            assert!(allocator.alloc(layout(MAX_PAGES * PAGE + 1, 1)).is_null());
            assert!(allocator.alloc(layout(isize::MAX as usize, 1)).is_null());
            assert!(allocator.alloc(layout(1, 2 * ALIGN)).is_null());
            assert!(!allocator.alloc(layout(MAX_PAGES * PAGE, ALIGN)).is_null());
            assert!(allocator.alloc(layout(1, 1)).is_null());
        }
    }
}
