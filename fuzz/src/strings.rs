//! Strings of Rust: decoding to UTF-8 and encoding from it, whole, in parts, and by readers and writers.

use std::io::{self, Read, Write};

use super::common::modes::{DecodeInMode, EncodeInMode, ErrorMode, encode_text, writer_in};
use encoding_standard::{
    BomHandling, DecodedText, Decoder, DecodingReader, EncodeError, Encoder, Encoding, EncodingWriter, Malformed,
    Unmappable,
};

use super::choices::{Choices, Splits};
use super::common::encoding::{ENCODER_MODES, encode};
use super::common::{MODES, Path, peer};

/// The results equal those of the standard's steps for code units.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let encoding = choices.encoding();
    let bom = choices.one_of(&[&b""[..], b"", b"\xEF\xBB\xBF", b"\xFE\xFF", b"\xFF\xFE"]);
    let mut splits = choices.splits();
    let mut rooms = choices.splits();
    let bytes = [bom, choices.rest()].concat();
    decoded_whole(encoding, &bytes);
    let (used, bom_length) = Encoding::for_bom(&bytes).unwrap_or((encoding, 0));
    for mode in MODES {
        let (text, malformed) = by_steps(used, &bytes[bom_length..], mode);
        let expected = (text, malformed.map(|(start, length)| (start + bom_length as isize, length)));
        let reader = DecodingReader::new(Slow(&bytes, &mut splits), encoding);
        assert_eq!(read(reader, mode), expected, "{encoding} {mode:?}: the reader that heeds a BOM differs");
        let expected = by_steps(encoding, &bytes, mode);
        let parts = splits.parts(&bytes);
        assert_eq!(decode_parts(encoding, &parts, &mut rooms, mode), expected, "{encoding} {mode:?}: UTF-8 differs");
        assert_eq!(decode_to_string(encoding, &parts, mode), expected, "{encoding} {mode:?}: the string differs");
        let reader = DecodingReader::new(Slow(&bytes, &mut splits), encoding).with_bom_handling(BomHandling::Keep);
        assert_eq!(read(reader, mode), expected, "{encoding} {mode:?}: the reader differs");
    }
    let text = encoding.decode_with_bom_handling(&bytes, BomHandling::Keep);
    for mode in ENCODER_MODES {
        encoded(encoding.output_encoding(), &text, mode, &mut splits, &mut rooms);
    }
    let mut writer = EncodingWriter::new(Vec::new(), Encoding::Utf8).expect("UTF-8 has an encoder");
    let result = splits.parts(&bytes).into_iter().try_for_each(|part| writer.write_all(part));
    let written = result.and_then(|()| writer.finish()).ok();
    assert_eq!(written.as_deref(), str::from_utf8(&bytes).ok().map(str::as_bytes), "the writer takes only UTF-8");
}

/// The text before the end or the first malformed sequence, and the start and length of that.
type Decoded = (String, Option<(isize, usize)>);

fn by_steps(encoding: Encoding, bytes: &[u8], mode: ErrorMode) -> Decoded {
    let mut units = vec![0; bytes.len() + Decoder::MOST_HELD + 1];
    let decoded = encoding.new_decoder().decode_literally_in(bytes, &mut units, mode, true);
    let written = decoded.map_or_else(|malformed| malformed.written, |progress| progress.written);
    let text = String::from_utf16(&units[..written]).expect("decoders return scalar values");
    (text, decoded.err().map(|malformed| (malformed.start, malformed.length)))
}

fn decoded_whole(encoding: Encoding, bytes: &[u8]) {
    let (used, length) = Encoding::for_bom(bytes).unwrap_or((encoding, 0));
    let (expected, _) = by_steps(used, &bytes[length..], ErrorMode::Replacement);
    let decoded = encoding.decode_with_details(bytes);
    let DecodedText { text, encoding: actual, malformed, .. } = &decoded;
    assert_eq!((&**text, *actual), (&*expected, used), "{encoding}: the text differs");
    let (expected, used, is_malformed) = peer(encoding).decode(bytes);
    assert_eq!((&**text, actual.name(), *malformed > 0), (&*expected, used.name(), is_malformed), "{encoding}");
    assert_eq!(
        encoding.decode_with_bom_handling(bytes, BomHandling::Remove),
        peer(encoding).decode_with_bom_removal(bytes).0,
        "{encoding}"
    );
    let (before, malformed) = by_steps(*actual, &bytes[length..], ErrorMode::Fatal);
    match (encoding.decode_or_fail(bytes), malformed) {
        (Ok(text), None) => assert_eq!(text, before, "{encoding}: decode or fail differs"),
        (Err(Malformed { start, length: own, written, .. }), Some(malformed)) => {
            assert_eq!((start - length as isize, own), malformed, "{encoding}: decode or fail differs");
            assert_eq!(written, before.len(), "{encoding}: decode or fail differs");
        }
        (actual, expected) => panic!("{encoding}: {actual:?} {expected:?}"),
    }
}

fn decode_parts(encoding: Encoding, parts: &[&[u8]], rooms: &mut Splits, mode: ErrorMode) -> Decoded {
    let mut decoder = encoding.new_decoder();
    let mut text = String::new();
    let mut destination = vec![0xAA; Decoder::LEAST_ROOM + rooms.max()];
    let mut position = 0;
    for (i, part) in parts.iter().enumerate() {
        let mut rest = *part;
        loop {
            let destination = &mut destination[..Decoder::LEAST_ROOM + rooms.length()];
            let decoded = decoder.decode_in(rest, destination, mode, i + 1 == parts.len());
            let written = decoded.map_or_else(|malformed| malformed.written, |progress| progress.written);
            text.push_str(str::from_utf8(&destination[..written]).expect("no code point is split"));
            match decoded {
                Err(malformed) => return (text, Some((malformed.start + position, malformed.length))),
                Ok(progress) => {
                    rest = &rest[progress.read..];
                    position += progress.read as isize;
                    if progress.finished {
                        assert!(rest.is_empty(), "{encoding}: finished before the end");
                        break;
                    }
                    assert!(progress.read > 0, "{encoding}: no progress");
                }
            }
        }
    }
    (text, None)
}

fn decode_to_string(encoding: Encoding, parts: &[&[u8]], mode: ErrorMode) -> Decoded {
    let mut decoder = encoding.new_decoder();
    let mut text = String::new();
    let mut position = 0;
    for (i, part) in parts.iter().enumerate() {
        if let Err(malformed) = decoder.decode_to_string_in(part, &mut text, mode, i + 1 == parts.len()) {
            return (text, Some((malformed.start + position, malformed.length)));
        }
        position += part.len() as isize;
    }
    (text, None)
}

/// Reads a part at a time, and is interrupted now and then.
struct Slow<'a>(&'a [u8], &'a mut Splits);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.1.length() {
            0 => Err(io::ErrorKind::Interrupted.into()),
            length => {
                let length = length.min(buffer.len());
                self.0.read(&mut buffer[..length])
            }
        }
    }
}

fn read(reader: DecodingReader<Slow>, mode: ErrorMode) -> Decoded {
    let mut reader = if mode == ErrorMode::Fatal { reader.fatal() } else { reader };
    let mut text = String::new();
    let malformed = reader.read_to_string(&mut text).err().map(|error| {
        let malformed: &Malformed = inner(&error);
        (malformed.start, malformed.length)
    });
    (text, malformed)
}

fn inner<T: std::error::Error + 'static>(error: &io::Error) -> &T {
    error.get_ref().and_then(|inner| inner.downcast_ref()).expect("it says why")
}

/// The bytes, or the first unmappable code point and its place in the text.
type Encoded = Result<Vec<u8>, (char, isize)>;

fn encoded(encoding: Encoding, text: &str, mode: ErrorMode, splits: &mut Splits, rooms: &mut Splits) {
    let units: Vec<u16> = text.encode_utf16().collect();
    let expected = encode(encoding, &units, mode, Path::Literal);
    let place = |Unmappable { code_point, index, .. }| (code_point, index);
    let whole = encode_text(encoding, text, mode).map(Vec::from).map_err(|error| match error {
        EncodeError::Unmappable(unmappable) => place(unmappable),
        error => panic!("{error}"),
    });
    assert_eq!(whole.as_ref().map_err(|(code_point, _)| code_point), expected.as_ref(), "{encoding} {mode:?}");
    let parts = encode_parts(encoding, text, mode, splits, rooms);
    assert_eq!(parts, whole, "{encoding} {mode:?}: parts differ");

    let mut writer = writer_in(Vec::new(), encoding, mode).expect("it has an encoder");
    let result = splits.parts(text.as_bytes()).into_iter().try_for_each(|part| writer.write_all(part));
    let written = result.and_then(|()| writer.finish()).map_err(|error| place(*inner(&error)));
    assert_eq!(written, whole, "{encoding} {mode:?}: the writer differs");
}

fn encode_parts(encoding: Encoding, text: &str, mode: ErrorMode, splits: &mut Splits, rooms: &mut Splits) -> Encoded {
    let mut encoder = encoding.new_encoder().expect("output encodings have encoders");
    let mut destination = vec![0xAA; Encoder::LEAST_ROOM + rooms.max()];
    let mut bytes = Vec::new();
    let mut position = 0;
    loop {
        let least = text.len().min(position + splits.length());
        let end = (least..text.len()).find(|&end| text.is_char_boundary(end)).unwrap_or(text.len());
        loop {
            let destination = &mut destination[..Encoder::LEAST_ROOM + rooms.length()];
            let is_last = end == text.len();
            let progress = encoder
                .encode_in(&text[position..end], destination, mode, is_last)
                .map_err(|Unmappable { code_point, index, .. }| (code_point, index + position as isize))?;
            bytes.extend_from_slice(&destination[..progress.written]);
            position += progress.read;
            if progress.finished && is_last {
                return Ok(bytes);
            }
            if progress.finished {
                assert_eq!(position, end, "{encoding}: finished before the end");
                break;
            }
            assert!(progress.read + progress.written > 0, "{encoding}: no progress");
        }
    }
}
