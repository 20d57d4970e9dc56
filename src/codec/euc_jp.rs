//! EUC-JP: <https://encoding.spec.whatwg.org/#euc-jp>.

use super::longer_sequences;
use super::pair_table::{Content, PairTable, PairUnits, set};
use super::stand_ins::{LACKING, MALFORMED};
use super::table_encoder::TableEncoding;
use super::unit_table::{UnitContent, UnitTable};
use crate::handler::{Decoded, DecoderHandler, EncodedBytes, Malformations, Outcome};
use crate::index::{self, Index};
use crate::io_queue::ByteQueue;
use crate::short_text;
use crate::simd::ByteSet;

/// <https://encoding.spec.whatwg.org/#euc-jp-decoder>
#[derive(Clone, Copy)]
pub(crate) struct EucJpDecoder {
    jis0212: bool,
    leading: u8,
}

impl EucJpDecoder {
    pub(crate) const fn new() -> Self {
        Self { jis0212: false, leading: 0x00 }
    }
}

impl DecoderHandler for EucJpDecoder {
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        let Self { jis0212, leading } = *self;
        let Some(byte) = item else {
            *self = Self::new();
            return if leading == 0x00 { Outcome::Finished } else { Outcome::Error(()) };
        };
        if let (0x8E, 0xA1..=0xDF) = (leading, byte) {
            self.leading = 0x00;
            return katakana(byte).into();
        }
        if let (0x8F, 0xA1..=0xFE) = (leading, byte) {
            *self = Self { jis0212: true, leading: byte };
            return Outcome::Continue;
        }
        if leading != 0x00 {
            *self = Self::new();
            let index = if jis0212 { &index::JIS0212 } else { &index::JIS0208 };
            if let Some(code_point) = kanji(index, leading, byte) {
                return code_point.into();
            }
            if byte.is_ascii() {
                io_queue.restore([byte]);
            }
            return Outcome::Error(());
        }
        match byte {
            0x00..=0x7F => byte.into(),
            _ if is_leading(byte) => {
                self.leading = byte;
                Outcome::Continue
            }
            _ => Outcome::Error(()),
        }
    }

    fn held(&self) -> usize {
        usize::from(self.leading != 0x00) + usize::from(self.jis0212)
    }

    fn held_bytes(&self) -> [u8; 3] {
        if self.jis0212 { [0x8F, self.leading, 0] } else { [self.leading, 0, 0] }
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        longer_sequences::run(&PAIRS, source, destination, is_fatal, run_triples)
    }

    fn run_to_utf_8(&mut self, source: &[u8], destination: &mut [u8], malformed: Malformations) -> (usize, usize) {
        longer_sequences::run_to_utf_8(&PAIRS, source, destination, malformed, run_triples)
    }

    #[inline(always)]
    fn run_short(&mut self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        short_text::run_pairs(source, destination, |first, second| {
            pointer(first, second).map_or(0, |pointer| index::JIS0208.unit(pointer))
        })
    }
}

/// The pointers that two bytes can express. Only Shift_JIS has the others.
const POINTERS: usize = 94 * 94;

/// The leading bytes, and 0x90 to 0xA0. The table has U+FFFD for other bytes that can't lead, so the fast path passes
/// them.
const LEADING: ByteSet = ByteSet { flip: 0x00, first: 0x8E, count: 0x71 };

pub(crate) static PAIRS: PairTable = PairTable::new(
    LEADING,
    Content { single: |_| None, index: &index::JIS0208, bytes, pointers: POINTERS, add_others, patch: |_, _| (0, 0) },
);

fn run_triples(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    let mut written = 0;
    let index: &Index = &index::JIS0212;
    for (sequence, unit) in source.as_chunks().0.iter().zip(destination) {
        let &[0x8F, leading, trailing] = sequence else { break };
        // Index jis0212 is within the Basic Multilingual Plane.
        let Some(code_point) = kanji(index, leading, trailing) else { break };
        *unit = code_point as u16;
        written += 1;
    }
    (3 * written, written)
}

fn add_others(units: &mut PairUnits) {
    // The other bytes of `LEADING` are the index's.
    for leading in 0x8E..=0xA0 {
        for trailing in 0x80..=0xFF {
            match (leading, trailing) {
                (0x8E, 0xA1..=0xDF) => set(units, [leading, trailing], katakana(trailing) as u16),
                // Three bytes, or a single malformed one.
                (0x8F, 0xA1..=0xFE) => set(units, [leading, trailing], LACKING),
                _ if !is_leading(leading) => set(units, [leading, trailing], MALFORMED),
                _ => {}
            }
        }
    }
}

fn is_leading(byte: u8) -> bool {
    matches!(byte, 0x8E | 0x8F | 0xA1..=0xFE)
}

fn kanji(index: &Index, leading: u8, trailing: u8) -> Option<char> {
    index.code_point(pointer(leading, trailing)?)
}

fn pointer(leading: u8, trailing: u8) -> Option<usize> {
    match (leading, trailing) {
        (0xA1..=0xFE, 0xA1..=0xFE) => Some(usize::from(leading - 0xA1) * 94 + usize::from(trailing - 0xA1)),
        _ => None,
    }
}

/// Halfwidth katakana, for a byte from 0xA1 to 0xDF.
fn katakana(byte: u8) -> char {
    char::from_u32(0xFF61 - 0xA1 + u32::from(byte)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// <https://encoding.spec.whatwg.org/#euc-jp-encoder>
pub(crate) static EUC_JP_ENCODER: TableEncoding = TableEncoding { encode, table: &TABLE, run_others: |_, _| (0, 0) };

pub(super) static TABLE: UnitTable = UnitTable::new(UnitContent {
    index: &index::JIS0208,
    bytes,
    is_used: |pointer| pointer < POINTERS,
    first_katakana: Some(0x8EA1),
});

fn encode(code_point: char) -> Option<EncodedBytes> {
    let code_point = match code_point {
        '\u{00A5}' => return Some([0x5C].into()),
        '\u{203E}' => return Some([0x7E].into()),
        '\u{FF61}'..='\u{FF9F}' => return Some([0x8E, (u32::from(code_point) - 0xFF61 + 0xA1) as u8].into()),
        '\u{2212}' => '\u{FF0D}',
        _ => code_point,
    };
    Some(TABLE.pair(code_point)?.into())
}

fn bytes(pointer: usize) -> [u8; 2] {
    [(pointer / 94 + 0xA1) as u8, (pointer % 94 + 0xA1) as u8]
}
