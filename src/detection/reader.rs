//! Decoding by the way, to see whether bytes are well-formed, and how frequent the characters are that they become.

use super::ideographs::{CLASSES, FOUR_BYTES, OTHER, Script};
use crate::decoder::Decoder;
use crate::generated::Encoding;
use crate::progress::ErrorMode;
use crate::slices::{after, start_of};

#[derive(Clone)]
pub(super) struct Reader {
    pub(super) encoding: Encoding,
    /// The code of the language that the encoding is for, as hints give it.
    pub(super) code: [u8; 2],
    decoder: Decoder,
    /// What the characters cost; nothing where being well-formed says enough.
    costs: [u8; CLASSES],
    /// The class of each code unit.
    classes: &'static [u8],
    /// How many characters there were of each class.
    counts: [u32; CLASSES],
    /// How many code units were not ASCII.
    pub(super) characters: u32,
    pub(super) errors: u32,
    /// How often text went from ASCII to others or back.
    changes: u32,
    was_ascii: bool,
    /// Whether only errors are still counted.
    pub(super) is_full: bool,
}

/// How much is decoded at a time.
const BLOCK: usize = 512;
/// What it costs to go from ASCII to other characters or back, in eighths of a bit.
const CHANGE: u32 = 5 * 8;
/// What a malformed sequence costs.
const MALFORMED: u32 = 30 * 8;

impl Reader {
    /// A reader of an encoding in which being well-formed says enough.
    #[inline(never)]
    pub(super) fn new(encoding: Encoding) -> Self {
        Self {
            encoding,
            code: [0; 2],
            decoder: encoding.new_decoder(),
            costs: [32; CLASSES],
            classes: &[],
            counts: [0; CLASSES],
            characters: 0,
            errors: 0,
            changes: 0,
            was_ascii: true,
            is_full: false,
        }
    }

    pub(super) fn with_script(encoding: Encoding, script: &Script, classes: &'static [u8]) -> Self {
        Self { code: script.code, costs: script.costs, classes, ..Self::new(encoding) }
    }

    /// Decodes the next bytes and counts what they become, unless there were too many errors already.
    #[inline(never)]
    pub(super) fn feed(&mut self, mut bytes: &[u8], end_of_queue: bool) {
        let mut units = [0; BLOCK + Decoder::MOST_HELD];
        while !self.is_hopeless() {
            // Nothing is an error in this mode.
            let decoded = self.decoder.decode(bytes, &mut units, ErrorMode::Replacement, end_of_queue);
            let Ok(progress) = decoded else { return };
            for &unit in start_of(&units, progress.written) {
                if self.is_full && unit != 0xFFFD {
                    continue;
                }
                let is_ascii = unit < 0x80;
                self.changes += u32::from(is_ascii != self.was_ascii);
                self.was_ascii = is_ascii;
                if is_ascii {
                    continue;
                }
                self.characters += 1;
                let class = self.classes.get(usize::from(unit)).map_or(OTHER, |&class| usize::from(class));
                if let Some(count) = self.counts.get_mut(class.min(OTHER)) {
                    *count += 1;
                }
                if unit == 0xFFFD {
                    self.errors += 1;
                    if self.is_hopeless() {
                        return;
                    }
                }
            }
            if progress.finished {
                return;
            }
            bytes = after(bytes, progress.read);
        }
    }

    /// A file may have a few bytes that are not of its encoding, but not many.
    fn is_hopeless(&self) -> bool {
        self.errors > 3 && self.errors * 20 > self.characters
    }

    /// What the characters cost in eighths of a bit, if the text may be in this encoding.
    pub(super) fn cost(&self) -> Option<u32> {
        if self.characters == 0 || self.errors * 40 > self.characters {
            return None;
        }
        let characters: u32 = self.counts.iter().zip(&self.costs).map(|(&count, &cost)| count * u32::from(cost)).sum();
        Some(characters + self.changes * CHANGE + self.errors * MALFORMED)
    }

    /// Whether what is GBK otherwise has characters of four bytes, which only gb18030 has.
    pub(super) fn is_gb18030(&self) -> bool {
        self.encoding == Encoding::Gbk
            && FOUR_BYTES.iter().any(|&class| self.counts.get(class).is_some_and(|count| *count > 0))
    }
}
