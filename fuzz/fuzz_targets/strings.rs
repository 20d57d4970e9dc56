#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| encoding_wasm_fuzz::strings::check(input));
