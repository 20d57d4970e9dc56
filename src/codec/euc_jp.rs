//! EUC-JP: <https://encoding.spec.whatwg.org/#euc-jp-decoder>.

use std::sync::OnceLock;

use super::pairs::PairTable;
use crate::handler::{CodePoints, Decoded, DecoderHandler, Handler, IoQueue, Outcome};
use crate::index::{self, Index};

#[derive(Clone, Copy)]
pub(crate) struct EucJpDecoder {
    jis0212: bool,
    lead: u8,
}

impl EucJpDecoder {
    pub(crate) const fn new() -> Self {
        Self { jis0212: false, lead: 0x00 }
    }
}

impl Handler for EucJpDecoder {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
        let Self { jis0212, lead } = *self;
        let Some(byte) = item else {
            *self = Self::new();
            return if lead == 0x00 { Outcome::Finished } else { Outcome::Error(()) };
        };
        if let (0x8E, 0xA1..=0xDF) = (lead, byte) {
            self.lead = 0x00;
            return katakana(byte).into();
        }
        if let (0x8F, 0xA1..=0xFE) = (lead, byte) {
            *self = Self { jis0212: true, lead: byte };
            return Outcome::Continue;
        }
        if lead != 0x00 {
            *self = Self::new();
            let index = if jis0212 { index::jis0212() } else { index::jis0208() };
            if let Some(code_point) = kanji(index, lead, byte) {
                return code_point.into();
            }
            if byte.is_ascii() {
                io_queue.prepend([byte]);
            }
            return Outcome::Error(());
        }
        match byte {
            0x00..=0x7F => byte.into(),
            0x8E | 0x8F | 0xA1..=0xFE => {
                self.lead = byte;
                Outcome::Continue
            }
            _ => Outcome::Error(()),
        }
    }
}

impl DecoderHandler for EucJpDecoder {
    fn held(&self) -> usize {
        usize::from(self.lead != 0x00) + usize::from(self.jis0212)
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        static TABLE: OnceLock<PairTable> = OnceLock::new();
        let pair = |lead, trail| match (lead, trail) {
            (0x8E, 0xA1..=0xDF) => Some(katakana(trail)),
            _ => kanji(index::jis0208(), lead, trail),
        };
        TABLE.get_or_init(|| PairTable::new(pair, |_| None)).run(source, destination)
    }
}

fn kanji(index: &Index, lead: u8, trail: u8) -> Option<char> {
    match (lead, trail) {
        (0xA1..=0xFE, 0xA1..=0xFE) => index.code_point(usize::from(lead - 0xA1) * 94 + usize::from(trail - 0xA1)),
        _ => None,
    }
}

/// Halfwidth katakana, for a byte from 0xA1 to 0xDF.
fn katakana(byte: u8) -> char {
    char::from_u32(0xFF61 - 0xA1 + u32::from(byte)).unwrap_or(char::REPLACEMENT_CHARACTER)
}
