// UTF-16 and UTF-32 without a byte order in their names: a byte order mark decides, or else most code units do.

import { decodeWhole, encodeWhole, newDecoder, newEncoder } from './codec.js';

/** @typedef {import('./codec.js').Codec} Codec */
/** @typedef {import('./codec.js').Options} Options */

/** How many code units of a text's start are examined. */
const MAX_UNITS = 100;

/** With this many code units, the decision doesn't wait for the end. */
const ENOUGH_UNITS = 8;

/**
 * @param {object} encoding
 * @param {number} encoding.unitLength in bytes
 * @param {string} encoding.littleEndian
 * @param {string} encoding.bigEndian
 * @param {(unit: readonly number[]) => number} encoding.weigh the evidence: positive for big-endian, negative
 *   for little-endian
 * @param {(options?: Options) => string} encoding.target
 * @param {(name: string) => Codec} codecOf
 * @returns {import('./codec.js').OwnCodec}
 */
export function detectingCodec({ unitLength, littleEndian, bigEndian, weigh, target }, codecOf) {
  /** @param {readonly Uint8Array[]} parts @param {Options} [options] */
  function detect(parts, options) {
    /** @type {number[]} */
    let unit = [];
    let weight = 0;
    let units = 0;
    for (const part of parts) {
      for (let i = 0; i < part.length && units < MAX_UNITS; i++) {
        unit.push(part[i]);
        if (unit.length < unitLength) continue;
        if (units === 0) {
          if (isMark(unit)) return codecOf(bigEndian);
          if (isMark([...unit].reverse())) return codecOf(littleEndian);
        }
        weight += weigh(unit);
        units += 1;
        unit = [];
      }
    }
    if (weight === 0) return codecOf(options?.defaultEncoding || littleEndian);
    return codecOf(weight > 0 ? bigEndian : littleEndian);
  }

  return {
    decode: (bytes, options) => decodeWhole(detect([bytes], options), bytes, options),
    encode: (string, options) => encodeWhole(codecOf(target(options)), string, marked(options)),

    decoder: class {
      #options;
      /** @type {import('./codec.js').Decoder | undefined} */
      #decoder;
      /** The bytes before the decision. @type {Uint8Array[]} */
      #held = [];
      #heldLength = 0;

      /** @param {Options} [options] */
      constructor(options) {
        this.#options = options;
      }

      /** @param {Uint8Array} bytes */
      write(bytes) {
        if (this.#decoder) return this.#decoder.write(bytes);
        this.#heldLength += bytes.length;
        const isEnough = this.#heldLength >= ENOUGH_UNITS * unitLength;
        // Copied, because the program may reuse its Buffer.
        this.#held.push(isEnough ? bytes : Uint8Array.from(bytes));
        return isEnough ? this.#start() : '';
      }

      end() {
        const string = this.#decoder ? '' : this.#start();
        return string + (this.#decoder?.end() ?? '');
      }

      #start() {
        const decoder = newDecoder(detect(this.#held, this.#options), this.#options);
        const string = this.#held.map((bytes) => decoder.write(bytes)).join('');
        this.#decoder = decoder;
        this.#held = [];
        return string;
      }
    },

    // `new` returns the object that this returns.
    encoder: /** @type {any} */ (
      function Encoder(/** @type {Options | undefined} */ options) {
        return newEncoder(codecOf(target(options)), marked(options));
      }
    ),
  };
}

/** Sets `addBOM` by default. @param {Options} [options] @returns {Options} */
const marked = (options) => ({ ...options, addBOM: options?.addBOM === undefined ? true : options.addBOM });

/** Big-endian byte order marks. */
const MARKS = ['254,255', '0,0,254,255'];

/** @param {readonly number[]} unit */
const isMark = (unit) => MARKS.includes(String(unit));
