//! The meaning of code units of single-byte encodings in languages with alphabets, and the costs of their sequences, in
//! eighths of a bit. They were tuned on the texts that `tools/data/detection/sources.json` names.

use crate::slices::lookup;

#[derive(Clone, Copy, Default)]
pub(super) struct Symbol {
    /// 0 for everything between words, then the letters of the alphabet.
    pub(super) class: u8,
    pub(super) kind: Kind,
    /// The cost of this character among those of its class.
    pub(super) cost: u8,
}

#[derive(Clone, Copy, Default)]
pub(super) enum Kind {
    /// Spaces, punctuation and everything else.
    #[default]
    Between,
    /// A quotation mark before a word.
    Opening,
    /// A sign before or after a number, such as those of degrees and units.
    Unit,
    /// A sign of ordinals, after a number or an abbreviation.
    Ordinal,
    /// A quotation mark or another sign after a word.
    Closing,
    /// A no-break space, which is seldom next to a space.
    NoBreak,
    /// A dash, which usually has spaces around it.
    Dash,
    /// A symbol that is seldom next to a letter.
    Sign,
    Lower,
    Upper,
    /// A letter of a script without case.
    Caseless,
    /// A vowel or another mark on a letter of a script without case, which is usually left out.
    Point,
    /// A letter of other languages.
    Foreign,
    /// A character that doesn't occur in texts.
    Junk,
    /// An ASCII letter, for languages with other letters.
    Ascii,
}

pub(super) const JUNK: Symbol = Symbol { class: 0, kind: Kind::Junk, cost: 243 };
pub(super) const ASCII_LETTER: Symbol = Symbol { class: 0, kind: Kind::Ascii, cost: 244 };

/// An ASCII symbol after another character, which it seldom follows.
pub(super) const AFTER_LETTER: Symbol = Symbol { class: 0, kind: Kind::Between, cost: 60 };

/// The cost of a piece of a line or a frame, which identifies it, and of more of the same line.
pub(super) const LINE: u8 = 178;
pub(super) const MORE_LINE: u32 = 20;

/// The cost of a currency sign, which identifies it.
pub(super) const CURRENCY: u8 = 113;

/// A letter of other languages. Those of Western Europe are in names everywhere.
pub(super) fn foreign(unit: u16) -> Symbol {
    if is_point(unit) {
        return Symbol { class: 0, kind: Kind::Point, cost: 120 };
    }
    Symbol { class: 0, kind: Kind::Foreign, cost: if matches!(unit, 0xC0..=0xFF | 0x161 | 0x17E) { 160 } else { 226 } }
}

const KINDS: usize = 15;

/// The additional cost of one kind after another: in ordinary text, and in capitals. The place is the first kind times
/// 16 plus the second.
#[allow(clippy::indexing_slicing, reason = "it is a constant, which does not compile otherwise")]
static NEIGHBOURS: [[u8; 2]; 0x100] = {
    use Kind::{
        Ascii, Between, Caseless, Closing, Dash, Foreign, Junk, Lower, NoBreak, Opening, Ordinal, Point, Sign, Unit,
        Upper,
    };
    let kinds = [
        Between, Opening, Unit, Ordinal, Closing, NoBreak, Dash, Sign, Lower, Upper, Caseless, Point, Foreign, Junk,
        Ascii,
    ];
    let mut costs = [[0; 2]; 0x100];
    let mut i = 0;
    while i < KINDS * KINDS {
        let (first, second) = (kinds[i / KINDS], kinds[i % KINDS]);
        let ordinary = match (first, second) {
            (_, Junk | Foreign | Ascii) | (Caseless, Point) => 0,
            (Point, Point) => 60,
            (_, Point) => 166,
            (Ascii, Lower | Upper | Caseless) => 225,
            (Ascii, Opening) => 146,
            (Ascii, Unit) => 40,
            (Ascii, Dash) => 101,
            (Ascii, Sign) => 99,
            (Ascii, Closing | NoBreak) => 89,
            (Lower, Upper) => 174,
            (Upper, Upper) => 76,
            (Upper, Lower) => 0,
            (Between | Opening, Upper) => 11,
            (Lower | Upper | Caseless, Opening) => 61,
            (Lower, Ordinal) => 0,
            (Upper, Ordinal) => 23,
            (Ascii | Caseless, Ordinal) => 72,
            (_, Ordinal) => 32,
            (Ordinal, Lower | Upper) => 70,
            (Lower | Upper | Caseless, Unit) => 40,
            (Unit, Lower | Upper) => 10,
            (Unit | Ordinal, Caseless) => 70,
            (Closing, Lower | Upper | Caseless) => 70,
            (Opening, Lower) => 65,
            (Between, Closing) => 51,
            (Opening, Between) => 30,
            (NoBreak, Between) | (Between, NoBreak) => 10,
            (Lower | Upper | Caseless, Dash) | (Dash, Lower | Upper | Caseless) => 10,
            (Lower | Upper | Caseless, Sign) => 14,
            (Sign, Lower | Upper | Caseless) => 87,
            (Foreign | Junk, Lower | Upper | Caseless) => 30,
            _ => 0,
        };
        let in_capitals = match (first, second) {
            (Between | Opening | Upper, Upper) => 0,
            (Between | Opening, Lower) => 60,
            (Upper, Lower) => 90,
            (Lower, Lower) => 50,
            (Lower, Upper) => 10,
            _ => ordinary,
        };
        costs[(first as usize) << 4 | second as usize] = [ordinary, in_capitals];
        i += 1;
    }
    costs
};

impl Kind {
    /// The cost of coming after another kind: in ordinary text, and in capitals.
    #[inline(always)]
    pub(super) fn cost_after(self, first: Self) -> [u32; 2] {
        lookup(&NEIGHBOURS, (first as u8) << 4 | self as u8).map(u32::from)
    }

    /// Whether it has no class.
    #[inline(always)]
    pub(super) fn is_outside(self) -> bool {
        matches!(self, Self::Point | Self::Foreign | Self::Junk | Self::Ascii)
    }
}

/// The cost of each ASCII capital after another in ordinary text: in words of ASCII letters, many of which are
/// abbreviations, and in words with other letters.
pub(super) const CAPITAL: u32 = 11;
pub(super) const CAPITAL_WITH_OTHERS: u32 = 60;
/// The rarity of text in capitals, and the cost of a lowercase ASCII letter in it.
pub(super) const CAPITALS: u32 = 28;
pub(super) const LOWERCASE: u32 = 66;

/// Whether a code unit is a mark on Hebrew or Arabic letters.
fn is_point(unit: u16) -> bool {
    matches!(unit, 0x5B0..=0x5C2 | 0x64B..=0x652)
}

pub(super) fn is_letter(unit: u16) -> bool {
    matches!(unit,
        0xC0..=0x17F | 0x1A0..=0x1B0 | 0x300..=0x323 | 0x386 | 0x388..=0x481 | 0x490..=0x4FF
        | 0x5B0..=0x5EA | 0x621..=0x63A | 0x641..=0x652 | 0x671..=0x6D3
        | 0xE01..=0xE3A | 0xE40..=0xE4E | 0xFF66..=0xFF9F)
        && !matches!(unit, 0xD7 | 0xF7)
}

/// The lowercase letter of a letter in single-byte encodings.
pub(super) fn fold(unit: u16) -> u16 {
    match unit {
        0xC0..=0xDE | 0x391..=0x3AB | 0x410..=0x42F => unit + 0x20,
        0x400..=0x40F => unit + 0x50,
        // İ has the class of ı, because i is in ASCII.
        0x100..=0x130 | 0x132..=0x137 | 0x14A..=0x177 | 0x1A0 | 0x490 => unit | 1,
        0x139..=0x148 | 0x179..=0x17E | 0x1AF => unit + (unit & 1),
        0x178 => 0xFF,
        0x386 => 0x3AC,
        0x388..=0x38A => unit + 0x25,
        0x38C => 0x3CC,
        0x38E | 0x38F => unit + 0x3F,
        _ => unit,
    }
}

/// The kind of separator between words, and its rarity; junk for controls and what isn't a character.
pub(super) fn symbol(unit: u16) -> Symbol {
    let (kind, cost) = match unit {
        0x00..=0x9F => return JUNK,
        0xA0 => (Kind::NoBreak, 189),
        0x2013 | 0x2014 => (Kind::Dash, 77),
        // The zero width non-joiner, Yiddish digraphs, and Hebrew's marks of foreign sounds and of abbreviations.
        0x200C | 0x5F0..=0x5F4 => (Kind::Between, 88),
        0x2018 => (Kind::Opening, 158),
        0xAB | 0x201C | 0x201E => (Kind::Opening, 58),
        0xA1 | 0xBF => (Kind::Opening, 94),
        0xB0 => (Kind::Unit, 90),
        0xB5 => (Kind::Unit, 104),
        0xAA | 0xBA => (Kind::Ordinal, 72),
        0xB1 => (Kind::Unit, 86),
        // An acute accent instead of an apostrophe.
        0xB4 => (Kind::Between, 130),
        0x201A => (Kind::Opening, 209),
        0x2019 => (Kind::Closing, 158),
        0xBB | 0x201D | 0x60C => (Kind::Closing, 96),
        0x2026 => (Kind::Between, 84),
        0x61B | 0x61F => (Kind::Closing, 106),
        0xAD | 0x640 | 0xE3F | 0xE50..=0xE59 | 0xFF61..=0xFF65 => (Kind::Between, 148),
        0xA3 | 0xA5 | 0xA7 | 0xA9 | 0xAE | 0xB7 | 0x2022 | 0x20AC | 0x2116 | 0x2122 => (Kind::Sign, 94),
        0xA4 => (Kind::Sign, CURRENCY),
        0xA2..=0xBE | 0xD7 | 0xF7 | 0x2000..=0x203A => (Kind::Sign, 112),
        0x2500..=0x25A0 => (Kind::Sign, LINE),
        _ => (Kind::Sign, 177),
    };
    Symbol { class: 0, kind, cost }
}
