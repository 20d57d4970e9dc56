//! The single-byte indexes the other way round, from code units to bytes. Each is made at its first use.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::single_byte_indexes::{SingleByteNumber, single_byte_units};
use crate::generated::SINGLE_BYTE_COUNT;
use crate::handler::REPLACEMENT_UNIT;
use crate::lazy::Once;

/// The byte of each code unit of an encoding, including ASCII.
pub(crate) struct SingleBytePointers {
    /// The bytes of the first code units; 0 for null.
    bytes: Box<[u8; FIRST_UNITS]>,
    /// The few other code units: ligatures, and a Private Use character.
    others: Vec<(u16, u8)>,
}

/// The number of code units in the table. U+2700 would be enough for the indexes, but a power of two allows quick
/// checks of many code units.
pub(crate) const FIRST_UNITS: usize = 0x4000;

impl SingleBytePointers {
    #[inline(never)]
    fn new(units: &[u16; 0x100]) -> Self {
        let mut new = Self { bytes: Box::new([0; FIRST_UNITS]), others: Vec::new() };
        // No index has a code point twice, so this is the index pointer.
        for (byte, &unit) in (0..=0xFF).zip(units) {
            match new.bytes.get_mut(usize::from(unit)) {
                Some(place) => *place = byte,
                None if unit == REPLACEMENT_UNIT => {}
                None => new.others.push((unit, byte)),
            }
        }
        new
    }

    /// See [`quick_byte`](Self::quick_byte).
    pub(crate) fn quick_bytes(&self) -> &[u8] {
        self.bytes.as_slice()
    }

    /// The byte for a code unit; 0 for null, for U+0000, and for what only [`byte`](Self::byte) finds.
    #[inline(always)]
    pub(crate) fn quick_byte(&self, unit: u16) -> u8 {
        self.bytes.get(usize::from(unit)).copied().unwrap_or(0)
    }

    /// [`quick_byte`](Self::quick_byte) of one of the first code units, without a comparison.
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

pub(crate) fn single_byte_pointers(number: SingleByteNumber) -> &'static SingleBytePointers {
    static POINTERS: [Once<SingleBytePointers>; SINGLE_BYTE_COUNT] = [const { Once::new() }; SINGLE_BYTE_COUNT];
    static NONE: Once<SingleBytePointers> = Once::new();
    let place = POINTERS.get(usize::from(number)).unwrap_or(&NONE);
    place.get_or_init(|| SingleBytePointers::new(single_byte_units(number)))
}
