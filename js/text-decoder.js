// TextDecoder: https://encoding.spec.whatwg.org/#interface-textdecoder

import { getDecoderEncoding, TextDecoderCommon } from './decoding.js';
import { withTypeErrors } from './errors.js';
import { bytesOf, finishInterface, NOTHING, toBufferSource, toDictionary, toDOMString } from './webidl.js';

const CONSTRUCT = "Failed to construct 'TextDecoder'";
const DECODE = "Failed to execute 'decode' on 'TextDecoder'";

/**
 * The platform's `TextDecoder`, for all encodings on all hosts.
 * @example new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67)) // 'テスト'
 */
export class TextDecoder {
  #common;
  #doNotFlush = false;

  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   *   `fatal`: whether malformed input throws instead of becoming U+FFFD;
   *   `ignoreBOM`: whether a byte order mark is kept as text
   * @throws {RangeError} if the label is none, or one of replacement
   */
  constructor(label = 'utf-8', options = undefined) {
    const labelString = toDOMString(label);
    const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, CONSTRUCT);
    this.#common = new TextDecoderCommon(getDecoderEncoding(labelString, CONSTRUCT), fatal, ignoreBOM);
  }

  /** The encoding's name in lowercase. */
  get encoding() {
    return TextDecoder.#brand(this).#common.name.toLowerCase();
  }

  /** Whether malformed input throws. */
  get fatal() {
    return TextDecoder.#brand(this).#common.fatal;
  }

  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return TextDecoder.#brand(this).#common.ignoreBOM;
  }

  /**
   * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
   * @param {AllowSharedBufferSource} [input]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
   * @returns {string}
   * @throws {TypeError} if the input is no buffer source, or malformed and `fatal` is set
   */
  decode(input = undefined, options = undefined) {
    const decoder = TextDecoder.#brand(this);
    const source = input === undefined ? NOTHING : toBufferSource(input, DECODE);
    const { stream } = toDictionary(options, { stream: Boolean }, DECODE);
    const common = decoder.#common;
    if (!decoder.#doNotFlush) common.reset();
    decoder.#doNotFlush = stream;
    return withTypeErrors(DECODE, () => common.decode(bytesOf(source), !stream));
  }

  /** @param {unknown} value @returns {TextDecoder} */
  static #brand(value) {
    if (typeof value === 'object' && value !== null && #common in value) return value;
    throw new TypeError('Illegal invocation');
  }
}

finishInterface(TextDecoder, 'TextDecoder', ['encoding', 'fatal', 'ignoreBOM', 'decode']);
