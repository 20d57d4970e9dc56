//! The feature `code-pages`: the code pages that encoding_rs's users asked for in its issue 51.

use std::collections::BTreeMap;

use encoding_standard::{CodePage, Encoding, Substitute};

/// The tables of Python and glibc, which the drop-in for iconv-lite has too. `None` for bytes without a character.
fn mappings() -> BTreeMap<&'static str, [Option<char>; 256]> {
    let parts = include_str!("../tools/data/iconv-lite/mappings.txt").split("\n\n").skip(1);
    parts
        .map(|part| {
            let mut lines = part.trim().lines();
            let name = lines.next().unwrap();
            let mut table: [Option<char>; 256] =
                std::array::from_fn(|byte| (byte < 0x80).then_some(byte as u8 as char));
            for line in lines.filter(|line| line.as_bytes()[2] == b':') {
                let start = usize::from_str_radix(&line[..2], 16).unwrap();
                for (place, unit) in table[start..].iter_mut().zip(line[4..].split(' ')) {
                    *place = u32::from_str_radix(unit, 16).ok().and_then(char::from_u32);
                }
            }
            (name, table)
        })
        .collect()
}

#[test]
fn every_byte_of_every_code_page() {
    let mappings = mappings();
    assert_eq!(CodePage::all().len(), 17);
    for &page in CodePage::all() {
        let key = page.name().to_lowercase().replace('-', "");
        for (byte, expected) in (0..=u8::MAX).zip(mappings[&*key]) {
            let bytes = [byte];
            let text = page.decode_or_fail(&bytes);
            assert_eq!(text.as_ref().ok().and_then(|text| text.chars().next()), expected, "{page} {byte:02X}");
            assert_eq!(page.decode(&[byte]).chars().next(), Some(expected.unwrap_or('\u{FFFD}')));
            if let Some(character) = expected {
                let text = character.to_string();
                assert_eq!(*page.encode_or_fail(&text).unwrap(), [byte], "{page} {character}");
                assert_eq!(*page.encode(&text, Substitute::QuestionMark), [byte]);
            }
        }
        let number = page.name().strip_prefix("CP").map_or(28_591, |number| number.parse().unwrap());
        assert_eq!(CodePage::for_number(number), Some(page));
    }
    assert_eq!(CodePage::for_number(1252), None);
}

/// In the standard, this is a label of windows-1252.
#[test]
fn iso_8859_1_is_the_start_of_unicode() {
    let bytes: Vec<u8> = (0..=u8::MAX).collect();
    let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    assert_eq!(CodePage::Iso8859_1.decode_or_fail(&bytes).unwrap(), text);
    assert_eq!(*CodePage::Iso8859_1.encode_or_fail(&text).unwrap(), *bytes);
    assert_ne!(Encoding::for_label(b"iso-8859-1").unwrap().decode(&bytes), text);
}

#[test]
fn errors_say_where() {
    let malformed = CodePage::Cp857.decode_or_fail(b"\x80b\xD5c").unwrap_err();
    assert_eq!((malformed.start, malformed.length, malformed.written), (2, 1, 3));
    assert_eq!(CodePage::Cp857.decode(b"\x80b\xD5c"), "Çb\u{FFFD}c");

    let unmappable = CodePage::Cp437.encode_or_fail("éa☃b").unwrap_err();
    assert_eq!((unmappable.code_point, unmappable.index), ('☃', 3));
    assert_eq!((unmappable.read, unmappable.written), (6, 2));
    assert_eq!(*CodePage::Cp437.encode("éa☃💩", Substitute::QuestionMark), *b"\x82a??");
    assert_eq!(*CodePage::Cp437.encode("éa☃💩", Substitute::HtmlReference), *b"\x82a&#9731;&#128169;");
    // U+FFFD stands for bytes without a character, but isn't in the code page.
    assert!(CodePage::Cp857.encode_or_fail("\u{FFFD}").is_err());
}
