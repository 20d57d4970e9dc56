//! Extracting character encodings from meta elements:
//! <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#extracting-character-encodings-from-meta-elements>.

use super::position::{Case, OutOfBytes, Position, is_white_space};
use crate::generated::Encoding;

/// [Extracts](https://html.spec.whatwg.org/multipage/urls-and-fetching.html#algorithm-for-extracting-a-character-encoding-from-a-meta-element)
/// an encoding from a `<meta>`'s attribute `content`. HTML parsers also need this after the prescanned bytes.
///
/// ```
/// use encoding_standard::{Encoding, extract_encoding_from_meta};
///
/// assert_eq!(extract_encoding_from_meta(b"text/html; charset=Big5"), Some(Encoding::Big5));
/// ```
#[must_use]
pub fn extract_encoding_from_meta(content: &[u8]) -> Option<Encoding> {
    Encoding::for_label(find_label(content)?)
}

/// The label, known or not.
pub(super) fn find_label(content: &[u8]) -> Option<&[u8]> {
    // Running out of bytes is the standard's nothing.
    get_label(&mut Position::new(content)).ok()
}

fn get_label<'a>(position: &mut Position<'a>) -> Result<&'a [u8], OutOfBytes> {
    // _Loop_
    while !position.advance_to_value_of(b"charset", Case::Any, &is_white_space)? {}
    match position.get_quoted()? {
        Some(label) => Ok(label),
        None => {
            let rest = position.rest();
            Ok(position.advance_to(&|byte| is_white_space(byte) || byte == b';').unwrap_or(rest))
        }
    }
}
