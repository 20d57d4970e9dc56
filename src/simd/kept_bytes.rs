//! Shuffles that move the bytes of characters together, from a vector where each character has equally many places.

use alloc::boxed::Box;

use crate::lazy::Lazy;

/// Where each byte of a vector comes from; 0x80 for nowhere.
pub(super) type Shuffle = [u8; 16];

/// For eight characters with two places each: a bit for each that has a second byte.
#[cfg(target_arch = "wasm32")]
pub(super) static OF_EIGHT: Lazy<Box<[Shuffle; 0x100]>> = Lazy::new(|| shuffles(2));

/// For four characters with four places each: four bits for those with a second byte, and four for those with a third.
pub(super) static OF_FOUR: Lazy<Box<[Shuffle; 0x100]>> = Lazy::new(|| shuffles(4));

/// Makes the shuffles that keep the first bytes of each character.
#[cfg_attr(small, optimize(size))]
fn shuffles(places: usize) -> Box<[Shuffle; 0x100]> {
    let mut shuffles = Box::new([[0x80; 16]; 0x100]);
    for (seconds, shuffle) in shuffles.iter_mut().enumerate() {
        let thirds = if places == 4 { seconds >> 4 } else { 0 };
        let length = |character| 1 + (seconds >> character & 1) + (thirds >> character & 1);
        let kept = (0..16).filter(|place| place % places < length(place / places));
        for (from, place) in shuffle.iter_mut().zip(kept) {
            *from = place as u8;
        }
    }
    shuffles
}
