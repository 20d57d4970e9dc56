//! Encodes code units as UTF-8 with vectors of 128 bits, without a branch for each character.
//!
//! ```text
//! for each vector of code units:
//!     the bytes of each, in as many places as the longest of them needs
//!     keep as many as it has, by a table of shuffles
//! ```
#![allow(unsafe_code)]

use core::arch::wasm32::{
    i16x8_bitmask, i16x8_eq, u8x16_narrow_i16x8, u8x16_swizzle, u16x8_add, u16x8_shl, u16x8_shr, u16x8_shuffle,
    u16x8_splat, v128, v128_and, v128_any_true, v128_bitselect, v128_load, v128_or, v128_store,
};

use super::kept_bytes::{OF_EIGHT, OF_FOUR, Shuffle};
use super::vectors::encode_three_bytes_each;
use crate::slices::{after, after_mut, lookup};

const UNITS: usize = 8;

/// Four characters become at most 12 bytes, and 16 are written for the next four.
const ROOM: usize = 28;

/// Encodes the start of `source`. Stops less than two vectors before a lone surrogate or an end.
#[inline(never)]
pub(super) fn encode(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    let of_eight: &[Shuffle; 0x100] = &OF_EIGHT;
    let of_four: &[Shuffle; 0x100] = &OF_FOUR;
    let mut read = 0;
    let mut written = 0;
    while let Some([units, next_units]) = after(source, read).as_chunks::<UNITS>().0.first_chunk()
        && let Some(room) = after_mut(destination, written).first_chunk_mut::<ROOM>()
        && let Some(start) = room.first_chunk_mut()
    {
        let (vector, next) = (load_units(units), load_units(next_units));
        if !v128_any_true(v128_and(v128_or(vector, next), u16x8_splat(0xFF80))) {
            store(start, u8x16_narrow_i16x8(vector, next));
            read += 2 * UNITS;
            written += 2 * UNITS;
            continue;
        }
        let is_ascii = matching(vector, 0xFF80, 0);
        let seconds = !bits(is_ascii);
        let is_short = matching(vector, 0xF800, 0);
        let longer = !bits(is_short);
        if longer == 0 {
            let bytes = v128_bitselect(vector, two_bytes(vector), is_ascii);
            store(start, u8x16_swizzle(bytes, load(&lookup(of_eight, seconds))));
            read += UNITS;
            written += UNITS + seconds.count_ones() as usize;
            continue;
        }
        let is_surrogate = matching(vector, 0xF800, 0xD800);
        let any_pairs = v128_any_true(is_surrogate);
        if !any_pairs
            && longer == 0xFF
            && let Some(bytes) = room.first_chunk_mut()
        {
            encode_three_bytes_each(units, bytes);
            read += UNITS;
            written += 3 * UNITS;
            continue;
        }
        let mut pairs = v128_bitselect(vector, two_bytes(vector), is_ascii);
        pairs = v128_bitselect(pairs, first_two_of_three(vector), is_short);
        let mut thirds = longer;
        let mut cut = 0;
        if any_pairs {
            let is_leading = matching(vector, 0xFC00, 0xD800);
            let leading = bits(is_leading);
            let surrogates = bits(is_surrogate);
            // A leading surrogate without its trailing one is lone, unless it is the vector's last unit.
            if surrogates & !leading != leading << 1 {
                break;
            }
            // The next vector starts with a pair that this one cuts.
            cut = usize::from(leading >> (UNITS - 1));
            thirds &= !surrogates;
            let halves = v128_bitselect(leading_half(vector), trailing_half(vector), is_leading);
            pairs = v128_bitselect(halves, pairs, is_surrogate);
        }
        let last = v128_or(v128_and(vector, u16x8_splat(0x3F)), u16x8_splat(0x80));
        let mut count = 0;
        for (bytes, first) in [
            (u16x8_shuffle::<0, 8, 1, 9, 2, 10, 3, 11>(pairs, last), 0),
            (u16x8_shuffle::<4, 12, 5, 13, 6, 14, 7, 15>(pairs, last), 4),
        ] {
            let lengths = seconds >> first & 0x0F | thirds >> first << 4;
            if let Some(places) = after_mut(room, count).first_chunk_mut() {
                store(places, u8x16_swizzle(bytes, load(&lookup(of_four, lengths))));
            }
            count += 4 + lengths.count_ones() as usize;
        }
        read += UNITS - cut;
        written += count - 2 * cut;
    }
    (read, written)
}

/// Which code units equal `value` where `mask` has bits.
#[inline(always)]
fn matching(units: v128, mask: u16, value: u16) -> v128 {
    i16x8_eq(v128_and(units, u16x8_splat(mask)), u16x8_splat(value))
}

#[inline(always)]
fn bits(matching: v128) -> u8 {
    i16x8_bitmask(matching)
}

/// The bytes of eight code units if each becomes two bytes.
#[inline(always)]
fn two_bytes(units: v128) -> v128 {
    let last = u16x8_shl(v128_and(units, u16x8_splat(0x3F)), 8);
    v128_or(v128_or(u16x8_shr(units, 6), last), u16x8_splat(0x80C0))
}

/// The first two bytes of eight code units if each becomes three bytes.
#[inline(always)]
fn first_two_of_three(units: v128) -> v128 {
    let second = u16x8_shl(v128_and(units, u16x8_splat(0xFC0)), 2);
    v128_or(v128_or(u16x8_shr(units, 12), second), u16x8_splat(0x80E0))
}

/// The first two bytes of the pairs that these units lead.
#[inline(always)]
fn leading_half(units: v128) -> v128 {
    // The code point from its tenth bit on.
    let bits = u16x8_add(v128_and(units, u16x8_splat(0x3FF)), u16x8_splat(0x40));
    let second = u16x8_shl(v128_and(bits, u16x8_splat(0xFC)), 6);
    v128_or(v128_or(u16x8_shr(bits, 8), second), u16x8_splat(0x80F0))
}

/// The last two bytes of the pairs that these units trail.
#[inline(always)]
fn trailing_half(units: v128) -> v128 {
    let previous = u16x8_shuffle::<0, 0, 1, 2, 3, 4, 5, 6>(units, units);
    let of_previous = u16x8_shl(v128_and(previous, u16x8_splat(0x03)), 4);
    let third = v128_or(of_previous, v128_and(u16x8_shr(units, 6), u16x8_splat(0x0F)));
    let last = u16x8_shl(v128_and(units, u16x8_splat(0x3F)), 8);
    v128_or(v128_or(third, last), u16x8_splat(0x8080))
}

#[inline(always)]
fn load_units(units: &[u16; UNITS]) -> v128 {
    // SAFETY: it reads 16 bytes, which is what the array has, and needs no alignment.
    unsafe { v128_load(units.as_ptr().cast()) }
}

#[inline(always)]
fn load(bytes: &[u8; 16]) -> v128 {
    // SAFETY: the same.
    unsafe { v128_load(bytes.as_ptr().cast()) }
}

#[inline(always)]
fn store(places: &mut [u8; 16], bytes: v128) {
    // SAFETY: it writes 16 bytes, which is what the array has, and needs no alignment.
    unsafe { v128_store(places.as_mut_ptr().cast(), bytes) };
}
