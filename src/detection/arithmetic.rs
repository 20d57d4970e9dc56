//! The unpacker of the model's packed form: an adaptive binary arithmetic code. Its writer is
//! `tools/detection/arithmetic.js`.

const PRECISION: u32 = 12;
const RATE: u32 = 4;

/// What the bits so far were like in the same circumstances: the probability of a zero, in 4096ths.
#[derive(Clone, Copy)]
pub(super) struct Context(u16);

impl Context {
    pub(super) const NEW: Self = Self(1 << (PRECISION - 1));
}

pub(super) struct Unpacker<'a> {
    bytes: &'a [u8],
    range: u32,
    value: u32,
}

impl<'a> Unpacker<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut unpacker = Self { bytes, range: u32::MAX, value: 0 };
        for _ in 0..4 {
            unpacker.shift();
        }
        unpacker
    }

    #[inline(never)]
    pub(super) fn bit(&mut self, context: &mut Context) -> bool {
        let bound = (self.range >> PRECISION) * u32::from(context.0);
        let bit = self.value >= bound;
        if bit {
            self.value -= bound;
            self.range -= bound;
            context.0 -= context.0 >> RATE;
        } else {
            self.range = bound;
            context.0 += ((1 << PRECISION) - context.0) >> RATE;
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
        bit
    }

    /// How many ones are before the first zero, or as many as there are contexts.
    #[inline(never)]
    pub(super) fn unary(&mut self, contexts: &mut [Context]) -> u8 {
        let mut count = 0;
        for context in contexts {
            if !self.bit(context) {
                break;
            }
            count += 1;
        }
        count
    }

    fn shift(&mut self) {
        let (byte, rest) = self.bytes.split_first().unwrap_or((&0, &[]));
        self.bytes = rest;
        self.value = self.value << 8 | u32::from(*byte);
    }
}
