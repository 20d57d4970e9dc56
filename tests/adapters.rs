//! Reading and writing by adapters equals decoding and encoding the whole.

mod common;

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use common::encoding::encodable;
use common::modes::{ErrorMode, encode_text, writer_in};
use common::reading::slow;
use common::{Random, in_parallel};
use encoding_standard::{
    BomHandling, DecodingReader, EncodeError, Encoding, EncodingWriter, Losses, LostCodePoint, Malformed, Substitute,
    Unmappable,
};

const BOMS: [&[u8]; 4] = [b"", b"\xEF\xBB\xBF", b"\xFE\xFF", b"\xFF\xFE"];

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
                    let mut reader =
                        DecodingReader::new(slow(&bytes, most), encoding).with_bom_handling(BomHandling::Keep);
                    let mut buffer = [0; 100];
                    loop {
                        let count = reader.read(&mut buffer).unwrap();
                        if count == 0 {
                            break;
                        }
                        read.extend_from_slice(&buffer[..count]);
                    }
                    assert!(
                        read == encoding.decode_with_bom_handling(&bytes, BomHandling::Keep).as_bytes(),
                        "{encoding} {most}"
                    );

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
fn byte_order_marks_are_handled_as_in_the_whole() {
    in_parallel(Encoding::all(), |&encoding| {
        for start in [&b""[..], b"\xEF\xBB", b"\xEF\xBB\xBF", b"\xFE", b"\xFE\xFF", b"\xFF\xFE", b"\xFF"] {
            for end in [&b""[..], b"a", b"\xFF\xFE\xE3\x81\x82"] {
                let bytes = [start, end].concat();
                for bom in [BomHandling::Decide, BomHandling::Remove, BomHandling::Keep] {
                    for most in [1, 2, usize::MAX] {
                        let mut text = String::new();
                        let mut reader = DecodingReader::new(slow(&bytes, most), encoding).with_bom_handling(bom);
                        reader.read_to_string(&mut text).unwrap();
                        let expected = encoding.decode_with_bom_handling(&bytes, bom);
                        assert_eq!(text, expected, "{encoding} {bom:?} {most} {bytes:02X?}");
                    }
                }
            }
        }
    });
}

/// UTF-8 is passed on as it is, without its byte order mark; other encodings are decoded.
#[test]
fn utf_8_is_passed_on() {
    let mut random = Random(0x6C62_272E_07BB_0142);
    for length in [0, 1, 100, 9000, 30_000] {
        let text = random.text(Encoding::Utf8, length);
        for (bom, most) in BOMS.into_iter().flat_map(|bom| [1, 2, 7000, usize::MAX].map(|most| (bom, most))) {
            let bytes = [bom, &text].concat();
            for encoding in [Encoding::Utf8, Encoding::ShiftJis] {
                let used = Encoding::for_bom(&bytes).map_or(encoding, |(encoding, _)| encoding);
                let expected = if used == Encoding::Utf8 {
                    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes).to_vec()
                } else {
                    encoding.decode(&bytes).into_owned().into_bytes()
                };
                let new = || DecodingReader::new(slow(&bytes, most), encoding).with_utf8_passthrough();
                let mut read = Vec::new();
                new().read_to_end(&mut read).unwrap();
                assert!(read == expected, "{encoding} {most}");
                // Alternates between both ways to read.
                let (mut reader, mut read) = (new(), Vec::new());
                loop {
                    let mut buffer = [0; 100];
                    let count = reader.read(&mut buffer).unwrap();
                    read.extend_from_slice(&buffer[..count]);
                    let bytes = reader.fill_buf().unwrap();
                    if count == 0 && bytes.is_empty() {
                        break;
                    }
                    let few = bytes.len().min(150);
                    read.extend_from_slice(&bytes[..few]);
                    reader.consume(few);
                }
                assert!(read == expected, "{encoding} {most}");
                let mut string = String::from("before");
                match (new().read_to_string(&mut string), str::from_utf8(&expected)) {
                    (Ok(count), Ok(text)) => assert_eq!((count, &string[6..]), (text.len(), text)),
                    (Err(error), Err(_)) => assert_eq!(error.kind(), io::ErrorKind::InvalidData),
                    (actual, expected) => panic!("{encoding} {most}: {actual:?} {expected:?}"),
                }
            }
        }
    }
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
    // Here not all of the source has been read when the error occurs.
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

/// Says that it has read more than there was room for.
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
        let mut reader = DecodingReader::new(Boasting(count), Encoding::Utf8).with_utf8_passthrough();
        assert!(reader.read(&mut [0; 5]).unwrap() <= 5);
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
            let text = encoding.decode_with_bom_handling(&bytes, BomHandling::Keep) + "é☃💩";
            for most in [1, 2, 100, usize::MAX] {
                for mode in [ErrorMode::Html, ErrorMode::Replacement] {
                    let mut writer = writer_in(Vec::new(), encoding, mode).unwrap();
                    assert_eq!(writer.encoding(), encoding);
                    for part in text.as_bytes().chunks(most) {
                        writer.write_all(part).unwrap();
                    }
                    let written = writer.finish().unwrap();
                    assert!(written == *encode_text(encoding, &text, mode).unwrap(), "{encoding} {most}");
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

/// `write` returns the error once. ISO-2022-JP's encoder has returned to ASCII before it, which is malformed unless
/// ASCII follows.
#[test]
fn text_after_an_error_is_well_formed() {
    for text in ["あ☃い", "あ\u{1B}い", "¥☃¥", "あ☃", "☃あ", "あ☃a", "あ💩☃い"] {
        for most in [1, usize::MAX] {
            let mut writer = EncodingWriter::new(Vec::new(), Encoding::Iso2022Jp).unwrap();
            for character in text.chars() {
                let mut bytes = [0; 4];
                let _ = character
                    .encode_utf8(&mut bytes)
                    .as_bytes()
                    .chunks(most)
                    .try_for_each(|part| writer.write_all(part));
            }
            let kept = text.replace(['☃', '💩', '\u{1B}'], "");
            assert_eq!(Encoding::Iso2022Jp.decode_or_fail(&writer.finish().unwrap()).as_deref(), Ok(&*kept), "{text}");
        }
        // The whole text, up to the error.
        let mut writer = EncodingWriter::new(Vec::new(), Encoding::Iso2022Jp).unwrap();
        let error = writer.write_all(text.as_bytes()).unwrap_err().downcast::<Unmappable>().unwrap();
        writer.write_all("い".as_bytes()).unwrap();
        let bytes = writer.finish().unwrap();
        let expected = text[..error.index as usize].to_owned() + "い";
        assert_eq!(Encoding::Iso2022Jp.decode_or_fail(&bytes).as_deref(), Ok(&*expected), "{text}");
    }
}

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

/// Fails once it has some bytes.
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
    // It takes what it keeps. The next call returns the error.
    writer.write_all(b"d").unwrap();
    assert_eq!(writer.write_all(b"e").unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert_eq!(writer.flush().unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert_eq!(writer.finish().unwrap_err().kind(), io::ErrorKind::StorageFull);

    let mut room = [0; 3];
    let mut writer = EncodingWriter::new(&mut room[..], Encoding::Big5).unwrap();
    writer.write_all(b"abcd").unwrap();
    assert_eq!(writer.flush().unwrap_err().kind(), io::ErrorKind::WriteZero);
}

/// Says that it has written more than there was.
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

/// Takes a few bytes in every other call, and none in between.
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
    assert_eq!(writer.finish().unwrap().bytes, *Encoding::Iso2022Jp.encode_or_fail(&text).unwrap());
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
            let text = encoding.decode_with_bom_handling(&bytes, BomHandling::Keep) + "é☃💩";
            for longest in [1, 7, usize::MAX] {
                let other = Reluctant { most, ..Default::default() };
                let mut writer = writer_in(other, encoding, ErrorMode::Html).unwrap();
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
                assert!(written == *encoding.encode(&text, Substitute::HtmlReference).unwrap(), "{encoding} {longest}");
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

/// U+FFFD in the text isn't a malformed sequence.
#[test]
fn readers_count_malformed_sequences() {
    in_parallel(Encoding::all(), |&encoding| {
        let mut random = Random(0x9E6C_63D0_676A_9A99 ^ encoding as u64);
        for length in [0, 1, 2, 3, 100, 9000, 20_000] {
            let text = random.text(encoding, length);
            for bytes in [[&text[..], b"\xEF\xBF\xBD"].concat(), [&text[..], b"\xFF\xFD"].concat(), text] {
                let expected = encoding.decode_with_details(&bytes);
                let first = encoding.decode_or_fail(&bytes).err().map(|malformed| malformed.start);
                for most in [1, 3, 8191, usize::MAX] {
                    let mut string = String::new();
                    let mut reader = DecodingReader::new(slow(&bytes, most), encoding);
                    reader.read_to_string(&mut string).unwrap();
                    assert!(string == expected.text, "{encoding} {most}");
                    let losses = reader.losses();
                    assert_eq!((losses.malformed, losses.first_malformed), (expected.malformed, first), "{encoding}");
                    assert_eq!((losses.unmappable, losses.first_unmappable), (0, None));
                }
            }
        }
    });
}

/// Losses only count what has been read, so they show which lines were damaged.
#[test]
fn losses_are_those_of_the_lines_so_far() {
    let text = b"\xEF\xBF\xBD\na\n\xFFb\xFF\nc\n\xE6\xBC\n\n".repeat(3000);
    for most in [1, 5, 8191, usize::MAX] {
        let mut reader = DecodingReader::new(slow(&text, most), Encoding::Utf8);
        let mut before = 0;
        for number in 0.. {
            let mut line = String::new();
            if reader.read_line(&mut line).unwrap() == 0 {
                assert_eq!(number, 6 * 3000);
                break;
            }
            let malformed = reader.losses().malformed - before;
            assert_eq!(malformed, [0, 0, 2, 0, 1, 0][number % 6], "{line:?} by {most}");
            before += malformed;
        }
    }
    // In fatal mode nothing is replaced.
    let mut reader = DecodingReader::new(&text[..], Encoding::Utf8).fatal();
    reader.read_to_string(&mut String::new()).unwrap_err();
    assert_eq!(reader.losses(), Losses::default());
}

#[test]
fn writers_count_unmappable_code_points() {
    in_parallel(encodable(), |encoding| {
        let mut random = Random(0xD6E8_FEB8_6659_FD93 ^ encoding as u64);
        for length in [0, 100, 20_000] {
            let bytes = random.text(encoding, length);
            let text = encoding.decode_with_bom_handling(&bytes, BomHandling::Keep) + "é☃\u{FFFD}💩";
            // Counted one by one.
            let is_unmappable = |character: &char| encoding.encode_or_fail(character.encode_utf8(&mut [0; 4])).is_err();
            let unmappable: Vec<_> = text
                .char_indices()
                .filter(|(_, character)| is_unmappable(character))
                .map(|(place, _)| place as isize)
                .collect();
            for most in [1, 2, 100, usize::MAX] {
                for mode in [ErrorMode::Html, ErrorMode::Replacement] {
                    let mut writer = writer_in(Vec::new(), encoding, mode).unwrap();
                    text.as_bytes().chunks(most).for_each(|part| writer.write_all(part).unwrap());
                    writer.try_finish().unwrap();
                    let losses = writer.losses();
                    assert_eq!(losses.unmappable, unmappable.len(), "{encoding} {most}");
                    let first = losses.first_unmappable;
                    assert_eq!(first.map(|lost| lost.start), unmappable.first().copied(), "{encoding} {most}");
                    if let Some(LostCodePoint { start, code_point, .. }) = first {
                        assert!(text[start as usize..].starts_with(code_point) || code_point == '\u{FFFD}');
                    }
                    assert_eq!((losses.malformed, losses.first_malformed), (0, None));
                }
            }
        }
    });
}

/// Keeps its bytes when it is dropped.
#[derive(Clone, Default)]
struct Kept(Rc<RefCell<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Like std's `BufWriter`, a dropped writer writes what it has. An incomplete character is replaced.
#[test]
fn dropping_loses_nothing_silently() {
    for (encoding, mode, text, expected) in [
        (Encoding::Iso2022Jp, ErrorMode::Fatal, &b"\xE3\x81\x82"[..], &b"\x1B$B$\"\x1B(B"[..]),
        (Encoding::Iso2022Jp, ErrorMode::Fatal, b"\xE3\x81\x82\xE3\x81", b"\x1B$B$\"\x1B(B?"),
        (Encoding::Iso2022Jp, ErrorMode::Html, b"\xE3\x81\x82\xE3\x81", b"\x1B$B$\"\x1B(B&#65533;"),
        (Encoding::Utf8, ErrorMode::Fatal, b"a\xF0\x9F\x92", b"a\xEF\xBF\xBD"),
        (Encoding::Utf16Le, ErrorMode::Fatal, b"a\xF0", b"a\0\xFD\xFF"),
        (Encoding::Windows1252, ErrorMode::Replacement, b"a\xC3", b"a?"),
        (Encoding::Windows1252, ErrorMode::Fatal, b"a\xC3", b"a?"),
        (Encoding::Windows1252, ErrorMode::Fatal, b"a", b"a"),
        (Encoding::Windows1252, ErrorMode::Fatal, b"", b""),
    ] {
        let kept = Kept::default();
        let mut writer = writer_in(kept.clone(), encoding, mode).unwrap();
        writer.write_all(text).unwrap();
        drop(writer);
        assert_eq!(*kept.0.borrow(), expected, "{encoding} {mode:?} {text:?}");
    }
    // Bytes that the other writer didn't take in the last call.
    let kept = Rc::new(RefCell::new(Reluctant { most: 100, ..Default::default() }));
    struct Shared(Rc<RefCell<Reluctant>>);
    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            self.0.borrow_mut().flush()
        }
    }
    kept.borrow_mut().is_ready = true;
    let mut writer = EncodingWriter::new(Shared(kept.clone()), Encoding::Big5).unwrap();
    writer.write_all("中文".as_bytes()).unwrap();
    assert_eq!(kept.borrow().bytes, b"");
    drop(writer);
    assert_eq!(kept.borrow().bytes, b"\xA4\xA4\xA4\xE5");
    // After `finish` there is nothing left to write.
    let kept = Kept::default();
    let mut writer = EncodingWriter::new(kept.clone(), Encoding::Iso2022Jp).unwrap();
    writer.write_all("あ".as_bytes()).unwrap();
    drop(writer.finish().unwrap());
    assert_eq!(*kept.0.borrow(), b"\x1B$B$\"\x1B(B");
}

/// The other writer may have taken some of the bytes already.
#[test]
fn nothing_is_written_after_a_panic_of_the_other_writer() {
    struct Panicking(Kept);
    impl Write for Panicking {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.write_all(bytes)?;
            panic!("it fails after writing");
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let kept = Kept::default();
    let mut writer = EncodingWriter::new(Panicking(kept.clone()), Encoding::Iso2022Jp).unwrap();
    let result = catch_unwind(AssertUnwindSafe(|| writer.write_all("あ".as_bytes())));
    assert!(result.is_err());
    drop(writer);
    assert_eq!(*kept.0.borrow(), b"\x1B$B$\"");
}
