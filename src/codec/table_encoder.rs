//! The encoder that the multi-byte encodings share, except ISO-2022-JP, whose encoder has a state.

use super::stateless::StatelessEncoder;
use super::unit_table::UnitTable;
use crate::handler::EncodedBytes;

/// What these encodings differ in.
pub(crate) struct TableEncoding {
    /// The steps for a non-ASCII code point.
    pub(super) encode: fn(char) -> Option<EncodedBytes>,
    /// The table for the fast path.
    pub(super) table: &'static UnitTable,
}

#[derive(Clone, Copy)]
pub(crate) struct TableEncoder(&'static TableEncoding);

impl TableEncoder {
    pub(crate) const fn new(encoding: &'static TableEncoding) -> Self {
        Self(encoding)
    }
}

impl StatelessEncoder for TableEncoder {
    fn encode(&self, code_point: char) -> Option<EncodedBytes> {
        (self.0.encode)(code_point)
    }

    fn run(&self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        self.0.table.run(source, destination)
    }
}
