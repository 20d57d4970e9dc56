//! Parts of slices and items of tables, for which no place is outside: where there is nothing, they are empty.

/// At most so many items from the start.
#[inline(always)]
pub(crate) fn start_of<T>(items: &[T], count: usize) -> &[T] {
    items.get(..count).unwrap_or(items)
}

/// What is left behind so many items.
#[inline(always)]
pub(crate) fn behind<T>(items: &[T], count: usize) -> &[T] {
    items.get(count..).unwrap_or_else(nothing)
}

/// The same to be written to.
#[inline(always)]
pub(crate) fn behind_mut<T>(items: &mut [T], count: usize) -> &mut [T] {
    items.get_mut(count..).unwrap_or_else(nothing)
}

/// A call that is never made is a branch that the processor foresees, where a choice of two slices would take its time.
#[cold]
#[inline(never)]
fn nothing<T: Default>() -> T {
    T::default()
}

/// A byte's item. A table of 256 has one for each, so that the compiler leaves the comparison out.
#[inline(always)]
pub(crate) fn of_byte<T: Copy + Default>(table: &[T; 0x100], byte: u8) -> T {
    table.get(usize::from(byte)).copied().unwrap_or_default()
}

/// A code unit's item, likewise.
#[inline(always)]
pub(crate) fn of_unit<T: Copy + Default>(table: &[T; 0x10000], unit: u16) -> T {
    table.get(usize::from(unit)).copied().unwrap_or_default()
}
