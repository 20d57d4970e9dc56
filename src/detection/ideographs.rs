//! Languages of East Asia: how frequent their characters are.

use core::ops::RangeInclusive;

use super::arithmetic::{Context, Unpacker};
use super::generated::{SCRIPTS, TIERS};
use super::model::MODEL;
use super::reader::Reader;
use crate::generated::Encoding;
use crate::index;

/// A language's model: how frequent its characters are.
pub(super) struct Script {
    /// The code of the language, as hints give it.
    pub(super) code: [u8; 2],
    pub(super) encodings: &'static [Encoding],
    /// What a character of each class costs: how many eighths of a bit of information it is.
    pub(super) costs: [u8; CLASSES],
}

/// The tiers of frequency, and classes of other characters.
pub(super) const CLASSES: usize = TIERS + KINDS.len() + 1;
/// The class of what is in no other.
pub(super) const OTHER: usize = CLASSES - 1;
/// In GBK's decoder these come of four bytes.
pub(super) const FOUR_BYTES: [usize; 2] = [OTHER - 2, OTHER - 1];

/// Readers of all the encodings.
#[inline(never)]
pub(super) fn readers() -> Vec<Reader> {
    let mut readers = Vec::new();
    for (script, classes) in SCRIPTS.iter().zip(&MODEL.classes) {
        for &encoding in script.encodings {
            readers.push(Reader::with_script(encoding, script, classes));
        }
    }
    readers
}

/// Unpacks the class of each code unit, for each script.
#[inline(never)]
#[allow(clippy::indexing_slicing, reason = "it unpacks constants: what goes wrong does so in every test")]
pub(super) fn unpack(unpacker: &mut Unpacker) -> Vec<Vec<u8>> {
    let mut others = vec![OTHER as u8; 0x10000];
    for (class, range) in (TIERS..).zip(KINDS) {
        others[range].fill(class as u8);
    }
    let unpack = |script: &Script| {
        let mut classes = others.clone();
        let mut tiers = [Context::NEW; TIERS - 1];
        // The rows of the character set that are in daily use have tiers.
        let (index, pointers, row, first_in_row) = match script.encodings[0] {
            Encoding::ShiftJis => (&index::JIS0208, 1410..4418, 94, 0),
            Encoding::Gbk => (&index::GB18030, 8930..16530, 190, 96),
            Encoding::Big5 => (&index::BIG5, 5495..10990, 157, 0),
            _ => (&index::EUC_KR, 8930..13680, 190, 96),
        };
        for pointer in pointers {
            if let Some(code_point) = index.code_point(pointer)
                && pointer % row >= first_in_row
                && let Some(class) = classes.get_mut(code_point as usize)
            {
                *class = unpacker.unary(&mut tiers);
            }
        }
        classes
    };
    SCRIPTS.iter().map(unpack).collect()
}

/// The classes of what has no tier: Hiragana, Katakana, punctuation, full-width and half-width forms, ideographs,
/// and those that gb18030 alone has: Hangul and surrogates.
const KINDS: [RangeInclusive<usize>; 8] = [
    0x3040..=0x309F,
    0x30A0..=0x30FF,
    0x3000..=0x303F,
    0xFF01..=0xFF60,
    0xFF61..=0xFF9F,
    0x3400..=0x9FFF,
    0xAC00..=0xD7A3,
    0xD800..=0xDFFF,
];
