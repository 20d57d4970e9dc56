//! Transcoding equals decoding and then encoding.

mod common;

use common::encoding::{encodable, encode};
use common::modes::{DecodeInMode, EncodeInMode, ErrorMode, TranscodeInMode, new_transcoder};
use common::{Path, Random, assert_like_peer, decode, in_parallel, is_single_byte, tested};
use encoding_standard::{BomHandling, Encoding, End, Losses, TranscodeError, Transcoder};

fn targets() -> impl Iterator<Item = Encoding> {
    Encoding::all().iter().copied().filter(|&encoding| encoding != Encoding::Replacement)
}

fn transcode_chunks(
    (from, to): (Encoding, Encoding),
    chunks: &[&[u8]],
    modes: (ErrorMode, ErrorMode),
    room: usize,
) -> Result<Vec<u8>, TranscodeError> {
    let mut transcoder = new_transcoder(from, to, true).unwrap();
    let mut destination = vec![0; room];
    let mut bytes = Vec::new();
    for (i, chunk) in chunks.iter().enumerate() {
        let mut rest = *chunk;
        loop {
            let end = if i + 1 == chunks.len() { End::Result } else { End::None };
            let progress = transcoder.transcode_in(rest, &mut destination, modes.0, modes.1, end)?;
            bytes.extend_from_slice(&destination[..progress.written]);
            rest = &rest[progress.read..];
            if progress.finished {
                assert!(rest.is_empty());
                break;
            }
        }
    }
    Ok(bytes)
}

fn expected(from: Encoding, to: Encoding, bytes: &[u8], mode: ErrorMode) -> Vec<u8> {
    let units = decode(from, bytes, ErrorMode::Replacement, Path::Literal).unwrap();
    match to {
        Encoding::Utf16Be => units.iter().flat_map(|unit| unit.to_be_bytes()).collect(),
        Encoding::Utf16Le => units.iter().flat_map(|unit| unit.to_le_bytes()).collect(),
        _ => encode(to, &units, mode, Path::Literal).unwrap(),
    }
}

#[test]
fn every_pair_of_encodings() {
    in_parallel(tested(), |&from| {
        let mut random = Random(0xDA94_2042_E4DD_58B5 ^ from as u64);
        for to in targets() {
            for length in [0, 1, 30, 7000] {
                let bytes = random.text(from, length);
                let [a, b] = [random.below(bytes.len() + 1), random.below(bytes.len() + 1)];
                let chunks = [&bytes[..a.min(b)], &bytes[a.min(b)..a.max(b)], &bytes[a.max(b)..]];
                for mode in [ErrorMode::Html, ErrorMode::Replacement] {
                    let expected = expected(from, to, &bytes, mode);
                    for room in [Transcoder::LEAST_ROOM, 1 << 18] {
                        let modes = (ErrorMode::Replacement, mode);
                        let actual = transcode_chunks((from, to), &[&bytes], modes, room).unwrap();
                        assert!(actual == expected, "{from} to {to} {mode:?}");
                        let parts = transcode_chunks((from, to), &chunks, modes, room).unwrap();
                        assert!(parts == expected, "{from} to {to} {mode:?} at {a} and {b}");
                    }
                }
            }
        }
    });
}

/// The fast paths treat blocks by their number of non-ASCII bytes: every such byte, from one in a block to all of them.
#[test]
fn mostly_ascii() {
    in_parallel(tested().filter(|encoding| is_single_byte(**encoding)), |&from| {
        for distance in 1..=70 {
            let bytes: Vec<u8> = (0..0x80 * distance)
                .map(|i| if i % distance == 0 { 0x80 + (i / distance) as u8 } else { b'a' })
                .collect();
            assert_like_peer(from, &bytes);
            let expected = expected(from, Encoding::Utf8, &bytes, ErrorMode::Fatal);
            for room in [Transcoder::LEAST_ROOM + 300, 1 << 18] {
                let modes = (ErrorMode::Replacement, ErrorMode::Fatal);
                let actual = transcode_chunks((from, Encoding::Utf8), &[&bytes], modes, room).unwrap();
                assert!(actual == expected, "{from}, every {distance} bytes, {room} bytes of room");
            }
        }
    });
}

/// Runs of sequences of each length, longer than a fast path looks at together, some of them disturbed.
#[test]
fn runs_of_sequences_of_several_lengths() {
    const KINDS: [(Encoding, &[&[u8]]); 2] = [
        (Encoding::Gb18030, &[b"a", b"\x80", b"\xB0\xA1", b"\x81\x40", b"\x94\x39\xDA\x33", b"\x81\x39\xF2\x34"]),
        (Encoding::EucJp, &[b"a", b"\x8E\xB1", b"\xB0\xA1", b"\xF4\xA6", b"\x8F\xB0\xA1", b"\x8F\xED\xE3"]),
    ];
    const DISTURBANCES: [&[u8]; 6] = [b"\0", b"\xFF", b"\x81\x30", b"\x8F\xA1", b"\x84\x31\xA4\x37", b"\xA2\xB7 "];
    in_parallel(&KINDS, |&(encoding, kinds)| {
        let mut random = Random(0x3C79_AC49_2BA7_B653);
        for _ in 0..1000 {
            let mut bytes = Vec::new();
            for _ in 0..random.below(12) {
                let kind = kinds[random.below(kinds.len())];
                let most = [2, 40, 100][random.below(3)];
                bytes.extend(kind.repeat(random.below(most)));
                if random.below(6) == 0 {
                    bytes.extend(DISTURBANCES[random.below(DISTURBANCES.len())]);
                }
            }
            bytes.truncate(bytes.len().saturating_sub(random.below(5)));
            for mode in [ErrorMode::Replacement, ErrorMode::Fatal] {
                let literal = decode(encoding, &bytes, mode, Path::Literal);
                assert_eq!(decode(encoding, &bytes, mode, Path::Fast), literal, "{encoding} {bytes:02X?}");
            }
            let expected = expected(encoding, Encoding::Utf8, &bytes, ErrorMode::Replacement);
            for room in [Transcoder::LEAST_ROOM + random.below(1000), 1 << 16] {
                let modes = (ErrorMode::Replacement, ErrorMode::Replacement);
                let actual = transcode_chunks((encoding, Encoding::Utf8), &[&bytes], modes, room).unwrap();
                assert_eq!(actual, expected, "{encoding} {bytes:02X?}");
            }
        }
    });
}

#[test]
fn every_character_of_utf_8() {
    in_parallel(encodable(), |to| {
        let mut destination = vec![0; 2 * Transcoder::LEAST_ROOM];
        for character in '\0'..='\u{FFFF}' {
            let mut transcoder = new_transcoder(Encoding::Utf8, to, true).unwrap();
            let text = character.to_string();
            let (fatal, html) = (ErrorMode::Fatal, ErrorMode::Html);
            let progress =
                transcoder.transcode_in(text.as_bytes(), &mut destination, fatal, html, End::Result).unwrap();
            let expected = encode(to, character.encode_utf16(&mut [0; 2]), html, Path::Literal).unwrap();
            assert_eq!(destination[..progress.written], expected, "{to}: {character:?}");
        }
    });
}

/// The smallest and the largest byte of each class in the rules of UTF-8, three in a row, among characters of the
/// target: the fast path must leave malformed ones to the standard's steps.
#[test]
fn boundary_bytes_of_utf_8_in_threes() {
    const CLASSES: [u8; 24] = [
        0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
        0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ];
    let targets = [(Encoding::Windows1251, "я"), (Encoding::ShiftJis, "漢"), (Encoding::Big5, "漢")];
    in_parallel(&targets, |&(to, character)| {
        for number in 0..CLASSES.len().pow(3) {
            let digit = |power: u32| CLASSES[number / CLASSES.len().pow(power) % CLASSES.len()];
            let bytes = [character.as_bytes(), &[digit(2), digit(1), digit(0)], character.as_bytes()].concat();
            let modes = (ErrorMode::Replacement, ErrorMode::Html);
            let room = 2 * Transcoder::LEAST_ROOM;
            let actual = transcode_chunks((Encoding::Utf8, to), &[&bytes], modes, room).unwrap();
            assert_eq!(actual, expected(Encoding::Utf8, to, &bytes, ErrorMode::Html), "{to} {bytes:02X?}");
        }
    });
}

/// A fast path and the steps after it fill the room exactly, with code points that become as long as possible, and
/// plain ones.
#[test]
fn long_texts_in_little_room() {
    const LENGTH: usize = 2 * Transcoder::LEAST_ROOM;
    in_parallel(encodable(), |to| {
        let mut random = Random(0x4528_21E6_38D0_1377 ^ to as u64);
        let text = |part: &str| part.repeat(LENGTH / part.len()).into_bytes();
        for bytes in [text("ꀀ"), text("aéя漢"), text("a"), random.text(Encoding::Utf8, LENGTH)] {
            for from in [Encoding::Utf8, Encoding::XUserDefined] {
                let expected = expected(from, to, &bytes, ErrorMode::Html);
                for extra in [0, 100, LENGTH] {
                    let modes = (ErrorMode::Replacement, ErrorMode::Html);
                    let room = Transcoder::LEAST_ROOM + extra;
                    let actual = transcode_chunks((from, to), &[&bytes], modes, room).unwrap();
                    assert!(actual == expected, "{from} to {to} in {room}");
                }
            }
        }
    });
}

#[test]
fn there_is_none_to_replacement() {
    assert!(new_transcoder(Encoding::Utf8, Encoding::Replacement, true).is_none());
}

#[test]
fn byte_order_marks() {
    let transcode = |from, bytes: &[u8], ignore_bom| {
        // Also to an encoding that has U+FEFF: fast paths lead to UTF-8 and from it.
        let [to_utf_8, to_gb18030] = [Encoding::Utf8, Encoding::Gb18030].map(|to| {
            let [whole, parts] = [bytes.len(), 1].map(|length| {
                let mut transcoder = new_transcoder(from, to, ignore_bom).unwrap();
                let mut destination = vec![0; 2 * Transcoder::LEAST_ROOM];
                let mut text = Vec::new();
                for (i, chunk) in bytes.chunks(length).enumerate() {
                    let modes = (ErrorMode::Fatal, ErrorMode::Fatal);
                    let end = if (i + 1) * length == bytes.len() { End::Result } else { End::None };
                    let progress = transcoder.transcode_in(chunk, &mut destination, modes.0, modes.1, end).unwrap();
                    text.extend_from_slice(&destination[..progress.written]);
                }
                text
            });
            assert_eq!(whole, parts, "{from} to {to}");
            to.decode_with_bom_handling(&whole, BomHandling::Keep).into_owned()
        });
        assert_eq!(to_utf_8, to_gb18030, "{from}");
        to_utf_8
    };
    assert_eq!(transcode(Encoding::Utf8, "a\u{FEFF}漢".as_bytes(), false), "a\u{FEFF}漢");
    assert_eq!(transcode(Encoding::Utf8, b"\xEF\xBB\xBFa\xEF\xBB\xBF", false), "a\u{FEFF}");
    assert_eq!(transcode(Encoding::Utf8, b"\xEF\xBB\xBFa", true), "\u{FEFF}a");
    // It begins with the same byte.
    assert_eq!(transcode(Encoding::Utf8, "ｱ\u{FEFF}".as_bytes(), false), "ｱ\u{FEFF}");
    assert_eq!(transcode(Encoding::Utf16Le, b"\xFF\x30\xFF\xFE", false), "ヿ\u{FEFF}");
    assert_eq!(transcode(Encoding::Utf16Le, b"\xFF\xFE\xFF\xFEa\0", false), "\u{FEFF}a");
    assert_eq!(transcode(Encoding::Utf16Be, b"\0a\xFE\xFF", false), "a\u{FEFF}");
    assert_eq!(transcode(Encoding::Gb18030, b"\x84\x31\x95\x33a", false), "\u{FEFF}a");
}

#[test]
fn a_byte_order_mark_in_the_rest_is_text() {
    for (from, rest) in [(Encoding::Utf8, "\u{FEFF}a".as_bytes()), (Encoding::Utf16Le, b"\xFF\xFEa\0")] {
        let mut transcoder = new_transcoder(Encoding::Utf8, Encoding::Utf8, false).unwrap();
        let mut destination = vec![0; 2 * Transcoder::LEAST_ROOM];
        transcoder.set_rest_encoding(from);
        let (fatal, html) = (ErrorMode::Fatal, ErrorMode::Html);
        let progress = transcoder.transcode_in(rest, &mut destination, fatal, html, End::Result).unwrap();
        assert_eq!(&destination[..progress.written], "\u{FEFF}a".as_bytes(), "{from}");
    }
}

#[test]
fn errors_say_where() {
    let fatal = (ErrorMode::Fatal, ErrorMode::Fatal);
    let room = 1 << 18;
    for before in [0, 1, 5000] {
        let ascii = vec![b'a'; before];
        let start = before as isize;

        let malformed = [&ascii, &b"\x82\""[..]].concat();
        let error = transcode_chunks((Encoding::ShiftJis, Encoding::Utf8), &[&malformed], fatal, room).unwrap_err();
        let TranscodeError::Malformed(malformed) = error else { panic!("{error}") };
        assert_eq!((malformed.start, malformed.length, malformed.written), (start, 1, before));

        let unmappable = [&ascii, "é漢☃a".as_bytes()].concat();
        let error = transcode_chunks((Encoding::Utf8, Encoding::Gbk), &[&unmappable], fatal, room).unwrap_err();
        let (code_point, start, written) = ('☃', start + 5, before + 4);
        assert_eq!(error, TranscodeError::Unmappable { code_point, start, written });
        assert_eq!(error.to_string(), format!("U+2603 at offset {start} cannot be encoded"));
    }
    // The character begins in an earlier call.
    let chunks: [&[u8]; 3] = [b"a\xE2", b"\x98", b"\x83"];
    let error = transcode_chunks((Encoding::Utf8, Encoding::Big5), &chunks, fatal, room).unwrap_err();
    assert_eq!(error, TranscodeError::Unmappable { code_point: '☃', start: -2, written: 0 });
}

#[test]
fn a_byte_order_mark_does_not_shift_where_errors_are() {
    let mut transcoder = new_transcoder(Encoding::Utf16Le, Encoding::ShiftJis, false).unwrap();
    let mut destination = vec![0; Transcoder::LEAST_ROOM];
    let source = b"\xFF\xFEa\0\x03\x26";
    let error = transcoder.transcode_in(source, &mut destination, ErrorMode::Fatal, ErrorMode::Fatal, End::Result);
    assert_eq!(error, Err(TranscodeError::Unmappable { code_point: '☃', start: 4, written: 1 }));
}

/// Bytes that a decoder restores after a malformed sequence belong to the next one.
#[test]
fn errors_in_restored_bytes_say_where() {
    // gb18030 can represent U+FFFD, but not U+E5E5.
    let cases: [(Encoding, &[u8], isize); 3] = [
        (Encoding::Utf16Le, b"\x00\xD8\xE5\xE5", 2),
        (Encoding::Utf16Be, b"\xD8\x00\xE5\xE5", 2),
        (Encoding::Utf8, b"\xF0\x9F\xEE\x97\xA5", 2),
    ];
    for (from, bytes, start) in cases {
        for split in 0..=bytes.len() {
            let chunks = [&bytes[..split], &bytes[split..]];
            let mut transcoder = new_transcoder(from, Encoding::Gb18030, true).unwrap();
            let mut destination = vec![0; Transcoder::LEAST_ROOM];
            let mut position = 0;
            let mut found = None;
            for (chunk, end) in chunks.into_iter().zip([End::None, End::Result]) {
                match transcoder.transcode_in(chunk, &mut destination, ErrorMode::Replacement, ErrorMode::Fatal, end) {
                    Err(TranscodeError::Unmappable { code_point, start, .. }) => {
                        found = Some((code_point, start + position));
                        break;
                    }
                    other => assert!(other.is_ok(), "{from} {bytes:02X?}"),
                }
                position += chunk.len() as isize;
            }
            assert_eq!(found, Some(('\u{E5E5}', start)), "{from} {bytes:02X?} at {split}");
        }
    }
}

/// However the source is split, the same error occurs at the same place, with the same result before it.
#[test]
fn errors_at_every_split() {
    let modes = [
        (ErrorMode::Fatal, ErrorMode::Fatal),
        (ErrorMode::Fatal, ErrorMode::Html),
        (ErrorMode::Replacement, ErrorMode::Fatal),
    ];
    let mut vectors = common::vectors();
    vectors.push(b"A\xE2\x82\xACB\xFF".to_vec());
    let vectors = &vectors;
    in_parallel(tested(), |&from| {
        for to in [Encoding::Utf8, Encoding::ShiftJis, Encoding::Iso2022Jp, Encoding::Gbk] {
            for modes in modes {
                for vector in vectors {
                    let whole = outcome((from, to), &[vector], modes);
                    for split in 0..=vector.len() {
                        let parts = outcome((from, to), &[&vector[..split], &vector[split..]], modes);
                        assert_eq!(parts, whole, "{from} to {to} {modes:?} {vector:02X?} at {split}");
                    }
                    let bytes: Vec<&[u8]> = vector.chunks(1).chain([&[][..]]).collect();
                    assert_eq!(outcome((from, to), &bytes, modes), whole, "{from} to {to} {modes:?} {vector:02X?}");
                }
            }
        }
    });
}

/// A malformed sequence's start and length, or an unmappable code point's start and value.
type Problem = (isize, Result<usize, char>);

/// The result, and the error with its place counted from the first chunk.
fn outcome(
    (from, to): (Encoding, Encoding),
    chunks: &[&[u8]],
    modes: (ErrorMode, ErrorMode),
) -> (Vec<u8>, Option<Problem>) {
    let mut transcoder = new_transcoder(from, to, false).unwrap();
    let mut destination = vec![0; 1 << 16];
    let mut bytes = Vec::new();
    let mut position = 0;
    for (i, chunk) in chunks.iter().enumerate() {
        let end = if i + 1 == chunks.len() { End::Result } else { End::None };
        let (written, error) = match transcoder.transcode_in(chunk, &mut destination, modes.0, modes.1, end) {
            Ok(progress) => (progress.written, None),
            Err(TranscodeError::Malformed(error)) => (error.written, Some((error.start, Ok(error.length)))),
            Err(TranscodeError::Unmappable { code_point, start, written }) => (written, Some((start, Err(code_point)))),
            Err(error) => panic!("{error}"),
        };
        bytes.extend_from_slice(&destination[..written]);
        if let Some((start, what)) = error {
            return (bytes, Some((start + position, what)));
        }
        position += chunk.len() as isize;
    }
    (bytes, None)
}

#[test]
fn one_result_of_several_sources() {
    let mut transcoder = new_transcoder(Encoding::Utf8, Encoding::Iso2022Jp, false).unwrap();
    let mut destination = vec![0; Transcoder::LEAST_ROOM];
    let mut transcode = |source: &[u8], end| {
        let modes = (ErrorMode::Replacement, ErrorMode::Html);
        let progress = transcoder.transcode_in(source, &mut destination, modes.0, modes.1, end).unwrap();
        destination[..progress.written].to_vec()
    };
    assert_eq!(transcode("\u{FEFF}あ".as_bytes(), End::Source), b"\x1B$B$\"");
    assert_eq!(transcode("\u{FEFF}い".as_bytes(), End::None), b"$$");
    assert_eq!(transcode(b"\xE3", End::Source), b"\x1B(B&#65533;");
    assert_eq!(transcode(b"a", End::Result), b"a");
    // The next result is like the first.
    for _ in 0..2 {
        assert_eq!(transcode("\u{FEFF}あ".as_bytes(), End::Result), b"\x1B$B$\"\x1B(B");
    }
}

#[test]
fn one_result_of_several_sources_in_utf_8() {
    for first in ["\u{FEFF}", "", "ｱ", "a"] {
        for (from, mark, letter) in [
            (Encoding::Utf8, "\u{FEFF}".as_bytes(), "é".as_bytes()),
            (Encoding::Utf16Le, b"\xFF\xFE", b"\xE9\0"),
            (Encoding::Utf16Be, b"\xFE\xFF", b"\0\xE9"),
        ] {
            let mut transcoder = new_transcoder(Encoding::Utf8, Encoding::Utf8, false).unwrap();
            let mut destination = vec![0; Transcoder::LEAST_ROOM];
            let mut text = String::new();
            let mut add = |transcoder: &mut Transcoder, source: &[u8], end| {
                let progress =
                    transcoder.transcode_in(source, &mut destination, ErrorMode::Fatal, ErrorMode::Fatal, end).unwrap();
                assert_eq!((progress.read, progress.finished), (source.len(), true));
                text.push_str(str::from_utf8(&destination[..progress.written]).unwrap());
            };
            add(&mut transcoder, b"", End::None);
            for byte in first.as_bytes() {
                add(&mut transcoder, &[*byte], End::None);
            }
            add(&mut transcoder, b"", End::Source);
            transcoder.set_source_encoding(from);
            add(&mut transcoder, b"", End::None);
            add(&mut transcoder, mark, End::None);
            add(&mut transcoder, b"", End::None);
            add(&mut transcoder, letter, End::None);
            add(&mut transcoder, mark, End::None);
            add(&mut transcoder, b"", End::Source);
            add(&mut transcoder, mark, End::Result);
            let start = first.trim_start_matches('\u{FEFF}');
            assert_eq!(text, format!("{start}é\u{FEFF}"), "{from} after {first:?}");
        }
    }
}

#[test]
fn after_an_error_a_new_source_starts() {
    let mut transcoder = new_transcoder(Encoding::Utf8, Encoding::Iso2022Jp, false).unwrap();
    let mut destination = vec![0; Transcoder::LEAST_ROOM];
    let mut transcode =
        |source: &[u8], end| transcoder.transcode_in(source, &mut destination, ErrorMode::Fatal, ErrorMode::Fatal, end);
    assert!(transcode("あ\u{E9}い".as_bytes(), End::Source).is_err());
    assert!(transcode(b"a\xE3a", End::Source).is_err());
    assert_eq!(transcode("\u{FEFF}a".as_bytes(), End::Result).unwrap().written, 1);
}

/// Sources in different encodings become one result: ISO-2022-JP doesn't leave its state between them.
#[test]
fn sources_in_different_encodings() {
    let mut transcoder = new_transcoder(Encoding::ShiftJis, Encoding::Iso2022Jp, false).unwrap();
    let mut destination = vec![0; Transcoder::LEAST_ROOM];
    let mut result = Vec::new();
    let sources: [(Encoding, &[u8], End); 3] = [
        (Encoding::ShiftJis, b"\x82\xA0\x82", End::Source),
        (Encoding::Utf16Le, b"\xFF\xFE\x44\x30", End::Source),
        (Encoding::EucJp, b"\xA4\xA6", End::Result),
    ];
    for (from, source, end) in sources {
        transcoder.set_source_encoding(from);
        let modes = (ErrorMode::Replacement, ErrorMode::Replacement);
        let progress = transcoder.transcode_in(source, &mut destination, modes.0, modes.1, end).unwrap();
        result.extend_from_slice(&destination[..progress.written]);
    }
    assert_eq!(result.escape_ascii().to_string(), r#"\x1b$B$\"\x1b(B?\x1b$B$$$&\x1b(B"#);
}

/// The losses in all chunks, counted from the first one.
fn losses_of(from: Encoding, to: Encoding, chunks: &[&[u8]], room: usize) -> Losses {
    let mut transcoder = new_transcoder(from, to, true).unwrap();
    let mut destination = vec![0; room];
    let mut all = Losses::default();
    let mut position = 0;
    for (i, chunk) in chunks.iter().enumerate() {
        let end = if i + 1 == chunks.len() { End::Result } else { End::None };
        let mut rest = *chunk;
        loop {
            let mut losses = Losses::default();
            let modes = (ErrorMode::Replacement, ErrorMode::Replacement);
            let progress =
                transcoder.transcode_with_losses_in(rest, &mut destination, modes, end, &mut losses).unwrap();
            all.malformed += losses.malformed;
            all.first_malformed = all.first_malformed.or(losses.first_malformed.map(|start| start + position));
            all.unmappable += losses.unmappable;
            all.first_unmappable = all.first_unmappable.or(losses.first_unmappable.map(|mut lost| {
                lost.start += position;
                lost
            }));
            rest = &rest[progress.read..];
            position += progress.read as isize;
            if progress.finished {
                break;
            }
        }
    }
    all
}

/// Where malformed sequences start, by the standard's steps: each is an error of the mode "fatal", after which decoding
/// continues.
fn malformed_of(encoding: Encoding, bytes: &[u8]) -> Vec<isize> {
    let mut decoder = encoding.new_decoder();
    let mut units = vec![0; bytes.len() + 4];
    let mut starts = Vec::new();
    let mut position = 0;
    while let Err(malformed) = decoder.decode_literally_in(&bytes[position..], &mut units, ErrorMode::Fatal, true) {
        let start = position as isize + malformed.start;
        starts.push(start);
        position = start as usize + malformed.length + decoder.held();
    }
    starts
}

#[test]
fn losses_of_malformed_sequences() {
    in_parallel(tested(), |&from| {
        let mut random = Random(0x5851_F42D_4C95_7F2D ^ from as u64);
        let mut lossy = 0;
        for round in 0..60 {
            let mut bytes = random.text(from, 20 + 50 * round);
            match round % 4 {
                0 => {}
                1 => {
                    let place = random.below(bytes.len());
                    bytes[place] ^= 0xFF;
                }
                2 => {
                    let length = bytes.len();
                    (0..length).step_by(40).for_each(|place| bytes[place] = 0xFF);
                }
                // The same text as a file in another encoding.
                _ => {
                    bytes =
                        random.text(if from == Encoding::Utf8 { Encoding::Windows1251 } else { Encoding::Utf8 }, 5000)
                }
            }
            let by_steps = decode(from, &bytes, ErrorMode::Replacement, Path::Literal);
            assert_eq!(decode(from, &bytes, ErrorMode::Replacement, Path::Fast), by_steps, "{from}");
            let malformed = malformed_of(from, &bytes);
            let [a, b] = [random.below(bytes.len() + 1), random.below(bytes.len() + 1)];
            let chunks = [&bytes[..a.min(b)], &bytes[a.min(b)..a.max(b)], &bytes[a.max(b)..]];
            for (chunks, room) in [(&[&bytes[..]][..], 1 << 18), (&chunks, 1 << 18), (&chunks, Transcoder::LEAST_ROOM)]
            {
                for to in [Encoding::Utf8, Encoding::Utf16Le, Encoding::Gb18030] {
                    let modes = (ErrorMode::Replacement, ErrorMode::Replacement);
                    let transcoded = transcode_chunks((from, to), chunks, modes, room).unwrap();
                    assert!(transcoded == expected(from, to, &bytes, modes.1), "{from} to {to}: {bytes:02X?}");
                    let losses = losses_of(from, to, chunks, room);
                    let actual = (losses.malformed, losses.first_malformed);
                    assert_eq!(actual, (malformed.len(), malformed.first().copied()), "{from} to {to}: {bytes:02X?}");
                    assert_eq!((losses.unmappable, losses.first_unmappable), (0, None), "{from} to {to}");
                }
            }
            lossy += usize::from(!malformed.is_empty());
        }
        let is_never_malformed =
            Encoding::all().contains(&from) && malformed_of(from, &(0..=0xFF).collect::<Vec<_>>()).is_empty();
        assert!(is_never_malformed || lossy > 10, "{from}: {lossy}");
    });
}

#[test]
fn losses_of_unmappable_code_points() {
    // Each NUL becomes a malformed byte.
    let texts = [
        "plain ASCII, größer, Съешь ещё, 日本語, \u{FFFD}, ☃ and 💩. ",
        "a \0 malformed byte and \u{FFFD}, \u{FFFD}, \0. ",
        "\u{FFFD}, ☃, \0. ",
        "☃, \0, \u{FFFD}. ",
    ];
    for (to, text) in targets().flat_map(|to| texts.map(|text| (to, text.repeat(200)))) {
        let Some(mut encoder) = to.new_encoder() else { continue };
        let mut is_unmappable = |character: char| {
            let units: Vec<u16> = character.encode_utf16(&mut [0; 2]).to_vec();
            encoder.encode_literally_in(&units, &mut [0; 32], ErrorMode::Fatal, false).is_err()
        };
        let places = || text.char_indices().map(|(start, character)| (start as isize, character));
        let unmappable: Vec<_> = places().filter(|&(_, character)| is_unmappable(character)).collect();
        let malformed: Vec<_> = places().filter(|&(_, character)| character == '\0').map(|(start, _)| start).collect();
        let source: Vec<u8> = text.bytes().map(|byte| if byte == 0 { 0xFF } else { byte }).collect();
        for split in [0, 11, 12, 13, 14, 2000, 2001, 2002, source.len()] {
            let (start, rest) = source.split_at(split);
            for room in [Transcoder::LEAST_ROOM, 1 << 18] {
                let losses = losses_of(Encoding::Utf8, to, &[start, rest], room);
                let first = losses.first_unmappable.map(|lost| (lost.start, lost.code_point));
                let actual = (losses.unmappable, first);
                assert_eq!(actual, (unmappable.len(), unmappable.first().copied()), "{text} in {to} at {split}");
                let actual = (losses.malformed, losses.first_malformed);
                assert_eq!(actual, (malformed.len(), malformed.first().copied()), "{text} in {to} at {split}");
            }
        }
    }
}
