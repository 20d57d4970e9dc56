//! The methods of encoders that read strings.

use crate::codec::utf_8::Utf8Decoder;
use crate::encoder::Encoder;
use crate::handler::DecoderHandler;
use crate::progress::{ErrorMode, Progress, Substitute, Unmappable};
use crate::replacing::Replacing;
use crate::slices::{after_mut, block_of, start_of};

/// How many bytes become code units at first, where the fast path from UTF-8 stopped. Then twice as many each time.
const FIRST_BLOCK: usize = 16;
const BLOCK: usize = 1024;

/// The longest source, in bytes, for which clearing a whole block would take longer than encoding.
const SHORT: usize = 64;

/// The most bytes for a code unit: ISO-2022-JP's escape sequence and a pair. Others write at most 4; `?` has 1, or 4
/// with an escape sequence.
const MAX_BYTES: usize = 5;

/// The most bytes for `&#65535;`, with an escape sequence. `&#1114111;` has fewer for each of its two units.
const MAX_REFERENCE_BYTES: usize = 3 + 8;

impl Encoder {
    /// How many bytes are enough for a source of `source_length` bytes or code units; `None` if that number doesn't fit
    /// into a `usize`. [`Substitute::HtmlReference`] needs
    /// [`max_length_with_references`](Self::max_length_with_references).
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let encoder = Encoding::Big5.new_encoder().unwrap();
    /// assert_eq!(encoder.max_length(10), Some(71));
    /// assert_eq!(encoder.max_length(usize::MAX), None);
    /// ```
    #[must_use]
    pub fn max_length(&self, source_length: usize) -> Option<usize> {
        Self::length_for(source_length, MAX_BYTES)
    }

    /// The same as [`max_length`](Self::max_length) for [`Substitute::HtmlReference`].
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::Big5.new_encoder().unwrap().max_length_with_references(10), Some(137));
    /// ```
    #[must_use]
    pub fn max_length_with_references(&self, source_length: usize) -> Option<usize> {
        Self::length_for(source_length, MAX_REFERENCE_BYTES)
    }

    fn length_for(source_length: usize, max_bytes: usize) -> Option<usize> {
        // A leading surrogate may be held, and an item needs room until the end.
        source_length.checked_add(1)?.checked_mul(max_bytes)?.checked_add(Self::LEAST_ROOM)
    }

    /// Encodes `source` to bytes in `destination`, as far as there is room: see [`Progress::finished`]. `destination`
    /// needs at least [`LEAST_ROOM`](Self::LEAST_ROOM) bytes for any progress.
    ///
    /// `end_of_queue` says that the source is the last one: ISO-2022-JP then returns to ASCII. After the end, use a new
    /// encoder. For a whole text, use [`Encoding::encode`](crate::Encoding::encode).
    ///
    /// ```
    /// use encoding_standard::{Encoding, Substitute};
    ///
    /// let mut bytes = [0; 32];
    /// let mut encoder = Encoding::Windows1252.new_encoder().unwrap();
    /// let progress = encoder.encode("é☃b", &mut bytes, Substitute::QuestionMark, true);
    /// assert_eq!(&bytes[..progress.written], b"\xE9?b");
    /// assert_eq!(progress.replaced, 1);
    /// ```
    pub fn encode(
        &mut self,
        source: &str,
        destination: &mut [u8],
        substitute: Substitute,
        end_of_queue: bool,
    ) -> Progress {
        // Infallible in these modes.
        self.encode_in_mode(source, destination, substitute.into(), end_of_queue).unwrap_or(Progress::NONE)
    }

    /// The same as [`encode`](Self::encode), but fails at unmappable code points: the standard's
    /// [encode or fail](https://encoding.spec.whatwg.org/#encode-or-fail).
    ///
    /// # Errors
    ///
    /// The first code point that the encoding can't represent. `destination` has what was encoded before it, and the
    /// encoder may go on with something in its place. In ISO-2022-JP, leaving it out may be malformed; use
    /// [`Encoding::encode_with`](crate::Encoding::encode_with) to drop code points.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let text = "é☃b";
    /// let mut bytes = [0; 32];
    /// let mut encoder = Encoding::Windows1252.new_encoder().unwrap();
    /// let unmappable = encoder.encode_or_fail(text, &mut bytes, true).unwrap_err();
    /// assert_eq!((unmappable.code_point, unmappable.index), ('☃', 2));
    /// assert_eq!(bytes[..unmappable.written], [0xE9]);
    ///
    /// let progress = encoder.encode_or_fail(&text[unmappable.read..], &mut bytes, true).unwrap();
    /// assert_eq!(&bytes[..progress.written], b"b");
    /// ```
    pub fn encode_or_fail(
        &mut self,
        source: &str,
        destination: &mut [u8],
        end_of_queue: bool,
    ) -> Result<Progress, Unmappable> {
        self.encode_in_mode(source, destination, ErrorMode::Fatal, end_of_queue)
    }

    pub(crate) fn encode_in_mode(
        &mut self,
        source: &str,
        destination: &mut [u8],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Unmappable> {
        if source.len() <= SHORT {
            self.encode_blocks::<SHORT>(source, destination, mode, end_of_queue)
        } else {
            self.encode_blocks::<BLOCK>(source, destination, mode, end_of_queue)
        }
    }

    /// [`encode_in_mode`](Self::encode_in_mode) in blocks of at most `LENGTH` code units.
    fn encode_blocks<const LENGTH: usize>(
        &mut self,
        source: &str,
        destination: &mut [u8],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Unmappable> {
        let mut units = [0; LENGTH];
        let mut replacing = Replacing::new(mode, 0);
        let mut length = LENGTH;
        let mut read = 0;
        let mut written = 0;
        loop {
            let rest = source.get(read..).unwrap_or_default();
            let (ran, wrote) = self.run_from_str(rest, after_mut(destination, written), replacing.as_mut());
            read += ran;
            written += wrote;
            let rest = source.get(read..).unwrap_or_default();
            let room = after_mut(destination, written);
            let (block, encoded);
            if ran > 0 {
                // It usually goes on after a character that it can't encode.
                length = FIRST_BLOCK / 2;
                let mut one = [0; 2];
                let character = rest.chars().next();
                block = rest.get(..character.map_or(0, char::len_utf8)).unwrap_or_default();
                let units = character.map_or(&[][..], |character| character.encode_utf16(&mut one));
                let end_of_queue = end_of_queue && block.len() == rest.len();
                encoded = self.encode_with::<true>(units, room, end_of_queue, replacing.as_mut());
            } else {
                length = LENGTH.min(2 * length);
                // Without room, the units would have to be made again.
                block = block_of(rest, length.min(room.len()));
                // The fast path decodes well-formed text to its end.
                let (_, count) = Utf8Decoder::new().run(block.as_bytes(), &mut units, true);
                let end_of_queue = end_of_queue && block.len() == rest.len();
                encoded = self.encode_with::<false>(start_of(&units, count), room, end_of_queue, replacing.as_mut());
            }
            let is_last = block.len() == rest.len();
            let progress = encoded.map_err(|unmappable| Unmappable {
                index: unmappable.index.min(0) + (read + bytes_of(block, unmappable.index.max(0) as usize)) as isize,
                read: read + bytes_of(block, unmappable.read),
                written: written + unmappable.written,
                ..unmappable
            })?;
            written += progress.written;
            read += if progress.finished { block.len() } else { bytes_of(block, progress.read) };
            if is_last || !progress.finished {
                let replaced = replacing.map_or(0, |replaced| replaced.all());
                return Ok(Progress { read, written, finished: progress.finished, replaced });
            }
        }
    }
}

/// How many bytes of a string its first `units` code units are.
fn bytes_of(text: &str, units: usize) -> usize {
    let mut seen = 0;
    let before = text.chars().take_while(|character| {
        let is_before = seen < units;
        seen += character.len_utf16();
        is_before
    });
    before.map(char::len_utf8).sum()
}
