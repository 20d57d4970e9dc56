//! Decodes to strings of JavaScript.

use encoding_standard::parts::{ErrorMode, decode as decode_units, is_plain};
use encoding_standard::{Decoder, Encoding, Malformed};
use js_sys::JsString;

use super::strings::{MAX_UNITS, to_js_string};

/// [Decodes](https://encoding.spec.whatwg.org/#decode) a text, as [`Encoding::decode`] does: a byte order mark of UTF-8,
/// UTF-16BE or UTF-16LE takes precedence over the encoding, and isn't part of the text. Malformed sequences become U+FFFD.
///
/// JavaScript throws an error if the text is longer than its strings can be: about 500 million code units.
///
/// ```
/// # #[cfg(target_arch = "wasm32")]
/// # fn example() {
/// use encoding_standard::Encoding;
/// use encoding_wasm::js::decode_to_js_string;
///
/// assert_eq!(decode_to_js_string(b"\x83\x65\x83\x58\x83\x67", Encoding::ShiftJis), "テスト");
/// # }
/// ```
#[must_use]
pub fn decode_to_js_string(bytes: &[u8], encoding: Encoding) -> JsString {
    // Infallible in this mode.
    decode_whole(bytes, encoding, ErrorMode::Replacement).unwrap_or_default()
}

/// The same as [`decode_to_js_string`], but fails at malformed sequences.
///
/// # Errors
///
/// The first malformed sequence. It counts from the start of `bytes`, including a byte order mark.
///
/// ```
/// # #[cfg(target_arch = "wasm32")]
/// # fn example() {
/// use encoding_standard::Encoding;
/// use encoding_wasm::js::decode_to_js_string_or_fail;
///
/// assert_eq!(decode_to_js_string_or_fail(b"ab\xFF", Encoding::EucKr).unwrap_err().start, 2);
/// # }
/// ```
pub fn decode_to_js_string_or_fail(bytes: &[u8], encoding: Encoding) -> Result<JsString, Malformed> {
    decode_whole(bytes, encoding, ErrorMode::Fatal)
}

fn decode_whole(bytes: &[u8], encoding: Encoding, mode: ErrorMode) -> Result<JsString, Malformed> {
    let (encoding, length) = Encoding::for_bom(bytes).unwrap_or((encoding, 0));
    let rest = bytes.get(length..).unwrap_or_default();
    decode_in_mode(&mut encoding.new_decoder(), rest, mode, true).map_err(|mut malformed| {
        malformed.start += length as isize;
        malformed
    })
}

/// Decodes a chunk, all of `source`, to a string of JavaScript.
///
/// `end_of_queue` says that the source is the last one, as for [`Decoder::decode`]. For a whole text, use
/// [`decode_to_js_string`].
///
/// ```
/// # #[cfg(target_arch = "wasm32")]
/// # fn example() {
/// use encoding_standard::Encoding;
/// use encoding_wasm::js::decode_chunk_to_js_string;
///
/// // Two chunks, with a character across them.
/// let mut decoder = Encoding::Gbk.new_decoder();
/// assert_eq!(decode_chunk_to_js_string(&mut decoder, b"a\xD6", false), "a");
/// assert_eq!(decode_chunk_to_js_string(&mut decoder, b"\xD0b", true), "中b");
/// # }
/// ```
pub fn decode_chunk_to_js_string(decoder: &mut Decoder, source: &[u8], end_of_queue: bool) -> JsString {
    // Infallible in this mode.
    decode_in_mode(decoder, source, ErrorMode::Replacement, end_of_queue).unwrap_or_default()
}

/// The same as [`decode_chunk_to_js_string`], but fails at malformed sequences.
///
/// # Errors
///
/// The first malformed sequence. The text before it is lost.
pub fn decode_chunk_to_js_string_or_fail(
    decoder: &mut Decoder,
    source: &[u8],
    end_of_queue: bool,
) -> Result<JsString, Malformed> {
    decode_in_mode(decoder, source, ErrorMode::Fatal, end_of_queue)
}

pub(super) fn decode_in_mode(
    decoder: &mut Decoder,
    source: &[u8],
    mode: ErrorMode,
    end_of_queue: bool,
) -> Result<JsString, Malformed> {
    if is_plain(decoder, source)
        && let Ok(text) = str::from_utf8(source)
    {
        return Ok(JsString::from(text));
    }
    let length = decoder.max_utf16_length(source.len()).map_or(MAX_UNITS, |length| length.min(MAX_UNITS));
    let mut units = vec![0; length];
    let mut text: Option<JsString> = None;
    let mut read = 0;
    let mut written = 0;
    loop {
        let rest = source.get(read..).unwrap_or_default();
        let result = decode_units(decoder, rest, &mut units, mode, end_of_queue, None);
        let progress = result.map_err(|mut malformed| {
            malformed.start += read as isize;
            malformed.written += written;
            malformed
        })?;
        let piece = to_js_string(units.get(..progress.written).unwrap_or_default());
        let whole = text.map_or_else(|| piece.clone(), |text| text.concat(&piece));
        if progress.finished {
            return Ok(whole);
        }
        text = Some(whole);
        read += progress.read;
        written += progress.written;
    }
}
