//! [`DecodingReader`]: a reader that decodes.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use std::io::{self, BufRead, Read};

use crate::byte_order_mark::BomHandling;
use crate::decoder::Decoder;
use crate::encoding::Encoding;
use crate::losses::Losses;
use crate::progress::{ErrorMode, Malformed};
use crate::slices::{after, after_mut, start_of};

/// How many bytes are read, and how many are decoded, at a time.
const SOURCE: usize = 8192;
const TEXT: usize = 16_384;

const REPLACEMENT: [u8; 3] = *b"\xEF\xBF\xBD";

/// Decodes the bytes of another reader. Reading returns well-formed UTF-8 and never splits a character between buffers.
///
/// By default it does the standard's [decode](https://encoding.spec.whatwg.org/#decode): a byte order mark takes
/// precedence over the encoding and isn't part of the text, and malformed sequences become U+FFFD, which
/// [`losses`](Self::losses) counts. It has its own buffer, so the other reader needs none.
///
/// ```
/// use std::io::{BufRead, Read};
///
/// use encoding_standard::{DecodingReader, Encoding};
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
    pub(crate) reader: R,
    decoder: Decoder,
    mode: ErrorMode,
    passes_utf8: bool,
    /// What to do with a byte order mark; `None` after the start of the text.
    bom: Option<BomHandling>,
    source: Box<[u8]>,
    /// The part of the source that isn't decoded yet, and its place, counted from the first byte. It's preceded by
    /// [`MOST_HELD`](Decoder::MOST_HELD) bytes, because a malformed sequence may end among them.
    start: usize,
    end: usize,
    position: u64,
    is_at_end: bool,
    has_ended: bool,
    text: Box<[u8]>,
    text_start: usize,
    text_end: usize,
    written: u64,
    /// The malformed sequence that comes after the text, or whose U+FFFD ends it.
    malformed: Option<Malformed>,
    losses: Losses,
}

impl<R: Read> DecodingReader<R> {
    /// A reader of text in `fallback`, unless it begins with a byte order mark of another encoding.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_standard::{DecodingReader, Encoding};
    ///
    /// let mut text = String::new();
    /// let mut reader = DecodingReader::new(&b"\xFF\xFEa\0"[..], Encoding::Windows1252);
    /// reader.read_to_string(&mut text)?;
    /// assert_eq!((text.as_str(), reader.encoding()), ("a", Encoding::Utf16Le));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn new(reader: R, fallback: Encoding) -> Self {
        Self {
            reader,
            decoder: fallback.new_decoder(),
            mode: ErrorMode::Replacement,
            passes_utf8: false,
            bom: Some(BomHandling::Decide),
            source: alloc::vec![0; Decoder::MOST_HELD + SOURCE].into_boxed_slice(),
            start: Decoder::MOST_HELD,
            end: Decoder::MOST_HELD,
            position: 0,
            is_at_end: false,
            has_ended: false,
            text: alloc::vec![0; TEXT].into_boxed_slice(),
            text_start: 0,
            text_end: 0,
            written: 0,
            malformed: None,
            losses: Losses::default(),
        }
    }

    /// Makes malformed sequences errors of the kind [`InvalidData`](io::ErrorKind::InvalidData) with a [`Malformed`]
    /// inside, which counts from the first byte. The text before the sequence is read first; nothing can be read after
    /// the error. Where `usize` has 32 bits, `start` saturates at 2 GB, and `written` at 4 GB.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_standard::{DecodingReader, Encoding, Malformed};
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

    /// Chooses what to do with a byte order mark.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_standard::{BomHandling, DecodingReader, Encoding};
    ///
    /// let mut text = String::new();
    /// let reader = DecodingReader::new(&b"\xEF\xBB\xBFa"[..], Encoding::Utf8);
    /// reader.with_bom_handling(BomHandling::Keep).read_to_string(&mut text)?;
    /// assert_eq!(text, "\u{FEFF}a");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn with_bom_handling(mut self, bom: BomHandling) -> Self {
        self.bom = Some(bom);
        self
    }

    /// Passes UTF-8 on as it is, including malformed sequences, which is quicker. It's for programs that work with any
    /// bytes, such as search tools. Nothing is counted or [`fatal`](Self::fatal) then. Other encodings, which a byte
    /// order mark may choose, are decoded as usual.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_standard::{DecodingReader, Encoding};
    ///
    /// let mut bytes = Vec::new();
    /// let reader = DecodingReader::new(&b"\xC3\xA9\xFF"[..], Encoding::Utf8);
    /// reader.with_utf8_passthrough().read_to_end(&mut bytes)?;
    /// assert_eq!(bytes, b"\xC3\xA9\xFF");
    ///
    /// bytes.clear();
    /// let reader = DecodingReader::new(&b"\xFF\xFE\xE9\0"[..], Encoding::Utf8);
    /// reader.with_utf8_passthrough().read_to_end(&mut bytes)?;
    /// assert_eq!(bytes, "é".as_bytes());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn with_utf8_passthrough(mut self) -> Self {
        self.passes_utf8 = true;
        self
    }

    /// The encoding that it decodes from. A byte order mark may still change it until something has been read.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.decoder.encoding()
    }

    /// The losses in the text that was read so far: how many malformed sequences became U+FFFD, and where the first
    /// starts, counted from the first byte. U+FFFD in the source isn't counted. After a line, only this line and those
    /// before it are included.
    ///
    /// ```
    /// use std::io::BufRead;
    ///
    /// use encoding_standard::{DecodingReader, Encoding};
    ///
    /// let mut reader = DecodingReader::new(&b"a\xEF\xBF\xBD\nb\xFF\n"[..], Encoding::Utf8);
    /// let mut text = String::new();
    /// reader.read_line(&mut text)?;
    /// assert_eq!(reader.losses().malformed, 0);
    /// reader.read_line(&mut text)?;
    /// assert_eq!((reader.losses().malformed, reader.losses().first_malformed), (1, Some(6)));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn losses(&self) -> Losses {
        self.losses
    }

    /// The other reader, for example to ask when it is ready. Some of what was read from it may not be decoded yet.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_standard::{DecodingReader, Encoding};
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

    /// The other reader, to change it. The text lacks bytes that are read directly from it.
    #[must_use]
    pub fn get_mut(&mut self) -> &mut R {
        &mut self.reader
    }

    /// The other reader. Bytes that were read from it but not decoded are lost.
    #[must_use]
    pub fn into_inner(self) -> R {
        self.reader
    }

    /// Decodes from another encoding from here on, after `position` bytes of ASCII. At position 0 there may be a byte
    /// order mark.
    #[cfg(feature = "detection")]
    pub(crate) fn begin(&mut self, encoding: Encoding, position: u64) {
        self.decoder = encoding.new_decoder();
        self.bom = self.bom.filter(|_| position == 0);
        self.position = position;
        self.written = position;
    }

    fn fill_source(&mut self) -> io::Result<()> {
        if self.start == self.end {
            self.source.copy_within(self.end - Decoder::MOST_HELD..self.end, 0);
            (self.start, self.end) = (Decoder::MOST_HELD, Decoder::MOST_HELD);
        }
        let count = read_uninterrupted(&mut self.reader, after_mut(&mut self.source, self.end))?;
        self.is_at_end = count == 0;
        // Guards against readers that say they have read more than there is room for.
        self.end = self.source.len().min(self.end.saturating_add(count));
        Ok(())
    }

    /// Reads and decodes until there is text, or the end. It ends the text after a malformed sequence, to count that in
    /// time.
    fn fill_text(&mut self) -> io::Result<()> {
        (self.text_start, self.text_end) = (0, 0);
        if let Some(malformed) = self.malformed.take() {
            return Err(malformed.into());
        }
        while let Some(bom) = self.bom {
            let start = after(start_of(&self.source, self.end), self.start);
            if bom.may_split(start, self.encoding()) && !self.is_at_end {
                self.fill_source()?;
                continue;
            }
            let (encoding, length) = bom.split(start, self.encoding());
            self.decoder = encoding.new_decoder();
            self.skip(length as isize);
            self.bom = None;
        }
        if self.passes_on() {
            return self.pass_on();
        }
        while self.text_end == 0 && !self.has_ended {
            if self.start == self.end && !self.is_at_end {
                self.fill_source()?;
            }
            let source = after(start_of(&self.source, self.end), self.start);
            let room = self.text.get_mut(..TEXT - REPLACEMENT.len()).unwrap_or_default();
            match self.decoder.decode_or_fail(source, room, self.is_at_end) {
                Ok(progress) => {
                    self.has_ended = self.is_at_end && progress.finished;
                    self.text_end = progress.written;
                    self.written += progress.written as u64;
                    self.skip(progress.read as isize);
                }
                Err(malformed) => {
                    self.text_end = malformed.written;
                    self.written += malformed.written as u64;
                    let start = self.position.saturating_add_signed(malformed.start as i64);
                    self.malformed = Some(Malformed {
                        start: isize::try_from(start).unwrap_or(isize::MAX),
                        written: usize::try_from(self.written).unwrap_or(usize::MAX),
                        ..malformed
                    });
                    if self.mode == ErrorMode::Fatal {
                        self.has_ended = true;
                        return if self.text_end == 0 { self.fill_text() } else { Ok(()) };
                    }
                    for (place, byte) in after_mut(&mut self.text, self.text_end).iter_mut().zip(REPLACEMENT) {
                        *place = byte;
                    }
                    self.text_end += REPLACEMENT.len();
                    self.written += REPLACEMENT.len() as u64;
                    self.skip(malformed.start + (malformed.length + self.decoder.held()) as isize);
                }
            }
        }
        Ok(())
    }

    fn passes_on(&self) -> bool {
        self.passes_utf8 && self.bom.is_none() && self.encoding() == Encoding::Utf8
    }

    /// Copies bytes of the source to the text, until there are any, or the end.
    fn pass_on(&mut self) -> io::Result<()> {
        if self.start == self.end && !self.is_at_end {
            self.fill_source()?;
        }
        let bytes = after(start_of(&self.source, self.end), self.start);
        for (place, byte) in self.text.iter_mut().zip(bytes) {
            *place = *byte;
        }
        self.text_end = bytes.len();
        self.skip(self.text_end as isize);
        Ok(())
    }

    /// Moves by this many bytes, back by no more than a decoder keeps.
    fn skip(&mut self, length: isize) {
        self.start = self.start.saturating_add_signed(length);
        self.position = self.position.saturating_add_signed(length as i64);
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
        if self.text_start == self.text_end
            && self.mode != ErrorMode::Fatal
            && let Some(malformed) = self.malformed.take()
        {
            self.losses.malformed += 1;
            self.losses.first_malformed.get_or_insert(malformed.start);
        }
    }
}

impl<R: Read> Read for DecodingReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let is_empty = self.text_start == self.text_end && self.start == self.end;
        if is_empty && self.passes_on() && !self.is_at_end {
            // Read directly into the caller's buffer.
            let count = read_uninterrupted(&mut self.reader, buffer)?;
            self.is_at_end = count == 0 && !buffer.is_empty();
            return Ok(count.min(buffer.len()));
        }
        read_text(self, buffer)
    }

    /// Appends the text before an error, too, except with UTF-8 passthrough.
    fn read_to_string(&mut self, string: &mut String) -> io::Result<usize> {
        if !self.passes_utf8 {
            return append_text(self, string);
        }
        // Characters may be split between its buffers.
        let mut bytes = Vec::new();
        self.read_to_end(&mut bytes)?;
        let text = core::str::from_utf8(&bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        string.push_str(text);
        Ok(text.len())
    }
}

/// [`Read::read`], repeated if it is interrupted.
pub(crate) fn read_uninterrupted(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match reader.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

pub(crate) fn read_text(reader: &mut impl BufRead, buffer: &mut [u8]) -> io::Result<usize> {
    if buffer.is_empty() {
        return Ok(0);
    }
    let text = reader.fill_buf()?;
    let count = text.len().min(buffer.len());
    for (place, byte) in buffer.iter_mut().zip(text) {
        *place = *byte;
    }
    reader.consume(count);
    Ok(count)
}

/// [`Read::read_to_string`] from buffers that don't split characters.
pub(crate) fn append_text(reader: &mut impl BufRead, string: &mut String) -> io::Result<usize> {
    let before = string.len();
    loop {
        let text = reader.fill_buf()?;
        if text.is_empty() {
            return Ok(string.len() - before);
        }
        // It starts inside a character if somebody has read single bytes before.
        let text = core::str::from_utf8(text).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        string.push_str(text);
        let count = text.len();
        reader.consume(count);
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
