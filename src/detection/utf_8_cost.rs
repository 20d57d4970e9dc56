//! UTF-8. Hardly any other text is well-formed in it, so it is recognized even if some bytes are damaged.

#[derive(Clone, Copy, Default)]
struct Utf8Evidence {
    characters: u32,
    /// How many of them repeat the one before. As in other encodings, they say nothing.
    repeated: u32,
    /// How many of them no common language uses.
    unusual: u32,
    /// How many of them stand alone, although they hardly ever do.
    alone: u32,
    /// How often letters of different scripts are next to each other.
    mixed: u32,
    errors: u32,
}

/// Counts characters of several bytes, and malformed sequences.
#[derive(Clone, Default)]
pub(super) struct Utf8 {
    /// From new words only.
    evidence: Utf8Evidence,
    needed: u8,
    /// The bytes of the character that is being read, and of the last one.
    current: u32,
    last: u32,
    script: ScriptGroup,
    /// Whether the last character hardly ever stands alone, and only ASCII symbols were next to it so far.
    is_alone: bool,
    has_ascii: bool,
    characters: u32,
    errors: u32,
    /// How many bytes in a row were malformed.
    malformed: u8,
}

/// The cost of a character, in eighths of a bit.
const CHARACTER: u32 = 66;
/// The additional cost of an unusual character, and the most of these, and of those that stand alone, that cost more:
/// their languages repeat them.
const UNUSUAL: u32 = 64;
const MAX_UNUSUAL: u32 = 2;
/// The additional cost of letters that rarely stand alone: beside ASCII letters or digits, and in other texts, where
/// ideographs often stand alone.
const ALONE: u32 = 64;
const ALONE_WITHOUT_ASCII: u32 = 16;
const MALFORMED: u32 = 378;
/// The additional cost of letters of different scripts next to each other.
const MIXED: u32 = 80;

impl Utf8 {
    /// Counts overlong sequences and surrogates as characters, because they are too rare in other encodings to matter.
    #[inline(never)]
    pub(super) fn feed(&mut self, bytes: &[u8], is_new: bool) {
        let evidence = self.evidence;
        for &byte in bytes {
            if self.needed > 0 {
                self.needed -= 1;
                if matches!(byte, 0x80..=0xBF) {
                    self.current = self.current << 8 | u32::from(byte);
                    if self.needed == 0 {
                        let before = self.see_script(script(self.current));
                        self.is_alone =
                            self.last == 0 && (self.script > LATIN || before != LATIN) && is_rare_alone(self.current);
                        self.characters += 1;
                        self.evidence.characters += 1;
                        self.evidence.unusual += u32::from(is_unusual(self.current));
                        self.evidence.repeated += u32::from(self.current == self.last);
                        self.last = self.current;
                        self.malformed = 0;
                    }
                    continue;
                }
                self.see_malformed();
            }
            let was_alone = core::mem::take(&mut self.is_alone);
            self.current = u32::from(byte);
            self.needed = match byte {
                0x00..=0x7F => {
                    self.has_ascii |= byte.is_ascii_alphanumeric();
                    let before = self.see_script(if byte.is_ascii_alphabetic() { LATIN } else { NONE });
                    self.evidence.alone += u32::from(was_alone && (before > LATIN || self.script != LATIN));
                    self.malformed = 0;
                    self.last = 0;
                    0
                }
                0xC2..=0xDF => 1,
                0xE0..=0xEF => 2,
                0xF0..=0xF4 => 3,
                _ => {
                    self.see_malformed();
                    0
                }
            };
        }
        if !is_new {
            self.evidence = evidence;
        }
    }

    /// Reads a character of a script. Returns the script of the one before.
    #[inline(always)]
    fn see_script(&mut self, script: ScriptGroup) -> ScriptGroup {
        let before = core::mem::replace(&mut self.script, script);
        let [lower, higher] = [before.min(script), before.max(script)];
        let is_mixed = lower != higher && lower != NONE && (lower != LATIN || higher < INDIC);
        self.evidence.mixed += u32::from(is_mixed);
        before
    }

    /// A damaged character may be malformed in up to four places.
    fn see_malformed(&mut self) {
        self.errors += u32::from(self.malformed == 0);
        self.evidence.errors += u32::from(self.malformed == 0);
        self.malformed = (self.malformed + 1) % 4;
    }

    /// Whether there are characters, and no error, which almost excludes other encodings.
    pub(super) fn is_certain(&self) -> bool {
        self.characters > 1 && self.errors == 0
    }

    pub(super) fn errors(&self) -> u32 {
        self.errors
    }

    /// The cost of the text in eighths of a bit, if it may be UTF-8. An unfinished character at the end isn't an error.
    /// `words` is the penalty of ASCII words for other scripts.
    pub(super) fn cost(&self, words: u32) -> Option<u32> {
        let is_likely = self.characters > self.errors && self.errors * 3 <= self.characters + 1;
        is_likely.then(|| {
            let alone_cost = if self.has_ascii { ALONE + words } else { ALONE_WITHOUT_ASCII };
            let Utf8Evidence { characters, repeated, unusual, alone, mixed, errors } = self.evidence;
            (characters - repeated) * CHARACTER
                + unusual.min(MAX_UNUSUAL) * UNUSUAL
                + (alone + u32::from(self.is_alone)).min(MAX_UNUSUAL) * alone_cost
                + mixed * MIXED
                + errors * MALFORMED
        })
    }

    /// The cost of a text that ends inside its first character, if it may be UTF-8: a character's, in proportion to the
    /// bytes that are there.
    pub(super) fn cost_of_start(&self) -> Option<u32> {
        let is_start = self.needed > 0 && self.characters == 0 && self.errors == 0;
        let seen = 1 + u32::from(self.current > 0xFF) + u32::from(self.current > 0xFFFF);
        is_start.then(|| CHARACTER * seen / (seen + u32::from(self.needed)))
    }
}

/// A script, or [`NONE`] for characters that are next to letters of any. The Indic scripts and Thai follow [`INDIC`].
type ScriptGroup = u8;
const NONE: ScriptGroup = 0;
const LATIN: ScriptGroup = 1;
const INDIC: ScriptGroup = 8;

fn script(bytes: u32) -> ScriptGroup {
    match bytes {
        // Phonetic letters are next to Greek ones.
        0xC380..=0xC68F | 0xC7B8..=0xC89F => LATIN,
        0xCD80..=0xCFBF => 2,
        0xD080..=0xD4AF => 3,
        0xD4B0..=0xD68F => 4,
        0xD690..=0xD7BF => 5,
        0xD880..=0xDBBF => 6,
        0xDC80..=0xDFBF => 7,
        // 128 characters each.
        0x00E0_A480..=0x00E0_BFBF => INDIC + (bytes >> 9) as u8 % 0x20,
        _ => NONE,
    }
}

/// Whether a character is a letter that is rare outside words (Latin), or outside texts in its own script (others).
fn is_rare_alone(bytes: u32) -> bool {
    matches!(bytes, 0xC680..=0xC69F | 0xC6A2..=0xC6AE | 0xC6B1..=0xCDBF | 0xD292..=0xD6BF | 0xDC80..=0xDFBF)
}

/// Whether a character is a control, a letter of small languages only, or phonetic or ancient. Their bytes are also
/// those of common ideographs.
fn is_unusual(bytes: u32) -> bool {
    matches!(bytes, 0xC280..=0xC29F | 0xC780..=0xC897 | 0xC89C..=0xC998 | 0xC99A..=0xCC7F | 0xCD80..=0xCDBF | 0xDC80..=0xDFBF
        // Braille, and the rarer arrows and mathematical symbols.
        | 0x00E2_A080..=0x00E2_AFBF)
}
