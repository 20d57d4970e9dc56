//! Detection. Without a reference to compare with, these are properties of every guess.

use encoding_standard::{Detection, DetectionKind, DetectionOptions, Detector, Encoding, detect_encoding};

use super::choices::Choices;

/// A guess doesn't depend on how the bytes are split, nor on what follows them.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let candidates = [choices.encoding(), choices.encoding(), choices.encoding()];
    let allowed = choices.flag().then_some(&candidates[..]);
    let locale = choices.one_of(&[None, Some("ja"), Some("zh-Hant-TW"), Some("ru"), Some(""), Some("de-")]);
    let tld = choices.one_of(&[None, Some("jp"), Some(".gr"), Some(""), Some("com")]);
    let allow_utf8 = choices.flag();
    let max_bytes = choices.one_of(&[None, Some(0), Some(7), Some(513), Some(usize::MAX)]);
    let options =
        DetectionOptions::new().candidates(allowed).locale(locale).tld(tld).allow_utf8(allow_utf8).max_bytes(max_bytes);
    let mut splits = choices.splits();
    let bytes = choices.rest();

    let detection = detect_encoding(bytes, &options);
    let most = max_bytes.unwrap_or(bytes.len()).min(bytes.len());
    let (start, rest) = bytes.split_at(most);
    let has_mark = start.starts_with(b"\xEF\xBB\xBF");
    let is_sound = |detection: &Detection| is_sound(detection, allowed, allow_utf8 || has_mark);
    is_sound(&detection);
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
        is_sound(&detector.guess(&options));
        detector.feed(part, false);
    }
}

fn is_sound(detection: &Detection, allowed: Option<&[Encoding]>, allow_utf8: bool) {
    let Detection { encoding, score, candidates, kind, .. } = detection;
    assert!(candidates.iter().all(|each| (0.0..=1.0).contains(&each.score)), "{detection:?}");
    assert!(candidates.is_sorted_by(|better, worse| better.score >= worse.score), "{detection:?}");
    let best_score = candidates.first().map_or(0.0, |best| best.score);
    assert_eq!(*score, if encoding.is_some() { best_score } else { 0.0 }, "{detection:?}");
    assert!(encoding.is_none() || kind.is_ascii() || *kind == DetectionKind::Text, "{detection:?}");
    if let Some(encoding) = encoding {
        assert_eq!(candidates.first().map(|best| best.encoding), Some(*encoding), "{detection:?}");
    }
    for each in candidates {
        assert!(allowed.is_none_or(|allowed| allowed.contains(&each.encoding)), "{detection:?} {allowed:?}");
        assert!(allow_utf8 || each.encoding != Encoding::Utf8, "{detection:?}");
    }
}
