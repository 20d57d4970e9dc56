//! [`Encoder`]: an encoder of any encoding, with its state.

use core::fmt;

#[cfg(feature = "chinese")]
use crate::codec::big5::BIG5_ENCODER;
#[cfg(feature = "japanese")]
use crate::codec::euc_jp::EUC_JP_ENCODER;
#[cfg(feature = "korean")]
use crate::codec::euc_kr::EUC_KR_ENCODER;
#[cfg(feature = "chinese")]
use crate::codec::gb18030::{GB18030_ENCODER, GBK_ENCODER};
#[cfg(feature = "japanese")]
use crate::codec::iso_2022_jp::Iso2022JpEncoder;
#[cfg(feature = "japanese")]
use crate::codec::shift_jis::SHIFT_JIS_ENCODER;
#[cfg(feature = "single-byte")]
use crate::codec::single_byte_encoder::SingleByteEncoder;
#[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
use crate::codec::table_encoder::TableEncoder;
use crate::codec::utf_8::Utf8Encoder;
use crate::codec::utf_16_encoder::Utf16Encoder;
use crate::codec::x_user_defined::XUserDefinedEncoder;
use crate::encode_queue::{MIN_ROOM, process_queue};
use crate::encoding::Encoding;
use crate::generated::CodecKind;
use crate::handler::{Encoded, EncoderHandler};
use crate::io_queue::ScalarQueue;
use crate::progress::{ErrorMode, Progress, Substitute, Unmappable};
use crate::replacing::Replacing;
use crate::slices::block_of;

/// An instance of an encoding's [encoder](https://encoding.spec.whatwg.org/#encoder): strings or UTF-16 code units to bytes.
///
/// Lone surrogates become U+FFFD, as in a [scalar value string](https://infra.spec.whatwg.org/#scalar-value-string).
/// Like a [`Decoder`](crate::Decoder) it is a small `Copy` value.
///
/// ```
/// use encoding_standard::Encoding;
///
/// let mut encoder = Encoding::Iso2022Jp.new_encoder().unwrap();
/// let mut bytes = [0; 32];
/// let progress = encoder.encode_or_fail("aテ", &mut bytes, true).unwrap();
/// assert_eq!(&bytes[..progress.written], b"a\x1B$B%F\x1B(B");
/// ```
#[derive(Clone, Copy)]
pub struct Encoder {
    inner: AnyEncoder,
    /// A leading surrogate at the end of the last source, which the next source may complete.
    leading_surrogate: Option<u16>,
    encoding: Encoding,
}

/// An encoder as numbers: see `Encoder::save`.
pub type SavedEncoder = [u32; 2];

#[derive(Clone, Copy)]
enum AnyEncoder {
    Utf8(Utf8Encoder),
    #[cfg(feature = "single-byte")]
    SingleByte(SingleByteEncoder),
    #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
    Table(TableEncoder),
    #[cfg(feature = "japanese")]
    Iso2022Jp(Iso2022JpEncoder),
    Utf16(Utf16Encoder),
    XUserDefined(XUserDefinedEncoder),
}

/// Runs `action` on the codec's encoder. A branch is quicker than a call through a pointer.
macro_rules! with_each {
    ($encoder:expr, $handler:ident => $action:expr) => {
        match $encoder {
            AnyEncoder::Utf8($handler) => $action,
            #[cfg(feature = "single-byte")]
            AnyEncoder::SingleByte($handler) => $action,
            #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
            AnyEncoder::Table($handler) => $action,
            #[cfg(feature = "japanese")]
            AnyEncoder::Iso2022Jp($handler) => $action,
            AnyEncoder::Utf16($handler) => $action,
            AnyEncoder::XUserDefined($handler) => $action,
        }
    };
}

impl EncoderHandler for AnyEncoder {
    #[inline(always)]
    fn handle(&mut self, io_queue: &mut ScalarQueue, item: Option<char>) -> Encoded {
        with_each!(self, handler => handler.handle(io_queue, item))
    }

    #[inline(always)]
    fn run(&mut self, source: &[u16], destination: &mut [u8], replacing: Option<&mut Replacing>) -> (usize, usize) {
        with_each!(self, handler => EncoderHandler::run(handler, source, destination, replacing))
    }
}

/// The bytes of an encoding's code units.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum UnitBytes {
    /// Single-byte encodings: a byte for each code unit below 0x4000, 0 for those that the encoder must encode.
    #[cfg(feature = "single-byte")]
    One(&'static [u8]),
    /// Multi-byte encodings: one byte, or two in big-endian order, for each code unit, 0 for those that the encoder must encode.
    #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
    Two(&'static [u16]),
}

impl fmt::Debug for Encoder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Encoder").field("encoding", &self.encoding).finish_non_exhaustive()
    }
}

impl Encoding {
    /// A new instance of the encoding's [encoder](https://encoding.spec.whatwg.org/#encoder); `None` for replacement,
    /// which lacks an encoder. See [`Encoder`].
    ///
    /// The encoders of UTF-16BE and UTF-16LE aren't part of the standard, because pages and forms must not use them;
    /// [`get_encoder`](crate::hooks::get_encoder) is the standard's algorithm. They write no byte order mark: encode
    /// U+FEFF first if you need one.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert!(Encoding::Koi8R.new_encoder().is_some());
    /// assert!(Encoding::Utf16Be.new_encoder().is_some());
    /// assert!(Encoding::Replacement.new_encoder().is_none());
    /// ```
    #[inline(never)]
    #[must_use]
    pub fn new_encoder(self) -> Option<Encoder> {
        let encoder = match self.codec_kind() {
            CodecKind::Utf8 => AnyEncoder::Utf8(Utf8Encoder),
            #[cfg(feature = "single-byte")]
            CodecKind::SingleByte(index) => AnyEncoder::SingleByte(SingleByteEncoder::new(index)),
            #[cfg(feature = "chinese")]
            CodecKind::Gbk => AnyEncoder::Table(TableEncoder::new(&GBK_ENCODER)),
            #[cfg(feature = "chinese")]
            CodecKind::Gb18030 => AnyEncoder::Table(TableEncoder::new(&GB18030_ENCODER)),
            #[cfg(feature = "chinese")]
            CodecKind::Big5 => AnyEncoder::Table(TableEncoder::new(&BIG5_ENCODER)),
            #[cfg(feature = "japanese")]
            CodecKind::EucJp => AnyEncoder::Table(TableEncoder::new(&EUC_JP_ENCODER)),
            #[cfg(feature = "japanese")]
            CodecKind::Iso2022Jp => AnyEncoder::Iso2022Jp(Iso2022JpEncoder::new()),
            #[cfg(feature = "japanese")]
            CodecKind::ShiftJis => AnyEncoder::Table(TableEncoder::new(&SHIFT_JIS_ENCODER)),
            #[cfg(feature = "korean")]
            CodecKind::EucKr => AnyEncoder::Table(TableEncoder::new(&EUC_KR_ENCODER)),
            CodecKind::Replacement => return None,
            CodecKind::Utf16Be => AnyEncoder::Utf16(Utf16Encoder::new(true)),
            CodecKind::Utf16Le => AnyEncoder::Utf16(Utf16Encoder::new(false)),
            CodecKind::XUserDefined => AnyEncoder::XUserDefined(XUserDefinedEncoder),
        };
        Some(Encoder { inner: encoder, leading_surrogate: None, encoding: self })
    }
}

impl Encoder {
    /// The least length of a destination, in bytes: nothing is encoded to a shorter one.
    pub const LEAST_ROOM: usize = MIN_ROOM;

    pub(crate) fn unit_bytes(&self) -> Option<UnitBytes> {
        match self.inner {
            #[cfg(feature = "single-byte")]
            AnyEncoder::SingleByte(encoder) => Some(UnitBytes::One(encoder.table())),
            #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
            AnyEncoder::Table(encoder) => encoder.table().map(UnitBytes::Two),
            _ => None,
        }
    }

    /// Encodes `source`, UTF-16 code units, to bytes in `destination`, as far as there is room: see
    /// [`Progress::finished`]. `destination` needs at least [`LEAST_ROOM`](Self::LEAST_ROOM) bytes for any progress.
    ///
    /// `end_of_queue` says that the source is the last one: ISO-2022-JP then returns to ASCII, and a leading surrogate
    /// at the end is lone. Otherwise such a surrogate is kept for the next call. After the end, use a new encoder.
    ///
    /// ```
    /// use encoding_standard::{Encoding, Substitute};
    ///
    /// let units: Vec<u16> = "a☃b".encode_utf16().collect();
    /// let mut bytes = [0; 32];
    /// let mut encoder = Encoding::Koi8R.new_encoder().unwrap();
    /// let progress = encoder.encode_from_utf16(&units, &mut bytes, Substitute::QuestionMark, true);
    /// assert_eq!(&bytes[..progress.written], b"a?b");
    /// ```
    pub fn encode_from_utf16(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        substitute: Substitute,
        end_of_queue: bool,
    ) -> Progress {
        // Infallible in these modes.
        let encoded = self.encode_counting::<false>(source, destination, substitute.into(), end_of_queue);
        encoded.unwrap_or(Progress::NONE)
    }

    /// The same as [`encode_from_utf16`](Self::encode_from_utf16), but fails at unmappable code points: the standard's
    /// [encode or fail](https://encoding.spec.whatwg.org/#encode-or-fail).
    ///
    /// # Errors
    ///
    /// The first code point that the encoding can't represent: see [`encode_or_fail`](Self::encode_or_fail).
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let units: Vec<u16> = "a☃b".encode_utf16().collect();
    /// let mut bytes = [0; 32];
    /// let mut encoder = Encoding::Koi8R.new_encoder().unwrap();
    /// let unmappable = encoder.encode_from_utf16_or_fail(&units, &mut bytes, true).unwrap_err();
    /// assert_eq!((unmappable.code_point, unmappable.index), ('☃', 1));
    /// assert_eq!((unmappable.read, unmappable.written), (2, 1));
    ///
    /// let rest = encoder.encode_from_utf16_or_fail(&units[2..], &mut bytes, true).unwrap();
    /// assert_eq!(&bytes[..rest.written], b"b");
    /// ```
    pub fn encode_from_utf16_or_fail(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        end_of_queue: bool,
    ) -> Result<Progress, Unmappable> {
        self.encode_counting::<false>(source, destination, ErrorMode::Fatal, end_of_queue)
    }

    /// Numbers that [`load`](Self::load) makes the same encoder of: the encoding, ISO-2022-JP's state, and the leading
    /// surrogate.
    pub(crate) fn save(&self) -> SavedEncoder {
        let state: u8 = match &self.inner {
            #[cfg(feature = "japanese")]
            AnyEncoder::Iso2022Jp(handler) => handler.save(),
            _ => 0,
        };
        [self.encoding as u32, u32::from(state) | u32::from(self.leading_surrogate.unwrap_or(0)) << 16]
    }

    /// `None` if the encoding isn't compiled in or has no encoder. Wrong numbers result in another state.
    pub(crate) fn load([encoding, state]: SavedEncoder) -> Option<Self> {
        let mut encoder = Encoding::nth(encoding as usize)?.new_encoder()?;
        #[cfg(feature = "japanese")]
        if let AnyEncoder::Iso2022Jp(handler) = &mut encoder.inner {
            *handler = Iso2022JpEncoder::load(state as u8);
        }
        encoder.leading_surrogate = Some((state >> 16) as u16).filter(|unit| matches!(unit, 0xD800..=0xDBFF));
        Some(encoder)
    }

    /// The encoding that it encodes to.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::Gbk.new_encoder().unwrap().encoding(), Encoding::Gbk);
    /// ```
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// [`encode_from_utf16`](Self::encode_from_utf16) without the fast paths, as a reference for testing them.
    #[doc(hidden)]
    pub fn encode_literally(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        substitute: Substitute,
        end_of_queue: bool,
    ) -> Progress {
        let encoded = self.encode_counting::<true>(source, destination, substitute.into(), end_of_queue);
        encoded.unwrap_or(Progress::NONE)
    }

    /// [`encode_from_utf16_or_fail`](Self::encode_from_utf16_or_fail) without the fast paths.
    #[doc(hidden)]
    #[allow(clippy::missing_errors_doc, reason = "it isn't documented")]
    pub fn encode_literally_or_fail(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        end_of_queue: bool,
    ) -> Result<Progress, Unmappable> {
        self.encode_counting::<true>(source, destination, ErrorMode::Fatal, end_of_queue)
    }

    pub(crate) fn encode_counting<const LITERAL: bool>(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        mode: ErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Unmappable> {
        let mut replacing = Replacing::new(mode, 0);
        let progress = self.encode_with::<LITERAL>(source, destination, end_of_queue, replacing.as_mut())?;
        Ok(Progress { replaced: replacing.map_or(0, |replaced| replaced.all()), ..progress })
    }

    /// Encodes the start of `source` by the fast path from UTF-8, if there is one and no surrogate is held. `replacing`
    /// is [`EncoderHandler::run`]'s.
    pub(crate) fn run_from_str(
        &self,
        source: &str,
        destination: &mut [u8],
        replacing: Option<&mut Replacing>,
    ) -> (usize, usize) {
        match self.inner {
            _ if self.leading_surrogate.is_some() => (0, 0),
            AnyEncoder::Utf8(_) => {
                let start = block_of(source, destination.len()).as_bytes();
                if let Some(places) = destination.get_mut(..start.len()) {
                    places.copy_from_slice(start);
                }
                (start.len(), start.len())
            }
            // Decoding with vectors and then encoding is quicker for Korean, but not for Japanese: see bench/NOTES.md.
            #[cfg(all(target_arch = "x86_64", feature = "std"))]
            #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
            AnyEncoder::Table(_) => (0, 0),
            _ => self.run_from_utf_8(source.as_bytes(), destination, replacing),
        }
    }

    /// [`run_from_str`](Self::run_from_str) from bytes, up to a malformed sequence, and not to UTF-8.
    pub(crate) fn run_from_utf_8(
        &self,
        source: &[u8],
        destination: &mut [u8],
        replacing: Option<&mut Replacing>,
    ) -> (usize, usize) {
        match self.inner {
            _ if self.leading_surrogate.is_some() => (0, 0),
            #[cfg(feature = "single-byte")]
            AnyEncoder::SingleByte(encoder) => encoder.run_from_utf_8(source, destination, replacing),
            #[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
            AnyEncoder::Table(encoder) => encoder.run_from_utf_8(source, destination),
            _ => {
                // Without any group of encodings, no other arm uses them.
                let _ = (source, destination, replacing);
                (0, 0)
            }
        }
    }

    /// [`encode_from_utf16`](Self::encode_from_utf16) with `replacing`, and without the fast paths if `LITERAL`.
    pub(crate) fn encode_with<const LITERAL: bool>(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        end_of_queue: bool,
        replacing: Option<&mut Replacing>,
    ) -> Result<Progress, Unmappable> {
        let Self { inner, leading_surrogate, .. } = self;
        process_queue::<LITERAL, _>(inner, leading_surrogate, source, destination, end_of_queue, replacing)
    }
}
