//! gb18030, which is also GBK's decoder: <https://encoding.spec.whatwg.org/#gb18030-decoder>.

use std::sync::LazyLock;

use super::batches::Table;
use super::pairs::PairTable;
use super::stateless::{CodePointEncoder, StatelessEncoder};
use super::unit_table::UnitTable;
use crate::decoding::{CodePoints, Decoded, DecoderHandler};
use crate::encoding::Bytes;
use crate::handler::{Handler, IoQueue, Outcome};
use crate::index;
use crate::simd::ByteSet;
use crate::slices::{behind, behind_mut};

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
                io_queue.restore([second, third, byte]);
                return Outcome::Error(());
            }
            return match index::gb18030_ranges_code_point(four_byte_pointer([first, second, third, byte])) {
                Some(code_point) => code_point.into(),
                None => Outcome::Error(()),
            };
        }
        if second != 0x00 {
            if is_leading(byte) {
                self.third = byte;
                return Outcome::Continue;
            }
            *self = Self::new();
            io_queue.restore([second, byte]);
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
                io_queue.restore([byte]);
            }
            return Outcome::Error(());
        }
        if byte.is_ascii() {
            return byte.into();
        }
        if let Some(code_point) = single(byte) {
            return code_point.into();
        }
        if is_leading(byte) {
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
        let (mut read, mut written) = PAIRS.run(source, destination);
        let mut advance = |run: Run| {
            let (ran, wrote) = run(behind(source, read), behind_mut(destination, written));
            read += ran;
            written += wrote;
            ran
        };
        // Where there was a sequence of four bytes there are often more: they are expected until there is none for a while.
        while advance(run_four_bytes) > 0 {
            if advance(|source, destination| PAIRS.run_carefully(source, destination, EXPECTED)) >= EXPECTED {
                advance(|source, destination| PAIRS.run(source, destination));
            }
        }
        (read, written)
    }

    fn run_to_utf_8(&self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        PAIRS.run_to_utf_8(source, destination)
    }
}

const LEADING: ByteSet = ByteSet { flip: 0x00, first: 0x81, count: 0x7E };

static PAIRS: LazyLock<PairTable> = LazyLock::new(|| PairTable::new(LEADING, pair, single));

fn is_leading(byte: u8) -> bool {
    matches!(byte, 0x81..=0xFE)
}

fn single(byte: u8) -> Option<char> {
    (byte == 0x80).then_some('\u{20AC}')
}

fn pair(leading: u8, trailing: u8) -> Option<char> {
    let offset = if trailing < 0x7F { 0x40 } else { 0x41 };
    match (leading, trailing) {
        (0x81..=0xFE, 0x40..=0x7E | 0x80..=0xFE) => {
            index::GB18030.code_point(usize::from(leading - 0x81) * 190 + usize::from(trailing - offset))
        }
        _ => None,
    }
}

fn four_byte_pointer(bytes: [u8; 4]) -> u32 {
    let [first, second, third, fourth] = bytes.map(u32::from);
    (first - 0x81) * (10 * 126 * 10) + (second - 0x30) * (10 * 126) + (third - 0x81) * 10 + fourth - 0x30
}

/// Reads and writes some, and returns how much.
type Run = fn(&[u8], &mut [u16]) -> (usize, usize);

/// For how many bytes behind a sequence of four bytes another one is expected.
const EXPECTED: usize = 64;

/// The code units of the first pointers of four bytes. All others are beyond the basic multilingual plane.
static FOUR_BYTES: LazyLock<Vec<u16>> = LazyLock::new(|| {
    (0..=39419).map_while(index::gb18030_ranges_code_point).map(|code_point| u32::from(code_point) as u16).collect()
});

/// Decodes sequences of four bytes from the start of `source`; returns how much it read and wrote.
fn run_four_bytes(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    let mut written = 0;
    let (sequences, _) = source.as_chunks();
    for (i, sequence) in sequences.iter().enumerate() {
        let stopped = (4 * i, written);
        let &[0x81..=0xFE, b'0'..=b'9', 0x81..=0xFE, b'0'..=b'9'] = sequence else { return stopped };
        let pointer = four_byte_pointer(*sequence);
        let Some(room) = behind_mut(destination, written).first_chunk_mut() else { return stopped };
        if let Some(&unit) = FOUR_BYTES.get(pointer as usize) {
            *room = [unit, 0];
            written += 1;
        } else {
            // The last of index gb18030's ranges.
            let (189_000..=1_237_575) = pointer else { return stopped };
            let Some(code_point) = char::from_u32(0x10000 + (pointer - 189_000)) else { return stopped };
            code_point.encode_utf16(room);
            written += 2;
        }
    }
    (4 * sequences.len(), written)
}

pub(crate) type Gb18030Encoder = StatelessEncoder<Gb18030>;

#[derive(Clone, Copy)]
pub(crate) struct Gb18030 {
    pub(crate) is_gbk: bool,
}

/// <https://encoding.spec.whatwg.org/#gb18030-encoder>
impl CodePointEncoder for Gb18030 {
    fn encode(self, code_point: char) -> Option<Bytes> {
        if code_point == '\u{E5E5}' {
            return None;
        }
        if self.is_gbk && code_point == '\u{20AC}' {
            return Some([0x80].into());
        }
        if let Some(bytes) = gb18030_2005(code_point) {
            return Some(bytes.into());
        }
        if let Some(pointer) = index::GB18030_POINTERS.pointer(code_point) {
            let (leading, trailing) = (pointer / 190 + 0x81, pointer % 190);
            let offset = if trailing < 0x3F { 0x40 } else { 0x41 };
            return Some([leading as u8, (trailing + offset) as u8].into());
        }
        if self.is_gbk {
            return None;
        }
        let pointer = index::gb18030_ranges_pointer(code_point);
        let (byte1, pointer) = (pointer / (10 * 126 * 10), pointer % (10 * 126 * 10));
        let (byte2, pointer) = (pointer / (10 * 126), pointer % (10 * 126));
        let (byte3, byte4) = (pointer / 10, pointer % 10);
        Some([(byte1 + 0x81) as u8, (byte2 + 0x30) as u8, (byte3 + 0x81) as u8, (byte4 + 0x30) as u8].into())
    }

    fn run(self, source: &[u16], destination: &mut [u8]) -> (usize, usize) {
        static GBK: LazyLock<UnitTable> = LazyLock::new(|| Gb18030 { is_gbk: true }.table());
        static GB18030: LazyLock<UnitTable> = LazyLock::new(|| Gb18030 { is_gbk: false }.table());
        if self.is_gbk { GBK.run(source, destination) } else { GB18030.run(source, destination) }
    }
}

impl Gb18030 {
    fn table(self) -> UnitTable {
        UnitTable::new(|code_point| self.encode(code_point))
    }
}

/// The encoder's side table: code points as GB 18030-2005 had them, whose bytes decode to others since 2022.
fn gb18030_2005(code_point: char) -> Option<[u8; 2]> {
    Some(match code_point {
        '\u{E78D}'..='\u{E793}' => [0xA6, (u32::from(code_point) - 0xE78D) as u8 + 0xD9],
        '\u{E794}' => [0xA6, 0xEC],
        '\u{E795}' => [0xA6, 0xED],
        '\u{E796}' => [0xA6, 0xF3],
        '\u{E81E}' => [0xFE, 0x59],
        '\u{E826}' => [0xFE, 0x61],
        '\u{E82B}' => [0xFE, 0x66],
        '\u{E82C}' => [0xFE, 0x67],
        '\u{E832}' => [0xFE, 0x6D],
        '\u{E843}' => [0xFE, 0x7E],
        '\u{E854}' => [0xFE, 0x90],
        '\u{E864}' => [0xFE, 0xA0],
        _ => return None,
    })
}
