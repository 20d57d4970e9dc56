//! Counts what was lost because errors were replaced.

/// Counts what was replaced. Transcoders, [`DecodingReader`](crate::DecodingReader),
/// [`DetectingReader`](crate::DetectingReader) and [`EncodingWriter`](crate::EncodingWriter) report it.
///
/// ```
/// use encoding_standard::{Encoding, End, Losses, Substitute, Transcoder};
///
/// let transcoder = Transcoder::new(Encoding::Utf8, Encoding::Koi8R).unwrap();
/// let mut transcoder = transcoder.with_substitute(Substitute::QuestionMark);
/// let mut bytes = vec![0; Transcoder::LEAST_ROOM];
/// let mut losses = Losses::default();
/// let source = b"a\xFFb\xE2\x98\x83";
/// transcoder.transcode_with_losses(source, &mut bytes, End::Result, &mut losses).unwrap();
/// assert_eq!((losses.malformed, losses.first_malformed), (1, Some(1)));
/// let lost = losses.first_unmappable.unwrap();
/// assert_eq!((losses.unmappable, lost.start, lost.code_point), (1, 3, '☃'));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Losses {
    /// How many malformed sequences became U+FFFD.
    pub malformed: usize,
    /// Where the first of them starts, counted as in [`Malformed::start`](crate::Malformed::start).
    pub first_malformed: Option<isize>,
    /// How many code points of the source the target can't represent. U+FFFD for a malformed sequence isn't counted.
    pub unmappable: usize,
    /// The first of them. `EncodingWriter` reports U+FFFD for U+000E, U+000F and U+001B, which ISO-2022-JP refuses.
    pub first_unmappable: Option<LostCodePoint>,
}

/// A code point that the target can't represent: see [`Losses`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LostCodePoint {
    /// Where it is, counted as in [`Malformed::start`](crate::Malformed::start).
    pub start: isize,
    /// The code point.
    pub code_point: char,
}

impl LostCodePoint {
    pub(crate) fn new((start, code_point): (isize, char)) -> Self {
        Self { start, code_point }
    }
}
