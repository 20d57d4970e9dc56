//! UTF-16 can be encoded, although the standard has no encoder for it; replacement can't. The standard's own algorithms
//! stay as they are.

mod common;

use std::io::Write;

use common::modes::{EncodeInMode, ErrorMode, TranscodeInMode, encode_text, new_transcoder, writer_in};
use common::{Random, in_parallel};
use encoding_standard::hooks::{encode, get_encoder};
use encoding_standard::{EncodeError, Encoder, Encoding, EncodingWriter, End, Substitute, Transcoder};

const MODES: [ErrorMode; 3] = [ErrorMode::Fatal, ErrorMode::Html, ErrorMode::Replacement];
const UTF_16: [Encoding; 2] = [Encoding::Utf16Be, Encoding::Utf16Le];

fn bytes_of(encoding: Encoding, units: impl IntoIterator<Item = u16>) -> Vec<u8> {
    let to_bytes = if encoding == Encoding::Utf16Be { u16::to_be_bytes } else { u16::to_le_bytes };
    units.into_iter().flat_map(to_bytes).collect()
}

/// Lone surrogates become U+FFFD, as everywhere.
fn expected(encoding: Encoding, units: &[u16]) -> Vec<u8> {
    bytes_of(encoding, String::from_utf16_lossy(units).encode_utf16())
}

#[test]
fn the_standards_algorithms_have_no_encoder_for_it() {
    for &encoding in Encoding::all() {
        let has_encoder = !UTF_16.contains(&encoding) && encoding != Encoding::Replacement;
        assert_eq!(get_encoder(encoding).is_some(), has_encoder, "{encoding}");
        assert_eq!(encode("abc", encoding).is_some(), has_encoder, "{encoding}");
        assert_eq!(encoding.output_encoding() == encoding, has_encoder, "{encoding}");
    }
}

/// All functions either encode to the requested encoding, or fail.
#[test]
fn nothing_is_encoded_to_another_encoding() {
    let text = "é漢💩";
    for &encoding in Encoding::all() {
        let has_encoder = encoding != Encoding::Replacement;
        assert_eq!(encoding.new_encoder().is_some(), has_encoder, "{encoding}");
        assert_eq!(encoding.encode(text, Substitute::HtmlReference).is_some(), has_encoder, "{encoding}");
        assert_eq!(EncodingWriter::new(Vec::new(), encoding).is_some(), has_encoder, "{encoding}");
        assert_eq!(new_transcoder(Encoding::Utf8, encoding, false).is_some(), has_encoder, "{encoding}");
        for mode in MODES {
            for text in ["", "abc", text] {
                let encoded = encode_text(encoding, text, mode);
                assert_eq!(matches!(encoded, Err(EncodeError::NoEncoder)), !has_encoder, "{encoding} {mode:?}");
            }
        }
    }
    for encoding in UTF_16 {
        let expected = bytes_of(encoding, text.encode_utf16());
        assert_eq!(*encoding.encode(text, Substitute::HtmlReference).unwrap(), expected);
        assert_eq!(*encoding.encode_or_fail(text).unwrap(), expected);
        for mode in MODES {
            assert_eq!(*encode_text(encoding, text, mode).unwrap(), expected);
            let mut writer = writer_in(Vec::new(), encoding, mode).unwrap();
            text.as_bytes().chunks(1).for_each(|byte| writer.write_all(byte).unwrap());
            assert_eq!(writer.finish().unwrap(), expected);
        }
        assert_eq!(*encoding.encode_or_fail("").unwrap(), *b"");
        // A byte order mark is text.
        assert_eq!(*encoding.encode_or_fail("\u{FEFF}").unwrap(), bytes_of(encoding, [0xFEFF]));
    }
}

#[test]
fn errors_say_why() {
    let error = Encoding::Replacement.encode_or_fail("a").unwrap_err();
    assert_eq!(error.to_string(), "nothing can be encoded to replacement: use its output encoding, UTF-8");
    let error = Encoding::Koi8R.encode_or_fail("т☃").unwrap_err();
    assert_eq!(error.to_string(), "U+2603 at index 2 cannot be encoded");
    let EncodeError::Unmappable(unmappable) = error else { panic!("{error}") };
    assert_eq!((unmappable.code_point, unmappable.index), ('☃', 2));
    assert_eq!(EncodeError::from(unmappable), error);
}

#[test]
fn every_scalar_value() {
    in_parallel(UTF_16, |encoding| {
        let mut encoder = encoding.new_encoder().unwrap();
        for code_point in '\0'..=char::MAX {
            let mut units = [0; 2];
            let units = code_point.encode_utf16(&mut units);
            let mut bytes = [0; Encoder::LEAST_ROOM];
            let progress = encoder.encode_from_utf16_in(units, &mut bytes, ErrorMode::Fatal, true).unwrap();
            assert_eq!(bytes[..progress.written], bytes_of(encoding, units.iter().copied()));
        }
    });
}

/// Surrogates of all kinds around the ends of blocks, in chunks, with little and much room, by both paths and from
/// strings.
#[test]
fn chunks_are_encoded_as_the_whole() {
    in_parallel(UTF_16, |encoding| {
        let mut random = Random(0x2127_599B_F432_5C37 ^ encoding as u64);
        for round in 0..4000 {
            let length = random.below([3, 40, 200][round % 3]);
            let often = [2, 8, 100][round % 3];
            let units: Vec<u16> = (0..length)
                .map(|_| match random.below(often) {
                    0 => 0xD800 + random.below(0x800) as u16,
                    1 => random.below(0x1_0000) as u16,
                    _ => 0x61,
                })
                .collect();
            let whole = expected(encoding, &units);
            for encode in [Encoder::encode_from_utf16_in, Encoder::encode_literally_in] {
                let mut encoder = encoding.new_encoder().unwrap();
                let mut bytes = Vec::new();
                let (start, end) = units.split_at(random.below(length + 1));
                let mut destination = vec![0; Encoder::LEAST_ROOM + random.below(100)];
                for (chunk, is_last) in [(start, false), (end, true)] {
                    let mut rest = chunk;
                    loop {
                        let progress = encode(&mut encoder, rest, &mut destination, MODES[round % 3], is_last).unwrap();
                        bytes.extend_from_slice(&destination[..progress.written]);
                        rest = &rest[progress.read..];
                        if progress.finished {
                            break;
                        }
                        assert!(progress.read + progress.written > 0);
                    }
                }
                assert_eq!(bytes, whole, "{encoding} {units:04X?}");
            }
            let text = String::from_utf16_lossy(&units);
            assert_eq!(*encoding.encode_or_fail(&text).unwrap(), whole);
            let mut transcoder = new_transcoder(Encoding::Utf8, encoding, true).unwrap();
            let mut bytes = vec![0; 2 * text.len() + Transcoder::LEAST_ROOM];
            let (fatal, last) = (ErrorMode::Fatal, End::Result);
            let progress = transcoder.transcode_in(text.as_bytes(), &mut bytes, fatal, fatal, last).unwrap();
            assert_eq!(bytes[..progress.written], whole);
        }
    });
}

#[test]
fn the_room_that_is_always_enough_is() {
    for encoding in UTF_16 {
        for text in ["", "a", "é", "漢", "💩", "a💩".repeat(300).as_str()] {
            for mode in MODES {
                let mut encoder = encoding.new_encoder().unwrap();
                let mut bytes = vec![0; encoder.max_length_in(text.len(), mode).unwrap()];
                assert!(encoder.encode_in(text, &mut bytes, mode, true).unwrap().finished);
            }
        }
    }
}
