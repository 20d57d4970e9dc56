//! ISO-2022-JP: its escape sequences, if Japanese text follows them.

#[derive(Clone, Default)]
pub(super) struct Iso2022Jp {
    /// The last byte of an unfinished escape sequence, or 0.
    escape: u8,
    set: Set,
    /// The first byte of an incomplete character, or 0.
    half: u8,
    /// How many characters aren't ASCII, and how many of them are common in Japanese. ASCII text would usually be rare
    /// ones.
    characters: u32,
    common: u32,
    is_malformed: bool,
}

/// The character sets: ASCII or Roman, half-width katakana, and two-byte characters.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Set {
    #[default]
    Ascii,
    Katakana,
    Wide,
}

const ESCAPE: u8 = 0x1B;

impl Iso2022Jp {
    #[inline(never)]
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.see(byte);
        }
    }

    fn see(&mut self, byte: u8) {
        match (self.escape, byte) {
            (0, ESCAPE) => {
                self.is_malformed |= self.half != 0;
                self.escape = ESCAPE;
            }
            // Some programs leave out the escape sequence at the end of a line.
            (0, b'\n' | b'\r') if self.half == 0 => self.set = Set::Ascii,
            (0, 0x21..=0x7E) if self.set == Set::Wide => match core::mem::take(&mut self.half) {
                0 => self.half = byte,
                first => {
                    self.characters += 1;
                    match (first, byte) {
                        // Punctuation, kana, and the first half of the ideographs, which are the common ones.
                        (0x21 | 0x30..=0x4E, _) | (0x24, ..=0x73) | (0x25, ..=0x76) | (0x4F, ..=0x53) => {
                            self.common += 1;
                        }
                        (0x22..=0x23 | 0x26..=0x28 | 0x2D | 0x50..=0x74, _) => {}
                        _ => self.is_malformed = true,
                    }
                }
            },
            (0, 0x21..=0x5F) if self.set == Set::Katakana => {
                self.characters += 1;
                self.common += 1;
            }
            (0, _) => self.is_malformed |= self.set != Set::Ascii || matches!(byte, 0x0E | 0x0F),
            (ESCAPE, b'(' | b'$') => self.escape = byte,
            (escape, _) => {
                match (escape, byte) {
                    // Terminals are switched to ASCII in this way too, and Roman differs from it in two characters
                    // only.
                    (b'(', b'B' | b'J') => self.set = Set::Ascii,
                    (b'(', b'I') => self.set = Set::Katakana,
                    (b'$', b'@' | b'B') => self.set = Set::Wide,
                    _ => self.is_malformed = true,
                }
                self.escape = 0;
            }
        }
    }

    pub(super) fn is_likely(&self) -> bool {
        !self.is_malformed && self.common * 2 > self.characters
    }

    /// Whether all escape sequences are this encoding's and complete. It overlooks two sequences in a row, which are an
    /// error too.
    pub(super) fn is_well_formed(&self) -> bool {
        !self.is_malformed && self.escape == 0 && self.half == 0
    }
}
