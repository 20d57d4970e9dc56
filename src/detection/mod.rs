//! Which legacy encoding is it? A guess from statistics, where nothing says it; no standard describes this.

use crate::generated::Encoding;

/// What is known beside the bytes, and what may be answered.
#[derive(Clone, Debug)]
pub struct DetectionOptions<'a> {
    /// The only encodings to choose from; all that can be detected without it.
    pub candidates: Option<&'a [Encoding]>,
    /// The reader's or the document's language, as a BCP 47 tag such as `zh-Hant-TW`. A hint, which outweighs little.
    pub locale: Option<&'a str>,
    /// The top-level domain that the document is from, such as `jp`. A hint as well.
    pub tld: Option<&'a str>,
    /// Whether UTF-8 may be the answer. A browser does not answer it, so that nobody comes to rely on that.
    pub allow_utf8: bool,
    /// How many bytes to read at most.
    pub max_bytes: Option<usize>,
}

impl Default for DetectionOptions<'_> {
    fn default() -> Self {
        Self { candidates: None, locale: None, tld: None, allow_utf8: true, max_bytes: None }
    }
}

/// What was detected.
#[derive(Clone, Debug, PartialEq)]
pub struct Detection {
    /// The best encoding; `None` if none of the candidates can be it.
    pub encoding: Option<Encoding>,
    /// How sure that is, from 0 to 1: an estimate of how probable it is among the candidates.
    pub score: f32,
    /// What it may be, the best first, each with its score.
    pub candidates: Vec<(Encoding, f32)>,
    /// Whether there were ASCII bytes alone, which say nothing: then the encoding is the default that is left.
    pub is_ascii: bool,
}

/// Reads bytes in chunks, and guesses their encoding at any time. How they are split makes no difference.
#[derive(Clone, Default)]
pub struct Detector {}

impl Detector {
    /// A detector that has read nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads the next bytes. With `end_of_queue` they are the last, and an incomplete character at the end is an error;
    /// otherwise more may follow, or the rest was cut off.
    pub fn feed(&mut self, _bytes: &[u8], _end_of_queue: bool) {}

    /// What the bytes so far look like.
    pub fn guess(&self, _options: &DetectionOptions) -> Detection {
        Detection { encoding: Some(Encoding::Windows1252), score: 0.0, candidates: Vec::new(), is_ascii: true }
    }
}

/// Guesses the encoding of a whole text or of its start.
pub fn detect_encoding(bytes: &[u8], options: &DetectionOptions) -> Detection {
    let length = options.max_bytes.map_or(bytes.len(), |most| most.min(bytes.len()));
    let mut detector = Detector::new();
    detector.feed(&bytes[..length], length == bytes.len());
    detector.guess(options)
}
