//! Unpacks the models of languages. tools/data/detection/letters.js packs them.

use alloc::vec;
use alloc::vec::Vec;

use super::generated::{ALONE, STEP};
use super::language::{Language, units};
use super::language_model::{ASCII_CLASSES, LanguageModel, first_special};
use super::symbols::{fold, is_letter};
use crate::generated::Encoding;
use crate::range_decoder::RangeDecoder;

/// The right apostrophe is a letter of the languages that write it in words.
const APOSTROPHE: u16 = 0x2019;

/// The additional cost of a word's end after a letter that has another form there. The packed steps can't express as
/// much.
const BEFORE_END: u8 = 24;

/// Whether it is a Hebrew letter that has another form at the end of a word.
fn has_final_form(unit: u16) -> bool {
    matches!(unit, 0x5DB | 0x5DE | 0x5E0 | 0x5E4 | 0x5E6)
}

const MAX_STEPS: usize = 8;
/// Cells between ASCII letters, cells of Latin scripts with a special letter, and cells of other scripts.
const CELL_KINDS: usize = 3;
/// What earlier languages have in the same cell, from -2 to 2.
const TENDENCIES: usize = 5;
/// How rare a cell's letters are, in steps of this many eighths of a bit.
const RARITY: i16 = 12;
const RARITIES: usize = 16;

/// The range decoder's models: whether a letter is in the alphabet, how much more it costs alone than expected, and
/// whether a cell differs from that, in which direction, and by how much.
const LETTER: usize = 0;
const COST: usize = LETTER + 2;
const DIFFERS: usize = COST + 2 * 2 * MAX_COST;
const SIGN: usize = DIFFERS + CELL_KINDS * TENDENCIES * RARITIES * 2;
const MAGNITUDE: usize = SIGN + CELL_KINDS * TENDENCIES * 3;
pub(super) const MODELS: usize = MAGNITUDE + CELL_KINDS * 2 * RARITIES * (MAX_STEPS - 1);
const MAX_COST: usize = 31;

/// Unpacks one language after the other. Each is packed with the statistics of those before.
pub(super) struct LanguageUnpacker<'d, 'p> {
    decoder: &'d mut RangeDecoder<'p>,
    /// The averages of the cells between ASCII letters, in eighths of a step.
    averages: [[i16; ASCII_CLASSES]; ASCII_CLASSES],
    /// The average costs of separators, of each ASCII letter and of other letters alone, in eighths of a step.
    averages_alone: [usize; ASCII_CLASSES + 1],
}

#[allow(clippy::indexing_slicing, reason = "it unpacks constants, so every mistake shows in every test")]
impl<'d, 'p> LanguageUnpacker<'d, 'p> {
    pub(super) fn new(decoder: &'d mut RangeDecoder<'p>) -> Self {
        decoder.begin(MODELS);
        Self { decoder, averages: [[0; ASCII_CLASSES]; ASCII_CLASSES], averages_alone: [0; ASCII_CLASSES + 1] }
    }

    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    pub(super) fn next(&mut self, language: &Language) -> LanguageModel {
        let mut alphabet = Vec::new();
        let mut is_in = false;
        for unit in language.encodings.iter().take(1).flat_map(|&encoding| units(encoding)) {
            if fold(unit) == unit && (is_letter(unit) || unit == APOSTROPHE) {
                is_in = self.decoder.bit(LETTER + usize::from(is_in));
                if is_in {
                    alphabet.push(unit);
                }
            }
        }
        let first_special = first_special(language);
        let size = first_special + alphabet.len();
        let mut alone = vec![0; size];
        for (class, cost) in alone.iter_mut().enumerate() {
            let place = if class < first_special { class } else { ASCII_CLASSES };
            let average = &mut self.averages_alone[place];
            // Two groups of models, with the expected cost in the middle of each.
            let middle = COST + MAX_COST + usize::from(place == ASCII_CLASSES) * 2 * MAX_COST;
            let steps = self.decoder.unary(middle - (*average >> 3), MAX_COST);
            *average = (*average + steps * 8) >> 1;
            *cost = steps as i16 * ALONE;
        }
        let mut costs = vec![0; size * size];
        for ((first, row), first_alone) in costs.chunks_exact_mut(size).enumerate().zip(&alone) {
            let mut steps = 0;
            for ((second, cost), second_alone) in row.iter_mut().enumerate().zip(&alone) {
                if first + second > 0 {
                    let is_ascii = first < first_special && second < first_special;
                    steps = self.steps(
                        is_ascii.then_some((first, second)),
                        language.is_latin,
                        first_alone + second_alone,
                        steps,
                    );
                    *cost = (second_alone + steps * STEP).max(1) as u8;
                }
            }
        }
        // In ISO-8859-8, words are written from their ends.
        let is_visual = language.encodings.contains(&Encoding::Iso8859_8);
        for (class, _) in (first_special..).zip(&alphabet).filter(|(_, unit)| has_final_form(**unit)) {
            costs[if is_visual { class } else { class * size }] += BEFORE_END;
        }
        LanguageModel { alphabet, first_special, size, costs }
    }

    /// By how many steps the cost of a pair differs from its second letter's alone. `rarity` is how rare both letters
    /// are, `left` the cell before.
    #[inline(never)]
    fn steps(&mut self, ascii: Option<(usize, usize)>, is_latin: bool, rarity: i16, left: i16) -> i16 {
        let (kind, tendency) = match ascii {
            Some((first, second)) => (0, ((self.averages[first][second] + 2) >> 2).clamp(-2, 2) + 2),
            None => (if is_latin { 1 } else { 2 }, 2),
        };
        let group = kind * TENDENCIES + tendency as usize;
        let rarity = ((rarity / RARITY) as usize).min(RARITIES - 1);
        let mut steps = 0;
        if self.decoder.bit(DIFFERS + (group * RARITIES + rarity) * 2 + usize::from(left != 0)) {
            let is_negative = self.decoder.bit(SIGN + group * 3 + (left.signum() + 1) as usize);
            // Differences of rare pairs are only stored if they are large.
            let place = (kind * 2 + usize::from(is_negative)) * RARITIES + rarity;
            let magnitude = MAGNITUDE + place * (MAX_STEPS - 1);
            steps = self.decoder.unary(magnitude, MAX_STEPS - 1) as i16 + 1;
            if is_negative {
                steps = -steps;
            }
        }
        if let Some((first, second)) = ascii {
            let average = &mut self.averages[first][second];
            *average += (steps * 8 - *average) >> 1;
        }
        steps
    }
}
