//! Index pointers: the indexes the other way round. Each is made from its index when it is first used.

use std::sync::{LazyLock, OnceLock};

use super::{BIG5, EUC_KR, GB18030, JIS0208, SingleByteIndex, single_byte, single_byte_place};
use crate::generated::{Encoding, SINGLE_BYTE_COUNT};

/// From a code point to its pointer plus one; 0 stands for null.
pub(crate) struct Pointers(Vec<u16>);

impl Pointers {
    /// The [index pointers](https://encoding.spec.whatwg.org/#index-pointer) of an index: the *first* pointer of each
    /// code point.
    fn first(entries: impl Iterator<Item = (usize, char)> + Clone) -> Self {
        let last = entries.clone().map(|(_, code_point)| code_point as usize).max();
        let mut pointers = vec![0; last.map_or(0, |last| last + 1)];
        for (pointer, code_point) in entries {
            if let Some(place @ 0) = pointers.get_mut(code_point as usize) {
                *place = pointer as u16 + 1;
            }
        }
        Self(pointers)
    }

    /// The pointer of a code point.
    pub(crate) fn pointer(&self, code_point: char) -> Option<usize> {
        self.0.get(code_point as usize).and_then(|pointer| usize::from(*pointer).checked_sub(1))
    }
}

/// The index pointers of a single-byte encoding, as bytes; ASCII's are in it as well.
pub(crate) struct SingleBytePointers {
    /// Those of the first code units; 0 stands for null.
    bytes: Box<[u8; FIRST_UNITS]>,
    /// The others, with their code units. They are few: ligatures, and a Private Use character.
    others: Vec<(u16, u8)>,
}

/// How many code units there is a table for: up to Miscellaneous Symbols.
const FIRST_UNITS: usize = 0x2700;

impl SingleBytePointers {
    fn new(index: &SingleByteIndex) -> Self {
        let mut new = Self { bytes: Box::new([0; FIRST_UNITS]), others: Vec::new() };
        for (byte, unit) in
            (0..0x80).map(|byte| (byte, u16::from(byte))).chain((0x80..=0xFF).zip(index.iter().copied()))
        {
            match new.bytes.get_mut(usize::from(unit)) {
                Some(place) if unit != 0 && *place == 0 => *place = byte,
                Some(_) => {}
                None => new.others.push((unit, byte)),
            }
        }
        new
    }

    /// The byte for a code unit; 0 for null, for U+0000, and for what only [`byte`](Self::byte) finds.
    #[inline(always)]
    pub(crate) fn quick_byte(&self, unit: u16) -> u8 {
        self.bytes.get(usize::from(unit)).copied().unwrap_or(0)
    }

    /// The byte for a code unit; 0 for null, and for U+0000.
    pub(crate) fn byte(&self, unit: u16) -> u8 {
        match self.quick_byte(unit) {
            0 => self.others.iter().find(|(other, _)| *other == unit).map_or(0, |(_, byte)| *byte),
            byte => byte,
        }
    }
}

/// The index pointers of a single-byte encoding; `None` for the others.
pub(crate) fn single_byte_pointers(encoding: Encoding) -> Option<&'static SingleBytePointers> {
    static POINTERS: [OnceLock<SingleBytePointers>; SINGLE_BYTE_COUNT] = [const { OnceLock::new() }; SINGLE_BYTE_COUNT];
    let place = POINTERS.get(single_byte_place(encoding))?;
    Some(place.get_or_init(|| SingleBytePointers::new(single_byte(encoding))))
}

/// The index pointers of index EUC-KR.
pub(crate) static EUC_KR_POINTERS: LazyLock<Pointers> = LazyLock::new(|| Pointers::first(EUC_KR.entries()));

/// The index pointers of index gb18030.
pub(crate) static GB18030_POINTERS: LazyLock<Pointers> = LazyLock::new(|| Pointers::first(GB18030.entries()));

/// The index pointers of index jis0208.
pub(crate) static JIS0208_POINTERS: LazyLock<Pointers> = LazyLock::new(|| Pointers::first(JIS0208.entries()));

/// The [index Shift_JIS pointers](https://encoding.spec.whatwg.org/#index-shift_jis-pointer): selected NEC duplicates
/// are left out, so that the IBM extensions later in the index are used.
pub(crate) static SHIFT_JIS_POINTERS: LazyLock<Pointers> =
    LazyLock::new(|| Pointers::first(JIS0208.entries().filter(|(pointer, _)| !(8272..=8835).contains(pointer))));

/// The [index Big5 pointers](https://encoding.spec.whatwg.org/#index-big5-pointer).
pub(crate) static BIG5_POINTERS: LazyLock<Pointers> = LazyLock::new(|| {
    // Without the Hong Kong Supplementary Character Set.
    let entries = || BIG5.entries().filter(|(pointer, _)| *pointer >= (0xA1 - 0x81) * 157);
    let mut pointers = Pointers::first(entries());
    for (pointer, code_point) in entries() {
        // Of these the last pointer is used.
        if matches!(code_point, '═' | '╞' | '╡' | '╪' | '十' | '卅')
            && let Some(place) = pointers.0.get_mut(code_point as usize)
        {
            *place = pointer as u16 + 1;
        }
    }
    pointers
});
