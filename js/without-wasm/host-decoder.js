// Decoding where WebAssembly can't run: by the host's decoders, as far as they are correct, and UTF-8 and UTF-16 in any case.

import { Malformed } from '../common/errors.js';
import { newList } from '../common/lazy.js';
import { bomOf, ENCODINGS_COUNT, encodings, hasBOM, isSingleByte } from '../encodings/encodings.js';
import { attempt, MOST_BYTES, newHostDecoder } from '../host/functions.js';
import { canRun, once } from '../wasm/instance.js';
import { tooLong } from '../wasm/wasm.js';
import { copyOf, lengthOf } from '../webidl/webidl.js';
import { isProvenRight } from './proof.js';
import { newUnicodeLoop } from './unicode-loops.js';

/** Stands in for `TextDecoderCommon`, whose methods and properties it has. */
export class HostDecoderCommon {
  encoding;
  fatal;
  ignoreBOM;
  /** The decoder of the current stream. @type {import('./proof.js').Decoder | undefined} */
  #decoder = undefined;
  /** Whether the current stream has given text, so that no byte order mark can follow. */
  #hasText = false;
  #newOwn;
  /** This package's decoder, if the program has passed a compiled module to `initialize` since. @type {import('../decode/stream.js').TextDecoderCommon | undefined} */
  #own = undefined;

  /**
   * @param {number} encoding
   * @param {boolean} fatal
   * @param {boolean} ignoreBOM
   * @param {() => import('../decode/stream.js').TextDecoderCommon} [newOwn] makes this package's decoder, for streams
   */
  constructor(encoding, fatal, ignoreBOM, newOwn = undefined) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
    this.#newOwn = newOwn;
  }

  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }

  reset() {
    this.#decoder = undefined;
    this.#hasText = false;
    this.#own?.reset();
  }

  /** @type {import('../decode/stream.js').TextDecoderCommon['decode']} */
  decode(chunk, endOfQueue, context) {
    if (!this.#decoder && canRun()) this.#own ??= this.#newOwn?.();
    if (this.#own) return this.#own.decode(chunk, endOfQueue, context);
    const decoder = this.#decoder ?? newDecoder(this.encoding, this.fatal, this.ignoreBOM);
    const length = lengthOf(chunk);
    if (length > MOST_BYTES) throw tooLong(undefined);
    // A copy, because another thread may change shared memory while the host reads it, and some hosts refuse such memory.
    const bytes = copyOf(chunk, 0, length);
    this.#decoder = endOfQueue ? undefined : decoder;
    try {
      const text = decoder.decode(bytes, { stream: !endOfQueue });
      this.#hasText = !endOfQueue && (this.#hasText || text !== '');
      return text;
    } catch (error) {
      const malformed = this.#malformedOf(error);
      if (!malformed) {
        // The host's decoder may have kept anything of the stream.
        this.#decoder = undefined;
        throw tooLong(error);
      }
      throw context === undefined ? malformed : malformed.toTypeError(context);
    }
  }

  /** @param {any} error */
  #malformedOf(error) {
    if (error instanceof Malformed) return error;
    if (!this.fatal || error?.name !== 'TypeError') return undefined;
    // After an error, Firefox's decoder of gb18030 would put what it had read before the next text.
    if (this.#decoder) this.#decoder = newHostDecoder(this.name, true, this.ignoreBOM || this.#hasText);
    return new Malformed(this.name, Number.NaN, 0);
  }
}

/** @param {number} encoding @param {boolean} fatal @param {boolean} ignoreBOM @returns {import('./proof.js').Decoder} */
function newDecoder(encoding, fatal, ignoreBOM) {
  if (isHostRight(encoding)) return newHostDecoder(encodings[encoding].name, fatal, ignoreBOM);
  return hasBOM(encoding) ? newUnicodeLoop(encoding, fatal, ignoreBOM) : refuse(encoding);
}

/** Whether the host's decoders are correct, by encoding. @type {(boolean | undefined)[]} */
const results = /* @__PURE__ */ newList(ENCODINGS_COUNT);

/** @param {number} encoding */
function isHostRight(encoding) {
  if (results[encoding] === undefined) {
    // The host's decoder may be one that calls this package, and so this function, during the test.
    results[encoding] = false;
    const { name } = encodings[encoding];
    const newDecoder = (/** @type {boolean} */ fatal, /** @type {boolean} */ ignoreBOM) =>
      newHostDecoder(name, fatal, ignoreBOM);
    const isRight = () => isProvenRight(encoding, name, isSingleByte(encoding), bomOf(encoding), newDecoder);
    results[encoding] = attempt(isRight) === true;
  }
  return results[encoding];
}

/** Throws the error that says why WebAssembly can't run, and that the host doesn't help. @param {number} encoding @returns {never} */
function refuse(encoding) {
  const { name } = encodings[encoding];
  try {
    once('decoding', () => {});
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const isThere = attempt(() => newHostDecoder(name)) !== undefined;
    const host = isThere
      ? `The host's own TextDecoder gets ${name} wrong.`
      : `The host has no decoder of its own for ${name}.`;
    const advice = isSingleByte(encoding) ? " 'encoding-wasm/iconv-lite' decodes it without WebAssembly." : '';
    throw new Error(`${message.replace(/\.?$/, '.')} ${host}${advice}`, { cause: error });
  }
  throw new Error('encoding-wasm: WebAssembly could not be used a moment ago; call again.');
}
