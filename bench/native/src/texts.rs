//! The texts: the folder that the environment variable `BENCH_TEXTS` names has files in UTF-8, `FAMILY/LABEL LANGUAGE.txt`.

use std::path::{Path, PathBuf};
use std::{env, fs};

use encoding_standard::{Encoder, Encoding};

pub struct Text {
    pub title: String,
    pub ours: Encoding,
    pub peer: &'static encoding_rs::Encoding,
    pub string: String,
    pub units: Vec<u16>,
    pub bytes: Vec<u8>,
}

/// The texts by the names of their folders.
pub fn texts() -> Vec<(String, Vec<Text>)> {
    let folder = env::var("BENCH_TEXTS").expect("BENCH_TEXTS names the folder of the texts");
    entries(Path::new(&folder))
        .into_iter()
        .map(|family| (name_of(&family), entries(&family).iter().map(|file| read(file)).collect()))
        .collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    assert!(!entries.is_empty(), "there is nothing in {folder:?}");
    entries
}

/// The name of a file or a folder, without an extension.
fn name_of(path: &Path) -> String {
    path.file_stem().unwrap().to_str().unwrap().to_owned()
}

fn read(file: &Path) -> Text {
    make(name_of(file), fs::read_to_string(file).unwrap())
}

/// A text whose title begins with the label of its encoding.
pub fn make(title: String, string: String) -> Text {
    let label = title.split(' ').next().unwrap().as_bytes();
    let ours = Encoding::for_label(label).unwrap();
    let peer = encoding_rs::Encoding::for_label(label).unwrap();
    let units: Vec<u16> = string.encode_utf16().collect();
    let bytes = encode(ours, &units);
    Text { title, ours, peer, string, units, bytes }
}

/// A text in any encoding, including UTF-16, although the standard has no encoder for it.
pub fn encode(encoding: Encoding, units: &[u16]) -> Vec<u8> {
    match encoding {
        Encoding::Utf16Be => units.iter().flat_map(|unit| unit.to_be_bytes()).collect(),
        Encoding::Utf16Le => units.iter().flat_map(|unit| unit.to_le_bytes()).collect(),
        _ => {
            // ISO-2022-JP has an escape sequence before a character and after it.
            let mut bytes = vec![0; units.len() * 8 + Encoder::LEAST_ROOM];
            let mut encoder = encoding.new_encoder().unwrap();
            let progress = encoder.encode_from_utf16_or_fail(units, &mut bytes, true).unwrap();
            assert!(progress.finished);
            bytes.truncate(progress.written);
            bytes
        }
    }
}
