// Decodes a whole text, by whichever function is fastest for it: see policy.js.

import { BOM } from '../common/code-points.js';
import { hasBOM } from '../encodings/encodings.js';
import { HAS_WASM } from '../groups.js';
import { decodingLimits } from '../policy.js';
import { canRun } from '../wasm/instance.js';
import { decodeWithoutWasm } from '../without-wasm/host-decoder.js';
import { decodeByHost } from './by-host.js';
import { decodeByModule } from './by-module.js';
import { decodeByTable } from './by-table.js';
import { decodeByLookUp } from './look-up.js';

/**
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {number} encoding
 * @param {boolean} fatal
 * @param {boolean} ignoreBOM
 * @returns {string}
 * @throws {import('../common/errors.js').Malformed} if `fatal` is set and the text is malformed
 */
export function decodeWhole(bytes, length, encoding, fatal, ignoreBOM) {
  let string;
  if (!HAS_WASM || canRun()) {
    if (length === 0) return '';
    const { lookUp, host } = decodingLimits(encoding);
    if (length <= lookUp) string = (HAS_WASM ? decodeByLookUp : decodeByTable)(encoding, bytes, length, fatal);
    else if (length >= host) string = decodeByHost(encoding, bytes, length, fatal);
    string ??= decodeByModule(encoding, null, bytes, length, fatal, true);
  } else string = decodeWithoutWasm(encoding, bytes, length, fatal);
  return ignoreBOM ? string : withoutBOM(string, encoding);
}

/**
 * https://encoding.spec.whatwg.org/#concept-td-serialize for the start of a stream
 * @param {string} string
 * @param {number} encoding
 */
export const withoutBOM = (string, encoding) =>
  string.charCodeAt(0) === BOM && hasBOM(encoding) ? string.slice(1) : string;
