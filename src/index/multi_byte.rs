//! The indexes of the multi-byte encodings.

use super::ideograph_order::Ideographs;
use super::packed_index::Packed;
use crate::generated;
use crate::lazy::Lazy;
use crate::range_decoder::RangeDecoder;

/// An [index](https://encoding.spec.whatwg.org/#index).
pub(crate) struct Index(Vec<Option<char>>);

impl Index {
    /// The [index code point](https://encoding.spec.whatwg.org/#index-code-point) for a pointer.
    pub(crate) fn code_point(&self, pointer: usize) -> Option<char> {
        self.0.get(pointer).copied().flatten()
    }

    /// All pointers with their code points, in order.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (usize, char)> {
        self.0.iter().enumerate().filter_map(|(pointer, code_point)| Some((pointer, (*code_point)?)))
    }
}

/// [index jis0208](https://encoding.spec.whatwg.org/#index-jis0208)
pub(crate) static JIS0208: Lazy<Index> = Lazy::new(|| Index(JIS0208_PACKED.unpack()));
static JIS0208_PACKED: Lazy<Packed> = Lazy::new(|| Packed::new(generated::JIS0208, None));
/// [index jis0212](https://encoding.spec.whatwg.org/#index-jis0212)
pub(crate) static JIS0212: Lazy<Index> = Lazy::new(|| unpack(generated::JIS0212));
/// [index gb18030](https://encoding.spec.whatwg.org/#index-gb18030)
pub(crate) static GB18030: Lazy<Index> = Lazy::new(|| unpack(generated::GB18030));
/// [index EUC-KR](https://encoding.spec.whatwg.org/#index-euc-kr)
pub(crate) static EUC_KR: Lazy<Index> = Lazy::new(|| unpack(generated::EUC_KR));
/// [index ISO-2022-JP katakana](https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana)
pub(crate) static ISO_2022_JP_KATAKANA: Lazy<Index> =
    Lazy::new(|| Index(Packed::new(generated::ISO_2022_JP_KATAKANA, None).unpack()));
/// [index Big5](https://encoding.spec.whatwg.org/#index-big5)
pub(crate) static BIG5: Lazy<Index> = Lazy::new(|| {
    // The order of Big5 has nothing to do with readings.
    let kin = Ideographs::unpack_sections(&mut RangeDecoder::new(generated::JIS0208));
    Index(Packed::new(generated::BIG5, Some(&kin)).unpack())
});

/// Unpacks an index whose kin is index jis0208.
#[inline(never)]
#[cfg_attr(feature = "boundary", optimize(size))]
fn unpack(bytes: &'static [u8]) -> Index {
    Index(Packed::new(bytes, Some(&JIS0208_PACKED.ideographs)).unpack())
}
