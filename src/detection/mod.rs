//! Guesses an encoding from statistics, where nothing declares one. No standard describes this.
//!
//! Every encoding with every language that uses it is a hypothesis. A model says how probable the text's characters are
//! in that language, in bits of information: the hypothesis with the fewest bits wins.

use alloc::vec::Vec;
use core::fmt;

mod detected;
mod east_asian;
#[rustfmt::skip]
mod generated;
mod escapes;
mod hints;
mod language;
mod language_model;
#[cfg(any(test, target_arch = "wasm32"))]
mod language_unpacker;
mod letters;
mod model;
#[cfg(not(target_arch = "wasm32"))]
mod model_constants;
mod novelty;
mod options;
mod pairs;
mod ranking;
mod runs;
mod symbols;
mod utf_16;
mod utf_8_cost;
mod words;

pub use detected::{Candidate, Detection, DetectionKind};
use escapes::Iso2022Jp;
use model::MODEL;
use novelty::{CONTEXT, Novelty};
pub use options::DetectionOptions;
use pairs::Pairs;
use ranking::{Ranking, Verdict};
use runs::Runs;
use utf_8_cost::Utf8;
#[cfg(feature = "std")]
pub(crate) use utf_16::MAX_IN_DOUBT;
use words::Words;

use crate::byte_order_mark::bom_sniff;
use crate::generated::Encoding;
use crate::slices::{after, start_of};

/// Reads bytes in chunks, and guesses their encoding at any time. How they are split makes no difference.
///
/// ```
/// use encoding_standard::{DetectionOptions, Detector, Encoding};
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
    /// The start of the bytes, which is enough for some checks.
    head: Vec<u8>,
    is_ascii: bool,
    utf_8: Utf8,
    iso_2022_jp: Iso2022Jp,
    runs: Runs,
    pairs: Pairs,
    readers: Vec<east_asian::Reader>,
    /// How many non-ASCII bytes may still be examined.
    left: usize,
    has_ended: bool,
    novelty: Novelty,
}

const BLOCK: usize = 512;
const MAX_HEAD: usize = 2048;
/// How many non-ASCII bytes are examined. More wouldn't change the answer.
const MAX_NON_ASCII: usize = 8192;

impl fmt::Debug for Detector {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Detector").field("is_ascii", &self.is_ascii).finish_non_exhaustive()
    }
}

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
            utf_8: Utf8::default(),
            iso_2022_jp: Iso2022Jp::default(),
            runs: Runs::default(),
            pairs: Pairs::new(),
            readers: Vec::new(),
            left: MAX_NON_ASCII,
            has_ended: false,
            novelty: Novelty::default(),
        }
    }

    /// Reads the next bytes. `end_of_queue` says that they are the last: an incomplete character at the end then costs
    /// an encoding a little. As long as more may follow, the guess for ASCII is UTF-8.
    pub fn feed(&mut self, bytes: &[u8], end_of_queue: bool) {
        self.has_ended |= end_of_queue;
        let room = MAX_HEAD - self.head.len();
        self.head.extend_from_slice(start_of(bytes, room));
        let mut rest = bytes.len();
        for block in bytes.chunks(BLOCK) {
            rest -= block.len();
            let is_end = end_of_queue && rest == 0;
            if self.left == 0 {
                return;
            }
            let non_ascii = block.iter().filter(|byte| !byte.is_ascii()).count();
            if non_ascii == 0 {
                if self.is_ascii {
                    self.iso_2022_jp.feed(block);
                }
                // Longer ASCII is never part of a word, and returns every decoder but ISO-2022-JP's to its initial
                // state.
                self.count(start_of(block, CONTEXT), false);
                self.count(after(block, CONTEXT.max(block.len().saturating_sub(CONTEXT))), is_end);
                continue;
            }
            self.is_ascii = false;
            // Ends after the same byte, however the bytes are split.
            let last = block.iter().enumerate().filter(|(_, byte)| !byte.is_ascii()).nth(self.left - 1);
            self.count(start_of(block, last.map_or(block.len(), |(place, _)| place + 1)), is_end);
            self.left -= non_ascii.min(self.left);
        }
        if end_of_queue && !self.novelty.is_finished() {
            self.count(&[], true);
        }
    }

    /// Reads bytes, and the rest of the last word if they are the end.
    fn count(&mut self, bytes: &[u8], is_end: bool) {
        let mut novelty = core::mem::take(&mut self.novelty);
        novelty.split(bytes, is_end, |bytes, is_new| self.see(bytes, is_new));
        self.novelty = novelty;
    }

    #[inline(never)]
    fn see(&mut self, bytes: &[u8], is_new: bool) {
        if self.readers.is_empty() {
            self.readers = east_asian::readers(&MODEL.rows);
        }
        self.utf_8.feed(bytes, is_new);
        let bytes = &self.runs.shorten(bytes);
        self.pairs.feed(bytes, is_new);
        for reader in &mut self.readers {
            reader.feed(bytes, is_new);
        }
    }

    /// The guess for the bytes so far. More may be fed afterwards. [`DetectionOptions::max_bytes`] has no effect here.
    #[cfg_attr(small, optimize(size))]
    #[must_use]
    pub fn guess(&self, options: &DetectionOptions) -> Detection {
        if !self.is_ascii && !self.novelty.is_finished() {
            let mut finished = self.clone();
            finished.count(&[], true);
            return finished.guess(options);
        }
        let hint = hints::language(options);
        let mut ranking = Ranking::new(options);
        // These answers are almost certain.
        let iso_2022_jp = (self.is_ascii && self.iso_2022_jp.is_likely()).then_some(Encoding::Iso2022Jp);
        if is_utf_32(&self.head) {
            return Detection { kind: DetectionKind::Utf32, ..ranking.into_detection(&[]) };
        }
        let utf_16 = || utf_16::detect(&self.head).filter(|_| !self.utf_8.is_certain());
        let certain = bom_sniff(&self.head).or_else(utf_16).or(iso_2022_jp);
        if let Some(encoding) = certain {
            ranking.add(Some(encoding), 0, Verdict::Possible);
            return ranking.into_detection(&[]);
        }
        if is_binary(&self.head, self.is_ascii || self.utf_8.is_certain()) {
            return Detection { kind: DetectionKind::Binary, ..ranking.into_detection(&[]) };
        }
        if self.is_ascii {
            let kind = if self.head.is_empty() { DetectionKind::Empty } else { DetectionKind::Ascii };
            let usual = hint.and_then(hints::default_encoding).unwrap_or(Encoding::Windows1252);
            // If more bytes follow, these decide, and UTF-8 is likeliest by far.
            let usual = if self.has_ended || !options.allow_utf8 { usual } else { Encoding::Utf8 };
            let others = options.candidates.unwrap_or_default();
            let defaults = [&usual, &Encoding::Windows1252].into_iter().chain(others);
            let is_default = |encoding| is_allowed(options, encoding) && self.decodes_ascii(encoding);
            let encoding = defaults.copied().find(|each| is_default(*each));
            // All encodings agree about the bytes so far, but nothing is known about those that follow.
            let score = if encoding.is_some() && self.has_ended { 1.0 } else { 0.0 };
            let candidates = encoding.map(|encoding| Candidate { encoding, score }).into_iter().collect();
            return Detection { encoding, score, candidates, kind };
        }
        let of_errors = |errors: u32| if errors > 0 { Verdict::Damaged } else { Verdict::Possible };
        let worth = |is_hinted: bool| if is_hinted { hints::WORTH } else { 0 };
        // A character that is cut off isn't an error, nor evidence of other encodings.
        let start_of_utf_8 = if self.has_ended { None } else { self.utf_8.cost_of_start() };
        let words = Words::count(&self.head);
        if options.allow_utf8
            && let Some(cost) = self.utf_8.cost(words.penalty()).or(start_of_utf_8)
        {
            ranking.add(Some(Encoding::Utf8), cost, of_errors(self.utf_8.errors()));
        }
        for reader in &self.readers {
            if let Some(cost) = reader.cost(self.has_ended) {
                // Texts of any language have symbols.
                let cost = cost + if reader.has_only_symbols() { 0 } else { words.penalty() };
                let cost = cost.saturating_sub(worth(hint == Some(reader.code())));
                ranking.add(Some(reader.encoding()), cost, of_errors(reader.errors()));
            }
        }
        let pairs = self.pairs.to_counts();
        let includes = |encoding| ranking::includes(options, encoding);
        MODEL.letters.costs(
            &pairs,
            &words,
            includes,
            ranking.lowest(),
            |encoding, language, cost, verdict, unusual| {
                let is_hinted = hint.is_some_and(|code| language.codes.contains(&code));
                ranking.add_language(encoding, cost.saturating_sub(worth(is_hinted)), verdict, unusual);
            },
        );
        ranking.into_detection(&pairs)
    }

    fn decodes_ascii(&self, encoding: Encoding) -> bool {
        match encoding {
            Encoding::Utf16Be | Encoding::Utf16Le | Encoding::Replacement => false,
            Encoding::Iso2022Jp => self.iso_2022_jp.is_well_formed(),
            _ => true,
        }
    }
}

fn is_allowed(options: &DetectionOptions, encoding: Encoding) -> bool {
    (options.allow_utf8 || encoding != Encoding::Utf8) && ranking::answer(options, encoding) == Some(encoding)
}

/// Whether the bytes begin with UTF-32's byte order mark. In UTF-16, U+0000 would follow U+FEFF, which no text begins
/// with.
fn is_utf_32(head: &[u8]) -> bool {
    head.starts_with(b"\xFF\xFE\0\0") || head.starts_with(b"\0\0\xFE\xFF")
}

/// Whether more than one byte in 50 is a control that text doesn't have. Backspaces are allowed, because formatted
/// manual pages print letters twice.
///
/// ASCII, UTF-8 and text with single NULs may have three in ten, or one in all: some lists end their items with NUL,
/// logs and catalogues have separators between fields, and Korean mail shifts to another character set for each word.
///
/// Padding isn't counted: NULs in fields of fixed length, and U+001A at the end of a file of CP/M.
#[inline(never)]
#[cfg_attr(small, optimize(size))]
fn is_binary(head: &[u8], is_text: bool) -> bool {
    let is_padding = |byte: &u8| matches!(*byte, 0 | 0x1A);
    let is_whole = head.len() < MAX_HEAD;
    let end = head.iter().rposition(|byte| !is_padding(byte)).filter(|_| is_whole);
    let text = start_of(head, end.map_or(head.len(), |last| last + 1));
    let is_control = |byte: &&u8| matches!(**byte, 0..=6 | 0x0B | 0x0E..=0x1A | 0x1C..=0x1F);
    let controls = text.iter().filter(is_control).count();
    // Data usually doesn't look like NULs at the ends of strings.
    let are_ends = !text.starts_with(&[0])
        && text.windows(2).all(|pair| pair.iter().filter(is_control).all(|byte| *byte == 0) && pair != [0, 0]);
    if is_text || are_ends { controls > 1 && controls * 10 > text.len() * 3 } else { controls * 50 > text.len() }
}

/// Guesses the encoding of a whole text or of its start. It never fails: bytes that can't be in any of the candidates
/// have the encoding `None`.
///
/// It is a guess, and an attacker who writes the bytes can choose it: don't use it for anything a program then trusts.
///
/// ```
/// use encoding_standard::{DetectionOptions, Encoding, detect_encoding};
///
/// let detection = detect_encoding(b"\xCF\xF0\xE8\xE2\xE5\xF2, \xEC\xE8\xF0!", &DetectionOptions::default());
/// assert_eq!(detection.encoding, Some(Encoding::Windows1251));
/// assert!(detection.score > 0.9);
/// ```
#[inline(never)]
#[must_use]
pub fn detect_encoding(bytes: &[u8], options: &DetectionOptions) -> Detection {
    let length = options.max_bytes.map_or(bytes.len(), |max_bytes| max_bytes.min(bytes.len()));
    let mut detector = Detector::new();
    detector.feed(start_of(bytes, length), length == bytes.len());
    detector.guess(options)
}
