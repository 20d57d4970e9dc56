//! HTML's sniffing.

use encoding_wasm::{
    Encoding, HtmlSniffingOptions, Source, bom_sniff, extract_encoding_from_meta, prescan, sniff_html_encoding,
};

use super::choices::Choices;
use super::sniffing_steps;

/// The answers are those of the standard's steps, and no byte after the prescanned ones changes them.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let options = HtmlSniffingOptions {
        max_prescan_bytes: choices.one_of(&[1024, usize::MAX, 0, 1, 20, 100]),
        parent_encoding: choices.maybe_encoding(),
        likely_encoding: choices.maybe_encoding(),
        ..Default::default()
    };
    let bytes = choices.rest();
    assert_eq!(prescan(bytes), sniffing_steps::prescan(bytes));
    assert_eq!(extract_encoding_from_meta(bytes), sniffing_steps::encoding_from_meta(bytes));

    let sniffed = sniff_html_encoding(bytes, &options);
    let start = bytes.get(..options.max_prescan_bytes).unwrap_or(bytes);
    let is_utf_16 = |encoding: &Encoding| matches!(encoding, Encoding::Utf16be | Encoding::Utf16le);
    let expected = bom_sniff(bytes)
        .or_else(|| sniffing_steps::prescan(start))
        .or(options.parent_encoding.filter(|encoding| !is_utf_16(encoding)))
        .or(options.likely_encoding)
        .unwrap_or(Encoding::Windows1252);
    assert_eq!(sniffed.encoding, expected, "{options:?}");
    if sniffed.source != Source::Bom && start.len() >= 3 {
        let other_end = [start, b"<meta charset=ibm866>\"'--><meta charset=koi8-r>"].concat();
        let options = HtmlSniffingOptions { max_prescan_bytes: start.len(), ..options };
        assert_eq!(sniff_html_encoding(&other_end, &options), sniffed, "{options:?}");
    }
}
