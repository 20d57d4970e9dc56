//! Initial inputs, made from the examples, the tests' vectors and declarations.

use std::ops::RangeInclusive;

use super::common::modes::ErrorMode;
use encoding_standard::Encoding;

use super::common::{Path, decode, vectors};

/// The examples with their labels.
const EXAMPLES: [(&str, &[u8]); 13] = [
    ("koi8-r", include_bytes!("../../examples/anna-karenina.koi8-r.txt")),
    ("utf-16le", include_bytes!("../../examples/babel.utf-16le.txt")),
    ("iso-2022-jp", include_bytes!("../../examples/botchan.iso-2022-jp.txt")),
    ("windows-1251", include_bytes!("../../examples/bronze-horseman.windows-1251.txt")),
    ("shift_jis", include_bytes!("../../examples/cat.shift_jis.txt")),
    ("shift_jis", include_bytes!("../../examples/damaged.shift_jis.txt")),
    ("gb18030", include_bytes!("../../examples/daodejing.gb18030.txt")),
    ("windows-874", include_bytes!("../../examples/greeting.windows-874.txt")),
    ("windows-1252", include_bytes!("../../examples/miserables.windows-1252.txt")),
    ("gbk", include_bytes!("../../examples/my-old-home.gbk.txt")),
    ("euc-jp", include_bytes!("../../examples/pillow-book.euc-jp.txt")),
    ("euc-kr", include_bytes!("../../examples/prologue.euc-kr.txt")),
    ("big5", include_bytes!("../../examples/quiet-night.big5.txt")),
];

/// Starts of HTML and XML documents.
const DECLARATIONS: [&[u8]; 22] = [
    b"<!doctype html><meta charset=shift_jis><title>",
    b"<!-- <meta charset=big5> --><META\tCharset = 'GBK' /><p>",
    b"<!--><meta charset=\"utf-16le\">",
    b"<!-->--><meta charset=x-user-defined>",
    b"<meta http-equiv=Content-Type content='text/html; charset = \"koi8-r\"'>",
    b"<meta content='charset charset=euc-kr;' http-equiv=\"CONTENT-type\">",
    b"<meta content=charset=euc-kr><meta/charset=ibm866>",
    b"<meta charset=x charset=gbk content='charset=big5' http-equiv=content-type>",
    b"<a title='<meta charset=gbk>' =b=c><meta charset=gb18030>",
    b"</a b=\"c\"d=e><!x><?y><meta charset=gbk",
    b"</ <meta charset=gbk></p/><metadata charset=big5><meta\x0Ccharset\x0C=\x0Cbig5\x0C>",
    b"<?xml version='1.0' encoding='EUC-KR'?><html>",
    b"<?xml version=\"1.1\"\r\nencoding = \"gbk\" standalone='yes' ?><doc/>",
    b"<?xml encoding='utf-16'?>",
    b"<?xml encodingencoding='big5'?>",
    b"<?xml encoding \0\x0B\x1F='gbk'?><meta charset='koi8-u'>",
    b"<?xml-stylesheet encoding='gbk'?>",
    b"<\0?\0x\0m\0l\0",
    b"\0<\0?\0x\0m\0l",
    b"\xEF\xBB\xBF<?xml encoding='gbk'?>",
    b"\xFE\xFF\0<\0?",
    b"text/html; charset='gbk' charset=",
];

/// Code points for private use, some of which gb18030 encodes like in its earlier edition. No bytes decode to those.
const PRIVATE: RangeInclusive<u16> = 0xE780..=0xE87F;

/// The seeds of a target.
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    let with_options = |options: &[u8], bytes: &[u8]| [options, bytes].concat();
    let is_short = |(_, text): &(Encoding, Vec<u8>)| text.len() < 600;
    match target {
        "decode" => {
            texts().into_iter().map(|(encoding, text)| with_options(&[encoding as u8, 3, 1, 3, 2], &text)).collect()
        }
        "decode-fast" => {
            let seed = |(encoding, text): (Encoding, Vec<u8>)| with_options(&[encoding as u8, 0, 0x20], &text);
            texts().into_iter().filter(is_short).map(seed).collect()
        }
        "encode" => {
            let seed = |(encoding, text): (Encoding, Vec<u8>)| {
                with_options(&[encoding as u8, 3, 1, 3, 2], &units(encoding, &text))
            };
            let private = [Encoding::Gbk, Encoding::Gb18030].map(|encoding| {
                let units = PRIVATE.flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
                with_options(&[encoding as u8, 3, 1, 3, 2], &units)
            });
            texts().into_iter().map(seed).chain(private).collect()
        }
        "encode-fast" => {
            let seed = |(encoding, text): (Encoding, Vec<u8>)| {
                with_options(&[encoding as u8, 0, 0x20], &units(encoding, &text))
            };
            texts().into_iter().filter(is_short).map(seed).collect()
        }
        "transcode" => texts()
            .into_iter()
            .map(|(encoding, text)| {
                let to = text.len() as u8 % 40;
                with_options(&[encoding as u8, encoding as u8, to, 0, 1, 0, 3, 3, 1, 0], &text)
            })
            .collect(),
        "strings" => {
            let seed = |(encoding, text): (Encoding, Vec<u8>)| with_options(&[encoding as u8, 0, 3, 1, 3, 2], &text);
            texts().into_iter().map(seed).collect()
        }
        "labels" => {
            let labels = Encoding::all().iter().flat_map(|encoding| encoding.labels()).map(|label| label.into());
            labels.chain(["zh-Hant-HK", " UTF-8\n", "de", "koi8-\u{212A}", ""].map(Vec::from)).collect()
        }
        "html" => DECLARATIONS.iter().map(|declaration| with_options(&[0; 7], declaration)).collect(),
        "xml" => DECLARATIONS.iter().map(|declaration| with_options(&[0, 0], declaration)).collect(),
        _ => texts()
            .into_iter()
            .map(|(_, text)| with_options(&[1, 2, 3, 0, text.len() as u8, 0, 1, 0, 4, 1], &text))
            .collect(),
    }
}

/// The code units of a text, as the targets for encoders read them.
fn units(encoding: Encoding, text: &[u8]) -> Vec<u8> {
    let units = decode(encoding, text, ErrorMode::Replacement, Path::Literal).unwrap_or_default();
    units.into_iter().flat_map(u16::to_le_bytes).collect()
}

/// Examples in their encodings, alone and long enough for code that looks at many bytes together, and in UTF-8; and
/// vectors in all multi-byte encodings.
fn texts() -> Vec<(Encoding, Vec<u8>)> {
    let mut texts = Vec::new();
    for (label, example) in EXAMPLES {
        let encoding = Encoding::for_label(label.as_bytes()).expect("examples have labels");
        texts.push((encoding, example.to_vec()));
        texts.push((encoding, [b"<p lang=xx>An example in ASCII, of some length, and then: ", example].concat()));
        texts.push((encoding, example.repeat(2600 / example.len())));
        texts.push((Encoding::Utf8, encoding.decode(example).into_owned().into()));
    }
    let is_single_byte = |encoding: Encoding| {
        let bytes: Vec<u8> = (0..=0xFF).collect();
        decode(encoding, &bytes, ErrorMode::Replacement, Path::Literal).is_ok_and(|units| units.len() == bytes.len())
    };
    for &encoding in Encoding::all() {
        let vectors = vectors();
        if is_single_byte(encoding) {
            texts.push((encoding, vectors.concat()));
        } else {
            texts.extend(vectors.into_iter().map(|vector| (encoding, vector)));
        }
    }
    texts
}
