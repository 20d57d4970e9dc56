//! The decoders as finite state machines: every transition, compared with `encoding_rs`.
//!
//! A decoder's state is what it holds back: the bytes of an incomplete character, and for ISO-2022-JP the character set
//! and whether it was just designated. [`states`] lists a shortest input for each state. From each state, the test
//! reads each byte and the end of the queue, and then, to find out which state follows, each of a few probes that
//! distinguish all states. Both decoders must give the same code units.
//!
//! This is the W-method (T. S. Chow, "Testing software design modeled by finite-state machines", 1978): two machines
//! that agree on these inputs agree on **every input of any length**, provided that `encoding_rs`'s decoder has no more
//! states than ours. That the probes distinguish our states is tested, not assumed: states that no probe distinguishes
//! must agree on every byte, and go on to states that no probe distinguishes.

mod common;

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use common::in_parallel;
use common::modes::{DecodeInMode, ErrorMode};
use encoding_standard::Encoding;

/// The longest input in bytes: those that lead to a state, one more, and a probe.
const MAX_BYTES: usize = 16;

/// Inputs after a transition. The end of the queue follows each.
fn probes(encoding: Encoding) -> &'static [&'static [u8]] {
    match encoding {
        Encoding::Iso2022Jp => &[b"", b"!", b"!!", b"\\", b"B", b"(J\\", b"\x1B(B", b"\x1B(J\\", b"\x1B$B!!"],
        Encoding::Gb18030 | Encoding::Gbk => &[b"", b"0", b"A", b"\x81", b"0\x810", b"\x810"],
        Encoding::Utf8 => &[b"", b"\x80", b"\x90", b"\xA0", b"\xBF", b"\x80\x80", b"\xBF\xBF\xBF"],
        Encoding::Utf16Le | Encoding::Utf16Be => &[b"", b"A", b"\0\xDC", b"\xDC\0", b"\0\xDC\0", b"\x01\x02\x03"],
        Encoding::EucJp => &[b"", b"\xA1", b"\xB0", b"\xA4\xA2", b"A"],
        Encoding::ShiftJis | Encoding::Big5 | Encoding::EucKr => &[b"", b"\xA1", b"A", b"\x62", b"\x8E"],
        Encoding::Replacement => &[b"", b"A"],
        _ => &[b""],
    }
}

/// An input that leads to each state. Some states may be there twice.
fn states(encoding: Encoding) -> Vec<Vec<u8>> {
    if encoding == Encoding::Iso2022Jp {
        return states_of_iso_2022_jp();
    }
    let mut states = vec![vec![]];
    let mut at = 0;
    while let Some(state) = states.get(at).cloned() {
        at += 1;
        for byte in 0..=0xFF {
            let input = [&state[..], &[byte]].concat();
            // A byte that completes a character or an error isn't held back, nor is anything else.
            if held(encoding, &input) == input.len() {
                states.push(input);
            }
        }
    }
    if encoding == Encoding::Replacement {
        // After its only error.
        states.push(b"a".to_vec());
    }
    states
}

fn held(encoding: Encoding, input: &[u8]) -> usize {
    let mut decoder = encoding.new_decoder();
    let result = decoder.decode_literally_in(input, &mut [0; 2 * MAX_BYTES], ErrorMode::Replacement, false);
    assert!(result.is_ok_and(|progress| progress.read == input.len()));
    decoder.held()
}

/// Each character set, just designated or in use, with each incomplete sequence.
fn states_of_iso_2022_jp() -> Vec<Vec<u8>> {
    let sets: [(&[u8], &[u8]); 6] =
        [(b"", b"a"), (b"\x1B(B", b"a"), (b"\x1B(J", b"\\"), (b"\x1B(I", b"!"), (b"\x1B$@", b"!!"), (b"\x1B$B", b"!!")];
    let leads = (0x21..=0x7E).map(|lead| vec![lead]);
    let incomplete: Vec<Vec<u8>> =
        [&b""[..], b"\x1B", b"\x1B(", b"\x1B$"].map(<[u8]>::to_vec).into_iter().chain(leads).collect();
    sets.iter()
        .flat_map(|&(set, character)| [set.to_vec(), [set, character].concat()])
        .flat_map(|before| incomplete.iter().map(move |incomplete| [&before[..], incomplete].concat()))
        .collect()
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Units {
    units: [u16; 2 * MAX_BYTES],
    length: usize,
}

fn ours(encoding: Encoding, input: &[u8]) -> Units {
    let mut units = [0; 2 * MAX_BYTES];
    let progress = encoding.new_decoder().decode_literally_in(input, &mut units, ErrorMode::Replacement, true);
    Units { units, length: progress.map_or(usize::MAX, |progress| progress.written) }
}

fn theirs(peer: &'static encoding_rs::Encoding, input: &[u8]) -> Units {
    let mut units = [0; 2 * MAX_BYTES];
    let (_, _, length, _) = peer.new_decoder_without_bom_handling().decode_to_utf16(input, &mut units, true);
    Units { units, length }
}

/// Joins inputs without allocation, because there are hundreds of millions.
struct Input {
    bytes: [u8; MAX_BYTES],
    length: usize,
}

impl Input {
    fn new(parts: [&[u8]; 3]) -> Self {
        let mut input = Self { bytes: [0; MAX_BYTES], length: 0 };
        for part in parts {
            input.bytes[input.length..][..part.len()].copy_from_slice(part);
            input.length += part.len();
        }
        input
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// The results of each probe in the state after an input.
fn signature(encoding: Encoding, input: &[u8]) -> Vec<Units> {
    // Without the input's own units.
    let before = ours_so_far(encoding, input);
    let of_probe = |probe: &&[u8]| {
        let Units { units, length } = ours(encoding, Input::new([input, probe, b""]).bytes());
        let mut own = Units { units: [0; 2 * MAX_BYTES], length: length - before };
        own.units[..length - before].copy_from_slice(&units[before..length]);
        own
    };
    probes(encoding).iter().map(of_probe).collect()
}

fn ours_so_far(encoding: Encoding, input: &[u8]) -> usize {
    let progress =
        encoding.new_decoder().decode_literally_in(input, &mut [0; 2 * MAX_BYTES], ErrorMode::Replacement, false);
    progress.expect("no error in this mode").written
}

/// The probes distinguish our states, or the states are equal.
fn probes_tell_states_apart(encoding: Encoding, states: &[Vec<u8>]) {
    let mut known: HashMap<Vec<Units>, &[u8]> = HashMap::new();
    for state in states {
        let first = *known.entry(signature(encoding, state)).or_insert(state);
        if first == &state[..] {
            continue;
        }
        let (units_before, first_before) = (ours_so_far(encoding, state), ours_so_far(encoding, first));
        for byte in 0..=0xFF {
            let (input, first_input) = (Input::new([state, &[byte], b""]), Input::new([first, &[byte], b""]));
            let same = signature(encoding, input.bytes()) == signature(encoding, first_input.bytes())
                && ours_so_far(encoding, input.bytes()) - units_before
                    == ours_so_far(encoding, first_input.bytes()) - first_before;
            assert!(same, "{encoding}: {state:02X?} and {first:02X?} differ after {byte:02X}");
        }
    }
}

/// Compares all transitions. Returns their number.
fn check(encoding: Encoding) -> usize {
    let peer = common::peer(encoding);
    let states = states(encoding);
    probes_tell_states_apart(encoding, &states);
    let transitions = AtomicUsize::new(0);
    in_parallel(states.chunks(100), |states| {
        for state in states {
            assert!(ours(encoding, state) == theirs(peer, state), "{encoding}: {state:02X?}, then the end");
            for byte in 0..=0xFF {
                for probe in probes(encoding) {
                    let input = Input::new([state, &[byte], probe]);
                    let bytes = input.bytes();
                    assert!(ours(encoding, bytes) == theirs(peer, bytes), "{encoding}: {bytes:02X?}");
                }
            }
        }
        transitions.fetch_add(states.len() * 257, Ordering::Relaxed);
    });
    let transitions = transitions.into_inner();
    println!("{encoding}: {} states, {transitions} transitions agree with encoding_rs", states.len());
    transitions
}

/// These hold back up to three bytes of any value, and have 160,000 and 263,000 states.
const LARGE: [Encoding; 4] = [Encoding::Gb18030, Encoding::Gbk, Encoding::Utf16Le, Encoding::Utf16Be];

#[test]
fn all_transitions() {
    let transitions: usize =
        Encoding::all().iter().filter(|encoding| !LARGE.contains(encoding)).map(|&encoding| check(encoding)).sum();
    println!("{transitions} transitions of 36 decoders agree: their results agree for inputs of any length");
}

#[test]
#[ignore = "it takes minutes: npm run check"]
fn all_transitions_of_the_large_machines() {
    let transitions: usize = LARGE.iter().map(|&encoding| check(encoding)).sum();
    println!("{transitions} transitions of 4 decoders agree: their results agree for inputs of any length");
}
