//! Languages with alphabets: what a byte is in an encoding, and how probable one is after another.

use std::sync::LazyLock;

use super::generated::{CELLS, LANGUAGES, LEVELS};
use super::pairs::Pairs;
use crate::generated::Encoding;
use crate::index;

/// A language's model: which letters follow each other. In bits of information, in eighths.
pub(super) struct Language {
    pub(super) locales: &'static [&'static str],
    /// Its lowercase letters outside ASCII, in order.
    pub(super) alphabet: &'static str,
    /// Whether the ASCII letters belong to its alphabet as well.
    pub(super) latin: bool,
    pub(super) encodings: &'static [Encoding],
    /// How many cells its table has.
    pub(super) cells: usize,
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
struct Hypothesis {
    encoding: Encoding,
    language: usize,
    symbols: [Symbol; 0x100],
}

/// All languages' tables, and all languages in all their encodings.
static MODEL: LazyLock<(Vec<Table>, Vec<Hypothesis>)> = LazyLock::new(|| {
    let mut cells = CELLS;
    let mut tables = Vec::new();
    let mut hypotheses = Vec::new();
    for (number, language) in LANGUAGES.iter().enumerate() {
        let (own, rest) = cells.split_at(language.cells);
        cells = rest;
        tables.push(Table::new(language, own));
        let in_encoding =
            |&encoding: &_| Hypothesis { encoding, language: number, symbols: language.symbols(encoding) };
        hypotheses.extend(language.encodings.iter().map(in_encoding));
    }
    (tables, hypotheses)
});

/// Calls `emit` with what the bytes would cost in each encoding and each language that it serves.
pub(super) fn costs(pairs: &Pairs, mut emit: impl FnMut(Encoding, &'static Language, u64)) {
    let (tables, hypotheses) = &*MODEL;
    for Hypothesis { encoding, language, symbols } in hypotheses {
        let table = &tables[*language];
        let cost = |(first, second, count): (u8, u8, u32)| {
            u64::from(table.cost(symbols[usize::from(first)], symbols[usize::from(second)])) * u64::from(count)
        };
        emit(*encoding, &LANGUAGES[*language], pairs.iter().map(cost).sum());
    }
}

/// The cells of a language by class and class, with what the model leaves out.
struct Table {
    size: usize,
    costs: Vec<u8>,
}

impl Table {
    fn new(language: &Language, cells: &[u8]) -> Self {
        let first_special = if language.latin { 27 } else { 1 };
        let size = first_special + language.alphabet.chars().count();
        let mut cells = cells.iter();
        let mut costs = vec![0; size * size];
        for (place, cost) in costs.iter_mut().enumerate() {
            let (first, second) = (place / size, place % size);
            // Pairs in ASCII, where the first or the second is a symbol outside it.
            *cost = if first < first_special && second < first_special {
                if second == 0 { 20 } else { 36 }
            } else {
                cells.next().map_or(0, |&level| LEVELS[usize::from(level & 15)])
            };
        }
        Self { size, costs }
    }

    fn cost(&self, first: Symbol, second: Symbol) -> u32 {
        let case = match (first.kind, second.kind) {
            (_, Kind::Junk | Kind::Foreign) => return u32::from(second.cost),
            (Kind::Lower, Kind::Upper) => 9 * BITS,
            (Kind::Upper, Kind::Upper) => 2 * BITS,
            (Kind::Upper, Kind::Lower) => 6,
            (Kind::Between, Kind::Upper) => 28,
            (Kind::Foreign | Kind::Junk, Kind::Lower | Kind::Upper | Kind::Caseless) => 5 * BITS,
            _ => 0,
        };
        u32::from(self.costs[usize::from(first.class) * self.size + usize::from(second.class)])
            + case
            + u32::from(second.cost)
    }
}

impl Language {
    fn symbols(&self, encoding: Encoding) -> [Symbol; 0x100] {
        let index = index::single_byte(encoding);
        core::array::from_fn(|byte| match byte {
            0x00..=0x08 | 0x0B | 0x0E..=0x1A | 0x1C..=0x1F | 0x7F => JUNK,
            0x41..=0x5A | 0x61..=0x7A if self.latin => {
                Symbol { class: (byte as u8 & 0x1F), kind: if byte < 0x60 { Kind::Upper } else { Kind::Lower }, cost: 0 }
            }
            0x41..=0x5A | 0x61..=0x7A => FOREIGN,
            0x00..=0x7F => Symbol::default(),
            _ => self.symbol(index[byte & 0x7F]),
        })
    }

    fn symbol(&self, unit: u16) -> Symbol {
        if !is_letter(unit) {
            return match symbol_cost(unit) {
                None => JUNK,
                Some(cost) => Symbol { cost, ..Symbol::default() },
            };
        }
        let lower = fold(unit);
        let first = if self.latin { 27 } else { 1 };
        match self.alphabet.chars().position(|letter| letter as u32 == u32::from(lower)) {
            None => FOREIGN,
            Some(place) => Symbol {
                class: (first + place) as u8,
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
const FOREIGN: Symbol = Symbol { class: 0, kind: Kind::Foreign, cost: 92 };

fn is_letter(unit: u16) -> bool {
    matches!(unit,
        0xC0..=0x17F | 0x300..=0x323 | 0x386 | 0x388..=0x481 | 0x490..=0x4FF
        | 0x5B0..=0x5EA | 0x621..=0x63A | 0x641..=0x652 | 0x671..=0x6D3
        | 0xE01..=0xE3A | 0xE40..=0xE4E)
        && !matches!(unit, 0xD7 | 0xF7)
}

/// The lowercase letter, of the letters that are in single-byte encodings.
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

/// How rare a symbol is among all that stands between words; `None` for the controls and for no character at all.
fn symbol_cost(unit: u16) -> Option<u8> {
    Some(match unit {
        0x00..=0x9F => return None,
        // Quotation marks, dashes, the ellipsis, the no-break space, the Arabic comma and the zero width non-joiner.
        0xA0 | 0xAB | 0xBB | 0x2013 | 0x2014 | 0x2018 | 0x2019 | 0x201C..=0x201E | 0x2026 | 0x60C | 0x200C => 36,
        0xA1 | 0xA7 | 0xA9 | 0xAA | 0xAE | 0xB0 | 0xB7 | 0xBA | 0xBF | 0x201A | 0x2022 | 0x20AC | 0x2116 | 0x2122
        | 0x61B | 0x61F | 0x640 | 0xA3 | 0xAD | 0xE3F | 0xE50..=0xE59 => 64,
        0xA2..=0xBE | 0xD7 | 0xF7 | 0x2000..=0x203A => 84,
        _ => 104,
    })
}
