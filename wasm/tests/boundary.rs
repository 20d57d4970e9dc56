//! The boundary to JavaScript, in Node.
#![cfg(target_arch = "wasm32")]
#![allow(unsafe_code, reason = "to use memory as JavaScript does")]

#[path = "../../tests/common/mod.rs"]
mod common;

use common::modes::{DecodeInMode, EncodeInMode, ErrorMode};
use encoding_standard::hooks::get_encoder;
use encoding_standard::{Decoder, Encoding};
use encoding_wasm::boundary::{
    Report, block_length, codec, codec_length, decode_block, encode_block, input, new_decoder, new_encoder,
    new_transcoder, output, report, transcode_block, units,
};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{TextDecoder, TextDecoderOptions};

fn write_input(bytes: &[u8]) {
    // SAFETY: the boundary gives room for this many bytes, and nothing else refers to them now.
    let room = unsafe { core::slice::from_raw_parts_mut(input(), block_length()) };
    room[..bytes.len()].copy_from_slice(bytes);
}

fn read_output(length: i32) -> Vec<u16> {
    let length = usize::try_from(length).expect("no error in this mode");
    // SAFETY: the boundary says that there are this many code units.
    unsafe { core::slice::from_raw_parts(units(), length) }.to_vec()
}

fn save_codec() -> Vec<u8> {
    // SAFETY: the boundary gives this many bytes to copy.
    unsafe { core::slice::from_raw_parts(codec(), codec_length()) }.to_vec()
}

fn restore_codec(saved: &[u8]) {
    // SAFETY: the boundary gives room for this many bytes, and any bytes are a codec or none.
    unsafe { core::slice::from_raw_parts_mut(codec(), codec_length()) }.copy_from_slice(saved);
}

fn details() -> Report {
    // SAFETY: the boundary gives the address of these details.
    unsafe { *report() }
}

fn expected(encoding: Encoding, bytes: &[u8]) -> Vec<u16> {
    let mut units = vec![0; bytes.len() + Decoder::MOST_HELD + 1];
    let progress = encoding.new_decoder().decode_literally_in(bytes, &mut units, ErrorMode::Replacement, true).unwrap();
    units.truncate(progress.written);
    units
}

/// Long enough for the fast paths.
#[wasm_bindgen_test]
fn every_pair_in_a_long_text() {
    for (place, &encoding) in Encoding::all().iter().enumerate() {
        for company in [&b""[..], b"a", b"\xB0\xA1", b"a long row of ASCII characters, <b>as in markup</b>"] {
            for first in 0..=0xFF {
                let mut bytes = vec![b' '; usize::from(first % 3)];
                for second in 0..=0xFF {
                    bytes.extend([first, second]);
                    bytes.extend(company);
                }
                write_input(&bytes);
                new_decoder(place);
                let units = read_output(decode_block(bytes.len(), 0, 0, 1));
                assert_eq!(units, expected(encoding, &bytes), "{encoding} {first:02X} {company:02X?}");
            }
        }
    }
}

#[wasm_bindgen_test]
fn whole_input() {
    for (number, &encoding) in Encoding::all().iter().enumerate() {
        for vector in common::vectors() {
            new_decoder(number);
            write_input(&vector);
            assert_eq!(read_output(decode_block(vector.len(), 0, 0, 1)), expected(encoding, &vector), "{encoding}");
        }
    }
}

/// Uses the states of all encodings' decoders in turn, a byte at a time.
#[wasm_bindgen_test]
fn saved_and_restored_decoders() {
    for vector in common::vectors() {
        let mut streams: Vec<_> = (0..Encoding::all().len())
            .map(|number| {
                new_decoder(number);
                (save_codec(), Vec::new())
            })
            .collect();
        for byte in &vector {
            for (saved, units) in &mut streams {
                restore_codec(saved);
                write_input(&[*byte]);
                units.extend(read_output(decode_block(1, 0, 0, 0)));
                *saved = save_codec();
            }
        }
        for ((saved, mut units), &encoding) in streams.into_iter().zip(Encoding::all()) {
            restore_codec(&saved);
            units.extend(read_output(decode_block(0, 0, 0, 1)));
            assert_eq!(units, expected(encoding, &vector), "{encoding}");
        }
    }
}

#[wasm_bindgen_test]
fn fatal_mode() {
    for (number, &encoding) in Encoding::all().iter().enumerate() {
        for vector in common::vectors() {
            new_decoder(number);
            write_input(&vector);
            let result = decode_block(vector.len(), 0, 1, 1);
            let mut units = vec![0; vector.len() + Decoder::MOST_HELD + 1];
            match encoding.new_decoder().decode_literally_in(&vector, &mut units, ErrorMode::Fatal, true) {
                Ok(progress) => assert_eq!(read_output(result), units[..progress.written]),
                Err(malformed) => {
                    assert_eq!(result, -1);
                    let Report { start, length, written, .. } = details();
                    assert_eq!(common::Malformed { start, length, written }, malformed.into());
                }
            }
        }
    }
}

#[wasm_bindgen_test]
fn a_full_block() {
    let bytes: Vec<u8> = (0..block_length()).map(|i| [0xE3, 0x81, 0x82, 0xFF][i % 4]).collect();
    new_decoder(Encoding::Utf8 as usize);
    write_input(&bytes);
    assert_eq!(read_output(decode_block(bytes.len(), 0, 0, 1)), expected(Encoding::Utf8, &bytes));
}

#[wasm_bindgen_test]
fn numbers_that_are_no_encoding_and_lengths_beyond_the_block() {
    new_decoder(Encoding::all().len());
    assert_eq!(decode_block(1, 0, 0, 1), -3);
    new_decoder(usize::MAX);
    assert_eq!(decode_block(1, 0, 0, 1), -3);
    new_decoder(Encoding::Windows1252 as usize);
    assert_eq!(decode_block(usize::MAX, 0, 0, 1), block_length() as i32);
}

/// `{ ignoreBOM: true }`
fn keep_bom() -> TextDecoderOptions {
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"ignoreBOM".into(), &true.into()).unwrap();
    options.unchecked_into()
}

/// Reads bytes that [`encode`] or [`transcode`] made.
fn read_bytes(length: i32) -> Vec<u8> {
    let length = usize::try_from(length).expect("no error in this mode");
    // SAFETY: the boundary says that there are this many bytes.
    unsafe { core::slice::from_raw_parts(output(), length) }.to_vec()
}

#[wasm_bindgen_test]
fn encoders_and_transcoders() {
    for (number, &encoding) in Encoding::all().iter().enumerate() {
        for vector in common::vectors() {
            let text = expected(Encoding::Gb18030, &vector);
            // SAFETY: the boundary gives room for this many code units, and nothing else refers to them now.
            unsafe { core::slice::from_raw_parts_mut(units(), text.len()) }.copy_from_slice(&text);
            new_encoder(number);
            let result = encode_block(0, text.len(), 1, 1);
            let Some(mut encoder) = get_encoder(encoding) else {
                assert_eq!(result, -3);
                continue;
            };
            let mut bytes = vec![0; 1000];
            let progress = encoder.encode_literally_in(&text, &mut bytes, ErrorMode::Html, true).unwrap();
            assert_eq!(read_bytes(result), bytes[..progress.written]);
            assert_eq!((details().read, details().finished), (text.len() as isize, 1));

            new_transcoder(Encoding::Gb18030 as usize, number, 1);
            write_input(&vector);
            assert_eq!(read_bytes(transcode_block(vector.len(), 0, 1, 2)), bytes[..progress.written]);
            assert_eq!((details().read, details().finished), (vector.len() as isize, 1));
        }
    }
}

/// Vectors have eight code units: every row of kinds at every place, among characters of one, two and three bytes.
#[wasm_bindgen_test]
fn utf_16_to_utf_8() {
    let transcode = |text: &[u16]| {
        let bytes: Vec<u8> = text.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        new_transcoder(Encoding::Utf16Le as usize, Encoding::Utf8 as usize, 1);
        write_input(&bytes);
        assert_eq!(read_bytes(transcode_block(bytes.len(), 0, 1, 2)), String::from_utf16_lossy(text).as_bytes());
    };
    let kinds = [&[0x61][..], &[0xE9], &[0x6F22], &[0xD83D, 0xDCA9], &[0xD83D], &[0xDCA9]];
    for row in 0..kinds.len().pow(4) {
        let row: Vec<u16> =
            (0..4).flat_map(|power| kinds[row / kinds.len().pow(power) % kinds.len()]).copied().collect();
        for company in [0x61, 0xE9, 0x6F22] {
            let place = 8 + row.len() % 8;
            transcode(&[vec![company; place], row.clone(), vec![company; 300]].concat());
        }
    }
    for place in 0..8 {
        for company in [0x61, 0xE9, 0x6F22] {
            transcode(&[vec![company; place], vec![0xD83D, 0xDCA9, 0x61, 0xE9, 0x6F22], vec![company; 300]].concat());
            transcode(&[vec![company; place], [0xD83D, 0xDCA9].repeat(200)].concat());
        }
    }
    let all: Vec<u16> = ('\0'..=char::MAX).flat_map(|character| character.encode_utf16(&mut [0; 2]).to_vec()).collect();
    all.chunks(2000).for_each(transcode);
}

#[wasm_bindgen_test]
fn unmappable_code_points() {
    new_transcoder(Encoding::Utf8 as usize, Encoding::ShiftJis as usize, 1);
    write_input("aあ☃b".as_bytes());
    assert_eq!(transcode_block(8, 1, 0, 2), -2);
    let Report { code_point, start, written, .. } = details();
    assert_eq!((code_point, start, written), (0x2603, 4, 3));

    new_encoder(Encoding::ShiftJis as usize);
    // SAFETY: the boundary gives room for these code units.
    unsafe { core::slice::from_raw_parts_mut(units(), 3) }.copy_from_slice(&[0x61, 0x2603, 0x62]);
    assert_eq!(encode_block(0, 3, 0, 1), -2);
    let Report { code_point, start, written, read, .. } = details();
    assert_eq!((code_point, start, written, read), (0x2603, 1, 1, 2));
}

/// The host's decoder is the reference for encodings that all builds of Node decode correctly.
#[wasm_bindgen_test]
fn like_the_host() {
    for encoding in [Encoding::Utf8, Encoding::Utf16Le] {
        for vector in common::vectors() {
            let host = TextDecoder::new_with_label_and_options(encoding.name(), &keep_bom()).unwrap();
            let text = host.decode_with_u8_array(&vector).unwrap();
            new_decoder(encoding as usize);
            write_input(&vector);
            let units = read_output(decode_block(vector.len(), 0, 0, 1));
            assert_eq!(String::from_utf16(&units).unwrap(), text);
        }
    }
}

#[wasm_bindgen_test]
fn what_was_replaced() {
    let [utf_8, koi8_r] = [Encoding::Utf8 as usize, Encoding::Koi8R as usize];
    let losses = || {
        let Report { replaced, first_replaced, unmapped, first_unmapped, unmapped_code_point, .. } = details();
        (replaced, first_replaced, unmapped, first_unmapped, unmapped_code_point)
    };
    write_input("a\u{FFFD}b☃💩".as_bytes());
    new_transcoder(utf_8, koi8_r, 0);
    assert_eq!(transcode_block(12, 0, 2, 1), 5);
    assert_eq!(losses(), (0, 0, 3, 1, 0xFFFD));
    write_input(b"a\xFFb\xE2\x98");
    assert_eq!(transcode_block(5, 0, 2, 0), 3);
    assert_eq!(losses(), (1, 1, 0, 0, 0));
    // The rest of a sequence that began in the block before.
    write_input(b"c");
    assert_eq!(transcode_block(1, 0, 2, 2), 2);
    assert_eq!(losses(), (1, -2, 0, 0, 0));
    write_input(&[0xFF; 100]);
    new_decoder(utf_8);
    assert_eq!(decode_block(100, 0, 2, 0), 100);
    assert_eq!(details().replaced, 100);
    assert_eq!(decode_block(100, 0, 0, 0), 100);
    assert_eq!(decode_block(0, 0, 2, 1), 0);
    assert_eq!(details().replaced, 0);
}

/// Programs write the state back, and may get it wrong.
#[wasm_bindgen_test]
fn wrong_states_do_no_harm() {
    let mut random = common::Random(1);
    for _ in 0..10_000 {
        let mut state: Vec<u8> = (0..codec_length()).map(|_| random.next() as u8).collect();
        // The kind, and two encodings, whose other bytes are 0.
        for (place, bound) in [(0, 5), (4, 42), (12, 42)] {
            state[place..place + 4].copy_from_slice(&u32::to_le_bytes(random.below(bound) as u32));
        }
        restore_codec(&state);
        write_input(b"a\x80\xFF\x1B$B0!\x81\x30");
        let results = [decode_block(10, 0, 0, 0), encode_block(0, 4, 1, 0), transcode_block(10, 0, 1, 0)];
        assert!(results.iter().filter(|result| **result >= 0).count() <= 1, "{state:?}: {results:?}");
    }
}
