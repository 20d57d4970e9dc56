//! The model, unpacked when it is first used.

use std::sync::LazyLock;

use super::arithmetic::Reader;
use super::generated::PACKED;
use super::ideographs::unpack_classes;
use super::letters::Letters;

pub(super) struct Model {
    pub(super) letters: Letters,
    /// The class of each code unit, for each script.
    pub(super) classes: Vec<Vec<u8>>,
}

pub(super) static MODEL: LazyLock<Model> = LazyLock::new(|| {
    let mut reader = Reader::new(PACKED);
    Model { letters: Letters::unpack(&mut reader), classes: unpack_classes(&mut reader) }
});
