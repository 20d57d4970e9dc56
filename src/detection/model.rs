//! The model, unpacked when it is first used.

use alloc::vec::Vec;

use super::east_asian::{self, Rows};
use super::generated::PACKED;
use super::letters::Letters;
use crate::lazy::Lazy;
use crate::range_decoder::RangeDecoder;

pub(super) struct Model {
    pub(super) letters: Letters,
    /// The characters of each script.
    pub(super) rows: Vec<Rows>,
}

pub(super) static MODEL: Lazy<Model> = Lazy::new(|| {
    let mut decoder = RangeDecoder::new(PACKED);
    Model { letters: Letters::unpack(&mut decoder), rows: east_asian::unpack(&mut decoder) }
});
