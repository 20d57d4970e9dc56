//! The single-byte indexes, as `tools/tables/single-byte.js` packs them.

use std::sync::LazyLock;

use super::range_decoder::RangeDecoder;
use crate::generated::{self, Encoding, FIRST_SINGLE_BYTE, SINGLE_BYTE_COUNT};

/// [Index single-byte](https://encoding.spec.whatwg.org/#index-single-byte) of an encoding, as the code units of the
/// bytes 0x80 to 0xFF; 0 stands for null.
pub(crate) type SingleByteIndex = [u16; 0x80];

/// Where an encoding is among the single-byte encodings; beyond them all if it is none.
pub(crate) fn single_byte_place(encoding: Encoding) -> usize {
    (encoding as usize).wrapping_sub(FIRST_SINGLE_BYTE as usize)
}

/// The index of a single-byte encoding; for the others, one that has nothing.
pub(crate) fn single_byte(encoding: Encoding) -> &'static SingleByteIndex {
    static INDEXES: LazyLock<Vec<SingleByteIndex>> = LazyLock::new(|| unpack(generated::SINGLE_BYTE));
    INDEXES.get(single_byte_place(encoding)).unwrap_or(&[0; 0x80])
}

const GUESSES: usize = 4;
/// How many bits of a code point, the lowest, are not learnt.
const LOW: u32 = 5;

/// The models, as numbered here: of the guesses by which were right for the two pointers before, and of code points.
const IS_RIGHT: usize = 0;
const CODE_POINTS: usize = IS_RIGHT + 5 * 5 * GUESSES;

#[allow(clippy::indexing_slicing, reason = "it unpacks constants: what goes wrong does so in every test")]
fn unpack(bytes: &[u8]) -> Vec<SingleByteIndex> {
    let mut decoder = RangeDecoder::new(bytes);
    decoder.begin(CODE_POINTS + (1 << (u16::BITS - LOW)));
    let mut indexes: Vec<SingleByteIndex> = Vec::new();
    for count in 0..SINGLE_BYTE_COUNT {
        let mut index = if count == 0 { [0; 0x80] } else { indexes[decoder.uniform(count)] };
        let mut last_unit = 0;
        let (mut last, mut last_but_one) = (0, 0);
        for (unit, latin_1) in index.iter_mut().zip(0x80..) {
            let guesses = [*unit, last_unit + 1, latin_1, 0];
            let models = IS_RIGHT + (last * 5 + last_but_one) * GUESSES;
            // A guess is not made twice.
            let is_right = |i: &usize| !guesses[..*i].contains(&guesses[*i]) && decoder.bit(models + i);
            let right = (0..GUESSES).find(is_right).unwrap_or(GUESSES);
            *unit = match guesses.get(right) {
                Some(guess) => *guess,
                None => (decoder.tree(CODE_POINTS, u16::BITS - LOW) << LOW | decoder.uniform(1 << LOW)) as u16,
            };
            if *unit != 0 {
                last_unit = *unit;
            }
            (last, last_but_one) = (right, last);
        }
        indexes.push(index);
    }
    indexes
}
