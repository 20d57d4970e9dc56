//! Texts of a few bytes, as programs get them from fields of a table, headers or names of files.
//!
//! Both take turns in short rounds, because a machine may be slower in one round than in the next. Prints a line of JSON for each
//! row, with the time of one call in each round, in nanoseconds.

use std::borrow::Cow;
use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::texts::{self, Text, texts};
use crate::{OURS, PEER};

const SIZES: [usize; 5] = [2, 8, 24, 64, 256];

pub fn measure(rounds: usize, length: Duration) {
    for (family, texts) in texts() {
        for text in texts.iter().filter(|_| family != "markup") {
            let string = text.string.trim_start_matches(|character: char| character.is_ascii());
            // English is ASCII.
            let string = if string.is_empty() { &text.string } else { string };
            for size in SIZES {
                measure_row(text, string, size, rounds, length);
            }
        }
    }
    let ascii =
        texts::make("windows-1252 ASCII".into(), "All human beings are born free and equal in dignity. ".repeat(5));
    for size in SIZES {
        measure_row(&ascii, &ascii.string, size, rounds, length);
    }
}

/// Measures the longest start of `string` that has at most `size` bytes.
fn measure_row(text: &Text, string: &str, size: usize, rounds: usize, length: Duration) {
    let ends = string.char_indices().map(|(place, character)| &string[..place + character.len_utf8()]);
    let encoded = ends.map(|start| (start, texts::encode(text.ours, &start.encode_utf16().collect::<Vec<_>>())));
    // In ISO-2022-JP, a character has six bytes of escape sequences around it.
    let Some((start, bytes)) = encoded.take_while(|(_, bytes)| bytes.len() <= size).last() else { return };
    let ours = || text.ours.decode(black_box(&bytes));
    let peer = || text.peer.decode(black_box(&bytes)).0;
    assert_eq!(ours(), start, "{OURS} is wrong in {}", text.title);
    assert_eq!(peer(), start, "{PEER} is wrong in {}", text.title);
    let mut times = [vec![], vec![]];
    for round in 0..=rounds {
        let both = [time_of(length, ours), time_of(length, peer)];
        // The first one warms up.
        if round > 0 {
            for (times, time) in times.iter_mut().zip(both) {
                times.push(time);
            }
        }
    }
    println!(
        r#"{{"group":"rust-short","title":"{}, {size} B","bytes":{},"rounds":{{"{OURS}":{:?},"{PEER}":{:?}}}}}"#,
        text.title,
        bytes.len(),
        times[0],
        times[1]
    );
}

/// How long one call takes, in nanoseconds, as the mean of a round.
fn time_of<'a>(length: Duration, decode: impl Fn() -> Cow<'a, str>) -> f64 {
    const CALLS: u32 = 500;
    let start = Instant::now();
    let mut done = 0;
    loop {
        for _ in 0..CALLS {
            drop(black_box(decode()));
        }
        done += CALLS;
        let time = start.elapsed();
        if time >= length {
            return time.as_nanos() as f64 / f64::from(done);
        }
    }
}
