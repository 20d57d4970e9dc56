//! What the calls of decoders, encoders and transcoders return, and their error modes.

use core::fmt;

/// How far a call of a decoder, an encoder or a transcoder got.
///
/// ```
/// use encoding_standard::{Decoder, Encoding, ErrorMode};
///
/// // A loop over a destination that is too small for the whole source.
/// let mut decoder = Encoding::Windows1252.new_decoder();
/// let (mut source, mut text) = (&b"caf\xE9"[..], String::new());
/// loop {
///     let mut units = [0; Decoder::MOST_HELD + 1];
///     let progress = decoder.decode(source, &mut units, ErrorMode::Fatal, true).unwrap();
///     text += &String::from_utf16(&units[..progress.written]).unwrap();
///     source = &source[progress.read..];
///     if progress.finished {
///         break;
///     }
/// }
/// assert_eq!(text, "café");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Progress {
    /// How many items of the source were read.
    pub read: usize,
    /// How many items were written to the destination.
    pub written: usize,
    /// Whether the whole source was read, and the end of the queue processed if there is one. If it is `false`, the
    /// destination is full: call again with the rest of the source and new room.
    pub finished: bool,
    /// How much was replaced, and is lost: malformed sequences by U+FFFD, or code points that the encoding can't represent. U+FFFD
    /// that the source itself has isn't counted, unless the encoding can't represent it. A transcoder counts both, and
    /// [`Losses`](crate::Losses) tells them apart.
    pub replaced: usize,
}

/// What to do with a malformed sequence or an unmappable code point: <https://encoding.spec.whatwg.org/#error-mode>.
///
/// ```
/// use encoding_standard::{Encoding, ErrorMode};
///
/// let mut units = [0; 8];
/// let decode = |mode, units: &mut [u16]| Encoding::Utf8.new_decoder().decode(b"\xC3", units, mode, true);
/// assert!(decode(ErrorMode::Fatal, &mut units).is_err());
/// assert_eq!(decode(ErrorMode::Replacement, &mut units).unwrap().written, 1);
/// assert_eq!(units[0], 0xFFFD);
///
/// let encode = |mode| {
///     let mut bytes = [0; 32];
///     let mut encoder = Encoding::Big5.new_encoder().unwrap();
///     encoder.encode(&[0x2603], &mut bytes, mode, true).map(|progress| bytes[..progress.written].to_vec())
/// };
/// assert!(encode(ErrorMode::Fatal).is_err());
/// assert_eq!(encode(ErrorMode::Html).unwrap(), b"&#9731;");
/// assert_eq!(encode(ErrorMode::Replacement).unwrap(), b"?");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorMode {
    /// Stop, and return an error.
    Fatal,
    /// Decoders write U+FFFD for a malformed sequence. Encoders write `?` for an unmappable code point, as most libraries
    /// do; the standard has no such mode for them.
    Replacement,
    /// Encoders write an unmappable code point as HTML does: `&#128169;`. A reader can't distinguish it from the same
    /// characters in the text. Decoders do the same as with [`Replacement`](Self::Replacement).
    Html,
}

/// The malformed sequence at which a decoder stopped in [`ErrorMode::Fatal`].
///
/// ```
/// use encoding_standard::utf8_decode_without_bom_or_fail;
///
/// let malformed = utf8_decode_without_bom_or_fail(b"ab\xE6\xBCc").unwrap_err();
/// assert_eq!((malformed.start, malformed.length), (2, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The ending of a noun after a number.
pub(crate) const fn plural_of(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// The code point at which an encoder stopped in [`ErrorMode::Fatal`]: the
/// [error](https://encoding.spec.whatwg.org/#error) of a handler. For an example see
/// [`Encoder::encode`](crate::Encoder::encode).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unmappable {
    /// The code point that the encoding can't represent. It is U+FFFD for a lone surrogate, and for U+000E, U+000F and
    /// U+001B, which ISO-2022-JP refuses.
    pub code_point: char,
    /// Where it is, in code units from the start of this call's source (in bytes of the `str`, from `encode_from_str`).
    /// -1 if it is a surrogate at the end of an earlier source.
    pub index: isize,
    /// How many code units were read (in bytes of the `str`, from `encode_from_str`), including those of the code point.
    /// The next call may encode what follows.
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

/// Why [`Encoding::encode_or_fail`](crate::Encoding::encode_or_fail) and
/// [`encode_with`](crate::Encoding::encode_with) failed.
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
    /// The encoding is replacement, the only one to which nothing can be encoded.
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
