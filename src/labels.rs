//! Encodings, names and labels: <https://encoding.spec.whatwg.org/#names-and-labels>.

use core::cmp::Ordering;
use core::fmt;

use crate::decoder::Decoder;
use crate::encoder::Encoder;
use crate::generated::{ENCODINGS, Encoding, LABELS, NAMES};
use crate::slices::start_of;

/// Whether a byte of [`LABELS`] ends a label.
const fn is_end(byte: &u8) -> bool {
    *byte >= 0x80
}

impl Encoding {
    /// All encodings, in the standard's [order](https://encoding.spec.whatwg.org/#names-and-labels).
    ///
    /// ```
    /// use encoding_wasm::Encoding;
    ///
    /// assert_eq!(Encoding::all().len(), 40);
    /// assert_eq!(Encoding::all()[0], Encoding::Utf8);
    /// ```
    #[must_use]
    pub fn all() -> &'static [Encoding] {
        &ENCODINGS
    }

    /// The encoding's [name](https://encoding.spec.whatwg.org/#name), such as `Shift_JIS`.
    ///
    /// ```
    /// use encoding_wasm::Encoding;
    ///
    /// assert_eq!(Encoding::Iso8859_8I.name(), "ISO-8859-8-I");
    /// assert_eq!(Encoding::EucKr.to_string(), "EUC-KR");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES.split('\n').nth(self as usize).unwrap_or_default()
    }

    /// The encoding's [labels](https://encoding.spec.whatwg.org/#label), sorted.
    ///
    /// ```
    /// use encoding_wasm::Encoding;
    ///
    /// let labels: Vec<_> = Encoding::EucJp.labels().collect();
    /// assert_eq!(labels, ["cseucpkdfmtjapanese", "euc-jp", "x-euc-jp"]);
    /// ```
    pub fn labels(self) -> impl Iterator<Item = &'static str> {
        let its_labels =
            LABELS.split_inclusive(is_end).filter_map(move |label| label.strip_suffix(&[0x80 | self as u8]));
        its_labels.filter_map(|label| str::from_utf8(label).ok())
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
        let label = label.trim_ascii();
        // A binary search in a sequence of labels of different lengths.
        let mut labels = LABELS;
        while !labels.is_empty() {
            let half = start_of(labels, labels.len() / 2);
            let start = half.iter().rposition(is_end).map_or(0, |end| end + 1);
            let (lower, rest) = labels.split_at_checked(start)?;
            let (middle, rest) = rest.split_at_checked(rest.iter().position(is_end)?)?;
            let (end, higher) = rest.split_first()?;
            match label.iter().map(u8::to_ascii_lowercase).cmp(middle.iter().copied()) {
                Ordering::Less => labels = lower,
                Ordering::Greater => labels = higher,
                Ordering::Equal => return ENCODINGS.get(usize::from(end & 0x7F)).copied(),
            }
        }
        None
    }

    /// [Gets an output encoding](https://encoding.spec.whatwg.org/#get-an-output-encoding): what a form or a URL
    /// would be encoded with. UTF-8 for the encodings that have no encoder, otherwise the encoding itself.
    ///
    /// ```
    /// use encoding_wasm::Encoding;
    ///
    /// assert_eq!(Encoding::Utf16le.output_encoding(), Encoding::Utf8);
    /// assert_eq!(Encoding::Big5.output_encoding(), Encoding::Big5);
    /// ```
    #[must_use]
    pub fn output_encoding(self) -> Encoding {
        match self {
            Encoding::Replacement | Encoding::Utf16be | Encoding::Utf16le => Encoding::Utf8,
            encoding => encoding,
        }
    }

    /// A new instance of the encoding's [decoder](https://encoding.spec.whatwg.org/#decoder): see [`Decoder`].
    ///
    /// ```
    /// use encoding_wasm::{Encoding, ErrorMode};
    ///
    /// let mut units = [0; 8];
    /// let progress = Encoding::Big5.new_decoder().decode(b"\xA4\xA4", &mut units, ErrorMode::Fatal, true);
    /// assert_eq!(units[..progress.unwrap().written], [0x4E2D]);
    /// ```
    #[must_use]
    pub fn new_decoder(self) -> Decoder {
        Decoder::new(self)
    }

    /// A new instance of the encoding's [encoder](https://encoding.spec.whatwg.org/#encoder); `None` for the encodings
    /// that have none, which are replacement, UTF-16BE and UTF-16LE. See [`Encoder`].
    ///
    /// ```
    /// use encoding_wasm::Encoding;
    ///
    /// assert!(Encoding::Koi8R.new_encoder().is_some());
    /// assert!(Encoding::Utf16be.new_encoder().is_none());
    /// ```
    #[must_use]
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
