// Recognizes and reads text in disguise: in encodings outside the standard, or written in ASCII as in mails and URLs.

import { utf32Codec } from '../../js/iconv-lite/utf-32.js';
import { detectEncoding, TextDecoder } from '../../js/index.js';
import { costOf } from '../../js/repair/text-cost.js';
import { CODE_PAGES, USUAL_CODE_PAGES } from '../code-pages.js';
import { hasUTF32Mark } from './detect.js';
import { hasEncodedWords, isMail, previewMail, readEncodedWords, readMail } from './mail.js';
import { binaryOf, fromBase64, fromEscapes, fromQuoted, PERCENT, QUOTED, readCodePage, toText } from './transfer.js';

/**
 * A disguise
 * @typedef {object} Disguise
 * @property {string} name what people call it
 * @property {(text: string, bytes: Uint8Array, head: Uint8Array) => boolean} fits whether a file's text, bytes or first bytes
 *   seem to have it
 * @property {(text: string, bytes: Uint8Array) => string} read
 * @property {(head: Uint8Array) => string} [preview] shows what is readable, if it isn't the start of what is read
 */

/** From this score on, the encoding of disguised bytes is sure. */
const SURE = 0.8;

/** A code page of DOS must make a text more probable by at least this many bits. */
const MIN_ADVANTAGE = 10;

/** How many bits rarer each usual code page is than the one before. */
const RARITY = 0.3;

/** The largest part of a URL that isn't escaped. */
const MAX_UNESCAPED = 0.8;

/** In bytes: comparing takes about a millisecond. */
const COMPARED_LENGTH = 1000;

const REFERENCE = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;
const WITHOUT_ESCAPE = /\$[@B]((?:[!-~]{2})+?)\([BJ]/g;

/** @type {Disguise[]} */
export const disguises = [
  {
    name: 'UTF-32',
    fits: (_, bytes) => hasUTF32Mark(bytes),
    read: (_, bytes) =>
      utf32Codec(bytes[0] === 0, { unicode: '\uFFFD', singleByte: '?' }).decode?.(bytes.subarray(4)) ?? '',
  },
  {
    name: 'MIME',
    fits: (_text, _bytes, head) => isMail(head),
    read: (_, bytes) => readMail(bytes),
    preview: previewMail,
  },
  { name: 'MIME =?…?=', fits: hasEncodedWords, read: readEncodedWords },
  {
    name: 'Base64',
    fits: (text) => isBase64(text) && isText(fromBase64(text)),
    read: (text) => toText(fromBase64(text)),
  },
  {
    name: 'Quoted-Printable',
    fits: (text) => hasNonASCII(text, QUOTED) && isText(fromQuoted(inUTF8(text))),
    read: (text) => toText(fromQuoted(inUTF8(text))),
  },
  {
    name: 'URL %…',
    // A long text may contain a few URLs.
    fits: (text) => isMostly(text, PERCENT) && hasNonASCII(text, PERCENT) && isText(fromEscapes(inUTF8(text), PERCENT)),
    read: (text) => toText(fromEscapes(inUTF8(text), PERCENT)),
  },
  {
    name: 'HTML &#…;',
    // In HTML, references are correct.
    fits: (text) =>
      !/^\s*</.test(text) && /&#(?:x0*[89a-f][\da-f]|x0*[1-9a-f][\da-f]{2}|1[3-9]\d|[2-9]\d\d|\d{4})/i.test(text),
    read: (text) => text.replace(REFERENCE, characterOf),
  },
  {
    name: 'ISO-2022-JP',
    fits: (text) =>
      text.search(WITHOUT_ESCAPE) >= 0 && /[ぁ-ヶ一-龠]/.test(readJIS(text)) && !readJIS(text).includes('\uFFFD'),
    read: readJIS,
  },
  ...CODE_PAGES.map((page) => ({
    name: `CP${page}`,
    // `likelyCodePages` compares code pages.
    fits: () => false,
    read: (/** @type {string} */ _, /** @type {Uint8Array} */ bytes) => readCodePage(page, bytes),
  })),
];

/**
 * The code pages of DOS that make bytes much more readable than the standard's encoding: the best, and others that are nearly as good
 * and give another text.
 * @param {Uint8Array} bytes
 * @param {string} encoding
 */
export function likelyCodePages(bytes, encoding) {
  const sample = bytes.subarray(0, COMPARED_LENGTH);
  const readings = USUAL_CODE_PAGES.map((page, i) => {
    const text = readCodePage(page, sample);
    return { name: `CP${page}`, text, cost: costOf(text) + i * RARITY };
  }).sort((a, b) => a.cost - b.cost);
  const most = costOf(new TextDecoder(encoding).decode(sample, { stream: true })) - MIN_ADVANTAGE;
  const { cost: least } = readings[0];
  return readings
    .filter(({ cost, text }, i) => {
      const isNew = readings.findIndex((other) => other.text === text) === i;
      return isNew && cost < most && cost < least + MIN_ADVANTAGE;
    })
    .map(({ name }) => name);
}

/** Whether bytes are text in a sure encoding. @param {Uint8Array} bytes */
function isText(bytes) {
  const { kind, score, isASCII } = detectEncoding(bytes);
  return isASCII ? /^[\t\n\r -~]+$/.test(toText(bytes)) : kind === 'text' && score >= SURE;
}

/** @param {string} text */
const isBase64 = (text) => /^\s*(?:[A-Za-z\d+/]\s*){24,}(?:=\s*){0,2}$/.test(text);

/** @param {string} text */
const inUTF8 = (text) => binaryOf(new TextEncoder().encode(text));

/** @param {string} text @param {RegExp} pattern */
const isMostly = (text, pattern) => text.replace(pattern, '').length < MAX_UNESCAPED * text.length;

/** @param {string} text @param {RegExp} pattern */
const hasNonASCII = (text, pattern) =>
  [...text.matchAll(pattern)].filter(([, hex]) => /^[89a-f]/i.test(hex)).length > 1;

/** @param {string} reference @param {string | undefined} hex @param {string | undefined} decimal */
function characterOf(reference, hex, decimal) {
  const codePoint = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : reference;
}

/** Reads ISO-2022-JP without its escape characters, which old mail servers removed. @param {string} text */
function readJIS(text) {
  return text.replace(WITHOUT_ESCAPE, (_, content) =>
    toText(new TextEncoder().encode(`\x1B$B${content}\x1B(B`), 'ISO-2022-JP'),
  );
}
