//! ISO-2022-JP: its escape sequences are enough evidence.

#[derive(Clone, Default)]
pub(super) struct Iso2022Jp {
    /// The bytes of an escape sequence so far.
    escape: [u8; 2],
    escaped: u8,
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
        match (self.escaped, byte) {
            (0, ESCAPE) => {
                self.is_malformed |= self.has_half;
                self.escaped = 1;
            }
            (0, b'\n' | b'\r') if !self.has_half => self.is_wide = false,
            (0, 0x21..=0x7E) if self.is_wide => {
                self.characters += u32::from(self.has_half);
                self.has_half = !self.has_half;
            }
            (0, _) => self.is_malformed |= self.is_wide || matches!(byte, 0x0E | 0x0F),
            (1, b'(' | b'$') => {
                self.escape = [byte, 0];
                self.escaped = 2;
            }
            (_, _) => {
                match (self.escape, self.escaped, byte) {
                    ([b'(', _], 2, b'B' | b'J') => self.is_wide = false,
                    ([b'$', _], 2, b'@' | b'B') => self.is_wide = true,
                    _ => self.is_malformed = true,
                }
                self.escaped = 0;
            }
        }
    }

    pub(super) fn is_likely(&self) -> bool {
        !self.is_malformed && self.characters > 0
    }
}
