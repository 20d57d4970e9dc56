//! x-user-defined: <https://encoding.spec.whatwg.org/#x-user-defined-decoder>.

use super::stateless::StatelessEncoder;
use crate::ascii;
use crate::handler::{Decoded, DecoderHandler, EncodedBytes, Outcome};
use crate::io_queue::ByteQueue;
use crate::replacing::Replacing;
use crate::short_text;
use crate::slices::{after, after_mut};

#[derive(Clone, Copy)]
pub(crate) struct XUserDefinedDecoder;

impl DecoderHandler for XUserDefinedDecoder {
    fn handle(&mut self, _io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        let Some(byte) = item else {
            return Outcome::Finished;
        };
        if byte.is_ascii() {
            return byte.into();
        }
        char::from_u32(code_point(byte).into()).into()
    }

    fn held(&self) -> usize {
        0
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16], _is_fatal: bool) -> (usize, usize) {
        for (&byte, unit) in source.iter().zip(destination) {
            *unit = if byte.is_ascii() { u16::from(byte) } else { code_point(byte) };
        }
        (source.len(), source.len())
    }

    #[inline(always)]
    fn run_short(&mut self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        let mut written = 0;
        for &byte in source {
            let unit = if byte.is_ascii() { u16::from(byte) } else { code_point(byte) };
            written += short_text::write_unit(unit, after_mut(destination, written));
        }
        (source.len(), written)
    }
}

const BLOCK: usize = 16;

/// Whether a code unit is a character of this encoding. Its byte is the code unit's lower half.
fn has_byte(unit: u16) -> bool {
    matches!(unit, 0..=0x7F | 0xF780..=0xF7FF)
}

fn code_point(byte: u8) -> u16 {
    0xF780 + u16::from(byte) - 0x80
}

/// <https://encoding.spec.whatwg.org/#x-user-defined-encoder>
#[derive(Clone, Copy)]
pub(crate) struct XUserDefinedEncoder;

impl StatelessEncoder for XUserDefinedEncoder {
    fn encode(&self, code_point: char) -> Option<EncodedBytes> {
        // The code point − 0xF780 + 0x80 is its lowest byte.
        matches!(code_point, '\u{F780}'..='\u{F7FF}').then(|| [code_point as u8].into())
    }

    fn run(&self, source: &[u16], destination: &mut [u8], _: Option<&mut Replacing>) -> (usize, usize) {
        let mut done = 0;
        // A block without a branch for each code unit compiles to vector instructions.
        for (units, bytes) in source.as_chunks::<BLOCK>().0.iter().zip(destination.as_chunks_mut::<BLOCK>().0) {
            if !units.iter().fold(true, |all, unit| all & has_byte(*unit)) {
                break;
            }
            ascii::narrow_any(units, bytes);
            done += BLOCK;
        }
        for (&unit, byte) in after(source, done).iter().zip(after_mut(destination, done)) {
            if !has_byte(unit) {
                break;
            }
            *byte = unit as u8;
            done += 1;
        }
        (done, done)
    }
}
