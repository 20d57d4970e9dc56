//! Serializes encodings by their names, for serde.

use core::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::encoding::Encoding;

/// As the encoding's [name](Encoding::name), such as `"Shift_JIS"`.
impl Serialize for Encoding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// From any of the encoding's [labels](Encoding::labels), which include its name.
impl<'de> Deserialize<'de> for Encoding {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Label)
    }
}

struct Label;

impl Visitor<'_> for Label {
    type Value = Encoding;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("a label of the Encoding Standard")
    }

    fn visit_str<E: Error>(self, label: &str) -> Result<Encoding, E> {
        label.parse().map_err(|error| E::custom(format_args!("{label:?}: {error}")))
    }
}
