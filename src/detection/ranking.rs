//! From what hypotheses cost to how probable encodings are.

use super::pairs::Pair;
use super::symbols::p;
use super::{Detection, DetectionKind, DetectionOptions};
use crate::generated::{ENCODINGS, Encoding};

pub(super) struct Ranking<'a> {
    options: &'a DetectionOptions<'a>,
    /// Each encoding's lowest cost in eighths of a bit, in the order of [`ENCODINGS`], and that of those outside the
    /// standard.
    costs: [u32; ENCODINGS.len() + 1],
}

/// The cost of what is not possible.
const NONE: u32 = u32::MAX;

/// Whether an encoding may be answered.
pub(super) fn includes(options: &DetectionOptions, encoding: Option<Encoding>) -> bool {
    options.candidates.is_none_or(|candidates| encoding.is_none_or(|encoding| candidates.contains(&encoding)))
}

impl<'a> Ranking<'a> {
    pub(super) fn new(options: &'a DetectionOptions<'a>) -> Self {
        Self { options, costs: [NONE; ENCODINGS.len() + 1] }
    }

    #[inline(never)]
    pub(super) fn add(&mut self, encoding: Option<Encoding>, cost: u32) {
        let place = encoding.map_or(ENCODINGS.len(), |encoding| encoding as usize);
        if includes(self.options, encoding)
            && let Some(lowest) = self.costs.get_mut(place)
        {
            *lowest = (cost + encoding.map_or(p(34), prior)).min(*lowest);
        }
    }

    /// Ranks what is possible, for a text with so many pairs of bytes.
    #[inline(never)]
    pub(super) fn into_detection(self, pairs: &[Pair]) -> Detection {
        let encodings = ENCODINGS.iter().copied().map(Some).chain([None]);
        let mut possible: Vec<_> = self.costs.into_iter().zip(encodings).filter(|&(cost, _)| cost != NONE).collect();
        possible.sort_by_key(|(cost, _)| *cost);
        let lowest = possible.first().map_or(NONE, |(cost, _)| *cost);
        let mut ranked = Vec::with_capacity(possible.len());
        let mut total = 0.0;
        for (cost, encoding) in possible {
            let weight = (-((cost - lowest) as f32) / p(58) as f32).exp2();
            total += weight;
            let text = if weight > 1e-6 { text(encoding, pairs) } else { u64::MAX };
            ranked.push((encoding, weight, text));
        }
        let of_text = |text| ranked.iter().filter(|other| other.2 == text).map(|other| other.1).sum::<f32>();
        let mut candidates: Vec<_> = ranked.iter().map(|&(encoding, _, text)| (encoding, of_text(text))).collect();
        candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
        // Bytes that no language explains well are no text.
        let count: u32 = pairs.iter().map(|pair| pair.count).sum();
        let (good, bad) = (p(59) as f32, p(60) as f32);
        let fit = 1.0 - (lowest.saturating_sub(p(61)) as f32 / count.max(1) as f32 - good) / (bad - good);
        for (_, score) in &mut candidates {
            *score *= fit.clamp(0.0, 1.0) / total;
        }
        let best = candidates.first().copied();
        let encoding = best.filter(|_| fit > 0.0).and_then(|(encoding, _)| encoding);
        Detection {
            encoding,
            score: best.filter(|(encoding, _)| encoding.is_some()).map_or(0.0, |(_, score)| score),
            candidates: candidates.into_iter().filter_map(|(encoding, score)| Some((encoding?, score))).collect(),
            is_ascii: false,
            kind: if encoding.is_some() { DetectionKind::Text } else { DetectionKind::Unknown },
        }
    }
}

/// A number that is the same for encodings in which the bytes are the same text.
fn text(encoding: Option<Encoding>, pairs: &[Pair]) -> u64 {
    let Some(encoding) = encoding else { return 1 };
    if crate::index::single_byte_place(encoding) >= 64 || crate::index::single_byte(encoding).iter().all(|u| *u == 0) {
        return 2 + encoding as u64;
    }
    let index = crate::index::single_byte(encoding);
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    for pair in pairs {
        if pair.second >= 0x80 {
            hash = (hash ^ u64::from(index.get(usize::from(pair.second & 0x7F)).copied().unwrap_or(0))).wrapping_mul(0x100_0000_01B3);
        }
    }
    hash
}

/// What a pair costs on average in good text, and in what is none, in eighths of a bit.
const GOOD: f32 = 56.0;
const BAD: f32 = 84.0;
/// How much a short text may cost anyway.
const SLACK: u32 = 400;

/// How rare the code pages of DOS are.
const DOS: u32 = 32;

/// How much rarer than others an encoding is.
fn prior(encoding: Encoding) -> u32 {
    p(match encoding {
        Encoding::Windows1252 => 66,
        Encoding::Utf8 => 57,
        Encoding::Macintosh => 40,
        Encoding::XMacCyrillic => 41,
        Encoding::Ibm866 => 42,
        Encoding::Iso8859_4 => 43,
        Encoding::Iso8859_3 => 44,
        Encoding::Iso8859_5 => 45,
        Encoding::Iso8859_6 => 46,
        Encoding::Iso8859_13 => 47,
        Encoding::Windows1258 => 48,
        Encoding::Iso8859_8 => 49,
        Encoding::Iso8859_2 => 50,
        Encoding::Iso8859_7 => 51,
        Encoding::EucJp => 52,
        Encoding::Koi8R => 53,
        Encoding::Windows1257 => 54,
        Encoding::Koi8U => 55,
        _ => 56,
    })
}
