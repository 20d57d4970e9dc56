//! The options of a detection.

use crate::generated::Encoding;

/// Hints that aren't in the bytes, and limits on the answers.
///
/// ```
/// use encoding_standard::{DetectionOptions, Encoding, detect_encoding};
///
/// let candidates = [Encoding::ShiftJis, Encoding::EucJp];
/// let options = DetectionOptions::new().candidates(&candidates[..]).locale("ja");
/// assert_eq!(detect_encoding(b"\xA4\xCD\xA4\xB3", &options).encoding, Some(Encoding::EucJp));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DetectionOptions<'a> {
    pub(crate) candidates: Option<&'a [Encoding]>,
    pub(crate) locale: Option<&'a str>,
    pub(crate) tld: Option<&'a str>,
    pub(crate) allow_utf8: bool,
    pub(crate) max_bytes: Option<usize>,
}

impl<'a> DetectionOptions<'a> {
    /// The defaults: no hints, and no limits.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The encodings to choose from; by default, all that have a model. gb18030 and the parts 8-I, 10, 14, 15 and 16 of
    /// ISO-8859 have none: they are only answers if they are listed and their relative isn't: GBK, ISO-8859-8,
    /// windows-1252 or, for 16, ISO-8859-2. x-user-defined and replacement are never detected.
    #[must_use]
    pub fn candidates(mut self, candidates: impl Into<Option<&'a [Encoding]>>) -> Self {
        self.candidates = candidates.into();
        self
    }

    /// The language of the reader or the document, as a BCP 47 tag such as `zh-Hant-TW`. It is a weak hint.
    #[must_use]
    pub fn locale(mut self, locale: impl Into<Option<&'a str>>) -> Self {
        self.locale = locale.into();
        self
    }

    /// The top-level domain of the document, such as `jp`. It is a weak hint, too.
    #[must_use]
    pub fn tld(mut self, tld: impl Into<Option<&'a str>>) -> Self {
        self.tld = tld.into();
        self
    }

    /// Whether UTF-8 without a byte order mark may be the answer, as it may by default. Browsers never detect it, so
    /// that nobody comes to rely on it.
    #[must_use]
    pub fn allow_utf8(mut self, allow_utf8: bool) -> Self {
        self.allow_utf8 = allow_utf8;
        self
    }

    /// How many bytes [`detect_encoding`](crate::detect_encoding) reads at most; it knows then that the text goes on. A
    /// [`Detector`](crate::Detector) reads all that it is fed.
    #[must_use]
    pub fn max_bytes(mut self, max_bytes: impl Into<Option<usize>>) -> Self {
        self.max_bytes = max_bytes.into();
        self
    }
}

impl Default for DetectionOptions<'_> {
    fn default() -> Self {
        Self { candidates: None, locale: None, tld: None, allow_utf8: true, max_bytes: None }
    }
}
