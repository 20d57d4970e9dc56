//! Encodings, names and labels: <https://encoding.spec.whatwg.org/#names-and-labels>.

use core::fmt;

use crate::decoder::Decoder;
use crate::encoder::Encoder;
use crate::generated::{ENCODINGS, Encoding, LABELS, NAMES};

/// The longest label has 19 bytes; what is longer after trimming is none.
const LONGEST_LABEL: usize = 19;

impl Encoding {
    /// All encodings, in the standard's order.
    pub fn all() -> &'static [Encoding] {
        &ENCODINGS
    }

    /// The encoding's [name](https://encoding.spec.whatwg.org/#name), such as `Shift_JIS`.
    pub fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// The encoding's [labels](https://encoding.spec.whatwg.org/#label), sorted.
    pub fn labels(self) -> impl Iterator<Item = &'static str> {
        LABELS.iter().filter(move |&&(_, encoding)| encoding == self).map(|&(label, _)| label)
    }

    /// [Gets an encoding](https://encoding.spec.whatwg.org/#concept-encoding-get) from a label: ASCII white space
    /// around it does not count, nor does ASCII case. `None` is the standard's failure.
    ///
    /// ```
    /// use encoding_wasm::Encoding;
    ///
    /// assert_eq!(Encoding::for_label(b"\tLatin1\n"), Some(Encoding::Windows1252));
    /// assert_eq!(Encoding::for_label(b"latin-1"), None);
    /// ```
    pub fn for_label(label: &[u8]) -> Option<Encoding> {
        let is_white_space = |byte: &u8| matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ');
        let start = label.iter().position(|byte| !is_white_space(byte))?;
        let end = label.iter().rposition(|byte| !is_white_space(byte))? + 1;
        let trimmed = &label[start..end];
        if trimmed.len() > LONGEST_LABEL {
            return None;
        }
        let mut lowercase = [0; LONGEST_LABEL];
        let lowercase = &mut lowercase[..trimmed.len()];
        lowercase.copy_from_slice(trimmed);
        lowercase.make_ascii_lowercase();
        LABELS.binary_search_by(|(label, _)| label.as_bytes().cmp(lowercase)).ok().map(|found| LABELS[found].1)
    }

    /// [Gets an output encoding](https://encoding.spec.whatwg.org/#get-an-output-encoding): what a form or a URL
    /// would be encoded with. UTF-8 for the encodings that have no encoder, otherwise the encoding itself.
    pub fn output_encoding(self) -> Encoding {
        match self {
            Encoding::Replacement | Encoding::Utf16be | Encoding::Utf16le => Encoding::Utf8,
            encoding => encoding,
        }
    }

    /// A new instance of the encoding's [decoder](https://encoding.spec.whatwg.org/#decoder).
    pub fn new_decoder(self) -> Decoder {
        Decoder::new(self)
    }

    /// A new instance of the encoding's [encoder](https://encoding.spec.whatwg.org/#encoder); `None` for the encodings
    /// that have none, which are replacement, UTF-16BE and UTF-16LE.
    pub fn new_encoder(self) -> Option<Encoder> {
        Encoder::new(self)
    }
}

/// The encoding's name.
impl fmt::Display for Encoding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
