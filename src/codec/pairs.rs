//! The fast path of all encodings that write most characters as a pair of bytes: one lookup for a pair, in a table
//! with a place for every leading byte from 0x80 on and every trailing byte.

use crate::ascii;

pub(crate) struct PairTable {
    /// The code unit of a pair; 0 for everything that the handler must look at: pairs that are malformed, that begin a
    /// longer sequence, or that do not become exactly one code unit.
    units: Box<[u16]>,
    /// The code unit of a byte that is a character by itself, 0 for the others.
    singles: [u16; 0x80],
}

impl PairTable {
    pub(crate) fn new(pair: impl Fn(u8, u8) -> Option<char>, single: impl Fn(u8) -> Option<char>) -> Self {
        let unit = |code_point: Option<char>| {
            code_point.and_then(|code_point| u16::try_from(u32::from(code_point)).ok()).unwrap_or(0)
        };
        let units = (0x80..=0xFF)
            .flat_map(|leading| (0..=0xFF).map(move |trailing| (leading, trailing)))
            .map(|(leading, trailing)| unit(pair(leading, trailing)))
            .collect();
        let singles = core::array::from_fn(|index| unit(single(index as u8 + 0x80)));
        Self { units, singles }
    }

    fn pair(&self, leading: u8, trailing: u8) -> u16 {
        self.units[usize::from(leading & 0x7F) << 8 | usize::from(trailing)]
    }

    /// [`DecoderHandler::run`](crate::handler::DecoderHandler::run) by this table.
    pub(crate) fn run(&self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        while let Some(&leading) = source.get(read) {
            if leading < 0x80 {
                let ascii = ascii::widen_run(&source[read..], &mut destination[written..]);
                read += ascii;
                written += ascii;
                continue;
            }
            let pair = source.get(read + 1).map_or(0, |&trailing| self.pair(leading, trailing));
            if pair != 0 {
                destination[written] = pair;
                read += 2;
            } else {
                let single = self.singles[usize::from(leading & 0x7F)];
                if single == 0 {
                    break;
                }
                destination[written] = single;
                read += 1;
            }
            written += 1;
        }
        (read, written)
    }
}
