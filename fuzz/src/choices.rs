//! The choices that an input makes at its start: options, and how the other bytes are split.

use encoding_standard::Encoding;

use super::common::Random;

/// The first bytes of an input, each of which chooses something; 0 where the input is too short.
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    pub fn new(input: &'a [u8]) -> Self {
        Self(input)
    }

    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    /// One of some items.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[usize::from(self.byte()) % items.len()]
    }

    pub fn encoding(&mut self) -> Encoding {
        self.one_of(Encoding::all())
    }

    /// Yes or no.
    pub fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    pub fn maybe_encoding(&mut self) -> Option<Encoding> {
        let byte = usize::from(self.byte());
        Encoding::all().get(byte.wrapping_sub(1)).copied()
    }

    pub fn splits(&mut self) -> Splits {
        let most = self.one_of(&[1, 2, 5, 20, 100, 3000]);
        Splits { most, random: Random(0x9E37_79B9_7F4A_7C15 ^ u64::from(self.byte())) }
    }

    pub fn rest(self) -> &'a [u8] {
        self.0
    }
}

/// Lengths of parts.
pub struct Splits {
    most: usize,
    random: Random,
}

impl Splits {
    pub fn max(&self) -> usize {
        self.most
    }

    /// The length of the next part, sometimes 0.
    pub fn length(&mut self) -> usize {
        self.random.below(self.most + 1)
    }

    /// All parts of some items. The last ones may be empty.
    pub fn parts<'a, T>(&mut self, mut items: &'a [T]) -> Vec<&'a [T]> {
        let mut parts = Vec::new();
        while !items.is_empty() {
            let (part, rest) = items.split_at(self.length().min(items.len()));
            parts.push(part);
            items = rest;
        }
        if parts.is_empty() || self.random.below(4) == 0 {
            parts.push(&[]);
        }
        parts
    }
}

/// The choices of the fast targets, in three bytes.
pub struct FastChoices<'a> {
    pub encoding: Encoding,
    pub flag: bool,
    /// Where to split, up to 32,767.
    pub place: usize,
    pub rest: &'a [u8],
}

impl<'a> FastChoices<'a> {
    /// `None` if the input is too short.
    pub fn new(input: &'a [u8]) -> Option<Self> {
        let &[encoding, high, low, ref rest @ ..] = input else { return None };
        let encoding = Choices::new(&[encoding]).encoding();
        let place = usize::from(u16::from_be_bytes([high & 0x7F, low]));
        Some(Self { encoding, flag: high >= 0x80, place, rest })
    }
}
