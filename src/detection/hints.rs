//! The language of a text, from hints that aren't in its bytes.

use core::hint::black_box;

use super::generated::{LANGUAGES, SCRIPTS};
use super::options::DetectionOptions;
use crate::generated::Encoding;

/// How much cheaper a hint makes a hypothesis, in eighths of a bit.
pub(super) const WORTH: u32 = 48;

/// Top-level domains of countries, each with the code of the language.
const DOMAINS: &[u8] = b"jpjakrkocnzhsgzhtwzthkztmoztgrelcyelczcssislbabsrssruaukbybesuruirfailhevnvieeetdkdanonb\
    sesvatdechdebrptmxesaeardzaregariqarjoarkwarlbarlyarmaarsaarsyaryear";

/// The two-letter code of the language; `zt` stands for Chinese in traditional characters. The locale takes precedence
/// over the domain.
#[inline(never)]
pub(super) fn language(options: &DetectionOptions) -> Option<[u8; 2]> {
    match (options.locale, options.tld) {
        (Some(locale), _) => of_locale(locale.as_bytes()),
        (None, Some(domain)) => of_domain(domain.strip_prefix(".").unwrap_or(domain).as_bytes()),
        (None, None) => None,
    }
}

#[inline(never)]
#[cfg_attr(small, optimize(size))]
pub(super) fn default_encoding(code: [u8; 2]) -> Option<Encoding> {
    let language = LANGUAGES.iter().find(|language| language.codes.contains(&code)).map(|language| language.encodings);
    let script = || SCRIPTS.iter().find(|script| script.code == code).map(|script| script.encodings);
    language.or_else(script).and_then(|encodings| encodings.first()).copied()
}

fn of_locale(locale: &[u8]) -> Option<[u8; 2]> {
    let (code, rest) = match locale {
        [first, second] => ([*first, *second], &[][..]),
        [first, second, b'-', rest @ ..] => ([*first, *second], rest),
        _ => return None,
    };
    let code = code.map(|letter| letter.to_ascii_lowercase());
    let is_traditional = matches!(
        rest,
        [b'h' | b'H', b'a' | b'A', b'n' | b'N', b't' | b'T', ..]
            | [b't' | b'T', b'w' | b'W']
            | [b'h' | b'H', b'k' | b'K']
            | [b'm' | b'M', b'o' | b'O']
    );
    Some(if code == *b"zh" && is_traditional { *b"zt" } else { code })
}

fn of_domain(domain: &[u8]) -> Option<[u8; 2]> {
    let domain = <[u8; 2]>::try_from(domain).ok()?.map(|letter| letter.to_ascii_lowercase());
    // Without the black box, the compiler generates a comparison for each.
    let listed =
        black_box(DOMAINS).as_chunks().0.iter().find(|[first, second, ..]: &&[u8; 4]| [*first, *second] == domain);
    Some(listed.map_or(domain, |[_, _, language @ ..]| *language))
}
