//! Runs this crate's detector and chardetng over samples.
//!
//! Reads from standard input, for each sample: a line that starts with its size and a locale or `-`, and its bytes.
//! Writes a line for each: this crate's answer, its score and how many nanoseconds it took, then chardetng's answer and
//! nanoseconds.

use std::io::{Read, Write};
use std::time::Instant;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_standard::{Detection, DetectionOptions, Encoding, detect_encoding};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input)?;
    let mut output = std::io::BufWriter::new(std::io::stdout());
    // The model is unpacked on first use.
    ours(b"\x83\x65", None);
    let mut rest = &input[..];
    while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
        let (head, body) = rest.split_at(end);
        let mut words = std::str::from_utf8(head)?.split(' ');
        let length = words.next().ok_or("no size")?.parse()?;
        let locale = words.next().filter(|&locale| locale != "-");
        let (bytes, after) = body[1..].split_at(length);
        rest = after;
        let start = Instant::now();
        let detection = ours(bytes, locale);
        let time = start.elapsed().as_nanos();
        let answer = detection.encoding.map_or("none", Encoding::name);
        write!(output, "{answer} {} {time} ", detection.score)?;
        let start = Instant::now();
        let answer = theirs(bytes);
        writeln!(output, "{answer} {}", start.elapsed().as_nanos())?;
    }
    Ok(())
}

fn ours(bytes: &[u8], locale: Option<&str>) -> Detection {
    detect_encoding(bytes, &DetectionOptions::new().locale(locale))
}

fn theirs(bytes: &[u8]) -> &'static str {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Allow).name()
}
