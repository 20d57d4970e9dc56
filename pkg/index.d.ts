// The types of the package. The build copies them for `import` and for `require`.

/** What bytes may be given as: a buffer, a typed array, a `DataView` or a Node `Buffer`, shared or not. */
export type BytesSource = ArrayBufferLike | ArrayBufferView<ArrayBufferLike>;

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
   * @throws {RangeError} if the label is none, or one of replacement
   */
  constructor(label?: string, options?: DecoderOptions | null);
  /** The encoding's name in lowercase. */
  readonly encoding: string;
  /** Whether malformed input throws. */
  readonly fatal: boolean;
  /** Whether a byte order mark is kept as text. */
  readonly ignoreBOM: boolean;
  /**
   * Decodes a chunk, or the whole, of a text.
   *
   * Without `stream: true` the text ends with the input, and the next call starts a new one. After an error in the
   * middle of a stream, the rest of the chunk is dropped and the stream goes on with the next call.
   *
   * @throws {TypeError} if the input is no buffer source, or if it is malformed and `fatal` is set
   */
  decode(input?: BytesSource, options?: DecodeOptions | null): string;
}

/** An encoding of the standard. */
export interface Encoding {
  readonly name: string;
  readonly labels: readonly string[];
}

/**
 * The standard's encodings with their names and labels, in the standard's order. It is frozen.
 *
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
export const encodings: readonly Encoding[];

/**
 * Gets an encoding: the name of the encoding that a label stands for, or `null` if it is no label.
 *
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 * @example
 * labelToName(' SJIS '); // 'Shift_JIS'
 */
export function labelToName(label: string): string | null;

/**
 * The name of the encoding that a form or a URL would be written in, given a label: UTF-8 for the encodings that have
 * no encoder. `null` if it is no label.
 *
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 * @example
 * getOutputEncoding('utf-16'); // 'UTF-8'
 */
export function getOutputEncoding(label: string): string | null;

/**
 * BOM sniffs: the name of the encoding whose byte order mark the bytes start with, or `null`.
 *
 * @see https://encoding.spec.whatwg.org/#bom-sniff
 * @throws {TypeError} if `bytes` is no buffer source
 * @example
 * bomSniff(Uint8Array.of(0xff, 0xfe, 0x61, 0x00)); // 'UTF-16LE'
 */
export function bomSniff(bytes: BytesSource): 'UTF-8' | 'UTF-16BE' | 'UTF-16LE' | null;

/**
 * Decodes a text: a byte order mark has precedence over the label, and is not part of the text. Malformed input becomes
 * U+FFFD.
 *
 * @param fallbackLabel a label of any encoding; UTF-8 by default
 * @see https://encoding.spec.whatwg.org/#decode
 * @throws {TypeError} if `bytes` is no buffer source
 * @throws {RangeError} if the label is none
 * @example
 * decode(Uint8Array.of(0xb0, 0xa1), 'euc-kr'); // '가'
 */
export function decode(bytes: BytesSource, fallbackLabel?: string): string;

/**
 * UTF-8 decodes: a byte order mark is not part of the text. Malformed input becomes U+FFFD.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-decode
 * @throws {TypeError} if `bytes` is no buffer source
 */
export function utf8Decode(bytes: BytesSource): string;

/**
 * UTF-8 decodes without BOM: a byte order mark is text, U+FEFF. Malformed input becomes U+FFFD.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 * @throws {TypeError} if `bytes` is no buffer source
 */
export function utf8DecodeWithoutBOM(bytes: BytesSource): string;

/**
 * UTF-8 decodes without BOM or fails: `null` if the input is malformed.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail
 * @throws {TypeError} if `bytes` is no buffer source
 */
export function utf8DecodeWithoutBOMOrFail(bytes: BytesSource): string | null;
