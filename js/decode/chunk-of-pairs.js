// Decodes a chunk in an encoding of pairs. Only decoding finds where the incomplete sequence at its end starts.

import { HAS_WASM } from '../groups.js';
import { decodingLimits } from '../policy.js';
import { report } from '../wasm/wasm.js';
import { decodeByModule } from './by-module.js';
import { decodeByTable } from './by-table.js';
import { decodeByLookUp, leadBytesLeft } from './look-up.js';

/** How many bytes at the end of the last chunk are incomplete. */
export let incomplete = 0;

/**
 * @param {number} encoding
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {boolean} fatal
 * @returns {string}
 * @throws {import('../common/errors.js').Malformed} if `fatal` is set and the chunk is malformed
 */
export function decodeChunkOfPairs(encoding, bytes, length, fatal) {
  let string;
  if (length <= decodingLimits(encoding).lookUp) {
    string = (HAS_WASM ? decodeByLookUp : decodeByTable)(encoding, bytes, length, fatal, false);
  }
  const isLookedUp = HAS_WASM && string !== undefined;
  string ??= decodeByModule(encoding, null, bytes, length, fatal, false);
  incomplete = isLookedUp ? leadBytesLeft(length) : report().held;
  return string;
}
