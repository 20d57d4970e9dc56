//! The Hangul of KS X 1001: see docs/tables.md. `tools/tables/hangul.js` packs it.

use alloc::vec::Vec;

use crate::range_decoder::RangeDecoder;

/// All Hangul syllables: an initial, a vowel and one of 28 finals, where the first stands for no final.
pub(super) const FIRST: u16 = 0xAC00;
const COUNT: usize = 11_172;
const FINALS: usize = 28;
const VOWELS: usize = 21;

/// Whether KS X 1001 has a syllable, for all of them; empty for indexes without Hangul.
#[cfg_attr(feature = "boundary", optimize(size))]
pub(super) fn unpack(decoder: &mut RangeDecoder) -> Vec<bool> {
    let mut hangul = Vec::new();
    if decoder.uniform(2) == 1 {
        decoder.begin(FINALS * 8);
        for syllable in 0..COUNT {
            let last = syllable % FINALS;
            let has = |other| usize::from(hangul[other]);
            // The same vowel and final with the initial before; without a final; with a final as common as ㄴ.
            let before = if syllable < FINALS * VOWELS { 0 } else { has(syllable - FINALS * VOWELS) };
            let open = if last == 0 { before } else { has(syllable - last) };
            let common = if last <= 4 { 0 } else { has(syllable - last + 4) };
            let model = ((last * 2 + before) * 2 + open) * 2 + common;
            hangul.push(decoder.bit(model));
        }
    }
    hangul
}
