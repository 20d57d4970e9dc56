//! The fast paths of encodings that also have sequences longer than pairs, gb18030 and EUC-JP, and of Big5, where some
//! pairs become two code units.
//!
//! ```text
//! until neither step gets on:
//!     run the fast path of pairs, which ends where the table lacks a character
//!     for each character, until there was no longer sequence for a while:
//!         if the table has its pair: write that
//!         else decode the longer sequences that start here
//! ```
//!
//! Entered and left between two characters. One loop for both lengths is faster than restarting the fast path of pairs
//! after each longer sequence.

use super::batches::{Table, stop};
use super::pair_table::PairTable;
use super::stand_ins::is_lacking;
use super::utf_8_pair_table::{MAX_BYTES, WRITTEN, is_unusual, write_character, write_utf_8};
use crate::ascii;
use crate::handler::Malformations;
use crate::slices::{after, after_mut, lookup, start_of};

/// Decodes as many longer sequences as it finds at the start of its source.
pub(super) type RunLonger = fn(&[u8], &mut [u16]) -> (usize, usize);

/// For how many bytes after a longer sequence another one is expected. ASCII isn't counted: this loop copies it as
/// quickly.
const EXPECTED: usize = 256;

/// The length of the longest sequence.
const LONGEST: usize = 4;

/// The number of code units of longer sequences that become UTF-8 at once.
const LONGER_UNITS: usize = 64;

#[inline(never)]
pub(super) fn run(
    pairs: &PairTable,
    source: &[u8],
    destination: &mut [u16],
    is_fatal: bool,
    run_longer: RunLonger,
) -> (usize, usize) {
    in_turns(
        source,
        destination,
        |source, destination| pairs.run(source, destination, is_fatal),
        |source, destination| run_mixed(pairs, source, destination, is_fatal, run_longer),
    )
}

#[inline(always)]
fn run_mixed(
    pairs: &PairTable,
    source: &[u8],
    destination: &mut [u16],
    is_fatal: bool,
    run_longer: RunLonger,
) -> (usize, usize, bool) {
    let units = pairs.units();
    let stop = stop(is_fatal);
    let mut read = 0;
    let mut written = 0;
    let mut end = 1;
    while read < end
        && let Some(&[first, second, third, fourth]) = after(source, read).first_chunk::<LONGEST>()
        && let Some([place, next]) = after_mut(destination, written).first_chunk_mut()
    {
        if first.is_ascii() {
            let ascii = ascii::widen_run(after(source, read), after_mut(destination, written));
            read += ascii;
            written += ascii;
            end += ascii;
            continue;
        }
        let is_usual = |unit| !is_lacking(unit) && unit != stop;
        let unit = lookup(units, u16::from_le_bytes([first, second]));
        if is_usual(unit) {
            *place = unit;
            written += 1;
            if !pairs.leading().contains(first) {
                read += 1;
                continue;
            }
            read += 2;
            let unit = lookup(units, u16::from_le_bytes([third, fourth]));
            if pairs.leading().contains(third) && is_usual(unit) {
                *next = unit;
                written += 1;
                read += 2;
            }
            continue;
        }
        let (ran, wrote) = run_longer(after(source, read), after_mut(destination, written));
        if ran == 0 {
            break;
        }
        read += ran;
        written += wrote;
        end = read + EXPECTED;
    }
    (read, written, read > 0)
}

#[inline(never)]
pub(super) fn run_to_utf_8(
    pairs: &PairTable,
    source: &[u8],
    destination: &mut [u8],
    malformed: Malformations,
    run_longer: RunLonger,
) -> (usize, usize) {
    in_turns(
        source,
        destination,
        |source, destination| pairs.run_to_utf_8(source, destination, malformed),
        |source, destination| run_mixed_to_utf_8(pairs, source, destination, run_longer),
    )
}

#[inline(always)]
fn run_mixed_to_utf_8(
    pairs: &PairTable,
    source: &[u8],
    destination: &mut [u8],
    run_longer: RunLonger,
) -> (usize, usize, bool) {
    let characters = pairs.utf_8();
    let mut read = 0;
    let mut written = 0;
    // The fast path of pairs may stop up to a batch before the longer sequence.
    let mut end = EXPECTED;
    while read < end
        && let Some(&[first, second, third, fourth]) = after(source, read).first_chunk::<LONGEST>()
        && let Some(room) = after_mut(destination, written).first_chunk_mut::<{ MAX_BYTES * LONGER_UNITS + WRITTEN }>()
    {
        if first.is_ascii() {
            let ascii = ascii::copy_run(after(source, read), after_mut(destination, written));
            read += ascii;
            written += ascii;
            end += ascii;
            continue;
        }
        let character = characters.character([first, second]);
        if !is_unusual(character as u8) {
            written += write_character(character, room, 0);
            if !pairs.leading().contains(first) {
                read += 1;
                continue;
            }
            read += 2;
            let next = characters.character([third, fourth]);
            if pairs.leading().contains(third) && !is_unusual(next as u8) {
                written += write_character(next, room, (character >> 24) as usize);
                read += 2;
            }
            continue;
        }
        let mut units = [0; LONGER_UNITS];
        let (ran, wrote) = run_longer(after(source, read), &mut units);
        if ran == 0 {
            break;
        }
        written += write_utf_8(start_of(&units, wrote), after_mut(destination, written));
        read += ran;
        end = read + EXPECTED;
    }
    (read, written, read > 0)
}

/// Runs both in turn. Each returns how much it read and wrote; `second` also returns whether to go on.
#[inline(always)]
fn in_turns<T>(
    source: &[u8],
    destination: &mut [T],
    first: impl Fn(&[u8], &mut [T]) -> (usize, usize),
    second: impl Fn(&[u8], &mut [T]) -> (usize, usize, bool),
) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    loop {
        let (ran, wrote) = first(after(source, read), after_mut(destination, written));
        read += ran;
        written += wrote;
        let (ran, wrote, goes_on) = second(after(source, read), after_mut(destination, written));
        read += ran;
        written += wrote;
        if !goes_on {
            return (read, written);
        }
    }
}
