//! Decoding to strings and encoding from them equals doing so by code units, and encoding_rs.

mod common;

use std::borrow::Cow;

use common::encoding::{encodable, encode, peer_encode};
use common::modes::{DecodeInMode, EncodeInMode, ErrorMode, encode_text};
use common::{Path, Random, decode, in_parallel, peer, tested, vectors};
use encoding_standard::hooks::get_encoder;
use encoding_standard::{
    BomHandling, Decoder, EncodeError, Encoder, Encoding, LabelError, Malformed, Substitute, Unmappable,
};

const BOMS: [&[u8]; 4] = [b"", b"\xEF\xBB\xBF", b"\xFE\xFF", b"\xFF\xFE"];

/// Plain, well-formed and malformed texts, with lengths around those of vectors and blocks.
fn texts(encoding: Encoding, random: &mut Random) -> Vec<Vec<u8>> {
    let mut texts = vec![Vec::new(), b"plain ASCII ".repeat(100), b"\x1B(B\x0E".to_vec(), b"a\x1B$B".repeat(200)];
    texts.extend(vectors());
    for length in [1, 3, 15, 64, 100, 130, 260, 500, 800, 3000, 9000, 30_000] {
        let text = random.text(encoding, length);
        // A long plain start, and the same without malformed bytes.
        texts.push([&b"a".repeat(length)[..], &text].concat());
        let string = decoded(encoding, &text).replace('\u{FFFD}', "");
        texts.push(bytes_of(encoding, &string));
        texts.push(text);
    }
    texts
}

/// Decoded by the standard's steps.
fn decoded(encoding: Encoding, bytes: &[u8]) -> String {
    String::from_utf16(&decode(encoding, bytes, ErrorMode::Replacement, Path::Literal).unwrap()).unwrap()
}

/// In any encoding, without what it can't represent.
fn bytes_of(encoding: Encoding, text: &str) -> Vec<u8> {
    match encoding {
        Encoding::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        Encoding::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        Encoding::Replacement => text.into(),
        _ => encode(encoding, &text.encode_utf16().collect::<Vec<_>>(), ErrorMode::Replacement, Path::Literal).unwrap(),
    }
}

#[test]
fn whole_texts_are_decoded_as_encoding_rs_decodes_them() {
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0x9E37_79B9_7F4A_7C15 ^ encoding as u64);
        for text in texts(encoding, &mut random) {
            for bom in BOMS {
                let bytes = [bom, &text].concat();
                let (expected, used, malformed) = peer(encoding).decode(&bytes);
                let actual = encoding.decode_with_details(&bytes);
                assert!(actual.text == expected, "{encoding}: {bytes:02X?}");
                assert_eq!((actual.encoding.name(), actual.malformed > 0), (used.name(), malformed));
                assert_eq!(encoding.decode(&bytes), expected);

                let (expected, _) = peer(encoding).decode_without_bom_handling(&bytes);
                assert!(
                    encoding.decode_with_bom_handling(&bytes, BomHandling::Keep) == expected,
                    "{encoding}: {bytes:02X?}"
                );
                // encoding_rs makes an empty string for UTF-16.
                let is_same = is_borrowed(&expected) || bytes.is_empty();
                assert_eq!(
                    is_borrowed(&encoding.decode_with_bom_handling(&bytes, BomHandling::Keep)),
                    is_same,
                    "{encoding}"
                );
                let (expected, _) = peer(encoding).decode_with_bom_removal(&bytes);
                assert!(
                    encoding.decode_with_bom_handling(&bytes, BomHandling::Remove) == expected,
                    "{encoding}: {bytes:02X?}"
                );

                let expected = peer(encoding).decode_without_bom_handling_and_without_replacement(&bytes);
                assert_eq!(encoding.decode_with_bom_handling_or_fail(&bytes, BomHandling::Keep).ok(), expected);
            }
        }
    });
}

/// Short texts are decoded without tables: all pairs, at the end and among others.
#[test]
fn all_pairs_in_short_texts_are_decoded_as_encoding_rs_decodes_them() {
    // Miri takes a thousand times as long.
    let step = if cfg!(miri) { 1009 } else { 1 };
    in_parallel(tested(), |&encoding| {
        for pair in (0..=u16::MAX).step_by(step).map(u16::to_be_bytes) {
            let among = [&pair[..], b"abcdefghijk", &pair, &pair, &[0xB0, 0xA1, 0xC5], &pair].concat();
            for bytes in [&pair[..], &among, &among.repeat(5)] {
                let (expected, had_errors) = peer(encoding).decode_without_bom_handling(bytes);
                assert_eq!(
                    encoding.decode_with_bom_handling(bytes, BomHandling::Keep),
                    expected,
                    "{encoding}: {bytes:02X?}"
                );
                assert_eq!(
                    encoding.decode_with_bom_handling_or_fail(bytes, BomHandling::Keep).is_err(),
                    had_errors,
                    "{encoding}: {bytes:02X?}"
                );
            }
        }
    });
}

#[allow(clippy::ptr_arg, reason = "it asks which of the two the reference has")]
fn is_borrowed<T: ?Sized + ToOwned>(text: &Cow<T>) -> bool {
    matches!(text, Cow::Borrowed(_))
}

#[test]
fn a_text_that_is_the_same_is_borrowed() {
    for encoding in Encoding::all().iter().copied() {
        let is_ascii_compatible = !matches!(encoding, Encoding::Replacement | Encoding::Utf16Be | Encoding::Utf16Le);
        for length in [1, 64, 1000] {
            let ascii = "a".repeat(length);
            assert_eq!(is_borrowed(&encoding.decode(ascii.as_bytes())), is_ascii_compatible, "{encoding}");
            let is_borrowed = encoding
                .encode(&ascii, Substitute::HtmlReference)
                .is_some_and(|bytes| matches!(bytes, Cow::Borrowed(_)));
            assert_eq!(is_borrowed, is_ascii_compatible, "{encoding}");
        }
    }
    assert!(is_borrowed(&Encoding::Utf8.decode("\u{FEFF}é漢💩".as_bytes())));
    assert!(is_borrowed(&Encoding::Utf16Be.decode("\u{FEFF}é漢💩".as_bytes())));
    assert!(is_borrowed(&Encoding::Utf8.encode("é漢💩", Substitute::HtmlReference).unwrap()));
    assert!(!is_borrowed(&Encoding::Iso2022Jp.decode(b"a\x0E")));
    assert_eq!(*Encoding::Iso2022Jp.encode("a\x0E", Substitute::HtmlReference).unwrap(), *b"a&#65533;");
}

#[test]
fn whole_texts_say_where_they_are_malformed() {
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0xD1B5_4A32_D192_ED03 ^ encoding as u64);
        for text in texts(encoding, &mut random) {
            let expected = decode(encoding, &text, ErrorMode::Fatal, Path::Literal);
            match (expected, encoding.decode_with_bom_handling_or_fail(&text, BomHandling::Keep)) {
                (Ok(units), Ok(string)) => assert_eq!(String::from_utf16(&units).unwrap(), string),
                (Err(expected), Err(actual)) => {
                    let before = decoded(encoding, &text[..expected.start as usize]);
                    // Without the malformed byte after it, an escape sequence may be incomplete.
                    let before = before.trim_end_matches('\u{FFFD}').len();
                    assert_eq!(
                        (actual.start, actual.length),
                        (expected.start, expected.length),
                        "{encoding} {text:02X?}"
                    );
                    assert!(actual.written >= before, "{encoding}: {actual:?} {before}");
                }
                (expected, actual) => panic!("{encoding}: {expected:?} {actual:?}"),
            }
        }
    });
    assert_eq!(
        Encoding::ShiftJis.decode_or_fail(b"\xEF\xBB\xBFa\xC3\xA9\xFFb").map_err(common::Malformed::from),
        Err(common::Malformed { start: 6, length: 1, written: 3 })
    );
}

/// The text before an error is appended, and the error counts what this call wrote.
#[test]
fn a_string_that_has_text_keeps_it_at_an_error() {
    let mut text = String::from("before");
    let mut decoder = Encoding::Big5.new_decoder();
    let source = [&b"\xA4\xA4\xFF"[..], &[b'a'; 1_000_000]].concat();
    let malformed = decoder.decode_to_string_in(&source, &mut text, ErrorMode::Fatal, true);
    assert_eq!(malformed.map_err(common::Malformed::from), Err(common::Malformed { start: 2, length: 1, written: 3 }));
    assert_eq!(text, "before中");
    // No room is reserved for text that is never decoded.
    assert!(text.capacity() < 100, "{}", text.capacity());
}

/// However long the first characters become, and whatever follows: three times, plus the reserve.
#[test]
fn strings_have_little_more_than_three_times_the_room_that_they_need() {
    in_parallel(tested(), |&encoding| {
        let long = bytes_of(encoding, "\u{FFFD}漢가ก");
        let [long, short] = [long, bytes_of(encoding, "a")].map(|bytes| bytes.repeat(500_000 / bytes.len()));
        for (start, rest) in [(&long, &long), (&long, &short), (&short, &long), (&short, &short)] {
            for length in [0, 1, 100, 3000, 10_000, 100_000] {
                let bytes = [&start[..start.len().min(length)], rest].concat();
                let text = encoding.decode_with_bom_handling(&bytes, BomHandling::Keep).into_owned();
                let (room, needed) = (text.capacity(), text.len());
                assert!(room <= needed.max(8) * 10 / 3, "{encoding}: {room}, not {needed}, after {length}");
            }
        }
    });
    // Text of uniform length is written where it stays.
    for (encoding, start, rest) in [
        (Encoding::Big5, "中", "中"),
        (Encoding::Koi8R, "я", "я"),
        (Encoding::Windows874, "ก", "ก"),
        (Encoding::Utf16Le, "漢", "漢"),
        (Encoding::Big5, "中中中a", "中"),
    ] {
        let text = start.repeat(2000) + &rest.repeat(300_000);
        let decoded = encoding.decode(&bytes_of(encoding, &text)).into_owned();
        assert!(decoded == text && decoded.capacity() <= text.len() * 17 / 16, "{encoding}: {}", decoded.capacity());
    }
}

/// Decodes chunks with `room` for each call. Returns the text, or where it is malformed.
fn decode_chunks(encoding: Encoding, chunks: &[&[u8]], mode: ErrorMode, room: usize) -> Result<String, (isize, usize)> {
    let mut decoder = encoding.new_decoder();
    assert_eq!(decoder.encoding(), encoding);
    let mut destination = vec![0; room];
    let mut text = Vec::new();
    let mut position = 0;
    for (i, chunk) in chunks.iter().enumerate() {
        let mut rest = *chunk;
        loop {
            let progress = decoder
                .decode_in(rest, &mut destination, mode, i + 1 == chunks.len())
                .map_err(|Malformed { start, length, .. }| (start + position, length))?;
            // No code point is split.
            text.push(std::str::from_utf8(&destination[..progress.written]).unwrap().to_owned());
            position += progress.read as isize;
            rest = &rest[progress.read..];
            if progress.finished {
                assert!(rest.is_empty());
                break;
            }
            assert!(progress.read > 0, "{encoding}: no progress in {room} bytes");
        }
    }
    Ok(text.concat())
}

fn decode_chunks_to_string(
    encoding: Encoding,
    chunks: &[&[u8]],
    mode: ErrorMode,
) -> Result<(String, usize), (isize, usize)> {
    let mut decoder = encoding.new_decoder();
    let mut text = String::from("before");
    let mut position = 0;
    let mut malformed = 0;
    for (i, chunk) in chunks.iter().enumerate() {
        malformed += decoder
            .decode_to_string_in(chunk, &mut text, mode, i + 1 == chunks.len())
            .map_err(|Malformed { start, length, .. }| (start + position, length))?;
        position += chunk.len() as isize;
    }
    Ok((text.split_off("before".len()), malformed))
}

#[test]
fn streams_are_decoded_as_their_whole() {
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0xA076_1D64_78BD_642F ^ encoding as u64);
        for text in texts(encoding, &mut random) {
            let [a, b] = [random.below(text.len() + 1), random.below(text.len() + 1)];
            let chunks = [&text[..a.min(b)], &text[a.min(b)..a.max(b)], &text[a.max(b)..]];
            for mode in common::MODES {
                let units = decode(encoding, &text, mode, Path::Literal);
                let expected = units
                    .map(|units| String::from_utf16(&units).unwrap())
                    .map_err(|common::Malformed { start, length, .. }| (start, length));
                for room in [Decoder::LEAST_ROOM, 700, 1 << 17] {
                    if room < 100 && text.len() > 1000 {
                        continue;
                    }
                    assert_eq!(decode_chunks(encoding, &[&text], mode, room), expected, "{encoding} in {room}");
                    assert_eq!(decode_chunks(encoding, &chunks, mode, room), expected, "{encoding} in {room}, cut");
                }
                let whole = decode_chunks_to_string(encoding, &[&text], mode);
                assert_eq!(decode_chunks_to_string(encoding, &chunks, mode), whole, "{encoding} cut");
                assert_eq!(whole.map(|(string, _)| string), expected, "{encoding}");
            }
        }
    });
}

/// The error says where to go on, and the decoder is in the right state for it.
#[test]
fn decoding_goes_on_after_errors() {
    type Decode = fn(&mut Decoder, &[u8], &mut String) -> Result<(), Malformed>;
    let to_utf_8: Decode = |decoder, source, text| {
        let mut room = vec![0; decoder.max_length(source.len()).unwrap()];
        let decoded = decoder.decode_in(source, &mut room, ErrorMode::Fatal, true);
        let written = decoded.map_or_else(|malformed| malformed.written, |progress| progress.written);
        text.push_str(str::from_utf8(&room[..written]).unwrap());
        decoded.map(|progress| assert!(progress.finished))
    };
    let to_string: Decode =
        |decoder, source, text| decoder.decode_to_string_in(source, text, ErrorMode::Fatal, true).map(|_| ());
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0x3C6E_F372_FE94_F82B ^ encoding as u64);
        for bytes in texts(encoding, &mut random).iter().filter(|bytes| bytes.len() < 10_000) {
            for decode in [to_utf_8, to_string] {
                let mut decoder = encoding.new_decoder();
                let mut text = String::new();
                let mut read = 0;
                while let Err(malformed) = decode(&mut decoder, &bytes[read..], &mut text) {
                    text.push('\u{FFFD}');
                    let end = malformed.start + (malformed.length + decoder.held()) as isize;
                    read = read.checked_add_signed(end).unwrap();
                }
                assert!(text == decoded(encoding, bytes), "{encoding}: {bytes:02X?}");
            }
        }
    });
}

#[test]
fn malformed_sequences_are_counted() {
    for (encoding, bytes, count) in [
        (Encoding::Utf8, &b"a\xFF\xE3\x81b\xEF\xBF\xBD"[..], 2),
        (Encoding::Gb18030, b"\xFF\x84\x31\xA4\x37\xFF", 2),
        (Encoding::Windows1253, b"\xD2a\xFF", 2),
        (Encoding::Utf16Le, b"\xFD\xFF\x00\xD8a\0", 1),
    ] {
        for repeated in [1, 3000] {
            let bytes = bytes.repeat(repeated);
            assert_eq!(encoding.decode_with_details(&bytes).malformed, count * repeated, "{encoding}");
        }
    }
}

#[test]
fn the_room_that_decoders_ask_for_is_enough() {
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0xE703_7ED1_A0B4_28DB ^ encoding as u64);
        for _ in 0..300 {
            let length = random.below(2000);
            let text = if random.below(2) == 0 { random.text(encoding, length) } else { vec![0xFF; length] };
            let (first, second) = text.split_at(random.below(text.len() + 1));
            let mut decoder = encoding.new_decoder();
            for (chunk, end) in [(first, false), (second, true)] {
                let mut bytes = vec![0; decoder.max_length(chunk.len()).unwrap()];
                let mut units = vec![0; decoder.max_utf16_length(chunk.len()).unwrap()];
                let mut copy = decoder;
                let to_bytes = decoder.decode_in(chunk, &mut bytes, ErrorMode::Replacement, end).unwrap();
                let to_units = copy.decode_to_utf16_in(chunk, &mut units, ErrorMode::Replacement, end).unwrap();
                assert!(to_bytes.finished && to_units.finished, "{encoding} {length}");
            }
        }
    });
    let decoder = Encoding::Utf8.new_decoder();
    assert_eq!(decoder.max_length(usize::MAX / 3), None);
    assert_eq!(decoder.max_utf16_length(usize::MAX - 3), None);
    let encoder = Encoding::Utf8.new_encoder().unwrap();
    assert_eq!(encoder.max_length_in(usize::MAX / 5, ErrorMode::Fatal), None);
}

/// Strings of characters of all lengths, most of which the encoding can represent.
fn strings(encoding: Encoding, random: &mut Random) -> Vec<String> {
    let mut strings = vec![String::new(), "plain ASCII ".repeat(100), "\u{E}\\~¥‾ｱ−\u{1B}テ".repeat(3)];
    for length in [1, 7, 60, 1000, 1100, 5000] {
        let text = decoded(encoding, &random.text(encoding, length));
        strings.push(text.replace('\u{FFFD}', ""));
        strings.push(["a".repeat(length), text.clone()].concat());
        strings.push(text + "☃💩é\u{E5E5}漢");
    }
    strings
}

#[test]
fn whole_strings_are_encoded_as_encoding_rs_encodes_them() {
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0x8EBC_6AF0_9C88_C6E3 ^ encoding as u64);
        for text in strings(encoding, &mut random) {
            let (expected, _, _) = peer(encoding).encode(&text);
            let actual = encoding.output_encoding().encode(&text, Substitute::HtmlReference).unwrap();
            assert!(actual == expected, "{encoding}: {text:?}\n  is {actual:02X?}\n  not {expected:02X?}");
            if get_encoder(encoding).is_none() {
                continue;
            }
            assert_eq!(
                encoding_standard::hooks::encode(&text, encoding),
                encoding.encode(&text, Substitute::HtmlReference)
            );

            let units: Vec<u16> = text.encode_utf16().collect();
            let with_question_marks = encode(encoding, &units, ErrorMode::Replacement, Path::Literal).unwrap();
            assert_eq!(*encode_text(encoding, &text, ErrorMode::Replacement).unwrap(), with_question_marks);
            match encoding.encode_or_fail(&text) {
                Ok(bytes) => assert_eq!(Ok(bytes.into_owned()), peer_encode(encoding, &units, ErrorMode::Fatal)),
                Err(EncodeError::Unmappable(Unmappable { code_point, index, read, written, .. })) => {
                    assert_eq!(peer_encode(encoding, &units, ErrorMode::Fatal), Err(code_point));
                    let (before, rest) = text.split_at(index as usize);
                    let first = rest.chars().next().unwrap();
                    assert!(first == code_point || code_point == '\u{FFFD}', "{encoding}: {first} {code_point}");
                    assert_eq!(read, before.len() + first.len_utf8());
                    let mut encoder = encoding.new_encoder().unwrap();
                    let mut bytes = vec![0; encoder.max_length_in(before.len(), ErrorMode::Fatal).unwrap()];
                    let progress = encoder.encode_in(before, &mut bytes, ErrorMode::Fatal, false).unwrap();
                    assert!(progress.finished);
                    // ISO-2022-JP may have returned to ASCII before the error.
                    assert!(written == progress.written || written == progress.written + 3, "{encoding}");
                }
                Err(error) => panic!("{encoding}: {error}"),
            }
        }
    });
}

#[test]
fn streams_of_strings_are_encoded_as_their_whole() {
    in_parallel(encodable(), |encoding| {
        let mut random = Random(0x589A_5C4D_8F8A_9C2B ^ encoding as u64);
        for text in strings(encoding, &mut random) {
            let cut = (0..=random.below(text.len() + 1)).rev().find(|cut| text.is_char_boundary(*cut)).unwrap();
            let chunks = [&text[..cut], &text[cut..]];
            let units: Vec<u16> = text.encode_utf16().collect();
            for mode in [ErrorMode::Html, ErrorMode::Replacement] {
                let expected = encode(encoding, &units, mode, Path::Literal).unwrap();
                for room in [Encoder::LEAST_ROOM, 1000, 1 << 18] {
                    let mut encoder = encoding.new_encoder().unwrap();
                    assert_eq!(encoder.encoding(), encoding);
                    let mut destination = vec![0; room];
                    let mut bytes = Vec::new();
                    for (i, chunk) in chunks.iter().enumerate() {
                        let mut rest = *chunk;
                        loop {
                            let progress = encoder.encode_in(rest, &mut destination, mode, i == 1).unwrap();
                            bytes.extend_from_slice(&destination[..progress.written]);
                            rest = &rest[progress.read..];
                            if progress.finished {
                                assert!(rest.is_empty());
                                break;
                            }
                            assert!(progress.read + progress.written > 0, "{encoding}: no progress in {room} bytes");
                        }
                    }
                    assert!(bytes == expected, "{encoding} {mode:?} in {room}: {text:?}");
                }
                let mut encoder = encoding.new_encoder().unwrap();
                let mut destination = vec![0; encoder.max_length_in(text.len(), mode).unwrap()];
                let progress = encoder.encode_in(&text, &mut destination, mode, true).unwrap();
                assert!(progress.finished && destination[..progress.written] == expected, "{encoding} {mode:?}");
                let mut destination = vec![0; encoder.max_length_in(units.len(), mode).unwrap()];
                let mut encoder = encoding.new_encoder().unwrap();
                assert!(
                    encoder.encode_from_utf16_in(&units, &mut destination, mode, true).unwrap().finished,
                    "{encoding} {mode:?}"
                );
            }
        }
    });
}

/// Code units and strings may alternate. A leading surrogate before a string is lone.
#[test]
fn a_surrogate_before_a_string_is_lone() {
    let mut encoder = Encoding::Windows1252.new_encoder().unwrap();
    let mut bytes = [0; 64];
    assert_eq!(encoder.encode_from_utf16_in(&[0xD83D], &mut bytes, ErrorMode::Fatal, false).unwrap().written, 0);
    let unmappable = encoder.encode_in("é", &mut bytes, ErrorMode::Fatal, true).unwrap_err();
    assert_eq!((unmappable.code_point, unmappable.index), ('\u{FFFD}', -1));
    assert_eq!((unmappable.read, unmappable.written), (0, 0));
    let progress = encoder.encode_in("é", &mut bytes, ErrorMode::Fatal, true).unwrap();
    assert_eq!(bytes[..progress.written], [0xE9]);
}

#[test]
fn encodings_are_found_by_their_byte_order_marks_and_parsed_from_labels() {
    assert_eq!(Encoding::for_bom(b"\xFF\xFE\0\0"), Some((Encoding::Utf16Le, 2)));
    assert_eq!(Encoding::for_bom(b"\xEF\xBB"), None);
    for &encoding in Encoding::all() {
        assert_eq!(encoding.to_string().parse(), Ok(encoding));
        for label in encoding.labels() {
            assert_eq!(label.parse(), Ok(encoding));
        }
    }
    assert_eq!("latin-1".parse::<Encoding>(), Err(LabelError::Unknown));
    assert_eq!(LabelError::Unknown.to_string(), "unknown encoding label");
}
