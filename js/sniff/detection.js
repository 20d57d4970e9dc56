// Detection guesses an encoding from statistics of the bytes. No standard describes it.

import { encodings } from '../encodings/encodings.js';
import { toEncoding } from '../encodings/to-encoding.js';
import { guess } from '../wasm/wasm.js';
import { bytesOf, lengthOf, startOf, toBufferSource, toDictionary, toDOMString } from '../webidl/webidl.js';

/** @param {unknown} value */
export const toOptionalString = (value) => (value === undefined || value === null ? undefined : toDOMString(value));

/**
 * @param {unknown} value
 * @param {string} context
 * @param {string} member
 */
export function toOptionalCount(value, context, member, what = 'bytes') {
  if (value === undefined || value === null) return undefined;
  const count = Math.trunc(Number(value));
  if (count >= 0) return count;
  throw new TypeError(`${context}: The option '${member}' must be a number of ${what}, not '${value}'.`);
}

/** @param {unknown} value @param {string} context @param {string} member */
function toOptionalEncodings(value, context, member) {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object' || !(Symbol.iterator in value)) {
    throw new TypeError(`${context}: The option '${member}' must be a list of labels, such as ['gbk', 'big5'].`);
  }
  return Uint8Array.from(/** @type {Iterable<unknown>} */ (value), (label) => toEncoding(toDOMString(label), context));
}

export const DETECTION_MEMBERS = {
  allowUTF8: (/** @type {unknown} */ value) => value === undefined || Boolean(value),
  candidates: toOptionalEncodings,
  locale: toOptionalString,
  maxBytes: toOptionalCount,
  tld: toOptionalString,
};

/** @typedef {ReturnType<typeof toDictionary<typeof DETECTION_MEMBERS>>} DetectionOptions */

/** The order is that of the core's `DetectionKind`. */
const KINDS = /** @type {const} */ (['text', 'ASCII', 'empty', 'binary', 'unknown', 'UTF-32']);

/**
 * Like `detectEncoding`, but with the encoding's index instead of its name.
 * @param {Uint8Array} bytes
 * @param {boolean} isWhole false if the last character may be incomplete
 * @param {DetectionOptions} options
 */
export function detect(bytes, isWhole, { allowUTF8, candidates, locale, maxBytes = Infinity, tld }) {
  const start = startOf(bytes, maxBytes);
  const isAll = isWhole && lengthOf(start) === lengthOf(bytes);
  const guessed = guess(start, isAll, candidates, locale && toASCII(locale), tld && toASCII(tld), allowUTF8);
  const { 0: kind, 1: encoding, 2: score } = guessed;
  return {
    encoding: encoding < 0 ? undefined : encoding,
    score,
    kind: KINDS[kind],
    isASCII: KINDS[kind] === 'ASCII' || KINDS[kind] === 'empty',
    candidates: Array.from({ length: (guessed.length - 3) / 2 }, (_, i) => ({
      encoding: encodings[guessed[3 + 2 * i]].name,
      score: guessed[4 + 2 * i],
    })),
  };
}

/** Characters outside ASCII stay outside ASCII, which makes the tag invalid. @param {string | undefined} tag */
export function toASCII(tag = '') {
  return Uint8Array.from(tag, (character) => Math.min(character.charCodeAt(0), 0xff));
}

/**
 * @param {AllowSharedBufferSource} bytes
 * @param {{ candidates?: Iterable<string> | null, locale?: string | null, tld?: string | null, allowUTF8?: boolean, maxBytes?: number, } |
 *   null} [options]
 * @returns {{ encoding: string | null, score: number, kind: (typeof KINDS)[number], isASCII: boolean, candidates: { encoding: string,
 *   score: number }[], }}
 */
export function detectEncoding(bytes, options = undefined) {
  const context = "Failed to execute 'detectEncoding'";
  const source = toBufferSource(bytes, context);
  const given = toDictionary(options, DETECTION_MEMBERS, context);
  const detected = detect(bytesOf(source), true, given);
  return { ...detected, encoding: detected.encoding === undefined ? null : encodings[detected.encoding].name };
}
