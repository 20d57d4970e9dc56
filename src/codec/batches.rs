//! The part that the fast paths with tables share.
//!
//! ```text
//! until the source ends:
//!     look up a batch of characters without asking whether the table has each of them
//!     if it lacks any: patch these, or look all up again one by one and stop before the first that it lacks
//! ```
//!
//! One check for a whole batch is faster than a check for each character.

use super::stand_ins::LACKING;
use crate::handler::REPLACEMENT_UNIT;
use crate::slices::{after, after_mut};

/// The first batch in bytes. It doubles with each batch that the table has completely.
const FIRST_BATCH: usize = 64;

/// The longest batch in bytes: short enough for its output to stay in the L1 cache.
pub(crate) const LARGEST_BATCH: usize = 1024;

/// The code unit at which a fast path stops, besides surrogates.
pub(super) fn stop(is_fatal: bool) -> u16 {
    if is_fatal { REPLACEMENT_UNIT } else { LACKING }
}

/// Whether a fast path may go on after these code units in this error mode.
#[inline(never)]
pub(super) fn may_go_on(units: &[u16], is_fatal: bool) -> bool {
    !is_fatal || !units.iter().fold(false, |any, &unit| any | (unit == REPLACEMENT_UNIT))
}

pub(crate) struct Completed {
    /// The number of code units or bytes written.
    pub(super) length: usize,
    /// How many of the batch's last bytes must be read again, because their sequence ends in the next batch.
    pub(super) unread: usize,
}

/// A table from bytes to code units, with U+FFFD for malformed sequences of known length and surrogates for everything
/// else.
pub(crate) trait Table {
    /// Decodes about `length` bytes, or nothing. May overwrite more of `destination`, which is at least as long as
    /// `source`.
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize);

    /// Completes the `length` code units of a batch. `None` if it can't, or the error mode requires stopping among
    /// them.
    fn complete(&self, units: &mut [u16], length: usize, is_fatal: bool) -> Option<Completed>;

    /// Decodes characters that start before `end`. Stops before one that the table lacks, or is malformed if
    /// `is_fatal`.
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
