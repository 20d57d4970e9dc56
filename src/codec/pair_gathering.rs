//! Gathers the pairs of a block: makes a number of each character's byte and the one after it.
//!
//! ```text
//! for each eight bytes of the block:
//!     the bits of where characters start choose places from a table
//!     shuffle the bytes to these places
//!     write them after the pairs before, over what is beyond their end
//! ```
//!
//! There is no branch for a character, and nothing waits for the character before.

use alloc::boxed::Box;

use super::leading_bytes::{GROUP, WINDOW};
use crate::lazy::Lazy;
use crate::simd::BLOCK;
use crate::simd::shuffle::Shuffler;
use crate::slices::{after, after_mut, lookup};

/// For each set of starts in a group, the places of their pairs' bytes.
pub(super) type Places = [[u8; 2 * GROUP]; 1 << GROUP];

pub(super) static PLACES: Lazy<Box<Places>> = Lazy::new(|| {
    let mut all = Box::new([[0; 2 * GROUP]; 1 << GROUP]);
    for (starts, places) in all.iter_mut().enumerate() {
        let starts = (0..GROUP as u8).filter(|place| starts >> place & 1 != 0);
        for ([first, second], start) in places.as_chunks_mut().0.iter_mut().zip(starts) {
            (*first, *second) = (start, start + 1);
        }
    }
    all
});

#[derive(Clone, Copy)]
pub(super) enum Gatherer {
    Shuffling(Shuffler, &'static Places),
    /// For processors that can't shuffle.
    OneByOne,
}

impl Gatherer {
    /// Writes the pairs that start where `starts` has a bit, with the first byte as the low one. Returns their number.
    #[inline(always)]
    pub(super) fn gather(self, bytes: &[u8; WINDOW], mut starts: u64, room: &mut [u16; BLOCK]) -> usize {
        let count = starts.count_ones() as usize;
        match self {
            Self::Shuffling(shuffler, places) => {
                let mut done = 0;
                for start in (0..BLOCK).step_by(GROUP) {
                    let here = starts as u8;
                    starts >>= GROUP;
                    let (bytes, pairs) = (after(bytes, start).first_chunk(), after_mut(room, done).first_chunk_mut());
                    if let (Some(bytes), Some(pairs)) = (bytes, pairs) {
                        *pairs = numbers(shuffler.shuffle(bytes, &lookup(places, here)));
                    }
                    done += here.count_ones() as usize;
                    // Between ASCII, most runs of pairs end in the first half.
                    let is_half = start == BLOCK / 2 - GROUP;
                    if is_half && starts == 0 {
                        break;
                    }
                }
            }
            Self::OneByOne => {
                for pairs in room.as_chunks_mut::<GROUP>().0 {
                    for pair in pairs {
                        let start = starts.trailing_zeros() as usize;
                        starts &= starts.wrapping_sub(1);
                        *pair = after(bytes, start).first_chunk().copied().map_or(0, u16::from_le_bytes);
                    }
                    if starts == 0 {
                        break;
                    }
                }
            }
        }
        count
    }
}

#[inline(always)]
fn numbers(bytes: [u8; 2 * GROUP]) -> [u16; GROUP] {
    let mut numbers = [0; GROUP];
    for (number, pair) in numbers.iter_mut().zip(bytes.as_chunks().0) {
        *number = u16::from_le_bytes(*pair);
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::{Gatherer, PLACES};
    use crate::codec::leading_bytes::WINDOW;
    use crate::simd::BLOCK;
    use crate::simd::shuffle::Shuffler;

    #[test]
    fn both_ways_gather_the_pairs_that_start_at_the_bits() {
        let bytes: [u8; WINDOW] = core::array::from_fn(|place| place as u8 * 3 + 1);
        let mut starts: u64 = 1;
        for round in 0..10_000 {
            // xorshift: https://www.jstatsoft.org/article/view/v008i14
            starts ^= starts << 13;
            starts ^= starts >> 7;
            starts ^= starts << 17;
            let starts = [starts, starts & starts << 7, 0, u64::MAX, starts >> 40][round % 5];
            let expected: Vec<u16> = (0..BLOCK)
                .filter(|place| starts >> place & 1 != 0)
                .map(|place| u16::from_le_bytes([bytes[place], bytes[place + 1]]))
                .collect();
            let shuffling = Shuffler::new().map(|shuffler| Gatherer::Shuffling(shuffler, &PLACES));
            for gatherer in shuffling.into_iter().chain([Gatherer::OneByOne]) {
                let mut room = [0; BLOCK];
                let count = gatherer.gather(&bytes, starts, &mut room);
                assert_eq!(&room[..count], expected, "{starts:064b}");
            }
        }
    }
}
