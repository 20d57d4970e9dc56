//! The ideographs of a packed index: their sections, classes and order. docs/tables.md explains these words;
//! `tools/tables/ideographs.js` packs them.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::range_decoder::{NUMBERS, RangeDecoder};

/// The block of the unified ideographs.
pub(super) const FIRST: u16 = 0x4E00;
const LAST: u16 = 0x9FFF;
const COUNT: usize = (LAST - FIRST) as usize + 1;

/// How many sections there can be.
pub(super) const SECTIONS: usize = 3;

/// The ideographs of an index. Here an ideograph is a number, from 0 for the first one of the block.
pub(super) struct Ideographs {
    /// The section of each, from 1 on; 0 for those in none.
    pub(super) section_of: Vec<u8>,
    /// Those in sections, one section after the other.
    pub(super) order: Vec<u16>,
    /// Where in the order the sections start; those that are missing, at the end.
    pub(super) starts: [usize; SECTIONS + 1],
    /// Where in the order the classes start, and the end.
    class_starts: Vec<usize>,
}

/// How much of an index's ideographs to unpack. Other indexes are packed relative to a part of index jis0208.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// The sections alone: nearly half of the work.
    Sections,
    /// The sections and the order of the first one.
    FirstSection,
    Whole,
}

impl Ideographs {
    /// Unpacks the ideographs of an index, given those of its kin.
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    pub(super) fn unpack(decoder: &mut RangeDecoder, kin: Option<&Self>, part: Part) -> Self {
        let sections = decoder.uniform(SECTIONS + 1);
        let section_of = membership(decoder, sections, kin);
        if part == Part::Sections {
            return Self { section_of, order: Vec::new(), starts: [0; SECTIONS + 1], class_starts: vec![0] };
        }
        let radical_of = radicals(decoder);
        let mut classes = Classes::unpack(decoder, sections);
        let order = classes.fill(decoder, &section_of, &radical_of, kin);
        let starts = classes.first.map(|class| classes.starts[class]);
        let mut new = Self { section_of, order, starts, class_starts: classes.starts };
        for section in 0..if part == Part::FirstSection { 1 } else { sections } {
            new.sort(decoder, classes.first[section]..classes.first[section + 1], &radical_of);
        }
        new
    }

    /// Makes the sections those of two indexes as one number, for an index that has both as its kin.
    #[cfg_attr(feature = "boundary", optimize(size))]
    pub(super) fn join(&mut self, other: &Self) {
        for (section, other) in self.section_of.iter_mut().zip(&other.section_of) {
            *section = *section * 4 + other;
        }
    }

    /// Puts the ideographs of a section, class by class, in their order.
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn sort(&mut self, decoder: &mut RangeDecoder, classes: Range<usize>, radical_of: &[u8]) {
        let mut ranks = Ranks::new(decoder);
        let is_shuffled = decoder.uniform(2) == 1;
        for class in classes {
            let (start, end) = (self.class_starts[class], self.class_starts[class + 1]);
            (ranks.was_far, ranks.last) = (false, 0);
            let mut group = start;
            for i in start..end {
                let rank = if is_shuffled {
                    if i == group {
                        let radical = |i| radical_of[usize::from(self.order[i])];
                        group = (i..end).find(|other| radical(*other) != radical(i)).unwrap_or(end);
                    }
                    decoder.uniform(group - i)
                } else {
                    ranks.next(decoder, &self.order[i..end])
                };
                // Those it overtakes keep waiting.
                let ideograph = self.order[i + rank];
                self.order.copy_within(i..i + rank, i + 1);
                self.order[i] = ideograph;
            }
        }
    }
}

/// How many ideographs can be next in order without being far, and how often one is overtaken until it is far.
const WINDOW: usize = 20;

/// The models of the order, as numbered here.
const IS_FAR: usize = 0;
const IS_NEXT: usize = IS_FAR + 2;

/// The ranks of ideographs among those of their class that are waiting.
struct Ranks {
    /// How often each ideograph was overtaken.
    overtaken: Vec<u8>,
    was_far: bool,
    /// Which of the near ones the last one was.
    last: usize,
}

impl Ranks {
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn new(decoder: &mut RangeDecoder) -> Self {
        decoder.begin(IS_NEXT + 3 * WINDOW);
        Self { overtaken: vec![0; COUNT], was_far: false, last: 0 }
    }

    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn next(&mut self, decoder: &mut RangeDecoder, waiting: &[u16]) -> usize {
        let mut near = [0; WINDOW];
        let mut count = 0;
        for (rank, ideograph) in waiting.iter().enumerate() {
            if count == WINDOW {
                break;
            }
            if usize::from(self.overtaken[usize::from(*ideograph)]) < WINDOW {
                near[count] = rank;
                count += 1;
            }
        }
        self.was_far = count < waiting.len() && decoder.bit(IS_FAR + usize::from(self.was_far));
        if self.was_far {
            return decoder.uniform(waiting.len());
        }
        // If none of the others is next, the last one is.
        let mut i = 0;
        while i + 1 < count {
            let overtaken = &mut self.overtaken[usize::from(waiting[near[i]])];
            let direction = (i + 1).saturating_sub(self.last).min(2);
            if decoder.bit(IS_NEXT + usize::from(*overtaken) * 3 + direction) {
                break;
            }
            *overtaken += 1;
            i += 1;
        }
        self.last = i;
        near[i]
    }
}

#[inline(never)]
#[cfg_attr(feature = "boundary", optimize(size))]
fn membership(decoder: &mut RangeDecoder, sections: usize, kin: Option<&Ideographs>) -> Vec<u8> {
    decoder.begin(16 * 4 * 4 * SECTIONS);
    let mut section_of = vec![0; COUNT];
    let mut last = 0;
    // In units of 2^-12: how many of the last ones are in a section, where the very last ones weigh the most.
    let mut density = 0;
    for (i, place) in section_of.iter_mut().enumerate() {
        let kin_section = kin.map_or(0, |kin| usize::from(kin.section_of[i]));
        last = decoder.unary(((kin_section * 4 + last) * 4 + (density >> 10)) * SECTIONS, sections);
        if last > 0 {
            density += (4096 - density) >> 4;
        } else {
            density -= density >> 4;
        }
        *place = last as u8;
    }
    section_of
}

/// The number of every ideograph's radical, from 1 on; 0 without radicals.
#[cfg_attr(feature = "boundary", optimize(size))]
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

/// How many groups the classes of a section are in: neighbours, whose readings mostly begin with the same sound.
const GROUPS: usize = 16;

/// The classes of all sections.
struct Classes {
    /// The first class of each section, and the end.
    first: [usize; SECTIONS + 1],
    /// Where in the order each class starts, and the end.
    starts: Vec<usize>,
    /// How many ideographs each still waits for, and each group.
    left: Vec<usize>,
    left_in_groups: [[usize; GROUPS]; SECTIONS],
}

/// The models of classes, as numbered here.
const COUNTS: usize = 0;
const SIZES: usize = COUNTS + NUMBERS;
const STROKES: usize = SIZES + NUMBERS;
const STEPS: usize = STROKES + NUMBERS;
const IS_STEP: usize = STEPS + 5 * 2 * NUMBERS;
const IS_FALL: usize = IS_STEP + 5 * 5 * 4;
const IS_IT: usize = IS_FALL + 5 * 5 * 4;
const CLASS_MODELS: usize = IS_IT + SECTIONS * 8 * 4;

impl Classes {
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn unpack(decoder: &mut RangeDecoder, sections: usize) -> Self {
        decoder.begin(CLASS_MODELS);
        let mut first = [0; SECTIONS + 1];
        let mut starts = vec![0];
        let mut left = Vec::new();
        let mut left_in_groups = [[0; GROUPS]; SECTIONS];
        let mut end = 0;
        for section in 0..SECTIONS {
            let count = if section < sections { decoder.number(COUNTS) } else { 0 };
            for class in 0..count {
                let size = decoder.number(SIZES);
                end += size;
                starts.push(end);
                left.push(size);
                left_in_groups[section][class * GROUPS / count] += size;
            }
            first[section + 1] = left.len();
        }
        Self { first, starts, left, left_in_groups }
    }

    /// Puts the ideographs in their classes, there in Unicode's order.
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn fill(
        &mut self,
        decoder: &mut RangeDecoder,
        section_of: &[u8],
        radical_of: &[u8],
        kin: Option<&Ideographs>,
    ) -> Vec<u16> {
        let mut order = vec![0; self.starts[self.starts.len() - 1]];
        let mut nexts = self.starts.clone();
        let mut readings = Readings::new(kin, self.first);
        let mut strokes = Strokes::default();
        for (ideograph, section) in section_of.iter().enumerate() {
            let Some(section) = usize::from(*section).checked_sub(1) else { continue };
            let first = self.first[section];
            let class = if self.first[section + 1] == first + 1 {
                first
            } else if radical_of[0] == 0 {
                readings.class(decoder, self, section, ideograph)
            } else {
                first + strokes.class(decoder, ideograph, radical_of[ideograph])
            };
            order[nexts[class]] = ideograph as u16;
            nexts[class] += 1;
        }
        order
    }

    /// The group of a class.
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn group(&self, section: usize, class: usize) -> usize {
        (class - self.first[section]) * GROUPS / (self.first[section + 1] - self.first[section])
    }

    /// The classes of a group.
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn of_group(&self, section: usize, group: usize) -> Range<usize> {
        let start = |group: usize| {
            let count = self.first[section + 1] - self.first[section];
            self.first[section] + (group * count).div_ceil(GROUPS)
        };
        start(group)..start(group + 1)
    }
}

/// Classes by reading.
struct Readings<'a> {
    kin: Option<&'a Ideographs>,
    /// The kin's class of an ideograph of its first section, plus one, and how many classes that has.
    kin_classes: Vec<u16>,
    kin_class_count: usize,
    /// How many ideographs are in a group of the kin's classes and in one of these.
    common: [[usize; GROUPS]; GROUPS],
    /// The class of an ideograph of the first section, plus one.
    known: Vec<u16>,
    /// The last class of each section.
    last: [usize; SECTIONS + 1],
}

impl<'a> Readings<'a> {
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn new(kin: Option<&'a Ideographs>, last: [usize; SECTIONS + 1]) -> Self {
        let mut kin_classes = vec![0_u16; COUNT];
        let mut kin_class_count: usize = 0;
        if let Some(kin) = kin {
            for class in kin.class_starts.windows(2).take_while(|class| class[1] <= kin.starts[1]) {
                kin_class_count += 1;
                for ideograph in &kin.order[class[0]..class[1]] {
                    kin_classes[usize::from(*ideograph)] = kin_class_count as u16;
                }
            }
        }
        let common = [[0; GROUPS]; GROUPS];
        Self { kin, kin_classes, kin_class_count, common, known: vec![0; COUNT], last }
    }

    #[cfg_attr(feature = "boundary", optimize(size))]
    fn class(&mut self, decoder: &mut RangeDecoder, classes: &mut Classes, section: usize, ideograph: usize) -> usize {
        let kin_group = usize::from(self.kin_classes[ideograph])
            .checked_sub(1)
            .filter(|_| section == 0)
            .map(|class| class * GROUPS / self.kin_class_count);
        let class = self.guess(decoder, classes, section, ideograph, kin_group);
        let group = classes.group(section, class);
        classes.left[class] -= 1;
        classes.left_in_groups[section][group] -= 1;
        if let Some(kin_group) = kin_group {
            self.common[kin_group][group] += 1;
        }
        if section == 0 {
            self.known[ideograph] = class as u16 + 1;
        }
        self.last[section] = class;
        class
    }

    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn guess(
        &self,
        decoder: &mut RangeDecoder,
        classes: &Classes,
        section: usize,
        ideograph: usize,
        kin_group: Option<usize>,
    ) -> usize {
        let votes = if section == 0 { self.votes(classes, ideograph) } else { vec![(self.last[section], 1)] };
        let all: usize = votes.iter().map(|(_, count)| count).sum();
        for (class, count) in &votes {
            if decoder.bit(IS_IT + (section * 8 + all.ilog2().min(7) as usize) * 4 + (*count).min(3)) {
                return *class;
            }
        }
        // It is none of these.
        let mut weights = classes.left_in_groups[section];
        for (class, _) in &votes {
            weights[classes.group(section, *class)] -= classes.left[*class];
        }
        if let Some(kin_group) = kin_group {
            for (weight, common) in weights.iter_mut().zip(self.common[kin_group]) {
                *weight *= 1 + common;
            }
        }
        let group = classes.of_group(section, decoder.symbol(&weights));
        let mut weights = classes.left[group.clone()].to_vec();
        for (class, _) in &votes {
            if group.contains(class) {
                weights[class - group.start] = 0;
            }
        }
        group.start + decoder.symbol(&weights)
    }

    /// The classes that the ideographs of the same class in the kin are in, with the number of those.
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
    fn votes(&self, classes: &Classes, ideograph: usize) -> Vec<(usize, usize)> {
        let mut votes: Vec<(usize, usize)> = Vec::new();
        let (Some(kin), class @ 1..) = (self.kin, usize::from(self.kin_classes[ideograph])) else { return votes };
        for other in &kin.order[kin.class_starts[class - 1]..kin.class_starts[class]] {
            let class = match usize::from(self.known[usize::from(*other)]) {
                known @ 1.. if classes.left[known - 1] > 0 => known - 1,
                _ => continue,
            };
            match votes.iter_mut().find(|(other, _)| *other == class) {
                Some((_, count)) => *count += 1,
                None => votes.push((class, 1)),
            }
        }
        votes
    }
}

/// Classes by the number of strokes.
#[derive(Default)]
struct Strokes {
    radical: u8,
    /// The last ideograph and its class.
    last_ideograph: usize,
    last: usize,
    /// The two steps before, in base 5.
    history: usize,
}

impl Strokes {
    #[inline(never)]
    #[cfg_attr(feature = "boundary", optimize(size))]
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
