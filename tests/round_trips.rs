//! Sequences that decode encode back to the same bytes, except where the standard is asymmetric.

mod common;

use common::encoding::{encodable, encode, encode_code_point};
use common::modes::ErrorMode;
use common::{Path, decode, in_parallel, is_single_byte};
use encoding_standard::Encoding;

/// Why a sequence's text encodes to other bytes, by the standard.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Asymmetry {
    /// The index has the code point more than once, and the encoder uses another pointer than this one.
    /// https://encoding.spec.whatwg.org/#index-pointer
    DuplicateInIndex,
    /// The encoder leaves out the Hong Kong Supplementary Character Set before 0xA1 0x40.
    /// https://encoding.spec.whatwg.org/#index-big5-pointer
    Big5Hkscs,
    /// Shift_JIS decodes end-user-defined characters, but its index, and so the encoder, has none.
    /// https://encoding.spec.whatwg.org/#shift_jis-decoder
    Eudc,
    /// JIS X 0212 is only decoded.
    /// https://encoding.spec.whatwg.org/#index-jis0212
    Jis0212,
    /// GBK's decoder is gb18030's: its encoder writes no four-byte sequences.
    /// https://encoding.spec.whatwg.org/#gbk-encoder
    GbkFourBytes,
    /// GB 18030-2022 gave two bytes to 18 code points, whose four bytes still decode.
    /// https://encoding.spec.whatwg.org/#index-gb18030-ranges
    Gb18030Of2005,
    /// 0x80 decodes to U+20AC, which gb18030 writes 0xA2 0xE3 and GBK writes 0x80.
    /// https://encoding.spec.whatwg.org/#gb18030-decoder
    Euro,
}

/// The reasons of the asymmetric sequences, with their number.
fn asymmetries(encoding: Encoding, sequences: impl Iterator<Item = Vec<u8>>) -> Vec<(Asymmetry, usize)> {
    let mut found: Vec<(Asymmetry, usize)> = Vec::new();
    for bytes in sequences {
        let Ok(units) = decode(encoding, &bytes, ErrorMode::Fatal, Path::Fast) else { continue };
        let back = encode(encoding, &units, ErrorMode::Fatal, Path::Fast);
        if back.as_ref() == Ok(&bytes) {
            continue;
        }
        let reason = reason(encoding, &bytes, &units, back.ok());
        match found.iter_mut().find(|(other, _)| *other == reason) {
            Some((_, count)) => *count += 1,
            None => found.push((reason, 1)),
        }
    }
    found.sort();
    found
}

fn reason(encoding: Encoding, bytes: &[u8], units: &[u16], back: Option<Vec<u8>>) -> Asymmetry {
    match (encoding, bytes) {
        (Encoding::Big5, [..0xA1, _]) => Asymmetry::Big5Hkscs,
        (Encoding::ShiftJis, _) if matches!(units, [0xE000..=0xE757]) && back.is_none() => Asymmetry::Eudc,
        (Encoding::EucJp, [0x8F, _, _]) => Asymmetry::Jis0212,
        (Encoding::Gb18030 | Encoding::Gbk, [0x80] | [0xA2, 0xE3]) => Asymmetry::Euro,
        (Encoding::Gbk, [_, _, _, _]) => Asymmetry::GbkFourBytes,
        (Encoding::Gb18030, [0x82 | 0x84, _, _, _]) if back.as_ref().is_some_and(|back| back.len() == 2) => {
            Asymmetry::Gb18030Of2005
        }
        _ => {
            let back = back.unwrap_or_else(|| panic!("{encoding}: {bytes:02X?} does not encode back"));
            assert_eq!(
                decode(encoding, &back, ErrorMode::Fatal, Path::Fast).as_deref(),
                Ok(units),
                "{encoding}: {bytes:02X?} encodes back to {back:02X?}"
            );
            Asymmetry::DuplicateInIndex
        }
    }
}

fn up_to_two_bytes() -> impl Iterator<Item = Vec<u8>> {
    let one = (0..=0xFF).map(|byte| vec![byte]);
    let two = (0x81..=0xFF).flat_map(|leading| (0..=0xFF).map(move |trailing| vec![leading, trailing]));
    one.chain(two)
}

#[test]
fn single_byte_encodings_are_symmetric() {
    for encoding in encodable() {
        if is_single_byte(encoding) {
            assert_eq!(asymmetries(encoding, (0..=0xFF).map(|byte| vec![byte])), [], "{encoding}");
        }
    }
}

#[test]
fn multi_byte_encodings() {
    use Asymmetry::*;

    // Two single bytes, such as halfwidth katakana in Shift_JIS, round-trip too.
    assert_eq!(asymmetries(Encoding::EucKr, up_to_two_bytes()), []);
    assert_eq!(asymmetries(Encoding::Big5, up_to_two_bytes()), [(DuplicateInIndex, 33), (Big5Hkscs, 3908)]);
    assert_eq!(asymmetries(Encoding::ShiftJis, up_to_two_bytes()), [(DuplicateInIndex, 398), (Eudc, 1880)]);
    assert_eq!(asymmetries(Encoding::Gbk, up_to_two_bytes()), [(DuplicateInIndex, 1), (Euro, 1)]);
    assert_eq!(asymmetries(Encoding::Gb18030, up_to_two_bytes()), [(DuplicateInIndex, 1), (Euro, 1)]);
    let jis0212 = || (0xA1..=0xFE).flat_map(|leading| (0xA1..=0xFE).map(move |trailing| vec![0x8F, leading, trailing]));
    let euc_jp = up_to_two_bytes().chain(jis0212());
    assert_eq!(asymmetries(Encoding::EucJp, euc_jp), [(DuplicateInIndex, 10), (Jis0212, 6067)]);
}

#[test]
fn gb18030_four_bytes() {
    let all = |first| {
        (0x30..=0x39).flat_map(move |second| {
            (0x81..=0xFE).flat_map(move |third| (0x30..=0x39).map(move |fourth| vec![first, second, third, fourth]))
        })
    };
    in_parallel(0x81..=0xFE, |first| {
        let expected = match first {
            0x82 => &[(Asymmetry::Gb18030Of2005, 8)][..],
            0x84 => &[(Asymmetry::Gb18030Of2005, 10)],
            _ => &[],
        };
        assert_eq!(asymmetries(Encoding::Gb18030, all(first)), expected);
        let gbk = asymmetries(Encoding::Gbk, all(first));
        assert!(gbk.iter().all(|(reason, _)| *reason == Asymmetry::GbkFourBytes), "{gbk:?}");
    });
}

/// ISO-2022-JP with a switch to each character set and back to ASCII.
#[test]
fn iso_2022_jp() {
    let jis0208 = (0x21..=0x7E).flat_map(|leading| {
        (0x21..=0x7E).map(move |trailing| [b"\x1B$B", &[leading, trailing][..], b"\x1B(B"].concat())
    });
    assert_eq!(asymmetries(Encoding::Iso2022Jp, jis0208), [(Asymmetry::DuplicateInIndex, 10)]);
    for byte in 0..0x7F {
        let text = decode(Encoding::Iso2022Jp, &[byte], ErrorMode::Fatal, Path::Fast);
        assert!(
            text.is_err()
                || encode(Encoding::Iso2022Jp, &text.unwrap(), ErrorMode::Fatal, Path::Fast) == Ok(vec![byte])
        );
    }
    // The concatenation of two outputs has an error: https://encoding.spec.whatwg.org/#iso-2022-jp-encoder
    let once = encode(Encoding::Iso2022Jp, &[0xA5], ErrorMode::Fatal, Path::Fast).unwrap();
    assert_eq!(once, b"\x1B(J\\\x1B(B");
    let twice = decode(Encoding::Iso2022Jp, &once.repeat(2), ErrorMode::Replacement, Path::Fast).unwrap();
    assert_eq!(twice, [0xA5, 0xFFFD, 0xA5]);
}

/// Encoded text decodes to the same text, except for code points that encoders treat as others.
#[test]
fn texts() {
    in_parallel(encodable(), |encoding| {
        for code_point in '\0'..=char::MAX {
            let mut units = [0; 2];
            let units = code_point.encode_utf16(&mut units);
            let mut room = [0; 64];
            let Some(bytes) = encode_code_point(encoding, code_point, Path::Fast, &mut room) else { continue };
            let back = decode(encoding, bytes, ErrorMode::Fatal, Path::Fast).unwrap();
            let taken_for = match (encoding, code_point) {
                (Encoding::ShiftJis | Encoding::EucJp, '\u{A5}') => '\\',
                (Encoding::ShiftJis | Encoding::EucJp, '\u{203E}') => '~',
                (Encoding::ShiftJis | Encoding::EucJp | Encoding::Iso2022Jp, '\u{2212}') => '\u{FF0D}',
                // Halfwidth katakana become fullwidth: index ISO-2022-JP katakana.
                (Encoding::Iso2022Jp, '\u{FF61}'..='\u{FF9F}') => {
                    assert!(matches!(back[..], [0x3000..=0x30FF]), "{code_point:?} {back:04X?}");
                    continue;
                }
                // The side table that keeps GB 18030-2005's bytes: https://encoding.spec.whatwg.org/#gb18030-encoder
                (Encoding::Gb18030 | Encoding::Gbk, '\u{E78D}'..='\u{E796}' | '\u{E81E}'..='\u{E864}')
                    if back != units =>
                {
                    assert_eq!(bytes.len(), 2);
                    continue;
                }
                _ => code_point,
            };
            assert_eq!(back, taken_for.encode_utf16(&mut [0; 2]), "{encoding} {code_point:?}");
        }
    });
}
