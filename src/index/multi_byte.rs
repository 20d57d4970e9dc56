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
pub(crate) static JIS0208: Lazy<Index> = Lazy::new(|| index(&[generated::JIS0208], Part::Sections));
/// [index jis0212](https://encoding.spec.whatwg.org/#index-jis0212)
pub(crate) static JIS0212: Lazy<Index> =
    Lazy::new(|| index(&[generated::JIS0208, generated::JIS0212], Part::Sections));
/// [index gb18030](https://encoding.spec.whatwg.org/#index-gb18030)
pub(crate) static GB18030: Lazy<Index> =
    Lazy::new(|| index(&[generated::JIS0208, generated::GB18030], Part::FirstSection));
/// [index EUC-KR](https://encoding.spec.whatwg.org/#index-euc-kr)
pub(crate) static EUC_KR: Lazy<Index> =
    Lazy::new(|| index(&[generated::JIS0208, generated::EUC_KR], Part::FirstSection));
/// [index Big5](https://encoding.spec.whatwg.org/#index-big5), whose order has nothing to do with readings.
pub(crate) static BIG5: Lazy<Index> =
    Lazy::new(|| index(&[generated::JIS0208, generated::GB18030, generated::BIG5], Part::Sections));
/// [index ISO-2022-JP katakana](https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana)
pub(crate) static ISO_2022_JP_KATAKANA: Lazy<Index> =
    Lazy::new(|| index(&[generated::ISO_2022_JP_KATAKANA], Part::Sections));

/// Unpacks the last of some indexes. Each has the one before as its kin, and needs a part of it.
#[inline(never)]
#[cfg_attr(feature = "boundary", optimize(size))]
fn index(packed: &[&[u8]], part: Part) -> Index {
    let mut kin = None;
    let mut code_points = Vec::new();
    for (i, bytes) in packed.iter().enumerate() {
        let mut decoder = RangeDecoder::new(bytes);
        let is_last = i + 1 == packed.len();
        let ideographs =
            Ideographs::unpack(&mut decoder, kin.as_ref(), if is_last { Part::Whole } else { part });
        if is_last {
            code_points = unpack(&mut decoder, &ideographs);
        }
        kin = Some(ideographs);
    }
    Index(code_points)
}
