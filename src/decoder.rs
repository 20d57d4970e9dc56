//! [`Decoder`]: a decoder of any encoding, with its state.

use core::fmt;

#[cfg(feature = "chinese")]
use crate::codec::big5::{self, BIG5};
#[cfg(feature = "japanese")]
use crate::codec::euc_jp::EucJpDecoder;
#[cfg(feature = "korean")]
use crate::codec::euc_kr::{self, EUC_KR};
#[cfg(feature = "chinese")]
use crate::codec::gb18030::Gb18030Decoder;
#[cfg(feature = "japanese")]
use crate::codec::iso_2022_jp::Iso2022JpDecoder;
use crate::codec::replacement::ReplacementDecoder;
use crate::codec::shared_utf_16::Utf16Decoder;
#[cfg(feature = "japanese")]
use crate::codec::shift_jis::{self, SHIFT_JIS};
#[cfg(feature = "single-byte")]
use crate::codec::single_byte::SingleByteDecoder;
#[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
use crate::codec::two_byte::TwoByteDecoder;
use crate::codec::utf_8::Utf8Decoder;
use crate::codec::x_user_defined::XUserDefinedDecoder;
use crate::decode_queue::process_queue;
#[cfg(feature = "transcode")]
use crate::decode_queue::{Wanted, locate};
use crate::encoding::Encoding;
use crate::generated::CodecKind;
use crate::handler::{Decoded, DecoderHandler, Malformations};
use crate::io_queue::ByteQueue;
use crate::progress::{ErrorMode, Malformed, Progress};
use crate::short_text;
use crate::slices::start_of;

/// An instance of an encoding's [decoder](https://encoding.spec.whatwg.org/#decoder): bytes to UTF-8 or UTF-16.
///
/// It is a small `Copy` value, so a stream's state can be saved and restored. As in the standard, a byte order mark is
/// text, U+FEFF.
///
/// ```
/// use encoding_standard::Encoding;
///
/// // A character that is split between two chunks.
/// let mut decoder = Encoding::EucKr.new_decoder();
/// let mut bytes = [0; 32];
/// let first = decoder.decode(b"a\xB0", &mut bytes, false);
/// assert_eq!((first.read, first.written), (2, 1));
/// let second = decoder.decode(b"\xA1", &mut bytes[1..], true);
/// assert_eq!(bytes[..1 + second.written], *"a가".as_bytes());
/// ```
#[derive(Clone, Copy)]
pub struct Decoder {
    inner: AnyDecoder,
    encoding: Encoding,
}

/// A decoder as numbers: see `Decoder::save`.
pub type SavedDecoder = [u32; 2];

#[derive(Clone, Copy)]
enum AnyDecoder {
    Utf8(Utf8Decoder),
    #[cfg(feature = "single-byte")]
    SingleByte(SingleByteDecoder),
    #[cfg(feature = "chinese")]
    Gb18030(Gb18030Decoder),
    #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
    TwoByte(TwoByteDecoder),
    #[cfg(feature = "japanese")]
    EucJp(EucJpDecoder),
    #[cfg(feature = "japanese")]
    Iso2022Jp(Iso2022JpDecoder),
    Replacement(ReplacementDecoder),
    Utf16(Utf16Decoder),
    XUserDefined(XUserDefinedDecoder),
}

/// Does the same with each codec's decoder. A branch is quicker than a call through a pointer.
macro_rules! with_each {
    ($decoder:expr, $handler:ident => $action:expr) => {
        match $decoder {
            AnyDecoder::Utf8($handler) => $action,
            #[cfg(feature = "single-byte")]
            AnyDecoder::SingleByte($handler) => $action,
            #[cfg(feature = "chinese")]
            AnyDecoder::Gb18030($handler) => $action,
            #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
            AnyDecoder::TwoByte($handler) => $action,
            #[cfg(feature = "japanese")]
            AnyDecoder::EucJp($handler) => $action,
            #[cfg(feature = "japanese")]
            AnyDecoder::Iso2022Jp($handler) => $action,
            AnyDecoder::Replacement($handler) => $action,
            AnyDecoder::Utf16($handler) => $action,
            AnyDecoder::XUserDefined($handler) => $action,
        }
    };
}

impl DecoderHandler for AnyDecoder {
    #[inline(always)]
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        with_each!(self, handler => handler.handle(io_queue, item))
    }

    #[inline(always)]
    fn held(&self) -> usize {
        with_each!(self, handler => handler.held())
    }

    fn held_bytes(&self) -> [u8; 3] {
        with_each!(self, handler => handler.held_bytes())
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        with_each!(self, handler => handler.run(source, destination, is_fatal))
    }

    fn count_replacement_characters(&self, source: &[u8]) -> usize {
        with_each!(self, handler => handler.count_replacement_characters(source))
    }

    fn run_to_utf_8(&mut self, source: &[u8], destination: &mut [u8], malformed: Malformations) -> (usize, usize) {
        with_each!(self, handler => handler.run_to_utf_8(source, destination, malformed))
    }
}

impl fmt::Debug for Decoder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Decoder").field("encoding", &self.encoding).finish_non_exhaustive()
    }
}

impl Encoding {
    /// A new instance of the encoding's [decoder](https://encoding.spec.whatwg.org/#decoder): see [`Decoder`].
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let mut text = String::new();
    /// Encoding::Big5.new_decoder().decode_to_string(b"\xA4\xA4", &mut text, true);
    /// assert_eq!(text, "中");
    /// ```
    #[inline(never)]
    #[must_use]
    pub fn new_decoder(self) -> Decoder {
        let inner = match self.codec_kind() {
            CodecKind::Utf8 => AnyDecoder::Utf8(Utf8Decoder::new()),
            #[cfg(feature = "single-byte")]
            CodecKind::SingleByte(index) => AnyDecoder::SingleByte(SingleByteDecoder::new(index)),
            #[cfg(feature = "chinese")]
            CodecKind::Gbk | CodecKind::Gb18030 => AnyDecoder::Gb18030(Gb18030Decoder::new()),
            #[cfg(feature = "chinese")]
            CodecKind::Big5 => AnyDecoder::TwoByte(TwoByteDecoder::new(&BIG5)),
            #[cfg(feature = "japanese")]
            CodecKind::EucJp => AnyDecoder::EucJp(EucJpDecoder::new()),
            #[cfg(feature = "japanese")]
            CodecKind::Iso2022Jp => AnyDecoder::Iso2022Jp(Iso2022JpDecoder::new()),
            #[cfg(feature = "japanese")]
            CodecKind::ShiftJis => AnyDecoder::TwoByte(TwoByteDecoder::new(&SHIFT_JIS)),
            #[cfg(feature = "korean")]
            CodecKind::EucKr => AnyDecoder::TwoByte(TwoByteDecoder::new(&EUC_KR)),
            CodecKind::Replacement => AnyDecoder::Replacement(ReplacementDecoder::new()),
            CodecKind::Utf16Be => AnyDecoder::Utf16(Utf16Decoder::new(true)),
            CodecKind::Utf16Le => AnyDecoder::Utf16(Utf16Decoder::new(false)),
            CodecKind::XUserDefined => AnyDecoder::XUserDefined(XUserDefinedDecoder),
        };
        Decoder { inner, encoding: self }
    }
}

impl Decoder {
    /// How many bytes of an incomplete sequence a decoder keeps between calls at most.
    pub const MOST_HELD: usize = 3;

    /// The least length of a destination of [`decode_to_utf16`](Self::decode_to_utf16), in code units: room for
    /// [`MOST_HELD`](Self::MOST_HELD) bytes and one more.
    pub const LEAST_UTF16_ROOM: usize = Self::MOST_HELD + 1;

    /// Decodes `source` to UTF-16 code units in `destination`.
    ///
    /// No byte becomes more than one code unit, so a destination with [`MOST_HELD`](Self::MOST_HELD) more units than
    /// the source has bytes is enough for the whole source. A shorter one takes the beginning: see
    /// [`Progress::finished`]. It needs at least [`LEAST_UTF16_ROOM`](Self::LEAST_UTF16_ROOM) units for any progress.
    /// Code points are never split between destinations.
    ///
    /// Malformed sequences become U+FFFD. `end_of_queue` is the same as for [`decode`](Self::decode).
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let mut units = [0; 8];
    /// let progress = Encoding::Big5.new_decoder().decode_to_utf16(b"\xA4\xA4\xFF", &mut units, true);
    /// assert_eq!(units[..progress.written], [0x4E2D, 0xFFFD]);
    /// assert_eq!(progress.replaced, 1);
    /// ```
    pub fn decode_to_utf16(&mut self, source: &[u8], destination: &mut [u16], end_of_queue: bool) -> Progress {
        // Infallible in this mode.
        self.decode_units::<false>(source, destination, ErrorMode::Replacement, end_of_queue).unwrap_or(Progress::NONE)
    }

    /// The same as [`decode_to_utf16`](Self::decode_to_utf16), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence. `destination` has what was decoded before it; the rest of the source isn't read.
    /// To go on after it, give the same decoder the bytes from `start + length + decoder.held()` on. If that is
    /// negative, they begin in an earlier source.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let mut units = [0; 16];
    /// let mut decoder = Encoding::ShiftJis.new_decoder();
    /// let malformed = decoder.decode_to_utf16_or_fail(b"ab\xFFc", &mut units, true).unwrap_err();
    /// assert_eq!((malformed.start, malformed.length, malformed.written), (2, 1, 2));
    /// assert_eq!(malformed.to_string(), "malformed sequence of 1 byte at offset 2");
    ///
    /// let rest = malformed.start as usize + malformed.length + decoder.held();
    /// let progress = decoder.decode_to_utf16_or_fail(&b"ab\xFFc"[rest..], &mut units, true).unwrap();
    /// assert_eq!(units[..progress.written], [u16::from(b'c')]);
    /// ```
    pub fn decode_to_utf16_or_fail(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_units::<false>(source, destination, ErrorMode::Fatal, end_of_queue)
    }

    pub(crate) fn decode_units<const LITERAL: bool>(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        let mut replaced = 0;
        let progress = self.decode_with::<LITERAL>(source, destination, mode, end_of_queue, Some(&mut replaced))?;
        Ok(Progress { replaced, ..progress })
    }

    /// The encoding that it decodes from.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::Gbk.new_decoder().encoding(), Encoding::Gbk);
    /// ```
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
    pub(crate) fn pair_table(&self) -> Option<&'static crate::codec::PairTable> {
        match self.inner {
            #[cfg(feature = "chinese")]
            AnyDecoder::Gb18030(_) => Some(&crate::codec::gb18030::PAIRS),
            AnyDecoder::TwoByte(decoder) => Some(decoder.table()),
            #[cfg(feature = "japanese")]
            AnyDecoder::EucJp(_) => Some(&crate::codec::euc_jp::PAIRS),
            _ => None,
        }
    }

    /// [`decode_to_utf16`](Self::decode_to_utf16), which adds the number of malformed sequences that became U+FFFD to
    /// `replaced` only.
    pub(crate) fn decode_counting(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        mode: ErrorMode,
        end_of_queue: bool,
        replaced: &mut usize,
    ) -> Result<Progress, Malformed> {
        self.decode_with::<false>(source, destination, mode, end_of_queue, Some(replaced))
    }

    /// [`decode_to_utf16`](Self::decode_to_utf16) without the fast paths, as a reference for testing them.
    #[doc(hidden)]
    pub fn decode_literally(&mut self, source: &[u8], destination: &mut [u16], end_of_queue: bool) -> Progress {
        self.decode_units::<true>(source, destination, ErrorMode::Replacement, end_of_queue).unwrap_or(Progress::NONE)
    }

    /// [`decode_to_utf16_or_fail`](Self::decode_to_utf16_or_fail) without the fast paths.
    #[doc(hidden)]
    #[allow(clippy::missing_errors_doc, reason = "it isn't documented")]
    pub fn decode_literally_or_fail(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        end_of_queue: bool,
    ) -> Result<Progress, Malformed> {
        self.decode_units::<true>(source, destination, ErrorMode::Fatal, end_of_queue)
    }

    /// How many bytes of an incomplete sequence the state holds.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let mut decoder = Encoding::Utf8.new_decoder();
    /// let progress = decoder.decode(b"\xF0\x9F", &mut [0; 16], false);
    /// assert_eq!((progress.read, progress.written, decoder.held()), (2, 0, 2));
    /// ```
    #[must_use]
    pub fn held(&self) -> usize {
        self.inner.held()
    }

    /// Numbers that [`load`](Self::load) makes the same decoder of: the encoding, and the bytes that it holds with
    /// their number. ISO-2022-JP and replacement have states of their own.
    #[cfg_attr(small, optimize(size))]
    pub(crate) fn save(&self) -> SavedDecoder {
        let state = match &self.inner {
            #[cfg(feature = "japanese")]
            AnyDecoder::Iso2022Jp(handler) => handler.save(),
            AnyDecoder::Replacement(handler) => handler.save(),
            other => {
                let [first, second, third] = other.held_bytes();
                u32::from_le_bytes([first, second, third, other.held() as u8])
            }
        };
        [self.encoding as u32, state]
    }

    /// `None` if the encoding isn't compiled in. Wrong numbers result in another state.
    pub(crate) fn load([encoding, state]: SavedDecoder) -> Option<Self> {
        let mut decoder = Encoding::nth(encoding as usize)?.new_decoder();
        match &mut decoder.inner {
            #[cfg(feature = "japanese")]
            AnyDecoder::Iso2022Jp(handler) => *handler = Iso2022JpDecoder::load(state),
            AnyDecoder::Replacement(handler) => *handler = ReplacementDecoder::load(state),
            _ if state == 0 => {}
            _ => {
                let [bytes @ .., held] = state.to_le_bytes();
                // Incomplete sequences write nothing; the output of other bytes is dropped.
                let _ = decoder.decode_with::<false>(
                    start_of(&bytes, held.into()),
                    &mut [0; 2 * Self::MOST_HELD + 1],
                    ErrorMode::Replacement,
                    false,
                    None,
                );
            }
        }
        Some(decoder)
    }

    /// Whether it may differ from a new decoder.
    pub(crate) fn has_state(&self) -> bool {
        match &self.inner {
            #[cfg(feature = "japanese")]
            AnyDecoder::Iso2022Jp(_) => true,
            AnyDecoder::Replacement(_) => true,
            other => other.held() > 0,
        }
    }

    /// Transcodes the start of `source` to UTF-8 by the fast path, if there is one and the state holds nothing. Without
    /// `malformed`, all it read is well-formed.
    pub(crate) fn run_to_utf_8(
        &mut self,
        source: &[u8],
        destination: &mut [u8],
        malformed: Malformations,
    ) -> (usize, usize) {
        if self.held() > 0 { (0, 0) } else { self.inner.run_to_utf_8(source, destination, malformed) }
    }

    pub(crate) fn decode_short(mut self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        // Functions rather than pointers in `TwoByteEncoding`, which would keep them in each module, and out of line.
        #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
        if let AnyDecoder::TwoByte(decoder) = &mut self.inner {
            return match self.encoding {
                #[cfg(feature = "chinese")]
                Encoding::Big5 => {
                    short_text::decode(decoder, |_, from, to| big5::run_short(from, to), source, destination)
                }
                #[cfg(feature = "korean")]
                Encoding::EucKr => {
                    short_text::decode(decoder, |_, from, to| euc_kr::run_short(from, to), source, destination)
                }
                #[cfg(feature = "japanese")]
                Encoding::ShiftJis => {
                    short_text::decode(decoder, |_, from, to| shift_jis::run_short(from, to), source, destination)
                }
                _ => short_text::decode(decoder, DecoderHandler::run_short, source, destination),
            };
        }
        with_each!(&mut self.inner, handler => short_text::decode(handler, DecoderHandler::run_short, source, destination))
    }

    #[cfg(feature = "transcode")]
    pub(crate) fn locate(mut self, source: &[u8], wanted: Wanted) -> isize {
        locate(&mut self.inner, source, wanted)
    }

    /// [`decode_to_utf16`](Self::decode_to_utf16), without the fast paths if `LITERAL`. Without `replaced`, nothing is
    /// counted.
    #[inline(never)]
    pub(crate) fn decode_with<const LITERAL: bool>(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        mode: ErrorMode,
        end_of_queue: bool,
        replaced: Option<&mut usize>,
    ) -> Result<Progress, Malformed> {
        if destination.len() <= Self::MOST_HELD {
            return Ok(Progress { read: 0, written: 0, finished: false, replaced: 0 });
        }
        let read = source.len().min(destination.len() - Self::MOST_HELD);
        let finished = read == source.len();
        let source = start_of(source, read);
        let end_of_queue = end_of_queue && finished;
        let written = process_queue::<LITERAL, _>(&mut self.inner, source, destination, mode, end_of_queue, replaced)?;
        Ok(Progress { read, written, finished, replaced: 0 })
    }
}
