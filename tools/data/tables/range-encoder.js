// An adaptive range coder, as the writer of the packed form. Its reader is src/range_decoder.rs, which must take
// the same steps with the same numbers.
//
// The message so far is an interval of numbers, [low, low + range). The next symbol divides the interval into parts in
// proportion to the parts' probabilities, and the message continues in one of them. In the end any number of the
// interval stands for the whole message. Bytes that are settled leave at the top, so that `range` keeps at least 24
// bits.

/** After this many bits, a probability doesn't adapt more slowly. */
const PATIENCE = 29;

/** The probability that a bit is 0, learnt from the bits seen so far. */
export class Bit {
  /** In units of 2^-16. */
  zero = 0x8000;
  seen = 0;

  /** @param {boolean} bit */
  learn(bit) {
    // The first bits weigh the most: by 1/2 of the error, later by 1/4, 1/8, 1/16 and 1/32.
    const shift = 31 - Math.clz32(this.seen + 3);
    this.zero += bit ? -(this.zero >>> shift) : (0x10000 - this.zero) >>> shift;
    if (this.seen < PATIENCE) this.seen += 1;
  }
}

/** @param {number} length @returns {Bit[]} */
export const bits = (length) => Array.from({ length }, () => new Bit());

/** Numbers from 0 on: the bits of the number plus one, after how many they are. The first few are learnt. */
export class Numbers {
  /** By the number of bits before: is there another? */
  more = bits(24);
  /** By the number of bits and the up to three leading ones. */
  leading = bits(24 * 8);
}

export class RangeEncoder {
  #low = 0;
  #range = 0xffffffff;
  /** The last byte that left, which a carry may still change. @type {number | undefined} */
  #held;
  /** How many bytes 0xFF follow it, which a carry would turn to 0x00. */
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
   * One of `total` equally likely numbers.
   * @param {number} number
   * @param {number} total
   */
  uniform(number, total) {
    this.#part(number, 1, total);
  }

  /**
   * One of several symbols, each as likely as its weight.
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
   * A number of `width` bits, all of them learnt.
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

  /** How many in a row, from 0 to `most`: a learnt bit each. @param {Bit[]} model @param {number} most @param {number} count */
  unary(model, most, count) {
    for (let i = 0; i < most; i++) {
      this.bit(model[i], i < count);
      if (i === count) return;
    }
  }

  /** The bytes. The reader takes bytes beyond their end for zeros. */
  finish() {
    for (let i = 0; i < 5; i++) this.#shift();
    while (this.#bytes.at(-1) === 0) this.#bytes.pop();
    return Uint8Array.from(this.#bytes);
  }

  /**
   * A symbol that owns `weight` of `total` equally likely numbers, from `start` on.
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

  /** Moves the top byte of `low` out, or holds it back as long as a carry can reach it. */
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
