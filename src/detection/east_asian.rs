//! Languages of East Asia: whether bytes are well-formed in their encodings, and how frequent the characters are. This
//! needs only the shapes of the encodings, and none of the standard's indexes.

use alloc::vec::Vec;

use super::generated::SCRIPTS;
use super::language::{CLASSES, Script, TIERS};
use crate::generated::Encoding;

/// The classes of characters after the tiers of frequency. `tools/data/detection/east-asian.js` has the same.
const HIRAGANA: u8 = TIERS as u8;
const KATAKANA: u8 = HIRAGANA + 1;
/// Single Korean letters, as in laughter.
const JAMO: u8 = KATAKANA;
const PUNCTUATION: u8 = HIRAGANA + 2;
const WIDE: u8 = HIRAGANA + 3;
const HALF_WIDTH: u8 = HIRAGANA + 4;
const RARE: u8 = HIRAGANA + 5;
const OTHER: u8 = HIRAGANA + 6;
const JAMO_ROW: u8 = 0xA4;
/// The second row of punctuation, and how many common symbols it begins with: equally many in Big5 and in Japanese.
const LAST_SYMBOLS: u8 = 0xA2;
const SYMBOLS: u8 = 14;
/// A row with a tier for each character.
const TIERED: u8 = 0xFE;
/// A row without characters.
const NOTHING: u8 = 0xFF;

/// A script, the first and the last lead byte, and their class. Other rows are [`OTHER`]. Shift_JIS has EUC-JP's rows.
static ROWS: [[u8; 4]; 27] = [
    [0, 0xA1, 0xA2, PUNCTUATION],
    [0, 0xA3, 0xA3, WIDE],
    [0, 0xA4, 0xA4, HIRAGANA],
    [0, 0xA5, 0xA5, KATAKANA],
    [0, 0xA9, 0xAC, NOTHING],
    [0, 0xAE, 0xAF, NOTHING],
    [0, 0xB0, 0xCF, TIERED],
    [0, 0xD0, 0xF4, RARE],
    [0, 0xF5, 0xF8, NOTHING],
    [0, 0xFD, 0xFF, NOTHING],
    [1, 0xA1, 0xA1, PUNCTUATION],
    [1, 0xA3, 0xA3, WIDE],
    [1, 0xA4, 0xA4, HIRAGANA],
    [1, 0xA5, 0xA5, KATAKANA],
    [1, 0xAA, 0xAF, NOTHING],
    [1, 0xB0, 0xD7, TIERED],
    [1, 0xD8, 0xF7, RARE],
    [1, 0xF8, 0xFF, NOTHING],
    [2, 0x80, 0x86, NOTHING],
    [2, 0xA1, 0xA2, PUNCTUATION],
    [2, 0xA4, 0xC6, TIERED],
    [2, 0xC9, 0xF9, RARE],
    [3, 0xA1, 0xA1, PUNCTUATION],
    [3, 0xA3, 0xA3, WIDE],
    [3, JAMO_ROW, JAMO_ROW, JAMO],
    [3, 0xB0, 0xC8, TIERED],
    [3, 0xCA, 0xFD, RARE],
];

pub(super) struct Rows {
    /// The class of each row, from lead byte 0x80 on.
    classes: [u8; 0x80],
    /// The tiers of the rows that have them, one row after the other.
    tiers: Vec<u8>,
    first: u8,
    width: usize,
}

impl Rows {
    #[cfg(all(test, not(target_arch = "wasm32")))]
    pub(super) fn tiers(&self) -> &[u8] {
        &self.tiers
    }

    #[inline(always)]
    fn class(&self, lead: u8, cell: u8) -> u8 {
        match self.classes.get(usize::from(lead & 0x7F)) {
            Some(&TIERED) => {
                let place = usize::from(lead.wrapping_sub(self.first)) * self.width + usize::from(cell);
                self.tiers.get(place).copied().unwrap_or(OTHER)
            }
            class => class.copied().unwrap_or(NOTHING),
        }
    }
}

/// The rows of each script. `tiers` returns the next tiers, as many as it is asked for.
#[inline(never)]
#[cfg_attr(small, optimize(size))]
pub(super) fn rows(mut tiers: impl FnMut(usize) -> Vec<u8>) -> Vec<Rows> {
    let mut rows_of = |script| {
        let mut classes = [OTHER; 0x80];
        let (mut first, mut rows) = (0, 0);
        for &[_, start, end, class] in ROWS.iter().filter(|row| row[0] == script) {
            classes
                .iter_mut()
                .zip(0x80..=0xFF)
                .filter(|(_, lead)| (start..=end).contains(lead))
                .for_each(|(row, _)| *row = class);
            if class == TIERED {
                (first, rows) = (start, usize::from(end - start) + 1);
            }
        }
        let width = if script == 2 { 157 } else { 94 };
        Rows { classes, tiers: tiers(rows * width), first, width }
    };
    (0..SCRIPTS.len() as u8).map(&mut rows_of).collect()
}

#[derive(Clone, Copy, Default)]
struct Evidence {
    counts: [u32; CLASSES],
    errors: u32,
    /// Changes between ASCII and other characters.
    changes: u32,
    /// How many of these changes are at an ASCII letter.
    letters: u32,
    runs: u32,
    /// Doubtful characters between ASCII.
    isolated: u32,
    /// Symbols and single Korean letters that repeat the one before.
    repeated: u32,
}

#[derive(Clone)]
pub(super) struct Reader {
    encoding: Encoding,
    script: &'static Script,
    rows: &'static Rows,
    /// The first byte of an incomplete character, or 0.
    lead: u8,
    /// How many bytes of a four-byte character there were, or 1 after EUC-JP's prefix of three-byte characters.
    more: u8,
    /// From new words only.
    evidence: Evidence,
    characters: u32,
    errors: u32,
    was_ascii: bool,
    was_letter: bool,
    /// The class of the last character, or `NOTHING` after ASCII, and its last byte.
    previous: u8,
    previous_byte: u8,
    /// Whether the only character since the last ASCII is doubtful: hiragana, half-width, or with an ASCII letter as
    /// its second byte. `None` if there is no character.
    doubtful: Option<bool>,
    /// Whether there are four-byte characters, which GBK doesn't have.
    has_four_bytes: bool,
}

/// The cost of a change between ASCII and other characters, in eighths of a bit, and the additional cost at a letter.
const CHANGE: u32 = 10;
const AT_LETTER: u32 = 70;
/// The cost of a run of half-width characters, which others seldom interrupt.
const RUN: u32 = 100;
/// The cost of a doubtful character between ASCII: it may be a symbol before an ASCII letter, and hiragana seldom
/// stands alone.
const ISOLATED: u32 = 60;
/// The cost of a repeated symbol or single Korean letter.
const REPEATED: u32 = 16;
/// How many malformed sequences are allowed whatever their share.
const TOLERATED_ERRORS: u32 = 40;
/// The minimum number of characters for each malformed sequence: in text, and where most characters are unusual.
const CHARACTERS_PER_ERROR: u32 = 4;
const UNFAMILIAR_PER_ERROR: u32 = 40;
/// The costs of a malformed sequence, and of an incomplete one at the end of a text.
const MALFORMED: u32 = 480;
const CUT: u32 = 111;

#[inline(never)]
pub(super) fn readers(rows: &'static [Rows]) -> Vec<Reader> {
    let mut readers = Vec::with_capacity(SCRIPTS.len() + 1);
    for (script, rows) in SCRIPTS.iter().zip(rows) {
        for &encoding in script.encodings {
            readers.push(Reader {
                encoding,
                script,
                rows,
                lead: 0,
                more: 0,
                evidence: Evidence::default(),
                characters: 0,
                errors: 0,
                was_ascii: true,
                was_letter: false,
                previous: NOTHING,
                previous_byte: 0,
                doubtful: None,
                has_four_bytes: false,
            });
        }
    }
    readers
}

/// Whether people write a Korean letter alone, as in laughter: consonants, and the vowels that look like tears and
/// dashes.
fn is_written_alone(trail: u8) -> bool {
    matches!(trail, 0xA1 | 0xA2 | 0xA4 | 0xA7..=0xA9 | 0xB1..=0xB3 | 0xB5..=0xBE | 0xCC | 0xD0 | 0xD1)
}

impl Reader {
    pub(super) fn code(&self) -> [u8; 2] {
        self.script.code
    }

    /// The encoding of the bytes so far, if this reader is right.
    pub(super) fn encoding(&self) -> Encoding {
        if self.has_four_bytes { Encoding::Gb18030 } else { self.encoding }
    }

    pub(super) fn has_only_symbols(&self) -> bool {
        self.evidence.counts.get(usize::from(PUNCTUATION)).copied() == Some(self.evidence.counts.iter().sum())
    }

    pub(super) fn errors(&self) -> u32 {
        self.errors
    }

    /// Counts the next characters, until there are too many errors.
    #[inline(never)]
    pub(super) fn feed(&mut self, bytes: &[u8], is_new: bool) {
        let evidence = self.evidence;
        for &byte in bytes {
            // At each byte, so that it makes no difference where parts end.
            if self.is_hopeless() {
                return;
            }
            self.see(byte);
        }
        if !is_new {
            self.evidence = evidence;
        }
    }

    #[inline(always)]
    fn see(&mut self, byte: u8) {
        let lead = core::mem::take(&mut self.lead);
        let class = match (lead, byte) {
            (0, 0..0x80) if self.more == 0 => {
                self.was_letter = byte.is_ascii_alphabetic();
                self.evidence.changes += u32::from(!self.was_ascii);
                self.evidence.letters += u32::from(!self.was_ascii && self.was_letter);
                self.evidence.isolated += u32::from(self.doubtful.take() == Some(true));
                self.was_ascii = true;
                self.previous = NOTHING;
                None
            }
            (0, _) if self.more == 0 => {
                let is_lead = match self.encoding {
                    Encoding::ShiftJis => matches!(byte, 0x81..=0x9F | 0xE0..=0xFC),
                    Encoding::EucJp => matches!(byte, 0x8E | 0x8F | 0xA1..=0xFE),
                    _ => matches!(byte, 0x81..=0xFE),
                };
                let is_half_width = self.encoding == Encoding::ShiftJis && matches!(byte, 0xA1..=0xDF);
                if is_lead {
                    self.lead = byte;
                    None
                } else {
                    Some(if is_half_width { HALF_WIDTH } else { NOTHING })
                }
            }
            _ => self.class_of(lead, byte),
        };
        if let Some(class) = class {
            self.count(class, byte);
        }
    }

    /// The class of the character that this byte ends, if it ends one.
    #[inline(always)]
    fn class_of(&mut self, lead: u8, trail: u8) -> Option<u8> {
        let place = match self.encoding {
            Encoding::ShiftJis => {
                // Each lead byte has two rows. Those after the last one wrap around.
                let pair = lead.wrapping_sub(if lead < 0xA0 { 0x81 } else { 0xC1 });
                let row = pair.wrapping_mul(2).wrapping_add(0xA1);
                match trail {
                    0x40..=0x7E if row >= 0xA1 => Ok((row, trail - 0x40)),
                    0x80..=0x9E if row >= 0xA1 => Ok((row, trail - 0x41)),
                    0x9F..=0xFC if row >= 0xA1 => Ok((row.wrapping_add(1), trail - 0x9F)),
                    // User-defined characters, and IBM's.
                    0x40..=0x7E | 0x80..=0xFC => Err(OTHER),
                    _ => Err(NOTHING),
                }
            }
            Encoding::EucJp => match (lead, trail) {
                (0x8E, 0xA1..=0xDF) => Err(HALF_WIDTH),
                (0x8E, _) => Err(NOTHING),
                (0x8F, 0xA1..=0xFE) => {
                    self.more = 1;
                    self.lead = trail;
                    return None;
                }
                (_, 0xA1..=0xFE) if core::mem::take(&mut self.more) != 0 => Err(OTHER),
                (_, 0xA1..=0xFE) => Ok((lead, trail - 0xA1)),
                _ => Err(NOTHING),
            },
            Encoding::Big5 => match trail {
                0x40..=0x7E => Ok((lead, trail - 0x40)),
                0xA1..=0xFE => Ok((lead, trail - 0x62)),
                _ => Err(NOTHING),
            },
            Encoding::EucKr => match (lead, trail) {
                (0xA1.., 0xA1..=0xFE) => Ok((lead, trail - 0xA1)),
                (..=0xC6, 0x41..=0x5A | 0x61..=0x7A | 0x81..=0xFE) => Err(OTHER),
                _ => Err(NOTHING),
            },
            // GBK and gb18030.
            _ => match (self.more, trail) {
                (1, 0x81..=0xFE) | (0, 0x30..=0x39) => {
                    self.more += 1;
                    return None;
                }
                (2, 0x30..=0x39) => {
                    self.has_four_bytes = true;
                    Err(OTHER)
                }
                (0, 0xA1..=0xFE) if lead >= 0xA1 => Ok((lead, trail - 0xA1)),
                (0, 0x40..=0x7E | 0x80..=0xFE) if !matches!(lead, 0xA1..=0xA7) => Err(OTHER),
                _ => Err(NOTHING),
            },
        };
        self.more = 0;
        Some(match place {
            Ok((row, cell)) => match self.rows.class(row, cell) {
                JAMO if self.encoding == Encoding::EucKr && !is_written_alone(trail) => OTHER,
                PUNCTUATION if row == LAST_SYMBOLS && cell >= SYMBOLS => OTHER,
                class => class,
            },
            Err(class) => class,
        })
    }

    /// Counts a character, or an error, that ends with this byte.
    #[inline(always)]
    fn count(&mut self, class: u8, last: u8) {
        self.evidence.changes += u32::from(self.was_ascii);
        self.evidence.letters += u32::from(self.was_ascii && self.was_letter);
        self.was_ascii = false;
        let is_hiragana = class == HIRAGANA && self.script.code == *b"ja";
        let is_doubtful = is_hiragana || class == HALF_WIDTH || last.is_ascii_alphabetic();
        self.doubtful = Some(self.doubtful.is_none() && is_doubtful);
        self.characters += 1;
        self.evidence.runs += u32::from(class == HALF_WIDTH && self.previous != HALF_WIDTH);
        // Laughter repeats a letter, and rows of stars a symbol.
        let is_repeated = match class {
            JAMO => self.script.code == *b"ko",
            class => class == PUNCTUATION,
        } && (class, last) == (self.previous, self.previous_byte);
        (self.previous, self.previous_byte) = (class, last);
        if is_repeated {
            self.evidence.repeated += 1;
            return;
        }
        match self.evidence.counts.get_mut(usize::from(class)) {
            Some(count) => *count += 1,
            None => {
                self.errors += 1;
                self.evidence.errors += 1;
            }
        }
        if last < 0x80 && class == NOTHING {
            // An ASCII byte is never part of an error.
            self.evidence.changes += 1;
            self.was_ascii = true;
            self.was_letter = last.is_ascii_alphabetic();
        }
    }

    /// A file may have a few bytes in another encoding, but not many.
    #[inline(always)]
    fn is_hopeless(&self) -> bool {
        self.errors > TOLERATED_ERRORS && self.errors * CHARACTERS_PER_ERROR > self.characters
    }

    /// The cost of the text in eighths of a bit, if it may be in this encoding.
    pub(super) fn cost(&self, has_ended: bool) -> Option<u32> {
        let familiar: u32 = self.evidence.counts.iter().take(usize::from(HALF_WIDTH)).sum();
        let all = self.evidence.counts.iter().sum::<u32>() + self.evidence.errors;
        let per_error = if familiar * 2 > all { CHARACTERS_PER_ERROR } else { UNFAMILIAR_PER_ERROR };
        if self.characters == 0 || self.errors * per_error > self.characters {
            return None;
        }
        let characters: u32 =
            self.evidence.counts.iter().zip(&self.script.costs).map(|(&count, &cost)| count * u32::from(cost)).sum();
        // At the end of a text, ideographs often stand alone.
        let ends_alone = self.doubtful == Some(true) && matches!(self.previous, HIRAGANA | PUNCTUATION);
        let cut = if has_ended && self.lead != 0 { CUT } else { 0 };
        Some(
            characters
                + cut
                + self.evidence.changes * CHANGE
                + self.evidence.letters * AT_LETTER
                + self.evidence.runs * RUN
                + (self.evidence.isolated + u32::from(ends_alone)) * ISOLATED
                + self.evidence.repeated * REPEATED
                + self.evidence.errors * MALFORMED,
        )
    }
}
