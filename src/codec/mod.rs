//! The standard's decoders and encoders: one module for each encoding, and the modules that several of them share.
//! Functions that return two `usize` return how much they read and how much they wrote.

mod batches;
pub(crate) mod big5;
pub(crate) mod euc_jp;
pub(crate) mod euc_kr;
mod from_utf_8;
pub(crate) mod gb18030;
pub(crate) mod iso_2022_jp;
mod leading_bytes;
mod longer_sequences;
mod pair_gathering;
mod pair_table;
mod patching;
pub(crate) mod replacement;
pub(crate) mod shared_utf_16;
pub(crate) mod shift_jis;
#[cfg(feature = "single-byte")]
pub(crate) mod single_byte;
#[cfg(all(feature = "single-byte", feature = "encode"))]
pub(crate) mod single_byte_encoder;
mod stand_ins;
mod stateless;
pub(crate) mod table_encoder;
pub(crate) mod two_byte;
mod unit_table;
#[cfg(feature = "encode")]
pub(crate) mod utf_16_encoder;
pub(crate) mod utf_8;
mod utf_8_pair_table;
pub(crate) mod x_user_defined;

#[cfg(any(feature = "chinese", feature = "japanese", feature = "korean"))]
pub(crate) use pair_table::PairTable;
