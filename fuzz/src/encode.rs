//! Encoders, with and without fast paths.

use super::common::modes::{EncodeInMode, ErrorMode};
use encoding_standard::{Encoder, Encoding, Unmappable};

use super::choices::{Choices, Splits};
use super::common::encoding::{ENCODER_MODES, encode, peer_encode};
use super::common::{PATHS, Path};

/// Whatever the path and the splits, the result equals that of the standard's steps and of `encoding_rs`.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let encoding = choices.encoding().output_encoding();
    let mut splits = choices.splits();
    let mut rooms = choices.splits();
    let units: Vec<u16> = choices.rest().as_chunks().0.iter().map(|&unit: &[u8; 2]| u16::from_le_bytes(unit)).collect();
    for mode in ENCODER_MODES {
        let expected = encode(encoding, &units, mode, Path::Literal);
        if mode != ErrorMode::Replacement {
            assert_eq!(expected, peer_encode(encoding, &units, mode), "{encoding} {mode:?}: encoding_rs differs");
        }
        assert_eq!(encode(encoding, &units, mode, Path::Fast), expected, "{encoding} {mode:?}: the fast path differs");
        let parts = splits.parts(&units);
        let whole = encode_parts(encoding, &[&units], None, mode, Path::Literal);
        for path in PATHS {
            let actual = encode_parts(encoding, &parts, Some(&mut rooms), mode, path);
            assert_eq!(actual, whole, "{encoding} {mode:?} {path:?}: parts differ");
        }
        if let Ok(expected) = expected {
            assert_eq!(whole.0, expected, "{encoding} {mode:?}");
        }
    }
}

/// The bytes of parts, the last of which ends the queue, and all unmappable code points with their places. The encoder
/// continues after each, as in the standard's "encode or fail".
fn encode_parts(
    encoding: Encoding,
    parts: &[&[u16]],
    mut rooms: Option<&mut Splits>,
    mode: ErrorMode,
    path: Path,
) -> (Vec<u8>, Vec<(char, isize)>) {
    let encode = if path == Path::Fast { Encoder::encode_from_utf16_in } else { Encoder::encode_literally_in };
    let mut encoder = encoding.new_encoder().expect("output encodings have encoders");
    let mut bytes = Vec::new();
    let mut unmappables = Vec::new();
    let mut position = 0;
    // More room than all parts need makes no difference.
    let needed = 13 * parts.iter().map(|part| part.len()).sum::<usize>();
    let most = rooms.as_ref().map_or(needed, |rooms| rooms.max().min(needed));
    let mut destination = vec![0xAA; Encoder::LEAST_ROOM + most];
    for (i, part) in parts.iter().enumerate() {
        let mut rest = *part;
        loop {
            let room = rooms.as_mut().map_or(most, |rooms| rooms.length().min(most));
            let destination = &mut destination[..Encoder::LEAST_ROOM + room];
            let (read, written, finished) = match encode(&mut encoder, rest, destination, mode, i + 1 == parts.len()) {
                Ok(progress) => (progress.read, progress.written, progress.finished),
                Err(Unmappable { code_point, index, read, written, .. }) => {
                    unmappables.push((code_point, index + position));
                    (read, written, false)
                }
            };
            bytes.extend_from_slice(&destination[..written]);
            rest = &rest[read..];
            position += read as isize;
            if finished {
                assert!(rest.is_empty(), "{encoding}: finished before the end");
                break;
            }
        }
    }
    (bytes, unmappables)
}
