//! The common parts of the fast paths with tables.
//!
//! ```text
//! until the source ends:
//!     look up a batch of characters without asking whether the table has each of them
//!     if it lacks any: look them up again in short batches, those of the first one that lacks any one by one, and stop before
//!         the first that it lacks
//! ```
//!
//! Asking once for many characters is 1.5 times as fast as asking each time.

use core::mem::replace;

use crate::handler::REPLACEMENT_UNIT;
use crate::slices::{after, after_mut};

/// How many bytes the first batch has. Each time that the table has all of a batch, the next one is twice as long: so
/// little work is lost on text with many characters outside the table.
const FIRST_BATCH: usize = 64;

/// How many bytes a batch has at most: few enough that the output is still in the nearest cache.
pub(crate) const LARGEST_BATCH: usize = 1024;

/// The code unit at which a fast path stops, besides 0.
pub(super) fn stop(is_fatal: bool) -> u16 {
    if is_fatal { REPLACEMENT_UNIT } else { 0 }
}

/// Whether a code unit is among others.
#[inline(never)]
pub(super) fn contains(units: &[u16], wanted: u16) -> bool {
    units.iter().fold(false, |any, &unit| any | (unit == wanted))
}

/// A table from bytes to code units, with 0 for everything that it lacks. (U+0000 is 0 too; it is rare.) Malformed sequences
/// whose length the table's user knows have U+FFFD, which no other sequence in a table stands for.
pub(crate) trait Table {
    /// Decodes about `length` bytes, and whatever the table lacks to 0. May do nothing, and may write anything after
    /// what it returns as written. `destination` is at least as long as `source`.
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize);

    /// Decodes one character after the other while they start before `end`, and stops before one that the table lacks, or
    /// that is malformed if `is_fatal`.
    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize, is_fatal: bool) -> (usize, usize);

    /// Whether there are code units at which the fast path stops: two loops, because comparing with one number is quicker.
    fn lacks_any(units: &[u16], is_fatal: bool) -> bool {
        contains(units, 0) || is_fatal && contains(units, REPLACEMENT_UNIT)
    }

    /// [`DecoderHandler::run`](crate::handler::DecoderHandler::run) with this table.
    fn run(&self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        run_batches(
            source,
            destination,
            |source, destination, length| self.run_batch(source, destination, length),
            |written| Self::lacks_any(written, is_fatal),
            |source, destination, end| self.run_carefully(source, destination, end, is_fatal),
        )
    }
}

/// Runs the parts of a [`Table`] in turns. `lacks_any` says whether what a batch has written lacks a character.
#[inline(always)]
pub(super) fn run_batches<T>(
    source: &[u8],
    destination: &mut [T],
    run_batch: impl Fn(&[u8], &mut [T], usize) -> (usize, usize),
    mut lacks_any: impl FnMut(&mut [T]) -> bool,
    mut run_carefully: impl FnMut(&[u8], &mut [T], usize) -> (usize, usize),
) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    let mut batch = FIRST_BATCH;
    let mut has_lacked = false;
    while read < source.len() {
        let (source, destination) = (after(source, read), after_mut(destination, written));
        let (mut ran, mut wrote) = run_batch(source, destination, batch);
        if ran == 0 || destination.get_mut(..wrote).is_some_and(&mut lacks_any) {
            // If the last batch also lacked something, short ones would soon lack something again.
            let is_alone = !replace(&mut has_lacked, true);
            if is_alone && ran > FIRST_BATCH && batch > FIRST_BATCH {
                batch = FIRST_BATCH;
                continue;
            }
            let end = if ran == 0 { source.len() } else { ran };
            (ran, wrote) = run_carefully(source, destination, end);
            if ran < end {
                return (read + ran, written + wrote);
            }
        } else {
            has_lacked = false;
        }
        read += ran;
        written += wrote;
        batch = LARGEST_BATCH.min(2 * batch);
    }
    (read, written)
}
