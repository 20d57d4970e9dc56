//! Readers that decode and writers that encode equal decoding and encoding the whole.

mod common;

use std::io::{self, BufRead, Read, Write};

use common::encoding::encodable;
use common::{Random, in_parallel};
use encoding_wasm::{DecodingReader, EncodeError, Encoding, EncodingWriter, ErrorMode, Malformed, Unmappable};

const BOMS: [&[u8]; 4] = [b"", b"\xEF\xBB\xBF", b"\xFE\xFF", b"\xFF\xFE"];

/// Reads a few bytes at a time, and is interrupted in between.
struct Slow<'a> {
    bytes: &'a [u8],
    most: usize,
    is_interrupted: bool,
}

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = buffer.len().min(self.most);
        self.bytes.read(&mut buffer[..length])
    }
}

fn slow(bytes: &[u8], most: usize) -> Slow<'_> {
    Slow { bytes, most, is_interrupted: false }
}

#[test]
fn readers_decode_as_the_whole() {
    in_parallel(Encoding::all(), |&encoding| {
        let mut random = Random(0x1D8E_4E27_C47D_124F ^ encoding as u64);
        for length in [0, 1, 2, 3, 100, 9000, 20_000] {
            let text = random.text(encoding, length);
            for bom in BOMS {
                let bytes = [bom, &text].concat();
                for most in [1, 2, 7000, usize::MAX] {
                    let mut string = String::new();
                    let mut reader = DecodingReader::new(slow(&bytes, most), encoding);
                    let count = reader.read_to_string(&mut string).unwrap();
                    let expected = encoding.decode_with_details(&bytes);
                    assert!(string == expected.text, "{encoding} {most}");
                    assert_eq!((count, reader.encoding()), (string.len(), expected.encoding));

                    let mut read = Vec::new();
                    let mut reader = DecodingReader::new(slow(&bytes, most), encoding).without_bom();
                    let mut buffer = [0; 100];
                    loop {
                        let count = reader.read(&mut buffer).unwrap();
                        if count == 0 {
                            break;
                        }
                        read.extend_from_slice(&buffer[..count]);
                    }
                    assert!(read == encoding.decode_without_bom(&bytes).as_bytes(), "{encoding} {most}");

                    let mut string = String::new();
                    let result = DecodingReader::new(slow(&bytes, most), encoding).fatal().read_to_string(&mut string);
                    match (encoding.decode_or_fail(&bytes), result) {
                        (Ok(text), Ok(_)) => assert_eq!(string, text),
                        (Err(expected), Err(error)) => {
                            let inner = error.into_inner().unwrap();
                            let actual = inner.downcast_ref::<Malformed>().unwrap();
                            assert_eq!((actual.start, actual.length), (expected.start, expected.length));
                            assert_eq!(actual.written, expected.written, "{encoding} {most}");
                            assert_eq!(string.len(), expected.written, "{encoding} {most}");
                        }
                        (expected, actual) => panic!("{encoding}: {expected:?} {actual:?}"),
                    }
                }
            }
        }
    });
}

#[test]
fn no_buffer_splits_a_character() {
    let text = "aé漢💩".repeat(10_000);
    for most in [1, 5, 8191, usize::MAX] {
        let mut reader = DecodingReader::new(slow(text.as_bytes(), most), Encoding::Utf8);
        loop {
            let buffer = reader.fill_buf().unwrap();
            if buffer.is_empty() {
                break;
            }
            let length = std::str::from_utf8(buffer).unwrap().len();
            reader.consume(length);
        }
    }
}

#[test]
fn reading_on_after_an_error_ends() {
    // Also where more of the source hasn't been read yet.
    let long = [&b"ab\xFFcd"[..], &[b'x'; 20_000]].concat();
    let mut reader = DecodingReader::new(&long[..], Encoding::Utf8).fatal();
    assert_eq!(reader.read(&mut [0; 4]).unwrap(), 2);
    assert_eq!(reader.read(&mut []).unwrap(), 0);
    assert_eq!(reader.read(&mut [0; 4]).unwrap_err().kind(), io::ErrorKind::InvalidData);
    assert_eq!(reader.read(&mut [0; 4]).unwrap(), 0);
    let mut reader = DecodingReader::new(&b"ab\xFFcd"[..], Encoding::Utf8).fatal();
    assert_eq!(reader.fill_buf().unwrap(), b"ab");
    reader.consume(2);
    assert_eq!(reader.fill_buf().unwrap_err().kind(), io::ErrorKind::InvalidData);
    assert_eq!(reader.fill_buf().unwrap(), b"");
    assert_eq!(format!("{reader:?}"), "DecodingReader { encoding: Utf8, .. }");
}

/// A reader that says it has read more than there was room for.
struct Boasting(usize);

impl Read for Boasting {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        buffer.fill(b'a');
        Ok(core::mem::take(&mut self.0))
    }
}

#[test]
fn a_wrong_count_of_a_reader_ends_nowhere_else() {
    for count in [100_000, usize::MAX] {
        let mut text = String::new();
        DecodingReader::new(Boasting(count), Encoding::Utf8).read_to_string(&mut text).unwrap();
        assert!(!text.is_empty() && text.bytes().all(|byte| byte == b'a'));
    }
    let mut reader = DecodingReader::new(&b"abc"[..], Encoding::Utf8);
    assert_eq!(reader.fill_buf().unwrap(), b"abc");
    reader.consume(1);
    reader.consume(usize::MAX);
    assert_eq!(reader.fill_buf().unwrap(), b"");
}

#[test]
fn writers_encode_as_the_whole() {
    in_parallel(encodable(), |encoding| {
        let mut random = Random(0x2545_F491_4F6C_DD1D ^ encoding as u64);
        for length in [0, 1, 100, 3000, 20_000] {
            let bytes = random.text(encoding, length);
            let text = encoding.decode_without_bom(&bytes) + "é☃💩";
            for most in [1, 2, 100, usize::MAX] {
                for mode in [ErrorMode::Html, ErrorMode::Replacement] {
                    let mut writer = EncodingWriter::new(Vec::new(), encoding).unwrap().with_mode(mode);
                    assert_eq!(writer.encoding(), encoding);
                    for part in text.as_bytes().chunks(most) {
                        writer.write_all(part).unwrap();
                    }
                    let written = writer.finish().unwrap();
                    assert!(written == *encoding.encode_with(&text, mode).unwrap(), "{encoding} {most}");
                }
                let mut writer = EncodingWriter::new(Vec::new(), encoding).unwrap();
                let result = text.as_bytes().chunks(most).try_for_each(|part| writer.write_all(part));
                match (encoding.encode_or_fail(&text), result) {
                    (Ok(bytes), Ok(())) => assert_eq!(writer.finish().unwrap(), *bytes),
                    (Err(EncodeError::Unmappable(expected)), Err(error)) => {
                        let inner = error.into_inner().unwrap();
                        let actual = inner.downcast_ref::<Unmappable>().unwrap();
                        assert_eq!((actual.code_point, actual.index), (expected.code_point, expected.index));
                        assert_eq!((actual.read, actual.written), (expected.read, expected.written));
                    }
                    (expected, actual) => panic!("{encoding}: {expected:?} {actual:?}"),
                }
            }
        }
    });
}

#[test]
fn writers_refuse_malformed_text() {
    let text = b"caf\xC3\xA9\xC3(\xE6\xBC\xA2";
    for most in 1..=text.len() {
        let mut writer = EncodingWriter::new(Vec::new(), Encoding::Gbk).unwrap();
        let result = text.chunks(most).try_for_each(|part| writer.write_all(part));
        assert_eq!(result.unwrap_err().to_string(), "the text to encode is not well-formed UTF-8");
        assert_eq!(writer.finish().unwrap(), b"caf\xA8\xA6");
    }
    let mut writer = EncodingWriter::new(Vec::new(), Encoding::Gbk).unwrap();
    writer.write_all(b"a\xE6\xBC").unwrap();
    assert_eq!(format!("{writer:?}"), "EncodingWriter { encoding: Gbk, .. }");
    assert_eq!(writer.finish().unwrap_err().kind(), io::ErrorKind::InvalidData);
    assert!(EncodingWriter::new(Vec::new(), Encoding::Replacement).is_none());
}

/// The error is returned once, as that of `write` is.
#[test]
fn the_end_discards_an_incomplete_character() {
    let mut writer = EncodingWriter::new(Vec::new(), Encoding::Iso2022Jp).unwrap();
    for _ in 0..2 {
        writer.write_all(b"\xE3\x81\x82\xE3\x81").unwrap();
        assert_eq!(writer.try_finish().unwrap_err().kind(), io::ErrorKind::InvalidData);
        writer.try_finish().unwrap();
        writer.try_finish().unwrap();
    }
    assert_eq!(writer.finish().unwrap(), b"\x1B$B$\"\x1B(B\x1B$B$\"\x1B(B");
}

/// Fails once there are some bytes.
#[derive(Debug)]
struct Full(usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn errors_of_the_other_reader_and_writer_are_passed_on() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::ErrorKind::ConnectionReset.into())
        }
    }
    let mut text = String::new();
    let error = DecodingReader::new(b"ab".chain(Broken), Encoding::Big5).read_to_string(&mut text).unwrap_err();
    assert_eq!((error.kind(), text.as_str()), (io::ErrorKind::ConnectionReset, "ab"));

    let mut writer = EncodingWriter::new(Full(3), Encoding::Big5).unwrap();
    writer.write_all(b"abc").unwrap();
    // It takes what it keeps, and the next call has the error.
    writer.write_all(b"d").unwrap();
    assert_eq!(writer.write_all(b"e").unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert_eq!(writer.flush().unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert_eq!(writer.finish().unwrap_err().kind(), io::ErrorKind::StorageFull);

    let mut room = [0; 3];
    let mut writer = EncodingWriter::new(&mut room[..], Encoding::Big5).unwrap();
    writer.write_all(b"abcd").unwrap();
    assert_eq!(writer.flush().unwrap_err().kind(), io::ErrorKind::WriteZero);
}

/// A writer that says it has written more than there was.
struct BoastingWriter(usize);

impl Write for BoastingWriter {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Ok(core::mem::replace(&mut self.0, usize::MAX))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_wrong_count_of_a_writer_does_no_harm() {
    for count in [1, 4, usize::MAX] {
        let mut writer = EncodingWriter::new(BoastingWriter(count), Encoding::Big5).unwrap();
        writer.write_all(b"abc").unwrap();
        writer.write_all(b"def").unwrap();
        writer.finish().unwrap();
    }
}

#[test]
fn the_other_reader_and_writer_are_accessible() {
    let mut reader = DecodingReader::new(slow(b"abc", 1), Encoding::Big5);
    reader.read_exact(&mut [0]).unwrap();
    assert_eq!(reader.get_ref().bytes, b"bc");
    reader.get_mut().bytes = b"d";
    let mut rest = String::new();
    reader.read_to_string(&mut rest).unwrap();
    assert_eq!((rest.as_str(), reader.into_inner().bytes), ("d", &b""[..]));

    let mut writer = EncodingWriter::new(Reluctant::default(), Encoding::Big5).unwrap();
    writer.get_mut().most = 2;
    writer.write_all(b"abc").unwrap();
    assert_eq!(writer.get_ref().bytes, b"ab");
    writer.flush().unwrap_err();
}

/// Takes a few bytes at a time, and none in between.
#[derive(Default)]
struct Reluctant {
    bytes: Vec<u8>,
    most: usize,
    is_ready: bool,
}

impl Write for Reluctant {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.is_ready = !self.is_ready;
        if !self.is_ready {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let length = bytes.len().min(self.most);
        self.bytes.write(&bytes[..length])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.is_ready = !self.is_ready;
        if self.is_ready { Ok(()) } else { Err(io::ErrorKind::WouldBlock.into()) }
    }
}

/// Is interrupted before each call that succeeds.
#[derive(Default)]
struct Interrupted {
    bytes: Vec<u8>,
    is_interrupted: bool,
}

impl Write for Interrupted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted { Err(io::ErrorKind::Interrupted.into()) } else { self.bytes.write(bytes) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn interruptions_of_the_other_writer_are_no_errors() {
    let mut writer = EncodingWriter::new(Interrupted::default(), Encoding::Iso2022Jp).unwrap();
    let text = "テ".repeat(10_000);
    assert_eq!(writer.write(text.as_bytes()).unwrap(), text.len());
    assert_eq!(writer.finish().unwrap().bytes, *Encoding::Iso2022Jp.encode(&text).unwrap());
}

/// Repeats a call until the other writer doesn't block.
fn repeat<T>(mut call: impl FnMut() -> io::Result<T>) -> T {
    loop {
        match call() {
            Ok(value) => return value,
            Err(error) => assert_eq!(error.kind(), io::ErrorKind::WouldBlock),
        }
    }
}

#[test]
fn repeated_calls_write_nothing_twice() {
    in_parallel(encodable(), |encoding| {
        let mut random = Random(0x6C07_8965_9908_B0DF ^ encoding as u64);
        for (length, most) in [(0, 1), (1, 1), (50, 2), (300, 1), (20_000, 5000)] {
            let bytes = random.text(encoding, length);
            let text = encoding.decode_without_bom(&bytes) + "é☃💩";
            for longest in [1, 7, usize::MAX] {
                let other = Reluctant { most, ..Default::default() };
                let mut writer = EncodingWriter::new(other, encoding).unwrap().with_mode(ErrorMode::Html);
                for chunk in text.as_bytes().chunks(longest) {
                    let mut rest = chunk;
                    while !rest.is_empty() {
                        rest = &rest[repeat(|| writer.write(rest))..];
                    }
                }
                repeat(|| writer.flush());
                repeat(|| writer.try_finish());
                repeat(|| writer.try_finish());
                // The other writer's `flush` fails every other time.
                let _ = writer.flush();
                let written = writer.finish().unwrap().bytes;
                assert!(written == *encoding.encode(&text).unwrap(), "{encoding} {longest}");
            }
        }
    });
}

/// The text after an error may follow, however the character was split.
#[test]
fn writing_goes_on_after_an_error() {
    for (character, encoding) in [("☃", Encoding::Koi8R), ("💩", Encoding::Iso2022Jp), ("\u{E5E5}", Encoding::Gbk)]
    {
        for split in 0..character.len() {
            let mut writer = EncodingWriter::new(Vec::new(), encoding).unwrap();
            let (first, second) = character.as_bytes().split_at(split);
            writer.write_all(b"ab").unwrap();
            writer.write_all(first).unwrap();
            let error = writer.write(second).unwrap_err().downcast::<Unmappable>().unwrap();
            assert_eq!((error.index, error.read, error.written), (2, 2 + character.len(), 2), "{encoding} {split}");
            writer.write_all(b"cd").unwrap();
            assert_eq!(writer.finish().unwrap(), b"abcd", "{encoding} {split}");
        }
    }
}
