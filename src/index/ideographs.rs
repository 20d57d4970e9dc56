//! The ideographs of a packed index: `tools/tables/ideographs.js` writes them, and `tools/tables/pack.js` tells how they
//! are packed.

use super::range_decoder::{Bit, Numbers, RangeDecoder};

/// The block of the unified ideographs.
pub(super) const FIRST: u16 = 0x4E00;
const LAST: u16 = 0x9FFF;
const COUNT: usize = (LAST - FIRST) as usize + 1;

/// How far from an ideograph its neighbours in the kin's order are looked at, and how many of their classes are tried.
const REACH: usize = 16;
const TRIALS: usize = 6;

/// The ideographs of an index.
pub(super) struct Ideographs {
    /// The section of each, from 1 on; 0 for those in no section.
    section_of: Vec<u8>,
    /// The sections in the index's order.
    pub(super) sections: Vec<Vec<u16>>,
}

impl Ideographs {
    /// Unpacks the ideographs of an index, given those of its kin.
    pub(super) fn unpack(decoder: &mut RangeDecoder, kin: Option<&Self>) -> Self {
        let count = decoder.uniform(4) as usize;
        let mut new = Self { section_of: vec![0; COUNT], sections: Vec::new() };
        if count > 0 {
            new.section_of = membership(decoder, count, kin);
            let radicals = radicals(decoder);
            let classes = classes(decoder, &new.section_of, count, &radicals, kin);
            new.sections = classes.into_iter().map(|classes| order(decoder, classes, &radicals)).collect();
        }
        new
    }

    /// The ideographs that are in a section, or, for 0, in none.
    pub(super) fn of(&self, section: u8) -> impl Iterator<Item = u16> {
        (FIRST..).zip(&self.section_of).filter(move |(_, of)| **of == section).map(|(ideograph, _)| ideograph)
    }
}

fn place(ideograph: u16) -> usize {
    usize::from(ideograph - FIRST)
}

fn membership(decoder: &mut RangeDecoder, count: usize, kin: Option<&Ideographs>) -> Vec<u8> {
    let mut models = [[[[Bit::NEW; 3]; 4]; 4]; 4];
    let (mut last, mut last_but_one) = (0, 0);
    let section = |place| {
        let kin_section = kin.map_or(0, |kin| usize::from(kin.section_of[place]));
        let section = decoder.unary(&mut models[kin_section][last][last_but_one][..count]);
        (last, last_but_one) = (section, last);
        section as u8
    };
    (0..COUNT).map(section).collect()
}

/// The number of every ideograph's radical. Without radicals all have the same.
fn radicals(decoder: &mut RangeDecoder) -> Vec<u8> {
    let count = decoder.number(&mut { Numbers::NEW });
    let mut gaps = Numbers::NEW;
    let mut radicals = Vec::new();
    for radical in 0..count as u8 {
        let gap = decoder.number(&mut gaps) as usize;
        radicals.resize(radicals.len() + gap, radical.wrapping_sub(1));
    }
    radicals.resize(COUNT, count.wrapping_sub(1) as u8);
    radicals
}

/// The ideographs of every section by class, as yet in Unicode's order.
fn classes(
    decoder: &mut RangeDecoder,
    section_of: &[u8],
    count: usize,
    radicals: &[u8],
    kin: Option<&Ideographs>,
) -> Vec<Vec<Vec<u16>>> {
    let mut counts = Numbers::NEW;
    let mut sizes = Numbers::NEW;
    let (mut classes, mut readings): (Vec<_>, Vec<_>) = (0..count)
        .map(|section| {
            let class_count = decoder.number(&mut counts) as usize;
            let mut left = vec![0; decoder.uniform(4) as usize];
            left.extend((0..class_count).map(|_| if class_count > 1 { decoder.number(&mut sizes) } else { 0 }));
            (vec![Vec::new(); left.len()], Readings::new(&left, kin.filter(|_| section == 0)))
        })
        .unzip();
    let mut strokes = Strokes::new();
    for (ideograph, section) in (FIRST..).zip(section_of) {
        let Some(section) = section.checked_sub(1).map(usize::from) else { continue };
        let classes = &mut classes[section];
        let class = match radicals[place(ideograph)] {
            _ if classes.len() == 1 => 0,
            NO_RADICAL => readings[section].class(decoder, ideograph),
            radical => strokes.class(decoder, radical),
        };
        classes[class].push(ideograph);
    }
    classes
}

const NO_RADICAL: u8 = u8::MAX;

/// Classes by reading.
struct Readings<'a> {
    left: ClassesLeft,
    /// The kin's order, and where in it an ideograph is, plus one.
    kin_order: &'a [u16],
    kin_places: Vec<u16>,
    /// The class of an ideograph, plus one.
    known: Vec<u16>,
    is_it: [Bit; TRIALS + 1],
    last: usize,
}

impl<'a> Readings<'a> {
    fn new(left: &[u32], kin: Option<&'a Ideographs>) -> Self {
        let kin_order = kin.map_or(&[][..], |kin| &kin.sections[0]);
        let mut kin_places = vec![0; COUNT];
        for (plus_one, ideograph) in (1..).zip(kin_order) {
            kin_places[place(*ideograph)] = plus_one;
        }
        Self {
            left: ClassesLeft::new(left),
            kin_order,
            kin_places,
            known: vec![0; COUNT],
            is_it: [Bit::NEW; TRIALS + 1],
            last: 0,
        }
    }

    fn class(&mut self, decoder: &mut RangeDecoder, ideograph: u16) -> usize {
        let class = self.guessed(decoder, ideograph);
        self.left.add(class, -1);
        self.known[place(ideograph)] = class as u16 + 1;
        self.last = class;
        class
    }

    fn guessed(&mut self, decoder: &mut RangeDecoder, ideograph: u16) -> usize {
        // The classes that were tried, with the places they had left.
        let mut tried = [(self.last, self.left.of(self.last)); TRIALS + 1];
        if decoder.bit(&mut self.is_it[0]) {
            return self.last;
        }
        let mut trials = 1;
        for class in neighbours(self.kin_order, self.kin_places[place(ideograph)], &self.known) {
            if trials > TRIALS {
                break;
            }
            let left = self.left.of(class);
            if left == 0 || tried[..trials].iter().any(|tried| tried.0 == class) {
                continue;
            }
            if decoder.bit(&mut self.is_it[trials]) {
                return class;
            }
            tried[trials] = (class, left);
            trials += 1;
        }
        for (class, left) in &tried[..trials] {
            self.left.add(*class, -*left);
        }
        let class = decoder.weighted(self.left.total(), |number| self.left.find(number));
        for (class, left) in &tried[..trials] {
            self.left.add(*class, *left);
        }
        class
    }
}

/// The known classes of the ideographs around a place in the kin's order, the nearest first.
fn neighbours(kin_order: &[u16], place_plus_one: u16, known: &[u16]) -> impl Iterator<Item = usize> {
    let centre = usize::from(place_plus_one);
    let reach = if centre == 0 { 0 } else { REACH };
    (1..=reach)
        .flat_map(move |distance| [centre.wrapping_sub(distance), centre + distance])
        .filter_map(|place_plus_one| kin_order.get(place_plus_one.checked_sub(1)?))
        .filter_map(|ideograph| usize::from(known[place(*ideograph)]).checked_sub(1))
}

/// How many ideographs each class still waits for: a Fenwick tree, so that sums are quick to find.
struct ClassesLeft {
    left: Vec<i32>,
    sums: Vec<i32>,
}

impl ClassesLeft {
    fn new(left: &[u32]) -> Self {
        let count = left.len().next_power_of_two();
        let mut new = Self { left: vec![0; count], sums: vec![0; count + 1] };
        for (class, left) in left.iter().enumerate() {
            new.add(class, *left as i32);
        }
        new
    }

    fn of(&self, class: usize) -> i32 {
        self.left[class]
    }

    fn add(&mut self, class: usize, amount: i32) {
        self.left[class] += amount;
        let mut i = class + 1;
        while let Some(sum) = self.sums.get_mut(i) {
            *sum += amount;
            i += i & i.wrapping_neg();
        }
    }

    fn total(&self) -> u32 {
        self.sums[self.left.len()] as u32
    }

    /// The class that has the place of this number, its first place, and how many it has.
    fn find(&self, number: u32) -> (usize, u32, u32) {
        let mut class = 0;
        let mut rest = number as i32;
        let mut step = self.left.len();
        while step > 1 {
            step /= 2;
            if self.sums[class + step] <= rest {
                class += step;
                rest -= self.sums[class];
            }
        }
        (class, number - rest as u32, self.left[class] as u32)
    }
}

/// Classes by the number of strokes.
struct Strokes {
    radical: u8,
    last: usize,
    firsts: Numbers,
    /// The two steps before, in base 5.
    history: usize,
    changes: [Bit; 25],
    falls: [Bit; 25],
    rise: Numbers,
    fall: Numbers,
}

impl Strokes {
    fn new() -> Self {
        Self {
            radical: NO_RADICAL,
            last: 0,
            firsts: Numbers::NEW,
            history: 0,
            changes: [Bit::NEW; 25],
            falls: [Bit::NEW; 25],
            rise: Numbers::NEW,
            fall: Numbers::NEW,
        }
    }

    fn class(&mut self, decoder: &mut RangeDecoder, radical: u8) -> usize {
        if self.radical != radical {
            self.radical = radical;
            self.history = 0;
            self.last = decoder.number(&mut self.firsts) as usize;
            return self.last;
        }
        let step = if !decoder.bit(&mut self.changes[self.history]) {
            0
        } else if decoder.bit(&mut self.falls[self.history]) {
            -1 - decoder.number(&mut self.fall) as isize
        } else {
            1 + decoder.number(&mut self.rise) as isize
        };
        self.history = self.history % 5 * 5 + (step.clamp(-2, 2) + 2) as usize;
        self.last = self.last.wrapping_add_signed(step);
        self.last
    }
}

/// Puts a section's ideographs, class by class, in their order.
fn order(decoder: &mut RangeDecoder, classes: Vec<Vec<u16>>, radicals: &[u8]) -> Vec<u16> {
    let is_shuffled = decoder.uniform(2) == 1;
    let mut ordered = Vec::new();
    let mut ranks = [const { Numbers::NEW }; 8];
    for mut class in classes {
        if is_shuffled {
            for group in class.chunk_by(|a, b| radicals[place(*a)] == radicals[place(*b)]) {
                let mut waiting = group.to_vec();
                while !waiting.is_empty() {
                    ordered.push(waiting.remove(decoder.uniform(waiting.len() as u32) as usize));
                }
            }
        } else {
            // The first one last, since it is mostly the next.
            class.reverse();
            let mut rank = 0;
            while !class.is_empty() {
                rank = decoder.number(&mut ranks[rank.min(7)]) as usize;
                ordered.push(class.remove(class.len() - 1 - rank));
            }
        }
    }
    ordered
}
