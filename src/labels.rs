//! Labels: <https://encoding.spec.whatwg.org/#names-and-labels>.

#[cfg(not(target_arch = "wasm32"))]
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::encoding::{Encoding, LINES};
#[cfg(not(target_arch = "wasm32"))]
use crate::generated::ENCODINGS;
use crate::generated::FEATURES;
#[cfg(target_arch = "wasm32")]
use crate::generated::NAMES_AND_LABELS;
#[cfg(not(target_arch = "wasm32"))]
use crate::lazy::Lazy;
use crate::slices::{after, start_of};

impl Encoding {
    /// The encoding's [labels](https://encoding.spec.whatwg.org/#label), sorted.
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// let labels: Vec<_> = Encoding::EucJp.labels().collect();
    /// assert_eq!(labels, ["cseucpkdfmtjapanese", "euc-jp", "x-euc-jp"]);
    /// ```
    pub fn labels(self) -> impl Iterator<Item = &'static str> {
        self.line().split(' ').skip(1)
    }

    /// [Gets an encoding](https://encoding.spec.whatwg.org/#concept-encoding-get) from a label, ignoring ASCII case and
    /// ASCII whitespace around it. `None` for unknown labels, and for encodings that aren't compiled in; `parse`
    /// distinguishes these, see [`LabelError`].
    ///
    /// ```
    /// use encoding_standard::Encoding;
    ///
    /// assert_eq!(Encoding::for_label(b"\tLatin1\n"), Some(Encoding::Windows1252));
    /// assert_eq!(Encoding::for_label(b"latin-1"), None);
    /// ```
    #[must_use]
    pub fn for_label(label: &[u8]) -> Option<Encoding> {
        find(label.trim_ascii())
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn find(label: &[u8]) -> Option<Encoding> {
    static SORTED: Lazy<Vec<(&str, Encoding)>> = Lazy::new(sorted);
    let compare = |known: &str| known.bytes().cmp(label.iter().map(u8::to_ascii_lowercase));
    let place = SORTED.binary_search_by(|(known, _)| compare(known)).ok()?;
    SORTED.get(place).map(|(_, encoding)| *encoding)
}

#[cfg(not(target_arch = "wasm32"))]
fn sorted() -> Vec<(&'static str, Encoding)> {
    let mut sorted: Vec<_> =
        ENCODINGS.iter().flat_map(|encoding| encoding.labels().map(|label| (label, *encoding))).collect();
    sorted.sort_unstable();
    sorted
}

/// In WebAssembly, where code size matters more than speed.
#[cfg(target_arch = "wasm32")]
fn find(label: &[u8]) -> Option<Encoding> {
    find_in(NAMES_AND_LABELS.as_bytes(), label)
}

/// Finds a label in lines like those of `NAMES_AND_LABELS`. JavaScript has these anyway, and so keeps them out of its
/// modules.
#[must_use]
pub fn find_in(lines: &[u8], label: &[u8]) -> Option<Encoding> {
    // Every name is also a label, apart from its case.
    let mut rest = lines;
    let mut place = 0;
    while !rest.is_empty() {
        let end = rest.iter().position(|byte| *byte <= b' ').unwrap_or(rest.len());
        if start_of(rest, end).eq_ignore_ascii_case(label) && !label.is_empty() {
            return Encoding::nth(place);
        }
        place += usize::from(rest.get(end) == Some(&b'\n'));
        rest = after(rest, end + 1);
    }
    None
}

/// [Gets an encoding](https://encoding.spec.whatwg.org/#concept-encoding-get) from a label: see
/// [`Encoding::for_label`].
///
/// ```
/// use encoding_standard::{Encoding, LabelError};
///
/// assert_eq!(" Latin1 ".parse(), Ok(Encoding::Windows1252));
/// assert_eq!("latin-1".parse::<Encoding>(), Err(LabelError::Unknown));
/// ```
impl FromStr for Encoding {
    type Err = LabelError;

    fn from_str(label: &str) -> Result<Self, LabelError> {
        Self::for_label(label.as_bytes()).ok_or_else(|| why_not(label.trim_ascii()))
    }
}

/// Why a string doesn't parse as an [`Encoding`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LabelError {
    /// It isn't a [label](https://encoding.spec.whatwg.org/#label) of the standard.
    Unknown,
    /// Its encoding isn't compiled in.
    NotCompiledIn {
        /// The encoding's name.
        name: &'static str,
        /// The feature of the crate that adds the encoding.
        feature: &'static str,
    },
}

impl fmt::Display for LabelError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => formatter.write_str("unknown encoding label"),
            Self::NotCompiledIn { name, feature } => write!(
                formatter,
                "{name} is not compiled in: enable the feature `{feature}` of the crate encoding-standard"
            ),
        }
    }
}

impl core::error::Error for LabelError {}

fn why_not(label: &str) -> LabelError {
    for (line, feature) in LINES.iter().zip(FEATURES) {
        let mut labels = line.split(' ');
        let name = labels.next().unwrap_or_default();
        if labels.any(|known| known.eq_ignore_ascii_case(label)) {
            return LabelError::NotCompiledIn { name, feature };
        }
    }
    LabelError::Unknown
}
