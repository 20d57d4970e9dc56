//! The Hangul of KS X 1001, as `tools/tables/hangul.js` packs it.

use super::range_decoder::{Bit, RangeDecoder};

/// All Hangul syllables: an initial, a vowel and one of 28 finals, of which the first is none.
const FIRST: u16 = 0xAC00;
const COUNT: usize = 11_172;
const FINALS: usize = 28;
const VOWELS: usize = 21;

/// Which syllables KS X 1001 has, if the index needs it, and which it does not have.
pub(super) fn unpack(decoder: &mut RangeDecoder) -> [Vec<u16>; 2] {
    let mut is_in = Vec::with_capacity(COUNT);
    if decoder.uniform(2) == 1 {
        let mut models = [[[[Bit::NEW; 2]; 2]; 2]; FINALS];
        for syllable in 0..COUNT {
            let last = syllable % FINALS;
            // The same vowel and final with the initial before; without a final; with a final as common as ㄴ.
            let before = syllable >= FINALS * VOWELS && is_in[syllable - FINALS * VOWELS];
            let open = if last > 0 { is_in[syllable - last] } else { before };
            let common = last > 4 && is_in[syllable - last + 4];
            let model = &mut models[last][usize::from(before)][usize::from(open)][usize::from(common)];
            is_in.push(decoder.bit(model));
        }
    }
    [true, false].map(|wanted| (FIRST..).zip(&is_in).filter(|(_, is_in)| **is_in == wanted).map(|(unit, _)| unit).collect())
}
