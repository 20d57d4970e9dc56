//! Decodes and encodes whole texts. The result is borrowed if it is the same as the input.

use alloc::borrow::Cow;
use alloc::string::String;
#[cfg(feature = "encode")]
use alloc::vec;

use crate::byte_order_mark::BomHandling;
#[cfg(feature = "japanese")]
use crate::codec::iso_2022_jp;
use crate::encoding::Encoding;
#[cfg(feature = "encode")]
use crate::progress::{EncodeError, Substitute, Unmappable};
use crate::progress::{ErrorMode, Malformed};
use crate::short_text::room_for;
use crate::simd::validation::{ascii_start, well_formed_start};
#[cfg(feature = "encode")]
use crate::slices::after_mut;
use crate::slices::{after, start_of};

/// What [`Encoding::decode_with_details`] returns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DecodedText<'a> {
    /// The text.
    pub text: Cow<'a, str>,
    /// The encoding that was decoded from: the byte order mark's if there is one.
    pub encoding: Encoding,
    /// How many malformed sequences became U+FFFD.
    pub malformed: usize,
}

impl Encoding {
    /// [Decodes](https://encoding.spec.whatwg.org/#decode) a text. A byte order mark of UTF-8, UTF-16BE or UTF-16LE takes
    /// precedence over the encoding, and isn't part of the text. Malformed sequences become U+FFFD.
    ///
    /// The text is borrowed if it is ASCII or well-formed UTF-8.
    ///
    /// ```
    /// use std::borrow::Cow;
    ///
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::ShiftJis.decode(b"\x83\x65\x83\x58\x83\x67"), "テスト");
    /// assert_eq!(Encoding::ShiftJis.decode(b"\xEF\xBB\xBF\xC3\xA9\xFF"), "é\u{FFFD}");
    /// assert!(matches!(Encoding::ShiftJis.decode(b"test"), Cow::Borrowed("test")));
    /// ```
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        let (encoding, length) = Encoding::for_bom(bytes).unwrap_or((self, 0));
        encoding.decode_all(after(bytes, length)).text
    }

    /// The same as [`decode`](Self::decode), and also returns the encoding that was decoded from and the number of
    /// malformed sequences.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let decoded = Encoding::Windows1252.decode_with_details(b"\xEF\xBB\xBFa\xFF");
    /// assert_eq!(decoded.text, "a\u{FFFD}");
    /// assert_eq!((decoded.encoding, decoded.malformed), (Encoding::Utf8, 1));
    /// ```
    #[must_use]
    pub fn decode_with_details(self, bytes: &[u8]) -> DecodedText<'_> {
        let (encoding, length) = Encoding::for_bom(bytes).unwrap_or((self, 0));
        encoding.decode_all(after(bytes, length))
    }

    /// The same as [`decode`](Self::decode), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence. It counts from the start of `bytes`, including a byte order mark.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::Big5.decode_or_fail(b"\xA4\xA4").unwrap(), "中");
    /// assert_eq!(Encoding::Big5.decode_or_fail(b"\xEF\xBB\xBFa\xFF").unwrap_err().start, 4);
    /// ```
    pub fn decode_or_fail(self, bytes: &[u8]) -> Result<Cow<'_, str>, Malformed> {
        let (encoding, length) = Encoding::for_bom(bytes).unwrap_or((self, 0));
        encoding.decode_after(bytes, length)
    }

    /// The same as [`decode`](Self::decode) with a choice of what to do with a byte order mark.
    ///
    /// ```
    /// use encoding_standard::{BomHandling, Encoding};
    ///
    /// assert_eq!(Encoding::Utf8.decode_with_bom_handling(b"\xEF\xBB\xBFa", BomHandling::Keep), "\u{FEFF}a");
    /// assert_eq!(Encoding::Windows1252.decode_with_bom_handling(b"\xEF\xBB\xBFa", BomHandling::Keep), "ï»¿a");
    /// assert_eq!(Encoding::Utf16Le.decode_with_bom_handling(b"\xFF\xFEa\0", BomHandling::Remove), "a");
    /// ```
    #[must_use]
    pub fn decode_with_bom_handling(self, bytes: &[u8], bom: BomHandling) -> Cow<'_, str> {
        let (encoding, length) = bom.split(bytes, self);
        encoding.decode_all(after(bytes, length)).text
    }

    /// The same as [`decode_with_bom_handling`](Self::decode_with_bom_handling), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence. It counts from the start of `bytes`, including a byte order mark.
    ///
    /// ```
    /// use encoding_standard::{BomHandling, Encoding};
    ///
    /// let bom = BomHandling::Keep;
    /// assert_eq!(Encoding::Koi8R.decode_with_bom_handling_or_fail(b"\xD4", bom).unwrap(), "т");
    /// assert_eq!(Encoding::EucKr.decode_with_bom_handling_or_fail(b"a\xB0", bom).unwrap_err().length, 1);
    /// ```
    pub fn decode_with_bom_handling_or_fail(self, bytes: &[u8], bom: BomHandling) -> Result<Cow<'_, str>, Malformed> {
        let (encoding, length) = bom.split(bytes, self);
        encoding.decode_after(bytes, length)
    }

    /// [Encodes](https://encoding.spec.whatwg.org/#encode) a text, and writes a substitute for unmappable code points.
    /// `None` for replacement, which lacks an encoder. Forms use the [`output_encoding`](Self::output_encoding).
    ///
    /// The bytes are borrowed if the text is ASCII, or the encoding is UTF-8.
    ///
    /// ```
    /// use std::borrow::Cow;
    ///
    /// use encoding_standard::{Encoding, Substitute};
    ///
    /// assert_eq!(*Encoding::EucKr.encode("가☃", Substitute::HtmlReference).unwrap(), *b"\xB0\xA1&#9731;");
    /// assert!(matches!(Encoding::EucKr.encode("abc", Substitute::QuestionMark), Some(Cow::Borrowed(b"abc"))));
    /// ```
    #[cfg(feature = "encode")]
    #[inline]
    #[must_use]
    pub fn encode(self, text: &str, substitute: Substitute) -> Option<Cow<'_, [u8]>> {
        // They have no other error.
        self.encode_in_mode(text, substitute.into()).ok()
    }

    /// The same as [`encode`](Self::encode), but fails at unmappable code points: the standard's
    /// [encode or fail](https://encoding.spec.whatwg.org/#encode-or-fail).
    ///
    /// # Errors
    ///
    /// The first code point that the encoding can't represent, counted in bytes of `text`. Or the encoding is
    /// replacement.
    ///
    /// ```
    /// use encoding_standard::{EncodeError, Encoding};
    ///
    /// assert_eq!(*Encoding::Koi8R.encode_or_fail("т").unwrap(), *b"\xD4");
    /// let error = Encoding::Koi8R.encode_or_fail("т☃").unwrap_err();
    /// assert!(matches!(error, EncodeError::Unmappable(unmappable) if unmappable.index == 2));
    /// assert_eq!(error.to_string(), "U+2603 at index 2 cannot be encoded");
    /// ```
    #[cfg(feature = "encode")]
    #[inline]
    pub fn encode_or_fail(self, text: &str) -> Result<Cow<'_, [u8]>, EncodeError> {
        self.encode_in_mode(text, ErrorMode::Fatal)
    }

    #[cfg(feature = "encode")]
    #[inline]
    fn encode_in_mode(self, text: &str, mode: ErrorMode) -> Result<Cow<'_, [u8]>, EncodeError> {
        if self == Encoding::Utf8 { Ok(Cow::Borrowed(text.as_bytes())) } else { self.encode_legacy(text, mode) }
    }

    #[cfg(feature = "encode")]
    fn encode_legacy(self, text: &str, mode: ErrorMode) -> Result<Cow<'_, [u8]>, EncodeError> {
        let mut encoder = self.new_encoder().ok_or(EncodeError::NoEncoder)?;
        let plain = self.plain_start(text.as_bytes()).len();
        let (start, rest) = text.split_at_checked(plain).unwrap_or_default();
        if rest.is_empty() {
            return Ok(Cow::Borrowed(start.as_bytes()));
        }
        // Few encodings have longer characters than UTF-8. A little more room is enough for a few references.
        let mut bytes = vec![0; text.len() + 4 * crate::Encoder::LEAST_ROOM];
        for (place, byte) in bytes.iter_mut().zip(start.as_bytes()) {
            *place = *byte;
        }
        let mut read = 0;
        let mut written = plain;
        loop {
            let rest = rest.get(read..).unwrap_or_default();
            let progress =
                encoder.encode_in_mode(rest, after_mut(&mut bytes, written), mode, true).map_err(|unmappable| {
                    Unmappable {
                        index: unmappable.index + (plain + read) as isize,
                        read: unmappable.read + plain + read,
                        written: unmappable.written + written,
                        ..unmappable
                    }
                })?;
            read += progress.read;
            written += progress.written;
            if progress.finished {
                bytes.truncate(written);
                return Ok(Cow::Owned(bytes));
            }
            bytes.resize(2 * bytes.len(), 0);
        }
    }

    /// Decodes what comes after a byte order mark of this length, in fatal mode.
    fn decode_after(self, bytes: &[u8], bom_length: usize) -> Result<Cow<'_, str>, Malformed> {
        let bytes = after(bytes, bom_length);
        let start = self.unchanged_start(bytes);
        if start.len() == bytes.len() {
            return Ok(Cow::Borrowed(start));
        }
        let rest = after(bytes, start.len());
        if rest.len() <= LONGEST_SHORT
            && let (text, 0) = self.decode_rest(start, rest)
        {
            return Ok(Cow::Owned(text));
        }
        let mut text = String::new();
        let decoded = self.new_decoder().decode_to_string_after(start, rest, &mut text, ErrorMode::Fatal, true);
        let before = (bom_length + start.len()) as isize;
        decoded.map_err(|error| Malformed { start: error.start + before, ..error })?;
        Ok(Cow::Owned(text))
    }

    // Inlined, because moving the result takes as long as scanning a short text.
    #[inline(always)]
    fn decode_all(self, bytes: &[u8]) -> DecodedText<'_> {
        let start = self.unchanged_start(bytes);
        if start.len() == bytes.len() {
            return DecodedText { text: Cow::Borrowed(start), encoding: self, malformed: 0 };
        }
        let (text, malformed) = self.decode_rest(start, after(bytes, start.len()));
        DecodedText { text: Cow::Owned(text), encoding: self, malformed }
    }

    /// The start of a text that is the same in UTF-8.
    #[inline]
    fn unchanged_start(self, bytes: &[u8]) -> &str {
        if self == Encoding::Utf8 { well_formed_start(bytes) } else { self.plain_start(bytes) }
    }

    /// Decodes the rest of a text. Returns all of it, and how many malformed sequences became U+FFFD.
    #[inline(never)]
    fn decode_rest(self, start: &str, rest: &[u8]) -> (String, usize) {
        let length = rest.len();
        if length <= SHORTEST {
            return self.decode_short::<{ room_for(SHORTEST) }>(start, rest);
        }
        if length <= SHORT {
            return self.decode_short::<{ room_for(SHORT) }>(start, rest);
        }
        if length <= LONGEST_SHORT {
            return self.decode_short::<{ room_for(LONGEST_SHORT) }>(start, rest);
        }
        let mut text = String::new();
        let decoder = &mut self.new_decoder();
        let malformed = decoder.decode_to_string_after(start, rest, &mut text, ErrorMode::Replacement, true);
        // Infallible in this mode.
        (text, malformed.unwrap_or_default())
    }

    /// [`decode_rest`](Self::decode_rest) of as many bytes as there is `ROOM` for.
    fn decode_short<const ROOM: usize>(self, start: &str, rest: &[u8]) -> (String, usize) {
        let mut room = [0; ROOM];
        let (written, malformed) = self.new_decoder().decode_short(rest, &mut room);
        // It is always well-formed. Checking is quick, and a string relies on it.
        let rest = well_formed_start(start_of(&room, written));
        let mut text = String::with_capacity(start.len() + rest.len());
        text.push_str(start);
        text.push_str(rest);
        (text, malformed)
    }

    /// Whether a text is ASCII, and the same in this encoding.
    pub(crate) fn is_plain(self, bytes: &[u8]) -> bool {
        self.plain_start(bytes).len() == bytes.len()
    }

    /// The start of a text that is ASCII, and the same in this encoding.
    fn plain_start(self, bytes: &[u8]) -> &str {
        match self {
            Encoding::Replacement | Encoding::Utf16Be | Encoding::Utf16Le => "",
            #[cfg(feature = "japanese")]
            Encoding::Iso2022Jp => ascii_start(start_of(bytes, iso_2022_jp::plain_length(bytes))),
            _ => ascii_start(bytes),
        }
    }
}

/// The lengths of short texts, in bytes after the plain start. Larger buffers take longer to clear.
const SHORTEST: usize = 24;
const SHORT: usize = 64;
const LONGEST_SHORT: usize = 256;
