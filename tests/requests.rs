//! Requests of encoding_rs's users, by the numbers of its issues. tests/utf_16_encoder.rs has encoders of UTF-16 (31,
//! 104), tests/properties.rs small destinations (34), and tests/text_decoder.rs byte order marks (89).

mod common;

use std::collections::BTreeSet;

use common::{Random, in_parallel, peer, tested};
use encoding_standard::{EncodeError, Encoding};

/// 24: decoding to UTF-16 in one call.
#[test]
fn whole_texts_to_utf_16() {
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0x9FB2_1C65_1E98_DF25 ^ encoding as u64);
        for (length, bom) in [0, 1, 2, 3, 100, 5000].into_iter().flat_map(|length| {
            [&b""[..], b"\xEF\xBB\xBF", b"\xFE\xFF", b"\xFF\xFE", b"\xEF\xBB"].map(|bom| (length, bom))
        }) {
            let bytes = [bom, &random.text(encoding, length)].concat();
            let expected: Vec<u16> = encoding.decode(&bytes).encode_utf16().collect();
            assert_eq!(encoding.decode_to_utf16(&bytes), expected, "{encoding} {bytes:02X?}");
            match (encoding.decode_to_utf16_or_fail(&bytes), encoding.decode_or_fail(&bytes)) {
                (Ok(units), Ok(_)) => assert_eq!(units, expected),
                (Err(actual), Err(expected)) => {
                    assert_eq!((actual.start, actual.length), (expected.start, expected.length));
                }
                (actual, expected) => panic!("{encoding} {bytes:02X?}: {actual:?} {expected:?}"),
            }
        }
    });
}

/// 100: dropping unmappable characters, or replacing them by a function.
#[test]
fn unmappable_characters_are_what_a_function_makes_of_them() {
    let text = "a☃テ\u{1B}é💩漢\u{E}가я\u{FFFD}ж☃";
    in_parallel(tested().filter(|encoding| **encoding != Encoding::Replacement), |&encoding| {
        for repeated in [text.to_owned(), text.repeat(1000), "☃".repeat(2000), String::new(), "a".repeat(100)] {
            let kept: String = repeated.chars().filter(|character| encoding.can_encode(*character)).collect();
            let expected = encoding.encode_or_fail(&kept).unwrap();
            assert!(encoding.encode_with(&repeated, |_| "").unwrap() == expected, "{encoding}");

            let escape = |character: char| character.escape_unicode().to_string();
            let keep_or_escape = |character| {
                if encoding.can_encode(character) { character.to_string() } else { escape(character) }
            };
            let escaped: String = repeated.chars().map(keep_or_escape).collect();
            let expected = encoding.encode_or_fail(&escaped).unwrap();
            assert!(encoding.encode_with(&repeated, escape).unwrap() == expected, "{encoding}");
        }
    });
    // A state without a character would be malformed.
    let without = Encoding::Iso2022Jp.encode_with("あ☃い", |_| "").unwrap();
    assert_eq!(Encoding::Iso2022Jp.decode_or_fail(&without).as_deref(), Ok("あい"));
    // Each of them once, in their order.
    let mut seen = Vec::new();
    Encoding::Iso2022Jp
        .encode_with("あ\u{E}☃あ💩", |character| {
            seen.push(character);
            "?"
        })
        .unwrap();
    assert_eq!(seen, ['\u{E}', '☃', '💩']);
    // The place of the character in the text.
    let error = Encoding::Big5.encode_with("中☃é", |character| if character == '☃' { "中" } else { "é" }).unwrap_err();
    let EncodeError::Unmappable(unmappable) = error else { panic!("{error}") };
    assert_eq!((unmappable.code_point, unmappable.index, unmappable.read, unmappable.written), ('é', 6, 8, 4));
    assert_eq!(Encoding::Replacement.encode_with("a", |_| ""), Err(EncodeError::NoEncoder));
}

/// 85: the characters that an encoding can represent.
#[test]
fn characters_of_encodings() {
    in_parallel(tested(), |&encoding| {
        let characters: BTreeSet<char> = encoding.characters().collect();
        assert_eq!(characters.contains(&'a'), encoding != Encoding::Replacement, "{encoding}");
        if encoding.output_encoding() == encoding {
            let is_right = |character: char| {
                let (_, _, is_unmappable) = peer(encoding).encode(character.encode_utf8(&mut [0; 4]));
                characters.contains(&character) != is_unmappable
            };
            // The Basic Multilingual Plane, and some of the others.
            let wrong = ('\0'..='\u{FFFF}').chain('\u{1F000}'..='\u{2FFFF}').find(|character| !is_right(*character));
            assert_eq!(wrong, None, "{encoding}");
        }
        if encoding.is_single_byte() {
            let decoded: BTreeSet<char> =
                (0..=u8::MAX).filter_map(|byte| encoding.decode_or_fail(&[byte]).ok()?.chars().next()).collect();
            assert_eq!(characters, decoded, "{encoding}");
        }
    });
    assert_eq!(Encoding::Utf8.characters().count(), 0x11_0000 - 0x800);
    assert_eq!(Encoding::Utf16Be.characters().count(), 0x11_0000 - 0x800);
}
