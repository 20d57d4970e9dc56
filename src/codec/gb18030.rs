//! gb18030 and GBK, which share the decoder: <https://encoding.spec.whatwg.org/#gb18030>.

use alloc::vec::Vec;

use super::longer_sequences;
use super::pair_table::{Content, PairTable, PairUnits, set};
use super::patching::write_malformed;
use super::stand_ins::{number_of, own};
use super::table_encoder::TableEncoding;
use super::unit_table::{UnitContent, UnitTable};
use crate::handler::{Decoded, DecoderHandler, EncodedBytes, Malformations, Outcome, REPLACEMENT_UNIT};
use crate::index;
use crate::io_queue::ByteQueue;
use crate::lazy::Lazy;
use crate::short_text;
use crate::simd::ByteSet;
use crate::slices::{after, after_mut, lookup};

/// <https://encoding.spec.whatwg.org/#gb18030-decoder>
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

impl DecoderHandler for Gb18030Decoder {
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
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

    fn held(&self) -> usize {
        [self.first, self.second, self.third].iter().filter(|&&byte| byte != 0x00).count()
    }

    fn held_bytes(&self) -> [u8; 3] {
        [self.first, self.second, self.third]
    }

    fn run(&mut self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        longer_sequences::run(&PAIRS, source, destination, is_fatal, run_four_bytes)
    }

    fn run_to_utf_8(&mut self, source: &[u8], destination: &mut [u8], malformed: Malformations) -> (usize, usize) {
        longer_sequences::run_to_utf_8(&PAIRS, source, destination, malformed, run_four_bytes)
    }

    #[inline(always)]
    fn run_short(&mut self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        short_text::run_pairs(source, destination, |first, second| {
            pointer(first, second).map_or(0, |pointer| index::GB18030.unit(pointer))
        })
    }
}

const LEADING: ByteSet = ByteSet { flip: 0x00, first: 0x81, count: 0x7E };

pub(crate) static PAIRS: PairTable =
    PairTable::new(LEADING, Content { single, index: &index::GB18030, bytes, pointers: usize::MAX, add_others, patch });

fn is_leading(byte: u8) -> bool {
    matches!(byte, 0x81..=0xFE)
}

fn single(byte: u8) -> Option<char> {
    (byte == 0x80).then_some('\u{20AC}')
}

fn pair(leading: u8, trailing: u8) -> Option<char> {
    index::GB18030.code_point(pointer(leading, trailing)?)
}

fn pointer(leading: u8, trailing: u8) -> Option<usize> {
    let offset = if trailing < 0x7F { 0x40 } else { 0x41 };
    match (leading, trailing) {
        (0x81..=0xFE, 0x40..=0x7E | 0x80..=0xFE) => {
            Some(usize::from(leading - 0x81) * 190 + usize::from(trailing - offset))
        }
        _ => None,
    }
}

fn four_byte_pointer(bytes: [u8; 4]) -> u32 {
    let [first, second, third, fourth] = bytes.map(u32::from);
    ((first - 0x81) * 10 + second - 0x30) * HALVES + (third - 0x81) * 10 + fourth - 0x30
}

/// The number of pairs of a leading byte and a digit. Two such pairs are a four-byte sequence.
const HALVES: u32 = 126 * 10;

/// Adds stand-ins for the halves of four-byte sequences, in the order of the bytes.
fn add_others(units: &mut PairUnits) {
    let halves = (0x81..=0xFE).flat_map(|leading| (b'0'..=b'9').map(move |digit| [leading, digit]));
    for (half, number) in halves.zip(0..) {
        set(units, half, own(number));
    }
}

fn patch(source: &[u16], room: &mut [u16; 2]) -> (usize, usize) {
    let half = |unit: u16| number_of(unit).map(u32::from).filter(|half| *half < HALVES);
    let [first, second, ..] = *source else { return (0, 0) };
    match (half(first), half(second)) {
        (Some(first), Some(second)) => match units_of(first * HALVES + second) {
            Some((units, length)) => {
                *room = units;
                (2, length)
            }
            None => (0, 0),
        },
        (Some(first), None) => {
            write_malformed(b'0' + (first % 10) as u8, room);
            (1, 2)
        }
        _ => (0, 0),
    }
}

/// The code units of a four-byte pointer. `None` for U+FFFD, which a fast path writes for malformed sequences only.
#[inline(always)]
fn units_of(pointer: u32) -> Option<([u16; 2], usize)> {
    // The last of index gb18030's ranges.
    if let Some(offset) = pointer.checked_sub(189_000) {
        let units = [0xD800 | (offset >> 10) as u16, 0xDC00 | (offset & 0x3FF) as u16];
        return (offset < 0x10_0000).then_some((units, 2));
    }
    let unit = *FOUR_BYTES.get(pointer as usize)?;
    (unit != REPLACEMENT_UNIT).then_some(([unit, 0], 1))
}

/// The code units of the first four-byte pointers. The others are beyond the Basic Multilingual Plane.
static FOUR_BYTES: Lazy<Vec<u16>> = Lazy::new(four_bytes);

fn four_bytes() -> Vec<u16> {
    (0..=39419).map_while(index::gb18030_ranges_code_point).map(|code_point| u32::from(code_point) as u16).collect()
}

fn run_four_bytes(source: &[u8], destination: &mut [u16]) -> (usize, usize) {
    let mut written = 0;
    let (sequences, _) = source.as_chunks();
    for (i, sequence) in sequences.iter().enumerate() {
        let stopped = (4 * i, written);
        let &[0x81..=0xFE, b'0'..=b'9', 0x81..=0xFE, b'0'..=b'9'] = sequence else { return stopped };
        let Some((units, count)) = units_of(four_byte_pointer(*sequence)) else { return stopped };
        let Some(room) = after_mut(destination, written).first_chunk_mut() else { return stopped };
        *room = units;
        written += count;
    }
    (4 * sequences.len(), written)
}

/// <https://encoding.spec.whatwg.org/#gb18030-encoder> with is GBK true.
pub(crate) static GBK_ENCODER: TableEncoding =
    TableEncoding { encode: |code_point| encode(code_point, true), table: &TABLE, run_others: |_, _| (0, 0) };

/// <https://encoding.spec.whatwg.org/#gb18030-encoder>
pub(crate) static GB18030_ENCODER: TableEncoding =
    TableEncoding { encode: |code_point| encode(code_point, false), table: &TABLE, run_others: encode_four_bytes };

/// Index gb18030 without U+20AC, whose bytes differ in GBK.
static TABLE: UnitTable = UnitTable::new(UnitContent {
    index: &index::GB18030,
    bytes,
    is_used: |pointer| pointer != POINTER_OF_EURO,
    first_katakana: None,
});

const POINTER_OF_EURO: usize = 6432;

fn encode(code_point: char, is_gbk: bool) -> Option<EncodedBytes> {
    if code_point == '\u{E5E5}' {
        return None;
    }
    if code_point == '\u{20AC}' {
        return Some(if is_gbk { [0x80].into() } else { bytes(POINTER_OF_EURO).into() });
    }
    if let Some(bytes) = gb18030_2005(code_point) {
        return Some(bytes.into());
    }
    if let Some(bytes) = TABLE.pair(code_point) {
        return Some(bytes.into());
    }
    if is_gbk {
        return None;
    }
    Some(four_bytes_of(index::gb18030_ranges_pointer(code_point)).into())
}

fn four_bytes_of(pointer: u32) -> [u8; 4] {
    let (byte1, pointer) = (pointer / (10 * 126 * 10), pointer % (10 * 126 * 10));
    let (byte2, pointer) = (pointer / (10 * 126), pointer % (10 * 126));
    let (byte3, byte4) = (pointer / 10, pointer % 10);
    [(byte1 + 0x81) as u8, (byte2 + 0x30) as u8, (byte3 + 0x81) as u8, (byte4 + 0x30) as u8]
}

/// Encodes code points that the table lacks as four bytes, up to one that the handler treats specially: the Private Use
/// Area and the euro sign. Neighbouring characters are usually in the same range, so it rarely searches for one.
fn encode_four_bytes(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    let Some(table) = TABLE.units() else { return (0, 0) };
    let mut range = index::Gb18030Range::default();
    let mut read = 0;
    let (room, _) = destination.as_chunks_mut();
    for (done, bytes) in room.iter_mut().enumerate() {
        let (code_point, length) = match *after(source, read) {
            [leading @ 0xD800..=0xDBFF, trailing @ 0xDC00..=0xDFFF, ..] => {
                (0x10000 + ((u32::from(leading) & 0x3FF) << 10) + (u32::from(trailing) & 0x3FF), 2)
            }
            [0..0x80 | 0x20AC | 0xD800..=0xF8FF, ..] | [] => return (read, 4 * done),
            [unit, ..] if lookup(table, unit) != 0 => return (read, 4 * done),
            [unit, ..] => (u32::from(unit), 1),
        };
        if !range.contains(code_point) {
            range = index::Gb18030Range::of(code_point);
        }
        *bytes = four_bytes_of(range.pointer(code_point));
        read += length;
    }
    (read, 4 * room.len())
}

fn bytes(pointer: usize) -> [u8; 2] {
    let (leading, trailing) = (pointer / 190 + 0x81, pointer % 190);
    let offset = if trailing < 0x3F { 0x40 } else { 0x41 };
    [leading as u8, (trailing + offset) as u8]
}

/// The encoder's side table: code points of GB 18030-2005 whose bytes have decoded to others since 2022.
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
