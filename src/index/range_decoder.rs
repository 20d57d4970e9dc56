//! The adaptive range decoder that `tools/tables/range-encoder.js` writes for: both make the same steps.

/// The number from which on a bit's probability no longer adapts more slowly.
const PATIENCE: u16 = 30;

/// How fast a probability adapts, by the bits seen: the first ones weigh the most.
#[allow(clippy::indexing_slicing, reason = "it is a constant, which does not compile otherwise")]
static RATES: [u16; PATIENCE as usize + 1] = {
    let mut rates = [0; PATIENCE as usize + 1];
    let mut seen = 0;
    while seen < rates.len() {
        rates[seen] = (655_360 / (10 * seen + 16)) as u16;
        seen += 1;
    }
    rates
};

/// The probability that a bit is 0, learnt from the bits seen so far.
#[derive(Clone, Copy)]
struct Probability {
    /// In units of 2^-16.
    zero: u16,
    seen: u16,
}

/// How many models numbers need: for how many bits follow the first, and for the first three of these.
pub(super) const NUMBERS: usize = MAX_LENGTH + MAX_LENGTH * 8;
const MAX_LENGTH: usize = 20;

#[derive(Clone)]
pub(super) struct RangeDecoder<'a> {
    bytes: &'a [u8],
    /// The size of the interval that the message is in.
    range: u32,
    /// Where in that interval it is.
    offset: u32,
    /// What bits are told by. Each part of a message numbers its own.
    models: Vec<Probability>,
}

impl<'a> RangeDecoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut new = Self { bytes, range: u32::MAX, offset: 0, models: Vec::new() };
        for _ in 0..4 {
            new.shift();
        }
        new
    }

    /// Begins a part of the message with as many new models.
    pub(super) fn begin(&mut self, models: usize) {
        self.models.clear();
        self.models.resize(models, Probability { zero: 0x8000, seen: 0 });
    }

    /// Takes a byte; those beyond the end are zeros.
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

    /// Goes on in a part of the interval.
    #[inline(always)]
    fn narrow(&mut self, start: u32, range: u32) {
        self.offset -= start;
        self.range = range;
        while self.range < 1 << 24 {
            self.shift();
            self.range <<= 8;
        }
    }

    /// A bit that a model has learnt.
    #[inline(never)]
    pub(super) fn bit(&mut self, model: usize) -> bool {
        self.inlined_bit(model)
    }

    /// For the loops here, which are where the time goes: before WebAssembly is optimized, calls are dear.
    #[inline(always)]
    #[allow(clippy::indexing_slicing, reason = "it unpacks constants, so every mistake shows in every test")]
    fn inlined_bit(&mut self, model: usize) -> bool {
        let Probability { zero, seen } = &mut self.models[model];
        let zeros = (self.range >> 12) * u32::from(*zero >> 4);
        let bit = self.offset >= zeros;
        let rate = u32::from(RATES[usize::from(*seen)]);
        let change = |probability: u32| ((probability * rate) >> 16) as u16;
        *seen = PATIENCE.min(*seen + 1);
        let (start, range) = if bit {
            *zero -= change(u32::from(*zero));
            (zeros, self.range - zeros)
        } else {
            *zero += change(0x1_0000 - u32::from(*zero));
            (0, zeros)
        };
        self.narrow(start, range);
        bit
    }

    /// One of `total` equally likely numbers.
    #[inline(never)]
    pub(super) fn uniform(&mut self, total: usize) -> usize {
        let number = self.find(total);
        self.take(number, 1, total);
        number
    }

    /// What is told is something that has some of `total` equally likely numbers to itself: one of these.
    pub(super) fn find(&self, total: usize) -> usize {
        (self.offset / (self.range / total as u32)).min(total as u32 - 1) as usize
    }

    /// Takes what was found: where its numbers start, and how many it has.
    pub(super) fn take(&mut self, start: usize, weight: usize, total: usize) {
        let unit = self.range / total as u32;
        self.narrow(start as u32 * unit, weight as u32 * unit);
    }

    /// A number from 0 on, by [`NUMBERS`] models: the bits of the number plus one, after how many they are.
    #[inline(never)]
    pub(super) fn number(&mut self, models: usize) -> usize {
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

    /// A number of `width` bits, by a model for each way that they can begin.
    pub(super) fn tree(&mut self, models: usize, width: u32) -> usize {
        let mut number = 1;
        for _ in 0..width {
            number = number * 2 + usize::from(self.bit(models + number));
        }
        number - (1 << width)
    }

    /// How many in a row, at most `most`, by as many models.
    #[inline(never)]
    pub(super) fn unary(&mut self, models: usize, most: usize) -> usize {
        (0..most).find(|i| !self.inlined_bit(models + i)).unwrap_or(most)
    }
}
