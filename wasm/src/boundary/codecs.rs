//! Decoding, encoding and transcoding with the current codec.

#[cfg(feature = "encode")]
use super::memory::with_output;
use super::memory::{BLOCK, INPUT, OUTPUT_START, Shared, UNITS, UNITS_LENGTH, start_of};
use encoding_standard::parts::{self, ErrorMode, nth};
use encoding_standard::{Decoder, Malformed, Progress};
#[cfg(feature = "encode")]
use encoding_standard::{Encoder, Unmappable, hooks::get_encoder, parts::UnitBytes};
#[cfg(feature = "transcode")]
use encoding_standard::{End, Losses, TranscodeError, Transcoder};

pub(super) static CODEC: Shared<Codec> = Shared::new(Codec::None);
static REPORT: Shared<Report> =
    Shared::new(Report { finished: false, read: 0, written: 0, code_point: 0, start: 0, length: 0 });

/// What the last call replaced.
#[cfg(feature = "transcode")]
static LOSSES: Shared<Option<Losses>> = Shared::new(None);

/// The current codec.
#[allow(clippy::large_enum_variant, reason = "it is one static value")]
pub(super) enum Codec {
    None,
    Decoder(Decoder),
    #[cfg(feature = "encode")]
    Encoder(Encoder),
    #[cfg(feature = "transcode")]
    Transcoder(Transcoder),
}

/// Details of the last call.
struct Report {
    finished: bool,
    read: isize,
    written: usize,
    code_point: u32,
    start: isize,
    length: usize,
}

/// Results of the functions for blocks other than a number of items. The last one means that there is no codec, because
/// the module lacks it, or one of another kind.
const MALFORMED: i32 = -1;
#[cfg(feature = "encode")]
const UNMAPPABLE: i32 = -2;
const WRONG_CODEC: i32 = -3;

/// Where to write bytes to decode or transcode.
#[unsafe(no_mangle)]
pub extern "C" fn input() -> *mut u8 {
    INPUT.address().cast()
}

/// How many bytes there is room for at [`input`], and how many code units one call encodes.
#[unsafe(no_mangle)]
pub extern "C" fn block_length() -> usize {
    BLOCK
}

/// How many code units there is room for at [`units`].
#[unsafe(no_mangle)]
pub extern "C" fn units_length() -> usize {
    UNITS_LENGTH
}

/// Where code units are after [`decode_block`], and where to write those to encode.
#[unsafe(no_mangle)]
pub extern "C" fn units() -> *mut u16 {
    UNITS.address().cast()
}

/// Where bytes are after [`encode_block`] and [`transcode_block`]: in the room of code units beyond those that one call
/// encodes.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *mut u8 {
    units().wrapping_add(OUTPUT_START).cast()
}

/// Where the code units of a single-byte encoding's 256 bytes are, with U+FFFD for the malformed ones. Null for an encoding
/// that isn't ASCII-compatible. Other multi-byte encodings have ASCII alone, and 0 for all other bytes.
#[unsafe(no_mangle)]
pub extern "C" fn byte_table(encoding: usize) -> *const u16 {
    nth(encoding).and_then(parts::byte_units).map_or(core::ptr::null(), |units| units.as_ptr())
}

/// Whether `byte & mask == bits` for none of `length` bytes at [`input`].
#[unsafe(no_mangle)]
pub extern "C" fn is_free_of(length: usize, bits: u8, mask: u8) -> bool {
    let is_one = |byte: &u8| byte & mask == bits;
    // Without a branch for each byte, so that the compiler vectorizes it.
    INPUT.with(|input| {
        !start_of(input, length).chunks(1024).any(|chunk| chunk.iter().fold(false, |any, byte| any | is_one(byte)))
    })
}

/// Where the code units of a multi-byte encoding's pairs of bytes are, 65,536 of them: see [`parts::pair_units`]. Null for
/// encodings without such a table.
#[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
#[unsafe(no_mangle)]
pub extern "C" fn pair_table(encoding: usize) -> *const u16 {
    nth(encoding).and_then(parts::pair_units).map_or(core::ptr::null(), |units| units.as_ptr())
}

/// Where the bytes of an encoding's code units are: for single-byte encodings a byte for each code unit below 0x4000, for
/// multi-byte encodings 16 bits for each of all code units, one byte or two. 0 stands for those to leave to the encoder.
/// Null for encodings without such a table.
#[cfg(feature = "encode")]
#[unsafe(no_mangle)]
pub extern "C" fn unit_table(encoding: usize) -> *const u8 {
    match nth(encoding).and_then(parts::unit_bytes) {
        #[cfg(feature = "single-byte")]
        Some(UnitBytes::One(table)) => table.as_ptr(),
        #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
        Some(UnitBytes::Two(table)) => table.as_ptr().cast(),
        _ => core::ptr::null(),
    }
}

/// The current codec's state: [`codec_length`] bytes to read after a call, and to write back later to go on.
#[unsafe(no_mangle)]
pub extern "C" fn codec() -> *mut u8 {
    CODEC.address().cast()
}

/// How many bytes there are at [`codec`]. JavaScript copies four at a time.
#[unsafe(no_mangle)]
pub extern "C" fn codec_length() -> usize {
    const { assert!(size_of::<Codec>().is_multiple_of(4) && align_of::<Codec>() >= 4) };
    size_of::<Codec>()
}

/// Makes the current codec a new instance of an encoding's decoder.
#[unsafe(no_mangle)]
pub extern "C" fn new_decoder(encoding: usize) {
    set_codec(nth(encoding).map(|encoding| Codec::Decoder(encoding.new_decoder())));
}

/// Makes the current codec a new instance of an encoding's encoder.
#[cfg(feature = "encode")]
#[unsafe(no_mangle)]
pub extern "C" fn new_encoder(encoding: usize) {
    set_codec(nth(encoding).and_then(get_encoder).map(Codec::Encoder));
}

/// Makes the current codec a new transcoder.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn new_transcoder(from: usize, to: usize, ignore_bom: u32) {
    let transcoder = nth(from).zip(nth(to)).and_then(|(from, to)| Transcoder::new(from, to));
    let transcoder = transcoder.map(|removing| if ignore_bom == 0 { removing } else { removing.keep_bom() });
    set_codec(transcoder.map(Codec::Transcoder));
}

/// Makes `from` the encoding of the current transcoder's next source, or of the rest of the current one.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn set_source_encoding(from: usize, rest: u32) {
    CODEC.with(|codec| {
        if let (Codec::Transcoder(transcoder), Some(from)) = (codec, nth(from)) {
            if rest == 0 {
                transcoder.set_source_encoding(from);
            } else {
                transcoder.set_rest_encoding(from);
            }
        }
    });
}

/// Decodes `length` bytes at [`input`] with the current decoder to the code units from `at` on at [`units`], where there
/// must be room for [`Decoder::MOST_HELD`] more than there are bytes. Returns the number of code units, or -1 at a malformed
/// sequence if `fatal` is 1. If it is 2, malformed sequences are counted: see [`replaced`].
#[unsafe(no_mangle)]
pub extern "C" fn decode_block(length: usize, at: usize, fatal: u32, end_of_queue: u32) -> i32 {
    CODEC.with(|codec| {
        #[allow(irrefutable_let_patterns, reason = "there may be no other codecs")]
        let Codec::Decoder(decoder) = codec else { return WRONG_CODEC };
        let result = INPUT.with(|input| {
            let source = start_of(input, length);
            UNITS.with(|units| {
                let destination = units.get_mut(at..).unwrap_or_default();
                let mode = if fatal == 1 { ErrorMode::Fatal } else { ErrorMode::Replacement };
                #[cfg(feature = "transcode")]
                if fatal == 2 {
                    let mut losses = Losses::default();
                    let replaced = Some(&mut losses.malformed);
                    let result = parts::decode(decoder, source, destination, mode, end_of_queue != 0, replaced);
                    LOSSES.with(|report| *report = Some(losses));
                    return result;
                }
                parts::decode(decoder, source, destination, mode, end_of_queue != 0, None)
            })
        });
        match result {
            Ok(progress) => report_progress(progress),
            Err(malformed) => {
                REPORT.with(|report| report.read = malformed.start + (malformed.length + decoder.held()) as isize);
                report_malformed(malformed)
            }
        }
    })
}

/// How many bytes of an incomplete sequence the current decoder holds.
#[unsafe(no_mangle)]
pub extern "C" fn held() -> usize {
    CODEC.with(|codec| {
        #[allow(irrefutable_let_patterns, reason = "there may be no other codecs")]
        let Codec::Decoder(decoder) = codec else { return 0 };
        decoder.held()
    })
}

/// Encodes the code units from `from` to `to` at [`units`] with the current encoder, as far as there is room at
/// [`output`]. Returns the number of bytes there, or -2 at an unmappable code point in fatal mode.
#[cfg(feature = "encode")]
#[unsafe(no_mangle)]
pub extern "C" fn encode_block(from: usize, to: usize, mode: u32, end_of_queue: u32) -> i32 {
    CODEC.with(|codec| {
        let Codec::Encoder(encoder) = codec else { return WRONG_CODEC };
        let result = with_output(|units, output| {
            let source = units.get(from..to).unwrap_or_default();
            parts::encode(encoder, source, output, error_mode(mode), end_of_queue != 0)
        });
        match result {
            Ok(progress) => report_progress(progress),
            Err(Unmappable { code_point, index, read, written, .. }) => {
                REPORT.with(|report| report.read = read as isize);
                report_unmappable(code_point, index, written)
            }
        }
    })
}

/// Transcodes `length` bytes at [`input`] with the current transcoder, as far as there is room at [`output`]. Returns the
/// number of bytes there, or -1 or -2 as [`decode_block`] and [`encode_block`] do.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn transcode_block(length: usize, fatal: u32, mode: u32, end: u32) -> i32 {
    CODEC.with(|codec| {
        let Codec::Transcoder(transcoder) = codec else { return WRONG_CODEC };
        let result = INPUT.with(|input| {
            let source = start_of(input, length);
            let modes = (if fatal == 0 { ErrorMode::Replacement } else { ErrorMode::Fatal }, error_mode(mode));
            let mut losses = Losses::default();
            let result =
                with_output(|_, output| parts::transcode(transcoder, source, output, modes, end_of(end), &mut losses));
            LOSSES.with(|report| *report = Some(losses));
            result
        });
        match result {
            Ok(progress) => report_progress(progress),
            Err(TranscodeError::Malformed(malformed)) => report_malformed(malformed),
            Err(TranscodeError::Unmappable { code_point, start, written }) => {
                report_unmappable(code_point, start, written)
            }
            // There are no others.
            Err(_) => WRONG_CODEC,
        }
    })
}

/// Whether the last call read everything; if not, there was no more room.
#[unsafe(no_mangle)]
pub extern "C" fn finished() -> u32 {
    REPORT.with(|report| u32::from(report.finished))
}

/// How many items the last call read. After an error of [`decode_block`] or [`encode_block`] it is where to go on, which
/// may be in an earlier block. After an error of [`transcode_block`] it has no meaning: the rest of the block isn't read,
/// and the next call starts a new source.
#[unsafe(no_mangle)]
pub extern "C" fn read() -> isize {
    REPORT.with(|report| report.read)
}

/// After -1 or -2: how many items were written before.
#[unsafe(no_mangle)]
pub extern "C" fn written() -> usize {
    REPORT.with(|report| report.written)
}

/// After -2: the unmappable code point.
#[unsafe(no_mangle)]
pub extern "C" fn code_point() -> u32 {
    REPORT.with(|report| report.code_point)
}

/// After -1 or -2: where the malformed sequence or the code point starts, in items from the first one of this call;
/// negative if it began in an earlier block.
#[unsafe(no_mangle)]
pub extern "C" fn start() -> isize {
    REPORT.with(|report| report.start)
}

/// After -1: the malformed sequence's length in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    REPORT.with(|report| report.length)
}

/// How many malformed sequences the last call of [`transcode_block`] replaced, or of [`decode_block`] that counted them.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn replaced() -> usize {
    LOSSES.with(|losses| losses.unwrap_or_default().malformed)
}

/// After [`transcode_block`]: where the first of them starts, counted as by [`start`]; 0 if there is none.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn first_replaced() -> isize {
    LOSSES.with(|losses| losses.unwrap_or_default().first_malformed.unwrap_or_default())
}

/// How many code points the last call of [`transcode_block`] replaced because the target can't represent them.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn unmapped() -> usize {
    LOSSES.with(|losses| losses.unwrap_or_default().unmappable)
}

/// Where the first of them is, counted as by [`start`]; 0 if there is none.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn first_unmapped() -> isize {
    LOSSES.with(|losses| losses.unwrap_or_default().first_unmappable.map_or(0, |lost| lost.start))
}

/// The first of them; 0 if there is none.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn unmapped_code_point() -> u32 {
    LOSSES.with(|losses| losses.unwrap_or_default().first_unmappable.map_or(0, |lost| lost.code_point.into()))
}

fn set_codec(new: Option<Codec>) {
    CODEC.with(|codec| *codec = new.unwrap_or(Codec::None));
}

/// The numbers of error modes; all others are html.
const FATAL: u32 = 0;
const REPLACEMENT: u32 = 2;

fn error_mode(mode: u32) -> ErrorMode {
    match mode {
        FATAL => ErrorMode::Fatal,
        REPLACEMENT => ErrorMode::Replacement,
        _ => ErrorMode::Html,
    }
}

/// 0 for nothing, 1 for a source, 2 for the result.
#[cfg(feature = "transcode")]
fn end_of(end: u32) -> End {
    match end {
        1 => End::Source,
        2 => End::Result,
        _ => End::None,
    }
}

fn report_progress(Progress { read, written, finished, .. }: Progress) -> i32 {
    REPORT.with(|report| {
        report.finished = finished;
        report.read = read as isize;
    });
    written as i32
}

fn report_malformed(Malformed { start, length, written, .. }: Malformed) -> i32 {
    REPORT.with(|report| {
        report.start = start;
        report.length = length;
        report.written = written;
    });
    MALFORMED
}

#[cfg(feature = "encode")]
fn report_unmappable(code_point: char, start: isize, written: usize) -> i32 {
    REPORT.with(|report| {
        report.code_point = code_point.into();
        report.start = start;
        report.written = written;
    });
    UNMAPPABLE
}
