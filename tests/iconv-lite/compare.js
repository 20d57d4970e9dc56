// Compares everything that two implementations decode and encode.

import { MULTI_BYTE, ours, theirs } from './peers.js';

/**
 * A difference: its count, and the first inputs with both results.
 * @typedef {Map<import('./differences.js').Difference['kind'], { count: number, first: string[] }>} Found
 */

/** @param {Found} found @param {import('./differences.js').Difference['kind']} kind @param {string} difference */
function add(found, kind, difference) {
  const { count, first } = found.get(kind) ?? { count: 0, first: [] };
  found.set(kind, { count: count + 1, first: count < 3 ? [...first, difference] : first });
}

/** All sequences of one and two bytes, and the longer ones of some encodings. @param {string} encoding */
function* sequences(encoding) {
  for (let byte = 0; byte < 0x100; byte++) yield Buffer.of(byte);
  for (let pair = 0; pair < 0x10000; pair++) yield Buffer.of(pair >> 8, pair & 0xff);
  if (encoding === 'eucjp') {
    for (let pair = 0; pair < 0x10000; pair++) yield Buffer.of(0x8f, pair >> 8, pair & 0xff);
  }
  if (encoding === 'gb18030') {
    // All pointers: https://encoding.spec.whatwg.org/#gb18030-decoder
    for (let pointer = 0; pointer < 126 * 12600; pointer++) {
      const digits = [pointer / 12600, (pointer / 1260) % 10, (pointer / 10) % 126, pointer % 10].map(Math.floor);
      yield Buffer.of(0x81 + digits[0], 0x30 + digits[1], 0x81 + digits[2], 0x30 + digits[3]);
    }
  }
}

/** @param {string} encoding */
export function compareDecoding(encoding) {
  /** @type {Found} */
  const found = new Map();
  for (const bytes of sequences(encoding)) {
    const [their, our] = [theirs.decode(bytes, encoding), ours.decode(bytes, encoding)];
    if (their === our) continue;
    const kinds = /** @type {const} */ ([
      ['other', 'fewer'],
      ['more', 'malformed'],
    ]);
    const kind = kinds[Number(their.includes('\uFFFD'))][Number(our.includes('\uFFFD'))];
    add(found, kind, `${bytes.toString('hex')}: ${JSON.stringify(their)}, ${JSON.stringify(our)}`);
  }
  return found;
}

/** The planes after the fourth have no characters that an encoding could treat specially. */
const LAST_CODE_POINT = 0x3ffff;

/** All code points, surrogates too; for single-byte encodings those of the BMP. @param {string} encoding */
export function compareEncoding(encoding) {
  /** @type {Found} */
  const found = new Map();
  const last = MULTI_BYTE.includes(encoding) || /^(utf|ucs|cesu)/.test(encoding) ? LAST_CODE_POINT : 0xffff;
  for (let codePoint = 0; codePoint <= last; codePoint++) {
    const string = String.fromCodePoint(codePoint);
    const [their, our] = [theirs.encode(string, encoding), ours.encode(string, encoding)];
    if (their.equals(our)) continue;
    const isReplaced = (/** @type {Buffer} */ bytes) => bytes.length === 1 && bytes[0] === 0x3f;
    const kind = isReplaced(their) ? 'more' : isReplaced(our) ? 'fewer' : 'other';
    add(found, kind, `U+${codePoint.toString(16)}: ${their.toString('hex')}, ${our.toString('hex')}`);
  }
  return found;
}
