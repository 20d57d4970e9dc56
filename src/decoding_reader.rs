//! A reader that decodes.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;
use std::io::{self, BufRead, Read};

use crate::decoder::Decoder;
use crate::encoding::Encoding;
use crate::progress::{ErrorMode, Malformed};
use crate::slices::{after, after_mut, start_of};

/// How many bytes are read at a time, and how many are decoded.
const SOURCE: usize = 8192;
const TEXT: usize = 16_384;

/// Decodes the bytes of another reader. Reading gives well-formed UTF-8, and no character is split between two buffers.
///
/// By default it is the standard's [decode](https://encoding.spec.whatwg.org/#decode): a byte order mark takes precedence over
/// the encoding and isn't part of the text, and malformed sequences become U+FFFD. It has a buffer of its own, so the other
/// reader needs none.
///
/// ```
/// use std::io::{BufRead, Read};
///
/// use encoding_wasm::{DecodingReader, Encoding};
///
/// let file: &[u8] = b"\x83\x65\x83\x58\x83\x67\n\x82\xA0";
/// let lines: Result<Vec<_>, _> = DecodingReader::new(file, Encoding::ShiftJis).lines().collect();
/// assert_eq!(lines?, ["テスト", "あ"]);
///
/// let mut text = String::new();
/// DecodingReader::new(file, Encoding::ShiftJis).read_to_string(&mut text)?;
/// assert_eq!(text, "テスト\nあ");
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct DecodingReader<R> {
    reader: R,
    decoder: Decoder,
    mode: ErrorMode,
    /// Whether the start of the text may be a byte order mark.
    at_bom: bool,
    source: Box<[u8]>,
    /// The part of the source that is read and not decoded, and where its start is, counted from the first byte.
    start: usize,
    end: usize,
    position: u64,
    is_at_end: bool,
    text: Box<[u8]>,
    text_start: usize,
    text_end: usize,
    /// How many bytes of text there were.
    written: u64,
    /// An error that comes after the text.
    malformed: Option<Malformed>,
}

impl<R: Read> DecodingReader<R> {
    /// A reader of text in `fallback`, unless it begins with a byte order mark of another encoding.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_wasm::{DecodingReader, Encoding};
    ///
    /// let mut text = String::new();
    /// let mut reader = DecodingReader::new(&b"\xFF\xFEa\0"[..], Encoding::Windows1252);
    /// reader.read_to_string(&mut text)?;
    /// assert_eq!((text.as_str(), reader.encoding()), ("a", Encoding::Utf16le));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn new(reader: R, fallback: Encoding) -> Self {
        Self {
            reader,
            decoder: fallback.new_decoder(),
            mode: ErrorMode::Replacement,
            at_bom: true,
            source: alloc::vec![0; SOURCE].into_boxed_slice(),
            start: 0,
            end: 0,
            position: 0,
            is_at_end: false,
            text: alloc::vec![0; TEXT].into_boxed_slice(),
            text_start: 0,
            text_end: 0,
            written: 0,
            malformed: None,
        }
    }

    /// Makes malformed sequences errors of the kind [`InvalidData`](io::ErrorKind::InvalidData), whose inner error is a
    /// [`Malformed`] that counts from the first byte that was read. The text before the sequence is read first, and `written`
    /// counts all of it. Nothing can be read after the error. Where `usize` has 32 bits, `start` stays at its largest value
    /// from 2 GB on, and `written` from 4 GB on.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_wasm::{DecodingReader, Encoding, Malformed};
    ///
    /// let mut text = String::new();
    /// let error = DecodingReader::new(&b"ab\xFF"[..], Encoding::Utf8).fatal().read_to_string(&mut text).unwrap_err();
    /// let malformed = error.get_ref().and_then(|inner| inner.downcast_ref::<Malformed>()).unwrap();
    /// assert_eq!((text.as_str(), malformed.start), ("ab", 2));
    /// ```
    #[must_use]
    pub fn fatal(mut self) -> Self {
        self.mode = ErrorMode::Fatal;
        self
    }

    /// Makes byte order marks part of the text, so that they don't choose the encoding.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_wasm::{DecodingReader, Encoding};
    ///
    /// let mut text = String::new();
    /// DecodingReader::new(&b"\xEF\xBB\xBFa"[..], Encoding::Utf8).without_bom().read_to_string(&mut text)?;
    /// assert_eq!(text, "\u{FEFF}a");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn without_bom(mut self) -> Self {
        self.at_bom = false;
        self
    }

    /// The encoding that it decodes from. A byte order mark may still change it as long as nothing was read.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.decoder.encoding()
    }

    /// The other reader, for example to ask when it is ready. More of it may have been read than was decoded.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_wasm::{DecodingReader, Encoding};
    ///
    /// let mut reader = DecodingReader::new(&b"ab"[..], Encoding::Utf8);
    /// reader.read(&mut [0])?;
    /// assert_eq!(reader.get_ref(), b"");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn get_ref(&self) -> &R {
        &self.reader
    }

    /// The same to change it. Bytes that are read directly from it are missing from the text.
    #[must_use]
    pub fn get_mut(&mut self) -> &mut R {
        &mut self.reader
    }

    /// The other reader. Bytes that were read from it and not decoded are lost.
    #[must_use]
    pub fn into_inner(self) -> R {
        self.reader
    }

    /// Reads more of the source, after what is there.
    fn fill_source(&mut self) -> io::Result<()> {
        if self.start == self.end {
            (self.start, self.end) = (0, 0);
        }
        loop {
            match self.reader.read(after_mut(&mut self.source, self.end)) {
                Ok(count) => {
                    self.is_at_end = count == 0;
                    // A reader that says it has read more than there is room for is wrong.
                    self.end = self.source.len().min(self.end.saturating_add(count));
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Reads and decodes until there is text, or the end.
    fn fill_text(&mut self) -> io::Result<()> {
        (self.text_start, self.text_end) = (0, 0);
        if let Some(malformed) = self.malformed.take() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, malformed));
        }
        while self.at_bom {
            let start = start_of(&self.source, self.end);
            if let Some((encoding, length)) = Encoding::for_bom(start) {
                self.decoder = encoding.new_decoder();
                self.skip(length);
            } else if Encoding::may_become_bom(start) && !self.is_at_end {
                self.fill_source()?;
                continue;
            }
            self.at_bom = false;
        }
        while self.text_end == 0 {
            if self.start == self.end {
                if self.is_at_end {
                    return Ok(());
                }
                self.fill_source()?;
            }
            let source = after(start_of(&self.source, self.end), self.start);
            match self.decoder.decode_to_utf8(source, &mut self.text, self.mode, self.is_at_end) {
                Ok(progress) => {
                    self.text_end = progress.written;
                    self.written += progress.written as u64;
                    self.skip(progress.read);
                }
                Err(malformed) => {
                    let start = self.position.saturating_add_signed(malformed.start as i64);
                    let start = isize::try_from(start).unwrap_or(isize::MAX);
                    let written = usize::try_from(self.written + malformed.written as u64).unwrap_or(usize::MAX);
                    self.text_end = malformed.written;
                    self.skip(source.len());
                    self.is_at_end = true;
                    self.malformed = Some(Malformed { start, written, ..malformed });
                    return if self.text_end == 0 { self.fill_text() } else { Ok(()) };
                }
            }
        }
        Ok(())
    }

    fn skip(&mut self, length: usize) {
        self.start += length;
        self.position += length as u64;
    }
}

impl<R> fmt::Debug for DecodingReader<R> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("DecodingReader").field("encoding", &self.decoder.encoding()).finish_non_exhaustive()
    }
}

impl<R: Read> BufRead for DecodingReader<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.text_start == self.text_end {
            self.fill_text()?;
        }
        Ok(after(start_of(&self.text, self.text_end), self.text_start))
    }

    fn consume(&mut self, amount: usize) {
        self.text_start = self.text_end.min(self.text_start.saturating_add(amount));
    }
}

impl<R: Read> Read for DecodingReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        let text = self.fill_buf()?;
        let count = text.len().min(buffer.len());
        for (place, byte) in buffer.iter_mut().zip(text) {
            *place = *byte;
        }
        self.consume(count);
        Ok(count)
    }

    /// Appends the text before an error, too.
    fn read_to_string(&mut self, string: &mut String) -> io::Result<usize> {
        let before = string.len();
        loop {
            let text = self.fill_buf()?;
            if text.is_empty() {
                return Ok(string.len() - before);
            }
            // Only part of a character was read if somebody has read bytes before.
            let text = core::str::from_utf8(text).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
            string.push_str(text);
            let count = text.len();
            self.consume(count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{DecodingReader, Encoding, Malformed, Read, String};

    #[test]
    fn a_place_that_is_too_large_is_the_largest() {
        let mut reader = DecodingReader::new(&b"ab\xFF"[..], Encoding::Utf8).fatal();
        reader.position = isize::MAX as u64;
        let error = reader.read_to_string(&mut String::new()).unwrap_err().downcast::<Malformed>().unwrap();
        assert_eq!((error.start, error.length), (isize::MAX, 1));
    }
}
