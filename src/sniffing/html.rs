//! HTML's encoding sniffing algorithm:
//! <https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm>.

use super::locale::{ALL_OTHER_LOCALES, suggested_default};
use super::prescan::prescan_with_source;
use super::sniffed::{DEFAULT_PRESCAN_BYTES, ForLabel, Sniffed, Source};
use crate::byte_order_mark::bom_sniff;
use crate::detection::{DetectionOptions, detect_encoding};
use crate::generated::Encoding;
use crate::slices::start_of;

/// What is known about an HTML document besides its bytes. For an example see [`sniff_html_encoding`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HtmlSniffingOptions<'a> {
    pub(crate) max_prescan_bytes: usize,
    pub(crate) user_override: Option<Encoding>,
    pub(crate) transport_layer_encoding: Option<Encoding>,
    pub(crate) parent_encoding: Option<Encoding>,
    pub(crate) likely_encoding: Option<Encoding>,
    pub(crate) detection: Option<DetectionOptions<'a>>,
    pub(crate) locale: Option<&'a str>,
    pub(crate) default_encoding: Encoding,
}

impl<'a> HtmlSniffingOptions<'a> {
    /// The defaults: nothing is known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// How many bytes to prescan at most: 1024 by default.
    #[must_use]
    pub fn max_prescan_bytes(mut self, max_prescan_bytes: usize) -> Self {
        self.max_prescan_bytes = max_prescan_bytes;
        self
    }

    /// What the user has chosen for this document.
    #[must_use]
    pub fn user_override(mut self, encoding: impl Into<Option<Encoding>>) -> Self {
        self.user_override = encoding.into();
        self
    }

    /// The transport layer's encoding, from the parameter `charset` of a `Content-Type`: `None` for labels unknown to
    /// [`Encoding::for_label`].
    #[must_use]
    pub fn transport_layer_encoding(mut self, encoding: impl Into<Option<Encoding>>) -> Self {
        self.transport_layer_encoding = encoding.into();
        self
    }

    /// The encoding of the same-origin document that embeds this one. UTF-16 is ignored.
    #[must_use]
    pub fn parent_encoding(mut self, encoding: impl Into<Option<Encoding>>) -> Self {
        self.parent_encoding = encoding.into();
        self
    }

    /// Other knowledge, such as the encoding at the last visit.
    #[must_use]
    pub fn likely_encoding(mut self, encoding: impl Into<Option<Encoding>>) -> Self {
        self.likely_encoding = encoding.into();
        self
    }

    /// How to detect the encoding if nothing declares it. The standard discourages this for documents from a network.
    #[must_use]
    pub fn detection(mut self, options: impl Into<Option<DetectionOptions<'a>>>) -> Self {
        self.detection = options.into();
        self
    }

    /// The user's locale, as a BCP 47 language tag.
    #[must_use]
    pub fn locale(mut self, locale: impl Into<Option<&'a str>>) -> Self {
        self.locale = locale.into();
        self
    }

    /// The default for locales that aren't in HTML's table: windows-1252 unless you set it.
    #[must_use]
    pub fn default_encoding(mut self, encoding: Encoding) -> Self {
        self.default_encoding = encoding;
        self
    }
}

impl Default for HtmlSniffingOptions<'_> {
    fn default() -> Self {
        Self {
            max_prescan_bytes: DEFAULT_PRESCAN_BYTES,
            user_override: None,
            transport_layer_encoding: None,
            parent_encoding: None,
            likely_encoding: None,
            detection: None,
            locale: None,
            default_encoding: ALL_OTHER_LOCALES,
        }
    }
}

/// The [encoding sniffing algorithm](https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm).
///
/// ```
/// use encoding_standard::{Confidence, Encoding, HtmlSniffingOptions, Source, sniff_html_encoding};
///
/// let document = b"<!doctype html><meta charset=shift_jis>";
/// let sniffed = sniff_html_encoding(document, &HtmlSniffingOptions::default());
/// assert_eq!(sniffed.encoding, Encoding::ShiftJis);
/// assert_eq!((sniffed.confidence, sniffed.source), (Confidence::Tentative, Source::Meta));
///
/// let options = HtmlSniffingOptions::new().transport_layer_encoding(Encoding::for_label(b"utf-8"));
/// assert_eq!(sniff_html_encoding(document, &options).encoding, Encoding::Utf8);
/// ```
#[must_use]
pub fn sniff_html_encoding(bytes: &[u8], options: &HtmlSniffingOptions) -> Sniffed {
    explicit_encoding(bytes, options, Encoding::for_label)
        .or_else(|| detected_encoding(bytes, options.detection.as_ref()?))
        .unwrap_or_else(|| default_encoding(options))
}

/// Steps 1 to 7: explicit declarations.
#[must_use]
pub fn explicit_encoding(bytes: &[u8], options: &HtmlSniffingOptions, for_label: ForLabel) -> Option<Sniffed> {
    if let Some(encoding) = bom_sniff(bytes) {
        return Some(Sniffed::certain(encoding, Source::Bom));
    }
    if let Some(encoding) = options.user_override {
        return Some(Sniffed::certain(encoding, Source::User));
    }
    if let Some(encoding) = options.transport_layer_encoding {
        return Some(Sniffed::certain(encoding, Source::Transport));
    }
    if let Some((encoding, source)) = prescan_with_source(start_of(bytes, options.max_prescan_bytes), for_label) {
        return Some(Sniffed::tentative(encoding, source));
    }
    let is_utf_16 = |encoding: &Encoding| matches!(encoding, Encoding::Utf16Be | Encoding::Utf16Le);
    if let Some(encoding) = options.parent_encoding.filter(|encoding| !is_utf_16(encoding)) {
        return Some(Sniffed::tentative(encoding, Source::Parent));
    }
    options.likely_encoding.map(|encoding| Sniffed::tentative(encoding, Source::Likely))
}

/// Step 8: detection, without its answers for ASCII.
fn detected_encoding(bytes: &[u8], options: &DetectionOptions) -> Option<Sniffed> {
    let detection = detect_encoding(bytes, options);
    let encoding = detection.encoding.filter(|_| !detection.kind.is_ascii())?;
    Some(Sniffed::tentative(encoding, Source::Detection))
}

/// Step 9: the default.
#[must_use]
pub fn default_encoding(options: &HtmlSniffingOptions) -> Sniffed {
    match options.locale.and_then(|locale| suggested_default(locale.as_bytes())) {
        Some(encoding) => Sniffed::tentative(encoding, Source::Locale),
        None => Sniffed::tentative(options.default_encoding, Source::Default),
    }
}
