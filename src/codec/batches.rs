//! What the fast paths by tables share: they look characters up without asking whether each is in the table, and ask
//! afterwards for many of them at once. That is 1.5 times as fast as asking each time.

use crate::slices::{behind, behind_mut, start_of};

/// How many bytes are decoded at first before asking. Each time that all are in the table twice as many are decoded: so
/// little is lost where what is not in the table is frequent.
pub(crate) const FIRST_BATCH: usize = 64;

/// How many bytes are decoded at most before asking: few enough that what was written is still in the nearest cache.
pub(crate) const LARGEST_BATCH: usize = 1024;

/// A table from bytes to code units, where 0 stands for what the handler must look at. (It stands for U+0000 as well,
/// which is rare.)
pub(crate) trait Table {
    /// Decodes about `length` bytes, and what is not in the table to 0. May do nothing, and may write anything behind
    /// what it returns as written. `destination` is at least as long as `source`.
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize);

    /// Decodes one character after the other while they start before `end`, and stops before one that is not in the
    /// table.
    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize) -> (usize, usize);

    /// [`DecoderHandler::run`](crate::decoding::DecoderHandler::run) by this table.
    fn run(&self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        let mut batch = FIRST_BATCH;
        while read < source.len() {
            let (source, destination) = (behind(source, read), behind_mut(destination, written));
            let (mut ran, mut wrote) = self.run_batch(source, destination, batch);
            if ran == 0 || start_of(destination, wrote).iter().fold(false, |any, &unit| any | (unit == 0)) {
                let end = if ran == 0 { source.len() } else { ran };
                (ran, wrote) = self.run_carefully(source, destination, end);
                if ran < end {
                    return (read + ran, written + wrote);
                }
            }
            read += ran;
            written += wrote;
            batch = LARGEST_BATCH.min(2 * batch);
        }
        (read, written)
    }
}
