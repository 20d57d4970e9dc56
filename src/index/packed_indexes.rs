//! The multi-byte indexes in packed form. WebAssembly unpacks them; natively, only tests do, to compare them with the
//! constants.

use super::ideograph_order::{Ideographs, Part};
use super::multi_byte_index::Index;
use super::packed_index::{Unpacked, unpack};
use crate::generated;
use crate::range_decoder::RangeDecoder;

/// A packed index, with its kin and how much of that it needs.
pub(super) struct Packed {
    bytes: &'static [u8],
    kin: Option<(&'static Self, Part)>,
}

pub(super) static JIS0208: Packed = Packed { bytes: generated::JIS0208, kin: None };
pub(super) static JIS0212: Packed = Packed { bytes: generated::JIS0212, kin: Some((&JIS0208, Part::Sections)) };
pub(super) static GB18030: Packed = Packed { bytes: generated::GB18030, kin: Some((&JIS0208, Part::FirstSection)) };
pub(super) static EUC_KR: Packed = Packed { bytes: generated::EUC_KR, kin: Some((&JIS0208, Part::FirstSection)) };
// Big5's order has nothing to do with readings.
pub(super) static BIG5: Packed = Packed { bytes: generated::BIG5, kin: Some((&GB18030, Part::Sections)) };
pub(super) static KATAKANA: Packed = Packed { bytes: generated::ISO_2022_JP_KATAKANA, kin: None };

impl Packed {
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    pub(super) fn index(&self) -> Index {
        let mut decoder = RangeDecoder::new(self.bytes);
        let ideographs = self.ideographs(&mut decoder, Part::Whole);
        let Unpacked { units, beyond } = unpack(&mut decoder, &ideographs);
        Index::new(units.leak(), beyond.leak())
    }

    /// Unpacks the ideographs, which come first in the message.
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    fn ideographs(&self, decoder: &mut RangeDecoder, part: Part) -> Ideographs {
        let kin = self.kin.map(|(kin, needed)| kin.ideographs(&mut RangeDecoder::new(kin.bytes), needed.min(part)));
        Ideographs::unpack(decoder, kin.as_ref(), part)
    }
}
