//! Runs this crate's detector and chardetng over samples.
//!
//! Reads from standard input, for each sample: a line with its size, and its
//! bytes. Writes a line for each: the two answers, each with how many nanoseconds it took.

use std::io::{Read, Write};
use std::time::Instant;

use encoding_wasm::{DetectionOptions, Encoding, detect_encoding};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input)?;
    let mut output = std::io::BufWriter::new(std::io::stdout());
    // Tables are unpacked on first use.
    ours(b"\x83\x65");
    let mut rest = &input[..];
    while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
        let (head, body) = rest.split_at(end);
        let length = std::str::from_utf8(head)?.parse()?;
        let (bytes, after) = body[1..].split_at(length);
        rest = after;
        for detect in [ours, theirs] {
            let start = Instant::now();
            let answer = detect(bytes);
            write!(output, "{answer} {} ", start.elapsed().as_nanos())?;
        }
        writeln!(output)?;
    }
    Ok(())
}

fn ours(bytes: &[u8]) -> &'static str {
    detect_encoding(bytes, &DetectionOptions::default()).encoding.map_or("none", Encoding::name)
}

fn theirs(bytes: &[u8]) -> &'static str {
    let mut detector = chardetng::EncodingDetector::new();
    detector.feed(bytes, true);
    detector.guess(None, true).name()
}
