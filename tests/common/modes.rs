//! The error modes as values that tests can loop over. The crate has a function for each.

use std::borrow::Cow;
use std::io::Write;

use encoding_standard::{
    Decoder, EncodeError, Encoder, Encoding, EncodingWriter, End, Losses, Malformed, Progress, Substitute,
    TranscodeError, Transcoder, Unmappable,
};

/// An [error mode](https://encoding.spec.whatwg.org/#error-mode), or `?` for unmappable code points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorMode {
    Fatal,
    Replacement,
    Html,
}

impl ErrorMode {
    pub fn substitute(self) -> Option<Substitute> {
        match self {
            Self::Fatal => None,
            Self::Replacement => Some(Substitute::QuestionMark),
            Self::Html => Some(Substitute::HtmlReference),
        }
    }
}

pub trait DecodeInMode {
    fn decode_in(&mut self, source: &[u8], room: &mut [u8], mode: ErrorMode, end: bool) -> Result<Progress, Malformed>;

    fn decode_to_utf16_in(
        &mut self,
        source: &[u8],
        room: &mut [u16],
        mode: ErrorMode,
        end: bool,
    ) -> Result<Progress, Malformed>;

    fn decode_literally_in(
        &mut self,
        source: &[u8],
        room: &mut [u16],
        mode: ErrorMode,
        end: bool,
    ) -> Result<Progress, Malformed>;

    fn decode_to_string_in(
        &mut self,
        source: &[u8],
        text: &mut String,
        mode: ErrorMode,
        end: bool,
    ) -> Result<usize, Malformed>;
}

impl DecodeInMode for Decoder {
    fn decode_in(&mut self, source: &[u8], room: &mut [u8], mode: ErrorMode, end: bool) -> Result<Progress, Malformed> {
        if mode == ErrorMode::Fatal {
            self.decode_or_fail(source, room, end)
        } else {
            Ok(self.decode(source, room, end))
        }
    }

    fn decode_to_utf16_in(
        &mut self,
        source: &[u8],
        room: &mut [u16],
        mode: ErrorMode,
        end: bool,
    ) -> Result<Progress, Malformed> {
        if mode == ErrorMode::Fatal {
            self.decode_to_utf16_or_fail(source, room, end)
        } else {
            Ok(self.decode_to_utf16(source, room, end))
        }
    }

    fn decode_literally_in(
        &mut self,
        source: &[u8],
        room: &mut [u16],
        mode: ErrorMode,
        end: bool,
    ) -> Result<Progress, Malformed> {
        if mode == ErrorMode::Fatal {
            self.decode_literally_or_fail(source, room, end)
        } else {
            Ok(self.decode_literally(source, room, end))
        }
    }

    fn decode_to_string_in(
        &mut self,
        source: &[u8],
        text: &mut String,
        mode: ErrorMode,
        end: bool,
    ) -> Result<usize, Malformed> {
        if mode == ErrorMode::Fatal {
            self.decode_to_string_or_fail(source, text, end).map(|()| 0)
        } else {
            Ok(self.decode_to_string(source, text, end))
        }
    }
}

pub trait EncodeInMode {
    fn encode_in(&mut self, source: &str, room: &mut [u8], mode: ErrorMode, end: bool) -> Result<Progress, Unmappable>;

    fn encode_from_utf16_in(
        &mut self,
        source: &[u16],
        room: &mut [u8],
        mode: ErrorMode,
        end: bool,
    ) -> Result<Progress, Unmappable>;

    fn encode_literally_in(
        &mut self,
        source: &[u16],
        room: &mut [u8],
        mode: ErrorMode,
        end: bool,
    ) -> Result<Progress, Unmappable>;

    fn max_length_in(&self, source_length: usize, mode: ErrorMode) -> Option<usize>;
}

impl EncodeInMode for Encoder {
    fn encode_in(&mut self, source: &str, room: &mut [u8], mode: ErrorMode, end: bool) -> Result<Progress, Unmappable> {
        match mode.substitute() {
            None => self.encode_or_fail(source, room, end),
            Some(substitute) => Ok(self.encode(source, room, substitute, end)),
        }
    }

    fn encode_from_utf16_in(
        &mut self,
        source: &[u16],
        room: &mut [u8],
        mode: ErrorMode,
        end: bool,
    ) -> Result<Progress, Unmappable> {
        match mode.substitute() {
            None => self.encode_from_utf16_or_fail(source, room, end),
            Some(substitute) => Ok(self.encode_from_utf16(source, room, substitute, end)),
        }
    }

    fn encode_literally_in(
        &mut self,
        source: &[u16],
        room: &mut [u8],
        mode: ErrorMode,
        end: bool,
    ) -> Result<Progress, Unmappable> {
        match mode.substitute() {
            None => self.encode_literally_or_fail(source, room, end),
            Some(substitute) => Ok(self.encode_literally(source, room, substitute, end)),
        }
    }

    fn max_length_in(&self, source_length: usize, mode: ErrorMode) -> Option<usize> {
        if mode == ErrorMode::Html {
            self.max_length_with_references(source_length)
        } else {
            self.max_length(source_length)
        }
    }
}

pub fn encode_text(encoding: Encoding, text: &str, mode: ErrorMode) -> Result<Cow<'_, [u8]>, EncodeError> {
    match mode.substitute() {
        None => encoding.encode_or_fail(text),
        Some(substitute) => encoding.encode(text, substitute).ok_or(EncodeError::NoEncoder),
    }
}

pub fn writer_in<W: Write>(writer: W, encoding: Encoding, mode: ErrorMode) -> Option<EncodingWriter<W>> {
    let writer = EncodingWriter::new(writer, encoding)?;
    Some(match mode.substitute() {
        None => writer,
        Some(substitute) => writer.with_substitute(substitute),
    })
}

pub fn new_transcoder(from: Encoding, to: Encoding, keeps_bom: bool) -> Option<Transcoder> {
    let transcoder = Transcoder::new(from, to)?;
    Some(if keeps_bom { transcoder.keep_bom() } else { transcoder })
}

pub trait TranscodeInMode {
    fn transcode_in(
        &mut self,
        source: &[u8],
        room: &mut [u8],
        mode: ErrorMode,
        encoder_mode: ErrorMode,
        end: End,
    ) -> Result<Progress, TranscodeError>;

    fn transcode_with_losses_in(
        &mut self,
        source: &[u8],
        room: &mut [u8],
        modes: (ErrorMode, ErrorMode),
        end: End,
        losses: &mut Losses,
    ) -> Result<Progress, TranscodeError>;
}

impl TranscodeInMode for Transcoder {
    fn transcode_in(
        &mut self,
        source: &[u8],
        room: &mut [u8],
        mode: ErrorMode,
        encoder_mode: ErrorMode,
        end: End,
    ) -> Result<Progress, TranscodeError> {
        *self = in_modes(*self, mode, encoder_mode);
        self.transcode(source, room, end)
    }

    fn transcode_with_losses_in(
        &mut self,
        source: &[u8],
        room: &mut [u8],
        (mode, encoder_mode): (ErrorMode, ErrorMode),
        end: End,
        losses: &mut Losses,
    ) -> Result<Progress, TranscodeError> {
        *self = in_modes(*self, mode, encoder_mode);
        self.transcode_with_losses(source, room, end, losses)
    }
}

/// Modes can't be undone, so every call of a transcoder must use the same ones.
fn in_modes(transcoder: Transcoder, mode: ErrorMode, encoder_mode: ErrorMode) -> Transcoder {
    let transcoder = if mode == ErrorMode::Fatal { transcoder.fatal() } else { transcoder };
    match encoder_mode.substitute() {
        None => transcoder,
        Some(substitute) => transcoder.with_substitute(substitute),
    }
}
