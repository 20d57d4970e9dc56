//! Processing a queue with a decoder: <https://encoding.spec.whatwg.org/#concept-encoding-process>.

use core::fmt;

use crate::handler::{Handler, IoQueue, Outcome};
use crate::losses::Losses;
use crate::slices::{behind, behind_mut, start_of};

/// The handler of a decoder.
pub(crate) trait DecoderHandler: Handler<Item = u8, Items = CodePoints, Error = ()> {
    /// How many bytes of an incomplete sequence the state stands for.
    fn held(&self) -> usize;

    /// The fast path. It may decode well-formed bytes from the start of `source`, and must give what as many calls of
    /// the handler would give; it may stop wherever the handler's state holds nothing. It is only called in such a
    /// state, and `destination` is at least as long as `source`. Returns how much it read and wrote.
    fn run(&mut self, _source: &[u8], _destination: &mut [u16]) -> (usize, usize) {
        (0, 0)
    }

    /// The same, and with `losses`, which are there in the mode "replacement", it may also decode malformed sequences to
    /// U+FFFD. It adds them, with their places from `start` on.
    fn run_or_replace(
        &mut self,
        source: &[u8],
        destination: &mut [u16],
        _start: isize,
        _losses: Option<&mut Losses>,
    ) -> (usize, usize) {
        self.run(source, destination)
    }

    /// The fast path to UTF-8, where there is one: as `run`, but it goes only as far as `destination` has room.
    fn run_to_utf_8(&self, _source: &[u8], _destination: &mut [u8]) -> (usize, usize) {
        (0, 0)
    }
}

/// What a decoder's handler returns as "one or more items": a code point, or two (Big5 has four such cases).
pub(crate) struct CodePoints {
    pub(crate) first: char,
    pub(crate) second: Option<char>,
}

pub(crate) type Decoded = Outcome<CodePoints, ()>;

impl From<char> for Decoded {
    fn from(code_point: char) -> Self {
        Outcome::Items(CodePoints { first: code_point, second: None })
    }
}

/// An ASCII byte, or another one that stands for the code point of the same value.
impl From<u8> for Decoded {
    fn from(byte: u8) -> Self {
        char::from(byte).into()
    }
}

/// What a decoder does with a malformed sequence: <https://encoding.spec.whatwg.org/#error-mode>.
///
/// ```
/// use encoding_wasm::{Encoding, ErrorMode};
///
/// let mut units = [0; 8];
/// let decode = |mode, units: &mut [u16]| Encoding::Utf8.new_decoder().decode(b"\xC3", units, mode, true);
/// assert!(decode(ErrorMode::Fatal, &mut units).is_err());
/// assert_eq!(decode(ErrorMode::Replacement, &mut units).unwrap().written, 1);
/// assert_eq!(units[0], 0xFFFD);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorMode {
    /// Decode it to U+FFFD.
    Replacement,
    /// Stop and return an error.
    Fatal,
}

/// The malformed sequence at which a decoder stopped in [`ErrorMode::Fatal`].
///
/// ```
/// use encoding_wasm::utf8_decode_without_bom_or_fail;
///
/// let malformed = utf8_decode_without_bom_or_fail(b"ab\xE6\xBCc").unwrap_err();
/// assert_eq!((malformed.start, malformed.length), (2, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Malformed {
    /// Where it starts, in bytes from the start of the source that was given with this call. Negative when it began
    /// in an earlier call's source.
    pub start: isize,
    /// Its length in bytes.
    pub length: usize,
    /// How many items were written before it in this call.
    pub written: usize,
}

impl fmt::Display for Malformed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, length, .. } = self;
        write!(formatter, "malformed sequence of {length} byte(s) at offset {start}")
    }
}

impl core::error::Error for Malformed {}

/// The source of a decoder's I/O queue.
struct Bytes<'a>(&'a [u8]);

impl Iterator for Bytes<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let (&byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(byte)
    }
}

/// Where the fast path has stopped, it often stops soon again. So it gets only so many bytes first, lest it looks at many
/// in vain each time.
const NEAR: usize = 32;

/// The most bytes of a sequence.
const LONGEST: usize = 4;

/// [Processes a queue](https://encoding.spec.whatwg.org/#concept-encoding-run) of bytes; returns how many code units
/// were written to `destination`, which has room for whatever `source` can become. In the mode "replacement" what is
/// malformed is added to `losses`.
///
/// Without `end_of_queue` the queue stays open at the end of `source`, and the handler keeps its state. `LITERAL`
/// bypasses the fast paths: that is the reference for testing them.
pub(crate) fn process_queue<const LITERAL: bool, H: DecoderHandler>(
    handler: &mut H,
    source: &[u8],
    destination: &mut [u16],
    mode: ErrorMode,
    end_of_queue: bool,
    losses: &mut Losses,
) -> Result<usize, Malformed> {
    let mut io_queue = IoQueue::new(Bytes(source));
    let mut written = 0;
    let mut has_stopped = false;
    loop {
        if !LITERAL && io_queue.restored_count() == 0 && handler.held() == 0 {
            let mut run = |most| {
                let start = (source.len() - io_queue.source.0.len()) as isize;
                let losses = (mode == ErrorMode::Replacement).then_some(&mut *losses);
                let next = start_of(io_queue.source.0, most);
                let (ran, wrote) = handler.run_or_replace(next, behind_mut(destination, written), start, losses);
                io_queue.source.0 = behind(io_queue.source.0, ran);
                written += wrote;
                ran
            };
            if !has_stopped || run(NEAR) > NEAR - LONGEST {
                run(usize::MAX);
            }
            has_stopped = true;
        }
        // Restored items may come from an earlier source, so the position may be negative.
        let position = |io_queue: &IoQueue<Bytes>| {
            (source.len() - io_queue.source.0.len()) as isize - io_queue.restored_count() as isize
        };
        let start = position(&io_queue) - handler.held() as isize;
        let item = io_queue.read();
        if item.is_none() && !end_of_queue {
            return Ok(written);
        }
        match handler.handle(&mut io_queue, item) {
            Outcome::Continue => {}
            Outcome::Finished => return Ok(written),
            Outcome::Items(CodePoints { first, second }) => {
                push(destination, &mut written, first);
                if let Some(second) = second {
                    push(destination, &mut written, second);
                }
            }
            Outcome::Error(()) => match mode {
                ErrorMode::Replacement => {
                    losses.add_malformed(start, 1);
                    push(destination, &mut written, char::REPLACEMENT_CHARACTER);
                }
                ErrorMode::Fatal => {
                    // ISO-2022-JP may already hold the escape byte behind the malformed sequence.
                    let end = position(&io_queue) - handler.held() as isize;
                    let length = (end - start) as usize;
                    return Err(Malformed { start, length, written });
                }
            },
        }
    }
}

fn push(destination: &mut [u16], written: &mut usize, code_point: char) {
    for unit in code_point.encode_utf16(&mut [0; 2]) {
        if let Some(place) = destination.get_mut(*written) {
            *place = *unit;
            *written += 1;
        }
    }
}
