//! Completes what a batch of pairs has written: replaces the surrogates, which tables of pairs have for what isn't a single code unit.
//!
//! ```text
//! until what the batch has written ends:
//!     move everything before the next surrogate to the end of the result
//!     write what it stands for, alone or with the next one
//! ```
//!
//! Entered after a batch with surrogates in it. Left with a result that has none, or given up: then the caller looks up the batch's
//! characters again one by one, which takes five times as long.

use super::batches::{Completed, is_lacking};
use crate::handler::REPLACEMENT_UNIT;
use crate::simd::{BLOCK, ByteSet};
use crate::slices::{after, after_mut, start_of};

/// Stands for a byte that is malformed by itself, before one that isn't ASCII. It isn't replaced, because that next byte may be the first
/// of a pair.
pub(super) const MALFORMED: u16 = 0xDF80;

/// The surrogate for a byte that is malformed by itself, before ASCII: U+DF00 to U+DF7F.
pub(super) fn malformed_before(ascii: u8) -> u16 {
    MALFORMED - 0x80 + u16::from(ascii)
}

/// Whether a code unit stands for a byte that is malformed by itself.
pub(super) fn is_malformed(unit: u16) -> bool {
    (MALFORMED - 0x80..=MALFORMED).contains(&unit)
}

/// Decodes an encoding's own surrogates, U+D800 to U+DEFF: one or two of them at the start of a source. Returns how many it read, and how
/// many code units it wrote; nothing if the rest of a sequence is missing, or has to be decoded in another way.
pub(super) type Patch = fn(&[u16], &mut [u16; 2]) -> (usize, usize);

/// Writes what a malformed byte before ASCII becomes.
pub(super) fn write_malformed(ascii: u8, room: &mut [u16; 2]) {
    *room = [REPLACEMENT_UNIT, ascii.into()];
}

/// Decodes surrogates at the start of `source`, and returns how many it read, and how many code units it wrote.
#[inline(always)]
pub(super) fn decode(source: &[u16], room: &mut [u16; 2], own: Patch) -> (usize, usize) {
    match *source {
        [unit, ..] if is_malformed(unit) && unit < MALFORMED => {
            write_malformed(unit as u8, room);
            (1, 2)
        }
        _ => own(source, room),
    }
}

/// How many items are moved at a time to make room for results that are longer than the surrogates.
const GAP: usize = 8;

/// Patches the first `length` items, which a batch has written. A surrogate has `SIZE` of them. `plain` returns how many items there are
/// before the next surrogate, or in all. `decode` decodes surrogates at the start of a source; it returns how many items it read and wrote,
/// nothing if it can't. Gives up if more than one item in `most` is a surrogate: then looking up the characters one by one is quicker.
#[inline(always)]
pub(super) fn patch<T: Copy + Default, const SIZE: usize, const ROOM: usize>(
    items: &mut [T],
    mut length: usize,
    most: usize,
    plain: impl Fn(&[T]) -> usize,
    decode: impl Fn(&[T], &mut [T; ROOM]) -> (usize, usize),
) -> Option<Completed> {
    let mut read = 0;
    let mut written = 0;
    let mut patched = 0;
    loop {
        let count = plain(items.get(read..length)?);
        // Gb18030's surrogates are as long as what most of them stand for: then everything is in its place already.
        if read != written {
            move_down(items, read, written, count);
        }
        read += count;
        written += count;
        if read == length {
            return Some(Completed { length: written, unread: 0 });
        }
        let mut room = [T::default(); ROOM];
        let (taken, count) = decode(items.get(read..length)?, &mut room);
        if taken == 0 && read + SIZE == length {
            return Some(Completed { length: written, unread: HALF });
        }
        patched += most;
        if taken == 0 || patched > written + 4 * most {
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

/// How many bytes a surrogate stands for at the end of a batch: half a sequence of four bytes, or another pair that can't be decoded here.
const HALF: usize = 2;

/// Moves items from `from` on down to `to`.
#[inline(always)]
fn move_down<T: Copy>(items: &mut [T], from: usize, to: usize, count: usize) {
    let mut done = 0;
    while done + GROUP <= count
        && let Some(&group) = after(items, from + done).first_chunk::<GROUP>()
        && let Some(room) = after_mut(items, to + done).first_chunk_mut()
    {
        *room = group;
        done += GROUP;
    }
    while done < count
        && let Some(&item) = items.get(from + done)
        && let Some(room) = items.get_mut(to + done)
    {
        *room = item;
        done += 1;
    }
}

/// How many items are moved together.
const GROUP: usize = 8;

/// Patches code units.
#[inline(never)]
#[cfg_attr(feature = "boundary", optimize(size))]
pub(super) fn patch_units(units: &mut [u16], length: usize, own: Patch) -> Option<Completed> {
    patch::<_, 1, _>(units, length, 4, plain_units, |source, room| decode(source, room, own))
}

/// How many code units there are before the first surrogate, or in all.
#[inline(always)]
fn plain_units(units: &[u16]) -> usize {
    let mut done = 0;
    while let Some(units) = after(units, done).first_chunk::<{ BLOCK / 2 }>() {
        let mut bytes = [0; BLOCK];
        for (bytes, unit) in bytes.as_chunks_mut().0.iter_mut().zip(units) {
            *bytes = unit.to_le_bytes();
        }
        let found = SURROGATE_BYTES.mask(&bytes) & HIGH_BYTES;
        if found != 0 {
            return done + found.trailing_zeros() as usize / 2;
        }
        done += units.len();
    }
    done + after(units, done).iter().take_while(|unit| !is_lacking(**unit)).count()
}

/// The high bytes of surrogates.
const SURROGATE_BYTES: ByteSet = ByteSet { flip: 0x00, first: 0xD8, count: 0x08 };

/// The places of high bytes.
const HIGH_BYTES: u64 = 0xAAAA_AAAA_AAAA_AAAA;
