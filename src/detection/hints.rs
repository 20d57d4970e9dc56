//! What language a text may be in, by what is known beside its bytes.

use super::DetectionOptions;
use super::generated::{LANGUAGES, SCRIPTS};
use crate::generated::Encoding;

/// Countries' top-level domains, and the languages that have other codes, as [`language`] gives them.
const DOMAINS: [[u8; 4]; 30] = [
    *b"aear", *b"atde", *b"babs", *b"brpt", *b"bybe", *b"cnzh", *b"cyel", *b"czcs", *b"dkda", *b"dzar", *b"eeet",
    *b"egar", *b"grel", *b"hkzt", *b"ilhe", *b"iqar", *b"irfa", *b"jpja", *b"krko", *b"mozt", *b"mxes", *b"rssr",
    *b"saar", *b"sesv", *b"sisl", *b"suru", *b"twzt", *b"uauk", *b"vnvi", *b"sgzh",
];

/// How much less a hypothesis costs that a hint speaks for, in eighths of a bit.
pub(super) const WORTH: u32 = 24;

/// A language's code of two letters, where `zt` stands for Chinese in traditional characters. The locale has precedence
/// over the domain.
#[inline(never)]
pub(super) fn language(options: &DetectionOptions) -> Option<[u8; 2]> {
    if let Some(locale) = options.locale {
        return of_locale(locale.as_bytes());
    }
    let domain = options.tld?.as_bytes();
    let domain = letters(domain.strip_prefix(b".").unwrap_or(domain))?;
    let listed = DOMAINS.iter().find(|entry| entry[..2] == domain);
    Some(listed.map_or(domain, |entry| [entry[2], entry[3]]))
}

/// The encoding in which the language mostly is.
#[inline(never)]
pub(super) fn default_encoding(code: [u8; 2]) -> Option<Encoding> {
    let language = LANGUAGES.iter().find(|language| language.codes.contains(&code)).map(|language| language.encodings);
    let script = || SCRIPTS.iter().find(|script| script.code == code).map(|script| script.encodings);
    language.or_else(script).and_then(|encodings| encodings.first()).copied()
}

fn of_locale(locale: &[u8]) -> Option<[u8; 2]> {
    let mut subtags = locale.split(|&byte| byte == b'-' || byte == b'_');
    let code = letters(subtags.next()?)?;
    if code != *b"zh" {
        return Some(code);
    }
    let is_traditional = |tag: &[u8]| {
        tag.eq_ignore_ascii_case(b"hant")
            || letters(tag).is_some_and(|tag| b"tw hk mo".windows(2).any(|other| other == tag))
    };
    Some(if subtags.any(is_traditional) { *b"zt" } else { code })
}

/// The two letters of a code in lowercase.
fn letters(code: &[u8]) -> Option<[u8; 2]> {
    let &[first, second] = code else { return None };
    Some([first.to_ascii_lowercase(), second.to_ascii_lowercase()])
}
