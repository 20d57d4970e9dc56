//! ISO-2022-JP: <https://encoding.spec.whatwg.org/#iso-2022-jp>.

use super::batches::LARGEST_BATCH;
use super::euc_jp;
use super::utf_8_pair_table::{WRITTEN, is_unusual, write_character, write_table_unit};
use crate::ascii;
use crate::handler::{Decoded, DecoderHandler, Encoded, EncoderHandler, Malformations, Outcome, REPLACEMENT_UNIT};
use crate::index;
use crate::io_queue::{ByteQueue, ScalarQueue};
use crate::replacing::Replacing;
use crate::short_text;
use crate::slices::{after, after_mut, lookup, start_of};

/// <https://encoding.spec.whatwg.org/#iso-2022-jp-decoder>
#[derive(Clone, Copy)]
pub(crate) struct Iso2022JpDecoder {
    state: DecoderState,
    output_state: DecoderState,
    leading: u8,
    output: bool,
}

/// The [decoder state](https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-state).
#[derive(Clone, Copy)]
enum DecoderState {
    Ascii,
    Roman,
    Katakana,
    LeadingByte,
    TrailingByte,
    EscapeStart,
    Escape,
}

impl DecoderState {
    fn load(number: u8) -> Self {
        const STATES: [DecoderState; 7] = [
            DecoderState::Ascii,
            DecoderState::Roman,
            DecoderState::Katakana,
            DecoderState::LeadingByte,
            DecoderState::TrailingByte,
            DecoderState::EscapeStart,
            DecoderState::Escape,
        ];
        STATES.get(usize::from(number)).copied().unwrap_or(Self::Ascii)
    }
}

impl Iso2022JpDecoder {
    pub(crate) const fn new() -> Self {
        Self { state: DecoderState::Ascii, output_state: DecoderState::Ascii, leading: 0x00, output: false }
    }

    pub(crate) fn save(self) -> u32 {
        u32::from_le_bytes([self.leading, self.state as u8, self.output_state as u8, self.output.into()])
    }

    pub(crate) fn load(state: u32) -> Self {
        let [leading, state, output_state, output] = state.to_le_bytes();
        // A failed escape sequence returns to the output state. If that were in one itself, the handler would loop
        // forever.
        let output_state = match DecoderState::load(output_state) {
            DecoderState::TrailingByte | DecoderState::EscapeStart | DecoderState::Escape => DecoderState::Ascii,
            state => state,
        };
        Self { state: DecoderState::load(state), output_state, leading, output: output != 0 }
    }

    /// Sets output to false, as most steps do at their end.
    fn return_with(&mut self, decoded: impl Into<Decoded>) -> Decoded {
        self.output = false;
        decoded.into()
    }

    fn continue_in(&mut self, state: DecoderState) -> Decoded {
        self.state = state;
        Outcome::Continue
    }
}

impl DecoderHandler for Iso2022JpDecoder {
    fn handle(&mut self, io_queue: &mut ByteQueue, item: Option<u8>) -> Decoded {
        match self.state {
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-ascii
            DecoderState::Ascii => match item {
                Some(0x1B) => self.continue_in(DecoderState::EscapeStart),
                Some(0x0E | 0x0F | 0x80..) => self.return_with(Outcome::Error(())),
                Some(byte) => self.return_with(byte),
                None => Outcome::Finished,
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-roman
            DecoderState::Roman => match item {
                Some(0x1B) => self.continue_in(DecoderState::EscapeStart),
                Some(0x5C) => self.return_with('\u{00A5}'),
                Some(0x7E) => self.return_with('\u{203E}'),
                Some(0x0E | 0x0F | 0x80..) => self.return_with(Outcome::Error(())),
                Some(byte) => self.return_with(byte),
                None => Outcome::Finished,
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-katakana
            DecoderState::Katakana => match item {
                Some(0x1B) => self.continue_in(DecoderState::EscapeStart),
                Some(byte @ 0x21..=0x5F) => {
                    let code_point = char::from_u32(0xFF61 - 0x21 + u32::from(byte));
                    self.return_with(code_point)
                }
                Some(_) => self.return_with(Outcome::Error(())),
                None => Outcome::Finished,
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-lead-byte
            DecoderState::LeadingByte => match item {
                Some(0x1B) => self.continue_in(DecoderState::EscapeStart),
                Some(byte @ 0x21..=0x7E) => {
                    self.output = false;
                    self.leading = byte;
                    self.continue_in(DecoderState::TrailingByte)
                }
                Some(_) => self.return_with(Outcome::Error(())),
                None => Outcome::Finished,
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-trail-byte
            DecoderState::TrailingByte => match item {
                Some(0x1B) => {
                    self.state = DecoderState::EscapeStart;
                    Outcome::Error(())
                }
                _ => {
                    self.state = DecoderState::LeadingByte;
                    item.and_then(|byte| kanji(self.leading, byte)).into()
                }
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-escape-start
            DecoderState::EscapeStart => match item {
                Some(byte @ (0x24 | 0x28)) => {
                    self.leading = byte;
                    self.continue_in(DecoderState::Escape)
                }
                _ => {
                    if let Some(byte) = item {
                        io_queue.restore([byte]);
                    }
                    self.state = self.output_state;
                    self.return_with(Outcome::Error(()))
                }
            },
            // https://encoding.spec.whatwg.org/#iso-2022-jp-decoder-escape
            DecoderState::Escape => {
                let leading = core::mem::replace(&mut self.leading, 0x00);
                let Some(state) = item.and_then(|byte| escaped_state(leading, byte)) else {
                    match item {
                        Some(byte) => io_queue.restore([leading, byte]),
                        None => io_queue.restore([leading]),
                    }
                    self.state = self.output_state;
                    return self.return_with(Outcome::Error(()));
                };
                self.state = state;
                self.output_state = state;
                // Two escape sequences in a row are an error.
                if core::mem::replace(&mut self.output, true) { Outcome::Error(()) } else { Outcome::Continue }
            }
        }
    }

    fn held(&self) -> usize {
        match self.state {
            DecoderState::Ascii | DecoderState::Roman | DecoderState::Katakana | DecoderState::LeadingByte => 0,
            DecoderState::TrailingByte | DecoderState::EscapeStart => 1,
            DecoderState::Escape => 2,
        }
    }

    #[inline(never)]
    fn run(&mut self, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
        self.run_states(source, destination, |state, source, destination| match state {
            DecoderState::Ascii => run_ascii(source, destination, is_fatal),
            DecoderState::Roman | DecoderState::Katakana => run_single_bytes(state, source, destination, is_fatal),
            DecoderState::LeadingByte => run_kanji(source, destination, is_fatal),
            _ => (0, 0),
        })
    }

    #[inline(never)]
    fn run_to_utf_8(&mut self, source: &[u8], destination: &mut [u8], malformed: Malformations) -> (usize, usize) {
        self.run_states(source, destination, |state, source, destination| match state {
            DecoderState::Ascii => copy_ascii(source, destination),
            DecoderState::Roman | DecoderState::Katakana => {
                transcode_single_bytes(state, source, destination, malformed)
            }
            DecoderState::LeadingByte => transcode_kanji(source, destination),
            _ => (0, 0),
        })
    }

    #[inline(always)]
    fn run_short(&mut self, source: &[u8], destination: &mut [u8]) -> (usize, usize) {
        self.run_states(source, destination, |state, source, destination| match state {
            DecoderState::Ascii => copy_ascii(source, destination),
            DecoderState::LeadingByte => {
                let mut read = 0;
                let mut written = 0;
                for &[leading, trailing] in source.as_chunks().0 {
                    let unit = pointer(leading, trailing).map_or(0, |pointer| index::JIS0208.unit(pointer));
                    if unit == 0 {
                        break;
                    }
                    written += short_text::write_unit(unit, after_mut(destination, written));
                    read += 2;
                }
                (read, written)
            }
            _ => (0, 0),
        })
    }
}

impl Iso2022JpDecoder {
    /// ```text
    /// until the source ends:
    ///     let `run` do a run of the characters of the state
    ///     if a whole escape sequence follows: switch the state
    /// ```
    #[inline(always)]
    fn run_states<T: Default>(
        &mut self,
        source: &[u8],
        destination: &mut [T],
        run: impl Fn(DecoderState, &[u8], &mut [T]) -> (usize, usize),
    ) -> (usize, usize) {
        let mut read = 0;
        let mut written = 0;
        loop {
            let source = after(source, read);
            let (ran, wrote) = run(self.state, source, after_mut(destination, written));
            self.output &= ran == 0;
            read += ran;
            written += wrote;
            let [0x1B, leading, byte, ..] = *after(source, ran) else { return (read, written) };
            // Two escape sequences in a row are an error, which the handler reports.
            let (Some(state), false) = (escaped_state(leading, byte), self.output) else { return (read, written) };
            *self = Self { state, output_state: state, leading: 0x00, output: true };
            read += 3;
        }
    }
}

/// The state that the two bytes after 0x1B switch to.
fn escaped_state(leading: u8, byte: u8) -> Option<DecoderState> {
    match (leading, byte) {
        (0x28, 0x42) => Some(DecoderState::Ascii),
        (0x28, 0x4A) => Some(DecoderState::Roman),
        (0x28, 0x49) => Some(DecoderState::Katakana),
        (0x24, 0x40 | 0x42) => Some(DecoderState::LeadingByte),
        _ => None,
    }
}

const EACH: u64 = 0x0101_0101_0101_0101;

/// The number of bytes at the start of `source` that the state ASCII only copies.
#[inline(never)]
pub(crate) fn plain_length(source: &[u8]) -> usize {
    // Sets the highest bit of the first zero byte, and perhaps of later bytes.
    let zeros = |word: u64| word.wrapping_sub(EACH) & !word;
    let is_plain = |bytes: &&[u8; 8]| {
        let word = u64::from_le_bytes(**bytes);
        (word | zeros(word ^ (0x1B * EACH)) | zeros(word & (0xFE * EACH) ^ (0x0E * EACH))) & (0x80 * EACH) == 0
    };
    let plain = 8 * source.as_chunks().0.iter().take_while(is_plain).count();
    plain + after(source, plain).iter().take_while(|byte| !matches!(byte, 0x0E | 0x0F | 0x1B | 0x80..)).count()
}

fn run_ascii(source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
    let mut done = ascii::widen(start_of(source, plain_length(source)), destination);
    for (byte, unit) in after(source, done).iter().zip(after_mut(destination, done)) {
        *unit = match byte {
            0x1B => break,
            0x0E | 0x0F | 0x80.. if is_fatal => break,
            0x0E | 0x0F | 0x80.. => REPLACEMENT_UNIT,
            _ => u16::from(*byte),
        };
        done += 1;
    }
    (done, done)
}

fn copy_ascii(source: &[u8], destination: &mut [u8]) -> (usize, usize) {
    let length = plain_length(start_of(source, destination.len()));
    for (byte, copy) in start_of(source, length).iter().zip(destination) {
        *copy = *byte;
    }
    (length, length)
}

/// The code unit of a byte in the state Roman or katakana, U+FFFD if it is malformed.
#[inline(always)]
fn unit_of(state: DecoderState, byte: u8) -> u16 {
    match (state, byte) {
        (DecoderState::Katakana, 0x21..=0x5F) => 0xFF61 - 0x21 + u16::from(byte),
        (DecoderState::Katakana, _) | (_, 0x0E | 0x0F | 0x80..) => REPLACEMENT_UNIT,
        (_, 0x5C) => 0x00A5,
        (_, 0x7E) => 0x203E,
        _ => byte.into(),
    }
}

/// One loop for both states, because they are rare and two loops would make the module larger.
#[inline(never)]
fn run_single_bytes(state: DecoderState, source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
    let mut done = 0;
    for (byte, place) in source.iter().zip(destination) {
        let unit = unit_of(state, *byte);
        if *byte == 0x1B || (unit == REPLACEMENT_UNIT && is_fatal) {
            break;
        }
        *place = unit;
        done += 1;
    }
    (done, done)
}

#[inline(never)]
fn transcode_single_bytes(
    state: DecoderState,
    source: &[u8],
    destination: &mut [u8],
    malformed: Malformations,
) -> (usize, usize) {
    let mut read = 0;
    let mut written = 0;
    for byte in source.iter().take_while(|byte| **byte != 0x1B) {
        // It also stops at U+0000, whose length is 0, but that is rare.
        let length = write_table_unit(unit_of(state, *byte), after_mut(destination, written), malformed);
        if length == 0 {
            break;
        }
        read += 1;
        written += length;
    }
    (read, written)
}

fn transcode_kanji(source: &[u8], destination: &mut [u8]) -> (usize, usize) {
    let characters = euc_jp::PAIRS.utf_8();
    let mut read = 0;
    let mut written = 0;
    for &[leading, trailing] in source.as_chunks().0 {
        let Some(room) = after_mut(destination, written).first_chunk_mut::<WRITTEN>() else { break };
        let (0x21..=0x7E, 0x21..=0x7E) = (leading, trailing) else { break };
        let character = characters.character([leading, trailing].map(|byte| byte | 0x80));
        if is_unusual(character as u8) {
            break;
        }
        written += write_character(character, room, 0);
        read += 2;
    }
    (read, written)
}

/// Looks kanji up in EUC-JP's table, which has the same pairs with the highest bits set, and U+FFFD where the index has
/// none.
fn run_kanji(source: &[u8], destination: &mut [u16], is_fatal: bool) -> (usize, usize) {
    let units = euc_jp::PAIRS.units();
    let mut written = 0;
    // In batches, because a caller that goes on after each error would look up the rest every time.
    for batch in source.chunks(LARGEST_BATCH) {
        let (pairs, _) = start_of(batch, kanji_length(batch)).as_chunks();
        let room = after_mut(destination, written);
        for (pair, unit) in pairs.iter().zip(&mut *room) {
            *unit = lookup(units, u16::from_le_bytes(*pair) | 0x8080);
        }
        let mut good = pairs.len().min(room.len());
        if is_fatal {
            good = start_of(room, good).iter().take_while(|unit| **unit != REPLACEMENT_UNIT).count();
        }
        written += good;
        if 2 * good < batch.len() {
            break;
        }
    }
    (2 * written, written)
}

/// The number of bytes at the start of `source` that can be halves of kanji.
fn kanji_length(source: &[u8]) -> usize {
    let are_halves = |bytes: &&[u8; 8]| {
        let word = u64::from_le_bytes(**bytes);
        (word.wrapping_sub(0x21 * EACH) | word.wrapping_add(EACH) | word) & (0x80 * EACH) == 0
    };
    let length = 8 * source.as_chunks().0.iter().take_while(are_halves).count();
    length + after(source, length).iter().take_while(|byte| matches!(byte, 0x21..=0x7E)).count()
}

fn kanji(leading: u8, trailing: u8) -> Option<char> {
    index::JIS0208.code_point(pointer(leading, trailing)?)
}

fn pointer(leading: u8, trailing: u8) -> Option<usize> {
    match (leading, trailing) {
        (0x21..=0x7E, 0x21..=0x7E) => Some(usize::from(leading - 0x21) * 94 + usize::from(trailing - 0x21)),
        _ => None,
    }
}

/// <https://encoding.spec.whatwg.org/#iso-2022-jp-encoder>
#[derive(Clone, Copy)]
pub(crate) struct Iso2022JpEncoder {
    state: EncoderState,
}

/// The [encoder state](https://encoding.spec.whatwg.org/#iso-2022-jp-encoder-state).
#[derive(Clone, Copy, PartialEq, Eq)]
enum EncoderState {
    Ascii,
    Roman,
    Jis0208,
}

impl Iso2022JpEncoder {
    pub(crate) const fn new() -> Self {
        Self { state: EncoderState::Ascii }
    }

    pub(crate) fn save(self) -> u8 {
        self.state as u8
    }

    pub(crate) fn load(state: u8) -> Self {
        let state = match state {
            1 => EncoderState::Roman,
            2 => EncoderState::Jis0208,
            _ => EncoderState::Ascii,
        };
        Self { state }
    }

    fn switch_to(&mut self, state: EncoderState) -> Encoded {
        self.state = state;
        match state {
            EncoderState::Ascii => [0x1B, 0x28, 0x42],
            EncoderState::Roman => [0x1B, 0x28, 0x4A],
            EncoderState::Jis0208 => [0x1B, 0x24, 0x42],
        }
        .into()
    }
}

impl EncoderHandler for Iso2022JpEncoder {
    fn handle(&mut self, io_queue: &mut ScalarQueue, item: Option<char>) -> Encoded {
        use EncoderState::{Ascii, Jis0208, Roman};

        let Some(code_point) = item else {
            return if self.state == Ascii { Outcome::Finished } else { self.switch_to(Ascii) };
        };
        match (self.state, code_point) {
            // U+FFFD instead of the code point itself, to prevent attacks.
            (Ascii | Roman, '\u{000E}' | '\u{000F}' | '\u{001B}') => Outcome::Error('\u{FFFD}'),
            (Roman, '\u{00A5}') => [0x5C].into(),
            (Roman, '\u{203E}') => [0x7E].into(),
            (Roman, '\u{005C}' | '\u{007E}') | (Jis0208, '\u{0000}'..='\u{007F}') => {
                io_queue.restore([code_point]);
                self.switch_to(Ascii)
            }
            (Ascii | Roman, '\u{0000}'..='\u{007F}') => [code_point as u8].into(),
            (Ascii | Jis0208, '\u{00A5}' | '\u{203E}') => {
                io_queue.restore([code_point]);
                self.switch_to(Roman)
            }
            (state, _) => match (jis0208_bytes(code_point), state) {
                (Some(bytes), Jis0208) => bytes.into(),
                (None, Ascii | Roman) => Outcome::Error(code_point),
                (bytes, _) => {
                    io_queue.restore([code_point]);
                    self.switch_to(if bytes.is_some() { Jis0208 } else { Ascii })
                }
            },
        }
    }

    /// ```text
    /// until the source ends:
    ///     encode a run of the characters of the state
    ///     if kanji follow ASCII, or ASCII kanji: write the escape sequence
    /// ```
    #[inline(never)]
    fn run(&mut self, source: &[u16], destination: &mut [u8], _: Option<&mut Replacing>) -> (usize, usize) {
        let Some(table) = euc_jp::TABLE.units() else { return (0, 0) };
        let mut read = 0;
        let mut written = 0;
        loop {
            let (source, destination) = (after(source, read), after_mut(destination, written));
            let (ran, wrote) = match self.state {
                EncoderState::Ascii => run_encode_ascii(source, destination),
                EncoderState::Roman => run_encode_roman(source, destination),
                EncoderState::Jis0208 => run_encode_jis0208(table, source, destination),
            };
            read += ran;
            written += wrote;
            let (Some(&unit), Some(room)) = (source.get(ran), after_mut(destination, wrote).first_chunk_mut()) else {
                return (read, written);
            };
            (self.state, *room) = match self.state {
                EncoderState::Ascii if lookup(table, unit) >= FIRST_PAIR => (EncoderState::Jis0208, *b"\x1B$B"),
                EncoderState::Jis0208 if unit < 0x80 => (EncoderState::Ascii, *b"\x1B(B"),
                _ => return (read, written),
            };
            written += 3;
        }
    }
}

fn run_encode_ascii(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    let mut done = 0;
    for (unit, byte) in source.iter().zip(destination) {
        if matches!(unit, 0x0E | 0x0F | 0x1B | 0x80..) {
            break;
        }
        *byte = *unit as u8;
        done += 1;
    }
    (done, done)
}

fn run_encode_roman(source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    let mut done = 0;
    for (unit, byte) in source.iter().zip(destination) {
        *byte = match unit {
            0x00A5 => 0x5C,
            0x203E => 0x7E,
            0x0E | 0x0F | 0x1B | 0x5C | 0x7E | 0x80.. => break,
            _ => *unit as u8,
        };
        done += 1;
    }
    (done, done)
}

/// Looks up in EUC-JP's table, which has the same pairs with the highest bits set.
fn run_encode_jis0208(table: &[u16; 0x10000], source: &[u16], destination: &mut [u8]) -> (usize, usize) {
    let mut read = 0;
    for (unit, bytes) in source.iter().zip(destination.as_chunks_mut().0) {
        let pair = lookup(table, *unit);
        if pair < FIRST_PAIR {
            break;
        }
        *bytes = (pair & 0x7F7F).to_be_bytes();
        read += 1;
    }
    (read, 2 * read)
}

/// EUC-JP's first pair of index jis0208. Below it are halfwidth katakana, whose bytes differ here.
const FIRST_PAIR: u16 = 0xA1A1;

fn jis0208_bytes(code_point: char) -> Option<[u8; 2]> {
    let code_point = match code_point {
        '\u{2212}' => '\u{FF0D}',
        '\u{FF61}'..='\u{FF9F}' => index::ISO_2022_JP_KATAKANA.code_point(code_point as usize - 0xFF61)?,
        _ => code_point,
    };
    Some(euc_jp::TABLE.pair(code_point)?.map(|byte| byte & 0x7F))
}
