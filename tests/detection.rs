//! The detector's answers, and how often they are right.

mod common;

use std::collections::BTreeMap;

use common::Random;
use encoding_standard::hooks::{decode, encode, get_encoder};
use encoding_standard::{Candidate, Detection, DetectionKind, DetectionOptions, Detector, Encoding, detect_encoding};

fn detect(bytes: &[u8]) -> Detection {
    detect_encoding(bytes, &DetectionOptions::default())
}

fn encoded(text: &str, encoding: Encoding) -> Vec<u8> {
    match encoding {
        Encoding::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        Encoding::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        _ => encode(text, encoding).expect("the others have encoders").into_owned(),
    }
}

/// A language's text, with the encodings that it is written in.
struct Text {
    language: &'static str,
    encodings: Vec<Encoding>,
    paragraphs: Vec<&'static str>,
}

fn texts() -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    for line in include_str!("detection/declarations.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Some(head) = line.strip_prefix("= ") {
            let mut words = head.split(' ');
            let language = words.next().expect("a language has a name");
            let encodings = words.filter_map(|name| Encoding::for_label(name.as_bytes())).collect();
            texts.push(Text { language, encodings, paragraphs: Vec::new() });
        } else if let Some(text) = texts.last_mut() {
            text.paragraphs.push(line);
        }
    }
    texts
}

/// Every text in each of its encodings, cut into pieces of this many characters.
fn pieces(length: usize, mut see: impl FnMut(&'static str, Encoding, Vec<u8>)) {
    for Text { language, encodings, paragraphs } in texts() {
        let characters: Vec<char> = paragraphs.join("\n").chars().collect();
        let unicode = [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be];
        for encoding in encodings.iter().copied().chain(unicode) {
            for piece in characters.chunks(length).filter(|piece| piece.len() == length) {
                if piece.iter().any(|character| !character.is_ascii() && character.is_alphabetic()) {
                    see(language, encoding, encoded(&piece.iter().collect::<String>(), encoding));
                }
            }
        }
    }
}

/// Only the start of a long text is counted, and nothing overflows.
#[test]
fn long_texts_are_what_short_ones_are() {
    for count in [1000, 20_000, 40_000, 200_000] {
        for (text, encoding) in [("漢字 ", Encoding::Utf8), ("Привет, ", Encoding::Utf8), ("été ", Encoding::Utf8)]
        {
            let detection = detect_encoding(text.repeat(count).as_bytes(), &DetectionOptions::new().allow_utf8(true));
            assert_eq!(detection.encoding, Some(encoding), "{text} {count}");
        }
        let detection = detect_encoding(&b"\xCF\xF0\xE8\xE2\xE5\xF2, ".repeat(count), &DetectionOptions::default());
        assert_eq!(detection.encoding, Some(Encoding::Windows1251));
    }
}

/// Texts that weren't used for training. An answer that decodes to the same text is right.
#[test]
fn accuracy() {
    for (length, legacy, unicode) in [(40, 99.0, 99.9), (200, 99.9, 99.9), (1000, 99.9, 99.9)] {
        let mut counts = [[0, 0]; 2];
        let mut wrong = BTreeMap::new();
        pieces(length, |language, encoding, bytes| {
            let answer = detect(&bytes).encoding;
            let is_right =
                answer.is_some_and(|answer| answer == encoding || decode(&bytes, answer) == decode(&bytes, encoding));
            let [all, right] = &mut counts[usize::from(get_encoder(encoding).is_none() || encoding == Encoding::Utf8)];
            *all += 1;
            *right += usize::from(is_right);
            if !is_right {
                *wrong.entry((language, encoding, answer)).or_insert(0) += 1;
            }
        });
        for ([all, right], least) in counts.into_iter().zip([legacy, unicode]) {
            let percentage = 100.0 * right as f64 / all as f64;
            println!("{length} characters: {right} of {all}, {percentage:.2} %");
            assert!(percentage >= least, "{length} characters: {percentage} % of {all}; {wrong:#?}");
        }
    }
}

/// Scores are close to the share of right answers, also for text that begins and ends inside words. There are equally
/// many texts in each encoding, so in doubt the commonest encoding is right less often than its score says.
#[test]
fn scores_are_probabilities() {
    let mut buckets = [[0.0; 3]; 10];
    for length in [10, 20] {
        pieces(length, |_, encoding, bytes| {
            let detection = detect(&bytes);
            let Some(answer) = detection.encoding else { return };
            let is_right = answer == encoding || decode(&bytes, answer) == decode(&bytes, encoding);
            let bucket = &mut buckets[((detection.score * 10.0) as usize).min(9)];
            let new = [1.0, f64::from(u8::from(is_right)), f64::from(detection.score)];
            bucket.iter_mut().zip(new).for_each(|(sum, new)| *sum += new);
        });
    }
    for (least, [count, right, scores]) in buckets.into_iter().enumerate().skip(5) {
        let (share, score) = (right / count, scores / count);
        println!("from 0.{least}: {count} answers, {share:.3} right, {score:.3} on average");
        let most = match least {
            9 => 0.01,
            7 | 8 => 0.04,
            _ => 0.13,
        };
        assert!((share - score).abs() < most, "from 0.{least}: {count} answers, {share} right, {score} on average");
    }
}

/// If no model fits, the commonest encoding is right most often, however long the text is.
#[test]
fn languages_without_a_model() {
    for text in [
        // Aymara, Alsatian and Quechua, from the Universal Declaration of Human Rights.
        "Taqe mayniw jupjama ch'amachasir jaqenakamp mathapisiñ munasinjh mathapisiskakispaw wakisitanakap \
         arjhatasiñataki.\n24. T'aqa\nCh'amjasiri jaqejh sapa mara phoqasina samarañapaw wakisita, ukhamaraki jan",
        "ùn Reschpekt ze sìchere, ùn dìs so wohl ",
        "INTËRU MUNDUCHO LAPAN RUNAKUNAPA DERËCHUNKUNANTA WILAKUSHQAN\nKAYNOQ NIRMI QALAYKUN\nMunashqantsita \
         ruranantsipaq, runakuna ali jusgashqa kananpaq, y ali kawanantsipaqpis kay patsacho, tantyashwan imano",
    ] {
        let detection = detect(&encoded(text, Encoding::Windows1252));
        assert_eq!(detection.encoding, Some(Encoding::Windows1252), "{text}: {detection:?}");
        assert!(detection.score < 0.75, "{text}: {detection:?}");
    }
}

/// All control characters that text doesn't have are equal.
#[test]
fn controls_are_no_separators() {
    let with = |byte: u8| detect(&[&b"0123456789 ".repeat(5)[..], &[0xE9, byte, 0xF6]].concat());
    assert_eq!(with(b' '), with(b'.'));
    for control in [0x01, 0x02, 0x0E, 0x1F] {
        assert_eq!(with(control), with(0x03), "{control}");
        assert_ne!(with(control), with(b' '), "{control}");
    }
}

/// A few frequent pairs of letters don't exclude the right language.
#[test]
fn repetition_changes_nothing() {
    let mut count = 0;
    pieces(80, |language, encoding, bytes| {
        let Detection { encoding: once, score, .. } = detect(&bytes);
        let letters = bytes.iter().filter(|byte| !byte.is_ascii()).count();
        if once == Some(encoding) && score > 0.99 && letters > 30 {
            let repeated = bytes.repeat(30);
            let answer = detect(&repeated).encoding;
            let is_same = answer.is_some_and(|answer| decode(&bytes, answer) == decode(&bytes, encoding));
            assert!(is_same, "{language}: {encoding} as {answer:?}");
            count += 1;
        }
    });
    assert!(count > 1000, "{count}");
}

#[test]
fn chunks_make_no_difference() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut inputs: Vec<Vec<u8>> = Vec::new();
    pieces(200, |_, _, bytes| {
        if random.below(8) == 0 {
            inputs.push(bytes);
        }
    });
    for &encoding in Encoding::all() {
        inputs.push(random.text(encoding, 3000));
    }
    inputs.push([&b"plain text "[..], &[b'a'; 2000], b"\x83\x65", &[b'b'; 1500], b"\x1B$B", b"\x83\x58 "].concat());
    // More than is counted.
    inputs.push(encoded("Ещё один ", Encoding::Koi8R).repeat(1300));
    inputs.push([encoded("漢字", Encoding::EucJp).repeat(2047), b"\xB4\xC1\xE9text \xE9\xE9".repeat(40)].concat());
    // Damaged at its start, but little as a whole; and damaged too much.
    let japanese = encoded("日本語のテキスト。", Encoding::ShiftJis);
    for length in [3, 5, 39, 41, 100] {
        inputs.push([&japanese[..], &vec![0xFF; length], &japanese.repeat(300)].concat());
    }
    // Repeated words, and ASCII that completes one of their characters or doesn't.
    let chinese = encoded("本页面中文版由中文手册页计划提供，可能不是最新的。", Encoding::Gbk);
    inputs.push([&chinese[..], &b" \x81\x30ab".repeat(5)].concat());
    // Repetitions that begin with an ASCII byte, or seem to: it is the last of the skipped ones.
    let repeated = b"\x8F+".repeat(6);
    inputs.push([&b"+"[..], &repeated].concat());
    inputs.push([&b"\xE9"[..], &[b'a'; 1022], b"+", &repeated].concat());
    inputs.push([&b"\xE9"[..], &[b'a'; 511], b"aaa+", &[b'a'; 508], &repeated].concat());
    for input in inputs {
        for end_of_queue in [false, true] {
            let mut whole = Detector::new();
            whole.feed(&input, end_of_queue);
            let expected = whole.guess(&DetectionOptions::default());
            for longest in [1, 3, 700] {
                let mut detector = Detector::new();
                let mut rest = &input[..];
                while !rest.is_empty() {
                    let (chunk, after) = rest.split_at((1 + random.below(longest)).min(rest.len()));
                    detector.feed(chunk, end_of_queue && after.is_empty());
                    rest = after;
                }
                assert_eq!(detector.guess(&DetectionOptions::default()), expected, "{input:02X?}");
            }
        }
    }
}

/// Nothing panics, no answer is an encoding that texts on the web don't use, and scores are probabilities in order.
#[test]
fn every_byte_sequence_has_an_answer() {
    let never = [
        Encoding::Replacement,
        Encoding::XUserDefined,
        Encoding::Iso8859_8I,
        Encoding::Iso8859_10,
        Encoding::Iso8859_14,
        Encoding::Iso8859_15,
        Encoding::Iso8859_16,
    ];
    let mut random = Random(0x0123_4567_89AB_CDEF);
    for round in 0..4000 {
        let encoding = Encoding::all()[round % Encoding::all().len()];
        let length = random.below(300);
        let bytes = match round % 3 {
            0 => (0..length).map(|_| random.below(256) as u8).collect(),
            1 => (0..length).map(|_| 0x80 | random.below(128) as u8).collect(),
            _ => random.text(encoding, length),
        };
        let detection = detect(&bytes);
        assert_eq!(detection.candidates.is_empty(), detection.kind == DetectionKind::Binary, "{detection:?}");
        assert!(detection.encoding.is_none_or(|encoding| encoding == detection.candidates[0].encoding));
        let best = detection.candidates.first().map_or(0.0, |best| best.score);
        assert_eq!(detection.score, if detection.encoding.is_some() { best } else { 0.0 });
        assert!(detection.candidates.is_sorted_by(|a, b| a.score >= b.score), "{detection:?}");
        assert!(
            detection
                .candidates
                .iter()
                .all(|each| { !never.contains(&each.encoding) && (0.0..=1.0).contains(&each.score) })
        );
    }
}

#[test]
fn noise_is_not_text() {
    let mut random = Random(0xFEDC_BA98_7654_3210);
    for (first, kind) in [(0, DetectionKind::Binary), (0x80, DetectionKind::Unknown)] {
        for _ in 0..20 {
            let bytes: Vec<u8> = (0..2000).map(|_| (first + random.below(256 - first)) as u8).collect();
            let detection = detect(&bytes);
            assert_eq!((detection.encoding, detection.kind, detection.score), (None, kind, 0.0), "{detection:?}");
            assert!(detection.candidates.iter().all(|each| each.score == 0.0), "{detection:?}");
        }
    }
}

/// Random bytes may look like a name by chance, but less so the longer they are.
#[test]
fn short_noise_has_low_scores() {
    let mut random = Random(0xFEDC_BA98_7654_3210);
    for (first, length, most) in [(0x80, 6, 26), (0x80, 8, 19), (0x80, 12, 5), (0x80, 32, 1), (0, 8, 14), (0, 16, 2)] {
        let scores: Vec<f32> = (0..4000)
            .map(|_| detect(&(0..length).map(|_| (first + random.below(256 - first)) as u8).collect::<Vec<_>>()).score)
            .collect();
        let high = scores.iter().filter(|score| **score >= 0.9).count();
        assert!(high * 100 < most * scores.len(), "{length} bytes: {high} of {}", scores.len());
    }
}

#[test]
fn ascii_is_in_a_candidate_that_decodes_it() {
    let encoding_of = |bytes: &[u8], candidates: &[Encoding], allow_utf8| {
        let options = DetectionOptions::new().candidates(candidates).allow_utf8(allow_utf8);
        detect_encoding(bytes, &options).encoding
    };
    let encoding = |candidates: &[Encoding], allow_utf8| encoding_of(b"plain", candidates, allow_utf8);
    assert_eq!(encoding(&[Encoding::EucJp, Encoding::ShiftJis], true), Some(Encoding::EucJp));
    assert_eq!(encoding(&[Encoding::Utf16Le, Encoding::Utf8, Encoding::Koi8R], true), Some(Encoding::Utf8));
    assert_eq!(encoding(&[Encoding::Utf16Le, Encoding::Utf8, Encoding::Koi8R], false), Some(Encoding::Koi8R));
    assert_eq!(encoding(&[Encoding::Koi8R, Encoding::Windows1252], true), Some(Encoding::Windows1252));
    assert_eq!(encoding(&[Encoding::Utf16Be, Encoding::Replacement], true), None);
    // Escapes are ASCII, but only some are ISO-2022-JP's.
    let japanese = [Encoding::Iso2022Jp, Encoding::EucJp];
    for bytes in [&b"plain"[..], b"\x1B(Bplain"] {
        assert_eq!(encoding_of(bytes, &japanese, true), Some(Encoding::Iso2022Jp), "{bytes:02X?}");
    }
    for bytes in [&b"\x1B"[..], b"\x1B[31mred", b"plain\x1B(", b"\x0E", b"\x1B$B$"] {
        assert_eq!(encoding_of(bytes, &japanese, true), Some(Encoding::EucJp), "{bytes:02X?}");
        assert_eq!(encoding_of(bytes, &japanese[..1], true), None, "{bytes:02X?}");
    }
    let options = DetectionOptions::new().candidates(&[Encoding::EucJp, Encoding::ShiftJis][..]).locale("ja");
    assert_eq!(detect_encoding(b"", &options).encoding, Some(Encoding::ShiftJis));
}

/// Candidates without a model are found by their relatives'.
#[test]
fn candidates_without_a_model() {
    let find = |text: &str, encoding, candidates: &[Encoding]| {
        let options = DetectionOptions::new().candidates(candidates);
        detect_encoding(&encoded(text, encoding), &options)
    };
    for (text, encoding, relative) in [
        ("人人生而自由，在尊严和权利上一律平等", Encoding::Gb18030, Encoding::Gbk),
        ("כל בני האדם נולדו בני חורין ושווים", Encoding::Iso8859_8I, Encoding::Iso8859_8),
        ("Öll mannkyn er borið frjálst og jafnt öðrum", Encoding::Iso8859_10, Encoding::Windows1252),
        ("Genir pawb yn rhydd, â hawliau cyfartal, yn dŷ", Encoding::Iso8859_14, Encoding::Windows1252),
        ("Tous les êtres humains naissent égaux au cœur", Encoding::Iso8859_15, Encoding::Windows1252),
        ("Toate ființele umane se nasc libere și egale", Encoding::Iso8859_16, Encoding::Iso8859_2),
    ] {
        let found = find(text, encoding, &[Encoding::Utf8, encoding, Encoding::EucJp]);
        assert_eq!((found.encoding, found.kind), (Some(encoding), DetectionKind::Text), "{encoding}: {found:?}");
        assert_eq!(found.candidates.first().map(|first| first.encoding), Some(encoding), "{encoding}: {found:?}");
        assert_eq!(find(text, encoding, &[encoding, relative]).encoding, Some(relative), "{encoding}");
        assert_eq!(find("plain", encoding, &[encoding]).encoding, Some(encoding), "{encoding}");
    }
    assert_eq!(find("é", Encoding::Windows1252, &[Encoding::XUserDefined, Encoding::Replacement]).encoding, None);
}

#[test]
fn kinds() {
    let kind = |bytes: &[u8]| detect(bytes).kind;
    assert_eq!(kind(b""), DetectionKind::Empty);
    let none = DetectionOptions::new().max_bytes(0);
    assert_eq!(detect_encoding(b"plain", &none).kind, DetectionKind::Empty);
    assert_eq!(kind(b"plain"), DetectionKind::Ascii);
    assert_eq!(kind(b"caf\xE9"), DetectionKind::Text);
    assert_eq!(kind("UTF-8 ✓".as_bytes()), DetectionKind::Text);
    assert_eq!(kind(&encoded("UTF-16", Encoding::Utf16Le)), DetectionKind::Text);
    // A manual page as nroff prints it, with bold letters printed twice.
    assert_eq!(kind("G\u{8}Gr\u{8}rö\u{8}öß\u{8}ße\u{8}e".as_bytes()), DetectionKind::Text);
    // ASCII with some controls: terminal colours, pages, ends of DOS files and of strings, lists and records.
    for text in [
        &b"\x1B[31mred\x1B[0m \x1B[1mbold\x1B[0m"[..],
        b"page\x0C\x0Cpage\x0C",
        b"\t\t\t\x07\x08",
        b"\0",
        b"\x1A",
        b"end\0",
        b"end\r\n\x1A",
        b"src/lib.rs\0src/a.rs\0b\0",
        b"8=FIX.4.2\x019=65\x0135=A\x0149=SERVER\x01",
        b"one\x1Ftwo\x1Ethree\x1Ffour\x1E",
    ] {
        assert_eq!(kind(text), DetectionKind::Ascii, "{text:?}");
    }
    for head in [
        &b"\x7FELF\x02\x01\x01\0\0\0\0\0\0\0\0\0"[..],
        b"\0asm\x01\0\0\0",
        &[0; 4096],
        &std::array::from_fn::<u8, 3000, _>(|place| (place * 7 % 0x20) as u8),
        b"SQLite format 3\0\x10\0\x01\x01\0\x40\x20\x20\0\0\0\x0C\0\0\0\x9B",
        b"\xDE\x12\x04\x95\0\0\0\0\x1B\0\0\0\x1C\0\0\0\xF4\0\0\0",
        b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\x01\0\0\0\x01\0\x08\x06\0\0\0\x5C\x72\xA8\x66",
        b"\x1F\x8B\x08\0\0\0\0\0\x02\x03\xED\xBD\x07\x60\x1C\x49\x96\x25\x26",
        b"\x7FELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3E\0\x01\0\0\0\x80\x9F",
    ] {
        let detection = detect(head);
        assert_eq!((detection.encoding, detection.kind), (None, DetectionKind::Binary), "{detection:?}");
    }
}

/// Code and markup are in English whatever the text is in, so words of lines, strings and elements that are all ASCII
/// weigh less.
#[test]
fn text_among_english_words() {
    let comment = |text: &str| {
        format!(
            "#include <stdio.h>\n\nint main(int argc, char **argv)\n{{\n    int value = compute(argc, 0); /* {text} */\n    \
             if (value < 0) return EXIT_FAILURE;\n    return 0;\n}}\n"
        )
    };
    let setting = |text: &str| {
        format!("[Settings]\r\nLanguage=Default\r\nWidth=1024\r\nFullscreen=1\r\n[Strings]\r\nclose={text}\r\n")
    };
    let element = |text: &str| {
        format!(
            "<html><head><title>{text}</title><script>var menu = document.getElementById(\"menu\"); function go() \
             {{ return false; }}</script></head><body><a href=\"index.html\">Home</a></body></html>"
        )
    };
    let member =
        |text: &str| format!("{{\"id\": 17, \"type\": \"country\", \"name\": \"{text}\", \"flags\": [\"old\"]}}");
    let log = |text: &str| format!("{}{text}", "GET /index.html HTTP/1.1 200 OK\n".repeat(100));
    let path = |text: &str| format!("C:\\Documents and Settings\\All Users\\{text}.doc");
    for (text, encoding) in [
        (comment("번호"), Encoding::EucKr),
        (comment("число"), Encoding::Koi8R),
        (comment("nastavení šířky"), Encoding::Windows1250),
        (comment("zakončí každý řádek"), Encoding::Windows1250),
        (setting("Tento překlad je bez"), Encoding::Iso8859_2),
        (element("Генуя"), Encoding::Windows1251),
        (element("Ehimės prefektūra"), Encoding::Windows1257),
        (element("Zoë's café"), Encoding::Windows1252),
        (path("Иврит"), Encoding::Windows1251),
        (log("Иврит.doc"), Encoding::Windows1251),
        (log("名前.doc"), Encoding::ShiftJis),
        (log("Zoë's café"), Encoding::Windows1252),
        (path("Zoë's café"), Encoding::Windows1252),
        (member("Nyderlandų Karalystė"), Encoding::Windows1257),
        (member("Уила"), Encoding::Windows1251),
        (setting("Zoë's café"), Encoding::Windows1252),
        (comment("© 2003 John Doe"), Encoding::Windows1252),
    ] {
        let bytes = encoded(&text, encoding);
        let detection = detect(&bytes);
        let answer = detection.encoding.expect("there is one");
        assert_eq!(decode(&bytes, answer), text, "{detection:?}");
    }
}

/// No encoding of the standard is right for these, so there is no answer.
#[test]
fn dos_text_is_not_known() {
    for text in [
        &b"Die Stra\xE1e f\x81hrt \x81ber die Br\x81cke nach K\x94ln, sch\x94ne Gr\x81\xE1e aus M\x81nchen."[..],
        b"Les \x82l\x8Aves ont \x82t\x82 tr\x8As heureux de passer l'\x82t\x82 \x85 la campagne.",
        b"Ma\xA4ana por la ma\xA4ana ir\x82 al m\x82dico con mi se\xA4ora, que est\xA0 enferma.",
    ] {
        let detection = detect(text);
        assert_eq!((detection.encoding, detection.kind), (None, DetectionKind::Unknown), "{detection:?}");
        let candidates = [Encoding::Windows1252, Encoding::Macintosh];
        let options = DetectionOptions::new().candidates(&candidates[..]);
        assert!(detect_encoding(text, &options).candidates.len() == 2);
    }
}

/// One symbol or letter in an English text doesn't mean another script, and leaves little doubt.
#[test]
fn one_character_outside_ascii() {
    for text in [
        "© 2003 Acme",
        "½ cup of sugar",
        "£20 a month",
        "25 °C today",
        "a naïve question",
        "Café Central",
        "San José, California",
        "word—word",
        "pages 5–7",
        "it’s here",
        "the façade of the house",
        "Section § 5",
    ] {
        let bytes = encoded(text, Encoding::Windows1252);
        let detection = detect(&bytes);
        let answer = detection.encoding.expect("there is one");
        assert!(detection.score > 0.95, "{text}: {detection:?}");
        assert_eq!(decode(&bytes, answer), text, "{answer}");
    }
}

#[test]
fn capitals_are_read_as_other_letters_are() {
    for (text, encoding) in [
        ("ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ", Encoding::Windows1253),
        ("ΥΠΟΥΡΓΕΙΟ ΠΑΙΔΕΙΑΣ", Encoding::Iso8859_7),
        ("МИНИСТЕРСТВО ОБРАЗОВАНИЯ", Encoding::Windows1251),
        ("МИНИСТЕРСТВО ОБРАЗОВАНИЯ", Encoding::Koi8R),
        ("RÉPUBLIQUE FRANÇAISE", Encoding::Windows1252),
        ("ŽLUŤOUČKÝ KŮŇ", Encoding::Windows1250),
        ("DİŞ MACUNU", Encoding::Windows1254),
        ("FARE TEKERLEĞİ AŞAĞI", Encoding::Windows1254),
        ("PENCERE GENİŞLİĞİ", Encoding::Windows1254),
    ] {
        let bytes = encoded(text, encoding);
        let answer = detect(&bytes).encoding.expect("there is one");
        assert_eq!(decode(&bytes, answer), text, "{answer}");
    }
}

#[test]
fn names() {
    for (text, encoding) in [
        ("México", Encoding::Macintosh),
        ("Čakovec", Encoding::Windows1250),
        ("maltská libra", Encoding::Iso8859_2),
        ("moldavský lei", Encoding::Iso8859_2),
        ("ázerbájdžánský manat", Encoding::Iso8859_2),
        ("Mogadišas", Encoding::Windows1257),
        ("Kazachstano tengė", Encoding::Windows1257),
        ("İstanbul", Encoding::Windows1254),
        ("Москва", Encoding::Windows1251),
        ("Αθήνα", Encoding::Windows1253),
        ("מכנסי ג׳ינס", Encoding::Windows1255),
    ] {
        let bytes = encoded(text, encoding);
        let answer = detect(&bytes).encoding.expect("there is one");
        assert_eq!(decode(&bytes, answer), text, "{answer}");
    }
}

/// File extensions aren't words of a language; UTF-8 rarely has letters that only phonetics uses; backslashes and
/// braces after letters are usually second halves of characters. Texts as short as these leave some doubt.
#[test]
fn names_of_files() {
    for (text, encoding) in [
        ("图.xlsx", Encoding::Gbk),
        ("표.txt", Encoding::EucKr),
        ("表.txt", Encoding::ShiftJis),
        ("図.png", Encoding::ShiftJis),
        ("桜.mp3", Encoding::ShiftJis),
        ("圖.xlsx", Encoding::Big5),
    ] {
        let bytes = encoded(text, encoding);
        let detection = detect(&bytes);
        assert_eq!(detection.encoding, Some(encoding), "{text}: {detection:?}");
        assert!(detection.score < 0.9, "{text}: {detection:?}");
        let locale = Some(if encoding == Encoding::Gbk { "zh-CN" } else { "ja" });
        let hinted = detect_encoding(&bytes, &DetectionOptions::new().locale(locale));
        if matches!(encoding, Encoding::Gbk | Encoding::ShiftJis) {
            assert!(hinted.encoding == Some(encoding) && hinted.score > 0.9, "{text}: {hinted:?}");
        }
    }
    for (text, encoding) in [
        ("ソ.txt", Encoding::ShiftJis),
        ("한국어.txt", Encoding::EucKr),
        ("设计-1.step", Encoding::Gbk),
        ("新建文本文档.txt", Encoding::Gbk),
        ("新しいフォルダ/", Encoding::ShiftJis),
        ("モデル.pmx", Encoding::ShiftJis),
        ("Трек 6", Encoding::Windows1251),
        ("Юрий Лоза - Сто часов.mp3", Encoding::Windows1251),
        ("Папка/", Encoding::Ibm866),
        ("Málaga.jpg", Encoding::Windows1252),
        ("C:\\Año\\é\\x.txt", Encoding::Windows1252),
        ("{forêt}", Encoding::Windows1252),
        ("Café|Thé|Bébé", Encoding::Windows1252),
        ("[šátek]", Encoding::Windows1250),
        ("C:\\Имя\\", Encoding::Ibm866),
        ("é.txt", Encoding::Utf8),
        ("图.xlsx", Encoding::Utf8),
        ("ș.txt", Encoding::Utf8),
        ("Ɔkɔ", Encoding::Utf8),
        ("ˈkaːtə", Encoding::Utf8),
        ("ދިވެހި", Encoding::Utf8),
    ] {
        let bytes = encoded(text, encoding);
        let detection = detect(&bytes);
        let answer = detection.encoding.expect("there is one");
        assert_eq!(decode(&bytes, answer), text, "{answer}");
        assert!(detection.score > 0.8 || encoding == Encoding::Windows1250, "{text}: {detection:?}");
    }
}

/// NULs fill up fields of fixed length, as in music tags, and U+001A the last block of a file of CP/M.
#[test]
fn padding_is_not_data() {
    for (text, encoding) in [
        ("Ja, vi älskar", Encoding::Windows1252),
        ("Сто часов", Encoding::Windows1251),
        ("Шко", Encoding::Koi8R),
        ("春よ、来い", Encoding::ShiftJis),
        ("月亮代表我的心", Encoding::Gbk),
        ("Größe", Encoding::Utf8),
    ] {
        let bytes = encoded(text, encoding);
        for (padding, length) in [(0, 30), (0, 255), (0x1A, 128)] {
            let mut field = bytes.clone();
            field.resize(length, padding);
            let detection = detect(&field);
            assert_eq!((detection.encoding, detection.kind), (Some(encoding), DetectionKind::Text), "{text} {length}");
            // As at the end of a line.
            assert_eq!(
                detection,
                detect(&[&bytes[..], &vec![b'\n'; length - bytes.len()]].concat()),
                "{text} {length}"
            );
        }
    }
    let padded = |text: &[u8]| detect(&[text, &[0; 25]].concat());
    for text in [&b"Title"[..], b"Title ", b"A", b"Words \x1B[m"] {
        assert_eq!(padded(text).kind, DetectionKind::Ascii, "{text:?}");
    }
    for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
        let bytes = [encoded("EFI System Größe", encoding), vec![0; 40]].concat();
        assert_eq!(detect(&bytes).encoding, Some(encoding));
    }
    for data in [&b"\x01\x02\x03"[..], b"\x7FELF\x02\x01\x01", b"\xDE\x12\x04\x95", b"\xE9\0\0\0\x01", b"\0"] {
        assert_eq!(padded(data).kind, DetectionKind::Binary, "{data:?}");
    }
    // More may follow.
    assert_eq!(detect(&[&b"Title"[..], &[0; 2043]].concat()).kind, DetectionKind::Binary);
    assert_eq!(detect(&[&b"Title"[..], &[0; 2042]].concat()).kind, DetectionKind::Ascii);
}

#[test]
fn half_width_katakana() {
    for text in ["ﾔﾏﾀﾞ ﾀﾛｳ", "ﾐﾂﾋﾞｼ ﾄｳｷﾖｳ", "ｶﾌﾞｼｷｶﾞｲｼﾔ"] {
        assert_eq!(detect(&encoded(text, Encoding::ShiftJis)).encoding, Some(Encoding::ShiftJis), "{text}");
    }
    // Among other characters.
    for text in [
        "ｻﾎﾟｰﾄ実行",
        "脆弱性ｺﾏﾝﾄﾞ",
        "処理用ﾎﾞﾃﾞｨﾀｲﾌﾟ",
        "13,時間,ﾏｳﾝﾄ,100\r\n",
        "ﾊｯﾄ記法 ('^c",
        "ﾍﾟｰｼﾞ送りします。\nこのｵﾌﾟｼｮﾝは、ﾊﾟﾗﾚﾙﾎﾟｰﾄが使用する",
    ] {
        for encoding in [Encoding::ShiftJis, Encoding::EucJp] {
            assert_eq!(detect(&encoded(text, encoding)).encoding, Some(encoding), "{text}");
        }
    }
}

/// Encodings that decode the bytes to the same text share the evidence.
#[test]
fn equal_texts_have_equal_scores() {
    let bytes = encoded("Съешь же ещё этих мягких французских булок, да выпей чаю", Encoding::Koi8R);
    let detection = detect(&bytes);
    assert_eq!(detection.encoding, Some(Encoding::Koi8R));
    assert!(detection.score > 0.95, "{detection:?}");
    let other = detection.candidates.iter().find(|each| each.encoding == Encoding::Koi8U);
    assert_eq!(other.map(|other| other.score), Some(detection.score));
    // A Ukrainian text distinguishes them.
    let detection = detect(&encoded("Чуєш їх, доцю, га? Кумедна ж ти, прощайся без ґольфів", Encoding::Koi8U));
    assert_eq!(detection.encoding, Some(Encoding::Koi8U));
    assert!(detection.candidates.iter().all(|each| each.encoding != Encoding::Koi8R || each.score < 0.1));
}

#[test]
fn ascii_says_nothing() {
    let detect_with = |locale, tld| {
        let detection = detect_encoding(b"<p>plain</p>", &DetectionOptions::new().locale(locale).tld(tld));
        assert!(detection.kind.is_ascii() && detection.score == 1.0);
        assert_eq!(
            detection.candidates.iter().map(|each| (Some(each.encoding), each.score)).collect::<Vec<_>>(),
            [(detection.encoding, 1.0)]
        );
        detection.encoding.map(Encoding::name)
    };
    assert_eq!(detect_with(None, None), Some("windows-1252"));
    assert_eq!(detect_with(Some("ru"), None), Some("windows-1251"));
    assert_eq!(detect_with(Some("zh-Hant-HK"), Some("cn")), Some("Big5"));
    assert_eq!(detect_with(Some("zh-Hans"), None), Some("GBK"));
    assert_eq!(detect_with(None, Some("jp")), Some("Shift_JIS"));
    assert_eq!(detect_with(None, Some(".GR")), Some("windows-1253"));
    assert_eq!(detect_with(Some("tlh"), Some("museum")), Some("windows-1252"));
    assert!(detect(b"").kind.is_ascii());
}

#[test]
fn unicode() {
    assert_eq!(detect("é".as_bytes()).encoding, Some(Encoding::Utf8));
    let without = DetectionOptions::new().allow_utf8(false);
    let detection = detect_encoding("Œuvre complète".as_bytes(), &without);
    assert!(detection.candidates.iter().all(|each| each.encoding != Encoding::Utf8));
    assert_eq!(detect_encoding(b"\xEF\xBB\xBFa", &without).encoding, Some(Encoding::Utf8));
    assert_eq!(detect(b"\xFF\xFEa\0").encoding, Some(Encoding::Utf16Le));
    assert_eq!(detect(b"\xFE\xFF\0a").encoding, Some(Encoding::Utf16Be));
    assert_eq!(detect(b"\xEF\xBB\xBFa").encoding, Some(Encoding::Utf8));
    for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
        assert_eq!(detect(&encoded("<html lang=en>", encoding)).encoding, Some(encoding));
        assert_eq!(detect(&encoded("Привет, мир!", encoding)).encoding, Some(encoding));
    }
}

/// UTF-16 without a byte order mark: nearly all code units are of scripts in use, and there are control bytes.
#[test]
fn utf_16_without_a_mark() {
    for (encoding, other) in [(Encoding::Utf16Be, Encoding::Utf16Le), (Encoding::Utf16Le, Encoding::Utf16Be)] {
        let answer = |text: &str| detect(&encoded(text, encoding)).encoding;
        for text in [
            "丟丟丟丟",
            "😀 😀 😀",
            "Größe",
            "日本語。\n",
            "int",
            "lowercase",
            "proglašava",
            "ŁÓDŹ ŻÓŁĆ",
            "زيرشاخه\u{200C}ها",
            "マウス\n",
        ] {
            assert_eq!(answer(text), Some(encoding), "{text}");
        }
        // With this much ASCII at the start it isn't UTF-16 of ideographs.
        let after_ascii = |count| answer(&["慡".repeat(count), "Привет, мир!".repeat(4)].concat());
        assert_eq!(after_ascii(15), Some(encoding));
        assert_ne!(after_ascii(16), Some(encoding));
        let with_others = |count| answer(&["п".repeat(1000 - count), "\u{1234}".repeat(count)].concat());
        assert_eq!(with_others(50), Some(encoding));
        assert!(![Some(encoding), Some(other)].contains(&with_others(51)));
    }
}

/// One control byte at the end of other text isn't evidence, and small numbers aren't text.
#[test]
fn what_looks_like_utf_16() {
    for text in [&b"a\0"[..], b"abc\0", b"hello\0", b"hello World\0", b"hello World\x1A", b"abc\0def\0ghi\0"] {
        let detection = detect(text);
        assert_eq!(
            (detection.encoding, detection.kind),
            (Some(Encoding::Windows1252), DetectionKind::Ascii),
            "{text:?}"
        );
    }
    for (text, encoding) in
        [("中华人民共和国是一个国家", Encoding::Gbk), ("한국어문서입니다", Encoding::EucKr), ("中文\n", Encoding::Big5)]
    {
        for end in ["\x1A", "\0", "\n\x1A"] {
            let bytes = [&encoded(text, encoding)[..], end.as_bytes()].concat();
            assert!(!matches!(detect(&bytes).encoding, Some(Encoding::Utf16Be | Encoding::Utf16Le)), "{text}{end:?}");
        }
    }
    // Control bytes on both sides, and among more letters than UTF-16 has pairs that look like them.
    for bytes in [&b"the\x01\x02the"[..], b"a\x01\x02bcde"] {
        assert!(!matches!(detect(bytes).encoding, Some(Encoding::Utf16Be | Encoding::Utf16Le)), "{bytes:?}");
    }
    let mixed = [&[0xE9; 3][..], &[b'a'; 100], &[1; 3]].concat();
    assert_eq!(detect(&mixed).kind, DetectionKind::Binary);
    for numbers in [&b"\x01\x02\x03\x7F"[..], b"\x01\x02", b"\x03\x04\x01\x02", b"\x01\0", b"\0\x01\0\0"] {
        let bytes = numbers.repeat(100);
        assert_eq!((detect(&bytes).encoding, detect(&bytes).kind), (None, DetectionKind::Binary), "{numbers:?}");
    }
}

#[test]
fn limits_of_evidence_for_utf_16() {
    for encoding in [Encoding::Utf16Be, Encoding::Utf16Le] {
        let is_found = |parts: &[(&str, usize)]| {
            let text: String = parts.iter().map(|(part, count)| part.repeat(*count)).collect();
            detect(&encoded(&text, encoding)).encoding == Some(encoding)
        };
        // All ASCII: half of the code units need a control byte.
        assert!(is_found(&[("慡", 3), ("п", 3)]) && !is_found(&[("慡", 4), ("п", 3)]), "{encoding}");
        // Or a separator.
        assert!(!is_found(&[("慡", 9)]) && !is_found(&[("慡", 9), ("!", 1)]), "{encoding}");
        for separator in [" ", "\n", "、", "。"] {
            assert!(is_found(&[("慡", 9), (separator, 1), ("!", 1)]), "{encoding} {separator:?}");
        }
        // Not all ASCII: one in 50 does.
        assert!(!is_found(&[("語", 10)]), "{encoding}");
        assert!(is_found(&[("語", 49), ("丟", 1)]) && !is_found(&[("語", 50), ("丟", 1)]), "{encoding}");
        assert!(is_found(&[("語", 147), ("丟", 3)]) && !is_found(&[("語", 148), ("丟", 3)]), "{encoding}");
        // Lowercase letters: more than half of them have NUL.
        assert!(is_found(&[("a", 4), ("š", 3)]) && !is_found(&[("a", 4), ("š", 4)]), "{encoding}");
        // Accented letters: two more than twice the others.
        assert!(is_found(&[("Ł", 2)]) && !is_found(&[("Ł", 3)]), "{encoding}");
        assert!(is_found(&[("a", 1), ("Ł", 4)]) && !is_found(&[("a", 1), ("Ł", 5)]), "{encoding}");
    }
}

#[test]
fn limits_of_binary_data() {
    let kind = |controls: usize, others: &[u8]| detect(&[&vec![1; controls][..], others].concat()).kind;
    assert_eq!((kind(1, b""), kind(2, b"")), (DetectionKind::Ascii, DetectionKind::Binary));
    assert_eq!((kind(3, &[b'a'; 7]), kind(3, &[b'a'; 6])), (DetectionKind::Ascii, DetectionKind::Binary));
    assert_eq!((kind(1, &[0xE9; 49]), kind(1, &[0xE9; 48])), (DetectionKind::Text, DetectionKind::Binary));
}

#[test]
fn iso_2022_jp() {
    let bytes = encoded("日本語のテキスト", Encoding::Iso2022Jp);
    assert_eq!(detect(&bytes).encoding, Some(Encoding::Iso2022Jp));
    for bytes in [&b"\x1B$BF|\x1B(B"[..], b"\x1B$@F|\x1B(J.", b"\x1B$BF|K\\\nplain", b"\x1B$BF|K\\\r\n\x1B$B8l"] {
        assert_eq!(detect(bytes).encoding, Some(Encoding::Iso2022Jp), "{bytes:02X?}");
    }
    // Half-width katakana, which Windows writes.
    for bytes in [&b"\x1B(I673^\x1B(B"[..], b"\x1B(I673^\n\x1B(I@["] {
        assert_eq!(detect(bytes).encoding, Some(Encoding::Iso2022Jp), "{bytes:02X?}");
    }
    // Half a character, twice each; a space inside; bytes that switch to other character sets.
    for bytes in [
        &b"\x1B$BF|K\x1B(B\x1B(B"[..],
        b"\x1B$BF|K\n\\\n",
        b"\x1B$BF| K\\ F|",
        b"\x1B$BF|\x1B(B\x0E \x0F",
        b"\x1B$BF|\x1B(Ia\x1B(B",
        b"\x1B$BF|\x1B.A\x1B(B",
        b"\x1B\x1B$BF|\x1B(B",
    ] {
        assert!(detect(bytes).kind.is_ascii(), "{bytes:02X?}");
    }
    // An escape sequence proves nothing: programs may print one, and `\` is a yen sign in the Roman set.
    for bytes in [
        &b"<script>if (/\\d/.test(x)) y = '\x1B(J';</script>"[..],
        b"\x1B(J\\1000\x1B(B",
        b"\x1B(Bprice: \x1B(J\\1000",
        b"\x1B$B",
        b"\x1B(I",
        b"kanji=\"\x1B$B\";\nascii=\"\x1B(B\";\n",
        b"printf '\x1B$B%s\\n'\n",
        b"case \x1B$Btext\x1B(B:\n",
        b"case \x1B$B)*\x1B(B:\n",
    ] {
        assert!(detect(bytes).kind.is_ascii(), "{}", bytes.escape_ascii());
    }
    // Terminal colours are other escape sequences. A program that removes them may leave their reset to ASCII.
    assert!(detect(b"\x1B[31mred\x1B[0m").kind.is_ascii());
    assert!(detect(b"red\x1B(B plain \x1B(I").kind.is_ascii());
    // No browser decodes Korean written this way.
    assert!(detect(b"\x1B$)C\x0E0!\x0F").kind.is_ascii());
}

/// Four-byte characters distinguish gb18030 from GBK.
#[test]
fn gb18030() {
    assert_eq!(detect(&encoded("中华人民共和国", Encoding::Gbk)).encoding, Some(Encoding::Gbk));
    assert_eq!(detect(&encoded("中华人民共和国：𠀀", Encoding::Gb18030)).encoding, Some(Encoding::Gb18030));
}

#[test]
fn truncated_characters_are_no_errors() {
    for (text, encoding) in [
        ("日本語のテキストです。", Encoding::ShiftJis),
        ("日本語のテキストです。", Encoding::EucJp),
        ("中华人民共和国", Encoding::Gbk),
        ("繁體中文網頁內容", Encoding::Big5),
        ("한국어 문서입니다", Encoding::EucKr),
        ("日本語のテキストです。", Encoding::Utf8),
        ("日本語のテキストです。", Encoding::Iso2022Jp),
    ] {
        let bytes = encoded(text, encoding);
        let cut = bytes.len() - if encoding == Encoding::Iso2022Jp { 4 } else { 1 };
        let options = DetectionOptions::new().max_bytes(cut);
        assert_eq!(detect_encoding(&bytes, &options).encoding, Some(encoding));
        assert_eq!(detect(&bytes[..cut]).encoding, Some(encoding));
    }
}

/// One error is allowed for three characters, and four malformed bytes in a row are one error.
#[test]
fn utf_8_or_not() {
    let candidates = [Encoding::Utf8];
    let options = DetectionOptions::new().candidates(&candidates[..]);
    let is_utf_8 = |bytes: &[u8]| !detect_encoding(bytes, &options).candidates.is_empty();
    for character in ['\u{80}', '\u{7FF}', '\u{800}', '\u{FFFF}', '\u{10000}', '\u{10FFFF}'] {
        let text = character.to_string().into_bytes();
        let start = &text[..text.len() - 1];
        for end in 0..=0xFF {
            let other = [start, &[end]].concat();
            assert_eq!(is_utf_8(&other), matches!(end, 0x80..=0xBF), "{other:02X?}");
        }
    }
    for lead in 0x80..=0xFF {
        let length = match lead {
            0xC2..=0xDF => 2,
            0xE0..=0xEF => 3,
            0xF0..=0xF4 => 4,
            _ => 0,
        };
        for count in 1..4 {
            let bytes = [&[lead][..], &vec![0x90; count]].concat();
            assert_eq!(is_utf_8(&bytes), bytes.len() == length, "{bytes:02X?}");
        }
    }
    for (bytes, expected) in [
        (&b"\xC3\xA9\xC3\xA9\xFF"[..], true),
        (b"\xC3\xA9\xFF", false),
        (b"\xC3\xA9\xC3\xA9\xFF \xFF", false),
        (b"\xC3\xA9\xC3\xA9\xFF\xFF\xFF\xFF", true),
        (b"\xC3\xA9\xC3\xA9\xFF\xFF\xFF\xFF\xFF", false),
        (b"\xC3\xA9\xC3\xA9\xFF\xC3\xA9\xFF", false),
        (b"\xC3\xA9\xC3\xA9\xFF\xC3\xA9\xC3\xA9\xC3\xA9\xFF", true),
        (b"\xC3\xA9\xC3\xA9\xFF\xC3\xA9\xC3\xA9\xFF", false),
        // Where a sequence ends early, the next character may start.
        (b"\xC3\xA9\xC3\xA9\xE9\xC3\xA9", true),
        (b"\xC3\xA9\xC3\xA9\xE9 \xE9 ", false),
    ] {
        assert_eq!(is_utf_8(bytes), expected, "{bytes:02X?}");
    }
}

/// UTF-8 is recognized wherever it ends, and with a damaged byte.
#[test]
fn damaged_utf_8() {
    for text in ["Größe für Straßen", "Привет, мир! Как дела?", "日本語のテキスト", "naïve café, 25 °C"]
    {
        let bytes = text.as_bytes();
        let first = text.chars().take_while(char::is_ascii).count() + 3;
        for end in first..=bytes.len() {
            assert_eq!(detect(&bytes[..end]).encoding, Some(Encoding::Utf8), "{text} {end}");
        }
        for place in 0..bytes.len() {
            let mut damaged = bytes.to_vec();
            damaged[place] = 0xE9;
            assert_eq!(detect(&damaged).encoding, Some(Encoding::Utf8), "{text} {place}");
        }
    }
}

/// Lines, frames and rows of stars don't outweigh the text around them.
#[test]
fn runs_of_a_character() {
    let line = |character: &str, text: &str| format!("{}\n{text}\n{}\n", character.repeat(41), character.repeat(60));
    for (text, encoding) in [
        (line("═", "Состояние завершения"), Encoding::Ibm866),
        (line("─", "страницы в пространство"), Encoding::Koi8R),
        (line("─", "이 문서는 설치 방법을 자세히 설명합니다. 처음부터 읽으십시오."), Encoding::EucKr),
        (line("─", "データベースの場合"), Encoding::EucJp),
        (line("★", "页面由手册页计划提供"), Encoding::Gbk),
        (line("=", "データーーーーーーーベース"), Encoding::ShiftJis),
        (line("=", "О-о-о-о, ооооооо, хахахахаха!"), Encoding::Windows1251),
        (line("=", "О-о-о-о, ооооооо, хахахахаха!"), Encoding::Utf8),
        (line("é", "é"), Encoding::Utf8),
        (line("─", "Größe"), Encoding::Utf8),
    ] {
        let bytes = encoded(&text, encoding);
        let detection = detect(&bytes);
        let answer = detection.encoding.expect("there is one");
        assert_eq!(decode(&bytes, answer), text, "{detection:?}");
        // However it is split.
        for size in [1, 2, 3, 7] {
            let mut detector = Detector::new();
            for chunk in bytes.chunks(size) {
                detector.feed(chunk, false);
            }
            detector.feed(b"", true);
            assert_eq!(detector.guess(&DetectionOptions::default()), detection, "{text}, {size}");
        }
    }
}

/// A short text with a few damaged bytes is recognized, but random bytes aren't a damaged text.
#[test]
fn damaged_east_asian_text() {
    for (text, encoding) in [
        ("壊れたファイルの例です。", Encoding::ShiftJis),
        ("データベースの場合には、追加で", Encoding::EucJp),
        ("本页面中文版由中文手册页计划提供。", Encoding::Gbk),
        ("這份文件說明如何安裝系統。", Encoding::Big5),
        ("이 문서는 설치 방법을 설명합니다.", Encoding::EucKr),
    ] {
        let whole = encoded(text, encoding);
        for place in [whole.len() / 2, whole.len() - 4] {
            let mut bytes = whole.clone();
            bytes[place & !1] = 0xFF;
            assert_eq!(detect(&bytes).encoding, Some(encoding), "{text}, {place}");
        }
    }
    let detection = detect(include_bytes!("../examples/damaged.shift_jis.txt"));
    assert_eq!(detection.encoding, Some(Encoding::ShiftJis), "{detection:?}");
    assert!(detection.score > 0.9, "{detection:?}");
    let mut random = Random(0x0123_4567_89AB_CDEF);
    for _ in 0..20 {
        let bytes: Vec<u8> = (0..200).map(|_| 0x80 | random.below(0x80) as u8).collect();
        let detection = detect(&bytes);
        assert!(detection.score < 0.9, "{detection:?}");
    }
}

#[test]
fn candidates_are_all_there_is() {
    let bytes = encoded("Съешь же ещё этих мягких французских булок", Encoding::Windows1251);
    let candidates = [Encoding::Windows1252, Encoding::Koi8R];
    let options = DetectionOptions::new().candidates(&candidates[..]);
    let detection = detect_encoding(&bytes, &options);
    assert!(!detection.candidates.is_empty());
    assert!(detection.candidates.iter().all(|each| candidates.contains(&each.encoding)));
    let none = DetectionOptions::new().candidates(&[][..]);
    assert_eq!(detect_encoding(&bytes, &none).encoding, None);
    assert_eq!(detect_encoding(b"ascii", &none).encoding, None);
}

#[test]
fn hints_decide_between_equals() {
    // "ó" in windows-1252, "у" in windows-1251.
    let bytes = b"\xF3";
    let hinted = |locale| {
        let options = DetectionOptions::new().locale(locale);
        detect_encoding(bytes, &options).candidates
    };
    let score = |candidates: &[Candidate], encoding| {
        candidates.iter().find(|other| other.encoding == encoding).map_or(0.0, |best| best.score)
    };
    let (spanish, russian) = (hinted("es"), hinted("ru-RU"));
    assert!(score(&spanish, Encoding::Windows1252) > score(&russian, Encoding::Windows1252));
    assert!(score(&spanish, Encoding::Windows1251) < score(&russian, Encoding::Windows1251));
}

/// With much more than is counted, the answer stays, and nothing overflows.
#[test]
fn long_texts() {
    for (text, encoding) in
        [("Привет, мир! ", Encoding::Koi8R), ("日本語のテキストです。", Encoding::EucJp), ("가", Encoding::EucKr)]
    {
        let bytes = encoded(text, encoding).repeat(200_000);
        let answer = detect(&bytes).encoding.expect("there is one");
        assert_eq!(decode(&bytes[..60], answer), decode(&bytes[..60], encoding));
    }
}

fn detect_start(bytes: &[u8], length: usize, options: &DetectionOptions) -> Detection {
    let limited = options.clone().max_bytes(length);
    let detection = detect_encoding(bytes, &limited);
    let mut detector = Detector::new();
    detector.feed(&bytes[..length], length == bytes.len());
    assert_eq!(detector.guess(options), detection);
    detection
}

/// The rest decides about ASCII, and it is usually UTF-8.
#[test]
fn ascii_of_which_more_follows_is_utf_8() {
    let bytes = "plain, naïve".as_bytes();
    for length in [0, 1, 5, 9] {
        let detection = detect_start(bytes, length, &DetectionOptions::default());
        assert_eq!((detection.encoding, detection.score), (Some(Encoding::Utf8), 0.0), "{length}");
        assert!(detection.kind.is_ascii());
        // Unless the caller knows better.
        let japanese = DetectionOptions::new().locale("ja").allow_utf8(false);
        assert_eq!(detect_start(bytes, length, &japanese).encoding, Some(Encoding::ShiftJis));
        let candidates = [Encoding::Koi8R, Encoding::Utf8];
        let options = DetectionOptions::new().candidates(&candidates[..1]);
        assert_eq!(detect_start(bytes, length, &options).encoding, Some(Encoding::Koi8R));
        let options = DetectionOptions::new().candidates(&candidates[..]);
        assert_eq!(detect_start(bytes, length, &options).encoding, Some(Encoding::Utf8));
    }
    // A whole text is the same in all of them.
    assert_eq!(detect(&bytes[..9]).encoding, Some(Encoding::Windows1252));
    assert_eq!(detect(b"").encoding, Some(Encoding::Windows1252));
}

/// The same with only a part of the first character.
#[test]
fn the_start_of_utf_8_is_utf_8() {
    let options = DetectionOptions::default();
    for text in [
        "naïve",
        "Łódź",
        "Hello — world",
        "it’s",
        "Привет",
        "日本語",
        "가나다",
        "smile 😀",
        "Γειά",
        "שלום",
        "مرحبا",
        "ça va",
    ] {
        for length in 0..text.len() {
            let detection = detect_start(text.as_bytes(), length, &options);
            assert_eq!(detection.encoding, Some(Encoding::Utf8), "{text}, {length}");
        }
    }
    let (mut all, mut right) = (0, 0);
    for paragraph in texts().iter().flat_map(|text| &text.paragraphs) {
        let Some(first) = paragraph.bytes().position(|byte| !byte.is_ascii()) else { continue };
        let detection = detect_start(paragraph.as_bytes(), first + 1, &options);
        all += 1;
        right += usize::from(detection.encoding == Some(Encoding::Utf8));
    }
    assert!(all > 300 && right * 100 >= all * 95, "{right} of {all}");
    // Unless nothing follows.
    assert_ne!(detect(b"na\xC3").encoding, Some(Encoding::Utf8));
    let detection = detect_start("größer".as_bytes(), 4, &options.allow_utf8(false));
    assert_ne!(detection.encoding, Some(Encoding::Utf8));
}

/// Numbered rows of a template.
fn rows(row: &str, count: usize) -> String {
    (1..=count).map(|i| row.replace('#', &i.to_string()) + "\n").collect()
}

/// Asserts that a text is found to be in an encoding, or in one with the same bytes for it.
fn assert_found(text: &str, encoding: Encoding) {
    let bytes = encoded(text, encoding);
    let detection = detect(&bytes);
    let is_right = detection.encoding.is_some_and(|answer| decode(&bytes, answer) == text);
    let start: String = text.chars().take(80).collect();
    assert!(is_right, "{encoding} as {:?} with {}: {start:?}", detection.encoding, detection.score);
}

/// Asserts that a text is found to be in an encoding, or that the answer leaves doubt.
fn assert_found_or_doubtful(text: &str, encoding: Encoding) {
    let bytes = encoded(text, encoding);
    let detection = detect(&bytes);
    let is_right = detection.encoding.is_some_and(|answer| decode(&bytes, answer) == text);
    assert!(
        is_right || detection.score < 0.9,
        "{encoding} as {:?} with {}: {text:?}",
        detection.encoding,
        detection.score
    );
}

/// A word or symbol that repeats in each row says no more than once.
#[test]
fn rows_of_one_symbol() {
    for count in [1, 2, 3, 10, 40, 100, 300, 1000] {
        for row in [
            "Teil #;#,50 €",
            "Part #;£#.50",
            "§ # Abs. #",
            "pack #: 3 × # mm",
            "R# 10k ±5%",
            "item #, ½ cup",
            "# °C",
            "C# 10 µF 16V",
            "took # µs.",
            "Calle Mayor nº #",
            "note # …",
            "it’s number #",
            "Acme™ Pro #",
            "– item #",
            "• item #",
            "© # Acme",
        ] {
            assert_found(&rows(row, count), Encoding::Windows1252);
        }
    }
}

/// Nor does a text that repeats as a whole.
#[test]
fn twice_the_text_is_the_same() {
    let mut random = Random(0x5DEE_CE66_D123_4567);
    let check = |bytes: &[u8]| {
        let once = detect(bytes);
        let twice = detect(&bytes.repeat(2));
        assert_eq!(twice, once, "{:?}", bytes.escape_ascii().to_string());
    };
    pieces(200, |_, encoding, mut bytes| {
        let is_bytes = !matches!(encoding, Encoding::Utf16Be | Encoding::Utf16Le);
        if is_bytes && random.below(8) == 0 {
            bytes.extend_from_slice(b".\n");
            check(&bytes);
        }
    });
    for row in ["Teil #;#,50 €", "#;ключ", "<b>#</b> größer", "#: 元", "СООБЩЕНИЕ;#;qty", "# ㅋㅋㅋ"]
    {
        for encoding in [Encoding::Windows1252, Encoding::Windows1251, Encoding::Gbk, Encoding::EucKr, Encoding::Utf8] {
            let text = rows(row, 7);
            if let Some(bytes) = encode(&text, encoding).filter(|bytes| decode(bytes, encoding) == text) {
                check(&bytes);
            }
        }
    }
}

/// Korean chats have letters that stand alone.
#[test]
fn korean_chats() {
    for line in [
        "안녕 ㅋㅋㅋ",
        "안녕하세요 ㅋㅋㅋ",
        "ㅋㅋㅋ 그래",
        "맞아 ㅎㅎ",
        "아 진짜 ㅠㅠ",
        "그건 좀 ㅡㅡ",
        "ㅇㅋ 내일 봐",
        "나도 ㅋㅋㅋㅋㅋㅋㅋㅋ",
        "ㅋㅋㅋㅋ 너무 웃겨",
        "보고 싶다 ㅜㅜ",
        "고마워요 ㅎㅎㅎ 내일 만나요",
        "ㅠㅠㅠㅠ 시험 망했어",
    ] {
        assert_found(line, Encoding::EucKr);
        assert_found(&format!("[10:42] <min> {line}\n[10:43] <jun> ok {line}\n"), Encoding::EucKr);
        assert_found(&format!("{line}\n").repeat(50), Encoding::EucKr);
    }
    // Abbreviations and laughter alone.
    for line in ["ㅇㅋ", "ㄱㄱ", "ㅎㅇ", "ㄱㅅ", "ㅈㅅ", "ㅊㅋ", "ㄹㅇ", "ㅋ", "ㅠ", "ok ㅇㅋ", "[10:42] <min> ㅇㅋ"]
    {
        assert_found_or_doubtful(line, Encoding::EucKr);
    }
    for line in ["ㅋㅋㅋ", "ㅠㅠ", "[10:42] <min> ㅇㅋ\n[10:43] <jun> ㄱㄱ\n[10:44] <min> ㅋㅋㅋ\n"] {
        assert_found(line, Encoding::EucKr);
    }
    // The same bytes in Japanese.
    for line in ["もも", "まま", "つつ", "くく", "やや", "おお"] {
        assert_found(line, Encoding::EucJp);
    }
    for line in ["せそみ", "みみせけ", "いいけど", "ありがとう", "そそそうです", "ふふふ、せかいへ"]
    {
        assert_found(line, Encoding::EucJp);
    }
}

/// `find -print0` and `git ls-files -z` end each name with NUL.
#[test]
fn lists_with_nuls() {
    for list in [
        "ключ\0значение\n",
        "größe\0maß\0",
        "один\0два\0три\0",
        "docs/übersicht.md\0src/größe.rs\0",
        "ключ\0знач",
        "日本\0語\0",
    ] {
        for count in [1, 2, 30] {
            let list = list.repeat(count);
            let detection = detect(list.as_bytes());
            assert_eq!((detection.encoding, detection.kind), (Some(Encoding::Utf8), DetectionKind::Text), "{list:?}");
        }
    }
}

/// Lists in other encodings.
#[test]
fn lists_with_nuls_in_legacy_encodings() {
    for (list, encoding) in [
        ("ключ\0значение\0", Encoding::Windows1251),
        ("größe\0maße\0", Encoding::Windows1252),
        ("日本語\0テキスト\0", Encoding::ShiftJis),
    ] {
        for count in [1, 30] {
            let bytes = encoded(&list.repeat(count), encoding);
            assert_eq!(
                (detect(&bytes).encoding, detect(&bytes).kind),
                (Some(encoding), DetectionKind::Text),
                "{list:?}"
            );
        }
    }
}

/// UTF-32 isn't in the standard.
#[test]
fn utf_32() {
    let text = "\u{FEFF}Größe 漢字 😀";
    let little: Vec<u8> = text.chars().flat_map(|character| u32::from(character).to_le_bytes()).collect();
    let big: Vec<u8> = text.chars().flat_map(|character| u32::from(character).to_be_bytes()).collect();
    for bytes in [&little, &big] {
        for length in [4, 8, bytes.len()] {
            let detection = detect(&bytes[..length]);
            assert_eq!((detection.encoding, detection.kind, detection.score), (None, DetectionKind::Utf32, 0.0));
        }
    }
    assert_eq!(detect(&encoded("\u{FEFF}a", Encoding::Utf16Le)).encoding, Some(Encoding::Utf16Le));
}

/// However long a text is, the eventual winner isn't dropped.
#[test]
fn long_prose() {
    for Text { language, encodings, paragraphs } in texts() {
        let characters: Vec<char> = paragraphs.join("\n").chars().collect();
        for encoding in encodings {
            for length in [500, 1500, 2500, characters.len()] {
                let text: String = characters[..length.min(characters.len())].iter().collect();
                let bytes = encoded(&text, encoding);
                let answer = detect(&bytes).encoding.expect("there is one");
                assert_eq!(
                    decode(&bytes, answer),
                    decode(&bytes, encoding),
                    "{language}, {encoding}, {length}: {answer}"
                );
            }
        }
    }
}

/// Lowercase ASCII beside capitals is normal in tables and code.
#[test]
fn capitals_beside_small_letters() {
    for text in ["order;СООБЩЕНИЕ О ПОСТАВКЕ;qty", "id;ИВАНОВ;city\n", "name: ПЕТРОВ ИВАН", "user=СИДОРОВА role=admin"]
    {
        for encoding in [Encoding::Windows1251, Encoding::Koi8R, Encoding::Ibm866] {
            assert_found(text, encoding);
        }
    }
    for text in
        ["order;ESPAÑA;qty", "ESPAÑA", "PREÇO", "MUÑOZ", "name,city\nMUÑOZ,MÁLAGA\n", "FRANÇOIS", "id;FRANÇOISE;1"]
    {
        assert_found(text, Encoding::Windows1252);
    }
    for text in ["SPÓŁKA Z O.O.", "id;SPÓŁKA;qty"] {
        assert_found(text, Encoding::Windows1250);
    }
    for text in ["id;ΑΘΗΝΑ;city", "order;ΠΑΡΑΓΓΕΛΙΑ;qty"] {
        assert_found(text, Encoding::Windows1253);
    }
}

/// Symbols that belong to ASCII words and numbers.
#[test]
fn symbols_in_ascii() {
    for text in [
        "1º de Mayo",
        "Calle Mayor nº 12",
        "can´t",
        "it´s",
        "don´t do it",
        "the 2ª edición",
        "5° 10°",
        "10µF 16V",
        "5 µs.",
        "Open…/Save As…",
        "Open…\nSave As…\n",
        "int main(void) { /* café */ return 0; }",
        "/* Jürgen */\nint x;\n",
    ] {
        assert_found(text, Encoding::Windows1252);
    }
    let table = format!("商品名称,价格\n{}", rows("#元", 20));
    assert_found(&table, Encoding::Gbk);
}

/// Text with characters that its language doesn't use, because it is in another encoding, has lower scores.
#[test]
fn foreign_encodings_are_doubtful() {
    // The euro sign of ISO-8859-15.
    for text in ["Der Preis beträgt 15 ¤ pro Stück für Größe M", "Précio: 30 ¤ más IVA, añadir señal"] {
        let detection = detect(&encoded(text, Encoding::Windows1252));
        assert!(detection.score < 0.9, "{text}: {detection:?}");
    }
    // Units of measurement in windows-1251, which would be Hebrew letters with points.
    let detection = detect(&encoded("5 дБ, 10 кВт, 2 мкФ", Encoding::Windows1251));
    assert!(detection.score < 0.9, "{detection:?}");
}

/// A letter that is rare outside texts in its own script, alone beside ASCII, is more likely an ideograph.
#[test]
fn rare_letters_alone_are_not_utf_8() {
    for text in ["price: 20元", "5 元", "N元", "item,20元\n", "qty 2瓶", "3支", "3片", "value: 值", "item 一"]
    {
        for text in [text, &rows(text, 20)] {
            assert_found(text, Encoding::Gbk);
        }
    }
    for text in ["name,price\n", "名称,价格\n"] {
        assert_found(&(String::from(text) + &rows("item#,#元", 20)), Encoding::Gbk);
    }
}

/// As a whole text it is more likely UTF-8, but may be either.
#[test]
fn rare_letters_are_whole_texts() {
    for letter in ["ɐ", "ɓ", "հ", "ܐ", "ө", "ա", "ү", "ҳ", "ҡ", "ދ"] {
        for text in [letter, &format!("{letter}\n"), &format!("[{letter}]")] {
            assert_found(text, Encoding::Utf8);
        }
    }
    for text in ["元", "一", "女", "中\n"] {
        assert_found_or_doubtful(text, Encoding::Gbk);
    }
    for text in ["② done", "temp=25②", "③\n③\n"] {
        assert_found_or_doubtful(text, Encoding::Big5);
    }
}

/// Letters of one script next to those of another aren't UTF-8.
#[test]
fn mixed_scripts_are_not_utf_8() {
    for (text, encoding) in [("เซดีกานา", Encoding::Windows874), ("ﾙｼﾞｬﾝ", Encoding::ShiftJis), ("为每", Encoding::Gbk)]
    {
        assert_found(text, encoding);
    }
    for text in
        ["Ελλάδα/Россия", "за́мок", "θɪŋk", "Москва — Αθήνα", "Δx = 1", "ไฟล์PDF", "हिन्दीabc", "naïve ж", "ö×ж", "ё2я"]
    {
        let detection = detect(text.as_bytes());
        assert!(detection.encoding == Some(Encoding::Utf8) && detection.score > 0.9, "{text}: {detection:?}");
    }
}

/// All others are certainly UTF-8, and so are rare ones in words.
#[test]
fn letters_alone_in_utf_8() {
    for text in [
        "€",
        "café",
        "ж",
        "Я 1",
        "5 €",
        "ω = 5",
        "א",
        "ب",
        "中",
        "naïve",
        "x ≤ 5",
        "→",
        "ő",
        "ł",
        "ň",
        "Dvořák",
        "ą",
        "ț",
        "Δx = 1",
        "π",
        "پ",
        "ک",
        "ш",
        "ё",
        "ґ",
        "қ",
        "Հայ",
        "name,Երևան",
        "ไทย",
        "अ",
        "№ 5",
        "nǐ hǎo",
        "lǜ",
        "Baƙo",
        "Hawaiʻi",
        "bɪt",
        "/fɪʃ/",
        "ˈhɛləʊ",
        "ܫܠܡܐ",
        "ދިވެހި",
        "dv: ދިވެހި",
        "ߒߞߏ",
    ] {
        let detection = detect(text.as_bytes());
        assert!(detection.encoding == Some(Encoding::Utf8) && detection.score > 0.9, "{text}: {detection:?}");
    }
}

/// Yiddish has vowels as points, which Hebrew and Arabic usually leave out, and letters of its own.
#[test]
fn points_on_letters() {
    for text in [
        "אַ גוטן טאָג, װאָס מאַכט איר",
        "אַלע מענטשן װערן געבױרן פֿרײַ",
        "פֿאַרשטאַנד און געװיסן; יעדער זאָל זיך פֿירן מיט אַ צװײטן אין אַ געמיט פֿון",
        "זאָל זיך פֿירן מיט אַ צװײטן אין אַ געמיט פֿון ברודערשאַפֿט.",
        "דאס איז מײן היים",
        "שָׁלוֹם עֲלֵיכֶם",
    ] {
        for text in [text, &format!("{text}\n").repeat(20)] {
            assert_found(text, Encoding::Windows1255);
        }
    }
    for encoding in [Encoding::Windows1256, Encoding::Iso8859_6] {
        assert_found("قَرَأَ الوَلَدُ الكِتَابَ", encoding);
    }
}

/// Hebrew words don't end with letters that have a final form, so these are Russian.
#[test]
fn russian_words_in_lists() {
    for row in ["файл #", "файл #.txt", "глава #", "- файл #", "урок #: тест"] {
        for count in [1, 2, 10, 100] {
            assert_found(&rows(row, count), Encoding::Windows1251);
        }
    }
    for text in ["דרך", "שלום", "ארץ", "ספרים"] {
        assert_found(text, Encoding::Windows1255);
    }
}

/// Words in capitals are other words in lowercase, but Greek ones would have accents.
#[test]
fn single_words_in_capitals() {
    for word in ["МОСКВА", "КАЗАНЬ", "ИВАНОВ", "РОССИЯ", "ПЕРМЬ"] {
        for text in [word, &format!("insert into t values ('{word}')"), &format!("insert into t values ('{word}');")] {
            assert_found(text, Encoding::Windows1251);
            if word != "ПЕРМЬ" {
                assert_found(text, Encoding::Koi8R);
            }
        }
    }
    // In KOI8-R's lowercase, many Greek words look Russian.
    for word in ["ΕΛΛΑΔΑ", "ΠΑΠΑΔΟΠΟΥΛΟΣ", "ΟΝΟΜΑ", "ΝΟΜΟΣ", "ΣΥΝΟΛΟ", "ΟΔΟΣ", "ΚΡΗΤΗ", "ΤΙΜΗ"]
    {
        assert_found_or_doubtful(word, Encoding::Windows1253);
        assert_found_or_doubtful(word, Encoding::Iso8859_7);
    }
    for text in ["Όνομα", "Άνοιξη", "Έγγραφο 1", "αρχείο"] {
        assert_found(text, Encoding::Windows1253);
        assert_found(text, Encoding::Iso8859_7);
    }
}

/// Ordinals usually follow numbers and abbreviations.
#[test]
fn ordinals() {
    for text in
        ["nº", "Nº 5", "nº 1\nnº 2\nnº 3\n", "Luis XIVº\n", "5ª\n6ª\n", "XIVº", "VIIIº", "XIVº\nXVº\n", "tomo IIIº"]
    {
        assert_found(text, Encoding::Windows1252);
    }
    for text in ["IVº", "XVº", "XXº", "XIXª", "VIº"] {
        assert_found_or_doubtful(text, Encoding::Windows1252);
    }
}

/// NULs on both sides of the pairs end strings in other encodings.
#[test]
fn short_lists_with_nuls_are_not_utf_16() {
    for list in ["x\0é\0yy\0", "a\0é\0", "x\0é\0y\0", "x\0\0yé\0\0", "김\0이\0박\0오\0", "김\0이\0박\0"] {
        for bytes in [list.as_bytes().to_vec(), encoded(list, Encoding::EucKr)] {
            let detection = detect(&bytes);
            let is_utf_16 = matches!(detection.encoding, Some(Encoding::Utf16Be | Encoding::Utf16Le));
            assert!(!is_utf_16, "{list:?} as {:?} with {}", detection.encoding, detection.score);
        }
    }
    for text in ["一二三 a", "最後の a", "가나다 a", "中文 text"] {
        for (encoding, is_big) in [(Encoding::Utf16Be, true), (Encoding::Utf16Le, false)] {
            let to_bytes = |unit: u16| if is_big { unit.to_be_bytes() } else { unit.to_le_bytes() };
            let bytes: Vec<u8> = text.encode_utf16().flat_map(to_bytes).collect();
            assert_eq!(detect(&bytes).encoding, Some(encoding), "{text:?}");
        }
    }
}

/// Hiragana seldom stand alone, ideographs often do.
#[test]
fn hiragana_alone() {
    for text in ["分", "8 號\n91+ 天\n"] {
        assert_found(text, Encoding::Big5);
    }
    for text in ["20元", "12月"] {
        assert_found_or_doubtful(text, Encoding::Big5);
    }
    for text in ["SDKの設定", "PCを使う", "CDとDVDの違い", "3つ目", "Aの場合"] {
        assert_found(text, Encoding::EucJp);
        assert_found(text, Encoding::ShiftJis);
    }
    // Their second bytes are ASCII letters.
    for text in ["有", "男", "4人"] {
        assert_found(text, Encoding::ShiftJis);
    }
    // A letter and an ASCII letter aren't a symbol, either.
    assert_found("Online-handlinger\nÅp", Encoding::Macintosh);
}

/// Texts of any language have symbols, and often only the encoding decides which ones.
#[test]
fn symbols_of_east_asia_in_ascii() {
    for symbol in ['★', '☆', '℃', '※', '■', '●', '→', '▲', '◆', '。', '「'] {
        for text in [
            format!("{symbol} done"),
            format!("temp=25{symbol}"),
            format!("2023-04-01 12:00:01 INFO {symbol} start"),
            format!("build {symbol} ok\nbuild 2 {symbol} ok\n"),
            symbol.to_string(),
            symbol.to_string().repeat(3),
        ] {
            for encoding in [Encoding::Gbk, Encoding::ShiftJis, Encoding::EucJp, Encoding::EucKr, Encoding::Big5] {
                assert_found_or_doubtful(&text, encoding);
            }
            assert_found(&text, Encoding::Utf8);
        }
        assert_found(&format!("{symbol} done"), Encoding::ShiftJis);
    }
}
