//! Finds the encoding that a document, or something around it, declares.

mod attributes;
mod html;
mod locale;
mod meta;
mod position;
mod prescan;
mod sniffed;
mod xml;

pub use html::{HtmlSniffingOptions, default_encoding, explicit_encoding, sniff_html_encoding};
pub use locale::locale_default_encoding;
pub use meta::extract_encoding_from_meta;
pub use prescan::{declared_label, prescan};
pub use sniffed::{Confidence, ForLabel, Sniffed, Source};
pub use xml::{XmlSniffingOptions, get_xml_encoding, sniff_xml_encoding, sniff_xml_with};
