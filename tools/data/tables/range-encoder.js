// An adaptive range coder, which writes the packed form. Its reader, src/range_decoder.rs, must take the same steps with the same numbers.
//
// The message so far is an interval of numbers, [low, low + range). The next symbol divides it in proportion to the symbols' probabilities, and
// one part becomes the new interval. In the end, any number in the interval stands for the message. Settled bytes leave at the top, so that
// `range` keeps at least 24 bits.

/** A probability adapts more slowly with each bit, up to this many. */
const PATIENCE = 29;

/** The probability that a bit is 0, learnt from earlier bits. */
export class Bit {
  /** In units of 2^-16. */
  zero = 0x8000;
  seen = 0;

  /** @param {boolean} bit */
  learn(bit) {
    // The first bits weigh most: 1/2 of the error, later 1/4, 1/8, 1/16 and 1/32.
    const shift = 31 - Math.clz32(this.seen + 3);
    this.zero += bit ? -(this.zero >>> shift) : (0x10000 - this.zero) >>> shift;
    if (this.seen < PATIENCE) this.seen += 1;
  }
}

/** @param {number} length @returns {Bit[]} */
export const bits = (length) => Array.from({ length }, () => new Bit());

/** Numbers from 0 on: how many bits the number plus one has, and these bits. The first few are learnt. */
export class Numbers {
  /** Whether there is another bit, by the number of bits so far. */
  more = bits(24);
  /** By the number of bits and up to three leading ones. */
  leading = bits(24 * 8);
}

export class RangeEncoder {
  #low = 0;
  #range = 0xffffffff;
  /** The last byte that left; a carry may still change it. @type {number | undefined} */
  #held;
  /** How many bytes 0xFF follow it, which a carry would make 0x00. */
  #heldFull = 0;
  /** @type {number[]} */
  #bytes = [];

  /**
   * @param {Bit} model
   * @param {boolean} bit
   */
  bit(model, bit) {
    // The lowest bit keeps the probability from becoming 0.
    const zeros = (this.#range >>> 12) * ((model.zero >>> 4) | 1);
    if (bit) this.#narrow(zeros, this.#range - zeros);
    else this.#narrow(0, zeros);
    model.learn(bit);
  }

  /**
   * Writes one of `total` equally likely numbers.
   * @param {number} number
   * @param {number} total
   */
  uniform(number, total) {
    this.#part(number, 1, total);
  }

  /**
   * Writes one of several symbols, each as likely as its weight.
   * @param {number} symbol
   * @param {number[]} weights
   */
  symbol(symbol, weights) {
    const sum = (/** @type {number[]} */ some) => some.reduce((sum, weight) => sum + weight, 0);
    this.#part(sum(weights.slice(0, symbol)), weights[symbol], sum(weights));
  }

  /**
   * @param {Numbers} model
   * @param {number} number
   */
  number(model, number) {
    const length = 31 - Math.clz32(number + 1);
    for (let i = 0; i < length; i++) this.bit(model.more[i], true);
    this.bit(model.more[length], false);
    let rest = length;
    let leading = 1;
    while (rest > 0 && leading < 8) {
      rest -= 1;
      const bit = ((number + 1) >>> rest) & 1;
      this.bit(model.leading[length * 8 + leading], bit === 1);
      leading = leading * 2 + bit;
    }
    this.uniform((number + 1) % 2 ** rest, 2 ** rest);
  }

  /**
   * Writes a number of `width` bits, all learnt.
   * @param {Bit[]} model
   * @param {number} width
   * @param {number} number
   */
  tree(model, width, number) {
    let leading = 1;
    for (let i = width - 1; i >= 0; i--) {
      const bit = (number >>> i) & 1;
      this.bit(model[leading], bit === 1);
      leading = leading * 2 + bit;
    }
  }

  /** Writes a number from 0 to `max` in unary, each bit learnt. @param {Bit[]} model @param {number} max @param {number} count */
  unary(model, max, count) {
    for (let i = 0; i < max; i++) {
      this.bit(model[i], i < count);
      if (i === count) return;
    }
  }

  /** The message. The reader reads zeros after its end. */
  finish() {
    for (let i = 0; i < 5; i++) this.#shift();
    while (this.#bytes.at(-1) === 0) this.#bytes.pop();
    return Uint8Array.from(this.#bytes);
  }

  /**
   * Writes a symbol that owns `weight` of `total` equally likely numbers, from `start` on.
   * @param {number} start
   * @param {number} weight
   * @param {number} total
   */
  #part(start, weight, total) {
    const unit = Math.trunc(this.#range / total);
    this.#narrow(start * unit, weight * unit);
  }

  /**
   * @param {number} start
   * @param {number} range
   */
  #narrow(start, range) {
    this.#low += start;
    this.#range = range;
    while (this.#range < 2 ** 24) {
      this.#shift();
      this.#range *= 2 ** 8;
    }
  }

  /** Moves the top byte of `low` out, or holds it back while a carry can reach it. */
  #shift() {
    const carry = this.#low >= 2 ** 32;
    if (carry || this.#low < 0xff000000) {
      if (this.#held !== undefined) this.#bytes.push((this.#held + Number(carry)) & 0xff);
      for (; this.#heldFull > 0; this.#heldFull--) this.#bytes.push(carry ? 0x00 : 0xff);
      this.#held = Math.trunc(this.#low / 2 ** 24) & 0xff;
    } else {
      this.#heldFull += 1;
    }
    this.#low = (this.#low % 2 ** 24) * 2 ** 8;
  }
}
