//! The standard's decoders, a module for each; those with the same shape share it.

pub(crate) mod big5;
pub(crate) mod euc_jp;
pub(crate) mod euc_kr;
pub(crate) mod gb18030;
pub(crate) mod iso_2022_jp;
mod pairs;
pub(crate) mod replacement;
pub(crate) mod shift_jis;
pub(crate) mod single_byte;
mod two_byte;
pub(crate) mod utf_16;
pub(crate) mod utf_8;
pub(crate) mod x_user_defined;
