//! Shared code of the readers' tests.

use std::io::{self, Read};

/// Reads a few bytes at a time, and is interrupted in between.
pub struct Slow<'a> {
    pub bytes: &'a [u8],
    most: usize,
    is_interrupted: bool,
}

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = buffer.len().min(self.most);
        self.bytes.read(&mut buffer[..length])
    }
}

pub fn slow(bytes: &[u8], most: usize) -> Slow<'_> {
    Slow { bytes, most, is_interrupted: false }
}
