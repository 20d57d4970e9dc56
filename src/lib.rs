//! The WHATWG [Encoding Standard](https://encoding.spec.whatwg.org/): every encoding of the web, decoded and encoded.
//!
//! ```
//! use encoding_wasm::Encoding;
//!
//! let encoding = Encoding::for_label(b" SJIS ").unwrap();
//! assert_eq!(encoding.name(), "Shift_JIS");
//! assert_eq!(encoding.decode(b"\x83\x65\x83\x58\x83\x67"), "テスト");
//! assert_eq!(*encoding.encode_or_fail("テスト").unwrap(), *b"\x83\x65\x83\x58\x83\x67");
//! ```
//!
//! Every encoding of the standard has a decoder, which gives exactly the standard's result for every input, however the
//! input is split. All except replacement also have an encoder. The standard lacks the encoder of UTF-16.
//!
//! # Which function to use
//!
//! | to | use |
//! |---|---|
//! | find the encoding of a label | [`Encoding::for_label`], or `parse` |
//! | find the encoding of a byte order mark | [`Encoding::for_bom`] |
//! | decode a whole text | [`Encoding::decode`] |
//! | know what was malformed | [`Encoding::decode_with_details`], [`Encoding::decode_or_fail`] |
//! | decode exactly as declared, whatever the text begins with | [`Encoding::decode_without_bom`] |
//! | decode a file or a connection | [`DecodingReader`]; in an unknown encoding, [`DetectingReader`] |
//! | decode chunks | [`Encoding::new_decoder`]; [`Decoder::decode_to_string`], [`Decoder::decode_to_utf8`] |
//! | decode chunks to UTF-16 | [`Decoder::decode`] |
//! | encode a whole text | [`Encoding::encode_or_fail`]; as HTML forms do, [`Encoding::encode`] |
//! | encode a file or a connection | [`EncodingWriter`] |
//! | encode chunks | [`Encoding::new_encoder`]; [`Encoder::encode_from_str`], [`Encoder::encode`] from UTF-16 |
//! | know how much room is enough | [`Decoder::max_utf8_length`], [`Decoder::max_utf16_length`], [`Encoder::max_length`] |
//! | convert a file to UTF-8 or to another encoding | [`Transcoder`] |
//! | find the encoding of a web page | [`sniff_html_encoding`] |
//! | find the encoding of an XML document | [`sniff_xml_encoding`] |
//! | guess the encoding of any text | [`detect_encoding`], in chunks [`Detector`] |
//! | implement another standard | its hooks: [`decode`], [`encode`], [`get_encoder`], [`utf8_decode`], [`utf8_decode_without_bom`], [`utf8_decode_without_bom_or_fail`] |
//!
//! ```
//! use encoding_wasm::{DetectionOptions, detect_encoding};
//!
//! let bytes = b"\xC5\xE2\xF0\xE0\xE7\xE8\xFF \xE8 \xC0\xE7\xE8\xFF";
//! let encoding = detect_encoding(bytes, &DetectionOptions::default()).encoding.unwrap();
//! assert_eq!(encoding.decode(bytes), "Евразия и Азия");
//! ```
//!
//! # Chunks and errors
//!
//! [`Decoder`], [`Encoder`] and [`Transcoder`] allocate nothing but their tables, once: they read from one slice and write
//! to another, and [`Progress`] says how far they got. All state is in the object, a small `Copy` value.
//!
//! With [`ErrorMode::Fatal`] a call stops at the first problem and returns where it is, counted from the start of this
//! call's source: [`Malformed`] in bytes, [`Unmappable`] in code units, or bytes of a `str`. The destination has everything
//! before it. No input makes a function panic.
//!
//! # Features
//!
//! All are on by default except `alloc`, `js` and `boundary`. Turning some of them off removes code and tables:
//!
//! - `std`: readers and writers, and AVX2 where the processor has it
//! - `alloc`: needed without `std`; the crate is then `no_std`
//! - `encode`: encoders; `transcode`: transcoders
//! - `chinese` (GBK, gb18030, Big5), `japanese` (EUC-JP, ISO-2022-JP, Shift_JIS), `korean` (EUC-KR), `single-byte`: the
//!   encodings besides UTF-8, UTF-16, x-user-defined and replacement. Without its feature, an encoding isn't there:
//!   [`Encoding`] lacks it, and its labels don't parse, with an error that names the feature
//! - `detection`, `sniffing`: finding the encoding of a text
//! - `js`: the module `js`, with JavaScript strings and streams for programs in browsers; only on `wasm32`
//! - `boundary`: the functions that the npm package's JavaScript calls; needs a nightly compiler
//!
//! # How the crate is laid out
//!
//! - `encoding`, `labels`, `byte_order_mark`: encodings, their names, labels and marks
//! - `handler`, `io_queue`: the standard's handlers and I/O queues
//! - `codec`: the decoders and encoders, a module for each encoding
//! - `decode_queue`, `encode_queue`: "process a queue", and the error modes
//! - `index`: the standard's indexes, from `generated`: constants, but in WebAssembly unpacked at their first use
//! - `decoder`, `encoder`, `transcoder`: what users call for chunks, with UTF-16 in between; `utf_8_output` and `str_input`
//!   are the parts of decoders and encoders for Rust's strings; `progress`: what all of these return; `losses`: counts of what they replaced
//! - `whole_text`, `hooks`: what users call for whole texts, and `short_text` for those of a few bytes; `decoding_reader`,
//!   `detecting_reader`, `encoding_writer`: for files
//! - `sniffing`: HTML's and XML's ways to find a document's encoding
//! - `detection`: guesses an encoding from the bytes
//! - `range_decoder`: unpacks tables and models; `simd`: operations on many bytes at once; `ascii`: the same for ASCII;
//!   `slices`: parts of slices without panics; `lazy`: values made at first use, in WebAssembly in a `wasm_cell`
//! - `wasm`: the boundary to JavaScript, for the npm package, and `wasm_allocator` its memory; `js`: the boundary for Rust
//!   programs

// In the modules for JavaScript, functions that run once or rarely are compiled to be small.
#![cfg_attr(feature = "boundary", feature(optimize_attribute))]
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(missing_docs)]
#![warn(clippy::pedantic)]
// The codecs consist of numbers of many sizes, and every truncation is intentional.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]
// These were measured.
#![allow(clippy::inline_always, clippy::needless_bitwise_bool, clippy::verbose_bit_mask)]
// Tables are filled in place, and steps stand in the order of the standard.
#![allow(clippy::large_stack_arrays, clippy::match_same_arms, clippy::single_match_else)]
// Encodings have names with underscores, and iterators call functions with references.
#![allow(clippy::doc_markdown, clippy::trivially_copy_pass_by_ref)]
// With some of the features missing, parts of other modules have no users; the linker drops them.
#![cfg_attr(not(all(feature = "transcode", feature = "sniffing")), allow(dead_code, unused_imports))]
// The modules for JavaScript are only there for WebAssembly.
#![cfg_attr(all(feature = "boundary", not(target_arch = "wasm32")), allow(dead_code))]
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

extern crate alloc;

mod ascii;
mod byte_order_mark;
mod codec;
mod decode_queue;
mod decoder;
#[cfg(feature = "std")]
mod decoding_reader;
#[cfg(all(feature = "std", feature = "detection"))]
mod detecting_reader;
#[cfg(feature = "detection")]
mod detection;
#[cfg(feature = "encode")]
mod encode_queue;
#[cfg(feature = "encode")]
mod encoder;
mod encoding;
#[cfg(all(feature = "std", feature = "encode"))]
mod encoding_writer;
#[rustfmt::skip]
mod generated;
mod handler;
mod hooks;
mod index;
mod io_queue;
#[cfg(all(target_arch = "wasm32", feature = "js"))]
pub mod js;
mod labels;
mod lazy;
#[cfg(any(feature = "std", feature = "encode"))]
mod losses;
mod progress;
#[cfg(any(test, target_arch = "wasm32"))]
mod range_decoder;
mod replacing;
mod short_text;
mod simd;
mod slices;
#[cfg(feature = "sniffing")]
mod sniffing;
#[cfg(feature = "encode")]
mod str_input;
#[cfg(feature = "transcode")]
mod transcoder;
mod utf_8_output;
#[cfg(all(target_arch = "wasm32", feature = "boundary"))]
#[allow(unsafe_code, clippy::must_use_candidate)]
pub mod wasm;
#[cfg(any(test, all(target_arch = "wasm32", feature = "boundary")))]
mod wasm_allocator;
// Without `std` and `alloc` it lets the rest compile, so that the error below stands alone.
#[cfg(any(all(target_arch = "wasm32", not(target_feature = "atomics")), not(any(feature = "std", feature = "alloc"))))]
mod wasm_cell;
mod whole_text;

/// The examples of the guide are tests.
#[cfg(doctest)]
#[doc = include_str!("../docs/crate.md")]
struct Guide;

/// What programs rely on without naming it, with all features and on all targets: for example, that a stream may move to another
/// thread, or be used after a panic elsewhere.
const _: () = {
    use core::panic::{RefUnwindSafe, UnwindSafe};

    const fn has_auto_traits<T: Send + Sync + Unpin + UnwindSafe + RefUnwindSafe>() {}

    has_auto_traits::<Decoder>();
    #[cfg(feature = "encode")]
    has_auto_traits::<Encoder>();
    #[cfg(feature = "transcode")]
    has_auto_traits::<Transcoder>();
    #[cfg(feature = "detection")]
    has_auto_traits::<Detector>();
    #[cfg(feature = "std")]
    has_auto_traits::<DecodingReader<&[u8]>>();
    #[cfg(all(feature = "std", feature = "detection"))]
    has_auto_traits::<DetectingReader<&[u8]>>();
    #[cfg(all(feature = "std", feature = "encode"))]
    has_auto_traits::<EncodingWriter<alloc::vec::Vec<u8>>>();
};

#[cfg(not(any(feature = "std", feature = "alloc")))]
compile_error!("the crate needs the feature `std`, or `alloc` where there is no standard library");

pub use byte_order_mark::bom_sniff;
pub use decoder::Decoder;
#[cfg(feature = "std")]
pub use decoding_reader::DecodingReader;
#[cfg(all(feature = "std", feature = "detection"))]
pub use detecting_reader::DetectingReader;
#[cfg(feature = "detection")]
pub use detection::{Detection, DetectionKind, DetectionOptions, Detector, detect_encoding};
#[cfg(feature = "encode")]
pub use encoder::Encoder;
pub use encoding::Encoding;
#[cfg(all(feature = "std", feature = "encode"))]
pub use encoding_writer::EncodingWriter;
pub use hooks::{decode, utf8_decode, utf8_decode_without_bom, utf8_decode_without_bom_or_fail};
#[cfg(feature = "encode")]
pub use hooks::{encode, get_encoder};
pub use labels::LabelError;
#[cfg(any(feature = "std", feature = "encode"))]
pub use losses::Losses;
#[cfg(feature = "encode")]
pub use progress::{EncodeError, Unmappable};
pub use progress::{ErrorMode, Malformed, Progress};
#[cfg(feature = "sniffing")]
pub use sniffing::{
    Confidence, HtmlSniffingOptions, Sniffed, Source, XmlSniffingOptions, declared_label, extract_encoding_from_meta,
    get_xml_encoding, locale_default_encoding, prescan, sniff_html_encoding, sniff_xml_encoding,
};
#[cfg(feature = "transcode")]
pub use transcoder::{End, TranscodeError, Transcoder};
pub use whole_text::DecodedText;
