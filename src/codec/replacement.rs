//! replacement: <https://encoding.spec.whatwg.org/#replacement-decoder>.

use crate::handler::{Decoded, DecoderHandler, Outcome};
use crate::io_queue::ByteQueue;

#[derive(Clone, Copy)]
pub(crate) struct ReplacementDecoder {
    error_returned: bool,
}

impl ReplacementDecoder {
    pub(crate) const fn new() -> Self {
        Self { error_returned: false }
    }

    pub(crate) fn save(self) -> u32 {
        self.error_returned.into()
    }

    pub(crate) fn load(state: u32) -> Self {
        Self { error_returned: state != 0 }
    }
}

impl DecoderHandler for ReplacementDecoder {
    fn handle(&mut self, _io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        if item.is_none() || self.error_returned {
            return Outcome::Finished;
        }
        self.error_returned = true;
        Outcome::Error(())
    }

    fn held(&self) -> usize {
        0
    }
}
