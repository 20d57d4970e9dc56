//! Transcoders.

use super::common::modes::{DecodeInMode, EncodeInMode, ErrorMode, TranscodeInMode, new_transcoder};
use encoding_standard::hooks::get_encoder;
use encoding_standard::{Decoder, Encoder, Encoding, End, Malformed, TranscodeError, Transcoder, Unmappable};

use super::choices::Choices;
use super::common::MODES;
use super::common::encoding::ENCODER_MODES;

/// Whatever the splits, the result for one or several sources equals decoding and encoding by the standard's steps.
pub fn check(input: &[u8]) {
    let mut choices = Choices::new(input);
    let [first_from, second_from] = [choices.encoding(), choices.encoding()];
    let to = match choices.encoding() {
        Encoding::Replacement => Encoding::Utf8,
        encoding => encoding,
    };
    let modes = (choices.one_of(&MODES), choices.one_of(&ENCODER_MODES));
    let ignore_bom = choices.flag();
    let first_length = usize::from(choices.byte()) * 16;
    let mut splits = choices.splits();
    let extra_room = choices.one_of(&[0, 1, 100, 70_000]);
    let bytes = choices.rest();
    // From 4080 on there is only one source.
    let sources = match bytes.split_at_checked(first_length) {
        Some((first, second)) if first_length < 255 * 16 => vec![(first_from, first), (second_from, second)],
        _ => vec![(first_from, bytes)],
    };

    let whole: Vec<_> = sources.iter().map(|&(from, source)| (from, vec![source])).collect();
    let parts: Vec<_> = sources.iter().map(|&(from, source)| (from, splits.parts(source))).collect();
    let (expected, expected_problem) = by_steps(&sources, to, modes, ignore_bom);
    let (actual, problem) = transcode(&whole, to, modes, ignore_bom, extra_room);
    assert_eq!(actual, expected, "{sources:02X?} to {to} {modes:?}");
    assert_eq!(problem, expected_problem, "{sources:02X?} to {to} {modes:?}");
    let in_parts = transcode(&parts, to, modes, ignore_bom, extra_room);
    assert_eq!(in_parts, (actual, problem), "{parts:02X?} to {to} {modes:?}");
}

/// Why transcoding stopped, and in which source, counted from its first part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Problem {
    Malformed { source: usize, start: isize, length: usize },
    Unmappable { source: usize, start: isize, code_point: char },
}

type Modes = (ErrorMode, ErrorMode);

fn transcode(
    sources: &[(Encoding, Vec<&[u8]>)],
    to: Encoding,
    modes: Modes,
    ignore_bom: bool,
    extra_room: usize,
) -> (Vec<u8>, Option<Problem>) {
    let mut transcoder = new_transcoder(sources[0].0, to, ignore_bom).expect("replacement isn't a target here");
    // A byte becomes at most a code unit, and that an escape sequence and a reference to a code point.
    let needed = 13 * sources.iter().flat_map(|(_, parts)| parts).map(|part| part.len()).sum::<usize>();
    let mut destination = vec![0xAA; Transcoder::LEAST_ROOM + extra_room.min(needed)];
    let mut bytes = Vec::new();
    for (number, (from, parts)) in sources.iter().enumerate() {
        if number > 0 {
            transcoder.set_source_encoding(*from);
        }
        let last = if number + 1 == sources.len() { End::Result } else { End::Source };
        let mut position = 0;
        for (i, part) in parts.iter().enumerate() {
            let end = if i + 1 == parts.len() { last } else { End::None };
            let mut rest = *part;
            loop {
                let (written, problem) = match transcoder.transcode_in(rest, &mut destination, modes.0, modes.1, end) {
                    Ok(progress) => {
                        bytes.extend_from_slice(&destination[..progress.written]);
                        rest = &rest[progress.read..];
                        position += progress.read as isize;
                        if progress.finished {
                            assert!(rest.is_empty(), "finished before the end");
                            break;
                        }
                        assert!(progress.read + progress.written > 0, "no progress");
                        continue;
                    }
                    Err(TranscodeError::Malformed(Malformed { start, length, written, .. })) => {
                        (written, Problem::Malformed { source: number, start: start + position, length })
                    }
                    Err(TranscodeError::Unmappable { code_point, start, written }) => {
                        (written, Problem::Unmappable { source: number, start: start + position, code_point })
                    }
                    Err(error) => panic!("{error}"),
                };
                bytes.extend_from_slice(&destination[..written]);
                return (bytes, Some(problem));
            }
        }
    }
    (bytes, None)
}

/// Does the same by the handlers, one source after the other.
fn by_steps(sources: &[(Encoding, &[u8])], to: Encoding, modes: Modes, ignore_bom: bool) -> (Vec<u8>, Option<Problem>) {
    let mut encoder = get_encoder(to);
    let mut bytes = Vec::new();
    for (number, &(from, source)) in sources.iter().enumerate() {
        let mut units = vec![0; source.len() + Decoder::MOST_HELD + 1];
        let decoded = from.new_decoder().decode_literally_in(source, &mut units, modes.0, true);
        units.truncate(decoded.map_or_else(|malformed| malformed.written, |progress| progress.written));
        let has_bom = matches!(from, Encoding::Utf8 | Encoding::Utf16Be | Encoding::Utf16Le);
        let skips_bom = has_bom && !ignore_bom && units.first() == Some(&0xFEFF);
        if skips_bom {
            units.remove(0);
        }
        let is_end = decoded.is_ok() && number + 1 == sources.len();
        let encoded = encode_literally(encoder.as_mut(), to, &units, modes.1, is_end, &mut bytes);
        if let Err(Unmappable { code_point, index, .. }) = encoded {
            let start = start_of_unit(from, source, index + isize::from(skips_bom));
            return (bytes, Some(Problem::Unmappable { source: number, start, code_point }));
        }
        if let Err(Malformed { start, length, .. }) = decoded {
            return (bytes, Some(Problem::Malformed { source: number, start, length }));
        }
    }
    (bytes, None)
}

/// Where the bytes of a code unit start, found a byte at a time, going on after each malformed sequence.
fn start_of_unit(from: Encoding, source: &[u8], index: isize) -> isize {
    let mut decoder = from.new_decoder();
    let mut units = [0; Decoder::MOST_HELD + 2];
    let (mut position, mut count) = (0, 0);
    while let Some(byte) = source.get(position as usize) {
        let start = position - decoder.held() as isize;
        match decoder.decode_literally_in(&[*byte], &mut units, ErrorMode::Fatal, false) {
            Ok(progress) => {
                count += progress.written as isize;
                position += 1;
                if count > index {
                    return start;
                }
            }
            Err(Malformed { start, length, .. }) => {
                count += 1;
                if count > index {
                    return position + start;
                }
                position += start + (length + decoder.held()) as isize;
            }
        }
    }
    position - decoder.held() as isize
}

fn encode_literally(
    encoder: Option<&mut Encoder>,
    to: Encoding,
    units: &[u16],
    mode: ErrorMode,
    end_of_queue: bool,
    bytes: &mut Vec<u8>,
) -> Result<(), Unmappable> {
    let Some(encoder) = encoder else {
        let to_bytes = if to == Encoding::Utf16Be { u16::to_be_bytes } else { u16::to_le_bytes };
        bytes.extend(units.iter().flat_map(|&unit| to_bytes(unit)));
        return Ok(());
    };
    let mut destination = vec![0; 13 * units.len() + Encoder::LEAST_ROOM];
    let encoded = encoder.encode_literally_in(units, &mut destination, mode, end_of_queue);
    let written = encoded.map_or_else(|unmappable| unmappable.written, |progress| progress.written);
    bytes.extend_from_slice(&destination[..written]);
    encoded.map(|_| ())
}
