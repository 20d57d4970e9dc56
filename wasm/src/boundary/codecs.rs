//! Decoding, encoding and transcoding with the current codec.

#[cfg(feature = "encode")]
use super::memory::with_output;
use super::memory::{BLOCK, INPUT, OUTPUT_START, Shared, UNITS, UNITS_LENGTH, start_of};
use encoding_standard::parts::{self, ErrorMode, nth};
#[cfg(feature = "transcode")]
use encoding_standard::{End, Losses, TranscodeError, Transcoder};
use encoding_standard::{Malformed, Progress};
#[cfg(feature = "encode")]
use encoding_standard::{Unmappable, hooks::get_encoder, parts::UnitBytes};

/// The current codec: its kind, and the numbers that [`parts`] makes of it. Whatever JavaScript writes here is some codec, or none.
static CODEC: Shared<[u32; 6]> = Shared::new([0; 6]);

/// The kinds of codecs. No other number is one.
const DECODER: u32 = 1;
#[cfg(feature = "encode")]
const ENCODER: u32 = 2;
#[cfg(feature = "transcode")]
const TRANSCODER: u32 = 3;

static REPORT: Shared<Report> = Shared::new(Report::NEW);

/// Details of the last call, at [`report`].
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Report {
    /// 1 if the call read everything; if not, there was no more room.
    pub finished: u32,
    /// How many items it read. After an error of [`decode_block`] or [`encode_block`] it is where to go on, which may be in an
    /// earlier block. After an error of [`transcode_block`] it has no meaning: the rest of the block isn't read, and the next
    /// call starts a new source.
    pub read: isize,
    /// After -1 or -2: how many items were written before.
    pub written: usize,
    /// After -1 or -2: where the malformed sequence or the code point starts, in items from the first one of this call;
    /// negative if it began in an earlier block.
    pub start: isize,
    /// After -1: the malformed sequence's length in bytes.
    pub length: usize,
    /// After -2: the unmappable code point.
    pub code_point: u32,
    /// How many malformed sequences [`transcode_block`] replaced, or [`decode_block`] that counted them.
    pub replaced: usize,
    /// After [`transcode_block`]: where the first of them starts, counted as `start`; 0 if there is none.
    pub first_replaced: isize,
    /// How many code points [`transcode_block`] replaced because the target can't represent them.
    pub unmapped: usize,
    /// Where the first of them is, counted as `start`; 0 if there is none.
    pub first_unmapped: isize,
    /// The first of them; 0 if there is none.
    pub unmapped_code_point: u32,
    /// After [`decode_block`]: how many bytes of an incomplete sequence the decoder holds.
    pub held: usize,
}

impl Report {
    const NEW: Self = Self {
        finished: 0,
        read: 0,
        written: 0,
        start: 0,
        length: 0,
        code_point: 0,
        replaced: 0,
        first_replaced: 0,
        unmapped: 0,
        first_unmapped: 0,
        unmapped_code_point: 0,
        held: 0,
    };
}

/// Error results of the functions for blocks. The last one means that there is no codec, because the module lacks it, or
/// one of another kind.
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
    CODEC.with(|codec| size_of_val(codec))
}

/// Where the details of the last call are: the numbers of a [`Report`], 32 bits each.
#[unsafe(no_mangle)]
pub extern "C" fn report() -> *const Report {
    REPORT.address()
}

/// Makes the current codec a new instance of an encoding's decoder.
#[unsafe(no_mangle)]
pub extern "C" fn new_decoder(encoding: usize) {
    set_codec(DECODER, nth(encoding).map(|encoding| parts::save_decoder(&encoding.new_decoder())));
}

/// Makes the current codec a new instance of an encoding's encoder.
#[cfg(feature = "encode")]
#[unsafe(no_mangle)]
pub extern "C" fn new_encoder(encoding: usize) {
    set_codec(ENCODER, nth(encoding).and_then(get_encoder).map(|encoder| parts::save_encoder(&encoder)));
}

/// Makes the current codec a new transcoder.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn new_transcoder(from: usize, to: usize, ignore_bom: u32) {
    let transcoder = nth(from).zip(nth(to)).and_then(|(from, to)| Transcoder::new(from, to));
    let transcoder = transcoder.map(|removing| if ignore_bom == 0 { removing } else { removing.keep_bom() });
    set_codec(TRANSCODER, transcoder.map(|transcoder| parts::save_transcoder(&transcoder)));
}

/// Makes `from` the encoding of the current transcoder's next source, or of the rest of the current one.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn set_source_encoding(from: usize, rest: u32) {
    let transcoder = codec_of(TRANSCODER).and_then(parts::load_transcoder);
    if let (Some(mut transcoder), Some(from)) = (transcoder, nth(from)) {
        if rest == 0 {
            transcoder.set_source_encoding(from);
        } else {
            transcoder.set_rest_encoding(from);
        }
        set_codec(TRANSCODER, Some(parts::save_transcoder(&transcoder)));
    }
}

/// Decodes `length` bytes at [`input`] with the current decoder to the code units from `at` on at [`units`], where there
/// must be room for [`Decoder::MOST_HELD`](encoding_standard::Decoder::MOST_HELD) more than there are bytes. Returns the number of code units, or -1 at a malformed
/// sequence if `fatal` is 1. If it is 2, malformed sequences are counted: see [`Report`].
#[unsafe(no_mangle)]
pub extern "C" fn decode_block(length: usize, at: usize, fatal: u32, end_of_queue: u32) -> i32 {
    let Some(mut decoder) = codec_of(DECODER).and_then(parts::load_decoder) else { return WRONG_CODEC };
    let mut replaced = 0;
    let result = INPUT.with(|input| {
        let source = start_of(input, length);
        UNITS.with(|units| {
            let destination = units.get_mut(at..).unwrap_or_default();
            let mode = if fatal == 1 { ErrorMode::Fatal } else { ErrorMode::Replacement };
            let counted = (fatal == 2).then_some(&mut replaced);
            parts::decode(&mut decoder, source, destination, mode, end_of_queue != 0, counted)
        })
    });
    set_codec(DECODER, Some(parts::save_decoder(&decoder)));
    let held = decoder.held();
    let report = Report { replaced, held, ..Report::NEW };
    match result {
        Ok(progress) => report_progress(report, progress),
        Err(malformed) => {
            let read = malformed.start + (malformed.length + held) as isize;
            report_malformed(Report { read, ..report }, malformed)
        }
    }
}

/// Encodes the code units from `from` to `to` at [`units`] with the current encoder, as far as there is room at
/// [`output`]. Returns the number of bytes there, or -2 at an unmappable code point in fatal mode.
#[cfg(feature = "encode")]
#[unsafe(no_mangle)]
pub extern "C" fn encode_block(from: usize, to: usize, mode: u32, end_of_queue: u32) -> i32 {
    let Some(mut encoder) = codec_of(ENCODER).and_then(parts::load_encoder) else { return WRONG_CODEC };
    let result = with_output(|units, output| {
        let source = units.get(from..to).unwrap_or_default();
        parts::encode(&mut encoder, source, output, error_mode(mode), end_of_queue != 0)
    });
    set_codec(ENCODER, Some(parts::save_encoder(&encoder)));
    match result {
        Ok(progress) => report_progress(Report::NEW, progress),
        Err(Unmappable { code_point, index, read, written, .. }) => {
            let read = read as isize;
            report_unmappable(Report { read, ..Report::NEW }, code_point, index, written)
        }
    }
}

/// Transcodes `length` bytes at [`input`] with the current transcoder, as far as there is room at [`output`]. Returns the
/// number of bytes there, or -1 or -2 as [`decode_block`] and [`encode_block`] do.
#[cfg(feature = "transcode")]
#[unsafe(no_mangle)]
pub extern "C" fn transcode_block(length: usize, fatal: u32, mode: u32, end: u32) -> i32 {
    let Some(mut transcoder) = codec_of(TRANSCODER).and_then(parts::load_transcoder) else { return WRONG_CODEC };
    let modes = (if fatal == 0 { ErrorMode::Replacement } else { ErrorMode::Fatal }, error_mode(mode));
    let mut losses = Losses::default();
    let result = INPUT.with(|input| {
        let source = start_of(input, length);
        with_output(|_, output| parts::transcode(&mut transcoder, source, output, modes, end_of(end), &mut losses))
    });
    set_codec(TRANSCODER, Some(parts::save_transcoder(&transcoder)));
    let (first_unmapped, unmapped_code_point) =
        losses.first_unmappable.map_or((0, 0), |lost| (lost.start, lost.code_point.into()));
    let report = Report {
        replaced: losses.malformed,
        first_replaced: losses.first_malformed.unwrap_or_default(),
        unmapped: losses.unmappable,
        first_unmapped,
        unmapped_code_point,
        ..Report::NEW
    };
    match result {
        Ok(progress) => report_progress(report, progress),
        Err(TranscodeError::Malformed(malformed)) => report_malformed(report, malformed),
        Err(TranscodeError::Unmappable { code_point, start, written }) => {
            report_unmappable(report, code_point, start, written)
        }
        // There are no others.
        Err(_) => WRONG_CODEC,
    }
}

/// Makes a codec the current one; without a new one there is none.
fn set_codec<const LENGTH: usize>(kind: u32, new: Option<[u32; LENGTH]>) {
    CODEC.with(|[current, numbers @ ..]| {
        *current = if new.is_some() { kind } else { 0 };
        for (number, new) in numbers.iter_mut().zip(new.into_iter().flatten()) {
            *number = new;
        }
    });
}

/// The numbers of the current codec if it is of that kind.
fn codec_of<const LENGTH: usize>(kind: u32) -> Option<[u32; LENGTH]> {
    CODEC.with(|[current, numbers @ ..]| numbers.first_chunk().copied().filter(|_| *current == kind))
}

/// The numbers of error modes; all others are html.
#[cfg(feature = "encode")]
const FATAL: u32 = 0;
#[cfg(feature = "encode")]
const REPLACEMENT: u32 = 2;

#[cfg(feature = "encode")]
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

fn report_progress(report: Report, Progress { read, written, finished, .. }: Progress) -> i32 {
    set_report(Report { finished: finished.into(), read: read as isize, ..report });
    written as i32
}

fn report_malformed(report: Report, Malformed { start, length, written, .. }: Malformed) -> i32 {
    set_report(Report { written, start, length, ..report });
    MALFORMED
}

#[cfg(feature = "encode")]
fn report_unmappable(report: Report, code_point: char, start: isize, written: usize) -> i32 {
    set_report(Report { written, start, code_point: code_point.into(), ..report });
    UNMAPPABLE
}

fn set_report(report: Report) {
    REPORT.with(|current| *current = report);
}
