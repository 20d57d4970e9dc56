//! What the decoders of Big5, Shift_JIS and EUC-KR share: a lead byte as their only state, and the same steps around
//! their own lookups.

use core::marker::PhantomData;

use super::pairs::PairTable;
use crate::handler::{CodePoints, Decoded, DecoderHandler, Handler, IoQueue, Outcome};

/// The lookups of an encoding.
pub(crate) trait TwoByte: Copy {
    /// What a lead and a trail byte stand for.
    fn pair(lead: u8, trail: u8) -> Option<CodePoints>;

    /// What a non-ASCII byte stands for by itself.
    fn single(byte: u8) -> Option<char>;

    fn is_lead(byte: u8) -> bool;

    /// The encoding's table for the fast path.
    fn table() -> &'static PairTable;

    fn new_table() -> PairTable {
        let pair = |lead, trail| {
            Self::pair(lead, trail).filter(|code_points| code_points.second.is_none()).map(|one| one.first)
        };
        PairTable::new(|lead, trail| if Self::is_lead(lead) { pair(lead, trail) } else { None }, Self::single)
    }
}

#[derive(Clone, Copy)]
pub(crate) struct TwoByteDecoder<Encoding> {
    lead: u8,
    encoding: PhantomData<Encoding>,
}

impl<Encoding> TwoByteDecoder<Encoding> {
    pub(crate) const fn new() -> Self {
        Self { lead: 0x00, encoding: PhantomData }
    }
}

impl<Encoding: TwoByte> Handler for TwoByteDecoder<Encoding> {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
        let lead = core::mem::replace(&mut self.lead, 0x00);
        let Some(byte) = item else {
            return if lead == 0x00 { Outcome::Finished } else { Outcome::Error(()) };
        };
        if lead != 0x00 {
            if let Some(code_points) = Encoding::pair(lead, byte) {
                return Outcome::Items(code_points);
            }
            if byte.is_ascii() {
                io_queue.prepend([byte]);
            }
            return Outcome::Error(());
        }
        if byte.is_ascii() {
            return byte.into();
        }
        if let Some(code_point) = Encoding::single(byte) {
            return code_point.into();
        }
        if Encoding::is_lead(byte) {
            self.lead = byte;
            return Outcome::Continue;
        }
        Outcome::Error(())
    }
}

impl<Encoding: TwoByte> DecoderHandler for TwoByteDecoder<Encoding> {
    fn held(&self) -> usize {
        usize::from(self.lead != 0x00)
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        Encoding::table().run(source, destination)
    }
}
