//! The fast path of the multi-byte encoders.
//!
//! ```text
//! for each code unit:
//!     if it is ASCII: copy the run of ASCII that it starts
//!     else look up its one or two bytes; stop where the table has none
//! ```
//!
//! Entered and left between two code points: the table has nothing for surrogates. One lookup instead of a search in the
//! index is what makes it quick.

use crate::ascii;
use crate::index::Index;
use crate::lazy::Lazy;
use crate::slices::{after, after_mut, lookup};

/// The bytes of code points: of those of the Basic Multilingual Plane at their own place, and of the plane after the next
/// one, in which no index has anything, directly after them. Below 0x100 it is one byte, from there on two in big-endian
/// order; 0 stands for everything that the handler must look at.
pub(crate) struct UnitTable(Lazy<Vec<u16>>);

/// How many code units there are, and so how long a table is at least.
const UNITS: usize = 0x10000;

/// No index has a code point from here to the end of the second plane.
const EMPTY_PLANE: usize = 0x10000;

impl UnitTable {
    /// A table that is filled at its first use.
    pub(crate) const fn new(new_bytes: fn() -> Vec<u16>) -> Self {
        Self(Lazy::new(new_bytes))
    }

    /// The two bytes of a code point: the bytes of its index pointer.
    pub(crate) fn pair(&self, code_point: char) -> Option<[u8; 2]> {
        let bytes = self.0.get(place(code_point)?).copied()?.to_be_bytes();
        (bytes[0] != 0).then_some(bytes)
    }

    /// The table as an array, for [`lookup`].
    pub(crate) fn units(&self) -> &[u16; UNITS] {
        self.0.first_chunk().unwrap_or(&[0; UNITS])
    }

    /// [`EncoderHandler::run`](crate::handler::EncoderHandler::run) with this table.
    pub(crate) fn run(&self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        let table = self.units();
        let mut read = 0;
        let mut written = 0;
        while let Some(&unit) = source.get(read) {
            if unit < 0x80 {
                let ascii = ascii::narrow_run(after(source, read), after_mut(destination, written));
                if ascii == 0 {
                    break;
                }
                read += ascii;
                written += ascii;
                continue;
            }
            match (lookup(table, unit).to_be_bytes(), after_mut(destination, written)) {
                ([0, 0], _) => break,
                ([0, byte], [place, ..]) => {
                    *place = byte;
                    written += 1;
                }
                ([leading, trailing], [first, second, ..]) => {
                    *first = leading;
                    *second = trailing;
                    written += 2;
                }
                _ => break,
            }
            read += 1;
        }
        (read, written)
    }
}

/// Where in the table a code point is; `None` in the second plane.
fn place(code_point: char) -> Option<usize> {
    match code_point as usize {
        unit @ 0..UNITS => Some(unit),
        code_point => code_point.checked_sub(EMPTY_PLANE).filter(|place| *place >= UNITS),
    }
}

/// The bytes for the [index pointer](https://encoding.spec.whatwg.org/#index-pointer) of each code point in an index: the
/// *first* of its pointers, of those that `is_used`.
pub(super) fn bytes_of_index(index: &Index, bytes: fn(usize) -> [u8; 2], is_used: fn(usize) -> bool) -> Vec<u16> {
    let mut table = vec![0; UNITS];
    for (pointer, code_point) in index.entries() {
        let Some(place) = place(code_point) else { continue };
        if place >= table.len() {
            table.resize(place + 1, 0);
        }
        if let Some(entry @ 0) = table.get_mut(place)
            && is_used(pointer)
        {
            *entry = u16::from_be_bytes(bytes(pointer));
        }
    }
    table
}

/// Adds what the steps of the Japanese encoders say of two more kinds of code points: U+2212 has the bytes of U+FF0D, and
/// halfwidth katakana follow each other from `first_katakana` on.
pub(super) fn add_japanese(table: &mut [u16], first_katakana: u16) {
    let minus = table.get(0xFF0D).copied().unwrap_or(0);
    if let Some(entry) = table.get_mut(0x2212) {
        *entry = minus;
    }
    for (entry, bytes) in table.iter_mut().take(0xFFA0).skip(0xFF61).zip(first_katakana..) {
        *entry = bytes;
    }
}
