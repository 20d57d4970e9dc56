//! The adaptive range decoder that `tools/tables/range-encoder.js` writes for: both make the same steps.

/// The number from which on a bit's probability no longer adapts more slowly.
const PATIENCE: u16 = 30;

/// How fast a probability adapts, by the bits seen: the first ones weigh the most.
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
pub(super) struct Bit {
    /// In units of 2^-16.
    zero: u16,
    seen: u16,
}

impl Bit {
    pub(super) const NEW: Self = Self { zero: 0x8000, seen: 0 };

    fn learn(&mut self, bit: bool) {
        let zero = u32::from(self.zero);
        let rate = u32::from(RATES[usize::from(self.seen)]);
        self.zero = (if bit { zero - (zero * rate >> 16) } else { zero + ((0x1_0000 - zero) * rate >> 16) }) as u16;
        self.seen = PATIENCE.min(self.seen + 1);
    }
}

/// Numbers from 0 on: the bits of the number plus one, after how many they are. The first few are learnt.
#[derive(Clone)]
pub(super) struct Numbers {
    more: [Bit; 24],
    leading: [[Bit; 8]; 24],
}

impl Numbers {
    pub(super) const NEW: Self = Self { more: [Bit::NEW; 24], leading: [[Bit::NEW; 8]; 24] };
}

#[derive(Clone)]
pub(super) struct RangeDecoder<'a> {
    bytes: &'a [u8],
    /// The size of the interval that the message is in.
    range: u32,
    /// Where in that interval it is.
    offset: u32,
}

impl<'a> RangeDecoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut new = Self { bytes, range: u32::MAX, offset: 0 };
        for _ in 0..4 {
            new.shift();
        }
        new
    }

    /// Takes a byte; those beyond the end are zeros.
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
    fn narrow(&mut self, start: u32, range: u32) {
        self.offset -= start;
        self.range = range;
        while self.range < 1 << 24 {
            self.shift();
            self.range <<= 8;
        }
    }

    pub(super) fn bit(&mut self, model: &mut Bit) -> bool {
        let zeros = (self.range >> 12) * u32::from(model.zero >> 4);
        let bit = self.offset >= zeros;
        if bit {
            self.narrow(zeros, self.range - zeros);
        } else {
            self.narrow(0, zeros);
        }
        model.learn(bit);
        bit
    }

    /// One of `total` equally likely numbers.
    pub(super) fn uniform(&mut self, total: u32) -> u32 {
        self.weighted(total, |number| (number, number, 1))
    }

    /// Something that has some of `total` equally likely numbers to itself: `find` gives, for one of them, what it is,
    /// and where its numbers start and how many they are.
    pub(super) fn weighted<T>(&mut self, total: u32, find: impl FnOnce(u32) -> (T, u32, u32)) -> T {
        let unit = self.range / total;
        let (found, start, weight) = find((self.offset / unit).min(total - 1));
        self.narrow(start * unit, weight * unit);
        found
    }

    pub(super) fn number(&mut self, model: &mut Numbers) -> u32 {
        let length = self.unary(&mut model.more);
        let mut number = 1;
        for i in 0..length {
            number = if i < 3 {
                number << 1 | usize::from(self.bit(&mut model.leading[length][number]))
            } else {
                let rest = length - i;
                number << rest | self.uniform(1 << rest) as usize
            };
            if i == 3 {
                break;
            }
        }
        number as u32 - 1
    }

    /// A number whose bits are all learnt, as many as `model` is made for: it has a place for each way to begin.
    pub(super) fn tree(&mut self, model: &mut [Bit]) -> u32 {
        let mut number = 1;
        while number < model.len() {
            number = number << 1 | usize::from(self.bit(&mut model[number]));
        }
        (number - model.len()) as u32
    }

    /// How many in a row, at most as many as there are models.
    pub(super) fn unary(&mut self, models: &mut [Bit]) -> usize {
        let mut count = 0;
        for model in models {
            if !self.bit(model) {
                break;
            }
            count += 1;
        }
        count
    }
}
