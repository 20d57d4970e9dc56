//! What the code units of single-byte encodings are to languages with alphabets.

/// What a byte is to a language.
#[derive(Clone, Copy, Default)]
pub(super) struct Symbol {
    /// 0 for what stands between words, then the letters of the alphabet.
    pub(super) class: u8,
    pub(super) kind: Kind,
    /// What it costs to be this one of its class, in eighths of a bit.
    pub(super) cost: u8,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Kind {
    /// Spaces, punctuation and everything else.
    #[default]
    Between,
    /// A quotation mark before a word.
    Opening,
    /// A quotation mark or something else behind a word.
    Closing,
    /// A no-break space, which is seldom next to a space.
    NoBreak,
    /// What stands between words where the last was in ASCII, but the language's letters aren't.
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
    /// An ASCII letter, to languages whose letters are others.
    Ascii,
}

pub(super) static PARAMS: std::sync::LazyLock<[u32; 128]> = std::sync::LazyLock::new(|| {
    let mut a = [0; 128];
    let d: &[(usize, u32)] = &[(0, 88), (1, 16), (2, 6), (3, 28), (4, 48), (5, 12), (6, 32), (7, 28), (8, 24), (9, 24), (10, 24), (11, 24), (12, 32), (13, 112), (14, 120), (15, 104), (16, 160),
        (17, 36), (18, 36), (19, 52), (20, 36), (21, 64), (22, 84), (23, 36), (24, 64), (25, 84), (26, 104), (27, 8), (28, 24), (29, 128), (30, 40), (31, 16), (32, 160), (33, 240), (34, 32),
        (40, 24), (41, 24), (42, 24), (43, 24), (44, 24), (45, 20), (46, 20), (47, 20), (48, 16), (49, 16), (50, 9), (51, 9), (52, 9), (53, 9), (54, 9), (55, 10), (56, 8), (57, 0), (58, 16), (59, 56), (60, 84), (61, 400), (62, 88), (63, 48), (64, 8), (65, 16), (66, 0), (67, 24), (70, 64), (71, 40), (72, 24), (73, 16), (74, 16), (75, 40), (76, 4), (77, 40)];
    for &(i, v) in d { a[i] = v; }
    if let Ok(s) = std::env::var("PARAMS") { for kv in s.split(',').filter(|x| !x.is_empty()) { let (k, v) = kv.split_once('=').unwrap(); a[k.parse::<usize>().unwrap()] = v.parse().unwrap(); } }
    a
});
pub(super) fn p(i: usize) -> u32 { PARAMS[i] }

pub(super) static JUNK: std::sync::LazyLock<Symbol> = std::sync::LazyLock::new(|| Symbol { class: 0, kind: Kind::Junk, cost: p(16) as u8 });
pub(super) fn foreign(unit: u16) -> Symbol { Symbol { class: 0, kind: Kind::Foreign, cost: if matches!(unit, 0xC0..=0xFF) { p(62) } else { p(15) } as u8 } }

const KINDS: usize = 13;

/// What it costs for one kind to follow another, beside what the classes cost.
static NEIGHBOURS: std::sync::LazyLock<[[[u8; 2]; KINDS]; KINDS]> = std::sync::LazyLock::new(|| {
    use Kind::{Ascii, Aside, Between, Caseless, Closing, Dash, Foreign, Junk, Lower, NoBreak, Opening, Sign, Upper};
    let kinds =
        [Between, Opening, Closing, NoBreak, Aside, Dash, Sign, Lower, Upper, Caseless, Foreign, Junk, Ascii];
    let mut costs = [[[0; 2]; KINDS]; KINDS];
    let mut i = 0;
    while i < KINDS * KINDS {
        let (first, second) = (kinds[i / KINDS], kinds[i % KINDS]);
        let normal = match (first, second) {
            (_, Junk | Foreign | Ascii) => 0,
            (Ascii, Lower | Upper | Caseless) => p(13),
            (Ascii, Opening) => p(4) + p(65),
            (Ascii, Dash) => p(7) + p(65),
            (Ascii, Sign) => p(8) + p(65),
            (Ascii, Closing | NoBreak) => p(65),
            (Lower, Upper) => p(0),
            (Upper, Upper) => p(1),
            (Upper, Lower) => p(2),
            (Between | Opening, Upper) => p(3),
            (Lower | Upper | Caseless, Opening) | (Closing, Lower | Upper | Caseless) => p(4),
            (Opening, Lower) | (Between | Aside, Closing) => p(5),
            (Opening | NoBreak, Between) | (Between | Aside, NoBreak) => p(6),
            (Lower | Upper | Caseless, Dash) | (Dash, Lower | Upper | Caseless) => p(7),
            (Lower | Upper | Caseless, Sign) => p(8),
            (Sign, Lower | Upper | Caseless) => p(9),
            (Aside, Upper) => p(3) + p(10),
            (Aside, Lower | Caseless) => p(11),
            (Foreign | Junk, Lower | Upper | Caseless) => p(12),
            _ => 0,
        } as u8;
        let capitals = match (first, second) {
            (Between | Opening | Upper, Upper) => 0,
            (Aside, Upper) => p(11) as u8,
            (Upper | Between | Opening, Lower) => p(70) as u8,
            (Aside, Lower) => (p(11) + p(70)) as u8,
            (Lower, Lower) => p(71) as u8,
            (Lower, Upper) => p(72) as u8,
            _ => normal,
        };
        costs[first as usize][second as usize] = [normal, capitals];
        i += 1;
    }
    costs
});

impl Kind {
    /// What it costs to come after another kind.
    #[inline(always)]
    pub(super) fn cost_after(self, first: Self) -> [u32; 2] {
        NEIGHBOURS.get(first as usize).and_then(|row| row.get(self as usize)).copied().map_or([0; 2], |c| c.map(u32::from))
    }

    /// Whether classes say nothing about it.
    #[inline(always)]
    pub(super) fn is_outside(self) -> bool {
        matches!(self, Self::Foreign | Self::Junk | Self::Ascii)
    }
}

/// The right apostrophe is a letter of the languages that write it in words.
pub(super) const APOSTROPHE: u16 = 0x2019;

pub(super) fn is_letter(unit: u16) -> bool {
    matches!(unit,
        0xC0..=0x17F | 0x1A0..=0x1B0 | 0x300..=0x323 | 0x386 | 0x388..=0x481 | 0x490..=0x4FF
        | 0x5B0..=0x5EA | 0x621..=0x63A | 0x641..=0x652 | 0x671..=0x6D3
        | 0xE01..=0xE3A | 0xE40..=0xE4E | 0xFF66..=0xFF9F)
        && !matches!(unit, 0xD7 | 0xF7)
}

/// The lowercase letter, of the letters that are in single-byte encodings.
pub(super) fn fold(unit: u16) -> u16 {
    match unit {
        0xC0..=0xDE | 0x391..=0x3AB | 0x410..=0x42F => unit + 0x20,
        0x400..=0x40F => unit + 0x50,
        0x100..=0x12F | 0x132..=0x137 | 0x14A..=0x177 | 0x1A0 | 0x490 => unit | 1,
        0x139..=0x148 | 0x179..=0x17E | 0x1AF => unit + (unit & 1),
        0x178 => 0xFF,
        0x386 => 0x3AC,
        0x388..=0x38A => unit + 0x25,
        0x38C => 0x3CC,
        0x38E | 0x38F => unit + 0x3F,
        _ => unit,
    }
}

/// What stands between words, and how rare it is among all that does; junk if it is a control or not a character.
pub(super) fn symbol(unit: u16) -> Symbol {
    let (kind, cost) = match unit {
        0x00..=0x9F => return *JUNK,
        0xA0 => (Kind::NoBreak, p(17)),
        0x2013 | 0x2014 => (Kind::Dash, p(18)),
        // The zero width non-joiner.
        0x200C => (Kind::Between, p(18)),
        0x2018 => (Kind::Opening, p(19)),
        0xAB | 0x201C | 0x201E => (Kind::Opening, p(20)),
        0xA1 | 0xBF => (Kind::Opening, p(21)),
        0x201A => (Kind::Opening, p(22)),
        0xFF61..=0xFF65 => (Kind::Between, p(24)),
        0x2019 => (Kind::Closing, p(19)),
        0xBB | 0x201D | 0x2026 | 0x60C => (Kind::Closing, p(23)),
        0x61B | 0x61F => (Kind::Closing, p(23) + 20),
        0xAA | 0xAD | 0xBA | 0x640 | 0xE3F | 0xE50..=0xE59 => (Kind::Between, p(24)),
        0xA3 | 0xA7 | 0xA9 | 0xAE | 0xB0 | 0xB7 | 0x2022 | 0x20AC | 0x2116 | 0x2122 => (Kind::Sign, p(24)),
        0xA2..=0xBE | 0xD7 | 0xF7 | 0x2000..=0x203A => (Kind::Sign, p(25)),
        _ => (Kind::Sign, p(26)),
    };
    Symbol { class: 0, kind, cost: cost as u8 }
}
