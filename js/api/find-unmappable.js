// findUnmappable: the parts of a text that an encoding can't represent.

import { EncoderCommon } from '../encode/stream.js';
import { getEncoderEncoding } from '../encode/target.js';
import { requireString, toDOMString } from '../webidl/webidl.js';

/**
 * Doesn't store the encoded bytes.
 * @param {string} string
 * @param {string} label
 * @returns {{ index: number, codePoint: number }[]}
 */
export function findUnmappable(string, label) {
  const context = "Failed to execute 'findUnmappable'";
  const text = requireString(string, context);
  const encoding = getEncoderEncoding(toDOMString(label), context);
  /** @type {Map<number, number>} */
  const found = new Map();
  const add = (/** @type {number} */ codePoint, /** @type {number} */ index) => found.set(index, codePoint);
  new EncoderCommon(encoding, 'fatal').encodeOrFail(text, true, () => {}, add);
  return Array.from(found, ([index, codePoint]) => ({ index, codePoint }));
}
