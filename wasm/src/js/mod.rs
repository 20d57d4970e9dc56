//! Strings and streams of JavaScript, for Rust programs in browsers, such as those with Leptos or Yew. They exist for
//! `wasm32-unknown-unknown` only.
//!
//! | to | use |
//! |---|---|
//! | decode a whole text | [`decode_to_js_string`], [`decode_to_js_string_or_fail`] |
//! | decode chunks | [`decode_chunk_to_js_string`], [`decode_chunk_to_js_string_or_fail`] |
//! | decode a stream, such as a response's body | [`decoder_stream`], [`decoder_stream_or_fail`] |
//! | encode a stream | [`encoder_stream`], [`encoder_stream_or_fail`] |
//!
//! Use them for text that goes to JavaScript, such as to the page. They are several times as fast as making a `String`
//! and passing it on, except for ASCII: see bench/NOTES.md. To work with text in Rust, use
//! [`Encoding::decode`](encoding_standard::Encoding::decode).

mod decoder_stream;
mod decoding;
#[cfg(feature = "encode")]
mod encoder_stream;
mod strings;
mod transform;

pub use decoder_stream::{decoder_stream, decoder_stream_or_fail};
pub use decoding::{
    decode_chunk_to_js_string, decode_chunk_to_js_string_or_fail, decode_to_js_string, decode_to_js_string_or_fail,
};
#[cfg(feature = "encode")]
pub use encoder_stream::{encoder_stream, encoder_stream_or_fail};
