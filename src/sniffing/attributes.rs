//! Get an attribute: <https://html.spec.whatwg.org/multipage/parsing.html#concept-get-attributes-when-sniffing>.

use super::position::{OutOfBytes, Position, is_white_space};
use crate::slices::start_of;

/// An attribute as it is in the bytes. The standard converts it to lowercase; here, comparisons ignore ASCII case.
pub(super) struct Attribute<'a> {
    pub(super) name: &'a [u8],
    pub(super) value: &'a [u8],
}

/// Gets an attribute; `None` at the end of a tag.
pub(super) fn get_attribute<'a>(position: &mut Position<'a>) -> Result<Option<Attribute<'a>>, OutOfBytes> {
    position.advance_to(&|byte| !is_white_space(byte) && byte != b'/')?;
    if position.byte()? == b'>' {
        return Ok(None);
    }
    let name = get_name(position)?;
    // _Spaces_
    position.skip_white_space()?;
    let value = get_value(position)?;
    Ok(Some(Attribute { name, value }))
}

/// Up to the end of a name. At its start a `=` is part of it.
fn get_name<'a>(position: &mut Position<'a>) -> Result<&'a [u8], OutOfBytes> {
    let start = position.rest();
    position.advance(1);
    let others = position.advance_to(&|byte| is_white_space(byte) || matches!(byte, b'=' | b'/' | b'>'))?;
    Ok(start_of(start, 1 + others.len()))
}

/// From a `=` on, if there is one.
fn get_value<'a>(position: &mut Position<'a>) -> Result<&'a [u8], OutOfBytes> {
    if position.byte()? != b'=' {
        return Ok(b"");
    }
    position.advance(1);
    // _Value_
    position.skip_white_space()?;
    match position.get_quoted()? {
        Some(value) => Ok(value),
        None => position.advance_to(&|byte| is_white_space(byte) || byte == b'>'),
    }
}
