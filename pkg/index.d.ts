// The types of the package. The build copies them for `import` and for `require`.

/** Bytes that functions take: a buffer, a typed array, a `DataView` or a Node `Buffer`, shared or not. */
export type BytesSource = ArrayBufferLike | ArrayBufferView;

/** Bytes that functions return: a `Uint8Array<ArrayBuffer>`, or a `Uint8Array` before TypeScript 5.7. */
export type Bytes = ReturnType<Uint8Array['slice']>;

/** Options of a new decoder. */
export interface DecoderOptions {
  /** Whether malformed input throws a `TypeError` instead of becoming U+FFFD. `false` by default. */
  fatal?: boolean | undefined;
  /** Whether a byte order mark is kept as text. `false` by default. */
  ignoreBOM?: boolean | undefined;
}

/** Options of {@link TextDecoder.decode}. */
export interface DecodeOptions {
  /** Whether more input follows in later calls. `false` by default. */
  stream?: boolean | undefined;
}

/**
 * The platform's `TextDecoder`, for all encodings on all hosts.
 *
 * @see https://encoding.spec.whatwg.org/#interface-textdecoder
 * @example
 * new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67)); // 'テスト'
 */
export class TextDecoder {
  /**
   * @param label a label of any encoding but replacement; UTF-8 by default
   * @throws {RangeError} if the label is unknown, or one of replacement, such as `'iso-2022-kr'`
   */
  constructor(label?: Label, options?: DecoderOptions | null);
  /** The encoding's name in lowercase. */
  readonly encoding: string;
  /** Whether malformed input throws. */
  readonly fatal: boolean;
  /** Whether a byte order mark is kept as text. */
  readonly ignoreBOM: boolean;
  /**
   * Decodes a text, or a chunk of it.
   *
   * Without `stream: true`, the text ends with the input, and the next call starts a new one. After an error in the
   * middle of a stream, the rest of the chunk is dropped, and the stream continues with the next call.
   *
   * @see https://encoding.spec.whatwg.org/#dom-textdecoder-decode
   * @throws {TypeError} if the input isn't a buffer source, or is malformed and `fatal` is set
   */
  decode(input?: BytesSource, options?: DecodeOptions | null): string;
}

/** The result of {@link TextEncoder.encodeInto}. */
export interface EncodeIntoResult {
  /** How many code units of the source were read. */
  read: number;
  /** How many bytes were written to the destination. */
  written: number;
}

/**
 * The platform's `TextEncoder`, which encodes UTF-8.
 *
 * @see https://encoding.spec.whatwg.org/#interface-textencoder
 * @example
 * new TextEncoder().encode('é'); // Uint8Array [0xc3, 0xa9]
 */
export class TextEncoder {
  /** Takes no arguments, because the class only encodes UTF-8. */
  constructor();
  /** `'utf-8'` */
  readonly encoding: string;
  /** Encodes a string in UTF-8. Lone surrogates become U+FFFD. */
  encode(input?: string): Bytes;
  /**
   * Encodes as many whole characters of a string as fit.
   *
   * @see https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
   * @throws {TypeError} if `destination` isn't a `Uint8Array`
   */
  encodeInto(source: string, destination: Uint8Array): EncodeIntoResult;
}

/**
 * The platform's `TextDecoderStream`, for all encodings on all hosts: bytes to strings.
 *
 * @see https://encoding.spec.whatwg.org/#interface-textdecoderstream
 * @example
 * response.body.pipeThrough(new TextDecoderStream('euc-kr'));
 */
export class TextDecoderStream {
  /**
   * @param label a label of any encoding but replacement; UTF-8 by default
   * @throws {RangeError} if the label is unknown, or one of replacement, such as `'iso-2022-kr'`
   * @throws {TypeError} if the host has no `TransformStream`
   */
  constructor(label?: Label, options?: DecoderOptions | null);
  /** The encoding's name in lowercase. */
  readonly encoding: string;
  /** Whether malformed input errors the stream. */
  readonly fatal: boolean;
  /** Whether a byte order mark is kept as text. */
  readonly ignoreBOM: boolean;
  /** The text, as it is decoded. */
  readonly readable: ReadableStream<string>;
  /** Takes the bytes, in chunks that may split a character. */
  readonly writable: WritableStream<BytesSource>;
  /** `'TextDecoderStream'` */
  readonly [Symbol.toStringTag]: string;
}

/**
 * The platform's `TextEncoderStream`: strings to UTF-8.
 *
 * @see https://encoding.spec.whatwg.org/#interface-textencoderstream
 * @example
 * strings.pipeThrough(new TextEncoderStream());
 */
export class TextEncoderStream {
  /** @throws {TypeError} if the host has no `TransformStream` */
  constructor();
  /** `'utf-8'` */
  readonly encoding: 'utf-8';
  /** The encoded bytes. */
  readonly readable: ReadableStream<Bytes>;
  /** Takes the text, in chunks that may split a surrogate pair. */
  readonly writable: WritableStream<string>;
  /** `'TextEncoderStream'` */
  readonly [Symbol.toStringTag]: string;
}

/**
 * The contents of `encoding-wasm/encoding.wasm`: a compiled `WebAssembly.Module`, a {@link BytesSource} or a `Response`.
 * Its type is just `object`, because `WebAssembly.Module` and `Response` are in TypeScript's DOM library, which not every
 * program uses.
 */
export type ModuleSource = object;

/**
 * Compiles and instantiates the WebAssembly module now and asynchronously, instead of in the first call that needs it.
 *
 * Most programs never call this. Call it on hosts that don't allow synchronous compilation, to pass a module that your
 * program has already compiled, or to compile early. Once there is an instance, the call only checks `source`.
 *
 * @param source the module, or a promise of it; the package's own module by default
 * @throws {TypeError} if `source` is anything else, the module isn't that of this entry and version, or the response isn't a
 *   success
 * @throws {Error} if the host can't run the module
 * @example
 * await initialize();
 */
export function initialize(source?: ModuleSource | PromiseLike<ModuleSource>): Promise<void>;

/** An encoding of the standard. */
export interface Encoding {
  /** Its name, such as `'Shift_JIS'`. */
  readonly name: string;
  /** All of its labels, in lowercase and sorted. */
  readonly labels: readonly string[];
}

// biome-ignore format: `npm run encodings` makes this list
/**
 * A label of an encoding: one of the standard's, in any case and with white space around it. Editors complete these; the compiler
 * accepts any other string, too.
 */
export type Label =
  | 'UTF-8' | 'unicode-1-1-utf-8' | 'unicode11utf8' | 'unicode20utf8' | 'utf-8' | 'utf8' | 'x-unicode20utf8'
  | 'IBM866' | '866' | 'cp866' | 'csibm866' | 'ibm866'
  | 'ISO-8859-2' | 'csisolatin2' | 'iso-8859-2' | 'iso-ir-101' | 'iso8859-2' | 'iso88592' | 'iso_8859-2'
  | 'iso_8859-2:1987' | 'l2' | 'latin2'
  | 'ISO-8859-3' | 'csisolatin3' | 'iso-8859-3' | 'iso-ir-109' | 'iso8859-3' | 'iso88593' | 'iso_8859-3'
  | 'iso_8859-3:1988' | 'l3' | 'latin3'
  | 'ISO-8859-4' | 'csisolatin4' | 'iso-8859-4' | 'iso-ir-110' | 'iso8859-4' | 'iso88594' | 'iso_8859-4'
  | 'iso_8859-4:1988' | 'l4' | 'latin4'
  | 'ISO-8859-5' | 'csisolatincyrillic' | 'cyrillic' | 'iso-8859-5' | 'iso-ir-144' | 'iso8859-5' | 'iso88595'
  | 'iso_8859-5' | 'iso_8859-5:1988'
  | 'ISO-8859-6' | 'arabic' | 'asmo-708' | 'csiso88596e' | 'csiso88596i' | 'csisolatinarabic' | 'ecma-114'
  | 'iso-8859-6' | 'iso-8859-6-e' | 'iso-8859-6-i' | 'iso-ir-127' | 'iso8859-6' | 'iso88596' | 'iso_8859-6'
  | 'iso_8859-6:1987'
  | 'ISO-8859-7' | 'csisolatingreek' | 'ecma-118' | 'elot_928' | 'greek' | 'greek8' | 'iso-8859-7' | 'iso-ir-126'
  | 'iso8859-7' | 'iso88597' | 'iso_8859-7' | 'iso_8859-7:1987' | 'sun_eu_greek'
  | 'ISO-8859-8' | 'csiso88598e' | 'csisolatinhebrew' | 'hebrew' | 'iso-8859-8' | 'iso-8859-8-e' | 'iso-ir-138'
  | 'iso8859-8' | 'iso88598' | 'iso_8859-8' | 'iso_8859-8:1988' | 'visual'
  | 'ISO-8859-8-I' | 'csiso88598i' | 'iso-8859-8-i' | 'logical'
  | 'ISO-8859-10' | 'csisolatin6' | 'iso-8859-10' | 'iso-ir-157' | 'iso8859-10' | 'iso885910' | 'l6' | 'latin6'
  | 'ISO-8859-13' | 'iso-8859-13' | 'iso8859-13' | 'iso885913'
  | 'ISO-8859-14' | 'iso-8859-14' | 'iso8859-14' | 'iso885914'
  | 'ISO-8859-15' | 'csisolatin9' | 'iso-8859-15' | 'iso8859-15' | 'iso885915' | 'iso_8859-15' | 'l9'
  | 'ISO-8859-16' | 'iso-8859-16'
  | 'KOI8-R' | 'cskoi8r' | 'koi' | 'koi8' | 'koi8-r' | 'koi8_r'
  | 'KOI8-U' | 'koi8-ru' | 'koi8-u'
  | 'macintosh' | 'csmacintosh' | 'mac' | 'x-mac-roman'
  | 'windows-874' | 'dos-874' | 'iso-8859-11' | 'iso8859-11' | 'iso885911' | 'tis-620'
  | 'windows-1250' | 'cp1250' | 'x-cp1250'
  | 'windows-1251' | 'cp1251' | 'x-cp1251'
  | 'windows-1252' | 'ansi_x3.4-1968' | 'ascii' | 'cp1252' | 'cp819' | 'csisolatin1' | 'ibm819' | 'iso-8859-1'
  | 'iso-ir-100' | 'iso8859-1' | 'iso88591' | 'iso_8859-1' | 'iso_8859-1:1987' | 'l1' | 'latin1' | 'us-ascii'
  | 'x-cp1252'
  | 'windows-1253' | 'cp1253' | 'x-cp1253'
  | 'windows-1254' | 'cp1254' | 'csisolatin5' | 'iso-8859-9' | 'iso-ir-148' | 'iso8859-9' | 'iso88599' | 'iso_8859-9'
  | 'iso_8859-9:1989' | 'l5' | 'latin5' | 'x-cp1254'
  | 'windows-1255' | 'cp1255' | 'x-cp1255'
  | 'windows-1256' | 'cp1256' | 'x-cp1256'
  | 'windows-1257' | 'cp1257' | 'x-cp1257'
  | 'windows-1258' | 'cp1258' | 'x-cp1258'
  | 'x-mac-cyrillic' | 'x-mac-ukrainian'
  | 'GBK' | 'chinese' | 'csgb2312' | 'csiso58gb231280' | 'gb2312' | 'gb_2312' | 'gb_2312-80' | 'gbk' | 'iso-ir-58'
  | 'x-gbk'
  | 'gb18030'
  | 'Big5' | 'big5' | 'big5-hkscs' | 'cn-big5' | 'csbig5' | 'x-x-big5'
  | 'EUC-JP' | 'cseucpkdfmtjapanese' | 'euc-jp' | 'x-euc-jp'
  | 'ISO-2022-JP' | 'csiso2022jp' | 'iso-2022-jp'
  | 'Shift_JIS' | 'csshiftjis' | 'ms932' | 'ms_kanji' | 'shift-jis' | 'shift_jis' | 'sjis' | 'windows-31j' | 'x-sjis'
  | 'EUC-KR' | 'cseuckr' | 'csksc56011987' | 'euc-kr' | 'iso-ir-149' | 'korean' | 'ks_c_5601-1987' | 'ks_c_5601-1989'
  | 'ksc5601' | 'ksc_5601' | 'windows-949'
  | 'replacement' | 'csiso2022kr' | 'hz-gb-2312' | 'iso-2022-cn' | 'iso-2022-cn-ext' | 'iso-2022-kr'
  | 'UTF-16BE' | 'unicodefffe' | 'utf-16be'
  | 'UTF-16LE' | 'csunicode' | 'iso-10646-ucs-2' | 'ucs-2' | 'unicode' | 'unicodefeff' | 'utf-16' | 'utf-16le'
  | 'x-user-defined'
  | (string & {});

/**
 * The standard's encodings with their names and labels, in the standard's order. It is frozen.
 *
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 * @example
 * encodings.map(({ name }) => name); // ['UTF-8', 'IBM866', 'ISO-8859-2', …]
 */
export const encodings: readonly Encoding[];

/**
 * Returns the name of the encoding that a label stands for, or `null` for an unknown label.
 *
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 * @example
 * labelToName(' SJIS '); // 'Shift_JIS'
 */
export function labelToName(label: Label): string | null;

/**
 * Returns the standard's name for what people and other systems call an encoding, or `null` if the standard doesn't have
 * it. Besides labels, this knows the numbers of code pages, and the names that iconv, Python, Java and databases use. A
 * whole `Content-Type` stands for its `charset`.
 *
 * @example
 * resolveEncoding('cp932'); // 'Shift_JIS'
 */
export function resolveEncoding(name: string): string | null;

/**
 * Returns the name of the encoding that forms and URLs use in a document with the given encoding, or `null` for an unknown
 * label. It is UTF-8 for encodings without an encoder.
 *
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 * @example
 * getOutputEncoding('utf-16'); // 'UTF-8'
 */
export function getOutputEncoding(label: Label): string | null;

/**
 * Returns the name of the encoding whose byte order mark the bytes start with, or `null`.
 *
 * @see https://encoding.spec.whatwg.org/#bom-sniff
 * @throws {TypeError} if `bytes` isn't a buffer source
 * @example
 * bomSniff(Uint8Array.of(0xff, 0xfe, 0x61, 0x00)); // 'UTF-16LE'
 */
export function bomSniff(bytes: BytesSource): 'UTF-8' | 'UTF-16BE' | 'UTF-16LE' | null;

/**
 * Decodes a text. A byte order mark takes precedence over the label, and isn't part of the text. Malformed input becomes
 * U+FFFD.
 *
 * @param fallbackLabel a label of any encoding; UTF-8 by default
 * @param options with `ignoreBOM`, a byte order mark is kept as text, but still decides on the encoding
 * @see https://encoding.spec.whatwg.org/#decode
 * @throws {TypeError} if `bytes` isn't a buffer source, or malformed and `fatal` is set
 * @throws {RangeError} for an unknown label
 * @example
 * decode(Uint8Array.of(0xb0, 0xa1), 'euc-kr'); // '가'
 */
export function decode(bytes: BytesSource, fallbackLabel?: Label, options?: DecoderOptions | null): string;

/**
 * Decodes UTF-8. A byte order mark isn't part of the text. Malformed input becomes U+FFFD.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-decode
 * @throws {TypeError} if `bytes` isn't a buffer source
 * @example
 * utf8Decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)); // 'a'
 */
export function utf8Decode(bytes: BytesSource): string;

/**
 * Decodes UTF-8. A byte order mark becomes U+FEFF, and malformed input U+FFFD.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 * @throws {TypeError} if `bytes` isn't a buffer source
 * @example
 * utf8DecodeWithoutBOM(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)); // '\uFEFFa'
 */
export function utf8DecodeWithoutBOM(bytes: BytesSource): string;

/**
 * Decodes UTF-8, or returns `null` if the input is malformed. A byte order mark becomes U+FEFF.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail
 * @throws {TypeError} if `bytes` isn't a buffer source
 * @example
 * utf8DecodeWithoutBOMOrFail(Uint8Array.of(0xff)); // null
 */
export function utf8DecodeWithoutBOMOrFail(bytes: BytesSource): string | null;

/**
 * Encodes a string in UTF-8. Lone surrogates become U+FFFD.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-encode
 * @example
 * utf8Encode('é'); // Uint8Array [0xc3, 0xa9]
 */
export function utf8Encode(string: string): Bytes;

/**
 * What decided on an encoding:
 *
 * - `'BOM'`: a byte order mark;
 * - `'user'`: the user, or the caller;
 * - `'transport'`: the transport layer, such as HTTP's `Content-Type`;
 * - `'meta'`, `'xml-declaration'`: a declaration in the document;
 * - `'parent'`: the document in which this one is embedded;
 * - `'likely'`: other knowledge, passed as `likelyEncoding`;
 * - `'detection'`: statistics;
 * - `'locale'`, `'default'`: the default for the locale, or for all locales.
 */
export type EncodingSource =
  | 'BOM'
  | 'user'
  | 'transport'
  | 'meta'
  | 'xml-declaration'
  | 'parent'
  | 'likely'
  | 'detection'
  | 'locale'
  | 'default';

/** Options of both {@link sniffXMLEncoding} and {@link sniffHTMLEncoding}. */
interface SniffOptions {
  /** How many bytes after a byte order mark to search for a declaration. 1024 by default, at most 1,048,576. */
  maxPrescanBytes?: number | undefined;
  /** The transport layer's label: a whole `Content-Type`, or its `charset`. Unknown labels are ignored. */
  transportLayerEncodingLabel?: Label | null | undefined;
}

/** Options of {@link sniffXMLEncoding}. */
export interface SniffXMLOptions extends SniffOptions {
  /** The encoding if nothing declares one. UTF-8 by default. */
  defaultEncoding?: Label | null | undefined;
}

/** Options of {@link detectEncoding}. */
export interface DetectOptions {
  /**
   * Labels of the encodings to choose from; by default, all that have a model. ISO-8859-8-I, -10, -14, -15 and -16 and
   * gb18030 don't have one: they are detected only if they are listed, and their relatives, such as GBK, aren't.
   */
  candidates?: (Iterable<Label> & object) | null | undefined;
  /** A hint: the language of the reader or the document, as a BCP 47 tag such as `'zh-Hant-TW'`. */
  locale?: string | null | undefined;
  /** A hint: the top-level domain that the document comes from, such as `'jp'`. */
  tld?: string | null | undefined;
  /**
   * Whether the answer may be UTF-8 without a byte order mark. `true` by default. Browsers never detect UTF-8, so that no
   * page relies on it.
   */
  allowUTF8?: boolean | undefined;
  /** The maximum number of bytes to read. All by default. */
  maxBytes?: number | undefined;
}

/** Options of {@link sniffHTMLEncoding}. Labels may be those of any encoding. */
export interface SniffHTMLOptions extends SniffOptions {
  /** The encoding that the user has chosen for this document. */
  userOverride?: Label | null | undefined;
  /** The encoding of the same-origin document in which this one is embedded. UTF-16 is ignored. */
  parentEncoding?: Label | null | undefined;
  /** Other knowledge, such as the encoding at the last visit. */
  likelyEncoding?: Label | null | undefined;
  /**
   * Whether to detect the encoding if nothing declares one, or options for detection. `false` by default, because the
   * standard discourages detection for documents from a network.
   */
  detect?: boolean | DetectOptions | null | undefined;
  /**
   * The user's locale, as a BCP 47 tag. It selects the default encoding, and is also a hint for detection unless `detect`
   * has another.
   */
  locale?: string | null | undefined;
  /** The default for locales that aren't in HTML's table. windows-1252 by default. */
  defaultEncoding?: Label | null | undefined;
}

/** The result of a sniffing function. */
export interface SniffedEncoding {
  /** The encoding's name. */
  encoding: string;
  /**
   * `'certain'`; `'tentative'` if an HTML parser may change it at a `<meta>` that names another encoding;
   * `'irrelevant'` for a string, which doesn't have an encoding.
   *
   * @see https://html.spec.whatwg.org/multipage/parsing.html#concept-encoding-confidence
   */
  confidence: 'certain' | 'tentative' | 'irrelevant';
  /** The step that decided. */
  source: EncodingSource | 'string';
}

/**
 * Finds the encoding of an HTML document, by HTML's encoding sniffing algorithm.
 *
 * @param bytes the document or its start; for a string, the encoding is irrelevant
 * @see https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm
 * @throws {TypeError} if `bytes` is neither a buffer source nor a string, and for an option of the wrong kind
 * @throws {RangeError} if a label other than the transport layer's is unknown
 * @example
 * sniffHTMLEncoding(bytes, { transportLayerEncodingLabel: 'gbk' }).encoding; // 'GBK', unless the bytes start with a byte order mark
 */
export function sniffHTMLEncoding(bytes: BytesSource | string, options?: SniffHTMLOptions | null): SniffedEncoding;

/**
 * Finds the encoding of an XML document: from a byte order mark, the transport layer, the XML declaration or the default,
 * in this order.
 *
 * @param bytes the document, or its start
 * @see https://www.w3.org/TR/xml/#charencoding
 * @see https://www.rfc-editor.org/rfc/rfc7303#section-3
 * @throws {TypeError} if `bytes` isn't a buffer source, and for an option of the wrong kind
 * @throws {RangeError} if `defaultEncoding` is unknown
 * @example
 * sniffXMLEncoding(bytes); // { encoding: 'EUC-JP', confidence: 'certain', source: 'xml-declaration' }
 */
export function sniffXMLEncoding(bytes: BytesSource, options?: SniffXMLOptions | null): SniffedEncoding;

/**
 * Returns the name of the encoding that HTML suggests as the default for a locale: windows-1252 for those that aren't in
 * its table.
 *
 * @param locale a BCP 47 language tag
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 * @example
 * localeDefaultEncoding('zh-Hant'); // 'Big5'
 */
export function localeDefaultEncoding(locale: string): string;

/** What bytes look like: see {@link DetectedEncoding}. */
export type DetectedKind = 'text' | 'ASCII' | 'empty' | 'binary' | 'unknown' | 'UTF-32';

/** The result of {@link detectEncoding}. */
export interface DetectedEncoding {
  /** The name of the best encoding; `null` if the bytes aren't text, or none of the candidates fits. */
  encoding: string | null;
  /**
   * The probability, from 0 to 1, that this encoding decodes the bytes to the right text: of all guesses with a score of
   * 0.9, about 90 % are right. It is 1 for ASCII, and 0 if `encoding` is `null`.
   */
  score: number;
  /**
   * What the bytes look like:
   *
   * - `'text'` in one of the candidates;
   * - `'ASCII'`, which fits nearly every encoding: `encoding` is a default;
   * - `'empty'`: there are no bytes, and `encoding` is the same default;
   * - `'binary'`: an image, a program, compressed data and so on, with control bytes that don't occur in text;
   * - `'unknown'`: text in an encoding that isn't among the candidates, for example a DOS code page, or not text at all;
   * - `'UTF-32'`, by its byte order mark. It isn't in the standard.
   */
  kind: DetectedKind;
  /** Whether `kind` is `'ASCII'` or `'empty'`. */
  isASCII: boolean;
  /** The possible encodings, best first. Encodings that decode the bytes to the same text have the same score. */
  candidates: { encoding: string; score: number }[];
}

/**
 * Guesses the encoding of a text, or of its start, from statistics. An attacker who writes the bytes can choose the
 * guess, so don't use it where security depends on it.
 *
 * @throws {TypeError} if `bytes` isn't a buffer source, and for an option of the wrong kind
 * @throws {RangeError} if a label is unknown
 * @example
 * detectEncoding(bytes, { locale: 'ru' }).encoding; // 'windows-1251'
 */
export function detectEncoding(bytes: BytesSource, options?: DetectOptions | null): DetectedEncoding;

/** Options of {@link repairMojibake}. */
export interface RepairOptions {
  /** How many times the text may have been decoded in the wrong encoding. 2 by default; more than 3 is treated as 3. */
  maxSteps?: number | undefined;
}

/** A result of {@link repairMojibake}. */
export interface RepairedText {
  /** The repaired text, with U+FFFD for lost bytes. Correct words don't change. */
  text: string;
  /** The mistakes that turned this text into the given one, in order, such as `'UTF-8 read as windows-1252'`. */
  path: string[];
  /** How much better than the given text it fits, from 0 to 1. */
  score: number;
  /** How many characters couldn't be recovered. */
  lost: number;
  /** What changed, in order. */
  segments: RepairedSegment[];
}

/** A part of the given text that {@link repairMojibake} changed. */
export interface RepairedSegment {
  /** Where it starts in the given text, in code units. */
  start: number;
  /** Where it ends in the given text, in code units. */
  end: number;
  /** What it became. */
  text: string;
}

/**
 * Repairs text that was decoded in the wrong encoding, once or several times.
 *
 * @returns the repaired texts, best first; an empty list if the text looks right, or no repair is certain enough
 * @throws {TypeError} if `string` isn't a string, or `maxSteps` is negative or becomes NaN
 * @example
 * repairMojibake('ÐŸÑ€Ð¸Ð²ÐµÑ‚')[0]?.text; // 'Привет'
 */
export function repairMojibake(string: string, options?: RepairOptions | null): RepairedText[];

/** How {@link AutoDecoderStream}, {@link TranscoderStream} and {@link transcode} find an encoding. */
export interface AutoOptions extends SniffHTMLOptions, Omit<DetectOptions, 'locale'> {
  /**
   * How to decide, and which other options apply:
   *
   * - `'detect'`, the default, for any text: by a byte order mark, else by statistics with {@link DetectOptions}, else by
   *   `defaultEncoding`;
   * - `'html'`: like {@link sniffHTMLEncoding}, with its options;
   * - `'xml'`: like {@link sniffXMLEncoding}, with its options.
   */
  sniff?: 'detect' | 'html' | 'xml' | undefined;
  /**
   * The maximum number of bytes that the decision may use; a stream may hold up to twice as many. Detection counts them
   * from the first byte that isn't ASCII, and the default is 65,536. For declarations, the default is `maxPrescanBytes`.
   */
  prefixBytes?: number | undefined;
}

/** Options of {@link AutoDecoderStream}. */
export interface AutoDecoderOptions extends DecoderOptions, AutoOptions {}

/**
 * {@link TextDecoderStream} for bytes in an unknown encoding. ASCII passes through as it arrives; other bytes are held
 * until there are enough to decide, or the stream ends. How the stream is split makes no difference.
 *
 * @example
 * const decoder = new AutoDecoderStream({ sniff: 'html', transportLayerEncodingLabel: response.headers.get('content-type') });
 * for await (const string of response.body.pipeThrough(decoder)) console.log(decoder.encoding, string);
 */
export class AutoDecoderStream {
  /**
   * @throws {RangeError} if a label is unknown
   * @throws {TypeError} for an unknown mode and for an option of the wrong kind, or if the host has no `TransformStream`
   */
  constructor(options?: AutoDecoderOptions | null);
  /** The name of the encoding; `null` until it is known, for example while all bytes are ASCII. */
  readonly encoding: string | null;
  /** `'tentative'` if it may prove to be wrong, otherwise `'certain'`; `null` until the encoding is known. */
  readonly confidence: 'certain' | 'tentative' | null;
  /** What decided; `null` until then. */
  readonly source: EncodingSource | null;
  /** The score of the detection, from 0 to 1; `null` until then, and if something else decided. */
  readonly score: number | null;
  /** What the bytes look like; `null` until then, and if nothing was detected, because a declaration or an option decided. */
  readonly kind: DetectedKind | null;
  /** Whether malformed input errors the stream. */
  readonly fatal: boolean;
  /** Whether a byte order mark is kept as text. */
  readonly ignoreBOM: boolean;
  /** The text, as it is decoded. */
  readonly readable: ReadableStream<string>;
  /** Takes the bytes, in chunks that may split a character. */
  readonly writable: WritableStream<BytesSource>;
  /** `'AutoDecoderStream'` */
  readonly [Symbol.toStringTag]: string;
}

/** The result of {@link decodeAuto}. */
export interface AutoDecoded {
  /** The text. */
  text: string;
  /** The name of the encoding. */
  encoding: string;
  /** The score of the detection, from 0 to 1; `null` if something else decided. */
  score: number | null;
  /** What decided. */
  source: EncodingSource;
  /** What the bytes look like; `null` if nothing was detected, because a declaration or an option decided. */
  kind: DetectedKind | null;
}

/**
 * Decodes a text in an unknown encoding, with the options of {@link AutoDecoderStream}. Without `prefixBytes`, detection
 * uses the first 8192 bytes outside ASCII, wherever they are; a stream uses 64 KB from the first of them on.
 *
 * @throws {TypeError} if `bytes` isn't a buffer source, or malformed and `fatal` is set, and for an option of the wrong kind
 * @throws {RangeError} for an unknown label
 * @example
 * const { text, encoding, score } = decodeAuto(bytes, { locale: 'ru' });
 */
export function decodeAuto(bytes: BytesSource, options?: AutoDecoderOptions | null): AutoDecoded;

/**
 * {@link decode} as a stream, from bytes to strings: a byte order mark takes precedence over the label.
 *
 * @see https://encoding.spec.whatwg.org/#decode
 * @example
 * response.body.pipeThrough(new DecoderStream('shift_jis'));
 */
export class DecoderStream {
  /**
   * @param fallbackLabel a label of any encoding; UTF-8 by default
   * @param options with `ignoreBOM`, a byte order mark is kept as text, but still decides on the encoding
   * @throws {RangeError} for an unknown label
   * @throws {TypeError} if the host has no `TransformStream`
   */
  constructor(fallbackLabel?: Label, options?: DecoderOptions | null);
  /** The name of the encoding; `null` until the first bytes decide. */
  readonly encoding: string | null;
  /** Whether malformed input errors the stream. */
  readonly fatal: boolean;
  /** Whether a byte order mark is kept as text. */
  readonly ignoreBOM: boolean;
  /** The text, as it is decoded. */
  readonly readable: ReadableStream<string>;
  /** Takes the bytes, in chunks that may split a character. */
  readonly writable: WritableStream<BytesSource>;
  /** `'DecoderStream'` */
  readonly [Symbol.toStringTag]: string;
}

/**
 * Returns what to write for an unmappable code point: a string, which is encoded and must itself be encodable; bytes,
 * which are written unchanged; or `null` or `undefined` to throw an {@link UnmappableError}.
 *
 * @param codePoint as {@link UnmappableError.codePoint}
 * @param index as {@link UnmappableError.index}
 */
export type UnmappableFunction = (codePoint: number, index: number) => string | BytesSource | null | undefined;

/**
 * What to do with a code point that the encoding can't represent:
 *
 * - `'fatal'`: throw an {@link UnmappableError};
 * - `'html'`: write it as HTML forms do, such as `&#128169;`. A reader can't distinguish this from the same characters in
 *   the text, so use it for HTML only;
 * - `'replacement'`: write `?`;
 * - `'ignore'`: write nothing;
 * - `'translit'`: write the best fit that the encoding can represent, such as `"` for `“`, and throw if there is none;
 * - `'translit-replacement'`: the same, but write `?` if there is none;
 * - a function: write what it returns.
 */
export type UnmappableMode =
  | 'fatal'
  | 'html'
  | 'replacement'
  | 'ignore'
  | 'translit'
  | 'translit-replacement'
  | UnmappableFunction;

/** Options for encoding. */
export interface EncodeOptions {
  /** What to do with code points that the encoding can't represent. `'fatal'` by default. */
  unmappable?: UnmappableMode | undefined;
}

/**
 * Finds the code points of a string that an encoding can't represent.
 *
 * @param string lone surrogates are treated as U+FFFD
 * @param label a label of any encoding but replacement and UTF-16
 * @returns the code points in order; `index` counts code units
 * @throws {TypeError} for anything but a string
 * @throws {RangeError} for an unknown label, and for an encoding without an encoder
 * @example
 * findUnmappable('a☃', 'gbk'); // [{ index: 1, codePoint: 0x2603 }]
 */
export function findUnmappable(string: string, label: Label): { index: number; codePoint: number }[];

/**
 * Thrown for a code point that an encoding can't represent.
 *
 * @see https://encoding.spec.whatwg.org/#error
 * @example
 * try {
 *   encode('a☃', 'gbk');
 * } catch (error) {
 *   if (error instanceof UnmappableError) console.log(error.codePoint, error.index, error.encoding); // 9731 1 'GBK'
 * }
 */
export class UnmappableError extends TypeError {
  /** Programs don't need to construct one. */
  constructor(codePoint: number, index: number, encoding: string);
  /** `'UnmappableError'` */
  readonly name: 'UnmappableError';
  /** The code point; U+FFFD for a lone surrogate, and for U+000E, U+000F and U+001B, which ISO-2022-JP rejects. */
  readonly codePoint: number;
  /** Its position from the start of the stream, in code units of a string, or in bytes when transcoding. */
  readonly index: number;
  /** The name of the encoding that can't represent it. */
  readonly encoding: string;
}

/**
 * Encodes a string. Lone surrogates become U+FFFD.
 *
 * @param string other values aren't converted, because bytes would become a list of numbers
 * @param label a label of any encoding but replacement and UTF-16; UTF-8 by default
 * @throws {TypeError} for anything but a string
 * @throws {UnmappableError} if the encoding can't represent a code point, and `unmappable` is `'fatal'`
 * @throws {RangeError} for an unknown label, and for an encoding without an encoder
 * @example
 * encode('가', 'euc-kr'); // Uint8Array [0xb0, 0xa1]
 */
export function encode(string: string, label?: Label, options?: EncodeOptions | null): Bytes;

/** Options of {@link LegacyTextEncoder.encode}. */
export interface EncodeChunkOptions {
  /** Whether more follows in later calls. `false` by default. */
  stream?: boolean | undefined;
}

/**
 * A `TextEncoder` with a label: it keeps ISO-2022-JP's state and a split surrogate pair between chunks.
 *
 * @example
 * const encoder = new LegacyTextEncoder('iso-2022-jp', { unmappable: 'html' });
 * const first = encoder.encode('テス', { stream: true });
 * const last = encoder.encode('ト');
 */
export class LegacyTextEncoder {
  /**
   * @param label a label of any encoding but replacement and UTF-16; UTF-8 by default
   * @throws {RangeError} if the label is unknown, or its encoding has no encoder
   */
  constructor(label?: Label, options?: EncodeOptions | null);
  /** The encoding's name in lowercase. */
  readonly encoding: string;
  /** What happens to code points that the encoding can't represent. */
  readonly unmappable: UnmappableMode;
  /**
   * Encodes a chunk. Without `stream: true`, it is the last or only one, after which ISO-2022-JP is back in ASCII.
   *
   * @throws {TypeError} for anything but a string
   * @throws {UnmappableError} with an `index` from the start of the stream. With `stream: true`, the failed call has no
   *   effect; without it, the next call starts a new text.
   */
  encode(string: string, options?: EncodeChunkOptions | null): Bytes;
  /** Ends the text, and returns the remaining bytes. */
  encode(): Bytes;
}

/**
 * {@link LegacyTextEncoder} as a transform stream: strings to bytes.
 *
 * @example
 * strings.pipeThrough(new LegacyTextEncoderStream('euc-jp', { unmappable: 'html' }));
 */
export class LegacyTextEncoderStream {
  /**
   * @param label a label of any encoding but replacement and UTF-16; UTF-8 by default
   * @throws {RangeError} if the label is unknown, or its encoding has no encoder
   * @throws {TypeError} if the host has no `TransformStream`
   */
  constructor(label?: Label, options?: EncodeOptions | null);
  /** The encoding's name in lowercase. */
  readonly encoding: string;
  /** What happens to code points that the encoding can't represent. */
  readonly unmappable: UnmappableMode;
  /** The encoded bytes. */
  readonly readable: ReadableStream<Bytes>;
  /** Takes the text, in chunks that may split a surrogate pair. Chunks that aren't strings cause a `TypeError`. */
  readonly writable: WritableStream<string>;
  /** `'LegacyTextEncoderStream'` */
  readonly [Symbol.toStringTag]: string;
}

/** Options of {@link transcode} and {@link TranscoderStream}. */
export interface TranscodeOptions extends DecoderOptions, EncodeOptions, AutoOptions {
  /** A label of any encoding, or `'auto'` to find it as {@link AutoDecoderStream} does, with its options. */
  from: Label | 'auto';
  /** A label of any encoding but replacement; UTF-8 by default. */
  to?: Label | undefined;
  /** Whether to write a byte order mark, in UTF-8 and UTF-16. `false` by default. */
  bom?: boolean | undefined;
}

/**
 * Converts bytes from one encoding to another without making a string.
 *
 * @throws {TypeError} if `bytes` isn't a buffer source, or malformed and `fatal` is set
 * @throws {UnmappableError} if `to` can't represent a code point, and `unmappable` is `'fatal'`
 * @throws {RangeError} if a label is unknown, or `to` is replacement
 * @example
 * transcode(Uint8Array.of(0xa4, 0xa4), { from: 'big5' }); // Uint8Array [0xe4, 0xb8, 0xad]
 */
export function transcode(bytes: BytesSource, options: TranscodeOptions): Bytes;

/**
 * {@link transcode} as a transform stream.
 *
 * @example
 * response.body.pipeThrough(new TranscoderStream({ from: 'gbk' }));
 * response.body.pipeThrough(new TranscoderStream({ from: 'auto', sniff: 'html' }));
 */
export class TranscoderStream {
  /**
   * @throws {RangeError} if a label is unknown, or `to` is replacement
   * @throws {TypeError} if `from` is missing, or the host has no `TransformStream`
   */
  constructor(options: TranscodeOptions);
  /** The name of the input's encoding; `null` until it is known. */
  readonly encoding: string | null;
  /** `'tentative'` if it may prove to be wrong, otherwise `'certain'`; `null` until the encoding is known. */
  readonly confidence: 'certain' | 'tentative' | null;
  /** What decided; `null` until then, and `'user'` if `from` did. */
  readonly source: EncodingSource | null;
  /** The score of the detection, from 0 to 1; `null` until then, and if something else decided. */
  readonly score: number | null;
  /** What the bytes look like; `null` until then, and if nothing was detected, because a declaration or an option decided. */
  readonly kind: DetectedKind | null;
  /** The encoded bytes. */
  readonly readable: ReadableStream<Bytes>;
  /** Takes the bytes, in chunks that may split a character. */
  readonly writable: WritableStream<BytesSource>;
  /** `'TranscoderStream'` */
  readonly [Symbol.toStringTag]: string;
}

/** The name of one of the URL Standard's percent-encode sets. */
export type PercentEncodeSet =
  | 'C0 control'
  | 'fragment'
  | 'query'
  | 'special-query'
  | 'path'
  | 'userinfo'
  | 'component'
  | 'application/x-www-form-urlencoded';

/**
 * Percent-encodes a string after encoding it, as the URL Standard does for queries and forms. An unmappable code point
 * becomes a numeric reference, such as `%26%23128169%3B`.
 *
 * @param label a label of any encoding but replacement and UTF-16
 * @param options `spaceAsPlus`: whether a space becomes `+`; by default, only in the set `'application/x-www-form-urlencoded'`.
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 * @throws {RangeError} if the label is unknown, or its encoding has no encoder
 * @throws {TypeError} if the set is unknown
 * @example
 * percentEncodeAfterEncoding('shift_jis', '≡ ‽', 'special-query'); // '%81%DF%20%26%238253%3B'
 */
export function percentEncodeAfterEncoding(
  label: Label,
  string: string,
  percentEncodeSet: PercentEncodeSet,
  options?: { spaceAsPlus?: boolean | undefined } | null,
): string;

/**
 * Encodes a string in UTF-16 by RFC 2781. Lone surrogates become U+FFFD.
 *
 * @param label `'UTF-16'`, which writes a byte order mark, by default; or `'UTF-16BE'` or `'UTF-16LE'`, which never do
 * @param options `bigEndian`: the byte order of `'UTF-16'`, `true` by default
 * @see https://www.rfc-editor.org/rfc/rfc2781
 * @throws {RangeError} for any other label, or if `bigEndian` contradicts it
 * @example
 * encodeUTF16('a'); // Uint8Array [0xfe, 0xff, 0x00, 0x61]
 */
export function encodeUTF16(
  string: string,
  label?: 'UTF-16' | 'UTF-16BE' | 'UTF-16LE' | (string & {}),
  options?: { bigEndian?: boolean | undefined } | null,
): Bytes;

/**
 * Decodes UTF-16 by RFC 2781, whose rules for byte order marks differ from the Encoding Standard's.
 *
 * @param label with `'UTF-16'`, the default, a byte order mark gives the byte order, and without one the text is
 *   big-endian; with `'UTF-16BE'` and `'UTF-16LE'`, U+FEFF at the start is text, and its swapped form is malformed
 * @see https://www.rfc-editor.org/rfc/rfc2781
 * @throws {RangeError} for any other label
 * @throws {TypeError} if `bytes` isn't a buffer source, or malformed and `fatal` is set
 * @example
 * decodeUTF16(Uint8Array.of(0xff, 0xfe, 0x61, 0x00)); // 'a'
 */
export function decodeUTF16(
  bytes: BytesSource,
  label?: 'UTF-16' | 'UTF-16BE' | 'UTF-16LE' | (string & {}),
  options?: { fatal?: boolean | undefined } | null,
): string;
