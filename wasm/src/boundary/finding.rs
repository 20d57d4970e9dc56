//! Sniffing and detection. -1 stands for no encoding.

use encoding_standard::parts::nth;
#[cfg(feature = "sniffing")]
use encoding_standard::parts::{default_encoding, explicit_encoding, find_label_in, sniff_xml_with};
#[cfg(feature = "sniffing")]
use encoding_standard::{Confidence, HtmlSniffingOptions, Sniffed, XmlSniffingOptions, declared_label};
use encoding_standard::{Detection, DetectionOptions, Detector, Encoding};

use super::memory::{Shared, take};

static DETECTOR: Shared<Option<Detector>> = Shared::new(None);
static GUESS: Shared<Vec<f32>> = Shared::new(Vec::new());

/// Gives the module the encodings' names and labels, which sniffing needs: a line for each encoding, with spaces between.
#[cfg(feature = "sniffing")]
#[unsafe(no_mangle)]
pub extern "C" fn give_labels(lines: *mut u8, length: usize) {
    LABELS.with(|labels| *labels = take(lines, length));
}

/// JavaScript has the labels as well, and gives them to the module if they are needed, so that the package doesn't have
/// them twice.
#[cfg(feature = "sniffing")]
static LABELS: Shared<Option<Box<[u8]>>> = Shared::new(None);

#[cfg(feature = "sniffing")]
fn for_label(label: &[u8]) -> Option<Encoding> {
    LABELS.with(|labels| find_label_in(labels.as_deref()?, label.trim_ascii()))
}

/// HTML's encoding sniffing algorithm up to its step 7. Returns the result as `number_of` does, or -1 if there is none.
#[cfg(feature = "sniffing")]
#[unsafe(no_mangle)]
pub extern "C" fn sniff_html(
    bytes: *mut u8,
    length: usize,
    max_prescan_bytes: usize,
    user: i32,
    transport: i32,
    parent: i32,
    likely: i32,
) -> i32 {
    let bytes = take(bytes, length).unwrap_or_default();
    let options = HtmlSniffingOptions::new()
        .max_prescan_bytes(max_prescan_bytes)
        .user_override(given(user))
        .transport_layer_encoding(given(transport))
        .parent_encoding(given(parent))
        .likely_encoding(given(likely));
    explicit_encoding(&bytes, &options, for_label).map_or(-1, number_of)
}

/// Step 9 of the same, with a locale in ASCII.
#[cfg(feature = "sniffing")]
#[unsafe(no_mangle)]
pub extern "C" fn default_for(locale: *mut u8, length: usize, default: usize) -> i32 {
    let locale = take(locale, length);
    let default = nth(default).unwrap_or(Encoding::Windows1252);
    let options = HtmlSniffingOptions::new().locale(locale.as_deref().and_then(text)).default_encoding(default);
    number_of(default_encoding(&options))
}

/// Sniffs the encoding of an XML document.
#[cfg(feature = "sniffing")]
#[unsafe(no_mangle)]
pub extern "C" fn sniff_xml(bytes: *mut u8, length: usize, max_prescan_bytes: usize, transport: i32) -> i32 {
    let options =
        XmlSniffingOptions::new().max_prescan_bytes(max_prescan_bytes).transport_layer_encoding(given(transport));
    number_of(sniff_xml_with(&take(bytes, length).unwrap_or_default(), &options, for_label))
}

/// Finds the `nth` label by which a document declares its encoding. Returns its start plus 0x100000 times its length, or -1
/// if there is none; `bytes` must be fewer than 0x100000, and labels of 0x800 bytes or more are ignored.
#[cfg(feature = "sniffing")]
#[unsafe(no_mangle)]
pub extern "C" fn find_declared_label(bytes: *mut u8, length: usize, nth: usize) -> i32 {
    let label = declared_label(&take(bytes, length).unwrap_or_default(), nth);
    label.filter(|label| label.len() < 0x800).map_or(-1, |label| (label.start | label.len() << 20) as i32)
}

/// Lets the detector read the next bytes.
#[unsafe(no_mangle)]
pub extern "C" fn feed_detector(bytes: *mut u8, length: usize, end_of_queue: u32) {
    let bytes = take(bytes, length).unwrap_or_default();
    DETECTOR.with(|detector| detector.get_or_insert_with(Detector::new).feed(&bytes, end_of_queue != 0));
}

/// The guess from everything that the detector has read; the next bytes go to a new detector. Returns the address of
/// `f32`s: how many follow, the kind, the best encoding, its score, and then each candidate and its score. They stay
/// until the next call. Without `candidates`, which may be null, it chooses from all encodings.
#[unsafe(no_mangle)]
pub extern "C" fn guess(
    candidates: *mut u8,
    candidates_length: usize,
    locale: *mut u8,
    locale_length: usize,
    tld: *mut u8,
    tld_length: usize,
    allow_utf8: u32,
) -> *const f32 {
    let candidates: Option<Vec<Encoding>> = take(candidates, candidates_length)
        .map(|places| places.iter().filter_map(|place| nth((*place).into())).collect());
    let (locale, tld) = (take(locale, locale_length), take(tld, tld_length));
    let options = DetectionOptions::new()
        .candidates(candidates.as_deref())
        .locale(locale.as_deref().and_then(text))
        .tld(tld.as_deref().and_then(text))
        .allow_utf8(allow_utf8 != 0);
    let detector = DETECTOR.with(Option::take).unwrap_or_default();
    let Detection { encoding, score, candidates, kind, .. } = detector.guess(&options);
    let count = 3 + 2 * candidates.len();
    let mut result = vec![count as f32, f32::from(kind as u8), encoding.map_or(-1.0, place), score];
    for candidate in candidates {
        result.extend([place(candidate.encoding), candidate.score]);
    }
    GUESS.with(|guess| {
        *guess = result;
        guess.as_ptr()
    })
}

fn place(encoding: Encoding) -> f32 {
    f32::from(encoding as u8)
}

#[cfg(feature = "sniffing")]
fn given(encoding: i32) -> Option<Encoding> {
    nth(usize::try_from(encoding).ok()?)
}

/// The bytes as a text; `None` if it is empty, or isn't ASCII.
fn text(bytes: &[u8]) -> Option<&str> {
    let is_ascii = !bytes.is_empty() && bytes.iter().all(u8::is_ascii);
    // SAFETY: ASCII is UTF-8. The checked conversion would take as much code as the whole prescan of HTML.
    is_ascii.then(|| unsafe { str::from_utf8_unchecked(bytes) })
}

/// The encoding's number, plus 0x100 times its source, plus 0x10000 if it is certain.
#[cfg(feature = "sniffing")]
fn number_of(Sniffed { encoding, confidence, source, .. }: Sniffed) -> i32 {
    let certain = confidence == Confidence::Certain;
    i32::from(encoding as u8) | i32::from(source as u8) << 8 | i32::from(certain) << 16
}
