//! Decoders as fast as they can be compared: only the fast path, once whole and once in two parts, only with
//! `encoding_rs`, and without allocation. `decode` checks more, and takes 50 times as long for it.

use std::cell::RefCell;

use encoding_rs::DecoderResult;
use encoding_wasm::{Decoder, Encoding, ErrorMode};

use super::common::peer;

/// No input is longer.
const MOST: usize = 1 << 16;
const ROOM: usize = MOST + 2 * (Decoder::MOST_HELD + 1);

thread_local! {
    static UNITS: RefCell<[Vec<u16>; 2]> = RefCell::new([vec![0; ROOM], vec![0; ROOM]]);
}

/// The first byte chooses the encoding, the next two the error mode and where to split.
pub fn check(input: &[u8]) {
    let &[encoding, high, low, ref bytes @ ..] = input else { return };
    if bytes.len() > MOST {
        return;
    }
    let encodings = Encoding::all();
    let encoding = encodings[usize::from(encoding) % encodings.len()];
    let mode = if high < 0x80 { ErrorMode::Replacement } else { ErrorMode::Fatal };
    let split = usize::from(u16::from_be_bytes([high & 0x7F, low])) % (bytes.len() + 1);
    UNITS.with_borrow_mut(|[expected, actual]| {
        let expected = theirs(encoding, bytes, mode, expected);
        let whole = ours(encoding, &[bytes], mode, actual);
        assert!(whole == expected, "{encoding} {mode:?}: encoding_rs differs");
        let (first, second) = bytes.split_at(split);
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
        match decoder.decode(part, &mut units[written..], mode, i + 1 == parts.len()) {
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
