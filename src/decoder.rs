//! A decoder instance of any encoding.

use crate::codec::big5::Big5Decoder;
use crate::codec::euc_jp::EucJpDecoder;
use crate::codec::euc_kr::EucKrDecoder;
use crate::codec::gb18030::Gb18030Decoder;
use crate::codec::iso_2022_jp::Iso2022JpDecoder;
use crate::codec::replacement::ReplacementDecoder;
use crate::codec::shift_jis::ShiftJisDecoder;
use crate::codec::single_byte::SingleByteDecoder;
use crate::codec::utf_8::Utf8Decoder;
use crate::codec::utf_16::Utf16Decoder;
use crate::codec::x_user_defined::XUserDefinedDecoder;
use crate::decoding::{DecoderHandler, ErrorMode, Malformed, process_queue};
use crate::generated::Encoding;
use crate::losses::Losses;
use crate::slices::start_of;

/// An instance of an encoding's [decoder](https://encoding.spec.whatwg.org/#decoder): bytes to UTF-16 code units.
///
/// It is a small `Copy` value, so a stream's state can be saved, restored and dropped at will. Byte order marks are
/// the business of the callers, as in the standard: see [`bom_sniff`](crate::bom_sniff) and [`decode`](crate::decode).
///
/// ```
/// use encoding_wasm::{Encoding, ErrorMode};
///
/// // A character that is split between two chunks.
/// let mut decoder = Encoding::EucKr.new_decoder();
/// let mut units = [0; 16];
/// let first = decoder.decode(b"a\xB0", &mut units, ErrorMode::Replacement, false).unwrap();
/// assert_eq!((first.read, first.written), (2, 1));
/// let second = decoder.decode(b"\xA1", &mut units[1..], ErrorMode::Replacement, true).unwrap();
/// assert_eq!(String::from_utf16(&units[..1 + second.written]).unwrap(), "a가");
/// ```
#[derive(Clone, Copy)]
pub struct Decoder(State);

/// The state of each codec.
#[derive(Clone, Copy)]
enum State {
    Utf8(Utf8Decoder),
    SingleByte(SingleByteDecoder),
    Gb18030(Gb18030Decoder),
    Big5(Big5Decoder),
    EucJp(EucJpDecoder),
    Iso2022Jp(Iso2022JpDecoder),
    ShiftJis(ShiftJisDecoder),
    EucKr(EucKrDecoder),
    Replacement(ReplacementDecoder),
    Utf16(Utf16Decoder),
    XUserDefined(XUserDefinedDecoder),
}

/// Does the same with the handler of each codec.
macro_rules! each_state {
    ($state:expr, $handler:ident => $action:expr) => {
        match $state {
            State::Utf8($handler) => $action,
            State::SingleByte($handler) => $action,
            State::Gb18030($handler) => $action,
            State::Big5($handler) => $action,
            State::EucJp($handler) => $action,
            State::Iso2022Jp($handler) => $action,
            State::ShiftJis($handler) => $action,
            State::EucKr($handler) => $action,
            State::Replacement($handler) => $action,
            State::Utf16($handler) => $action,
            State::XUserDefined($handler) => $action,
        }
    };
}

/// How far a call of a decoder, an encoder or a transcoder came.
///
/// ```
/// use encoding_wasm::{Decoder, Encoding, ErrorMode};
///
/// // A loop over a destination that is too small for all of the source at once.
/// let mut decoder = Encoding::Windows1252.new_decoder();
/// let (mut source, mut text) = (&b"caf\xE9"[..], String::new());
/// loop {
///     let mut units = [0; Decoder::MOST_HELD + 1];
///     let progress = decoder.decode(source, &mut units, ErrorMode::Fatal, true).unwrap();
///     text += &String::from_utf16(&units[..progress.written]).unwrap();
///     source = &source[progress.read..];
///     if progress.finished {
///         break;
///     }
/// }
/// assert_eq!(text, "café");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Progress {
    /// How many items of the source were read.
    pub read: usize,
    /// How many items were written to the destination.
    pub written: usize,
    /// Whether all of the source was read, and the end of the queue processed if there is one. Where it is `false`,
    /// there was no more room: call again with the rest of the source and new room.
    pub finished: bool,
}

impl Decoder {
    /// The most bytes of an incomplete sequence that a decoder keeps between calls. A destination must have more code
    /// units than this.
    pub const MOST_HELD: usize = 3;

    pub(crate) fn new(encoding: Encoding) -> Self {
        Self(match encoding {
            Encoding::Utf8 => State::Utf8(Utf8Decoder::new()),
            Encoding::Gbk | Encoding::Gb18030 => State::Gb18030(Gb18030Decoder::new()),
            Encoding::Big5 => State::Big5(Big5Decoder::new()),
            Encoding::EucJp => State::EucJp(EucJpDecoder::new()),
            Encoding::Iso2022Jp => State::Iso2022Jp(Iso2022JpDecoder::new()),
            Encoding::ShiftJis => State::ShiftJis(ShiftJisDecoder::new()),
            Encoding::EucKr => State::EucKr(EucKrDecoder::new()),
            Encoding::Replacement => State::Replacement(ReplacementDecoder::new()),
            Encoding::Utf16be => State::Utf16(Utf16Decoder::new(true)),
            Encoding::Utf16le => State::Utf16(Utf16Decoder::new(false)),
            Encoding::XUserDefined => State::XUserDefined(XUserDefinedDecoder),
            single_byte => State::SingleByte(SingleByteDecoder::new(single_byte)),
        })
    }

    /// Decodes `source` to UTF-16 code units in `destination`.
    ///
    /// No byte becomes more than one code unit, so all of a source is read when the destination has
    /// [`MOST_HELD`](Self::MOST_HELD) units more than the source has bytes. Of a longer source a beginning is read, see
    /// [`Progress::finished`]. A destination of [`MOST_HELD`](Self::MOST_HELD) units or less is too small for any
    /// progress. A code point is never split between two calls' destinations.
    ///
    /// `end_of_queue` says that the source is the last one; what is incomplete is then an error. Where it is `false`,
    /// what is incomplete is kept for the next call. After the end, use a new decoder for the next text.
    ///
    /// # Errors
    ///
    /// In [`ErrorMode::Fatal`], the first malformed sequence. What was decoded before it is in `destination`; the rest of
    /// the source is not looked at. To go on behind it, give the bytes from `start + length + decoder.held()` on to the
    /// same decoder. They begin in an earlier source where that is negative.
    ///
    /// ```
    /// use encoding_wasm::{Encoding, ErrorMode};
    ///
    /// let mut units = [0; 16];
    /// let mut decoder = Encoding::ShiftJis.new_decoder();
    /// let malformed = decoder.decode(b"ab\xFFc", &mut units, ErrorMode::Fatal, true).unwrap_err();
    /// assert_eq!((malformed.start, malformed.length, malformed.written), (2, 1, 2));
    /// assert_eq!(malformed.to_string(), "malformed sequence of 1 byte(s) at offset 2");
    ///
    /// let rest = malformed.start as usize + malformed.length + decoder.held();
    /// let progress = decoder.decode(&b"ab\xFFc"[rest..], &mut units, ErrorMode::Fatal, true).unwrap();
    /// assert_eq!(units[..progress.written], [u16::from(b'c')]);
    /// ```
    pub fn decode(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_with::<false>(source, destination, mode, end_of_queue, &mut Losses::default())
    }

    /// The same, and adds what is malformed to `losses`.
    pub(crate) fn decode_with_losses(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        mode: ErrorMode,
        end_of_queue: bool,
        losses: &mut Losses,
    ) -> Result<Progress, Malformed> {
        self.decode_with::<false>(source, destination, mode, end_of_queue, losses)
    }

    /// [`decode`](Self::decode) by the standard's steps alone, without the fast paths: the reference for testing them.
    #[doc(hidden)]
    pub fn decode_literally(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_with::<true>(source, destination, mode, end_of_queue, &mut Losses::default())
    }

    /// How many bytes of an incomplete sequence, which were read already, the state stands for.
    ///
    /// ```
    /// use encoding_wasm::{Encoding, ErrorMode};
    ///
    /// let mut decoder = Encoding::Utf8.new_decoder();
    /// decoder.decode(b"\xF0\x9F", &mut [0; 8], ErrorMode::Fatal, false).unwrap();
    /// assert_eq!(decoder.held(), 2);
    /// ```
    #[must_use]
    pub fn held(&self) -> usize {
        each_state!(&self.0, handler => handler.held())
    }

    /// Transcodes some of `source` to UTF-8 by the fast path, if there is one and the state holds nothing. Returns how much
    /// was read and written; all of it is well-formed.
    pub(crate) fn run_to_utf_8(&self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        if self.held() > 0 {
            (0, 0)
        } else {
            each_state!(&self.0, handler => handler.run_to_utf_8(source, destination))
        }
    }

    fn decode_with<const LITERAL: bool>(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        mode: ErrorMode,
        end_of_queue: bool,
        losses: &mut Losses,
    ) -> Result<Progress, Malformed> {
        if destination.len() <= Self::MOST_HELD {
            return Ok(Progress { read: 0, written: 0, finished: false });
        }
        let read = source.len().min(destination.len() - Self::MOST_HELD);
        let finished = read == source.len();
        let source = start_of(source, read);
        let written = each_state!(&mut self.0, handler => {
            process_queue::<LITERAL, _>(handler, source, destination, mode, end_of_queue && finished, losses)
        })?;
        Ok(Progress { read, written, finished })
    }
}
