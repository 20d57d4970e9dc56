//! Every pointer of every index, and every pointer that isn't in it, through the decoder.
//!
//! The expectation comes from `encoding_rs`, and also from the standard's own `index-*.txt` and `encodings.json` if the
//! environment variable `ENCODING_STANDARD_DIR` names their directory.

mod common;

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use common::modes::ErrorMode;
use common::{PATHS, Path, assert_like_peer, decode};
use encoding_standard::Encoding;

/// An index, and how a decoder reaches it.
struct Index {
    name: &'static str,
    encoding: Encoding,
    /// The highest pointer that bytes can express, plus one.
    pointers: u32,
    bytes: fn(u32) -> Vec<u8>,
}

fn lead_trail(lead: u32, trail: u32) -> Vec<u8> {
    vec![lead as u8, trail as u8]
}

/// For 94 by 94 sets.
fn kuten(prefix: &[u8], offset: u32, pointer: u32) -> Vec<u8> {
    [prefix, &lead_trail(pointer / 94 + offset, pointer % 94 + offset)].concat()
}

const INDEXES: [Index; 6] = [
    Index {
        name: "big5",
        encoding: Encoding::Big5,
        pointers: 126 * 157,
        bytes: |pointer| {
            let trail = pointer % 157;
            lead_trail(pointer / 157 + 0x81, trail + if trail < 0x3F { 0x40 } else { 0x62 })
        },
    },
    Index {
        name: "euc-kr",
        encoding: Encoding::EucKr,
        pointers: 126 * 190,
        bytes: |pointer| lead_trail(pointer / 190 + 0x81, pointer % 190 + 0x41),
    },
    Index {
        name: "gb18030",
        encoding: Encoding::Gb18030,
        pointers: 126 * 190,
        bytes: |pointer| {
            let trail = pointer % 190;
            lead_trail(pointer / 190 + 0x81, trail + if trail < 0x3F { 0x40 } else { 0x41 })
        },
    },
    Index { name: "jis0208", encoding: Encoding::EucJp, pointers: 94 * 94, bytes: |pointer| kuten(b"", 0xA1, pointer) },
    Index {
        name: "jis0208",
        encoding: Encoding::ShiftJis,
        pointers: 60 * 188,
        bytes: |pointer| {
            let (lead, trail) = (pointer / 188, pointer % 188);
            lead_trail(lead + if lead < 0x1F { 0x81 } else { 0xC1 }, trail + if trail < 0x3F { 0x40 } else { 0x41 })
        },
    },
    Index {
        name: "jis0212",
        encoding: Encoding::EucJp,
        pointers: 94 * 94,
        bytes: |pointer| kuten(b"\x8F", 0xA1, pointer),
    },
];

/// Reads a file of the standard, if its directory is given.
fn standard(file: &str) -> Option<String> {
    let directory = PathBuf::from(std::env::var_os("ENCODING_STANDARD_DIR")?);
    let path = directory.join(file);
    Some(fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// Reads an index file of the standard, if its directory is given.
fn standard_index(name: &str) -> Option<HashMap<u32, char>> {
    let text = standard(&format!("index-{name}.txt"))?;
    let entries = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let mut columns = line.trim_start().split('\t');
        let pointer = columns.next().unwrap().parse().unwrap();
        let code_point = u32::from_str_radix(columns.next().unwrap().trim_start_matches("0x"), 16).unwrap();
        (pointer, char::from_u32(code_point).unwrap())
    });
    Some(entries.collect())
}

/// Asserts that both paths decode `bytes` to the code point, or to an error for `None`.
fn assert_code_point(encoding: Encoding, bytes: &[u8], code_point: Option<char>) {
    for path in PATHS {
        let actual = decode(encoding, bytes, ErrorMode::Fatal, path).ok();
        let expected = code_point.map(|code_point| code_point.encode_utf16(&mut [0; 2]).to_vec());
        assert_eq!(actual, expected, "{encoding} {path:?} {bytes:02X?}");
    }
}

#[test]
fn multi_byte() {
    for Index { name, encoding, pointers, bytes } in INDEXES {
        let standard = standard_index(name);
        for pointer in 0..pointers {
            let bytes = bytes(pointer);
            assert_like_peer(encoding, &bytes);
            let Some(standard) = &standard else { continue };
            match (name, encoding, pointer) {
                // Four pointers stand for two code points: https://encoding.spec.whatwg.org/#big5-decoder
                ("big5", _, 1133 | 1135 | 1164 | 1166) => {
                    assert_eq!(decode(encoding, &bytes, ErrorMode::Fatal, Path::Fast).unwrap().len(), 2);
                }
                // EUDC: https://encoding.spec.whatwg.org/#shift_jis-decoder
                (_, Encoding::ShiftJis, 8836..=10715) => {
                    assert_code_point(encoding, &bytes, char::from_u32(0xE000 - 8836 + pointer));
                }
                _ => assert_code_point(encoding, &bytes, standard.get(&pointer).copied()),
            }
        }
    }
}

#[test]
fn iso_2022_jp() {
    let standard = standard_index("jis0208");
    for pointer in 0..94 * 94 {
        let bytes = kuten(b"\x1B$B", 0x21, pointer);
        assert_like_peer(Encoding::Iso2022Jp, &bytes);
        if let Some(standard) = &standard {
            assert_code_point(Encoding::Iso2022Jp, &bytes, standard.get(&pointer).copied());
        }
    }
}

/// The first and the last four-byte pointers that have a code point, and their neighbours.
#[test]
fn ends_of_gb18030_ranges() {
    for (bytes, expected) in [
        (b"\x81\x30\x81\x30", Some('\u{80}')),
        (b"\x84\x31\xA4\x39", Some('\u{FFFF}')),
        (b"\x84\x31\xA5\x30", None),
        (b"\x8F\x39\xFE\x39", None),
        (b"\x90\x30\x81\x30", Some('\u{10000}')),
        (b"\xE3\x32\x9A\x35", Some('\u{10FFFF}')),
        (b"\xE3\x32\x9A\x36", None),
        (b"\xFE\x39\xFE\x39", None),
    ] {
        for encoding in [Encoding::Gb18030, Encoding::Gbk] {
            assert_code_point(encoding, bytes, expected);
        }
    }
}

/// https://encoding.spec.whatwg.org/#index-gb18030-ranges-code-point
#[test]
fn gb18030_ranges() {
    let Some(standard) = standard_index("gb18030-ranges") else { return };
    let mut ranges: Vec<_> = standard.into_iter().collect();
    ranges.sort_unstable();
    for pointer in 0..126 * 10 * 126 * 10 {
        let bytes = [
            pointer / (10 * 126 * 10) + 0x81,
            pointer / (10 * 126) % 10 + 0x30,
            pointer / 10 % 126 + 0x81,
            pointer % 10 + 0x30,
        ];
        let expected = match pointer {
            39420..189_000 | 1_237_576.. => None,
            7457 => Some('\u{E7C7}'),
            _ => {
                let last = ranges.partition_point(|&(offset, _)| offset <= pointer) - 1;
                let (offset, code_point) = ranges[last];
                char::from_u32(u32::from(code_point) + pointer - offset)
            }
        };
        assert_code_point(Encoding::Gb18030, &bytes.map(|byte| byte as u8), expected);
    }
}

#[test]
fn single_byte() {
    let single_byte = Encoding::all().iter().filter(|&&encoding| (Encoding::Ibm866..Encoding::Gbk).contains(&encoding));
    assert_eq!(single_byte.clone().count(), 28);
    for &encoding in single_byte {
        let index = if encoding == Encoding::Iso8859_8I { Encoding::Iso8859_8 } else { encoding };
        let standard = standard_index(&index.name().to_ascii_lowercase());
        for byte in 0x80..=0xFF {
            assert_like_peer(encoding, &[byte]);
            if let Some(standard) = &standard {
                assert_code_point(encoding, &[byte], standard.get(&u32::from(byte - 0x80)).copied());
            }
        }
    }
}

#[test]
fn x_user_defined() {
    for byte in 0x80..=0xFF {
        let code_point = char::from_u32(0xF780 + u32::from(byte) - 0x80);
        assert_code_point(Encoding::XUserDefined, &[byte], code_point);
    }
}

#[test]
fn encodings_json() {
    let Some(json) = standard("encodings.json") else { return };
    // All strings of the file except keys and headings, in order. An encoding's name follows its labels.
    let strings: Vec<&str> = json.split('"').skip(1).step_by(2).collect();
    let keys = ["encodings", "labels", "name", "heading"];
    let headings: Vec<&str> =
        json.split("\"heading\": \"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    let mut expected = strings.into_iter().filter(|string| !keys.contains(string) && !headings.contains(string));
    for encoding in Encoding::all() {
        for label in encoding.labels() {
            assert_eq!(expected.next(), Some(label));
        }
        assert_eq!(expected.next(), Some(encoding.name()));
    }
    assert_eq!(expected.next(), None);
}
