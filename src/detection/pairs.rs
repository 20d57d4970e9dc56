//! How often a byte follows another, where one of them is not ASCII. That is all that the languages with alphabets need
//! to know of a text.

pub(super) struct Pair {
    pub(super) first: u8,
    pub(super) second: u8,
    pub(super) count: u32,
}

#[derive(Clone)]
pub(super) struct Pairs {
    /// The pairs, in their order.
    seen: Vec<[u8; 2]>,
    previous: u8,
    /// Whether the last letter was an ASCII letter.
    after_ascii: bool,
}

/// What stands for all ASCII bytes that are no letters: [`AFTER_ASCII`] where the last word was of ASCII letters.
pub(super) const AFTER_ASCII: u8 = 0x01;
pub(super) const BETWEEN: u8 = 0x02;

/// So many pairs are quicker to sort than to count in a table.
const FEW: usize = 512;

impl Pairs {
    pub(super) fn new() -> Self {
        Self { seen: Vec::new(), previous: BETWEEN, after_ascii: false }
    }

    /// Only remembers what came last, where all so far is ASCII.
    pub(super) fn see_ascii(&mut self, bytes: &[u8]) {
        self.after_ascii |= bytes.iter().any(u8::is_ascii_alphabetic);
        self.previous = bytes.last().map_or(self.previous, |&last| self.between(last));
    }

    #[inline(always)]
    fn between(&self, byte: u8) -> u8 {
        match byte {
            b'\t' | b'\n' | b'\r' | 0x20..=0x40 | 0x5B..=0x60 | 0x7B..=0x7E => {
                if self.after_ascii {
                    AFTER_ASCII
                } else {
                    BETWEEN
                }
            }
            // Control bytes that would be mistaken for these.
            AFTER_ASCII | BETWEEN => 0x00,
            _ => byte,
        }
    }

    #[inline(never)]
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if byte >= 0x80 {
                self.after_ascii = false;
            } else if byte.is_ascii_alphabetic() {
                self.after_ascii = true;
            }
            let byte = self.between(byte);
            let previous = core::mem::replace(&mut self.previous, byte);
            if (byte | previous) >= 0x80 {
                self.seen.push([previous, byte]);
            }
        }
    }

    /// Counts the pairs. Their order is mixed, so that the first ones are like all.
    #[inline(never)]
    pub(super) fn to_counts(&self) -> Vec<Pair> {
        let mixed = |&pair: &[u8; 2]| u16::from_be_bytes(pair).wrapping_mul(MIX);
        let pair = |mixed: u16, count| {
            let [first, second] = mixed.wrapping_mul(UNMIX).to_be_bytes();
            Pair { first, second, count }
        };
        if self.seen.len() <= FEW {
            let mut sorted: Vec<u16> = self.seen.iter().map(mixed).collect();
            sorted.sort_unstable();
            return sorted.chunk_by(|a, b| a == b).map(|run| pair(run.first().copied().unwrap_or(0), run.len() as u32)).collect();
        }
        let mut counts = vec![0_u16; 0x10000];
        for pair in &self.seen {
            if let Some(count) = counts.get_mut(usize::from(mixed(pair))) {
                *count += 1;
            }
        }
        (0..=0xFFFF).zip(counts).filter(|(_, count)| *count > 0).map(|(mixed, count)| pair(mixed, u32::from(count))).collect()
    }
}

/// An odd number, and the one that multiplied with it is 1.
const MIX: u16 = 0x9E35;
const UNMIX: u16 = 0x441D;
