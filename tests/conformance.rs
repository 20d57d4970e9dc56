//! Checks that the expected results for tests/vectors.txt on all JavaScript hosts are those of `encoding_rs`.
//!
//! After a change to the vectors, run this with the environment variable `UPDATE_EXPECTED` set.

mod common;

use std::fmt::Write;
use std::fs;

use common::modes::ErrorMode;
use common::{peer_decode, vectors};
use encoding_standard::Encoding;

const FILE: &str = "tests/conformance/expected.json";

fn expected() -> String {
    let mut json = String::from("{\n  \"vectors\": [");
    for (i, vector) in vectors().iter().enumerate() {
        let hex: String = vector.iter().map(|byte| format!("{byte:02X}")).collect();
        write!(json, "{}\n    \"{hex}\"", if i == 0 { "" } else { "," }).unwrap();
    }
    json.push_str("\n  ],\n  \"decoded\": {");
    for (i, &encoding) in Encoding::all().iter().enumerate() {
        write!(json, "{}\n    \"{encoding}\": [", if i == 0 { "" } else { "," }).unwrap();
        for (i, vector) in vectors().iter().enumerate() {
            let units = peer_decode(encoding, vector, ErrorMode::Replacement).unwrap();
            let text: String = units.iter().map(|unit| format!("\\u{unit:04X}")).collect();
            let is_malformed = peer_decode(encoding, vector, ErrorMode::Fatal).is_err();
            let comma = if i == 0 { "" } else { "," };
            write!(json, "{comma}\n      {{ \"text\": \"{text}\", \"isMalformed\": {is_malformed} }}").unwrap();
        }
        json.push_str("\n    ]");
    }
    json.push_str("\n  }\n}\n");
    json
}

#[test]
fn expected_json() {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(FILE, expected()).unwrap();
    }
    assert!(fs::read_to_string(FILE).unwrap() == expected(), "{FILE} is not what encoding_rs says");
}
