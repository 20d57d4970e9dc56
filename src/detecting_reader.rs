//! [`DetectingReader`]: a reader that finds its encoding, and decodes.
//!
//! ```text
//! until the encoding is known:
//!     pass on ASCII, which is the same in every possible encoding
//!     at the first bytes that may show the encoding, read a window of them, and detect
//! decode the rest
//! ```

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use std::io::{self, BufRead, Read};

use crate::decoding_reader::{DecodingReader, append_text, read_text, read_uninterrupted};
use crate::detection::{Detection, DetectionOptions, Detector, MAX_IN_DOUBT};
use crate::encoding::Encoding;
use crate::losses::Losses;
use crate::slices::{after, after_mut, start_of};

const BLOCK: usize = 8192;

/// How many bytes decide, from the first that may show the encoding on.
const WINDOW: usize = 65_536;

const ESCAPE: u8 = 0x1B;

const ESCAPE_SEQUENCES: [&[u8; 3]; 5] = [b"\x1B(B", b"\x1B(J", b"\x1B(I", b"\x1B$@", b"\x1B$B"];

/// Decodes the bytes of another reader, whose encoding is unknown. Reading returns well-formed UTF-8, as from a
/// [`DecodingReader`].
///
/// A byte order mark decides on the encoding, or else [detection](Detector) from up to 64 KB after the first non-ASCII
/// byte. Until then ASCII can be read as it comes, however much there is. If detection finds no encoding, the fallback
/// is used.
///
/// It is a guess, and an attacker who writes the bytes can choose it: don't use it for anything a program then trusts.
///
/// ```
/// use std::io::Read;
///
/// use encoding_standard::{DetectingReader, Encoding};
///
/// let file: &[u8] = b"\xCF\xF0\xE8\xE2\xE5\xF2, \xEC\xE8\xF0!";
/// let mut reader = DetectingReader::new(file, Encoding::Utf8);
/// let mut text = String::new();
/// reader.read_to_string(&mut text)?;
/// assert_eq!((text.as_str(), reader.encoding()), ("Привет, мир!", Some(Encoding::Windows1251)));
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct DetectingReader<'a, R> {
    /// Decodes the held bytes and then the rest, once the encoding is known.
    decoding: DecodingReader<Start<R>>,
    fallback: Encoding,
    options: DetectionOptions<'a>,
    detector: Detector,
    detection: Option<Detection>,
    is_decided: bool,
    /// How many of the held bytes are ASCII to pass on, and how many were passed on.
    plain: usize,
    passed: u64,
    /// Whether the bytes so far may be UTF-16, and whether what follows may begin ISO-2022-JP.
    may_be_utf_16: bool,
    may_be_iso_2022_jp: bool,
}

/// The bytes that were read before the encoding was known, and then the other reader's.
struct Start<R> {
    reader: R,
    held: Vec<u8>,
    read: usize,
    is_at_end: bool,
}

impl<'a, R: Read> DetectingReader<'a, R> {
    /// A reader of text in an unknown encoding. It decodes from `fallback` if no encoding fits the bytes, as in binary
    /// data.
    #[must_use]
    pub fn new(reader: R, fallback: Encoding) -> Self {
        let start = Start { reader, held: Vec::new(), read: 0, is_at_end: false };
        Self {
            decoding: DecodingReader::new(start, fallback),
            fallback,
            options: DetectionOptions::default(),
            detector: Detector::new(),
            detection: None,
            is_decided: false,
            plain: 0,
            passed: 0,
            may_be_utf_16: true,
            may_be_iso_2022_jp: true,
        }
    }

    /// Makes malformed sequences errors, as [`DecodingReader::fatal`] does.
    #[must_use]
    pub fn fatal(mut self) -> Self {
        self.decoding = self.decoding.fatal();
        self
    }

    /// Gives detection hints and limits. With [`max_bytes`](DetectionOptions::max_bytes), only that much of the text
    /// decides.
    ///
    /// ```
    /// use std::io::Read;
    ///
    /// use encoding_standard::{DetectingReader, DetectionOptions, Encoding};
    ///
    /// let options = DetectionOptions::new().locale("ja");
    /// let mut text = String::new();
    /// DetectingReader::new(&b"\xA4\xCD\xA4\xB3"[..], Encoding::Utf8).with_options(options).read_to_string(&mut text)?;
    /// assert_eq!(text, "ねこ");
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn with_options(mut self, options: DetectionOptions<'a>) -> Self {
        self.options = options;
        self
    }

    /// The encoding; `None` until it is known, so while the text is ASCII.
    #[must_use]
    pub fn encoding(&self) -> Option<Encoding> {
        self.is_decided.then(|| self.decoding.encoding())
    }

    /// What was detected; `None` until the encoding is known.
    #[must_use]
    pub fn detection(&self) -> Option<&Detection> {
        self.detection.as_ref()
    }

    /// The losses in the text that was read so far: see [`DecodingReader::losses`].
    #[must_use]
    pub fn losses(&self) -> Losses {
        self.decoding.losses()
    }

    /// The other reader: see [`DecodingReader::get_ref`].
    #[must_use]
    pub fn get_ref(&self) -> &R {
        &self.decoding.reader.reader
    }

    /// The other reader, to change it: see [`DecodingReader::get_mut`].
    #[must_use]
    pub fn get_mut(&mut self) -> &mut R {
        &mut self.decoding.reader.reader
    }

    /// The other reader: see [`DecodingReader::into_inner`].
    #[must_use]
    pub fn into_inner(self) -> R {
        self.decoding.reader.reader
    }

    /// Reads until there is ASCII to pass on, or the encoding is known.
    fn examine(&mut self) -> io::Result<()> {
        while self.plain == 0 && !self.is_decided {
            let is_at_end = self.decoding.reader.is_at_end;
            let rest = self.decoding.reader.rest();
            let bytes = start_of(rest, self.max_left());
            let is_whole = is_at_end && bytes.len() == rest.len();
            let is_enough = is_at_end || bytes.len() == self.max_left();
            let ascii = bytes.iter().take_while(|byte| self.is_plain(**byte)).count();
            let evidence = after(bytes, ascii);
            if !self.may_be_utf_16 || ascii >= MAX_IN_DOUBT || (is_enough && evidence.is_empty()) {
                self.may_be_utf_16 = false;
                self.plain = ascii;
                self.detector.feed(start_of(bytes, ascii), false);
                if ascii > 0 {
                    return Ok(());
                }
            }
            let has_mark = self.passed == 0 && Encoding::for_bom(rest).is_some();
            let has_escape = evidence.first() == Some(&ESCAPE);
            if has_escape && !ESCAPE_SEQUENCES.iter().any(|sequence| evidence.starts_with(*sequence)) {
                let is_incomplete = ESCAPE_SEQUENCES.iter().any(|sequence| sequence.starts_with(evidence));
                if !is_incomplete || is_enough {
                    self.may_be_iso_2022_jp = false;
                    continue;
                }
            } else if is_enough || has_mark || evidence.len() >= WINDOW {
                let window = start_of(bytes, ascii + WINDOW);
                let mut detector = self.detector.clone();
                detector.feed(window, is_whole && window.len() == bytes.len());
                let detection = detector.guess(&self.options);
                let encoding = detection.encoding.filter(|encoding| self.may_be(*encoding));
                let is_evidence = !window.is_ascii() || encoding.is_some_and(|encoding| !is_plain_in(encoding));
                if is_evidence || window.is_empty() {
                    self.decide(encoding, detection);
                } else {
                    // Control bytes of data, and escape sequences of something else, are ASCII too.
                    self.may_be_utf_16 = false;
                    self.may_be_iso_2022_jp &= !has_escape;
                }
                continue;
            }
            self.decoding.reader.read_more()?;
        }
        Ok(())
    }

    fn max_left(&self) -> usize {
        let left =
            |max_bytes: usize| usize::try_from((max_bytes as u64).saturating_sub(self.passed)).unwrap_or(usize::MAX);
        self.options.max_bytes.map_or(usize::MAX, left)
    }

    /// Whether a byte is the same text in every possible encoding.
    fn is_plain(&self, byte: u8) -> bool {
        match byte {
            ESCAPE => !self.may_be_iso_2022_jp,
            b'\t' | b'\n' | b'\x0C' | b'\r' => true,
            // Half of a UTF-16 code unit.
            0..0x20 => !self.may_be_utf_16,
            _ => byte.is_ascii(),
        }
    }

    /// Whether what was passed on as ASCII is ASCII in this encoding.
    fn may_be(&self, encoding: Encoding) -> bool {
        match encoding {
            Encoding::Utf16Be | Encoding::Utf16Le => self.passed == 0,
            Encoding::Iso2022Jp => self.may_be_iso_2022_jp,
            _ => true,
        }
    }

    fn decide(&mut self, encoding: Option<Encoding>, detection: Detection) {
        self.decoding.begin(encoding.unwrap_or(self.fallback), self.passed);
        self.detection = Some(detection);
        self.is_decided = true;
    }
}

fn is_plain_in(encoding: Encoding) -> bool {
    !matches!(encoding, Encoding::Utf16Be | Encoding::Utf16Le | Encoding::Iso2022Jp)
}

impl<R> Start<R> {
    fn rest(&self) -> &[u8] {
        after(&self.held, self.read)
    }
}

impl<R: Read> Start<R> {
    fn read_more(&mut self) -> io::Result<()> {
        self.held.drain(..self.read);
        self.read = 0;
        let length = self.held.len();
        self.held.resize(length + BLOCK, 0);
        let result = read_uninterrupted(&mut self.reader, after_mut(&mut self.held, length));
        // Guards against readers that say they have read more than there is room for.
        self.held.truncate(length.saturating_add(*result.as_ref().unwrap_or(&0)));
        self.is_at_end = result? == 0;
        Ok(())
    }
}

impl<R: Read> Read for Start<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.read < self.held.len() {
            let count = self.rest().read(buffer)?;
            self.read += count;
            return Ok(count);
        }
        self.held = Vec::new();
        self.read = 0;
        self.reader.read(buffer)
    }
}

impl<R> fmt::Debug for DetectingReader<'_, R> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("DetectingReader").field("detection", &self.detection).finish_non_exhaustive()
    }
}

impl<R: Read> BufRead for DetectingReader<'_, R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.examine()?;
        if self.plain > 0 { Ok(start_of(self.decoding.reader.rest(), self.plain)) } else { self.decoding.fill_buf() }
    }

    fn consume(&mut self, amount: usize) {
        if self.plain == 0 {
            return self.decoding.consume(amount);
        }
        let amount = amount.min(self.plain);
        self.plain -= amount;
        self.passed += amount as u64;
        self.decoding.reader.read += amount;
    }
}

impl<R: Read> Read for DetectingReader<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        read_text(self, buffer)
    }

    /// Appends the text before an error, too.
    fn read_to_string(&mut self, string: &mut String) -> io::Result<usize> {
        append_text(self, string)
    }
}
