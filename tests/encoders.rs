//! Encoders against `encoding_rs`, fast paths against handlers, and parts against the whole.

mod common;

use common::encoding::{Comparison, ENCODER_MODES, assert_encoder_like_peer, encodable, encode, encode_chunks};
use common::modes::{EncodeInMode, ErrorMode, encode_text};
use common::{PATHS, Path, Random, decode, in_parallel};
use encoding_standard::hooks::get_encoder;
use encoding_standard::{Encoder, Encoding};

fn utf_16(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

#[test]
fn who_has_an_encoder() {
    assert_eq!(Encoding::all().iter().filter(|encoding| get_encoder(**encoding).is_some()).count(), 37);
    for encoding in [Encoding::Replacement, Encoding::Utf16Be, Encoding::Utf16Le] {
        assert!(get_encoder(encoding).is_none());
    }
}

/// All code points in planes with indexed characters, and some others.
#[test]
fn scalar_values() {
    check_scalar_values(251);
}

#[test]
#[ignore = "it takes a minute: npm run check"]
fn every_scalar_value() {
    check_scalar_values(1);
}

/// The first three planes, and one in `step` scalar values of the others.
fn check_scalar_values(step: usize) {
    in_parallel(encodable(), |encoding| {
        let comparison = Comparison::new(encoding);
        for code_point in ('\0'..='\u{2FFFF}').chain(('\u{30000}'..=char::MAX).step_by(step)) {
            comparison.check(code_point.encode_utf16(&mut [0; 2]));
        }
    });
}

/// In each state of ISO-2022-JP's encoder, every code point of the Basic Multilingual Plane, with different ones after
/// it.
#[test]
fn iso_2022_jp_states() {
    in_parallel(["a", "¥", "あ", "あa", "¥あ"], |before| {
        let comparison = Comparison::new(Encoding::Iso2022Jp);
        let before = utf_16(before);
        let mut units = Vec::new();
        for code_point in '\0'..='\u{FFFF}' {
            for after in ["", "b", "‾", "い"] {
                units.clear();
                units.extend(&before);
                units.extend_from_slice(code_point.encode_utf16(&mut [0; 2]));
                units.extend(after.encode_utf16());
                comparison.check(&units);
            }
        }
    });
}

/// Text of an encoding, decoded from random bytes, with some lone surrogates and unmappable code points.
fn random_text(random: &mut Random, encoding: Encoding, length: usize) -> Vec<u16> {
    let bytes = random.text(encoding, length);
    let mut units = decode(encoding, &bytes, ErrorMode::Replacement, Path::Fast).unwrap();
    let often = random.below(3);
    for unit in &mut units {
        match random.below(40) {
            0 if often > 0 => *unit = 0xD800 + random.below(0x800) as u16,
            1 if often > 1 => *unit = random.below(0x10000) as u16,
            2 if often > 1 => *unit = [0xA5, 0x203E, 0x5C, 0x7E, 0x0E, 0x1B, 0x2212, 0xFF71][random.below(8)],
            3 => *unit = random.below(0x80) as u16,
            _ => {}
        }
    }
    units
}

#[test]
fn random_text_at_random_splits() {
    in_parallel(encodable(), |encoding| {
        let mut random = Random(0x5851_F42D_4C95_7F2D ^ encoding as u64);
        for _ in 0..3000 {
            let length = random.below(300);
            let units = random_text(&mut random, encoding, length);
            assert_encoder_like_peer(encoding, &units);
            let [a, b] = [random.below(units.len() + 1), random.below(units.len() + 1)];
            let chunks = [&units[..a.min(b)], &units[a.min(b)..a.max(b)], &units[a.max(b)..]];
            let room = Encoder::LEAST_ROOM + random.below(200);
            assert_chunks_like_whole(encoding, &chunks, &units, room);
        }
    });
}

fn assert_chunks_like_whole(encoding: Encoding, chunks: &[&[u16]], units: &[u16], room: usize) {
    for mode in ENCODER_MODES {
        let plenty = 13 * units.len() + Encoder::LEAST_ROOM;
        let whole = encode_chunks(encoding, &[units], mode, Path::Literal, plenty);
        for path in PATHS {
            let parts = encode_chunks(encoding, chunks, mode, path, room);
            assert_eq!(parts, whole, "{encoding} {mode:?} {path:?} {chunks:04X?} by {room}");
        }
    }
}

/// Texts with pairs, lone surrogates and changes of state, split everywhere into three, with little and much room.
#[test]
fn every_split() {
    let texts: [&[u16]; 5] = [
        &utf_16("a¥あ‾い~\\b"),
        &utf_16("💩𠀀€é가"),
        &[0xD83D, 0xD83D, 0xDCA9, 0xDCA9, 0x61, 0xD83D],
        &utf_16("\u{E5E5}\u{E78D}\u{20087}\u{9FB4}\u{1E3F}"),
        &[0x0E, 0x3042, 0x0E, 0x2212, 0xFF71, 0xDC00, 0xD800, 0x3042],
    ];
    in_parallel(encodable(), |encoding| {
        for units in texts {
            assert_encoder_like_peer(encoding, units);
            for first in 0..=units.len() {
                for second in first..=units.len() {
                    let chunks = [&units[..first], &units[first..second], &units[second..]];
                    for room in [Encoder::LEAST_ROOM, Encoder::LEAST_ROOM + 1, 200] {
                        assert_chunks_like_whole(encoding, &chunks, units, room);
                    }
                }
            }
        }
    });
}

/// Pairs of code points around the ends of blocks of 64 code units, with text that a single-byte encoding has and
/// lacks.
#[test]
fn unmappable_code_points_around_the_ends_of_blocks() {
    // ASCII; U+0000, which tables use for "nothing"; code points of some encodings, two of them too high for the
    // tables; U+FFFD; surrogates.
    let classes: [&[u16]; 10] = [
        &utf_16("a"),
        &[0],
        &utf_16("é"),
        &utf_16("я"),
        &utf_16("ﬁ"),
        &utf_16("\u{F7FF}"),
        &utf_16("\u{FFFD}"),
        &utf_16("💩"),
        &[0xD83D],
        &[0xDCA9],
    ];
    let texts = ["a", "я", "💩"].map(|text| utf_16(&text.repeat(200)));
    // Enough for one or two blocks of references.
    let room = 1200;
    in_parallel(encodable(), |encoding| {
        for text in &texts {
            for place in [0, 1, 47, 48, 61, 62, 63, 64, 127] {
                for first in classes {
                    for second in classes {
                        let units = [&text[..place], first, second, &text[..70]].concat();
                        assert_chunks_like_whole(encoding, &[&units], &units, room);
                        let Ok(string) = String::from_utf16(&units) else { continue };
                        for mode in [ErrorMode::Html, ErrorMode::Replacement] {
                            let expected = encode(encoding, &units, mode, Path::Literal).unwrap();
                            let actual = encode_text(encoding, &string, mode).unwrap();
                            assert!(*actual == expected, "{encoding} {mode:?} {units:04X?}");
                        }
                    }
                }
            }
        }
    });
}

#[test]
fn a_destination_that_is_too_short_does_nothing() {
    for encoding in encodable() {
        for room in 0..Encoder::LEAST_ROOM {
            let mut encoder = encoding.new_encoder().unwrap();
            let progress = encoder.encode_from_utf16_in(&[0x61], &mut vec![0; room], ErrorMode::Fatal, true).unwrap();
            assert_eq!((progress.read, progress.written, progress.finished), (0, 0, false));
        }
    }
}

#[test]
fn the_least_room_is_enough_for_a_whole_text_of_an_item() {
    for encoding in encodable() {
        for text in ["", "a", "¥", "あ", "💩", "\u{10FFFF}"] {
            let mut encoder = encoding.new_encoder().unwrap();
            let progress = encoder
                .encode_from_utf16_in(&utf_16(text), &mut [0; Encoder::LEAST_ROOM], ErrorMode::Html, true)
                .unwrap();
            assert!(progress.finished, "{encoding}: {text}");
        }
    }
}

/// The fast path must leave the room that the end of the queue needs.
#[test]
fn the_end_of_the_queue_has_room() {
    for length in 0..40 {
        for room in Encoder::LEAST_ROOM..100 {
            for text in ["あ", "¥", "a", "あa"] {
                let units = utf_16(&text.repeat(length));
                assert_chunks_like_whole(Encoding::Iso2022Jp, &[&units], &units, room);
            }
        }
    }
}

/// https://encoding.spec.whatwg.org/#encode-or-fail: one instance across errors, in either state of ISO-2022-JP.
#[test]
fn going_on_after_an_error() {
    let mut encoder = Encoding::Iso2022Jp.new_encoder().unwrap();
    let mut encode = |text: &str, end_of_queue| {
        let mut bytes = [0; 64];
        let source = utf_16(text);
        match encoder.encode_from_utf16_in(&source, &mut bytes, ErrorMode::Fatal, end_of_queue) {
            Ok(progress) => (bytes[..progress.written].to_vec(), None),
            Err(error) => (bytes[..error.written].to_vec(), Some((error.code_point, error.index, error.read))),
        }
    };
    assert_eq!(encode("a💩", false), (b"a".to_vec(), Some(('💩', 1, 3))));
    assert_eq!(encode("あ☃", false), (b"\x1B$B$\"\x1B(B".to_vec(), Some(('☃', 1, 2))));
    assert_eq!(encode("¥☃", false), (b"\x1B(J\\".to_vec(), Some(('☃', 1, 2))));
    assert_eq!(encode("¥\u{1B}", false), (b"\\".to_vec(), Some(('\u{FFFD}', 1, 2))));
    assert_eq!(encode("‾", true), (b"~\x1B(B".to_vec(), None));
}

#[test]
fn a_lone_surrogate_of_an_earlier_chunk_has_index_minus_one() {
    let mut encoder = Encoding::ShiftJis.new_encoder().unwrap();
    let mut bytes = [0; 32];
    let _ = encoder.encode_from_utf16_in(&[0x61, 0xD83D], &mut bytes, ErrorMode::Fatal, false).unwrap();
    let error = encoder.encode_from_utf16_in(&[0x61], &mut bytes, ErrorMode::Fatal, true).unwrap_err();
    assert_eq!((error.code_point, error.index, error.read), ('\u{FFFD}', -1, 0));
    let error = encoder.encode_from_utf16_in(&utf_16("ab💩"), &mut bytes, ErrorMode::Fatal, true).unwrap_err();
    assert_eq!(error.to_string(), "U+1F4A9 at index 2 cannot be encoded");
}

#[test]
fn modes() {
    let units = utf_16("a💩é☃");
    let encode = |encoding, mode| encode(encoding, &units, mode, Path::Fast);
    assert_eq!(encode(Encoding::Windows1252, ErrorMode::Html), Ok(b"a&#128169;\xE9&#9731;".to_vec()));
    assert_eq!(encode(Encoding::Windows1252, ErrorMode::Replacement), Ok(b"a?\xE9?".to_vec()));
    assert_eq!(encode(Encoding::Windows1252, ErrorMode::Fatal), Err('💩'));
    assert_eq!(encode(Encoding::Iso2022Jp, ErrorMode::Replacement), Ok(b"a???".to_vec()));
}
