//! The result of a detection.

use alloc::vec::Vec;

use crate::generated::Encoding;

/// The result of a detection. For an example see [`detect_encoding`](crate::detect_encoding).
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Detection {
    /// The best encoding; `None` if the bytes aren't text, or look like none of the candidates.
    pub encoding: Option<Encoding>,
    /// How probable it is, from 0 to 1, that this encoding decodes the bytes to the right text: of all guesses with a
    /// score of 0.9, about 90 % are right. 0 without an encoding, and 1 for ASCII.
    pub score: f32,
    /// The possible encodings, best first. Encodings that decode the bytes to the same text have the same score.
    pub candidates: Vec<Candidate>,
    /// The kind of data, which shows why there is no encoding.
    pub kind: DetectionKind,
}

/// A possible encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Candidate {
    /// The encoding.
    pub encoding: Encoding,
    /// How probable it is, from 0 to 1: see [`Detection::score`].
    pub score: f32,
}

/// What bytes look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DetectionKind {
    /// Text in one of the candidates.
    Text,
    /// Only ASCII.
    Ascii,
    /// There are no bytes, or `max_bytes` is 0.
    Empty,
    /// An image, a program, compressed data and so on: there are control bytes that text doesn't have.
    Binary,
    /// Text in an encoding that isn't among the candidates, such as a DOS code page, or no text.
    Unknown,
    /// UTF-32, by its byte order mark. It isn't in the standard, so there is no encoding.
    Utf32,
}

impl DetectionKind {
    /// Whether there are only ASCII bytes, or none. Nearly every encoding fits them, so the detected one is a default:
    /// UTF-8 if more bytes follow; otherwise that of the hints or windows-1252, or else the first candidate that
    /// decodes ASCII.
    #[must_use]
    pub const fn is_ascii(self) -> bool {
        matches!(self, Self::Ascii | Self::Empty)
    }
}
