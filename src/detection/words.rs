//! The ASCII words at the start of a text, whose language shows which encodings are likely. Next to other characters
//! they are usually the text's own. Elsewhere they may be code, markup or a mail's header, in English whatever the text
//! is in, so they weigh less.

use alloc::vec::Vec;

use super::language_model::LanguageModel;
use super::novelty::Novelty;
use super::symbols::{CAPITAL, CAPITAL_WITH_OTHERS, CAPITALS, LOWERCASE};

/// The penalty of an ASCII word for languages in other scripts, in eighths of a bit, and how many words have it: in
/// all, and in pieces that are all ASCII.
const WORD: u32 = 57;
const MAX_WORDS: u32 = 2;
const MAX_WORDS_ELSEWHERE: u32 = 2;
/// The share of their cost that ASCII letters have, in sixteenths, because markup and names are in other languages. And
/// the maximum for a language: in all, and in pieces that are all ASCII.
const SHARE: u32 = 10;
const MAX_COST: u32 = 277;
const MAX_COST_ELSEWHERE: u32 = 90;
/// The maximum cost of capitals or lowercase.
const MAX_CASE_COST: u32 = 250 * 8;

pub(super) struct Words {
    /// In pieces that aren't all ASCII.
    near: PartOfText,
    elsewhere: PartOfText,
}

/// The ASCII letters of some pieces, without file extensions, which belong to no language.
struct PartOfText {
    /// The classes of successive ASCII letters, and how often each pair occurs.
    pairs: Vec<(u8, u8, u32)>,
    count: u32,
    /// How many ASCII letters are lowercase, and how many are capitals after another one: in words that also have other
    /// letters, and in all others.
    case: [u32; 2],
    case_of_ascii: [u32; 2],
}

impl Words {
    /// The cost of a language that isn't in Latin script.
    pub(super) const NO_COST: u32 = u32::MAX;

    /// Counts words outside tags.
    #[cfg_attr(small, optimize(size))]
    pub(super) fn count(text: &[u8]) -> Self {
        // Ends of lines, tags, strings and folders.
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r' | b'>' | b'"' | b'/' | b'\\');
        let (mut near, mut elsewhere) = (Vec::with_capacity(text.len()), Vec::with_capacity(text.len()));
        for piece in text.split_inclusive(is_end) {
            let part = if piece.iter().all(u8::is_ascii) { &mut elsewhere } else { &mut near };
            part.extend_from_slice(piece);
        }
        Self { near: PartOfText::count(&near), elsewhere: PartOfText::count(&elsewhere) }
    }

    /// The cost of the letters in each language, compared with the likeliest language.
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    pub(super) fn costs(&self, models: &[LanguageModel]) -> Vec<u32> {
        let mut costs = self.near.costs(models);
        limit(&mut costs, MAX_COST);
        let mut elsewhere = self.elsewhere.costs(models);
        limit(&mut elsewhere, MAX_COST_ELSEWHERE);
        for (cost, more) in costs.iter_mut().zip(elsewhere) {
            *cost = cost.saturating_add(more);
        }
        limit(&mut costs, MAX_COST);
        costs
    }

    /// The cost of the letters' case in texts with few capitals, and in texts in capitals.
    pub(super) fn case_costs(&self) -> [u32; 2] {
        let [lower, capitals] = self.near.case;
        let [near, elsewhere] = [self.near.case_of_ascii, self.elsewhere.case_of_ascii];
        let (lower_of_ascii, capitals_of_ascii) = (near[0] + elsewhere[0], near[1] + elsewhere[1]);
        // In text in capitals, names and code are in lowercase. So ASCII capitals are evidence only if no ASCII is in
        // lowercase.
        let capitals_of_ascii = if lower_of_ascii == 0 { capitals_of_ascii } else { 0 };
        let ordinary = capitals * CAPITAL_WITH_OTHERS + capitals_of_ascii * CAPITAL;
        let in_capitals = CAPITALS + lower * LOWERCASE;
        let least = ordinary.min(in_capitals);
        [ordinary - least, in_capitals - least].map(|cost| cost.min(MAX_CASE_COST))
    }

    pub(super) fn penalty(&self) -> u32 {
        (self.near.count + self.elsewhere.count.min(MAX_WORDS_ELSEWHERE)).min(MAX_WORDS) * WORD
    }
}

impl PartOfText {
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    fn count(text: &[u8]) -> Self {
        let mut counts = [0_u16; 1 << 10];
        // Classes are below 32.
        let place = |first: u8, second: u8| usize::from(first) << 5 | usize::from(second);
        let mut seen = Vec::with_capacity(text.len());
        let mut part = Self { pairs: Vec::new(), count: 0, case: [0; 2], case_of_ascii: [0; 2] };
        let mut novelty = Novelty::default();
        let (mut is_in_tag, mut is_suffix, mut last) = (false, false, 0);
        let mut word = Vec::new();
        // As if a separator followed.
        for byte in text.iter().copied().chain([b' ']) {
            is_suffix = byte.is_ascii_alphanumeric() && (is_suffix || last == b'.');
            is_in_tag = match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'/' | b'!' if last == b'<' => true,
                b'>' => false,
                _ => is_in_tag,
            };
            last = byte;
            if !byte.is_ascii() || byte.is_ascii_alphabetic() && !is_in_tag && !is_suffix {
                word.push(byte);
                continue;
            }
            if !word.is_empty() && novelty.adds(&word) {
                part.count_word(&word, |first, second| {
                    if let Some(count) = counts.get_mut(place(first, second)) {
                        if *count == 0 {
                            seen.push((first, second));
                        }
                        *count += 1;
                    }
                });
            }
            word.clear();
        }
        let count = |first, second| counts.get(place(first, second)).copied().map_or(0, u32::from);
        part.pairs = seen.into_iter().map(|(first, second)| (first, second, count(first, second))).collect();
        part
    }

    /// Counts a word. Calls `see` with the classes of successive ASCII letters, including the word's ends.
    fn count_word(&mut self, word: &[u8], mut see: impl FnMut(u8, u8)) {
        let is_ascii = word.is_ascii();
        let (mut previous, mut length, mut was_capital) = (Some(0), 0, false);
        for &byte in word {
            let class = byte.is_ascii().then_some(byte & 0x1F);
            if let (Some(first), Some(second)) = (previous, class) {
                see(first, second);
                length += 1;
            } else {
                length = 0;
            }
            if class.is_some() {
                let [lower, capitals] = if is_ascii { &mut self.case_of_ascii } else { &mut self.case };
                *lower += u32::from(byte >= b'a');
                *capitals += u32::from(was_capital && byte < b'a');
            }
            was_capital = byte.is_ascii_uppercase();
            previous = class;
        }
        if let Some(first) = previous {
            see(first, 0);
        }
        self.count += u32::from(length > 1);
    }

    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    fn costs(&self, models: &[LanguageModel]) -> Vec<u32> {
        let cost = |model: &LanguageModel| {
            if model.first_special == 1 {
                return Words::NO_COST;
            }
            self.pairs.iter().map(|&(first, second, count)| model.cost(first, second) * count).sum::<u32>() * SHARE / 16
        };
        models.iter().map(cost).collect()
    }
}

/// Makes the lowest cost 0 and the highest at most `max`.
#[inline(never)]
#[cfg_attr(small, optimize(size))]
fn limit(costs: &mut [u32], max: u32) {
    let least = costs.iter().copied().min().unwrap_or(0);
    for cost in costs.iter_mut().filter(|cost| **cost != Words::NO_COST) {
        *cost = (*cost - least).min(max);
    }
}
