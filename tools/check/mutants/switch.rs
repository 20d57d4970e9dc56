//! Chooses a mutant: the environment variable MUTANT has its number. A part of the copy of the crate in which mutants are.

use std::sync::atomic::{AtomicU32, Ordering};

static CHOSEN: AtomicU32 = AtomicU32::new(UNKNOWN);

const UNKNOWN: u32 = u32::MAX;
const NONE: u32 = UNKNOWN - 1;

pub(crate) fn is_on(number: u32) -> bool {
    chosen_from(number) == 0
}

/// How many numbers after this one the chosen one is.
#[inline(always)]
pub(crate) fn chosen_from(number: u32) -> u32 {
    let mut chosen = CHOSEN.load(Ordering::Relaxed);
    if chosen == UNKNOWN {
        chosen = read();
    }
    chosen.wrapping_sub(number)
}

#[cold]
fn read() -> u32 {
    let chosen = std::env::var("MUTANT").ok().and_then(|number| number.parse().ok()).unwrap_or(NONE);
    CHOSEN.store(chosen, Ordering::Relaxed);
    chosen
}

macro_rules! switch_operator {
    ($number:literal, [$operator:tt, $first:tt $(, $second:tt)?], $left:expr, $right:expr) => {
        match ($left, $right) {
            (left, right) => match crate::switch::chosen_from($number) {
                0 => left $first right,
                $(1 => left $second right,)?
                _ => left $operator right,
            },
        }
    };
}

macro_rules! switch_equality {
    ($number:literal, [$operator:tt, $first:tt], $left:expr, $right:expr) => {
        match (&$left, &$right) {
            (left, right) => if crate::switch::is_on($number) { left $first right } else { left $operator right },
        }
    };
}

macro_rules! switch_assignment {
    ($number:literal, [$operator:tt, $first:tt $(, $second:tt)?], $left:expr, $right:expr) => {
        match $right {
            right => match crate::switch::chosen_from($number) {
                0 => $left $first right,
                $(1 => $left $second right,)?
                _ => $left $operator right,
            },
        }
    };
}

/// Both operands and the result are negated, or nothing is.
macro_rules! switch_and {
    ($number:literal, $left:expr, $right:expr) => {
        ((($left) ^ crate::switch::is_on($number)) && (($right) ^ crate::switch::is_on($number)))
            ^ crate::switch::is_on($number)
    };
}

macro_rules! switch_or {
    ($number:literal, $left:expr, $right:expr) => {
        ((($left) ^ crate::switch::is_on($number)) || (($right) ^ crate::switch::is_on($number)))
            ^ crate::switch::is_on($number)
    };
}

macro_rules! switch_sign {
    ($number:literal, $sign:tt, $value:expr) => {
        match $value {
            value => if crate::switch::is_on($number) { value } else { $sign value },
        }
    };
}

macro_rules! switch_number {
    ($number:literal, $value:literal) => {
        match crate::switch::chosen_from($number) {
            0 => $value + 1,
            1 if $value != 0 => $value - 1,
            _ => $value,
        }
    };
}

macro_rules! switch_guard {
    ($number:literal, $guard:expr) => {
        match crate::switch::chosen_from($number) {
            0 => true,
            1 => false,
            _ => $guard,
        }
    };
}
