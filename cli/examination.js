// Compares the encoding that a document declares with the one that its bytes look like: the standard's algorithms trust declarations.

import { TextDecoderCommon } from '../js/decode/stream.js';
import { Pieces } from '../js/encode/pieces.js';
import { declaredEncoding, newSniffer, PRESCAN_BYTES } from '../js/sniff/sniffing.js';
import { StartOfStream } from '../js/sniff/start-of-stream.js';
import { blockLength, COUNTING, decodeBlock, report, saveCodec, useDecoder } from '../js/wasm/wasm.js';
import { copyOf, lengthOf, partOf } from '../js/webidl/webidl.js';
import { isMarkup } from './declaration.js';

/** From this score on, detection is better evidence than a declaration. */
const SURE = 0.9;

/**
 * A reason to doubt a declared encoding.
 * @typedef {object} Doubt
 * @property {number} declared
 * @property {number | undefined} detected the encoding that it looks like, if any
 * @property {number} score of the detection, from 0 to 1
 * @property {number} malformed sequences in the declared encoding
 */

/** Examines a stream as far as a stream with `from: 'auto'` does. */
export class Examination {
  #start;
  #declaring = new Pieces();

  /** @param {import('../js/sniff/sniffing.js').Sniffer} [sniffer] may have hints */
  constructor(sniffer = newSniffer({}, 'Examination')) {
    this.#start = new StartOfStream(sniffer);
  }

  /**
   * Reads a chunk. Call it until there is a decision.
   * @param {Uint8Array} chunk
   * @param {boolean} isLast
   */
  add(chunk, isLast) {
    const length = Math.min(lengthOf(chunk), PRESCAN_BYTES - this.#declaring.length);
    if (length > 0) this.#declaring.add(copyOf(chunk, 0, length));
    this.#start.add(chunk, isLast);
  }

  /** The decision without the declaration; `null` while more bytes are needed. */
  get decision() {
    return this.#start.decision;
  }

  /** The detection's result; `undefined` if a byte order mark decided. */
  get detected() {
    return this.#start.detected;
  }

  get declared() {
    const bytes = this.#declaring.concatenate();
    return isMarkup(bytes) ? declaredEncoding(bytes) : undefined;
  }

  /** @returns {Doubt | undefined} */
  get doubt() {
    const { declared, detected } = this;
    const { sample } = this.#start;
    if (!declared || !detected || detected.isASCII || detected.encoding === declared.encoding) return undefined;
    const malformed = countMalformed(declared.encoding, sample);
    const doubt = { declared: declared.encoding, detected: detected.encoding, score: detected.score, malformed };
    if (detected.encoding === undefined) return malformed > 0 ? doubt : undefined;
    const isContradicted = malformed > countMalformed(detected.encoding, sample) || detected.score >= SURE;
    return isContradicted && decode(declared.encoding, sample) !== decode(detected.encoding, sample)
      ? doubt
      : undefined;
  }
}

/** @param {number} encoding @param {Uint8Array} bytes the start of a text, which may end inside a character */
const decode = (encoding, bytes) => new TextDecoderCommon(encoding, false, true).decode(bytes, false);

/** @param {number} encoding @param {Uint8Array} bytes the start of a text, which may end inside a character */
function countMalformed(encoding, bytes) {
  let count = 0;
  /** @type {Int32Array | null} */
  let decoder = null;
  for (let start = 0; start < lengthOf(bytes); start += blockLength) {
    const block = partOf(bytes, start, Math.min(start + blockLength, lengthOf(bytes)));
    useDecoder(encoding, decoder);
    decodeBlock(block, lengthOf(block), 0, COUNTING, false);
    count += report().replaced;
    decoder = saveCodec();
  }
  return count;
}
