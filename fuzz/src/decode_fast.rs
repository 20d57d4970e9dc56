//! Decoders, compared as fast as possible: only the fast path, whole and in two parts, with `encoding_rs` only, and
//! without allocation. `decode` checks more, but is many times slower.

use std::cell::RefCell;

use super::common::modes::{DecodeInMode, ErrorMode};
use encoding_rs::DecoderResult;
use encoding_standard::{Decoder, Encoding};

use super::choices::FastChoices;
use super::common::peer;

const MAX_LENGTH: usize = 1 << 16;
const ROOM: usize = MAX_LENGTH + 2 * (Decoder::MOST_HELD + 1);

thread_local! {
    static UNITS: RefCell<[Vec<u16>; 2]> = RefCell::new([vec![0; ROOM], vec![0; ROOM]]);
}

/// The first byte chooses the encoding, the next two the error mode and where to split.
pub fn check(input: &[u8]) {
    let Some(FastChoices { encoding, flag, place, rest: bytes }) = FastChoices::new(input) else { return };
    if bytes.len() > MAX_LENGTH {
        return;
    }
    let mode = if flag { ErrorMode::Fatal } else { ErrorMode::Replacement };
    let (first, second) = bytes.split_at(place % (bytes.len() + 1));
    UNITS.with_borrow_mut(|[expected, actual]| {
        let expected = theirs(encoding, bytes, mode, expected);
        let whole = ours(encoding, &[bytes], mode, actual);
        assert!(whole == expected, "{encoding} {mode:?}: encoding_rs differs");
        let parts = ours(encoding, &[first, second], mode, actual);
        assert!(parts == expected, "{encoding} {mode:?}: in two parts it differs");
    });
}

/// The code units before the end or the first malformed sequence, and whether there is one.
type Decoded<'a> = (&'a [u16], bool);

fn theirs<'a>(encoding: Encoding, bytes: &[u8], mode: ErrorMode, units: &'a mut [u16]) -> Decoded<'a> {
    let mut decoder = peer(encoding).new_decoder_without_bom_handling();
    let (written, is_malformed) = if mode == ErrorMode::Fatal {
        let (result, _, written) = decoder.decode_to_utf16_without_replacement(bytes, units, true);
        (written, matches!(result, DecoderResult::Malformed(..)))
    } else {
        let (_, _, written, _) = decoder.decode_to_utf16(bytes, units, true);
        (written, false)
    };
    (&units[..written], is_malformed)
}

fn ours<'a>(encoding: Encoding, parts: &[&[u8]], mode: ErrorMode, units: &'a mut [u16]) -> Decoded<'a> {
    let mut decoder = encoding.new_decoder();
    let mut written = 0;
    for (i, part) in parts.iter().enumerate() {
        match decoder.decode_to_utf16_in(part, &mut units[written..], mode, i + 1 == parts.len()) {
            Ok(progress) => {
                assert!(progress.finished, "{encoding}: there is room for all");
                written += progress.written;
            }
            Err(malformed) => {
                written += malformed.written;
                return (&units[..written], true);
            }
        }
    }
    (&units[..written], false)
}
