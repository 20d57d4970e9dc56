//! Code pages outside the standard, all of them single-byte encodings.

use alloc::borrow::Cow;
use alloc::string::String;
#[cfg(feature = "encode")]
use alloc::vec::Vec;
use core::fmt;

#[rustfmt::skip]
mod generated;

pub use generated::CodePage;
use generated::{ALL, NAMES, TABLES};

use crate::progress::Malformed;
#[cfg(feature = "encode")]
use crate::progress::{ErrorMode, Substitute, Unmappable};
#[cfg(feature = "encode")]
use crate::replacing::Replacing;
use crate::simd::validation::well_formed_start;

impl CodePage {
    /// All code pages.
    #[must_use]
    pub const fn all() -> &'static [CodePage] {
        &ALL
    }

    /// The code page's name, such as `CP437`.
    #[must_use]
    #[allow(clippy::indexing_slicing, reason = "there is a name for each code page")]
    pub const fn name(self) -> &'static str {
        NAMES[self as usize].0
    }

    /// The code page with a number of DOS or Windows, such as 437.
    ///
    /// ```
    /// use encoding_standard::CodePage;
    ///
    /// assert_eq!(CodePage::for_number(437), Some(CodePage::Cp437));
    /// assert_eq!(CodePage::for_number(28_591), Some(CodePage::Iso8859_1));
    /// ```
    #[must_use]
    pub fn for_number(number: u16) -> Option<CodePage> {
        let place = NAMES.iter().position(|(_, known)| *known == number)?;
        ALL.get(place).copied()
    }

    /// Decodes a text. Bytes without a character become U+FFFD. The text is borrowed if it is ASCII.
    ///
    /// ```
    /// use encoding_standard::CodePage;
    ///
    /// assert_eq!(CodePage::Iso8859_1.decode(b"caf\xE9 \x80"), "café \u{80}");
    /// ```
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        if bytes.is_ascii() {
            return Cow::Borrowed(well_formed_start(bytes));
        }
        Cow::Owned(bytes.iter().map(|byte| self.character(*byte)).collect::<String>())
    }

    /// The same as [`decode`](Self::decode), but fails at bytes without a character.
    ///
    /// # Errors
    ///
    /// The first such byte.
    ///
    /// ```
    /// use encoding_standard::CodePage;
    ///
    /// assert_eq!(CodePage::Cp857.decode_or_fail(b"a\xD5").unwrap_err().start, 1);
    /// ```
    pub fn decode_or_fail(self, bytes: &[u8]) -> Result<Cow<'_, str>, Malformed> {
        let mut written = 0;
        for (start, byte) in bytes.iter().enumerate() {
            match self.character(*byte) {
                char::REPLACEMENT_CHARACTER => return Err(Malformed { start: start as isize, length: 1, written }),
                character => written += character.len_utf8(),
            }
        }
        Ok(self.decode(bytes))
    }

    fn character(self, byte: u8) -> char {
        let place = usize::from(byte).checked_sub(0x80);
        place.map_or(char::from(byte), |place| {
            TABLES.get(self as usize).and_then(|table| table.get(place)).copied().unwrap_or(char::REPLACEMENT_CHARACTER)
        })
    }

    /// Encodes a text, with a substitute for characters that the code page can't represent. The bytes are borrowed if
    /// the text is ASCII.
    ///
    /// ```
    /// use encoding_standard::{CodePage, Substitute};
    ///
    /// assert_eq!(*CodePage::Cp850.encode("é☃", Substitute::QuestionMark), *b"\x82?");
    /// ```
    #[cfg(feature = "encode")]
    #[must_use]
    pub fn encode(self, text: &str, substitute: Substitute) -> Cow<'_, [u8]> {
        // Infallible in these modes.
        self.encode_in_mode(text, substitute.into()).unwrap_or_default()
    }

    /// The same as [`encode`](Self::encode), but fails at characters that the code page can't represent.
    ///
    /// # Errors
    ///
    /// The first such character.
    #[cfg(feature = "encode")]
    pub fn encode_or_fail(self, text: &str) -> Result<Cow<'_, [u8]>, Unmappable> {
        self.encode_in_mode(text, ErrorMode::Fatal)
    }

    #[cfg(feature = "encode")]
    fn encode_in_mode(self, text: &str, mode: ErrorMode) -> Result<Cow<'_, [u8]>, Unmappable> {
        if text.is_ascii() {
            return Ok(Cow::Borrowed(text.as_bytes()));
        }
        let mut replacing = Replacing::new(mode, 0);
        let mut bytes = Vec::with_capacity(text.len());
        for (index, character) in text.char_indices() {
            if let Some(byte) = self.byte(character) {
                bytes.push(byte);
            } else if let Some(replacing) = &mut replacing {
                let mut room = [0; 16];
                let length = replacing.replace(character, character, index, &mut room);
                bytes.extend(room.iter().take(length));
            } else {
                let (read, written) = (index + character.len_utf8(), bytes.len());
                return Err(Unmappable { code_point: character, index: index as isize, read, written });
            }
        }
        Ok(Cow::Owned(bytes))
    }

    #[cfg(feature = "encode")]
    fn byte(self, character: char) -> Option<u8> {
        if character.is_ascii() {
            return Some(character as u8);
        }
        let table = TABLES.get(self as usize).filter(|_| character != char::REPLACEMENT_CHARACTER)?;
        Some(0x80 + table.iter().position(|known| *known == character)? as u8)
    }
}

/// The code page's name.
impl fmt::Display for CodePage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}
