//! Encodings that the crate's features leave out don't exist. tests/crate/run.js runs this with selections of features.

use encoding_standard::{Encoding, LabelError};

/// The features with encodings: whether they are on, and the encodings' names.
const GROUPS: [(&str, bool, &[&str]); 4] = [
    ("chinese", cfg!(feature = "chinese"), &["GBK", "gb18030", "Big5"]),
    ("japanese", cfg!(feature = "japanese"), &["EUC-JP", "ISO-2022-JP", "Shift_JIS"]),
    ("korean", cfg!(feature = "korean"), &["EUC-KR"]),
    ("single-byte", cfg!(feature = "single-byte"), &["IBM866", "windows-1252", "x-mac-cyrillic"]),
];

const ALWAYS: [&str; 5] = ["UTF-8", "UTF-16BE", "UTF-16LE", "replacement", "x-user-defined"];

#[test]
fn labels_find_the_encodings_that_are_compiled_in() {
    for name in ALWAYS {
        assert_eq!(name.parse::<Encoding>().unwrap().name(), name);
    }
    for (feature, is_on, names) in GROUPS {
        for &name in names {
            let label = format!(" {} ", name.to_ascii_uppercase());
            let found = Encoding::for_label(label.as_bytes());
            assert_eq!(found.map(Encoding::name), is_on.then_some(name));
            match label.parse::<Encoding>() {
                Ok(encoding) => assert_eq!((is_on, encoding.name()), (true, name)),
                Err(error) => {
                    assert_eq!((is_on, error), (false, LabelError::NotCompiledIn { name, feature }));
                    let message = format!(
                        "{name} is not compiled in: enable the feature `{feature}` of the crate encoding-standard"
                    );
                    assert_eq!(error.to_string(), message);
                }
            }
        }
    }
    assert_eq!("latin-1".parse::<Encoding>(), Err(LabelError::Unknown));
    assert_eq!("".parse::<Encoding>(), Err(LabelError::Unknown));
}

#[test]
fn only_encodings_that_are_compiled_in_are_listed() {
    let names: Vec<&str> = Encoding::all().iter().map(|encoding| encoding.name()).collect();
    for (_, is_on, group) in GROUPS {
        assert!(group.iter().all(|name| names.contains(name) == is_on), "{names:?}");
    }
    assert!(ALWAYS.iter().all(|name| names.contains(name)), "{names:?}");
    for &encoding in Encoding::all() {
        for label in encoding.labels() {
            assert_eq!(label.parse(), Ok(encoding));
        }
        assert!(encoding.labels().any(|label| label.eq_ignore_ascii_case(encoding.name())));
    }
}

/// Each of them decodes as the standard says, so none stands for a missing codec.
#[test]
fn listed_encodings_decode_and_encode() {
    for &encoding in Encoding::all() {
        let peer = encoding_rs::Encoding::for_label(encoding.name().as_bytes()).unwrap();
        for bytes in [&b"abc"[..], b"\xB0\xA1\xC4\xE3", b"\x1B$B$\"\x1B(B"] {
            let (expected, _, _) = peer.decode(bytes);
            assert_eq!(encoding.decode(bytes), expected, "{encoding}");
        }
    }
}
