//! Encoders, compared as fast as possible: only the fast path, whole and in two parts, with `encoding_rs` only, and
//! without allocation. `encode` checks more, but is many times slower.

use std::cell::RefCell;

use super::common::modes::{EncodeInMode, ErrorMode};
use encoding_rs::EncoderResult;
use encoding_standard::{Encoder, Encoding};

use super::choices::FastChoices;
use super::common::peer;

const MAX_UNITS: usize = 1 << 15;
/// A code unit becomes at most an escape sequence and a reference to a code point.
const ROOM: usize = 13 * MAX_UNITS + 2 * Encoder::LEAST_ROOM;

thread_local! {
    static UNITS: RefCell<Vec<u16>> = RefCell::default();
    static BYTES: RefCell<[Vec<u8>; 2]> = RefCell::new([vec![0; ROOM], vec![0; ROOM]]);
}

/// The first byte chooses the encoding, the next two the error mode and where to split the code units.
pub fn check(input: &[u8]) {
    let Some(FastChoices { encoding, flag, place, rest }) = FastChoices::new(input) else { return };
    let encoding = encoding.output_encoding();
    let mode = if flag { ErrorMode::Fatal } else { ErrorMode::Html };
    UNITS.with_borrow_mut(|units| {
        units.clear();
        units.extend(rest.as_chunks().0.iter().take(MAX_UNITS).map(|&unit: &[u8; 2]| u16::from_le_bytes(unit)));
        let parts: [&[u16]; 2] = units.split_at(place % (units.len() + 1)).into();
        BYTES.with_borrow_mut(|[expected, actual]| {
            let expected = theirs(encoding, units, mode, expected);
            let whole = ours(encoding, &[units], mode, actual);
            assert!(is_same(&whole, &expected), "{encoding} {mode:?}: encoding_rs differs");
            let parts = ours(encoding, &parts, mode, actual);
            assert!(is_same(&parts, &expected), "{encoding} {mode:?}: in two parts it differs");
        });
    });
}

/// The bytes, and the first unmappable code point if that is fatal.
type Encoded<'a> = (&'a [u8], Option<char>);

/// How much of a result precedes an unmappable code point may differ: escape sequences come before or after it.
fn is_same(actual: &Encoded, expected: &Encoded) -> bool {
    actual.1 == expected.1 && (expected.1.is_some() || actual.0 == expected.0)
}

fn theirs<'a>(encoding: Encoding, units: &[u16], mode: ErrorMode, bytes: &'a mut [u8]) -> Encoded<'a> {
    let mut encoder = peer(encoding).new_encoder();
    let (written, unmappable) = if mode == ErrorMode::Fatal {
        let (result, _, written) = encoder.encode_from_utf16_without_replacement(units, bytes, true);
        let EncoderResult::Unmappable(code_point) = result else { return (&bytes[..written], None) };
        (written, Some(code_point))
    } else {
        (encoder.encode_from_utf16(units, bytes, true).2, None)
    };
    (&bytes[..written], unmappable)
}

fn ours<'a>(encoding: Encoding, parts: &[&[u16]], mode: ErrorMode, bytes: &'a mut [u8]) -> Encoded<'a> {
    let mut encoder = encoding.new_encoder().expect("output encodings have encoders");
    let mut written = 0;
    for (i, part) in parts.iter().enumerate() {
        match encoder.encode_from_utf16_in(part, &mut bytes[written..], mode, i + 1 == parts.len()) {
            Ok(progress) => {
                assert!(progress.finished, "{encoding}: there is room for all");
                written += progress.written;
            }
            Err(unmappable) => return (&bytes[..written + unmappable.written], Some(unmappable.code_point)),
        }
    }
    (&bytes[..written], None)
}
