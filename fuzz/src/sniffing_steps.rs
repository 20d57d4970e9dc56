//! HTML's sniffing algorithms step by step, with a number as the pointer: slow, but easily compared with the standard.

use encoding_standard::Encoding;

use super::labels::by_steps as get_an_encoding;

/// The standard aborts where the bytes end.
struct OutOfBytes;

struct Position<'a> {
    bytes: &'a [u8],
    at: usize,
}

fn is_white_space(byte: u8) -> bool {
    matches!(byte, 0x09 | 0x0A | 0x0C | 0x0D | 0x20)
}

impl Position<'_> {
    fn byte(&self) -> Result<u8, OutOfBytes> {
        self.bytes.get(self.at).copied().ok_or(OutOfBytes)
    }

    fn starts(&self, word: &[u8]) -> bool {
        self.bytes[self.at..].starts_with(word)
    }
}

/// [Prescan a byte stream to determine its encoding](https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding).
pub fn prescan(bytes: &[u8]) -> Option<Encoding> {
    if bytes.starts_with(&[0x3C, 0, 0x3F, 0, 0x78, 0]) {
        return Some(Encoding::Utf16Le);
    }
    if bytes.starts_with(&[0, 0x3C, 0, 0x3F, 0, 0x78]) {
        return Some(Encoding::Utf16Be);
    }
    match prescan_loop(&mut Position { bytes, at: 0 }) {
        Ok(encoding) => Some(encoding),
        Err(OutOfBytes) => xml_encoding(bytes),
    }
}

fn prescan_loop(position: &mut Position) -> Result<Encoding, OutOfBytes> {
    loop {
        position.byte()?;
        let rest = &position.bytes[position.at..];
        if position.starts(b"<!--") {
            // The hyphens may be those of the start.
            let start = position.at;
            position.at += 4;
            while !(position.byte()? == b'>' && position.bytes[start + 2..position.at].ends_with(b"--")) {
                position.at += 1;
            }
        } else if rest.len() > 5
            && rest[..5].eq_ignore_ascii_case(b"<meta")
            && (is_white_space(rest[5]) || rest[5] == b'/')
        {
            position.at += 5;
            if let Some(encoding) = meta(position)? {
                return Ok(encoding);
            }
        } else if matches!(rest, [b'<', b'a'..=b'z' | b'A'..=b'Z', ..] | [b'<', b'/', b'a'..=b'z' | b'A'..=b'Z', ..]) {
            while !(is_white_space(position.byte()?) || position.byte()? == b'>') {
                position.at += 1;
            }
            while get_an_attribute(position)?.is_some() {}
        } else if matches!(rest, [b'<', b'!' | b'/' | b'?', ..]) {
            while position.byte()? != b'>' {
                position.at += 1;
            }
        }
        position.at += 1;
    }
}

fn meta(position: &mut Position) -> Result<Option<Encoding>, OutOfBytes> {
    let mut attribute_list: Vec<Vec<u8>> = Vec::new();
    let mut got_pragma = false;
    let mut need_pragma = None;
    // `Some(None)` is failure.
    let mut charset: Option<Option<Encoding>> = None;
    while let Some((name, value)) = get_an_attribute(position)? {
        if attribute_list.contains(&name) {
            continue;
        }
        match &name[..] {
            b"http-equiv" if value == b"content-type" => got_pragma = true,
            b"content" => {
                if let (Some(encoding), None) = (encoding_from_meta(&value), charset) {
                    charset = Some(Some(encoding));
                    need_pragma = Some(true);
                }
            }
            b"charset" => {
                charset = Some(get_an_encoding(&value));
                need_pragma = Some(false);
            }
            _ => {}
        }
        attribute_list.push(name);
    }
    let Some(need_pragma) = need_pragma else { return Ok(None) };
    if need_pragma && !got_pragma {
        return Ok(None);
    }
    Ok(charset.flatten().map(|encoding| match encoding {
        Encoding::Utf16Be | Encoding::Utf16Le => Encoding::Utf8,
        Encoding::XUserDefined => Encoding::Windows1252,
        _ => encoding,
    }))
}

type Attribute = (Vec<u8>, Vec<u8>);

/// [Get an attribute](https://html.spec.whatwg.org/multipage/parsing.html#concept-get-attributes-when-sniffing).
fn get_an_attribute(position: &mut Position) -> Result<Option<Attribute>, OutOfBytes> {
    while is_white_space(position.byte()?) || position.byte()? == b'/' {
        position.at += 1;
    }
    if position.byte()? == b'>' {
        return Ok(None);
    }
    let (mut name, mut value) = (Vec::new(), Vec::new());
    loop {
        match position.byte()? {
            b'=' if !name.is_empty() => break,
            byte if is_white_space(byte) => break,
            b'/' | b'>' => return Ok(Some((name, value))),
            byte => name.push(byte.to_ascii_lowercase()),
        }
        position.at += 1;
    }
    while is_white_space(position.byte()?) {
        position.at += 1;
    }
    if position.byte()? != b'=' {
        return Ok(Some((name, value)));
    }
    position.at += 1;
    while is_white_space(position.byte()?) {
        position.at += 1;
    }
    let first = position.byte()?;
    if first == b'"' || first == b'\'' {
        position.at += 1;
        while position.byte()? != first {
            value.push(position.byte()?.to_ascii_lowercase());
            position.at += 1;
        }
        position.at += 1;
        return Ok(Some((name, value)));
    }
    while !(is_white_space(position.byte()?) || position.byte()? == b'>') {
        value.push(position.byte()?.to_ascii_lowercase());
        position.at += 1;
    }
    Ok(Some((name, value)))
}

/// [Extract a character encoding from a meta element](https://html.spec.whatwg.org/multipage/urls-and-fetching.html#algorithm-for-extracting-a-character-encoding-from-a-meta-element).
pub fn encoding_from_meta(content: &[u8]) -> Option<Encoding> {
    let mut at = 0;
    loop {
        at += content[at..].windows(7).position(|word| word.eq_ignore_ascii_case(b"charset"))? + 7;
        at += content[at..].iter().take_while(|&&byte| is_white_space(byte)).count();
        if content.get(at) == Some(&b'=') {
            break;
        }
    }
    at += 1;
    at += content[at..].iter().take_while(|&&byte| is_white_space(byte)).count();
    let rest = &content[at..];
    match rest.first()? {
        quote @ (b'"' | b'\'') => {
            let length = rest[1..].iter().position(|byte| byte == quote)?;
            get_an_encoding(&rest[1..1 + length])
        }
        _ => {
            let is_end = |&byte: &u8| is_white_space(byte) || byte == b';';
            get_an_encoding(&rest[..rest.iter().position(is_end).unwrap_or(rest.len())])
        }
    }
}

/// [Get an XML encoding](https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing).
pub fn xml_encoding(bytes: &[u8]) -> Option<Encoding> {
    if !bytes.starts_with(b"<?xml") {
        return None;
    }
    let xml_declaration_end = bytes.iter().position(|&byte| byte == b'>')?;
    let mut at = bytes[..xml_declaration_end].windows(8).position(|word| word == b"encoding")? + 8;
    while *bytes.get(at)? <= 0x20 {
        at += 1;
    }
    if *bytes.get(at)? != b'=' {
        return None;
    }
    at += 1;
    while *bytes.get(at)? <= 0x20 {
        at += 1;
    }
    let quote_mark = *bytes.get(at)?;
    if quote_mark != b'"' && quote_mark != b'\'' {
        return None;
    }
    at += 1;
    let length = bytes[at..].iter().position(|&byte| byte == quote_mark)?;
    let potential_encoding = &bytes[at..at + length];
    if potential_encoding.iter().any(|&byte| byte <= 0x20) {
        return None;
    }
    match get_an_encoding(potential_encoding)? {
        Encoding::Utf16Be | Encoding::Utf16Le => Some(Encoding::Utf8),
        encoding => Some(encoding),
    }
}
