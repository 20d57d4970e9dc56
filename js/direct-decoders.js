// Decoding whole texts by the host's decoders with as few steps as possible: for a few bytes, each step takes a tenth of the time.

import { UTF_8 } from './encodings.js';
import { BOM } from './short-strings.js';
import { isShared } from './webidl.js';

/** @typedef {import('./host.js').WholeTextDecoder} WholeTextDecoder */

/**
 * A host's decoder that proved to be correct, and the lengths in bytes for which it is the fastest way.
 * @typedef {object} DirectDecoder
 * @property {WholeTextDecoder} decoder replaces malformed sequences
 * @property {WholeTextDecoder | undefined} fatalDecoder throws for them; without it, the text is searched for replacements
 * @property {boolean} canFail whether there are malformed sequences in the encoding
 * @property {number} leastOfView
 * @property {number} leastOfBuffer
 * @property {number} most
 * @property {boolean} onlyASCII whether it is the fastest way only for ASCII, and therefore one of `directDecoders` only after such a text
 */

/** By encoding. @type {(DirectDecoder | undefined)[]} */
const directDecoders = [];

/**
 * The least length of a view for any of these decoders; as long as there are none, more than a text has. Callers compare it before they call
 * `decodeDirectly`: in Firefox, any call makes the loops for a few bytes take 1.3 times as long.
 */
export let leastDirect = 1e9;

/** The modules that test the host's decoders call this. @param {number} encoding @param {DirectDecoder} direct */
export function addDirectDecoder(encoding, direct) {
  directDecoders[encoding] = direct;
  leastDirect = Math.min(leastDirect, direct.leastOfView);
}

/** Up to this length, the host also gets shared memory, because checking for that would take V8 a fifth of the time. */
export const UNGUARDED = 1024;

/**
 * Decodes a whole text. Returns `undefined` if the caller has to decode it in another way, or report what is wrong with it.
 * @param {{ encoding: number, fatal: boolean, ignoreBOM: boolean }} common
 * @param {Uint8Array | ArrayBuffer} input
 * @param {number} length in bytes
 * @param {boolean} isView
 * @returns {string | undefined}
 */
export function decodeDirectly(common, input, length, isView) {
  const direct = directDecoders[common.encoding];
  if (!direct || length < (isView ? direct.leastOfView : direct.leastOfBuffer) || length > direct.most)
    return undefined;
  if (isView && length > UNGUARDED && isShared(/** @type {Uint8Array} */ (input), length)) return undefined;
  const string = common.fatal && direct.canFail ? decodeOrFail(direct, input) : tryDecoding(direct.decoder, input);
  if (string === undefined) return undefined;
  if (direct.onlyASCII && string.length !== length) directDecoders[common.encoding] = undefined;
  const startsWithBOM = common.encoding === UTF_8 && !common.ignoreBOM && string.charCodeAt(0) === BOM;
  return startsWithBOM ? string.slice(1) : string;
}

/** A function of its own, because Firefox doesn't inline one that catches errors. @param {WholeTextDecoder} decoder @param {Uint8Array | ArrayBuffer} input */
export function tryDecoding(decoder, input) {
  try {
    return decoder.decode(/** @type {BufferSource} */ (input));
  } catch {
    // The text is malformed, the host refuses shared memory, or the result is too long for a string.
    return undefined;
  }
}

/**
 * How many of the next texts count as malformed in the error mode "fatal", because the last one was: the host's error takes longer than
 * decoding, and the caller has to decode the text once more. A program's texts are mostly alike.
 */
let failuresExpected = 0;

/** @param {DirectDecoder} direct @param {Uint8Array | ArrayBuffer} input */
function decodeOrFail({ decoder, fatalDecoder }, input) {
  if (failuresExpected > 0) {
    failuresExpected -= 1;
    return undefined;
  }
  const string = tryDecoding(fatalDecoder ?? decoder, input);
  const isWellFormed = fatalDecoder ? string !== undefined : !string?.includes('\uFFFD');
  if (!isWellFormed) failuresExpected = 15;
  return isWellFormed ? string : undefined;
}
