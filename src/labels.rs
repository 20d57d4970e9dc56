//! Labels: <https://encoding.spec.whatwg.org/#names-and-labels>.

use core::cmp::Ordering;

use crate::encoding::Encoding;
use crate::generated::{ENCODINGS, LABELS};
use crate::slices::start_of;

/// Whether a byte of [`LABELS`] ends a label.
const fn is_end(byte: &u8) -> bool {
    *byte >= 0x80
}

impl Encoding {
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

    /// [Gets an encoding](https://encoding.spec.whatwg.org/#concept-encoding-get) from a label, ignoring ASCII white
    /// space around it and ASCII case. `None` is the standard's failure.
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
}
