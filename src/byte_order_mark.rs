//! Byte order marks.

use crate::encoding::Encoding;

/// The encodings that have one.
#[cfg(feature = "std")]
pub(crate) const MARKED: [Encoding; 3] = [Encoding::Utf8, Encoding::Utf16be, Encoding::Utf16le];

/// [BOM sniffs](https://encoding.spec.whatwg.org/#bom-sniff): the encoding whose byte order mark `bytes` starts with.
///
/// ```
/// use encoding_standard::{Encoding, bom_sniff};
///
/// assert_eq!(bom_sniff(b"\xFF\xFEa\0"), Some(Encoding::Utf16le));
/// assert_eq!(bom_sniff(b"a"), None);
/// ```
#[must_use]
pub fn bom_sniff(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => Some(Encoding::Utf8),
        [0xFE, 0xFF, ..] => Some(Encoding::Utf16be),
        [0xFF, 0xFE, ..] => Some(Encoding::Utf16le),
        _ => None,
    }
}

impl Encoding {
    /// The encoding whose byte order mark `bytes` starts with, and the length of the mark. It's
    /// [BOM sniffing](https://encoding.spec.whatwg.org/#bom-sniff), as [`bom_sniff`] does it.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::for_bom(b"\xEF\xBB\xBFa"), Some((Encoding::Utf8, 3)));
    /// assert_eq!(Encoding::for_bom(b"\xFE\xFF\0a"), Some((Encoding::Utf16be, 2)));
    /// assert_eq!(Encoding::for_bom(b"a"), None);
    /// ```
    #[must_use]
    pub fn for_bom(bytes: &[u8]) -> Option<(Encoding, usize)> {
        let encoding = bom_sniff(bytes)?;
        Some((encoding, encoding.byte_order_mark().len()))
    }

    /// Whether more bytes can make `start` a byte order mark, which it isn't yet.
    #[cfg(feature = "std")]
    pub(crate) fn may_become_bom(start: &[u8]) -> bool {
        MARKED.iter().any(|encoding| encoding.may_become_own_bom(start))
    }

    /// The same for the encoding's own byte order mark.
    #[cfg(feature = "std")]
    pub(crate) fn may_become_own_bom(self, start: &[u8]) -> bool {
        let mark = self.byte_order_mark();
        start.len() < mark.len() && mark.starts_with(start)
    }

    /// The encoding's byte order mark; empty if it has none.
    pub(crate) fn byte_order_mark(self) -> &'static [u8] {
        match self {
            Encoding::Utf8 => b"\xEF\xBB\xBF",
            Encoding::Utf16be => b"\xFE\xFF",
            Encoding::Utf16le => b"\xFF\xFE",
            _ => b"",
        }
    }
}
