//! Decoding by the way, to see whether bytes are well-formed and what they would say.

use crate::decoder::Decoder;
use crate::decoding::ErrorMode;
use crate::generated::Encoding;

#[derive(Clone)]
pub(super) struct Reader {
    pub(super) encoding: Encoding,
    decoder: Decoder,
    /// How many code units were not ASCII.
    pub(super) characters: u32,
    pub(super) errors: u32,
}

/// How much is decoded at a time.
const BLOCK: usize = 1024;

impl Reader {
    pub(super) fn new(encoding: Encoding) -> Self {
        Self { encoding, decoder: encoding.new_decoder(), characters: 0, errors: 0 }
    }

    /// Whether the text may be in this encoding. A file may have a few bytes that are not.
    pub(super) fn is_possible(&self) -> bool {
        self.errors == 0 || self.errors * 40 < self.characters
    }

    fn is_hopeless(&self) -> bool {
        self.errors > 3 && self.errors * 20 > self.characters
    }

    /// Decodes bytes and calls `see` with each code unit.
    pub(super) fn feed(&mut self, mut bytes: &[u8], end_of_queue: bool, mut see: impl FnMut(u16)) {
        let mut units = [0; BLOCK + Decoder::MOST_HELD];
        while !self.is_hopeless() {
            let (read, written) = self.decode(bytes, &mut units, end_of_queue);
            for &unit in &units[..written] {
                self.characters += u32::from(unit >= 0x80);
                if unit == 0xFFFD {
                    self.errors += 1;
                    if self.is_hopeless() {
                        return;
                    }
                }
                see(unit);
            }
            bytes = &bytes[read..];
            if bytes.is_empty() {
                return;
            }
        }
    }

    #[inline(never)]
    fn decode(&mut self, bytes: &[u8], units: &mut [u16], end_of_queue: bool) -> (usize, usize) {
        // Nothing is an error in this mode.
        self.decoder
            .decode(bytes, units, ErrorMode::Replacement, end_of_queue)
            .map_or((bytes.len(), 0), |progress| (progress.read, progress.written))
    }
}
