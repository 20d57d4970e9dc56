//! The indexes of the multi-byte encodings.

use super::ideograph_order::{Ideographs, Part};
use super::multi_byte_index::Index;
use super::packed_index::unpack;
use crate::generated;
use crate::lazy::Lazy;
use crate::range_decoder::RangeDecoder;

/// [index jis0208](https://encoding.spec.whatwg.org/#index-jis0208)
pub(crate) static JIS0208: Lazy<Index> = Lazy::new(|| PACKED_JIS0208.index());
/// [index jis0212](https://encoding.spec.whatwg.org/#index-jis0212)
pub(crate) static JIS0212: Lazy<Index> = Lazy::new(|| PACKED_JIS0212.index());
/// [index gb18030](https://encoding.spec.whatwg.org/#index-gb18030)
pub(crate) static GB18030: Lazy<Index> = Lazy::new(|| PACKED_GB18030.index());
/// [index EUC-KR](https://encoding.spec.whatwg.org/#index-euc-kr)
pub(crate) static EUC_KR: Lazy<Index> = Lazy::new(|| PACKED_EUC_KR.index());
/// [index Big5](https://encoding.spec.whatwg.org/#index-big5)
pub(crate) static BIG5: Lazy<Index> = Lazy::new(|| PACKED_BIG5.index());
/// [index ISO-2022-JP katakana](https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana)
pub(crate) static ISO_2022_JP_KATAKANA: Lazy<Index> = Lazy::new(|| PACKED_KATAKANA.index());

/// A packed index, and its kin with the part of it that is needed.
struct Packed {
    bytes: &'static [u8],
    kin: Option<(&'static Self, Part)>,
}

static PACKED_JIS0208: Packed = Packed { bytes: generated::JIS0208, kin: None };
static PACKED_JIS0212: Packed = Packed { bytes: generated::JIS0212, kin: Some((&PACKED_JIS0208, Part::Sections)) };
static PACKED_GB18030: Packed = Packed { bytes: generated::GB18030, kin: Some((&PACKED_JIS0208, Part::FirstSection)) };
static PACKED_EUC_KR: Packed = Packed { bytes: generated::EUC_KR, kin: Some((&PACKED_JIS0208, Part::FirstSection)) };
// Its order has nothing to do with readings.
static PACKED_BIG5: Packed = Packed { bytes: generated::BIG5, kin: Some((&PACKED_GB18030, Part::Sections)) };
static PACKED_KATAKANA: Packed = Packed { bytes: generated::ISO_2022_JP_KATAKANA, kin: None };

impl Packed {
    #[inline(never)]
    fn index(&self) -> Index {
        let mut decoder = RangeDecoder::new(self.bytes);
        let ideographs = self.ideographs(&mut decoder, Part::Whole);
        unpack(&mut decoder, &ideographs)
    }

    /// The ideographs, or a part of them, which are the first part of the message.
    #[inline(never)]
    fn ideographs(&self, decoder: &mut RangeDecoder, part: Part) -> Ideographs {
        let kin = self.kin.map(|(kin, needed)| kin.ideographs(&mut RangeDecoder::new(kin.bytes), needed.min(part)));
        Ideographs::unpack(decoder, kin.as_ref(), part)
    }
}
