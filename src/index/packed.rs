//! The reader of the packed form that `tools/tables/pack.js` describes and writes.

/// Unpacks one index from the start of `packed`, calls `emit` with each pointer and its code point, and leaves
/// `packed` behind it.
pub(super) fn unpack(packed: &mut &[u8], mut emit: impl FnMut(usize, char)) {
    let run_count = number(packed);
    let mut end = 0;
    let runs: Vec<(usize, usize)> = (0..run_count)
        .map(|_| {
            let start = end + signed_number(packed);
            let length = number(packed);
            end = start + length as i32;
            (start as usize, length as usize)
        })
        .collect();

    let mut code_points = CodePoints::new(packed);
    for (start, length) in runs {
        for pointer in start..start + length {
            emit(pointer, code_points.next());
        }
    }
}

struct CodePoints<'a, 'b> {
    packed: &'a mut &'b [u8],
    /// Which code points earlier entries have used, a bit each.
    used: Vec<u64>,
    expected: u32,
    /// How many further code points are the expected ones.
    zeros: u32,
}

impl<'a, 'b> CodePoints<'a, 'b> {
    fn new(packed: &'a mut &'b [u8]) -> Self {
        Self { packed, used: vec![0; LAST_CODE_POINT / 64 + 1], expected: 0, zeros: 0 }
    }

    fn next(&mut self) -> char {
        let difference = if self.zeros > 0 {
            self.zeros -= 1;
            0
        } else {
            let difference = signed_number(self.packed);
            if difference == 0 {
                self.zeros = number(self.packed);
            }
            difference
        };
        let code_point = self.expected.wrapping_add_signed(difference);
        self.used[code_point as usize / 64] |= 1 << (code_point % 64);
        self.expected = code_point + 1;
        while self.used[self.expected as usize / 64] >> (self.expected % 64) & 1 == 1 {
            self.expected += 1;
        }
        char::from_u32(code_point).unwrap_or(char::REPLACEMENT_CHARACTER)
    }
}

/// No index goes beyond plane 2.
const LAST_CODE_POINT: usize = 0x2FFFF;

/// Reads a number in little-endian base 128.
fn number(packed: &mut &[u8]) -> u32 {
    let mut number = 0;
    for shift in (0..).step_by(7) {
        let Some((&byte, rest)) = packed.split_first() else { break };
        *packed = rest;
        number |= u32::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            break;
        }
    }
    number
}

/// Reads a zigzagged number.
fn signed_number(packed: &mut &[u8]) -> i32 {
    let number = number(packed);
    (number >> 1) as i32 ^ -((number & 1) as i32)
}
