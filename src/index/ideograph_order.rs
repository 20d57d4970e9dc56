//! The ideographs of a packed index: their sections, classes and order. `tools/data/tables/ideographs.js` packs them;
//! docs/tables.md explains these words.

use alloc::vec;
use alloc::vec::Vec;

use crate::range_decoder::{NUMBERS, RangeDecoder};

pub(super) const FIRST: u16 = 0x4E00;
const LAST: u16 = 0x9FFF;
const COUNT: usize = (LAST - FIRST) as usize + 1;

pub(super) const SECTIONS: usize = 3;

/// The ideographs of an index, as numbers from 0 for the first one of the block.
pub(super) struct Ideographs {
    /// The section of each, from 1 on, or 0 for none. Above the lowest two bits, its section in the kin.
    pub(super) section_of: Vec<u8>,
    /// Those in sections, one section after the other.
    pub(super) order: Vec<u16>,
    /// Where in the order the sections start. Missing ones start at the end.
    pub(super) starts: [usize; SECTIONS + 1],
    /// The first class of each section, and the end.
    first: [usize; SECTIONS + 1],
    /// Where in the order the classes start, and the end.
    class_starts: Vec<usize>,
    /// The class of each ideograph of the first section, plus one.
    class_of: Vec<u16>,
}

/// The number of classes by reading in a group of neighbours, which usually begin with the same sound, and of groups.
const GROUP: usize = 16;
const GROUPS: usize = 32;

/// How much to unpack: other indexes are packed relative to a part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    /// Only the sections, which are nearly half of the work.
    Sections,
    /// The sections and the order of the first one.
    FirstSection,
    Whole,
}

impl Ideographs {
    #[inline(never)]
    pub(super) fn unpack(decoder: &mut RangeDecoder, kin: Option<&Self>, part: Part) -> Self {
        let sections = decoder.uniform(SECTIONS + 1);
        let mut new = Self {
            section_of: membership(decoder, sections, kin),
            order: Vec::new(),
            starts: [0; SECTIONS + 1],
            first: [0; SECTIONS + 1],
            class_starts: vec![0],
            class_of: vec![0; COUNT],
        };
        if part != Part::Sections {
            let radical_of = radicals(decoder);
            new.unpack_classes(decoder, sections);
            new.fill(decoder, &radical_of, kin);
            for section in 0..if part == Part::FirstSection { 1 } else { sections } {
                new.sort(decoder, section, &radical_of);
            }
        }
        new
    }

    #[inline(never)]
    fn unpack_classes(&mut self, decoder: &mut RangeDecoder, sections: usize) {
        decoder.begin(CLASS_MODELS);
        let mut end = 0;
        for section in 1..=SECTIONS {
            if section <= sections {
                for _ in 0..decoder.number(COUNTS) {
                    end += decoder.number(SIZES);
                    self.class_starts.push(end);
                }
            }
            self.starts[section] = end;
            self.first[section] = self.class_starts.len() - 1;
        }
        self.order = vec![0; end];
    }

    /// Puts the ideographs in their classes, in Unicode's order.
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    fn fill(&mut self, decoder: &mut RangeDecoder, radical_of: &[u8], kin: Option<&Self>) {
        let mut nexts = self.class_starts.clone();
        let mut readings = Readings::new(self, kin);
        let mut strokes = Strokes::default();
        for ideograph in 0..COUNT {
            let Some(section) = usize::from(self.section_of[ideograph] % 4).checked_sub(1) else { continue };
            let first = self.first[section];
            let class = if self.first[section + 1] - first == 1 {
                first
            } else if radical_of[0] == 0 {
                readings.class(decoder, self, section, ideograph)
            } else {
                first + strokes.class(decoder, ideograph, radical_of[ideograph])
            };
            self.order[nexts[class]] = ideograph as u16;
            nexts[class] += 1;
            if section == 0 {
                self.class_of[ideograph] = class as u16 + 1;
            }
        }
    }

    /// Puts the ideographs of a section in their order, class by class.
    #[inline(never)]
    fn sort(&mut self, decoder: &mut RangeDecoder, section: usize, radical_of: &[u8]) {
        let mut ranks = Ranks::new(decoder);
        let is_shuffled = decoder.uniform(2) == 1;
        for class in self.class_starts[self.first[section]..=self.first[section + 1]].windows(2) {
            (ranks.was_far, ranks.last) = (false, 0);
            let mut group = class[0];
            for i in class[0]..class[1] {
                let rank = if is_shuffled {
                    if i == group {
                        let radical = |i| radical_of[usize::from(self.order[i])];
                        group = (i..class[1]).find(|other| radical(*other) != radical(i)).unwrap_or(class[1]);
                    }
                    decoder.uniform(group - i)
                } else {
                    ranks.next(decoder, &self.order[i..class[1]])
                };
                // The ideographs that it overtakes keep waiting.
                let ideograph = self.order[i + rank];
                self.order.copy_within(i..i + rank, i + 1);
                self.order[i] = ideograph;
            }
        }
    }
}

/// How many waiting ideographs are near. One that has been overtaken this often no longer is.
const WINDOW: usize = 20;

const IS_FAR: usize = 0;
const IS_NEXT: usize = IS_FAR + 2;

/// The ranks of ideographs among those of their class that are waiting.
struct Ranks {
    overtaken: Vec<u8>,
    was_far: bool,
    /// Which of the near ones the last one was.
    last: usize,
}

impl Ranks {
    fn new(decoder: &mut RangeDecoder) -> Self {
        decoder.begin(IS_NEXT + 2 * WINDOW);
        Self { overtaken: vec![0; COUNT], was_far: false, last: 0 }
    }

    #[inline(never)]
    fn next(&mut self, decoder: &mut RangeDecoder, waiting: &[u16]) -> usize {
        if waiting.len() > WINDOW {
            self.was_far = decoder.bit(IS_FAR + usize::from(self.was_far));
            if self.was_far {
                return decoder.uniform(waiting.len());
            }
        }
        let mut place = 0;
        for (rank, ideograph) in waiting.iter().enumerate() {
            let overtaken = &mut self.overtaken[usize::from(*ideograph)];
            let times = usize::from(*overtaken);
            if times < WINDOW && place < WINDOW {
                if decoder.bit(IS_NEXT + times * 2 + usize::from(place == self.last)) {
                    self.last = place;
                    return rank;
                }
                *overtaken += 1;
                place += 1;
            }
        }
        decoder.uniform(waiting.len())
    }
}

#[inline(never)]
fn membership(decoder: &mut RangeDecoder, sections: usize, kin: Option<&Ideographs>) -> Vec<u8> {
    decoder.begin(16 * 4 * 4 * SECTIONS);
    let mut section_of = vec![0; COUNT];
    let mut last = 0;
    // How many of the last ones are in a section, in units of 2^-12. The very last ones weigh most.
    let mut density = 0;
    for (i, place) in section_of.iter_mut().enumerate() {
        let kin_sections = kin.map_or(0, |kin| usize::from(kin.section_of[i]));
        last = decoder.unary(((kin_sections * 4 + last) * 4 + (density >> 10)) * SECTIONS, sections);
        density -= density >> 4;
        if last > 0 {
            density += 4096 >> 4;
        }
        *place = (kin_sections * 4 + last) as u8;
    }
    section_of
}

/// The number of each ideograph's radical, from 1 on; 0 without radicals.
fn radicals(decoder: &mut RangeDecoder) -> Vec<u8> {
    decoder.begin(2 * NUMBERS);
    let mut radical_of = vec![0; COUNT];
    let mut start = 0;
    let count = decoder.number(0) as u8;
    for radical in 0..count {
        let end = start + decoder.number(NUMBERS);
        radical_of[start..end].fill(radical);
        start = end;
    }
    radical_of[start..].fill(count);
    radical_of
}

const COUNTS: usize = 0;
const SIZES: usize = COUNTS + NUMBERS;
const STROKES: usize = SIZES + NUMBERS;
const STEPS: usize = STROKES + NUMBERS;
const IS_STEP: usize = STEPS + 5 * 2 * NUMBERS;
const IS_FALL: usize = IS_STEP + 5 * 5 * 4;
const IS_IT: usize = IS_FALL + 5 * 5 * 4;
const CLASS_MODELS: usize = IS_IT + SECTIONS * 4;

struct Readings<'a> {
    kin: Option<&'a Ideographs>,
    /// How many ideographs are missing in each class, and in the groups of each section.
    left: Vec<usize>,
    left_in_groups: [[usize; GROUPS]; SECTIONS],
    /// How many ideographs are in a group of the kin's classes and in one of these. The first group is for those
    /// outside the kin's first section.
    common: [[usize; GROUPS]; GROUPS],
    last: [usize; SECTIONS + 1],
}

impl<'a> Readings<'a> {
    fn new(new: &Ideographs, kin: Option<&'a Ideographs>) -> Self {
        let left: Vec<_> = new.class_starts.windows(2).map(|class| class[1] - class[0]).collect();
        let mut left_in_groups = [[0; GROUPS]; SECTIONS];
        for (section, groups) in left_in_groups.iter_mut().enumerate() {
            for (i, left) in left[new.first[section]..new.first[section + 1]].iter().enumerate() {
                groups[i / GROUP] += left;
            }
        }
        Self { kin, left, left_in_groups, common: [[0; GROUPS]; GROUPS], last: new.first }
    }

    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    fn class(&mut self, decoder: &mut RangeDecoder, new: &Ideographs, section: usize, ideograph: usize) -> usize {
        let mut row = 0;
        let guess = if section > 0 {
            Some(self.last[section]).filter(|_| decoder.bit(IS_IT + section * 4))
        } else if let Some((kin, class @ 1..)) = self.kin.map(|kin| (kin, usize::from(kin.class_of[ideograph]))) {
            row = 1 + (class - 1) / GROUP;
            self.vote(decoder, new, &kin.order[kin.class_starts[class - 1]..kin.class_starts[class]])
        } else {
            None
        };
        let first = new.first[section];
        let class = guess.unwrap_or_else(|| {
            let end = new.first[section + 1];
            let mut weights = self.left_in_groups[section];
            let groups = &mut weights[..(end - first).div_ceil(GROUP)];
            for (weight, common) in groups.iter_mut().zip(&self.common[row]) {
                *weight *= 1 + common;
            }
            let start = first + decoder.symbol(groups) * GROUP;
            start + decoder.symbol(&self.left[start..end.min(start + GROUP)])
        });
        self.left[class] -= 1;
        let group = (class - first) / GROUP;
        self.left_in_groups[section][group] -= 1;
        if row > 0 {
            self.common[row][group] += 1;
        }
        self.last[section] = class;
        class
    }

    /// The class of an ideograph, if others of its class in the kin have it.
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    fn vote(&self, decoder: &mut RangeDecoder, new: &Ideographs, others: &[u16]) -> Option<usize> {
        let mut classes: Vec<_> = others.iter().map(|other| new.class_of[usize::from(*other)]).collect();
        for i in 0..classes.len() {
            let Some(class) = classes[i].checked_sub(1).map(usize::from) else { continue };
            let mut votes = 0;
            for other in &mut classes[i..] {
                if usize::from(*other) == class + 1 {
                    *other = 0;
                    votes += 1;
                }
            }
            if self.left[class] > 0 && decoder.bit(IS_IT + votes.min(3)) {
                return Some(class);
            }
        }
        None
    }
}

#[derive(Default)]
struct Strokes {
    radical: u8,
    last_ideograph: usize,
    last: usize,
    /// The two steps before, in base 5.
    history: usize,
}

impl Strokes {
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    fn class(&mut self, decoder: &mut RangeDecoder, ideograph: usize, radical: u8) -> usize {
        if self.radical != radical {
            *self = Self { radical, last_ideograph: ideograph, last: decoder.number(STROKES), history: 0 };
            return self.last;
        }
        // The more ideographs the index leaves out in between, the likelier a step is.
        let context = self.history * 4 + (ideograph - self.last_ideograph - 1).min(3);
        let last_step = self.history % 5;
        let step = if !decoder.bit(IS_STEP + context) {
            0
        } else if decoder.bit(IS_FALL + context) {
            -1 - decoder.number(STEPS + (last_step * 2 + 1) * NUMBERS) as isize
        } else {
            1 + decoder.number(STEPS + last_step * 2 * NUMBERS) as isize
        };
        self.last_ideograph = ideograph;
        self.last = self.last.wrapping_add_signed(step);
        self.history = last_step * 5 + (step.clamp(-2, 2) + 2) as usize;
        self.last
    }
}
