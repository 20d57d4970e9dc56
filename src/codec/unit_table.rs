//! The fast path of the multi-byte encoders.
//!
//! ```text
//! for each code unit:
//!     if it is ASCII: copy the run of ASCII that it starts
//!     else look up its one or two bytes; stop where the table has none
//! ```
//!
//! Entered and left between two code points: the table has nothing for surrogates. A lookup is quicker than a search in
//! the index.

use alloc::vec;
use alloc::vec::Vec;

use super::from_utf_8::{first_unit, run_from_utf_8, write};
use crate::ascii;
use crate::index::StaticIndex;
use crate::lazy::Once;
use crate::slices::{after, after_mut, lookup};

/// The bytes of each code point of the Basic Multilingual Plane, and directly after them those of plane 2, because no
/// index uses plane 1. A value below 0x100 is one byte, others are two in big-endian order; 0 is left to the handler.
pub(crate) struct UnitTable {
    content: UnitContent,
    bytes: Once<Vec<u16>>,
}

pub(super) struct UnitContent {
    pub(super) index: &'static StaticIndex,
    pub(super) bytes: fn(usize) -> [u8; 2],
    /// The pointers to use. A code point's [index pointer](https://encoding.spec.whatwg.org/#index-pointer) is the
    /// *first* of these.
    pub(super) is_used: fn(usize) -> bool,
    /// The bytes of the first halfwidth katakana, in encodings that have a step for these, and then also for U+2212.
    pub(super) first_katakana: Option<u16>,
}

/// The number of code units: the shortest table.
const UNITS: usize = 0x10000;

/// No index uses plane 1, which starts here.
const EMPTY_PLANE: usize = 0x10000;

impl UnitTable {
    pub(super) const fn new(content: UnitContent) -> Self {
        Self { content, bytes: Once::new() }
    }

    fn bytes(&self) -> &[u16] {
        self.bytes.get_or_init(|| self.content.table())
    }

    pub(crate) fn pair(&self, code_point: char) -> Option<[u8; 2]> {
        let bytes = self.bytes().get(place(code_point)?).copied()?.to_be_bytes();
        (bytes[0] != 0).then_some(bytes)
    }

    #[inline(always)]
    pub(crate) fn units(&self) -> Option<&[u16; UNITS]> {
        self.bytes().first_chunk()
    }

    #[inline(never)]
    pub(crate) fn run(&self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        let Some(table) = self.units() else { return (0, 0) };
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

    #[inline(never)]
    pub(crate) fn run_from_utf_8(&self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        let Some(table) = self.units() else { return (0, 0) };
        let bytes_of = |unit: u16| lookup(table, unit);
        let encode_one = |rest: &[u8], _, room: &mut [u8]| {
            first_unit(rest).map_or((0, 0), |(unit, length)| (length, write(bytes_of(unit), room)))
        };
        run_from_utf_8::<2>(source, destination, bytes_of, encode_one)
    }
}

/// Where in the table a code point is; `None` in plane 1.
fn place(code_point: char) -> Option<usize> {
    match code_point as usize {
        unit @ 0..UNITS => Some(unit),
        code_point => code_point.checked_sub(EMPTY_PLANE).filter(|place| *place >= UNITS),
    }
}

impl UnitContent {
    #[inline(never)]
    fn table(&self) -> Vec<u16> {
        let last = self.index.entries().filter_map(|(_, code_point)| place(code_point)).max().unwrap_or(0);
        let mut table = vec![0; UNITS.max(last + 1)];
        for (pointer, code_point) in self.index.entries() {
            if let Some(entry @ 0) = place(code_point).and_then(|place| table.get_mut(place))
                && (self.is_used)(pointer)
            {
                *entry = u16::from_be_bytes((self.bytes)(pointer));
            }
        }
        if let Some(first) = self.first_katakana {
            let minus = table.get(0xFF0D).copied().unwrap_or(0);
            if let Some(entry) = table.get_mut(0x2212) {
                *entry = minus;
            }
            for (entry, bytes) in table.iter_mut().take(0xFFA0).skip(0xFF61).zip(first..) {
                *entry = bytes;
            }
        }
        table
    }
}
