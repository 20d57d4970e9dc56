//! A reader that finds its encoding equals detecting and decoding the whole, however it is split.

mod common;

use std::io::{self, BufRead, Read};
use std::{fs, path::Path};

use common::in_parallel;
use common::reading::slow;
use encoding_standard::{DetectingReader, DetectionKind, DetectionOptions, Encoding, Malformed, detect_encoding};

/// The text and its encoding, which don't depend on how it is read.
fn read(bytes: &[u8], options: &DetectionOptions) -> (String, Option<Encoding>) {
    let mut results = [1, 7, 8192, usize::MAX].map(|most| {
        let mut reader = DetectingReader::new(slow(bytes, most), Encoding::Windows1252).with_options(options.clone());
        let mut text = String::new();
        let count = reader.read_to_string(&mut text).unwrap();
        assert_eq!(count, text.len());
        (text, reader.encoding())
    });
    let mut reader = DetectingReader::new(bytes, Encoding::Windows1252).with_options(options.clone());
    let (mut text, mut buffer) = (Vec::new(), [0; 100]);
    loop {
        let count = reader.read(&mut buffer).unwrap();
        if count == 0 {
            break;
        }
        text.extend_from_slice(&buffer[..count]);
    }
    results[0] = (String::from_utf8(text).unwrap(), reader.encoding());
    for result in &results[1..] {
        assert!(*result == results[0], "{:?} {:?}", result.1, results[0].1);
    }
    results.into_iter().next().unwrap()
}

fn encoded(text: &str, encoding: Encoding) -> Vec<u8> {
    encoding.encode_or_fail(text).unwrap().into_owned()
}

const PLAIN: &str = "A line of plain text, in which nothing is said about its encoding.\n";

#[test]
fn what_follows_ascii_decides() {
    for (text, encoding) in [
        ("naïve, and a café – “quoted”", Encoding::Utf8),
        ("Größe, Käse und Ähnliches für alle schönen Mädchen", Encoding::Windows1252),
        ("Съешь же ещё этих мягких французских булок", Encoding::Koi8R),
        ("日本語のテキストです。それは長いものではありません。", Encoding::ShiftJis),
        ("日本語のテキストです。それは長いものではありません。", Encoding::Iso2022Jp),
        ("한국어 문서입니다. 처음부터 읽으십시오.", Encoding::EucKr),
    ] {
        for length in [0, 1, 10, 31, 32, 33, 100, 8191, 8192, 65_535, 65_536, 65_537, 200_000] {
            let start = &PLAIN.repeat(length / PLAIN.len() + 1)[..length];
            let text = [start, text].concat();
            let (actual, actual_encoding) = read(&encoded(&text, encoding), &DetectionOptions::default());
            assert!(actual == text, "{encoding} after {length}: {actual_encoding:?}");
        }
    }
}

#[test]
fn texts_within_the_window_are_decoded_as_the_whole() {
    let mut inputs: Vec<Vec<u8>> = vec![
        b"".into(),
        b"plain".into(),
        b"\xFF".into(),
        b"\xEF\xBB\xBF".into(),
        b"\xEF\xBB\xBFabc\xFF".into(),
        b"\xFF\xFEa\0".into(),
        b"\xFE\xFF\0a".into(),
        b"\xEF\xBB".into(),
        encoded("UTF-16 without a mark, which is long enough.", Encoding::Utf16Le),
        encoded("UTF-16 без метки", Encoding::Utf16Be),
        // The first bytes are also ASCII.
        encoded("你好、世界。你好、世界。", Encoding::Utf16Be),
        b"\x1B[1mbold\x1B[0m and caf\xE9 cr\xE8me, d\xE9j\xE0 vu".into(),
        b"\x1B(Bbold and caf\xE9 cr\xE8me, d\xE9j\xE0 vu".into(),
        b"\x1B$B$\"\x1B(B".into(),
        b"a\x1B$".into(),
        b"\0\x01\x02 binary \xFF\xFE\0\0\0".into(),
        b"a\0b\0\0\0".into(),
        b"\x01\x02\x03".into(),
    ];
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    for entry in fs::read_dir(examples).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            inputs.push(fs::read(path).unwrap());
        }
    }
    assert!(inputs.len() > 25);
    in_parallel(inputs, |bytes| {
        let hints = [DetectionOptions::default(), DetectionOptions::new().locale("ja")];
        for options in hints {
            let detection = detect_encoding(&bytes, &options);
            let encoding = detection.encoding.unwrap_or(Encoding::Windows1252);
            let (text, found) = read(&bytes, &options);
            assert!(text == encoding.decode(&bytes), "{encoding}, not {found:?}: {text:?}");
            assert_eq!(found, Some(encoding));
        }
    });
}

/// A reader that has nothing yet at some places.
struct Parts<'a>(Vec<Option<&'a [u8]>>);

impl Read for Parts<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() {
            return Ok(0);
        }
        match self.0.remove(0) {
            Some(mut part) => part.read(buffer),
            None => Err(io::ErrorKind::WouldBlock.into()),
        }
    }
}

/// Nothing is lost when a call fails.
#[test]
fn ascii_is_read_as_it_comes() {
    let line = PLAIN.as_bytes();
    let parts = vec![Some(line), None, Some(b"caf\xC3"), None, Some(b"\xA9, ol\xC3\xA9"), Some(line)];
    let mut reader = DetectingReader::new(Parts(parts), Encoding::Windows1252);
    let mut text = String::new();
    reader.read_line(&mut text).unwrap();
    assert_eq!((text.as_str(), reader.encoding()), (PLAIN, None));
    for _ in 0..2 {
        assert_eq!(reader.read_to_string(&mut text).unwrap_err().kind(), io::ErrorKind::WouldBlock);
    }
    reader.read_to_string(&mut text).unwrap();
    assert_eq!((text, reader.encoding()), ([PLAIN, "café, olé", PLAIN].concat(), Some(Encoding::Utf8)));
}

/// An endless source, which counts what was read.
struct Endless(usize);

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        for (place, byte) in buffer.iter_mut().zip("漢字".bytes().cycle().skip(self.0 % 6)) {
            *place = byte;
        }
        self.0 += buffer.len();
        Ok(buffer.len())
    }
}

#[test]
fn only_a_window_is_held() {
    let mut reader = DetectingReader::new(Endless(0), Encoding::Windows1252);
    reader.read_exact(&mut [0]).unwrap();
    assert_eq!(reader.encoding(), Some(Encoding::Utf8));
    assert!(reader.get_ref().0 <= 2 * 65_536, "{}", reader.get_ref().0);
}

#[test]
fn losses_and_errors_count_from_the_first_byte() {
    let bytes = [PLAIN.as_bytes(), "naïve \u{FFFD} café – “quoted”".as_bytes(), b"\xFF and \xFF."].concat();
    let first = bytes.iter().position(|byte| *byte == 0xFF).unwrap();
    let mut reader = DetectingReader::new(&bytes[..], Encoding::Windows1252);
    let mut text = String::new();
    reader.read_to_string(&mut text).unwrap();
    assert_eq!(text, String::from_utf8_lossy(&bytes));
    assert_eq!((reader.losses().malformed, reader.losses().first_malformed), (2, Some(first as isize)));

    let mut reader = DetectingReader::new(&bytes[..], Encoding::Windows1252).fatal();
    let mut text = String::new();
    let error = reader.read_to_string(&mut text).unwrap_err();
    let malformed = error.get_ref().and_then(|inner| inner.downcast_ref::<Malformed>()).unwrap();
    assert_eq!((malformed.start, malformed.length, malformed.written), (first as isize, 1, text.len()));
    assert_eq!(text.as_bytes(), &bytes[..first]);
}

#[test]
fn the_detection_and_its_options() {
    let mut text = String::new();
    let mut reader = DetectingReader::new(&b"\0\x01\x02\xFF binary \0\0"[..], Encoding::Windows1252);
    assert!(reader.detection().is_none());
    reader.read_to_string(&mut text).unwrap();
    assert_eq!(reader.encoding(), Some(Encoding::Windows1252));
    assert_eq!(reader.detection().unwrap().kind, DetectionKind::Binary);
    assert_eq!(reader.detection().unwrap().encoding, None);

    // Bytes that aren't examined are decoded too.
    let bytes = [PLAIN.as_bytes(), "naïve".as_bytes()].concat();
    for most in [0, 1, 10, 40, PLAIN.len() + 3] {
        let options = DetectionOptions::new().max_bytes(most);
        let (text, encoding) = read(&bytes, &options);
        assert_eq!((text.as_bytes(), encoding), (&bytes[..], Some(Encoding::Utf8)), "{most}");
    }
    let options = DetectionOptions::new().allow_utf8(false);
    assert_ne!(read(&bytes, &options).1, Some(Encoding::Utf8));

    let mut reader = DetectingReader::new(&bytes[..], Encoding::Windows1252);
    assert!(format!("{reader:?}").starts_with("DetectingReader {"));
    reader.read_exact(&mut [0; 70]).unwrap();
    assert_eq!(*reader.get_mut(), b"");
    assert_eq!(reader.into_inner(), b"");
}
