// The writer of the packed form that src/detection/arithmetic.rs reads: an adaptive binary arithmetic code. Every bit is
// written in a context, and takes the less room the better the bits before it in the same context foretold it.

const PRECISION = 12;
const RATE = 4;

/** A context: the probability of a zero, from 0 to 4096. */
export const context = () => ({ zero: 1 << (PRECISION - 1) });

/** @typedef {ReturnType<typeof context>} Context */

export const contexts = (/** @type {number} */ count) => Array.from({ length: count }, context);

export class Writer {
  /** @type {number[]} */
  #bytes = [];
  #low = 0n;
  #range = 0xffffffffn;

  /** @param {Context} context @param {boolean | number} bit */
  bit(context, bit) {
    const bound = (this.#range >> BigInt(PRECISION)) * BigInt(context.zero);
    if (bit) {
      this.#low += bound;
      this.#range -= bound;
      context.zero -= context.zero >> RATE;
    } else {
      this.#range = bound;
      context.zero += ((1 << PRECISION) - context.zero) >> RATE;
    }
    while (this.#range < 1n << 24n) {
      this.#range <<= 8n;
      this.#shift();
    }
  }

  /** The first bit that is zero says how many ones are before it. @param {Context[]} places @param {number} number */
  unary(places, number) {
    for (let i = 0; i < number; i += 1) this.bit(places[i], 1);
    if (number < places.length) this.bit(places[number], 0);
  }

  /** Writes the highest byte, and carries into those before. */
  #shift() {
    if (this.#low >> 32n) {
      let i = this.#bytes.length - 1;
      while (this.#bytes[i] === 0xff) this.#bytes[i--] = 0;
      this.#bytes[i] += 1;
    }
    this.#bytes.push(Number((this.#low >> 24n) & 0xffn));
    this.#low = (this.#low << 8n) & 0xffffffffn;
  }

  /** All bytes; the reader takes zeros for those behind them. */
  finish() {
    for (let i = 0; i < 4; i += 1) this.#shift();
    while (this.#bytes.at(-1) === 0) this.#bytes.pop();
    return Uint8Array.from(this.#bytes);
  }
}
