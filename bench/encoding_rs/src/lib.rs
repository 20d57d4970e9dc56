//! encoding_rs behind plain WebAssembly exports, as directly as can be: the host writes the input into this memory, one
//! call converts all of it, and the host reads the output from this memory. See encoding_rs.js for the other side.

use std::cell::RefCell;

use encoding_rs::{Decoder, Encoding, UTF_8};

struct State {
    encoding: &'static Encoding,
    decoder: Option<Decoder>,
    input: Vec<u8>,
    units: Vec<u16>,
    bytes: Vec<u8>,
}

thread_local! {
    static STATE: RefCell<State> = const {
        RefCell::new(State {
            encoding: UTF_8,
            decoder: None,
            input: Vec::new(),
            units: Vec::new(),
            bytes: Vec::new(),
        })
    };
}

fn with<T>(f: impl FnOnce(&mut State) -> T) -> T {
    STATE.with_borrow_mut(f)
}

/// Makes room for an input and says where. It stays in place while no longer input is asked for.
#[no_mangle]
pub extern "C" fn input(length: usize) -> *mut u8 {
    with(|state| {
        if state.input.len() < length {
            state.input.resize(length, 0);
        }
        state.input.as_mut_ptr()
    })
}

/// Chooses an encoding by the label that is the input. Says whether there is such a label.
#[no_mangle]
pub extern "C" fn choose(length: usize) -> bool {
    with(|state| {
        let encoding = Encoding::for_label(&state.input[..length]);
        state.encoding = encoding.unwrap_or(UTF_8);
        state.decoder = None;
        encoding.is_some()
    })
}

/// Decodes the input to code units; without `last`, more of it follows in later calls. Returns their number.
#[no_mangle]
pub extern "C" fn decode(length: usize, last: bool) -> usize {
    with(|state| {
        let decoder = state.decoder.get_or_insert_with(|| state.encoding.new_decoder_with_bom_removal());
        let room = decoder.max_utf16_buffer_length(length).expect("the length is far below the limit");
        if state.units.len() < room {
            state.units.resize(room, 0);
        }
        let (_, _, written, _) = decoder.decode_to_utf16(&state.input[..length], &mut state.units, last);
        if last {
            state.decoder = None;
        }
        written
    })
}

/// Where the code units are.
#[no_mangle]
pub extern "C" fn units() -> *const u16 {
    with(|state| state.units.as_ptr())
}

/// Decodes the input to UTF-8. Returns the number of bytes.
#[no_mangle]
pub extern "C" fn transcode(length: usize) -> usize {
    with(|state| {
        let mut decoder = state.encoding.new_decoder_with_bom_removal();
        let room = decoder.max_utf8_buffer_length(length).expect("the length is far below the limit");
        if state.bytes.len() < room {
            state.bytes.resize(room, 0);
        }
        let (_, _, written, _) = decoder.decode_to_utf8(&state.input[..length], &mut state.bytes, true);
        written
    })
}

/// Encodes the input, which is UTF-8. Returns the number of bytes.
#[no_mangle]
pub extern "C" fn encode(length: usize) -> usize {
    with(|state| {
        let mut encoder = state.encoding.new_encoder();
        let text = std::str::from_utf8(&state.input[..length]).expect("the host writes UTF-8");
        let room =
            encoder.max_buffer_length_from_utf8_if_no_unmappables(length).expect("the length is far below the limit");
        if state.bytes.len() < room {
            state.bytes.resize(room, 0);
        }
        let (_, _, written, _) = encoder.encode_from_utf8(text, &mut state.bytes, true);
        written
    })
}

/// Where the bytes are.
#[no_mangle]
pub extern "C" fn bytes() -> *const u8 {
    with(|state| state.bytes.as_ptr())
}
