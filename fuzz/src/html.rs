//! HTML's sniffing.

use encoding_standard::{
    DetectionOptions, Encoding, HtmlSniffingOptions, Source, bom_sniff, declared_label, detect_encoding,
    extract_encoding_from_meta, locale_default_encoding, prescan, sniff_html_encoding,
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
        user_override: choices.maybe_encoding(),
        transport_layer_encoding: choices.maybe_encoding(),
        detection: choices.flag().then(DetectionOptions::default),
        locale: choices.one_of(&[None, Some("ja"), Some("zh-TW"), Some("xx")]),
        ..Default::default()
    };
    let bytes = choices.rest();
    for label in (0..3).filter_map(|nth| declared_label(bytes, nth)) {
        assert_ne!(bytes[label], *b"");
    }
    assert_eq!(prescan(bytes), sniffing_steps::prescan(bytes));
    assert_eq!(extract_encoding_from_meta(bytes), sniffing_steps::encoding_from_meta(bytes));

    let sniffed = sniff_html_encoding(bytes, &options);
    let start = bytes.get(..options.max_prescan_bytes).unwrap_or(bytes);
    let is_utf_16 = |encoding: &Encoding| matches!(encoding, Encoding::Utf16be | Encoding::Utf16le);
    let expected = bom_sniff(bytes)
        .or(options.user_override)
        .or(options.transport_layer_encoding)
        .or_else(|| sniffing_steps::prescan(start))
        .or(options.parent_encoding.filter(|encoding| !is_utf_16(encoding)))
        .or(options.likely_encoding)
        .or_else(|| detected(bytes, options.detection.as_ref()?))
        .or_else(|| options.locale.map(locale_default_encoding))
        .unwrap_or(Encoding::Windows1252);
    assert_eq!(sniffed.encoding, expected, "{options:?}");
    if sniffed.source != Source::Bom && options.detection.is_none() && start.len() >= 3 {
        let other_end = [start, b"<meta charset=ibm866>\"'--><meta charset=koi8-r>"].concat();
        let options = HtmlSniffingOptions { max_prescan_bytes: start.len(), ..options };
        assert_eq!(sniff_html_encoding(&other_end, &options), sniffed, "{options:?}");
    }
}

/// ASCII alone says nothing.
fn detected(bytes: &[u8], options: &DetectionOptions) -> Option<Encoding> {
    let detection = detect_encoding(bytes, options);
    detection.encoding.filter(|_| !detection.is_ascii)
}
