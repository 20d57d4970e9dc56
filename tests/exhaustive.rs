//! Every short input, in both error modes and on both paths, against `encoding_rs`.

mod common;

use common::modes::{DecodeInMode, ErrorMode};
use common::{assert_like_peer, in_parallel, is_single_byte, peer_result, tested};
use encoding_standard::{Encoding, Malformed, Progress};

#[test]
fn no_byte_one_byte_and_two_bytes() {
    in_parallel(tested(), |&encoding| {
        let comparison = Comparison::new(encoding);
        comparison.check(b"");
        for first in 0..=0xFF {
            comparison.check(&[first]);
            for second in 0..=0xFF {
                comparison.check(&[first, second]);
            }
        }
    });
}

#[test]
fn three_bytes() {
    // In the others every byte is a character, so two bytes show as much.
    let is_multi_byte = |encoding: &&Encoding| !is_single_byte(**encoding);
    check_three_bytes(SAMPLE, tested().filter(is_multi_byte));
}

#[test]
#[ignore = "it takes a minute: npm run check"]
fn every_three_bytes() {
    check_three_bytes(1, tested());
}

/// Every pair of bytes, with one in `step` third bytes, different ones for each pair.
fn check_three_bytes<'a>(step: usize, encodings: impl Iterator<Item = &'a Encoding>) {
    let parts = encodings.flat_map(|&encoding| (0..=0xFF).map(move |first| (encoding, first)));
    in_parallel(parts, |(encoding, first)| {
        let comparison = Comparison::new(encoding);
        for second in 0..=0xFF {
            for third in sample(usize::from(first) + usize::from(second), step) {
                comparison.check(&[first, second, third]);
            }
        }
    });
}

#[test]
fn gb18030_four_bytes() {
    check_gb18030_four_bytes(SAMPLE);
}

#[test]
#[ignore = "it takes a minute: npm run check"]
fn every_gb18030_four_bytes() {
    check_gb18030_four_bytes(1);
}

/// Every start of a four-byte gb18030 sequence, with one in `step` fourth bytes.
fn check_gb18030_four_bytes(step: usize) {
    for encoding in [Encoding::Gb18030, Encoding::Gbk] {
        in_parallel(0x81..=0xFE, |first| {
            let comparison = Comparison::new(encoding);
            for second in 0x30..=0x39 {
                for third in 0x81..=0xFE {
                    for fourth in sample(usize::from(second) + usize::from(third), step) {
                        comparison.check(&[first, second, third, fourth]);
                    }
                }
            }
        });
    }
}

/// One byte in this many is tested in each position; over all positions, every byte is.
const SAMPLE: usize = 16;

fn sample(place: usize, step: usize) -> impl Iterator<Item = u8> {
    (0..=0xFF).skip(place % step).step_by(step)
}

/// Every two bytes in ISO-2022-JP after each escape sequence, which three bytes wouldn't get past.
#[test]
fn iso_2022_jp_states() {
    let escapes: [&[u8]; 5] = [b"\x1B(B", b"\x1B(J", b"\x1B(I", b"\x1B$B", b"\x1B$@"];
    for escape in escapes {
        in_parallel(0..=0xFF, |first| {
            let comparison = Comparison::new(Encoding::Iso2022Jp);
            for second in 0..=0xFF {
                let bytes = [escape, &[first, second], b"\x1B(J~!"].concat();
                comparison.check(&bytes);
                comparison.check(&bytes[..5]);
            }
        });
    }
}

type Decoded = Result<Progress, Malformed>;

/// Enough for any input here.
const ROOM: usize = 16;

/// `assert_like_peer` without allocation, for hundreds of millions of inputs.
struct Comparison {
    encoding: Encoding,
    peer: &'static encoding_rs::Encoding,
}

impl Comparison {
    fn new(encoding: Encoding) -> Self {
        Self { encoding, peer: common::peer(encoding) }
    }

    fn check(&self, bytes: &[u8]) {
        let mut expected = [0; ROOM];
        let (_, _, length, had_errors) =
            self.peer.new_decoder_without_bom_handling().decode_to_utf16(bytes, &mut expected, true);
        let expected = &expected[..length];
        let expected_fatal = if had_errors {
            let mut decoder = self.peer.new_decoder_without_bom_handling();
            peer_result(decoder.decode_to_utf16_without_replacement(bytes, &mut [0; ROOM], true))
        } else {
            Ok(length)
        };

        let [mut fast, mut literal] = [[0; ROOM]; 2];
        let new = || self.encoding.new_decoder();
        let fast_result = new().decode_to_utf16_in(bytes, &mut fast, ErrorMode::Replacement, true);
        let literal_result = new().decode_literally_in(bytes, &mut literal, ErrorMode::Replacement, true);
        let same = |result: Decoded, units: &[u16]| result.is_ok_and(|progress| &units[..progress.written] == expected);

        let fast_fatal = new().decode_to_utf16_in(bytes, &mut [0; ROOM], ErrorMode::Fatal, true);
        let literal_fatal = new().decode_literally_in(bytes, &mut [0; ROOM], ErrorMode::Fatal, true);
        let same_fatal =
            |result: Decoded| result.map(|progress| progress.written).map_err(Into::into) == expected_fatal;

        let is_same = same(fast_result, &fast) && same(literal_result, &literal);
        if !(is_same && same_fatal(fast_fatal) && same_fatal(literal_fatal)) {
            // For the message.
            assert_like_peer(self.encoding, bytes);
            panic!("{} {bytes:02X?}: the comparisons differ", self.encoding);
        }
    }
}
