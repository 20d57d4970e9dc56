//! The fuzzer's targets without the fuzzer: its seeds, its findings, and inputs derived from them.

#[path = "../fuzz/src/lib.rs"]
mod fuzz;

use std::{fs, path::Path};

use fuzz::TARGETS;
use fuzz::common::{Random, in_parallel};
use fuzz::mutations::mutate;
use fuzz::seeds::seeds;

/// How many inputs are made for each target.
const MADE: usize = 8000;
/// The number of parts, which run in parallel.
const PARTS: usize = 8;

#[test]
fn seeds_and_what_was_made_of_them() {
    in_parallel(TARGETS.iter().flat_map(|target| (0..PARTS).map(move |part| (target, part))), |(target, part)| {
        let inputs = [seeds(target.name), regressions(target.name)].concat();
        assert!(!inputs.is_empty(), "{} has no seeds", target.name);
        for input in inputs.iter().skip(part).step_by(PARTS) {
            check(target, input);
        }
        let mut random = Random(0x2545_F491_4F6C_DD1D ^ part as u64);
        let mut input = Vec::new();
        for _ in 0..MADE / PARTS {
            mutate(&mut random, &inputs, usize::MAX, &mut input);
            check(target, &input);
        }
    });
}

/// The fuzzer's findings in each target.
fn regressions(target: &str) -> Vec<Vec<u8>> {
    let Ok(files) = fs::read_dir(Path::new("fuzz/regressions").join(target)) else { return Vec::new() };
    files.map(|file| fs::read(file.unwrap().path()).unwrap()).collect()
}

/// Every folder of regressions belongs to a target.
#[test]
fn every_regression_has_its_target() {
    for folder in fs::read_dir("fuzz/regressions").unwrap() {
        let name = folder.unwrap().file_name();
        assert!(TARGETS.iter().any(|target| name == target.name), "there is no target {name:?}");
    }
}

fn check(target: &fuzz::Target, input: &[u8]) {
    let result = std::panic::catch_unwind(|| (target.check)(input));
    if let Err(panic) = result {
        eprintln!("{} fails with {}", target.name, input.escape_ascii());
        std::panic::resume_unwind(panic);
    }
}

/// The reference for the prescan is itself compared with what the standard says about a few documents.
#[test]
fn the_steps_of_sniffing() {
    use encoding_standard::Encoding;
    use fuzz::sniffing_steps::{encoding_from_meta, prescan, xml_encoding};
    assert_eq!(prescan(b"<!--><meta charset=gbk>"), Some(Encoding::Gbk));
    assert_eq!(prescan(b"<!-><meta charset=gbk>"), Some(Encoding::Gbk));
    assert_eq!(prescan(b"<meta content='text/html;charset=utf-16' http-equiv=content-type>"), Some(Encoding::Utf8));
    assert_eq!(prescan(b"<meta content='text/html;charset=utf-16'>"), None);
    assert_eq!(prescan(b"<metadata charset=gbk>"), None);
    assert_eq!(prescan(b"<a b='><meta charset=gbk>"), None);
    assert_eq!(prescan(b"<?xml encoding='gbk'?><meta charset=big5"), Some(Encoding::Gbk));
    assert_eq!(encoding_from_meta(b"charset charset=\"gbk\""), Some(Encoding::Gbk));
    assert_eq!(encoding_from_meta(b"charset=\"gbk"), None);
    assert_eq!(xml_encoding(b"<?xml encoding='utf-16be'?>"), Some(Encoding::Utf8));
}
