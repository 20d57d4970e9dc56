//! What encoders write for unmappable code points.

use crate::progress::ErrorMode;

/// Replaces unmappable code points in [`ErrorMode::Replacement`] and [`ErrorMode::Html`], and counts them.
pub(crate) struct Replacing {
    is_html: bool,
    /// The index of the first item of a fast path's source.
    pub(crate) start: isize,
    pub(crate) count: usize,
    /// The first of them, with its index.
    pub(crate) first: Option<(isize, char)>,
    /// How many others were U+FFFD, which may stand for malformed sequences.
    pub(crate) replacement_characters: usize,
}

impl Replacing {
    /// `None` in [`ErrorMode::Fatal`].
    pub(crate) fn new(mode: ErrorMode, start: isize) -> Option<Self> {
        let is_html = mode == ErrorMode::Html;
        (mode != ErrorMode::Fatal).then_some(Self { is_html, start, count: 0, first: None, replacement_characters: 0 })
    }

    /// How many there were, including U+FFFD.
    pub(crate) fn all(&self) -> usize {
        self.count + self.replacement_characters
    }

    /// Writes what replaces `code_point`, at this `index` of the fast path's source, where `item` is. Returns how many
    /// bytes it wrote: 0 if there may be too little room.
    #[inline(never)]
    pub(crate) fn replace(&mut self, item: char, code_point: char, index: usize, room: &mut [u8]) -> usize {
        let Some(room) = room.first_chunk_mut() else { return 0 };
        if item == char::REPLACEMENT_CHARACTER {
            self.replacement_characters += 1;
        } else {
            self.count += 1;
            self.first.get_or_insert((self.start + index as isize, item));
        }
        if self.is_html {
            return write_reference(code_point, room);
        }
        room[0] = b'?';
        1
    }
}

/// The longest reference, `&#1114111;`.
const MAX_BYTES: usize = 10;

/// Writes `&#`, the code point in decimal and `;`. Returns the length. May overwrite what follows.
fn write_reference(code_point: char, [ampersand, hash, places @ ..]: &mut [u8; MAX_BYTES]) -> usize {
    let mut value = u32::from(code_point);
    let mut length = 3;
    // The next byte to write is the lowest one.
    let mut rest = u64::from(b';');
    loop {
        rest = rest << 8 | u64::from(b'0' + (value % 10) as u8);
        value /= 10;
        length += 1;
        if value == 0 {
            break;
        }
    }
    (*ampersand, *hash) = (b'&', b'#');
    *places = rest.to_le_bytes();
    length
}
