//! The properties of encodings, and conversions of errors.

mod common;

use std::io;

use common::{in_parallel, peer};
use encoding_standard::{EncodeError, Encoding, End, LabelError, Malformed, TranscodeError, Transcoder, Unmappable};

/// It can be evaluated when a program is compiled.
const NAME: &str = Encoding::ShiftJis.name();

#[test]
fn properties_are_those_of_the_peer() {
    assert_eq!(NAME, "Shift_JIS");
    for &encoding in Encoding::all() {
        assert_eq!(encoding.name(), peer(encoding).name());
        assert_eq!(encoding.is_ascii_compatible(), peer(encoding).is_ascii_compatible(), "{encoding}");
        assert_eq!(encoding.is_single_byte(), peer(encoding).is_single_byte(), "{encoding}");
        assert_eq!(encoding.output_encoding().name(), peer(encoding).output_encoding().name());
        assert_eq!(encoding.is_single_byte(), common::is_single_byte(encoding));
    }
}

#[test]
fn byte_order_marks_are_those_that_decide() {
    let mut marked = 0;
    for &encoding in Encoding::all() {
        let mark = encoding.byte_order_mark();
        assert_eq!(Encoding::for_bom(mark), (!mark.is_empty()).then_some((encoding, mark.len())));
        if !mark.is_empty() {
            marked += 1;
            assert_eq!(*encoding.encode_or_fail("\u{FEFF}").unwrap(), *mark);
        }
    }
    assert_eq!(marked, 3);
}

/// `?` converts them to errors of readers and writers, which they can be taken from again.
#[test]
fn errors_become_those_of_readers_and_writers() {
    fn inner<E: std::error::Error + Copy + Send + Sync + 'static>(error: &io::Error) -> Option<E> {
        error.get_ref()?.downcast_ref().copied()
    }

    let malformed = Encoding::Utf8.decode_or_fail(b"a\xFF").unwrap_err();
    let error = io::Error::from(malformed);
    assert_eq!((error.kind(), inner::<Malformed>(&error)), (io::ErrorKind::InvalidData, Some(malformed)));

    let EncodeError::Unmappable(unmappable) = Encoding::Big5.encode_or_fail("☃").unwrap_err() else { panic!() };
    for error in [io::Error::from(unmappable), EncodeError::from(unmappable).into()] {
        assert_eq!((error.kind(), inner::<Unmappable>(&error)), (io::ErrorKind::InvalidData, Some(unmappable)));
    }
    let error = io::Error::from(EncodeError::NoEncoder);
    assert_eq!((error.kind(), inner(&error)), (io::ErrorKind::InvalidInput, Some(EncodeError::NoEncoder)));

    let error = io::Error::from(TranscodeError::from(malformed));
    assert_eq!((error.kind(), inner::<Malformed>(&error)), (io::ErrorKind::InvalidData, Some(malformed)));
    let mut transcoder = Transcoder::new(Encoding::Utf8, Encoding::Big5).unwrap();
    let mut room = vec![0; Transcoder::LEAST_ROOM];
    let unmappable = transcoder.transcode("☃".as_bytes(), &mut room, End::Result).unwrap_err();
    let error = io::Error::from(unmappable);
    assert_eq!((error.kind(), inner::<TranscodeError>(&error)), (io::ErrorKind::InvalidData, Some(unmappable)));

    let error = io::Error::from("latin-1".parse::<Encoding>().unwrap_err());
    assert_eq!((error.kind(), inner(&error)), (io::ErrorKind::InvalidInput, Some(LabelError::Unknown)));
}

/// A destination that is too small causes no panic and splits no character.
#[test]
fn small_destinations() {
    use encoding_standard::{BomHandling, Substitute, TextDecoder};

    let texts = ["", "a", "é", "漢", "💩", "\u{FEFF}\u{E5E5}☃テ\u{1B}가"];
    in_parallel(Encoding::all().iter().copied(), |encoding| {
        let mut sources: Vec<Vec<u8>> = texts.map(|text| text.as_bytes().to_vec()).into();
        sources.extend([b"\xFF\xFE\xD8\0".to_vec(), b"\x81\x30\x81".to_vec(), b"\x1B$B$\"\x1B".to_vec()]);
        sources.extend(
            texts.iter().filter_map(|text| Some(encoding.encode(text, Substitute::HtmlReference)?.into_owned())),
        );
        for (source, end) in sources.iter().flat_map(|source| [(source, false), (source, true)]) {
            for length in 0..40 {
                let (mut bytes, mut units) = (vec![0; length], vec![0; length]);
                for bom in [BomHandling::Decide, BomHandling::Remove, BomHandling::Keep] {
                    let mut decoder = TextDecoder::new(encoding, bom);
                    let written = decoder.decode(source, &mut bytes, end).written;
                    assert!(str::from_utf8(&bytes[..written]).is_ok());
                    let mut decoder = TextDecoder::new(encoding, bom);
                    let written = decoder.decode_to_utf16(source, &mut units, end).written;
                    assert!(String::from_utf16(&units[..written]).is_ok());
                    let _ = TextDecoder::new(encoding, bom).decode_or_fail(source, &mut bytes, end);
                }
                let written = encoding.new_decoder().decode(source, &mut bytes, end).written;
                assert!(str::from_utf8(&bytes[..written]).is_ok());
                let written = encoding.new_decoder().decode_to_utf16(source, &mut units, end).written;
                assert!(String::from_utf16(&units[..written]).is_ok());
                let _ = encoding.new_decoder().decode_or_fail(source, &mut bytes, end);
                let _ = encoding.new_decoder().decode_to_utf16_or_fail(source, &mut units, end);
                let mut transcoder = Transcoder::new(encoding, Encoding::Utf8).unwrap();
                assert_eq!(transcoder.transcode(source, &mut bytes, End::Result).unwrap().written, 0);
            }
        }
        let Some(encoder) = encoding.new_encoder() else { return };
        for (text, end) in texts.iter().flat_map(|text| [(text, false), (text, true)]) {
            let units: Vec<u16> = text.encode_utf16().collect();
            for length in 0..40 {
                let mut bytes = vec![0; length];
                for substitute in [Substitute::HtmlReference, Substitute::QuestionMark] {
                    let mut encoders = [encoder; 2];
                    let from_str = encoders[0].encode(text, &mut bytes, substitute, end);
                    assert!(text.is_char_boundary(from_str.read) && from_str.written <= length);
                    assert!(encoders[1].encode_from_utf16(&units, &mut bytes, substitute, end).written <= length);
                }
                let mut encoders = [encoder; 2];
                let _ = encoders[0].encode_or_fail(text, &mut bytes, end);
                let _ = encoders[1].encode_from_utf16_or_fail(&units, &mut bytes, end);
            }
        }
    });
}

/// Users see only the public modules. Two private ones have the names of features.
#[test]
fn documentation_names_no_private_module() {
    let source = include_str!("../src/lib.rs");
    let documentation: Vec<&str> = source.lines().filter(|line| line.starts_with("//!")).collect();
    let documentation = documentation.join("\n");
    let private = source.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let named: Vec<&str> = private
        .filter(|name| !["detection", "sniffing"].contains(name))
        .filter(|name| documentation.contains(&format!("`{name}`")))
        .collect();
    assert_eq!(named, [""; 0]);
}
