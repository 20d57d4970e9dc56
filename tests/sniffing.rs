//! HTML's and XML's ways to find a document's encoding. Each case is named after its step.

mod common;

use common::Random;
use encoding_standard::{
    Confidence, DetectionOptions, Encoding, HtmlSniffingOptions, Source, XmlSniffingOptions, declared_label,
    extract_encoding_from_meta, get_xml_encoding, locale_default_encoding, prescan, sniff_html_encoding,
    sniff_xml_encoding,
};

/// A description, the bytes, and the name of the expected encoding, empty for none.
type Case = (&'static str, &'static [u8], &'static str);

fn check(cases: &[Case], run: impl Fn(&[u8]) -> Option<Encoding>) {
    for &(step, bytes, expected) in cases {
        assert_eq!(run(bytes).map_or("", Encoding::name), expected, "{step}: {:?}", bytes.escape_ascii().to_string());
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding>
#[test]
fn prescan_a_byte_stream() {
    check(
        &[
            ("no bytes", b"", ""),
            ("2: UTF-16LE XML declaration", b"<\0?\0x\0", "UTF-16LE"),
            ("2: UTF-16BE XML declaration", b"\0<\0?\0x", "UTF-16BE"),
            ("2: in which nothing else counts", b"<\0?\0x\0<meta charset=gbk>", "UTF-16LE"),
            ("2: two bytes longer than in XML", b"<\0?\0<meta charset=gbk>", "GBK"),
            ("2: case-sensitive", b"<\0?\0X\0<meta charset=gbk>", "GBK"),
            ("2: only at the start", b" <\0?\0x\0", ""),
            ("2: not of six bytes", b"<\0?\0x", ""),
            ("3, comment", b"<!-- <meta charset=big5> --><meta charset=gbk>", "GBK"),
            ("3, comment: a > without hyphens", b"<!-- > - > -- > <meta charset=gbk> -->", ""),
            ("3, comment: the hyphens are those of <!--", b"<!--><meta charset=gbk>", "GBK"),
            ("3, comment: one hyphen is", b"<!---><meta charset=gbk>", "GBK"),
            ("3, comment: more hyphens", b"<!-----><meta charset=gbk>", "GBK"),
            ("3, comment: hyphens apart", b"<!-- - -><meta charset=gbk>-->", ""),
            ("3, comment: out of bytes", b"<!-- <meta charset=gbk>", ""),
            ("3, comment: not <!-", b"<!-><meta charset=gbk>", "GBK"),
            ("3, meta: a space", b"<meta charset=gbk>", "GBK"),
            ("3, meta: a tab", b"<meta\tcharset=gbk>", "GBK"),
            ("3, meta: a line feed", b"<meta\ncharset=gbk>", "GBK"),
            ("3, meta: a form feed", b"<meta\x0Ccharset=gbk>", "GBK"),
            ("3, meta: a carriage return", b"<meta\rcharset=gbk>", "GBK"),
            ("3, meta: a slash", b"<meta/charset=gbk>", "GBK"),
            ("3, meta: any case", b"<mEtA CHARset=gBK>", "GBK"),
            ("3, meta: no other byte", b"<meta\x0Bcharset=gbk>", ""),
            ("3, meta: a longer name is a tag", b"<metaa charset=gbk><meta charset=big5>", "Big5"),
            ("3, meta: <meta> is a tag", b"<meta><meta charset=big5>", "Big5"),
            ("3, meta: </meta is a tag", b"</meta charset=gbk>", ""),
            ("3, meta: out of bytes", b"<meta", ""),
            ("meta 6: out of bytes", b"<meta charset=gbk ", ""),
            ("meta 6: out of bytes in a label", b"<meta charset=gbk", ""),
            ("meta 6: out of bytes in a quoted label", b"<meta charset='gbk", ""),
            ("meta 6: out of bytes after it", b"<meta charset='gbk'", ""),
            ("meta 7: the first of a name counts", b"<meta charset=gbk charset=big5>", "GBK"),
            ("meta 7: even if the label is unknown", b"<meta charset=x charset=big5>", ""),
            ("meta 7: the first http-equiv", b"<meta http-equiv=x http-equiv=content-type content='charset=gbk'>", ""),
            ("meta 7: the first content", b"<meta content=x content='charset=gbk' http-equiv=content-type>", ""),
            (
                "meta 9, http-equiv and content",
                b"<meta http-equiv=Content-Type content='text/html;charset=gbk'>",
                "GBK",
            ),
            ("meta 9, in the other order", b"<meta content='charset=gbk' http-equiv=\"CONTENT-TYPE\">", "GBK"),
            ("meta 9, content: nothing is extracted", b"<meta http-equiv=content-type content=gbk>", ""),
            (
                "meta 9, content: no label",
                b"<meta http-equiv=content-type content='charset=x'><meta charset=big5>",
                "Big5",
            ),
            (
                "meta 9, content: charset is not null",
                b"<meta charset=big5 http-equiv=content-type content='charset=gbk'>",
                "Big5",
            ),
            (
                "meta 9, content: failure is not null",
                b"<meta charset=x http-equiv=content-type content='charset=gbk'>",
                "",
            ),
            ("meta 9, charset: without a pragma", b"<meta http-equiv=x charset=gbk>", "GBK"),
            (
                "meta 9, charset: replaces what content says",
                b"<meta http-equiv=content-type content='charset=gbk' charset=big5>",
                "Big5",
            ),
            (
                "meta 9, charset: with failure as well",
                b"<meta http-equiv=content-type content='charset=gbk' charset=x>",
                "",
            ),
            ("meta 9, charset: without a value", b"<meta charset>", ""),
            ("meta 9, another attribute", b"<meta name=charset value=gbk>", ""),
            ("meta 11: need pragma is null", b"<meta http-equiv=content-type><meta charset=gbk>", "GBK"),
            ("meta 12: got pragma is false", b"<meta content='charset=gbk'><meta charset=big5>", "Big5"),
            ("meta 12: another pragma", b"<meta http-equiv=refresh content='charset=gbk'><meta charset=big5>", "Big5"),
            ("meta 13: charset is failure", b"<meta charset=x><meta charset=big5>", "Big5"),
            ("meta 14: UTF-16BE", b"<meta charset=utf-16be>", "UTF-8"),
            ("meta 14: UTF-16LE", b"<meta charset=utf-16>", "UTF-8"),
            ("meta 14: in content", b"<meta http-equiv=content-type content='charset=utf-16'>", "UTF-8"),
            ("meta 15: x-user-defined", b"<meta charset=x-user-defined>", "windows-1252"),
            ("meta 16: whatever it is", b"<meta charset=iso-2022-kr>", "replacement"),
            ("meta 16: the first", b"<meta charset=gbk><meta charset=big5>", "GBK"),
            ("3, tag: an attribute's value", b"<a b='<meta charset=gbk>'><meta charset=big5>", "Big5"),
            ("3, tag: a name in uppercase", b"<A b='<meta charset=gbk>'><meta charset=big5>", "Big5"),
            ("3, tag: an end tag", b"</a b='<meta charset=gbk>'><meta charset=big5>", "Big5"),
            ("3, tag: an end tag with a > in it", b"</a b='><meta charset=gbk>'><meta charset=big5>", "Big5"),
            ("3, tag: without attributes", b"<a><meta charset=gbk>", "GBK"),
            ("3, tag: the name ends at white space alone", b"<a/b='<meta charset=gbk>'><meta charset=big5>", "Big5"),
            ("3, tag: a < in the name", b"<a<meta charset=gbk>", ""),
            ("3, tag: out of bytes in the name", b"<a", ""),
            ("3, tag: out of bytes in an attribute", b"<a b='><meta charset=gbk>", ""),
            ("3, <!: quotation marks mean nothing", b"<!doctype a='>'<meta charset=gbk>", "GBK"),
            ("3, <!: to the first >", b"<! <meta charset=gbk><meta charset=big5>", "Big5"),
            ("3, </", b"</1 <meta charset=gbk><meta charset=big5>", "Big5"),
            ("3, </: at once", b"</><meta charset=gbk>", "GBK"),
            ("3, <?", b"<? <meta charset=gbk><meta charset=big5>", "Big5"),
            ("3, <?: out of bytes", b"<? <meta charset=gbk", ""),
            ("3, any other byte", b"text > \0 \xFF &lt;<meta charset=gbk>", "GBK"),
            ("3, any other byte: a < and another", b"<<meta charset=gbk>", "GBK"),
            ("3, any other byte: a < and a digit", b"<1 a='<meta charset=gbk>'>", "GBK"),
            ("3, any other byte: a < at the end", b"text <", ""),
            ("3, in a script", b"<script>'<meta charset=gbk>'</script>", "GBK"),
            ("aborted: an XML encoding", b"<?xml version='1.0' encoding='gbk'?><html>", "GBK"),
            ("aborted: but a meta comes first", b"<?xml version='1.0' encoding='gbk'?><meta charset=big5>", "Big5"),
            ("aborted: in the middle of a meta", b"<?xml encoding='gbk'?><meta charset=big5", "GBK"),
            ("aborted: a UTF-16 label", b"<?xml encoding='utf-16'?>", "UTF-8"),
            ("aborted: none", b"<?xml version='1.0'?><html>", ""),
        ],
        prescan,
    );
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#concept-get-attributes-when-sniffing>
#[test]
fn get_an_attribute() {
    check(
        &[
            ("1: white space and slashes", b"<meta /\t\n\x0C\r //charset=gbk>", "GBK"),
            ("2: there is none", b"<meta / >", ""),
            ("4: = at the start is part of the name", b"<meta =charset=gbk>", ""),
            ("4: and the next = is not", b"<meta =x='<' charset=gbk>", "GBK"),
            ("4: = at the start alone", b"<meta = charset=gbk>", "GBK"),
            ("4: a slash ends the name", b"<meta x/charset=gbk>", "GBK"),
            ("4: > ends the name", b"<meta charset><meta charset=gbk>", "GBK"),
            ("4: uppercase", b"<meta CHARSET=gbk>", "GBK"),
            ("4: anything else", b"<meta '\"\xFF<\0charset=gbk>", ""),
            ("4: a quotation mark is in the name", b"<meta 'x charset=gbk>", "GBK"),
            ("5: out of bytes", b"<meta charset", ""),
            ("6: spaces before =", b"<meta charset \t\n\x0C\r=gbk>", "GBK"),
            ("6: out of bytes", b"<meta charset ", ""),
            ("7: no =", b"<meta x charset=gbk>", "GBK"),
            ("7: no =, then >", b"<meta charset ><meta charset=gbk>", "GBK"),
            ("9: spaces after =", b"<meta charset= \t\n\x0C\rgbk>", "GBK"),
            ("9: out of bytes", b"<meta charset=", ""),
            ("10: \"", b"<meta charset=\"gbk\">", "GBK"),
            ("10: '", b"<meta charset='gbk'>", "GBK"),
            ("10: the other mark in a value", b"<meta charset='gbk\"'><meta charset=big5>", "Big5"),
            ("10: > in a value", b"<meta x='>' charset=gbk>", "GBK"),
            ("10: white space around a label", b"<meta charset=' gbk '>", "GBK"),
            ("10: no space after the mark", b"<meta x='y'charset=gbk>", "GBK"),
            ("10: no value", b"<meta charset=><meta charset=gbk>", "GBK"),
            ("10: no value in marks", b"<meta charset=''><meta charset=gbk>", "GBK"),
            ("10: uppercase", b"<meta charset=\"GBK\"><meta charset=big5>", "GBK"),
            ("10: anything else", b"<meta charset=gbk>", "GBK"),
            ("10: a slash is part of the value", b"<meta charset=/gbk><meta charset=big5>", "Big5"),
            ("10: = is part of the value", b"<meta charset==gbk><meta charset=big5>", "Big5"),
            ("11: white space", b"<meta charset=gbk x>", "GBK"),
            ("11: a tab", b"<meta charset=gbk\tx>", "GBK"),
            ("11: a line feed", b"<meta charset=gbk\nx>", "GBK"),
            ("11: a form feed", b"<meta charset=gbk\x0Cx>", "GBK"),
            ("11: a carriage return", b"<meta charset=gbk\rx>", "GBK"),
            ("11: >", b"<meta charset=gbk>x>", "GBK"),
            ("11: a slash is part of the value", b"<meta charset=gbk/><meta charset=big5>", "Big5"),
            ("11: a quotation mark is part of the value", b"<meta charset=gbk'><meta charset=big5>", "Big5"),
            ("12: out of bytes", b"<meta charset=gb", ""),
        ],
        prescan,
    );
}

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#algorithm-for-extracting-a-character-encoding-from-a-meta-element>
#[test]
fn extract_a_character_encoding_from_a_meta_element() {
    check(
        &[
            ("2: no match", b"", ""),
            ("2: no match", b"text/html; char set=gbk", ""),
            ("2: any case", b"text/html; ChArSeT=gbk", "GBK"),
            ("2: within a word", b"xcharset=gbk", "GBK"),
            ("2: the first", b"charset=gbk;charset=big5", "GBK"),
            ("2: the first decides, even if the label is unknown", b"charset=x;charset=big5", ""),
            ("3: white space", b"charset \t\n\x0C\r=gbk", "GBK"),
            ("3: the end", b"charset ", ""),
            ("4: no =", b"charset", ""),
            ("4: no =, and again from there", b"charset charset=gbk", "GBK"),
            ("4: no =, and at once", b"charsetcharset=gbk", "GBK"),
            ("4: no =, another character", b"charset;=gbk", ""),
            ("4: half of the word, and the word", b"charchar charset=gbk", "GBK"),
            ("5: white space", b"charset= \t\n\x0C\rgbk", "GBK"),
            ("5: the end", b"charset= ", ""),
            ("6: \" and a later one", b"charset=\"gbk\"x", "GBK"),
            ("6: ' and a later one", b"charset='gbk'x", "GBK"),
            ("6: a label with spaces in it", b"charset=' gbk '", "GBK"),
            ("6: no label in it", b"charset='gbk;'", ""),
            ("6: unmatched \"", b"charset=\"gbk", ""),
            ("6: unmatched '", b"charset='gbk\"", ""),
            ("6: there is no next character", b"charset=", ""),
            ("6: otherwise, up to the end", b"charset=gbk", "GBK"),
            ("6: otherwise, up to white space", b"charset=gbk x", "GBK"),
            ("6: otherwise, up to a tab", b"charset=gbk\tx", "GBK"),
            ("6: otherwise, up to a semicolon", b"charset=gbk;x", "GBK"),
            ("6: otherwise, not up to a comma", b"charset=gbk,x", ""),
            ("6: otherwise, a quotation mark is part of it", b"charset=gbk'", ""),
            ("UTF-16 is not replaced here", b"charset=utf-16", "UTF-16LE"),
            ("nor is x-user-defined", b"charset=x-user-defined", "x-user-defined"),
        ],
        extract_encoding_from_meta,
    );
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing>
#[test]
fn get_an_xml_encoding() {
    check(
        &[
            ("2: not <?xml", b"", ""),
            ("2: not <?xml", b" <?xml encoding='gbk'>", ""),
            ("2: case-sensitive", b"<?XML encoding='gbk'>", ""),
            ("2: whatever follows", b"<?xml-stylesheet encoding='gbk'>", "GBK"),
            ("3: no >", b"<?xml encoding='gbk'?", ""),
            ("3: any >", b"<?xml encoding='gbk'>", "GBK"),
            ("4: no encoding", b"<?xml version='1.0'?>", ""),
            ("4: case-sensitive", b"<?xml Encoding='gbk'?>", ""),
            ("4: not after the >", b"<?xml?> encoding='gbk'", ""),
            ("4: the first", b"<?xml encoding='gbk' encoding='big5'?>", "GBK"),
            ("4: within a word", b"<?xmlxencoding='gbk'?>", "GBK"),
            ("4: the first decides", b"<?xml encodingencoding='big5'?>", ""),
            ("6: spaces and controls", b"<?xml encoding \0\x0B\x1F='gbk'?>", "GBK"),
            ("6: the end", b"<?xml encoding ?>", ""),
            ("7: no =", b"<?xml encoding:'gbk'?>", ""),
            ("9: spaces and controls", b"<?xml encoding= \0\x0B\x1F'gbk'?>", "GBK"),
            ("11: \"", b"<?xml encoding=\"gbk\"?>", "GBK"),
            ("11: no quotation mark", b"<?xml encoding=gbk?>", ""),
            ("13: no other mark", b"<?xml encoding='gbk?>", ""),
            ("13: another mark", b"<?xml encoding='gbk\"?>", ""),
            ("13: after the >", b"<?xml encoding='gbk>'", ""),
            ("15: a space", b"<?xml encoding='gbk '?>", ""),
            ("15: a control", b"<?xml encoding='\tgbk'?>", ""),
            ("16: any case", b"<?xml encoding='gBK'?>", "GBK"),
            ("16: no label", b"<?xml encoding='x'?>", ""),
            ("17: UTF-16BE", b"<?xml encoding='utf-16be'?>", "UTF-8"),
            ("17: UTF-16LE", b"<?xml encoding='utf-16'?>", "UTF-8"),
            ("18: whatever it is", b"<?xml encoding='x-user-defined'?>", "x-user-defined"),
        ],
        get_xml_encoding,
    );
}

/// A source, and a function that makes it the answer.
type HtmlSource = (Source, Confidence, fn(&mut Vec<u8>, HtmlSniffingOptions<'static>) -> HtmlSniffingOptions<'static>);

fn html_sources() -> [HtmlSource; 8] {
    [
        (Source::Bom, Confidence::Certain, |bytes, options| {
            bytes.splice(0..0, *b"\xEF\xBB\xBF");
            options
        }),
        (Source::User, Confidence::Certain, |_, options| options.user_override(Encoding::Gbk)),
        (Source::Transport, Confidence::Certain, |_, options| options.transport_layer_encoding(Encoding::Big5)),
        (Source::Meta, Confidence::Tentative, |bytes, options| {
            bytes.extend(b"<meta charset=euc-kr>");
            options
        }),
        (Source::Parent, Confidence::Tentative, |_, options| options.parent_encoding(Encoding::EucJp)),
        (Source::Likely, Confidence::Tentative, |_, options| options.likely_encoding(Encoding::Koi8R)),
        (Source::Locale, Confidence::Tentative, |_, options| options.locale("th")),
        (Source::Default, Confidence::Tentative, |_, options| options.default_encoding(Encoding::Ibm866)),
    ]
}

/// Of any two sources the earlier one in the standard's order wins.
#[test]
fn html_precedence() {
    let sources = html_sources();
    for (i, (first, confidence, add_first)) in sources.into_iter().enumerate() {
        let mut alone = (b"text".to_vec(), HtmlSniffingOptions::default());
        alone.1 = add_first(&mut alone.0, alone.1);
        let expected = sniff_html_encoding(&alone.0, &alone.1);
        assert_eq!((expected.source, expected.confidence), (first, confidence));
        for (second, _, add_second) in &sources[i + 1..] {
            let mut both = alone.clone();
            both.1 = add_second(&mut both.0, both.1);
            assert_eq!(sniff_html_encoding(&both.0, &both.1), expected, "{first:?} and {second:?}");
        }
    }
    let encodings = sources.map(|(_, _, add)| {
        let mut alone = (Vec::new(), HtmlSniffingOptions::default());
        alone.1 = add(&mut alone.0, alone.1);
        sniff_html_encoding(&alone.0, &alone.1).encoding.name()
    });
    let expected = ["UTF-8", "GBK", "Big5", "EUC-KR", "EUC-JP", "KOI8-R", "windows-874", "IBM866"];
    assert_eq!(encodings, expected);
}

#[test]
fn html_without_anything() {
    let sniffed = sniff_html_encoding(b"", &HtmlSniffingOptions::default());
    let windows_1252 = Encoding::Windows1252;
    let actual = (sniffed.encoding, sniffed.confidence, sniffed.source);
    assert_eq!(actual, (windows_1252, Confidence::Tentative, Source::Default));
}

#[test]
fn html_boms() {
    for (bytes, encoding) in [(&b"\xFE\xFF"[..], Encoding::Utf16Be), (b"\xFF\xFE", Encoding::Utf16Le)] {
        // A byte order mark isn't prescanned.
        let options = HtmlSniffingOptions::new().max_prescan_bytes(0);
        assert_eq!(sniff_html_encoding(bytes, &options).encoding, encoding);
    }
}

#[test]
fn a_parent_in_utf_16_is_ignored() {
    for parent in [Encoding::Utf16Be, Encoding::Utf16Le] {
        let options = HtmlSniffingOptions::new().parent_encoding(parent).likely_encoding(Encoding::Gbk);
        assert_eq!(sniff_html_encoding(b"", &options).source, Source::Likely);
    }
    let transport = HtmlSniffingOptions::new().transport_layer_encoding(Encoding::Utf16Be);
    assert_eq!(sniff_html_encoding(b"", &transport).encoding, Encoding::Utf16Be);
}

#[test]
fn xml_declarations_in_html_say_so() {
    for bytes in [&b"<?xml encoding='gbk'?>"[..], b"<\0?\0x\0"] {
        assert_eq!(sniff_html_encoding(bytes, &Default::default()).source, Source::XmlDeclaration);
    }
}

/// It reads exactly as many bytes as requested, including the last.
#[test]
fn html_prescan_limit() {
    let mut document = vec![b' '; 1024];
    let meta = b"<meta charset=gbk>";
    document[1024 - meta.len()..].copy_from_slice(meta);
    let sniff = |bytes: &[u8], max_prescan_bytes| {
        sniff_html_encoding(bytes, &HtmlSniffingOptions::new().max_prescan_bytes(max_prescan_bytes)).source
    };
    assert_eq!(sniff(&document, 1024), Source::Meta);
    assert_eq!(sniff(&document, 1023), Source::Default);
    assert_eq!(sniff(&document, 0), Source::Default);
    document.insert(0, b' ');
    assert_eq!(sniff_html_encoding(&document, &Default::default()).source, Source::Default);
    assert_eq!(sniff(&document, 1025), Source::Meta);
    assert_eq!(sniff(&document, usize::MAX), Source::Meta);
    // Nor do the bytes that follow change what is before.
    document.truncate(1024);
    document.extend(b"<meta charset=big5>");
    assert_eq!(sniff(&document, 1024), Source::Default);
}

/// Detection comes before the defaults and after everything else, and only on request.
#[test]
fn html_detection() {
    let russian = "Съешь ещё этих мягких французских булок, да выпей чаю. Широкая электрификация южных губерний.";
    let bytes = encoding_standard::hooks::encode(russian, Encoding::Windows1251).unwrap();
    assert_eq!(sniff_html_encoding(&bytes, &Default::default()).source, Source::Default);
    let detection = Some(DetectionOptions::default());
    let options = HtmlSniffingOptions::new().detection(detection.clone()).locale("th");
    let sniffed = sniff_html_encoding(&bytes, &options);
    let expected = (Encoding::Windows1251, Confidence::Tentative, Source::Detection);
    assert_eq!((sniffed.encoding, sniffed.confidence, sniffed.source), expected);
    // ASCII gives it no evidence.
    assert_eq!(sniff_html_encoding(b"text", &options).source, Source::Locale);
    let options = options.likely_encoding(Encoding::Koi8R);
    assert_eq!(sniff_html_encoding(&bytes, &options).source, Source::Likely);
}

#[test]
fn xml() {
    let cases: [(&str, &[u8], &str, Source); 22] = [
        ("BOM", b"\xEF\xBB\xBF<?xml version='1.0' encoding='gbk'?>", "UTF-8", Source::Bom),
        ("BOM", b"\xFE\xFF\0<", "UTF-16BE", Source::Bom),
        ("BOM", b"\xFF\xFE<\0", "UTF-16LE", Source::Bom),
        ("XML declaration", b"<?xml version='1.0' encoding='gbk'?>", "GBK", Source::XmlDeclaration),
        (
            "XML declaration",
            b"<?xml\tversion=\"1.1\"\r\nencoding = \"gbk\" standalone='yes' ?>",
            "GBK",
            Source::XmlDeclaration,
        ),
        ("text declaration", b"<?xml encoding='gbk'?>", "GBK", Source::XmlDeclaration),
        ("any case", b"<?xml version='1.0' encoding='SHIFT_jis'?>", "Shift_JIS", Source::XmlDeclaration),
        ("UTF-16 that is ASCII", b"<?xml version='1.0' encoding='UTF-16'?>", "UTF-8", Source::XmlDeclaration),
        ("UTF-16LE without BOM", b"<\0?\0x\0m\0l\0", "UTF-16LE", Source::XmlDeclaration),
        ("UTF-16BE without BOM", b"\0<\0?\0x\0m\0l", "UTF-16BE", Source::XmlDeclaration),
        ("UTF-16 without a declaration", b"<\0d\0", "UTF-8", Source::Default),
        ("no bytes", b"", "UTF-8", Source::Default),
        ("no declaration", b"<doc/>", "UTF-8", Source::Default),
        ("no encoding", b"<?xml version='1.0'?><doc encoding='gbk'/>", "UTF-8", Source::Default),
        ("no label", b"<?xml version='1.0' encoding='x'?>", "UTF-8", Source::Default),
        ("no start", b" <?xml version='1.0' encoding='gbk'?>", "UTF-8", Source::Default),
        ("another target", b"<?xml-stylesheet encoding='gbk'?>", "UTF-8", Source::Default),
        ("no end", b"<?xml version='1.0' encoding='gbk'", "UTF-8", Source::Default),
        ("no quotation marks", b"<?xml version='1.0' encoding=gbk?>", "UTF-8", Source::Default),
        ("no space in a name", b"<?xml version='1.0' encoding=' gbk'?>", "UTF-8", Source::Default),
        ("no meta", b"<html><meta charset='gbk'/></html>", "UTF-8", Source::Default),
        ("replacement", b"<?xml version='1.0' encoding='iso-2022-kr'?>", "replacement", Source::XmlDeclaration),
    ];
    for (name, bytes, encoding, source) in cases {
        let sniffed = sniff_xml_encoding(bytes, &XmlSniffingOptions::default());
        assert_eq!((sniffed.encoding.name(), sniffed.source), (encoding, source), "{name}");
        let is_certain = source != Source::Default;
        assert_eq!(sniffed.confidence == Confidence::Certain, is_certain, "{name}");

        // The transport layer comes after the byte order mark and before the rest.
        let options = XmlSniffingOptions::new().transport_layer_encoding(Encoding::Koi8R);
        let sniffed = sniff_xml_encoding(bytes, &options);
        let expected = if source == Source::Bom { Source::Bom } else { Source::Transport };
        assert_eq!((sniffed.source, sniffed.confidence), (expected, Confidence::Certain), "{name}");

        let limited = |max_prescan_bytes| {
            sniff_xml_encoding(bytes, &XmlSniffingOptions::new().max_prescan_bytes(max_prescan_bytes)).source
        };
        assert_eq!(limited(bytes.len()), source, "{name}");
        assert_eq!(limited(3), if source == Source::Bom { source } else { Source::Default }, "{name}");
    }
}

/// The whole table of <https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding>.
#[test]
fn locale_defaults() {
    for (locale, expected) in [
        ("ar", "windows-1256"),
        ("az", "windows-1254"),
        ("ba", "windows-1251"),
        ("be", "windows-1251"),
        ("bg", "windows-1251"),
        ("cs", "windows-1250"),
        ("el", "ISO-8859-7"),
        ("et", "windows-1257"),
        ("fa", "windows-1256"),
        ("he", "windows-1255"),
        ("hr", "windows-1250"),
        ("hu", "ISO-8859-2"),
        ("ja", "Shift_JIS"),
        ("kk", "windows-1251"),
        ("ko", "EUC-KR"),
        ("ku", "windows-1254"),
        ("ky", "windows-1251"),
        ("lt", "windows-1257"),
        ("lv", "windows-1257"),
        ("mk", "windows-1251"),
        ("pl", "ISO-8859-2"),
        ("ru", "windows-1251"),
        ("sah", "windows-1251"),
        ("sk", "windows-1250"),
        ("sl", "ISO-8859-2"),
        ("sr", "windows-1251"),
        ("tg", "windows-1251"),
        ("th", "windows-874"),
        ("tr", "windows-1254"),
        ("tt", "windows-1251"),
        ("uk", "windows-1251"),
        ("vi", "windows-1258"),
        ("zh-Hans", "GBK"),
        ("zh-CN", "GBK"),
        ("zh-SG", "GBK"),
        ("zh-Hant", "Big5"),
        ("zh-HK", "Big5"),
        ("zh-MO", "Big5"),
        ("zh-TW", "Big5"),
    ] {
        for spelling in [locale.to_string(), locale.to_uppercase(), locale.to_lowercase(), format!("{locale}-x-y")] {
            assert_eq!(locale_default_encoding(&spelling).name(), expected, "{spelling}");
        }
    }
}

/// Longer tags, by the rules of BCP 47, and tags that aren't in the table.
#[test]
fn locales_of_several_subtags() {
    for (locale, expected) in [
        ("ru-RU", "windows-1251"),
        ("sr-Latn-RS", "windows-1251"),
        ("de-1996-u-co-phonebk", "windows-1252"),
        ("zh-Hant-CN", "Big5"),
        ("zh-Hans-HK", "GBK"),
        ("zh-yue-HK", "Big5"),
        ("zh-cmn-Hans-CN", "GBK"),
        ("zh-x-hant", "windows-1252"),
        ("zh-u-tw", "windows-1252"),
        ("zh", "windows-1252"),
        ("zh-", "windows-1252"),
        ("en", "windows-1252"),
        ("en-CN", "windows-1252"),
        ("", "windows-1252"),
        ("-", "windows-1252"),
        ("-ru", "windows-1252"),
        ("r", "windows-1252"),
        ("ru ", "windows-1252"),
        ("rus", "windows-1252"),
        ("sa", "windows-1252"),
        ("ar fa", "windows-1252"),
        ("日本語", "windows-1252"),
    ] {
        assert_eq!(locale_default_encoding(locale).name(), expected, "{locale:?}");
    }
}

/// The prescan as the standard words it, with its variables, and without regard to speed or size.
mod literal {
    use super::{Encoding, extract_encoding_from_meta, get_xml_encoding};

    struct OutOfBytes;

    /// Its name and its value.
    type Attribute = (Vec<u8>, Vec<u8>);

    struct Prescan<'a> {
        bytes: &'a [u8],
        position: usize,
    }

    pub fn prescan(bytes: &[u8]) -> Option<Encoding> {
        Prescan { bytes, position: 0 }.run().unwrap_or_else(|OutOfBytes| get_xml_encoding(bytes))
    }

    const SPACES: &[u8] = b"\t\n\x0C\r ";

    impl Prescan<'_> {
        fn byte(&self) -> Result<u8, OutOfBytes> {
            self.bytes.get(self.position).copied().ok_or(OutOfBytes)
        }

        fn lowercase(&self, offset: usize) -> u8 {
            self.bytes.get(self.position + offset).map_or(0, u8::to_ascii_lowercase)
        }

        fn run(&mut self) -> Result<Option<Encoding>, OutOfBytes> {
            if self.bytes.starts_with(&[0x3C, 0, 0x3F, 0, 0x78, 0]) {
                return Ok(Some(Encoding::Utf16Le));
            }
            if self.bytes.starts_with(&[0, 0x3C, 0, 0x3F, 0, 0x78]) {
                return Ok(Some(Encoding::Utf16Be));
            }
            loop {
                self.byte()?;
                let start: Vec<u8> = (0..6).map(|offset| self.lowercase(offset)).collect();
                if start.starts_with(b"<!--") {
                    let opening = self.position;
                    loop {
                        self.position += 1;
                        let before = &self.bytes[opening..self.position.min(self.bytes.len())];
                        if self.byte()? == b'>' && before.ends_with(b"--") {
                            break;
                        }
                    }
                } else if start.starts_with(b"<meta") && (SPACES.contains(&start[5]) || start[5] == b'/') {
                    self.position += 5;
                    if let Some(charset) = self.meta()? {
                        return Ok(Some(charset));
                    }
                } else if start[0] == b'<'
                    && (start[1].is_ascii_lowercase() || start[1] == b'/' && start[2].is_ascii_lowercase())
                {
                    while !SPACES.contains(&self.byte()?) && self.byte()? != b'>' {
                        self.position += 1;
                    }
                    while self.get_an_attribute()?.is_some() {}
                } else if [b"<!", b"</", b"<?"].iter().any(|tag| start.starts_with(*tag)) {
                    while self.byte()? != b'>' {
                        self.position += 1;
                    }
                }
                self.position += 1;
            }
        }

        fn meta(&mut self) -> Result<Option<Encoding>, OutOfBytes> {
            let mut attribute_list = Vec::new();
            let mut got_pragma = false;
            let mut need_pragma = None;
            let mut charset: Option<Option<Encoding>> = None;
            while let Some((name, value)) = self.get_an_attribute()? {
                if attribute_list.contains(&name) {
                    continue;
                }
                attribute_list.push(name.clone());
                match &name[..] {
                    b"http-equiv" if value == b"content-type" => got_pragma = true,
                    b"content" => {
                        let encoding = extract_encoding_from_meta(&value);
                        if encoding.is_some() && charset.is_none() {
                            charset = Some(encoding);
                            need_pragma = Some(true);
                        }
                    }
                    b"charset" => {
                        charset = Some(Encoding::for_label(&value));
                        need_pragma = Some(false);
                    }
                    _ => {}
                }
            }
            if need_pragma.is_none() || (need_pragma == Some(true) && !got_pragma) {
                return Ok(None);
            }
            Ok(match charset.flatten() {
                Some(Encoding::Utf16Be | Encoding::Utf16Le) => Some(Encoding::Utf8),
                Some(Encoding::XUserDefined) => Some(Encoding::Windows1252),
                charset => charset,
            })
        }

        fn get_an_attribute(&mut self) -> Result<Option<Attribute>, OutOfBytes> {
            while SPACES.contains(&self.byte()?) || self.byte()? == b'/' {
                self.position += 1;
            }
            if self.byte()? == b'>' {
                return Ok(None);
            }
            let [mut name, mut value] = [Vec::new(), Vec::new()];
            loop {
                match self.byte()? {
                    b'=' if !name.is_empty() => break,
                    byte if SPACES.contains(&byte) => {
                        while SPACES.contains(&self.byte()?) {
                            self.position += 1;
                        }
                        if self.byte()? != b'=' {
                            return Ok(Some((name, value)));
                        }
                        break;
                    }
                    b'/' | b'>' => return Ok(Some((name, value))),
                    byte => name.push(byte.to_ascii_lowercase()),
                }
                self.position += 1;
            }
            self.position += 1;
            while SPACES.contains(&self.byte()?) {
                self.position += 1;
            }
            match self.byte()? {
                quote @ (b'"' | b'\'') => loop {
                    self.position += 1;
                    if self.byte()? == quote {
                        self.position += 1;
                        return Ok(Some((name, value)));
                    }
                    value.push(self.byte()?.to_ascii_lowercase());
                },
                b'>' => return Ok(Some((name, value))),
                byte => value.push(byte.to_ascii_lowercase()),
            }
            loop {
                self.position += 1;
                match self.byte()? {
                    byte if SPACES.contains(&byte) || byte == b'>' => return Ok(Some((name, value))),
                    byte => value.push(byte.to_ascii_lowercase()),
                }
            }
        }
    }
}

/// Random bytes, pieces of markup and whole tags.
fn random_markup(random: &mut Random) -> Vec<u8> {
    const PIECES: [&str; 18] = [
        "<",
        ">",
        "!",
        "--",
        "<!--",
        "-->",
        "/",
        "?",
        "=",
        "'",
        "\"",
        " ",
        "<meta ",
        "<a ",
        "</a ",
        "<?xml ",
        "encoding='gbk'",
        "\t",
    ];
    const TAGS: [&str; 5] = ["<meta ", "<MeTa/", "<a ", "</meta ", "<metas "];
    const ATTRIBUTES: [&str; 12] = [
        "charset=gbk",
        "CHARSET = 'UTF-16'",
        "charset=\"x-user-defined\"",
        "charset",
        "charset=x",
        "http-equiv=content-type",
        "http-equiv='Content-Type'",
        "http-equiv=refresh",
        "content='text/html; charset=big5'",
        "content=charset=x",
        "content",
        "name='>'",
    ];
    let mut text = String::new();
    for _ in 0..random.below(10) {
        match random.below(8) {
            0..2 => {
                text.push_str(TAGS[random.below(TAGS.len())]);
                for _ in 0..random.below(5) {
                    text.push_str(ATTRIBUTES[random.below(ATTRIBUTES.len())]);
                    text.push_str([" ", "\n", "/", "", ">"][random.below(5)]);
                }
                text.push('>');
            }
            2 => text.push(char::from(random.below(128) as u8)),
            _ => text.push_str(PIECES[random.below(PIECES.len())]),
        }
    }
    let mut bytes = text.into_bytes();
    if !bytes.is_empty() && random.below(4) == 0 {
        let place = random.below(bytes.len());
        bytes[place] = random.below(256) as u8;
    }
    bytes
}

#[test]
fn prescan_like_the_literal_one() {
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    let mut found = 0;
    for _ in 0..200_000 {
        let bytes = random_markup(&mut random);
        let expected = literal::prescan(&bytes);
        assert_eq!(prescan(&bytes), expected, "{}", bytes.escape_ascii());
        found += usize::from(expected.is_some());
    }
    assert!(found > 10_000, "only {found} of them declare an encoding");
}

#[test]
fn declared_labels() {
    let labels = |bytes: &[u8]| -> Vec<String> {
        (0..).map_while(|nth| declared_label(bytes, nth)).map(|label| bytes[label].escape_ascii().to_string()).collect()
    };
    for (bytes, expected) in [
        (
            &b"<?xml encoding='a'?><meta charset=b><meta http-equiv=content-type content='charset=c'>"[..],
            &["a", "b", "c"][..],
        ),
        (b"<meta content='charset=b'><!-- <meta charset=c> --><meta charset=' d '>", &[" d "]),
        (b"<meta charset><meta charset=><meta charset=''><meta http-equiv=content-type content='charset='>", &[]),
        (b"<meta charset= content='charset=a' http-equiv=content-type>", &["content=\\'charset=a\\'"]),
        (b"<meta charset=a", &[]),
        (b"\n<?xml encoding='a'?>", &[]),
    ] {
        assert_eq!(labels(bytes), expected, "{}", bytes.escape_ascii());
    }
}

/// With all labels changed to a known one, the document declares that one; without labels, it declares none.
#[test]
fn declared_labels_are_those_of_the_prescan() {
    let mut random = Random(0xD1B5_4A32_D192_ED03);
    let mut found = 0;
    for _ in 0..50_000 {
        let bytes = random_markup(&mut random);
        let mut changed = bytes.clone();
        let labels: Vec<_> = (0..).map_while(|nth| declared_label(&bytes, nth)).collect();
        for label in labels.iter().rev() {
            changed.splice(label.clone(), *b"gbk");
        }
        let is_utf_16 = bytes.starts_with(b"<\0?\0x\0") || bytes.starts_with(b"\0<\0?\0x");
        if !is_utf_16 {
            let expected = (!labels.is_empty()).then_some(Encoding::Gbk);
            assert_eq!(prescan(&changed), expected, "{}", bytes.escape_ascii());
        }
        found += usize::from(!labels.is_empty());
    }
    assert!(found > 5000, "only {found} of them have a label");
}

/// Whatever the bytes are, there is an answer, which no byte after the limit changes.
#[test]
fn hostile_input() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..20_000 {
        let mut bytes = random_markup(&mut random);
        let limit = random.below(bytes.len() + 1);
        let html = HtmlSniffingOptions::new().max_prescan_bytes(limit);
        let xml = XmlSniffingOptions::new().max_prescan_bytes(limit);
        let sniffed = (sniff_html_encoding(&bytes, &html), sniff_xml_encoding(&bytes, &xml));
        let before = bytes.clone();
        bytes.truncate(limit.max(3));
        assert_eq!((sniff_html_encoding(&bytes, &html), sniff_xml_encoding(&bytes, &xml)), sniffed, "{before:?}");
        let _ = extract_encoding_from_meta(&bytes);
        let _ = get_xml_encoding(&bytes);
    }
}
