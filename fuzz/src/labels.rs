//! Labels and locales.

use std::sync::LazyLock;

use encoding_standard::{Encoding, locale_default_encoding};

/// A label gives the same encoding as a search through all labels, and as `encoding_rs`. Any locale gives an encoding.
pub fn check(input: &[u8]) {
    let encoding = Encoding::for_label(input);
    assert_eq!(encoding, by_steps(input));
    let peer = encoding_rs::Encoding::for_label(input).map(encoding_rs::Encoding::name);
    assert_eq!(encoding.map(Encoding::name), peer);
    if let Ok(locale) = str::from_utf8(input) {
        assert_eq!(locale_default_encoding(locale), locale_default_encoding(&locale.to_ascii_uppercase()));
    }
}

static LABELS: LazyLock<Vec<(&str, Encoding)>> = LazyLock::new(|| {
    let of_encoding = |&encoding: &Encoding| encoding.labels().map(move |label| (label, encoding));
    Encoding::all().iter().flat_map(of_encoding).collect()
});

/// [Gets an encoding](https://encoding.spec.whatwg.org/#concept-encoding-get).
pub fn by_steps(label: &[u8]) -> Option<Encoding> {
    let is_white_space = |byte: &u8| matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ');
    let start = label.iter().position(|byte| !is_white_space(byte))?;
    let end = label.iter().rposition(|byte| !is_white_space(byte))?;
    let label = label[start..=end].to_ascii_lowercase();
    LABELS.iter().find(|(own, _)| own.as_bytes() == label).map(|&(_, encoding)| encoding)
}
