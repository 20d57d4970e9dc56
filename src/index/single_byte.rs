//! The single-byte indexes, as `tools/tables/single-byte.js` packs them.

use std::sync::LazyLock;

use super::range_decoder::{Bit, RangeDecoder};
use crate::generated::{self, Encoding, FIRST_SINGLE_BYTE, SINGLE_BYTE_COUNT};

/// [Index single-byte](https://encoding.spec.whatwg.org/#index-single-byte) of an encoding, as the code units of the
/// bytes 0x80 to 0xFF; 0 stands for null.
pub(crate) type SingleByteIndex = [u16; 0x80];

/// The index of a single-byte encoding.
pub(crate) fn single_byte(encoding: Encoding) -> &'static SingleByteIndex {
    static INDEXES: LazyLock<Vec<SingleByteIndex>> = LazyLock::new(|| unpack(generated::SINGLE_BYTE));
    &INDEXES[encoding as usize - FIRST_SINGLE_BYTE as usize]
}

const GUESSES: usize = 4;
/// How many bits of a code point, the lowest, are not learnt.
const LOW: u32 = 5;

fn unpack(bytes: &[u8]) -> Vec<SingleByteIndex> {
    let mut decoder = RangeDecoder::new(bytes);
    let mut is_right = [[[Bit::NEW; GUESSES]; GUESSES + 1]; GUESSES + 1];
    let mut units = vec![Bit::NEW; 1 << (u16::BITS - LOW)];
    let mut indexes: Vec<SingleByteIndex> = Vec::new();
    for count in 0..SINGLE_BYTE_COUNT {
        let model = if count == 0 { [0; 0x80] } else { indexes[decoder.uniform(count as u32) as usize] };
        let mut last_unit = 0;
        let (mut last, mut last_but_one) = (0, 0);
        indexes.push(std::array::from_fn(|pointer| {
            let guesses = [model[pointer], last_unit + 1, 0x80 + pointer as u16, 0];
            let is_right = &mut is_right[last][last_but_one];
            // A guess is not made twice.
            let right = (0..GUESSES).find(|&guess| {
                !guesses[..guess].contains(&guesses[guess]) && decoder.bit(&mut is_right[guess])
            });
            let unit = match right {
                Some(guess) => guesses[guess],
                None => (decoder.tree(&mut units) << LOW | decoder.uniform(1 << LOW)) as u16,
            };
            if unit != 0 {
                last_unit = unit;
            }
            (last, last_but_one) = (right.unwrap_or(GUESSES), last);
            unit
        }));
    }
    indexes
}
