//! Encodings and their names: <https://encoding.spec.whatwg.org/#names-and-labels>.

use core::fmt;

pub use crate::generated::Encoding;
use crate::generated::{CodecKind, ENCODING_COUNT, ENCODINGS, NAMES_AND_LABELS};

impl Encoding {
    /// All encodings in the standard's [order](https://encoding.spec.whatwg.org/#names-and-labels): 40, unless the
    /// crate's features leave some out.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::all().len(), 40);
    /// assert_eq!(Encoding::all()[0], Encoding::Utf8);
    /// ```
    #[must_use]
    pub const fn all() -> &'static [Encoding] {
        ENCODINGS
    }

    /// The encoding at a place in the standard's order; `None` if it isn't compiled in.
    pub(crate) fn nth(place: usize) -> Option<Encoding> {
        BY_PLACE.get(place).copied().flatten()
    }

    /// The encoding's [name](https://encoding.spec.whatwg.org/#name), such as `Shift_JIS`.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::Iso8859_8I.name(), "ISO-8859-8-I");
    /// assert_eq!(Encoding::EucKr.to_string(), "EUC-KR");
    /// ```
    #[must_use]
    #[allow(clippy::indexing_slicing, reason = "there is a name for each encoding")]
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Whether every ASCII character is its ASCII byte: in all encodings except UTF-16BE, UTF-16LE, ISO-2022-JP and
    /// replacement.
    ///
    /// In Big5, EUC-KR, GBK, gb18030 and Shift_JIS, such a byte may also be a later byte of another character.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert!(Encoding::Windows1252.is_ascii_compatible());
    /// assert!(!Encoding::Iso2022Jp.is_ascii_compatible());
    /// ```
    #[must_use]
    pub const fn is_ascii_compatible(self) -> bool {
        match self.codec_kind() {
            #[cfg(feature = "japanese")]
            CodecKind::Iso2022Jp => false,
            CodecKind::Replacement | CodecKind::Utf16Be | CodecKind::Utf16Le => false,
            _ => true,
        }
    }

    /// Whether each byte is a character of its own.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert!(Encoding::Koi8R.is_single_byte());
    /// assert!(!Encoding::Utf8.is_single_byte());
    /// ```
    #[must_use]
    pub const fn is_single_byte(self) -> bool {
        match self.codec_kind() {
            #[cfg(feature = "single-byte")]
            CodecKind::SingleByte(_) => true,
            CodecKind::XUserDefined => true,
            _ => false,
        }
    }

    pub(crate) fn line(self) -> &'static str {
        LINES.get(self as usize).copied().unwrap_or_default()
    }

    /// [Gets an output encoding](https://encoding.spec.whatwg.org/#get-an-output-encoding), which forms and URLs are
    /// encoded with: UTF-8 for replacement, UTF-16BE and UTF-16LE, and otherwise the encoding itself.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::Utf16Le.output_encoding(), Encoding::Utf8);
    /// assert_eq!(Encoding::Big5.output_encoding(), Encoding::Big5);
    /// ```
    #[must_use]
    pub const fn output_encoding(self) -> Encoding {
        match self {
            Encoding::Replacement | Encoding::Utf16Be | Encoding::Utf16Le => Encoding::Utf8,
            encoding => encoding,
        }
    }
}

/// The lines of [`NAMES_AND_LABELS`], split when the crate is compiled.
pub(crate) static LINES: [&str; ENCODING_COUNT] = lines(NAMES_AND_LABELS);

#[allow(clippy::indexing_slicing, reason = "it runs when the crate is compiled")]
const fn lines<const COUNT: usize>(mut text: &'static str) -> [&'static str; COUNT] {
    let mut lines = [""; COUNT];
    let mut i = 0;
    while i < COUNT {
        let mut end = 0;
        while end < text.len() && text.as_bytes()[end] != b'\n' {
            end += 1;
        }
        (lines[i], text) = text.split_at(end);
        if !text.is_empty() {
            text = text.split_at(1).1;
        }
        i += 1;
    }
    lines
}

static NAMES: [&str; ENCODING_COUNT] = names(&LINES);

#[allow(clippy::indexing_slicing, reason = "it runs when the crate is compiled")]
const fn names<const COUNT: usize>(lines: &[&'static str; COUNT]) -> [&'static str; COUNT] {
    let mut names = [""; COUNT];
    let mut i = 0;
    while i < COUNT {
        let mut end = 0;
        while end < lines[i].len() && lines[i].as_bytes()[end] != b' ' {
            end += 1;
        }
        names[i] = lines[i].split_at(end).0;
        i += 1;
    }
    names
}

static BY_PLACE: [Option<Encoding>; ENCODING_COUNT] = by_place(ENCODINGS);

#[allow(clippy::indexing_slicing, reason = "it runs when the crate is compiled")]
const fn by_place(encodings: &[Encoding]) -> [Option<Encoding>; ENCODING_COUNT] {
    let mut by_place = [None; ENCODING_COUNT];
    let mut i = 0;
    while i < encodings.len() {
        by_place[encodings[i] as usize] = Some(encodings[i]);
        i += 1;
    }
    by_place
}

impl fmt::Display for Encoding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}
