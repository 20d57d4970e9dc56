//! The boundary to JavaScript: functions of plain numbers, and places in memory that JavaScript reads and writes between
//! calls. It is behind the feature `boundary`, so that it isn't part of other modules that use the crate.
//!
//! There is one current codec: a decoder, an encoder or a transcoder. JavaScript keeps its state between the calls of a
//! stream, as the numbers at [`codec`]: so there is nothing to free here, and wrong numbers do no harm.
//!
//! Encodings are numbers, their places in the standard's order. So are error modes and ends: see `error_mode` and `end_of`.
//! js/wasm/wasm.js is the other side, and types/wasm-exports.d.ts has the types of all exports.

#[cfg(target_feature = "atomics")]
compile_error!("the boundary's places in memory aren't synchronized: build it without atomics, for one thread");

mod codecs;
#[cfg(feature = "detection")]
mod finding;
mod memory;

pub use codecs::*;
#[cfg(feature = "detection")]
pub use finding::*;
pub use memory::alloc;

use crate::allocator::{Allocator, Memory};

#[global_allocator]
static ALLOCATOR: Allocator<Memory> = Allocator::new(Memory);
