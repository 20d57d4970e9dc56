//! replacement: <https://encoding.spec.whatwg.org/#replacement-decoder>.

use crate::decoding::{CodePoints, Decoded, DecoderHandler};
use crate::handler::{Handler, IoQueue, Outcome};

#[derive(Clone, Copy)]
pub(crate) struct ReplacementDecoder {
    error_returned: bool,
}

impl ReplacementDecoder {
    pub(crate) const fn new() -> Self {
        Self { error_returned: false }
    }
}

impl Handler for ReplacementDecoder {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, _io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
        if item.is_none() || self.error_returned {
            return Outcome::Finished;
        }
        self.error_returned = true;
        Outcome::Error(())
    }
}

impl DecoderHandler for ReplacementDecoder {
    fn held(&self) -> usize {
        0
    }
}
