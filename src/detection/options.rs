//! What is known about a text besides its bytes.

use crate::generated::Encoding;

/// Hints that aren't in the bytes, and limits on the answers.
///
/// ```
/// use encoding_standard::{DetectionOptions, Encoding, detect_encoding};
///
/// let candidates = [Encoding::ShiftJis, Encoding::EucJp];
/// let options = DetectionOptions { candidates: Some(&candidates), locale: Some("ja"), ..Default::default() };
/// assert_eq!(detect_encoding(b"\xA4\xCD\xA4\xB3", &options).encoding, Some(Encoding::EucJp));
/// ```
#[derive(Clone, Debug)]
pub struct DetectionOptions<'a> {
    /// The encodings to choose from; by default, all that have a model. gb18030 and the parts 8-I, 10, 14, 15 and 16 of
    /// ISO-8859 have none, and are only answers if they are listed and their relative isn't: GBK, ISO-8859-8, windows-1252 or,
    /// for 16, ISO-8859-2. x-user-defined and replacement are never detected.
    pub candidates: Option<&'a [Encoding]>,
    /// The reader's or the document's language, as a BCP 47 tag such as `zh-Hant-TW`. A weak hint.
    pub locale: Option<&'a str>,
    /// The top-level domain that the document comes from, such as `jp`. Also a hint.
    pub tld: Option<&'a str>,
    /// Whether UTF-8 without a byte order mark may be the answer. Browsers never detect it, so that nobody comes to rely on it.
    pub allow_utf8: bool,
    /// The maximum number of bytes that [`detect_encoding`](crate::detect_encoding) reads; if there are more, it knows that the text goes on. A
    /// [`Detector`](crate::Detector) reads all that it is fed.
    pub max_bytes: Option<usize>,
}

impl Default for DetectionOptions<'_> {
    fn default() -> Self {
        Self { candidates: None, locale: None, tld: None, allow_utf8: true, max_bytes: None }
    }
}
