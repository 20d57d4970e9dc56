//! What the generated lists say about languages: their encodings, and how frequent they are.

use crate::generated::Encoding;
use crate::index;

/// A language with an alphabet, or several similar ones.
pub(super) struct Language {
    /// BCP 47's codes of two letters, the last one repeated; 0 if there is none.
    pub(super) codes: [[u8; 2]; 4],
    /// Whether the ASCII letters belong to its alphabet.
    pub(super) is_latin: bool,
    pub(super) encodings: &'static [Encoding],
    /// How much rarer than others it is, in eighths of a bit.
    pub(super) rarity: u8,
}

/// A language of East Asia.
pub(super) struct Script {
    /// The code of the language, as hints give it.
    pub(super) code: [u8; 2],
    pub(super) encodings: &'static [Encoding],
    /// The cost of a character of each class, in eighths of a bit of information.
    pub(super) costs: [u8; CLASSES],
}

/// How many tiers of frequency its characters have. `tools/data/detection/east-asian.js` has the same.
pub(super) const TIERS: usize = 2;
/// How many classes of characters there are: the tiers, and those in `east_asian.rs`.
pub(super) const CLASSES: usize = TIERS + 7;

/// The characters of the bytes from 0x80 on. Of Shift_JIS, only the half-width ones are one byte.
#[cfg_attr(small, optimize(size))]
pub(super) fn units(encoding: Encoding) -> [u16; 0x80] {
    if encoding != Encoding::ShiftJis {
        return *index::single_byte(encoding);
    }
    core::array::from_fn(|place| if matches!(place, 0x21..=0x5F) { 0xFF40 + place as u16 } else { 0 })
}
