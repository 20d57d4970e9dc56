//! encoding_rs_io's API on a `DecodingReader`, for its own tests, which run.js appends.

use std::io::{self, BufRead, Read};
use std::marker::PhantomData;

use encoding_standard::{BomHandling, DecodingReader, Encoding};

pub struct DecodeReaderBytesBuilder {
    encoding: Option<Encoding>,
    utf8_passthru: bool,
    strip_bom: bool,
    bom_override: bool,
    bom_sniffing: bool,
}

impl DecodeReaderBytesBuilder {
    pub fn new() -> Self {
        Self { encoding: None, utf8_passthru: false, strip_bom: false, bom_override: false, bom_sniffing: true }
    }

    pub fn build<R: Read>(&self, reader: R) -> DecodeReaderBytes<R, Vec<u8>> {
        let fallback = self.encoding.unwrap_or(Encoding::Utf8);
        let decides = self.bom_sniffing && (self.bom_override || self.encoding.is_none());
        let bom = match self.encoding {
            _ if decides => BomHandling::Decide,
            Some(_) => BomHandling::Remove,
            None => BomHandling::Keep,
        };
        let mut reader = DecodingReader::new(reader, fallback).with_bom_handling(bom);
        if self.utf8_passthru || self.encoding.is_none() {
            reader = reader.with_utf8_passthrough();
        }
        DecodeReaderBytes { reader, strips_bom: self.strip_bom && bom == BomHandling::Keep, buffer: PhantomData }
    }

    pub fn build_with_buffer<R: Read, B: AsMut<[u8]>>(
        &self,
        reader: R,
        mut buffer: B,
    ) -> io::Result<DecodeReaderBytes<R, Vec<u8>>> {
        if buffer.as_mut().len() < 4 {
            return Err(io::Error::other("the buffer is too small"));
        }
        Ok(self.build(reader))
    }

    pub fn encoding(&mut self, encoding: Option<Encoding>) -> &mut Self {
        self.encoding = encoding;
        self
    }

    pub fn utf8_passthru(&mut self, yes: bool) -> &mut Self {
        self.utf8_passthru = yes;
        self
    }

    pub fn strip_bom(&mut self, yes: bool) -> &mut Self {
        self.strip_bom = yes;
        self
    }

    pub fn bom_override(&mut self, yes: bool) -> &mut Self {
        self.bom_override = yes;
        self
    }

    pub fn bom_sniffing(&mut self, yes: bool) -> &mut Self {
        self.bom_sniffing = yes;
        self
    }
}

pub struct DecodeReaderBytes<R, B> {
    reader: DecodingReader<R>,
    /// Whether a byte order mark is removed from bytes that are passed on.
    strips_bom: bool,
    buffer: PhantomData<B>,
}

impl<R: Read> DecodeReaderBytes<R, Vec<u8>> {
    pub fn new(reader: R) -> Self {
        DecodeReaderBytesBuilder::new().build(reader)
    }
}

impl<R: Read, B> Read for DecodeReaderBytes<R, B> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if std::mem::take(&mut self.strips_bom) {
            let length = Encoding::for_bom(self.reader.fill_buf()?).map_or(0, |(_, length)| length);
            self.reader.consume(length);
        }
        self.reader.read(buffer)
    }
}

