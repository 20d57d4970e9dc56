//! Copies ASCII, which most encodings share and most markup consists of.

use crate::simd;
use crate::slices::{after, after_mut};

/// The number of bytes or code units that the loops below take at once. The compiler makes a vector of them.
const BLOCK: usize = 16;

/// Copies the ASCII at the start of `source` as code units, as far as `destination` has room. Returns the length. May
/// overwrite what comes after it.
#[inline(never)]
pub(crate) fn widen(source: &[u8], destination: &mut [u16]) -> usize {
    copy(source, destination)
}

/// [`widen`] to bytes or code units, inlined into a loop that is worth a copy of it.
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

/// [`widen`] from an ASCII byte on. Between other characters that is often a single space, for which blocks aren't
/// worth it.
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

/// [`widen_run`] for text with errors, where ASCII is usually two or three bytes: copies one byte unless eight are
/// ASCII.
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

/// The inverse of [`widen`]. It may overwrite what comes after the ASCII, too.
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

/// [`narrow`] from an ASCII code unit on, as [`widen_run`].
#[inline(always)]
pub(crate) fn narrow_run(source: &[u16], destination: &mut [u8]) -> usize {
    if let (&[only, 0x80..=0xFFFF, ..], [byte, ..]) = (source, &mut *destination) {
        *byte = only as u8;
        return 1;
    }
    narrow(source, destination)
}

/// Copies code units as bytes. Returns whether they are all ASCII; otherwise the bytes are meaningless.
#[inline(always)]
pub(crate) fn narrow_all(source: &[u16], destination: &mut [u8]) -> bool {
    narrow_any(source, destination) < 0x80
}

/// Copies the low halves of code units. Returns all bits that any of the units has.
#[inline(always)]
pub(crate) fn narrow_any(source: &[u16], destination: &mut [u8]) -> u16 {
    let mut bits = 0;
    for (byte, unit) in destination.iter_mut().zip(source) {
        *byte = *unit as u8;
        bits |= unit;
    }
    bits
}
