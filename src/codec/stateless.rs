//! The steps that all encoders share, except the one for ISO-2022-JP, which has a state.

use crate::handler::{Encoded, EncodedBytes, EncoderHandler, Outcome};
use crate::io_queue::ScalarQueue;
use crate::replacing::Replacing;

pub(crate) trait StatelessEncoder {
    /// The steps for a non-ASCII code point; `None` for an error.
    fn encode(&self, code_point: char) -> Option<EncodedBytes>;

    fn run(&self, source: &[u16], destination: &mut [u8], replacing: Option<&mut Replacing>) -> (usize, usize);
}

impl<Encoder: StatelessEncoder> EncoderHandler for Encoder {
    fn handle(&mut self, _io_queue: &mut ScalarQueue, item: Option<char>) -> Encoded {
        let Some(code_point) = item else {
            return Outcome::Finished;
        };
        if code_point.is_ascii() {
            return [code_point as u8].into();
        }
        match self.encode(code_point) {
            Some(bytes) => Outcome::Items(bytes),
            None => Outcome::Error(code_point),
        }
    }

    fn run(&mut self, source: &[u16], destination: &mut [u8], replacing: Option<&mut Replacing>) -> (usize, usize) {
        StatelessEncoder::run(self, source, destination, replacing)
    }
}
