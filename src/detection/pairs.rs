//! Counts how often a byte follows another, where one of them isn't ASCII. Languages with alphabets need nothing else
//! of a text.

use alloc::vec;
use alloc::vec::Vec;

pub(super) struct Pair {
    pub(super) first: u8,
    pub(super) second: u8,
    pub(super) count: u32,
}

#[inline(never)]
#[cfg_attr(small, optimize(size))]
pub(super) fn count(pairs: &[Pair]) -> u32 {
    pairs.iter().map(|pair| pair.count).sum()
}

#[derive(Clone)]
pub(super) struct Pairs {
    /// The pairs in the order of the text.
    seen: Vec<[u8; 2]>,
    previous: u8,
}

/// Stands for padding, and for ASCII that is neither a letter nor unusual. The form feed mixes the order of
/// [`to_counts`](Pairs::to_counts) best.
const BETWEEN: u8 = 0x0C;

/// Stands for ASCII symbols that seldom follow a letter, but are second bytes of characters of East Asia.
pub(super) const RARELY_AFTER_LETTER: u8 = b'\\';

impl Pairs {
    pub(super) fn new() -> Self {
        Self { seen: Vec::new(), previous: BETWEEN }
    }

    /// Reads bytes, and counts them if they are new.
    #[inline(never)]
    pub(super) fn feed(&mut self, bytes: &[u8], is_new: bool) {
        if !is_new {
            self.previous = bytes.last().copied().map_or(self.previous, merged);
            return;
        }
        self.seen.reserve(bytes.len());
        for byte in bytes.iter().copied().map(merged) {
            let previous = core::mem::replace(&mut self.previous, byte);
            if !(byte | previous).is_ascii() {
                self.seen.push([previous, byte]);
            }
        }
    }

    /// Counts the pairs. Their order is mixed, so that the first ones are like all.
    #[inline(never)]
    pub(super) fn to_counts(&self) -> Vec<Pair> {
        // A hash table that is at most half full. The largest has a place for every pair.
        let bits = (2 * self.seen.len()).next_power_of_two().ilog2().clamp(6, u16::BITS);
        // After its places there is room for collisions at the last ones.
        let mut table = vec![(0_u16, 0_u16); (1 << bits) + self.seen.len()];
        for pair in &self.seen {
            let mixed = u16::from_be_bytes(*pair).wrapping_mul(MIX);
            // The highest bits of a product depend on all bits.
            let mut place = usize::from(mixed) >> (u16::BITS - bits);
            while let Some((other, count)) = table.get_mut(place) {
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

/// The byte that stands for a byte.
#[inline(always)]
pub(super) fn merged(byte: u8) -> u8 {
    match byte {
        b'@' | b'['..=b'^' | b'`' | b'{'..=b'~' => RARELY_AFTER_LETTER,
        0 | b'\t' | b'\n' | b'\r' | 0x1A | 0x20..=0x40 | b'_' => BETWEEN,
        _ => byte,
    }
}

/// An odd number, and its inverse modulo 2^16.
const MIX: u16 = 0x9E35;
const UNMIX: u16 = 0x441D;
