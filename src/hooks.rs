//! Hooks for standards: <https://encoding.spec.whatwg.org/#specification-hooks>.

use crate::encoding::Encoding;
use crate::progress::{ErrorMode, Malformed};
use crate::slices::{after, start_of};

/// [BOM sniffs](https://encoding.spec.whatwg.org/#bom-sniff): the encoding whose byte order mark `bytes` starts with.
///
/// ```
/// use encoding_wasm::{Encoding, bom_sniff};
///
/// assert_eq!(bom_sniff(b"\xFF\xFEa\0"), Some(Encoding::Utf16le));
/// assert_eq!(bom_sniff(b"a"), None);
/// ```
#[must_use]
pub fn bom_sniff(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => Some(Encoding::Utf8),
        [0xFE, 0xFF, ..] => Some(Encoding::Utf16be),
        [0xFF, 0xFE, ..] => Some(Encoding::Utf16le),
        _ => None,
    }
}

/// [Decodes](https://encoding.spec.whatwg.org/#decode) with a fallback encoding: a byte order mark takes precedence over
/// it, and isn't part of the text. Malformed sequences become U+FFFD.
///
/// ```
/// use encoding_wasm::{Encoding, decode};
///
/// assert_eq!(decode(b"\xB0\xA1", Encoding::EucKr), "가");
/// assert_eq!(decode(b"\xEF\xBB\xBF\xEA\xB0\x80", Encoding::EucKr), "가");
/// ```
#[must_use]
pub fn decode(bytes: &[u8], fallback: Encoding) -> String {
    let (encoding, bom_length) = match bom_sniff(bytes) {
        Some(Encoding::Utf8) => (Encoding::Utf8, 3),
        Some(utf_16) => (utf_16, 2),
        None => (fallback, 0),
    };
    lossy(after(bytes, bom_length), encoding)
}

/// [UTF-8 decodes](https://encoding.spec.whatwg.org/#utf-8-decode): a byte order mark isn't part of the text. Malformed
/// sequences become U+FFFD.
///
/// ```
/// use encoding_wasm::utf8_decode;
///
/// assert_eq!(utf8_decode(b"\xEF\xBB\xBFa\xFF"), "a\u{FFFD}");
/// ```
#[must_use]
pub fn utf8_decode(bytes: &[u8]) -> String {
    utf8_decode_without_bom(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes))
}

/// [UTF-8 decodes without BOM](https://encoding.spec.whatwg.org/#utf-8-decode-without-bom): a byte order mark is
/// text, U+FEFF. Malformed sequences become U+FFFD.
///
/// ```
/// use encoding_wasm::utf8_decode_without_bom;
///
/// assert_eq!(utf8_decode_without_bom(b"\xEF\xBB\xBFa"), "\u{FEFF}a");
/// ```
#[must_use]
pub fn utf8_decode_without_bom(bytes: &[u8]) -> String {
    lossy(bytes, Encoding::Utf8)
}

/// [UTF-8 decodes without BOM or fails](https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail): the same
/// with [`ErrorMode::Fatal`].
///
/// # Errors
///
/// The first malformed sequence.
///
/// ```
/// use encoding_wasm::utf8_decode_without_bom_or_fail;
///
/// assert_eq!(utf8_decode_without_bom_or_fail(b"\xC3\xA9").unwrap(), "é");
/// assert_eq!(utf8_decode_without_bom_or_fail(b"a\xC3").unwrap_err().start, 1);
/// ```
pub fn utf8_decode_without_bom_or_fail(bytes: &[u8]) -> Result<String, Malformed> {
    decode_all(bytes, Encoding::Utf8, ErrorMode::Fatal)
}

/// [Encodes](https://encoding.spec.whatwg.org/#encode) as HTML forms do: an unmappable code point becomes `&#128169;`, which
/// a reader can't distinguish from the same characters in the text. `None` for the encodings without an encoder; see
/// [`Encoding::output_encoding`].
///
/// ```
/// use encoding_wasm::{Encoding, encode};
///
/// assert_eq!(encode("가☃", Encoding::EucKr).unwrap(), b"\xB0\xA1&#9731;");
/// ```
#[cfg(feature = "encode")]
#[must_use]
pub fn encode(text: &str, encoding: Encoding) -> Option<Vec<u8>> {
    let mut encoder = encoding.new_encoder()?;
    let mut bytes = Vec::with_capacity(text.len());
    let mut destination = [0; BLOCK];
    let units: Vec<u16> = text.encode_utf16().collect();
    let mut rest = &units[..];
    loop {
        // No error is possible in this mode.
        let progress = encoder.encode(rest, &mut destination, ErrorMode::Html, true).ok()?;
        bytes.extend_from_slice(start_of(&destination, progress.written));
        rest = after(rest, progress.read);
        if progress.finished {
            return Some(bytes);
        }
    }
}

fn lossy(bytes: &[u8], encoding: Encoding) -> String {
    // No error is possible in this mode.
    decode_all(bytes, encoding, ErrorMode::Replacement).unwrap_or_default()
}

/// How many code units or bytes are written at a time.
const BLOCK: usize = 4096;

fn decode_all(bytes: &[u8], encoding: Encoding, mode: ErrorMode) -> Result<String, Malformed> {
    let mut decoder = encoding.new_decoder();
    let mut units = [0; BLOCK];
    let mut text = String::with_capacity(bytes.len());
    let mut position = 0;
    loop {
        let rest = after(bytes, position);
        let progress = decoder
            .decode(rest, &mut units, mode, true)
            .map_err(|malformed| Malformed { start: malformed.start + position as isize, ..malformed })?;
        // Decoders return scalar values only, and never split one between two blocks.
        text.extend(char::decode_utf16(start_of(&units, progress.written).iter().copied()).flatten());
        if progress.finished {
            return Ok(text);
        }
        position += progress.read;
    }
}
