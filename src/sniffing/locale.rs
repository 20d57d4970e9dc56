//! The defaults for locales, in step 9 of HTML's encoding sniffing algorithm:
//! <https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding>.

use super::position::is_word;
use crate::generated::Encoding;

/// The default encoding that
/// [HTML](https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding) suggests for a
/// locale, as a BCP 47 language tag; windows-1252 for locales that aren't in its table.
///
/// The table's most specific entry is used: `zh` alone isn't in it, and in `zh-Hans-HK` the script decides.
///
/// ```
/// use encoding_standard::{Encoding, locale_default_encoding};
///
/// assert_eq!(locale_default_encoding("ru-RU"), Encoding::Windows1251);
/// assert_eq!(locale_default_encoding("zh-Hant"), Encoding::Big5);
/// assert_eq!(locale_default_encoding("en"), Encoding::Windows1252);
/// ```
#[must_use]
pub fn locale_default_encoding(locale: &str) -> Encoding {
    suggested_default(locale.as_bytes()).unwrap_or(ALL_OTHER_LOCALES)
}

pub(super) const ALL_OTHER_LOCALES: Encoding = Encoding::Windows1252;

/// The table's encoding for a locale.
pub(super) fn suggested_default(locale: &[u8]) -> Option<Encoding> {
    let mut subtags = locale.split(|&byte| byte == b'-');
    let language = subtags.next()?;
    if is_word(language, b"zh") {
        // The script comes before the region. A subtag of one letter begins an extension or private use.
        return subtags.take_while(|subtag| subtag.len() > 1).find_map(|subtag| find(&CHINESE, subtag));
    }
    find(&LANGUAGES, language)
}

/// The table's rows, by encoding.
const LANGUAGES: [(&[u8], Encoding); 12] = [
    (b"ar fa", Encoding::Windows1256),
    (b"az ku tr", Encoding::Windows1254),
    (b"ba be bg kk ky mk ru sah sr tg tt uk", Encoding::Windows1251),
    (b"cs hr sk", Encoding::Windows1250),
    (b"el", Encoding::Iso8859_7),
    (b"et lt lv", Encoding::Windows1257),
    (b"he", Encoding::Windows1255),
    (b"hu pl sl", Encoding::Iso8859_2),
    (b"ja", Encoding::ShiftJis),
    (b"ko", Encoding::EucKr),
    (b"th", Encoding::Windows874),
    (b"vi", Encoding::Windows1258),
];

/// Its rows for Chinese, by script and by region.
const CHINESE: [(&[u8], Encoding); 2] = [(b"hans cn sg", Encoding::Gbk), (b"hant hk mo tw", Encoding::Big5)];

#[inline(never)]
fn find(rows: &[(&[u8], Encoding)], subtag: &[u8]) -> Option<Encoding> {
    let has_subtag = |row: &[u8]| row.split(|&byte| byte == b' ').any(|word| is_word(subtag, word));
    rows.iter().find(|(row, _)| has_subtag(row)).map(|&(_, encoding)| encoding)
}
