//! Indexes: <https://encoding.spec.whatwg.org/#indexes>. Each is unpacked when it is first used.

#[allow(clippy::indexing_slicing, reason = "it unpacks constants: what goes wrong does so in every test")]
mod hangul;
#[allow(clippy::indexing_slicing, reason = "it unpacks constants: what goes wrong does so in every test")]
mod ideographs;
#[allow(clippy::indexing_slicing, reason = "it unpacks constants: what goes wrong does so in every test")]
mod packed;
mod pointers;
mod range_decoder;
mod ranges;
mod single_byte;

use std::sync::LazyLock;

pub(crate) use pointers::{
    BIG5_POINTERS, EUC_KR_POINTERS, GB18030_POINTERS, JIS0208_POINTERS, SHIFT_JIS_POINTERS, single_byte_pointers,
};
pub(crate) use ranges::{gb18030_ranges_code_point, gb18030_ranges_pointer};

use ideographs::Ideographs;
use packed::Packed;
use range_decoder::RangeDecoder;
pub(crate) use single_byte::{SingleByteIndex, single_byte, single_byte_place};

use crate::generated;

/// An [index](https://encoding.spec.whatwg.org/#index).
pub(crate) struct Index(Vec<Option<char>>);

impl Index {
    /// The [index code point](https://encoding.spec.whatwg.org/#index-code-point) for a pointer.
    pub(crate) fn code_point(&self, pointer: usize) -> Option<char> {
        self.0.get(pointer).copied().flatten()
    }

    /// All pointers with their code points, in order.
    fn entries(&self) -> impl Iterator<Item = (usize, char)> + Clone {
        self.0.iter().enumerate().filter_map(|(pointer, code_point)| Some((pointer, (*code_point)?)))
    }
}

/// [index Big5](https://encoding.spec.whatwg.org/#index-big5)
pub(crate) static BIG5: LazyLock<Index> = LazyLock::new(|| {
    // The order of Big5 has nothing to do with readings.
    let kin = Ideographs::unpack_sections(&mut RangeDecoder::new(generated::EUC_KR));
    Index(Packed::new(generated::BIG5, Some(&kin)).unpack())
});
/// [index EUC-KR](https://encoding.spec.whatwg.org/#index-euc-kr)
pub(crate) static EUC_KR: LazyLock<Index> = LazyLock::new(|| Index(EUC_KR_PACKED.unpack()));
static EUC_KR_PACKED: LazyLock<Packed> = LazyLock::new(|| Packed::new(generated::EUC_KR, None));
/// [index gb18030](https://encoding.spec.whatwg.org/#index-gb18030)
pub(crate) static GB18030: LazyLock<Index> =
    LazyLock::new(|| Index(Packed::new(generated::GB18030, Some(&EUC_KR_PACKED.ideographs)).unpack()));
/// [index jis0208](https://encoding.spec.whatwg.org/#index-jis0208)
pub(crate) static JIS0208: LazyLock<Index> = LazyLock::new(|| Index(JIS0208_PACKED.unpack()));
static JIS0208_PACKED: LazyLock<Packed> =
    LazyLock::new(|| Packed::new(generated::JIS0208, Some(&EUC_KR_PACKED.ideographs)));
/// [index jis0212](https://encoding.spec.whatwg.org/#index-jis0212)
pub(crate) static JIS0212: LazyLock<Index> =
    LazyLock::new(|| Index(Packed::new(generated::JIS0212, Some(&JIS0208_PACKED.ideographs)).unpack()));
/// [index ISO-2022-JP katakana](https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana)
pub(crate) static ISO_2022_JP_KATAKANA: LazyLock<Index> =
    LazyLock::new(|| Index(Packed::new(generated::ISO_2022_JP_KATAKANA, None).unpack()));
