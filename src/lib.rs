//! The WHATWG [Encoding Standard](https://encoding.spec.whatwg.org/): bytes to and from UTF-16 code units.
//!
//! Every encoding of the standard has a decoder that gives exactly the standard's answer for every input, however it
//! is split:
//!
//! ```
//! use encoding_wasm::{Encoding, ErrorMode};
//!
//! let encoding = Encoding::for_label(b" SJIS ").unwrap();
//! assert_eq!(encoding.name(), "Shift_JIS");
//!
//! let mut decoder = encoding.new_decoder();
//! let mut units = [0; 16];
//! let progress = decoder.decode(b"\x83\x65\x83\x58\x83\x67", &mut units, ErrorMode::Fatal, true).unwrap();
//! assert_eq!(String::from_utf16(&units[..progress.written]).unwrap(), "テスト");
//! ```
//!
//! Every encoding but replacement and UTF-16 also has an encoder, see [`Encoder`], and a [`Transcoder`] goes from bytes
//! to bytes. For a whole text there are the standard's hooks: [`decode`], [`encode`], [`utf8_decode`],
//! [`utf8_decode_without_bom`] and [`utf8_decode_without_bom_or_fail`]. Which encoding a text is in, HTML's algorithm
//! says, [`sniff_html_encoding`], XML's rules, [`sniff_xml_encoding`], or statistics, [`detect_encoding`].
//!
//! # Which function for what
//!
//! | to | use |
//! |---|---|
//! | find out what a label stands for | [`Encoding::for_label`] |
//! | decode a whole text to a `String` | [`decode`], or [`utf8_decode_without_bom_or_fail`] |
//! | decode a stream, or with an error at what is malformed | [`Encoding::new_decoder`], [`Decoder::decode`] |
//! | encode a whole text, as HTML forms do | [`encode`] |
//! | encode a stream, or with an error at what cannot be written | [`Encoding::new_encoder`], [`Encoder::encode`] |
//! | convert a file to UTF-8 or to another encoding | [`Transcoder`] |
//! | find the encoding of a web page | [`sniff_html_encoding`] |
//! | find the encoding of an XML document | [`sniff_xml_encoding`] |
//! | guess the encoding of any text | [`detect_encoding`], in chunks [`Detector`] |
//!
//! ```
//! use encoding_wasm::{DetectionOptions, decode, detect_encoding};
//!
//! let bytes = b"\xC5\xE2\xF0\xE0\xE7\xE8\xFF \xE8 \xC0\xE7\xE8\xFF";
//! let encoding = detect_encoding(bytes, &DetectionOptions::default()).encoding.unwrap();
//! assert_eq!(decode(bytes, encoding), "Евразия и Азия");
//! ```
//!
//! # Units, blocks and errors
//!
//! Decoders make UTF-16 code units and encoders read them, because that is what strings in JavaScript are. They
//! allocate nothing: they read from one slice and write to another, and [`Progress`] says how far they came. All state
//! is in the object, a small `Copy` value.
//!
//! In the modes that are fatal a call stops at the first problem, and returns where it is: [`Malformed`] in bytes,
//! [`Unmappable`] in code units, from the start of this call's source. What precedes it is in the destination. No input
//! makes a function panic.
//!
//! # How the crate is laid out
//!
//! - `labels`: encodings, names and labels
//! - `handler`: the standard's handlers and I/O queues
//! - `codec`: one module for each encoding: its decoder and encoder
//! - `decoding`, `encoding`: "process a queue", and the error modes
//! - `index`: the standard's indexes, unpacked on first use from `generated`
//! - `decoder`, `encoder`, `transcoder`, `hooks`: what users call
//! - `sniffing`: HTML's and XML's ways to find a document's encoding
//! - `detection`: guesses an encoding from the bytes
//! - `simd`: what is done to many bytes at once; `slices`: parts of slices without panics
//! - `wasm`: the boundary to JavaScript

#![deny(missing_docs)]
#![warn(clippy::pedantic)]
// Numbers of many sizes are what the codecs are made of, and where they are cut, it is meant.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]
// These were measured.
#![allow(clippy::inline_always, clippy::needless_bitwise_bool, clippy::verbose_bit_mask)]
// Tables are made in place, and steps and kinds in the order in which a standard or a person lists them.
#![allow(clippy::large_stack_arrays, clippy::match_same_arms, clippy::single_match_else)]
// Encodings have names with underscores, and functions that iterators call take references.
#![allow(clippy::doc_markdown, clippy::trivially_copy_pass_by_ref)]
// Whatever the input is, nothing panics: in WebAssembly that would be a trap.
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

mod ascii;
mod codec;
mod decoder;
mod decoding;
mod detection;
mod encoder;
mod encoding;
mod labels;
mod losses;
#[rustfmt::skip]
mod generated;
mod handler;
mod hooks;
mod index;
mod simd;
mod slices;
mod sniffing;
mod transcoder;
#[cfg(target_arch = "wasm32")]
#[allow(unsafe_code, clippy::must_use_candidate)]
pub mod wasm;

pub use decoder::{Decoder, Progress};
pub use decoding::{ErrorMode, Malformed};
pub use detection::{Detection, DetectionOptions, Detector, detect_encoding};
pub use encoder::Encoder;
pub use encoding::{EncoderErrorMode, Unmappable};
pub use generated::Encoding;
pub use hooks::{bom_sniff, decode, encode, utf8_decode, utf8_decode_without_bom, utf8_decode_without_bom_or_fail};
pub use losses::Losses;
pub use sniffing::{
    Confidence, HtmlSniffingOptions, Sniffed, Source, XmlSniffingOptions, declared_label, extract_encoding_from_meta,
    get_xml_encoding, locale_default_encoding, prescan, sniff_html_encoding, sniff_xml_encoding,
};
pub use transcoder::{End, TranscodeError, Transcoder};
