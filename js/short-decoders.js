// Quick ways to decode short texts whole, without the steps that chunks of a stream need.

import { isBun } from './host.js';
import { utf8Decoder } from './host-primitives.js';
import { decodeShortUTF8, isRarelyASCII, mostOfUTF8 } from './short-strings.js';
import { decodeBlock, explain, unitsString, useDecoder } from './wasm.js';

/** @typedef {(bytes: Uint8Array, length: number, fatal: boolean) => string | undefined} ShortDecoder */

/**
 * Chosen at its first use. Not by `lazy`, because a function that is called through another one isn't inlined.
 * @type {ShortDecoder | undefined}
 */
let decodeUTF8;

/**
 * Decodes UTF-8, with a byte order mark as text; `undefined` to leave it to others, such as what may be malformed if the error mode is
 * "fatal".
 * @type {ShortDecoder}
 */
export function decodeShortUTF8Whole(bytes, length, fatal) {
  decodeUTF8 ??= newShortUTF8Decoder();
  return decodeUTF8(bytes, length, fatal);
}

/** @returns {ShortDecoder} */
function newShortUTF8Decoder() {
  const decoder = utf8Decoder();
  // Bun's decoder takes no longer than a loop.
  const { mixed, most } = decoder && isBun() ? { mixed: 0, most: 0 } : mostOfUTF8();
  return (bytes, length, fatal) => {
    if (length <= mixed || (length <= most && isRarelyASCII(bytes, length))) {
      const string = decodeShortUTF8(bytes, length, true, fatal);
      if (string !== undefined) return string;
    }
    if (decoder?.takesQuickly?.(bytes, length) === false) return undefined;
    try {
      return fatal ? decoder?.decodeOrFail(bytes, length) : decoder?.decodeQuickly(bytes, length);
    } catch {
      // It is malformed, or the host's decoder takes no shared memory.
      return undefined;
    }
  };
}

/**
 * Decodes by WebAssembly without a stream's state.
 * @param {number} encoding one without a byte order mark
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} [fatal] whether to leave it to others if it is malformed, which say where
 */
export function decodeByModule(encoding, bytes, length, fatal = false) {
  try {
    useDecoder(encoding, null);
    const count = decodeBlock(bytes, length, 0, fatal, true);
    return count < 0 ? undefined : unitsString(0, count);
  } catch (error) {
    throw explain(error);
  }
}
