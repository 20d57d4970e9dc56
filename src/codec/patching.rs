//! Completes a batch of pairs: replaces the surrogates that tables have for everything other than a single code unit.
//!
//! ```text
//! until the items of the batch end:
//!     move everything before the next surrogate to the end of the result
//!     write what it stands for, alone or with the next one
//! ```
//!
//! Entered after a batch with surrogates. Left without any, or given up: then the caller looks up the batch again one
//! character at a time, which is much slower.

use super::batches::Completed;
use super::stand_ins::{ascii_after_malformed, is_lacking};
use crate::handler::REPLACEMENT_UNIT;
use crate::slices::{after, after_mut, start_of};

/// Decodes one or two of an encoding's [own](super::stand_ins::own) surrogates. Returns how many it read, and how many
/// code units it wrote: nothing if the sequence goes on after the batch, or the handler must decode it.
pub(super) type Patch = fn(&[u16], &mut [u16; 2]) -> (usize, usize);

pub(super) fn write_malformed(ascii: u8, room: &mut [u16; 2]) {
    *room = [REPLACEMENT_UNIT, ascii.into()];
}

/// Decodes surrogates at the start of `source`.
#[inline(always)]
pub(super) fn decode(source: &[u16], room: &mut [u16; 2], own: Patch) -> (usize, usize) {
    match source.first().and_then(|unit| ascii_after_malformed(*unit)) {
        Some(ascii) => {
            write_malformed(ascii, room);
            (1, 2)
        }
        None => own(source, room),
    }
}

/// The number of bytes that a surrogate at the end of a batch stands for: half a four-byte sequence, or a pair.
const HALF: usize = 2;

/// How far the rest is moved at a time, to make room for results longer than their surrogates.
const GAP: usize = 8;

/// Patches the first `length` items of a batch, where a surrogate has `SIZE` items. `decode` decodes surrogates at the
/// start of a source, and returns how many items it read and wrote: nothing if it can't. Gives up if there are
/// fewer than `min_items` for each surrogate, because looking the characters up one by one is faster then.
#[inline(always)]
pub(super) fn patch<T: Copy + Default, const GROUP: usize, const SIZE: usize, const ROOM: usize>(
    items: &mut [T],
    mut length: usize,
    min_items: usize,
    is_surrogate: impl Fn(T) -> bool,
    decode: impl Fn(&[T], &mut [T; ROOM]) -> (usize, usize),
) -> Option<Completed> {
    let mut read = 0;
    let mut written = 0;
    let mut patched = 0;
    loop {
        while read + GROUP <= length
            && let Some(&group) = after(items, read).first_chunk::<GROUP>()
            && !group.iter().fold(false, |any, item| any | is_surrogate(*item))
        {
            *after_mut(items, written).first_chunk_mut()? = group;
            read += GROUP;
            written += GROUP;
        }
        while read < length
            && let Some(&item) = items.get(read)
            && !is_surrogate(item)
        {
            *items.get_mut(written)? = item;
            read += 1;
            written += 1;
        }
        if read == length {
            return Some(Completed { length: written, unread: 0 });
        }
        let mut room = [T::default(); ROOM];
        let (taken, count) = decode(items.get(read..length)?, &mut room);
        if taken == 0 && read + SIZE == length {
            return Some(Completed { length: written, unread: HALF });
        }
        patched += min_items;
        if taken == 0 || patched > written + 4 * min_items {
            return None;
        }
        read += taken;
        if written + count > read {
            let rest = items.get_mut(read..length + GAP)?;
            let end = rest.len().checked_sub(GAP)?;
            rest.copy_within(..end, GAP);
            read += GAP;
            length += GAP;
        }
        for (place, item) in after_mut(items, written).iter_mut().zip(start_of(&room, count)) {
            *place = *item;
        }
        written += count;
    }
}

#[inline(never)]
pub(super) fn patch_units(units: &mut [u16], length: usize, own: Patch) -> Option<Completed> {
    patch::<_, 8, 1, 2>(units, length, 4, is_lacking, |source, room| decode(source, room, own))
}
