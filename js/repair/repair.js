// Repairs mojibake: text that was decoded in the wrong encoding, once or several times. No standard describes this.
//
// A repair must be nearly certain, because it changes text. Evidence is in bits: one bit is a factor of two in
// probability.
//
// - UTF-8 that was read in another encoding proves itself, because encoding it in that one gives well-formed UTF-8.
//   Only these sequences change, and only in words that become much more probable. See `undoUTF8`.
// - For all other mistakes, detection says in which encoding the bytes may really be. See `undoOther`.

import { decode } from '../api/hooks.js';
import { TextDecoder } from '../api/text-decoder.js';
import { lengthInUTF8 } from '../common/code-points.js';
import { lazy } from '../common/lazy.js';
import { EncoderCommon } from '../encode/stream.js';
import { getEncoderEncoding } from '../encode/target.js';
import { detectEncoding, toOptionalCount } from '../sniff/detection.js';
import { requireString, toDictionary } from '../webidl/webidl.js';
import { upperCharactersOf } from './characters.js';
import { changedSegments } from './segments.js';
import { costOf, isPunctuation } from './text-cost.js';

/** The encodings in which text is decoded by mistake, the most frequent first. */
const READ_AS = /* @__PURE__ */ (
  'windows-1252 windows-1251 windows-1250 GBK Shift_JIS cp437 IBM866 macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-1253 ' +
  'cp850 cp852 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP ISO-8859-15 ISO-8859-16'
).split(' ');
/** Each of them is this many bits rarer than the one before. */
const RARITY = 0.3;

const DOS = /^(?:cp|IBM)/;

/** Nearly all UTF-8 read in these encodings, which have all letters of other ones, has such a character. @type {Record<string, RegExp>} */
const SIGNS = {
  cp850: /[\u2500-\u259F]|\xD4\xC7/,
  cp852: /[\u2500-\u259F]|\xD4\xC7/,
  'ISO-8859-15': /[\xC3\xC5\xD0\xE2]/,
  'ISO-8859-16': /[\u0102\u0106\u0110\xE2]/,
};

/** These can represent text in many scripts, but are only used for East Asian ones. */
const TWO_BYTE = /^(?:GBK|Shift_JIS|Big5|EUC)/;
const EAST_ASIAN = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/;

const UTF_8 = 'UTF-8';
/** Starts punctuation in UTF-8, which is in most texts. */
const LEAD_OF_PUNCTUATION = 0xe2;
/** Starts a no-break space. At the end of a word, programs have changed its second byte to a space. */
const LEAD_OF_SPACE = 0xc2;
const REPLACEMENT_CHARACTER = '\uFFFD';

/** A repair must be this many bits better than the text before it. */
const MIN_GAIN = 10;
/** The same for a mistake that was made twice. */
const MIN_GAIN_AGAIN = 5;
/** The text between two mistakes may be this many bits worse than the given one. */
const MAX_LOSS_BETWEEN = 20;
/** How many bits a word can count against a repair. */
const MAX_AGAINST = 6;
/** A repaired word may be this many bits worse than the given one. */
const MAX_LOSS_OF_WORD = 2;
/** The bits against an encoding if the text has none of its signs. */
const WITHOUT_SIGNS = 25;
/** The weight of a word whose changes were seen in another word. */
const SEEN_WEIGHT = 0.3;
/** The bits against a repair for each letter beside it that it doesn't explain. */
const UNEXPLAINED = 8;
/** A known loss of a character is this many bits more probable than U+FFFD elsewhere. */
const KNOWN_LOSS = 7;
/** The same for a whole word: capitals such as Ã and Ñ start the bytes of many letters, but aren't words. */
const LOST_WORD = 20;
const LATIN = /[\xC0-\xD6\xD8-\xF6\xF8-\u024F]/;
const ALL_LOST = /^[\0-@[-`{-\x7F\uFFFD]*\uFFFD[\0-@[-`{-\x7F\uFFFD]*$/;
/** How many code units of distinct words are examined. */
const MAX_EXAMINED = 4000;

// For mistakes without UTF-8:

/** How many code units are examined, and how many of them precede the first one that isn't ASCII. */
const MAX_SAMPLED = 1000;
const SAMPLED_BEFORE = 40;
/** The part of a text's characters outside ASCII that an encoding must represent if the text was decoded in it. */
const MIN_PART = 0.3;
/** Detection's candidates below this score are ignored. */
const MIN_SCORE = 0.95;
/** The weights of detection's bits for a candidate against the given text, and against all others. */
const DETECTION_WEIGHT = 2.4;
const DOUBT_WEIGHT = 6;
const MAX_DETECTED = 10;
/** A text is garbled if it costs this many bits more than the repaired one, and this part of its own. */
const MIN_SAVED = 12;
const MIN_SHARE = 0.35;
/** Otherwise, detection needs this many characters in distinct words, and this score. */
const MIN_CHANGED = 8;
const CERTAIN_SCORE = 0.998;

/** How many wrong decodings to undo, by default and at most. */
const DEFAULT_STEPS = 2;
const MAX_STEPS = 3;
/** How many texts of each step go to the next one. */
const MAX_CONTINUED = 3;
/** Another repair may be this many bits worse than the best one. */
const MAX_BEHIND_BEST = 15;
/** The gain that gives a score of 0.5. Repairs gain more than `MIN_GAIN`, so the lowest scores are near 0.6. */
const HALF_SURE = 8;

/** @param {unknown} value @param {string} context @param {string} member */
const toMaxSteps = (value, context, member) =>
  Math.min(toOptionalCount(value, context, member, 'steps') ?? DEFAULT_STEPS, MAX_STEPS);

/**
 * @typedef {object} Repair
 * @property {string} text
 * @property {string[]} path the wrong steps, in order
 * @property {number} gain by how many bits it is more probable than the given text
 * @property {number} lost how many of its characters are lost, without U+FFFD in the given text
 * @property {boolean} isSure whether undoing the last step is justified by itself
 */

/** A way to undo one step. @typedef {{ step: string, bits: number, isSure: boolean, undo: () => Undone }} Undoing */
/** @typedef {{ text: string, lost: number }} Undone */

/**
 * @param {string} string
 * @param {{ maxSteps?: number } | null} [options]
 * @returns {(RepairedText & { segments: import('./segments.js').Segment[] })[]}
 */
export function repairMojibake(string, options = undefined) {
  const context = "Failed to execute 'repairMojibake'";
  const text = requireString(string, context);
  const { maxSteps } = toDictionary(options, { maxSteps: toMaxSteps }, context);
  return findRepairs(text, maxSteps).map((repair) => ({ ...repair, segments: changedSegments(text, repair.text) }));
}

/**
 * @typedef {object} RepairedText
 * @property {string} text
 * @property {string[]} path the wrong steps, in order
 * @property {number} score from 0 to 1
 * @property {number} lost how many of its characters are lost
 */

/**
 * Doesn't find the segments, which take memory if the text is long.
 * @param {string} text
 * @param {number} [maxSteps]
 * @returns {RepairedText[]} the best first
 */
export function findRepairs(text, maxSteps = DEFAULT_STEPS) {
  /** @type {Map<string, Repair>} */
  const found = new Map();
  /** @type {Repair[]} */
  let latest = [{ text, path: [], gain: 0, lost: 0, isSure: true }];
  for (let step = 0; step < maxSteps; step++) {
    latest = latest
      .flatMap((from) => waysToUndo(from).map((way) => ({ from, way, gain: from.gain + way.bits })))
      .sort(byGain)
      .slice(0, MAX_CONTINUED)
      .map(({ from, way, gain }) => {
        const { text: undone, lost } = way.undo();
        return { text: undone, path: [way.step, ...from.path], gain, lost: from.lost + lost, isSure: way.isSure };
      });
    for (const repair of latest) {
      const isNew = repair.text !== text && !found.has(repair.text);
      if (isNew && repair.isSure && repair.gain > MIN_GAIN) found.set(repair.text, repair);
    }
  }
  const best = [...found.values()].sort(byGain);
  return best
    .filter(({ gain }) => gain > best[0].gain - MAX_BEHIND_BEST)
    .map(({ text: repaired, path, gain, lost }) => ({
      text: repaired,
      path,
      score: 1 - 2 ** (-gain / HALF_SURE),
      lost,
    }));
}

/** @param {{ gain: number }} first @param {{ gain: number }} second */
const byGain = (first, second) => second.gain - first.gain;

/** Words that aren't ASCII. */
const WORDS = /[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;

/** @param {Repair} from @returns {Undoing[]} */
function waysToUndo({ text, path, isSure: wasSure }) {
  /** @type {Set<string>} */
  const words = new Set();
  let length = 0;
  for (const [word] of text.matchAll(WORDS)) {
    const start = word.slice(0, MAX_EXAMINED);
    if (!words.has(start)) length += start.length;
    words.add(start);
    if (length > MAX_EXAMINED) break;
  }
  if (words.size === 0) return [];
  const ways = [];
  let isExplained = false;
  for (const [i, readAs] of READ_AS.entries()) {
    if (TWO_BYTE.test(readAs) && !EAST_ASIAN.test(text)) continue;
    const { gain, explained, undo } = undoUTF8(text, words, readAs);
    const isUnusual = SIGNS[readAs]?.test(text) === false;
    const bits = gain - i * RARITY - Math.log2(words.size) - (isUnusual ? WITHOUT_SIGNS : 0);
    const step = `${UTF_8} read as ${readAs}`;
    const isSure = bits > (path[0] === step ? MIN_GAIN_AGAIN : MIN_GAIN);
    // Between two mistakes, the text may be as garbled as the given one.
    if (!isSure && (!wasSure || explained < words.size || bits < -MAX_LOSS_BETWEEN)) continue;
    isExplained ||= isSure && 2 * explained > words.size;
    ways.push({ step, bits, isSure, undo: () => undo(isSure) });
  }
  if (isExplained || !wasSure) return ways;
  const controls = ways.some(({ isSure }) => isSure) ? [] : undoControls(text, [...words].join(' '));
  return [...ways, ...controls, ...undoOther(text)];
}

/** ISO-8859-1's control characters that are punctuation in windows-1252. U+0085 may be a line break. */
const CONTROLS = /[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;

/** Undoes reading windows-1252 as ISO-8859-1. @param {string} text @param {string} words @returns {Undoing[]} */
function undoControls(text, words) {
  if (!CONTROLS.test(words)) return [];
  const undo = (/** @type {string} */ part) =>
    part.replace(/[\x80-\x9F]/g, (control) => decode(Uint8Array.of(control.charCodeAt(0)), 'windows-1252'));
  const bits = costOf(words) - costOf(undo(words));
  return bits > MIN_GAIN
    ? [{ step: 'windows-1252 read as ISO-8859-1', bits, isSure: true, undo: () => ({ text: undo(text), lost: 0 }) }]
    : [];
}

/** Stands for a character that the encoding can't represent, and for a lost byte. */
const NONE = -1;
const LOST = -2;

const tables = /* @__PURE__ */ lazy(() => new Map(READ_AS.map((readAs) => [readAs, tableOf(readAs)])));

/** @param {string} readAs @returns {Map<string, number[]>} */
function tableOf(readAs) {
  const table = new Map([[REPLACEMENT_CHARACTER, [LOST]]]);
  if (TWO_BYTE.test(readAs)) return table;
  for (const [i, character] of upperCharactersOf(readAs).entries()) {
    // ISO-8859-1 and inexact decoders have control characters here.
    if (i < 0x20 && (readAs === 'windows-1252' || character === REPLACEMENT_CHARACTER))
      table.set(String.fromCharCode(0x80 + i), [0x80 + i]);
    if (character !== REPLACEMENT_CHARACTER) table.set(character, [0x80 + i]);
  }
  return table;
}

/** @param {string} character @param {string} readAs */
function bytesOf(character, readAs) {
  if (character < '\x80') return [character.charCodeAt(0)];
  const table = /** @type {Map<string, number[]>} */ (tables().get(readAs));
  let bytes = table.get(character);
  if (!bytes) {
    bytes = [NONE];
    if (TWO_BYTE.test(readAs)) {
      try {
        bytes = [...new EncoderCommon(getEncoderEncoding(readAs, 'repairMojibake'), 'fatal').encode(character, true)];
      } catch {
        // The encoding can't represent it.
      }
    }
    table.set(character, bytes);
  }
  return bytes;
}

/** Why a word is repaired: to count complete sequences, to judge the repair, or for the result, which accepts more. */
const COUNT = 0;
const JUDGE = 1;
const REPAIR = 2;

/** Characters that programs remove. */
const REMOVED = /[\x80-\x9F\xAD]/;

/** Encodings in which these characters stand for bytes that continue a sequence. */
const losing = /* @__PURE__ */ lazy(() => {
  const list = [...tables()].filter(([, table]) =>
    [...table].some(([character, [byte]]) => continues(byte) && REMOVED.test(character)),
  );
  return new Set(list.map(([readAs]) => readAs));
});

/**
 * Undoes reading UTF-8 as another encoding.
 * @param {string} text
 * @param {Set<string>} words some or all of its words
 * @param {string} readAs
 */
function undoUTF8(text, words, readAs) {
  /** How often each lead byte occurs in complete sequences. */
  const leads = new Map([[LEAD_OF_PUNCTUATION, 1]]);
  let isStrange = false;
  const garbled = [...words].filter((word) => {
    const counted = repairWord(word, readAs, leads, COUNT);
    isStrange ||= counted.isStrange;
    return counted.changed.length > 0;
  });
  if (isStrange) return { gain: -Infinity, explained: 0, undo: () => ({ text, lost: 0 }) };
  const canLose = losing().has(readAs);
  // Nothing gets lost, so sequences that look incomplete are something else.
  if (!canLose && !TWO_BYTE.test(readAs)) leads.clear();
  /** @type {Set<string>} */
  const seen = new Set();
  let [gain, explained] = [0, 0];
  for (const word of garbled) {
    const { changed, unexplained, saved } = repairWord(word, readAs, leads, JUDGE);
    // The same sequence in another word is hardly new evidence.
    const weight = changed.every((sequence) => seen.has(sequence)) ? SEEN_WEIGHT : 1;
    for (const sequence of changed) seen.add(sequence);
    gain += weight * Math.max(saved, -MAX_AGAINST);
    if (unexplained === 0) explained += 1;
  }
  const undo = (/** @type {boolean} */ isSure) => {
    const minSaved = isSure ? -MAX_LOSS_OF_WORD : -MAX_LOSS_BETWEEN;
    /** @type {Map<string, Undone>} */
    const known = new Map();
    let allLost = 0;
    const result = text.replace(WORDS, (word) => {
      let undone = known.get(word);
      if (!undone) {
        const phase = isSure && canLose ? REPAIR : JUDGE;
        const { repaired, lost, saved } = repairWord(word, readAs, leads, phase);
        undone = saved > minSaved ? { text: repaired, lost } : { text: word, lost: 0 };
        known.set(word, undone);
      }
      allLost += undone.lost;
      return undone.text;
    });
    return { text: result, lost: allLost };
  };
  return { gain, explained, undo };
}

/**
 * @param {string} word
 * @param {string} readAs
 * @param {Map<number, number>} leads
 * @param {number} phase
 */
function repairWord(word, readAs, leads, phase) {
  /** @type {number[]} */
  const bytes = [];
  /** The characters by the byte at which they start; `undefined` within a character. @type {string[]} */
  const starts = [];
  for (const character of word) {
    starts[bytes.length] = character;
    bytes.push(...bytesOf(character, readAs));
  }
  starts[bytes.length] = '';
  let repaired = '';
  /** @type {string[]} */
  const changed = [];
  let [unexplained, lost] = [0, 0];
  let isStrange = false;
  for (let at = 0; at < bytes.length; ) {
    const run = readRun(bytes, starts, at, leads, phase);
    if (run) {
      repaired += run.text;
      changed.push(run.text);
      lost += run.lost;
      at = run.end;
    } else {
      repaired += starts[at];
      if (bytes[at] >= 0x80 && !isPunctuation(starts[at])) unexplained += 1;
      isStrange ||= DOS.test(readAs) && isOtherCodePage(bytes, starts, at);
      do at += 1;
      while (starts[at] === undefined);
    }
  }
  if (changed.length === 0 || phase === COUNT) return { repaired, changed, unexplained, lost, isStrange, saved: 0 };
  let saved = costOf(word) - costOf(repaired) - UNEXPLAINED * unexplained;
  if (phase === REPAIR) saved += LATIN.test(word) && ALL_LOST.test(repaired) ? LOST_WORD : KNOWN_LOSS * lost;
  return { repaired, changed, unexplained, lost, isStrange, saved };
}

/** Lines of boxes, and other characters outside ASCII. */
const LINE = /[\u2500-\u257F]/;
const OTHER_THAN_LINE = /[^\0-\x7F\u2500-\u257F\uFFFD]/;

/**
 * Whether an incomplete sequence in a DOS code page goes on with a character of another one. There, most characters
 * begin with a line, Γ or Ô. In correct text, only ASCII and lines follow lines.
 * @param {number[]} bytes
 * @param {(string | undefined)[]} starts
 * @param {number} at
 */
function isOtherCodePage(bytes, starts, at) {
  const lead = String(starts[at]);
  if (LINE.test(lead)) return OTHER_THAN_LINE.test(starts[at + 1] ?? '');
  let end = at + 1;
  while (continues(bytes[end])) end += 1;
  return end > at + 1 && lengthInUTF8(bytes[at]) > end - at && bytes[end] === NONE && lead < '\u0400';
}

/**
 * Decodes one sequence; `undefined` if it isn't well-formed.
 * @param {number[]} bytes
 * @param {number} at
 * @param {number} length
 */
function characterOf(bytes, at, length) {
  let codePoint = bytes[at] & (0x7f >> length);
  for (let i = 1; i < length; i++) codePoint = (codePoint << 6) | (bytes[at + i] & 0x3f);
  const isSurrogate = codePoint >> 11 === 0x1b;
  const isCharacter = codePoint >= [0, 0, 0x80, 0x800, 0x10000][length] && codePoint <= 0x10ffff && !isSurrogate;
  return length > 0 && isCharacter ? String.fromCodePoint(codePoint) : undefined;
}

/** @param {number} byte */
const continues = (byte) => byte >= 0x80 && byte < 0xc0;

/**
 * Reads UTF-8 that starts and ends with whole characters. A sequence with a lost byte becomes U+FFFD. So does one with
 * missing bytes, which programs remove, if complete ones start with the same byte.
 * @param {number[]} bytes
 * @param {(string | undefined)[]} starts
 * @param {number} start
 * @param {Map<number, number>} leads
 * @param {number} phase
 */
function readRun(bytes, starts, start, leads, phase) {
  let at = start;
  let text = '';
  let [right, incomplete, lost] = [0, 0, 0];
  let areLeadsKnown = true;
  let run;
  for (;;) {
    const lead = bytes[at];
    const length = lengthInUTF8(lead);
    let end = at + 1;
    while (end < at + length && continues(bytes[end])) end += 1;
    const isComplete = end === at + length;
    const character = isComplete ? characterOf(bytes, at, length) : undefined;
    const count = leads.get(lead) ?? 0;
    // A byte that continues the sequence is as good as another sequence.
    const isLeadExpected = phase === REPAIR && count > 0 && lead !== LEAD_OF_PUNCTUATION;
    const isLeadKnown = isLeadExpected || count + (end - at - 1) > 1;
    const isMarked = lead === LOST || (length > 0 && bytes[end] === LOST);
    if (character !== undefined) {
      text += character;
      right += 1;
      if (phase === COUNT) leads.set(lead, (leads.get(lead) ?? 0) + 1);
    } else if (isMarked || (phase > COUNT && length > 0 && !isComplete && isLeadKnown && bytes[end] !== NONE)) {
      while (bytes[end] === LOST || continues(bytes[end])) end += 1;
      incomplete += 1;
      areLeadsKnown &&= isLeadKnown;
      const isSpace = lead === LEAD_OF_SPACE && bytes[end] === undefined && !isMarked;
      if (!isSpace) text += REPLACEMENT_CHARACTER;
      if (!isSpace && !isMarked) lost += 1;
    } else if (lead >= 0 && lead < 0x80 && starts[at] === undefined) {
      // A trail byte.
      text += String.fromCharCode(lead);
    } else break;
    at = end;
    const isEnough = right > 0 ? right >= incomplete : phase === REPAIR && incomplete > 0 && areLeadsKnown;
    if (starts[at] !== undefined && isEnough) run = { text, lost, end: at };
  }
  return run;
}

/** @param {string} text */
const countNonASCII = (text) => text.match(/[^\0-\x7F]/g)?.length ?? 0;

/** `undefined` if no bytes decode to the text. @param {string} text @param {string} readAs */
function encodeAs(text, readAs) {
  const bytes = [];
  for (const character of text) {
    for (const byte of bytesOf(character, readAs)) {
      if (byte < 0) return undefined;
      bytes.push(byte);
    }
  }
  return Uint8Array.from(bytes);
}

/**
 * The lines that an encoding can represent, if they have enough of the text's characters outside ASCII. The other lines
 * may be correct.
 * @param {string} text
 * @param {string} readAs
 */
function encodableLines(text, readAs) {
  const lines = text.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g) ?? [];
  const part = lines.filter((line) => encodeAs(line, readAs)).join('');
  const bytes = countNonASCII(part) > MIN_PART * countNonASCII(text) ? encodeAs(part, readAs) : undefined;
  return bytes && { part, bytes };
}

/** @param {Uint8Array} bytes @param {string} encoding @param {boolean} [stream] */
function decodeExactly(bytes, encoding, stream = false) {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}

/** Encodings that are usual for text in some language. */
const HOME = /^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;

/** Whether a text is the most probable one of all texts of the same bytes. @param {string} text */
function isConfirmed(text) {
  const isEastAsian = EAST_ASIAN.test(text);
  return READ_AS.some((home) => {
    const own = HOME.test(home) && TWO_BYTE.test(home) === isEastAsian ? encodableLines(text, home) : undefined;
    const [best] = own ? detectEncoding(own.bytes).candidates : [];
    return own && best && (best.encoding === home || decodeExactly(own.bytes, best.encoding) === own.part);
  });
}

/**
 * Undoes mistakes without UTF-8.
 * @param {string} text
 * @returns {Undoing[]}
 */
function undoOther(text) {
  if (text.includes(REPLACEMENT_CHARACTER)) return [];
  const start = Math.max(0, text.search(/[^\0-\x7F]/) - SAMPLED_BEFORE);
  const sample = text.slice(start, start + MAX_SAMPLED);
  /** @type {Map<string, boolean>} */
  const confirmed = new Map();
  const ways = [];
  for (const [i, readAs] of READ_AS.entries()) {
    // With these, correct text in Latin script would look like text in many other encodings.
    if (readAs in SIGNS || readAs === 'cp437' || (TWO_BYTE.test(readAs) && !EAST_ASIAN.test(text))) continue;
    const { part, bytes } = encodableLines(sample, readAs) ?? {};
    if (part === undefined || bytes === undefined) continue;
    // In lowercase, too: tables have names in capitals beside lowercase ASCII, which detection doesn't expect.
    if (!confirmed.has(part)) confirmed.set(part, [part, part.toLowerCase()].some(isConfirmed));
    if (confirmed.get(part)) continue;
    const { candidates } = detectEncoding(bytes);
    const own = candidates.find(({ encoding }) => encoding === readAs)?.score ?? 0;
    for (const { encoding, score } of candidates) {
      if (score < MIN_SCORE) break;
      const repaired = encoding === UTF_8 ? undefined : decodeExactly(bytes, encoding, true);
      if (repaired === undefined || repaired === part) continue;
      const cost = costOf(part);
      const saved = cost - costOf(repaired);
      const isImplausible = saved >= MIN_SAVED && saved >= MIN_SHARE * cost;
      const isDetected =
        score > CERTAIN_SCORE && !TWO_BYTE.test(encoding) && countChanged(part, repaired) >= MIN_CHANGED;
      if (!isImplausible && !(saved >= 0 && isDetected)) continue;
      const detected = Math.min(Math.log2(score / own), MAX_DETECTED);
      const bits = saved + DETECTION_WEIGHT * detected + DOUBT_WEIGHT * Math.log2(score) - i * RARITY;
      const undoLine = (/** @type {string} */ line) => {
        const encoded = encodeAs(line, readAs);
        return (encoded && decodeExactly(encoded, encoding)) ?? line;
      };
      const undo = () => ({ text: text.replace(/[^\r\n]+/g, undoLine), lost: 0 });
      ways.push({ step: `${encoding} read as ${readAs}`, bits, isSure: true, undo });
    }
  }
  return ways;
}

/**
 * How many characters a repair changes. The same one in another word is new evidence; the same word isn't.
 * @param {string} text
 * @param {string} repaired
 */
function countChanged(text, repaired) {
  let count = 0;
  for (const word of new Set(text.match(WORDS))) {
    count += new Set([...word].filter((character) => character > '\x7F' && !repaired.includes(character))).size;
  }
  return count;
}
