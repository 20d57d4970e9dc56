//! [`Transcoder`]: bytes in one encoding to bytes in another, without a string between them.

use core::cell::Cell;
use core::fmt;

use crate::codec::shared_utf_16::write_utf_16;
use crate::decode_queue::Wanted;
use crate::decoder::Decoder;
use crate::encoder::Encoder;
use crate::encoding::Encoding;
use crate::handler::Malformations;
use crate::losses::{Losses, LostCodePoint};
use crate::progress::{ErrorMode, Malformed, Progress, Substitute, Unmappable};
use crate::replacing::Replacing;
use crate::slices::{after, after_mut, start_of};

/// Decodes from one encoding and encodes to another, by the standard's
/// [decode](https://encoding.spec.whatwg.org/#decode) and [encode](https://encoding.spec.whatwg.org/#encode), through a
/// block of UTF-16 code units that stays in the processor's cache. Like a [`Decoder`] it is a small `Copy` value.
///
/// ```
/// use encoding_standard::{Encoding, End, Transcoder};
///
/// let mut transcoder = Transcoder::new(Encoding::Gbk, Encoding::Utf8).unwrap();
/// let mut bytes = vec![0; Transcoder::LEAST_ROOM];
/// let progress = transcoder.transcode(b"\xD6\xD0", &mut bytes, End::Result).unwrap();
/// assert_eq!(&bytes[..progress.written], "中".as_bytes());
/// ```
#[derive(Clone, Copy)]
pub struct Transcoder {
    from: Encoding,
    ignore_bom: bool,
    modes: Modes,
    decoder: Decoder,
    target: Target,
    to_utf_8: bool,
    /// Whether U+FEFF here is a byte order mark, which isn't part of the text.
    at_bom: bool,
}

/// What to do with malformed sequences, and with unmappable code points.
pub(crate) type Modes = (ErrorMode, ErrorMode);

/// A transcoder as numbers: see `Transcoder::save`.
pub type SavedTranscoder = [u32; 5];

#[derive(Clone, Copy)]
enum Target {
    Encoder(Encoder),
    Utf16Be,
    Utf16Le,
}

/// What ends with a call of [`Transcoder::transcode`]. For an example see
/// [`Transcoder::set_source_encoding`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Nothing: more of the source follows.
    None,
    /// A source. The text of the next one is added to the same result.
    Source,
    /// The last source, and with it the result. The next call starts another result.
    Result,
}

/// Why a [`Transcoder`] stopped. For an example see [`Transcoder::transcode`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TranscodeError {
    /// The source is malformed, and the transcoder is [`fatal`](Transcoder::fatal).
    Malformed(Malformed),
    /// The target encoding can't represent a code point, and the transcoder has no
    /// [substitute](Transcoder::with_substitute).
    Unmappable {
        /// The code point, or U+FFFD for U+000E, U+000F and U+001B, which ISO-2022-JP refuses.
        code_point: char,
        /// Where its bytes start, counted as in [`Malformed::start`].
        start: isize,
        /// How many bytes were written before it. They are well-formed.
        written: usize,
    },
}

impl fmt::Debug for Transcoder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to = match &self.target {
            Target::Encoder(encoder) => encoder.encoding(),
            Target::Utf16Be => Encoding::Utf16Be,
            Target::Utf16Le => Encoding::Utf16Le,
        };
        formatter.debug_struct("Transcoder").field("from", &self.from).field("to", &to).finish_non_exhaustive()
    }
}

impl fmt::Display for TranscodeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(malformed) => malformed.fmt(formatter),
            Self::Unmappable { code_point, start, .. } => {
                write!(formatter, "U+{:04X} at offset {start} cannot be encoded", u32::from(*code_point))
            }
        }
    }
}

impl core::error::Error for TranscodeError {}

impl From<Malformed> for TranscodeError {
    fn from(malformed: Malformed) -> Self {
        Self::Malformed(malformed)
    }
}

/// The number of code units held between decoding and encoding.
const BLOCK: usize = 2048;

impl Transcoder {
    /// The least length of a destination, in bytes: room for whatever a block can become.
    pub const LEAST_ROOM: usize = BLOCK * Encoder::LEAST_ROOM;

    /// A transcoder from any encoding to any other; `None` for the target replacement, which lacks an encoder. It removes a
    /// byte order mark of the encoding `from` and writes none. Malformed sequences become U+FFFD, as in a
    /// [`DecodingReader`](crate::DecodingReader); unmappable code points are errors, as in an
    /// [`EncodingWriter`](crate::EncodingWriter).
    ///
    /// ```
    /// use encoding_standard::{Encoding, Transcoder};
    ///
    /// assert!(Transcoder::new(Encoding::Utf8, Encoding::Utf16Be).is_some());
    /// assert!(Transcoder::new(Encoding::Utf8, Encoding::Replacement).is_none());
    /// ```
    #[must_use]
    pub fn new(from: Encoding, to: Encoding) -> Option<Self> {
        let target = match to {
            Encoding::Utf16Be => Target::Utf16Be,
            Encoding::Utf16Le => Target::Utf16Le,
            _ => Target::Encoder(to.new_encoder()?),
        };
        let mut new = Self {
            from,
            ignore_bom: false,
            modes: (ErrorMode::Replacement, ErrorMode::Fatal),
            decoder: from.new_decoder(),
            target,
            to_utf_8: to == Encoding::Utf8,
            at_bom: false,
        };
        new.start_source();
        Some(new)
    }

    /// Makes the byte order mark of each source part of its text.
    ///
    /// ```
    /// use encoding_standard::{Encoding, End, Transcoder};
    ///
    /// let mut transcoder = Transcoder::new(Encoding::Utf16Be, Encoding::Utf8).unwrap().keep_bom();
    /// let mut bytes = vec![0; Transcoder::LEAST_ROOM];
    /// let progress = transcoder.transcode(b"\xFE\xFF\0a", &mut bytes, End::Result).unwrap();
    /// assert_eq!(&bytes[..progress.written], "\u{FEFF}a".as_bytes());
    /// ```
    #[must_use]
    pub fn keep_bom(mut self) -> Self {
        self.ignore_bom = true;
        self.at_bom = false;
        self
    }

    /// Makes malformed sequences errors.
    ///
    /// ```
    /// use encoding_standard::{Encoding, End, TranscodeError, Transcoder};
    ///
    /// let mut transcoder = Transcoder::new(Encoding::Gbk, Encoding::Utf8).unwrap().fatal();
    /// let error = transcoder.transcode(b"a\xFF", &mut vec![0; Transcoder::LEAST_ROOM], End::Result).unwrap_err();
    /// assert!(matches!(error, TranscodeError::Malformed(malformed) if malformed.start == 1));
    /// ```
    #[must_use]
    pub fn fatal(mut self) -> Self {
        self.modes.0 = ErrorMode::Fatal;
        self
    }

    /// Chooses what to write for unmappable code points. Without it, they are errors.
    ///
    /// ```
    /// use encoding_standard::{Encoding, End, Substitute, Transcoder};
    ///
    /// let transcoder = Transcoder::new(Encoding::Utf8, Encoding::Koi8R).unwrap();
    /// let mut transcoder = transcoder.with_substitute(Substitute::QuestionMark);
    /// let mut bytes = vec![0; Transcoder::LEAST_ROOM];
    /// let progress = transcoder.transcode("т☃".as_bytes(), &mut bytes, End::Result).unwrap();
    /// assert_eq!(&bytes[..progress.written], b"\xD4?");
    /// ```
    #[must_use]
    pub fn with_substitute(mut self, substitute: Substitute) -> Self {
        self.modes.1 = substitute.into();
        self
    }

    /// Makes `from` the encoding of the next source. Call it between two sources.
    ///
    /// ```
    /// use encoding_standard::{Encoding, End, Transcoder};
    ///
    /// // Two files in different encodings become one text.
    /// let mut transcoder = Transcoder::new(Encoding::Big5, Encoding::Utf8).unwrap();
    /// let mut bytes = vec![0; 2 * Transcoder::LEAST_ROOM];
    /// let first = transcoder.transcode(b"\xA4\xA4", &mut bytes, End::Source).unwrap().written;
    /// transcoder.set_source_encoding(Encoding::Gbk);
    /// let second = transcoder.transcode(b"\xD6\xD0", &mut bytes[first..], End::Result).unwrap().written;
    /// assert_eq!(&bytes[..first + second], "中中".as_bytes());
    /// ```
    pub fn set_source_encoding(&mut self, from: Encoding) {
        self.from = from;
        self.start_source();
    }

    /// Decodes the rest of the current source from `from`, if its encoding is known only now. The bytes so far must
    /// mean the same in both encodings, as ASCII does in most, and must not end inside a character. From here on,
    /// U+FEFF is text.
    ///
    /// ```
    /// use encoding_standard::{Encoding, End, Transcoder};
    ///
    /// let mut transcoder = Transcoder::new(Encoding::Utf8, Encoding::Utf8).unwrap();
    /// let mut bytes = vec![0; 2 * Transcoder::LEAST_ROOM];
    /// let ascii = transcoder.transcode(b"caf", &mut bytes, End::None).unwrap().written;
    /// transcoder.set_rest_encoding(Encoding::Windows1252);
    /// let rest = transcoder.transcode(b"\xE9", &mut bytes[ascii..], End::Result).unwrap().written;
    /// assert_eq!(&bytes[..ascii + rest], "café".as_bytes());
    /// ```
    pub fn set_rest_encoding(&mut self, from: Encoding) {
        self.from = from;
        self.at_bom = false;
        self.decoder = from.new_decoder();
    }

    #[cfg_attr(small, optimize(size))]
    pub(crate) fn save(&self) -> SavedTranscoder {
        let [_, decoder] = self.decoder.save();
        let [to, encoder] = match &self.target {
            Target::Encoder(encoder) => encoder.save(),
            Target::Utf16Be => [Encoding::Utf16Be as u32, 0],
            Target::Utf16Le => [Encoding::Utf16Le as u32, 0],
        };
        let flags = u32::from(self.ignore_bom) | u32::from(self.at_bom) << 1;
        [self.from as u32, decoder, to, encoder, flags]
    }

    /// `None` if there is no such transcoder. Wrong numbers result in another state.
    #[cfg_attr(small, optimize(size))]
    pub(crate) fn load([from, decoder, to, encoder, flags]: SavedTranscoder) -> Option<Self> {
        let encodings = Encoding::nth(from as usize).zip(Encoding::nth(to as usize));
        let (from_encoding, to_encoding) = encodings?;
        let mut transcoder = Self::new(from_encoding, to_encoding)?;
        if flags & 1 != 0 {
            transcoder = transcoder.keep_bom();
        }
        transcoder.decoder = Decoder::load([from, decoder])?;
        if let Target::Encoder(target) = &mut transcoder.target {
            *target = Encoder::load([to, encoder])?;
        }
        transcoder.at_bom &= flags & 2 != 0;
        Some(transcoder)
    }

    fn start_source(&mut self) {
        let has_bom = matches!(self.from, Encoding::Utf8 | Encoding::Utf16Be | Encoding::Utf16Le);
        self.at_bom = has_bom && !self.ignore_bom;
        self.decoder = self.from.new_decoder();
    }

    /// Transcodes `source` to `destination`, as far as there is room: see [`Progress::finished`]. `destination` needs
    /// at least [`LEAST_ROOM`](Self::LEAST_ROOM) bytes for any progress.
    ///
    /// # Errors
    ///
    /// The first malformed sequence or unmappable code point, whichever comes first, unless it is replaced.
    /// `destination` has what comes before it; the rest of the source isn't read, and the next call starts a new
    /// source.
    ///
    /// ```
    /// use encoding_standard::{Encoding, End, TranscodeError, Transcoder};
    ///
    /// let mut transcoder = Transcoder::new(Encoding::Utf8, Encoding::Koi8R).unwrap();
    /// let mut bytes = vec![0; Transcoder::LEAST_ROOM];
    /// let error = transcoder.transcode("я☃".as_bytes(), &mut bytes, End::Result).unwrap_err();
    /// assert_eq!(error, TranscodeError::Unmappable { code_point: '☃', start: 2, written: 1 });
    /// assert_eq!(error.to_string(), "U+2603 at offset 2 cannot be encoded");
    /// ```
    pub fn transcode(&mut self, source: &[u8], destination: &mut [u8], end: End) -> Result<Progress, TranscodeError> {
        self.transcode_with_losses(source, destination, end, &mut Losses::default())
    }

    /// The same as [`transcode`](Self::transcode), and adds to `losses` what was replaced, counted from the start of
    /// `source`. For an example see [`Losses`].
    ///
    /// # Errors
    ///
    /// Those of [`transcode`](Self::transcode).
    pub fn transcode_with_losses(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        end: End,
        losses: &mut Losses,
    ) -> Result<Progress, TranscodeError> {
        self.transcode_in_modes(source, destination, self.modes, end, losses)
    }

    pub(crate) fn transcode_in_modes(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        modes: Modes,
        end: End,
        losses: &mut Losses,
    ) -> Result<Progress, TranscodeError> {
        let before = losses.malformed + losses.unmappable;
        let result = self.transcode_blocks(source, destination, modes, end, losses);
        if result.is_err() || (end != End::None && result.is_ok_and(|progress| progress.finished)) {
            self.start_source();
        }
        let replaced = losses.malformed + losses.unmappable - before;
        result.map(|progress| Progress { replaced, ..progress })
    }

    fn transcode_blocks(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        (mode, encoder_mode): Modes,
        end: End,
        losses: &mut Losses,
    ) -> Result<Progress, TranscodeError> {
        // Short input often needs none.
        let mut units = None;
        let mut read = 0;
        let mut written = 0;
        while destination.len() - written >= Self::LEAST_ROOM {
            // Leaves the room that the rest needs for progress.
            let room_end = destination.len() - Self::LEAST_ROOM;
            let room = destination.get_mut(written..room_end).unwrap_or_default();
            // A fast path doesn't locate the first malformed sequence.
            let is_counted = mode != ErrorMode::Fatal && losses.first_malformed.is_some();
            let malformed = is_counted.then_some(Cell::from_mut(&mut losses.malformed));
            let mut replacing = Replacing::new(encoder_mode, read as isize);
            let (ran, wrote) = self.run(after(source, read), room, malformed, replacing.as_mut());
            if let Some(replaced) = replacing {
                losses.unmappable += replaced.count;
                losses.first_unmappable = losses.first_unmappable.or(replaced.first.map(LostCodePoint::new));
            }
            read += ran;
            written += wrote;
            let rest = after(source, read);
            // After a fast path, neither holds anything. ISO-2022-JP's encoder, the only one that has to end its text,
            // has none from UTF-8.
            if rest.is_empty() && (self.to_utf_8 || ran > 0) && !self.decoder.has_state() {
                return Ok(Progress { read, written, finished: true, replaced: 0 });
            }
            #[allow(clippy::unnecessary_lazy_evaluations, reason = "filling them takes time")]
            let units = units.get_or_insert_with(|| [0; BLOCK]);
            let decoder_before = self.decoder;
            let mut malformed = 0;
            let decoded = self.decoder.decode_counting(rest, units, mode, end != End::None, &mut malformed);
            let locate = |wanted| decoder_before.locate(rest, wanted) + read as isize;
            if malformed > 0 {
                losses.first_malformed.get_or_insert_with(|| locate(Wanted::Malformed));
                losses.malformed += malformed;
            }
            // The code units before a malformed sequence.
            let (decoded_units, finished) =
                decoded.map_or_else(|error| (error.written, false), |progress| (progress.written, progress.finished));
            let skipped = self.skip_bom(start_of(units, decoded_units));
            let text = after(start_of(units, decoded_units), skipped);
            let end_of_queue = end == End::Result && finished;
            let mut replacing = Replacing::new(encoder_mode, 0);
            let encoded = self.target.encode(text, after_mut(destination, written), end_of_queue, replacing.as_mut());
            let start_of = |index: isize| locate(Wanted::Unit(index + skipped as isize));
            if let Some(replaced) = replacing {
                // The others stand for malformed sequences.
                let replacement_characters = replaced.replacement_characters.saturating_sub(malformed);
                if replaced.count + replacement_characters > 0 {
                    losses.unmappable += replaced.count + replacement_characters;
                    losses.first_unmappable.get_or_insert_with(|| {
                        let first = replaced.first.map(|(index, code_point)| (start_of(index), code_point));
                        let character = (replacement_characters > 0)
                            .then(|| (locate(Wanted::ReplacementCharacter), char::REPLACEMENT_CHARACTER));
                        LostCodePoint::new(first.into_iter().chain(character).min().unwrap_or_default())
                    });
                }
            }
            written += encoded.map_err(|unmappable| TranscodeError::Unmappable {
                code_point: unmappable.code_point,
                start: start_of(unmappable.index),
                written: written + unmappable.written,
            })?;
            let progress = decoded.map_err(|Malformed { start, length, .. }| {
                TranscodeError::Malformed(Malformed { start: start + read as isize, length, written })
            })?;
            read += progress.read;
            if finished {
                return Ok(Progress { read, written, finished: true, replaced: 0 });
            }
        }
        Ok(Progress { read, written, finished: false, replaced: 0 })
    }

    /// Transcodes the start of `source` by a fast path: most encodings have one to UTF-8 and one from UTF-8.
    fn run(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        malformed: Malformations,
        replacing: Option<&mut Replacing>,
    ) -> (usize, usize) {
        if self.at_bom {
            // A source that doesn't start with the mark's first byte has no byte order mark.
            if self.decoder.held() > 0 || source.first() == self.from.byte_order_mark().first() || source.is_empty() {
                return (0, 0);
            }
            self.at_bom = false;
        }
        match &self.target {
            _ if self.to_utf_8 => self.decoder.run_to_utf_8(source, destination, malformed),
            Target::Encoder(encoder) if self.from == Encoding::Utf8 && self.decoder.held() == 0 => {
                encoder.run_from_utf_8(source, destination, replacing)
            }
            _ => (0, 0),
        }
    }

    /// How many code units at the start of a block are a byte order mark.
    fn skip_bom(&mut self, units: &[u16]) -> usize {
        let Some(first) = units.first() else { return 0 };
        usize::from(core::mem::replace(&mut self.at_bom, false) && *first == 0xFEFF)
    }
}

impl Target {
    fn encode(
        &mut self,
        units: &[u16],
        destination: &mut [u8],
        end_of_queue: bool,
        replacing: Option<&mut Replacing>,
    ) -> Result<usize, Unmappable> {
        match self {
            Target::Encoder(encoder) => {
                return Ok(encoder.encode_with::<false>(units, destination, end_of_queue, replacing)?.written);
            }
            Target::Utf16Be => write_utf_16(units, destination, true),
            Target::Utf16Le => write_utf_16(units, destination, false),
        }
        Ok(2 * units.len())
    }
}
