//! Prescan a byte stream to determine its encoding:
//! <https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding>.

use super::Source;
use super::attributes::get_attribute;
use super::meta::extract_encoding_from_meta;
use super::position::{Case, OutOfBytes, Position, is_white_space, is_word};
use super::xml::get_xml_encoding;
use crate::generated::Encoding;

/// [Prescans](https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding) the
/// start of an HTML document, all of what it is given: the encoding that the first `<meta>` declares, otherwise that of
/// an XML declaration.
///
/// ```
/// use encoding_wasm::{Encoding, prescan};
///
/// assert_eq!(prescan(b"<!-- <meta charset=big5> --><meta charset=gbk>"), Some(Encoding::Gbk));
/// assert_eq!(prescan(b"<?xml version='1.0' encoding='EUC-KR'?><html>"), Some(Encoding::EucKr));
/// assert_eq!(prescan(b"<html><title>charset=gbk</title>"), None);
/// ```
#[must_use]
pub fn prescan(bytes: &[u8]) -> Option<Encoding> {
    prescan_with_source(bytes).map(|(encoding, _)| encoding)
}

/// Prescans, and says whether a `<meta>` or an XML declaration has the encoding.
pub(super) fn prescan_with_source(bytes: &[u8]) -> Option<(Encoding, Source)> {
    let declared = match bytes {
        // The start of `<?x`, in UTF-16.
        [b'<', 0, b'?', 0, b'x', 0, ..] => Some(Encoding::Utf16le),
        [0, b'<', 0, b'?', 0, b'x', ..] => Some(Encoding::Utf16be),
        _ => match prescan_tags(&mut Position::new(bytes)) {
            Ok(encoding) => return Some((encoding, Source::Meta)),
            Err(OutOfBytes) => get_xml_encoding(bytes),
        },
    };
    declared.map(|encoding| (encoding, Source::XmlDeclaration))
}

/// _Loop_: it ends with an encoding or with the bytes.
fn prescan_tags(position: &mut Position) -> Result<Encoding, OutOfBytes> {
    loop {
        position.advance_to(&|byte| byte == b'<')?;
        if position.is_at(b"<!--", Case::Exact) {
            advance_to_end_of_comment(position)?;
        } else if position.is_at(b"<meta", Case::Any)
            && position.byte_after(5).is_ok_and(|byte| is_white_space(byte) || byte == b'/')
        {
            if let Some(encoding) = process_meta(position)? {
                return Ok(encoding);
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

/// To the first `>` behind two hyphens, which may be those of `<!--`.
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

/// Whether there is a start tag or an end tag.
fn is_tag(position: &Position) -> bool {
    let is_letter_after = |count| position.byte_after(count).is_ok_and(|byte| byte.is_ascii_alphabetic());
    is_letter_after(1) || (position.is_at(b"</", Case::Exact) && is_letter_after(2))
}

/// The encoding that a `<meta>` declares. Leaves the position at the end of the tag.
///
/// The standard's steps for an attribute come to this: of several with a name the first counts, and `charset`, also if
/// its value is no label, comes before `content`, which counts with the pragma alone.
fn process_meta(position: &mut Position) -> Result<Option<Encoding>, OutOfBytes> {
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
    let declared = match (charset, content) {
        (Some(label), _) => Encoding::for_label(label),
        (None, Some(content)) if got_pragma => extract_encoding_from_meta(content),
        _ => None,
    };
    Ok(declared.map(|encoding| match encoding {
        Encoding::Utf16be | Encoding::Utf16le => Encoding::Utf8,
        Encoding::XUserDefined => Encoding::Windows1252,
        encoding => encoding,
    }))
}
