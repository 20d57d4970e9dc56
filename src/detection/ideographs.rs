//! Languages of East Asia: how frequent their characters are.

use super::arithmetic::{self, Context};
use super::generated::{SCRIPTS, TIERS};
use super::model::MODEL;
use super::reader::Reader;
use crate::generated::Encoding;
use crate::index::{self, Index};

/// A language's model: how frequent its characters are. In bits of information, in eighths.
pub(super) struct Script {
    pub(super) locale: &'static str,
    pub(super) encodings: &'static [Encoding],
    /// What a character of each class costs.
    pub(super) costs: [u16; CLASSES],
}

/// The tiers of frequency, and classes of other characters.
const CLASSES: usize = TIERS + 8;
/// What it costs to go from ASCII to this script or back.
const CHANGE: u64 = 5 * 8;
/// What a malformed sequence costs.
const MALFORMED: u64 = 30 * 8;

/// Reads a text in one of the encodings, and counts its characters by class.
#[derive(Clone)]
pub(super) struct ScriptReader {
    pub(super) reader: Reader,
    pub(super) script: &'static Script,
    classes: &'static [u8],
    counts: [u32; CLASSES],
    changes: u32,
    was_ascii: bool,
}

impl ScriptReader {
    pub(super) fn all() -> Vec<Self> {
        let encodings = [Encoding::ShiftJis, Encoding::EucJp, Encoding::Gbk, Encoding::Big5, Encoding::EucKr];
        encodings
            .iter()
            .filter_map(|&encoding| {
                let place = SCRIPTS.iter().position(|script| script.encodings.contains(&encoding))?;
                Some(Self {
                    reader: Reader::new(encoding),
                    script: &SCRIPTS[place],
                    classes: &MODEL.classes[place],
                    counts: [0; CLASSES],
                    changes: 0,
                    was_ascii: true,
                })
            })
            .collect()
    }

    pub(super) fn feed(&mut self, bytes: &[u8], end_of_queue: bool) {
        let Self { reader, classes, counts, changes, was_ascii, .. } = self;
        reader.feed(bytes, end_of_queue, |unit| {
            let is_ascii = unit < 0x80;
            *changes += u32::from(is_ascii != *was_ascii);
            *was_ascii = is_ascii;
            if !is_ascii {
                counts[usize::from(classes[usize::from(unit)])] += 1;
            }
        });
    }

    pub(super) fn cost(&self) -> Option<u64> {
        if !self.reader.is_possible() {
            return None;
        }
        let characters = self.counts.iter().zip(&self.script.costs);
        let characters: u64 = characters.map(|(&count, &cost)| u64::from(count) * u64::from(cost)).sum();
        Some(characters + u64::from(self.changes) * CHANGE + u64::from(self.reader.errors) * MALFORMED)
    }
}

/// The class of each code unit, for each script.
pub(super) fn unpack_classes(reader: &mut arithmetic::Reader) -> Vec<Vec<u8>> {
    let unpack = |script: &Script| {
        let mut classes: Vec<u8> = (0..=0xFFFF).map(class).collect();
        let mut tiers = [Context::NEW; TIERS - 1];
        for unit in ordered(script.encodings[0]) {
            classes[usize::from(unit)] = reader.unary(&mut tiers);
        }
        classes
    };
    SCRIPTS.iter().map(unpack).collect()
}

/// The characters that have a tier, in the order of the model: the rows of the character set that are in daily use.
fn ordered(encoding: Encoding) -> impl Iterator<Item = u16> {
    let (index, pointers): (&Index, _) = match encoding {
        Encoding::ShiftJis => (&index::JIS0208, rows(0xB0 - 0xA1, 0xCF - 0xA1, 94, 0)),
        Encoding::Gbk => (&index::GB18030, rows(0xB0 - 0x81, 0xD7 - 0x81, 190, 96)),
        Encoding::Big5 => (&index::BIG5, rows(0xA4 - 0x81, 0xC6 - 0x81, 157, 0)),
        _ => (&index::EUC_KR, rows(0xB0 - 0x81, 0xC8 - 0x81, 190, 96)),
    };
    pointers.filter_map(|pointer| u16::try_from(u32::from(index.code_point(pointer)?)).ok())
}

fn rows(first: usize, last: usize, width: usize, start: usize) -> impl Iterator<Item = usize> {
    (first..=last).flat_map(move |row| (start..width).map(move |cell| row * width + cell))
}

/// The class of what has no tier.
fn class(unit: u16) -> u8 {
    TIERS as u8
        + match unit {
            0x3040..=0x309F => 0,
            0x30A0..=0x30FF => 1,
            0x3000..=0x303F => 2,
            0xFF01..=0xFF60 => 3,
            0xFF61..=0xFF9F => 4,
            0xAC00..=0xD7A3 => 5,
            0x3400..=0x9FFF | 0xF900..=0xFAFF => 6,
            _ => 7,
        }
}
