//! The indexes of the multi-byte encodings.

use alloc::vec::Vec;

use super::ideograph_order::{Ideographs, Part};
use super::packed_index::unpack;
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
pub(crate) static JIS0208: Lazy<Index> = Lazy::new(|| Index(unpack(generated::JIS0208, None)));
/// [index jis0212](https://encoding.spec.whatwg.org/#index-jis0212)
pub(crate) static JIS0212: Lazy<Index> = Lazy::new(|| unpack_with_kin(generated::JIS0212, Part::Sections));
/// [index gb18030](https://encoding.spec.whatwg.org/#index-gb18030)
pub(crate) static GB18030: Lazy<Index> = Lazy::new(|| unpack_with_kin(generated::GB18030, Part::FirstSection));
/// [index EUC-KR](https://encoding.spec.whatwg.org/#index-euc-kr)
pub(crate) static EUC_KR: Lazy<Index> = Lazy::new(|| unpack_with_kin(generated::EUC_KR, Part::FirstSection));
/// [index Big5](https://encoding.spec.whatwg.org/#index-big5), whose order has nothing to do with readings.
pub(crate) static BIG5: Lazy<Index> = Lazy::new(|| {
    let mut kin = unpack_kin(generated::JIS0208, None, Part::Sections);
    let gb18030 = unpack_kin(generated::GB18030, Some(&kin), Part::Sections);
    kin.join(&gb18030);
    Index(unpack(generated::BIG5, Some(&kin)))
});
/// [index ISO-2022-JP katakana](https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana)
pub(crate) static ISO_2022_JP_KATAKANA: Lazy<Index> =
    Lazy::new(|| Index(unpack(generated::ISO_2022_JP_KATAKANA, None)));

/// Unpacks an index whose kin is index jis0208.
#[inline(never)]
#[cfg_attr(feature = "boundary", optimize(size))]
fn unpack_with_kin(bytes: &[u8], part: Part) -> Index {
    let kin = unpack_kin(generated::JIS0208, None, part);
    Index(unpack(bytes, Some(&kin)))
}

/// Unpacks the part of an index that others need.
fn unpack_kin(bytes: &[u8], kin: Option<&Ideographs>, part: Part) -> Ideographs {
    Ideographs::unpack(&mut RangeDecoder::new(bytes), kin, part)
}
