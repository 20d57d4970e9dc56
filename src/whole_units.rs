//! Decodes whole texts to UTF-16.

use alloc::vec;
use alloc::vec::Vec;

use crate::byte_order_mark::BomHandling;
use crate::decoder::Decoder;
use crate::encoding::Encoding;
use crate::progress::{ErrorMode, Malformed};
use crate::slices::after;

impl Encoding {
    /// Decodes a text to UTF-16 code units: [`decode`](Self::decode) for systems whose strings are UTF-16.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::Gbk.decode_to_utf16(b"a\xD6\xD0\xFF"), [0x61, 0x4E2D, 0xFFFD]);
    /// ```
    #[must_use]
    pub fn decode_to_utf16(self, bytes: &[u8]) -> Vec<u16> {
        // Infallible in this mode.
        self.decode_all_to_utf16(bytes, ErrorMode::Replacement).unwrap_or_default()
    }

    /// The same as [`decode_to_utf16`](Self::decode_to_utf16), but fails at malformed sequences.
    ///
    /// # Errors
    ///
    /// The first malformed sequence. It counts from the start of `bytes`, including a byte order mark.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::Gbk.decode_to_utf16_or_fail(b"a\xD6\xD0\xFF").unwrap_err().start, 3);
    /// ```
    pub fn decode_to_utf16_or_fail(self, bytes: &[u8]) -> Result<Vec<u16>, Malformed> {
        self.decode_all_to_utf16(bytes, ErrorMode::Fatal)
    }

    fn decode_all_to_utf16(self, bytes: &[u8], mode: ErrorMode) -> Result<Vec<u16>, Malformed> {
        let (encoding, length) = BomHandling::Decide.split(bytes, self);
        let text = after(bytes, length);
        // No byte becomes more than a unit.
        let mut units = vec![0; text.len() + Decoder::LEAST_UTF16_ROOM];
        let decoded = encoding.new_decoder().decode_units::<false>(text, &mut units, mode, true);
        let decoded = decoded.map_err(|error| Malformed { start: error.start + length as isize, ..error });
        units.truncate(decoded?.written);
        Ok(units)
    }
}
