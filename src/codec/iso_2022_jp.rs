//! ISO-2022-JP: <https://encoding.spec.whatwg.org/#iso-2022-jp-decoder>.

use crate::handler::{CodePoints, Decoded, DecoderHandler, Handler, IoQueue, Outcome};
use crate::index;

#[derive(Clone, Copy)]
pub(crate) struct Iso2022JpDecoder {
    state: State,
    output_state: State,
    lead: u8,
    output: bool,
}

/// The [decoder state](https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-state).
#[derive(Clone, Copy)]
enum State {
    Ascii,
    Roman,
    Katakana,
    LeadByte,
    TrailByte,
    EscapeStart,
    Escape,
}

impl Iso2022JpDecoder {
    pub(crate) const fn new() -> Self {
        Self { state: State::Ascii, output_state: State::Ascii, lead: 0x00, output: false }
    }

    /// The end of most steps: sets output to false and returns.
    fn return_with(&mut self, decoded: impl Into<Decoded>) -> Decoded {
        self.output = false;
        decoded.into()
    }

    /// Sets the state and returns continue.
    fn continue_in(&mut self, state: State) -> Decoded {
        self.state = state;
        Outcome::Continue
    }
}

impl Handler for Iso2022JpDecoder {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
        match self.state {
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-ascii
            State::Ascii => match item {
                Some(0x1B) => self.continue_in(State::EscapeStart),
                Some(0x0E | 0x0F | 0x80..) => self.return_with(Outcome::Error(())),
                Some(byte) => self.return_with(byte),
                None => Outcome::Finished,
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-roman
            State::Roman => match item {
                Some(0x1B) => self.continue_in(State::EscapeStart),
                Some(0x5C) => self.return_with('\u{00A5}'),
                Some(0x7E) => self.return_with('\u{203E}'),
                Some(0x0E | 0x0F | 0x80..) => self.return_with(Outcome::Error(())),
                Some(byte) => self.return_with(byte),
                None => Outcome::Finished,
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-katakana
            State::Katakana => match item {
                Some(0x1B) => self.continue_in(State::EscapeStart),
                Some(byte @ 0x21..=0x5F) => {
                    let code_point = char::from_u32(0xFF61 - 0x21 + u32::from(byte));
                    self.return_with(code_point.map_or(Outcome::Error(()), Decoded::from))
                }
                Some(_) => self.return_with(Outcome::Error(())),
                None => Outcome::Finished,
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-lead-byte
            State::LeadByte => match item {
                Some(0x1B) => self.continue_in(State::EscapeStart),
                Some(byte @ 0x21..=0x7E) => {
                    self.output = false;
                    self.lead = byte;
                    self.continue_in(State::TrailByte)
                }
                Some(_) => self.return_with(Outcome::Error(())),
                None => Outcome::Finished,
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-trail-byte
            State::TrailByte => match item {
                Some(0x1B) => {
                    self.state = State::EscapeStart;
                    Outcome::Error(())
                }
                Some(byte) => {
                    self.state = State::LeadByte;
                    kanji(self.lead, byte).map_or(Outcome::Error(()), Decoded::from)
                }
                // The standard prepends end-of-queue, which reading it does not remove from the queue.
                None => {
                    self.state = State::LeadByte;
                    Outcome::Error(())
                }
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-escape-start
            State::EscapeStart => match item {
                Some(byte @ (0x24 | 0x28)) => {
                    self.lead = byte;
                    self.continue_in(State::Escape)
                }
                _ => {
                    if let Some(byte) = item {
                        io_queue.prepend([byte]);
                    }
                    self.state = self.output_state;
                    self.return_with(Outcome::Error(()))
                }
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-escape
            State::Escape => {
                let lead = core::mem::replace(&mut self.lead, 0x00);
                let state = match (lead, item) {
                    (0x28, Some(0x42)) => State::Ascii,
                    (0x28, Some(0x4A)) => State::Roman,
                    (0x28, Some(0x49)) => State::Katakana,
                    (0x24, Some(0x40 | 0x42)) => State::LeadByte,
                    _ => {
                        match item {
                            Some(byte) => io_queue.prepend([lead, byte]),
                            None => io_queue.prepend([lead]),
                        }
                        self.state = self.output_state;
                        return self.return_with(Outcome::Error(()));
                    }
                };
                self.state = state;
                self.output_state = state;
                // Two escape sequences with nothing between them are an error.
                if core::mem::replace(&mut self.output, true) { Outcome::Error(()) } else { Outcome::Continue }
            }
        }
    }
}

impl DecoderHandler for Iso2022JpDecoder {
    fn held(&self) -> usize {
        match self.state {
            State::Ascii | State::Roman | State::Katakana | State::LeadByte => 0,
            State::TrailByte | State::EscapeStart => 1,
            State::Escape => 2,
        }
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        let (read, written) = match self.state {
            State::Ascii => run_ascii(source, destination),
            State::LeadByte => run_kanji(source, destination),
            _ => (0, 0),
        };
        if read > 0 {
            self.output = false;
        }
        (read, written)
    }
}

fn run_ascii(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    let mut done = 0;
    for (byte, unit) in source.iter().zip(destination) {
        if matches!(byte, 0x0E | 0x0F | 0x1B | 0x80..) {
            break;
        }
        *unit = u16::from(*byte);
        done += 1;
    }
    (done, done)
}

fn run_kanji(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    let mut written = 0;
    for (pair, unit) in source.chunks_exact(2).zip(destination) {
        // All of index jis0208 is in the Basic Multilingual Plane.
        let Some(code_point) = kanji(pair[0], pair[1]) else { break };
        *unit = code_point as u16;
        written += 1;
    }
    (2 * written, written)
}

fn kanji(lead: u8, trail: u8) -> Option<char> {
    match (lead, trail) {
        (0x21..=0x7E, 0x21..=0x7E) => {
            index::jis0208().code_point(usize::from(lead - 0x21) * 94 + usize::from(trail - 0x21))
        }
        _ => None,
    }
}
