//! Making lazy values before a module is shipped: `tools/prepare.js` calls this function, and ships the memory as it
//! is afterwards. Unpacking takes longer than everything else that a program's first call does.

use crate::index;

/// Makes the lazy values that take long. Encodings' flat tables aren't among them: filling one takes a tenth of the time, and
/// each would add 128 KB.
#[unsafe(no_mangle)]
pub extern "C" fn prepare() {
    index::unpack_all();
    #[cfg(feature = "detection")]
    crate::detection::unpack_model();
}
