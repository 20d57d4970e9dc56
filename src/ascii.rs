//! ASCII bytes, which all encodings but UTF-16 share and most markup consists of.

use crate::simd;
use crate::slices::{after, after_mut};

/// How many bytes are examined together: one SIMD register, into which the compiler vectorizes the loops below.
const BLOCK: usize = 16;

/// Copies the ASCII bytes at the start of `source` as code units, as many as `destination` has room for, and returns
/// their number.
///
/// May write anything after them.
#[inline(never)]
pub(crate) fn widen(source: &[u8], destination: &mut [u16]) -> usize {
    copy(source, destination)
}

/// [`widen`] to bytes or code units, for a caller whose loop is worth a copy of this.
#[inline(always)]
pub(crate) fn copy<T: From<u8>>(source: &[u8], destination: &mut [T]) -> usize {
    let mut done = 0;
    for (bytes, copies) in source.as_chunks::<BLOCK>().0.iter().zip(destination.as_chunks_mut::<BLOCK>().0) {
        for (copy, byte) in copies.iter_mut().zip(bytes) {
            *copy = T::from(*byte);
        }
        let length = simd::ascii_length(bytes);
        if length < BLOCK {
            return done + length;
        }
        done += BLOCK;
    }
    for (byte, copy) in after(source, done).iter().zip(after_mut(destination, done)) {
        if *byte >= 0x80 {
            break;
        }
        *copy = T::from(*byte);
        done += 1;
    }
    done
}

/// [`widen`] where `source` is known to start with an ASCII byte: between characters of other scripts that is often a
/// space or a comma alone, for which the blocks are not worth setting up.
#[inline(always)]
pub(crate) fn widen_run(source: &[u8], destination: &mut [u16]) -> usize {
    if let (&[only, 0x80..=0xFF, ..], [unit, ..]) = (source, &mut *destination) {
        *unit = u16::from(only);
        return 1;
    }
    widen(source, destination)
}

/// [`widen_run`] as bytes.
#[inline(never)]
pub(crate) fn copy_run(source: &[u8], destination: &mut [u8]) -> usize {
    if let (&[only, 0x80..=0xFF, ..], [byte, ..]) = (source, &mut *destination) {
        *byte = only;
        return 1;
    }
    copy(source, destination)
}

/// [`widen_run`] for text with errors, where runs of ASCII are mostly two or three bytes: it copies one byte if there are fewer than
/// eight.
#[inline(always)]
pub(crate) fn widen_few(source: &[u8], destination: &mut [u16]) -> usize {
    const HIGHEST_BITS: u64 = u64::from_ne_bytes([0x80; 8]);
    let start = source.first_chunk().copied().map_or(0, u64::from_le_bytes);
    if start & HIGHEST_BITS != 0
        && let (&[first, ..], [unit, ..]) = (source, &mut *destination)
    {
        *unit = u16::from(first);
        return 1;
    }
    widen(source, destination)
}

/// The inverse: copies the ASCII code units at the start of `source` as bytes. It too may write anything after them.
#[inline(never)]
pub(crate) fn narrow(source: &[u16], destination: &mut [u8]) -> usize {
    let mut done = 0;
    for (units, bytes) in source.as_chunks::<BLOCK>().0.iter().zip(destination.as_chunks_mut::<BLOCK>().0) {
        if !narrow_all(units, bytes) {
            return done + units.iter().take_while(|unit| **unit < 0x80).count();
        }
        done += BLOCK;
    }
    for (unit, byte) in after(source, done).iter().zip(after_mut(destination, done)) {
        if *unit >= 0x80 {
            break;
        }
        *byte = *unit as u8;
        done += 1;
    }
    done
}

/// [`narrow`] where `source` is known to start with an ASCII code unit, as for [`widen_run`].
#[inline(always)]
pub(crate) fn narrow_run(source: &[u16], destination: &mut [u8]) -> usize {
    if let (&[only, 0x80..=0xFFFF, ..], [byte, ..]) = (source, &mut *destination) {
        *byte = only as u8;
        return 1;
    }
    narrow(source, destination)
}

/// Copies code units as bytes, and returns whether they are all ASCII. Otherwise the bytes are anything.
#[inline(always)]
pub(crate) fn narrow_all(source: &[u16], destination: &mut [u8]) -> bool {
    narrow_any(source, destination) < 0x80
}

/// Copies the low halves of code units, and returns all bits that any of them has.
#[inline(always)]
pub(crate) fn narrow_any(source: &[u16], destination: &mut [u8]) -> u16 {
    let mut bits = 0;
    for (byte, unit) in destination.iter_mut().zip(source) {
        *byte = *unit as u8;
        bits |= unit;
    }
    bits
}
