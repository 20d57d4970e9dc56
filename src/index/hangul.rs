//! The Hangul of KS X 1001, as `tools/data/tables/hangul.js` packs it: see docs/tables.md.

use alloc::vec::Vec;

use crate::range_decoder::RangeDecoder;

/// All Hangul syllables: an initial, a vowel and one of 28 finals, including none.
pub(super) const FIRST: u16 = 0xAC00;
const COUNT: usize = 11_172;
const FINALS: usize = 28;
const VOWELS: usize = 21;

/// Whether KS X 1001 has each syllable; empty for indexes without Hangul.
pub(super) fn unpack(decoder: &mut RangeDecoder) -> Vec<bool> {
    let mut hangul = Vec::new();
    if decoder.uniform(2) == 1 {
        decoder.begin(FINALS * 8);
        for syllable in 0..COUNT {
            let last = syllable % FINALS;
            let before = syllable >= FINALS * VOWELS && hangul[syllable - FINALS * VOWELS];
            let with_final = |other| usize::from(last > other && hangul[syllable - last + other]);
            // The same vowel and final with the initial before; with the final ㄱ; and with ㄴ, or none.
            let context = (usize::from(before) * 2 + with_final(1)) * 2 + with_final(if last > 4 { 4 } else { 0 });
            hangul.push(decoder.bit(last * 8 + context));
        }
    }
    hangul
}
