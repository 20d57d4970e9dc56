//! The methods of decoders that write UTF-8.
//!
//! ```text
//! until the source ends:
//!     copy or transcode as much as the fast path to UTF-8 takes
//!     decode a block after it to code units, and write these as UTF-8
//! ```
//!
//! Most text never becomes code units, except in encodings without such a fast path: only malformed sequences,
//! characters that the tables lack, and an incomplete sequence at the end.

use alloc::string::String;
use core::cell::Cell;
use core::mem::take;

use crate::codec::utf_8::Utf8Encoder;
use crate::decoder::Decoder;
use crate::encoding::Encoding;
use crate::handler::EncoderHandler;
use crate::progress::{ErrorMode, Malformed, Progress};
use crate::simd::validation::well_formed_start;
use crate::slices::{after, after_mut, start_of};

/// The most bytes for a code unit. A surrogate pair has 4, so 2 for each unit.
const MAX_BYTES: usize = 3;

/// How many bytes are decoded at first, where the fast path stopped. It usually goes on soon; if not, twice as many
/// each time.
const FIRST_BLOCK: usize = 16;
const BLOCK: usize = 1024;

/// With less room the fast paths do little. After some output, it's better to return.
const MIN_USEFUL_ROOM: usize = 512;

/// How many bytes are decoded before they are appended to a string.
const SHORT: usize = 512;
const LONG: usize = 8192;

impl Decoder {
    /// The least length of a destination of [`decode`](Self::decode), in bytes: room for [`MOST_HELD`](Self::MOST_HELD)
    /// bytes and one more.
    pub const LEAST_ROOM: usize = MAX_BYTES * (Self::MOST_HELD + 1);

    /// How many code units [`decode_to_utf16`](Self::decode_to_utf16) needs for a source of `source_length` bytes;
    /// `None` if that number doesn't fit into a `usize`.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let decoder = Encoding::ShiftJis.new_decoder();
    /// assert_eq!(decoder.max_utf16_length(10), Some(14));
    /// assert_eq!(decoder.max_utf16_length(usize::MAX), None);
    /// ```
    #[must_use]
    pub fn max_utf16_length(&self, source_length: usize) -> Option<usize> {
        // A unit for each byte of the source, for each held byte, and one without which it doesn't start.
        source_length.checked_add(Self::MOST_HELD + 1)
    }

    /// How many bytes [`decode`](Self::decode) needs for a source of `source_length` bytes; `None` if that number
    /// doesn't fit into a `usize`.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let decoder = Encoding::ShiftJis.new_decoder();
    /// assert_eq!(decoder.max_length(10), Some(51));
    /// assert_eq!(decoder.max_length(usize::MAX), None);
    /// ```
    #[must_use]
    pub fn max_length(&self, source_length: usize) -> Option<usize> {
        // Includes the held bytes, and the room without which it doesn't start.
        source_length.checked_add(Self::MOST_HELD)?.checked_mul(MAX_BYTES)?.checked_add(Self::LEAST_ROOM)
    }

    /// Decodes `source` to UTF-8 in `destination`, as far as there is room: see [`Progress::finished`]. `destination`
    /// needs at least [`LEAST_ROOM`](Self::LEAST_ROOM) bytes for any progress, and [`max_length`](Self::max_length)
    /// bytes are always enough. Code points are never split between destinations.
    ///
    /// Malformed sequences become U+FFFD. `end_of_queue` says that the source is the last one: an incomplete sequence
    /// at its end is then malformed, and is otherwise kept for the next call. After the end, use a new decoder. The
    /// steps are the standard's [process a queue](https://encoding.spec.whatwg.org/#concept-encoding-run).
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let mut decoder = Encoding::EucKr.new_decoder();
    /// let mut bytes = [0; 32];
    /// let progress = decoder.decode(b"\xB0\xA1\xFF", &mut bytes, true);
    /// assert_eq!(bytes[..progress.written], *"가\u{FFFD}".as_bytes());
    /// assert_eq!(progress.replaced, 1);
    /// ```
    pub fn decode(&mut self, source: &[u8], destination: &mut [u8], end_of_queue: bool) -> Progress {
        // Infallible in this mode.
        self.decode_in_mode(source, destination, ErrorMode::Replacement, end_of_queue).unwrap_or(Progress::NONE)
    }

    /// The same as [`decode`](Self::decode), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence. `destination` has what was decoded before it; see
    /// [`decode_to_utf16_or_fail`](Self::decode_to_utf16_or_fail) for how to go on after it.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let mut bytes = [0; 32];
    /// let malformed = Encoding::EucKr.new_decoder().decode_or_fail(b"\xB0\xA1\xFF", &mut bytes, true).unwrap_err();
    /// assert_eq!((malformed.start, malformed.length), (2, 1));
    /// assert_eq!(bytes[..malformed.written], *"가".as_bytes());
    /// ```
    pub fn decode_or_fail(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_in_mode(source, destination, ErrorMode::Fatal, end_of_queue)
    }

    pub(crate) fn decode_in_mode(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        let mut replaced = 0;
        let progress = self.decode_to_utf8_counting(source, destination, mode, end_of_queue, &mut replaced)?;
        Ok(Progress { replaced, ..progress })
    }

    /// Decodes all of `source` and appends it to `text`. Returns how many malformed sequences became U+FFFD.
    ///
    /// `end_of_queue` is the same as for [`decode`](Self::decode). For a whole text, use [`Encoding::decode`].
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// // Two chunks, with a character across them.
    /// let mut decoder = Encoding::Gbk.new_decoder();
    /// let mut text = String::new();
    /// decoder.decode_to_string(b"a\xD6", &mut text, false);
    /// decoder.decode_to_string(b"\xD0b", &mut text, true);
    /// assert_eq!(text, "a中b");
    /// ```
    pub fn decode_to_string(&mut self, source: &[u8], text: &mut String, end_of_queue: bool) -> usize {
        // Infallible in this mode.
        self.decode_to_string_after("", source, text, ErrorMode::Replacement, end_of_queue).unwrap_or_default()
    }

    /// The same as [`decode_to_string`](Self::decode_to_string), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence. The text before it has been appended; see
    /// [`decode_to_utf16_or_fail`](Self::decode_to_utf16_or_fail) for how to go on after it.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let mut text = String::new();
    /// let malformed = Encoding::Gbk.new_decoder().decode_to_string_or_fail(b"a\xFFb", &mut text, true).unwrap_err();
    /// assert_eq!((text.as_str(), malformed.start), ("a", 1));
    /// ```
    pub fn decode_to_string_or_fail(
        &mut self,
        source: &[u8],
        text: &mut String,
        end_of_queue: bool,
    ) -> Result<(), Malformed> {
        self.decode_to_string_after("", source, text, ErrorMode::Fatal, end_of_queue).map(|_| ())
    }

    /// [`decode_to_string`](Self::decode_to_string) after a start that needs no decoding, appended once the room for
    /// the rest is known. The start counts as written.
    pub(crate) fn decode_to_string_after(
        &mut self,
        start: &str,
        source: &[u8],
        text: &mut String,
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<usize, Malformed> {
        // A short block is quicker to clear.
        if self.max_length(source.len()).is_some_and(|length| length <= SHORT) {
            self.decode_blocks::<SHORT>(start, source, text, mode, end_of_queue)
        } else {
            self.decode_blocks::<LONG>(start, source, text, mode, end_of_queue)
        }
    }

    fn decode_blocks<const LENGTH: usize>(
        &mut self,
        mut start: &str,
        source: &[u8],
        text: &mut String,
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<usize, Malformed> {
        let before = text.len();
        let mut block = [0; LENGTH];
        let mut malformed = 0;
        let mut read = 0;
        loop {
            if self.encoding() == Encoding::Utf8 && self.held() == 0 {
                text.push_str(take(&mut start));
                let well_formed = well_formed_start(after(source, read));
                text.push_str(well_formed);
                read += well_formed.len();
            }
            let rest = after(source, read);
            let decoded = self.decode_to_utf8_counting(rest, &mut block, mode, end_of_queue, &mut malformed);
            let (ran, written) =
                decoded.map_or_else(|error| (rest.len(), error.written), |done| (done.read, done.written));
            let length = start.len() + written;
            if text.capacity() - text.len() < length {
                text.reserve(length + expected(rest.len() - ran, ran, written));
            }
            text.push_str(take(&mut start));
            // It is always well-formed. Checking is quick, and a string relies on it.
            text.push_str(well_formed_start(start_of(&block, written)));
            let progress = decoded.map_err(|Malformed { start, length, .. }| Malformed {
                start: start + read as isize,
                length,
                written: text.len() - before,
            })?;
            read += progress.read;
            if progress.finished {
                return Ok(malformed);
            }
        }
    }

    fn decode_to_utf8_counting(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        mode: ErrorMode,
        end_of_queue: bool,
        malformed: &mut usize,
    ) -> Result<Progress, Malformed> {
        let replaces = mode != ErrorMode::Fatal;
        let (mut ran, mut written) =
            self.run_to_utf_8(source, destination, replaces.then_some(Cell::from_mut(malformed)));
        let mut read = ran;
        if read == source.len() && !end_of_queue {
            return Ok(Progress { read, written, finished: true, replaced: 0 });
        }
        let mut block = FIRST_BLOCK;
        loop {
            block = if ran > 0 { FIRST_BLOCK } else { BLOCK.min(2 * block) };
            // One byte at a time, until a sequence is complete: a longer block may end inside another one.
            let length = if self.held() > 0 { 1 } else { block };
            let rest = after(source, read);
            let room = after_mut(destination, written);
            // [`max_length`](Self::max_length) with the bytes that are held now. Once it is enough, it stays enough.
            let max_length =
                MAX_BYTES.saturating_mul(rest.len().saturating_add(self.held())).saturating_add(Self::LEAST_ROOM);
            let is_enough = max_length <= room.len();
            let units = (length + Self::MOST_HELD).min(room.len() / MAX_BYTES);
            if units <= Self::MOST_HELD || (written > 0 && room.len() < MIN_USEFUL_ROOM && !is_enough) {
                return Ok(Progress { read, written, finished: false, replaced: 0 });
            }
            // A short block is quicker to clear.
            let (decoded, wrote) = if length <= FIRST_BLOCK {
                const UNITS: usize = FIRST_BLOCK + Decoder::MOST_HELD;
                self.decode_by_units::<UNITS>(rest, room, units, mode, end_of_queue, malformed)
            } else {
                const UNITS: usize = BLOCK + Decoder::MOST_HELD;
                self.decode_by_units::<UNITS>(rest, room, units, mode, end_of_queue, malformed)
            };
            written += wrote;
            let progress = decoded.map_err(|Malformed { start, length, .. }| Malformed {
                start: start + read as isize,
                length,
                written,
            })?;
            read += progress.read;
            if progress.finished {
                return Ok(Progress { read, written, finished: true, replaced: 0 });
            }
            let wrote;
            let (rest, room) = (after(source, read), after_mut(destination, written));
            (ran, wrote) = self.run_to_utf_8(rest, room, replaces.then_some(Cell::from_mut(malformed)));
            read += ran;
            written += wrote;
        }
    }

    /// Decodes as much of `source` as becomes `units` code units, at most `MAX`, and writes them as UTF-8. Also
    /// returns how many bytes it wrote.
    fn decode_by_units<const MAX: usize>(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        units: usize,
        mode: ErrorMode,
        end_of_queue: bool,
        malformed: &mut usize,
    ) -> (Result<Progress, Malformed>, usize) {
        let mut room = [0; MAX];
        let room = room.get_mut(..units).unwrap_or_default();
        let decoded = self.decode_counting(source, room, mode, end_of_queue, malformed);
        let count = decoded.map_or_else(|malformed| malformed.written, |progress| progress.written);
        // It encodes all of them: decoders write no lone surrogates, and there is room.
        let written = EncoderHandler::run(&mut Utf8Encoder, start_of(room, count), destination, None).1;
        (decoded, written)
    }
}

/// How many bytes of UTF-8 to expect from `source_length` bytes, in proportion to those that were read. A sixteenth
/// more avoids another allocation if the rest is a little longer.
fn expected(source_length: usize, read: usize, written: usize) -> usize {
    let expected = source_length as u128 * written as u128 / read.max(1) as u128;
    let max = source_length as u128 * MAX_BYTES as u128;
    (expected + expected / 16).min(max) as usize
}
