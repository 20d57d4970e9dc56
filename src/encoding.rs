//! Processing a queue with an encoder: <https://encoding.spec.whatwg.org/#concept-encoding-process>.

use core::fmt;

use crate::decoder::Progress;
use crate::handler::{Handler, IoQueue, Outcome};
use crate::losses::Losses;
use crate::slices::{behind, start_of};

/// The handler of an encoder.
pub(crate) trait EncoderHandler: Handler<Item = char, Items = Bytes, Error = char> {
    /// The fast path. It may encode code units from the start of `source` as far as `destination` has room, and must
    /// give what as many calls of the handler would give. A surrogate pair is taken as a whole or not at all. Returns
    /// how much it read and wrote.
    fn run(&mut self, _source: &[u16], _destination: &mut [u8]) -> (usize, usize) {
        (0, 0)
    }
}

/// What an encoder's handler returns as "one or more items": one to four bytes.
#[derive(Clone, Copy)]
pub(crate) struct Bytes {
    bytes: [u8; 4],
    length: usize,
}

impl Bytes {
    pub(crate) fn as_slice(&self) -> &[u8] {
        start_of(&self.bytes, self.length)
    }
}

impl<const N: usize> From<[u8; N]> for Bytes {
    fn from(items: [u8; N]) -> Self {
        let mut bytes = [0; 4];
        for (place, item) in bytes.iter_mut().zip(items) {
            *place = item;
        }
        Self { bytes, length: N }
    }
}

pub(crate) type Encoded = Outcome<Bytes, char>;

impl<const N: usize> From<[u8; N]> for Encoded {
    fn from(items: [u8; N]) -> Self {
        Outcome::Items(items.into())
    }
}

/// What an encoder does with a code point that its encoding has not:
/// <https://encoding.spec.whatwg.org/#error-mode>.
///
/// ```
/// use encoding_wasm::{EncoderErrorMode, Encoding};
///
/// let write = |mode| {
///     let mut bytes = [0; 32];
///     let mut encoder = Encoding::Big5.new_encoder().unwrap();
///     encoder.encode(&[0x2603], &mut bytes, mode, true).map(|progress| bytes[..progress.written].to_vec())
/// };
/// assert!(write(EncoderErrorMode::Fatal).is_err());
/// assert_eq!(write(EncoderErrorMode::Html).unwrap(), b"&#9731;");
/// assert_eq!(write(EncoderErrorMode::Replacement).unwrap(), b"?");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EncoderErrorMode {
    /// Stop and return an error.
    Fatal,
    /// Write it as in HTML: `&#128169;`. Who reads it cannot tell that from the same characters in the text.
    Html,
    /// Write `?`. The standard has no such mode; it is what most other libraries do.
    Replacement,
}

/// The code point at which an encoder stopped in [`EncoderErrorMode::Fatal`]: the
/// [error](https://encoding.spec.whatwg.org/#error) of a handler. For an example see
/// [`Encoder::encode`](crate::Encoder::encode).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unmappable {
    /// The code point that the encoding has not; U+FFFD for a lone surrogate, and for U+000E, U+000F and U+001B, which
    /// ISO-2022-JP refuses.
    pub code_point: char,
    /// Where it is, in code units from the start of the source that was given with this call. -1 when it is a surrogate
    /// at the end of an earlier call's source.
    pub index: isize,
    /// How many code units were read, those of the code point included. What follows may be encoded by the next call.
    pub read: usize,
    /// How many bytes were written before it, which are well-formed.
    pub written: usize,
}

impl fmt::Display for Unmappable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "U+{:04X} at index {} cannot be encoded", u32::from(self.code_point), self.index)
    }
}

impl core::error::Error for Unmappable {}

/// The source of an encoder's I/O queue: UTF-16 code units [converted][convert] to scalar values.
///
/// [convert]: https://encoding.spec.whatwg.org/#convert-code-unit-to-scalar-value
struct ScalarValues<'a> {
    units: &'a [u16],
    /// A leading surrogate at the end of an earlier source.
    leading_surrogate: Option<u16>,
    /// Whether a leading surrogate at the end is alone, rather than the first half of a pair.
    end_of_queue: bool,
}

impl Iterator for ScalarValues<'_> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        let leading = match self.leading_surrogate.take() {
            Some(leading) => leading,
            None => {
                let (&unit, rest) = self.units.split_first()?;
                self.units = rest;
                if let Some(scalar_value) = char::from_u32(u32::from(unit)) {
                    return Some(scalar_value);
                }
                if unit >= 0xDC00 {
                    return Some(char::REPLACEMENT_CHARACTER);
                }
                unit
            }
        };
        match self.units.split_first() {
            Some((&trailing @ 0xDC00..=0xDFFF, rest)) => {
                self.units = rest;
                char::from_u32(0x10000 + ((u32::from(leading) - 0xD800) << 10) + (u32::from(trailing) - 0xDC00))
            }
            None if !self.end_of_queue => {
                self.leading_surrogate = Some(leading);
                None
            }
            _ => Some(char::REPLACEMENT_CHARACTER),
        }
    }
}

/// The most bytes that the end of a queue can become: the escape sequence to ASCII.
const MOST_FROM_END: usize = 3;

/// The room that an item needs: for an escape sequence and an `&#1114111;`, and still for the end of the queue.
pub(crate) const LEAST_ROOM: usize = 13 + MOST_FROM_END;

/// [Processes a queue](https://encoding.spec.whatwg.org/#concept-encoding-run) of scalar values, as far as
/// `destination` has room.
///
/// Without `end_of_queue` the queue stays open at the end of `source`: the handler keeps its state, and a leading
/// surrogate at the end is kept for the next call. What is replaced is added to `losses`. `LITERAL` bypasses the fast
/// paths: that is the reference for testing them.
pub(crate) fn process_queue<const LITERAL: bool, H: EncoderHandler>(
    handler: &mut H,
    leading_surrogate: &mut Option<u16>,
    source: &[u16],
    destination: &mut [u8],
    mode: EncoderErrorMode,
    end_of_queue: bool,
    losses: &mut Losses,
) -> Result<Progress, Unmappable> {
    if destination.len() < LEAST_ROOM {
        return Ok(Progress { read: 0, written: 0, finished: false });
    }
    let room_for_items = destination.len() - MOST_FROM_END;
    let values = ScalarValues { units: source, leading_surrogate: leading_surrogate.take(), end_of_queue };
    let mut io_queue = IoQueue::new(values);
    let mut written = 0;
    let mut index = 0;
    let finished = loop {
        if io_queue.restored_count() == 0 {
            let values = &mut io_queue.source;
            // At the end of the queue there may be less room than for an item.
            if !LITERAL
                && values.leading_surrogate.is_none()
                && let Some(room) = destination.get_mut(written..room_for_items)
            {
                let (ran, wrote) = handler.run(values.units, room);
                values.units = behind(values.units, ran);
                written += wrote;
            }
            let is_at_end = values.units.is_empty() && values.leading_surrogate.is_none();
            if !is_at_end && destination.len() - written < LEAST_ROOM {
                break false;
            }
            index = (source.len() - values.units.len()) as isize - isize::from(values.leading_surrogate.is_some());
        }
        let item = io_queue.read();
        if item.is_none() && !end_of_queue {
            break true;
        }
        match handler.handle(&mut io_queue, item) {
            Outcome::Continue => {}
            Outcome::Finished => break true,
            Outcome::Items(bytes) => push(destination, &mut written, bytes.as_slice()),
            Outcome::Error(code_point) => {
                match mode {
                    EncoderErrorMode::Html => push_reference(destination, &mut written, code_point),
                    EncoderErrorMode::Replacement => push(destination, &mut written, b"?"),
                    EncoderErrorMode::Fatal => {
                        let read = source.len() - io_queue.source.units.len();
                        return Err(Unmappable { code_point, index, read, written });
                    }
                }
                losses.add_unmappable(index, code_point);
            }
        }
    };
    *leading_surrogate = io_queue.source.leading_surrogate;
    Ok(Progress { read: source.len() - io_queue.source.units.len(), written, finished })
}

fn push(destination: &mut [u8], written: &mut usize, bytes: &[u8]) {
    for byte in bytes {
        if let Some(place) = destination.get_mut(*written) {
            *place = *byte;
            *written += 1;
        }
    }
}

/// Pushes `&#`, the code point's value in base ten and `;`.
fn push_reference(destination: &mut [u8], written: &mut usize, code_point: char) {
    let mut digits = [b'0'; 7];
    let mut value = u32::from(code_point);
    for digit in digits.iter_mut().rev() {
        *digit += (value % 10) as u8;
        value /= 10;
    }
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    push(destination, written, b"&#");
    push(destination, written, behind(&digits, zeros.min(digits.len() - 1)));
    push(destination, written, b";");
}
