//! ISO-2022-JP: its escape sequences are enough evidence.

#[derive(Clone, Default)]
pub(super) struct Iso2022Jp {
    /// The last byte of an unfinished escape sequence, or 0.
    escape: u8,
    /// Whether characters have two bytes, and whether there was one.
    is_wide: bool,
    has_half: bool,
    characters: u32,
    is_malformed: bool,
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
            (0, b'\n' | b'\r') if !self.has_half => self.is_wide = false,
            (0, 0x21..=0x7E) if self.is_wide => {
                self.characters += u32::from(self.has_half);
                self.has_half = !self.has_half;
            }
            (0, _) => self.is_malformed |= self.is_wide || matches!(byte, 0x0E | 0x0F),
            (ESCAPE, b'(' | b'$') => self.escape = byte,
            (escape, _) => {
                match (escape, byte) {
                    (b'(', b'B' | b'J') => self.is_wide = false,
                    (b'$', b'@' | b'B') => self.is_wide = true,
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
