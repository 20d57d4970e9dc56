//! The standard's measures against attacks: https://encoding.spec.whatwg.org/#security-background

mod common;

use std::collections::BTreeSet;

use common::encoding::{encodable, encode, encode_code_point};
use common::modes::{DecodeInMode, ErrorMode};
use common::{MODES, Path, decode, in_parallel};
use encoding_standard::hooks::bom_sniff;
use encoding_standard::{Decoder, Encoding, prescan};

fn lossy(encoding: Encoding, bytes: &[u8]) -> String {
    let units = decode(encoding, bytes, ErrorMode::Replacement, Path::Fast).unwrap();
    assert_eq!(decode(encoding, bytes, ErrorMode::Replacement, Path::Literal).as_ref(), Ok(&units));
    String::from_utf16(&units).unwrap()
}

fn is_malformed(encoding: Encoding, bytes: &[u8]) -> bool {
    decode(encoding, bytes, ErrorMode::Fatal, Path::Fast).is_err()
}

/// The ASCII bytes that may end a sequence, as the decoders' sections say.
fn ascii_trailing_bytes(encoding: Encoding) -> BTreeSet<u8> {
    match encoding {
        Encoding::Big5 | Encoding::ShiftJis => (0x40..=0x7E).collect(),
        Encoding::EucKr => (0x41..=0x5A).chain(0x61..=0x7A).collect(),
        // The second and the fourth of four bytes are digits.
        Encoding::Gbk | Encoding::Gb18030 => (0x30..=0x39).chain(0x40..=0x7E).collect(),
        _ => BTreeSet::new(),
    }
}

/// All starts of sequences with at most three bytes, after which a decoder waits for more.
fn beginnings(encoding: Encoding) -> Vec<Vec<u8>> {
    let waits = |bytes: &[u8]| {
        let mut units = [0; 8];
        let progress = encoding.new_decoder().decode_to_utf16_in(bytes, &mut units, ErrorMode::Fatal, false);
        progress.is_ok_and(|progress| progress.written == 0)
    };
    let longer = |beginnings: &[Vec<u8>]| -> Vec<Vec<u8>> {
        let with = |start: &Vec<u8>| (0..=0xFF).map(|byte| [start, &[byte][..]].concat()).collect::<Vec<_>>();
        beginnings.iter().flat_map(with).filter(|bytes| waits(bytes)).collect()
    };
    let one = longer(&[Vec::new()]);
    let two = longer(&one);
    // Of thousands with three bytes, only those with the first and the last byte that starts any.
    let ends: Vec<_> =
        two.iter().filter(|bytes| bytes[0] == two[0][0] || bytes[0] == two[two.len() - 1][0]).cloned().collect();
    let three = longer(&ends);
    [one, two, three].concat()
}

#[test]
fn no_byte_masks_an_ascii_byte() {
    let like_ascii = Encoding::all().iter().filter(|encoding| {
        // All others are so in their initial state. ISO-2022-JP has a test of its own.
        !matches!(encoding, Encoding::Utf16Be | Encoding::Utf16Le | Encoding::Replacement | Encoding::Iso2022Jp)
    });
    in_parallel(like_ascii, |&encoding| {
        let allowed = ascii_trailing_bytes(encoding);
        let mut masked = BTreeSet::new();
        for beginning in beginnings(encoding) {
            assert!(!beginning[0].is_ascii(), "{encoding} {beginning:02X?}");
            for ascii in 0x00..=0x7F {
                let bytes = [&beginning[..], &[ascii]].concat();
                let text = lossy(encoding, &bytes);
                if text.ends_with(char::from(ascii)) {
                    assert!(text.starts_with(char::REPLACEMENT_CHARACTER), "{encoding} {bytes:02X?}: {text:?}");
                    continue;
                }
                masked.insert(ascii);
                assert!(allowed.contains(&ascii), "{encoding} {bytes:02X?}: {text:?} is without the ASCII byte");
                // An error never swallows it, unless it is one of gb18030's digits, which don't begin markup or end
                // strings.
                let is_digit_of_gb18030 = allowed.contains(&b'0') && bytes.iter().any(u8::is_ascii_digit);
                assert!(is_digit_of_gb18030 || !is_malformed(encoding, &bytes), "{encoding} {bytes:02X?}");
            }
            // An ASCII byte after a whole sequence isn't part of it either.
            for ascii in [b'"', b'<', b'\\', b'a'] {
                let text = lossy(encoding, &[&beginning[..], b"\"", &[ascii]].concat());
                assert!(text.ends_with(char::from(ascii)), "{encoding} {beginning:02X?} {text:?}");
            }
        }
        assert_eq!(masked, allowed, "{encoding}");
    });
}

/// The standard's example: in Shift_JIS the lead byte 0x82 would mask a quotation mark.
#[test]
fn the_example_of_the_standard() {
    assert_eq!(lossy(Encoding::ShiftJis, b"{\"a\":\"\x82\"}"), "{\"a\":\"\u{FFFD}\"}");
}

/// Supersets of ASCII may not change ASCII.
#[test]
fn ascii_is_ascii() {
    let ascii: Vec<u8> = (0x00..=0x7F).filter(|byte| !matches!(byte, 0x0E | 0x0F | 0x1B)).collect();
    let text = str::from_utf8(&ascii).unwrap();
    for &encoding in Encoding::all() {
        let differs = matches!(encoding, Encoding::Utf16Be | Encoding::Utf16Le | Encoding::Replacement);
        assert_eq!(lossy(encoding, &ascii) != text, differs, "{encoding}");
    }
    for encoding in encodable() {
        let units: Vec<u16> = text.encode_utf16().collect();
        assert_eq!(encode(encoding, &units, ErrorMode::Fatal, Path::Fast), Ok(ascii.clone()), "{encoding}");
    }
}

/// Only the non-ASCII code points that the standard names become ASCII bytes, so a server's filter for ASCII sees all
/// that a browser will.
#[test]
fn who_becomes_ascii() {
    in_parallel(encodable(), |encoding| {
        let mut becomes_ascii = Vec::new();
        for code_point in '\u{80}'..=char::MAX {
            let mut room = [0; 64];
            let bytes = encode_code_point(encoding, code_point, Path::Literal, &mut room);
            if encoding != Encoding::Iso2022Jp && bytes.is_some_and(|bytes| bytes.is_ascii()) {
                becomes_ascii.push(code_point);
            }
        }
        let expected: &[char] = match encoding {
            Encoding::EucJp | Encoding::ShiftJis => &['\u{A5}', '\u{203E}'],
            _ => &[],
        };
        assert_eq!(becomes_ascii, expected, "{encoding}");
    });
}

const ESCAPES: [(&[u8], &str); 5] = [
    // Each with the meaning of `!!` after it.
    (b"\x1B(B", "!!"),
    (b"\x1B(J", "!!"),
    (b"\x1B(I", "｡｡"),
    (b"\x1B$@", "\u{3000}"),
    (b"\x1B$B", "\u{3000}"),
];

#[test]
fn escapes_of_iso_2022_jp() {
    let decode = |parts: &[&[u8]]| lossy(Encoding::Iso2022Jp, &parts.concat());
    for (escape, text) in ESCAPES {
        assert_eq!(decode(&[b"a", escape, b"!!"]), format!("a{text}"));
        // A single one writes nothing, but can't hide what is around it.
        assert_eq!(decode(&[b"<scr", escape, b"\x1B(Bipt>"]), "<scr\u{FFFD}ipt>");
        for (second, second_text) in ESCAPES {
            assert_eq!(decode(&[escape, second, b"!!"]), format!("\u{FFFD}{second_text}"), "{second:02X?}");
            // An error between them is something.
            assert_eq!(decode(&[escape, b"\x80", second, b"!!"]), format!("\u{FFFD}{second_text}"), "{second:02X?}");
            assert_eq!(decode(&[escape, second, second, b"!!"]), format!("\u{FFFD}\u{FFFD}{second_text}"));
        }
        // Cut off.
        assert_eq!(decode(&[&escape[..1]]), "\u{FFFD}");
        assert_eq!(decode(&[&escape[..2]]), format!("\u{FFFD}{}", char::from(escape[1])));
    }
    // Any other bytes after an escape byte stay visible.
    for second in 0x00..=0x7F_u8 {
        for third in 0x00..=0x7F_u8 {
            let bytes = [0x1B, second, third];
            if ESCAPES.iter().any(|(escape, _)| *escape == bytes) || [second, third].contains(&0x1B) {
                continue;
            }
            let rest = bytes[1..].iter().map(|&byte| match byte {
                0x0E | 0x0F => char::REPLACEMENT_CHARACTER,
                _ => char::from(byte),
            });
            let expected: String = ['\u{FFFD}'].into_iter().chain(rest).collect();
            assert_eq!(lossy(Encoding::Iso2022Jp, &bytes), expected, "{bytes:02X?}");
        }
    }
}

/// A lead byte doesn't mask an escape byte.
#[test]
fn half_a_pair_before_an_escape() {
    for (escape, text) in ESCAPES {
        let bytes = [b"\x1B$B\x24", escape, b"!!"].concat();
        assert_eq!(lossy(Encoding::Iso2022Jp, &bytes), format!("\u{FFFD}{text}"));
    }
}

/// The encoder writes escape sequences, so the text must not contain any.
#[test]
fn no_escape_byte_goes_through_the_encoder_of_iso_2022_jp() {
    for before in ["", "¥", "あ"] {
        for control in ['\u{0E}', '\u{0F}', '\u{1B}'] {
            let units: Vec<u16> = format!("{before}{control}(B").encode_utf16().collect();
            let error = encode(Encoding::Iso2022Jp, &units, ErrorMode::Fatal, Path::Fast);
            assert_eq!(error, Err(char::REPLACEMENT_CHARACTER));
            let bytes = encode(Encoding::Iso2022Jp, &units, ErrorMode::Html, Path::Fast).unwrap();
            let text = lossy(Encoding::Iso2022Jp, &bytes);
            assert_eq!(text, format!("{before}&#65533;(B"));
            let escapes = bytes.windows(3).filter(|bytes| ESCAPES.iter().any(|(escape, _)| escape == bytes)).count();
            assert_eq!(bytes.iter().filter(|&&byte| byte == 0x1B).count(), escapes);
            assert!(!bytes.contains(&0x0E) && !bytes.contains(&0x0F));
        }
    }
}

#[test]
fn encodings_that_attackers_would_use_are_replaced() {
    let expected = ["csiso2022kr", "hz-gb-2312", "iso-2022-cn", "iso-2022-cn-ext", "iso-2022-kr", "replacement"];
    assert_eq!(Encoding::Replacement.labels().collect::<Vec<_>>(), expected);
    for bytes in [&b"<script>"[..], b"\x1B$)C\x0E", b"~{<:Ky2;S{#NO~}", b"\0"] {
        assert_eq!(lossy(Encoding::Replacement, bytes), "\u{FFFD}");
        assert!(is_malformed(Encoding::Replacement, bytes));
    }
    assert_eq!(lossy(Encoding::Replacement, b""), "");
    assert!(Encoding::Replacement.new_encoder().is_none());
}

#[test]
fn encodings_that_are_dangerous_are_none() {
    let none = [
        "utf-7",
        "unicode-1-1-utf-7",
        "csunicode11utf7",
        "x-user-def",
        "utf-32",
        "utf-32be",
        "utf-32le",
        "utf32",
        "ucs-4",
        "utf-16-be",
        "cesu-8",
        "bocu-1",
        "scsu",
        "utf-ebcdic",
        "ibm037",
        "ebcdic-cp-us",
        "iso-2022-jp-1",
        "iso-2022-jp-2",
        "iso-2022-jp-3",
        "hz",
        "johab",
        "euc-tw",
        "big5-uao",
        "viscii",
        "utf-9",
    ];
    for label in none {
        assert_eq!(Encoding::for_label(label.as_bytes()), None, "{label}");
        assert_eq!(prescan(format!("<meta charset={label}>").as_bytes()), None, "{label}");
    }
    // Their byte order marks aren't recognized. UTF-32LE's begins with UTF-16LE's, so the text has U+0000 in it.
    assert_eq!(bom_sniff(b"\0\0\xFE\xFF"), None);
    assert_eq!(bom_sniff(b"+/v8-"), None);
    assert_eq!(encoding_standard::hooks::decode(b"\xFF\xFE\0\0a\0\0\0", Encoding::Windows1252), "\0a\0");
    // UTF-7 isn't decoded.
    assert_eq!(encoding_standard::hooks::decode(b"+ADw-script+AD4-", Encoding::Utf8), "+ADw-script+AD4-");
}

/// Names that look like a label, or become one by Unicode's case folding or normalization, give no encoding.
#[test]
fn look_alikes_of_labels() {
    let labels: Vec<&str> = Encoding::all().iter().flat_map(|encoding| encoding.labels()).collect();
    for &label in &labels {
        let mut others = Vec::new();
        for (letter, look_alikes) in [
            ('k', "\u{212A}\u{FF4B}\u{3BA}"),
            ('s', "\u{17F}\u{FF53}\u{455}"),
            ('i', "\u{131}\u{130}\u{FF49}\u{456}"),
            ('a', "\u{E5}\u{212B}\u{430}"),
            ('-', "\u{2D}\u{AD}\u{2010}\u{2212}\u{FE63}"),
            ('8', "\u{FF18}\u{2078}"),
            ('1', "\u{B9}\u{661}l"),
        ] {
            others.extend(look_alikes.chars().map(|other| label.replacen(letter, &other.to_string(), 1)));
        }
        for end in ["\0", "x", ";", "\"", "\\", "\u{FEFF}", "\u{A0}", "\u{85}", "\u{B}", "\u{3000}", " x", "\n;"] {
            others.push(format!("{label}{end}"));
            others.push(format!("{end}{label}"));
        }
        for place in 1..label.len() {
            for inner in [" ", "\t", "\0", "\n", "\u{200B}", "\u{AD}"] {
                others.push(format!("{}{inner}{}", &label[..place], &label[place..]));
            }
        }
        for other in others.iter().filter(|other| !labels.contains(&other.as_str())) {
            assert_eq!(Encoding::for_label(other.as_bytes()), None, "{other:?}");
            let utf_16: Vec<u8> = other.encode_utf16().flat_map(u16::to_le_bytes).collect();
            assert_eq!(Encoding::for_label(&utf_16), None, "{other:?} in UTF-16");
            let latin_1: Vec<u8> = other.chars().filter_map(|char| u8::try_from(char).ok()).collect();
            if latin_1.len() == other.chars().count() {
                assert_eq!(Encoding::for_label(&latin_1), None, "{other:?} in Latin-1");
            }
        }
        // Bits outside ASCII don't become letters.
        for place in 0..label.len() {
            let mut bytes = label.as_bytes().to_vec();
            bytes[place] |= 0x80;
            assert_eq!(Encoding::for_label(&bytes), None, "{bytes:02X?}");
        }
    }
}

/// A byte order mark takes precedence over all labels, but only at the start.
#[test]
fn byte_order_marks() {
    for &fallback in Encoding::all() {
        assert_eq!(encoding_standard::hooks::decode(b"\xFE\xFF\0<\0s", fallback), "<s");
        assert_eq!(encoding_standard::hooks::decode(b"\xFF\xFE<\0s\0", fallback), "<s");
        assert_eq!(encoding_standard::hooks::decode(b"\xEF\xBB\xBF<s", fallback), "<s");
    }
    // The other order's mark isn't a character, but it isn't an error either, and doesn't change the order.
    assert_eq!(encoding_standard::hooks::decode(b"\xFE\xFF\xFF\xFE\0a", Encoding::Utf8), "\u{FFFE}a");
    assert_eq!(encoding_standard::hooks::decode(b"a\xFE\xFF", Encoding::Utf8), "a\u{FFFD}\u{FFFD}");
}

/// Each byte becomes U+FFFD, not what a careless decoder would make of them.
#[test]
fn utf_8_that_is_none() {
    let replaced = |bytes: &[u8]| {
        for mode in MODES {
            assert_eq!(
                decode(Encoding::Utf8, bytes, mode, Path::Fast),
                decode(Encoding::Utf8, bytes, mode, Path::Literal),
                "{bytes:02X?}"
            );
        }
        assert!(is_malformed(Encoding::Utf8, bytes), "{bytes:02X?}");
        assert_eq!(lossy(Encoding::Utf8, bytes), "\u{FFFD}".repeat(bytes.len()), "{bytes:02X?}");
    };
    let continuation = |value: u32, place: u32| 0x80 | (value >> (6 * place) & 0x3F) as u8;
    // Overlong.
    for value in 0..0x80 {
        replaced(&[0xC0 | (value >> 6) as u8, continuation(value, 0)]);
    }
    for value in 0..0x800 {
        replaced(&[0xE0, continuation(value, 1), continuation(value, 0)]);
    }
    for value in 0..0x1_0000 {
        replaced(&[0xF0, continuation(value, 2), continuation(value, 1), continuation(value, 0)]);
    }
    // Surrogates, alone and in pairs.
    for value in 0xD800..=0xDFFF {
        replaced(&[0xED, continuation(value, 1), continuation(value, 0)]);
    }
    replaced(b"\xED\xA0\xBD\xED\xB2\xA9");
    // Beyond U+10FFFF, which was UTF-8 before 2003.
    for value in 0x11_0000..0x20_0000_u32 {
        let first = 0xF0 | (value >> 18) as u8;
        replaced(&[first, continuation(value, 2), continuation(value, 1), continuation(value, 0)]);
    }
    replaced(b"\xF8\x88\x80\x80\x80");
    replaced(b"\xFC\x84\x80\x80\x80\x80");
    replaced(b"\xFE\xFF");
}

/// After the end of a text, a decoder's state is that of a new decoder.
#[test]
fn no_state_survives_the_end_of_a_queue() {
    for &encoding in Encoding::all() {
        for beginning in [&b"\x81"[..], b"\x81\x30\x81", b"\x8F\xA1", b"\xF0\x9F", b"\xD8", b"\xD8\x3D\xDC", b"\x1B$"] {
            let mut decoder = encoding.new_decoder();
            let mut units = [0; 16];
            let _ = decoder.decode_to_utf16_in(beginning, &mut units, ErrorMode::Replacement, true).unwrap();
            let next = b"\x30\xA1\xA1\x42a";
            let progress = decoder.decode_to_utf16_in(next, &mut units[..], ErrorMode::Replacement, true).unwrap();
            let mut expected = [0; 16];
            let fresh: &mut Decoder = &mut encoding.new_decoder();
            let of_new = fresh.decode_to_utf16_in(next, &mut expected, ErrorMode::Replacement, true).unwrap();
            // The replacement decoder gives one U+FFFD for a stream.
            if encoding != Encoding::Replacement {
                assert_eq!(units[..progress.written], expected[..of_new.written], "{encoding} {beginning:02X?}");
            }
        }
    }
}
