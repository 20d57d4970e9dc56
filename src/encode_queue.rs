//! Processing a queue with an encoder: <https://encoding.spec.whatwg.org/#concept-encoding-process>.

use crate::handler::{EncoderHandler, Outcome};
use crate::io_queue::{IoQueue, ScalarValues};
use crate::progress::{Progress, Unmappable};
use crate::replacing::Replacing;
use crate::slices::{after, after_mut, start_of};

/// The most bytes for the end of a queue: ISO-2022-JP's escape sequence to ASCII.
const MAX_FROM_END: usize = 3;

/// The room for an item: 3 bytes for an escape sequence, 10 for `&#1114111;`, and the end of the queue.
pub(crate) const MIN_ROOM: usize = 13 + MAX_FROM_END;

/// A fast path often stops again soon, so it first gets only this many code units.
const NEAR: usize = 8;

/// [Processes a queue](https://encoding.spec.whatwg.org/#concept-encoding-run) of scalar values, as far as
/// `destination` has room.
///
/// Without `end_of_queue`, the handler keeps its state for the next call, and a leading surrogate at the end is kept
/// too. Without `replacing`, it stops at an unmappable code point. `LITERAL` leaves the fast paths out, as a reference
/// for testing them.
pub(crate) fn process_queue<const LITERAL: bool, Handler: EncoderHandler>(
    handler: &mut Handler,
    leading_surrogate: &mut Option<u16>,
    source: &[u16],
    destination: &mut [u8],
    end_of_queue: bool,
    mut replacing: Option<&mut Replacing>,
) -> Result<Progress, Unmappable> {
    if destination.len() < MIN_ROOM {
        return Ok(Progress { read: 0, written: 0, finished: false, replaced: 0 });
    }
    let room_for_items = destination.len() - MAX_FROM_END;
    let values = ScalarValues { units: source, leading_surrogate: leading_surrogate.take(), end_of_queue };
    let mut io_queue = IoQueue::new(values);
    let mut written = 0;
    let mut index = 0;
    let mut has_stopped = false;
    let finished = loop {
        if io_queue.restored_count() == 0 {
            let values = &mut io_queue.source;
            // At the end of the queue there may be less room than an item needs.
            if !LITERAL
                && values.leading_surrogate.is_none()
                && let Some(room) = destination.get_mut(written..room_for_items)
            {
                let max_length = if has_stopped { NEAR } else { usize::MAX };
                if let Some(replacing) = &mut replacing {
                    replacing.start = (source.len() - values.units.len()) as isize;
                }
                let (ran, wrote) = handler.run(start_of(values.units, max_length), room, replacing.as_deref_mut());
                values.units = after(values.units, ran);
                written += wrote;
                // One less if a surrogate pair is cut there.
                has_stopped = ran < NEAR - 1;
            }
            let is_at_end = values.units.is_empty() && values.leading_surrogate.is_none();
            if !is_at_end && destination.len() - written < MIN_ROOM {
                break false;
            }
            index = (source.len() - values.units.len()) as isize - isize::from(values.leading_surrogate.is_some());
        }
        let item = io_queue.read();
        if item.is_none() && !end_of_queue {
            break true;
        }
        match handler.handle(&mut io_queue, item) {
            Outcome::Continue => {}
            Outcome::Finished => break true,
            Outcome::Items(bytes) => push(destination, &mut written, bytes.as_slice()),
            Outcome::Error(code_point) => {
                let Some(replacing) = &mut replacing else {
                    let read = source.len() - io_queue.source.units.len();
                    return Err(Unmappable { code_point, index, read, written });
                };
                replacing.start = index;
                let room = after_mut(destination, written);
                written += replacing.replace(item.unwrap_or(code_point), code_point, 0, room);
            }
        }
    };
    *leading_surrogate = io_queue.source.leading_surrogate;
    Ok(Progress { read: source.len() - io_queue.source.units.len(), written, finished, replaced: 0 })
}

fn push(destination: &mut [u8], written: &mut usize, bytes: &[u8]) {
    for byte in bytes {
        if let Some(place) = destination.get_mut(*written) {
            *place = *byte;
            *written += 1;
        }
    }
}
