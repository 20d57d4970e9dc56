//! Shared code of the decoders' tests.
#![allow(dead_code, reason = "each test uses a part of this")]

pub mod encoding;
pub mod modes;
pub mod reading;

use std::sync::{LazyLock, Mutex};

use encoding_rs::DecoderResult;
use encoding_standard::{Decoder, Encoding};
use modes::{DecodeInMode, ErrorMode};

/// A malformed sequence, ours or the peer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed {
    pub start: isize,
    pub length: usize,
    pub written: usize,
}

impl From<encoding_standard::Malformed> for Malformed {
    fn from(ours: encoding_standard::Malformed) -> Self {
        Self { start: ours.start, length: ours.length, written: ours.written }
    }
}

/// A result in either error mode: code units, or the first malformed sequence.
pub type Decoded = Result<Vec<u16>, Malformed>;

pub const MODES: [ErrorMode; 2] = [ErrorMode::Replacement, ErrorMode::Fatal];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// With fast paths.
    Fast,
    /// Only the standard's steps.
    Literal,
}

pub const PATHS: [Path; 2] = [Path::Fast, Path::Literal];

/// Decodes chunks, the last of which ends the queue. Positions of malformed sequences count from the first chunk.
pub fn decode_chunks(encoding: Encoding, chunks: &[&[u8]], mode: ErrorMode, path: Path) -> Decoded {
    let mut decoder = encoding.new_decoder();
    let mut units = Vec::new();
    let mut written = 0;
    let mut position = 0;
    for (i, chunk) in chunks.iter().enumerate() {
        // Zeros could hide that something wasn't written.
        units.resize(written + chunk.len() + Decoder::MOST_HELD + 1, 0xAAAA);
        let decode = if path == Path::Fast { Decoder::decode_to_utf16_in } else { Decoder::decode_literally_in };
        let progress =
            decode(&mut decoder, chunk, &mut units[written..], mode, i + 1 == chunks.len()).map_err(|malformed| {
                let malformed = Malformed::from(malformed);
                Malformed { start: malformed.start + position, written: malformed.written + written, ..malformed }
            })?;
        assert_eq!((progress.read, progress.finished), (chunk.len(), true));
        written += progress.written;
        position += chunk.len() as isize;
    }
    units.truncate(written);
    Ok(units)
}

pub fn decode(encoding: Encoding, bytes: &[u8], mode: ErrorMode, path: Path) -> Decoded {
    decode_chunks(encoding, &[bytes], mode, path)
}

/// The result of `encoding_rs` for the same bytes.
pub fn peer_decode(encoding: Encoding, bytes: &[u8], mode: ErrorMode) -> Decoded {
    let mut decoder = peer(encoding).new_decoder_without_bom_handling();
    let mut units = vec![0; bytes.len() + 8];
    match mode {
        ErrorMode::Replacement | ErrorMode::Html => {
            let (_, read, written, _) = decoder.decode_to_utf16(bytes, &mut units, true);
            assert_eq!(read, bytes.len());
            units.truncate(written);
        }
        ErrorMode::Fatal => {
            let written = peer_result(decoder.decode_to_utf16_without_replacement(bytes, &mut units, true))?;
            units.truncate(written);
        }
    }
    Ok(units)
}

/// A result of `encoding_rs` in the mode "fatal" in our terms: how much was written, or the malformed sequence.
pub fn peer_result((result, read, written): (DecoderResult, usize, usize)) -> Result<usize, Malformed> {
    let DecoderResult::Malformed(length, after) = result else { return Ok(written) };
    // encoding_rs blames the first of two escape sequences in a row. We blame the second, where the handler returns
    // error.
    let after = if (length, after) == (3, 3) { 0 } else { after };
    let start = read as isize - isize::from(after as i8) - isize::from(length as i8);
    Err(Malformed { start, length: usize::from(length), written })
}

/// The encoding in `encoding_rs`. Looking it up by name takes longer than decoding a few bytes.
pub fn peer(encoding: Encoding) -> &'static encoding_rs::Encoding {
    static PEERS: LazyLock<Vec<&encoding_rs::Encoding>> = LazyLock::new(|| {
        let peer = |encoding: &Encoding| encoding_rs::Encoding::for_label(encoding.name().as_bytes());
        Encoding::all().iter().map(|encoding| peer(encoding).expect("encoding_rs knows all names")).collect()
    });
    PEERS[encoding as usize]
}

/// Asserts that both of our paths give the result of `encoding_rs`, in both error modes.
pub fn assert_like_peer(encoding: Encoding, bytes: &[u8]) {
    for mode in MODES {
        let expected = peer_decode(encoding, bytes, mode);
        for path in PATHS {
            let actual = decode(encoding, bytes, mode, path);
            assert!(
                actual == expected,
                "{encoding} {mode:?} {path:?} of {bytes:02X?}\n  is {actual:X?}\n  not {expected:X?}"
            );
        }
    }
}

/// All encodings, or those that the environment variable ENCODINGS names, separated by spaces.
pub fn tested() -> impl Iterator<Item = &'static Encoding> {
    let names = std::env::var("ENCODINGS").ok();
    let is_named = move |encoding: &&Encoding| {
        names.as_ref().is_none_or(|names| names.split(' ').any(|name| name == encoding.name()))
    };
    Encoding::all().iter().filter(is_named)
}

pub fn is_single_byte(encoding: Encoding) -> bool {
    (Encoding::Ibm866..Encoding::Gbk).contains(&encoding) || encoding == Encoding::XUserDefined
}

/// Calls `test` with each of `items`, on all processors.
pub fn in_parallel<T: Send>(items: impl IntoIterator<Item = T>, test: impl Fn(T) + Sync) {
    let items: Vec<T> = items.into_iter().collect();
    let items = Mutex::new(items.into_iter());
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(item) = { items.lock().expect("no thread panics here").next() } {
                    test(item);
                }
            });
        }
    });
}

/// The sequences of tests/vectors.txt.
pub fn vectors() -> Vec<Vec<u8>> {
    let lines = include_str!("../vectors.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let bytes = |line: &str| line.split(' ').filter_map(|hex| u8::from_str_radix(hex, 16).ok()).collect();
    lines.map(bytes).collect()
}

/// The generator "xorshift64*", which needs no dependency and repeats failures.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 33) as usize % bound
    }

    /// Bytes that look like text of an encoding with errors: runs of ASCII, of lead and trail bytes, escape sequences,
    /// and arbitrary bytes.
    pub fn text(&mut self, encoding: Encoding, length: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(length + 8);
        while bytes.len() < length {
            let run = self.below(24);
            match self.below(10) {
                0 => bytes.extend((0..run).map(|_| self.below(256) as u8)),
                1..=3 => bytes.extend((0..run).map(|_| self.below(128) as u8)),
                4 if encoding == Encoding::Iso2022Jp => {
                    let escapes: [&[u8]; 6] = [b"\x1B(B", b"\x1B(J", b"\x1B(I", b"\x1B$B", b"\x1B$@", b"\x1B$"];
                    bytes.extend(escapes[self.below(6)]);
                }
                4 if encoding == Encoding::Gb18030 => {
                    for _ in 0..run {
                        bytes.extend([
                            0x81 + self.below(126) as u8,
                            0x30 + self.below(10) as u8,
                            0x81 + self.below(126) as u8,
                            0x30 + self.below(10) as u8,
                        ]);
                    }
                }
                _ if matches!(encoding, Encoding::Utf8 | Encoding::Utf16Be | Encoding::Utf16Le) => {
                    for _ in 0..run {
                        let limit = [0x80, 0x800, 0x10000, 0x110000][self.below(4)];
                        let Some(code_point) = char::from_u32(self.below(limit) as u32) else { continue };
                        let mut units = [0; 2];
                        let units = code_point.encode_utf16(&mut units);
                        match encoding {
                            Encoding::Utf8 => bytes.extend(code_point.encode_utf8(&mut [0; 4]).as_bytes()),
                            Encoding::Utf16Be => bytes.extend(units.iter().flat_map(|unit| unit.to_be_bytes())),
                            _ => bytes.extend(units.iter().flat_map(|unit| unit.to_le_bytes())),
                        }
                    }
                }
                _ => {
                    for _ in 0..run {
                        bytes.extend([0xA1 + self.below(94) as u8, 0xA1 + self.below(94) as u8]);
                    }
                }
            }
        }
        bytes
    }
}
