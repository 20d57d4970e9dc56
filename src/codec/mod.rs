//! The standard's decoders and encoders, a module for each encoding; those with the same shape share it.

mod batches;
pub(crate) mod big5;
pub(crate) mod euc_jp;
pub(crate) mod euc_kr;
pub(crate) mod gb18030;
pub(crate) mod iso_2022_jp;
mod pairs;
mod pairs_to_utf_8;
pub(crate) mod replacement;
pub(crate) mod shift_jis;
pub(crate) mod single_byte;
pub(crate) mod stateless;
mod two_byte;
mod unit_table;
pub(crate) mod utf_16;
pub(crate) mod utf_8;
pub(crate) mod x_user_defined;
