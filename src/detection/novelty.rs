//! Distinguishes new words from repeated ones. The same word or symbol on each line of a table says no more than it
//! says once, so only the first one is evidence.

use alloc::vec;
use alloc::vec::Vec;

use super::pairs::merged;
use crate::slices::{after, start_of};

/// How many ASCII letters in a row belong to a word. More of them end one word and begin another.
pub(super) const CONTEXT: usize = 16;

/// The start of the hash FNV-1a.
const NOTHING: u32 = 0x811C_9DC5;

/// A word is a sequence of letters and non-ASCII bytes, with the character before it and the one after it.
#[derive(Clone)]
pub(super) struct Novelty {
    /// A hash table of words that is at most half full; 0 is a free place.
    seen: Vec<u32>,
    count: usize,
    /// The bytes of the unfinished word, and the hash of those that matter.
    word: Vec<u8>,
    hash: u32,
    is_ascii: bool,
    /// How many ASCII letters it ends with.
    letters: usize,
    /// Whether the word before it was new. ASCII is treated like that word, because it may end an incomplete character.
    was_new: bool,
}

impl Default for Novelty {
    fn default() -> Self {
        let hash = hash(NOTHING, merged(b' '));
        Self { seen: Vec::new(), count: 0, word: Vec::new(), hash, is_ascii: true, letters: 0, was_new: true }
    }
}

impl Novelty {
    /// Calls `see` with the bytes up to the last finished word, or with all if `is_end`, in parts that are new or not.
    #[inline(never)]
    pub(super) fn split(&mut self, bytes: &[u8], is_end: bool, mut see: impl FnMut(&[u8], bool)) {
        let carried = core::mem::take(&mut self.word);
        let read = carried.len();
        let joined;
        let bytes = if carried.is_empty() {
            bytes
        } else {
            joined = [&carried, bytes].concat();
            &joined
        };
        let (mut start, mut end, mut part_is_new) = (0, 0, self.was_new);
        // The end ends a word, as a separator does.
        for (place, byte) in bytes.iter().copied().map(Some).chain(is_end.then_some(None)).enumerate().skip(read) {
            self.hash = hash(self.hash, merged(byte.unwrap_or(b' ')));
            let is_letter = byte.is_some_and(|byte| byte.is_ascii_alphabetic());
            self.letters = if is_letter { self.letters + 1 } else { 0 };
            let is_ascii = byte.is_none_or(|byte| byte.is_ascii());
            self.is_ascii &= is_ascii;
            if is_letter && self.letters < CONTEXT || !is_ascii {
                continue;
            }
            if !self.is_ascii {
                let is_new = self.is_new(self.hash);
                if is_new != part_is_new {
                    see(after(start_of(bytes, end), start), part_is_new);
                    (start, part_is_new) = (end, is_new);
                }
                self.is_ascii = true;
            }
            self.hash = hash(NOTHING, merged(byte.unwrap_or(b' ')));
            end = bytes.len().min(place + 1);
        }
        see(after(start_of(bytes, end), start), part_is_new);
        self.was_new = part_is_new;
        self.word.extend_from_slice(after(bytes, end));
    }

    pub(super) fn is_finished(&self) -> bool {
        self.word.is_empty()
    }

    /// Whether a word is new, and remembers it.
    pub(super) fn adds(&mut self, word: &[u8]) -> bool {
        self.is_new(word.iter().copied().fold(NOTHING, hash))
    }

    fn is_new(&mut self, hash: u32) -> bool {
        if self.count * 2 >= self.seen.len() {
            let size = (self.seen.len() * 2).max(64);
            for hash in core::mem::replace(&mut self.seen, vec![0; size]) {
                insert(&mut self.seen, hash);
            }
        }
        let is_new = insert(&mut self.seen, hash | 1);
        self.count += usize::from(is_new);
        is_new
    }
}

#[inline(always)]
fn hash(hash: u32, byte: u8) -> u32 {
    (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
}

/// Puts a hash into a table. Returns whether it wasn't there.
#[inline(never)]
fn insert(table: &mut [u32], hash: u32) -> bool {
    let mask = table.len() - 1;
    // The highest bits depend on all bytes.
    let mut place = (hash.wrapping_mul(0x9E37_79B1) >> 16) as usize & mask;
    while let Some(other) = table.get_mut(place) {
        if *other == hash {
            return false;
        }
        if *other == 0 {
            *other = hash;
            return true;
        }
        place = (place + 1) & mask;
    }
    false
}
