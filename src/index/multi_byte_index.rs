//! The type of the multi-byte indexes.

use crate::handler::is_surrogate;

/// An [index](https://encoding.spec.whatwg.org/#index): the code point of each pointer.
#[derive(Clone, Copy)]
pub(crate) struct Index {
    /// The code units of the pointers, 0 for those without a code point. The n-th surrogate stands for the n-th code
    /// point beyond the Basic Multilingual Plane.
    units: &'static [u16],
    /// The lower halves of those code points, all of which are in plane 2.
    beyond: &'static [u16],
}

const PLANE_2: u32 = 0x2_0000;

impl Index {
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(super) fn new(units: &'static [u16], beyond: &'static [u16]) -> Self {
        Self { units, beyond }
    }

    /// An index of its units, followed by the lower halves.
    #[cfg(not(target_arch = "wasm32"))]
    #[allow(clippy::indexing_slicing, reason = "it runs when the crate is compiled")]
    pub(super) const fn of(all: &'static [u16]) -> Self {
        let mut pointers = 0;
        let mut beyond = 0;
        while pointers + beyond < all.len() {
            beyond += is_surrogate(all[pointers]) as usize;
            pointers += 1;
        }
        let (units, beyond) = all.split_at(pointers);
        Self { units, beyond }
    }

    /// The code unit for a pointer, or a surrogate if it has two; 0 if there is none.
    #[inline(always)]
    pub(crate) fn unit(&self, pointer: usize) -> u16 {
        self.units.get(pointer).copied().unwrap_or(0)
    }

    /// The [index code point](https://encoding.spec.whatwg.org/#index-code-point) for a pointer.
    // A copy for each codec would make modules of WebAssembly larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub(crate) fn code_point(&self, pointer: usize) -> Option<char> {
        match self.unit(pointer) {
            0 => None,
            surrogate if is_surrogate(surrogate) => {
                let half = self.beyond.get(usize::from(surrogate & 0x7FF))?;
                char::from_u32(PLANE_2 | u32::from(*half))
            }
            unit => char::from_u32(u32::from(unit)),
        }
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = (usize, char)> {
        (0..self.units.len()).filter_map(|pointer| Some((pointer, self.code_point(pointer)?)))
    }
}
