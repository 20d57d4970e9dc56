// Repairs mojibake: text that was decoded in the wrong encoding, once or several times. No standard describes this.
//
// Each encoding that can represent the text may be the wrong one. Encoding the text in it gives the original bytes, and
// detection finds the encodings that these may really be in. The text that they decode to is compared with the given
// one. All evidence is in bits: one bit is a factor of two in probability.

import { decode, utf8DecodeWithoutBOM } from '../api/hooks.js';
import { TextDecoder } from '../api/text-decoder.js';
import { EncoderCommon } from '../encode/stream.js';
import { getEncoderEncoding } from '../encode/target.js';
import { detectEncoding, toOptionalCount } from '../sniff/detection.js';
import { requireString, toDictionary } from '../webidl/webidl.js';
import { costOf, isSeparator } from './text-cost.js';

/** The encodings in which text is decoded by mistake, the most frequent one first. */
const READ_AS = /* @__PURE__ */ (
  'windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 ' +
  'windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP'
).split(' ');
/** The bits by which each of them is rarer than the one before. */
const RARITY = 0.25;

/** The two-byte encodings: they can represent text in many scripts, but are only used for East Asian ones. */
const TWO_BYTE = /^(?:GBK|Shift_JIS|Big5|EUC)/;
const EAST_ASIAN = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/;

/**
 * The encodings that `evidenceFor` tries, one for each language: not KOI8-R, IBM866, macintosh and EUC-JP, because others of
 * `READ_AS` cover their languages.
 */
const HOME = /^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;

const UTF_8 = 'UTF-8';
/** The rarity in bits of UTF-8 that was decoded in another encoding, and of text in any other encoding. */
const LIKELY = -2;
const UNLIKELY = 1;

/** How many code units of a text are examined, and how many of them precede the first one that isn't ASCII. */
const MOST_EXAMINED = 1000;
const BEFORE = 40;

/** Candidates of the detection below this score are ignored. */
const LEAST_SCORE = 0.003;
/** The weight of the detection's bits. With 1, some correct words of the tests would be changed. */
const DETECTION_WEIGHT = 2.4;
/** The weight of the evidence for a repaired text. With 1, too many correct texts of the tests would be changed. */
const EVIDENCE_WEIGHT = 0.6;
/** The maximum evidence for one text or another. */
const MOST_EVIDENCE = 30;
const MOST_EAST_ASIAN = 10;
/** With this much evidence that a text is correct, no repair is tried. */
const HEALTHY = 25;
/** By how many bits a repair must be better than the given text, and by how many more at most if the text is short. */
const ENOUGH = 7;
const MOST_MORE = 10;
/** The additional bits for a short text, times its length: 1 bit at 40 code units, and all of `MOST_MORE` up to 4. */
const MORE_TIMES_LENGTH = 40;
/** By how many bits a further repair may be worse than the best one. */
const MOST_BEHIND = 15;
/** The default and the maximum number of wrong decodings to undo. */
const USUAL_STEPS = 2;
const MOST_STEPS = 3;
/** The rarity in bits of one more wrong decoding. */
const AGAIN = 4;
/** The gain that gives a score of 0.5. Repairs gain more than `ENOUGH`, so the lowest scores are near 0.45. */
const HALF_SURE = 8;
/** How many texts of each step go to the next one, and how many repairs `evidenceFor` examines. */
const MOST_TAKEN = 5;

/** @param {unknown} value @param {string} context @param {string} member */
const toMaxSteps = (value, context, member) =>
  Math.min(toOptionalCount(value, context, member, 'steps') ?? USUAL_STEPS, MOST_STEPS);

/**
 * @typedef {object} Repair
 * @property {string} text
 * @property {{ really: string, readAs: string }[]} steps the wrong steps, the last one first
 * @property {number} bits the evidence for these steps
 * @property {number} left the bits of the lines that these steps don't change
 * @property {number} gain by how many bits it is more probable than the given text
 */

/**
 * Repairs text that was decoded in the wrong encoding, once or several times.
 * @param {string} string
 * @param {{ maxSteps?: number } | null} [options] `maxSteps`: how often the text may have been decoded wrongly, 2 by
 *   default; a number above 3 counts as 3
 * @returns {{ text: string, path: string[], score: number }[]} the repaired texts, the best first. `path` lists the wrong steps, the
 *   first one first; `score` says how much better the text fits than the given one, from 0 to 1. Empty if the given text looks right
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
    // If the whole text can't be undone, each line is: some may be correct, or wrong in another way.
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
 * Whether a repair changes more than quotation marks, dashes and no-break spaces: a text in which it would only change these is correct.
 * @param {string} text
 * @param {string} repaired
 */
const changesLetters = (text, repaired) => [...text].some((one) => !isSeparator(one) && !repaired.includes(one));

/** The least part of a text that an encoding must represent to be the one in which the text was decoded. */
const LEAST_PART = 0.7;

/** @param {string} text */
const countNonASCII = (text) => text.match(/[^\0-\x7F]/g)?.length ?? 0;

/**
 * Encodes the lines that an encoding can represent, if they contain most of a text's characters that aren't ASCII: the other lines may
 * be correct.
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
 * Undoes one wrong decoding in all possible ways.
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
      // In practice, one of two wrong decodings is of UTF-8.
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
 * The evidence that a text is correct: by how many bits it is more probable than any other text of the same bytes.
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
  // In East Asian encodings, nearly any well-formed text is more probable than malformed bytes.
  return isEastAsian ? Math.max(-MOST_EAST_ASIAN, Math.min(most, MOST_EAST_ASIAN)) : most;
}

/**
 * Undoes the wrong steps; returns `undefined` if that is impossible.
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

/** Stands for bytes that were lost in decoding: a control character that doesn't occur in text. */
const LOST = '\x7F';
const REPLACEMENT_CHARACTER = '\uFFFD';

/** The least number of complete characters for each incomplete one. */
const LEAST_RIGHT = 4;

/** The only candidate for text with lost bytes: without them, no other encoding can be decoded. */
const DAMAGED = [{ encoding: UTF_8, score: 0.9 }];

/** The bytes that decode to a text; `undefined` if there are none. @param {string} text @param {string} label */
function encodeAs(text, label) {
  // `LOST` would be ambiguous.
  if (text.includes(REPLACEMENT_CHARACTER) && text.includes(LOST)) return undefined;
  // Inexact decoders turn undefined bytes into control characters.
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
 * Decodes bytes; returns `undefined` if they are malformed in other places than those of lost bytes.
 * @param {Uint8Array} bytes
 * @param {string} label
 * @param {string} readAs the text to which they were decoded by mistake
 * @param {boolean} [stream] whether the last character may be incomplete, because more bytes may follow
 */
function decodeExactly(bytes, label, readAs, stream = false) {
  if (readAs.includes(REPLACEMENT_CHARACTER)) return label === UTF_8 ? decodeDamaged(bytes) : undefined;
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}

/** The same, but in UTF-8 a few bytes may be missing. @type {typeof decodeExactly} */
function decodeAs(bytes, label, readAs, stream) {
  const text = decodeExactly(bytes, label, readAs, stream);
  const mayBeShortened = text === undefined && label === UTF_8 && !readAs.includes(REPLACEMENT_CHARACTER);
  return mayBeShortened ? decodeShortened(bytes) : text;
}

/**
 * Decodes UTF-8 from which programs have removed bytes that they took for control characters or spaces. Returns `undefined` if so many
 * bytes are missing that the others could be UTF-8 by chance.
 * @param {Uint8Array} bytes
 */
function decodeShortened(bytes) {
  const text = utf8DecodeWithoutBOM(bytes);
  const [wrong, right] = [/\uFFFD/g, /[\x80-\uFFFC]/g].map((pattern) => text.match(pattern)?.length ?? 0);
  return LEAST_RIGHT * wrong <= right ? text : undefined;
}

/** Decodes UTF-8 that lost some bytes; returns `undefined` if it has other errors, or fewer characters beyond ASCII than losses. @param {Uint8Array} bytes */
function decodeDamaged(bytes) {
  const text = utf8DecodeWithoutBOM(bytes).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g, LOST);
  const [wrong, right] = [text.split(LOST), text.match(/[^\0-\x7F]/gu) ?? []];
  const isExplained = !text.includes(REPLACEMENT_CHARACTER) && wrong.length <= right.length + 1;
  return isExplained ? text.replaceAll(LOST, REPLACEMENT_CHARACTER) : undefined;
}
