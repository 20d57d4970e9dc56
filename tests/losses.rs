//! Every call reports how much it has replaced.

mod common;

use common::encoding::encodable;
use common::modes::{DecodeInMode, EncodeInMode, ErrorMode, TranscodeInMode, new_transcoder};
use common::{Random, in_parallel, tested};
use encoding_standard::{BomHandling, Decoder, Encoder, Encoding, End, Losses, Transcoder};

/// Random text, and U+FFFD in UTF-8, UTF-16 and gb18030.
fn texts(encoding: Encoding) -> Vec<Vec<u8>> {
    let mut random = Random(0xA076_1D64_78BD_642F ^ encoding as u64);
    [0, 1, 20, 300, 5000]
        .map(|length| [&random.text(encoding, length)[..], b"\xEF\xBF\xBD\xFF\xFD\x84\x31\xA4\x37"].concat())
        .into()
}

#[test]
fn decoders_count_malformed_sequences() {
    in_parallel(tested(), |&encoding| {
        for bytes in texts(encoding) {
            let mut text = String::new();
            let malformed = encoding.new_decoder().decode_to_string_in(&bytes, &mut text, ErrorMode::Replacement, true);
            let malformed = malformed.unwrap();
            for room in [Decoder::LEAST_ROOM, 100, 20_000] {
                let (mut units, mut utf8) = (vec![0; room], vec![0; room]);
                let mut counts = [0, 0, 0];
                let decoder = encoding.new_decoder();
                let mut decoders = [decoder, decoder, decoder];
                for (count, (decoder, kind)) in counts.iter_mut().zip(decoders.iter_mut().zip(0..)) {
                    let mut rest = &bytes[..];
                    loop {
                        let mode = ErrorMode::Replacement;
                        let progress = match kind {
                            0 => decoder.decode_to_utf16_in(rest, &mut units, mode, true),
                            1 => decoder.decode_literally_in(rest, &mut units, mode, true),
                            _ => decoder.decode_in(rest, &mut utf8, mode, true),
                        };
                        let progress = progress.unwrap();
                        *count += progress.replaced;
                        rest = &rest[progress.read..];
                        if progress.finished {
                            break;
                        }
                    }
                }
                assert_eq!(counts, [malformed; 3], "{encoding} {room}");
            }
        }
    });
}

#[test]
fn encoders_count_unmappable_code_points() {
    in_parallel(encodable(), |encoding| {
        for bytes in texts(encoding) {
            let text = encoding.decode_with_bom_handling(&bytes, BomHandling::Keep) + "a☃\u{FFFD}💩é";
            let is_unmappable = |character: &char| encoding.encode_or_fail(character.encode_utf8(&mut [0; 4])).is_err();
            let unmappable = text.chars().filter(is_unmappable).count();
            let units: Vec<u16> = text.encode_utf16().collect();
            for mode in [ErrorMode::Html, ErrorMode::Replacement] {
                for room in [Encoder::LEAST_ROOM, 100, 20_000] {
                    let mut room = vec![0; room];
                    let mut encoder = encoding.new_encoder().unwrap();
                    let (mut count, mut rest) = (0, &units[..]);
                    loop {
                        let progress = encoder.encode_from_utf16_in(rest, &mut room, mode, true).unwrap();
                        count += progress.replaced;
                        rest = &rest[progress.read..];
                        if progress.finished {
                            break;
                        }
                    }
                    assert_eq!(count, unmappable, "{encoding} {mode:?}");
                    let mut encoder = encoding.new_encoder().unwrap();
                    let (mut count, mut rest) = (0, &text[..]);
                    loop {
                        let progress = encoder.encode_in(rest, &mut room, mode, true).unwrap();
                        count += progress.replaced;
                        rest = &rest[progress.read..];
                        if progress.finished {
                            break;
                        }
                    }
                    assert_eq!(count, unmappable, "{encoding} {mode:?}");
                }
            }
        }
    });
}

/// Of both kinds, which `Losses` distinguishes.
#[test]
fn transcoders_count_both() {
    in_parallel(tested(), |&from| {
        let bytes = texts(from).concat();
        for to in [Encoding::Utf8, Encoding::Utf16Be, Encoding::Koi8R, Encoding::ShiftJis] {
            let mut transcoder = new_transcoder(from, to, true).unwrap();
            let (mut losses, mut count, mut rest) = (Losses::default(), 0, &bytes[..]);
            let mut room = vec![0; Transcoder::LEAST_ROOM + 1000];
            loop {
                let modes = (ErrorMode::Replacement, ErrorMode::Replacement);
                let progress = transcoder.transcode_with_losses_in(rest, &mut room, modes, End::Result, &mut losses);
                let progress = progress.unwrap();
                count += progress.replaced;
                rest = &rest[progress.read..];
                if progress.finished {
                    break;
                }
            }
            assert_eq!(count, losses.malformed + losses.unmappable, "{from} {to}");
        }
    });
}
