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

/// A decoder's handler with its state, and the fast paths beside it.
pub(crate) trait DecoderHandler {
    /// Runs the handler on a byte; `None` is end-of-queue.
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded;

    /// How many bytes of an incomplete sequence the state stands for.
    fn held(&self) -> usize;

    /// The fast path: decodes bytes from the start of `source`, and returns how many bytes it read and how many code units
    /// it wrote.
    ///
    /// - Called only when [`held`](Self::held) is 0, with a `destination` at least as long as `source`.
    /// - Writes exactly what the handler would for the bytes that it read, and leaves the state as the handler would.
    /// - Stops before a malformed sequence if `is_fatal`. Otherwise it may also write U+FFFD for it.
    /// - May stop wherever `held` is 0; the handler goes on there.
    fn run(&mut self, _source: &[u8], _destination: &mut [u16], _is_fatal: bool) -> (usize, usize) {
        (0, 0)
    }

    /// How many of the bytes that [`run`](Self::run) has read are a well-formed U+FFFD: all other U+FFFD that it wrote stand
    /// for malformed sequences.
    fn count_replacement_characters(&self, _source: &[u8]) -> usize {
        0
    }

    /// The incomplete sequence, [`held`](Self::held) bytes from the first on. A new decoder that reads them is in the same state,
    /// except in the encodings with [more state](crate::decoder::Decoder::save).
    fn held_bytes(&self) -> [u8; 3] {
        [0; 3]
    }

    /// The fast path to UTF-8, for the codecs that have one. Like [`run`](Self::run), but `destination` may have any
    /// length, and `malformed` decides: it counts the sequences for which U+FFFD is written.
    fn run_to_utf_8(&mut self, _source: &[u8], _destination: &mut [u8], _malformed: Malformations) -> (usize, usize) {
        (0, 0)
    }

    /// [`run_to_utf_8`](Self::run_to_utf_8) for short texts, which aren't worth a table: stops at whatever needs one, and before any
    /// malformed sequence. There is [room](crate::short_text::room_for) for all.
    fn run_short(&mut self, _source: &[u8], _destination: &mut [u8]) -> (usize, usize) {
        (0, 0)
    }
}

/// How many malformed sequences a fast path to UTF-8 has replaced; `None` if it has to stop before the first.
pub(crate) type Malformations<'a> = Option<&'a Cell<usize>>;

/// What a decoder's handler returns as "one or more items": one code point, or two for four sequences of Big5.
#[derive(Clone, Copy)]
pub(crate) struct CodePoints {
    pub(crate) first: char,
    pub(crate) second: Option<char>,
}

/// U+FFFD as a code unit.
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

/// An ASCII byte, or any other that stands for the code point of the same value.
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

/// An encoder's handler with its state, and the fast path beside it.
pub(crate) trait EncoderHandler {
    /// Runs the handler on a scalar value; `None` is end-of-queue.
    fn handle(&mut self, io_queue: &mut ScalarQueue, item: Option<char>) -> Encoded;

    /// The fast path: encodes code units from the start of `source` as far as `destination` has room, and returns how
    /// many code units it read and how many bytes it wrote.
    ///
    /// - Writes exactly what the handler would for the code units that it read, and leaves the state as the handler
    ///   would.
    /// - Stops before an unmappable code point, or replaces it by `replacing` if that is there.
    /// - May stop anywhere but inside a surrogate pair; the handler goes on there.
    fn run(&mut self, _source: &[u16], _destination: &mut [u8], _replacing: Option<&mut Replacing>) -> (usize, usize) {
        (0, 0)
    }
}

/// What an encoder's handler returns as "one or more items": one to four bytes.
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

/// An error comes with the code point that the encoding can't represent.
pub(crate) type Encoded = Outcome<EncodedBytes, char>;

impl<const N: usize> From<[u8; N]> for Encoded {
    fn from(items: [u8; N]) -> Self {
        Outcome::Items(items.into())
    }
}
