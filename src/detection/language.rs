//! The types of the generated lists of languages.

use crate::generated::Encoding;
use crate::index;

/// A language with an alphabet, or several similar ones.
pub(super) struct Language {
    /// Two-letter codes of BCP 47, the last one repeated; 0 if there is none.
    pub(super) codes: [[u8; 2]; 4],
    /// Whether its alphabet includes the ASCII letters.
    pub(super) is_latin: bool,
    pub(super) encodings: &'static [Encoding],
    /// How rare it is, in eighths of a bit.
    pub(super) rarity: u8,
}

/// A language of East Asia.
pub(super) struct Script {
    pub(super) code: [u8; 2],
    pub(super) encodings: &'static [Encoding],
    /// The cost of a character of each class, in eighths of a bit.
    pub(super) costs: [u8; CLASSES],
}

/// The number of tiers of frequency. `tools/data/detection/east-asian.js` has the same.
pub(super) const TIERS: usize = 2;
/// The number of classes: the tiers, and those in `east_asian.rs`.
pub(super) const CLASSES: usize = TIERS + 7;

/// The characters of the bytes from 0x80 on. In Shift_JIS, only half-width katakana are single bytes.
#[cfg_attr(small, optimize(size))]
pub(super) fn units(encoding: Encoding) -> [u16; 0x80] {
    if encoding != Encoding::ShiftJis {
        return *index::single_byte(encoding);
    }
    core::array::from_fn(|place| if matches!(place, 0x21..=0x5F) { 0xFF40 + place as u16 } else { 0 })
}
