// Detects the encodings of files, and says what shows them.

import { bomSniff, detectEncoding, sniffHTMLEncoding, sniffXMLEncoding } from '../../js/index.js';
import { readPart } from './read-file.js';
import { byReadability } from './readable.js';

/** How many bytes are read at once while they are ASCII, and how many are examined from the first other one on. */
const WINDOW = 1 << 20;

/** How many ASCII bytes before that one are examined, too, because they have letters. Even, for UTF-16. */
const LENGTH_BEFORE = 4096;

/** Candidates with a lower score aren't worth showing. */
const MIN_SCORE = 0.005;

/** A detection with at least the first score overrides a declared encoding with less than the second. */
const [BELIEVED_SCORE, DOUBTED_SCORE] = [0.8, 0.1];

/** @typedef {{ encoding: string, source: 'meta' | 'xml-declaration' }} Declared */

/**
 * @typedef {object} Detection
 * @property {string} encoding its name
 * @property {'BOM' | 'meta' | 'xml-declaration' | 'detection' | 'ASCII' | 'empty' | 'binary' | 'UTF-32'} source what shows the encoding
 * @property {number} score how likely the encoding is, from 0 to 1
 * @property {{ encoding: string, score: number }[]} candidates best first
 * @property {Declared} [declared] the encoding that the document declares
 * @property {number} at the position of the first byte that isn't ASCII, or the end
 */

/** Files read at the same time, and results reported at once. */
const [AT_ONCE, MAX_REPORTED] = [8, 64];

/**
 * @param {File[]} files
 * @param {string} locale a hint for ambiguous bytes
 * @param {(found: (Detection | { error: unknown })[]) => Promise<void> | void} report receives some results, in order
 * @param {(bytes: number) => void} [onProgress] receives the number of bytes read
 * @param {AbortSignal} [signal]
 */
export async function detectAll(files, locale, report, onProgress, signal) {
  /** @type {Promise<Detection | { error: unknown }>[]} */
  const running = [];
  /** @type {(Detection | { error: unknown })[]} */
  let found = [];
  for (let next = 0; found.length + running.length > 0 || next < files.length; ) {
    if (signal?.aborted) return;
    while (running.length < AT_ONCE && next < files.length) {
      running.push(detect(files[next], locale, onProgress, signal).catch((error) => ({ error })));
      next += 1;
    }
    const first = running.shift();
    if (first) found.push(await first);
    if (signal?.aborted) return;
    // The first result is reported at once, because its file is shown.
    if (next <= AT_ONCE || found.length === MAX_REPORTED || running.length === 0) {
      await report(found);
      found = [];
    }
  }
}

/**
 * @param {File} file
 * @param {string} locale
 * @param {(bytes: number) => void} [onProgress]
 * @param {AbortSignal} [signal]
 * @returns {Promise<Detection>}
 */
async function detect(file, locale, onProgress, signal) {
  const start = await readPart(file, 0, WINDOW);
  const bom = bomSniff(start);
  if (hasUTF32Mark(start)) return { encoding: 'UTF-16LE', source: 'UTF-32', score: 1, candidates: [], at: 0 };
  if (bom) return { encoding: bom, source: 'BOM', score: 1, candidates: [], at: 0 };
  const { at, sample, detected } = await detectFrom(file, start, locale, onProgress, signal);
  const candidates = detected.candidates.filter(({ score }) => score >= MIN_SCORE);
  const declared = declaration(start);
  const detection = { at, candidates, ...(declared && { declared }) };
  if (declared && (detected.isASCII || !isContradicted(declared.encoding, detected))) {
    return { ...detection, ...declared, score: 1 };
  }
  if (detected.isASCII) {
    return { ...detection, candidates: [], encoding: 'UTF-8', source: file.size === 0 ? 'empty' : 'ASCII', score: 1 };
  }
  if (detected.kind === 'binary') return { ...detection, encoding: 'windows-1252', source: 'binary', score: 0 };
  const encoding = detected.encoding ?? byReadability(sample)[0];
  return { ...detection, encoding, source: 'detection', score: detected.score };
}

/**
 * Detects the encoding by the bytes around the first non-ASCII one.
 * @param {File} file
 * @param {Uint8Array<ArrayBuffer>} start the file's first bytes
 * @param {string} locale
 * @param {(bytes: number) => void} [onProgress]
 * @param {AbortSignal} [signal]
 */
async function detectFrom(file, start, locale, onProgress, signal) {
  let block = start;
  for (let from = 0; ; from += WINDOW, block = await readPart(file, from, from + WINDOW)) {
    signal?.throwIfAborted();
    onProgress?.(block.length);
    const found = firstNonASCII(block);
    const isLast = from + WINDOW >= file.size;
    if (found < 0 && !isLast) continue;
    const at = from + (found < 0 ? block.length : found);
    const first = Math.max(0, at - (at % 2) - LENGTH_BEFORE);
    const bytes = isLast && first >= from ? block.subarray(first - from) : await readPart(file, first, at + WINDOW);
    // A character split by the window's end isn't an error.
    const isWhole = first + bytes.length === file.size;
    const detected = detectEncoding(bytes, { locale, maxBytes: bytes.length - (isWhole ? 0 : 1) });
    if (!detected.isASCII || isLast) return { at, sample: bytes.subarray(at - first), detected };
  }
}

/**
 * Whether the bytes contradict a declared encoding.
 * @param {string} declared
 * @param {ReturnType<typeof detectEncoding>} detected
 */
function isContradicted(declared, { encoding, score, candidates }) {
  if (encoding === null || score < BELIEVED_SCORE) return false;
  const own = candidates.find((candidate) => family(candidate.encoding) === family(declared));
  return family(encoding) !== family(declared) && (own?.score ?? 0) < DOUBTED_SCORE;
}

/** Encodings of a family decode most texts alike. */
const FAMILIES = [
  ['GBK', 'gb18030'],
  ['windows-1252', 'ISO-8859-15', 'macintosh'],
  ['windows-1255', 'ISO-8859-8', 'ISO-8859-8-I'],
  ['windows-1250', 'ISO-8859-2', 'ISO-8859-16'],
  ['windows-1257', 'ISO-8859-4', 'ISO-8859-10', 'ISO-8859-13'],
];

/** @param {string} encoding */
const family = (encoding) => FAMILIES.find((names) => names.includes(encoding))?.[0] ?? encoding;

/** @param {Uint8Array} bytes */
export function hasUTF32Mark([a, b, c, d]) {
  return (a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff);
}

/** The position of the first byte that isn't ASCII or may begin ISO-2022-JP; -1 if there is none. @param {Uint8Array<ArrayBuffer>} bytes */
function firstNonASCII(bytes) {
  const escaped = bytes.indexOf(ESCAPE);
  const end = escaped < 0 ? bytes.length : escaped;
  const words = new Uint32Array(bytes.buffer, 0, end >> 2);
  const word = words.findIndex(isNotASCII);
  for (let i = (word < 0 ? words.length : word) << 2; i < end; i++) if (bytes[i] >= 0x80) return i;
  return escaped;
}

const ESCAPE = 0x1b;

/** @param {number} bytes */
const isNotASCII = (bytes) => (bytes & 0x80808080) !== 0;

/** The encoding declared in HTML or XML. @param {Uint8Array} bytes @returns {Declared | undefined} */
function declaration(bytes) {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
    .replaceAll('\0', '')
    .trimStart();
  if (!start.startsWith('<')) return undefined;
  for (const { encoding, source } of [sniffHTMLEncoding(bytes), sniffXMLEncoding(bytes)]) {
    if (source === 'meta' || source === 'xml-declaration') return { encoding, source };
  }
  return undefined;
}
