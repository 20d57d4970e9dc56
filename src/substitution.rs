//! Finds characters that an encoding can't represent, and replaces them.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::encoder::Encoder;
use crate::encoding::Encoding;
use crate::progress::{EncodeError, Unmappable};

/// How many bytes are encoded at a time to find an unmappable code point.
const BLOCK: usize = 1024;

impl Encoding {
    /// Encodes a text, with what `substitute` returns in place of each character that the encoding can't represent. An
    /// empty string drops the character.
    ///
    /// # Errors
    ///
    /// The first character whose substitute can't be encoded either, or the encoding is replacement.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let without = Encoding::Koi8R.encode_with("т☃!", |_| "")?;
    /// assert_eq!(*without, *b"\xD4!");
    /// let escaped = Encoding::Koi8R.encode_with("т☃!", |character| character.escape_unicode().to_string())?;
    /// assert_eq!(*escaped, *b"\xD4\\u{2603}!");
    /// # Ok::<(), encoding_standard::EncodeError>(())
    /// ```
    pub fn encode_with<S: AsRef<str>>(
        self,
        text: &str,
        mut substitute: impl FnMut(char) -> S,
    ) -> Result<Cow<'_, [u8]>, EncodeError> {
        let whole = self.encode_or_fail(text);
        if !matches!(whole, Err(EncodeError::Unmappable(_))) {
            return whole;
        }
        // Encodes the whole text at once: at an unmappable character, ISO-2022-JP's encoder has already returned to
        // ASCII, which is malformed unless ASCII follows.
        let mut encoder = self.new_encoder().ok_or(EncodeError::NoEncoder)?;
        let mut replaced = String::with_capacity(text.len());
        let mut position = 0;
        loop {
            let rest = text.get(position..).unwrap_or_default();
            let Some(Unmappable { code_point, index, read, .. }) = first_unmappable(&mut encoder, rest) else {
                replaced.push_str(rest);
                return Ok(Cow::Owned(self.encode_or_fail(&replaced)?.into_owned()));
            };
            let (start, character) = rest.split_at_checked(index as usize).unwrap_or_default();
            replaced.push_str(start);
            // ISO-2022-JP's encoder reports U+FFFD for some.
            let substitute = substitute(character.chars().next().unwrap_or(code_point));
            if let Err(EncodeError::Unmappable(unmappable)) = self.encode_or_fail(substitute.as_ref()) {
                let written = self.encode_or_fail(&replaced)?.len();
                let index = index + position as isize;
                return Err(Unmappable { index, read: read + position, written, ..unmappable }.into());
            }
            replaced.push_str(substitute.as_ref());
            position += read;
        }
    }

    /// Whether the encoding can represent a character.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert!(Encoding::Windows1252.can_encode('€'));
    /// assert!(!Encoding::Iso8859_2.can_encode('€'));
    /// ```
    #[must_use]
    pub fn can_encode(self, character: char) -> bool {
        let encoder = self.new_encoder();
        encoder.is_some_and(|mut encoder| {
            encoder.encode_or_fail(character.encode_utf8(&mut [0; 4]), &mut [0; Encoder::LEAST_ROOM], true).is_ok()
        })
    }

    /// All characters that the encoding can represent, in Unicode's order. It tries each of Unicode's million, so keep
    /// the result.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let letters: String = Encoding::Koi8R.characters().filter(|character| character.is_uppercase()).collect();
    /// assert_eq!(letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ");
    /// ```
    pub fn characters(self) -> impl Iterator<Item = char> {
        ('\0'..=char::MAX).filter(move |character| self.can_encode(*character))
    }
}

/// The first unmappable code point of a text, counted from the start of `text`.
fn first_unmappable(encoder: &mut Encoder, text: &str) -> Option<Unmappable> {
    let mut room = [0; BLOCK];
    let mut read = 0;
    loop {
        match encoder.encode_or_fail(text.get(read..).unwrap_or_default(), &mut room, false) {
            Ok(progress) if progress.finished => return None,
            Ok(progress) => read += progress.read,
            Err(unmappable) => {
                let index = unmappable.index + read as isize;
                return Some(Unmappable { index, read: unmappable.read + read, ..unmappable });
            }
        }
    }
}
