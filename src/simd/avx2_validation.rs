//! Finds malformed UTF-8 with AVX2, as in ["Validating UTF-8 In Less Than One Instruction Per
//! Byte"](https://arxiv.org/abs/2010.03090).
//!
//! ```text
//! for each vector of 32 bytes:
//!     errors = by the high half of the byte before & by its low half & by the high half of each byte
//!     where a third or fourth byte of a sequence must be: two continuation bytes in a row are an error unless needed
//! ```
//!
//! Three lookups in tables of 16 bytes check all pairs of bytes at once, without a branch for each character.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m256i, _mm256_alignr_epi8, _mm256_and_si256, _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_or_si256,
    _mm256_permute2x128_si256, _mm256_set1_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_srli_epi16,
    _mm256_subs_epu8, _mm256_testz_si256, _mm256_xor_si256,
};

use super::BLOCK;
use crate::slices::after;

/// An error of two successive bytes: a range of the first, a range of the second, and the bit that stands for it. Rules
/// may share a bit, because the tables distinguish the halves of their bytes.
struct Rule {
    bit: u8,
    first: (u8, u8),
    second: (u8, u8),
}

/// Two continuation bytes in a row. Only this rule has the highest bit, which also says where sequences need a third or
/// fourth byte.
const TWO_CONTINUATIONS: Rule = Rule { bit: 0x80, first: (0x80, 0xBF), second: (0x80, 0xBF) };

const RULES: [Rule; 10] = [
    TWO_CONTINUATIONS,
    // Too short, before ASCII and before another first byte.
    Rule { bit: 0x01, first: (0xC0, 0xFF), second: (0x00, 0x7F) },
    Rule { bit: 0x01, first: (0xC0, 0xFF), second: (0xC0, 0xFF) },
    // A continuation of nothing.
    Rule { bit: 0x02, first: (0x00, 0x7F), second: (0x80, 0xBF) },
    // Overlong sequences of 2, 3 and 4 bytes.
    Rule { bit: 0x04, first: (0xC0, 0xC1), second: (0x80, 0xBF) },
    Rule { bit: 0x08, first: (0xE0, 0xE0), second: (0x80, 0x9F) },
    Rule { bit: 0x40, first: (0xF0, 0xF0), second: (0x80, 0x8F) },
    // Surrogates.
    Rule { bit: 0x10, first: (0xED, 0xED), second: (0xA0, 0xBF) },
    // Beyond U+10FFFF.
    Rule { bit: 0x20, first: (0xF4, 0xFF), second: (0x90, 0xBF) },
    Rule { bit: 0x40, first: (0xF5, 0xFF), second: (0x80, 0x8F) },
];

/// For the high and the low half of a byte, and the high half of the next: the rules that they may break.
const TABLES: [[u8; 16]; 3] = tables();

/// The tables in vectors.
type Rules = [__m256i; 3];

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

/// How many earlier bytes matter for a byte.
const BEFORE: usize = 3;

const VECTOR: usize = 32;

/// A vector with the bytes before it; a block with the bytes before it.
pub(super) const SHORT_WINDOW: usize = BEFORE + VECTOR;
const WINDOW: usize = BEFORE + BLOCK;

/// Succeeds if `bytes`, at least [`SHORT_WINDOW`] of them, are well-formed except for an unfinished sequence at the
/// end. Otherwise returns how many at the start have no error; they may end in an incomplete sequence.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn validate(bytes: &[u8]) -> Result<(), usize> {
    let rules = rules();
    if bytes.len() < WINDOW {
        return if is_short_and_well_formed(bytes, rules) { Ok(()) } else { Err(0) };
    }
    let Some(mut block) = bytes.first_chunk() else { return Err(0) };
    let [first, second] = load_block(block);
    let of_first = errors_at_start(first, rules);
    let of_second = errors(second, bytes_before(second, first), rules);
    if any_of(_mm256_or_si256(of_first, of_second)) {
        return Err(0);
    }
    let mut length = 0;
    loop {
        length += BLOCK;
        // After a block of ASCII, more ASCII is likely.
        if is_ascii(block) {
            for pair in after(bytes, length).as_chunks::<BLOCK>().0.as_chunks::<2>().0 {
                if !are_ascii(pair) {
                    break;
                }
                length += 2 * BLOCK;
            }
        }
        let Some(window) = after(bytes, length - BEFORE).first_chunk() else { break };
        if has_errors(window, rules) {
            return Err(length);
        }
        let Some(next) = window.last_chunk() else { break };
        block = next;
    }
    // This window overlaps the last one.
    if bytes.last_chunk().is_some_and(|window| has_errors(window, rules)) {
        return Err(length);
    }
    Ok(())
}

/// Checks the first and the last vector, and one between them if there is one.
#[inline]
#[target_feature(enable = "avx2")]
fn is_short_and_well_formed(bytes: &[u8], rules: Rules) -> bool {
    let mut all = errors_at_start(load(bytes.first_chunk()), rules);
    for window in [bytes.get(VECTOR - BEFORE..), Some(after(bytes, bytes.len() - SHORT_WINDOW))].into_iter().flatten() {
        let Some(window) = window.first_chunk::<SHORT_WINDOW>() else { continue };
        let [third_last, second_last, previous, vector] = [
            load(after(window, 0).first_chunk()),
            load(after(window, 1).first_chunk()),
            load(after(window, 2).first_chunk()),
            load(after(window, 3).first_chunk()),
        ];
        all = _mm256_or_si256(all, errors(vector, [previous, second_last, third_last], rules));
    }
    !any_of(all)
}

/// [`errors`] for the first vector.
#[inline]
#[target_feature(enable = "avx2")]
fn errors_at_start(vector: __m256i, rules: Rules) -> __m256i {
    errors(vector, bytes_before(vector, _mm256_setzero_si256()), rules)
}

/// The bytes of a vector moved by one, two and three places.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn bytes_before(vector: __m256i, before: __m256i) -> [__m256i; BEFORE] {
    let middle = _mm256_permute2x128_si256::<0x21>(before, vector);
    [
        _mm256_alignr_epi8::<15>(vector, middle),
        _mm256_alignr_epi8::<14>(vector, middle),
        _mm256_alignr_epi8::<13>(vector, middle),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn any_of(bits: __m256i) -> bool {
    _mm256_testz_si256(bits, bits) == 0
}

/// Whether an error ends in the window's block.
#[inline]
#[target_feature(enable = "avx2")]
fn has_errors(window: &[u8; WINDOW], rules: Rules) -> bool {
    // Loading at other places is quicker than moving bytes within vectors.
    let [third_last, second_last, previous, vectors] =
        [load_block_at(window, 0), load_block_at(window, 1), load_block_at(window, 2), load_block_at(window, 3)];
    // The window's first three bytes, and all others.
    let any = _mm256_or_si256(third_last[0], _mm256_or_si256(vectors[0], vectors[1]));
    if _mm256_movemask_epi8(any) == 0 {
        return false;
    }
    let first = errors(vectors[0], [previous[0], second_last[0], third_last[0]], rules);
    let second = errors(vectors[1], [previous[1], second_last[1], third_last[1]], rules);
    any_of(_mm256_or_si256(first, second))
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_block_at(window: &[u8; WINDOW], start: usize) -> [__m256i; 2] {
    match after(window, start).first_chunk() {
        Some(block) => load_block(block),
        None => [_mm256_setzero_si256(); 2],
    }
}

/// Nonzero where a byte breaks a rule together with the three bytes before it, the nearest first.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn errors(
    vector: __m256i,
    before: [__m256i; BEFORE],
    [first_high, first_low, second_high]: Rules,
) -> __m256i {
    let [previous, second_last, third_last] = before;
    let low_half = _mm256_set1_epi8(0x0F);
    let high = |bytes| _mm256_and_si256(_mm256_srli_epi16::<4>(bytes), low_half);
    let broken = _mm256_and_si256(
        _mm256_and_si256(
            _mm256_shuffle_epi8(first_high, high(previous)),
            _mm256_shuffle_epi8(first_low, _mm256_and_si256(previous, low_half)),
        ),
        _mm256_shuffle_epi8(second_high, high(vector)),
    );
    // At least 0x80 where the second byte before starts a sequence of at least three (from 0xE0 on), or the third one a
    // sequence of four (from 0xF0 on).
    let third = _mm256_subs_epu8(second_last, _mm256_set1_epi8(0x60));
    let fourth = _mm256_subs_epu8(third_last, _mm256_set1_epi8(0x70));
    let needed = _mm256_and_si256(_mm256_or_si256(third, fourth), _mm256_set1_epi8(TWO_CONTINUATIONS.bit as i8));
    _mm256_xor_si256(broken, needed)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn is_ascii(block: &[u8; BLOCK]) -> bool {
    are_ascii(core::slice::from_ref(block))
}

#[inline]
#[target_feature(enable = "avx2")]
fn are_ascii(blocks: &[[u8; BLOCK]]) -> bool {
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

#[target_feature(enable = "avx2")]
pub(super) fn rules() -> Rules {
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
fn load(bytes: Option<&[u8; VECTOR]>) -> __m256i {
    match bytes {
        // SAFETY: it reads 32 bytes, which is what the array has, and needs no alignment.
        Some(bytes) => unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) },
        None => _mm256_setzero_si256(),
    }
}
