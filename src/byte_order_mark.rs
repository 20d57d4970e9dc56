//! Byte order marks: <https://encoding.spec.whatwg.org/#bom-sniff>.

use crate::encoding::Encoding;

/// What to do with a byte order mark at the start of a text.
///
/// ```
/// use encoding_standard::{BomHandling, Encoding};
///
/// let bytes = b"\xEF\xBB\xBFa";
/// assert_eq!(Encoding::Windows1252.decode_with_bom_handling(bytes, BomHandling::Decide), "a");
/// assert_eq!(Encoding::Utf8.decode_with_bom_handling(bytes, BomHandling::Remove), "a");
/// assert_eq!(Encoding::Windows1252.decode_with_bom_handling(bytes, BomHandling::Remove), "ï»¿a");
/// assert_eq!(Encoding::Utf8.decode_with_bom_handling(bytes, BomHandling::Keep), "\u{FEFF}a");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BomHandling {
    /// A mark of UTF-8, UTF-16BE or UTF-16LE takes precedence over the encoding and isn't part of the text, as in the
    /// standard's [decode](https://encoding.spec.whatwg.org/#decode) and in browsers.
    #[default]
    Decide,
    /// The encoding's own mark is removed, and others are text, as in the standard's
    /// [`TextDecoder`](https://encoding.spec.whatwg.org/#textdecoder).
    Remove,
    /// A mark is text, U+FEFF, as in `TextDecoder` with `ignoreBOM`.
    Keep,
}

impl BomHandling {
    /// The encoding to decode `bytes` from, and the length of the byte order mark to leave out.
    pub(crate) fn split(self, bytes: &[u8], encoding: Encoding) -> (Encoding, usize) {
        Encoding::for_bom(bytes).filter(|&(marked, _)| self.wants(marked, encoding)).unwrap_or((encoding, 0))
    }

    /// Whether more bytes can make `start` a byte order mark to leave out.
    pub(crate) fn may_split(self, start: &[u8], encoding: Encoding) -> bool {
        MARKED.iter().any(|&marked| self.wants(marked, encoding) && marked.may_become_own_bom(start))
    }

    fn wants(self, marked: Encoding, encoding: Encoding) -> bool {
        match self {
            Self::Decide => true,
            Self::Remove => marked == encoding,
            Self::Keep => false,
        }
    }
}

const MARKED: [Encoding; 3] = [Encoding::Utf8, Encoding::Utf16Be, Encoding::Utf16Le];

/// [BOM sniffs](https://encoding.spec.whatwg.org/#bom-sniff): the encoding whose byte order mark `bytes` starts with.
///
/// ```
/// use encoding_standard::Encoding;
/// use encoding_standard::hooks::bom_sniff;
///
/// assert_eq!(bom_sniff(b"\xFF\xFEa\0"), Some(Encoding::Utf16Le));
/// assert_eq!(bom_sniff(b"a"), None);
/// ```
#[must_use]
pub fn bom_sniff(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => Some(Encoding::Utf8),
        [0xFE, 0xFF, ..] => Some(Encoding::Utf16Be),
        [0xFF, 0xFE, ..] => Some(Encoding::Utf16Le),
        _ => None,
    }
}

impl Encoding {
    /// The encoding whose byte order mark `bytes` starts with, and the length of the mark, by [BOM
    /// sniffing](https://encoding.spec.whatwg.org/#bom-sniff).
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::for_bom(b"\xEF\xBB\xBFa"), Some((Encoding::Utf8, 3)));
    /// assert_eq!(Encoding::for_bom(b"\xFE\xFF\0a"), Some((Encoding::Utf16Be, 2)));
    /// assert_eq!(Encoding::for_bom(b"a"), None);
    /// ```
    #[must_use]
    pub fn for_bom(bytes: &[u8]) -> Option<(Encoding, usize)> {
        let encoding = bom_sniff(bytes)?;
        Some((encoding, encoding.byte_order_mark().len()))
    }

    fn may_become_own_bom(self, start: &[u8]) -> bool {
        let mark = self.byte_order_mark();
        start.len() < mark.len() && mark.starts_with(start)
    }

    /// The encoding's byte order mark; empty if it has none. No encoder writes one.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let mut file = Encoding::Utf16Le.byte_order_mark().to_vec();
    /// file.extend_from_slice(&Encoding::Utf16Le.encode_or_fail("a")?);
    /// assert_eq!(file, b"\xFF\xFEa\0");
    /// assert_eq!(Encoding::Big5.byte_order_mark(), b"");
    /// # Ok::<(), encoding_standard::EncodeError>(())
    /// ```
    #[must_use]
    pub const fn byte_order_mark(self) -> &'static [u8] {
        match self {
            Encoding::Utf8 => b"\xEF\xBB\xBF",
            Encoding::Utf16Be => b"\xFE\xFF",
            Encoding::Utf16Le => b"\xFF\xFE",
            _ => b"",
        }
    }
}
