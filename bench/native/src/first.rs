//! The first call of a process, which may have to make tables. Prints how many nanoseconds it took.

use std::hint::black_box;
use std::time::Instant;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_standard::{DetectionOptions, Encoding, detect_encoding};

use crate::{OURS, PEER};

/// Characters that all encodings of a script have.
const WORDS: [&str; 6] = ["日本", "한국", "Привет", "Ελλάς", "é", "שלום"];

pub fn measure(name: &str, task: &str, label: &str) {
    let ours = Encoding::for_label(label.as_bytes()).unwrap();
    let peer = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap();
    // The peer makes the input, so that our own tables aren't there yet.
    let word = WORDS.into_iter().find(|word| !peer.encode(word).2).unwrap();
    let encode = |text: &str| match ours {
        Encoding::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        Encoding::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        _ => peer.encode(text).0.into_owned(),
    };
    let bytes = encode(word);
    let long = encode(&word.repeat(LONG / bytes.len()));
    let start = Instant::now();
    match (name, task) {
        (OURS, "decode") => drop(black_box(ours.decode(black_box(&bytes)))),
        (PEER, "decode") => drop(black_box(peer.decode(black_box(&bytes)))),
        (OURS, "decode-long") => drop(black_box(ours.decode(black_box(&long)))),
        (PEER, "decode-long") => drop(black_box(peer.decode(black_box(&long)))),
        (OURS, "encode") => drop(black_box(ours.encode_or_fail(black_box(word)))),
        (PEER, "encode") => drop(black_box(peer.encode(black_box(word)))),
        (OURS, "detect") => drop(black_box(detect_encoding(black_box(&bytes), &DetectionOptions::default()))),
        (PEER, "detect") => {
            let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
            detector.feed(black_box(&bytes), true);
            black_box(detector.guess(None, Utf8Detection::Allow));
        }
        _ => panic!("there is no {task} of {name}"),
    }
    println!("{}", start.elapsed().as_nanos());
}

/// About how many bytes a long text has.
const LONG: usize = 1024;
