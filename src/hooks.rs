//! [Hooks for standards](https://encoding.spec.whatwg.org/#specification-hooks), by the names that the Encoding
//! Standard gives them, for implementations of other standards. Other programs use the methods of [`Encoding`].

use alloc::borrow::Cow;

use crate::byte_order_mark::BomHandling;
pub use crate::byte_order_mark::bom_sniff;
#[cfg(feature = "encode")]
use crate::encoder::Encoder;
use crate::encoding::Encoding;
use crate::progress::Malformed;
#[cfg(feature = "encode")]
use crate::progress::Substitute;

/// [Decodes](https://encoding.spec.whatwg.org/#decode) with a fallback encoding: a byte order mark takes precedence
/// over it and isn't part of the text. Malformed sequences become U+FFFD.
///
/// ```
/// use encoding_standard::Encoding;
/// use encoding_standard::hooks::decode;
///
/// assert_eq!(decode(b"\xB0\xA1", Encoding::EucKr), "가");
/// assert_eq!(decode(b"\xEF\xBB\xBF\xEA\xB0\x80", Encoding::EucKr), "가");
/// ```
#[must_use]
pub fn decode(bytes: &[u8], fallback: Encoding) -> Cow<'_, str> {
    fallback.decode(bytes)
}

/// [UTF-8 decodes](https://encoding.spec.whatwg.org/#utf-8-decode): a byte order mark isn't part of the text. Malformed
/// sequences become U+FFFD.
///
/// ```
/// use encoding_standard::hooks::utf8_decode;
///
/// assert_eq!(utf8_decode(b"\xEF\xBB\xBFa\xFF"), "a\u{FFFD}");
/// ```
#[must_use]
pub fn utf8_decode(bytes: &[u8]) -> Cow<'_, str> {
    utf8_decode_without_bom(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes))
}

/// [UTF-8 decodes without BOM](https://encoding.spec.whatwg.org/#utf-8-decode-without-bom): a byte order mark is
/// text, U+FEFF. Malformed sequences become U+FFFD.
///
/// ```
/// use encoding_standard::hooks::utf8_decode_without_bom;
///
/// assert_eq!(utf8_decode_without_bom(b"\xEF\xBB\xBFa"), "\u{FEFF}a");
/// ```
#[must_use]
pub fn utf8_decode_without_bom(bytes: &[u8]) -> Cow<'_, str> {
    Encoding::Utf8.decode_with_bom_handling(bytes, BomHandling::Keep)
}

/// [UTF-8 decodes without BOM or fails](https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail).
///
/// # Errors
///
/// The first malformed sequence.
///
/// ```
/// use encoding_standard::hooks::utf8_decode_without_bom_or_fail;
///
/// assert_eq!(utf8_decode_without_bom_or_fail(b"\xC3\xA9").unwrap(), "é");
/// assert_eq!(utf8_decode_without_bom_or_fail(b"a\xC3").unwrap_err().start, 1);
/// ```
pub fn utf8_decode_without_bom_or_fail(bytes: &[u8]) -> Result<Cow<'_, str>, Malformed> {
    Encoding::Utf8.decode_with_bom_handling_or_fail(bytes, BomHandling::Keep)
}

/// [Encodes](https://encoding.spec.whatwg.org/#encode) as HTML forms do: an unmappable code point becomes a reference
/// such as `&#128169;`. `None` where [`get_encoder`] returns `None`; see [`Encoding::output_encoding`].
///
/// ```
/// use encoding_standard::Encoding;
/// use encoding_standard::hooks::encode;
///
/// assert_eq!(*encode("가☃", Encoding::EucKr).unwrap(), *b"\xB0\xA1&#9731;");
/// ```
#[cfg(feature = "encode")]
#[must_use]
pub fn encode(text: &str, encoding: Encoding) -> Option<Cow<'_, [u8]>> {
    get_encoder(encoding).and_then(|_| encoding.encode(text, Substitute::HtmlReference))
}

/// [Gets an encoder](https://encoding.spec.whatwg.org/#get-an-encoder). `None` for replacement, UTF-16BE and UTF-16LE,
/// for which other standards must first get an [output encoding](Encoding::output_encoding). [`Encoding::new_encoder`]
/// encodes UTF-16 for files.
///
/// ```
/// use encoding_standard::Encoding;
/// use encoding_standard::hooks::get_encoder;
///
/// assert!(get_encoder(Encoding::Big5).is_some());
/// assert!(get_encoder(Encoding::Utf16Le).is_none());
/// assert!(get_encoder(Encoding::Utf16Le.output_encoding()).is_some());
/// ```
#[cfg(feature = "encode")]
#[must_use]
pub fn get_encoder(encoding: Encoding) -> Option<Encoder> {
    (encoding.output_encoding() == encoding).then(|| encoding.new_encoder()).flatten()
}
