//! Converts the crate's errors for functions that return [`io::Result`](std::io::Result).

use std::io::{Error, ErrorKind};

use crate::labels::LabelError;
use crate::progress::Malformed;
#[cfg(feature = "encode")]
use crate::progress::{EncodeError, Unmappable};
#[cfg(feature = "transcode")]
use crate::transcoder::TranscodeError;

/// Of the kind [`InvalidData`](ErrorKind::InvalidData).
impl From<Malformed> for Error {
    fn from(malformed: Malformed) -> Self {
        Self::new(ErrorKind::InvalidData, malformed)
    }
}

/// Of the kind [`InvalidData`](ErrorKind::InvalidData).
#[cfg(feature = "encode")]
impl From<Unmappable> for Error {
    fn from(unmappable: Unmappable) -> Self {
        Self::new(ErrorKind::InvalidData, unmappable)
    }
}

/// [`InvalidInput`](ErrorKind::InvalidInput) if there is no encoder, otherwise the kind of [`Unmappable`].
#[cfg(feature = "encode")]
impl From<EncodeError> for Error {
    fn from(error: EncodeError) -> Self {
        match error {
            EncodeError::NoEncoder => Self::new(ErrorKind::InvalidInput, error),
            EncodeError::Unmappable(unmappable) => unmappable.into(),
        }
    }
}

/// Of the kind [`InvalidData`](ErrorKind::InvalidData). The inner error of a malformed sequence is a [`Malformed`].
#[cfg(feature = "transcode")]
impl From<TranscodeError> for Error {
    fn from(error: TranscodeError) -> Self {
        match error {
            TranscodeError::Malformed(malformed) => malformed.into(),
            TranscodeError::Unmappable { .. } => Self::new(ErrorKind::InvalidData, error),
        }
    }
}

/// Of the kind [`InvalidInput`](ErrorKind::InvalidInput).
impl From<LabelError> for Error {
    fn from(error: LabelError) -> Self {
        Self::new(ErrorKind::InvalidInput, error)
    }
}
