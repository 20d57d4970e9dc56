//! The decoders' fast paths in every window that decides what they do.
//!
//! `transitions.rs` proves the standard's steps for inputs of any length. A fast path must equal these steps, but looks
//! at many bytes together. What it does at a byte depends on
//!
//! - the character there: at most two bytes for a table, four for UTF-8, gb18030 and surrogate pairs, and three in
//!   EUC-JP;
//! - whether that byte starts a character, which depends on the run of possible leading bytes before it;
//! - where the byte is: in a block of 16, 32 or 64 bytes, at the end of one, or after the last whole block;
//! - whether the table lacked a character before it in the same block or batch, so that the block is done again.
//!
//! A table treats bytes of a class alike, so a window is a row of classes, with one byte or sequence for each. All rows
//! of four (three in the shorter test) are tested at every place around the ends of blocks, after ASCII and after
//! pairs, and before the end, ASCII and pairs. Four characters have every pair of neighbours with a neighbour on each
//! side, and are longer than the longest sequence.
//!
//! Only sampled: that a fast path doesn't depend on more distant bytes (random texts in `chunks.rs`, and the fuzzer),
//! the place of a character in a batch of up to 1,024 bytes, and combinations of splits with windows. `exhaustive.rs`
//! and `indexes.rs` test each pair's code unit without sampling.

mod common;

use common::modes::{DecodeInMode, ErrorMode};
use common::{MODES, Path, decode, in_parallel, tested};
use encoding_standard::{Decoder, Encoding};

/// A sequence for each class, in no particular order.
fn classes(encoding: Encoding) -> &'static [&'static [u8]] {
    match encoding {
        // ASCII; NUL, which tables use for "nothing"; ASCII that trails; leading bytes of one and of two code points,
        // and without a pointer; a code point beyond U+FFFF; bytes that never lead.
        Encoding::Big5 => &[b" ", b"\0", b"A", b"\xA4", b"\x88", b"\x62", b"\x81", b"\x87E", b"\x80", b"\xFF"],
        // Also halfwidth katakana, and leading bytes of end-user-defined characters.
        Encoding::ShiftJis => &[b" ", b"\0", b"A", b"\x83", b"\xB1", b"\xF0", b"\x85", b"\x80", b"\xFD", b"\xFF"],
        Encoding::EucKr => &[b" ", b"\0", b"A", b"\xB0", b"\x81", b"\xC9", b"\x80", b"\xFF"],
        // Also the first bytes of katakana and of three bytes, and a byte between these and the other leading ones.
        Encoding::EucJp => &[b" ", b"\0", b"A", b"\xA4", b"\x8E", b"\x8F", b"\xB0", b"\xA9", b"\x90", b"\xFF"],
        // Also digits, and the leading bytes of four: of the Basic Multilingual Plane, of U+FFFD, of others, of none.
        Encoding::Gb18030 | Encoding::Gbk => {
            &[b" ", b"\0", b"A", b"0", b"\x81", b"\xB0", b"\x841\xA4", b"7", b"\x90", b"\xE3", b"\x80", b"\xFF"]
        }
        // The ranges of the standard's steps, which the fast path divides once more.
        Encoding::Utf8 => &[
            b" ",
            b"\x80",
            b"\x90",
            b"\xA0",
            b"\xC0",
            b"\xC2",
            b"\xE0",
            b"\xE3",
            b"\xED",
            b"\xEE",
            b"\xEF\xBF\xBD",
            b"\xF0",
            b"\xF1",
            b"\xF4",
            b"\xF5",
        ],
        // Units, and single bytes, which shift everything after them.
        Encoding::Utf16Le => &[b"a\0", b"\0\0", b"\x42\x30", b"\xFD\xFF", b"\x3D\xD8", b"\xA9\xDC", b"\0", b"\xD8"],
        Encoding::Utf16Be => &[b"\0a", b"\0\0", b"\x30\x42", b"\xFF\xFD", b"\xD8\x3D", b"\xDC\xA9", b"\0", b"\xD8"],
        // Escape sequences and their starts; bytes of either set, and of none.
        Encoding::Iso2022Jp => &[
            b"\x1B(B", b"\x1B(J", b"\x1B(I", b"\x1B$B", b"\x1B", b"\x1B(", b"\x1B$", b"a", b"\\~", b"$\"", b"!",
            b"\x7F", b"\0", b"\x0E", b"\x1A", b"\x80",
        ],
        // ASCII; NUL; bytes that only some encodings have; the others are alike.
        _ => &[b" ", b"\0", b"\x81", b"\x90", b"\xA5", b"\xDB", b"\xFF"],
    }
}

/// The two bytes of a character.
fn pair(encoding: Encoding) -> &'static [u8] {
    match encoding {
        Encoding::Utf8 => "é".as_bytes(),
        Encoding::Utf16Le => b"\x42\x30",
        Encoding::Utf16Be => b"\x30\x42",
        Encoding::Iso2022Jp => b"$\"",
        _ => b"\xB0\xA1",
    }
}

/// Around the ends of the blocks of 16, 32 and 64 bytes, and of the first batch.
const PLACES: [usize; 13] = [0, 1, 2, 14, 15, 16, 31, 60, 61, 62, 63, 64, 127];
/// Longer than a block.
const AFTER: usize = 70;

#[test]
fn windows_of_three() {
    check_windows(3, tested().copied());
}

#[test]
#[ignore = "it takes minutes: npm run check"]
fn windows_of_four() {
    check_windows(4, tested().copied());
}

fn check_windows(length: u32, encodings: impl Iterator<Item = Encoding>) {
    let parts = encodings.flat_map(|encoding| (0..classes(encoding).len()).map(move |first| (encoding, first)));
    in_parallel(parts, |(encoding, first)| {
        let classes = classes(encoding);
        let pair = pair(encoding);
        let ascii: &[u8] = match encoding {
            Encoding::Utf16Le => b"a\0",
            Encoding::Utf16Be => b"\0a",
            _ => b"aa",
        };
        // ISO-2022-JP has pairs after an escape sequence only.
        let escape: &[u8] = if encoding == Encoding::Iso2022Jp { b"\x1B$B" } else { b"" };
        let row = |unit: &[u8], length: usize| unit.iter().copied().cycle().take(length).collect::<Vec<u8>>();
        let befores: Vec<Vec<u8>> = PLACES
            .iter()
            .flat_map(|&place| {
                // At an odd place, the first byte is ASCII.
                let pairs = [escape, &row(b"a", place % 2), &row(pair, place - place % 2)].concat();
                [row(ascii, place), pairs]
            })
            .collect();
        let afters = [Vec::new(), row(ascii, AFTER), row(pair, AFTER)];
        let mut bytes = Vec::new();
        for number in 0..classes.len().pow(length - 1) {
            let window: Vec<u8> = (0..length - 1)
                .flat_map(|place| classes[number / classes.len().pow(place) % classes.len()])
                .chain(classes[first])
                .copied()
                .collect();
            for before in &befores {
                for after in &afters {
                    bytes.clear();
                    for part in [before, &window, after] {
                        bytes.extend_from_slice(part);
                    }
                    check::<ROOM>(encoding, &bytes);
                }
            }
        }
    });
}

/// Whole blocks of one class, and of two that alternate.
#[test]
fn rows_of_two_classes() {
    in_parallel(tested().copied(), |encoding| {
        for first in classes(encoding) {
            for second in classes(encoding) {
                let row = [*first, *second].concat().repeat(200 / (first.len() + second.len()));
                for start in 0..4 {
                    check::<ROOM>(encoding, &row[start..]);
                }
            }
        }
    });
}

/// Sources shorter than a block: ASCII, pairs, and every class at the end.
#[test]
fn sources_shorter_than_a_block() {
    in_parallel(tested().copied(), |encoding| {
        for ascii in 0..48 {
            for pairs in (0..48).step_by(2) {
                for class in classes(encoding) {
                    let pairs = pair(encoding).iter().cycle().take(pairs);
                    let bytes: Vec<u8> =
                        std::iter::repeat_n(&b'a', ascii).chain(pairs).chain(*class).copied().collect();
                    check::<ROOM>(encoding, &bytes);
                }
            }
        }
    });
}

/// What a table of pairs lacks, in text of several batches: two longer or malformed sequences, with pairs before,
/// between and after them.
#[test]
fn unusual_sequences_in_long_text() {
    let sequences: [(Encoding, &[&[u8]]); 5] = [
        // U+1F4A9, U+0080 and U+00FE; U+FFFD; sequences that are too high; halves of sequences.
        (
            Encoding::Gb18030,
            &[
                b"\x949\xDA3",
                b"\x810\x810",
                b"\x810\x8B7",
                b"\x841\xA47",
                b"\x841\xA50",
                b"\xE32\x9A6",
                b"\x949",
                b"\x949\xDA3\x810",
                b"\x949\xDA",
                b"\x949 ",
                b"\x949\xFF",
            ],
        ),
        // Two code points; one beyond U+FFFF; no character; a leading byte before ASCII.
        (Encoding::Big5, &[b"\x88\x62", b"\x88\xA5", b"\x87\x45", b"\x87\xFE", b"\xA4 "]),
        (Encoding::EucJp, &[b"\x8F\xB0\xA1", b"\x8F\xB0", b"\x8F\xFE\xFE", b"\x90\xB0\xA1", b"\xA4\x7F"]),
        (Encoding::ShiftJis, &[b"\x83 ", b"\x83", b"\x85\x40", b"\x85\xFD", b"\0"]),
        (Encoding::EucKr, &[b"\xB0 ", b"\xB0", b"\xC9\xA1", b"\0"]),
    ];
    let parts = sequences.iter().flat_map(|(encoding, all)| all.iter().map(move |first| (*encoding, *first, *all)));
    in_parallel(parts, |(encoding, first, all)| {
        let pairs = pair(encoding).repeat(700);
        // At each place in a batch, at the end of the text and before it.
        for before in 0..1100 {
            let start = [&b"a"[..before % 2], &pairs[..before / 2 * 2], first].concat();
            check::<4096>(encoding, &start);
            check::<4096>(encoding, &[&start, &pairs[..40]].concat());
        }
        for second in all {
            for between in [0, 1, 2, 7, 8, 9, 40] {
                for before in (0..1400).step_by(23) {
                    let (start, rest) = (&b"ab"[..before % 3 % 2], &pairs[..before / 2 * 2]);
                    check::<4096>(encoding, &[start, rest, first, &pairs[..2 * between], second, &pairs].concat());
                }
            }
        }
    });
}

/// Enough for any window here.
const ROOM: usize = 256;

/// Asserts that the fast paths, to UTF-16 and to UTF-8, equal the steps. `ROOM` is the maximum number of code units.
fn check<const ROOM: usize>(encoding: Encoding, bytes: &[u8]) {
    for mode in MODES {
        let [mut fast, mut literal] = [[0; ROOM]; 2];
        let expected = encoding.new_decoder().decode_literally_in(bytes, &mut literal, mode, true);
        let actual = encoding.new_decoder().decode_to_utf16_in(bytes, &mut fast, mode, true);
        let written = expected.map_or_else(|malformed| malformed.written, |progress| progress.written);
        if actual != expected || fast[..written] != literal[..written] {
            // For the message.
            let [fast, literal] = [Path::Fast, Path::Literal].map(|path| decode(encoding, bytes, mode, path));
            panic!("{encoding} {mode:?} of {bytes:02X?}\n  is {fast:X?}\n  not {literal:X?}");
        }
        let mut text = String::new();
        let result = encoding.new_decoder().decode_to_string_in(bytes, &mut text, mode, true);
        let is_same = match (result, expected) {
            (Ok(count), _) => count == count_malformed::<ROOM>(encoding, bytes),
            (Err(actual), Err(expected)) => (actual.start, actual.length) == (expected.start, expected.length),
            _ => false,
        };
        let is_same = is_same && text.encode_utf16().eq(literal[..written].iter().copied());
        assert!(is_same, "{encoding} {mode:?} to UTF-8 of {bytes:02X?} is {result:?} {text:?}");
    }
}

/// How often the steps stop in fatal mode.
fn count_malformed<const ROOM: usize>(encoding: Encoding, bytes: &[u8]) -> usize {
    let mut decoder = encoding.new_decoder();
    let mut rest = bytes;
    let mut count = 0;
    while let Err(malformed) = decoder.decode_literally_in(rest, &mut [0; ROOM], ErrorMode::Fatal, true) {
        let next = malformed.start + (malformed.length + decoder.held()) as isize;
        rest = &rest[usize::try_from(next).unwrap_or(0)..];
        count += 1;
    }
    count
}

/// The room above is enough.
#[test]
fn no_window_is_longer_than_its_room() {
    let longest = Encoding::all().iter().flat_map(|&encoding| classes(encoding)).map(|class| class.len()).max();
    assert!(PLACES[PLACES.len() - 1] + 3 + 4 * longest.unwrap() + AFTER + Decoder::MOST_HELD < ROOM);
}
