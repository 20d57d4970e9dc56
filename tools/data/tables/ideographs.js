// Packs an index's ideographs: see docs/tables.md.

import { bits, Numbers } from './range-encoder.js';

/** The block CJK Unified Ideographs. */
export const FIRST = 0x4e00;
export const LAST = 0x9fff;

/**
 * Neighbouring classes by reading, which usually begin with the same sound, form groups of this size; and the number of groups.
 */
const GROUP = 16;
const GROUPS = 32;

/** How many waiting ideographs are near, and how often one can be overtaken before it isn't. */
const WINDOW = 20;

/**
 * The classes of an index's ideographs, in its order.
 * @typedef {{ classes: number[][], shuffled?: boolean }} Section
 */

/**
 * The section of each ideograph, from 1 (0 for none), the classes of the first section, and the kin's own kin.
 * @typedef {{ sectionOf: Map<number, number>, classes: number[][], kin?: Kin }} Kin
 */

/**
 * @param {import('./range-encoder.js').RangeEncoder} encoder
 * @param {Section[]} sections at most three
 * @param {{ kin?: Kin, radicals?: number[] }} options
 * @returns {Kin}
 */
export function packIdeographs(encoder, sections, { kin, radicals = [] }) {
  const sectionOf = new Map(
    sections.flatMap(({ classes }, i) => classes.flat().map((ideograph) => [ideograph, i + 1])),
  );
  encoder.uniform(sections.length, 4);
  packMembership(encoder, sectionOf, sections.length, kin);
  packRadicals(encoder, radicals);
  packClasses(encoder, sections, { kin, radicals, sectionOf });
  for (const section of sections) packOrder(encoder, section, radicals);
  return { sectionOf, classes: sections[0]?.classes ?? [], kin };
}

/**
 * @param {import('./range-encoder.js').RangeEncoder} encoder
 * @param {Map<number, number>} sectionOf
 * @param {number} count
 * @param {Kin} [kin]
 */
function packMembership(encoder, sectionOf, count, kin) {
  const models = Array.from({ length: 16 * 4 * 4 }, () => bits(3));
  let last = 0;
  let density = 0;
  for (let ideograph = FIRST; ideograph <= LAST; ideograph++) {
    const section = sectionOf.get(ideograph) ?? 0;
    encoder.unary(models[(kinSections(kin, ideograph) * 4 + last) * 4 + (density >>> 10)], count, section);
    // In units of 2^-12: how many ideographs were in a section, the last ones weighing most.
    density += (section > 0 ? 4096 >>> 4 : 0) - (density >>> 4);
    last = section;
  }
}

/**
 * An ideograph's section in the kin and, above the lowest two bits, in the kin's kin.
 * @param {Kin | undefined} kin
 * @param {number} ideograph
 * @returns {number}
 */
const kinSections = (kin, ideograph) =>
  kin ? kinSections(kin.kin, ideograph) * 4 + (kin.sectionOf.get(ideograph) ?? 0) : 0;

/**
 * @param {import('./range-encoder.js').RangeEncoder} encoder
 * @param {number[]} radicals
 */
function packRadicals(encoder, radicals) {
  encoder.number(new Numbers(), radicals.length);
  const gaps = new Numbers();
  radicals.forEach((start, i) => {
    encoder.number(gaps, start - (radicals[i - 1] ?? FIRST));
  });
}

/** The index of the last radical that starts at or before an ideograph. @param {number[]} radicals @param {number} ideograph */
const radicalOf = (radicals, ideograph) => radicals.findLastIndex((start) => start <= ideograph);

/**
 * @param {import('./range-encoder.js').RangeEncoder} encoder
 * @param {Section[]} sections
 * @param {{ kin?: Kin, radicals: number[], sectionOf: Map<number, number> }} options
 */
function packClasses(encoder, sections, { kin, radicals, sectionOf }) {
  const classOf = new Map();
  const counts = new Numbers();
  const sizes = new Numbers();
  const coders = sections.map(({ classes }, i) => {
    encoder.number(counts, classes.length);
    classes.forEach((ideographs, j) => {
      encoder.number(sizes, ideographs.length);
      for (const ideograph of ideographs) classOf.set(ideograph, j);
    });
    const left = classes.map(({ length }) => length);
    return readingCoder(encoder, left, i === 0 ? (kin?.classes ?? []) : undefined);
  });
  const strokes = strokeCoder(encoder, radicals);
  for (let ideograph = FIRST; ideograph <= LAST; ideograph++) {
    const section = sectionOf.get(ideograph);
    if (section === undefined || sections[section - 1].classes.length === 1) continue;
    (radicals.length > 0 ? strokes : coders[section - 1])(ideograph, classOf.get(ideograph));
  }
}

/**
 * Codes classes by reading.
 * @param {import('./range-encoder.js').RangeEncoder} encoder
 * @param {number[]} left how many ideographs each class still gets
 * @param {number[][]} [kinClasses] the classes of the kin's first section
 */
function readingCoder(encoder, left, kinClasses) {
  const kinClassOf = new Map(kinClasses?.flatMap((ideographs, i) => ideographs.map((ideograph) => [ideograph, i])));
  const known = new Map();
  const isIt = bits(4);
  /** How many ideographs a group has in common with a group of the kin. */
  const common = Array.from({ length: GROUPS }, () => Array(GROUPS).fill(0));
  const groupOf = (/** @type {number} */ i) => Math.floor(i / GROUP);
  let last = 0;

  /** Classes to try, with the votes for each. @param {number} [kinClass] @returns {Map<number, number>} */
  const candidates = (kinClass) => {
    if (kinClasses === undefined) return new Map([[last, 0]]);
    const votes = new Map();
    for (const other of kinClass === undefined ? [] : kinClasses[kinClass]) {
      const candidate = known.get(other);
      if (left[candidate] > 0) votes.set(candidate, (votes.get(candidate) ?? 0) + 1);
    }
    return votes;
  };

  /** @param {number} actual @param {number} [kinClass] */
  const code = (actual, kinClass) => {
    for (const [candidate, votes] of candidates(kinClass)) {
      encoder.bit(isIt[Math.min(votes, 3)], candidate === actual);
      if (candidate === actual) return;
    }
    const weights = Array(groupOf(left.length - 1) + 1).fill(0);
    left.forEach((count, i) => {
      const already = kinClass === undefined ? 0 : common[groupOf(kinClass)][groupOf(i)];
      weights[groupOf(i)] += count * (1 + already);
    });
    const group = groupOf(actual);
    encoder.symbol(group, weights);
    encoder.symbol(actual % GROUP, left.slice(group * GROUP, (group + 1) * GROUP));
  };

  return (/** @type {number} */ ideograph, /** @type {number} */ actual) => {
    const kinClass = kinClassOf.get(ideograph);
    code(actual, kinClass);
    if (kinClass !== undefined) common[groupOf(kinClass)][groupOf(actual)] += 1;
    left[actual] -= 1;
    known.set(ideograph, actual);
    last = actual;
  };
}

/**
 * Codes classes by the number of strokes.
 * @param {import('./range-encoder.js').RangeEncoder} encoder
 * @param {number[]} radicals
 */
function strokeCoder(encoder, radicals) {
  const firsts = new Numbers();
  const changes = bits(4 * 5 * 5);
  const falls = bits(4 * 5 * 5);
  const steps = Array.from({ length: 5 * 2 }, () => new Numbers());
  let radical = -1;
  let lastIdeograph = 0;
  let last = 0;
  let history = 0;
  return (/** @type {number} */ ideograph, /** @type {number} */ actual) => {
    const step = actual - last;
    const between = ideograph - lastIdeograph - 1;
    [last, lastIdeograph] = [actual, ideograph];
    if (radical !== radicalOf(radicals, ideograph)) {
      radical = radicalOf(radicals, ideograph);
      encoder.number(firsts, actual);
      history = 0;
      return;
    }
    // The more ideographs the index leaves out in between, the likelier a step is.
    const context = history * 4 + Math.min(between, 3);
    encoder.bit(changes[context], step !== 0);
    if (step !== 0) {
      encoder.bit(falls[context], step < 0);
      encoder.number(steps[(history % 5) * 2 + Number(step < 0)], Math.abs(step) - 1);
    }
    history = (history % 5) * 5 + Math.max(-2, Math.min(step, 2)) + 2;
  };
}

/**
 * @param {import('./range-encoder.js').RangeEncoder} encoder
 * @param {Section} section
 * @param {number[]} radicals
 */
function packOrder(encoder, { classes, shuffled = false }, radicals) {
  encoder.uniform(Number(shuffled), 2);
  const isFar = bits(2);
  const isNext = bits(2 * WINDOW);
  for (const ideographs of classes) {
    const waiting = ideographs.toSorted((a, b) => a - b).map((ideograph) => ({ ideograph, overtaken: 0 }));
    let wasFar = 0;
    let last = 0;
    for (const ideograph of ideographs) {
      const rank = waiting.findIndex((other) => other.ideograph === ideograph);
      if (shuffled) {
        const radical = radicalOf(radicals, waiting[0].ideograph);
        const group = waiting.findIndex((other) => radicalOf(radicals, other.ideograph) !== radical);
        encoder.uniform(rank, group < 0 ? waiting.length : group);
      } else {
        const near = waiting.filter(({ overtaken }) => overtaken < WINDOW).slice(0, WINDOW);
        const place = near.indexOf(waiting[rank]);
        if (waiting.length > WINDOW) {
          encoder.bit(isFar[wasFar], place < 0);
          wasFar = Number(place < 0);
        }
        if (place >= 0 || waiting.length <= WINDOW) {
          for (const [i, other] of near.entries()) {
            encoder.bit(isNext[other.overtaken * 2 + Number(i === last)], i === place);
            if (i === place) break;
            other.overtaken += 1;
          }
        }
        if (place < 0) encoder.uniform(rank, waiting.length);
        else last = place;
      }
      waiting.splice(rank, 1);
    }
  }
}
