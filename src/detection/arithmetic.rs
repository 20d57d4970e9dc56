//! The adaptive range decoder of the packed model.
#![allow(clippy::indexing_slicing, reason = "it unpacks constants, so every mistake shows in every test")]

#[derive(Clone, Copy)]
struct Probability {
    zero: u16,
    seen: u16,
}

const PATIENCE: u16 = 29;

pub(crate) struct RangeDecoder<'a> {
    bytes: &'a [u8],
    range: u32,
    offset: u32,
    models: Vec<Probability>,
}

impl<'a> RangeDecoder<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut new = Self { bytes, range: u32::MAX, offset: 0, models: Vec::new() };
        for _ in 0..4 {
            new.shift();
        }
        new
    }

    pub(crate) fn begin(&mut self, models: usize) {
        self.models.clear();
        self.models.resize(models, Probability { zero: 0x8000, seen: 0 });
    }

    #[inline(always)]
    fn shift(&mut self) {
        let (byte, rest) = self.bytes.split_first().unwrap_or((&0, &[]));
        self.bytes = rest;
        self.offset = self.offset << 8 | u32::from(*byte);
    }

    #[inline(always)]
    fn narrow(&mut self, start: u32, range: u32) {
        self.offset -= start;
        self.range = range;
        while self.range < 1 << 24 {
            self.shift();
            self.range <<= 8;
        }
    }

    #[inline(never)]
    pub(crate) fn bit(&mut self, model: usize) -> bool {
        let Probability { zero, seen } = &mut self.models[model];
        let zeros = (self.range >> 12) * u32::from(*zero >> 4 | 1);
        let shift = 15 - (*seen + 3).leading_zeros();
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

    #[inline(never)]
    pub(crate) fn unary(&mut self, models: usize, most: usize) -> usize {
        (0..most).find(|i| !self.bit(models + i)).unwrap_or(most)
    }
}
