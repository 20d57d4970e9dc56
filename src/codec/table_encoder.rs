//! The encoder of the multi-byte encodings except ISO-2022-JP, whose encoder has a state.

use super::stateless::StatelessEncoder;
use super::unit_table::UnitTable;
use crate::handler::EncodedBytes;
use crate::replacing::Replacing;
use crate::slices::{after, after_mut};

/// The differences between these encodings.
pub(crate) struct TableEncoding {
    pub(super) encode: fn(char) -> Option<EncodedBytes>,
    pub(super) table: &'static UnitTable,
    /// Encodes as many characters that the table lacks as it finds at the start.
    pub(super) run_others: fn(&[u16], &mut [u8]) -> (usize, usize),
}

#[derive(Clone, Copy)]
pub(crate) struct TableEncoder(&'static TableEncoding);

impl TableEncoder {
    pub(crate) const fn new(encoding: &'static TableEncoding) -> Self {
        Self(encoding)
    }

    pub(crate) fn run_from_utf_8(self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        self.0.table.run_from_utf_8(source, destination)
    }

    pub(crate) fn table(self) -> Option<&'static [u16]> {
        Some(self.0.table.units()?)
    }
}

impl StatelessEncoder for TableEncoder {
    fn encode(&self, code_point: char) -> Option<EncodedBytes> {
        (self.0.encode)(code_point)
    }

    fn run(&self, source: &[u16], destination: &mut [u8], _: Option<&mut Replacing>) -> (usize, usize) {
        let (mut read, mut written) = self.0.table.run(source, destination);
        loop {
            let (ran, wrote) = (self.0.run_others)(after(source, read), after_mut(destination, written));
            if ran == 0 {
                return (read, written);
            }
            read += ran;
            written += wrote;
            let (ran, wrote) = self.0.table.run(after(source, read), after_mut(destination, written));
            read += ran;
            written += wrote;
        }
    }
}
