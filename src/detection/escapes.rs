//! ISO-2022-JP: its escape sequences are enough evidence.

#[derive(Clone, Default)]
pub(super) struct Iso2022Jp {
    /// The last byte of an unfinished escape sequence, or 0.
    escape: u8,
    set: Set,
    /// Whether there was the first byte of two.
    has_half: bool,
    /// How many bytes or sequences there were that only this encoding has.
    characters: u32,
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
    /// Reads ASCII bytes.
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.see(byte);
        }
    }

    #[cfg_attr(feature = "boundary", optimize(size))]
    fn see(&mut self, byte: u8) {
        match (self.escape, byte) {
            (0, ESCAPE) => {
                self.is_malformed |= self.has_half;
                self.escape = ESCAPE;
            }
            // Some programs leave out the escape sequence at the end of a line.
            (0, b'\n' | b'\r') if !self.has_half => self.set = Set::Ascii,
            (0, 0x21..=0x7E) if self.set == Set::Wide => {
                self.characters += u32::from(self.has_half);
                self.has_half = !self.has_half;
            }
            (0, 0x21..=0x5F) if self.set == Set::Katakana => self.characters += 1,
            (0, _) => self.is_malformed |= self.set != Set::Ascii || matches!(byte, 0x0E | 0x0F),
            (ESCAPE, b'(' | b'$') => self.escape = byte,
            (escape, _) => {
                match (escape, byte) {
                    // Terminals are also switched to ASCII in this way, but never to Roman.
                    (b'(', b'B') => self.set = Set::Ascii,
                    (b'(', b'J') => {
                        self.set = Set::Ascii;
                        self.characters += 1;
                    }
                    (b'(', b'I') => self.set = Set::Katakana,
                    (b'$', b'@' | b'B') => self.set = Set::Wide,
                    _ => self.is_malformed = true,
                }
                self.escape = 0;
            }
        }
    }

    pub(super) fn is_likely(&self) -> bool {
        !self.is_malformed && self.characters > 0
    }

    /// Whether all escape sequences are this encoding's, and none is cut off. It doesn't notice two of them without a character
    /// between, which is an error as well.
    pub(super) fn is_well_formed(&self) -> bool {
        !self.is_malformed && self.escape == 0 && !self.has_half
    }
}
