//! The model of a language: its letters, and the probability of one after another.

use alloc::vec::Vec;

use super::language::Language;
#[cfg(not(target_arch = "wasm32"))]
use super::model_constants::Constants;

/// The common classes of Latin scripts: separators between words, and the ASCII letters.
pub(super) const ASCII_CLASSES: usize = 27;

pub(super) struct LanguageModel {
    /// Its lowercase letters outside ASCII.
    pub(super) alphabet: Vec<u16>,
    /// The class of the first of these.
    pub(super) first_special: usize,
    pub(super) size: usize,
    /// The cost of each class after each other one, in eighths of a bit.
    pub(super) costs: Vec<u8>,
}

impl LanguageModel {
    #[inline(always)]
    pub(super) fn cost(&self, first: u8, second: u8) -> u32 {
        let cell = usize::from(first) * self.size + usize::from(second);
        self.costs.get(cell).copied().map_or(0, u32::from)
    }

    /// Reads the next model from the constants.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn read(constants: &mut Constants, language: &Language) -> Self {
        let length = constants.next(1).first().map_or(0, |length| usize::from(*length));
        let alphabet =
            constants.next(2 * length).as_chunks().0.iter().map(|bytes| u16::from_le_bytes(*bytes)).collect();
        let first_special = first_special(language);
        let size = first_special + length;
        Self { alphabet, first_special, size, costs: constants.next(size * size).to_vec() }
    }

    #[cfg(all(test, not(target_arch = "wasm32")))]
    pub(super) fn write(&self, constants: &mut Vec<u8>) {
        constants.push(self.alphabet.len() as u8);
        constants.extend(self.alphabet.iter().flat_map(|unit| unit.to_le_bytes()));
        constants.extend(&self.costs);
    }
}

pub(super) fn first_special(language: &Language) -> usize {
    if language.is_latin { ASCII_CLASSES } else { 1 }
}
