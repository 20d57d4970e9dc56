// Repair of mojibake: of text that was decoded in the wrong encoding, once or several times. No standard describes it.
//
// Each encoding that can represent the text may be the wrong one: encoded in it, the text gives the bytes that were
// read, and detection says which encodings those could really be in. The text they then decode to is compared with the
// given one. All evidence is in bits: how many halvings of probability.

import { detectEncoding, toOptionalCount } from './detection.js';
import { EncoderCommon, getEncoderEncoding } from './encoding.js';
import { decode, utf8DecodeWithoutBOM } from './hooks.js';
import { costOf, isSeparator } from './text-cost.js';
import { TextDecoder } from './text-decoder.js';
import { requireString, toDictionary } from './webidl.js';

/** The encodings that text is read in by mistake, from the most frequent one on. */
const READ_AS = /* @__PURE__ */ (
  'windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 ' +
  'windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP'
).split(' ');
/** The rarity of each one compared with the one before. */
const RARITY = 0.25;

/** The two-byte encodings, which represent text in many scripts but are used for those of East Asia. */
const TWO_BYTE = /^(?:GBK|Shift_JIS|Big5|EUC)/;
const EAST_ASIAN = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/;

/**
 * The encodings used to examine whether a text is already right. One for each language: not KOI8-R, IBM866, macintosh and
 * EUC-JP, whose languages another one of these has.
 */
const HOME = /^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;

const UTF_8 = 'UTF-8';
/** The rarity of UTF-8 that is read in another encoding, and of any other text that is. */
const LIKELY = -2;
const UNLIKELY = 1;

/** How many code units of a text are examined, and how many before the first that isn't ASCII. */
const MOST_EXAMINED = 1000;
const BEFORE = 40;

/** Candidates of the detection below this score are ignored. */
const LEAST_SCORE = 0.003;
/** The weight of the detection's bits. With 1, some words of the tests that are right would be changed. */
const DETECTION_WEIGHT = 2.4;
/** The weight of the evidence for a repaired text. With 1, too many texts of the tests that are right would be changed. */
const EVIDENCE_WEIGHT = 0.6;
/** The maximum evidence for one text or another. */
const MOST_EVIDENCE = 30;
const MOST_EAST_ASIAN = 10;
/** With this much evidence that a text is already right, no repair is tried. */
const HEALTHY = 25;
/** How much better a repair must be than the text as it is, and how much more so if the text is short. */
const ENOUGH = 7;
const MOST_MORE = 10;
/** The additional bits for a short text, times its length: 1 bit at 40 code units, and all of `MOST_MORE` up to 4. */
const MORE_TIMES_LENGTH = 40;
/** How much worse than the best another repair may be. */
const MOST_BEHIND = 15;
/** The default and the maximum of how many wrong decodings are undone. */
const USUAL_STEPS = 2;
const MOST_STEPS = 3;
/** The rarity of one more wrong decoding. */
const AGAIN = 4;
/** The gain with a score of 0.5. A repair gains more than `ENOUGH`, so scores begin near 0.45. */
const HALF_SURE = 8;
/** How many texts are repaired once more, and how many repairs are examined closely. */
const MOST_TAKEN = 5;

/** @param {unknown} value @param {string} context @param {string} member */
const toMaxSteps = (value, context, member) =>
  Math.min(toOptionalCount(value, context, member, 'steps') ?? USUAL_STEPS, MOST_STEPS);

/**
 * @typedef {object} Repair
 * @property {string} text
 * @property {{ really: string, readAs: string }[]} steps the wrong steps, the last one first
 * @property {number} bits the evidence for these steps
 * @property {number} left the bits of the lines that these steps leave as they are
 * @property {number} gain how much more probable it is than the given text
 */

/**
 * Repairs text that was decoded in the wrong encoding, once or several times.
 * @param {string} string
 * @param {{ maxSteps?: number } | null} [options] `maxSteps`: how often the text may have been decoded wrongly, 2 by
 *   default; a number above 3 counts as 3
 * @returns {{ text: string, path: string[], score: number }[]} the repaired texts, the best first, each with what went
 *   wrong, the first thing first, and with how much better it fits than the given text, from 0 to 1. Empty if the given text
 *   looks right
 * @throws {TypeError} if `string` isn't a string, or `maxSteps` is negative or not a number
 * @example repairMojibake('ÐŸÑ€Ð¸Ð²ÐµÑ‚')[0] // { text: 'Привет', path: ['UTF-8 read as windows-1252'], score: … }
 */
export function repairMojibake(string, options = undefined) {
  const context = "Failed to execute 'repairMojibake'";
  const text = requireString(string, context);
  const { maxSteps } = toDictionary(options, { maxSteps: toMaxSteps }, context);
  const first = text.search(/[^\0-\x7F]/);
  if (first < 0) return [];
  const start = Math.max(0, first - BEFORE);
  const sample = text.slice(start, start + MOST_EXAMINED);
  return findRepairs(sample, maxSteps).map(({ steps, gain }) => ({
    // A part of the text may be right, or wrong in another way.
    text: undo(text, steps, decodeExactly) ?? text.replace(/[^\r\n]+/g, (line) => undo(line, steps, decodeAs) ?? line),
    path: steps.map(({ really, readAs }) => `${really} read as ${readAs}`).reverse(),
    score: 1 - 2 ** (-gain / HALF_SURE),
  }));
}

/** @param {string} text @param {number} maxSteps @returns {Repair[]} */
function findRepairs(text, maxSteps) {
  const evidence = evidenceFor(text);
  if (evidence > HEALTHY) return [];
  const own = costOf(text) - evidence;
  /** @type {Map<string, Repair>} */
  const found = new Map();
  /** @type {Repair[]} */
  let latest = [{ text, steps: [], bits: 0, left: 0, gain: 0 }];
  for (let step = 0; step < maxSteps; step++) {
    latest = latest.flatMap((from) => undoOnce(from, own)).sort(byGain);
    for (const repair of latest) if (!found.has(repair.text)) found.set(repair.text, repair);
    latest.length = Math.min(latest.length, MOST_TAKEN);
  }
  found.delete(text);
  const best = [...found.values()]
    .filter((repair) => changesLetters(text, repair.text))
    .sort(byGain)
    .slice(0, MOST_TAKEN);
  for (const repair of best) repair.gain += EVIDENCE_WEIGHT * evidenceFor(repair.text);
  best.sort(byGain);
  const enough = ENOUGH + Math.min(MOST_MORE, MORE_TIMES_LENGTH / text.length);
  return best.filter(({ gain }) => gain > Math.max(enough, best[0].gain - MOST_BEHIND));
}

/**
 * Whether a repair changes more than quotation marks, dashes and no-break spaces: where a text has no other characters than these, they
 * are what it should have.
 * @param {string} text
 * @param {string} repaired
 */
const changesLetters = (text, repaired) => [...text].some((one) => !isSeparator(one) && !repaired.includes(one));

/** How much of a text must be representable in an encoding that it may have been read in. */
const LEAST_PART = 0.7;

/** @param {string} text */
const countNonASCII = (text) => text.match(/[^\0-\x7F]/g)?.length ?? 0;

/**
 * The lines that an encoding can represent, if they have most of a text's characters that aren't ASCII: the others may be right.
 * @param {string} text
 * @param {string} readAs
 */
function encodablePart(text, readAs) {
  const bytes = encodeAs(text, readAs);
  if (bytes) return { part: text, bytes };
  const lines = text.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g) ?? [];
  const part = lines.length > 1 ? lines.filter((line) => encodeAs(line, readAs)).join('') : '';
  const rest = LEAST_PART * countNonASCII(text) < countNonASCII(part) ? encodeAs(part, readAs) : undefined;
  return rest && { part, bytes: rest };
}

/** @param {Repair} first @param {Repair} second */
const byGain = (first, second) => second.gain - first.gain;

/**
 * Undoes one decoding, in all possible ways.
 * @param {Repair} from
 * @param {number} own the bits of the given text
 * @returns {Repair[]}
 */
function undoOnce({ text: whole, steps, bits, left }, own) {
  const repairs = [];
  for (const [i, readAs] of READ_AS.entries()) {
    const encoded = TWO_BYTE.test(readAs) && !EAST_ASIAN.test(whole) ? undefined : encodablePart(whole, readAs);
    if (!encoded) continue;
    const { part: text, bytes } = encoded;
    const leftHere = text === whole ? left : left + costOf(whole) - costOf(text);
    const isDamaged = text.includes(REPLACEMENT_CHARACTER) || decodeShortened(bytes)?.includes(REPLACEMENT_CHARACTER);
    const candidates = isDamaged ? DAMAGED : detectEncoding(bytes).candidates;
    for (const { encoding: really, score } of candidates) {
      if (score < LEAST_SCORE) break;
      // Text that was read wrongly twice is in UTF-8 at least once.
      if (steps.length > 0 && really !== UTF_8 && steps[0].really !== UTF_8) continue;
      const repaired = decodeAs(bytes, really, text, true);
      if (repaired === undefined || repaired === text) continue;
      const sum =
        bits +
        DETECTION_WEIGHT * Math.log2(score) -
        i * RARITY -
        (really === UTF_8 ? LIKELY : UNLIKELY) -
        (steps.length > 0 ? AGAIN : 0);
      const gain = own - leftHere - costOf(repaired) + sum;
      repairs.push({ text: repaired, steps: [...steps, { really, readAs }], bits: sum, left: leftHere, gain });
    }
  }
  return repairs;
}

/**
 * How much speaks for a text being right as it is: how much more probable that is than any other text of the same bytes.
 * @param {string} text
 */
function evidenceFor(text) {
  if (text.includes(REPLACEMENT_CHARACTER)) return 0;
  const isEastAsian = EAST_ASIAN.test(text);
  let most = -Infinity;
  for (const home of READ_AS) {
    const isOwn = HOME.test(home) && TWO_BYTE.test(home) === isEastAsian;
    const encoded = isOwn ? encodablePart(text, home) : undefined;
    if (!encoded) continue;
    const { part, bytes } = encoded;
    let [own, other] = [2 ** -MOST_EVIDENCE, 2 ** -MOST_EVIDENCE];
    for (const { encoding, score } of detectEncoding(bytes).candidates) {
      if (encoding === home || decodeAs(bytes, encoding, part) === part) own += score;
      else other = Math.max(other, score);
    }
    most = Math.max(most, Math.log2(own / other));
  }
  if (most === -Infinity) return 0;
  // In encodings of East Asia nearly anything is more probable than what is malformed.
  return isEastAsian ? Math.max(-MOST_EAST_ASIAN, Math.min(most, MOST_EAST_ASIAN)) : most;
}

/**
 * Undoes the wrong steps; undefined if that is impossible.
 * @param {string} text
 * @param {Repair['steps']} steps
 * @param {typeof decodeAs} decodeBytes
 */
function undo(text, steps, decodeBytes) {
  let undone = text;
  for (const { really, readAs } of steps) {
    const bytes = encodeAs(undone, readAs);
    const next = bytes && decodeBytes(bytes, really, undone);
    if (next === undefined) return undefined;
    undone = next;
  }
  return undone;
}

/** Stands for bytes that were lost when they were decoded: a control character that doesn't occur in text. */
const LOST = '\x7F';
const REPLACEMENT_CHARACTER = '\uFFFD';

/** How many characters must be whole for each that isn't. */
const LEAST_RIGHT = 4;

/** The encoding that text with lost bytes may really be in: the remaining bytes can only be decoded as UTF-8. */
const DAMAGED = [{ encoding: UTF_8, score: 0.9 }];

/** The bytes that would be read as a text; undefined if there are none. @param {string} text @param {string} label */
function encodeAs(text, label) {
  // It would be unknown which bytes were lost.
  if (text.includes(REPLACEMENT_CHARACTER) && text.includes(LOST)) return undefined;
  // Inexact decoders turn bytes that they don't know into control characters.
  const exact = text
    .replaceAll(REPLACEMENT_CHARACTER, LOST)
    .replace(/[\x80-\x9F]/g, (control) => decode(Uint8Array.of(control.charCodeAt(0)), label));
  try {
    return new EncoderCommon(getEncoderEncoding(label, 'repairMojibake'), 'fatal').encode(exact, true);
  } catch {
    return undefined;
  }
}

/**
 * The text of bytes; undefined if they are malformed, but for those that are known to be lost.
 * @param {Uint8Array} bytes
 * @param {string} label
 * @param {string} readAs the text that they were read as
 * @param {boolean} [stream] whether more may follow, so that the last character may be incomplete
 */
function decodeExactly(bytes, label, readAs, stream = false) {
  if (readAs.includes(REPLACEMENT_CHARACTER)) return label === UTF_8 ? decodeDamaged(bytes) : undefined;
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}

/** The same; in UTF-8 a few bytes may be missing. @type {typeof decodeExactly} */
function decodeAs(bytes, label, readAs, stream) {
  const text = decodeExactly(bytes, label, readAs, stream);
  const mayBeShortened = text === undefined && label === UTF_8 && !readAs.includes(REPLACEMENT_CHARACTER);
  return mayBeShortened ? decodeShortened(bytes) : text;
}

/**
 * Decodes UTF-8 from which programs have removed bytes that were read as control characters or spaces; undefined if so many are missing that the others could be UTF-8 by chance.
 * @param {Uint8Array} bytes
 */
function decodeShortened(bytes) {
  const text = utf8DecodeWithoutBOM(bytes);
  const [wrong, right] = [/\uFFFD/g, /[\x80-\uFFFC]/g].map((pattern) => text.match(pattern)?.length ?? 0);
  return LEAST_RIGHT * wrong <= right ? text : undefined;
}

/** Decodes UTF-8 that lost some bytes; undefined if that explains less than half. @param {Uint8Array} bytes */
function decodeDamaged(bytes) {
  const text = utf8DecodeWithoutBOM(bytes).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g, LOST);
  const [wrong, right] = [text.split(LOST), text.match(/[^\0-\x7F]/gu) ?? []];
  const isExplained = !text.includes(REPLACEMENT_CHARACTER) && wrong.length <= right.length + 1;
  return isExplained ? text.replaceAll(LOST, REPLACEMENT_CHARACTER) : undefined;
}
