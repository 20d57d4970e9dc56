//! Encoding declarations in XML declarations, as HTML and as XML read them.

use super::position::{Case, OutOfBytes, Position};
use super::sniffed::{DEFAULT_PRESCAN_BYTES, ForLabel, Sniffed, Source};
use crate::byte_order_mark::bom_sniff;
use crate::generated::Encoding;
use crate::slices::start_of;

/// [Gets an XML encoding](https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing)
/// from what looks like an XML declaration in an HTML document. [`prescan`](crate::prescan) does this last.
///
/// ```
/// use encoding_standard::{Encoding, get_xml_encoding};
///
/// assert_eq!(get_xml_encoding(b"<?xml encoding='big5'>"), Some(Encoding::Big5));
/// ```
#[must_use]
pub fn get_xml_encoding(bytes: &[u8]) -> Option<Encoding> {
    get_xml_encoding_with(bytes, Encoding::for_label)
}

pub(super) fn get_xml_encoding_with(bytes: &[u8], for_label: ForLabel) -> Option<Encoding> {
    let potential_encoding = xml_label(bytes)?;
    let has_space = potential_encoding.iter().any(|&byte| is_space_or_control(byte));
    for_label(potential_encoding).filter(|_| !has_space).map(not_utf_16)
}

/// The label, known or not.
pub(super) fn xml_label(bytes: &[u8]) -> Option<&[u8]> {
    let mut xml_declaration_end = Position::new(bytes.strip_prefix(b"<?xml")?);
    let declaration = xml_declaration_end.advance_to(&|byte| byte == b'>').ok()?;
    // In the standard the label may go on after the `>`, but no label contains one.
    find_potential_encoding(&mut Position::new(declaration)).ok()?
}

fn is_space_or_control(byte: u8) -> bool {
    byte <= b' '
}

/// A declaration that could be read as ASCII isn't in UTF-16.
fn not_utf_16(encoding: Encoding) -> Encoding {
    if matches!(encoding, Encoding::Utf16Be | Encoding::Utf16Le) { Encoding::Utf8 } else { encoding }
}

fn find_potential_encoding<'a>(encoding_position: &mut Position<'a>) -> Result<Option<&'a [u8]>, OutOfBytes> {
    let has_value = encoding_position.advance_to_value_of(b"encoding", Case::Exact, &is_space_or_control)?;
    if has_value { encoding_position.get_quoted() } else { Ok(None) }
}

/// What is known about an XML document besides its bytes. For an example see [`sniff_xml_encoding`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct XmlSniffingOptions {
    pub(crate) max_prescan_bytes: usize,
    pub(crate) transport_layer_encoding: Option<Encoding>,
}

impl XmlSniffingOptions {
    /// The defaults: nothing is known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// How many bytes to read at most for a declaration: 1024 by default.
    #[must_use]
    pub fn max_prescan_bytes(mut self, max_prescan_bytes: usize) -> Self {
        self.max_prescan_bytes = max_prescan_bytes;
        self
    }

    /// The transport layer's encoding, from the parameter `charset` of a `Content-Type`.
    #[must_use]
    pub fn transport_layer_encoding(mut self, encoding: impl Into<Option<Encoding>>) -> Self {
        self.transport_layer_encoding = encoding.into();
        self
    }
}

impl Default for XmlSniffingOptions {
    fn default() -> Self {
        Self { max_prescan_bytes: DEFAULT_PRESCAN_BYTES, transport_layer_encoding: None }
    }
}

/// The encoding of an XML document, by the rules of [XML](https://www.w3.org/TR/xml/#charencoding) and [RFC
/// 7303](https://www.rfc-editor.org/rfc/rfc7303#section-3): a byte order mark, the transport layer, the XML
/// declaration, UTF-8. Without a byte order mark, `<?` in UTF-16 is recognized. A declaration with an unknown label is
/// ignored.
///
/// ```
/// use encoding_standard::{Encoding, sniff_xml_encoding};
///
/// let document = b"<?xml version='1.0' encoding='koi8-r'?><doc/>";
/// assert_eq!(sniff_xml_encoding(document, &Default::default()).encoding, Encoding::Koi8R);
/// ```
#[must_use]
pub fn sniff_xml_encoding(bytes: &[u8], options: &XmlSniffingOptions) -> Sniffed {
    sniff_xml_with(bytes, options, Encoding::for_label)
}

/// [`sniff_xml_encoding`] with another look-up of labels.
#[must_use]
pub fn sniff_xml_with(bytes: &[u8], options: &XmlSniffingOptions, for_label: ForLabel) -> Sniffed {
    if let Some(encoding) = bom_sniff(bytes) {
        return Sniffed::certain(encoding, Source::Bom);
    }
    if let Some(encoding) = options.transport_layer_encoding {
        return Sniffed::certain(encoding, Source::Transport);
    }
    match encoding_declaration(start_of(bytes, options.max_prescan_bytes), for_label) {
        Some(encoding) => Sniffed::certain(encoding, Source::XmlDeclaration),
        None => Sniffed::tentative(Encoding::Utf8, Source::Default),
    }
}

/// <https://www.w3.org/TR/xml/#sec-guessing>. In well-formed declarations HTML's algorithm finds the same as XML's
/// grammar, but `<?xml-stylesheet` isn't one.
fn encoding_declaration(bytes: &[u8], for_label: ForLabel) -> Option<Encoding> {
    match bytes {
        [b'<', 0, b'?', 0, ..] => Some(Encoding::Utf16Le),
        [0, b'<', 0, b'?', ..] => Some(Encoding::Utf16Be),
        [b'<', b'?', b'x', b'm', b'l', b' ' | b'\t' | b'\r' | b'\n', ..] => get_xml_encoding_with(bytes, for_label),
        _ => None,
    }
}
