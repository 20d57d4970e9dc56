//! Get an encoding, names and output encodings: https://encoding.spec.whatwg.org/#names-and-labels

mod common;

use encoding_standard::Encoding;

#[test]
fn all_labels_in_any_case_and_white_space() {
    let mut count = 0;
    for &encoding in Encoding::all() {
        for label in encoding.labels() {
            let spellings = [label.to_string(), label.to_ascii_uppercase(), format!("\t\n\x0C\r {label} \r\x0C\n\t")];
            for spelling in spellings {
                assert_eq!(Encoding::for_label(spelling.as_bytes()), Some(encoding), "{spelling:?}");
            }
            let peer = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap();
            assert_eq!(peer.name(), encoding.name());
            count += 1;
        }
        assert_eq!(Encoding::for_label(encoding.name().as_bytes()), Some(encoding));
    }
    assert_eq!((Encoding::all().len(), count), (40, 228));
}

#[test]
fn what_is_no_label() {
    let none = [
        "",
        " ",
        "latin-1",
        "utf_8",
        "utf-7",
        "utf-32",
        "iso-8859-0",
        "\u{212A}oi8-r",
        "euc-\u{212A}r",
        "\u{FB00}",
        "utf-8\0",
        "\0utf-8",
        "\u{A0}utf-8",
        "utf-8\u{A0}",
        "\x0Butf-8",
        "\u{2028}utf-8",
        "utf -8",
        "ut\u{131}f-8",
        "iso-8859-1\u{FF}",
        "a label that is longer than any other label",
    ];
    for label in none {
        assert_eq!(Encoding::for_label(label.as_bytes()), None, "{label:?}");
    }
    // The same spelling in Latin-1.
    assert_eq!(Encoding::for_label(b"\xA0utf-8"), None);
}

/// A label with a character added, removed or exchanged names an encoding only if it is a label too.
#[test]
fn neighbours_of_labels() {
    let labels: Vec<&str> = Encoding::all().iter().flat_map(|encoding| encoding.labels()).collect();
    for label in &labels {
        for position in 0..=label.len() {
            for inserted in ["", "x", "-", "_", "1", "\0", "\u{212A}"] {
                for removed in 0..=1.min(label.len() - position) {
                    let changed = [&label[..position], inserted, &label[position + removed..]].concat();
                    let expected = labels.contains(&changed.as_str());
                    assert_eq!(Encoding::for_label(changed.as_bytes()).is_some(), expected, "{changed:?}");
                }
            }
        }
    }
}

/// The longest label, and one byte more.
#[test]
fn longest_label() {
    let longest = Encoding::all().iter().flat_map(|encoding| encoding.labels()).map(str::len).max();
    assert_eq!(longest, Some(19));
    assert_eq!(Encoding::for_label(b"cseucpkdfmtjapanese"), Some(Encoding::EucJp));
    assert_eq!(Encoding::for_label(b"cseucpkdfmtjapanesex"), None);
}

#[test]
fn output_encodings() {
    for &encoding in Encoding::all() {
        assert_eq!(encoding.output_encoding().name(), common::peer(encoding).output_encoding().name());
    }
}

#[test]
fn names_are_aligned_as_formats_say() {
    assert_eq!(format!("{:<8}|{:>8}|{:.3}", Encoding::Utf8, Encoding::Gbk, Encoding::Big5), "UTF-8   |     GBK|Big");
}
