//! Feeds arbitrary bytes to the core, and checks what must hold for its answers. Each module is a target, whose `check`
//! panics if the core is wrong.

pub mod choices;
#[path = "../../tests/common/mod.rs"]
pub mod common;
pub mod decode;
pub mod decode_fast;
pub mod detection;
pub mod encode;
pub mod encode_fast;
pub mod html;
pub mod labels;
pub mod mutations;
pub mod seeds;
pub mod sniffing_steps;
pub mod strings;
pub mod transcode;
pub mod xml;

pub struct Target {
    /// The name of the target, its module, its program, and the folder of its regressions.
    pub name: &'static str,
    /// Panics if the core is wrong about an input.
    pub check: fn(&[u8]),
}

pub const TARGETS: [Target; 10] = [
    Target { name: "decode", check: decode::check },
    Target { name: "decode-fast", check: decode_fast::check },
    Target { name: "encode", check: encode::check },
    Target { name: "encode-fast", check: encode_fast::check },
    Target { name: "transcode", check: transcode::check },
    Target { name: "strings", check: strings::check },
    Target { name: "labels", check: labels::check },
    Target { name: "html", check: html::check },
    Target { name: "xml", check: xml::check },
    Target { name: "detection", check: detection::check },
];
