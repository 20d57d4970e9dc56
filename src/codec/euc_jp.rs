//! EUC-JP: <https://encoding.spec.whatwg.org/#euc-jp-decoder>.

use std::sync::LazyLock;

use super::batches::Table;
use super::pairs::PairTable;
use super::stateless::{CodePointEncoder, StatelessEncoder};
use super::unit_table::UnitTable;
use crate::decoding::{CodePoints, Decoded, DecoderHandler};
use crate::encoding::Bytes;
use crate::handler::{Handler, IoQueue, Outcome};
use crate::index::{self, Index};
use crate::simd::ByteSet;

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

impl Handler for EucJpDecoder {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
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
            0x8E | 0x8F | 0xA1..=0xFE => {
                self.leading = byte;
                Outcome::Continue
            }
            _ => Outcome::Error(()),
        }
    }
}

impl DecoderHandler for EucJpDecoder {
    fn held(&self) -> usize {
        usize::from(self.leading != 0x00) + usize::from(self.jis0212)
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        PAIRS.run(source, destination)
    }

    fn run_to_utf_8(&self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        PAIRS.run_to_utf_8(source, destination)
    }
}

pub(super) static PAIRS: LazyLock<PairTable> = LazyLock::new(|| PairTable::new(ByteSet::NON_ASCII, pair, |_| None));

/// What two bytes stand for.
fn pair(leading: u8, trailing: u8) -> Option<char> {
    match (leading, trailing) {
        (0x8E, 0xA1..=0xDF) => Some(katakana(trailing)),
        _ => kanji(&index::JIS0208, leading, trailing),
    }
}

fn kanji(index: &Index, leading: u8, trailing: u8) -> Option<char> {
    match (leading, trailing) {
        (0xA1..=0xFE, 0xA1..=0xFE) => index.code_point(usize::from(leading - 0xA1) * 94 + usize::from(trailing - 0xA1)),
        _ => None,
    }
}

/// Halfwidth katakana, for a byte from 0xA1 to 0xDF.
fn katakana(byte: u8) -> char {
    char::from_u32(0xFF61 - 0xA1 + u32::from(byte)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

pub(crate) type EucJpEncoder = StatelessEncoder<EucJp>;

#[derive(Clone, Copy)]
pub(crate) struct EucJp;

/// <https://encoding.spec.whatwg.org/#euc-jp-encoder>
impl CodePointEncoder for EucJp {
    fn encode(self, code_point: char) -> Option<Bytes> {
        let code_point = match code_point {
            '\u{00A5}' => return Some([0x5C].into()),
            '\u{203E}' => return Some([0x7E].into()),
            '\u{FF61}'..='\u{FF9F}' => return Some([0x8E, (u32::from(code_point) - 0xFF61 + 0xA1) as u8].into()),
            '\u{2212}' => '\u{FF0D}',
            _ => code_point,
        };
        let pointer = index::JIS0208_POINTERS.pointer(code_point)?;
        Some([(pointer / 94 + 0xA1) as u8, (pointer % 94 + 0xA1) as u8].into())
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        static TABLE: LazyLock<UnitTable> = LazyLock::new(|| UnitTable::new(|code_point| EucJp.encode(code_point)));
        TABLE.run(source, destination)
    }
}
