//! I/O queues: <https://encoding.spec.whatwg.org/#concept-stream>.

use crate::slices::after;

/// An [I/O queue](https://encoding.spec.whatwg.org/#concept-stream): the items that a handler has restored, and then
/// the rest of the source.
pub(crate) struct IoQueue<Source: Iterator> {
    pub(crate) source: Source,
    /// The restored items, the next one last.
    restored: [Option<Source::Item>; MAX_RESTORED],
    restored_count: usize,
}

/// The gb18030 decoder restores three bytes.
const MAX_RESTORED: usize = 3;

pub(crate) type ByteQueue<'a> = IoQueue<SourceBytes<'a>>;

pub(crate) type ScalarQueue<'a> = IoQueue<ScalarValues<'a>>;

impl<Source: Iterator<Item: Copy>> IoQueue<Source> {
    pub(crate) fn new(source: Source) -> Self {
        Self { source, restored: [None; MAX_RESTORED], restored_count: 0 }
    }

    /// [Reads](https://encoding.spec.whatwg.org/#concept-stream-read) an item; `None` at the end of the source.
    #[inline(always)]
    pub(crate) fn read(&mut self) -> Option<Source::Item> {
        if self.restored_count == 0 {
            return self.source.next();
        }
        self.restored_count -= 1;
        self.restored.get(self.restored_count).copied().flatten()
    }

    pub(crate) fn restored_count(&self) -> usize {
        self.restored_count
    }

    /// [Restores](https://encoding.spec.whatwg.org/#concept-stream-prepend) items, to be read in this order.
    pub(crate) fn restore<const N: usize>(&mut self, items: [Source::Item; N]) {
        for item in items.into_iter().rev() {
            if let Some(place) = self.restored.get_mut(self.restored_count) {
                *place = Some(item);
                self.restored_count += 1;
            }
        }
    }
}

impl<'a> ByteQueue<'a> {
    /// Gives restored bytes back to the source, if all of them come from it. Returns whether none is left.
    #[inline(always)]
    pub(crate) fn take_back(&mut self, source: &'a [u8]) -> bool {
        if self.restored_count == 0 {
            return true;
        }
        // Restored bytes are the last ones that were read.
        let read = source.len() - self.source.0.len();
        let Some(start) = read.checked_sub(self.restored_count) else { return false };
        self.source.0 = after(source, start);
        self.restored_count = 0;
        true
    }
}

pub(crate) struct SourceBytes<'a>(pub(crate) &'a [u8]);

impl Iterator for SourceBytes<'_> {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        let (&byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(byte)
    }
}

/// The UTF-16 code units of an encoder's source,
/// [converted](https://encoding.spec.whatwg.org/#convert-code-unit-to-scalar-value) to scalar values.
pub(crate) struct ScalarValues<'a> {
    pub(crate) units: &'a [u16],
    /// The leading surrogate at the end of an earlier call's source.
    pub(crate) leading_surrogate: Option<u16>,
    /// Whether a leading surrogate at the end is lone. Otherwise the next call may complete it.
    pub(crate) end_of_queue: bool,
}

impl Iterator for ScalarValues<'_> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        let leading = match self.leading_surrogate.take() {
            Some(leading) => leading,
            None => {
                let (&unit, rest) = self.units.split_first()?;
                self.units = rest;
                if let Some(scalar_value) = char::from_u32(u32::from(unit)) {
                    return Some(scalar_value);
                }
                if unit >= 0xDC00 {
                    return Some(char::REPLACEMENT_CHARACTER);
                }
                unit
            }
        };
        match self.units.split_first() {
            Some((&trailing @ 0xDC00..=0xDFFF, rest)) => {
                self.units = rest;
                char::from_u32(0x10000 + ((u32::from(leading) - 0xD800) << 10) + (u32::from(trailing) - 0xDC00))
            }
            None if !self.end_of_queue => {
                self.leading_surrogate = Some(leading);
                None
            }
            _ => Some(char::REPLACEMENT_CHARACTER),
        }
    }
}
