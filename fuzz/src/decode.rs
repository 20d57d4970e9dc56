//! Decoders, with and without fast paths, to UTF-16 and UTF-8.

use super::common::modes::{DecodeInMode, ErrorMode, TranscodeInMode, new_transcoder};
use encoding_standard::{Decoder, Encoding, End, TranscodeError, Transcoder};

use super::choices::{Choices, Splits};
use super::common::{Decoded, MODES, Malformed, PATHS, Path, decode, peer_decode};

/// Whatever the path and the splits, the result equals that of the standard's steps and of `encoding_rs`.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let encoding = choices.encoding();
    let mut splits = choices.splits();
    let mut rooms = choices.splits();
    let bytes = choices.rest();
    for mode in MODES {
        let expected = decode(encoding, bytes, mode, Path::Literal);
        assert_eq!(expected, peer_decode(encoding, bytes, mode), "{encoding} {mode:?}: encoding_rs differs");
        assert_eq!(decode(encoding, bytes, mode, Path::Fast), expected, "{encoding} {mode:?}: the fast path differs");
        let parts = splits.parts(bytes);
        for path in PATHS {
            let actual = decode_parts(encoding, &parts, &mut rooms, mode, path);
            assert_eq!(actual, expected, "{encoding} {mode:?} {path:?}: parts differ");
        }
        assert_eq!(
            decode_parts_to_utf_8(encoding, &parts, mode),
            expected.map(|units| String::from_utf16(&units).expect("decoders return scalar values")),
            "{encoding} {mode:?}: UTF-8 differs"
        );
    }
    goes_on_after_errors(encoding, &splits.parts(bytes));
}

/// Decodes parts, the last of which ends the queue, with little room for each call. Malformed sequences count from the
/// first part.
fn decode_parts(encoding: Encoding, parts: &[&[u8]], rooms: &mut Splits, mode: ErrorMode, path: Path) -> Decoded {
    let decode = if path == Path::Fast { Decoder::decode_to_utf16_in } else { Decoder::decode_literally_in };
    let mut decoder = encoding.new_decoder();
    let mut units = Vec::new();
    let mut position = 0;
    // More room than all parts need makes no difference.
    let most = rooms.max().min(parts.iter().map(|part| part.len()).sum());
    let mut destination = vec![0xAAAA; Decoder::MOST_HELD + 1 + most];
    for (i, part) in parts.iter().enumerate() {
        let mut rest = *part;
        loop {
            let destination = &mut destination[..Decoder::MOST_HELD + 1 + rooms.length().min(most)];
            let progress =
                decode(&mut decoder, rest, destination, mode, i + 1 == parts.len()).map_err(|malformed| Malformed {
                    start: malformed.start + position,
                    length: malformed.length,
                    written: malformed.written + units.len(),
                })?;
            units.extend_from_slice(&destination[..progress.written]);
            rest = &rest[progress.read..];
            position += progress.read as isize;
            if progress.finished {
                assert!(rest.is_empty(), "{encoding}: finished before the end");
                break;
            }
            assert!(progress.read > 0, "{encoding}: no progress");
        }
    }
    Ok(units)
}

/// The same to UTF-8, with a malformed sequence's `written` converted to code units.
fn decode_parts_to_utf_8(encoding: Encoding, parts: &[&[u8]], mode: ErrorMode) -> Result<String, Malformed> {
    let mut transcoder = new_transcoder(encoding, Encoding::Utf8, true).expect("UTF-8 has an encoder");
    let mut destination = vec![0xAA; Transcoder::LEAST_ROOM + 100];
    let mut bytes = Vec::new();
    let mut position = 0;
    for (i, part) in parts.iter().enumerate() {
        let end = if i + 1 == parts.len() { End::Result } else { End::None };
        let mut rest = *part;
        loop {
            match transcoder.transcode_in(rest, &mut destination, mode, ErrorMode::Fatal, end) {
                Ok(progress) => {
                    bytes.extend_from_slice(&destination[..progress.written]);
                    rest = &rest[progress.read..];
                    position += progress.read as isize;
                    if progress.finished {
                        break;
                    }
                }
                Err(TranscodeError::Malformed(malformed)) => {
                    bytes.extend_from_slice(&destination[..malformed.written]);
                    let text = String::from_utf8(bytes).expect("UTF-8 is well-formed");
                    let written = text.encode_utf16().count();
                    return Err(Malformed { start: malformed.start + position, length: malformed.length, written });
                }
                Err(error) => panic!("{encoding}: UTF-8 has all code points, but {error}"),
            }
        }
    }
    Ok(String::from_utf8(bytes).expect("UTF-8 is well-formed"))
}

/// A decoder can be used after an error, and both paths leave it in the same state.
fn goes_on_after_errors(encoding: Encoding, parts: &[&[u8]]) {
    let [mut fast, mut literal] = [encoding.new_decoder(), encoding.new_decoder()];
    for (i, part) in parts.iter().enumerate() {
        let end_of_queue = i + 1 == parts.len();
        let [mut fast_units, mut literal_units] = [(); 2].map(|()| vec![0; part.len() + Decoder::MOST_HELD + 1]);
        let expected = literal.decode_literally_in(part, &mut literal_units, ErrorMode::Fatal, end_of_queue);
        let actual = fast.decode_to_utf16_in(part, &mut fast_units, ErrorMode::Fatal, end_of_queue);
        assert_eq!(actual, expected, "{encoding}: part {i} differs");
        let written = expected.map_or_else(|malformed| malformed.written, |progress| progress.written);
        assert_eq!(fast_units[..written], literal_units[..written], "{encoding}: part {i} differs");
    }
}
