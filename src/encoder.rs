//! An encoder instance of any encoding.

use crate::codec::big5::{Big5, Big5Encoder};
use crate::codec::euc_jp::{EucJp, EucJpEncoder};
use crate::codec::euc_kr::{EucKr, EucKrEncoder};
use crate::codec::gb18030::{Gb18030, Gb18030Encoder};
use crate::codec::iso_2022_jp::Iso2022JpEncoder;
use crate::codec::shift_jis::{ShiftJis, ShiftJisEncoder};
use crate::codec::single_byte::{SingleByte, SingleByteEncoder};
use crate::codec::stateless::StatelessEncoder;
use crate::codec::utf_8::{Utf8, Utf8Encoder};
use crate::codec::x_user_defined::{XUserDefined, XUserDefinedEncoder};
use crate::decoder::Progress;
use crate::encoding::{EncoderErrorMode, LEAST_ROOM, Unmappable, process_queue};
use crate::generated::Encoding;
use crate::losses::Losses;

/// An instance of an encoding's [encoder](https://encoding.spec.whatwg.org/#encoder): UTF-16 code units to bytes.
///
/// Lone surrogates become U+FFFD, as in a [scalar value string](https://infra.spec.whatwg.org/#scalar-value-string).
/// Like a [`Decoder`](crate::Decoder) it is a small `Copy` value.
///
/// ```
/// use encoding_wasm::{Encoding, EncoderErrorMode};
///
/// let mut encoder = Encoding::Iso2022Jp.new_encoder().unwrap();
/// let units: Vec<u16> = "aテ".encode_utf16().collect();
/// let mut bytes = [0; 32];
/// let progress = encoder.encode(&units, &mut bytes, EncoderErrorMode::Fatal, true).unwrap();
/// assert_eq!(&bytes[..progress.written], b"a\x1B$B%F\x1B(B");
/// ```
#[derive(Clone, Copy)]
pub struct Encoder {
    state: State,
    /// A leading surrogate at the end of the last source, which the next one may complete to a pair.
    leading_surrogate: Option<u16>,
}

/// The state of each codec.
#[derive(Clone, Copy)]
enum State {
    Utf8(Utf8Encoder),
    SingleByte(SingleByteEncoder),
    Gb18030(Gb18030Encoder),
    Big5(Big5Encoder),
    EucJp(EucJpEncoder),
    Iso2022Jp(Iso2022JpEncoder),
    ShiftJis(ShiftJisEncoder),
    EucKr(EucKrEncoder),
    XUserDefined(XUserDefinedEncoder),
}

impl Encoder {
    /// The least length of a destination, in bytes: in a shorter one nothing is encoded.
    pub const LEAST_ROOM: usize = LEAST_ROOM;

    pub(crate) fn new(encoding: Encoding) -> Option<Self> {
        let state = match encoding {
            Encoding::Replacement | Encoding::Utf16be | Encoding::Utf16le => return None,
            Encoding::Utf8 => State::Utf8(StatelessEncoder(Utf8)),
            Encoding::Gbk => State::Gb18030(StatelessEncoder(Gb18030 { is_gbk: true })),
            Encoding::Gb18030 => State::Gb18030(StatelessEncoder(Gb18030 { is_gbk: false })),
            Encoding::Big5 => State::Big5(StatelessEncoder(Big5)),
            Encoding::EucJp => State::EucJp(StatelessEncoder(EucJp)),
            Encoding::Iso2022Jp => State::Iso2022Jp(Iso2022JpEncoder::new()),
            Encoding::ShiftJis => State::ShiftJis(StatelessEncoder(ShiftJis)),
            Encoding::EucKr => State::EucKr(StatelessEncoder(EucKr)),
            Encoding::XUserDefined => State::XUserDefined(StatelessEncoder(XUserDefined)),
            single_byte => State::SingleByte(StatelessEncoder(SingleByte(single_byte))),
        };
        Some(Self { state, leading_surrogate: None })
    }

    /// Encodes `source`, UTF-16 code units, to bytes in `destination`, as far as there is room, see
    /// [`Progress::finished`]. `destination` needs at least [`LEAST_ROOM`](Self::LEAST_ROOM) bytes for any progress.
    ///
    /// `end_of_queue` says that the source is the last one; ISO-2022-JP then returns to ASCII, and a leading surrogate
    /// at the end is alone. Where it is `false`, such a surrogate is kept for the next call. After the end, use a new
    /// encoder for the next text.
    ///
    /// # Errors
    ///
    /// In [`EncoderErrorMode::Fatal`], the first code point that the encoding has not. This is the standard's
    /// [encode or fail](https://encoding.spec.whatwg.org/#encode-or-fail): what was encoded before it is in
    /// `destination`, and the same encoder may go on with what follows.
    ///
    /// ```
    /// use encoding_wasm::{EncoderErrorMode, Encoding};
    ///
    /// let units: Vec<u16> = "a☃b".encode_utf16().collect();
    /// let mut bytes = [0; 32];
    /// let mut encoder = Encoding::Koi8R.new_encoder().unwrap();
    /// let unmappable = encoder.encode(&units, &mut bytes, EncoderErrorMode::Fatal, true).unwrap_err();
    /// assert_eq!((unmappable.code_point, unmappable.index), ('☃', 1));
    /// assert_eq!((unmappable.read, unmappable.written), (2, 1));
    ///
    /// let rest = encoder.encode(&units[2..], &mut bytes, EncoderErrorMode::Fatal, true).unwrap();
    /// assert_eq!(&bytes[..rest.written], b"b");
    /// ```
    pub fn encode(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        mode: EncoderErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Unmappable> {
        self.encode_with::<false>(source, destination, mode, end_of_queue, &mut Losses::default())
    }

    /// The same, and adds the code points that were replaced to `losses`, with their indexes in `source`.
    pub(crate) fn encode_with_losses(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        mode: EncoderErrorMode,
        end_of_queue: bool,
        losses: &mut Losses,
    ) -> Result<Progress, Unmappable> {
        self.encode_with::<false>(source, destination, mode, end_of_queue, losses)
    }

    /// [`encode`](Self::encode) by the standard's steps alone, without the fast paths: the reference for testing them.
    #[doc(hidden)]
    pub fn encode_literally(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        mode: EncoderErrorMode,
        end_of_queue: bool,
    ) -> Result<Progress, Unmappable> {
        self.encode_with::<true>(source, destination, mode, end_of_queue, &mut Losses::default())
    }

    fn encode_with<const LITERAL: bool>(
        &mut self,
        source: &[u16],
        destination: &mut [u8],
        mode: EncoderErrorMode,
        end_of_queue: bool,
        losses: &mut Losses,
    ) -> Result<Progress, Unmappable> {
        let leading_surrogate = &mut self.leading_surrogate;
        macro_rules! process {
            ($handler:expr) => {
                process_queue::<LITERAL, _>(
                    $handler,
                    leading_surrogate,
                    source,
                    destination,
                    mode,
                    end_of_queue,
                    losses,
                )
            };
        }
        match &mut self.state {
            State::Utf8(handler) => process!(handler),
            State::SingleByte(handler) => process!(handler),
            State::Gb18030(handler) => process!(handler),
            State::Big5(handler) => process!(handler),
            State::EucJp(handler) => process!(handler),
            State::Iso2022Jp(handler) => process!(handler),
            State::ShiftJis(handler) => process!(handler),
            State::EucKr(handler) => process!(handler),
            State::XUserDefined(handler) => process!(handler),
        }
    }
}
