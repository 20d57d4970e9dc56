//! [`TextDecoder`]: decodes a text in chunks, the first of which may begin with a byte order mark.
//!
//! ```text
//! until the start of the text is known:
//!     hold bytes that may become a byte order mark
//! leave out the mark, or decode the held bytes
//! decode the rest
//! ```

use alloc::string::String;
use core::fmt;

use crate::byte_order_mark::BomHandling;
use crate::decoder::Decoder;
use crate::encoding::Encoding;
use crate::progress::{ErrorMode, Malformed, Progress};
use crate::slices::{after, after_mut, start_of};

const LONGEST_MARK: usize = 3;

/// Decodes a text in chunks like a [`Decoder`], and also handles a byte order mark at its start.
///
/// With [`BomHandling::Decide`], its methods do what browsers do, and [`Encoding::decode`] does to a whole text.
///
/// ```
/// use encoding_standard::{BomHandling, Encoding, TextDecoder};
///
/// let mut decoder = TextDecoder::new(Encoding::Windows1252, BomHandling::Decide);
/// let mut text = String::new();
/// for (chunk, is_last) in [(&b"\xEF\xBB"[..], false), (b"\xBF\xC3", false), (b"\xA9", true)] {
///     decoder.decode_to_string(chunk, &mut text, is_last);
/// }
/// assert_eq!((text.as_str(), decoder.encoding()), ("é", Encoding::Utf8));
/// ```
#[derive(Clone, Copy)]
pub struct TextDecoder {
    decoder: Decoder,
    bom: BomHandling,
    /// Whether a byte order mark may follow.
    at_start: bool,
    /// The start of the text that may become a byte order mark, and then what isn't decoded of it.
    held: [u8; LONGEST_MARK],
    held_length: usize,
}

impl fmt::Debug for TextDecoder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("TextDecoder").field("encoding", &self.encoding()).finish_non_exhaustive()
    }
}

impl TextDecoder {
    /// A decoder of a text in `encoding`, unless a byte order mark decides on another one.
    #[must_use]
    pub fn new(encoding: Encoding, bom: BomHandling) -> Self {
        Self { decoder: encoding.new_decoder(), bom, at_start: true, held: [0; LONGEST_MARK], held_length: 0 }
    }

    /// The encoding that it decodes from. A byte order mark may still change it until text has been decoded.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.decoder.encoding()
    }

    /// How many bytes it holds of an incomplete sequence, or of what may be a byte order mark.
    #[must_use]
    pub fn held(&self) -> usize {
        self.held_length + self.decoder.held()
    }

    /// How many bytes [`decode`](Self::decode) needs for a source of `source_length` bytes: see
    /// [`Decoder::max_length`].
    #[must_use]
    pub fn max_length(&self, source_length: usize) -> Option<usize> {
        self.decoder.max_length(source_length.checked_add(LONGEST_MARK)?)
    }

    /// How many code units [`decode_to_utf16`](Self::decode_to_utf16) needs for a source of `source_length` bytes: see
    /// [`Decoder::max_utf16_length`].
    #[must_use]
    pub fn max_utf16_length(&self, source_length: usize) -> Option<usize> {
        self.decoder.max_utf16_length(source_length.checked_add(LONGEST_MARK)?)
    }

    /// Decodes to UTF-8: see [`Decoder::decode`].
    ///
    /// ```
    /// use encoding_standard::{BomHandling, Encoding, TextDecoder};
    ///
    /// let mut decoder = TextDecoder::new(Encoding::Utf16Le, BomHandling::Remove);
    /// let mut bytes = [0; 32];
    /// let progress = decoder.decode(b"\xFF\xFEa\0", &mut bytes, true);
    /// assert_eq!((progress.read, &bytes[..progress.written]), (4, &b"a"[..]));
    /// ```
    pub fn decode(&mut self, source: &[u8], destination: &mut [u8], end_of_queue: bool) -> Progress {
        // Infallible in this mode.
        self.decode_in_mode(source, destination, ErrorMode::Replacement, end_of_queue).unwrap_or(Progress::NONE)
    }

    /// The same as [`decode`](Self::decode), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence: see [`Decoder::decode_or_fail`].
    pub fn decode_or_fail(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_in_mode(source, destination, ErrorMode::Fatal, end_of_queue)
    }

    fn decode_in_mode(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_parts(source, end_of_queue, |decoder, part, written, end_of_queue| {
            decoder.decode_in_mode(part, after_mut(destination, written), mode, end_of_queue)
        })
    }

    /// Decodes all of `source` and appends it to `text`. Returns how many malformed sequences became U+FFFD: see
    /// [`Decoder::decode_to_string`].
    pub fn decode_to_string(&mut self, source: &[u8], text: &mut String, end_of_queue: bool) -> usize {
        let decoded = self.decode_to_string_in_mode(source, text, ErrorMode::Replacement, end_of_queue);
        // Infallible in this mode.
        decoded.unwrap_or(Progress::NONE).replaced
    }

    /// The same as [`decode_to_string`](Self::decode_to_string), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence: see [`Decoder::decode_to_string_or_fail`].
    pub fn decode_to_string_or_fail(
        &mut self,
        source: &[u8],
        text: &mut String,
        end_of_queue: bool,
    ) -> Result<(), Malformed> {
        self.decode_to_string_in_mode(source, text, ErrorMode::Fatal, end_of_queue).map(|_| ())
    }

    fn decode_to_string_in_mode(
        &mut self,
        source: &[u8],
        text: &mut String,
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_parts(source, end_of_queue, |decoder, part, _, end_of_queue| {
            let before = text.len();
            let replaced = decoder.decode_to_string_after("", part, text, mode, end_of_queue)?;
            Ok(Progress { read: part.len(), written: text.len() - before, finished: true, replaced })
        })
    }

    /// Decodes to UTF-16 code units: see [`Decoder::decode_to_utf16`].
    pub fn decode_to_utf16(&mut self, source: &[u8], destination: &mut [u16], end_of_queue: bool) -> Progress {
        let decoded = self.decode_units(source, destination, ErrorMode::Replacement, end_of_queue);
        // Infallible in this mode.
        decoded.unwrap_or(Progress::NONE)
    }

    /// The same as [`decode_to_utf16`](Self::decode_to_utf16), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence: see [`Decoder::decode_to_utf16_or_fail`].
    pub fn decode_to_utf16_or_fail(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_units(source, destination, ErrorMode::Fatal, end_of_queue)
    }

    fn decode_units(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_parts(source, end_of_queue, |decoder, part, written, end_of_queue| {
            decoder.decode_units::<false>(part, after_mut(destination, written), mode, end_of_queue)
        })
    }

    /// Calls `decode` with the held bytes that aren't a byte order mark, and with the rest of the source. It also gets
    /// how much was written before.
    fn decode_parts(
        &mut self,
        source: &[u8],
        end_of_queue: bool,
        mut decode: impl FnMut(&mut Decoder, &[u8], usize, bool) -> Result<Progress, Malformed>,
    ) -> Result<Progress, Malformed> {
        let mut skipped = 0;
        if self.at_start {
            let held = self.held_length;
            let mut start = self.held;
            for (place, byte) in after_mut(&mut start, held).iter_mut().zip(source) {
                *place = *byte;
            }
            let text = start_of(&start, held.saturating_add(source.len()));
            if self.bom.may_split(text, self.encoding()) && !end_of_queue {
                self.held_length = text.len();
                self.held = start;
                return Ok(Progress { read: source.len(), written: 0, finished: true, replaced: 0 });
            }
            let (encoding, length) = self.bom.split(text, self.encoding());
            self.decoder = encoding.new_decoder();
            self.at_start = false;
            if length > 0 {
                // The held bytes are only a part of this mark.
                skipped = length - held;
                self.held_length = 0;
            }
        }
        let mut before = Progress { finished: true, ..Progress::NONE };
        if self.held_length > 0 {
            let (held, length) = (self.held, self.held_length);
            let ends = end_of_queue && source.is_empty();
            // After an error the caller has to give these bytes again, like the rest of the source.
            self.held_length = 0;
            before = decode(&mut self.decoder, start_of(&held, length), 0, ends)
                .map_err(|malformed| Malformed { start: malformed.start - length as isize, ..malformed })?;
            self.held_length = length - before.read;
            for (place, byte) in self.held.iter_mut().zip(after(&held, before.read)) {
                *place = *byte;
            }
            if !before.finished || ends {
                return Ok(Progress { read: 0, ..before });
            }
        }
        let decoded = decode(&mut self.decoder, after(source, skipped), before.written, end_of_queue);
        let progress = decoded.map_err(|malformed| Malformed {
            start: malformed.start + skipped as isize,
            written: malformed.written + before.written,
            ..malformed
        })?;
        Ok(Progress {
            read: skipped + progress.read,
            written: before.written + progress.written,
            finished: progress.finished,
            replaced: before.replaced + progress.replaced,
        })
    }
}
