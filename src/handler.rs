//! Handlers and I/O queues: <https://encoding.spec.whatwg.org/#encoders-and-decoders>.

/// What a [`Handler`] returns.
pub(crate) enum Outcome<Items, Error> {
    Finished,
    Items(Items),
    Error(Error),
    Continue,
}

/// A decoder's or encoder's [handler](https://encoding.spec.whatwg.org/#handler) with its state.
pub(crate) trait Handler: Copy {
    /// What the I/O queue holds: bytes for a decoder, scalar values for an encoder.
    type Item: Copy;
    /// The one or more items that one call may return.
    type Items;
    /// What comes with an error: nothing for a decoder, the code point for an encoder.
    type Error;

    /// Runs the handler on an item; `None` is end-of-queue.
    fn handle(
        &mut self,
        io_queue: &mut IoQueue<impl Iterator<Item = Self::Item>>,
        item: Option<Self::Item>,
    ) -> Outcome<Self::Items, Self::Error>;
}

/// An [I/O queue](https://encoding.spec.whatwg.org/#concept-stream): what is left of the source, and before it what
/// a handler has restored.
pub(crate) struct IoQueue<Source: Iterator> {
    pub(crate) source: Source,
    /// The next item is the last.
    restored: [Option<Source::Item>; MOST_RESTORED],
    restored_count: usize,
}

/// The gb18030 decoder restores three bytes.
const MOST_RESTORED: usize = 3;

impl<Source: Iterator<Item: Copy>> IoQueue<Source> {
    pub(crate) fn new(source: Source) -> Self {
        Self { source, restored: [None; MOST_RESTORED], restored_count: 0 }
    }

    /// [Reads](https://encoding.spec.whatwg.org/#concept-stream-read) an item; `None` where the source ends.
    pub(crate) fn read(&mut self) -> Option<Source::Item> {
        if self.restored_count == 0 {
            return self.source.next();
        }
        self.restored_count -= 1;
        self.restored.get(self.restored_count).copied().flatten()
    }

    /// How many items have been restored and not read again.
    pub(crate) fn restored_count(&self) -> usize {
        self.restored_count
    }

    /// [Restores](https://encoding.spec.whatwg.org/#concept-stream-prepend) items, which are then read in this order.
    pub(crate) fn restore<const N: usize>(&mut self, items: [Source::Item; N]) {
        for item in items.into_iter().rev() {
            if let Some(place) = self.restored.get_mut(self.restored_count) {
                *place = Some(item);
                self.restored_count += 1;
            }
        }
    }
}
