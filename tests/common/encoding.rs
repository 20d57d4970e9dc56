//! Shared code of the encoders' tests.

use super::modes::{EncodeInMode, ErrorMode};
use encoding_rs::EncoderResult;
use encoding_standard::hooks::get_encoder;
use encoding_standard::{Encoder, Encoding, Unmappable};

use super::{PATHS, Path, peer, tested};

/// Bytes, or the first unmappable code point.
pub type Encoded = Result<Vec<u8>, char>;

pub const ENCODER_MODES: [ErrorMode; 3] = [ErrorMode::Fatal, ErrorMode::Html, ErrorMode::Replacement];

/// The tested encodings that have an encoder in the standard and in `encoding_rs`. tests/utf_16_encoder.rs tests
/// UTF-16.
pub fn encodable() -> impl Iterator<Item = Encoding> {
    tested().copied().filter(|encoding| get_encoder(*encoding).is_some())
}

/// Encodes chunks, the last of which ends the queue, with `room` for the result of each call. Indexes count from the
/// first chunk.
pub fn encode_chunks(
    encoding: Encoding,
    chunks: &[&[u16]],
    mode: ErrorMode,
    path: Path,
    room: usize,
) -> Result<Vec<u8>, (char, isize)> {
    let mut encoder = encoding.new_encoder().unwrap();
    let mut bytes = Vec::new();
    let mut position = 0;
    let mut destination = vec![0; room];
    for (i, chunk) in chunks.iter().enumerate() {
        let mut rest = *chunk;
        loop {
            let encode = if path == Path::Fast { Encoder::encode_from_utf16_in } else { Encoder::encode_literally_in };
            let progress = encode(&mut encoder, rest, &mut destination, mode, i + 1 == chunks.len())
                .map_err(|Unmappable { code_point, index, .. }| (code_point, index + position))?;
            bytes.extend_from_slice(&destination[..progress.written]);
            rest = &rest[progress.read..];
            position += progress.read as isize;
            if progress.finished {
                assert!(rest.is_empty());
                break;
            }
            assert!(progress.read + progress.written > 0, "{encoding}: no progress in {room} bytes");
        }
    }
    Ok(bytes)
}

pub fn encode(encoding: Encoding, units: &[u16], mode: ErrorMode, path: Path) -> Encoded {
    encode_chunks(encoding, &[units], mode, path, 13 * units.len() + Encoder::LEAST_ROOM).map_err(|error| error.0)
}

/// The result of `encoding_rs`. Only our crate has a mode for `?`.
pub fn peer_encode(encoding: Encoding, units: &[u16], mode: ErrorMode) -> Encoded {
    let mut encoder = peer(encoding).new_encoder();
    let mut bytes = vec![0; 13 * units.len() + 32];
    match mode {
        ErrorMode::Html => {
            let (_, read, written, _) = encoder.encode_from_utf16(units, &mut bytes, true);
            assert_eq!(read, units.len());
            bytes.truncate(written);
        }
        ErrorMode::Fatal => {
            let (result, _, written) = encoder.encode_from_utf16_without_replacement(units, &mut bytes, true);
            if let EncoderResult::Unmappable(code_point) = result {
                return Err(code_point);
            }
            bytes.truncate(written);
        }
        _ => unreachable!("encoding_rs has no such mode"),
    }
    Ok(bytes)
}

/// Asserts that both of our paths give the result of `encoding_rs`.
pub fn assert_encoder_like_peer(encoding: Encoding, units: &[u16]) {
    for mode in [ErrorMode::Fatal, ErrorMode::Html] {
        let expected = peer_encode(encoding, units, mode);
        for path in PATHS {
            let actual = encode(encoding, units, mode, path);
            assert!(
                actual == expected,
                "{encoding} {mode:?} {path:?} of {units:04X?}\n  is {actual:02X?}\n  not {expected:02X?}"
            );
        }
    }
}

/// `assert_encoder_like_peer` without allocation, for millions of inputs with a few code units.
pub struct Comparison {
    encoding: Encoding,
    peer: &'static encoding_rs::Encoding,
}

impl Comparison {
    /// Enough for the longest input, five code units.
    const ROOM: usize = 5 * 13 + Encoder::LEAST_ROOM;

    pub fn new(encoding: Encoding) -> Self {
        Self { encoding, peer: peer(encoding) }
    }

    pub fn check(&self, units: &[u16]) {
        let mut expected = [0; Self::ROOM];
        let (_, _, length, had_unmappable) = self.peer.new_encoder().encode_from_utf16(units, &mut expected, true);
        let expected = &expected[..length];
        let mut unmappable = None;
        if had_unmappable {
            let mut encoder = self.peer.new_encoder();
            let (result, ..) = encoder.encode_from_utf16_without_replacement(units, &mut [0; Self::ROOM], true);
            if let EncoderResult::Unmappable(code_point) = result {
                unmappable = Some(code_point);
            }
        }
        let is_same = PATHS.into_iter().all(|path| {
            let mut bytes = [0; Self::ROOM];
            let encode = if path == Path::Fast { Encoder::encode_from_utf16_in } else { Encoder::encode_literally_in };
            let mut run = |mode| {
                let progress = encode(&mut self.encoding.new_encoder().unwrap(), units, &mut bytes, mode, true)?;
                Ok(progress.finished && &bytes[..progress.written] == expected)
            };
            run(ErrorMode::Html) == Ok(true)
                && match run(ErrorMode::Fatal) {
                    Ok(is_same) => is_same && unmappable.is_none(),
                    Err(Unmappable { code_point, .. }) => unmappable == Some(code_point),
                }
        });
        if !is_same {
            // For the message.
            assert_encoder_like_peer(self.encoding, units);
            panic!("{} {units:04X?}: the comparisons differ", self.encoding);
        }
    }
}

/// A code point's bytes, without allocation.
pub fn encode_code_point(encoding: Encoding, code_point: char, path: Path, room: &mut [u8; 64]) -> Option<&[u8]> {
    let mut encoder = encoding.new_encoder().unwrap();
    let encode = if path == Path::Fast { Encoder::encode_from_utf16_in } else { Encoder::encode_literally_in };
    let mut units = [0; 2];
    let units = code_point.encode_utf16(&mut units);
    let progress = encode(&mut encoder, units, room, ErrorMode::Fatal, true).ok()?;
    assert!(progress.finished);
    Some(&room[..progress.written])
}
