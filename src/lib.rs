//! The WHATWG [Encoding Standard](https://encoding.spec.whatwg.org/): every encoding of the web, decoded and encoded.
//!
//! ```
//! use encoding_standard::Encoding;
//!
//! let encoding = Encoding::for_label(b" SJIS ").unwrap();
//! assert_eq!(encoding.name(), "Shift_JIS");
//! assert_eq!(encoding.decode(b"\x83\x65\x83\x58\x83\x67"), "テスト");
//! assert_eq!(*encoding.encode_or_fail("テスト").unwrap(), *b"\x83\x65\x83\x58\x83\x67");
//! ```
//!
//! Every encoding of the standard has a decoder, whose result is exactly the standard's for every input, however it is
//! split. All except replacement also have an encoder. Those of UTF-16BE and UTF-16LE aren't part of the standard.
//!
//! # Which function to use
//!
//! | to | use |
//! |---|---|
//! | find the encoding of a label | [`Encoding::for_label`], or `parse` |
//! | find the encoding of a byte order mark | [`Encoding::for_bom`] |
//! | decode a whole text | [`Encoding::decode`] |
//! | know what was malformed | [`Encoding::decode_with_details`], [`Encoding::decode_or_fail`] |
//! | decode a whole text to UTF-16 | [`Encoding::decode_to_utf16`], [`Encoding::decode_to_utf16_or_fail`] |
//! | choose what a byte order mark does | [`Encoding::decode_with_bom_handling`] |
//! | decode a file or a connection | [`DecodingReader`]; in an unknown encoding, [`DetectingReader`] |
//! | decode chunks of a text that may begin with a byte order mark | [`TextDecoder`] |
//! | decode chunks exactly as declared | [`Encoding::new_decoder`]; [`Decoder::decode_to_string`], [`Decoder::decode`] |
//! | decode chunks to UTF-16 | [`Decoder::decode_to_utf16`] |
//! | encode a whole text | [`Encoding::encode_or_fail`]; with a substitute for what can't be encoded, [`Encoding::encode`] |
//! | drop or replace what can't be encoded | [`Encoding::encode_with`], [`Encoding::can_encode`], [`Encoding::characters`] |
//! | encode a file or a connection | [`EncodingWriter`] |
//! | encode chunks | [`Encoding::new_encoder`]; [`Encoder::encode`], [`Encoder::encode_from_utf16`] |
//! | know how much room is enough | [`Decoder::max_length`], [`Decoder::max_utf16_length`], [`Encoder::max_length`], [`Encoder::max_length_with_references`] |
//! | convert a file to UTF-8 or to another encoding | [`Transcoder`] |
//! | find the encoding of a web page | [`sniff_html_encoding`] |
//! | find the encoding of an XML document | [`sniff_xml_encoding`] |
//! | guess the encoding of any text | [`detect_encoding`], in chunks [`Detector`] |
//! | implement another standard | the [`hooks`] for it |
//!
//! ```
//! use encoding_standard::{DetectionOptions, detect_encoding};
//!
//! let bytes = b"\xC5\xE2\xF0\xE0\xE7\xE8\xFF \xE8 \xC0\xE7\xE8\xFF";
//! let encoding = detect_encoding(bytes, &DetectionOptions::default()).encoding.unwrap();
//! assert_eq!(encoding.decode(bytes), "Евразия и Азия");
//! ```
//!
//! # Chunks and errors
//!
//! [`Decoder`], [`Encoder`] and [`Transcoder`] allocate only their tables, once: they read from one slice and write to
//! another, and [`Progress`] says how far they got. All state is in the object, a small `Copy` value.
//!
//! Functions whose names end with `_or_fail` stop at the first error and return where it is, counted from the start of
//! this call's source: [`Malformed`] in bytes, [`Unmappable`] in bytes of a `str` or code units of UTF-16. The
//! destination has everything before it. The others replace it; [`Progress::replaced`], [`Losses`] and
//! [`DecodedText::malformed`] count how often. [`Transcoder`] and [`EncodingWriter`] only do so
//! [with](Transcoder::with_substitute) a [substitute](EncodingWriter::with_substitute). No input makes a function
//! panic.
//!
//! # Features
//!
//! All are on by default except `alloc`, `code-pages` and `serde`. Without some of them the program is smaller:
//!
//! - `std`: readers and writers, and AVX2 where the processor has it
//! - `alloc`: needed without `std`; the crate is then `no_std`
//! - `encode`: encoders; `transcode`: transcoders
//! - `chinese` (GBK, gb18030, Big5), `japanese` (EUC-JP, ISO-2022-JP, Shift_JIS), `korean` (EUC-KR), `single-byte`: the
//!   encodings besides UTF-8, UTF-16, x-user-defined and replacement. Without its feature, [`Encoding`] lacks an
//!   encoding, and parsing its labels fails with an error that names the feature
//! - `detection`, `sniffing`: finding the encoding of a text
//! - `code-pages`: `CodePage`, for code pages of DOS and ISO's own ISO-8859-1, which aren't in the standard
//! - `serde`: encodings in data, by their names
//!
//! The crate `encoding-wasm` has JavaScript strings and streams for programs in browsers.

// Each module begins with what it is for; docs/architecture.md says how they work together.

// tools/lib/toolchain.js sets this for the npm package's modules. It makes functions that rarely run smaller, and needs
// a nightly compiler or RUSTC_BOOTSTRAP.
#![cfg_attr(small, feature(optimize_attribute))]
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(missing_docs)]
#![warn(clippy::pedantic)]
// The codecs consist of numbers of many sizes. Every truncation is intentional.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]
// These make it faster.
#![allow(clippy::inline_always, clippy::needless_bitwise_bool, clippy::verbose_bit_mask)]
// Tables are filled in place, and steps are in the standard's order.
#![allow(clippy::large_stack_arrays, clippy::match_same_arms, clippy::single_match_else)]
// Encodings have names with underscores, and iterators call functions with references.
#![allow(clippy::doc_markdown, clippy::trivially_copy_pass_by_ref)]
// Without some features, parts of other modules are unused. The linker drops them.
#![cfg_attr(not(all(feature = "transcode", feature = "sniffing")), allow(dead_code, unused_imports))]
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
#[cfg(feature = "code-pages")]
mod code_pages;
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
pub mod hooks;
mod index;
#[cfg(feature = "std")]
mod io_errors;
mod io_queue;
mod labels;
mod lazy;
#[cfg(any(test, not(target_has_atomic = "ptr")))]
mod leaking_cell;
#[cfg(any(feature = "std", feature = "encode"))]
mod losses;
#[allow(missing_docs, reason = "they are for one crate")]
#[doc(hidden)]
pub mod parts;
mod progress;
#[cfg(any(test, target_arch = "wasm32"))]
mod range_decoder;
mod replacing;
#[cfg(feature = "serde")]
mod serialization;
mod short_text;
mod simd;
mod slices;
#[cfg(feature = "sniffing")]
mod sniffing;
#[cfg(feature = "encode")]
mod str_input;
#[cfg(feature = "encode")]
mod substitution;
mod text_decoder;
#[cfg(feature = "transcode")]
mod transcoder;
mod utf_8_output;
// Without `std` and `alloc`, lets the rest compile, so that only the error below is reported.
#[cfg(any(all(target_arch = "wasm32", not(target_feature = "atomics")), not(any(feature = "std", feature = "alloc"))))]
mod wasm_cell;
mod whole_text;
mod whole_units;

/// The examples of the guide are tests.
#[cfg(doctest)]
#[doc = include_str!("../docs/crate.md")]
struct Guide;

/// Auto traits that programs rely on, such as moving a stream to another thread.
const _: () = {
    use core::panic::{RefUnwindSafe, UnwindSafe};

    const fn has_auto_traits<T: Send + Sync + Unpin + UnwindSafe + RefUnwindSafe>() {}

    has_auto_traits::<Decoder>();
    has_auto_traits::<TextDecoder>();
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

pub use byte_order_mark::BomHandling;
#[cfg(feature = "code-pages")]
pub use code_pages::CodePage;
pub use decoder::Decoder;
#[cfg(feature = "std")]
pub use decoding_reader::DecodingReader;
#[cfg(all(feature = "std", feature = "detection"))]
pub use detecting_reader::DetectingReader;
#[cfg(feature = "detection")]
pub use detection::{Candidate, Detection, DetectionKind, DetectionOptions, Detector, detect_encoding};
#[cfg(feature = "encode")]
pub use encoder::Encoder;
pub use encoding::Encoding;
#[cfg(all(feature = "std", feature = "encode"))]
pub use encoding_writer::EncodingWriter;
pub use labels::LabelError;
#[cfg(any(feature = "std", feature = "encode"))]
pub use losses::{Losses, LostCodePoint};
#[cfg(feature = "encode")]
pub use progress::{EncodeError, Substitute, Unmappable};
pub use progress::{Malformed, Progress};
#[cfg(feature = "sniffing")]
pub use sniffing::{
    Confidence, HtmlSniffingOptions, Sniffed, Source, XmlSniffingOptions, declared_label, extract_encoding_from_meta,
    get_xml_encoding, locale_default_encoding, prescan, sniff_html_encoding, sniff_xml_encoding,
};
pub use text_decoder::TextDecoder;
#[cfg(feature = "transcode")]
pub use transcoder::{End, TranscodeError, Transcoder};
pub use whole_text::DecodedText;
