//! Languages with alphabets: what a byte is in an encoding, and how probable one is after another.

use super::arithmetic::{Context, Unpacker};
use super::generated::{LANGUAGES, STEP};
use super::model::MODEL;
use crate::generated::Encoding;
use crate::index;
use crate::slices::{after, lookup, start_of};

/// A language, or some that are alike.
pub(super) struct Language {
    /// BCP 47's codes of two letters.
    pub(super) codes: &'static [[u8; 2]],
    /// Whether the ASCII letters belong to its alphabet.
    pub(super) is_latin: bool,
    pub(super) encodings: &'static [Encoding],
}

/// What a byte is to a language.
#[derive(Clone, Copy, Default)]
struct Symbol {
    /// 0 for what stands between words, then the letters of the alphabet.
    class: u8,
    kind: Kind,
    /// What it costs to be this one of its class.
    cost: u8,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Kind {
    /// Spaces, punctuation and all else.
    #[default]
    Between,
    /// A quotation mark before a word.
    Opening,
    /// A quotation mark or something else behind a word.
    Closing,
    /// A no-break space, which is seldom next to a space.
    NoBreak,
    /// What stands between words where the last was in ASCII, but the language's letters are others.
    Aside,
    /// A dash, which mostly has spaces around it.
    Dash,
    /// A symbol that is seldom next to a letter.
    Sign,
    Lower,
    Upper,
    /// A letter of a script without case.
    Caseless,
    /// A letter of other languages.
    Foreign,
    /// Nothing that is in texts.
    Junk,
}

const BITS: u32 = 8;

/// A language in one of its encodings.
pub(super) struct Hypothesis {
    encoding: Encoding,
    language: usize,
    symbols: [Symbol; 0x100],
}

/// The models of all languages, and all languages in all their encodings.
pub(super) struct Letters {
    models: Vec<Model>,
    hypotheses: Vec<Hypothesis>,
}

impl Letters {
    pub(super) fn unpack(unpacker: &mut Unpacker) -> Self {
        let mut contexts = Contexts::new();
        let models: Vec<_> =
            LANGUAGES.iter().map(|language| Model::unpack(language, unpacker, &mut contexts)).collect();
        let mut hypotheses = Vec::new();
        for (number, (language, model)) in LANGUAGES.iter().zip(&models).enumerate() {
            for &encoding in language.encodings {
                hypotheses.push(Hypothesis { encoding, language: number, symbols: model.symbols(encoding) });
            }
        }
        Self { models, hypotheses }
    }
}

/// How many pairs are looked at to see which hypotheses are worth a closer look.
const FIRST_LOOK: usize = 48;
/// How much more than the best those may cost, in eighths of a bit.
const MARGIN: u32 = 100 * BITS;

/// Calls `emit` with what the bytes would cost in each encoding that `includes` names and each language that it serves,
/// if that may be the answer.
#[inline(never)]
pub(super) fn costs(
    pairs: &[(u8, u8, u32)],
    includes: impl Fn(Encoding) -> bool,
    mut emit: impl FnMut(Encoding, &'static Language, u32),
) {
    let Letters { models, hypotheses } = &MODEL.letters;
    let (first_look, rest) = (start_of(pairs, FIRST_LOOK), after(pairs, FIRST_LOOK));
    let mut costs = Vec::with_capacity(hypotheses.len());
    let mut most = u32::MAX;
    for hypothesis in hypotheses {
        let is_included = includes(hypothesis.encoding);
        let cost = if is_included { hypothesis.cost(models, first_look) } else { u32::MAX };
        most = most.min(cost.saturating_add(MARGIN));
        costs.push(cost);
    }
    for (hypothesis, first_cost) in hypotheses.iter().zip(costs) {
        if first_cost < most
            && let Some(language) = LANGUAGES.get(hypothesis.language)
        {
            emit(hypothesis.encoding, language, first_cost.saturating_add(hypothesis.cost(models, rest)));
        }
    }
}

impl Hypothesis {
    #[inline(never)]
    fn cost(&self, models: &[Model], pairs: &[(u8, u8, u32)]) -> u32 {
        let Some(model) = models.get(self.language) else { return u32::MAX };
        let mut sum = 0;
        for &(first, second, count) in pairs {
            sum += model.cost(lookup(&self.symbols, first), lookup(&self.symbols, second)) * count;
        }
        sum
    }
}

/// In what steps the costs of letters alone are, in eighths of a bit.
const ALONE: u8 = 4;
/// The most steps that a cell can differ.
const MOST_STEPS: usize = 8;

/// The contexts of the packed models.
struct Contexts {
    letter: [Context; 2],
    alone: [Context; 31],
    zero: [Context; 32],
    sign: [Context; 3],
    magnitude: [[Context; MOST_STEPS - 1]; 2],
}

impl Contexts {
    fn new() -> Self {
        Self {
            letter: [Context::NEW; 2],
            alone: [Context::NEW; 31],
            zero: [Context::NEW; 32],
            sign: [Context::NEW; 3],
            magnitude: [[Context::NEW; MOST_STEPS - 1]; 2],
        }
    }

    /// By how many steps the cost of a pair differs from its second letter's alone. `rarity` is how rare both letters
    /// are, `left` what the cell before was.
    #[inline(never)]
    #[allow(clippy::indexing_slicing, reason = "it unpacks constants: what goes wrong does so in every test")]
    fn steps(&mut self, unpacker: &mut Unpacker, rarity: i16, left: i16) -> i16 {
        let place = (rarity as usize >> 4).min(15) * 2 + usize::from(left != 0);
        if !unpacker.bit(&mut self.zero[place]) {
            return 0;
        }
        let is_negative = unpacker.bit(&mut self.sign[(left.signum() + 1) as usize]);
        let steps = i16::from(unpacker.unary(&mut self.magnitude[usize::from(is_negative)])) + 1;
        if is_negative { -steps } else { steps }
    }
}

/// A language's model: which letters there are, and which follow each other.
struct Model {
    /// Its lowercase letters outside ASCII.
    alphabet: Vec<u16>,
    is_latin: bool,
    /// What each class costs after each.
    costs: Vec<u8>,
}

impl Model {
    #[inline(never)]
    #[allow(clippy::indexing_slicing, reason = "it unpacks constants: what goes wrong does so in every test")]
    fn unpack(language: &Language, unpacker: &mut Unpacker, contexts: &mut Contexts) -> Self {
        let mut alphabet = Vec::new();
        let mut is_in = false;
        for &unit in language.encodings.first().into_iter().flat_map(|&encoding| index::single_byte(encoding)) {
            if fold(unit) == unit && (is_letter(unit) || unit == APOSTROPHE) {
                is_in = unpacker.bit(&mut contexts.letter[usize::from(is_in)]);
                if is_in {
                    alphabet.push(unit);
                }
            }
        }
        let first_special = if language.is_latin { 27 } else { 1 };
        let size = first_special + alphabet.len();
        let mut alone = vec![0; size];
        for cost in &mut alone {
            *cost = i16::from(unpacker.unary(&mut contexts.alone) * ALONE);
        }
        let mut costs = vec![0; size * size];
        for ((first, row), first_alone) in costs.chunks_exact_mut(size).enumerate().zip(&alone) {
            let mut steps = 0;
            for ((second, cost), second_alone) in row.iter_mut().enumerate().zip(&alone) {
                // Pairs in ASCII, where the first or the second is a symbol outside it, have no cells.
                if first >= first_special || second >= first_special {
                    steps = contexts.steps(unpacker, first_alone + second_alone, steps);
                }
                *cost = (second_alone + steps * STEP).max(1) as u8;
            }
        }
        Self { alphabet, is_latin: language.is_latin, costs }
    }

    fn size(&self) -> usize {
        self.first_special() + self.alphabet.len()
    }

    /// The class of the first letter of the alphabet.
    fn first_special(&self) -> usize {
        if self.is_latin { 27 } else { 1 }
    }

    fn cost(&self, first: Symbol, second: Symbol) -> u32 {
        use Kind::{Aside, Between, Caseless, Closing, Dash, Foreign, Junk, Lower, NoBreak, Opening, Sign, Upper};
        let context = match (first.kind, second.kind) {
            (_, Junk | Foreign) => return u32::from(second.cost),
            (Lower, Upper) => 11 * BITS,
            (Upper, Upper) => 9,
            (Upper, Lower) => 6,
            (Between | Opening, Upper) => 28,
            (Lower | Upper | Caseless, Opening) | (Closing, Lower | Upper | Caseless) => 6 * BITS,
            (Opening, Lower) | (Between | Aside, Closing) => 12,
            (Opening | NoBreak, Between) | (Between | Aside, NoBreak) => 4 * BITS,
            (Lower | Upper | Caseless, Dash) | (Dash, Lower | Upper | Caseless) => 28,
            (Lower | Upper | Caseless, Sign) | (Sign, Lower | Upper | Caseless) => 3 * BITS,
            (Aside, Upper) => 28 + 3 * BITS,
            (Aside, Lower | Caseless) => 3 * BITS,
            (Foreign | Junk, Lower | Upper | Caseless) => 8 * BITS,
            _ => 0,
        };
        let cell = usize::from(first.class) * self.size() + usize::from(second.class);
        self.costs.get(cell).copied().map_or(0, u32::from) + context + u32::from(second.cost)
    }

    #[inline(never)]
    fn symbols(&self, encoding: Encoding) -> [Symbol; 0x100] {
        let index = index::single_byte(encoding);
        core::array::from_fn(|byte| match byte {
            // What stands between words, behind a word of ASCII letters.
            0x01 if !self.is_latin => Symbol { kind: Kind::Aside, ..Symbol::default() },
            0x01 | 0x02 => Symbol::default(),
            0x00..=0x08 | 0x0B | 0x0E..=0x1A | 0x1C..=0x1F | 0x7F => JUNK,
            0x41..=0x5A | 0x61..=0x7A if self.is_latin => Symbol {
                class: (byte as u8 & 0x1F),
                kind: if byte < 0x60 { Kind::Upper } else { Kind::Lower },
                cost: 0,
            },
            0x41..=0x5A | 0x61..=0x7A => Symbol { cost: 120, ..FOREIGN },
            0x00..=0x7F => Symbol::default(),
            _ => self.symbol(index.get(byte & 0x7F).copied().unwrap_or(0)),
        })
    }

    fn symbol(&self, unit: u16) -> Symbol {
        let lower = fold(unit);
        match self.alphabet.iter().position(|&letter| letter == lower) {
            None if is_letter(unit) => FOREIGN,
            None => symbol(unit),
            Some(place) => Symbol {
                class: (self.first_special() + place) as u8,
                kind: match unit {
                    _ if unit != lower => Kind::Upper,
                    0x0500.. => Kind::Caseless,
                    _ => Kind::Lower,
                },
                cost: 0,
            },
        }
    }
}

const JUNK: Symbol = Symbol { class: 0, kind: Kind::Junk, cost: 160 };
/// The right apostrophe is a letter of the languages that write it in words.
const APOSTROPHE: u16 = 0x2019;
const FOREIGN: Symbol = Symbol { class: 0, kind: Kind::Foreign, cost: 104 };

#[inline(never)]
fn is_letter(unit: u16) -> bool {
    matches!(unit,
        0xC0..=0x17F | 0x300..=0x323 | 0x386 | 0x388..=0x481 | 0x490..=0x4FF
        | 0x5B0..=0x5EA | 0x621..=0x63A | 0x641..=0x652 | 0x671..=0x6D3
        | 0xE01..=0xE3A | 0xE40..=0xE4E)
        && !matches!(unit, 0xD7 | 0xF7)
}

/// The lowercase letter, of the letters that are in single-byte encodings.
#[inline(never)]
fn fold(unit: u16) -> u16 {
    match unit {
        0xC0..=0xDE | 0x391..=0x3AB | 0x410..=0x42F => unit + 0x20,
        0x400..=0x40F => unit + 0x50,
        0x100..=0x12F | 0x132..=0x137 | 0x14A..=0x177 | 0x490 => unit | 1,
        0x139..=0x148 | 0x179..=0x17E => unit + (unit & 1),
        0x178 => 0xFF,
        0x386 => 0x3AC,
        0x388..=0x38A => unit + 0x25,
        0x38C => 0x3CC,
        0x38E | 0x38F => unit + 0x3F,
        _ => unit,
    }
}

/// What stands between words, and how rare it is among all that does; junk if it is a control or no character at all.
fn symbol(unit: u16) -> Symbol {
    let (kind, cost) = match unit {
        0x00..=0x9F => return JUNK,
        // Dashes, zero width non-joiner.
        0xA0 => (Kind::NoBreak, 36),
        0x2013 | 0x2014 => (Kind::Dash, 36),
        0x200C => (Kind::Between, 36),
        0x2018 => (Kind::Opening, 52),
        0xAB | 0x201C | 0x201E => (Kind::Opening, 36),
        0xA1 | 0xBF => (Kind::Opening, 64),
        0x201A => (Kind::Opening, 84),
        0x2019 => (Kind::Closing, 52),
        0xBB | 0x201D | 0x2026 | 0x60C => (Kind::Closing, 36),
        0x61B | 0x61F => (Kind::Closing, 56),
        0xAA | 0xAD | 0xBA | 0x640 | 0xE3F | 0xE50..=0xE59 => (Kind::Between, 64),
        0xA3 | 0xA7 | 0xA9 | 0xAE | 0xB0 | 0xB7 | 0x2022 | 0x20AC | 0x2116 | 0x2122 => (Kind::Sign, 64),
        0xA2..=0xBE | 0xD7 | 0xF7 | 0x2000..=0x203A => (Kind::Sign, 84),
        _ => (Kind::Sign, 104),
    };
    Symbol { class: 0, kind, cost }
}
