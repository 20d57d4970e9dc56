//! Makes inputs from others at random, without regard to what they reach.

use encoding_standard::Encoding;

use super::common::Random;

/// The number of bytes with options at the start of an input.
const OPTIONS: usize = 10;

/// Ends of ranges in many encodings, and bytes that begin or end something in a document.
const BYTES: [u8; 16] = *b"\x00\x1B\x22\x30\x39\x3E\x40\x7E\x7F\x80\x81\xA0\xA1\xC2\xFE\xFF";

/// Escape sequences, byte order marks, surrogates, pairs that stand for two code points, ends of ranges, and what
/// sniffing looks for.
const SEQUENCES: [&[u8]; 32] = [
    b"\x1B(B",
    b"\x1B(J",
    b"\x1B(I",
    b"\x1B$B",
    b"\x1B$@",
    b"\x1B$",
    b"\x0E",
    b"\xEF\xBB\xBF",
    b"\xFE\xFF",
    b"\xFF\xFE",
    b"\x3D\xD8\xA9\xDC",
    b"\xD8\x3D\xDC\xA9",
    b"\xFF\xDB\xFF\xDF",
    b"\xF4\x8F\xBF\xBF",
    b"\xE0\xA0\x80",
    b"\xED\xA0\x80",
    b"\x81\x30\x81\x30",
    b"\x84\x31\xA4\x39",
    b"\x90\x30\x81\x30",
    b"\xE3\x32\x9A\x35",
    b"\x88\x62",
    b"\x8E\xB1",
    b"\x8F\xA2\xAF",
    b"<!--",
    b"-->",
    b"<meta ",
    b"charset=",
    b" content='text/html;charset=",
    b" http-equiv=content-type",
    b"<?xml encoding=",
    b"utf-16",
    b"?>",
];

/// Makes an input from one or two of `inputs`: the options and at most `most` bytes from anywhere in the rest, with up
/// to four changes.
pub fn mutate(random: &mut Random, inputs: &[Vec<u8>], most: usize, input: &mut Vec<u8>) {
    input.clear();
    let (options, rest) = halves(&inputs[random.below(inputs.len())]);
    input.extend_from_slice(options);
    input.extend_from_slice(part(random, rest, most));
    for _ in 0..=random.below(4) {
        change(random, inputs, input);
    }
}

fn change(random: &mut Random, inputs: &[Vec<u8>], input: &mut Vec<u8>) {
    let at = random.below(input.len() + 1);
    let length = random.below(9).min(input.len() - at);
    match random.below(10) {
        0 => drop(input.drain(at..at + length)),
        1 => input[at..at + length].fill_with(|| random.below(256) as u8),
        2 => input.insert(at, BYTES[random.below(BYTES.len())]),
        3 => input.truncate(at),
        4 => input.iter_mut().take(OPTIONS).for_each(|option| *option ^= (1 << random.below(8)) & random.next() as u8),
        5 => input[at..at + length.min(1)].iter_mut().for_each(|byte| *byte ^= 1 << random.below(8)),
        6 => insert(input, at, SEQUENCES[random.below(SEQUENCES.len())]),
        // The first byte chooses the encoding in most targets.
        7 => {
            let encodings = Encoding::all();
            let encoding = encodings[usize::from(*input.first().unwrap_or(&0)) % encodings.len()];
            let length = 1 + random.below(30);
            insert(input, at, &random.text(encoding, length));
        }
        8 => {
            let repeated = input[at..at + length].repeat(1 + random.below(8));
            insert(input, at, &repeated);
        }
        _ => {
            let (_, rest) = halves(&inputs[random.below(inputs.len())]);
            let most = 1 << random.below(8);
            insert(input, at, part(random, rest, most));
        }
    }
}

/// The options and the rest of an input.
fn halves(input: &[u8]) -> (&[u8], &[u8]) {
    input.split_at(input.len().min(OPTIONS))
}

/// At most `most` bytes from anywhere in `bytes`.
fn part<'a>(random: &mut Random, bytes: &'a [u8], most: usize) -> &'a [u8] {
    let length = bytes.len().min(most);
    let start = random.below(bytes.len() - length + 1);
    &bytes[start..start + length]
}

fn insert(input: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    input.splice(at..at, bytes.iter().copied());
}
