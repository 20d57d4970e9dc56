//! The ASCII letters at the start of a text: their language shows which encodings are likely.

use alloc::vec::Vec;

use super::language_model::LanguageModel;
use super::symbols::{CAPITAL, CAPITALS, LOWERCASE};

/// How much a word of ASCII letters counts against languages in other scripts, in eighths of a bit, and how many do.
const WORD: u32 = 57;
const MOST_WORDS: u32 = 9;
/// How much case can count for capitals or against them.
const MOST_OF_CASE: u32 = 250 * 8;

pub(super) struct Words {
    /// The classes of ASCII letters that follow each other, each pair with how often it does.
    pairs: Vec<(u8, u8, u32)>,
    /// How many runs of ASCII letters there are.
    count: u32,
    /// How many ASCII capitals follow another.
    capitals: u32,
    lower: u32,
}

impl Words {
    /// The cost of a language that isn't in Latin script.
    pub(super) const NO_COST: u32 = u32::MAX;

    /// Counts, leaving out text between angle brackets.
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    pub(super) fn count(text: &[u8]) -> Self {
        let mut counts = [0_u16; 1 << 10];
        // Classes are below 32.
        let place = |first: u8, second: u8| usize::from(first) << 5 | usize::from(second);
        let mut seen = Vec::with_capacity(text.len());
        let (mut previous, mut length, mut words) = (Some(0), 0, 0);
        let (mut capitals, mut lower, mut was_capital) = (0, 0, false);
        let (mut is_in_tag, mut last) = (false, 0);
        for &byte in text {
            is_in_tag = match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'/' | b'!' if last == b'<' => true,
                b'>' => false,
                _ => is_in_tag,
            };
            last = byte;
            let class = match byte {
                0x80.. => None,
                b'A'..=b'Z' | b'a'..=b'z' if !is_in_tag => Some(byte & 0x1F),
                _ => Some(0),
            };
            if let (Some(first), Some(second)) = (previous, class)
                && first | second != 0
                && let Some(count) = counts.get_mut(place(first, second))
            {
                if *count == 0 {
                    seen.push((first, second));
                }
                *count += 1;
            }
            match class {
                Some(0) => {
                    words += u32::from(length > 1);
                    length = 0;
                }
                Some(_) if previous.is_some() => length += 1,
                _ => length = 0,
            }
            if class.is_some_and(|class| class > 0) {
                lower += u32::from(byte >= b'a');
                capitals += u32::from(was_capital && byte < b'a');
            }
            was_capital = byte.is_ascii_uppercase();
            previous = class;
        }
        words += u32::from(length > 1);
        let count = |first, second| counts.get(place(first, second)).copied().map_or(0, u32::from);
        let counted = |(first, second)| (first, second, count(first, second));
        let pairs = seen.into_iter().map(counted).collect();
        Self { pairs, count: words, capitals, lower }
    }

    /// The cost of the letters in a language.
    #[inline(never)]
    pub(super) fn cost(&self, model: &LanguageModel) -> u32 {
        if model.first_special == 1 {
            return Self::NO_COST;
        }
        self.pairs.iter().map(|&(first, second, count)| model.cost(first, second) * count).sum()
    }

    /// The cost of the letters' case in texts with few capitals, and in texts of capitals only.
    #[cfg_attr(feature = "boundary", optimize(size))]
    pub(super) fn case_costs(&self) -> [u32; 2] {
        let ordinary = self.capitals * CAPITAL;
        let in_capitals = CAPITALS + self.lower * LOWERCASE;
        let least = ordinary.min(in_capitals);
        [ordinary - least, in_capitals - least].map(|cost| cost.min(MOST_OF_CASE))
    }

    /// How much ASCII words count against languages in other scripts.
    pub(super) fn penalty(&self) -> u32 {
        self.count.min(MOST_WORDS) * WORD
    }
}
