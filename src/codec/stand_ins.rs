//! Stand-ins: the surrogates that tables have for everything other than one code unit. No table has other surrogates.
//!
//! | surrogates | stand for |
//! |---|---|
//! | U+D800 to U+DEFF | an encoding's own [stand-ins](own): Big5's pairs that become two code units, halves of gb18030's four bytes |
//! | U+DF00 to U+DF7F | [a single malformed byte](malformed_before), with the ASCII byte after it |
//! | U+DF80 | [a single malformed byte](MALFORMED) before a non-ASCII one |
//! | U+DFFF | [everything else](LACKING), which the handler has to decode |
//!
//! Programs may look up pairs in these tables, see `pair_table` in docs/abi.md. They should only ask whether a code
//! unit is a surrogate.

use crate::handler::is_surrogate;

const FIRST: u16 = 0xD800;

/// Stands for a single malformed byte before a non-ASCII one, which isn't included because it may start a pair.
pub(super) const MALFORMED: u16 = 0xDF80;

/// Stands for a sequence that only the handler can decode.
pub(super) const LACKING: u16 = 0xDFFF;

/// An encoding's own stand-in with this number.
pub(super) fn own(number: u16) -> u16 {
    FIRST + number
}

/// The number of an encoding's own stand-in, if the encoding has that many.
pub(super) fn number_of(unit: u16) -> Option<u16> {
    unit.checked_sub(FIRST)
}

pub(super) fn malformed_before(ascii: u8) -> u16 {
    MALFORMED - 0x80 + u16::from(ascii)
}

pub(super) fn is_malformed(unit: u16) -> bool {
    (MALFORMED - 0x80..=MALFORMED).contains(&unit)
}

pub(super) fn ascii_after_malformed(unit: u16) -> Option<u8> {
    (is_malformed(unit) && unit < MALFORMED).then_some(unit as u8)
}

#[inline(always)]
pub(super) fn is_lacking(unit: u16) -> bool {
    is_surrogate(unit)
}

#[inline(never)]
pub(super) fn lacks_any(units: &[u16]) -> bool {
    // This takes fewer vector instructions than comparing.
    units.iter().fold(u16::MAX, |least, unit| least.min(unit ^ FIRST)) < 0x0800
}
