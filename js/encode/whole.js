// Encodes a whole text, or a part at whose ends the encoder is in its initial state, by the fastest function: see
// policy.js.

import { ISO_2022_JP, isASCIICompatible, isSingleByte, UTF_8 } from '../encodings/encodings.js';
import { HAS_MULTI_BYTE, HAS_SINGLE_BYTE } from '../groups.js';
import { encodingLimits } from '../policy.js';
import { blockLength, unitTable } from '../wasm/wasm.js';
import { lengthOf } from '../webidl/webidl.js';
import { encodeBytes, encodePairs } from './loops.js';
import { encodeByHost, encodeUTF8 } from './utf-8-encoder.js';

/**
 * @param {string} string
 * @param {number} encoding
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if only the module's encoder can, for example because a
 *   code point is unmappable
 */
export function encodeWhole(string, encoding) {
  if (encoding === UTF_8) return encodeUTF8(string);
  const { length } = string;
  const { ascii, loop } = encodingLimits();
  if (length >= ascii && isASCIICompatible(encoding) && isProbablyASCII(string)) {
    const bytes = encodeByHost(string);
    // Every other code unit takes at least two bytes.
    if (bytes && lengthOf(bytes) === length) return bytes;
  }
  if (HAS_SINGLE_BYTE && isSingleByte(encoding)) {
    return length <= loop ? encodeBytes(string, /** @type {Uint8Array} */ (unitTable(encoding))) : undefined;
  }
  if (!HAS_MULTI_BYTE || length > Math.min(loop, blockLength) || encoding === ISO_2022_JP) return undefined;
  const table = /** @type {Uint16Array | undefined} */ (unitTable(encoding));
  return table && encodePairs(string, table);
}

/** Looks at about 16 evenly spread code units. @param {string} string */
function isProbablyASCII(string) {
  const { length } = string;
  const step = Math.max(8, length >> 4);
  for (let i = 0; i < length; i += step) if (string.charCodeAt(i) >= 0x80) return false;
  return true;
}
