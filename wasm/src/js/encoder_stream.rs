//! Streams of JavaScript that encode.

use encoding_standard::parts::{ErrorMode, encode_str};
use encoding_standard::{Encoder, Encoding, Substitute, Unmappable};
use js_sys::{JsString, RangeError, Reflect, TypeError, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::TransformStream;

use super::transform::new_transform;

/// How many bytes are encoded at a time.
const BLOCK: usize = 4096;

/// Returns a transform stream that encodes each string to a `Uint8Array`. It's the standard's
/// [`TextEncoderStream`](https://encoding.spec.whatwg.org/#interface-textencoderstream) for all encodings that have an
/// encoder.
///
/// A surrogate pair may be split between two chunks. Lone surrogates become U+FFFD.
///
/// Unlike `TextEncoderStream`, which converts other chunks to strings such as `[object Object]`, this stream fails with
/// a `TypeError`.
///
/// # Errors
///
/// A `RangeError` for replacement, which lacks an encoder, and the host's error if it has no `TransformStream`.
///
/// ```
/// # #[cfg(target_arch = "wasm32")]
/// # fn example(text: &web_sys::ReadableStream) -> Result<(), wasm_bindgen::JsValue> {
/// use encoding_standard::{Encoding, Substitute};
/// use encoding_wasm::js::encoder_stream;
/// use wasm_bindgen::JsCast;
///
/// // `text` is a `web_sys::ReadableStream` of strings.
/// let bytes = text.pipe_through(encoder_stream(Encoding::EucKr, Substitute::QuestionMark)?.unchecked_ref());
/// # Ok(())
/// # }
/// ```
pub fn encoder_stream(encoding: Encoding, substitute: Substitute) -> Result<TransformStream, JsValue> {
    new_stream(encoding, substitute.into())
}

/// The same as [`encoder_stream`], but the stream also fails with a `TypeError` at unmappable code points. This error
/// has the properties `codePoint` and `index`, in code units from the start of the text.
///
/// # Errors
///
/// Those of [`encoder_stream`].
pub fn encoder_stream_or_fail(encoding: Encoding) -> Result<TransformStream, JsValue> {
    new_stream(encoding, ErrorMode::Fatal)
}

fn new_stream(encoding: Encoding, mode: ErrorMode) -> Result<TransformStream, JsValue> {
    let no_encoder = || RangeError::new(&format!("{encoding} has no encoder. Please use UTF-8."));
    let encoder = encoding.new_encoder().ok_or_else(no_encoder)?;
    let mut stream = EncoderStream { encoder, mode, leading_surrogate: None, position: 0 };
    new_transform(move |chunk| {
        let bytes = match chunk {
            Some(chunk) => {
                let not_a_string = || TypeError::new("A chunk to encode must be a string.");
                stream.encode(chunk.dyn_ref::<JsString>().ok_or_else(not_a_string)?, false)
            }
            None => stream.encode(&JsString::default(), true),
        }?;
        Ok((!bytes.is_empty()).then(|| Uint8Array::from(bytes.as_slice()).into()))
    })
}

struct EncoderStream {
    encoder: Encoder,
    mode: ErrorMode,
    /// A leading surrogate at the end of the last chunk, which the next one may complete.
    leading_surrogate: Option<JsString>,
    /// How many code units were encoded.
    position: u64,
}

impl EncoderStream {
    fn encode(&mut self, chunk: &JsString, is_last: bool) -> Result<Vec<u8>, JsValue> {
        let joined = self.leading_surrogate.take().map(|surrogate| surrogate.concat(chunk));
        let whole = joined.as_ref().unwrap_or(chunk);
        let length = whole.length();
        let is_split = !is_last && length > 0 && is_leading_surrogate(whole.char_code_at(length - 1));
        let complete = length - u32::from(is_split);
        let start = is_split.then(|| {
            self.leading_surrogate = Some(whole.slice(complete, length));
            whole.slice(0, complete)
        });
        // This replaces lone surrogates.
        let text = String::from(start.as_ref().unwrap_or(whole));
        let bytes = self.encode_text(&text, is_last)?;
        self.position += u64::from(complete);
        Ok(bytes)
    }

    fn encode_text(&mut self, text: &str, is_last: bool) -> Result<Vec<u8>, JsValue> {
        let mut bytes = Vec::new();
        let mut block = [0; BLOCK];
        let mut rest = text;
        loop {
            let progress =
                encode_str(&mut self.encoder, rest, &mut block, self.mode, is_last).map_err(|unmappable| {
                    let read = text.len() - rest.len() + unmappable.index as usize;
                    self.to_error(unmappable, text.get(..read).unwrap_or_default())
                })?;
            bytes.extend_from_slice(block.get(..progress.written).unwrap_or_default());
            if progress.finished {
                return Ok(bytes);
            }
            rest = rest.get(progress.read..).unwrap_or_default();
        }
    }

    /// The error at a code point after the text `before`.
    fn to_error(&self, Unmappable { code_point, .. }: Unmappable, before: &str) -> JsValue {
        let code_point = u32::from(code_point);
        let index = self.position + before.encode_utf16().count() as u64;
        let name = self.encoder.encoding().name();
        let error = TypeError::new(&format!("{name} can't represent U+{code_point:04X} at index {index}."));
        for (key, value) in [("codePoint", code_point.into()), ("index", JsValue::from_f64(index as f64))] {
            // A new object takes any property.
            let _ = Reflect::set(&error, &key.into(), &value);
        }
        error.into()
    }
}

fn is_leading_surrogate(unit: f64) -> bool {
    (0xD800..0xDC00).contains(&(unit as u32))
}
