//! The surrogates in tables, which stand for everything that isn't exactly one code unit. No character is a surrogate, so there is no other
//! one in a table.
//!
//! | surrogates | stand for |
//! |---|---|
//! | U+D800 to U+DEFF | what one encoding has, [numbered](own) by it: pairs of Big5 that become two code units, halves of gb18030's four bytes |
//! | U+DF00 to U+DF7F | [a byte that is malformed by itself](malformed_before), with the ASCII byte after it |
//! | U+DF80 | [the same](MALFORMED) before another byte |
//! | U+DFFF | [everything else](LACKING): the handler has to decode it |
//!
//! Programs may look up pairs in these tables: see `pair_table` in docs/abi.md, for which js/decode/by-table.js and
//! js/wasm/strings.wat are examples. They ask whether a code unit is a surrogate, and nothing else.

use crate::handler::is_surrogate;

/// The first surrogate.
const FIRST: u16 = 0xD800;

/// Stands for a byte that is malformed by itself, before one that isn't ASCII. It isn't replaced, because that next byte may be the first
/// of a pair.
pub(super) const MALFORMED: u16 = 0xDF80;

/// Stands for a sequence that a table knows nothing about.
pub(super) const LACKING: u16 = 0xDFFF;

/// The number of an encoding's own first stand-in is 0; the next ones follow it.
pub(super) fn own(number: u16) -> u16 {
    FIRST + number
}

/// The number of an encoding's own stand-in, if the encoding has that many.
pub(super) fn number_of(unit: u16) -> Option<u16> {
    unit.checked_sub(FIRST)
}

/// The stand-in for a byte that is malformed by itself, before ASCII.
pub(super) fn malformed_before(ascii: u8) -> u16 {
    MALFORMED - 0x80 + u16::from(ascii)
}

/// Whether a code unit stands for a byte that is malformed by itself.
pub(super) fn is_malformed(unit: u16) -> bool {
    (MALFORMED - 0x80..=MALFORMED).contains(&unit)
}

/// The ASCII byte after a malformed one.
pub(super) fn ascii_after_malformed(unit: u16) -> Option<u8> {
    (is_malformed(unit) && unit < MALFORMED).then_some(unit as u8)
}

/// Whether a code unit is a stand-in.
#[inline(always)]
pub(super) fn is_lacking(unit: u16) -> bool {
    is_surrogate(unit)
}

/// Whether any code unit is a stand-in.
#[inline(never)]
pub(super) fn lacks_any(units: &[u16]) -> bool {
    // Two instructions for each vector, instead of three for comparing.
    units.iter().fold(u16::MAX, |least, unit| least.min(unit ^ FIRST)) < 0x0800
}
