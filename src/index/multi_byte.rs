//! The indexes of the multi-byte encodings.

use super::multi_byte_index::Index;
#[cfg(target_arch = "wasm32")]
use super::packed_indexes;
#[cfg(not(target_arch = "wasm32"))]
use crate::generated;
#[cfg(target_arch = "wasm32")]
use crate::lazy::Lazy;

#[cfg(target_arch = "wasm32")]
pub(crate) type StaticIndex = Lazy<Index>;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use super::multi_byte_index::Index as StaticIndex;

/// Declares the indexes, each with its packed form and its units.
macro_rules! indexes {
    ($($(#[$documentation:meta])* $index:ident: $packed:ident, $constant:ident;)*) => {$(
        $(#[$documentation])*
        #[cfg(target_arch = "wasm32")]
        pub(crate) static $index: StaticIndex = Lazy::new(|| packed_indexes::$packed.index());
        $(#[$documentation])*
        #[cfg(not(target_arch = "wasm32"))]
        pub(crate) static $index: StaticIndex = Index::of(&generated::$constant);
    )*};
}

indexes! {
    /// [index jis0208](https://encoding.spec.whatwg.org/#index-jis0208)
    JIS0208: JIS0208, JIS0208_UNITS;
    /// [index jis0212](https://encoding.spec.whatwg.org/#index-jis0212)
    JIS0212: JIS0212, JIS0212_UNITS;
    /// [index gb18030](https://encoding.spec.whatwg.org/#index-gb18030)
    GB18030: GB18030, GB18030_UNITS;
    /// [index EUC-KR](https://encoding.spec.whatwg.org/#index-euc-kr)
    EUC_KR: EUC_KR, EUC_KR_UNITS;
    /// [index Big5](https://encoding.spec.whatwg.org/#index-big5)
    BIG5: BIG5, BIG5_UNITS;
    /// [index ISO-2022-JP katakana](https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana)
    ISO_2022_JP_KATAKANA: KATAKANA, ISO_2022_JP_KATAKANA_UNITS;
}

#[cfg(test)]
mod tests {
    use super::super::packed_indexes;

    #[test]
    fn the_constants_are_the_packed_indexes() {
        let pairs = [
            (&super::JIS0208, &packed_indexes::JIS0208),
            (&super::JIS0212, &packed_indexes::JIS0212),
            (&super::GB18030, &packed_indexes::GB18030),
            (&super::EUC_KR, &packed_indexes::EUC_KR),
            (&super::BIG5, &packed_indexes::BIG5),
            (&super::ISO_2022_JP_KATAKANA, &packed_indexes::KATAKANA),
        ];
        for (constant, packed) in pairs {
            assert!(constant.entries().eq(packed.index().entries()));
        }
    }
}
