//! Converts the costs of hypotheses to the probabilities of encodings.

use alloc::vec::Vec;

use super::detected::{Candidate, Detection, DetectionKind};
use super::options::DetectionOptions;
use super::pairs::{Pair, count};
use crate::generated::{CodecKind, ENCODINGS, Encoding};
use crate::index::single_byte;

pub(super) struct Ranking<'a> {
    options: &'a DetectionOptions<'a>,
    /// Each encoding's lowest cost in eighths of a bit, in the order of [`ENCODINGS`], and the lowest one outside the
    /// standard.
    costs: [u32; ENCODINGS.len() + 1],
    /// The lowest of these.
    lowest: u32,
    verdict: Verdict,
    unusual: u32,
}

/// What is known about a hypothesis besides its cost, usually from the ASCII words of the text.
#[derive(Clone, Copy)]
pub(super) enum Verdict {
    /// No other language is known to be likelier.
    Possible,
    English,
    Unlikely,
    /// Some bytes are malformed, which makes the cost high.
    Damaged,
}

const NONE: u32 = u32::MAX;

/// Encodings without a model, and those that have most characters of their languages at the same bytes.
const RELATIVES: [(Encoding, Encoding); 6] = [
    (Encoding::Gb18030, Encoding::Gbk),
    (Encoding::Iso8859_8I, Encoding::Iso8859_8),
    (Encoding::Iso8859_10, Encoding::Windows1252),
    (Encoding::Iso8859_14, Encoding::Windows1252),
    (Encoding::Iso8859_15, Encoding::Windows1252),
    (Encoding::Iso8859_16, Encoding::Iso8859_2),
];

/// The answer if the text is in an encoding: this encoding, or a candidate without a model.
pub(super) fn answer(options: &DetectionOptions, encoding: Encoding) -> Option<Encoding> {
    let Some(candidates) = options.candidates else { return Some(encoding) };
    let relative = |candidate: &&Encoding| RELATIVES.contains(&(**candidate, encoding));
    if candidates.contains(&encoding) { Some(encoding) } else { candidates.iter().find(relative).copied() }
}

/// Whether a hypothesis for an encoding may give the answer; `None` stands for encodings outside the standard.
pub(super) fn includes(options: &DetectionOptions, encoding: Option<Encoding>) -> bool {
    options.candidates.is_none() || encoding.is_some_and(|encoding| answer(options, encoding).is_some())
}

/// How many eighths of a bit halve the probability: 8 if each character depended only on the one before it. This and
/// the following numbers were measured on the texts for tuning.
const HALVING: f32 = 12.0;
/// A cost that any short text may have.
const SLACK: f32 = 91.0;
/// The highest average cost of a pair in languages that have a model.
const FAMILIAR: f32 = 38.0;
/// With this much cost above that, differences between costs are half as reliable.
const EXCESS: f32 = 66.0;
/// The lowest average cost of a pair in bytes that aren't text.
const NOISE: f32 = 116.0;
/// How much more cost differences mean for a single non-ASCII character, which depends on no other: 0 for no more, 1
/// for twice.
const SINGLE: f32 = 0.4;
const SINGLE_IN_ENGLISH: f32 = 1.0;
/// The cost of a pair in data that isn't text, the rarity of such data, and how much more a guess must cost to halve
/// its score. With more pairs than the last number, the average shows data.
const DATA: u32 = 56;
const DATA_RARITY: u32 = 120;
const DATA_HALVING: f32 = 48.0;
const MAX_DATA_PAIRS: u32 = 32;
/// How often a guess without a likely alternative is wrong: if no model fits, and if a single character isn't of the
/// words' language.
const UNFAMILIAR: f32 = 0.03;
const UNLIKELY: f32 = 0.02;
/// How large a share of the characters may be unused in the language, and how much a larger share reduces the score.
const MAX_UNUSUAL_SHARE: f32 = 0.04;
const UNUSUAL_FACTOR: f32 = 3.0;

/// The probability of a guess, from its share in all weights, and how much more differences between costs mean. Guesses
/// in doubt are right more often than their shares say.
fn probability(share: f32, more: f32) -> f32 {
    let (right, wrong) = (share * share, (1.0 - share) * (1.0 - share));
    let share = share + more * (right / (right + wrong) - share);
    share + 0.18 * share * (1.0 - share)
}

/// An encoding of the text; `None` stands for those outside the standard.
struct Possibility {
    encoding: Option<Encoding>,
    cost: f32,
    /// Its probability, compared with the likeliest.
    weight: f32,
    /// Equal for encodings in which the bytes are the same text.
    text: u32,
}

impl<'a> Ranking<'a> {
    pub(super) fn new(options: &'a DetectionOptions<'a>) -> Self {
        Self { options, costs: [NONE; ENCODINGS.len() + 1], lowest: NONE, verdict: Verdict::Possible, unusual: 0 }
    }

    pub(super) fn add(&mut self, encoding: Option<Encoding>, cost: u32, verdict: Verdict) {
        self.add_language(encoding, cost, verdict, &|| 0);
    }

    /// Adds the cost of the text in an encoding and a language, and how many of its characters that language doesn't
    /// use.
    #[inline(never)]
    pub(super) fn add_language(
        &mut self,
        encoding: Option<Encoding>,
        cost: u32,
        verdict: Verdict,
        unusual: &dyn Fn() -> u32,
    ) {
        let place = encoding.map_or(ENCODINGS.len(), |encoding| encoding as usize);
        let cost = cost + rarity(encoding);
        if includes(self.options, encoding)
            && let Some(lowest) = self.costs.get_mut(place)
        {
            *lowest = cost.min(*lowest);
            if cost < self.lowest {
                (self.lowest, self.verdict, self.unusual) = (cost, verdict, unusual());
            }
        }
    }

    pub(super) fn lowest(&self) -> u32 {
        self.lowest
    }

    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    pub(super) fn into_detection(self, pairs: &[Pair]) -> Detection {
        let lowest = self.lowest;
        let likeliest = self.costs.iter().position(|&cost| cost == lowest).and_then(|place| ENCODINGS.get(place));
        let all = count(pairs);
        let is_damaged = matches!(self.verdict, Verdict::Damaged);
        let data = if all > MAX_DATA_PAIRS || is_damaged { lowest } else { all * DATA + DATA_RARITY };
        let count = all.max(1) as f32;
        let non_ascii: u32 = pairs.iter().filter(|pair| !pair.second.is_ascii()).map(|pair| pair.count).sum();
        // A single byte, or a text that is one character in UTF-8. Other bytes may be several characters.
        let is_one = non_ascii == 1 || likeliest == Some(&Encoding::Utf8) && all == 2;
        // There are more ideographs than letters, so each costs more.
        let scale = if likeliest.is_none_or(|&encoding| is_single_byte(encoding)) { 1.0 } else { 0.67 };
        let average = (lowest as f32 * scale - SLACK).max(0.0) / count;
        let excess = (average - FAMILIAR).max(0.0) * count;
        let reliability = EXCESS / (EXCESS + excess);
        let (more, doubt) = match self.verdict {
            _ if !is_one => (0.0, 0.0),
            Verdict::English => (SINGLE_IN_ENGLISH, 0.0),
            Verdict::Possible | Verdict::Damaged => (SINGLE, 0.0),
            Verdict::Unlikely => (SINGLE, UNLIKELY),
        };
        let over = lowest.saturating_sub(data) as f32 / DATA_HALVING;
        let unusual = (self.unusual as f32 / count - MAX_UNUSUAL_SHARE).max(0.0) * UNUSUAL_FACTOR;
        let certainty =
            (1.0 - unusual).max(0.5) * (1.0 - doubt - UNFAMILIAR * (1.0 - reliability)) / (1.0 + over * over);
        let mut possible: Vec<Possibility> = Vec::with_capacity(self.costs.len());
        let mut least = f32::INFINITY;
        for (place, &cost) in self.costs.iter().enumerate().filter(|(_, cost)| **cost != NONE) {
            let encoding = ENCODINGS.get(place).copied();
            let rarity = rarity(encoding);
            let cost = (cost - rarity) as f32 * reliability + rarity as f32;
            least = least.min(cost);
            possible.push(Possibility { encoding, cost, weight: 0.0, text: text(encoding, pairs) });
        }
        let mut total = 0.0;
        for possibility in &mut possible {
            let halvings = ((possibility.cost - least) / HALVING).min(126.0);
            // A power of two, by its exponent; between two of them it is interpolated.
            let power = f32::from_bits((127 - halvings as u32) << 23);
            possibility.weight = power * (1.0 - (halvings - halvings as u32 as f32) / 2.0);
            total += possibility.weight;
        }
        let is_noise = average >= NOISE;
        let mut ranked: Vec<(Option<Encoding>, f32, f32)> = Vec::with_capacity(possible.len());
        for &Possibility { encoding, cost, text, .. } in &possible {
            let equal = possible.iter().filter(|other| other.text == text);
            let share = equal.map(|other| other.weight).sum::<f32>() / total;
            let score = if is_noise { 0.0 } else { probability(share.min(1.0), more) * certainty };
            // Of encodings with the same text, the likeliest comes first.
            let is_worse = |other: &(_, f32, f32)| (score, other.2) > (other.1, cost);
            ranked.insert(ranked.iter().position(is_worse).unwrap_or(ranked.len()), (encoding, score, cost));
        }
        let named = |&(encoding, score, _): &(Option<Encoding>, f32, f32)| {
            Some(Candidate { encoding: answer(self.options, encoding?)?, score })
        };
        let best = ranked.first().filter(|_| !is_noise).and_then(named);
        Detection {
            encoding: best.map(|best| best.encoding),
            score: best.map_or(0.0, |best| best.score),
            candidates: ranked.iter().filter_map(named).collect(),
            kind: if best.is_some() { DetectionKind::Text } else { DetectionKind::Unknown },
        }
    }
}

fn is_single_byte(encoding: Encoding) -> bool {
    matches!(encoding.codec_kind(), CodecKind::SingleByte(_))
}

/// A number that is the same for encodings in which these bytes are the same text.
#[inline(never)]
fn text(encoding: Option<Encoding>, pairs: &[Pair]) -> u32 {
    match encoding {
        Some(encoding) if is_single_byte(encoding) => {
            let index = single_byte(encoding);
            let units = pairs.iter().filter(|pair| pair.second >= 0x80);
            let unit = |pair: &Pair| index.get(usize::from(pair.second & 0x7F)).copied().unwrap_or(0);
            // The hash FNV-1a, of code units.
            units.fold(0x811C_9DC5, |hash, pair| (hash ^ u32::from(unit(pair))).wrapping_mul(0x0100_0193))
        }
        Some(Encoding::Gb18030) => Encoding::Gbk as u32,
        _ => encoding.map_or(u32::MAX, |encoding| encoding as u32),
    }
}

/// How rare an encoding is, in eighths of a bit; `None` stands for DOS code pages.
fn rarity(encoding: Option<Encoding>) -> u32 {
    let Some(encoding) = encoding else { return 28 };
    match encoding {
        Encoding::Windows1252 => 0,
        Encoding::Utf8 => 22,
        Encoding::Macintosh => 14,
        Encoding::XMacCyrillic => 37,
        Encoding::Ibm866 => 31,
        Encoding::Iso8859_4 => 33,
        Encoding::Iso8859_3 => 25,
        Encoding::Iso8859_5 => 26,
        Encoding::Iso8859_6 => 18,
        Encoding::Iso8859_13 => 21,
        Encoding::Windows1258 => 28,
        Encoding::Iso8859_8 => 17,
        Encoding::Iso8859_2 => 21,
        Encoding::Iso8859_7 => 28,
        Encoding::EucJp => 0,
        Encoding::Koi8R => 30,
        Encoding::Windows1257 => 8,
        Encoding::Koi8U => 38,
        Encoding::Gbk | Encoding::Big5 => 9,
        Encoding::EucKr | Encoding::ShiftJis => 13,
        _ => 18,
    }
}
