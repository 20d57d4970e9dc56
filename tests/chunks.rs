//! However the input is split, the result is the same as for the whole.

mod common;

use common::modes::{DecodeInMode, ErrorMode};
use common::{MODES, PATHS, Path, Random, assert_like_peer, decode, decode_chunks, in_parallel, tested, vectors};
use encoding_standard::{Decoder, Encoding, Malformed};

#[test]
fn vectors_are_like_the_peer() {
    in_parallel(tested(), |&encoding| {
        for vector in vectors() {
            for start in 0..vector.len() {
                assert_like_peer(encoding, &vector[start..]);
            }
        }
    });
}

#[test]
fn two_and_three_parts() {
    in_parallel(tested(), |&encoding| {
        for vector in vectors() {
            for mode in MODES {
                let whole = decode(encoding, &vector, mode, Path::Literal);
                for path in PATHS {
                    for first in 0..=vector.len() {
                        for second in first..=vector.len() {
                            let chunks = [&vector[..first], &vector[first..second], &vector[second..]];
                            let parts = decode_chunks(encoding, &chunks, mode, path);
                            assert!(
                                parts == whole,
                                "{encoding} {mode:?} {path:?} {chunks:02X?}\n{parts:X?}\n{whole:X?}"
                            );
                        }
                    }
                }
            }
        }
    });
}

#[test]
fn single_bytes_and_empty_chunks() {
    in_parallel(tested(), |&encoding| {
        for vector in vectors() {
            for mode in MODES {
                let whole = decode(encoding, &vector, mode, Path::Literal);
                for path in PATHS {
                    let chunks: Vec<&[u8]> = vector.chunks(1).flat_map(|byte| [&[][..], byte, &[]]).collect();
                    let chunks = if chunks.is_empty() { vec![&[][..]] } else { chunks };
                    assert_eq!(decode_chunks(encoding, &chunks, mode, path), whole, "{encoding} {vector:02X?}");
                }
            }
        }
    });
}

#[test]
fn random_text_at_random_splits() {
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0x9E37_79B9_7F4A_7C15 ^ encoding as u64);
        for _ in 0..4000 {
            let length = random.below(400);
            let bytes = random.text(encoding, length);
            assert_like_peer(encoding, &bytes);
            let [a, b] = [random.below(bytes.len() + 1), random.below(bytes.len() + 1)];
            let chunks = [&bytes[..a.min(b)], &bytes[a.min(b)..a.max(b)], &bytes[a.max(b)..]];
            for mode in MODES {
                let whole = decode(encoding, &bytes, mode, Path::Literal);
                for path in PATHS {
                    assert_eq!(decode_chunks(encoding, &chunks, mode, path), whole, "{encoding} {chunks:02X?}");
                }
            }
        }
    });
}

/// A lead byte held from the last chunk is malformed, and the byte after it starts the next sequence.
#[test]
fn runs_of_one_byte() {
    in_parallel(tested(), |&encoding| {
        for byte in 0..=u8::MAX {
            let mut bytes = [byte; 200];
            for end in [byte, 0x30, 0x81, 0xA1] {
                bytes[199] = end;
                for mode in MODES {
                    let whole = decode(encoding, &bytes, mode, Path::Literal);
                    for path in PATHS {
                        for split in 0..6 {
                            let chunks = [&bytes[..split], &bytes[split..]];
                            let what = format!("{encoding} {byte:02X} {end:02X} {split}");
                            assert_eq!(decode_chunks(encoding, &chunks, mode, path), whole, "{what}");
                        }
                    }
                }
            }
        }
    });
}

/// The fast paths look at many bytes together: every pair, at every place in a group and with different neighbours.
#[test]
fn every_pair_in_a_long_text() {
    in_parallel(tested(), |&encoding| {
        for company in
            [&b""[..], b"a", b"\xB0\xA1", b"a long row of ASCII characters, <b>as in markup</b>", b"\xA4", b"\0"]
        {
            for first in 0..=0xFF {
                let mut bytes = vec![b' '; usize::from(first % 3)];
                for second in 0..=0xFF {
                    bytes.extend([first, second]);
                    bytes.extend(company);
                }
                for mode in MODES {
                    let [literal, fast] = [Path::Literal, Path::Fast].map(|path| decode(encoding, &bytes, mode, path));
                    assert!(fast == literal, "{encoding} {mode:?} {first:02X} {company:02X?}");
                }
            }
        }
    });
}

/// What a decoder holds of an incomplete sequence, after each byte of text with sequences of all lengths.
#[test]
fn held_bytes() {
    for &encoding in Encoding::all() {
        let (bytes, expected): (&[u8], &[usize]) = match encoding {
            Encoding::Utf8 => ("aé€💩".as_bytes(), &[0, 1, 0, 1, 2, 0, 1, 2, 3, 0]),
            Encoding::Gb18030 | Encoding::Gbk => (b"a\xB0\xA1\x81\x30\x81\x30", &[0, 1, 0, 1, 2, 3, 0]),
            Encoding::EucJp => (b"a\xB0\xA1\x8F\xB0\xA1\x8E\xB1", &[0, 1, 0, 1, 2, 0, 1, 0]),
            Encoding::Iso2022Jp => (b"a\x1B$B0!\x1B(J", &[0, 1, 2, 0, 1, 0, 1, 2, 0]),
            Encoding::Utf16Le => (b"a\0\x3D\xD8\xA9\xDC", &[1, 0, 1, 2, 3, 0]),
            Encoding::Utf16Be => (b"\0a\xD8\x3D\xDC\xA9", &[1, 0, 1, 2, 3, 0]),
            Encoding::Big5 | Encoding::EucKr => (b"a\xB0\xA1", &[0, 1, 0]),
            Encoding::ShiftJis => (b"a\xB1\x8E\x40", &[0, 0, 1, 0]),
            _ => (b"a\xB0\xA1", &[0, 0, 0]),
        };
        let mut decoder = encoding.new_decoder();
        let held = bytes.iter().map(|&byte| {
            let _ = decoder.decode_to_utf16_in(&[byte], &mut [0; 8], ErrorMode::Replacement, false).unwrap();
            decoder.held()
        });
        assert_eq!(held.collect::<Vec<_>>(), expected, "{encoding}");
    }
}

/// With a destination shorter than the source there are only more calls.
#[test]
fn small_destinations() {
    in_parallel(tested(), |&encoding| {
        for vector in vectors() {
            let whole = decode(encoding, &vector, ErrorMode::Replacement, Path::Literal).unwrap();
            for room in Decoder::MOST_HELD + 1..20 {
                let mut decoder = encoding.new_decoder();
                let mut text = Vec::new();
                let mut rest = &vector[..];
                loop {
                    let mut units = vec![0; room];
                    let progress = decoder.decode_to_utf16_in(rest, &mut units, ErrorMode::Replacement, true).unwrap();
                    text.extend_from_slice(&units[..progress.written]);
                    rest = &rest[progress.read..];
                    if progress.finished {
                        break;
                    }
                }
                assert_eq!(text, whole, "{encoding} {vector:02X?} by {room}");
            }
        }
    });
}

#[test]
fn a_destination_that_is_too_short_does_nothing() {
    for &encoding in Encoding::all() {
        for room in 0..=Decoder::MOST_HELD {
            for source in [&b"\x1B"[..], b""] {
                let mut decoder = encoding.new_decoder();
                let _ = decoder.decode_to_utf16_in(b"\x81", &mut [0; 8], ErrorMode::Replacement, false).unwrap();
                let progress = decoder.decode_to_utf16_in(source, &mut vec![0; room], ErrorMode::Fatal, true).unwrap();
                assert_eq!((progress.read, progress.written, progress.finished), (0, 0, false));
            }
        }
    }
}

/// Writing U+FFFD for each malformed sequence and going on after it equals replacement.
#[test]
fn going_on_after_malformed_sequences() {
    in_parallel(tested(), |&encoding| {
        let mut random = Random(0xB504_F333_F9DE_6484 ^ encoding as u64);
        let texts = (0..1000).map(|_| {
            let length = random.below(60);
            random.text(encoding, length)
        });
        for bytes in vectors().into_iter().chain(texts.collect::<Vec<_>>()) {
            for chunk_length in [1, 2, 3, bytes.len() + 1] {
                assert_eq!(
                    decode_with_own_replacement(encoding, &bytes, chunk_length),
                    decode(encoding, &bytes, ErrorMode::Replacement, Path::Literal).expect("nothing is an error"),
                    "{encoding} {bytes:02X?} by {chunk_length}"
                );
            }
        }
    });
}

#[test]
fn kanji_that_end_inside_a_batch() {
    for count in [1, 340, 350, 510, 511, 512, 513, 700, 900] {
        let bytes = [b"\x1B$B", &b"$\"".repeat(count)[..], b"\x1B(B", &[b'a'; 2000]].concat();
        let decode = |path| decode(Encoding::Iso2022Jp, &bytes, ErrorMode::Fatal, path);
        assert_eq!(decode(Path::Fast), decode(Path::Literal), "{count}");
    }
}

/// A decoder that looked at the whole rest after each error would take minutes.
#[test]
fn going_on_after_each_of_many_errors() {
    const COUNT: usize = 200_000;
    in_parallel(tested(), |&encoding| {
        let (start, malformed): (&[u8], &[u8]) = match encoding {
            Encoding::Iso2022Jp => (b"\x1B$B", b")!"),
            Encoding::Utf16Le => (b"", b"\0\xDC"),
            Encoding::Utf16Be => (b"", b"\xDC\0"),
            _ => (b"", b"\xFF"),
        };
        let bytes = [start, &malformed.repeat(COUNT)].concat();
        let mut units = vec![0; bytes.len() + Decoder::MOST_HELD + 1];
        let mut decoder = encoding.new_decoder();
        let mut rest = &bytes[..];
        let mut errors = 0;
        while let Err(error) = decoder.decode_to_utf16_in(rest, &mut units, ErrorMode::Fatal, true) {
            let end = error.start + (error.length + decoder.held()) as isize;
            rest = &rest[usize::try_from(end).unwrap()..];
            errors += 1;
        }
        // Some encodings have a character there, and replacement has a single error.
        assert!([0, 1, COUNT].contains(&errors), "{encoding}: {errors}");
    });
}

fn decode_with_own_replacement(encoding: Encoding, bytes: &[u8], chunk_length: usize) -> Vec<u16> {
    let mut decoder = encoding.new_decoder();
    let mut text = Vec::new();
    let mut position = 0;
    loop {
        let end = bytes.len().min(position + chunk_length);
        let mut units = vec![0; end - position + Decoder::MOST_HELD + 1];
        match decoder.decode_to_utf16_in(&bytes[position..end], &mut units, ErrorMode::Fatal, end == bytes.len()) {
            Ok(progress) => {
                text.extend(&units[..progress.written]);
                position = end;
                if end == bytes.len() {
                    return text;
                }
            }
            Err(Malformed { start, length, written, .. }) => {
                text.extend(&units[..written]);
                text.push(0xFFFD);
                let next = start + (length + decoder.held()) as isize;
                position = position.checked_add_signed(next).expect("no sequence starts before the text");
            }
        }
    }
}
