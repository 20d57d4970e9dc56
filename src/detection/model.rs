//! The model: constants in native programs; WebAssembly unpacks it at its first use.

use alloc::vec::Vec;

use super::east_asian::{self, Rows};
#[cfg(not(target_arch = "wasm32"))]
use super::generated::CONSTANTS;
#[cfg(any(test, target_arch = "wasm32"))]
use super::generated::PACKED;
#[cfg(any(test, target_arch = "wasm32"))]
use super::language::TIERS;
#[cfg(not(target_arch = "wasm32"))]
use super::language_model::LanguageModel;
#[cfg(any(test, target_arch = "wasm32"))]
use super::language_unpacker::LanguageUnpacker;
use super::letters::Letters;
#[cfg(not(target_arch = "wasm32"))]
use super::model_constants::Constants;
use crate::lazy::Lazy;
#[cfg(any(test, target_arch = "wasm32"))]
use crate::range_decoder::RangeDecoder;

pub(super) struct Model {
    pub(super) letters: Letters,
    /// The characters of each script.
    pub(super) rows: Vec<Rows>,
}

#[cfg(target_arch = "wasm32")]
pub(super) static MODEL: Lazy<Model> = Lazy::new(unpack);
#[cfg(not(target_arch = "wasm32"))]
pub(super) static MODEL: Lazy<Model> = Lazy::new(|| {
    let mut constants = Constants::new(CONSTANTS);
    let letters = Letters::new(|language| LanguageModel::read(&mut constants, language));
    Model { letters, rows: east_asian::rows(|count| constants.next(count).to_vec()) }
});

#[cfg(any(test, target_arch = "wasm32"))]
fn unpack() -> Model {
    let mut decoder = RangeDecoder::new(PACKED);
    let mut unpacker = LanguageUnpacker::new(&mut decoder);
    let letters = Letters::new(|language| unpacker.next(language));
    let rows = east_asian::rows(|count| {
        decoder.begin(TIERS - 1);
        (0..count).map(|_| decoder.unary(0, TIERS - 1) as u8).collect()
    });
    Model { letters, rows }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::{CONSTANTS, Model, unpack};

    /// Writes the constants to the file that the environment variable `WRITE_CONSTANTS` names, if it is set.
    #[test]
    fn the_constants_are_the_packed_model() {
        let Model { letters, rows } = unpack();
        let mut constants = Vec::new();
        for model in letters.models() {
            model.write(&mut constants);
        }
        for each in &rows {
            constants.extend(each.tiers());
        }
        if let Some(file) = std::env::var_os("WRITE_CONSTANTS") {
            std::fs::write(file, &constants).unwrap();
        } else {
            assert!(CONSTANTS == constants);
        }
    }
}
