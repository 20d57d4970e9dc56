//! From what hypotheses cost to how probable encodings are.

use super::{Detection, DetectionOptions};
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
            *lowest = (cost + encoding.map_or(DOS, prior)).min(*lowest);
        }
    }

    /// Takes the most probable encoding with its cost.
    #[inline(never)]
    fn take_lowest(&mut self) -> Option<(Option<Encoding>, u32)> {
        let encodings = ENCODINGS.iter().copied().map(Some).chain([None]);
        let (lowest, encoding) = self.costs.iter_mut().zip(encodings).min_by_key(|(cost, _)| **cost)?;
        let cost = core::mem::replace(lowest, NONE);
        (cost != NONE).then_some((encoding, cost))
    }

    /// Ranks what is possible, for a text with so many pairs of bytes.
    #[inline(never)]
    pub(super) fn into_detection(mut self, pairs: u32) -> Detection {
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
        let encoding = best.filter(|_| fit > 0.0).and_then(|(encoding, _)| encoding);
        Detection {
            encoding,
            score: best.map_or(0.0, |(_, score)| score),
            candidates: candidates.into_iter().filter_map(|(encoding, score)| Some((encoding?, score))).collect(),
            is_ascii: false,
        }
    }
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
    match encoding {
        Encoding::Windows1252 => 0,
        Encoding::Macintosh | Encoding::XMacCyrillic | Encoding::Ibm866 | Encoding::Iso8859_4 | Encoding::Iso8859_3 => 24,
        Encoding::Iso8859_5 | Encoding::Iso8859_6 | Encoding::Iso8859_13 => 20,
        Encoding::Windows1258 | Encoding::Iso8859_8 => 16,
        Encoding::Iso8859_2 | Encoding::Iso8859_7 | Encoding::EucJp | Encoding::Koi8R | Encoding::Windows1257 => 9,
        Encoding::Koi8U => 10,
        _ => 8,
    }
}
