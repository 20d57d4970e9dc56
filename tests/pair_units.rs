//! The tables of pairs, as docs/abi.md describes them for programs that look texts up themselves.

use encoding_standard::Encoding;
use encoding_standard::parts::pair_units;

/// The code units of bytes by the standard's steps.
fn decode(encoding: Encoding, bytes: &[u8], end_of_queue: bool) -> (Vec<u16>, usize) {
    let mut units = [0; 16];
    let mut decoder = encoding.new_decoder();
    let progress = decoder.decode_literally(bytes, &mut units, end_of_queue);
    (units[..progress.written].to_vec(), decoder.held())
}

fn is_surrogate(unit: u16) -> bool {
    (0xD800..=0xDFFF).contains(&unit)
}

/// A surrogate at a single byte means that another one follows, and at a pair that it isn't one code unit.
#[test]
fn every_byte_and_pair() {
    let mut tables = 0;
    for &encoding in Encoding::all() {
        let Some(table) = pair_units(encoding) else { continue };
        tables += 1;
        let (mut one_by_one, mut pairs, mut others) = (0, 0, 0);
        for first in 0..=0xFF {
            let alone = table[usize::from(first)];
            let (units, held) = decode(encoding, &[first], false);
            if !is_surrogate(alone) {
                assert_eq!((&units[..], held), (&[alone][..], 0), "{encoding} {first:02X}");
                one_by_one += 1;
                continue;
            }
            for second in 0..=0xFF {
                let unit = table[usize::from(u16::from_le_bytes([first, second]))];
                if is_surrogate(unit) {
                    others += 1;
                } else {
                    assert_eq!(
                        decode(encoding, &[first, second], true).0,
                        [unit],
                        "{encoding} {first:02X} {second:02X}"
                    );
                    pairs += 1;
                }
            }
        }
        // All ASCII, and most of the possible bytes after leading ones.
        assert!(one_by_one >= 0x80 && pairs > 6000 && others > 1000, "{encoding}: {one_by_one} {pairs} {others}");
    }
    assert_eq!(tables, 6);
}
