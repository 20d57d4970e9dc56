//! Handlers: <https://encoding.spec.whatwg.org/#encoders-and-decoders>.

use core::cell::Cell;

use crate::io_queue::{ByteQueue, ScalarQueue};
use crate::replacing::Replacing;
use crate::slices::start_of;

/// What a [handler](https://encoding.spec.whatwg.org/#handler) returns.
pub(crate) enum Outcome<Items, Error> {
    Finished,
    Items(Items),
    Error(Error),
    Continue,
}

pub(crate) trait DecoderHandler {
    /// Runs the handler on a byte; `None` is end-of-queue.
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded;

    /// The number of bytes that the state holds of an incomplete sequence.
    fn held(&self) -> usize;

    /// The fast path: decodes the start of `source`. Returns how many bytes it read, and how many code units it wrote.
    ///
    /// - Called only when [`held`](Self::held) is 0, with a `destination` at least as long as `source`.
    /// - The code units and the state are those of the handler.
    /// - Stops before a malformed sequence if `is_fatal`. Otherwise it may write U+FFFD for it.
    /// - May stop wherever `held` is 0; the handler goes on there.
    fn run(&mut self, _source: &[u8], _destination: &mut [u16], _is_fatal: bool) -> (usize, usize) {
        (0, 0)
    }

    /// How many well-formed U+FFFD the bytes that [`run`](Self::run) has read contain. Its other U+FFFD stand for
    /// malformed sequences.
    fn count_replacement_characters(&self, _source: &[u8]) -> usize {
        0
    }

    /// The incomplete sequence of [`held`](Self::held) bytes. A new decoder that reads them gets into this state,
    /// except in the encodings with [more state](crate::decoder::Decoder::save).
    fn held_bytes(&self) -> [u8; 3] {
        [0; 3]
    }

    /// [`run`](Self::run) to UTF-8, for the codecs that have it. `destination` may have any length, and `malformed`
    /// decides what to do about malformed sequences.
    fn run_to_utf_8(&mut self, _source: &[u8], _destination: &mut [u8], _malformed: Malformations) -> (usize, usize) {
        (0, 0)
    }

    /// [`run_to_utf_8`](Self::run_to_utf_8) for short texts, which aren't worth a table: stops at whatever needs
    /// one, and before malformed sequences. There is [room](crate::short_text::room_for) for all.
    fn run_short(&mut self, _source: &[u8], _destination: &mut [u8]) -> (usize, usize) {
        (0, 0)
    }
}

/// Counts the malformed sequences that became U+FFFD. `None` to stop before the first.
pub(crate) type Malformations<'a> = Option<&'a Cell<usize>>;

/// "One or more items": one code point, or two for four sequences of Big5.
#[derive(Clone, Copy)]
pub(crate) struct CodePoints {
    pub(crate) first: char,
    pub(crate) second: Option<char>,
}

pub(crate) const REPLACEMENT_UNIT: u16 = 0xFFFD;

#[inline(always)]
pub(crate) const fn is_surrogate(unit: u16) -> bool {
    unit & 0xF800 == 0xD800
}

pub(crate) type Decoded = Outcome<CodePoints, ()>;

impl From<char> for CodePoints {
    fn from(code_point: char) -> Self {
        Self { first: code_point, second: None }
    }
}

impl From<char> for Decoded {
    fn from(code_point: char) -> Self {
        Outcome::Items(code_point.into())
    }
}

/// The code point with the byte's value.
impl From<u8> for Decoded {
    fn from(byte: u8) -> Self {
        char::from(byte).into()
    }
}

/// `None` is an error.
impl From<Option<char>> for Decoded {
    fn from(code_point: Option<char>) -> Self {
        code_point.map_or(Outcome::Error(()), Decoded::from)
    }
}

pub(crate) trait EncoderHandler {
    /// Runs the handler on a scalar value; `None` is end-of-queue.
    fn handle(&mut self, io_queue: &mut ScalarQueue, item: Option<char>) -> Encoded;

    /// The fast path: encodes the start of `source` as far as `destination` has room. Returns how many code units it
    /// read, and how many bytes it wrote.
    ///
    /// - The bytes and the state are those of the handler.
    /// - Stops before an unmappable code point, unless `replacing` replaces it.
    /// - May stop anywhere but inside a surrogate pair; the handler goes on there.
    fn run(&mut self, _source: &[u16], _destination: &mut [u8], _replacing: Option<&mut Replacing>) -> (usize, usize) {
        (0, 0)
    }
}

/// "One or more items": one to four bytes.
#[derive(Clone, Copy)]
pub(crate) struct EncodedBytes {
    bytes: [u8; 4],
    length: usize,
}

impl EncodedBytes {
    pub(crate) fn as_slice(&self) -> &[u8] {
        start_of(&self.bytes, self.length)
    }
}

impl<const N: usize> From<[u8; N]> for EncodedBytes {
    fn from(items: [u8; N]) -> Self {
        let mut bytes = [0; 4];
        for (place, item) in bytes.iter_mut().zip(items) {
            *place = item;
        }
        Self { bytes, length: N }
    }
}

/// The error has the code point that the encoding can't represent.
pub(crate) type Encoded = Outcome<EncodedBytes, char>;

impl<const N: usize> From<[u8; N]> for Encoded {
    fn from(items: [u8; N]) -> Self {
        Outcome::Items(items.into())
    }
}
