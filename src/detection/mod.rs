//! Which legacy encoding is it? A guess from statistics, where nothing says it; no standard describes this.
//!
//! Every encoding with every language that it serves is a hypothesis. A model says how probable the text's characters
//! would be in that language, as bits of information: the hypothesis that explains the bytes with the fewest bits wins.

mod arithmetic;
#[rustfmt::skip]
mod generated;
mod hints;
mod ideographs;
mod letters;
mod model;
mod pairs;
mod reader;
mod utf_16;

use pairs::Pairs;
use reader::Reader;

use crate::generated::{ENCODINGS, Encoding};
use crate::hooks::bom_sniff;
use crate::slices::start_of;

/// What is known beside the bytes, and what may be answered.
///
/// ```
/// use encoding_wasm::{DetectionOptions, Encoding, detect_encoding};
///
/// let candidates = [Encoding::ShiftJis, Encoding::EucJp];
/// let options = DetectionOptions { candidates: Some(&candidates), locale: Some("ja"), ..Default::default() };
/// assert_eq!(detect_encoding(b"\xA4\xCD\xA4\xB3", &options).encoding, Some(Encoding::EucJp));
/// ```
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

/// What was detected. For an example see [`detect_encoding`].
#[derive(Clone, Debug, PartialEq)]
pub struct Detection {
    /// The best encoding; `None` if the bytes look like none of the candidates.
    pub encoding: Option<Encoding>,
    /// How sure that is, from 0 to 1: an estimate of how probable it is among the candidates.
    pub score: f32,
    /// What it may be, the best first, each with its score.
    pub candidates: Vec<(Encoding, f32)>,
    /// Whether there were ASCII bytes alone, which say nothing: then the encoding is the default that is left.
    pub is_ascii: bool,
}

/// Reads bytes in chunks, and guesses their encoding at any time. How they are split makes no difference.
///
/// ```
/// use encoding_wasm::{DetectionOptions, Detector, Encoding};
///
/// let mut detector = Detector::new();
/// for chunk in [&b"\xCF\xF0\xE8\xE2"[..], b"\xE5\xF2, \xEC\xE8", b"\xF0!"] {
///     detector.feed(chunk, false);
/// }
/// detector.feed(b"", true);
/// assert_eq!(detector.guess(&DetectionOptions::default()).encoding, Some(Encoding::Windows1251));
/// ```
#[derive(Clone)]
pub struct Detector {
    /// The start of the bytes, for what does not need more.
    head: Vec<u8>,
    is_ascii: bool,
    utf_8: Reader,
    /// From the first escape byte on, if all before it is ASCII.
    iso_2022_jp: Option<Reader>,
    pairs: Pairs,
    /// For the encodings of East Asia.
    readers: Vec<Reader>,
}

const ESCAPE: u8 = 0x1B;
const BLOCK: usize = 512;
/// How many bytes of ASCII bring every decoder but ISO-2022-JP's back to its initial state.
const SETTLED: usize = 4;
const MOST_HEAD: usize = 2048;

impl Default for Detector {
    fn default() -> Self {
        Self::new()
    }
}

impl Detector {
    /// A detector that has read nothing.
    #[must_use]
    pub fn new() -> Self {
        Self {
            head: Vec::new(),
            is_ascii: true,
            utf_8: Reader::new(Encoding::Utf8),
            iso_2022_jp: None,
            pairs: Pairs::new(),
            readers: Vec::new(),
        }
    }

    /// Reads the next bytes. With `end_of_queue` they are the last, and an incomplete character at the end is an error;
    /// otherwise more may follow, or the rest was cut off.
    pub fn feed(&mut self, bytes: &[u8], end_of_queue: bool) {
        let room = MOST_HEAD - self.head.len();
        self.head.extend_from_slice(start_of(bytes, room));
        for block in bytes.chunks(BLOCK) {
            if let Some(reader) = &mut self.iso_2022_jp {
                reader.feed(block, false);
            } else if self.is_ascii
                && let Some(escape) = block.iter().position(|&byte| byte == ESCAPE)
                && let Some((before, from_escape)) = block.split_at_checked(escape)
                && before.is_ascii()
            {
                self.iso_2022_jp.insert(Reader::new(Encoding::Iso2022Jp)).feed(from_escape, false);
            }
            let is_ascii = block.is_ascii();
            self.is_ascii &= is_ascii;
            // What follows in ASCII changes nothing but what the next character is behind.
            let settled = if self.is_ascii { 0 } else { SETTLED };
            self.count(if is_ascii { start_of(block, settled) } else { block }, false);
            if is_ascii {
                self.pairs.see_ascii(block);
            }
        }
        if end_of_queue {
            if let Some(reader) = &mut self.iso_2022_jp {
                reader.feed(&[], true);
            }
            self.count(&[], true);
        }
    }

    fn count(&mut self, bytes: &[u8], end_of_queue: bool) {
        if self.is_ascii {
            return;
        }
        if self.readers.is_empty() {
            self.readers = ideographs::readers();
        }
        let (bytes, rest) = bytes.split_at_checked(self.pairs.feed(bytes)).unwrap_or((bytes, &[]));
        self.utf_8.feed(bytes, end_of_queue && rest.is_empty());
        if !rest.is_empty() {
            // Being well-formed counts to the end, but no more of it than of the others.
            self.utf_8.is_full = true;
            self.utf_8.feed(rest, end_of_queue);
        }
        for reader in &mut self.readers {
            reader.feed(bytes, end_of_queue);
        }
    }

    /// What the bytes so far look like. More may be fed afterwards.
    pub fn guess(&self, options: &DetectionOptions) -> Detection {
        let hint = hints::language(options);
        let mut hypotheses = Hypotheses { options, costs: [NONE; ENCODINGS.len()] };
        // What is as good as certain.
        let iso_2022_jp = self.iso_2022_jp.as_ref().filter(|reader| reader.errors == 0 && reader.characters > 0);
        let certain = bom_sniff(&self.head)
            .or_else(|| utf_16::detect(&self.head))
            .or(iso_2022_jp.map(|reader| reader.encoding))
            .filter(|encoding| options.allow_utf8 || *encoding != Encoding::Utf8);
        if let Some(encoding) = certain {
            hypotheses.add(encoding, 0);
            return hypotheses.into_detection(0);
        }
        if self.is_ascii {
            let default = hint.and_then(hints::default_encoding).unwrap_or(Encoding::Windows1252);
            hypotheses.add(default, 0);
            return Detection { is_ascii: true, score: 0.0, ..hypotheses.into_detection(0) };
        }
        let worth = |is_hinted: bool| if is_hinted { hints::WORTH } else { 0 };
        let utf_8 = options.allow_utf8.then_some(&self.utf_8);
        for reader in self.readers.iter().chain(utf_8) {
            if let Some(cost) = reader.cost() {
                let encoding = if reader.is_gb18030() { Encoding::Gb18030 } else { reader.encoding };
                hypotheses.add(encoding, cost.saturating_sub(worth(hint == Some(reader.code))));
            }
        }
        let pairs = self.pairs.to_vec();
        let includes = |encoding| options.candidates.is_none_or(|candidates| candidates.contains(&encoding));
        letters::costs(&pairs, includes, |encoding, language, cost| {
            let is_hinted = hint.is_some_and(|code| language.codes.contains(&code));
            hypotheses.add(encoding, cost.saturating_sub(worth(is_hinted)));
        });
        hypotheses.into_detection(pairs.iter().map(|&(_, _, count)| count).sum())
    }
}

struct Hypotheses<'a> {
    options: &'a DetectionOptions<'a>,
    /// Each encoding's lowest cost in eighths of a bit, in the order of [`ENCODINGS`].
    costs: [u32; ENCODINGS.len()],
}

/// The cost of what is not possible.
const NONE: u32 = u32::MAX;

impl Hypotheses<'_> {
    #[inline(never)]
    fn add(&mut self, encoding: Encoding, cost: u32) {
        if self.options.candidates.is_none_or(|candidates| candidates.contains(&encoding))
            && let Some(lowest) = self.costs.get_mut(encoding as usize)
        {
            *lowest = (cost + prior(encoding)).min(*lowest);
        }
    }

    /// Takes the most probable encoding with its cost.
    #[inline(never)]
    fn take_lowest(&mut self) -> Option<(Encoding, u32)> {
        let (lowest, encoding) = self.costs.iter_mut().zip(ENCODINGS).min_by_key(|(cost, _)| **cost)?;
        let cost = core::mem::replace(lowest, NONE);
        (cost != NONE).then_some((encoding, cost))
    }

    /// Ranks what is possible, for a text with so many pairs of bytes.
    #[inline(never)]
    fn into_detection(mut self, pairs: u32) -> Detection {
        let mut candidates = Vec::with_capacity(ENCODINGS.len());
        let mut total = 0.0;
        let mut lowest = NONE;
        while let Some((encoding, cost)) = self.take_lowest() {
            lowest = lowest.min(cost);
            // Two bits make one half as probable as the other: a text's characters do not depend on each other alone.
            let (halvings, rest) = ((cost - lowest) / 16, (cost - lowest) % 16);
            let weight = if halvings < 50 { (32 - rest) as f32 / (32_u64 << halvings) as f32 } else { 0.0 };
            total += weight;
            candidates.push((encoding, weight));
        }
        // Bytes that no language explains well are no text.
        let fit = 1.0 - (lowest.saturating_sub(SLACK) as f32 / pairs.max(1) as f32 - GOOD) / (BAD - GOOD);
        for (_, score) in &mut candidates {
            *score *= fit.clamp(0.0, 1.0) / total;
        }
        let best = candidates.first().copied();
        Detection {
            encoding: best.filter(|_| fit > 0.0).map(|(encoding, _)| encoding),
            score: best.map_or(0.0, |(_, score)| score),
            candidates,
            is_ascii: false,
        }
    }
}

/// What a pair costs on average in good text, and in what is none, in eighths of a bit.
const GOOD: f32 = 56.0;
const BAD: f32 = 84.0;
/// How much a short text may cost anyway.
const SLACK: u32 = 400;

/// How much rarer than others an encoding is.
fn prior(encoding: Encoding) -> u32 {
    match encoding {
        Encoding::Windows1252 => 0,
        Encoding::Macintosh | Encoding::XMacCyrillic | Encoding::Ibm866 | Encoding::Iso8859_4 => 24,
        Encoding::Iso8859_5 | Encoding::Iso8859_6 | Encoding::Iso8859_13 => 20,
        Encoding::Windows1258 | Encoding::Iso8859_8 => 16,
        Encoding::Iso8859_2 | Encoding::Iso8859_7 | Encoding::EucJp | Encoding::Koi8R | Encoding::Windows1257 => 9,
        Encoding::Koi8U => 10,
        _ => 8,
    }
}

/// Guesses the encoding of a whole text or of its start. With [`DetectionOptions::max_bytes`] no more than that many
/// bytes are read. Nothing is an error: bytes that cannot be any of the candidates have the encoding `None`.
///
/// It is a guess, which whoever writes the bytes can choose: not for what a program then trusts.
///
/// ```
/// use encoding_wasm::{DetectionOptions, Encoding, detect_encoding};
///
/// let detection = detect_encoding(b"\xCF\xF0\xE8\xE2\xE5\xF2, \xEC\xE8\xF0!", &DetectionOptions::default());
/// assert_eq!(detection.encoding, Some(Encoding::Windows1251));
/// assert!(detection.score > 0.9);
/// ```
#[inline(never)]
#[must_use]
pub fn detect_encoding(bytes: &[u8], options: &DetectionOptions) -> Detection {
    let length = options.max_bytes.map_or(bytes.len(), |most| most.min(bytes.len()));
    let mut detector = Detector::new();
    detector.feed(start_of(bytes, length), length == bytes.len());
    detector.guess(options)
}
