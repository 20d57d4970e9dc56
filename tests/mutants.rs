//! The tests that kill mutants, in one program because that compiles faster: see tools/check/mutants.js. The cheapest
//! run first, by their names.

/// The first failure is enough.
#[test]
fn a_failure_ends_the_program() {
    std::panic::set_hook(Box::new(|_| std::process::exit(1)));
}

#[path = "indexes.rs"]
mod test_1_indexes;
#[path = "sniffing.rs"]
mod test_2_sniffing;
#[path = "hooks.rs"]
mod test_3_hooks;
#[path = "chunks.rs"]
mod test_4_chunks;
#[path = "round_trips.rs"]
mod test_5_round_trips;
#[path = "encoders.rs"]
mod test_6_encoders;
#[path = "strings.rs"]
mod test_7_strings;
#[path = "transcoder.rs"]
mod test_8_transcoder;
#[path = "detection.rs"]
mod test_9_detection;
#[path = "exhaustive.rs"]
mod test_9_exhaustive;
#[path = "windows.rs"]
mod test_9_windows;
