//! The feature `serde`.

use encoding_standard::Encoding;

#[test]
fn encodings_become_their_names_and_names_encodings() {
    for &encoding in Encoding::all() {
        let json = serde_json::to_string(&encoding).unwrap();
        assert_eq!(json, format!("{:?}", encoding.name()));
        assert_eq!(serde_json::from_str::<Encoding>(&json).unwrap(), encoding);
    }
}

#[test]
fn any_label_is_an_encoding() {
    for &encoding in Encoding::all() {
        for label in encoding.labels() {
            let json = serde_json::to_string(&label.to_uppercase()).unwrap();
            assert_eq!(serde_json::from_str::<Encoding>(&json).unwrap(), encoding);
        }
    }
}

#[test]
fn other_values_are_errors_that_say_why() {
    let message = |json| serde_json::from_str::<Encoding>(json).unwrap_err().to_string();
    assert!(message(r#""latin-1""#).starts_with(r#""latin-1": unknown encoding label"#), "{}", message(r#""latin-1""#));
    assert!(message("8").contains("expected a label of the Encoding Standard"), "{}", message("8"));
}
