//! The losses where errors are replaced.

/// What [`ErrorMode::Replacement`](crate::ErrorMode::Replacement) and [`ErrorMode::Html`](crate::ErrorMode::Html) have
/// replaced. Transcoders, [`DecodingReader`](crate::DecodingReader), [`DetectingReader`](crate::DetectingReader) and
/// [`EncodingWriter`](crate::EncodingWriter) report it.
///
/// ```
/// use encoding_standard::{Encoding, End, ErrorMode, Losses, Transcoder};
///
/// let mut transcoder = Transcoder::new(Encoding::Utf8, Encoding::Koi8R, false).unwrap();
/// let mut bytes = vec![0; Transcoder::LEAST_ROOM];
/// let modes = (ErrorMode::Replacement, ErrorMode::Replacement);
/// let mut losses = Losses::default();
/// let source = b"a\xFFb\xE2\x98\x83";
/// transcoder.transcode_with_losses(source, &mut bytes, modes, End::Result, &mut losses).unwrap();
/// assert_eq!((losses.malformed, losses.first_malformed), (1, Some(1)));
/// assert_eq!((losses.unmappable, losses.first_unmappable), (1, Some((3, '☃'))));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Losses {
    /// How many malformed sequences became U+FFFD.
    pub malformed: usize,
    /// Where the first of them starts, counted as in [`Malformed::start`](crate::Malformed::start).
    pub first_malformed: Option<isize>,
    /// How many code points of the source the target can't represent. U+FFFD for a malformed sequence isn't one of them.
    pub unmappable: usize,
    /// Where the first of them is, counted in the same way, and which it is. An `EncodingWriter` also gives U+FFFD for U+000E,
    /// U+000F and U+001B, which ISO-2022-JP refuses.
    pub first_unmappable: Option<(isize, char)>,
}
