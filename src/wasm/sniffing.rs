//! Labels, sniffing and detection. An encoding that is not given is -1.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{CODEC, Codec, REPORT, Shared, nth};
use crate::generated::{LABELS, NAMES};
use crate::sniffing::{default_encoding, said_encoding};
use crate::{
    Confidence, Detection, DetectionOptions, Detector, Encoding, HtmlSniffingOptions, Sniffed, XmlSniffingOptions,
    declared_label, sniff_xml_encoding,
};

static DETECTOR: Shared<Option<Detector>> = Shared::new(None);

/// Where the names of the encodings are, a line for each, in the standard's order.
#[wasm_bindgen]
pub fn names() -> *const u8 {
    NAMES.as_ptr()
}

/// How many bytes there are at [`names`].
#[wasm_bindgen]
pub fn names_length() -> usize {
    NAMES.len()
}

/// Where the labels are, sorted. What ends a label is 0x80 and the place of its encoding.
#[wasm_bindgen]
pub fn labels() -> *const u8 {
    LABELS.as_ptr()
}

/// How many bytes there are at [`labels`].
#[wasm_bindgen]
pub fn labels_length() -> usize {
    LABELS.len()
}

/// Makes `from` the encoding of the current transcoder's next source, or of the rest of the current one.
#[wasm_bindgen]
pub fn set_source_encoding(from: usize, rest: bool) {
    CODEC.with(|codec| {
        if let (Codec::Transcoder(transcoder), Some(from)) = (codec, nth(from)) {
            if rest { transcoder.set_rest_encoding(from) } else { transcoder.set_source_encoding(from) }
        }
    });
}

/// HTML's encoding sniffing algorithm up to its step 7. Returns what [`number_of`] makes of the result, -1 if there is
/// none.
#[wasm_bindgen]
pub fn sniff_html(bytes: &[u8], max_prescan_bytes: usize, user: i32, transport: i32, parent: i32, likely: i32) -> i32 {
    let options = HtmlSniffingOptions {
        max_prescan_bytes,
        user_override: given(user),
        transport_layer_encoding: given(transport),
        parent_encoding: given(parent),
        likely_encoding: given(likely),
        ..Default::default()
    };
    said_encoding(bytes, &options).map_or(-1, number_of)
}

/// The step 9 of the same, with a locale in ASCII.
#[wasm_bindgen]
pub fn default_for(locale: &[u8], default: usize) -> i32 {
    let default = nth(default).unwrap_or(Encoding::Windows1252);
    let options = HtmlSniffingOptions { locale: text(locale), default_encoding: default, ..Default::default() };
    number_of(default_encoding(&options))
}

/// Sniffs the encoding of an XML document.
#[wasm_bindgen]
pub fn sniff_xml(bytes: &[u8], max_prescan_bytes: usize, transport: i32) -> i32 {
    number_of(sniff_xml_encoding(
        bytes,
        &XmlSniffingOptions { max_prescan_bytes, transport_layer_encoding: given(transport) },
    ))
}

/// Where the `nth` label starts by which a document declares its encoding, -1 if there is none; the report has its length.
#[wasm_bindgen]
pub fn find_declared_label(bytes: &[u8], nth: usize) -> i32 {
    let Some(label) = declared_label(bytes, nth) else { return -1 };
    REPORT.with(|report| report.length = label.len());
    label.start as i32
}

/// Lets the detector read the next bytes.
#[wasm_bindgen]
pub fn feed_detector(bytes: &[u8], end_of_queue: bool) {
    DETECTOR.with(|detector| detector.get_or_insert_with(Detector::new).feed(bytes, end_of_queue));
}

/// What the detector guesses of all that it has read, after which it is a new one: whether that is ASCII alone, the best
/// encoding, its score, and then each candidate and its score. Without `candidates` it chooses from all.
#[wasm_bindgen]
pub fn guess(candidates: Option<Vec<u8>>, locale: &[u8], tld: &[u8], allow_utf8: bool) -> Vec<f32> {
    let candidates: Option<Vec<Encoding>> =
        candidates.map(|places| places.into_iter().filter_map(|place| nth(place.into())).collect());
    let options = DetectionOptions {
        candidates: candidates.as_deref(),
        locale: text(locale),
        tld: text(tld),
        allow_utf8,
        max_bytes: None,
    };
    let detector = DETECTOR.with(Option::take).unwrap_or_default();
    let Detection { encoding, score, candidates, is_ascii } = detector.guess(&options);
    let mut result = vec![f32::from(u8::from(is_ascii)), encoding.map_or(-1.0, place), score];
    for (encoding, score) in candidates {
        result.extend([place(encoding), score]);
    }
    result
}

fn place(encoding: Encoding) -> f32 {
    f32::from(encoding as u8)
}

fn given(encoding: i32) -> Option<Encoding> {
    nth(usize::try_from(encoding).ok()?)
}

/// A text in ASCII; nothing if it is empty, or not in ASCII.
fn text(bytes: &[u8]) -> Option<&str> {
    let is_ascii = !bytes.is_empty() && bytes.iter().all(u8::is_ascii);
    // SAFETY: ASCII is UTF-8. The checked conversion costs as much room as all of HTML's prescan.
    is_ascii.then(|| unsafe { str::from_utf8_unchecked(bytes) })
}

/// The encoding, 0x100 times its source, and 0x10000 if it is certain.
fn number_of(Sniffed { encoding, confidence, source }: Sniffed) -> i32 {
    let certain = confidence == Confidence::Certain;
    i32::from(encoding as u8) | i32::from(source as u8) << 8 | i32::from(certain) << 16
}
