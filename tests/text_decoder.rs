//! Chunks with byte order marks: whatever the splits, the result equals that of the whole text.

mod common;

use common::{Malformed, Random, in_parallel, tested};
use encoding_standard::{BomHandling, Decoder, Encoding, TextDecoder};

const BOM_HANDLINGS: [BomHandling; 3] = [BomHandling::Decide, BomHandling::Remove, BomHandling::Keep];

/// Byte order marks: whole, in part, twice, and similar bytes.
const STARTS: [&[u8]; 14] = [
    b"",
    b"\xEF",
    b"\xEF\xBB",
    b"\xEF\xBB\xBF",
    b"\xEF\xBB\xBF\xEF\xBB\xBF",
    b"\xEF\xBB\xBE",
    b"\xEF\xBF",
    b"\xFE",
    b"\xFE\xFF",
    b"\xFF",
    b"\xFF\xFE",
    b"\xFF\xFE\0\0",
    b"\xFF\xFF\xFE",
    b"a\xEF\xBB\xBF",
];

fn texts(encoding: Encoding) -> Vec<Vec<u8>> {
    let mut random = Random(0x2545_F491_4F6C_DD1D ^ encoding as u64);
    let ends = [0, 1, 2, 7, 60].map(|length| random.text(encoding, length));
    STARTS.iter().flat_map(|start| ends.iter().map(move |end| [start, &end[..]].concat())).collect()
}

/// Chunks at every split in two, and of one byte each.
fn splits(text: &[u8]) -> Vec<Vec<&[u8]>> {
    let mut splits: Vec<Vec<&[u8]>> = (0..=text.len()).map(|place| vec![&text[..place], &text[place..]]).collect();
    splits.push(text.chunks(1).flat_map(|byte| [&[][..], byte]).chain([&[][..]]).collect());
    splits
}

#[test]
fn chunks_are_decoded_as_the_whole() {
    in_parallel(tested(), |&encoding| {
        for (text, bom) in texts(encoding).iter().flat_map(|text| BOM_HANDLINGS.map(|bom| (text, bom))) {
            let expected = encoding.decode_with_bom_handling(text, bom);
            let units: Vec<u16> = expected.encode_utf16().collect();
            let fatal =
                encoding.decode_with_bom_handling_or_fail(text, bom).map_err(|error| (error.start, error.length));
            for chunks in splits(text) {
                let new = || TextDecoder::new(encoding, bom);
                assert_eq!(to_string(new(), &chunks), expected, "{encoding} {bom:?} {chunks:02X?}");
                let failing = to_string_or_fail(new(), &chunks).map_err(|error| (error.start, error.length));
                assert_eq!(
                    failing,
                    fatal.as_deref().map(str::to_owned).map_err(|error| *error),
                    "{encoding} {bom:?} {chunks:02X?}"
                );
                for room in [Decoder::LEAST_ROOM, 100] {
                    assert_eq!(to_utf_8(new(), &chunks, room), expected.as_bytes(), "{encoding} {bom:?} {chunks:02X?}");
                    assert_eq!(to_utf_16(new(), &chunks, room), units, "{encoding} {bom:?} {chunks:02X?}");
                }
            }
        }
    });
}

fn to_string(mut decoder: TextDecoder, chunks: &[&[u8]]) -> String {
    let mut text = String::new();
    for (i, chunk) in chunks.iter().enumerate() {
        decoder.decode_to_string(chunk, &mut text, i + 1 == chunks.len());
    }
    text
}

/// The place of an error counts from the first chunk.
fn to_string_or_fail(mut decoder: TextDecoder, chunks: &[&[u8]]) -> Result<String, Malformed> {
    let mut text = String::new();
    let mut position = 0;
    for (i, chunk) in chunks.iter().enumerate() {
        decoder.decode_to_string_or_fail(chunk, &mut text, i + 1 == chunks.len()).map_err(|malformed| {
            let malformed = Malformed::from(malformed);
            Malformed { start: malformed.start + position, ..malformed }
        })?;
        position += chunk.len() as isize;
    }
    Ok(text)
}

fn to_utf_8(mut decoder: TextDecoder, chunks: &[&[u8]], room: usize) -> Vec<u8> {
    let mut text = Vec::new();
    let mut destination = vec![0; room];
    for (i, chunk) in chunks.iter().enumerate() {
        let mut rest = *chunk;
        loop {
            let progress = decoder.decode(rest, &mut destination, i + 1 == chunks.len());
            text.extend_from_slice(&destination[..progress.written]);
            rest = &rest[progress.read..];
            if progress.finished {
                assert!(rest.is_empty());
                break;
            }
            assert!(progress.read + progress.written > 0, "no progress in {room} bytes");
        }
    }
    text
}

fn to_utf_16(mut decoder: TextDecoder, chunks: &[&[u8]], room: usize) -> Vec<u16> {
    let mut text = Vec::new();
    let mut destination = vec![0; room];
    for (i, chunk) in chunks.iter().enumerate() {
        let mut rest = *chunk;
        loop {
            let progress = decoder.decode_to_utf16(rest, &mut destination, i + 1 == chunks.len());
            text.extend_from_slice(&destination[..progress.written]);
            rest = &rest[progress.read..];
            if progress.finished {
                assert!(rest.is_empty());
                break;
            }
            assert!(progress.read + progress.written > 0, "no progress in {room} units");
        }
    }
    text
}

/// Going on where the error says equals replacing malformed sequences.
#[test]
fn decoding_goes_on_after_errors() {
    in_parallel(tested(), |&encoding| {
        for (text, bom) in texts(encoding).iter().flat_map(|text| BOM_HANDLINGS.map(|bom| (text, bom))) {
            let expected = encoding.decode_with_bom_handling(text, bom);
            for length in [1, 2, 3, 1000] {
                let mut decoder = TextDecoder::new(encoding, bom);
                let mut actual = String::new();
                let mut position = 0;
                loop {
                    let end = text.len().min(position + length);
                    let is_last = end == text.len();
                    match decoder.decode_to_string_or_fail(&text[position..end], &mut actual, is_last) {
                        Ok(()) if is_last => break,
                        Ok(()) => position = end,
                        Err(malformed) => {
                            actual.push('\u{FFFD}');
                            let next = malformed.start + (malformed.length + decoder.held()) as isize;
                            position = position.checked_add_signed(next).unwrap();
                        }
                    }
                }
                assert_eq!(actual, expected, "{encoding} {bom:?} {length} {text:02X?}");
            }
        }
    });
}

#[test]
fn the_encoding_is_that_of_the_mark() {
    for (start, marked) in
        [(&b"\xEF\xBB\xBF"[..], Encoding::Utf8), (b"\xFE\xFF", Encoding::Utf16Be), (b"\xFF\xFE", Encoding::Utf16Le)]
    {
        for (bom, expected) in
            [(BomHandling::Decide, marked), (BomHandling::Remove, Encoding::Gbk), (BomHandling::Keep, Encoding::Gbk)]
        {
            let mut decoder = TextDecoder::new(Encoding::Gbk, bom);
            assert_eq!(decoder.encoding(), Encoding::Gbk);
            decoder.decode_to_string(start, &mut String::new(), false);
            assert_eq!(decoder.encoding(), expected, "{bom:?}");
        }
    }
}

#[test]
fn the_room_that_it_asks_for_is_enough() {
    in_parallel(tested(), |&encoding| {
        for text in texts(encoding) {
            for place in 0..=text.len() {
                let mut decoder = TextDecoder::new(encoding, BomHandling::Decide);
                for (chunk, is_last) in [(&text[..place], false), (&text[place..], true)] {
                    let mut copy = decoder;
                    let mut bytes = vec![0; decoder.max_length(chunk.len()).unwrap()];
                    let mut units = vec![0; decoder.max_utf16_length(chunk.len()).unwrap()];
                    assert!(decoder.decode(chunk, &mut bytes, is_last).finished);
                    assert!(copy.decode_to_utf16(chunk, &mut units, is_last).finished);
                }
            }
        }
    });
    assert_eq!(TextDecoder::new(Encoding::Utf8, BomHandling::Keep).max_length(usize::MAX), None);
}
