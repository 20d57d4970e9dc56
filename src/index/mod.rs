//! Indexes: <https://encoding.spec.whatwg.org/#indexes>. Each is unpacked when it is first used.

mod packed;
mod pointers;
mod ranges;

use std::sync::OnceLock;

pub(crate) use pointers::{
    big5_pointer, euc_kr_pointer, gb18030_pointer, jis0208_pointer, shift_jis_pointer, single_byte_pointers,
};
pub(crate) use ranges::{gb18030_ranges_code_point, gb18030_ranges_pointer};

use crate::generated;
use crate::generated::{Encoding, FIRST_SINGLE_BYTE, SINGLE_BYTE_COUNT};

/// An [index](https://encoding.spec.whatwg.org/#index).
pub(crate) struct Index(Vec<Option<char>>);

impl Index {
    fn unpack(mut packed: &[u8]) -> Self {
        let mut code_points = Vec::new();
        packed::unpack(&mut packed, |pointer, code_point| {
            if pointer >= code_points.len() {
                code_points.resize(pointer + 1, None);
            }
            code_points[pointer] = Some(code_point);
        });
        Self(code_points)
    }

    /// The [index code point](https://encoding.spec.whatwg.org/#index-code-point) for a pointer.
    pub(crate) fn code_point(&self, pointer: usize) -> Option<char> {
        self.0.get(pointer).copied().flatten()
    }

    /// All pointers with their code points, in order.
    fn entries(&self) -> impl Iterator<Item = (usize, char)> {
        self.0.iter().enumerate().filter_map(|(pointer, code_point)| Some((pointer, (*code_point)?)))
    }
}

macro_rules! indexes {
    ($($(#[$doc:meta])* $name:ident = $packed:ident;)*) => {$(
        $(#[$doc])*
        pub(crate) fn $name() -> &'static Index {
            static INDEX: OnceLock<Index> = OnceLock::new();
            INDEX.get_or_init(|| Index::unpack(generated::$packed))
        }
    )*};
}

indexes! {
    /// [index Big5](https://encoding.spec.whatwg.org/#index-big5)
    big5 = BIG5;
    /// [index EUC-KR](https://encoding.spec.whatwg.org/#index-euc-kr)
    euc_kr = EUC_KR;
    /// [index gb18030](https://encoding.spec.whatwg.org/#index-gb18030)
    gb18030 = GB18030;
    /// [index jis0208](https://encoding.spec.whatwg.org/#index-jis0208)
    jis0208 = JIS0208;
    /// [index ISO-2022-JP katakana](https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana)
    iso_2022_jp_katakana = ISO_2022_JP_KATAKANA;
    /// [index jis0212](https://encoding.spec.whatwg.org/#index-jis0212)
    jis0212 = JIS0212;
}

/// [Index single-byte](https://encoding.spec.whatwg.org/#index-single-byte) of an encoding, as the code units of the
/// bytes 0x80 to 0xFF; 0 stands for null.
pub(crate) type SingleByteIndex = [u16; 0x80];

/// The index of a single-byte encoding.
pub(crate) fn single_byte(encoding: Encoding) -> &'static SingleByteIndex {
    static INDEXES: OnceLock<[SingleByteIndex; SINGLE_BYTE_COUNT]> = OnceLock::new();
    let indexes = INDEXES.get_or_init(|| {
        let mut packed = generated::SINGLE_BYTE;
        let mut indexes = [[0; 0x80]; SINGLE_BYTE_COUNT];
        for index in &mut indexes {
            packed::unpack(&mut packed, |pointer, code_point| index[pointer] = code_point as u16);
        }
        indexes
    });
    &indexes[encoding as usize - FIRST_SINGLE_BYTE as usize]
}
