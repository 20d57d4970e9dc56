//! gb18030, which is also GBK's decoder: <https://encoding.spec.whatwg.org/#gb18030-decoder>.

use std::sync::OnceLock;

use super::pairs::PairTable;
use crate::handler::{CodePoints, Decoded, DecoderHandler, Handler, IoQueue, Outcome};
use crate::index;

#[derive(Clone, Copy)]
pub(crate) struct Gb18030Decoder {
    first: u8,
    second: u8,
    third: u8,
}

impl Gb18030Decoder {
    pub(crate) const fn new() -> Self {
        Self { first: 0x00, second: 0x00, third: 0x00 }
    }
}

impl Handler for Gb18030Decoder {
    type Item = u8;
    type Items = CodePoints;
    type Error = ();

    fn handle(&mut self, io_queue: &mut IoQueue<impl Iterator<Item = u8>>, item: Option<u8>) -> Decoded {
        let Self { first, second, third } = *self;
        let Some(byte) = item else {
            *self = Self::new();
            return if first == 0x00 { Outcome::Finished } else { Outcome::Error(()) };
        };
        if third != 0x00 {
            *self = Self::new();
            if !byte.is_ascii_digit() {
                io_queue.prepend([second, third, byte]);
                return Outcome::Error(());
            }
            return match four_bytes(first, second, third, byte) {
                Some(code_point) => code_point.into(),
                None => Outcome::Error(()),
            };
        }
        if second != 0x00 {
            if is_lead(byte) {
                self.third = byte;
                return Outcome::Continue;
            }
            *self = Self::new();
            io_queue.prepend([second, byte]);
            return Outcome::Error(());
        }
        if first != 0x00 {
            if byte.is_ascii_digit() {
                self.second = byte;
                return Outcome::Continue;
            }
            self.first = 0x00;
            if let Some(code_point) = pair(first, byte) {
                return code_point.into();
            }
            if byte.is_ascii() {
                io_queue.prepend([byte]);
            }
            return Outcome::Error(());
        }
        if byte.is_ascii() {
            return byte.into();
        }
        if let Some(code_point) = single(byte) {
            return code_point.into();
        }
        if is_lead(byte) {
            self.first = byte;
            return Outcome::Continue;
        }
        Outcome::Error(())
    }
}

impl DecoderHandler for Gb18030Decoder {
    fn held(&self) -> usize {
        [self.first, self.second, self.third].iter().filter(|&&byte| byte != 0x00).count()
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16]) -> (usize, usize) {
        static TABLE: OnceLock<PairTable> = OnceLock::new();
        TABLE.get_or_init(|| PairTable::new(pair, single)).run(source, destination)
    }
}

fn is_lead(byte: u8) -> bool {
    matches!(byte, 0x81..=0xFE)
}

fn single(byte: u8) -> Option<char> {
    (byte == 0x80).then_some('\u{20AC}')
}

fn pair(lead: u8, trail: u8) -> Option<char> {
    let offset = if trail < 0x7F { 0x40 } else { 0x41 };
    match (lead, trail) {
        (0x81..=0xFE, 0x40..=0x7E | 0x80..=0xFE) => {
            index::gb18030().code_point(usize::from(lead - 0x81) * 190 + usize::from(trail - offset))
        }
        _ => None,
    }
}

fn four_bytes(first: u8, second: u8, third: u8, fourth: u8) -> Option<char> {
    let [first, second, third, fourth] = [first - 0x81, second - 0x30, third - 0x81, fourth - 0x30].map(u32::from);
    index::gb18030_ranges_code_point(first * (10 * 126 * 10) + second * (10 * 126) + third * 10 + fourth)
}
