//! The results that the sniffing algorithms share.

use crate::generated::Encoding;

/// What a sniffing algorithm found.
///
/// ```
/// use encoding_standard::{Encoding, HtmlSniffingOptions, sniff_html_encoding};
///
/// let sniffed = sniff_html_encoding(b"\xFE\xFF\0a", &HtmlSniffingOptions::default());
/// assert_eq!(sniffed.encoding, Encoding::Utf16Be);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Sniffed {
    /// The encoding.
    pub encoding: Encoding,
    /// Whether it may prove to be wrong.
    pub confidence: Confidence,
    /// Where the answer comes from.
    pub source: Source,
}

impl Sniffed {
    pub(super) fn certain(encoding: Encoding, source: Source) -> Self {
        Self { encoding, confidence: Confidence::Certain, source }
    }

    pub(super) fn tentative(encoding: Encoding, source: Source) -> Self {
        Self { encoding, confidence: Confidence::Tentative, source }
    }
}

/// The [confidence](https://html.spec.whatwg.org/multipage/parsing.html#concept-encoding-confidence) in an encoding.
/// The standard's third one, irrelevant, is for documents that aren't bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Confidence {
    /// A parser may change the encoding at a `<meta>` that names another one.
    Tentative,
    /// Nothing changes the encoding.
    Certain,
}

/// Where an answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum Source {
    /// The byte order mark.
    Bom,
    /// The user, who overrides everything below.
    User,
    /// The transport layer, such as HTTP's `Content-Type`.
    Transport,
    /// A `<meta>`.
    Meta,
    /// An XML declaration.
    XmlDeclaration,
    /// The document in which this one is embedded.
    Parent,
    /// Other knowledge, such as the encoding at the last visit.
    Likely,
    /// Statistics of the bytes.
    Detection,
    /// HTML's table of defaults for locales.
    Locale,
    /// Nothing: it is the default.
    Default,
}

/// Looks a label up: [`Encoding::for_label`] or a function with its own labels.
pub type ForLabel = fn(&[u8]) -> Option<Encoding>;

/// HTML encourages user agents to prescan this many bytes, and requires the declaration to be in them.
pub(super) const DEFAULT_PRESCAN_BYTES: usize = 1024;
