//! How often a byte follows another, where one of them is not ASCII. The languages with alphabets need to know nothing
//! else about a text.

use alloc::vec;
use alloc::vec::Vec;

pub(super) struct Pair {
    pub(super) first: u8,
    pub(super) second: u8,
    pub(super) count: u32,
}

/// How many there are in all.
#[inline(never)]
#[cfg_attr(feature = "boundary", optimize(size))]
pub(super) fn count(pairs: &[Pair]) -> u32 {
    pairs.iter().map(|pair| pair.count).sum()
}

#[derive(Clone)]
pub(super) struct Pairs {
    /// The pairs, in their order.
    seen: Vec<[u8; 2]>,
    previous: u8,
    /// How many more bytes are after a word of ASCII letters.
    after_ascii: usize,
}

/// How far a word of ASCII letters reaches. Streams of the npm package, which drop the middle of a long stretch of ASCII,
/// keep more than this of its end (js/start-of-stream.js).
const REACH: usize = 32;

/// Stands for all ASCII bytes that aren't letters: [`AFTER_ASCII`] where the last word was of ASCII letters.
pub(super) const AFTER_ASCII: u8 = 0x01;
pub(super) const BETWEEN: u8 = 0x02;

impl Pairs {
    pub(super) fn new() -> Self {
        Self { seen: Vec::new(), previous: BETWEEN, after_ascii: 0 }
    }

    /// Only remembers the last byte while everything so far is ASCII.
    pub(super) fn see_ascii(&mut self, bytes: &[u8]) {
        self.after_ascii = match bytes.iter().rev().position(u8::is_ascii_alphabetic) {
            Some(distance) => REACH.saturating_sub(distance),
            None => self.after_ascii.saturating_sub(bytes.len()),
        };
        self.previous = bytes.last().map_or(self.previous, |&last| self.between(last));
    }

    #[inline(always)]
    fn between(&self, byte: u8) -> u8 {
        match byte {
            b'\t' | b'\n' | b'\r' | 0x20..=0x40 | 0x5B..=0x60 | 0x7B..=0x7E => {
                if self.after_ascii > 0 {
                    AFTER_ASCII
                } else {
                    BETWEEN
                }
            }
            // Control bytes that would be mistaken for these.
            AFTER_ASCII | BETWEEN => 0x00,
            _ => byte,
        }
    }

    #[inline(never)]
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        self.seen.reserve(bytes.len());
        for &byte in bytes {
            self.after_ascii = match byte {
                0x80.. => 0,
                b'A'..=b'Z' | b'a'..=b'z' => REACH,
                _ => self.after_ascii.saturating_sub(1),
            };
            let byte = self.between(byte);
            let previous = core::mem::replace(&mut self.previous, byte);
            if (byte | previous) >= 0x80 {
                self.seen.push([previous, byte]);
            }
        }
    }

    /// Counts the pairs. Their order is mixed, so that the first ones are like all.
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    pub(super) fn to_counts(&self) -> Vec<Pair> {
        // A hash table that is at most half full. The largest has a place for every pair.
        let bits = (2 * self.seen.len()).next_power_of_two().ilog2().clamp(6, u16::BITS);
        let places = 1 << bits;
        let mut table = vec![(0_u16, 0_u16); places];
        for pair in &self.seen {
            let mixed = u16::from_be_bytes(*pair).wrapping_mul(MIX);
            // The highest bits of a product depend on all bits.
            let mut place = usize::from(mixed) >> (u16::BITS - bits);
            while let Some((other, count)) = table.get_mut(place & (places - 1)) {
                if *count == 0 || *other == mixed {
                    (*other, *count) = (mixed, *count + 1);
                    break;
                }
                place += 1;
            }
        }
        let mut counted = Vec::new();
        for (mixed, count) in table.into_iter().filter(|(_, count)| *count > 0) {
            let [first, second] = mixed.wrapping_mul(UNMIX).to_be_bytes();
            counted.push(Pair { first, second, count: u32::from(count) });
        }
        counted
    }
}

/// An odd number, and the one that multiplied with it is 1.
const MIX: u16 = 0x9E35;
const UNMIX: u16 = 0x441D;
