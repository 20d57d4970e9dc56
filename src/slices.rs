//! Slicing and table lookups that return nothing, instead of panicking, where they are out of bounds.

/// The first `count` items, or all if there are fewer.
#[inline(always)]
pub(crate) fn start_of<T>(items: &[T], count: usize) -> &[T] {
    items.get(..count).unwrap_or(items)
}

#[inline(always)]
pub(crate) fn after<T>(items: &[T], count: usize) -> &[T] {
    items.get(count..).unwrap_or_else(nothing)
}

#[inline(always)]
pub(crate) fn after_mut<T>(items: &mut [T], count: usize) -> &mut [T] {
    items.get_mut(count..).unwrap_or_else(nothing)
}

/// An empty slice. As a call that never happens, it costs a predicted branch, and no selection between two slices.
#[cold]
#[inline(never)]
fn nothing<T: Default>() -> T {
    T::default()
}

/// Looks up a byte in a table of 256 items, or a code unit in one of 65,536. Every index is in bounds, so the compiler
/// removes the check.
#[inline(always)]
pub(crate) fn lookup<T: Copy + Default, const LENGTH: usize>(table: &[T; LENGTH], index: impl Into<usize>) -> T {
    table.get(index.into()).copied().unwrap_or_default()
}

/// The longest start of a string with at most `max_length` bytes.
pub(crate) fn block_of(text: &str, max_length: usize) -> &str {
    let max_length = max_length.min(text.len());
    let end = (0..=max_length).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
    text.get(..end).unwrap_or(text)
}

/// Code units from bytes in little-endian order.
#[cfg(not(target_arch = "wasm32"))]
#[allow(clippy::indexing_slicing, reason = "it runs when the crate is compiled")]
pub(crate) const fn units<const LENGTH: usize>(bytes: &[u8]) -> [u16; LENGTH] {
    assert!(bytes.len() == 2 * LENGTH);
    let mut units = [0; LENGTH];
    let mut i = 0;
    while i < LENGTH {
        units[i] = u16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]]);
        i += 1;
    }
    units
}
