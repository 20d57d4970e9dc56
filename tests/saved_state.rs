//! Decoders, encoders and transcoders as numbers, which programs keep between calls of a WebAssembly module.

mod common;

use common::Random;
use encoding_standard::parts::{
    load_decoder, load_encoder, load_transcoder, save_decoder, save_encoder, save_transcoder,
};
use encoding_standard::{Encoding, End, Substitute, Transcoder};

/// At every place of every text, a loaded decoder goes on like the saved one.
#[test]
fn decoders_go_on() {
    for &encoding in Encoding::all() {
        for vector in common::vectors() {
            for split in 0..=vector.len() {
                let (start, rest) = vector.split_at(split);
                let mut units = vec![0; vector.len() + 8];
                let mut decoder = encoding.new_decoder();
                let _ = decoder.decode_to_utf16(start, &mut units, false);
                let mut loaded = load_decoder(save_decoder(&decoder)).unwrap();
                let mut loaded_units = units.clone();
                assert_eq!(loaded.held(), decoder.held(), "{encoding} {start:02X?}");
                let expected = decoder.decode_to_utf16(rest, &mut units, true);
                let actual = loaded.decode_to_utf16(rest, &mut loaded_units, true);
                assert_eq!((actual, loaded_units), (expected, units), "{encoding} {start:02X?} {rest:02X?}");
            }
        }
    }
}

#[test]
fn encoders_go_on() {
    let units: Vec<u16> = "aあ¥€ｱ\u{1F4A9}é漢".encode_utf16().chain([0xD83D]).collect();
    for encoding in Encoding::all() {
        let Some(encoder) = encoding.new_encoder() else { continue };
        for split in 0..=units.len() {
            let (start, rest) = units.split_at(split);
            let mut encoder = encoder;
            let mut bytes = [0; 256];
            let _ = encoder.encode_from_utf16(start, &mut bytes, Substitute::HtmlReference, false);
            let mut loaded = load_encoder(save_encoder(&encoder)).unwrap();
            let mut loaded_bytes = bytes;
            let expected = encoder.encode_from_utf16(rest, &mut bytes, Substitute::HtmlReference, true);
            let actual = loaded.encode_from_utf16(rest, &mut loaded_bytes, Substitute::HtmlReference, true);
            assert_eq!((actual, loaded_bytes), (expected, bytes), "{encoding} {split}");
        }
    }
}

#[test]
fn transcoders_go_on() {
    for &from in Encoding::all() {
        for to in [Encoding::Utf8, Encoding::Utf16Be, Encoding::Iso2022Jp, Encoding::Gb18030] {
            for ignore_bom in [false, true] {
                for vector in common::vectors() {
                    let split = vector.len() / 2;
                    let (start, rest) = vector.split_at(split);
                    let mut transcoder = in_html(Transcoder::new(from, to).unwrap());
                    if ignore_bom {
                        transcoder = transcoder.keep_bom();
                    }
                    let mut bytes = vec![0; 16 * vector.len() + 2 * Transcoder::LEAST_ROOM];
                    let _ = transcoder.transcode(start, &mut bytes, End::None).unwrap();
                    let mut loaded = in_html(load_transcoder(save_transcoder(&transcoder)).unwrap());
                    let mut loaded_bytes = bytes.clone();
                    let expected = transcoder.transcode(rest, &mut bytes, End::Source);
                    let actual = loaded.transcode(rest, &mut loaded_bytes, End::Source);
                    assert_eq!((actual, &loaded_bytes), (expected, &bytes), "{from} {to} {vector:02X?}");
                    // The next source begins in the same way.
                    let expected = transcoder.transcode(b"\xEF\xBB\xBFa", &mut bytes, End::Result);
                    let actual = loaded.transcode(b"\xEF\xBB\xBFa", &mut loaded_bytes, End::Result);
                    assert_eq!((actual, loaded_bytes), (expected, bytes), "{from} {to} {vector:02X?}");
                }
            }
        }
    }
}

/// The numbers don't include what to do with unmappable code points.
fn in_html(transcoder: Transcoder) -> Transcoder {
    transcoder.with_substitute(Substitute::HtmlReference)
}

/// Wrong numbers give some state, or none. Overflows would be panics here, and ISO-2022-JP must not return into an
/// escape sequence, which would never end.
#[test]
fn any_numbers_are_harmless() {
    let mut random = Random(1);
    let mut units = [0; 64];
    let mut bytes = [0; 1024];
    let text = b"a\x80\xFF\x1B$B0!\x81\x30\x81\x30\xD8\x3D\xDC\xA9\xF0\x9F\x92\xA9";
    for _ in 0..50_000 {
        let encoding = random.below(42) as u32;
        let [state, other] = [(); 2].map(|()| random.next() as u32);
        if let Some(mut decoder) = load_decoder([encoding, state]) {
            assert!(decoder.held() <= 3);
            let _ = decoder.decode_to_utf16(text, &mut units, true);
        }
        if let Some(mut encoder) = load_encoder([encoding, state]) {
            let _ = encoder.encode_from_utf16(&[0xDCA9, 0x3042, 0xD83D], &mut bytes, Substitute::HtmlReference, true);
        }
        if let Some(mut transcoder) =
            load_transcoder([encoding, state, random.below(42) as u32, other, state]).map(in_html)
        {
            let _ = transcoder.transcode(text, &mut bytes, End::Result).unwrap();
        }
    }
    assert!(load_decoder([40, 0]).is_none() && load_encoder([36, 0]).is_none());
    assert!(load_transcoder([0, 0, 36, 0, 0]).is_none() && load_transcoder([u32::MAX; 5]).is_none());
}
