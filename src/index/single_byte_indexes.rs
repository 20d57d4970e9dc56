//! The single-byte indexes: constants, and in WebAssembly unpacked, as `tools/data/tables/single-byte.js` packs them.

#[cfg(any(test, target_arch = "wasm32"))]
use alloc::vec::Vec;

use crate::generated::{self, CodecKind, Encoding, SINGLE_BYTE_COUNT};
use crate::handler::REPLACEMENT_UNIT;
#[cfg(target_arch = "wasm32")]
use crate::lazy::Lazy;
#[cfg(any(test, target_arch = "wasm32"))]
use crate::range_decoder::RangeDecoder;
use crate::slices::after;

pub(crate) type SingleByteNumber = u8;

/// The code units of all bytes in a single-byte encoding; U+FFFD for malformed ones.
pub(crate) fn single_byte_units(number: SingleByteNumber) -> &'static [u16; 0x100] {
    UNITS.get(usize::from(number)).unwrap_or(&ASCII_UNITS)
}

#[cfg(target_arch = "wasm32")]
static UNITS: Lazy<Vec<[u16; 0x100]>> = Lazy::new(|| {
    let mut units = INDEXES.clone();
    for unit in units.iter_mut().flat_map(|units| units.iter_mut().skip(1)) {
        if *unit == 0 {
            *unit = REPLACEMENT_UNIT;
        }
    }
    units
});
#[cfg(not(target_arch = "wasm32"))]
static UNITS: [[u16; 0x100]; SINGLE_BYTE_COUNT] = constants(REPLACEMENT_UNIT);

/// The same with 0 for null.
#[cfg(target_arch = "wasm32")]
static INDEXES: Lazy<Vec<[u16; 0x100]>> = Lazy::new(unpack);
#[cfg(not(target_arch = "wasm32"))]
static INDEXES: [[u16; 0x100]; SINGLE_BYTE_COUNT] = constants(0);

/// The code units of all bytes in each encoding; `null` for malformed ones.
#[cfg(not(target_arch = "wasm32"))]
#[allow(clippy::indexing_slicing, reason = "it runs when the crate is compiled")]
const fn constants(null: u16) -> [[u16; 0x100]; SINGLE_BYTE_COUNT] {
    let mut all = [ASCII_UNITS; SINGLE_BYTE_COUNT];
    let mut place = 0;
    while place < SINGLE_BYTE_COUNT * 0x80 {
        let unit = generated::SINGLE_BYTE_UNITS[place];
        all[place / 0x80][0x80 + place % 0x80] = if unit == 0 { null } else { unit };
        place += 1;
    }
    all
}

/// [Index single-byte](https://encoding.spec.whatwg.org/#index-single-byte): the code units of the bytes 0x80 to 0xFF.
/// All null for other encodings.
#[cfg(feature = "single-byte")]
pub(crate) fn single_byte(encoding: Encoding) -> &'static [u16; 0x80] {
    let units = match encoding.codec_kind() {
        CodecKind::SingleByte(number) => INDEXES.get(usize::from(number)).unwrap_or(&ASCII_UNITS),
        _ => &ASCII_UNITS,
    };
    after(units, 0x80).first_chunk().unwrap_or(&[0; 0x80])
}

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

#[cfg(any(test, target_arch = "wasm32"))]
const GUESSES: usize = 4;
/// How many of a code point's lowest bits aren't learnt.
#[cfg(any(test, target_arch = "wasm32"))]
const LOW: u32 = 3;

/// The models: of guesses, by which ones were right for the two pointers before, and of code points.
#[cfg(any(test, target_arch = "wasm32"))]
const IS_RIGHT: usize = 0;
#[cfg(any(test, target_arch = "wasm32"))]
const CODE_POINTS: usize = IS_RIGHT + 5 * 5 * GUESSES;

#[cfg(any(test, target_arch = "wasm32"))]
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

#[cfg(test)]
mod tests {
    #[test]
    fn the_constants_are_the_packed_indexes() {
        assert!(super::INDEXES.iter().eq(&super::unpack()));
    }
}
