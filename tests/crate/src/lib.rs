//! Decodes one character.

use encoding_wasm::{Encoding, ErrorMode};

/// The code unit of two bytes in Shift_JIS.
#[unsafe(no_mangle)]
pub extern "C" fn decode_pair(leading: u8, trailing: u8) -> u16 {
    let mut units = [0; 8];
    let result = Encoding::ShiftJis.new_decoder().decode(&[leading, trailing], &mut units, ErrorMode::Replacement, true);
    result.map_or(0, |_| units[0])
}
