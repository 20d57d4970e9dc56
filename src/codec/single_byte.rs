//! The single-byte encodings: <https://encoding.spec.whatwg.org/#single-byte-decoder>.

use std::sync::OnceLock;

use super::batches::Table;
use super::stateless::{CodePointEncoder, StatelessEncoder};
use crate::ascii;
use crate::decoding::{CodePoints, Decoded, DecoderHandler};
use crate::encoding::Bytes;
use crate::generated::{Encoding, SINGLE_BYTE_COUNT};
use crate::handler::{Handler, IoQueue, Outcome};
use crate::index;
use crate::simd::{self, BLOCK, ByteSet};
use crate::slices::{behind, behind_mut, of_byte, start_of};

#[derive(Clone, Copy)]
pub(crate) struct SingleByteDecoder {
    encoding: Encoding,
}

impl SingleByteDecoder {
    pub(crate) const fn new(encoding: Encoding) -> Self {
        Self { encoding }
    }
}

impl Handler for SingleByteDecoder {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, _io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
        let Some(byte) = item else {
            return Outcome::Finished;
        };
        if byte.is_ascii() {
            return byte.into();
        }
        match index::single_byte(self.encoding).get(usize::from(byte - 0x80)).copied().unwrap_or(0) {
            0 => Outcome::Error(()),
            code_point => char::from_u32(u32::from(code_point)).map_or(Outcome::Error(()), Decoded::from),
        }
    }
}

impl DecoderHandler for SingleByteDecoder {
    fn held(&self) -> usize {
        0
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        ByteTable::of(self.encoding).map_or((0, 0), |table| table.run(source, destination))
    }
}

/// The code units of all bytes, 0 for those that stand for nothing.
#[derive(Clone, Copy)]
struct ByteTable([u16; 0x100]);

impl ByteTable {
    fn of(encoding: Encoding) -> Option<&'static Self> {
        static TABLES: [OnceLock<ByteTable>; SINGLE_BYTE_COUNT] = [const { OnceLock::new() }; SINGLE_BYTE_COUNT];
        let table = TABLES.get(index::single_byte_place(encoding))?;
        Some(table.get_or_init(|| {
            let mut units = core::array::from_fn(|byte| byte as u16);
            for (unit, indexed) in units.iter_mut().skip(0x80).zip(index::single_byte(encoding)) {
                *unit = *indexed;
            }
            Self(units)
        }))
    }
}

/// The code units of all 256 bytes, U+FFFD for those that stand for nothing; `None` for an encoding that is not
/// single-byte. To decode with replacement is to look bytes up in it.
#[cfg(target_arch = "wasm32")]
pub(crate) fn units_with_replacement(encoding: Encoding) -> Option<[u16; 0x100]> {
    let ByteTable(mut units) = *ByteTable::of(encoding)?;
    for unit in units.iter_mut().skip(1) {
        if *unit == 0 {
            *unit = 0xFFFD;
        }
    }
    Some(units)
}

impl Table for ByteTable {
    fn run_batch(&self, source: &[u8], destination: &mut [u16], length: usize) -> (usize, usize) {
        let mut done = 0;
        while done < length
            && let Some(block) = behind(source, done).first_chunk()
            && let Some(units) = behind_mut(destination, done).first_chunk_mut::<BLOCK>()
        {
            if ByteSet::NON_ASCII.mask(block) == 0 {
                simd::widen(block, units);
            } else {
                for (bytes, units) in block.as_chunks().0.iter().zip(units.as_chunks_mut::<8>().0) {
                    let mut word = u64::from_le_bytes(*bytes);
                    for unit in units {
                        *unit = of_byte(&self.0, word as u8);
                        word >>= 8;
                    }
                }
            }
            done += BLOCK;
        }
        (done, done)
    }

    fn run_carefully(&self, source: &[u8], destination: &mut [u16], end: usize) -> (usize, usize) {
        let mut done = 0;
        for (&byte, unit) in start_of(source, end).iter().zip(destination) {
            *unit = of_byte(&self.0, byte);
            if *unit == 0 && byte != 0 {
                break;
            }
            done += 1;
        }
        (done, done)
    }
}

pub(crate) type SingleByteEncoder = StatelessEncoder<SingleByte>;

#[derive(Clone, Copy)]
pub(crate) struct SingleByte(pub(crate) Encoding);

/// <https://encoding.spec.whatwg.org/#single-byte-encoder>
impl CodePointEncoder for SingleByte {
    fn encode(self, code_point: char) -> Option<Bytes> {
        let unit = u16::try_from(u32::from(code_point)).ok()?;
        match index::single_byte_pointers(self.0)?.byte(unit) {
            0 => None,
            byte => Some([byte].into()),
        }
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        let Some(pointers) = index::single_byte_pointers(self.0) else { return (0, 0) };
        let mut done = 0;
        for (units, bytes) in source.chunks(BLOCK).zip(destination.chunks_mut(BLOCK)) {
            let length = units.len().min(bytes.len());
            let (Some(units), Some(bytes)) = (units.get(..length), bytes.get_mut(..length)) else { break };
            if !ascii::narrow_all(units, bytes) {
                for (byte, unit) in bytes.iter_mut().zip(units) {
                    *byte = pointers.quick_byte(*unit);
                }
            }
            let is_good = bytes.iter().fold(true, |all, &byte| all & (byte != 0));
            let good = if is_good { length } else { count_good(units, bytes) };
            done += good;
            if good < length {
                break;
            }
        }
        (done, done)
    }
}

/// How many code units there are before one that the encoding has not.
fn count_good(units: &[u16], bytes: &[u8]) -> usize {
    units.iter().zip(bytes).take_while(|(unit, byte)| **byte != 0 || **unit == 0).count()
}
