//! The pointer into bytes that all of HTML's sniffing algorithms move.

use crate::slices::start_of;

/// Aborts a prescan: there are no more bytes.
#[derive(Debug)]
pub(super) struct OutOfBytes;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    Exact,
    Any,
}

pub(super) struct Position<'a> {
    /// The byte that it points to and all that follow.
    bytes: &'a [u8],
}

impl<'a> Position<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    pub(super) fn byte(&self) -> Result<u8, OutOfBytes> {
        self.byte_after(0)
    }

    /// The byte `count` bytes later.
    pub(super) fn byte_after(&self, count: usize) -> Result<u8, OutOfBytes> {
        #[cfg(test)]
        tests::READS.with(|reads| reads.set(reads.get() + 1));
        self.bytes.get(count).copied().ok_or(OutOfBytes)
    }

    pub(super) fn advance(&mut self, count: usize) {
        self.bytes = self.bytes.get(count..).unwrap_or_default();
    }

    /// Whether it points to the start of `word`, which is in lowercase.
    // Functions that are never inlined keep the module small. They needn't be fast.
    #[inline(never)]
    pub(super) fn is_at(&self, word: &[u8], case: Case) -> bool {
        (0..).zip(word).all(|(i, expected)| {
            self.byte_after(i)
                .is_ok_and(|byte| *expected == if case == Case::Any { byte.to_ascii_lowercase() } else { byte })
        })
    }

    /// Advances to the next byte that `is_wanted`, which may be this one. Returns the bytes that it passed.
    #[inline(never)]
    pub(super) fn advance_to(&mut self, is_wanted: &dyn Fn(u8) -> bool) -> Result<&'a [u8], OutOfBytes> {
        let start = self.bytes;
        while !is_wanted(self.byte()?) {
            self.advance(1);
        }
        Ok(start_of(start, start.len() - self.bytes.len()))
    }

    /// Advances past the next `word`, to the value after a `=`, and skips bytes that `is_space`. Returns whether there
    /// is a `=`.
    pub(super) fn advance_to_value_of(
        &mut self,
        word: &[u8],
        case: Case,
        is_space: &dyn Fn(u8) -> bool,
    ) -> Result<bool, OutOfBytes> {
        while !self.is_at(word, case) {
            self.byte()?;
            self.advance(1);
        }
        self.advance(word.len());
        self.advance_to(&|byte| !is_space(byte))?;
        if self.byte()? != b'=' {
            return Ok(false);
        }
        self.advance(1);
        self.advance_to(&|byte| !is_space(byte))?;
        Ok(true)
    }

    /// Advances past a quoted string and returns its content; `None` without a quotation mark here.
    #[inline(never)]
    pub(super) fn get_quoted(&mut self) -> Result<Option<&'a [u8]>, OutOfBytes> {
        let quote = self.byte()?;
        if !matches!(quote, b'"' | b'\'') {
            return Ok(None);
        }
        self.advance(1);
        let quoted = self.advance_to(&|byte| byte == quote)?;
        self.advance(1);
        Ok(Some(quoted))
    }

    pub(super) fn skip_white_space(&mut self) -> Result<(), OutOfBytes> {
        self.advance_to(&|byte| !is_white_space(byte)).map(|_| ())
    }

    pub(super) fn rest(&self) -> &'a [u8] {
        self.bytes
    }
}

/// Whether bytes are `word`, which is in lowercase, in any ASCII case.
#[inline(never)]
pub(super) fn is_word(bytes: &[u8], word: &[u8]) -> bool {
    bytes.len() == word.len() && Position::new(bytes).is_at(word, Case::Any)
}

/// [ASCII white space](https://infra.spec.whatwg.org/#ascii-whitespace).
pub(super) fn is_white_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

/// Every algorithm takes linear time: all read through [`Position`], which counts.
#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use crate::sniffing::{
        XmlSniffingOptions, extract_encoding_from_meta, get_xml_encoding, prescan, sniff_xml_encoding,
    };

    thread_local!(pub(super) static READS: Cell<usize> = const { Cell::new(0) });

    fn count_reads(run: impl FnOnce()) -> usize {
        READS.set(0);
        run();
        READS.get()
    }

    /// Each of these, repeated, keeps some algorithm busy.
    const HOSTILE: [&[u8]; 24] = [
        b"<",
        b"<<",
        b"<a",
        b"<!",
        b"<!-",
        b"<!--",
        b"<!-->",
        b"-->",
        b"</",
        b"<?",
        b"<meta ",
        b"<meta a",
        b"<meta charset=x>",
        b"<meta charset=x ",
        b"<meta content='charset=x'>",
        b"<meta content=\"charset charset \">",
        b"a=b ",
        b"a='",
        b"=\"",
        b"charset",
        b"charset=\"",
        b"<?xml encoding='",
        b"encoding encoding=",
        b"\0",
    ];

    #[test]
    fn linear_time() {
        const LENGTH: usize = 30_000;
        for prefix in [&b""[..], b"<?xml ", b"<meta ", b"<a ", b"<meta content=charset", b"<meta content='"] {
            for repeated in HOSTILE {
                let mut bytes = prefix.to_vec();
                bytes.extend(repeated.iter().cycle().take(LENGTH));
                let reads = count_reads(|| {
                    let _ = prescan(&bytes);
                    let _ = extract_encoding_from_meta(&bytes);
                    let _ = get_xml_encoding(&bytes);
                    let _ = sniff_xml_encoding(&bytes, &XmlSniffingOptions::default());
                });
                // A few algorithms look for a few words at each byte.
                assert!((1..50 * LENGTH).contains(&reads), "{reads} reads of {prefix:?} and {repeated:?}");
            }
        }
    }
}
