// Packs an index. docs/tables.md explains the packed form and its terms; src/index/packed_index.rs unpacks it.

import { packHangul, SYLLABLES } from './hangul.js';
import { FIRST, LAST, packIdeographs } from './ideographs.js';
import { bits, Numbers, RangeEncoder } from './range-encoder.js';

/** Where code points come from. Sections are 1 to 3. */
const LITERALS = 0;
const OTHER_IDEOGRAPHS = 4;
const HANGUL = 5;
const OTHER_HANGUL = 6;

/** Spaces of literals: the bits of a position, and how many of the lowest aren't learnt. */
const SPACES = [
  // Code points of the Basic Multilingual Plane
  { width: 16, low: 6 },
  // Unified ideographs outside all sections, in order
  { width: 14, low: 11 },
  // CJK Unified Ideographs Extension A
  { width: 13, low: 9 },
  // Plane 2
  { width: 16, low: 10 },
  // Earlier pointers with the same code point
  { width: 15, low: 6 },
];
const EXTENSION_A = 0x3400;
const PLANE_2 = 0x20000;

/** The longest step between literals that is encoded as *near*. */
const NEAR = 128;

/**
 * What the generator knows of an index.
 * @typedef {object} Shape
 * @property {import('./ideographs.js').Section[]} [sections]
 * @property {import('./ideographs.js').Kin} [kin]
 * @property {number[]} [radicals]
 * @property {boolean} [otherIdeographs] whether ideographs outside all sections are in order
 * @property {(pointer: number) => boolean} [isKsX1001]
 */

/**
 * @param {Map<number, number>} entries pointer to code point
 * @param {Shape} [shape]
 * @returns {{ bytes: Uint8Array, kin: import('./ideographs.js').Kin }}
 */
export function pack(entries, { sections = [], isKsX1001, otherIdeographs, ...options } = {}) {
  const encoder = new RangeEncoder();
  const kin = packIdeographs(encoder, sections, options);
  const pointers = [...entries.keys()].sort((a, b) => a - b);
  const codePoint = (/** @type {number} */ pointer) => /** @type {number} */ (entries.get(pointer));

  const others = Array.from({ length: LAST + 1 - FIRST }, (_, i) => FIRST + i).filter(
    (ideograph) => !kin.sectionOf.has(ideograph),
  );
  const hangul = isKsX1001 ? pointers.filter(isKsX1001).map(codePoint).filter(isHangul) : [];
  packHangul(encoder, new Set(hangul));

  const otherHangul = isKsX1001 ? SYLLABLES.filter((syllable) => !hangul.includes(syllable)) : [];
  const queues = [[], ...sections.map(({ classes }) => classes.flat())];
  queues[OTHER_IDEOGRAPHS] = otherIdeographs ? others : [];
  queues[HANGUL] = hangul;
  queues[OTHER_HANGUL] = otherHangul;
  const source = sources(queues);
  const entriesBySource = pointers.map((pointer) => ({ pointer, source: source(codePoint(pointer)) }));
  packLayout(encoder, entriesBySource);
  packLiterals(encoder, entries, entriesBySource, others);
  return { bytes: encoder.finish(), kin };
}

const isHangul = (/** @type {number} */ codePoint) =>
  codePoint >= SYLLABLES[0] && codePoint <= SYLLABLES[SYLLABLES.length - 1];

/**
 * Says for each code point from which queue it can be taken.
 * @param {number[][]} queues
 */
function sources(queues) {
  const next = queues.map(() => 0);
  return (/** @type {number} */ codePoint) => {
    const source = queues.findIndex((queue, i) => queue && queue[next[i]] === codePoint);
    if (source < 0) return LITERALS;
    next[source] += 1;
    return source;
  };
}

/**
 * @param {RangeEncoder} encoder
 * @param {{ pointer: number, source: number }[]} entries
 */
function packLayout(encoder, entries) {
  /** @type {{ start: number, length: number, source: number }[]} */
  const runs = [];
  for (const { pointer, source } of entries) {
    const last = runs.at(-1);
    if (last && pointer === last.start + last.length && source === last.source) last.length += 1;
    else runs.push({ start: pointer, length: 1, source });
  }
  encoder.number(new Numbers(), runs.length);
  const gaps = Array.from({ length: 7 }, () => new Numbers());
  const sourceModels = Array.from({ length: 7 }, () => bits(6));
  const lengths = Array.from({ length: 7 * 8 }, () => new Numbers());
  const lastLengths = Array(7).fill(0);
  let end = 0;
  let lastSource = 0;
  for (const { start, length, source } of runs) {
    encoder.number(gaps[lastSource], start - end);
    encoder.unary(sourceModels[lastSource], 6, source);
    const magnitude = Math.min(32 - Math.clz32(lastLengths[source]), 7);
    encoder.number(lengths[source * 8 + magnitude], length);
    [end, lastSource, lastLengths[source]] = [start + length, source, length];
  }
}

/**
 * @param {RangeEncoder} encoder
 * @param {Map<number, number>} entries
 * @param {{ pointer: number, source: number }[]} entriesBySource
 * @param {number[]} others the ideographs outside all sections
 */
function packLiterals(encoder, entries, entriesBySource, others) {
  const spaceModels = Array.from({ length: 5 * 5 }, () => bits(4));
  const isNext = bits(5 * 3 * 3);
  const isNear = bits(5 * 3);
  const steps = SPACES.map(() => new Numbers());
  const positions = SPACES.map(({ width, low }) => bits(2 ** (width - low)));
  const nexts = SPACES.map(() => 0);
  // How far the last step went, in each space and in any: 0, 1 for near, 2 for far.
  const lastFar = SPACES.map(() => 1);
  let veryLastFar = 0;
  let last = 0;
  let lastButOne = 0;
  /** @type {Map<number, number>} */
  const firstPointers = new Map();
  const place = (/** @type {number} */ codePoint) => {
    const firstPointer = firstPointers.get(codePoint);
    if (firstPointer !== undefined) return { space: 4, position: firstPointer };
    if (codePoint >= PLANE_2) return { space: 3, position: codePoint - PLANE_2 };
    if (codePoint >= EXTENSION_A && codePoint < FIRST) return { space: 2, position: codePoint - EXTENSION_A };
    if (codePoint >= FIRST && codePoint <= LAST) return { space: 1, position: others.indexOf(codePoint) };
    return { space: 0, position: codePoint };
  };

  for (const { pointer, source } of entriesBySource) {
    const codePoint = /** @type {number} */ (entries.get(pointer));
    if (source === LITERALS) {
      const { space, position } = place(codePoint);
      encoder.unary(spaceModels[last * 5 + lastButOne], 4, space);
      [last, lastButOne] = [space, last];

      const step = position - nexts[space];
      const far = step === 0 ? 0 : step > 0 && step <= NEAR ? 1 : 2;
      encoder.bit(isNext[(space * 3 + lastFar[space]) * 3 + veryLastFar], far === 0);
      if (far > 0) encoder.bit(isNear[space * 3 + lastFar[space]], far === 1);
      if (far === 1) encoder.number(steps[space], step - 1);
      if (far === 2) {
        const { width, low } = SPACES[space];
        encoder.tree(positions[space], width - low, position >>> low);
        encoder.uniform(position % 2 ** low, 2 ** low);
      }
      nexts[space] = position + 1;
      lastFar[space] = veryLastFar = far;
    }
    if (!firstPointers.has(codePoint)) firstPointers.set(codePoint, pointer);
  }
}
