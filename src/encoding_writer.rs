//! [`EncodingWriter`]: a writer that encodes.

use alloc::boxed::Box;
use core::fmt;
use core::mem;
use core::ops::Range;
use std::io::{self, Write};

use crate::encoder::Encoder;
use crate::encoding::Encoding;
use crate::losses::{Losses, LostCodePoint};
use crate::progress::{ErrorMode, Substitute, Unmappable};
use crate::simd::validation::well_formed_start;
use crate::slices::{after, after_mut, start_of};

/// How many bytes are encoded before they are written.
const BLOCK: usize = 8192;

/// The longest character in UTF-8, in bytes.
const LONGEST: usize = 4;

/// Encodes the UTF-8 that is written to it, and writes the bytes to another writer. Characters may be split between
/// calls.
///
/// Call [`finish`](Self::finish) at the end: some encodings have something to write then, and only `finish` reports
/// whether everything was written. Like a [`BufWriter`](io::BufWriter), a dropped writer writes what it still has and
/// ignores errors. In place of an incomplete character it then writes U+FFFD, or `?` or the chosen substitute in
/// encodings without U+FFFD.
///
/// Each call writes to the other writer, so write large pieces, or put a [`BufWriter`](io::BufWriter) around it.
///
/// ```
/// use std::io::Write;
///
/// use encoding_standard::{Encoding, EncodingWriter};
///
/// let mut writer = EncodingWriter::new(Vec::new(), Encoding::Iso2022Jp).unwrap();
/// write!(writer, "{}テ", 'a')?;
/// assert_eq!(writer.finish()?, b"a\x1B$B%F\x1B(B");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// Writing fails with the kind [`InvalidData`](io::ErrorKind::InvalidData) at malformed UTF-8, and at code points that
/// the encoding can't represent. The inner error for these is an [`Unmappable`], which counts from the start of the
/// whole text. Where `usize` has 32 bits, `index` saturates at 2 GB, and `read` and `written` at 4 GB. The text before the
/// error is encoded, and you may go on with the text after it. Bytes of the character from earlier calls are discarded.
///
/// If the other writer fails, no text is lost: [`write`](Write::write) either takes nothing, or returns how much it
/// took, and the next call returns the error. So any call can be repeated, for instance after
/// [`WouldBlock`](io::ErrorKind::WouldBlock). At the end, repeat [`try_finish`](Self::try_finish).
pub struct EncodingWriter<W: Write> {
    /// `None` after `finish`.
    writer: Option<W>,
    /// Whether the other writer is being called. If that panics, nobody knows what it has written.
    is_writing: bool,
    encoder: Encoder,
    mode: ErrorMode,
    /// The start of a character that the next call completes.
    held: [u8; LONGEST],
    held_length: usize,
    /// How many bytes of text were encoded, and how many bytes they became.
    read: u64,
    written: u64,
    block: Box<[u8]>,
    /// The bytes of the block that the other writer hasn't taken yet.
    pending: Range<usize>,
    losses: Losses,
}

impl<W: Write> EncodingWriter<W> {
    /// A writer in an encoding, for which unmappable code points are errors. `None` for replacement, which lacks an
    /// encoder.
    #[must_use]
    pub fn new(writer: W, encoding: Encoding) -> Option<Self> {
        let encoder = encoding.new_encoder()?;
        let block = alloc::vec![0; BLOCK].into_boxed_slice();
        Some(Self {
            writer: Some(writer),
            is_writing: false,
            encoder,
            mode: ErrorMode::Fatal,
            held: [0; LONGEST],
            held_length: 0,
            read: 0,
            written: 0,
            block,
            pending: 0..0,
            losses: Losses::default(),
        })
    }

    /// Chooses what to write for unmappable code points. Without it, they are errors.
    ///
    /// ```
    /// use std::io::Write;
    ///
    /// use encoding_standard::{Encoding, EncodingWriter, Substitute};
    ///
    /// let writer = EncodingWriter::new(Vec::new(), Encoding::Koi8R).unwrap();
    /// let mut writer = writer.with_substitute(Substitute::HtmlReference);
    /// writer.write_all("т☃".as_bytes())?;
    /// assert_eq!(writer.finish()?, b"\xD4&#9731;");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn with_substitute(mut self, substitute: Substitute) -> Self {
        self.mode = substitute.into();
        self
    }

    /// The encoding that it encodes to.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.encoder.encoding()
    }

    /// The other writer, for example to ask when it is ready. It doesn't have the end of the text yet.
    ///
    /// ```
    /// use std::io::Write;
    ///
    /// use encoding_standard::{Encoding, EncodingWriter};
    ///
    /// let mut writer = EncodingWriter::new(Vec::new(), Encoding::Iso2022Jp).unwrap();
    /// write!(writer, "テ")?;
    /// assert_eq!(writer.get_ref(), b"\x1B$B%F");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    #[allow(clippy::expect_used, clippy::missing_panics_doc, reason = "only `finish` takes it")]
    pub fn get_ref(&self) -> &W {
        self.writer.as_ref().expect("it is there until `finish`")
    }

    /// The other writer, to change it. Bytes that are written directly to it come between those of the text.
    #[must_use]
    #[allow(clippy::expect_used, clippy::missing_panics_doc, reason = "only `finish` takes it")]
    pub fn get_mut(&mut self) -> &mut W {
        self.writer.as_mut().expect("it is there until `finish`")
    }

    /// The losses so far: how many code points the encoding can't represent, and the first of them, counted in bytes of
    /// the text. They include U+FFFD, which most encodings lack.
    ///
    /// ```
    /// use std::io::Write;
    ///
    /// use encoding_standard::{Encoding, EncodingWriter, Substitute};
    ///
    /// let writer = EncodingWriter::new(Vec::new(), Encoding::Koi8R).unwrap();
    /// let mut writer = writer.with_substitute(Substitute::QuestionMark);
    /// write!(writer, "т☃?")?;
    /// assert_eq!(writer.losses().unmappable, 1);
    /// assert_eq!(writer.losses().first_unmappable.unwrap().code_point, '☃');
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn losses(&self) -> Losses {
        self.losses
    }

    /// Writes the end of the text, flushes the other writer, and returns it.
    ///
    /// # Errors
    ///
    /// Those of the other writer, and [`InvalidData`](io::ErrorKind::InvalidData) if the text ends inside a character.
    /// The other writer is dropped then: if its errors may pass, call [`try_finish`](Self::try_finish) before.
    #[allow(clippy::expect_used, clippy::missing_panics_doc, reason = "only this takes it")]
    pub fn finish(mut self) -> io::Result<W> {
        self.try_finish()?;
        Ok(self.writer.take().expect("it is there until `finish`"))
    }

    /// Writes the end of the text and flushes the other writer, but keeps it, so that you can try again after an error.
    /// Text that is written afterwards is a new text.
    ///
    /// ```
    /// use std::io::{ErrorKind, Write};
    ///
    /// use encoding_standard::{Encoding, EncodingWriter};
    ///
    /// let mut writer = EncodingWriter::new(Vec::new(), Encoding::Big5).unwrap();
    /// write!(writer, "中文")?;
    /// while let Err(error) = writer.try_finish() {
    ///     if error.kind() != ErrorKind::WouldBlock {
    ///         return Err(error);
    ///     }
    ///     // Wait here until the other writer, `writer.get_ref()`, is ready.
    /// }
    /// assert_eq!(writer.finish()?, b"\xA4\xA4\xA4\xE5");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of the other writer, and [`InvalidData`](io::ErrorKind::InvalidData) if the text ends inside a character.
    /// That error discards the character's bytes, and the next call writes the end of the text before it.
    pub fn try_finish(&mut self) -> io::Result<()> {
        if mem::take(&mut self.held_length) > 0 {
            return Err(invalid(MALFORMED));
        }
        self.drain()?;
        // Writes nothing the second time, because the encoder is in its initial state then.
        self.encode("", true);
        self.flush()
    }

    fn drain(&mut self) -> io::Result<()> {
        while let Some(bytes) = self.block.get(self.pending.clone())
            && !bytes.is_empty()
        {
            let Some(writer) = &mut self.writer else { break };
            self.is_writing = true;
            let written = writer.write(bytes);
            self.is_writing = false;
            match written {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                // Guards against writers that say they have written more than there is.
                Ok(count) => self.pending.start = self.pending.start.saturating_add(count),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        self.pending = 0..0;
        Ok(())
    }

    /// Encodes text as far as there is room after the pending bytes, up to an unmappable code point. Returns how many
    /// bytes it read.
    fn encode(&mut self, text: &str, end_of_queue: bool) -> (usize, Option<Unmappable>) {
        let encoder_before = self.encoder;
        let room = after_mut(&mut self.block, self.pending.end);
        let encoded = self.encoder.encode_in_mode(text, room, self.mode, end_of_queue);
        let (read, written) = match encoded {
            Ok(progress) => {
                if progress.replaced > 0 && self.losses.unmappable == 0 {
                    self.losses.first_unmappable = self.locate(encoder_before, text);
                }
                self.losses.unmappable += progress.replaced;
                (progress.read, progress.written)
            }
            Err(unmappable) => {
                // Leaves out the escape sequence to ASCII that ISO-2022-JP's encoder writes before an error: without
                // ASCII after it, it would be malformed.
                let read = unmappable.index as usize;
                self.encoder = encoder_before;
                let room = after_mut(&mut self.block, self.pending.end);
                let before = text.get(..read).unwrap_or_default();
                let again = self.encoder.encode_in_mode(before, room, self.mode, false);
                (read, again.map_or(0, |progress| progress.written))
            }
        };
        self.pending.end += written;
        self.read += read as u64;
        self.written += written as u64;
        let unmappable = encoded.err().map(|unmappable| Unmappable {
            index: isize::try_from(self.read).unwrap_or(isize::MAX),
            read: usize::try_from(self.read + (unmappable.read - read) as u64).unwrap_or(usize::MAX),
            written: usize::try_from(self.written).unwrap_or(usize::MAX),
            ..unmappable
        });
        (read, unmappable)
    }

    #[cold]
    fn locate(&self, mut encoder: Encoder, text: &str) -> Option<LostCodePoint> {
        // In the other modes, the text before it needed no more room.
        let mut room = alloc::vec![0; BLOCK];
        let unmappable = encoder.encode_or_fail(text, &mut room, false).err()?;
        let place = self.read.saturating_add_signed(unmappable.index as i64);
        Some(LostCodePoint::new((isize::try_from(place).unwrap_or(isize::MAX), unmappable.code_point)))
    }

    /// Encodes a whole text, or up to an unmappable code point or an error of the other writer, which the next call
    /// returns.
    fn encode_blocks(&mut self, text: &str) -> (usize, Option<Unmappable>) {
        let mut all_read = 0;
        loop {
            let (read, unmappable) = self.encode(text.get(all_read..).unwrap_or_default(), false);
            all_read += read;
            if self.drain().is_err() || unmappable.is_some() || all_read == text.len() {
                return (all_read, unmappable);
            }
        }
    }

    /// Completes a character of an earlier call. Returns how many bytes it took.
    fn complete(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut taken = 0;
        while self.held_length > 0
            && let Some(byte) = bytes.get(taken)
        {
            if let Some(place) = self.held.get_mut(self.held_length) {
                *place = *byte;
            }
            self.held_length += 1;
            taken += 1;
            let held = self.held;
            match core::str::from_utf8(start_of(&held, self.held_length)) {
                Ok(character) => {
                    self.held_length = 0;
                    if let (_, Some(unmappable)) = self.encode(character, false) {
                        return Err(invalid(unmappable));
                    }
                }
                Err(error) if error.error_len().is_some() => {
                    self.held_length = 0;
                    return Err(invalid(MALFORMED));
                }
                Err(_) => {}
            }
        }
        Ok(taken)
    }
}

/// Does what [`finish`](EncodingWriter::finish) does, and ignores errors.
impl<W: Write> Drop for EncodingWriter<W> {
    fn drop(&mut self) {
        if self.writer.is_none() || self.is_writing || self.drain().is_err() {
            return;
        }
        if mem::take(&mut self.held_length) > 0 && self.encode("\u{FFFD}", false).1.is_some() {
            self.encode("?", false);
        }
        self.encode("", true);
        // Nobody could handle an error.
        let _ = self.drain();
    }
}

impl<W: Write> fmt::Debug for EncodingWriter<W> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("EncodingWriter").field("encoding", &self.encoder.encoding()).finish_non_exhaustive()
    }
}

const MALFORMED: &str = "the text to encode is not well-formed UTF-8";

fn invalid(error: impl Into<Box<dyn core::error::Error + Send + Sync>>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error)
}

impl<W: Write> Write for EncodingWriter<W> {
    /// Before an error, returns fewer bytes than there are. The next call returns the error.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.drain()?;
        let taken = self.complete(bytes)?;
        let rest = after(bytes, taken);
        let text = well_formed_start(rest);
        let (read, unmappable) = self.encode_blocks(text);
        if read < text.len() && unmappable.is_none() {
            return Ok(taken + read);
        }
        let incomplete = after(rest, read);
        let error = match unmappable {
            Some(unmappable) => invalid(unmappable),
            None if core::str::from_utf8(incomplete).is_err_and(|error| error.error_len().is_some()) => {
                invalid(MALFORMED)
            }
            None => {
                for (place, byte) in self.held.iter_mut().zip(incomplete) {
                    *place = *byte;
                }
                // If there are none, a character of an earlier call may still be incomplete.
                self.held_length = self.held_length.max(incomplete.len());
                return Ok(bytes.len());
            }
        };
        if taken + read > 0 { Ok(taken + read) } else { Err(error) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.drain()?;
        self.writer.as_mut().map_or(Ok(()), Write::flush)
    }
}

#[cfg(test)]
mod tests {
    use super::{Encoding, EncodingWriter, Unmappable, Write};

    #[test]
    fn a_place_that_is_too_large_is_the_largest() {
        let mut writer = EncodingWriter::new(Vec::new(), Encoding::Koi8R).unwrap();
        writer.read = isize::MAX as u64 + 1;
        let error = writer.write("☃".as_bytes()).unwrap_err().downcast::<Unmappable>().unwrap();
        assert_eq!((error.code_point, error.index), ('☃', isize::MAX));
    }
}
