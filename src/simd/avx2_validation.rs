//! Finds malformed UTF-8 by AVX2, as in ["Validating UTF-8 In Less Than One Instruction Per
//! Byte"](https://arxiv.org/abs/2010.03090).
//!
//! ```text
//! for each vector of 32 bytes:
//!     errors = by the high half of the byte before & by its low half & by the high half of each byte
//!     where a third or fourth byte of a sequence must be: two continuation bytes in a row are no error but needed
//! ```
//!
//! Three lookups in tables of 16 bytes decide about all pairs of bytes at once, without a branch for each character.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m256i, _mm256_alignr_epi8, _mm256_and_si256, _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_or_si256,
    _mm256_permute2x128_si256, _mm256_set1_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_srli_epi16,
    _mm256_subs_epu8, _mm256_testz_si256, _mm256_xor_si256,
};

use core::slice;

use super::BLOCK;
use crate::slices::after;

/// An error of two bytes in a row: a range of the first, a range of the second, and the bit that stands for it. No two
/// rules of a bit can be confused, because the tables distinguish the halves of their bytes.
struct Rule {
    bit: u8,
    first: (u8, u8),
    second: (u8, u8),
}

/// Two continuation bytes in a row. The highest bit, which only this rule has, is also where the third and fourth bytes of
/// sequences need it.
const TWO_CONTINUATIONS: Rule = Rule { bit: 0x80, first: (0x80, 0xBF), second: (0x80, 0xBF) };

const RULES: [Rule; 10] = [
    TWO_CONTINUATIONS,
    // Too short, before ASCII and before another first byte.
    Rule { bit: 0x01, first: (0xC0, 0xFF), second: (0x00, 0x7F) },
    Rule { bit: 0x01, first: (0xC0, 0xFF), second: (0xC0, 0xFF) },
    // A continuation of nothing.
    Rule { bit: 0x02, first: (0x00, 0x7F), second: (0x80, 0xBF) },
    // Longer than necessary, for 2, 3 and 4 bytes.
    Rule { bit: 0x04, first: (0xC0, 0xC1), second: (0x80, 0xBF) },
    Rule { bit: 0x08, first: (0xE0, 0xE0), second: (0x80, 0x9F) },
    Rule { bit: 0x40, first: (0xF0, 0xF0), second: (0x80, 0x8F) },
    // Surrogates.
    Rule { bit: 0x10, first: (0xED, 0xED), second: (0xA0, 0xBF) },
    // Beyond U+10FFFF.
    Rule { bit: 0x20, first: (0xF4, 0xFF), second: (0x90, 0xBF) },
    Rule { bit: 0x40, first: (0xF5, 0xFF), second: (0x80, 0x8F) },
];

/// For the high and the low half of a byte and the high half of the next: the rules that they may break.
const TABLES: [[u8; 16]; 3] = tables();

#[allow(clippy::indexing_slicing, reason = "the compiler evaluates it, and would report an index out of bounds")]
const fn tables() -> [[u8; 16]; 3] {
    let mut tables = [[0; 16]; 3];
    let mut i = 0;
    while i < RULES.len() {
        let Rule { bit, first, second } = RULES[i];
        let mut byte = first.0 as usize;
        while byte <= first.1 as usize {
            tables[0][byte >> 4] |= bit;
            tables[1][byte & 0xF] |= bit;
            byte += 1;
        }
        let mut byte = second.0 as usize;
        while byte <= second.1 as usize {
            tables[2][byte >> 4] |= bit;
            byte += 1;
        }
        i += 1;
    }
    tables
}

/// Succeeds if all bytes are well-formed. Otherwise returns how many at the start have no error, at whose end a sequence may
/// be incomplete. Gives those bytes to `take`, in order.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn validate(bytes: &[u8], mut take: impl FnMut(&[u8])) -> Result<(), usize> {
    let rules = rules();
    let mut before = _mm256_setzero_si256();
    let mut length = 0;
    let (blocks, tail) = bytes.as_chunks::<BLOCK>();
    let mut blocks = blocks.iter();
    while let Some(block) = blocks.next() {
        if has_errors(block, &mut before, rules) {
            return Err(length);
        }
        take(block);
        length += BLOCK;
        // Where a block is ASCII, the next ones often are.
        if is_ascii(slice::from_ref(block)) {
            let (fours, _) = blocks.as_slice().as_chunks::<4>();
            let mut ascii = 0;
            for four in fours {
                if !is_ascii(four) {
                    break;
                }
                take(four.as_flattened());
                ascii += four.len();
            }
            length += BLOCK * ascii;
            blocks = after(blocks.as_slice(), ascii).iter();
        }
    }
    // The zeros after the end are ASCII, before which no sequence may be incomplete.
    let mut last = [0; BLOCK];
    for (place, byte) in last.iter_mut().zip(tail) {
        *place = *byte;
    }
    if has_errors(&last, &mut before, rules) {
        return Err(length);
    }
    take(tail);
    Ok(())
}

/// Whether a block has an error, or an error begins `before` it, which becomes its second half.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn has_errors(
    block: &[u8; BLOCK],
    before: &mut __m256i,
    [first_high, first_low, second_high]: [__m256i; 3],
) -> bool {
    let low_half = _mm256_set1_epi8(0x0F);
    let mut errors = _mm256_setzero_si256();
    let vectors = load_block(block);
    if _mm256_movemask_epi8(_mm256_or_si256(vectors[0], vectors[1])) == 0 && is_ascii_end(*before) {
        *before = vectors[1];
        return false;
    }
    for vector in vectors {
        // The last 16 bytes before, and the first 16 of these.
        let middle = _mm256_permute2x128_si256::<0x21>(*before, vector);
        let previous = _mm256_alignr_epi8::<15>(vector, middle);
        let high = |bytes| _mm256_and_si256(_mm256_srli_epi16::<4>(bytes), low_half);
        let broken = _mm256_and_si256(
            _mm256_and_si256(
                _mm256_shuffle_epi8(first_high, high(previous)),
                _mm256_shuffle_epi8(first_low, _mm256_and_si256(previous, low_half)),
            ),
            _mm256_shuffle_epi8(second_high, high(vector)),
        );
        // 0x80 or more where the byte two before starts a sequence of at least three, which is 0xE0 or more, or the one
        // three before a sequence of four, 0xF0 or more.
        let third = _mm256_subs_epu8(_mm256_alignr_epi8::<14>(vector, middle), _mm256_set1_epi8(0x60));
        let fourth = _mm256_subs_epu8(_mm256_alignr_epi8::<13>(vector, middle), _mm256_set1_epi8(0x70));
        let needed = _mm256_and_si256(_mm256_or_si256(third, fourth), _mm256_set1_epi8(TWO_CONTINUATIONS.bit as i8));
        errors = _mm256_or_si256(errors, _mm256_xor_si256(broken, needed));
        *before = vector;
    }
    _mm256_testz_si256(errors, errors) == 0
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn is_ascii(blocks: &[[u8; BLOCK]]) -> bool {
    let mut all = _mm256_setzero_si256();
    for block in blocks {
        let [first, second] = load_block(block);
        all = _mm256_or_si256(all, _mm256_or_si256(first, second));
    }
    _mm256_movemask_epi8(all) == 0
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn load_block(block: &[u8; BLOCK]) -> [__m256i; 2] {
    let (halves, _) = block.as_chunks();
    [load(halves.first()), load(halves.last())]
}

/// Whether the last three bytes are ASCII, so that no sequence is incomplete.
#[inline]
#[target_feature(enable = "avx2")]
fn is_ascii_end(vector: __m256i) -> bool {
    _mm256_movemask_epi8(vector) as u32 >> 29 == 0
}

#[target_feature(enable = "avx2")]
pub(super) fn rules() -> [__m256i; 3] {
    TABLES.map(|table| both_halves(&table))
}

#[target_feature(enable = "avx2")]
fn both_halves(table: &[u8; 16]) -> __m256i {
    let mut both = [0; 32];
    for (place, byte) in both.iter_mut().zip(table.iter().cycle()) {
        *place = *byte;
    }
    load(Some(&both))
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(bytes: Option<&[u8; 32]>) -> __m256i {
    match bytes {
        // SAFETY: it reads 32 bytes, which is what the array has, and needs no alignment.
        Some(bytes) => unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) },
        None => _mm256_setzero_si256(),
    }
}
