//! Converts UTF-8 to UTF-16 and back with AVX2, without a branch for each character.
//!
//! ```text
//! to decode, for each byte of a block as if it ended a character:
//!     its code unit, from the byte and the two before it
//! keep those that do end one
//!
//! to encode, for each code unit of a block:
//!     its bytes, in four places
//! keep as many as it has
//! ```
//!
//! Each surrogate is handled like a character with two of the pair's four bytes. A table of shuffles closes the gaps.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m128i, __m256i, _mm_loadu_si128, _mm_movemask_epi8, _mm_packs_epi16, _mm_shuffle_epi8, _mm_storeu_si128,
    _mm256_add_epi8, _mm256_add_epi32, _mm256_alignr_epi8, _mm256_and_si256, _mm256_andnot_si256, _mm256_blendv_epi8,
    _mm256_castsi256_ps, _mm256_castsi256_si128, _mm256_cmpeq_epi8, _mm256_cmpeq_epi16, _mm256_cmpeq_epi32,
    _mm256_cmpgt_epi8, _mm256_cmpgt_epi32, _mm256_cvtepu16_epi32, _mm256_extracti128_si256, _mm256_loadu_si256,
    _mm256_max_epu8, _mm256_min_epu8, _mm256_movemask_epi8, _mm256_movemask_ps, _mm256_or_si256,
    _mm256_permute2x128_si256, _mm256_set1_epi8, _mm256_set1_epi16, _mm256_set1_epi32, _mm256_setzero_si256,
    _mm256_slli_epi16, _mm256_slli_epi32, _mm256_srli_epi16, _mm256_srli_epi32, _mm256_sub_epi8, _mm256_testz_si256,
    _mm256_unpackhi_epi8, _mm256_unpacklo_epi8,
};

use super::BLOCK;
use super::avx2_validation::{any_of, bytes_before, errors, is_ascii, load_block, rules};
use super::kept_bytes::{OF_FOUR, Shuffle};
use crate::slices::{after, after_mut, lookup};

const UNITS: usize = 16;

/// Code units in a shuffle.
const LANES: usize = 8;

/// For each set of code units, the first one being the lowest bit: the shuffle that moves them together.
static KEPT_UNITS: [Shuffle; 1 << LANES] = kept_units();

#[allow(clippy::indexing_slicing, reason = "the compiler evaluates it, and would report an index out of bounds")]
const fn kept_units() -> [Shuffle; 1 << LANES] {
    let mut shuffles = [[0x80; 16]; 1 << LANES];
    let mut set = 0;
    while set < shuffles.len() {
        let mut kept = 0;
        let mut unit = 0;
        while unit < LANES {
            if set >> unit & 1 == 1 {
                shuffles[set][kept] = 2 * unit as u8;
                shuffles[set][kept + 1] = 2 * unit as u8 + 1;
                kept += 2;
            }
            unit += 1;
        }
        set += 1;
    }
    shuffles
}

/// Decodes the start of `source`, where a character begins. Stops less than a block before a malformed sequence or an
/// end.
#[target_feature(enable = "avx2,popcnt")]
pub(super) fn decode(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    let rules = rules();
    let mut read = 0;
    let mut written = 0;
    while let Some(block) = after(source, read).first_chunk::<BLOCK>()
        && let Some(room) = after_mut(destination, written).first_chunk_mut::<BLOCK>()
    {
        if is_ascii(block) {
            widen(block, room);
            read += BLOCK;
            written += BLOCK;
            continue;
        }
        let vectors = load_block(block);
        let before = [bytes_before(vectors[0], _mm256_setzero_si256()), bytes_before(vectors[1], vectors[0])];
        if any_of(_mm256_or_si256(errors(vectors[0], before[0], rules), errors(vectors[1], before[1], rules))) {
            break;
        }
        let long = equal_or_greater(vectors, 0xF0);
        let starts = equal_or_greater(vectors, 0xC0) | !equal_or_greater(vectors, 0x80);
        // It is unknown whether the last byte ends a character.
        let ends = starts >> 1;
        let length = u64::BITS - ends.leading_zeros();
        // A four-byte sequence has its leading surrogate at the third byte and its trailing one at the fourth.
        let mut kept = (ends | long << 2) & ((1 << length) - 1);
        let mut count = 0;
        for (vector, before) in vectors.into_iter().zip(before) {
            for units in units_by_end(vector, before, long != 0) {
                let set = kept as u8;
                if let Some(places) = after_mut(room, count).first_chunk_mut() {
                    store_units(places, _mm_shuffle_epi8(units, shuffle(&KEPT_UNITS, set)));
                }
                count += set.count_ones() as usize;
                kept >>= LANES;
            }
        }
        read += length as usize;
        written += count;
    }
    (read, written)
}

#[inline]
fn widen(block: &[u8; BLOCK], units: &mut [u16; BLOCK]) {
    // The compiler makes one vector of each 16.
    for (units, bytes) in units.as_chunks_mut::<16>().0.iter_mut().zip(block.as_chunks::<16>().0) {
        for (unit, byte) in units.iter_mut().zip(bytes) {
            *unit = u16::from(*byte);
        }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn equal_or_greater(vectors: [__m256i; 2], least: u8) -> u64 {
    let [first, second] = vectors.map(|vector| {
        let greater = _mm256_max_epu8(vector, _mm256_set1_epi8(least as i8));
        u64::from(_mm256_movemask_epi8(_mm256_cmpeq_epi8(vector, greater)) as u32)
    });
    first | second << 32
}

/// For each byte of a vector, the code unit of the character that it would end, eight at a time. No character has four
/// bytes unless `any_long`.
#[inline]
#[target_feature(enable = "avx2")]
fn units_by_end(vector: __m256i, [previous, second_last, third_last]: [__m256i; 3], any_long: bool) -> [__m128i; 4] {
    let number = |byte: u8| _mm256_set1_epi8(byte as i8);
    let and = |bytes, bits| _mm256_and_si256(bytes, number(bits));
    let is_at_least = |bytes, least| _mm256_cmpeq_epi8(bytes, _mm256_max_epu8(bytes, number(least)));

    let low = _mm256_or_si256(and(vector, 0x3F), and(_mm256_slli_epi16::<6>(previous), 0xC0));
    // The byte before may be the first of two or the second of three: a first one has no more bits there.
    let of_previous = and(_mm256_srli_epi16::<2>(previous), 0x0F);
    let of_three = _mm256_or_si256(of_previous, and(_mm256_slli_epi16::<4>(second_last), 0xF0));
    let high = _mm256_blendv_epi8(of_three, of_previous, is_at_least(previous, 0xC0));
    let mut low = _mm256_blendv_epi8(vector, low, vector);
    let mut high = _mm256_and_si256(high, _mm256_cmpgt_epi8(_mm256_setzero_si256(), vector));
    if any_long {
        let trailing = _mm256_or_si256(and(of_previous, 0x03), number(0xDC));
        high = _mm256_blendv_epi8(high, trailing, is_at_least(third_last, 0xF0));
        // The leading surrogate has ten bits of the code point minus 0x10000, from its tenth bit on.
        let bits =
            _mm256_or_si256(and(_mm256_slli_epi16::<2>(previous), 0xFC), and(_mm256_srli_epi16::<4>(vector), 0x03));
        let borrow = _mm256_cmpeq_epi8(bits, _mm256_min_epu8(bits, number(0x3F)));
        let leading = _mm256_add_epi8(_mm256_sub_epi8(second_last, number(0xF0 - 0xD8)), borrow);
        let is_leading = is_at_least(second_last, 0xF0);
        low = _mm256_blendv_epi8(low, _mm256_sub_epi8(bits, number(0x40)), is_leading);
        high = _mm256_blendv_epi8(high, leading, is_leading);
    }
    let [even, odd] = [_mm256_unpacklo_epi8(low, high), _mm256_unpackhi_epi8(low, high)];
    [
        _mm256_castsi256_si128(even),
        _mm256_castsi256_si128(odd),
        _mm256_extracti128_si256::<1>(even),
        _mm256_extracti128_si256::<1>(odd),
    ]
}

/// Encodes the start of `source`. Stops less than a vector before a lone surrogate or an end.
#[target_feature(enable = "avx2,popcnt")]
pub(super) fn encode(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    // A code unit becomes at most 3 bytes, and 16 bytes are written for each four units.
    const ROOM: usize = 3 * UNITS + 4;
    let of_four: &[Shuffle; 1 << LANES] = &OF_FOUR;
    let mut read = 0;
    let mut written = 0;
    while let Some(units) = after(source, read).first_chunk::<UNITS>()
        && let Some(room) = after_mut(destination, written).first_chunk_mut::<ROOM>()
    {
        let vector = load_units(units);
        if _mm256_testz_si256(vector, _mm256_set1_epi16(0xFF80_u16 as i16)) == 1 {
            for (byte, unit) in room.iter_mut().zip(units) {
                *byte = *unit as u8;
            }
            read += UNITS;
            written += UNITS;
            continue;
        }
        let any_pairs = matching(vector, 0xF800, 0xD800) != 0;
        let mut is_cut = false;
        if any_pairs {
            let [leading, trailing] = [0xD800, 0xDC00].map(|first| matching(vector, 0xFC00, first));
            // A leading surrogate without its trailing one is lone, unless it is the vector's last unit.
            if trailing != leading << 1 {
                break;
            }
            is_cut = leading >> (UNITS - 1) == 1;
        }
        let previous = _mm256_alignr_epi8::<14>(vector, _mm256_permute2x128_si256::<0x08>(vector, vector));
        let mut count = 0;
        for half in [
            [_mm256_castsi256_si128(vector), _mm256_castsi256_si128(previous)],
            [_mm256_extracti128_si256::<1>(vector), _mm256_extracti128_si256::<1>(previous)],
        ] {
            let [units, previous] = half.map(|units| _mm256_cvtepu16_epi32(units));
            for (bytes, lengths) in characters(units, previous, any_pairs) {
                if let Some(places) = after_mut(room, count).first_chunk_mut() {
                    store_bytes(places, _mm_shuffle_epi8(bytes, shuffle(of_four, lengths)));
                }
                count += 4 + lengths.count_ones() as usize;
            }
        }
        // The next vector starts with a pair that this one cuts.
        read += UNITS - usize::from(is_cut);
        written += count - 2 * usize::from(is_cut);
    }
    (read, written)
}

/// Which code units equal `value` where `mask` has bits.
#[inline]
#[target_feature(enable = "avx2")]
fn matching(units: __m256i, mask: u16, value: u16) -> u16 {
    let masked = _mm256_and_si256(units, _mm256_set1_epi16(mask as i16));
    let found = _mm256_cmpeq_epi16(masked, _mm256_set1_epi16(value as i16));
    let halves = [_mm256_castsi256_si128(found), _mm256_extracti128_si256::<1>(found)];
    // Each unit becomes a byte, and then a bit.
    _mm_movemask_epi8(_mm_packs_epi16(halves[0], halves[1])) as u16
}

/// The bytes of eight code units in four places each, four at a time, and their places in [`OF_FOUR`]. Each surrogate
/// has two of its pair's four bytes.
#[inline]
#[target_feature(enable = "avx2")]
fn characters(units: __m256i, previous: __m256i, any_pairs: bool) -> [(__m128i, u8); 2] {
    let number = |value: i32| _mm256_set1_epi32(value);
    let and = |units, bits| _mm256_and_si256(units, number(bits));
    let or = |units, bits| _mm256_or_si256(units, number(bits));
    let continuation = |units| or(and(units, 0x3F), 0x80);
    let pair = |first, second| _mm256_or_si256(first, _mm256_slli_epi32::<8>(second));
    let last = continuation(units);
    let middle = continuation(_mm256_srli_epi32::<6>(units));
    let mut two = pair(or(_mm256_srli_epi32::<6>(units), 0xC0), last);
    let three = pair(or(_mm256_srli_epi32::<12>(units), 0xE0), pair(middle, last));
    let has_second = _mm256_cmpgt_epi32(units, number(0x7F));
    let mut has_third = _mm256_cmpgt_epi32(units, number(0x7FF));
    if any_pairs {
        let kinds = and(units, 0xFC00);
        let is_leading = _mm256_cmpeq_epi32(kinds, number(0xD800));
        let is_trailing = _mm256_cmpeq_epi32(kinds, number(0xDC00));
        // The code point from its tenth bit on.
        let bits = _mm256_add_epi32(and(units, 0x3FF), number(0x40));
        let leading = pair(or(_mm256_srli_epi32::<8>(bits), 0xF0), continuation(_mm256_srli_epi32::<2>(bits)));
        let of_previous = _mm256_slli_epi32::<4>(and(previous, 0x03));
        let third = _mm256_or_si256(or(of_previous, 0x80), and(_mm256_srli_epi32::<6>(units), 0x0F));
        two = _mm256_blendv_epi8(two, leading, is_leading);
        two = _mm256_blendv_epi8(two, pair(third, last), is_trailing);
        has_third = _mm256_andnot_si256(_mm256_or_si256(is_leading, is_trailing), has_third);
    }
    let bytes = _mm256_blendv_epi8(_mm256_blendv_epi8(units, two, has_second), three, has_third);
    let [seconds, thirds] = [has_second, has_third].map(|has| _mm256_movemask_ps(_mm256_castsi256_ps(has)) as u8);
    [
        (_mm256_castsi256_si128(bytes), seconds & 0x0F | thirds << 4),
        (_mm256_extracti128_si256::<1>(bytes), seconds >> 4 | thirds & 0xF0),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
fn shuffle(shuffles: &[Shuffle; 1 << LANES], place: u8) -> __m128i {
    let shuffle = lookup(shuffles, place);
    // SAFETY: it reads 16 bytes, which is what the array has, and needs no alignment.
    unsafe { _mm_loadu_si128(shuffle.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_units(units: &[u16; UNITS]) -> __m256i {
    // SAFETY: it reads 32 bytes, which is what the array has, and needs no alignment.
    unsafe { _mm256_loadu_si256(units.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store_units(places: &mut [u16; 8], units: __m128i) {
    // SAFETY: it writes 16 bytes, which is what the array has, and needs no alignment.
    unsafe { _mm_storeu_si128(places.as_mut_ptr().cast(), units) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store_bytes(places: &mut [u8; 16], bytes: __m128i) {
    // SAFETY: it writes 16 bytes, which is what the array has, and needs no alignment.
    unsafe { _mm_storeu_si128(places.as_mut_ptr().cast(), bytes) }
}
