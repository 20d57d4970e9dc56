//! Streams of JavaScript that decode.

use encoding_standard::parts::{ErrorMode, may_split_bom, split_bom};
use encoding_standard::{BomHandling, Decoder, Encoding, Malformed};
use js_sys::{ArrayBuffer, JsString, SharedArrayBuffer, TypeError, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::TransformStream;

use super::decoding::decode_in_mode;
use super::transform::new_transform;

/// Returns a transform stream that decodes chunks of bytes to chunks of text. With [`BomHandling::Remove`] it's the
/// standard's [`TextDecoderStream`](https://encoding.spec.whatwg.org/#interface-textdecoderstream), for all encodings.
///
/// Chunks are buffer sources: an `ArrayBuffer`, a `SharedArrayBuffer`, or a view of one. Any other chunk makes the
/// stream fail with a `TypeError`.
///
/// # Errors
///
/// The host throws an error if it has no `TransformStream`.
///
/// ```
/// # #[cfg(target_arch = "wasm32")]
/// # fn example(response: &web_sys::Response) -> Result<(), wasm_bindgen::JsValue> {
/// use encoding_standard::{BomHandling, Encoding};
/// use encoding_wasm::js::decoder_stream;
/// use wasm_bindgen::JsCast;
///
/// // `response` is a `web_sys::Response`. `pipe_through` needs web-sys's feature `ReadableWritablePair`.
/// let decoder = decoder_stream(Encoding::ShiftJis, BomHandling::Decide)?;
/// let text = response.body().unwrap().pipe_through(decoder.unchecked_ref());
/// # Ok(())
/// # }
/// ```
pub fn decoder_stream(encoding: Encoding, bom: BomHandling) -> Result<TransformStream, JsValue> {
    new_stream(encoding, bom, ErrorMode::Replacement)
}

/// The same as [`decoder_stream`], but the stream also fails with a `TypeError` at malformed sequences.
///
/// # Errors
///
/// The host throws an error if it has no `TransformStream`.
pub fn decoder_stream_or_fail(encoding: Encoding, bom: BomHandling) -> Result<TransformStream, JsValue> {
    new_stream(encoding, bom, ErrorMode::Fatal)
}

fn new_stream(encoding: Encoding, bom: BomHandling, mode: ErrorMode) -> Result<TransformStream, JsValue> {
    let mut stream = DecoderStream { decoder: encoding.new_decoder(), mode, bom, start: Some(Vec::new()), position: 0 };
    new_transform(move |chunk| {
        let text = match chunk {
            Some(chunk) => stream.decode(&bytes_of(chunk)?, false),
            None => stream.decode(&[], true),
        }?;
        Ok((text.length() > 0).then(|| text.into()))
    })
}

struct DecoderStream {
    decoder: Decoder,
    mode: ErrorMode,
    bom: BomHandling,
    /// The start of the text, while it may become a byte order mark.
    start: Option<Vec<u8>>,
    /// How many bytes were decoded or are a byte order mark.
    position: u64,
}

impl DecoderStream {
    fn decode(&mut self, chunk: &[u8], is_last: bool) -> Result<JsString, JsValue> {
        let Some(mut start) = self.start.take() else { return self.decode_text(chunk, is_last) };
        start.extend_from_slice(chunk);
        let encoding = self.decoder.encoding();
        if !is_last && may_split_bom(self.bom, &start, encoding) {
            self.start = Some(start);
            return Ok(JsString::default());
        }
        let (encoding, length) = split_bom(self.bom, &start, encoding);
        self.decoder = encoding.new_decoder();
        self.position = length as u64;
        self.decode_text(start.get(length..).unwrap_or_default(), is_last)
    }

    fn decode_text(&mut self, bytes: &[u8], is_last: bool) -> Result<JsString, JsValue> {
        let decoded = decode_in_mode(&mut self.decoder, bytes, self.mode, is_last);
        let text = decoded.map_err(|Malformed { start, length, .. }| {
            let name = self.decoder.encoding().name();
            let plural = if length == 1 { "" } else { "s" };
            // The sequence may start in an earlier chunk.
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

    // It throws for a detached `DataView`.
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
        // No view can be made of a detached buffer.
        Ok(0) | Err(_) => return Ok(Vec::new()),
        Ok(length) if is_view => {
            Uint8Array::new_with_byte_offset_and_length(&source.buffer(), source.byte_offset(), length)
        }
        Ok(_) => Uint8Array::new(chunk),
    };
    Ok(bytes.to_vec())
}
