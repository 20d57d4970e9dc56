// Decodes where WebAssembly can't run: by the host's correct decoders, and UTF-8 and UTF-16 in any case.

import { Malformed } from '../common/errors.js';
import { newList } from '../common/lazy.js';
import { ENCODINGS_COUNT, encodings, hasBOM, isSingleByte } from '../encodings/encodings.js';
import { attempt, MAX_BYTES, newHostDecoder } from '../host/functions.js';
import { run } from '../wasm/instance.js';
import { NONE, tooLong } from '../wasm/wasm.js';
import { copyOf } from '../webidl/webidl.js';
import { isProvenRight } from './proof.js';
import { decodeUnicode } from './unicode-loops.js';

/**
 * Decodes a whole text, and keeps a byte order mark as text.
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} fatal
 * @returns {string}
 * @throws {Malformed}
 */
export function decodeWithoutWasm(encoding, bytes, length, fatal) {
  if (!hasBOM(encoding) || (!fatal && isHostRight(encoding))) {
    return decodeChunkByHost(newRightDecoder(encoding, fatal), encoding, bytes, length, false);
  }
  return decodeUnicode(encoding, copyOfText(bytes, length), fatal);
}

/** Copies shared memory, too: another thread may change it meanwhile, and some hosts refuse it. @param {Uint8Array} bytes @param {number} length */
function copyOfText(bytes, length) {
  if (length > MAX_BYTES) throw tooLong(undefined);
  return copyOf(bytes, 0, length);
}

/**
 * Decodes a chunk. The decoder keeps an incomplete character itself.
 * @param {import('./proof.js').Decoder} decoder
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} stream whether more follows
 * @throws {Malformed} without a position, which hosts don't report
 */
export function decodeChunkByHost(decoder, encoding, bytes, length, stream) {
  const copy = copyOfText(bytes, length);
  try {
    return decoder.decode(copy, { stream });
  } catch (error) {
    if (/** @type {Error | undefined} */ (error)?.name !== 'TypeError') throw tooLong(error);
    throw new Malformed(encodings[encoding].name, Number.NaN, 0);
  }
}

/**
 * Makes a host's decoder that keeps byte order marks as text.
 * @param {number} encoding
 * @param {boolean} fatal
 * @throws {Error} if the host's is wrong
 */
export const newRightDecoder = (encoding, fatal) =>
  isHostRight(encoding) ? newHostDecoder(encodings[encoding].name, fatal) : refuse(encoding);

/** Whether the host's decoders are correct, by encoding. @type {(boolean | undefined)[]} */
const results = /* @__PURE__ */ newList(ENCODINGS_COUNT);

/** @param {number} encoding */
function isHostRight(encoding) {
  if (results[encoding] === undefined) {
    // The host's decoder may be this package's, and call this function during its test.
    results[encoding] = false;
    const { name } = encodings[encoding];
    const newDecoder = (/** @type {boolean} */ fatal) => newHostDecoder(name, fatal);
    results[encoding] = attempt(() => isProvenRight(encoding, name, isSingleByte(encoding), newDecoder)) === true;
  }
  return results[encoding];
}

/** Says why WebAssembly can't run. @param {number} encoding @returns {never} */
function refuse(encoding) {
  const { name } = encodings[encoding];
  try {
    run('decoding', NONE, () => {});
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
