//! The boundary to JavaScript: plain numbers, and three places in memory that JavaScript reads and writes between calls.
//!
//! A decoder's state lives on the JavaScript side between the calls of a stream, as the bytes of [`decoder`]: so there
//! is nothing here to be freed.

use core::cell::UnsafeCell;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Decoder, Encoding, ErrorMode, Malformed};

/// How many bytes one call can decode.
const BLOCK: usize = 1 << 16;

/// A place that JavaScript reads and writes between calls.
struct Shared<T>(UnsafeCell<T>);

// SAFETY: a WebAssembly instance without shared memory has one thread.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    const fn new(value: T) -> Self {
        Self(UnsafeCell::new(value))
    }

    /// Gives the only reference to the value while `use_value` runs.
    fn with<R>(&self, use_value: impl FnOnce(&mut T) -> R) -> R {
        // SAFETY: there is one thread, no exported function calls back into JavaScript, and each calls this once at
        // most for each place: so there is no other reference. What JavaScript has written is valid: any bytes for the
        // input, and for a decoder what was read from the same place.
        use_value(unsafe { &mut *self.0.get() })
    }
}

static INPUT: Shared<[u8; BLOCK]> = Shared::new([0; BLOCK]);
static OUTPUT: Shared<[u16; BLOCK + Decoder::MOST_HELD]> = Shared::new([0; BLOCK + Decoder::MOST_HELD]);
static DECODER: Shared<Option<Decoder>> = Shared::new(None);
static MALFORMED: Shared<Malformed> = Shared::new(Malformed { start: 0, length: 0 });

/// Where to write what is to be decoded.
#[wasm_bindgen]
pub fn input() -> *mut u8 {
    INPUT.0.get().cast()
}

/// How many bytes there is room for at [`input`].
#[wasm_bindgen]
pub fn input_length() -> usize {
    BLOCK
}

/// Where the code units are after [`decode`].
#[wasm_bindgen]
pub fn output() -> *mut u16 {
    OUTPUT.0.get().cast()
}

/// The current decoder's state: [`decoder_length`] bytes that may be read after a call, and written back to go on.
#[wasm_bindgen]
pub fn decoder() -> *mut u8 {
    DECODER.0.get().cast()
}

/// How many bytes there are at [`decoder`].
#[wasm_bindgen]
pub fn decoder_length() -> usize {
    size_of::<Option<Decoder>>()
}

/// Makes the current decoder a new instance of an encoding's decoder. The encoding is given by its place in the
/// standard's order.
#[wasm_bindgen]
pub fn new_decoder(encoding: usize) {
    DECODER.with(|decoder| *decoder = Encoding::all().get(encoding).map(|encoding| encoding.new_decoder()));
}

/// Decodes `length` bytes at [`input`] with the current decoder. Returns the number of code units at [`output`], or
/// -1 at a malformed sequence in fatal mode.
#[wasm_bindgen]
pub fn decode(length: usize, fatal: bool, end_of_queue: bool) -> i32 {
    let mode = if fatal { ErrorMode::Fatal } else { ErrorMode::Replacement };
    let result = INPUT.with(|input| {
        let source = &input[..length.min(BLOCK)];
        OUTPUT
            .with(|output| DECODER.with(|decoder| decoder.as_mut()?.decode(source, output, mode, end_of_queue).into()))
    });
    match result {
        None => 0,
        Some(Ok(progress)) => progress.written as i32,
        Some(Err(malformed)) => {
            MALFORMED.with(|place| *place = malformed);
            -1
        }
    }
}

/// After -1: where the malformed sequence starts, in bytes from [`input`]; negative when it began in an earlier block.
#[wasm_bindgen]
pub fn malformed_start() -> isize {
    MALFORMED.with(|malformed| malformed.start)
}

/// After -1: the malformed sequence's length in bytes.
#[wasm_bindgen]
pub fn malformed_length() -> usize {
    MALFORMED.with(|malformed| malformed.length)
}
