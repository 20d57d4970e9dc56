//! Index pointers of the single-byte encodings: their indexes the other way round, each made at its first use.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::single_byte_indexes::{SingleByteNumber, single_byte_units};
use crate::generated::SINGLE_BYTE_COUNT;
use crate::handler::REPLACEMENT_UNIT;
use crate::lazy::Once;

/// The index pointers of a single-byte encoding, as bytes; ASCII's are in it as well.
pub(crate) struct SingleBytePointers {
    /// Those of the first code units; 0 stands for null.
    bytes: Box<[u8; FIRST_UNITS]>,
    /// The others, with their code units. They are few: ligatures, and a Private Use character.
    others: Vec<(u16, u8)>,
}

/// How many code units there is a table for: the indexes need those before U+2700, and with a power of two there is a
/// quick way to know that many of them are in it.
pub(crate) const FIRST_UNITS: usize = 0x4000;

impl SingleBytePointers {
    #[inline(never)]
    fn new(units: &[u16; 0x100]) -> Self {
        let mut new = Self { bytes: Box::new([0; FIRST_UNITS]), others: Vec::new() };
        // No index has a code point twice, so it doesn't matter that the index pointer is the first one.
        for (byte, &unit) in (0..=0xFF).zip(units) {
            match new.bytes.get_mut(usize::from(unit)) {
                Some(place) => *place = byte,
                None if unit == REPLACEMENT_UNIT => {}
                None => new.others.push((unit, byte)),
            }
        }
        new
    }

    /// The bytes for the first code units: see [`quick_byte`](Self::quick_byte).
    pub(crate) fn quick_bytes(&self) -> &[u8] {
        self.bytes.as_slice()
    }

    /// The byte for a code unit; 0 for null, for U+0000, and for what only [`byte`](Self::byte) finds.
    #[inline(always)]
    pub(crate) fn quick_byte(&self, unit: u16) -> u8 {
        self.bytes.get(usize::from(unit)).copied().unwrap_or(0)
    }

    /// [`quick_byte`](Self::quick_byte) of a code unit that is known to be one of the first, without a comparison.
    #[inline(always)]
    pub(crate) fn byte_of_first(&self, unit: u16) -> u8 {
        self.quick_byte(unit & (FIRST_UNITS - 1) as u16)
    }

    /// The byte for a code unit; 0 for null, and for U+0000.
    pub(crate) fn byte(&self, unit: u16) -> u8 {
        match self.quick_byte(unit) {
            0 => self.others.iter().find(|(other, _)| *other == unit).map_or(0, |(_, byte)| *byte),
            byte => byte,
        }
    }
}

/// The index pointers of a single-byte encoding.
pub(crate) fn single_byte_pointers(number: SingleByteNumber) -> &'static SingleBytePointers {
    static POINTERS: [Once<SingleBytePointers>; SINGLE_BYTE_COUNT] = [const { Once::new() }; SINGLE_BYTE_COUNT];
    static NONE: Once<SingleBytePointers> = Once::new();
    let place = POINTERS.get(usize::from(number)).unwrap_or(&NONE);
    place.get_or_init(|| SingleBytePointers::new(single_byte_units(number)))
}
