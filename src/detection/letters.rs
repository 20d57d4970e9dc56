//! Languages with alphabets: the meaning of a byte in an encoding, and the probability of one after another.

use alloc::vec::Vec;

use super::generated::LANGUAGES;
use super::language::{Language, units};
use super::language_model::LanguageModel;
use super::pairs::{Pair, RARELY_AFTER_LETTER, count};
use super::ranking::Verdict;
use super::symbols::{
    AFTER_LETTER, ASCII_LETTER, CURRENCY, JUNK, Kind, LINE, MORE_LINE, Symbol, fold, foreign, is_letter, symbol,
};
use super::words::Words;
use crate::generated::Encoding;
use crate::slices::{after, lookup, start_of};

/// A language in one of its encodings.
struct Hypothesis {
    /// `None` for DOS code pages, which aren't in the standard.
    encoding: Option<Encoding>,
    language: usize,
    rarity: u32,
    symbols: [Symbol; 0x100],
}

impl Hypothesis {
    /// How many pairs end with a character that the language doesn't use. All if there is a currency sign, which the
    /// euro sign replaces in later encodings.
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    fn unusual(&self, pairs: &[Pair]) -> u32 {
        let symbol = |pair: &Pair| lookup(&self.symbols, pair.second);
        if pairs.iter().any(|pair| symbol(pair).cost == CURRENCY) {
            return count(pairs);
        }
        let is_unusual = |pair: &&Pair| matches!(symbol(pair).kind, Kind::Foreign | Kind::Junk);
        pairs.iter().filter(is_unusual).map(|pair| pair.count).sum()
    }

    /// How many pairs a Greek text without accents has beyond the shortest words: all other words in lowercase have an
    /// accent, perhaps on a capital.
    #[inline(never)]
    fn unaccented(&self, pairs: &[Pair]) -> u32 {
        let is_greek = LANGUAGES.get(self.language).is_some_and(|language| language.codes.contains(b"el"));
        let is_accented = |pair: &Pair| matches!(pair.second, 0xA2 | 0xB6 | 0xB8..=0xC0 | 0xDC..=0xE0 | 0xFC..=0xFE);
        if is_greek && !pairs.iter().any(is_accented) { count(pairs).saturating_sub(SHORTEST) } else { 0 }
    }
}

/// The models of all languages, and all languages in all their encodings.
pub(super) struct Letters {
    models: Vec<LanguageModel>,
    hypotheses: Vec<Hypothesis>,
}

impl Letters {
    /// `model` returns the model of each language in turn.
    #[cfg_attr(small, optimize(size))]
    pub(super) fn new(model: impl FnMut(&Language) -> LanguageModel) -> Self {
        let models: Vec<_> = LANGUAGES.iter().map(model).collect();
        let mut hypotheses = Vec::new();
        for (number, (language, model)) in LANGUAGES.iter().zip(&models).enumerate() {
            let mut push = |encoding, units: &[u16; 0x80]| {
                let rarity = u32::from(language.rarity);
                hypotheses.push(Hypothesis { encoding, language: number, rarity, symbols: symbols(model, units) });
            };
            for &encoding in language.encodings {
                push(Some(encoding), &units(encoding));
                if encoding == Encoding::Macintosh {
                    push(None, &DOS);
                }
            }
        }
        Self { models, hypotheses }
    }

    #[cfg(all(test, not(target_arch = "wasm32")))]
    pub(super) fn models(&self) -> &[LanguageModel] {
        &self.models
    }

    /// Calls `emit` with each language in each encoding that `includes` allows: what the bytes cost in it, and what the
    /// words say about it. Leaves out hypotheses that can't be the answer, where other answers cost `lowest`.
    #[inline(never)]
    pub(super) fn costs(
        &self,
        pairs: &[Pair],
        words: &Words,
        includes: impl Fn(Option<Encoding>) -> bool,
        lowest: u32,
        mut emit: impl FnMut(Option<Encoding>, &'static Language, u32, Verdict, &dyn Fn() -> u32),
    ) {
        let Self { models, hypotheses } = self;
        let of_words = words.costs(models);
        let [normal, capitals] = words.case_costs();
        let mut left: Vec<(&Hypothesis, [u32; 2])> = Vec::with_capacity(hypotheses.len());
        for hypothesis in hypotheses {
            if includes(hypothesis.encoding) {
                let cost = match of_words.get(hypothesis.language) {
                    Some(&cost) if cost != Words::NO_COST => cost,
                    _ => words.penalty(),
                };
                let cost = cost + hypothesis.rarity;
                let unaccented = hypothesis.unaccented(pairs).min(MAX_UNACCENTED) * UNACCENTED;
                let dos_capitals = if hypothesis.encoding.is_none() { DOS_CAPITALS } else { 0 };
                left.push((hypothesis, [cost + normal + unaccented, cost + capitals + dos_capitals]));
            }
        }
        // Costs only grow: a hypothesis above another one's full cost can't be the answer, and `MARGIN` above it, it
        // isn't even likely.
        let mut bound = lowest;
        let mut rest = pairs;
        for look in LOOKS {
            add_costs(&mut left, models, start_of(rest, look));
            rest = after(rest, look);
            if rest.is_empty() {
                break;
            }
            if let Some(&best) = left.iter().min_by_key(|(_, cost)| cost[0].min(cost[1])) {
                bound = bound.min(add_costs(&mut [best], models, rest));
            }
            left.retain(|(_, cost)| cost[0].min(cost[1]) <= bound.saturating_add(MARGIN));
        }
        add_costs(&mut left, models, rest);
        for (hypothesis, cost) in left {
            if let Some(language) = LANGUAGES.get(hypothesis.language) {
                let verdict = match of_words.get(hypothesis.language) {
                    _ if language.codes.contains(b"en") => Verdict::English,
                    Some(&cost) if cost != Words::NO_COST && cost > 0 => Verdict::Unlikely,
                    _ => Verdict::Possible,
                };
                emit(hypothesis.encoding, language, cost[0].min(cost[1]), verdict, &|| hypothesis.unusual(pairs));
            }
        }
    }
}

/// The characters of code page 850 from 0x80 on; 437 has the same letters. Everything outside Latin-1 is a line for
/// drawing boxes, as most of it is.
#[allow(clippy::indexing_slicing, reason = "it is a constant, which does not compile otherwise")]
static DOS: [u16; 0x80] = {
    let utf_8 = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»│││││ÁÂÀ©││││¢¥│││││││ãÃ│││││││¤ðÐÊËÈ│ÍÎÏ││││¦Ì│ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²│\u{A0}".as_bytes();
    let mut units = [0x2500; 0x80];
    let (mut i, mut at) = (0, 0);
    while i < units.len() {
        if matches!(utf_8[at], 0xC2 | 0xC3) {
            units[i] = (utf_8[at] as u16 & 3) << 6 | utf_8[at + 1] as u16 & 0x3F;
        }
        at += if utf_8[at] < 0xE0 { 2 } else { 3 };
        i += 1;
    }
    units
};

/// The cost of each pair that [`Hypothesis::unaccented`] counts, how many of them cost that, and how many pairs the
/// shortest words have.
const UNACCENTED: u32 = 12;
const MAX_UNACCENTED: u32 = 3;
const SHORTEST: u32 = 3;

/// The rarity of capitals in DOS code pages: 437, the commonest, has few with accents.
const DOS_CAPITALS: u32 = 24;

/// After how many pairs hopeless hypotheses are dropped.
const LOOKS: [usize; 5] = [4, 4, 8, 16, 64];
/// How much more than the best a hopeless hypothesis costs, in eighths of a bit.
const MARGIN: u32 = 24 * 8;

/// Adds the costs of pairs. Returns the lowest sum.
#[inline(never)]
fn add_costs(hypotheses: &mut [(&Hypothesis, [u32; 2])], models: &[LanguageModel], pairs: &[Pair]) -> u32 {
    let mut best = u32::MAX;
    for (hypothesis, costs) in hypotheses {
        let Some(model) = models.get(hypothesis.language) else { continue };
        let [mut in_normal, mut in_capitals] = *costs;
        for pair in pairs {
            let (first, second) = (lookup(&hypothesis.symbols, pair.first), lookup(&hypothesis.symbols, pair.second));
            let classes = if second.kind.is_outside() { 0 } else { model.cost(first.class, second.class) };
            let [normal, capitals] = second.kind.cost_after(first.kind);
            let is_same_line = pair.first == pair.second && second.cost == LINE;
            let cost = if is_same_line { MORE_LINE } else { classes + u32::from(second.cost) };
            in_normal += (cost + normal) * pair.count;
            in_capitals += (cost + capitals) * pair.count;
        }
        *costs = [in_normal, in_capitals];
        best = best.min(in_normal).min(in_capitals);
    }
    best
}

#[inline(never)]
#[cfg_attr(small, optimize(size))]
fn symbols(model: &LanguageModel, index: &[u16; 0x80]) -> [Symbol; 0x100] {
    let is_latin = model.first_special > 1;
    core::array::from_fn(|byte| match byte {
        0x00..=0x08 | 0x0B | 0x0E..=0x1A | 0x1C..=0x1F | 0x7F => JUNK,
        0x41..=0x5A | 0x61..=0x7A if is_latin => {
            Symbol { class: (byte as u8 & 0x1F), kind: if byte < 0x60 { Kind::Upper } else { Kind::Lower }, cost: 0 }
        }
        0x41..=0x5A | 0x61..=0x7A => ASCII_LETTER,
        _ if byte == usize::from(RARELY_AFTER_LETTER) => AFTER_LETTER,
        0x00..=0x7F => Symbol::default(),
        _ => symbol_of_unit(model, index.get(byte & 0x7F).copied().unwrap_or(0)),
    })
}

fn symbol_of_unit(model: &LanguageModel, unit: u16) -> Symbol {
    let lower = fold(unit);
    match model.alphabet.iter().position(|&letter| letter == lower) {
        None if is_letter(unit) => foreign(lower),
        None => symbol(unit),
        Some(place) => Symbol {
            class: (model.first_special + place) as u8,
            kind: match unit {
                _ if unit != lower => Kind::Upper,
                0x0500.. => Kind::Caseless,
                _ => Kind::Lower,
            },
            cost: 0,
        },
    }
}
