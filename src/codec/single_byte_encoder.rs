//! The encoder of the single-byte encodings: <https://encoding.spec.whatwg.org/#single-byte-encoder>.
//!
//! ```text
//! for each block of 64 code units:
//!     if they are their own bytes: narrow them
//!     else look up each in a table of bytes, 0 for what it lacks
//!     if the bytes have a 0: replace the code units there, or stop
//! ```

use super::from_utf_8::{first_character, run_from_utf_8};
use super::single_byte::IN_A_ROW;
use super::stateless::StatelessEncoder;
use crate::ascii;
use crate::generated::{CodecKind, Encoding};
use crate::handler::EncodedBytes;
use crate::index::{self, FIRST_UNITS, SingleByteNumber};
use crate::io_queue::ScalarValues;
use crate::replacing::Replacing;
use crate::simd::{BLOCK, ByteSet};
use crate::slices::{after, after_mut};

#[derive(Clone, Copy)]
pub(crate) struct SingleByteEncoder(SingleByteNumber);

impl SingleByteEncoder {
    pub(crate) const fn new(index: SingleByteNumber) -> Self {
        Self(index)
    }

    /// The bytes of the first code units; 0 for those that [`encode`](StatelessEncoder::encode) must look at.
    pub(crate) fn table(self) -> &'static [u8] {
        index::single_byte_pointers(self.0).quick_bytes()
    }
}

impl StatelessEncoder for SingleByteEncoder {
    fn encode(&self, code_point: char) -> Option<EncodedBytes> {
        let unit = u16::try_from(u32::from(code_point)).ok()?;
        match index::single_byte_pointers(self.0).byte(unit) {
            0 => None,
            byte => Some([byte].into()),
        }
    }

    /// It may go on after an unmappable code point that it replaces: starting again would look up the rest of the block
    /// again.
    #[inline(never)]
    fn run(&self, source: &[u16], destination: &mut [u8], mut replacing: Option<&mut Replacing>) -> (usize, usize) {
        let pointers = index::single_byte_pointers(self.0);
        let mut read = 0;
        let mut written = 0;
        loop {
            let (rest, room) = (after(source, read), after_mut(destination, written));
            let length = rest.len().min(room.len()).min(BLOCK);
            let (Some(units), Some(bytes @ [_, ..])) = (rest.get(..length), room.get_mut(..length)) else { break };
            let replaces = length == BLOCK && replacing.is_some();
            // In windows-1252, code points from 0xA0 on are their own bytes.
            let is_latin_1 = |unit: &u16| *unit < 0x80 || (0xA0..0x100).contains(unit);
            let all_bits = ascii::narrow_any(units, bytes);
            let is_narrowed = all_bits < 0x80 || self.0 == WINDOWS_1252 && all(units, is_latin_1);
            if !is_narrowed {
                if usize::from(all_bits) < FIRST_UNITS {
                    look_up(units, bytes, |unit| pointers.byte_of_first(unit));
                } else if !replaces || !narrow_mostly_ascii(units, bytes) {
                    // Such blocks are rare, so a slower loop than the one above will do.
                    for (byte, unit) in bytes.iter_mut().zip(units) {
                        *byte = pointers.byte_of_first((*unit).min(FIRST_UNITS as u16 - 1));
                    }
                }
            }
            let is_good = bytes.iter().fold(0xff, |least: u8, &byte| least.min(byte)) != 0;
            let (ran, wrote) = if is_good {
                (length, length)
            } else if replaces
                && let Some(replacing) = &mut replacing
                && let Some(room) = room.first_chunk_mut()
            {
                self.replace_in_block(rest, room, read, replacing)
            } else {
                let good = count_good(units, room);
                return (read + good, written + good);
            };
            read += ran;
            written += wrote;
        }
        (read, written)
    }
}

/// Up to this many non-ASCII code units in a block, it's quicker to look up only these than all in a row.
const MAX_OTHERS: u16 = 8;

/// The bytes of code units that aren't in the table.
const ZERO: ByteSet = ByteSet { flip: 0, first: 0, count: 1 };

const COPIED: usize = 16;

/// The room for a block of `&#65535;`, plus the excess that a copy writes. A surrogate pair needs less for each unit.
const REPLACED_ROOM: usize = 8 * BLOCK + COPIED;

impl SingleByteEncoder {
    #[inline(never)]
    #[cfg_attr(small, optimize(size))]
    pub(crate) fn run_from_utf_8(
        self,
        source: &[u8],
        destination: &mut [u8],
        mut replacing: Option<&mut Replacing>,
    ) -> (usize, usize) {
        let pointers = index::single_byte_pointers(self.0);
        let encode_one = |rest: &[u8], index, room: &mut [u8]| {
            let Some((character, length)) = first_character(rest) else { return (0, 0) };
            // `Replacing` doesn't say where a U+FFFD is.
            let replacing = replacing.as_deref_mut().filter(|_| character != char::REPLACEMENT_CHARACTER);
            (length, self.encode_or_replace(character, index, room, replacing))
        };
        run_from_utf_8::<1>(source, destination, |unit| pointers.quick_byte(unit).into(), encode_one)
    }

    /// Completes a block of bytes in `room`: encodes or replaces the code units that have 0 there, and moves the bytes
    /// between them. Stops before a surrogate at the end of `source`.
    #[inline(never)]
    fn replace_in_block(
        self,
        source: &[u16],
        room: &mut [u8; REPLACED_ROOM],
        index: usize,
        replacing: &mut Replacing,
    ) -> (usize, usize) {
        let mut bytes = [0; BLOCK + COPIED];
        let mut others = 0;
        if let (Some((block, _)), Some(looked_up)) = (bytes.split_first_chunk_mut(), room.first_chunk()) {
            *block = *looked_up;
            others = ZERO.mask(block);
        }
        let mut read = 0;
        let mut written = 0;
        loop {
            let end = (others.trailing_zeros() as usize).min(BLOCK);
            while read < end {
                let count = COPIED.min(end - read);
                if let (Some(from), Some(to)) =
                    (after(&bytes, read).first_chunk::<COPIED>(), after_mut(room, written).first_chunk_mut())
                {
                    *to = *from;
                }
                read += count;
                written += count;
            }
            if others == 0 {
                return (read, written);
            }
            others &= others - 1;
            // This is the second half of a pair.
            if read > end {
                continue;
            }
            let units = after(source, read);
            let mut values = ScalarValues { units, leading_surrogate: None, end_of_queue: false };
            // The other half may be in the next source.
            let Some(code_point) = values.next() else { return (read, written) };
            written += self.encode_or_replace(code_point, index + read, after_mut(room, written), Some(replacing));
            read += units.len() - values.units.len();
        }
    }

    /// Encodes or replaces a code point. Returns how many bytes it wrote: 0 if it can't, or may lack room.
    #[inline(never)]
    fn encode_or_replace(
        self,
        code_point: char,
        index: usize,
        room: &mut [u8],
        replacing: Option<&mut Replacing>,
    ) -> usize {
        let byte =
            u16::try_from(u32::from(code_point)).map_or(0, |unit| index::single_byte_pointers(self.0).byte(unit));
        match room {
            [place, ..] if byte != 0 || code_point == '\0' => {
                *place = byte;
                1
            }
            _ => replacing.map_or(0, |replacing| replacing.replace(code_point, code_point, index, room)),
        }
    }
}

const WINDOWS_1252: SingleByteNumber = match Encoding::Windows1252.codec_kind() {
    CodecKind::SingleByte(number) => number,
    _ => SingleByteNumber::MAX,
};

#[inline(always)]
fn look_up(units: &[u16], bytes: &mut [u8], byte_of: impl Fn(u16) -> u8) {
    let (bytes, last_bytes) = bytes.as_chunks_mut::<IN_A_ROW>();
    let (units, last_units) = units.as_chunks::<IN_A_ROW>();
    for (bytes, units) in bytes.iter_mut().zip(units) {
        for (byte, unit) in bytes.iter_mut().zip(units) {
            *byte = byte_of(*unit);
        }
    }
    for (byte, unit) in last_bytes.iter_mut().zip(last_units) {
        *byte = byte_of(*unit);
    }
}

/// Copies ASCII, and writes 0 for other code units. Returns whether these are few enough to look them up one by one.
#[inline(always)]
fn narrow_mostly_ascii(units: &[u16], bytes: &mut [u8]) -> bool {
    let mut others = 0;
    for (byte, unit) in bytes.iter_mut().zip(units) {
        *byte = if *unit < 0x80 { *unit as u8 } else { 0 };
        others += u16::from(*unit >= 0x80);
    }
    others <= MAX_OTHERS
}

/// Without a branch for each code unit.
#[inline(always)]
fn all(units: &[u16], is_so: impl Fn(&u16) -> bool) -> bool {
    units.iter().fold(true, |all, unit| all & is_so(unit))
}

fn count_good(units: &[u16], bytes: &[u8]) -> usize {
    units.iter().zip(bytes).take_while(|(unit, byte)| **byte != 0 || **unit == 0).count()
}
