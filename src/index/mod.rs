//! Indexes: <https://encoding.spec.whatwg.org/#indexes>. In native programs they are constants; WebAssembly, where size
//! matters, unpacks each at its first use.

#[cfg(any(test, target_arch = "wasm32"))]
#[allow(clippy::indexing_slicing, reason = "it unpacks constants, so every mistake shows in every test")]
mod hangul;
#[cfg(any(test, target_arch = "wasm32"))]
#[allow(clippy::indexing_slicing, reason = "it unpacks constants, so every mistake shows in every test")]
mod ideograph_order;
mod multi_byte;
mod multi_byte_index;
#[cfg(any(test, target_arch = "wasm32"))]
#[allow(clippy::indexing_slicing, reason = "it unpacks constants, so every mistake shows in every test")]
mod packed_index;
#[cfg(any(test, target_arch = "wasm32"))]
mod packed_indexes;
#[allow(clippy::indexing_slicing, reason = "it computes constants, so every mistake shows in every test")]
mod ranges;
mod single_byte_indexes;
mod single_byte_pointers;

pub(crate) use multi_byte::{BIG5, EUC_KR, GB18030, ISO_2022_JP_KATAKANA, JIS0208, JIS0212, StaticIndex};
pub(crate) use multi_byte_index::Index;
pub(crate) use ranges::{Gb18030Range, gb18030_ranges_code_point, gb18030_ranges_pointer};
#[cfg(feature = "single-byte")]
pub(crate) use single_byte_indexes::single_byte;
pub(crate) use single_byte_indexes::{ASCII_UNITS, SingleByteNumber, single_byte_units};
pub(crate) use single_byte_pointers::{FIRST_UNITS, single_byte_pointers};
