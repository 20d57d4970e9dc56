//! Parts of the core for the crate `encoding-wasm` only, which change without notice: tables that JavaScript looks up
//! in itself, and functions that leave out what JavaScript doesn't ask for.

use crate::byte_order_mark::BomHandling;
use crate::decoder::Decoder;
pub use crate::decoder::SavedDecoder;
#[cfg(feature = "encode")]
use crate::encoder::Encoder;
#[cfg(feature = "encode")]
pub use crate::encoder::{SavedEncoder, UnitBytes};
use crate::encoding::Encoding;
use crate::generated::CodecKind;
use crate::index::{ASCII_UNITS, single_byte_units};
pub use crate::labels::find_in as find_label_in;
#[cfg(feature = "transcode")]
use crate::losses::Losses;
pub use crate::progress::ErrorMode;
#[cfg(feature = "encode")]
use crate::progress::Unmappable;
use crate::progress::{Malformed, Progress};
#[cfg(feature = "sniffing")]
pub use crate::sniffing::{ForLabel, default_encoding, explicit_encoding, sniff_xml_with};
#[cfg(feature = "transcode")]
pub use crate::transcoder::SavedTranscoder;
#[cfg(feature = "transcode")]
use crate::transcoder::{End, TranscodeError, Transcoder};

/// The encoding at a place in the standard's order; `None` if it isn't compiled in.
#[must_use]
pub fn nth(place: usize) -> Option<Encoding> {
    Encoding::nth(place)
}

/// The code units of single bytes; U+FFFD for malformed ones. Multi-byte encodings have only ASCII, and 0 for all
/// others. `None` for encodings that aren't ASCII-compatible.
#[must_use]
pub fn byte_units(encoding: Encoding) -> Option<&'static [u16; 0x100]> {
    match encoding.codec_kind() {
        #[cfg(feature = "single-byte")]
        CodecKind::SingleByte(number) => Some(single_byte_units(number)),
        #[cfg(feature = "japanese")]
        CodecKind::Iso2022Jp => None,
        CodecKind::Utf16Be | CodecKind::Utf16Le => None,
        _ => Some(&ASCII_UNITS),
    }
}

/// The code units of a multi-byte encoding's pairs of bytes: see `codec/pair_table.rs`.
#[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
#[must_use]
pub fn pair_units(encoding: Encoding) -> Option<&'static [u16; 0x1_0000]> {
    Some(encoding.new_decoder().pair_table()?.units())
}

/// The table of an encoder's fast path.
#[cfg(feature = "encode")]
#[must_use]
pub fn unit_bytes(encoding: Encoding) -> Option<UnitBytes> {
    encoding.new_encoder()?.unit_bytes()
}

/// [`Decoder::decode_to_utf16`] in a mode. Adds to `replaced` how many malformed sequences became U+FFFD; without it,
/// counting takes no time.
pub fn decode(
    decoder: &mut Decoder,
    source: &[u8],
    destination: &mut [u16],
    mode: ErrorMode,
    end_of_queue: bool,
    replaced: Option<&mut usize>,
) -> Result<Progress, Malformed> {
    decoder.decode_with::<false>(source, destination, mode, end_of_queue, replaced)
}

/// [`Encoder::encode_from_utf16`] in a mode.
#[cfg(feature = "encode")]
pub fn encode(
    encoder: &mut Encoder,
    source: &[u16],
    destination: &mut [u8],
    mode: ErrorMode,
    end_of_queue: bool,
) -> Result<Progress, Unmappable> {
    encoder.encode_counting::<false>(source, destination, mode, end_of_queue)
}

/// [`Encoder::encode`] in a mode.
#[cfg(feature = "encode")]
pub fn encode_str(
    encoder: &mut Encoder,
    source: &str,
    destination: &mut [u8],
    mode: ErrorMode,
    end_of_queue: bool,
) -> Result<Progress, Unmappable> {
    encoder.encode_in_mode(source, destination, mode, end_of_queue)
}

/// [`Transcoder::transcode_with_losses`] in other modes than the transcoder's: for malformed sequences, and for
/// unmappable code points.
#[cfg(feature = "transcode")]
pub fn transcode(
    transcoder: &mut Transcoder,
    source: &[u8],
    destination: &mut [u8],
    modes: (ErrorMode, ErrorMode),
    end: End,
    losses: &mut Losses,
) -> Result<Progress, TranscodeError> {
    transcoder.transcode_in_modes(source, destination, modes, end, losses)
}

/// The encoding to decode `bytes` from, and the length of the byte order mark to leave out.
#[must_use]
pub fn split_bom(bom: BomHandling, bytes: &[u8], encoding: Encoding) -> (Encoding, usize) {
    bom.split(bytes, encoding)
}

/// Whether more bytes can make `start` a byte order mark to leave out.
#[must_use]
pub fn may_split_bom(bom: BomHandling, start: &[u8], encoding: Encoding) -> bool {
    bom.may_split(start, encoding)
}

/// A decoder as numbers, for callers that keep it between calls.
#[must_use]
pub fn save_decoder(decoder: &Decoder) -> SavedDecoder {
    decoder.save()
}

/// The decoder of such numbers; `None` if the encoding isn't compiled in. Wrong numbers only result in another state.
#[must_use]
pub fn load_decoder(saved: SavedDecoder) -> Option<Decoder> {
    Decoder::load(saved)
}

/// [`save_decoder`] for an encoder.
#[cfg(feature = "encode")]
#[must_use]
pub fn save_encoder(encoder: &Encoder) -> SavedEncoder {
    encoder.save()
}

/// [`load_decoder`] for an encoder.
#[cfg(feature = "encode")]
#[must_use]
pub fn load_encoder(saved: SavedEncoder) -> Option<Encoder> {
    Encoder::load(saved)
}

/// [`save_decoder`] for a transcoder.
#[cfg(feature = "transcode")]
#[must_use]
pub fn save_transcoder(transcoder: &Transcoder) -> SavedTranscoder {
    transcoder.save()
}

/// [`load_decoder`] for a transcoder.
#[cfg(feature = "transcode")]
#[must_use]
pub fn load_transcoder(saved: SavedTranscoder) -> Option<Transcoder> {
    Transcoder::load(saved)
}

/// Whether `bytes` are ASCII, and the same text in the decoder's encoding and state.
#[must_use]
pub fn is_plain(decoder: &Decoder, bytes: &[u8]) -> bool {
    !decoder.has_state() && decoder.encoding().is_plain(bytes)
}
