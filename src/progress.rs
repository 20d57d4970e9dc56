//! The results, errors and error modes of decoders, encoders and transcoders.

use core::fmt;

/// How far a call of a decoder, an encoder or a transcoder got.
///
/// ```
/// use encoding_standard::{Decoder, Encoding};
///
/// // A loop over a destination that is too small for the whole source.
/// let mut decoder = Encoding::Windows1252.new_decoder();
/// let (mut source, mut text) = (&b"caf\xE9"[..], Vec::new());
/// loop {
///     let mut bytes = [0; Decoder::LEAST_ROOM];
///     let progress = decoder.decode(source, &mut bytes, true);
///     text.extend_from_slice(&bytes[..progress.written]);
///     source = &source[progress.read..];
///     if progress.finished {
///         break;
///     }
/// }
/// assert_eq!(text, "café".as_bytes());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use = "it says how much was read and written, and whether the destination was too small"]
#[non_exhaustive]
pub struct Progress {
    /// How many items of the source were read.
    pub read: usize,
    /// How many items were written to the destination.
    pub written: usize,
    /// Whether the whole source was read, and the end of the queue processed if requested. If not, the destination is
    /// full: call again with the rest of the source and new room.
    pub finished: bool,
    /// How much was replaced, and is lost: malformed sequences by U+FFFD, or code points that the encoding can't
    /// represent. A transcoder counts both; [`Losses`](crate::Losses) distinguishes them. U+FFFD in the source isn't
    /// counted, unless the encoding can't represent it.
    pub replaced: usize,
}

impl Progress {
    pub(crate) const NONE: Self = Self { read: 0, written: 0, finished: false, replaced: 0 };
}

/// What an encoder writes for a code point that the encoding can't represent.
///
/// ```
/// use encoding_standard::{Encoding, Substitute};
///
/// assert_eq!(*Encoding::Big5.encode("中☃", Substitute::HtmlReference).unwrap(), *b"\xA4\xA4&#9731;");
/// assert_eq!(*Encoding::Big5.encode("中☃", Substitute::QuestionMark).unwrap(), *b"\xA4\xA4?");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Substitute {
    /// `&#128169;`, as in HTML forms: the standard's [error mode](https://encoding.spec.whatwg.org/#error-mode) html. A
    /// reader can't distinguish it from the same characters in the text.
    HtmlReference,
    /// `?`, as in most libraries. The standard has no such mode.
    QuestionMark,
}

/// The [error mode](https://encoding.spec.whatwg.org/#error-mode): what to do with a malformed sequence or an unmappable code
/// point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorMode {
    /// Stop, and return an error.
    Fatal,
    /// Decoders write U+FFFD, and encoders [`Substitute::QuestionMark`].
    Replacement,
    /// Decoders write U+FFFD, and encoders [`Substitute::HtmlReference`].
    Html,
}

impl From<Substitute> for ErrorMode {
    fn from(substitute: Substitute) -> Self {
        match substitute {
            Substitute::HtmlReference => Self::Html,
            Substitute::QuestionMark => Self::Replacement,
        }
    }
}

/// The malformed sequence at which a decoder stopped.
///
/// ```
/// use encoding_standard::Encoding;
///
/// let malformed = Encoding::Utf8.decode_or_fail(b"ab\xE6\xBCc").unwrap_err();
/// assert_eq!((malformed.start, malformed.length), (2, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Malformed {
    /// Where it starts, in bytes from the start of this call's source. Negative if it began in an earlier source.
    pub start: isize,
    /// Its length in bytes.
    pub length: usize,
    /// How many items this call wrote before it.
    pub written: usize,
}

impl fmt::Display for Malformed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, length, .. } = self;
        let plural = plural_of(*length);
        write!(formatter, "malformed sequence of {length} byte{plural} at offset {start}")
    }
}

impl core::error::Error for Malformed {}

pub(crate) const fn plural_of(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// The code point at which an encoder stopped. For an example see
/// [`Encoder::encode_or_fail`](crate::Encoder::encode_or_fail).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Unmappable {
    /// The code point that the encoding can't represent. It is U+FFFD for a lone surrogate, and for U+000E, U+000F and
    /// U+001B, which ISO-2022-JP refuses.
    pub code_point: char,
    /// Where it is, in bytes from the start of this call's source, or in code units of UTF-16. -1 for a surrogate at
    /// the end of an earlier source.
    pub index: isize,
    /// How many bytes or code units of the source were read, including this code point. The next call may go on there.
    pub read: usize,
    /// How many bytes were written before it. They are well-formed.
    pub written: usize,
}

impl fmt::Display for Unmappable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "U+{:04X} at index {} cannot be encoded", u32::from(self.code_point), self.index)
    }
}

impl core::error::Error for Unmappable {}

/// Why [`Encoding::encode_or_fail`](crate::Encoding::encode_or_fail) or
/// [`Encoding::encode_with`](crate::Encoding::encode_with) failed.
///
/// ```
/// use encoding_standard::{EncodeError, Encoding};
///
/// assert_eq!(Encoding::Replacement.encode_or_fail("a"), Err(EncodeError::NoEncoder));
/// assert!(matches!(Encoding::Big5.encode_or_fail("☃"), Err(EncodeError::Unmappable(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EncodeError {
    /// The encoding is replacement, which lacks an encoder.
    NoEncoder,
    /// The first code point that the encoding can't represent.
    Unmappable(Unmappable),
}

impl fmt::Display for EncodeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoEncoder => {
                formatter.write_str("nothing can be encoded to replacement: use its output encoding, UTF-8")
            }
            Self::Unmappable(unmappable) => unmappable.fmt(formatter),
        }
    }
}

impl core::error::Error for EncodeError {}

impl From<Unmappable> for EncodeError {
    fn from(unmappable: Unmappable) -> Self {
        Self::Unmappable(unmappable)
    }
}
