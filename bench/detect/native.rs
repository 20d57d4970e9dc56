//! Runs this crate's detector and chardetng over samples, and prints what they answer.
//!
//! Reads from standard input, for each sample: a line of JSON that ends with `"bytes":LENGTH}`, and the bytes. Writes for
//! each a line with the two answers and whether each decodes the bytes to the same text as the sample's encoding. The
//! last line has the two speeds in MB/s.

use std::io::{Read, Write};
use std::time::Instant;

use chardetng::EncodingDetector;
use encoding_wasm::{DetectionOptions, Encoding, decode, detect_encoding};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input)?;
    let mut output = std::io::BufWriter::new(std::io::stdout());
    let mut rest = &input[..];
    let mut time = [0.0; 2];
    let mut total = 0;
    while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
        let (head, body) = rest.split_at(end + 1);
        let head = std::str::from_utf8(head)?;
        let field = |name: &str| {
            let start = head.find(&format!("\"{name}\":")).map(|at| at + name.len() + 3).unwrap_or_default();
            head[start..].trim_start_matches('"').split(['"', ',', '}']).next().unwrap_or_default()
        };
        let expected = Encoding::for_label(field("encoding").as_bytes()).ok_or("no encoding")?;
        let (bytes, after) = body.split_at(field("bytes").parse()?);
        rest = after;
        total += bytes.len();

        let start = Instant::now();
        let ours = detect_encoding(bytes, &DetectionOptions::default()).encoding.map_or("none", Encoding::name);
        time[0] += start.elapsed().as_secs_f64();
        let start = Instant::now();
        let mut detector = EncodingDetector::new();
        detector.feed(bytes, true);
        let theirs = detector.guess(None, true).name();
        time[1] += start.elapsed().as_secs_f64();

        let text = decode(bytes, expected);
        let is_right = |answer: &str| {
            Encoding::for_label(answer.as_bytes())
                .is_some_and(|answer| answer == expected || decode(bytes, answer) == text)
        };
        writeln!(output, "{ours} {} {theirs} {}", is_right(ours), is_right(theirs))?;
    }
    let speed = time.map(|seconds| total as f64 / seconds / 1e6);
    writeln!(output, "{:.0} {:.0}", speed[0], speed[1])?;
    Ok(())
}
