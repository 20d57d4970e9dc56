//! The WHATWG Encoding Standard for WebAssembly: the crate [`encoding_standard`] for programs in JavaScript.
//!
//! - The feature `js`, on by default, is for Rust programs in browsers, such as those with Leptos or Yew: the module
//!   `js` has strings and streams of JavaScript.
//! - The feature `boundary` is for the npm package's modules: a module that links this crate exports the functions that
//!   the package's JavaScript calls, and has its allocator.
//!
//! Both exist for `wasm32` only, and do nothing elsewhere, such as on a server. Everything that doesn't concern
//! JavaScript is in `encoding_standard`.

#![deny(missing_docs)]
#![warn(clippy::pedantic)]
// JavaScript's numbers have other sizes.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]
// Nothing panics, whatever the input: in WebAssembly a panic is a trap.
#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unimplemented,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

// Tests run it on all targets.
#[cfg(any(test, all(target_arch = "wasm32", feature = "boundary")))]
mod allocator;
#[cfg(all(target_arch = "wasm32", feature = "boundary"))]
#[allow(unsafe_code, clippy::must_use_candidate)]
pub mod boundary;
#[cfg(all(target_arch = "wasm32", feature = "js"))]
pub mod js;

/// The examples of the guide are tests, including those for browsers.
#[cfg(all(doctest, target_arch = "wasm32", feature = "js"))]
#[doc = include_str!("../../docs/crate.md")]
struct Guide;
