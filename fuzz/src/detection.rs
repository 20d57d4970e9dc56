//! Detection, for which there is no oracle: properties of every guess.

use encoding_standard::{Detection, DetectionKind, DetectionOptions, Detector, Encoding, detect_encoding};

use super::choices::Choices;

/// A guess is the same however the bytes are split, and whatever follows them.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let candidates = [choices.encoding(), choices.encoding(), choices.encoding()];
    let options = DetectionOptions {
        candidates: choices.flag().then_some(&candidates[..]),
        locale: choices.one_of(&[None, Some("ja"), Some("zh-Hant-TW"), Some("ru"), Some(""), Some("de-")]),
        tld: choices.one_of(&[None, Some("jp"), Some(".gr"), Some(""), Some("com")]),
        allow_utf8: choices.flag(),
        max_bytes: choices.one_of(&[None, Some(0), Some(7), Some(513), Some(usize::MAX)]),
    };
    let mut splits = choices.splits();
    let bytes = choices.rest();

    let detection = detect_encoding(bytes, &options);
    let most = options.max_bytes.unwrap_or(bytes.len()).min(bytes.len());
    let (start, rest) = bytes.split_at(most);
    let has_mark = start.starts_with(b"\xEF\xBB\xBF");
    is_sound(&detection, &options, has_mark);
    let mut detector = Detector::new();
    let parts = splits.parts(start);
    for (i, part) in parts.iter().enumerate() {
        detector.feed(part, rest.is_empty() && i + 1 == parts.len());
    }
    assert_eq!(detector.guess(&options), detection, "{options:?} {parts:02X?}");
    assert_eq!(detector.guess(&options), detection, "asked again");
    if !rest.is_empty() {
        let other_rest = [start, b"\x1B$B\xFF\xFE\0"].concat();
        assert_eq!(detect_encoding(&other_rest, &options), detection, "{options:?}");
    }
    // It can be asked for a guess in the middle.
    let mut detector = Detector::new();
    for part in parts.into_iter().take(5) {
        is_sound(&detector.guess(&options), &options, has_mark);
        detector.feed(part, false);
    }
}

fn is_sound(detection: &Detection, options: &DetectionOptions, has_mark: bool) {
    let Detection { encoding, score, candidates, is_ascii, kind, .. } = detection;
    assert!(candidates.iter().all(|(_, score)| (0.0..=1.0).contains(score)), "{detection:?}");
    assert!(candidates.is_sorted_by(|(_, better), (_, worse)| better >= worse), "{detection:?}");
    let best_score = candidates.first().map_or(0.0, |&(_, score)| score);
    assert_eq!(*score, if encoding.is_some() { best_score } else { 0.0 }, "{detection:?}");
    assert_eq!(*is_ascii, matches!(kind, DetectionKind::Ascii | DetectionKind::Empty), "{detection:?}");
    assert!(encoding.is_none() || *is_ascii || *kind == DetectionKind::Text, "{detection:?}");
    if let Some(encoding) = encoding {
        assert_eq!(candidates.first().map(|(encoding, _)| encoding), Some(encoding), "{detection:?}");
    }
    for (encoding, _) in candidates {
        assert!(options.candidates.is_none_or(|allowed| allowed.contains(encoding)), "{detection:?} {options:?}");
        assert!(options.allow_utf8 || has_mark || *encoding != Encoding::Utf8, "{detection:?} {options:?}");
    }
}
