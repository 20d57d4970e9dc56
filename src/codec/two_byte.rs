//! What the decoders of Big5, Shift_JIS and EUC-KR share: a leading byte as their only state, and the same steps around
//! their own lookups.

use core::marker::PhantomData;

use super::batches::Table;
use super::pairs::PairTable;
use crate::decoding::{CodePoints, Decoded, DecoderHandler};
use crate::handler::{Handler, IoQueue, Outcome};
use crate::simd::ByteSet;

/// The lookups of an encoding.
pub(crate) trait TwoByte: Copy {
    /// What a leading and a trailing byte stand for.
    fn pair(leading: u8, trailing: u8) -> Option<CodePoints>;

    /// What a non-ASCII byte stands for by itself.
    fn single(_byte: u8) -> Option<char> {
        None
    }

    fn is_leading(byte: u8) -> bool;

    /// The same set of bytes.
    const LEADING: ByteSet;

    /// The encoding's table for the fast path.
    fn table() -> &'static PairTable;

    fn new_table() -> PairTable {
        let pair = |leading, trailing| {
            Self::pair(leading, trailing).filter(|code_points| code_points.second.is_none()).map(|one| one.first)
        };
        PairTable::new(
            Self::LEADING,
            |leading, trailing| if Self::is_leading(leading) { pair(leading, trailing) } else { None },
            Self::single,
        )
    }
}

#[derive(Clone, Copy)]
pub(crate) struct TwoByteDecoder<Encoding> {
    leading: u8,
    encoding: PhantomData<Encoding>,
}

impl<Encoding> TwoByteDecoder<Encoding> {
    pub(crate) const fn new() -> Self {
        Self { leading: 0x00, encoding: PhantomData }
    }
}

impl<Encoding: TwoByte> Handler for TwoByteDecoder<Encoding> {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
        let leading = core::mem::replace(&mut self.leading, 0x00);
        let Some(byte) = item else {
            return if leading == 0x00 { Outcome::Finished } else { Outcome::Error(()) };
        };
        if leading != 0x00 {
            if let Some(code_points) = Encoding::pair(leading, byte) {
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
        if let Some(code_point) = Encoding::single(byte) {
            return code_point.into();
        }
        if Encoding::is_leading(byte) {
            self.leading = byte;
            return Outcome::Continue;
        }
        Outcome::Error(())
    }
}

impl<Encoding: TwoByte> DecoderHandler for TwoByteDecoder<Encoding> {
    fn held(&self) -> usize {
        usize::from(self.leading != 0x00)
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        Encoding::table().run(source, destination)
    }

    fn run_to_utf_8(&self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        Encoding::table().run_to_utf_8(source, destination)
    }
}
