//! Encodes UTF-16BE and UTF-16LE. The standard has only
//! [decoders](https://encoding.spec.whatwg.org/#shared-utf-16-decoder).

use super::shared_utf_16::{is_leading_surrogate, is_trailing_surrogate, write_utf_16};
use crate::handler::{Encoded, EncoderHandler, Outcome, is_surrogate};
use crate::io_queue::ScalarQueue;
use crate::replacing::Replacing;
use crate::slices::{after, start_of};

#[derive(Clone, Copy)]
pub(crate) struct Utf16Encoder {
    is_utf_16be: bool,
}

impl Utf16Encoder {
    pub(crate) const fn new(is_utf_16be: bool) -> Self {
        Self { is_utf_16be }
    }
}

impl EncoderHandler for Utf16Encoder {
    fn handle(&mut self, _io_queue: &mut ScalarQueue, item: Option<char>) -> Encoded {
        let Some(code_point) = item else { return Outcome::Finished };
        let bytes = |unit: u16| if self.is_utf_16be { unit.to_be_bytes() } else { unit.to_le_bytes() };
        match *code_point.encode_utf16(&mut [0; 2]) {
            [leading, trailing] => {
                let ([first, second], [third, fourth]) = (bytes(leading), bytes(trailing));
                [first, second, third, fourth].into()
            }
            _ => bytes(u32::from(code_point) as u16).into(),
        }
    }

    /// Stops before a lone surrogate, which the handler encodes.
    #[inline(never)]
    fn run(&mut self, source: &[u16], destination: &mut [u8], _: Option<&mut Replacing>) -> (usize, usize) {
        let count = well_formed_length(start_of(source, destination.len() / 2));
        write_utf_16(start_of(source, count), destination, self.is_utf_16be);
        (count, 2 * count)
    }
}

const BLOCK: usize = 32;

/// The number of code units before a lone surrogate, or a leading one at the end.
fn well_formed_length(units: &[u16]) -> usize {
    let is_free_of_surrogates =
        |block: &&[u16; BLOCK]| block.iter().fold(true, |is_free, unit| is_free & !is_surrogate(*unit));
    let mut length = 0;
    loop {
        let (blocks, _) = after(units, length).as_chunks();
        length += BLOCK * blocks.iter().take_while(is_free_of_surrogates).count();
        let end = length + BLOCK;
        while length < end {
            length += match after(units, length) {
                [leading, trailing, ..] if is_leading_surrogate(*leading) && is_trailing_surrogate(*trailing) => 2,
                [unit, ..] if !is_surrogate(*unit) => 1,
                _ => return length,
            };
        }
    }
}
