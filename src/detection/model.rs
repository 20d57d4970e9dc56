//! The model, unpacked when it is first used.

use super::arithmetic::Unpacker;
use super::generated::PACKED;
use super::ideographs;
use super::letters::Letters;
use crate::lazy::Lazy;

pub(super) struct Model {
    pub(super) letters: Letters,
    /// The class of each code unit, for each script.
    pub(super) classes: Vec<Vec<u8>>,
}

pub(super) static MODEL: Lazy<Model> = Lazy::new(|| {
    let mut unpacker = Unpacker::new(PACKED);
    Model { letters: Letters::unpack(&mut unpacker), classes: ideographs::unpack(&mut unpacker) }
});
