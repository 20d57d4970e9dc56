//! What the encoders without a state share, which are all but ISO-2022-JP's.

use crate::encoding::{Bytes, Encoded, EncoderHandler};
use crate::handler::{Handler, IoQueue, Outcome};

/// An encoding whose encoder writes each code point for itself.
pub(crate) trait CodePointEncoder: Copy {
    /// The bytes of a non-ASCII code point; `None` for an error.
    fn encode(self, code_point: char) -> Option<Bytes>;

    /// [`EncoderHandler::run`].
    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize);
}

#[derive(Clone, Copy)]
pub(crate) struct StatelessEncoder<Encoding>(pub(crate) Encoding);

impl<Encoding: CodePointEncoder> Handler for StatelessEncoder<Encoding> {
    type Item = char;
    type Items = Bytes;
    type Error = char;

    fn handle(&mut self, _io_queue: &mut IoQueue<impl Iterator<Item = char>>, item: Option<char>) -> Encoded {
        let Some(code_point) = item else {
            return Outcome::Finished;
        };
        if code_point.is_ascii() {
            return [code_point as u8].into();
        }
        match self.0.encode(code_point) {
            Some(bytes) => Outcome::Items(bytes),
            None => Outcome::Error(code_point),
        }
    }
}

impl<Encoding: CodePointEncoder> EncoderHandler for StatelessEncoder<Encoding> {
    fn run(&mut self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        self.0.run(source, destination)
    }
}
