//! The native core of encoding-wasm against native encoding_rs, on the texts of the benchmark in JavaScript:
//! `npm run bench -- --hosts rust` writes them to the folder that the environment variable `BENCH_TEXTS` names.
//!
//! - Without a command, Criterion measures long texts.
//! - `short ROUNDS MILLISECONDS` measures texts of a few bytes, in rounds of this length.
//! - `first NAME TASK LABEL` measures the first call of a process.
//!
//! Each result is checked before timing starts.

mod first;
mod short;
mod texts;

use std::borrow::Cow;
use std::env;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput, criterion_group};
use encoding_standard::hooks::get_encoder;
use encoding_standard::{Encoder, Encoding, End, Substitute, Transcoder};

use texts::{Text, texts};

const OURS: &str = "encoding-wasm";
const PEER: &str = "encoding_rs";

fn decode_ours(encoding: Encoding, bytes: &[u8], units: &mut [u16]) -> usize {
    let progress = encoding.new_decoder().decode_to_utf16_or_fail(bytes, units, true).unwrap();
    assert!(progress.finished);
    progress.written
}

fn decode_peer(encoding: &'static encoding_rs::Encoding, bytes: &[u8], units: &mut [u16]) -> usize {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let (result, _, written) = decoder.decode_to_utf16_without_replacement(bytes, units, true);
    assert_eq!(result, encoding_rs::DecoderResult::InputEmpty);
    written
}

fn encode_ours(encoding: Encoding, units: &[u16], bytes: &mut [u8]) -> usize {
    let progress = encoding.new_encoder().unwrap().encode_from_utf16_or_fail(units, bytes, true).unwrap();
    assert!(progress.finished);
    progress.written
}

fn encode_peer(encoding: &'static encoding_rs::Encoding, units: &[u16], bytes: &mut [u8]) -> usize {
    let mut encoder = encoding.new_encoder();
    let (result, _, written) = encoder.encode_from_utf16_without_replacement(units, bytes, true);
    assert_eq!(result, encoding_rs::EncoderResult::InputEmpty);
    written
}

fn transcode_ours(from: Encoding, bytes: &[u8], utf8: &mut [u8]) -> usize {
    let mut transcoder = Transcoder::new(from, Encoding::Utf8).unwrap().keep_bom().fatal();
    let progress = transcoder.transcode(bytes, utf8, End::Result).unwrap();
    assert!(progress.finished);
    progress.written
}

fn transcode_peer(from: &'static encoding_rs::Encoding, bytes: &[u8], utf8: &mut [u8]) -> usize {
    let mut decoder = from.new_decoder_without_bom_handling();
    let (result, _, written) = decoder.decode_to_utf8_without_replacement(bytes, utf8, true);
    assert_eq!(result, encoding_rs::DecoderResult::InputEmpty);
    written
}

/// A file or a network connection gives about this much at a time.
const CHUNK: usize = 16_384;

/// Decodes chunks, and consumes each one's text: in any encoding, a stream is endless.
fn stream_ours(from: Encoding, bytes: &[u8], utf8: &mut [u8]) -> usize {
    let mut decoder = from.new_decoder();
    let mut total = 0;
    let mut chunks = bytes.chunks(CHUNK).peekable();
    while let Some(chunk) = chunks.next() {
        let end = chunks.peek().is_none();
        let progress = decoder.decode(chunk, &mut utf8[total..], end);
        assert!(progress.finished);
        total += progress.written;
    }
    total
}

fn stream_peer(from: &'static encoding_rs::Encoding, bytes: &[u8], utf8: &mut [u8]) -> usize {
    let mut decoder = from.new_decoder_without_bom_handling();
    let mut total = 0;
    let mut chunks = bytes.chunks(CHUNK).peekable();
    while let Some(chunk) = chunks.next() {
        let end = chunks.peek().is_none();
        let (result, _, written, _) = decoder.decode_to_utf8(chunk, &mut utf8[total..], end);
        assert_eq!(result, encoding_rs::CoderResult::InputEmpty);
        total += written;
    }
    total
}

/// Measures both on one text, after checking that each gives `expected`. They write to `room`.
fn race<T: Copy + Default + PartialEq>(
    group: &mut BenchmarkGroup<WallTime>,
    text: &Text,
    room: usize,
    expected: &[T],
    mut ours: impl FnMut(&mut [T]) -> usize,
    mut peer: impl FnMut(&mut [T]) -> usize,
) {
    let mut output = vec![T::default(); room];
    group.throughput(Throughput::Bytes(text.bytes.len() as u64));
    let mut run = |name: &str, work: &mut dyn FnMut(&mut [T]) -> usize| {
        let written = work(&mut output);
        assert!(output[..written] == *expected, "{name} is wrong in {}", text.title);
        group.bench_function(BenchmarkId::new(name, &text.title), |bencher| {
            bencher.iter(|| work(&mut output));
        });
    };
    run(OURS, &mut ours);
    run(PEER, &mut peer);
}

fn decode(criterion: &mut Criterion) {
    for (family, texts) in &texts() {
        let mut group = criterion.benchmark_group(format!("rust-decode-{family}"));
        for text in texts {
            race(
                &mut group,
                text,
                text.bytes.len() + 16,
                &text.units,
                |units| decode_ours(text.ours, &text.bytes, units),
                |units| decode_peer(text.peer, &text.bytes, units),
            );
        }
    }
}

fn encode_all(criterion: &mut Criterion) {
    for (family, texts) in &texts() {
        let mut group = criterion.benchmark_group(format!("rust-encode-{family}"));
        for text in texts.iter().filter(|text| get_encoder(text.ours).is_some()) {
            race(
                &mut group,
                text,
                text.units.len() * 4 + Encoder::LEAST_ROOM,
                &text.bytes,
                |bytes| encode_ours(text.ours, &text.units, bytes),
                |bytes| encode_peer(text.peer, &text.units, bytes),
            );
        }
    }
}

fn transcode(criterion: &mut Criterion) {
    for (family, texts) in &texts() {
        let mut group = criterion.benchmark_group(format!("rust-transcode-{family}"));
        for text in texts.iter().filter(|text| text.ours != Encoding::Utf8) {
            race(
                &mut group,
                text,
                text.bytes.len() * 3 + Transcoder::LEAST_ROOM,
                text.string.as_bytes(),
                |utf8| transcode_ours(text.ours, &text.bytes, utf8),
                |utf8| transcode_peer(text.peer, &text.bytes, utf8),
            );
        }
    }
}

/// Measures both on one text where they allocate what they return, after checking that it is `expected`.
fn race_of_whole<'a>(
    group: &mut BenchmarkGroup<WallTime>,
    text: &'a Text,
    expected: &[u8],
    ours: impl Fn() -> Cow<'a, [u8]>,
    peer: impl Fn() -> Cow<'a, [u8]>,
) {
    group.throughput(Throughput::Bytes(text.bytes.len() as u64));
    let mut run = |name: &str, work: &dyn Fn() -> Cow<'a, [u8]>| {
        assert!(*work() == *expected, "{name} is wrong in {}", text.title);
        group.bench_function(BenchmarkId::new(name, &text.title), |bencher| bencher.iter(work));
    };
    run(OURS, &ours);
    run(PEER, &peer);
}

fn bytes_of(text: Cow<str>) -> Cow<[u8]> {
    match text {
        Cow::Borrowed(text) => text.as_bytes().into(),
        Cow::Owned(text) => text.into_bytes().into(),
    }
}

fn decode_to_string(criterion: &mut Criterion) {
    for (family, texts) in &texts() {
        let mut group = criterion.benchmark_group(format!("rust-string-{family}"));
        for text in texts {
            race_of_whole(
                &mut group,
                text,
                text.string.as_bytes(),
                || bytes_of(text.ours.decode(&text.bytes)),
                || bytes_of(text.peer.decode(&text.bytes).0),
            );
        }
    }
}

fn encode_from_str(criterion: &mut Criterion) {
    for (family, texts) in &texts() {
        let mut group = criterion.benchmark_group(format!("rust-from-str-{family}"));
        for text in texts.iter().filter(|text| get_encoder(text.ours).is_some()) {
            race_of_whole(
                &mut group,
                text,
                &text.bytes,
                || text.ours.encode(&text.string, Substitute::HtmlReference).unwrap(),
                || text.peer.encode(&text.string).0,
            );
        }
    }
}

fn stream(criterion: &mut Criterion) {
    for (family, texts) in &texts() {
        let mut group = criterion.benchmark_group(format!("rust-stream-{family}"));
        for text in texts {
            race(
                &mut group,
                text,
                text.bytes.len() * 3 + CHUNK,
                text.string.as_bytes(),
                |utf8| stream_ours(text.ours, &text.bytes, utf8),
                |utf8| stream_peer(text.peer, &text.bytes, utf8),
            );
        }
    }
}

fn configuration() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .sample_size(20)
}

criterion_group! {
    name = benches;
    config = configuration();
    targets = decode, encode_all, transcode, decode_to_string, encode_from_str, stream
}

fn main() {
    let arguments: Vec<_> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["short", rounds, milliseconds] => {
            short::measure(rounds.parse().unwrap(), Duration::from_millis(milliseconds.parse().unwrap()));
        }
        ["first", name, task, label] => first::measure(name, task, label),
        _ => {
            benches();
            Criterion::default().configure_from_args().final_summary();
        }
    }
}
