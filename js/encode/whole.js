// Encoding a whole text, or a part of one at whose start and end the encoder is in its initial state: chooses the way.

import { ISO_2022_JP, isASCIICompatible, isSingleByte, UTF_8 } from '../encodings/encodings.js';
import { HAS_MULTI_BYTE, HAS_SINGLE_BYTE } from '../groups.js';
import { encodingLimits } from '../policy.js';
import { blockLength, unitTable } from '../wasm/wasm.js';
import { lengthOf } from '../webidl/webidl.js';
import { encodeBytes, encodePairs } from './loops.js';
import { encodeByHost, encodeUTF8 } from './utf-8.js';

/**
 * @param {string} string
 * @param {number} encoding one that has an encoder
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if the module's encoder has to encode the text, for example because a code point
 *   is unmappable
 */
export function encodeWhole(string, encoding) {
  if (encoding === UTF_8) return encodeUTF8(string);
  const { length } = string;
  const { ascii, loop } = encodingLimits();
  if (length >= ascii && isASCIICompatible(encoding) && isProbablyASCII(string)) {
    const bytes = encodeByHost(string);
    // Any other code unit takes two bytes or more.
    if (bytes && lengthOf(bytes) === length) return bytes;
  }
  if (HAS_SINGLE_BYTE && isSingleByte(encoding)) {
    return length <= loop ? encodeBytes(string, /** @type {Uint8Array} */ (unitTable(encoding))) : undefined;
  }
  if (!HAS_MULTI_BYTE || length > Math.min(loop, blockLength) || encoding === ISO_2022_JP) return undefined;
  const table = /** @type {Uint16Array | undefined} */ (unitTable(encoding));
  return table && encodePairs(string, table);
}

/** Whether about 16 evenly spread code units are ASCII. @param {string} string */
function isProbablyASCII(string) {
  const { length } = string;
  const step = Math.max(8, length >> 4);
  for (let i = 0; i < length; i += step) if (string.charCodeAt(i) >= 0x80) return false;
  return true;
}
