//! The boundary to JavaScript: plain numbers, and four places in memory that JavaScript reads and writes between calls.
//!
//! There is one current codec: a decoder, an encoder or a transcoder. Its state lives on the JavaScript side between
//! the calls of a stream, as the bytes of [`codec`]: so there is nothing here to be freed.
//!
//! Encodings are given by their places in the standard's order; error modes and ends as in [`encoder_mode`] and
//! [`end_of`].

mod sniffing;

use core::cell::UnsafeCell;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::codec::single_byte::units_with_replacement;
use crate::slices::start_of;
use crate::{
    Decoder, Encoder, EncoderErrorMode, Encoding, End, ErrorMode, Losses, Malformed, Progress, TranscodeError,
    Transcoder, Unmappable,
};

/// How many bytes one call can decode, and how many code units one can encode.
const BLOCK: usize = 1 << 16;

/// How many code units there is room for, so that a longer string is made of what several calls decoded. Not more: Node
/// makes strings of more than 1,031,913 bytes outside its heap, which is quicker once, and slower in the long run.
const UNITS_LENGTH: usize = 8 * BLOCK;

/// How many bytes one call can make of them.
const OUTPUT: usize = 1 << 18;

/// A place that JavaScript reads and writes between calls.
struct Shared<T>(UnsafeCell<T>);

// SAFETY: a WebAssembly instance without shared memory has one thread.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    const fn new(value: T) -> Self {
        Self(UnsafeCell::new(value))
    }

    /// Gives the only reference to the value while `use_value` runs.
    fn with<R>(&self, use_value: impl FnOnce(&mut T) -> R) -> R {
        // SAFETY: there is one thread, no exported function calls back into JavaScript, and none calls this for a place
        // within a call for the same place: so there is no other reference. What JavaScript has written is valid: any
        // numbers for the input and the code units, and for the codec what was read from the same place.
        use_value(unsafe { &mut *self.0.get() })
    }
}

static INPUT: Shared<[u8; BLOCK]> = Shared::new([0; BLOCK]);
static UNITS: Shared<[u16; UNITS_LENGTH]> = Shared::new([0; UNITS_LENGTH]);
static OUTPUT_BYTES: Shared<[u8; OUTPUT]> = Shared::new([0; OUTPUT]);
static BYTE_TABLE: Shared<[u16; 0x100]> = Shared::new([0; 0x100]);
static CODEC: Shared<Codec> = Shared::new(Codec::None);
static REPORT: Shared<Report> = Shared::new(Report {
    finished: false,
    read: 0,
    written: 0,
    code_point: 0,
    start: 0,
    length: 0,
    losses: Losses { malformed: 0, first_malformed: None, unmappable: 0, first_unmappable: None },
});

/// The current codec.
#[allow(clippy::large_enum_variant, reason = "it is one static value")]
enum Codec {
    None,
    Decoder(Decoder),
    Encoder(Encoder),
    Transcoder(Transcoder),
}

/// What there is to say of the last call beside its result.
#[derive(Clone, Copy)]
struct Report {
    finished: bool,
    read: isize,
    written: usize,
    code_point: u32,
    start: isize,
    length: usize,
    losses: Losses,
}

/// Results of the functions for blocks that are no number of items. The last is a mistake of the caller.
const MALFORMED: i32 = -1;
const UNMAPPABLE: i32 = -2;
const WRONG_CODEC: i32 = -3;

/// Where to write bytes that are to be decoded or transcoded.
#[wasm_bindgen]
pub fn input() -> *mut u8 {
    INPUT.0.get().cast()
}

/// How many bytes there is room for at [`input`], and how many code units one call encodes.
#[wasm_bindgen]
pub fn block_length() -> usize {
    BLOCK
}

/// How many code units there is room for at [`units`].
#[wasm_bindgen]
pub fn units_length() -> usize {
    UNITS_LENGTH
}

/// Where code units are after [`decode_block`], and where to write those that are to be encoded.
#[wasm_bindgen]
pub fn units() -> *mut u16 {
    UNITS.0.get().cast()
}

/// Where bytes are after [`encode_block`] and [`transcode_block`].
#[wasm_bindgen]
pub fn output() -> *mut u8 {
    OUTPUT_BYTES.0.get().cast()
}

/// Writes what the bytes of a single-byte encoding stand for, with U+FFFD for nothing: 256 code units that stay until the
/// next call. Returns where they are; null for an encoding that is not single-byte.
#[wasm_bindgen]
pub fn byte_table(encoding: usize) -> *const u16 {
    let Some(units) = nth(encoding).and_then(units_with_replacement) else { return core::ptr::null() };
    BYTE_TABLE.with(|table| *table = units);
    BYTE_TABLE.0.get().cast()
}

/// The current codec's state: [`codec_length`] bytes that may be read after a call, and written back to go on.
#[wasm_bindgen]
pub fn codec() -> *mut u8 {
    CODEC.0.get().cast()
}

/// How many bytes there are at [`codec`].
#[wasm_bindgen]
pub fn codec_length() -> usize {
    size_of::<Codec>()
}

/// Makes the current codec a new instance of an encoding's decoder.
#[wasm_bindgen]
pub fn new_decoder(encoding: usize) {
    set_codec(nth(encoding).map(|encoding| Codec::Decoder(encoding.new_decoder())));
}

/// Makes the current codec a new instance of an encoding's encoder.
#[wasm_bindgen]
pub fn new_encoder(encoding: usize) {
    set_codec(nth(encoding).and_then(Encoding::new_encoder).map(Codec::Encoder));
}

/// Makes the current codec a new transcoder.
#[wasm_bindgen]
pub fn new_transcoder(from: usize, to: usize, ignore_bom: bool) {
    let transcoder = nth(from).zip(nth(to)).and_then(|(from, to)| Transcoder::new(from, to, ignore_bom));
    set_codec(transcoder.map(Codec::Transcoder));
}

/// Decodes `length` bytes at [`input`] with the current decoder to the code units from `at` on at [`units`], where there
/// must be room for [`Decoder::MOST_HELD`] more than there are bytes. Returns the number of code units, or -1 at a malformed sequence in fatal mode.
#[wasm_bindgen]
pub fn decode_block(length: usize, at: usize, fatal: bool, end_of_queue: bool) -> i32 {
    let mut losses = Losses::default();
    CODEC.with(|codec| {
        let Codec::Decoder(decoder) = codec else { return WRONG_CODEC };
        let result = INPUT.with(|input| {
            let source = start_of(input, length);
            UNITS.with(|units| {
                let destination = units.get_mut(at..).unwrap_or_default();
                decoder.decode_with_losses(source, destination, error_mode(fatal), end_of_queue, &mut losses)
            })
        });
        if let Err(Malformed { start, length, .. }) = result {
            REPORT.with(|report| report.read = start + (length + decoder.held()) as isize);
        }
        report(result.map_err(TranscodeError::Malformed), losses)
    })
}

/// Encodes the code units from `from` to `to` at [`units`] with the current encoder, as far as there is room at
/// [`output`]. Returns the number of bytes there, or -2 at a code point that the encoding has not in fatal mode.
#[wasm_bindgen]
pub fn encode_block(from: usize, to: usize, mode: u8, end_of_queue: bool) -> i32 {
    let mut losses = Losses::default();
    CODEC.with(|codec| {
        let Codec::Encoder(encoder) = codec else { return WRONG_CODEC };
        let result = UNITS.with(|units| {
            let source = units.get(from..to).unwrap_or_default();
            OUTPUT_BYTES.with(|output| {
                encoder.encode_with_losses(source, output, encoder_mode(mode), end_of_queue, &mut losses)
            })
        });
        if let Err(Unmappable { read, .. }) = result {
            REPORT.with(|report| report.read = read as isize);
        }
        let result = result.map_err(|Unmappable { code_point, index, written, .. }| TranscodeError::Unmappable {
            code_point,
            start: index,
            written,
        });
        report(result, losses)
    })
}

/// Transcodes `length` bytes at [`input`] with the current transcoder, as far as there is room at [`output`]. Returns the
/// number of bytes there, or -1 or -2 as [`decode_block`] and [`encode_block`].
#[wasm_bindgen]
pub fn transcode_block(length: usize, fatal: bool, mode: u8, end: u8) -> i32 {
    let mut losses = Losses::default();
    CODEC.with(|codec| {
        let Codec::Transcoder(transcoder) = codec else { return WRONG_CODEC };
        let result = INPUT.with(|input| {
            let source = start_of(input, length);
            let modes = (error_mode(fatal), encoder_mode(mode));
            OUTPUT_BYTES
                .with(|output| transcoder.transcode_with_losses(source, output, modes, end_of(end), &mut losses))
        });
        report(result, losses)
    })
}

/// Whether the last call read all that it was given, rather than having no more room.
#[wasm_bindgen]
pub fn finished() -> bool {
    REPORT.with(|report| report.finished)
}

/// How many items the last call read. After -1 it is where to go on, which may be in an earlier block.
#[wasm_bindgen]
pub fn read() -> isize {
    REPORT.with(|report| report.read)
}

/// After -1 or -2: how many items were written before.
#[wasm_bindgen]
pub fn written() -> usize {
    REPORT.with(|report| report.written)
}

/// After -2 the code point that the encoding can't represent, otherwise the first one that was replaced; 0 if there is
/// none.
#[wasm_bindgen]
pub fn code_point() -> u32 {
    REPORT.with(|report| report.code_point)
}

/// After -1 or -2: where the malformed sequence or the code point starts, in items from the first one that was given;
/// negative when it began in an earlier block.
#[wasm_bindgen]
pub fn start() -> isize {
    REPORT.with(|report| report.start)
}

/// After -1: the malformed sequence's length in bytes. After `find_declared_label`: that of the label.
#[wasm_bindgen]
pub fn length() -> usize {
    REPORT.with(|report| report.length)
}

/// How many malformed sequences the last call has replaced.
#[wasm_bindgen]
pub fn replaced() -> usize {
    REPORT.with(|report| report.losses.malformed)
}

/// Where the first of them starts, as [`start`] counts; 0 if there is none.
#[wasm_bindgen]
pub fn first_replaced() -> isize {
    REPORT.with(|report| report.losses.first_malformed.unwrap_or_default())
}

/// How many code points the last call has replaced because the target can't represent them.
#[wasm_bindgen]
pub fn unmapped() -> usize {
    REPORT.with(|report| report.losses.unmappable)
}

/// Where the first of them is, as [`start`] counts; 0 if there is none.
#[wasm_bindgen]
pub fn first_unmapped() -> isize {
    REPORT.with(|report| report.losses.first_unmappable.map_or(0, |(start, _)| start))
}

fn nth(encoding: usize) -> Option<Encoding> {
    Encoding::all().get(encoding).copied()
}

fn set_codec(new: Option<Codec>) {
    CODEC.with(|codec| *codec = new.unwrap_or(Codec::None));
}

fn error_mode(fatal: bool) -> ErrorMode {
    if fatal { ErrorMode::Fatal } else { ErrorMode::Replacement }
}

/// 0 for fatal, 1 for html, 2 for replacement.
fn encoder_mode(mode: u8) -> EncoderErrorMode {
    match mode {
        1 => EncoderErrorMode::Html,
        2 => EncoderErrorMode::Replacement,
        _ => EncoderErrorMode::Fatal,
    }
}

/// 0 for nothing, 1 for a source, 2 for the result.
fn end_of(end: u8) -> End {
    match end {
        1 => End::Source,
        2 => End::Result,
        _ => End::None,
    }
}

/// Keeps a result for the functions above, and makes a number of it.
fn report(result: Result<Progress, TranscodeError>, losses: Losses) -> i32 {
    REPORT.with(|report| {
        report.losses = losses;
        report.code_point = losses.first_unmappable.map_or(0, |(_, code_point)| code_point.into());
        match result {
            Ok(Progress { read, written, finished }) => {
                report.finished = finished;
                report.read = read as isize;
                written as i32
            }
            Err(TranscodeError::Malformed(Malformed { start, length, written })) => {
                report.start = start;
                report.length = length;
                report.written = written;
                MALFORMED
            }
            Err(TranscodeError::Unmappable { code_point, start, written }) => {
                report.code_point = code_point.into();
                report.start = start;
                report.written = written;
                UNMAPPABLE
            }
        }
    })
}
