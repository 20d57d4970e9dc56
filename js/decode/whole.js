// Decoding a whole text: chooses the way.

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
 * Decodes a whole text.
 * @param {Uint8Array} bytes
 * @param {number} length how many of them
 * @param {number} encoding
 * @param {boolean} fatal whether the error mode is "fatal"
 * @param {boolean} ignoreBOM whether a byte order mark is kept as text
 * @returns {string}
 * @throws {import('../common/errors.js').Malformed} if the error mode is "fatal" and the text is malformed
 */
export function decodeWhole(bytes, length, encoding, fatal, ignoreBOM) {
  let string;
  if (!HAS_WASM || canRun()) {
    if (length === 0) return '';
    const { lookUp, host } = decodingLimits(encoding);
    if (length <= lookUp) string = (HAS_WASM ? decodeByLookUp : decodeByTable)(encoding, bytes, length, fatal);
    else if (length >= host) string = decodeByHost(encoding, bytes, length);
    // These ways replace malformed sequences, and don't say where they are.
    if (string === undefined || (fatal && string.includes('\uFFFD'))) {
      string = decodeByModule(encoding, null, bytes, length, fatal, true);
    }
  } else string = decodeWithoutWasm(encoding, bytes, length, fatal);
  return ignoreBOM ? string : withoutBOM(string, encoding);
}

/** Serializes the start of a stream: https://encoding.spec.whatwg.org/#concept-td-serialize @param {string} string @param {number} encoding */
export const withoutBOM = (string, encoding) =>
  string.charCodeAt(0) === BOM && hasBOM(encoding) ? string.slice(1) : string;
