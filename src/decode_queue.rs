//! Processing a queue with a decoder: <https://encoding.spec.whatwg.org/#concept-encoding-process>.

use crate::handler::{CodePoints, DecoderHandler, Outcome, REPLACEMENT_UNIT};
use crate::io_queue::{ByteQueue, IoQueue, SourceBytes};
use crate::progress::{ErrorMode, Malformed};
use crate::slices::{after, after_mut, start_of};

/// A fast path often stops again soon, so it first gets only this many bytes, to avoid scanning the same ones again.
const NEAR: usize = 32;

/// The longest sequence: four bytes in UTF-8 and gb18030.
const LONGEST: usize = 4;

/// [Processes a queue](https://encoding.spec.whatwg.org/#concept-encoding-run) of bytes. Returns how many code units it
/// wrote to `destination`, which has room for all. Adds to `replaced` how many malformed sequences became U+FFFD.
///
/// Without `end_of_queue`, the handler keeps its state for the next call. `LITERAL` leaves the fast paths out, as a
/// reference for testing them.
pub(crate) fn process_queue<const LITERAL: bool, Handler: DecoderHandler>(
    handler: &mut Handler,
    source: &[u8],
    destination: &mut [u16],
    mode: ErrorMode,
    end_of_queue: bool,
    mut replaced: Option<&mut usize>,
) -> Result<usize, Malformed> {
    let mut io_queue = IoQueue::new(SourceBytes(source));
    let mut written = 0;
    let mut has_stopped = false;
    loop {
        let held = handler.held();
        // With nothing left, a fast path would only make its table.
        if !LITERAL && held == 0 && io_queue.take_back(source) && !io_queue.source.0.is_empty() {
            let mut run = |max_length| {
                let (source, destination) = (start_of(io_queue.source.0, max_length), after_mut(destination, written));
                let (ran, wrote) = handler.run(source, destination, mode == ErrorMode::Fatal);
                if let Some(replaced) = &mut replaced {
                    **replaced += count_replaced(handler, start_of(source, ran), start_of(destination, wrote));
                }
                io_queue.source.0 = after(io_queue.source.0, ran);
                written += wrote;
                ran
            };
            if !has_stopped || run(NEAR) > NEAR - LONGEST {
                run(usize::MAX);
            }
            has_stopped = true;
        }
        // A fast path stops where the handler holds nothing.
        let start = next_start(held, &io_queue, source);
        let item = io_queue.read();
        if item.is_none() && !end_of_queue {
            return Ok(written);
        }
        match handler.handle(&mut io_queue, item) {
            Outcome::Continue => {}
            Outcome::Finished => return Ok(written),
            Outcome::Items(CodePoints { first, second }) => {
                push(destination, &mut written, first);
                if let Some(second) = second {
                    push(destination, &mut written, second);
                }
            }
            Outcome::Error(()) if mode == ErrorMode::Fatal => {
                // ISO-2022-JP may already hold the escape byte that follows the malformed sequence.
                let length = (next_start(handler.held(), &io_queue, source) - start) as usize;
                return Err(Malformed { start, length, written });
            }
            Outcome::Error(()) => {
                push(destination, &mut written, char::REPLACEMENT_CHARACTER);
                if let Some(replaced) = &mut replaced {
                    **replaced += 1;
                }
            }
        }
    }
}

fn count_replaced(handler: &impl DecoderHandler, source: &[u8], units: &[u16]) -> usize {
    let is_one = |unit: &u16| *unit == REPLACEMENT_UNIT;
    let count = if cfg!(target_pointer_width = "64") {
        // Vectors hold four times as many 16-bit numbers as `usize` ones.
        let count_block = |units: &[u16]| usize::from(units.iter().map(|unit| u16::from(is_one(unit))).sum::<u16>());
        units.chunks(u16::MAX.into()).map(count_block).sum()
    } else {
        units.iter().filter(|unit| is_one(unit)).count()
    };
    if count == 0 { 0 } else { count - handler.count_replacement_characters(source) }
}

/// Where in `source` the next sequence starts, or the incomplete one that the handler holds: negative if that began in
/// an earlier source.
fn next_start(held: usize, io_queue: &ByteQueue, source: &[u8]) -> isize {
    let read = source.len() - io_queue.source.0.len();
    read as isize - (io_queue.restored_count() + held) as isize
}

#[derive(Clone, Copy)]
pub(crate) enum Wanted {
    /// The code unit with this index in the result.
    Unit(isize),
    /// The first malformed sequence, or the one that the end makes malformed.
    Malformed,
    /// The first U+FFFD that doesn't stand for a malformed sequence.
    ReplacementCharacter,
}

/// Where in `source` the bytes of a code unit or of a malformed sequence start.
#[cold]
#[inline(never)]
pub(crate) fn locate(handler: &mut impl DecoderHandler, source: &[u8], wanted: Wanted) -> isize {
    let mut io_queue = IoQueue::new(SourceBytes(source));
    let mut units_before = 0;
    loop {
        let start = next_start(handler.held(), &io_queue, source);
        let item = io_queue.read();
        if item.is_none() {
            return start;
        }
        let outcome = handler.handle(&mut io_queue, item);
        units_before += match &outcome {
            Outcome::Items(CodePoints { first, second }) => first.len_utf16() + second.map_or(0, char::len_utf16),
            Outcome::Error(()) => 1,
            Outcome::Continue | Outcome::Finished => 0,
        };
        let is_wanted = match wanted {
            Wanted::Unit(index) => units_before as isize > index,
            Wanted::Malformed => matches!(outcome, Outcome::Error(())),
            Wanted::ReplacementCharacter => {
                matches!(outcome, Outcome::Items(CodePoints { first: char::REPLACEMENT_CHARACTER, .. }))
            }
        };
        if is_wanted {
            return start;
        }
    }
}

#[inline(always)]
fn push(destination: &mut [u16], written: &mut usize, code_point: char) {
    let Ok(unit) = u16::try_from(u32::from(code_point)) else { return push_pair(destination, written, code_point) };
    if let Some(place) = destination.get_mut(*written) {
        *place = unit;
        *written += 1;
    }
}

fn push_pair(destination: &mut [u16], written: &mut usize, code_point: char) {
    if let Some(places) = after_mut(destination, *written).first_chunk_mut::<2>() {
        code_point.encode_utf16(places);
        *written += 2;
    }
}
