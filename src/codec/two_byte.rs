//! The decoder of Big5, Shift_JIS and EUC-KR. The standard writes the same steps out for each:
//! [Big5](https://encoding.spec.whatwg.org/#big5-decoder),
//! [Shift_JIS](https://encoding.spec.whatwg.org/#shift_jis-decoder),
//! [EUC-KR](https://encoding.spec.whatwg.org/#euc-kr-decoder).

use super::batches::Table;
use super::pair_table::PairTable;
use crate::handler::{CodePoints, Decoded, DecoderHandler, Malformations, Outcome};
use crate::io_queue::ByteQueue;

/// The differences between these encodings.
pub(crate) struct TwoByteEncoding {
    pub(super) pair: fn(u8, u8) -> Option<CodePoints>,
    pub(super) single: fn(u8) -> Option<char>,
    /// The table for the fast paths, which also knows the leading bytes.
    pub(super) table: PairTable,
}

#[derive(Clone, Copy)]
pub(crate) struct TwoByteDecoder {
    leading: u8,
    encoding: &'static TwoByteEncoding,
}

impl TwoByteDecoder {
    pub(crate) const fn new(encoding: &'static TwoByteEncoding) -> Self {
        Self { leading: 0x00, encoding }
    }

    pub(crate) fn table(self) -> &'static PairTable {
        &self.encoding.table
    }
}

impl DecoderHandler for TwoByteDecoder {
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        let leading = core::mem::replace(&mut self.leading, 0x00);
        let Some(byte) = item else {
            return if leading == 0x00 { Outcome::Finished } else { Outcome::Error(()) };
        };
        if leading != 0x00 {
            if let Some(code_points) = (self.encoding.pair)(leading, byte) {
                return Outcome::Items(code_points);
            }
            if byte.is_ascii() {
                io_queue.restore([byte]);
            }
            return Outcome::Error(());
        }
        if byte.is_ascii() {
            return byte.into();
        }
        if let Some(code_point) = (self.encoding.single)(byte) {
            return code_point.into();
        }
        if self.encoding.table.leading().contains(byte) {
            self.leading = byte;
            return Outcome::Continue;
        }
        Outcome::Error(())
    }

    fn held(&self) -> usize {
        usize::from(self.leading != 0x00)
    }

    fn held_bytes(&self) -> [u8; 3] {
        [self.leading, 0, 0]
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        self.encoding.table.run(source, destination, is_fatal)
    }

    fn run_to_utf_8(&mut self, source: &[u8], destination: &mut [u8], malformed: Malformations) -> (usize, usize) {
        self.encoding.table.run_to_utf_8(source, destination, malformed)
    }
}
