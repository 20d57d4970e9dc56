// Compares everything that two packages decode and encode.

import { MULTI_BYTE, ours, theirs } from './peers.js';

/**
 * The count of a kind of difference, and the first inputs with both results.
 * @typedef {Map<import('./differences.js').Difference['kind'], { count: number, first: string[] }>} Found
 */

/** @param {Found} found @param {import('./differences.js').Difference['kind']} kind @param {string} difference */
function add(found, kind, difference) {
  const { count, first } = found.get(kind) ?? { count: 0, first: [] };
  found.set(kind, { count: count + 1, first: count < 3 ? [...first, difference] : first });
}

/** Every byte, and every two bytes. */
const BYTES = Buffer.from(Array.from({ length: 0x100 }, (_, byte) => byte));
const PAIRS = Buffer.concat(
  Array.from(BYTES, (first) => Buffer.from(Array.from(BYTES, (second) => [first, second]).flat())),
);

/** @param {Buffer} bytes @param {number} length @returns {Generator<Buffer>} */
function* cut(bytes, length) {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}

/**
 * All sequences of one and two bytes, and some encodings' longer ones, in groups with the length of a sequence. In a group of several, a
 * decoder is in its first state after each sequence, so that they don't influence each other.
 * @param {string} encoding
 * @returns {Generator<[Buffer, number]>}
 */
function* sequences(encoding) {
  for (const [bytes, length] of /** @type {const} */ ([
    [BYTES, 1],
    [PAIRS, 2],
  ])) {
    if (isSingleByte(encoding)) yield [bytes, length];
    else for (const sequence of cut(bytes, length)) yield [sequence, length];
  }
  if (encoding === 'eucjp') {
    for (const pair of cut(PAIRS, 2)) yield [Buffer.of(0x8f, ...pair), 3];
  }
  if (encoding === 'gb18030') {
    // All pointers, by the first two bytes: https://encoding.spec.whatwg.org/#gb18030-decoder
    for (let place = 0; place < 1260; place++) {
      const group = Buffer.alloc(4 * 1260);
      for (let rest = 0; rest < 1260; rest++) {
        group[4 * rest] = 0x81 + Math.floor(place / 10);
        group[4 * rest + 1] = 0x30 + (place % 10);
        group[4 * rest + 2] = 0x81 + Math.floor(rest / 10);
        group[4 * rest + 3] = 0x30 + (rest % 10);
      }
      yield [group, 4];
    }
  }
}

/**
 * Whether every byte is a character in iconv-lite, so that a long text proves as much as many short ones.
 * @param {string} encoding
 */
const isSingleByte = (encoding) => theirs.getCodec(encoding).constructor.name === 'SBCSCodec';

/** @param {string} encoding */
export function compareDecoding(encoding) {
  /** @type {Found} */
  const found = new Map();
  for (const [group, length] of sequences(encoding)) {
    if (theirs.decode(group, encoding) === ours.decode(group, encoding)) continue;
    for (const bytes of cut(group, length)) compareSequence(bytes, encoding, found);
  }
  return found;
}

/** @param {Buffer} bytes @param {string} encoding @param {Found} found */
function compareSequence(bytes, encoding, found) {
  const [their, our] = [theirs.decode(bytes, encoding), ours.decode(bytes, encoding)];
  if (their === our) return;
  const kinds = /** @type {const} */ ([
    ['other', 'fewer'],
    ['more', 'malformed'],
  ]);
  const kind = kinds[Number(their.includes('\uFFFD'))][Number(our.includes('\uFFFD'))];
  add(found, kind, `${bytes.toString('hex')}: ${JSON.stringify(their)}, ${JSON.stringify(our)}`);
}

/** The first three planes end here; no encoding treats the others differently. */
const LAST_CODE_POINT = 0x2ffff;

/** The BMP's code points in order; two surrogates become a pair. */
const BMP = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).join('');

/** How many code points are compared at once, as long as they don't differ. */
const GROUP = 64;

/** All code points, including surrogates; for single-byte encodings, the BMP's. @param {string} encoding */
export function compareEncoding(encoding) {
  /** @type {Found} */
  const found = new Map();
  const isSame = (/** @type {string} */ text) => theirs.encode(text, encoding).equals(ours.encode(text, encoding));
  if (isSingleByte(encoding) && isSame(BMP)) return found;
  const last = MULTI_BYTE.includes(encoding) || /^(utf|ucs|cesu)/.test(encoding) ? LAST_CODE_POINT : 0xffff;
  // UTF-7 has states, so a group would prove less.
  const length = encoding.startsWith('utf7') ? 1 : GROUP;
  for (let first = 0; first <= last; first += length) {
    const group = Array.from({ length }, (_, i) => String.fromCodePoint(first + i));
    if (isSame(group.join(''))) continue;
    for (const character of group) compareCharacter(character, encoding, found);
  }
  return found;
}

/** @param {string} character @param {string} encoding @param {Found} found */
function compareCharacter(character, encoding, found) {
  const [their, our] = [theirs.encode(character, encoding), ours.encode(character, encoding)];
  if (their.equals(our)) return;
  const isReplaced = (/** @type {Buffer} */ bytes) => bytes.length === 1 && bytes[0] === 0x3f;
  const kind = isReplaced(their) ? 'more' : isReplaced(our) ? 'fewer' : 'other';
  const codePoint = character.codePointAt(0)?.toString(16);
  add(found, kind, `U+${codePoint}: ${their.toString('hex')}, ${our.toString('hex')}`);
}
