//! HTML's encoding sniffing.

use encoding_standard::hooks::bom_sniff;
use encoding_standard::{
    DetectionOptions, Encoding, HtmlSniffingOptions, Source, declared_label, detect_encoding,
    extract_encoding_from_meta, locale_default_encoding, prescan, sniff_html_encoding,
};

use super::choices::Choices;
use super::sniffing_steps;

/// The answers equal those of the standard's steps, and no byte after the prescanned ones changes them.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let most = choices.one_of(&[1024, usize::MAX, 0, 1, 20, 100]);
    let [parent, likely, user, transport] = [(); 4].map(|()| choices.maybe_encoding());
    let detection = choices.flag().then(DetectionOptions::new);
    let locale = choices.one_of(&[None, Some("ja"), Some("zh-TW"), Some("xx")]);
    let options = HtmlSniffingOptions::new()
        .max_prescan_bytes(most)
        .user_override(user)
        .transport_layer_encoding(transport)
        .parent_encoding(parent)
        .likely_encoding(likely)
        .detection(detection.clone())
        .locale(locale);
    let bytes = choices.rest();
    for label in (0..3).filter_map(|nth| declared_label(bytes, nth)) {
        assert_ne!(bytes[label], *b"");
    }
    assert_eq!(prescan(bytes), sniffing_steps::prescan(bytes));
    assert_eq!(extract_encoding_from_meta(bytes), sniffing_steps::encoding_from_meta(bytes));

    let sniffed = sniff_html_encoding(bytes, &options);
    let start = bytes.get(..most).unwrap_or(bytes);
    let is_utf_16 = |encoding: &Encoding| matches!(encoding, Encoding::Utf16Be | Encoding::Utf16Le);
    let expected = bom_sniff(bytes)
        .or(user)
        .or(transport)
        .or_else(|| sniffing_steps::prescan(start))
        .or(parent.filter(|encoding| !is_utf_16(encoding)))
        .or(likely)
        .or_else(|| detected(bytes, detection.as_ref()?))
        .or_else(|| locale.map(locale_default_encoding))
        .unwrap_or(Encoding::Windows1252);
    assert_eq!(sniffed.encoding, expected, "{options:?}");
    if sniffed.source != Source::Bom && detection.is_none() && start.len() >= 3 {
        let other_end = [start, b"<meta charset=ibm866>\"'--><meta charset=koi8-r>"].concat();
        let options = options.max_prescan_bytes(start.len());
        assert_eq!(sniff_html_encoding(&other_end, &options), sniffed, "{options:?}");
    }
}

/// The answers for ASCII are defaults.
fn detected(bytes: &[u8], options: &DetectionOptions) -> Option<Encoding> {
    let detection = detect_encoding(bytes, options);
    detection.encoding.filter(|_| !detection.kind.is_ascii())
}
