//! The feature `js`, in Node and in Chromium.
#![cfg(target_arch = "wasm32")]

mod common;

use encoding_wasm::js::{decode_to_js_string, decode_to_js_string_or_fail};
use encoding_wasm::{Encoding, ErrorMode, Malformed};
use js_sys::JsString;
use wasm_bindgen_test::wasm_bindgen_test;

/// The code units of a string, each by a call, which is another way than strings are made.
fn units(text: &JsString) -> Vec<u16> {
    (0..text.length()).map(|i| text.char_code_at(i) as u16).collect()
}

fn expected(encoding: Encoding, bytes: &[u8]) -> Vec<u16> {
    encoding.decode(bytes).encode_utf16().collect()
}

#[wasm_bindgen_test]
fn whole_texts() {
    for &encoding in Encoding::all() {
        for vector in common::vectors() {
            let text = decode_to_js_string(&vector, encoding);
            assert_eq!(units(&text), expected(encoding, &vector), "{encoding} {vector:02X?}");
        }
    }
}

/// A string is made in parts of 65,536 code units.
#[wasm_bindgen_test]
fn long_texts() {
    for length in [65_535, 65_536, 65_537, 131_071, 131_072, 200_001] {
        for (encoding, sequence) in [
            (Encoding::Windows1251, &b"\xC0"[..]),
            (Encoding::Windows1252, b"a"),
            (Encoding::ShiftJis, b"\x82\xA0"),
            (Encoding::Utf8, "💩".as_bytes()),
            (Encoding::Utf16be, b"\x4E\x00"),
            (Encoding::Iso2022Jp, b"a"),
        ] {
            let bytes: Vec<u8> = sequence.iter().copied().cycle().take(length).collect();
            let text = String::from(decode_to_js_string(&bytes, encoding));
            assert!(text == encoding.decode(&bytes), "{length} {encoding}");
        }
    }
}

#[wasm_bindgen_test]
fn malformed_texts() {
    for &encoding in Encoding::all() {
        for vector in common::vectors() {
            let decoded = decode_to_js_string_or_fail(&vector, encoding).map(String::from);
            let expected = encoding.decode_or_fail(&vector);
            match (&decoded, &expected) {
                (Ok(text), Ok(expected)) => assert_eq!(text, expected),
                (Err(malformed), Err(expected)) => {
                    assert_eq!((malformed.start, malformed.length), (expected.start, expected.length));
                }
                _ => panic!("{encoding} {vector:02X?}: {decoded:?}, not {expected:?}"),
            }
        }
    }
    // In a later part than the first.
    let mut bytes = vec![0xC1; 200_000];
    bytes.push(0xD2);
    let malformed = Malformed { start: 200_000, length: 1, written: 200_000 };
    assert_eq!(decode_to_js_string_or_fail(&bytes, Encoding::Windows1253), Err(malformed));
}

#[wasm_bindgen_test]
fn byte_order_marks() {
    assert_eq!(decode_to_js_string(b"\xEF\xBB\xBF\xEF\xBB\xBFa", Encoding::Gbk), "\u{FEFF}a");
    assert_eq!(decode_to_js_string(b"\xFF\xFEa\0", Encoding::Utf8), "a");
    let malformed = decode_to_js_string_or_fail(b"\xEF\xBB\xBFa\xFF", Encoding::Gbk).unwrap_err();
    assert_eq!((malformed.start, malformed.length, malformed.written), (4, 1, 1));
}

/// Every vector a byte at a time, and ASCII between the chunks, which must not be taken for plain text in the middle of a
/// sequence.
#[wasm_bindgen_test]
fn chunks() {
    for &encoding in Encoding::all() {
        for vector in common::vectors() {
            let mut decoder = encoding.new_decoder();
            let mut made = Vec::new();
            let mut whole = Vec::new();
            for byte in &vector {
                for chunk in [&[*byte][..], b"$B"] {
                    made.extend(units(&decoder.decode_to_js_string(chunk, ErrorMode::Replacement, false).unwrap()));
                    whole.extend(chunk);
                }
            }
            made.extend(units(&decoder.decode_to_js_string(&[], ErrorMode::Replacement, true).unwrap()));
            let expected: Vec<u16> = encoding.decode_without_bom(&whole).encode_utf16().collect();
            assert_eq!(made, expected, "{encoding} {vector:02X?}");
        }
    }
}
