//! Hooks for standards: https://encoding.spec.whatwg.org/#specification-hooks

mod common;

use encoding_standard::Encoding;
use encoding_standard::hooks::{
    bom_sniff, decode, utf8_decode, utf8_decode_without_bom, utf8_decode_without_bom_or_fail,
};

#[test]
fn boms() {
    for (bytes, expected) in [
        (&b""[..], None),
        (b"\xEF", None),
        (b"\xEF\xBB", None),
        (b"\xEF\xBB\xBF", Some(Encoding::Utf8)),
        (b"\xEF\xBB\xBFa", Some(Encoding::Utf8)),
        (b"\xFE", None),
        (b"\xFE\xFF", Some(Encoding::Utf16Be)),
        (b"\xFF\xFE\0\0", Some(Encoding::Utf16Le)),
        (b"a\xFF\xFE", None),
        (b"\x84\x31\x95\x33", None),
        (b"+/v8", None),
    ] {
        assert_eq!(bom_sniff(bytes), expected, "{bytes:02X?}");
    }
}

#[test]
fn a_bom_has_precedence_over_the_fallback() {
    for &fallback in Encoding::all() {
        assert_eq!(decode(b"\xEF\xBB\xBF\xC3\xA9", fallback), "é");
        assert_eq!(decode(b"\xFE\xFF\0\xE9", fallback), "é");
        assert_eq!(decode(b"\xFF\xFE\xE9\0", fallback), "é");
        // Only one is removed.
        assert_eq!(decode(b"\xFF\xFE\xFF\xFEa\0", fallback), "\u{FEFF}a");
    }
    assert_eq!(decode(b"\xEF\xBB", Encoding::Windows1252), "ï»");
    assert_eq!(decode(b"text", Encoding::Replacement), "\u{FFFD}");
    assert_eq!(decode(b"", Encoding::Replacement), "");
}

#[test]
fn utf_8() {
    assert_eq!(utf8_decode(b"\xEF\xBB\xBFa\xFF"), "a\u{FFFD}");
    assert_eq!(utf8_decode(b"\xFF\xFEa"), "\u{FFFD}\u{FFFD}a");
    assert_eq!(utf8_decode_without_bom(b"\xEF\xBB\xBFa\xFF"), "\u{FEFF}a\u{FFFD}");
    assert_eq!(utf8_decode_without_bom_or_fail(b"\xEF\xBB\xBFa").unwrap(), "\u{FEFF}a");
    assert_eq!(
        utf8_decode_without_bom_or_fail(b"a\xE3\x81").map_err(common::Malformed::from),
        Err(common::Malformed { start: 1, length: 2, written: 1 })
    );
}

/// Longer than the hooks' blocks, with characters and errors across the ends of these.
#[test]
fn long_texts() {
    let text = "aé漢💩".repeat(3000);
    assert_eq!(utf8_decode(text.as_bytes()), text);
    for shift in 0..10 {
        let bytes = [&b"0123456789"[..shift], text.as_bytes(), b"\xC3"].concat();
        assert_eq!(utf8_decode(&bytes), String::from_utf8_lossy(&bytes));
        let start = bytes.len() as isize - 1;
        let error = utf8_decode_without_bom_or_fail(&bytes).unwrap_err();
        assert_eq!((error.start, error.length), (start, 1));
    }
}

#[test]
fn errors_say_where() {
    let error = utf8_decode_without_bom_or_fail(b"caf\xE9").unwrap_err();
    assert_eq!(error.to_string(), "malformed sequence of 1 byte at offset 3");
    let error = utf8_decode_without_bom_or_fail(b"\xE6\xBC").unwrap_err();
    assert_eq!(error.to_string(), "malformed sequence of 2 bytes at offset 0");
}
