//! The module `js`, in Node, Chromium and Firefox.
#![cfg(target_arch = "wasm32")]

#[path = "../../tests/common/mod.rs"]
mod common;

use common::modes::ErrorMode;
use encoding_standard::{BomHandling, Encoding, Substitute};
use encoding_wasm::js::{
    decode_chunk_to_js_string, decode_to_js_string, decode_to_js_string_or_fail, decoder_stream,
    decoder_stream_or_fail, encoder_stream, encoder_stream_or_fail,
};
use js_sys::{
    ArrayBuffer, DataView, JSON, JsString, Object, Promise, RangeError, Reflect, SharedArrayBuffer, TypeError,
};
use js_sys::{Uint8Array, Uint16Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{ReadableStreamDefaultReader, TransformStream};

/// The code units of a string, read one by one, which doesn't depend on how strings are made.
fn units(text: &JsString) -> Vec<u16> {
    (0..text.length()).map(|i| text.char_code_at(i) as u16).collect()
}

fn expected(encoding: Encoding, bytes: &[u8]) -> Vec<u16> {
    encoding.decode(bytes).encode_utf16().collect()
}

#[wasm_bindgen_test]
fn whole_texts() {
    for &encoding in Encoding::all() {
        for vector in common::vectors() {
            let text = decode_to_js_string(&vector, encoding);
            assert_eq!(units(&text), expected(encoding, &vector), "{encoding} {vector:02X?}");
        }
    }
}

/// A string is made in parts of 65,536 code units.
#[wasm_bindgen_test]
fn long_texts() {
    for length in [65_535, 65_536, 65_537, 131_071, 131_072, 200_001] {
        for (encoding, sequence) in [
            (Encoding::Windows1251, &b"\xC0"[..]),
            (Encoding::Windows1252, b"a"),
            (Encoding::ShiftJis, b"\x82\xA0"),
            (Encoding::Utf8, "💩".as_bytes()),
            (Encoding::Utf16Be, b"\x4E\x00"),
            (Encoding::Iso2022Jp, b"a"),
        ] {
            let bytes: Vec<u8> = sequence.iter().copied().cycle().take(length).collect();
            let text = String::from(decode_to_js_string(&bytes, encoding));
            assert!(text == encoding.decode(&bytes), "{length} {encoding}");
        }
    }
}

#[wasm_bindgen_test]
fn malformed_texts() {
    for &encoding in Encoding::all() {
        for vector in common::vectors() {
            let decoded = decode_to_js_string_or_fail(&vector, encoding).map(String::from);
            let expected = encoding.decode_or_fail(&vector);
            match (&decoded, &expected) {
                (Ok(text), Ok(expected)) => assert_eq!(text, expected),
                (Err(malformed), Err(expected)) => {
                    assert_eq!((malformed.start, malformed.length), (expected.start, expected.length));
                }
                _ => panic!("{encoding} {vector:02X?}: {decoded:?}, not {expected:?}"),
            }
        }
    }
    // Not in the first part.
    let mut bytes = vec![0xC1; 200_000];
    bytes.push(0xD2);
    let malformed = decode_to_js_string_or_fail(&bytes, Encoding::Windows1253).unwrap_err();
    assert_eq!((malformed.start, malformed.length, malformed.written), (200_000, 1, 200_000));
}

#[wasm_bindgen_test]
fn byte_order_marks() {
    assert_eq!(decode_to_js_string(b"\xEF\xBB\xBF\xEF\xBB\xBFa", Encoding::Gbk), "\u{FEFF}a");
    assert_eq!(decode_to_js_string(b"\xFF\xFEa\0", Encoding::Utf8), "a");
    let malformed = decode_to_js_string_or_fail(b"\xEF\xBB\xBFa\xFF", Encoding::Gbk).unwrap_err();
    assert_eq!((malformed.start, malformed.length, malformed.written), (4, 1, 1));
}

/// Every vector a byte at a time, with ASCII between the chunks, which isn't plain text in the middle of a sequence.
#[wasm_bindgen_test]
fn chunks() {
    for &encoding in Encoding::all() {
        for vector in common::vectors() {
            let mut decoder = encoding.new_decoder();
            let mut made = Vec::new();
            let mut whole = Vec::new();
            for byte in &vector {
                for chunk in [&[*byte][..], b"$B"] {
                    made.extend(units(&decode_chunk_to_js_string(&mut decoder, chunk, false)));
                    whole.extend(chunk);
                }
            }
            made.extend(units(&decode_chunk_to_js_string(&mut decoder, &[], true)));
            let expected: Vec<u16> =
                encoding.decode_with_bom_handling(&whole, BomHandling::Keep).encode_utf16().collect();
            assert_eq!(made, expected, "{encoding} {vector:02X?}");
        }
    }
}

#[wasm_bindgen]
extern "C" {
    /// The host's classes, each of which is like a `TransformStream`.
    #[wasm_bindgen(extends = TransformStream)]
    type TextDecoderStream;

    #[wasm_bindgen(constructor)]
    fn new(label: &str, options: &JsValue) -> TextDecoderStream;

    #[wasm_bindgen(extends = TransformStream)]
    type TextEncoderStream;

    #[wasm_bindgen(constructor)]
    fn new() -> TextEncoderStream;

    #[wasm_bindgen(js_name = structuredClone)]
    fn structured_clone(value: &JsValue, options: &JsValue) -> JsValue;
}

/// Writes chunks to a stream. Returns the resulting chunks.
async fn pipe(stream: &TransformStream, chunks: &[JsValue]) -> Result<Vec<JsValue>, JsValue> {
    let writer = stream.writable().get_writer().unwrap();
    let writes: js_sys::Array = chunks.iter().map(|chunk| writer.write_with_chunk(chunk)).collect();
    writes.push(&writer.close());
    // A failing stream's reader gets the error. The writes needn't report it.
    let _ = Promise::all_settled(&writes);
    let reader: ReadableStreamDefaultReader = stream.readable().get_reader().unchecked_into();
    let mut results = Vec::new();
    loop {
        let result = JsFuture::from(reader.read()).await?;
        if Reflect::get(&result, &"done".into()).unwrap().is_truthy() {
            return Ok(results);
        }
        results.push(Reflect::get(&result, &"value".into()).unwrap());
    }
}

/// The chunks of text that a stream makes, or the message of its `TypeError`.
async fn decoded(stream: &TransformStream, chunks: &[&[u8]]) -> Result<Vec<Vec<u16>>, String> {
    let chunks: Vec<JsValue> = chunks.iter().map(|chunk| Uint8Array::from(*chunk).into()).collect();
    let texts = pipe(stream, &chunks).await.map_err(|error| message_of(&error))?;
    Ok(texts.iter().map(|text| units(text.dyn_ref().unwrap())).collect())
}

/// The message of an error, which must be a `TypeError`.
fn message_of(error: &JsValue) -> String {
    error.dyn_ref::<TypeError>().unwrap_or_else(|| panic!("{error:?}")).message().into()
}

#[wasm_bindgen_test]
async fn decoder_streams() {
    for bytes in [
        &b"\xEF\xBB\xBF\xE3\x81\x82\xFF"[..],
        b"\xFF\xFEa\0\x42\x30",
        b"\xFE\xFF\0a\x30",
        b"\x82\xA0a\x82",
        b"\xEF\xBB",
        b"",
    ] {
        for encoding in [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be, Encoding::ShiftJis] {
            for (bom, expected) in [
                (BomHandling::Decide, encoding.decode(bytes)),
                (BomHandling::Remove, encoding.decode_with_bom_handling(bytes, BomHandling::Remove)),
                (BomHandling::Keep, encoding.decode_with_bom_handling(bytes, BomHandling::Keep)),
            ] {
                for split in 0..=bytes.len() {
                    let stream = decoder_stream(encoding, bom).unwrap();
                    let (first, second) = bytes.split_at(split);
                    let texts = decoded(&stream, &[first, second]).await.unwrap();
                    assert!(texts.iter().all(|text| !text.is_empty()));
                    assert_eq!(String::from_utf16(&texts.concat()).unwrap(), expected, "{encoding} {bom:?} {split}");
                }
            }
        }
    }
}

/// Encodings that all hosts decode exactly.
#[wasm_bindgen_test]
async fn decoder_streams_like_those_of_the_host() {
    for encoding in [Encoding::Utf8, Encoding::Utf16Le] {
        type New = fn(Encoding, BomHandling) -> Result<TransformStream, JsValue>;
        for (new_decoder_stream, bom, options) in [
            (decoder_stream as New, BomHandling::Remove, "{}"),
            (decoder_stream, BomHandling::Keep, r#"{ "ignoreBOM": true }"#),
            (decoder_stream_or_fail, BomHandling::Remove, r#"{ "fatal": true }"#),
        ] {
            for vector in common::vectors() {
                for length in [1, 3] {
                    let chunks: Vec<&[u8]> = vector.chunks(length).collect();
                    let host = TextDecoderStream::new(encoding.name(), &JSON::parse(options).unwrap());
                    let expected = decoded(&host, &chunks).await;
                    let ours = decoded(&new_decoder_stream(encoding, bom).unwrap(), &chunks).await;
                    assert_eq!(ours.ok(), expected.ok(), "{encoding} {options} {vector:02X?}");
                }
            }
        }
    }
}

#[wasm_bindgen_test]
async fn malformed_chunks() {
    let fatal = |encoding| decoder_stream_or_fail(encoding, BomHandling::Decide).unwrap();
    for chunks in [&[&b"\xEF\xBB\xBFab\xE3\x81"[..], b"", b"c"][..], &[b"\xEF\xBB", b"\xBFab\xE3", b"\x81"]] {
        let message = decoded(&fatal(Encoding::Gbk), chunks).await.unwrap_err();
        assert_eq!(message, "The data is not valid UTF-8: malformed sequence of 2 bytes at offset 5");
    }
}

#[wasm_bindgen_test]
async fn kinds_of_chunks() {
    let bytes = Uint8Array::from(&b"\xC4\xA0\xC4\xA1"[..]);
    let buffer = bytes.buffer();
    let shared = SharedArrayBuffer::new(4);
    Uint8Array::new(&shared).set(&bytes, 0);
    let detached = [Uint8Array::from(&b"ab"[..]).into(), DataView::new(&ArrayBuffer::new(2), 0, 2).into()];
    for view in &detached {
        let options = Object::new();
        let moved = js_sys::Array::of1(&Reflect::get(view, &"buffer".into()).unwrap());
        Reflect::set(&options, &"transfer".into(), &moved).unwrap();
        structured_clone(&JsValue::NULL, &options);
    }
    let [array, view] = detached;
    for (chunk, expected) in [
        (bytes.clone().into(), "\u{120}\u{121}"),
        (buffer.clone().into(), "\u{120}\u{121}"),
        (shared.clone().into(), "\u{120}\u{121}"),
        (Uint8Array::new(&shared).into(), "\u{120}\u{121}"),
        (bytes.subarray(2, 4).into(), "\u{121}"),
        (DataView::new(&buffer, 2, 2).into(), "\u{121}"),
        (Uint16Array::new_with_byte_offset(&buffer, 2).into(), "\u{121}"),
        (array, ""),
        (view, ""),
    ] {
        let stream = decoder_stream_or_fail(Encoding::Utf8, BomHandling::Decide).unwrap();
        let texts: String = pipe(&stream, &[chunk]).await.unwrap().iter().filter_map(JsValue::as_string).collect();
        assert_eq!(texts, expected);
    }
    for other in
        ["text".into(), 4.into(), JsValue::NULL, JsValue::UNDEFINED, Object::new().into(), JSON::parse("[97]").unwrap()]
    {
        let stream = decoder_stream(Encoding::Utf8, BomHandling::Decide).unwrap();
        assert!(message_of(&pipe(&stream, &[other]).await.unwrap_err()).contains("ArrayBuffer"));
    }
}

/// Strings of code units, which may be lone surrogates.
fn strings(chunks: &[&[u16]]) -> Vec<JsValue> {
    chunks.iter().map(|units| JsString::from_char_code(units).into()).collect()
}

async fn encoded(stream: &TransformStream, chunks: &[JsValue]) -> Result<Vec<Vec<u8>>, JsValue> {
    let results = pipe(stream, chunks).await?;
    Ok(results.iter().map(|bytes| bytes.dyn_ref::<Uint8Array>().unwrap().to_vec()).collect())
}

#[wasm_bindgen_test]
async fn encoder_streams_like_those_of_the_host() {
    let [high, low] = [0xD83D, 0xDCA9];
    for chunks in [
        &[&[0x61, high][..], &[low, 0x62]][..],
        &[&[high], &[], &[low]],
        &[&[high], &[high], &[low], &[low]],
        &[&[high, 0x61], &[low], &[0x62, high]],
        &[&[low, high], &[0x61]],
        &[&[high, low, high, low], &[0x3042]],
        &[&[]],
        &[],
    ] {
        let chunks = strings(chunks);
        let expected = encoded(&TextEncoderStream::new(), &chunks).await.unwrap();
        let ours = encoded(&encoder_stream_or_fail(Encoding::Utf8).unwrap(), &chunks).await.unwrap();
        assert_eq!(ours, expected);
    }
}

fn new_encoder_stream(encoding: Encoding, mode: ErrorMode) -> TransformStream {
    match mode.substitute() {
        None => encoder_stream_or_fail(encoding).unwrap(),
        Some(substitute) => encoder_stream(encoding, substitute).unwrap(),
    }
}

#[wasm_bindgen_test]
async fn encoder_streams() {
    for (encoding, mode, chunks, expected) in [
        (Encoding::Iso2022Jp, ErrorMode::Fatal, &["aテ", "ス", "ト"][..], &b"a\x1B$B%F%9%H\x1B(B"[..]),
        (Encoding::Koi8R, ErrorMode::Html, &["т☃", "💩"], b"\xD4&#9731;&#128169;"),
        (Encoding::Koi8R, ErrorMode::Replacement, &["т☃", "💩"], b"\xD4??"),
        (Encoding::Gb18030, ErrorMode::Fatal, &["中", "💩"], b"\xD6\xD0\x94\x39\xDA\x33"),
        (Encoding::Utf16Le, ErrorMode::Fatal, &["中", "💩"], b"\x2D\x4E\x3D\xD8\xA9\xDC"),
    ] {
        let chunks: Vec<JsValue> = chunks.iter().map(|text| JsValue::from_str(text)).collect();
        let bytes = encoded(&new_encoder_stream(encoding, mode), &chunks).await.unwrap();
        assert_eq!(bytes.concat(), expected, "{encoding}");
    }
    // Longer than a block.
    let text = "☃".repeat(3000);
    let stream = encoder_stream(Encoding::EucKr, Substitute::HtmlReference).unwrap();
    assert_eq!(encoded(&stream, &[text.into()]).await.unwrap(), ["&#9731;".repeat(3000).into_bytes()]);
}

#[wasm_bindgen_test]
async fn what_streams_cannot_encode() {
    let error = encoder_stream_or_fail(Encoding::Replacement).unwrap_err();
    assert!(error.is_instance_of::<RangeError>());

    let error_of = async |chunks: &[JsValue]| {
        encoded(&encoder_stream_or_fail(Encoding::Koi8R).unwrap(), chunks).await.unwrap_err()
    };
    // Indexes count code units from the start, including those of a split pair.
    let chunks = strings(&[&[0x442, 0x442], &[0x61, 0xD83D], &[0xDCA9]]);
    for (chunks, code_point, index) in [
        (chunks, 0x1F4A9, 3),
        (strings(&[&[0x61], &[0x442, 0x61, 0xDCA9]]), 0xFFFD, 3),
        (vec!["тест ".repeat(2000).into(), "тест☃".into()], 0x2603, 10_004),
        (vec![format!("{}☃", "тест ".repeat(2000)).into()], 0x2603, 10_000),
    ] {
        let error = error_of(&chunks).await;
        let property = |name: &str| Reflect::get(&error, &name.into()).unwrap().as_f64();
        assert_eq!((property("codePoint"), property("index")), (Some(code_point.into()), Some(index.into())));
        let message = format!("KOI8-R can't represent U+{code_point:04X} at index {index}.");
        assert_eq!(message_of(&error), message);
    }
    for other in [4.into(), JsValue::NULL, Uint8Array::new_with_length(1).into()] {
        assert!(message_of(&error_of(&[other]).await).contains("string"));
    }
}
