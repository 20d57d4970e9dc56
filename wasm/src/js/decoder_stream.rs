//! Streams that decode.

use encoding_standard::{Decoder, Encoding, ErrorMode, Malformed};
use js_sys::{ArrayBuffer, JsString, SharedArrayBuffer, TypeError, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::TransformStream;

use super::decoding::decode_chunk_to_js_string;
use super::transform::new_transform;

/// What [`decoder_stream`] does with a byte order mark at the start of the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BomHandling {
    /// A mark of UTF-8, UTF-16BE or UTF-16LE takes precedence over the encoding, and isn't part of the text: the standard's
    /// [decode](https://encoding.spec.whatwg.org/#decode), as browsers load pages.
    #[default]
    Decide,
    /// The encoding's own mark is removed, as in `TextDecoderStream`.
    Remove,
    /// A mark is text, U+FEFF, as in `TextDecoderStream` with `ignoreBOM`.
    Keep,
}

/// Returns a transform stream that decodes chunks of bytes to chunks of text. With [`BomHandling::Remove`] it's the
/// standard's [`TextDecoderStream`](https://encoding.spec.whatwg.org/#interface-textdecoderstream), for all encodings.
///
/// Chunks of bytes are what JavaScript calls buffer sources: an `ArrayBuffer`, a `SharedArrayBuffer`, or a view of one. A
/// chunk of anything else makes the stream fail with a `TypeError`. So does a malformed sequence in [`ErrorMode::Fatal`].
///
/// # Errors
///
/// The host throws an error if it has no `TransformStream`.
///
/// ```
/// # #[cfg(target_arch = "wasm32")]
/// # fn example(response: &web_sys::Response) -> Result<(), wasm_bindgen::JsValue> {
/// use encoding_wasm::js::{BomHandling, decoder_stream};
/// use encoding_standard::{Encoding, ErrorMode};
/// use wasm_bindgen::JsCast;
///
/// // `response` is a `web_sys::Response`. `pipe_through` needs web-sys's feature `ReadableWritablePair`.
/// let decoder = decoder_stream(Encoding::ShiftJis, BomHandling::Decide, ErrorMode::Replacement)?;
/// let text = response.body().unwrap().pipe_through(decoder.unchecked_ref());
/// # Ok(())
/// # }
/// ```
pub fn decoder_stream(encoding: Encoding, bom: BomHandling, mode: ErrorMode) -> Result<TransformStream, JsValue> {
    let mut stream = DecoderStream { decoder: encoding.new_decoder(), mode, bom, start: Some(Vec::new()), position: 0 };
    new_transform(move |chunk| {
        let text = match chunk {
            Some(chunk) => stream.decode(&bytes_of(chunk)?, false),
            None => stream.decode(&[], true),
        }?;
        Ok((text.length() > 0).then(|| text.into()))
    })
}

/// The state of a stream.
/// The byte order marks.
const BOMS: [(Encoding, &[u8]); 3] =
    [(Encoding::Utf8, b"\xEF\xBB\xBF"), (Encoding::Utf16be, b"\xFE\xFF"), (Encoding::Utf16le, b"\xFF\xFE")];

/// Whether a text may go on to become all of `bom`.
fn is_part(start: &[u8], bom: &[u8]) -> bool {
    start.len() < bom.len() && bom.starts_with(start)
}

struct DecoderStream {
    decoder: Decoder,
    mode: ErrorMode,
    bom: BomHandling,
    /// The start of the text, as long as it may become a byte order mark.
    start: Option<Vec<u8>>,
    /// How many bytes were given to the decoder, or are a byte order mark.
    position: u64,
}

impl DecoderStream {
    fn decode(&mut self, chunk: &[u8], is_last: bool) -> Result<JsString, JsValue> {
        let Some(mut start) = self.start.take() else { return self.decode_text(chunk, is_last) };
        start.extend_from_slice(chunk);
        let (bom, encoding) = (self.bom, self.decoder.encoding());
        let is_wanted = |marked: Encoding| match bom {
            BomHandling::Decide => true,
            BomHandling::Remove => marked == encoding,
            BomHandling::Keep => false,
        };
        if !is_last && BOMS.iter().any(|(marked, bom)| is_wanted(*marked) && is_part(&start, bom)) {
            self.start = Some(start);
            return Ok(JsString::default());
        }
        let bom = Encoding::for_bom(&start).filter(|&(marked, _)| is_wanted(marked));
        let (encoding, length) = bom.unwrap_or((encoding, 0));
        self.decoder = encoding.new_decoder();
        self.position = length as u64;
        self.decode_text(start.get(length..).unwrap_or_default(), is_last)
    }

    fn decode_text(&mut self, bytes: &[u8], is_last: bool) -> Result<JsString, JsValue> {
        let decoded = decode_chunk_to_js_string(&mut self.decoder, bytes, self.mode, is_last);
        let text = decoded.map_err(|Malformed { start, length, .. }| {
            let name = self.decoder.encoding().name();
            let plural = if length == 1 { "" } else { "s" };
            // The first of its bytes may be in an earlier chunk.
            let offset = self.position.wrapping_add_signed(start as i64);
            TypeError::new(&format!(
                "The data is not valid {name}: malformed sequence of {length} byte{plural} at offset {offset}"
            ))
        })?;
        self.position += bytes.len() as u64;
        Ok(text)
    }
}

#[wasm_bindgen]
extern "C" {
    /// An `ArrayBuffer`, a `SharedArrayBuffer`, or a view of one.
    type BufferSource;

    // This throws for a `DataView` that is detached.
    #[wasm_bindgen(catch, method, getter, js_name = byteLength)]
    fn byte_length(this: &BufferSource) -> Result<u32, JsValue>;

    #[wasm_bindgen(method, getter, js_name = byteOffset)]
    fn byte_offset(this: &BufferSource) -> u32;

    #[wasm_bindgen(method, getter)]
    fn buffer(this: &BufferSource) -> JsValue;
}

/// The bytes of a [buffer source](https://webidl.spec.whatwg.org/#dfn-get-buffer-source-copy).
fn bytes_of(chunk: &JsValue) -> Result<Vec<u8>, TypeError> {
    let is_view = ArrayBuffer::is_view(chunk);
    if !is_view && !chunk.is_instance_of::<ArrayBuffer>() && !chunk.is_instance_of::<SharedArrayBuffer>() {
        return Err(TypeError::new("A chunk to decode must be an ArrayBuffer or a view of one."));
    }
    let source = chunk.unchecked_ref::<BufferSource>();
    let bytes = match source.byte_length() {
        // No view can be made of a buffer that is detached.
        Ok(0) | Err(_) => return Ok(Vec::new()),
        Ok(length) if is_view => {
            Uint8Array::new_with_byte_offset_and_length(&source.buffer(), source.byte_offset(), length)
        }
        Ok(_) => Uint8Array::new(chunk),
    };
    Ok(bytes.to_vec())
}
