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
pub(super) fn language(options: &DetectionOptions) -> Option<[u8; 2]> {
    options.locale.and_then(of_locale).or_else(|| options.tld.and_then(of_domain))
}

/// The encoding in which the language mostly is.
pub(super) fn default_encoding(code: [u8; 2]) -> Option<Encoding> {
    let language = LANGUAGES.iter().find(|language| language.has_code(code)).map(|language| language.encodings);
    let script = || SCRIPTS.iter().find(|script| script.code == code).map(|script| script.encodings);
    language.or_else(script).and_then(|encodings| encodings.first()).copied()
}

fn of_locale(locale: &str) -> Option<[u8; 2]> {
    let mut subtags = locale.split(['-', '_']);
    let code = letters(subtags.next()?)?;
    let is_traditional = |tag: &str| ["hant", "tw", "hk", "mo"].iter().any(|other| tag.eq_ignore_ascii_case(other));
    match &code {
        b"zh" if subtags.any(is_traditional) => Some(*b"zt"),
        b"no" => Some(*b"nb"),
        _ => Some(code),
    }
}

fn of_domain(domain: &str) -> Option<[u8; 2]> {
    let domain = letters(domain.trim_start_matches('.'))?;
    let listed = DOMAINS.iter().find(|entry| entry[..2] == domain);
    Some(listed.map_or(domain, |entry| [entry[2], entry[3]]))
}

/// The two letters of a code in lowercase.
fn letters(code: &str) -> Option<[u8; 2]> {
    <[u8; 2]>::try_from(code.as_bytes()).ok().map(|letters| letters.map(|letter| letter.to_ascii_lowercase()))
}
