//! Decodes short texts to UTF-8 by the standard's steps, without tables.
//!
//! ```text
//! until the source ends:
//!     let the codec do what it can by itself: copy ASCII, for example
//!     give the handler a byte, and write the code point that it returns
//! ```
//!
//! Entered with a new decoder, which is used up. For a few characters this is quicker than the fast paths, which have
//! to set up blocks and, the first time, make a table of all characters.

use crate::handler::{CodePoints, DecoderHandler, Outcome, is_surrogate};
use crate::io_queue::{IoQueue, SourceBytes};
use crate::slices::{after, after_mut};

/// The number of bytes written at once. The next character overwrites those beyond a character's length.
pub(crate) const TOGETHER: usize = 8;

/// The room for a source of this length: no byte becomes more than U+FFFD.
pub(crate) const fn room_for(length: usize) -> usize {
    3 * length + TOGETHER
}

/// Decodes a whole text to `destination`, which has [room](room_for) for it. Returns how many bytes it wrote, and how
/// many malformed sequences became U+FFFD.
#[inline(always)]
pub(crate) fn decode<Handler: DecoderHandler>(
    handler: &mut Handler,
    run_short: impl Fn(&mut Handler, &[u8], &mut [u8]) -> (usize, usize),
    source: &[u8],
    destination: &mut [u8],
) -> (usize, usize) {
    let mut io_queue = IoQueue::new(SourceBytes(source));
    let mut written = 0;
    let mut malformed = 0;
    loop {
        if io_queue.restored_count() == 0 && handler.held() == 0 {
            let (ran, wrote) = run_short(handler, io_queue.source.0, after_mut(destination, written));
            io_queue.source.0 = after(io_queue.source.0, ran);
            written += wrote;
        }
        let item = io_queue.read();
        match handler.handle(&mut io_queue, item) {
            Outcome::Continue => {}
            Outcome::Finished => return (written, malformed),
            Outcome::Items(CodePoints { first, second }) => {
                written += write(first, after_mut(destination, written));
                if let Some(second) = second {
                    written += write(second, after_mut(destination, written));
                }
            }
            Outcome::Error(()) => {
                written += write(char::REPLACEMENT_CHARACTER, after_mut(destination, written));
                malformed += 1;
            }
        }
    }
}

fn write(code_point: char, room: &mut [u8]) -> usize {
    let mut bytes = [0; 4];
    let length = code_point.encode_utf8(&mut bytes).len();
    if let Some(room) = room.first_chunk_mut() {
        *room = bytes;
    }
    length
}

/// [`DecoderHandler::run_short`] of encodings with pairs: copies ASCII, and writes the code units that `unit_of`
/// returns. Stops at surrogates, and at 0, which stands for other sequences.
#[inline(always)]
pub(crate) fn run_pairs(source: &[u8], destination: &mut [u8], unit_of: impl Fn(u8, u8) -> u16) -> (usize, usize) {
    let mut rest = source;
    let mut written = 0;
    while let [first, others @ ..] = rest {
        if first.is_ascii() {
            let ascii = copy_ascii(rest, after_mut(destination, written));
            rest = after(rest, ascii);
            written += ascii;
            continue;
        }
        let [second, others @ ..] = others else { break };
        let unit = unit_of(*first, *second);
        let Some(room) = destination.get_mut(written..written + 4) else { break };
        // A branch for each length, so that `write_unit` doesn't branch again.
        if unit < 0x800 {
            if unit == 0 {
                break;
            }
            written += write_unit(unit, room);
        } else {
            if is_surrogate(unit) {
                break;
            }
            written += write_unit(unit, room);
        }
        rest = others;
    }
    (source.len() - rest.len(), written)
}

/// Writes a code unit other than a surrogate. Returns its length.
#[inline(always)]
pub(crate) fn write_unit(unit: u16, room: &mut [u8]) -> usize {
    let Some(room) = room.first_chunk_mut::<4>() else { return 0 };
    let value = u32::from(unit);
    let (bytes, length) = match value {
        0..0x80 => (value, 1),
        0x80..0x800 => (0x80C0 | value >> 6 | (value & 0x3F) << 8, 2),
        _ => (0x80_80E0 | value >> 12 | (value & 0xFC0) << 2 | (value & 0x3F) << 16, 3),
    };
    *room = bytes.to_le_bytes();
    length
}

/// Copies some of the ASCII at the start of `source`. Returns its length. May overwrite what follows.
#[inline(always)]
pub(crate) fn copy_ascii(source: &[u8], destination: &mut [u8]) -> usize {
    if let Some(bytes) = source.first_chunk::<TOGETHER>()
        && let Some(room) = destination.first_chunk_mut()
    {
        *room = *bytes;
        return ascii_of(*bytes);
    }
    let mut done = 0;
    for (byte, place) in source.iter().zip(destination).take_while(|(byte, _)| byte.is_ascii()) {
        *place = *byte;
        done += 1;
    }
    done
}

#[inline(always)]
fn ascii_of(bytes: [u8; TOGETHER]) -> usize {
    let others = u64::from_le_bytes(bytes) & u64::from_ne_bytes([0x80; TOGETHER]);
    (others.trailing_zeros() / u8::BITS) as usize
}
