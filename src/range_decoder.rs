//! The adaptive range decoder, the counterpart of `tools/data/tables/range-encoder.js`: see docs/tables.md.
#![allow(clippy::indexing_slicing, reason = "it unpacks constants, so every mistake shows in every test")]

use alloc::vec::Vec;

/// The probability that a bit is 0, learnt from the bits seen so far.
#[derive(Clone, Copy)]
struct Probability {
    /// In units of 2^-16.
    zero: u16,
    /// How many bits were seen, up to [`PATIENCE`].
    seen: u16,
}

/// After this many bits a probability adapts at a constant rate: by 1/32 of the error.
const PATIENCE: u16 = 29;

/// The number of models for [`number`](RangeDecoder::number): for its length, and for the first three bits after its
/// first one.
pub(crate) const NUMBERS: usize = MAX_LENGTH + MAX_LENGTH * 8;
const MAX_LENGTH: usize = 20;

#[derive(Clone)]
pub(crate) struct RangeDecoder<'a> {
    bytes: &'a [u8],
    /// The size of the interval that the message is in.
    range: u32,
    /// Where in that interval it is.
    offset: u32,
    /// The models of the current part of the message.
    models: Vec<Probability>,
}

impl<'a> RangeDecoder<'a> {
    #[cfg_attr(small, optimize(size))]
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut new = Self { bytes, range: u32::MAX, offset: 0, models: Vec::new() };
        for _ in 0..4 {
            new.shift();
        }
        new
    }

    /// Begins a part of the message with this many new models.
    #[cfg_attr(small, optimize(size))]
    pub(crate) fn begin(&mut self, models: usize) {
        self.models.clear();
        self.models.resize(models, Probability { zero: 0x8000, seen: 0 });
    }

    /// Takes a byte. After the end there are zeros.
    #[inline(always)]
    fn shift(&mut self) {
        let byte = match self.bytes {
            [first, rest @ ..] => {
                self.bytes = rest;
                *first
            }
            [] => 0,
        };
        self.offset = self.offset << 8 | u32::from(byte);
    }

    /// Narrows the interval.
    #[inline(always)]
    fn narrow(&mut self, start: u32, range: u32) {
        self.offset -= start;
        self.range = range;
        while self.range < 1 << 24 {
            self.shift();
            self.range <<= 8;
        }
    }

    /// A bit whose probability a model has learnt.
    #[inline(never)]
    pub(crate) fn bit(&mut self, model: usize) -> bool {
        let Probability { zero, seen } = &mut self.models[model];
        // The lowest bit keeps the probability from becoming 0.
        let zeros = (self.range >> 12) * u32::from(*zero >> 4 | 1);
        // The first bits weigh most: 1/2 of the error, later 1/4, 1/8, 1/16 and 1/32.
        let shift = (*seen + 3).ilog2();
        *seen += u16::from(*seen < PATIENCE);
        let bit = self.offset >= zeros;
        if bit {
            *zero -= *zero >> shift;
            self.narrow(zeros, self.range - zeros);
        } else {
            *zero += ((0x1_0000 - u32::from(*zero)) >> shift) as u16;
            self.narrow(0, zeros);
        }
        bit
    }

    /// One of `total` equally likely numbers.
    #[inline(never)]
    pub(crate) fn uniform(&mut self, total: usize) -> usize {
        let number = self.find(total);
        self.take(number, 1, total);
        number
    }

    /// One of several symbols with probabilities in proportion to their weights.
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    pub(crate) fn symbol(&mut self, weights: &[usize]) -> usize {
        let total = weights.iter().sum();
        let number = self.find(total);
        let mut symbol = 0;
        let mut start = 0;
        while number - start >= weights[symbol] {
            start += weights[symbol];
            symbol += 1;
        }
        self.take(start, weights[symbol], total);
        symbol
    }

    /// The next number below `total`, without taking it.
    fn find(&self, total: usize) -> usize {
        (self.offset / (self.range / total as u32)).min(total as u32 - 1) as usize
    }

    /// Takes a symbol that owns `weight` of `total` equally likely numbers, from `start` on.
    fn take(&mut self, start: usize, weight: usize, total: usize) {
        let unit = self.range / total as u32;
        self.narrow(start as u32 * unit, weight as u32 * unit);
    }

    /// A number from 0 on, with [`NUMBERS`] models: the length of the number plus one in bits, and the bits after the
    /// first.
    #[inline(never)]
    pub(crate) fn number(&mut self, models: usize) -> usize {
        let length = self.unary(models, MAX_LENGTH);
        let mut number = 1;
        for rest in (0..length).rev() {
            if number >= 8 {
                number = (number << (rest + 1)) + self.uniform(1 << (rest + 1));
                break;
            }
            number = number * 2 + usize::from(self.bit(models + MAX_LENGTH + length * 8 + number));
        }
        number - 1
    }

    /// A number of `width` bits, with a model for each of its possible starts: 2^`width` of them.
    pub(crate) fn tree(&mut self, models: usize, width: u32) -> usize {
        let mut number = 1;
        for _ in 0..width {
            number = number * 2 + usize::from(self.bit(models + number));
        }
        number - (1 << width)
    }

    /// How many ones precede a zero, at most `max`, with as many models.
    #[inline(never)]
    pub(crate) fn unary(&mut self, models: usize, max: usize) -> usize {
        (0..max).find(|i| !self.bit(models + i)).unwrap_or(max)
    }
}
