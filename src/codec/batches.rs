//! The common parts of the fast paths with tables.
//!
//! ```text
//! until the source ends:
//!     look up a batch of characters without asking whether the table has each of them
//!     if it lacks any: patch these, or look all up again one by one and stop before the first that it lacks
//! ```
//!
//! Asking once for many characters is 1.5 times as fast as asking each time.

use super::stand_ins::LACKING;
use crate::handler::REPLACEMENT_UNIT;
use crate::slices::{after, after_mut};

/// How many bytes the first batch has. Each time that the table has all of a batch, the next one is twice as long: so
/// little work is lost on text with many characters outside the table.
const FIRST_BATCH: usize = 64;

/// How many bytes a batch has at most: few enough that the output is still in the nearest cache.
pub(crate) const LARGEST_BATCH: usize = 1024;

/// The code unit at which a fast path stops, besides surrogates.
pub(super) fn stop(is_fatal: bool) -> u16 {
    if is_fatal { REPLACEMENT_UNIT } else { LACKING }
}

/// Whether code units are free of those at which a fast path stops because of the error mode.
#[inline(never)]
pub(super) fn are_good(units: &[u16], is_fatal: bool) -> bool {
    !is_fatal || !units.iter().fold(false, |any, &unit| any | (unit == REPLACEMENT_UNIT))
}

/// The result of completing a batch.
pub(crate) struct Completed {
    /// How many items there are.
    pub(super) length: usize,
    /// How many of the batch's last bytes have to be read again, because they start a sequence that ends in the next batch.
    pub(super) unread: usize,
}

/// A table from bytes to code units, with surrogates for everything that it lacks. Malformed sequences whose length the table's
/// user knows have U+FFFD, which no other sequence in a table stands for.
pub(crate) trait Table {
    /// Decodes about `length` bytes, and whatever the table lacks to surrogates. May do nothing, and may write anything after
    /// what it returns as written. `destination` is at least as long as `source`.
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize);

    /// Completes the first `length` code units, which a batch has written. `None` if it can't, or the fast path has to stop in them because
    /// of the error mode.
    fn complete(&self, units: &mut [u16], length: usize, is_fatal: bool) -> Option<Completed>;

    /// Decodes one character after the other while they start before `end`, and stops before one that the table lacks, or
    /// that is malformed if `is_fatal`.
    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize, is_fatal: bool) -> (usize, usize);

    /// [`DecoderHandler::run`](crate::handler::DecoderHandler::run) with this table.
    fn run(&self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        run_batches(
            source,
            destination,
            |source, destination, length| self.run_batch(source, destination, length),
            |units, length| self.complete(units, length, is_fatal),
            |source, destination, end| self.run_carefully(source, destination, end, is_fatal),
        )
    }
}

/// Runs the parts of a [`Table`] in turns.
#[inline(always)]
pub(super) fn run_batches<T>(
    source: &[u8],
    destination: &mut [T],
    run_batch: impl Fn(&[u8], &mut [T], usize) -> (usize, usize),
    complete: impl Fn(&mut [T], usize) -> Option<Completed>,
    mut run_carefully: impl FnMut(&[u8], &mut [T], usize) -> (usize, usize),
) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    let mut batch = FIRST_BATCH;
    while read < source.len() {
        let (source, destination) = (after(source, read), after_mut(destination, written));
        let (mut ran, mut wrote) = run_batch(source, destination, batch);
        match complete(destination, wrote) {
            Some(Completed { length, unread }) if ran > unread => {
                ran -= unread;
                wrote = length;
            }
            _ => {
                let end = if ran == 0 { source.len() } else { ran };
                (ran, wrote) = run_carefully(source, destination, end);
                if ran < end {
                    return (read + ran, written + wrote);
                }
            }
        }
        read += ran;
        written += wrote;
        batch = LARGEST_BATCH.min(2 * batch);
    }
    (read, written)
}
