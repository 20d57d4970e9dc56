//! Unpacks an index, as `tools/data/tables/pack.js` packs it: see docs/tables.md.

use alloc::vec;
use alloc::vec::Vec;

use super::hangul;
use super::ideograph_order::{self, Ideographs};
use crate::handler::is_surrogate;
use crate::range_decoder::{NUMBERS, RangeDecoder};

/// Unpacks an index after its ideographs.
#[inline(never)]
#[cfg_attr(small, optimize(size))]
pub(super) fn unpack(decoder: &mut RangeDecoder, ideographs: &Ideographs) -> Unpacked {
    let (units, mut nexts) = units(ideographs, decoder);
    let others = nexts[OTHER_IDEOGRAPHS];
    let runs = runs(decoder);
    let mut literals = Literals::new(decoder);
    let mut index = Unpacked::default();
    for Run { start, length, source } in runs {
        index.units.resize(start, 0);
        for _ in 0..length {
            let code_point = if source == LITERALS {
                match literals.next(decoder) {
                    (0, position) => position,
                    (1, position) => usize::from(units[others + position]),
                    (2, position) => EXTENSION_A + position,
                    (3, position) => PLANE_2 + position,
                    (_, pointer) => index.code_point(pointer),
                }
            } else {
                nexts[source] += 1;
                usize::from(units[nexts[source] - 1])
            };
            index.push(code_point);
        }
    }
    index
}

/// The fields of an [`Index`](super::multi_byte_index::Index).
#[derive(Default)]
pub(super) struct Unpacked {
    pub(super) units: Vec<u16>,
    pub(super) beyond: Vec<u16>,
}

impl Unpacked {
    fn code_point(&self, pointer: usize) -> usize {
        match self.units[pointer] {
            surrogate if is_surrogate(surrogate) => PLANE_2 + usize::from(self.beyond[usize::from(surrogate & 0x7FF)]),
            unit => usize::from(unit),
        }
    }

    fn push(&mut self, code_point: usize) {
        if code_point < PLANE_2 {
            self.units.push(code_point as u16);
        } else {
            self.units.push(0xD800 + self.beyond.len() as u16);
            self.beyond.push(code_point as u16);
        }
    }
}

/// The code units of all sources except literals, and where each source starts.
#[inline(never)]
#[cfg_attr(small, optimize(size))]
fn units(ideographs: &Ideographs, decoder: &mut RangeDecoder) -> (Vec<u16>, [usize; SOURCES]) {
    let Ideographs { section_of, order, starts, .. } = ideographs;
    let hangul = hangul::unpack(decoder);
    let mut units = vec![0; section_of.len() + hangul.len()];
    for (unit, ideograph) in units.iter_mut().zip(order) {
        *unit = ideograph_order::FIRST + ideograph;
    }
    let mut nexts = [0, starts[0], starts[1], starts[2], order.len(), section_of.len(), 0];
    let mut end = order.len();
    let mut append = |unit, wanted: bool| {
        if wanted {
            units[end] = unit;
            end += 1;
        }
        end
    };
    for (unit, section) in (ideograph_order::FIRST..).zip(section_of) {
        append(unit, section % 4 == 0);
    }
    for (unit, is_in) in (hangul::FIRST..).zip(&hangul) {
        nexts[OTHER_HANGUL] = append(unit, *is_in);
    }
    for (unit, is_in) in (hangul::FIRST..).zip(&hangul) {
        append(unit, !is_in);
    }
    (units, nexts)
}

/// Successive mapped pointers, and where their code points come from.
struct Run {
    start: usize,
    length: usize,
    source: usize,
}

/// The sources of code points; 1 to 3 are sections.
const LITERALS: usize = 0;
/// The Hangul of KS X 1001 is 5.
const OTHER_IDEOGRAPHS: usize = 4;
const OTHER_HANGUL: usize = 6;
const SOURCES: usize = 7;

#[inline(never)]
fn runs(decoder: &mut RangeDecoder) -> Vec<Run> {
    const COUNT: usize = 0;
    const GAPS: usize = COUNT + NUMBERS;
    const LENGTHS: usize = GAPS + SOURCES * NUMBERS;
    const SOURCE: usize = LENGTHS + SOURCES * 8 * NUMBERS;
    decoder.begin(SOURCE + SOURCES * (SOURCES - 1));
    let mut last_lengths = [0_usize; SOURCES];
    let mut end = 0;
    let mut source = LITERALS;
    let mut runs = Vec::new();
    for _ in 0..decoder.number(COUNT) {
        let start = end + decoder.number(GAPS + source * NUMBERS);
        source = decoder.unary(SOURCE + source * (SOURCES - 1), SOURCES - 1);
        let magnitude = (usize::BITS - last_lengths[source].leading_zeros()).min(7) as usize;
        let length = decoder.number(LENGTHS + (source * 8 + magnitude) * NUMBERS);
        last_lengths[source] = length;
        end = start + length;
        runs.push(Run { start, length, source });
    }
    runs
}

/// The spaces of literals: how many bits a position has, and how many of the lowest ones aren't learnt.
const SPACES: [(u32, u32); 5] = [(16, 6), (14, 11), (13, 9), (16, 10), (15, 6)];
const EXTENSION_A: usize = 0x3400;
const PLANE_2: usize = 0x20000;

/// How far a literal is from the last one in its space.
const NEXT: usize = 0;
const NEAR: usize = 1;
const FAR: usize = 2;

#[derive(Default)]
struct Literals {
    last: usize,
    last_but_one: usize,
    /// The position after the last literal of each space, how far that literal was, and how far the very last one was.
    nexts: [usize; 5],
    last_steps: [usize; 5],
    very_last_step: usize,
}

impl Literals {
    const IS_NEXT: usize = 0;
    const IS_NEAR: usize = Self::IS_NEXT + 5 * 3 * 3;
    const SPACE: usize = Self::IS_NEAR + 5 * 3;
    const STEPS: usize = Self::SPACE + 5 * 5 * 4;
    const POSITIONS: usize = Self::STEPS + 5 * NUMBERS;

    fn new(decoder: &mut RangeDecoder) -> Self {
        decoder.begin(Self::POSITIONS + (5 << 10));
        Self { last_steps: [NEAR; 5], ..Self::default() }
    }

    #[inline(never)]
    fn next(&mut self, decoder: &mut RangeDecoder) -> (usize, usize) {
        let space = decoder.unary(Self::SPACE + (self.last * 5 + self.last_but_one) * 4, 4);
        (self.last, self.last_but_one) = (space, self.last);

        let last_step = space * 3 + self.last_steps[space];
        let next = self.nexts[space];
        let (step, position) = if decoder.bit(Self::IS_NEXT + last_step * 3 + self.very_last_step) {
            (NEXT, next)
        } else if decoder.bit(Self::IS_NEAR + last_step) {
            (NEAR, next + 1 + decoder.number(Self::STEPS + space * NUMBERS))
        } else {
            let (width, low) = SPACES[space];
            let high = decoder.tree(Self::POSITIONS + (space << 10), width - low);
            (FAR, high << low | decoder.uniform(1 << low))
        };
        self.nexts[space] = position + 1;
        self.last_steps[space] = step;
        self.very_last_step = step;
        (space, position)
    }
}
