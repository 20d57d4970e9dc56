//! Finding the encoding of XML.

use encoding_standard::hooks::bom_sniff;
use encoding_standard::{Encoding, Source, XmlSniffingOptions, get_xml_encoding, sniff_xml_encoding};

use super::choices::Choices;
use super::sniffing_steps;

/// The answers equal those of the standards' steps, and no byte after the prescanned ones changes them.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let most = choices.one_of(&[1024, usize::MAX, 0, 1, 20, 100]);
    let transport = choices.maybe_encoding();
    let options = XmlSniffingOptions::new().max_prescan_bytes(most).transport_layer_encoding(transport);
    let bytes = choices.rest();
    assert_eq!(get_xml_encoding(bytes), sniffing_steps::xml_encoding(bytes));

    let sniffed = sniff_xml_encoding(bytes, &options);
    let start = bytes.get(..most).unwrap_or(bytes);
    let expected = bom_sniff(bytes).or(transport).or_else(|| declared(start)).unwrap_or(Encoding::Utf8);
    assert_eq!(sniffed.encoding, expected, "{options:?}");
    if sniffed.source != Source::Bom && start.len() >= 3 {
        let other_end = [start, b" encoding='koi8-r'?>"].concat();
        let options = options.max_prescan_bytes(start.len());
        assert_eq!(sniff_xml_encoding(&other_end, &options), sniffed, "{options:?}");
    }
}

/// The declaration by <https://www.w3.org/TR/xml/#sec-guessing>.
fn declared(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [b'<', 0, b'?', 0, ..] => Some(Encoding::Utf16Le),
        [0, b'<', 0, b'?', ..] => Some(Encoding::Utf16Be),
        [b'<', b'?', b'x', b'm', b'l', b' ' | b'\t' | b'\r' | b'\n', ..] => sniffing_steps::xml_encoding(bytes),
        _ => None,
    }
}
