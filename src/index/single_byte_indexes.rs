//! The single-byte indexes, as `tools/data/tables/single-byte.js` packs them.

use alloc::vec::Vec;

use crate::generated::{self, CodecKind, Encoding, SINGLE_BYTE_COUNT};
use crate::handler::REPLACEMENT_UNIT;
use crate::lazy::Lazy;
use crate::range_decoder::RangeDecoder;
use crate::slices::after;

/// Which of the single-byte encodings it is.
pub(crate) type SingleByteNumber = u8;

/// The code units of all bytes in a single-byte encoding, and U+FFFD for the malformed ones.
pub(crate) fn single_byte_units(number: SingleByteNumber) -> &'static [u16; 0x100] {
    static UNITS: Lazy<Vec<[u16; 0x100]>> = Lazy::new(|| {
        let mut units = INDEXES.clone();
        for unit in units.iter_mut().flat_map(|units| units.iter_mut().skip(1)) {
            if *unit == 0 {
                *unit = REPLACEMENT_UNIT;
            }
        }
        units
    });
    UNITS.get(usize::from(number)).unwrap_or(&ASCII_UNITS)
}

/// The same with 0 for null.
static INDEXES: Lazy<Vec<[u16; 0x100]>> = Lazy::new(unpack);

/// [Index single-byte](https://encoding.spec.whatwg.org/#index-single-byte) of an encoding, as the code units of the
/// bytes 0x80 to 0xFF; for the other encodings, one with nulls alone.
#[cfg(feature = "single-byte")]
pub(crate) fn single_byte(encoding: Encoding) -> &'static [u16; 0x80] {
    let units = match encoding.codec_kind() {
        CodecKind::SingleByte(number) => INDEXES.get(usize::from(number)).unwrap_or(&ASCII_UNITS),
        _ => &ASCII_UNITS,
    };
    after(units, 0x80).first_chunk().unwrap_or(&[0; 0x80])
}

/// A table that has ASCII alone.
#[allow(clippy::indexing_slicing, reason = "it is a constant, which does not compile with a mistake")]
pub(crate) static ASCII_UNITS: [u16; 0x100] = {
    let mut units = [0; 0x100];
    let mut byte = 0;
    while byte < 0x80 {
        units[byte] = byte as u16;
        byte += 1;
    }
    units
};

const GUESSES: usize = 4;
/// How many bits of a code point, the lowest, are not learnt.
const LOW: u32 = 3;

/// The models, as numbered here: of the guesses by which were right for the two pointers before, and of code points.
const IS_RIGHT: usize = 0;
const CODE_POINTS: usize = IS_RIGHT + 5 * 5 * GUESSES;

#[allow(clippy::indexing_slicing, reason = "it unpacks constants, so every mistake shows in every test")]
#[cfg_attr(small, optimize(size))]
fn unpack() -> Vec<[u16; 0x100]> {
    let mut decoder = RangeDecoder::new(generated::SINGLE_BYTE);
    decoder.begin(CODE_POINTS + (1 << (u16::BITS - LOW)));
    let mut indexes: Vec<[u16; 0x100]> = Vec::new();
    for count in 0..SINGLE_BYTE_COUNT {
        let mut units = if count == 0 { ASCII_UNITS } else { indexes[decoder.uniform(count)] };
        let mut last_unit = 0;
        let (mut last, mut last_but_one) = (0, 0);
        for (unit, latin_1) in units.iter_mut().zip(0..).skip(0x80) {
            let guesses = [*unit, last_unit + 1, latin_1, 0];
            let models = IS_RIGHT + (last * 5 + last_but_one) * GUESSES;
            // No guess is made twice.
            let is_right = |i: &usize| !guesses[..*i].contains(&guesses[*i]) && decoder.bit(models + i);
            let right = (0..GUESSES).find(is_right).unwrap_or(GUESSES);
            *unit = match guesses.get(right) {
                Some(guess) => *guess,
                None => (decoder.tree(CODE_POINTS, u16::BITS - LOW) << LOW | decoder.uniform(1 << LOW)) as u16,
            };
            last_unit = *unit;
            (last, last_but_one) = (right, last);
        }
        indexes.push(units);
    }
    indexes
}
