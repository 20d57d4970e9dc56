//! How often a byte follows another, where one of them is not ASCII. That is all that the languages with alphabets need
//! to know of a text, and takes one addition for a byte.

use crate::slices::lookup;

/// How many bytes outside ASCII are counted; more would not change the answer.
const MOST: u16 = 60_000;

#[derive(Clone)]
pub(super) struct Pairs {
    /// The row of each first byte, plus one; 0 if it was not seen.
    rows: [u8; 0x100],
    /// How often each second byte followed.
    counts: Vec<[u16; 0x100]>,
    /// The pairs that were seen, in the order of their first places.
    seen: Vec<[u8; 2]>,
    /// How many bytes were not ASCII.
    non_ascii: u16,
    previous: u8,
    /// Whether the last letter was an ASCII letter.
    after_ascii: bool,
}

/// What stands for all ASCII bytes that are no letters: [`AFTER_ASCII`] where the last word was of ASCII letters.
pub(super) const AFTER_ASCII: u8 = 0x01;
pub(super) const BETWEEN: u8 = 0x02;

impl Pairs {
    pub(super) fn new() -> Self {
        Self {
            rows: [0; 0x100],
            counts: Vec::new(),
            seen: Vec::new(),
            non_ascii: 0,
            previous: BETWEEN,
            after_ascii: false,
        }
    }

    /// Only remembers what came last, where all so far is ASCII.
    pub(super) fn see_ascii(&mut self, bytes: &[u8]) {
        self.after_ascii |= bytes.iter().any(u8::is_ascii_alphabetic);
        self.previous = bytes.last().map_or(self.previous, |&last| self.between(last));
    }

    #[inline(always)]
    fn between(&self, byte: u8) -> u8 {
        match byte {
            b'\t' | b'\n' | b'\r' | 0x20..=0x40 | 0x5B..=0x60 | 0x7B..=0x7E => {
                if self.after_ascii {
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

    /// Counts, and returns how many bytes it counted.
    #[inline(never)]
    pub(super) fn feed(&mut self, bytes: &[u8]) -> usize {
        for (place, &byte) in bytes.iter().enumerate() {
            if byte >= 0x80 {
                if self.non_ascii == MOST {
                    return place;
                }
                self.non_ascii += 1;
                self.after_ascii = false;
            } else if byte.is_ascii_alphabetic() {
                self.after_ascii = true;
            }
            let byte = self.between(byte);
            let previous = core::mem::replace(&mut self.previous, byte);
            if (byte | previous) >= 0x80 {
                self.count(previous, byte);
            }
        }
        bytes.len()
    }

    #[inline(always)]
    fn count(&mut self, first: u8, second: u8) {
        let Some(row) = self.rows.get_mut(usize::from(first)) else { return };
        if *row == 0 {
            self.counts.push([0; 0x100]);
            *row = self.counts.len() as u8;
        }
        if let Some(counts) = self.counts.get_mut(usize::from(*row - 1))
            && let Some(count) = counts.get_mut(usize::from(second))
        {
            if *count == 0 {
                self.seen.push([first, second]);
            }
            *count += 1;
        }
    }

    /// The first and the second byte of each pair that was seen, and how often.
    pub(super) fn to_vec(&self) -> Vec<(u8, u8, u32)> {
        let mut pairs = Vec::with_capacity(self.seen.len());
        for &[first, second] in &self.seen {
            let row = usize::from(lookup(&self.rows, first)).wrapping_sub(1);
            let count = self.counts.get(row).map_or(0, |counts| lookup(counts, second));
            pairs.push((first, second, u32::from(count)));
        }
        pairs
    }
}
