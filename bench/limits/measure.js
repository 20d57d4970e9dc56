// Times each way of decoding alone, for many lengths, and finds from which length on one is faster than another, on any host. The results are for
// the table in ../../js/policy.js.

import { decodeByHost } from '../../js/decode/by-host.js';
import { decodeByModule } from '../../js/decode/by-module.js';
import { decodeByLookUp } from '../../js/decode/look-up.js';
import { engine } from '../../js/host/engine.js';
import { encode, encodeUTF16, encodings } from '../../js/index.js';
import { decodingLimits } from '../../js/policy.js';

/** A label and a text for each column of the table. @type {Record<string, [label: string, text: string]>} */
const KINDS = {
  utf8: [
    'UTF-8',
    'Tous les êtres humains naissent libres et égaux en dignité et en droits. すべての人間は自由である。',
  ],
  utf16LE: ['UTF-16LE', 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。'],
  utf16BE: ['UTF-16BE', 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。'],
  singleByte: ['windows-1251', 'Все люди рождаются свободными и равными в своем достоинстве и правах. '],
  multiByte: ['Shift_JIS', 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。'],
};

const LENGTHS = [2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 2048, 4096, 8192, 65536];

/** In milliseconds. The fastest round is used, because others may have been interrupted. */
const ROUND = 3;
const ROUNDS = 7;

/** Consumes results. */
export let sink = 0;

/** @param {() => string} call */
function time(call) {
  let best = Infinity;
  for (let round = 0, calls = 1; round < ROUNDS; ) {
    const start = performance.now();
    for (let i = 0; i < calls; i++) {
      const string = call();
      sink += string.charCodeAt(0) + string.charCodeAt(string.length - 1);
    }
    const elapsed = performance.now() - start;
    if (elapsed < ROUND) calls *= 2;
    else {
      best = Math.min(best, elapsed / calls);
      round += 1;
    }
  }
  return best * 1e6;
}

/**
 * @typedef {object} Measured
 * @property {string} kind
 * @property {Record<string, number>[]} times the length, and the nanoseconds of each way that accepts it
 * @property {{ lookUp: number, host: number }} limits by these measurements
 * @property {{ lookUp: number, host: number }} table by the current table
 */

/** @returns {{ engine: string, kinds: Measured[] }} */
export function measureLimits() {
  const kinds = Object.entries(KINDS).map(([kind, [label, text]]) => {
    const encoding = encodings.findIndex(({ name }) => name === label);
    const times = LENGTHS.map((length) => timesOf(encoding, label, text, length));
    return { kind, times, limits: limitsFrom(times), table: decodingLimits(encoding) };
  });
  return { engine: engine(), kinds };
}

/** @param {number} encoding @param {string} label @param {string} text @param {number} length */
function timesOf(encoding, label, text, length) {
  const long = text.repeat(Math.ceil(length / text.length));
  const all = label.startsWith('UTF-16') ? encodeUTF16(long, label) : encode(long, label);
  // A whole number of characters
  const isWhole = (/** @type {number} */ end) =>
    !decodeByModule(encoding, null, all, end, false, true).includes('\uFFFD');
  let end = length;
  while (!isWhole(end)) end -= 1;
  const bytes = all.slice(0, end);
  /** @type {Record<string, () => string | undefined>} */
  const ways = {
    lookUp: () => (label.startsWith('UTF') || length > 2048 ? undefined : decodeByLookUp(encoding, bytes, end, false)),
    host: () => decodeByHost(encoding, bytes, end, false),
    module: () => decodeByModule(encoding, null, bytes, end, false, true),
  };
  const accepting = Object.entries(ways).filter(([, way]) => way() !== undefined);
  return {
    length,
    ...Object.fromEntries(accepting.map(([name, way]) => [name, time(/** @type {() => string} */ (way))])),
  };
}

/** A way keeps its place unless another takes less than this part of its time. */
const CLEARLY_FASTER = 0.9;

/** @param {Record<string, number>[]} times */
function limitsFrom(times) {
  const isBest = (/** @type {Record<string, number>} */ row, /** @type {string} */ way) =>
    row[way] !== undefined &&
    Object.entries(row).every(([name, ns]) => name === 'length' || name === way || ns >= CLEARLY_FASTER * row[way]);
  const upTo = (/** @type {string} */ way) => times.filter((row) => isBest(row, way)).at(-1)?.length ?? 0;
  const last = times.findLastIndex((row) => !isBest(row, 'host'));
  return { lookUp: upTo('lookUp'), host: times[last + 1]?.length ?? Infinity };
}
