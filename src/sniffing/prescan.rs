//! Prescan a byte stream to determine its encoding:
//! <https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding>.

use core::ops::Range;

use super::attributes::get_attribute;
use super::meta::find_label;
use super::position::{Case, OutOfBytes, Position, is_white_space, is_word};
use super::sniffed::{ForLabel, Source};
use super::xml::{get_xml_encoding_with, xml_label};
use crate::generated::Encoding;

/// [Prescans](https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding) all
/// of `bytes`, the start of an HTML document: the encoding that the first `<meta>` declares, otherwise an XML
/// declaration.
///
/// ```
/// use encoding_standard::{Encoding, prescan};
///
/// assert_eq!(prescan(b"<!-- <meta charset=big5> --><meta charset=gbk>"), Some(Encoding::Gbk));
/// assert_eq!(prescan(b"<?xml version='1.0' encoding='EUC-KR'?><html>"), Some(Encoding::EucKr));
/// assert_eq!(prescan(b"<html><title>charset=gbk</title>"), None);
/// ```
#[must_use]
pub fn prescan(bytes: &[u8]) -> Option<Encoding> {
    prescan_with_source(bytes, Encoding::for_label).map(|(encoding, _)| encoding)
}

/// Prescans, and also returns which kind of declaration has the encoding.
pub(super) fn prescan_with_source(bytes: &[u8], for_label: ForLabel) -> Option<(Encoding, Source)> {
    let declared = match bytes {
        // The start of `<?x`, in UTF-16.
        [b'<', 0, b'?', 0, b'x', 0, ..] => Some(Encoding::Utf16Le),
        [0, b'<', 0, b'?', 0, b'x', ..] => Some(Encoding::Utf16Be),
        _ => {
            let mut found = None;
            // It runs out of bytes unless there is a declaration.
            let _ = prescan_tags(&mut Position::new(bytes), &mut |label| {
                found = for_label(label).map(declared_by_meta);
                found.is_some()
            });
            match found {
                Some(encoding) => return Some((encoding, Source::Meta)),
                None => get_xml_encoding_with(bytes, for_label),
            }
        }
    };
    declared.map(|encoding| (encoding, Source::XmlDeclaration))
}

/// Where a document declares its encoding: the range of the `nth` label, known or not, counted from 0, in an XML
/// declaration at its start or in `<meta>`s. All of them need to change when a document is converted.
///
/// ```
/// use encoding_standard::declared_label;
///
/// let document = b"<?xml version='1.0' encoding='big5'?><html><meta charset=big5>";
/// assert_eq!(&document[declared_label(document, 0).unwrap()], b"big5");
/// assert_eq!(declared_label(document, 1), Some(57..61));
/// assert_eq!(declared_label(document, 2), None);
/// ```
#[must_use]
pub fn declared_label(bytes: &[u8], nth: usize) -> Option<Range<usize>> {
    let mut found = None;
    let mut count = 0;
    let mut is_nth = |label| {
        // It's empty if an attribute lacks a value.
        if label != b"" {
            count += 1;
            found = (count > nth).then_some(label);
        }
        found.is_some()
    };
    if !xml_label(bytes).is_some_and(&mut is_nth) {
        // It runs out of bytes unless there is an nth one.
        let _ = prescan_tags(&mut Position::new(bytes), &mut is_nth);
    }
    let label: &[u8] = found?;
    let start = label.as_ptr().addr() - bytes.as_ptr().addr();
    Some(start..start + label.len())
}

/// _Loop_, until a label that `is_wanted`.
fn prescan_tags<'a>(
    position: &mut Position<'a>,
    is_wanted: &mut dyn FnMut(&'a [u8]) -> bool,
) -> Result<(), OutOfBytes> {
    loop {
        position.advance_to(&|byte| byte == b'<')?;
        if position.is_at(b"<!--", Case::Exact) {
            advance_to_end_of_comment(position)?;
        } else if position.is_at(b"<meta", Case::Any)
            && position.byte_after(5).is_ok_and(|byte| is_white_space(byte) || byte == b'/')
        {
            if process_meta(position)?.is_some_and(&mut *is_wanted) {
                return Ok(());
            }
        } else if is_tag(position) {
            position.advance_to(&|byte| is_white_space(byte) || byte == b'>')?;
            while get_attribute(position)?.is_some() {}
        } else if let b'!' | b'/' | b'?' = position.byte_after(1)? {
            position.advance_to(&|byte| byte == b'>')?;
        }
        // _Next byte_
        position.advance(1);
    }
}

/// To the first `>` after two hyphens, which may be those of `<!--`.
fn advance_to_end_of_comment(position: &mut Position) -> Result<(), OutOfBytes> {
    position.advance(2);
    let mut hyphens = 0_usize;
    loop {
        match position.byte()? {
            b'>' if hyphens >= 2 => return Ok(()),
            b'-' => hyphens += 1,
            _ => hyphens = 0,
        }
        position.advance(1);
    }
}

fn is_tag(position: &Position) -> bool {
    let is_letter_after = |count| position.byte_after(count).is_ok_and(|byte| byte.is_ascii_alphabetic());
    is_letter_after(1) || (position.is_at(b"</", Case::Exact) && is_letter_after(2))
}

/// The label that a `<meta>` declares. Leaves the position at the end of the tag.
///
/// Equivalent to the standard's steps for an attribute: the first attribute of a name is used; and `charset`, even with
/// an unknown label, takes precedence over `content`, which needs the pragma.
fn process_meta<'a>(position: &mut Position<'a>) -> Result<Option<&'a [u8]>, OutOfBytes> {
    position.advance(b"<meta".len());
    let [mut http_equiv, mut content, mut charset] = [None; 3];
    // _Attributes_
    while let Some(attribute) = get_attribute(position)? {
        let first = match attribute.name {
            name if is_word(name, b"http-equiv") => &mut http_equiv,
            name if is_word(name, b"content") => &mut content,
            name if is_word(name, b"charset") => &mut charset,
            _ => continue,
        };
        first.get_or_insert(attribute.value);
    }
    // _Processing_
    let got_pragma = http_equiv.is_some_and(|value| is_word(value, b"content-type"));
    Ok(match (charset, content) {
        (Some(label), _) => Some(label),
        (None, Some(content)) if got_pragma => find_label(content),
        _ => None,
    })
}

fn declared_by_meta(encoding: Encoding) -> Encoding {
    match encoding {
        Encoding::Utf16Be | Encoding::Utf16Le => Encoding::Utf8,
        Encoding::XUserDefined => Encoding::Windows1252,
        encoding => encoding,
    }
}
