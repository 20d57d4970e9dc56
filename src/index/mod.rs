//! Indexes: <https://encoding.spec.whatwg.org/#indexes>. Each is unpacked when it is first used.

mod packed;
mod pointers;
mod ranges;

use std::sync::LazyLock;

pub(crate) use pointers::{
    BIG5_POINTERS, EUC_KR_POINTERS, GB18030_POINTERS, JIS0208_POINTERS, SHIFT_JIS_POINTERS, single_byte_pointers,
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

/// [index Big5](https://encoding.spec.whatwg.org/#index-big5)
pub(crate) static BIG5: LazyLock<Index> = LazyLock::new(|| Index::unpack(generated::BIG5));
/// [index EUC-KR](https://encoding.spec.whatwg.org/#index-euc-kr)
pub(crate) static EUC_KR: LazyLock<Index> = LazyLock::new(|| Index::unpack(generated::EUC_KR));
/// [index gb18030](https://encoding.spec.whatwg.org/#index-gb18030)
pub(crate) static GB18030: LazyLock<Index> = LazyLock::new(|| Index::unpack(generated::GB18030));
/// [index jis0208](https://encoding.spec.whatwg.org/#index-jis0208)
pub(crate) static JIS0208: LazyLock<Index> = LazyLock::new(|| Index::unpack(generated::JIS0208));
/// [index jis0212](https://encoding.spec.whatwg.org/#index-jis0212)
pub(crate) static JIS0212: LazyLock<Index> = LazyLock::new(|| Index::unpack(generated::JIS0212));
/// [index ISO-2022-JP katakana](https://encoding.spec.whatwg.org/#index-iso-2022-jp-katakana)
pub(crate) static ISO_2022_JP_KATAKANA: LazyLock<Index> =
    LazyLock::new(|| Index::unpack(generated::ISO_2022_JP_KATAKANA));

/// [Index single-byte](https://encoding.spec.whatwg.org/#index-single-byte) of an encoding, as the code units of the
/// bytes 0x80 to 0xFF; 0 stands for null.
pub(crate) type SingleByteIndex = [u16; 0x80];

/// The index of a single-byte encoding.
pub(crate) fn single_byte(encoding: Encoding) -> &'static SingleByteIndex {
    static INDEXES: LazyLock<[SingleByteIndex; SINGLE_BYTE_COUNT]> = LazyLock::new(|| {
        let mut packed = generated::SINGLE_BYTE;
        let mut indexes = [[0; 0x80]; SINGLE_BYTE_COUNT];
        for index in &mut indexes {
            packed::unpack(&mut packed, |pointer, code_point| index[pointer] = code_point as u16);
        }
        indexes
    });
    &INDEXES[encoding as usize - FIRST_SINGLE_BYTE as usize]
}
