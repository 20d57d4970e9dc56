//! The reader of the packed form that `tools/tables/pack.js` describes and writes.

use std::vec;

use super::hangul;
use super::ideographs::Ideographs;
use super::range_decoder::{Bit, Numbers, RangeDecoder};

/// A packed index of which the ideographs are unpacked: other indexes are told by them.
pub(super) struct Packed {
    pub(super) ideographs: Ideographs,
    rest: RangeDecoder<'static>,
}

impl Packed {
    pub(super) fn new(bytes: &'static [u8], kin: Option<&Self>) -> Self {
        let mut rest = RangeDecoder::new(bytes);
        let ideographs = Ideographs::unpack(&mut rest, kin.map(|kin| &kin.ideographs));
        Self { ideographs, rest }
    }

    /// All pointers with their code points.
    pub(super) fn unpack(&self) -> Vec<Option<char>> {
        let mut decoder = self.rest.clone();
        let others: Vec<u16> = self.ideographs.of(0).collect();
        let [hangul, other_hangul] = hangul::unpack(&mut decoder);
        let mut sections = self.ideographs.sections.iter().cloned();
        let mut section = || sections.next().unwrap_or_default();
        let mut sources =
            [vec![], section(), section(), section(), others.clone(), hangul, other_hangul].map(Vec::into_iter);
        let runs = runs(&mut decoder);
        let mut literals = Literals::new(decoder, others);
        let mut code_points = Vec::new();
        for Run { start, length, source } in runs {
            code_points.resize(start, None);
            for _ in 0..length {
                let code_point = if source == LITERALS {
                    literals.next(&code_points)
                } else {
                    sources[source].next().and_then(|unit| char::from_u32(unit.into()))
                };
                code_points.push(code_point);
            }
        }
        code_points
    }
}

/// Pointers that are all mapped, and where their code points come from.
struct Run {
    start: usize,
    length: usize,
    source: usize,
}

const LITERALS: usize = 0;
const SOURCES: usize = 7;

fn runs(decoder: &mut RangeDecoder) -> Vec<Run> {
    let count = decoder.number(&mut { Numbers::NEW });
    let mut gaps = [const { Numbers::NEW }; SOURCES];
    let mut sources = [[Bit::NEW; SOURCES - 1]; SOURCES];
    let mut lengths = [const { [const { Numbers::NEW }; 8] }; SOURCES];
    let mut last_lengths = [0_u32; SOURCES];
    let mut end = 0;
    let mut source = LITERALS;
    let run = |_| {
        let start = end + decoder.number(&mut gaps[source]) as usize;
        source = decoder.unary(&mut sources[source]);
        let magnitude = (u32::BITS - last_lengths[source].leading_zeros()).min(7);
        let length = decoder.number(&mut lengths[source][magnitude as usize]);
        last_lengths[source] = length;
        end = start + length as usize;
        Run { start, length: length as usize, source }
    };
    (0..count).map(run).collect()
}

/// The spaces of literals: how many bits a position has, and how many of them, the lowest, are not learnt.
const SPACES: [(u32, u32); 5] = [(16, 6), (15, 7), (13, 7), (16, 8), (15, 6)];
const EXTENSION_A: u32 = 0x3400;
const PLANE_2: u32 = 0x20000;

/// How far a literal is from the last one in its space.
#[derive(Clone, Copy)]
enum Step {
    Next,
    Near,
    Far,
}

struct Literals<'a> {
    decoder: RangeDecoder<'a>,
    /// The ideographs of no section.
    others: Vec<u16>,
    /// The spaces of the last two literals.
    last: usize,
    last_but_one: usize,
    /// The position after the last literal, and the step to it, in every space; and the very last step.
    nexts: [usize; 5],
    last_steps: [Step; 5],
    very_last_step: Step,
    spaces: [[[Bit; 4]; 5]; 5],
    is_next: [[[Bit; 3]; 3]; 5],
    is_near: [[Bit; 3]; 5],
    steps: [Numbers; 5],
    positions: [Vec<Bit>; 5],
}

impl<'a> Literals<'a> {
    fn new(decoder: RangeDecoder<'a>, others: Vec<u16>) -> Self {
        Self {
            decoder,
            others,
            last: 0,
            last_but_one: 0,
            nexts: [0; 5],
            last_steps: [Step::Near; 5],
            very_last_step: Step::Next,
            spaces: [[[Bit::NEW; 4]; 5]; 5],
            is_next: [[[Bit::NEW; 3]; 3]; 5],
            is_near: [[Bit::NEW; 3]; 5],
            steps: [const { Numbers::NEW }; 5],
            positions: SPACES.map(|(width, low)| vec![Bit::NEW; 1 << (width - low)]),
        }
    }

    /// The next literal, given the code points of the pointers before it.
    fn next(&mut self, code_points: &[Option<char>]) -> Option<char> {
        let space = self.decoder.unary(&mut self.spaces[self.last][self.last_but_one]);
        (self.last, self.last_but_one) = (space, self.last);
        let position = self.position(space);
        match space {
            0 => char::from_u32(position as u32),
            1 => char::from_u32(u32::from(self.others[position])),
            2 => char::from_u32(EXTENSION_A + position as u32),
            3 => char::from_u32(PLANE_2 + position as u32),
            _ => code_points[position],
        }
    }

    fn position(&mut self, space: usize) -> usize {
        let next = self.nexts[space];
        let last_step = self.last_steps[space];
        let (step, position) =
            if self.decoder.bit(&mut self.is_next[space][last_step as usize][self.very_last_step as usize]) {
                (Step::Next, next)
            } else if self.decoder.bit(&mut self.is_near[space][last_step as usize]) {
                (Step::Near, next + 1 + self.decoder.number(&mut self.steps[space]) as usize)
            } else {
                let (_, low) = SPACES[space];
                let high = self.decoder.tree(&mut self.positions[space]);
                (Step::Far, (high << low | self.decoder.uniform(1 << low)) as usize)
            };
        self.nexts[space] = position + 1;
        self.last_steps[space] = step;
        self.very_last_step = step;
        position
    }
}
