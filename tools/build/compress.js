// Compresses a module's code and short data for a script; js/wasm/expand.wat expands it. The result is smaller than gzip's, and fast to
// expand even before a compiler optimizes, because each step gives half a byte instead of a bit.
//
// The code consists of items: a byte, or a copy of earlier bytes, with a distance and a length. They are written as symbols from 0 to 15 by a
// range coder (rANS: https://arxiv.org/abs/1311.2540), each predicted by a model that learns. An item's first symbol, whose model depends on
// the kinds of the last two items and on the place in an instruction, says what follows:
//
// - 0: a byte, as two symbols. Their models depend on the place in the instruction.
// - 1: a number. That many bytes plus one are copied from the last distance.
// - 2 to 15: a distance. That many bytes are copied from there, and after 15 as many more as a number says. The distance is written as the
//   count of its bits below the highest one, whose model depends on the length, and these bits, which aren't predicted.
//
// The best items depend on the models, and the models on the items. So items are chosen several times, with the costs of the last choice.

// Where the models for each use start.
const ITEM = 0;
const REPEAT_LENGTH = 36;
const LONG_LENGTH = 37;
const DISTANCE_WIDTH = 38;
const BYTE = 45;
const MODELS = BYTE + 0x200 * 17;

const TOTAL_BITS = 15;
const TOTAL = 1 << TOTAL_BITS;
/** The smallest share of `TOTAL` that a symbol can have. */
const MIN_PART = 64;
/** A model learns more slowly with each symbol, up to this many. */
const MAX_SEEN = 59;
const ROUNDS = 10;
const MAX_DISTANCE = 0xffff;
const MAX_LENGTH = 300;
/** How many earlier places with the same two bytes are examined. */
const MAX_PLACES = 1000;
/** In units of 1/64 bit, rounded so that costs are the same on every machine. */
const cost = (/** @type {number} */ probability) => Math.round(-64 * Math.log2(probability));

/** Kinds of items. */
const LITERAL = 0;
const REPEAT = 1;
const MATCH = 2;

/** @typedef {{ kind: number, length: number, distance: number }} Item */

/**
 * The place in an instruction after a byte: the last opcode, if an opcode follows; its low bits and 0x100 if one operand follows; its low
 * bits and 0x180 if two follow. It may be wrong, outside functions and in vector instructions: that only compresses less.
 * @param {number} place before the byte
 * @param {number} byte
 */
function nextPlace(place, byte) {
  if (place < 0x100) {
    const operands = operandsOf(byte);
    return operands === 0 ? byte : 0x80 + 0x80 * operands + (byte & 0x7f);
  }
  // All bytes of an operand but the last are 0x80 or more.
  if (byte >= 0x80) return place;
  return place < 0x180 ? place & 0x7f : place - 0x80;
}

/** @param {number} opcode https://webassembly.github.io/spec/core/binary/instructions.html */
function operandsOf(opcode) {
  // Loads and stores
  if (opcode >= 0x28 && opcode < 0x3f) return 2;
  return ONE_OPERAND.has(opcode) ? 1 : 0;
}

/** 0x01, which is rare; blocks, branches and calls; variables; constants; prefixes. */
const ONE_OPERAND = new Set([
  ...[0x01, 0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x41, 0x42, 0xfc, 0xfd],
]);

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function compress(bytes) {
  const matches = findMatches(bytes);
  const places = placesOf(bytes);
  let items = Array.from(bytes, () => ({ kind: LITERAL, length: 1, distance: 0 }));
  let coder = write(bytes, places, items);
  for (let round = 0; round < ROUNDS; round++) {
    items = chooseItems(bytes, places, matches, coder.costs());
    coder = write(bytes, places, items);
  }
  return coder.finish();
}

class Coder {
  #models = Array.from({ length: MODELS }, () => ({
    starts: Array.from({ length: 17 }, (_, symbol) => (symbol * TOTAL) / 16),
    seen: 0,
  }));
  #counts = Array.from({ length: MODELS }, () => new Array(16).fill(0));
  /** Parts of 2 to the power of `bits`. @type {{ start: number, size: number, bits: number }[]} */
  #steps = [];

  /** @param {number} number @param {number} symbol */
  symbol(number, symbol) {
    const model = this.#models[number];
    const { starts } = model;
    this.#steps.push({ start: starts[symbol], size: starts[symbol + 1] - starts[symbol], bits: TOTAL_BITS });
    this.#counts[number][symbol] += 1;
    const rate = 31 - Math.clz32(model.seen + 5);
    for (let i = 1; i < 16; i++) {
      const goal = i * MIN_PART + (i > symbol ? TOTAL - 16 * MIN_PART : 0);
      starts[i] += (goal - starts[i]) >> rate;
    }
    if (model.seen < MAX_SEEN) model.seen += 1;
  }

  /** @param {number} model @param {number} number */
  number(model, number) {
    let rest = number;
    for (; rest >= 15; rest -= 15) this.symbol(model, 15);
    this.symbol(model, rest);
  }

  /** @param {number} number @param {number} bits */
  bits(number, bits) {
    this.#steps.push({ start: number, size: 1, bits });
  }

  /** What each symbol costs in each model, by how often it came. @returns {number[][]} */
  costs() {
    return this.#counts.map((counts) => {
      const all = counts.reduce((sum, count) => sum + count, 1);
      return counts.map((count) => cost((count + 0.6) / (all + 8.6)));
    });
  }

  /** The result. The decoder reads first what is written last. */
  finish() {
    let state = 0x10000;
    /** @type {number[]} */
    const halves = [];
    for (const { start, size, bits } of this.#steps.reverse()) {
      if (state >= size * 2 ** (32 - bits)) {
        halves.push(state % 0x10000);
        state = Math.floor(state / 0x10000);
      }
      state = Math.floor(state / size) * 2 ** bits + (state % size) + start;
    }
    halves.push(Math.floor(state / 0x10000), state % 0x10000);
    return Uint8Array.from(halves.reverse().flatMap((half) => [half & 0xff, half >> 8]));
  }
}

/** @param {Uint8Array} bytes @param {number[]} places @param {Item[]} items */
function write(bytes, places, items) {
  const coder = new Coder();
  let position = 0;
  let kinds = 0;
  for (const { kind, length, distance } of items) {
    const place = places[position];
    const model = itemModel(kinds, place);
    if (kind === LITERAL) {
      const byte = bytes[position];
      coder.symbol(model, 0);
      coder.symbol(BYTE + 17 * place, byte >> 4);
      coder.symbol(BYTE + 17 * place + 1 + (byte >> 4), byte & 15);
    } else if (kind === REPEAT) {
      coder.symbol(model, 1);
      coder.number(REPEAT_LENGTH, length - 1);
    } else {
      coder.symbol(model, Math.min(length, 15));
      if (length >= 15) coder.number(LONG_LENGTH, length - 15);
      const width = widthOf(distance);
      coder.symbol(DISTANCE_WIDTH + Math.min(length, 6), width);
      coder.bits(distance - (1 << width), width);
    }
    position += length;
    kinds = nextKinds(kinds, kind);
  }
  return coder;
}

/** @param {Uint8Array} bytes */
function placesOf(bytes) {
  let place = 0;
  return Array.from(bytes, (byte) => {
    const before = place;
    place = nextPlace(place, byte);
    return before;
  });
}

/** @param {number} kinds @param {number} place */
const itemModel = (kinds, place) => ITEM + 4 * kinds + (place >> 7);

/** The kinds of the last two items, as a number below 9. @param {number} kinds @param {number} kind the next item's */
const nextKinds = (kinds, kind) => 3 * (kinds % 3) + kind;

/** How many bits a number has below its highest one. @param {number} number */
const widthOf = (number) => 31 - Math.clz32(number);

/**
 * For each position, the longest copies of earlier bytes, and for each length the nearest.
 * @param {Uint8Array} bytes
 * @returns {{ length: number, distance: number }[][]}
 */
function findMatches(bytes) {
  const lastPlaces = new Map();
  const before = new Int32Array(bytes.length).fill(-1);
  return Array.from(bytes, (byte, position) => {
    const pair = byte * 0x100 + bytes[position + 1];
    before[position] = lastPlaces.get(pair) ?? -1;
    lastPlaces.set(pair, position);
    const matches = [];
    let longest = 1;
    let place = before[position];
    for (let looked = 0; looked < MAX_PLACES && longest < MAX_LENGTH; looked++) {
      if (place < 0 || position - place > MAX_DISTANCE) break;
      if (bytes[place + longest] === bytes[position + longest]) {
        const length = matchLength(bytes, place, position);
        if (length > longest) {
          matches.push({ length, distance: position - place });
          longest = length;
        }
      }
      place = before[place];
    }
    return matches;
  });
}

/** @param {Uint8Array} bytes @param {number} place @param {number} position */
function matchLength(bytes, place, position) {
  const limit = Math.min(MAX_LENGTH, bytes.length - position);
  let length = 0;
  while (length < limit && bytes[place + length] === bytes[position + length]) length += 1;
  return length;
}

/**
 * The cheapest items, by what symbols cost.
 * @param {Uint8Array} bytes
 * @param {number[]} places
 * @param {ReturnType<typeof findMatches>} matches
 * @param {number[][]} costs
 * @returns {Item[]}
 */
function chooseItems(bytes, places, matches, costs) {
  const numberCost = (/** @type {number} */ model, /** @type {number} */ number) =>
    Math.floor(number / 15) * costs[model][15] + costs[model][number % 15];
  /** The cheapest items up to each position: the last one, the kinds of the last two, and the last distance. */
  const ways = Array.from({ length: bytes.length + 1 }, () => ({
    cost: Infinity,
    item: { kind: LITERAL, length: 0, distance: 0 },
    kinds: 0,
    distance: 0,
  }));
  ways[0].cost = 0;
  bytes.forEach((byte, position) => {
    const { cost: sum, kinds, distance: lastDistance } = ways[position];
    const place = places[position];
    const itemCosts = costs[itemModel(kinds, place)];
    const consider = (
      /** @type {number} */ kind,
      /** @type {number} */ length,
      /** @type {number} */ distance,
      /** @type {number} */ itemCost,
    ) => {
      const way = ways[position + length];
      if (sum + itemCost >= way.cost) return;
      way.cost = sum + itemCost;
      way.item = { kind, length, distance };
      way.kinds = nextKinds(kinds, kind);
      way.distance = kind === LITERAL ? lastDistance : distance;
    };
    const byteCost = costs[BYTE + 17 * place][byte >> 4] + costs[BYTE + 17 * place + 1 + (byte >> 4)][byte & 15];
    consider(LITERAL, 1, 0, itemCosts[0] + byteCost);
    if (lastDistance > 0) {
      const longest = matchLength(bytes, position - lastDistance, position);
      for (let length = 1; length <= longest; length++) {
        consider(REPEAT, length, lastDistance, itemCosts[1] + numberCost(REPEAT_LENGTH, length - 1));
      }
    }
    let length = 2;
    for (const { length: longest, distance } of matches[position]) {
      const width = widthOf(distance);
      for (; length <= longest; length++) {
        const lengthCost = itemCosts[Math.min(length, 15)] + (length < 15 ? 0 : numberCost(LONG_LENGTH, length - 15));
        const widthCost = costs[DISTANCE_WIDTH + Math.min(length, 6)][width];
        consider(MATCH, length, distance, lengthCost + widthCost + 64 * width);
      }
    }
  });
  const items = [];
  for (let position = bytes.length; position > 0; position -= ways[position].item.length) {
    items.push(ways[position].item);
  }
  return items.reverse();
}
