// Encodings outside the standard that the drop-in for iconv-lite supports, such as DOS code pages, UTF-7 and UTF-32. The build bundles
// them as pkg/cli-other.cjs, which the command loads only for such a name and for --list.

export { adviceFor } from '../js/encodings/label-advice.js';

import { isLeadingSurrogate, isTrailingSurrogate } from '../js/common/code-points.js';
import { findEncoding } from '../js/encodings/resolve-encoding.js';
import { cesu8Codec } from '../js/iconv-lite/cesu-8.js';
import { aliases, canonicalName } from '../js/iconv-lite/names.js';
import { charactersOf, names as singleByteNames, withASCII } from '../js/iconv-lite/tables.js';
import { utf7, utf7imap } from '../js/iconv-lite/utf-7.js';
import { utf32Codec, weighUTF32 } from '../js/iconv-lite/utf-32.js';

/** @typedef {Pick<import('../js/iconv-lite/codec.js').OwnCodec, 'decoder' | 'encoder'>} Codec */

/**
 * A malformed sequence in a chunk.
 * @typedef {object} Malformed
 * @property {number} at the index of its U+FFFD in the text
 * @property {number} offset in the source, in bytes
 * @property {number} length in bytes
 */

/**
 * @typedef {object} OtherEncoding
 * @property {string} name
 * @property {boolean} isUnicode whether it represents all characters, and has a byte order mark
 * @property {(character: string) => boolean} has whether it can represent a character
 * @property {() => OtherDecoder} newDecoder
 * @property {() => OtherEncoder} newEncoder
 *
 * @typedef {(bytes: Uint8Array, isLast: boolean) => { text: string, malformed: Malformed[] }} OtherDecoder
 * @typedef {(text: string, isLast: boolean) => Uint8Array} OtherEncoder for characters that it can represent
 */

const REPLACEMENT = '\uFFFD';
const DEFAULTS = { unicode: REPLACEMENT, singleByte: '?' };

/** Unicode encodings by their canonical names. @type {Record<string, { name: string, codecFor: (start: Uint8Array) => Codec }>} */
const UNICODE = {
  utf7: { name: 'UTF-7', codecFor: () => utf7 },
  utf7imap: { name: 'UTF-7-IMAP', codecFor: () => utf7imap },
  utf32: { name: 'UTF-32', codecFor: (start) => utf32Codec(isBigEndian(start), DEFAULTS) },
  utf32le: { name: 'UTF-32LE', codecFor: () => utf32Codec(false, DEFAULTS) },
  utf32be: { name: 'UTF-32BE', codecFor: () => utf32Codec(true, DEFAULTS) },
  cesu8: { name: 'CESU-8', codecFor: () => cesu8Codec(DEFAULTS) },
};

/** Whether UTF-32 is big-endian, by its byte order mark or its code points. @param {Uint8Array} start */
function isBigEndian(start) {
  let weight = 0;
  for (let at = 0; at + 4 <= start.length && at < MAX_WEIGHED; at += 4) {
    const unit = Array.from(start.subarray(at, at + 4));
    if (at === 0 && unit.join() === '0,0,254,255') return true;
    weight += weighUTF32(unit);
  }
  return weight > 0;
}

const MAX_WEIGHED = 400;

/**
 * Finds an encoding outside the standard.
 * @param {string} label
 * @returns {OtherEncoding | number | undefined} a number if the standard has the encoding under another name
 */
export function findOther(label) {
  const canonical = canonicalName(label);
  const name = aliases.get(canonical) ?? canonical;
  const standard = findEncoding(name);
  if (standard !== undefined) return standard;
  if (Object.hasOwn(UNICODE, name)) return unicode(UNICODE[name]);
  return singleByteNames.includes(name) ? singleByte(name) : undefined;
}

/** A line for each encoding, with its other names. */
export function listOthers() {
  const names = [...Object.keys(UNICODE), ...[...singleByteNames].sort(byNumber)];
  return names
    .filter((name) => findEncoding(name) === undefined)
    .map((name) => {
      const others = [...aliases].filter(([other, main]) => main === name && findEncoding(other) === undefined);
      const labels = others.map(([other]) => other).sort(byNumber);
      return `${UNICODE[name]?.name ?? name}${labels.length > 0 ? `: ${labels.join(', ')}` : ''}\n`;
    })
    .join('');
}

const { compare: byNumber } = new Intl.Collator('en', { numeric: true });

/** @param {string} name @returns {OtherEncoding} */
function singleByte(name) {
  const characters = withASCII(charactersOf(name));
  /** @type {Map<string, number>} */
  const bytes = new Map();
  // If two bytes stand for a character, the higher one is written, as in iconv-lite.
  for (let byte = 0; byte <= 0xff; byte++) bytes.set(characters[byte], byte);
  bytes.delete(REPLACEMENT);
  return {
    name,
    isUnicode: false,
    has: (character) => bytes.has(character),
    newEncoder: () => (text) => Uint8Array.from(text, (character) => /** @type {number} */ (bytes.get(character))),
    newDecoder() {
      let position = 0;
      return (chunk) => {
        let text = '';
        const malformed = [];
        for (let at = 0; at < chunk.length; at++) {
          const character = characters[chunk[at]];
          if (character === REPLACEMENT) malformed.push({ at, offset: position + at, length: 1 });
          text += character;
        }
        position += chunk.length;
        return { text, malformed };
      };
    },
  };
}

/** @param {(typeof UNICODE)[string]} encoding @returns {OtherEncoding} */
function unicode({ name, codecFor }) {
  return {
    name,
    isUnicode: true,
    has: () => true,
    newDecoder: () => newUnicodeDecoder(name, codecFor),
    newEncoder() {
      const encoder = new (codecFor(new Uint8Array()).encoder)();
      return (text, isLast) => {
        const bytes = encoder.write(text);
        const rest = isLast ? encoder.end() : undefined;
        return rest ? Buffer.concat([bytes, rest]) : bytes;
      };
    },
  };
}

/** In bytes: no sequence is longer. */
const MAX_SEQUENCE = 8;

/**
 * Makes a decoder that locates malformed sequences. The codecs don't, so a chunk with U+FFFD or a lone surrogate is decoded again, byte by
 * byte.
 * @param {string} name
 * @param {(start: Uint8Array) => Codec} codecFor
 * @returns {OtherDecoder}
 */
function newUnicodeDecoder(name, codecFor) {
  const isUTF7 = name.startsWith('UTF-7');
  /** @type {InstanceType<Codec['decoder']> | undefined} */
  let decoder;
  /** The first bytes, before the decoder is chosen. @type {Uint8Array} */
  let held = new Uint8Array();
  /** A decoder that is one chunk behind. @type {InstanceType<Codec['decoder']>} */
  let follower;
  /** U+FFFD in this encoding, which isn't malformed. @type {Uint8Array} */
  let genuine;
  let position = 0;
  /** Where the incomplete sequence starts. */
  let start = 0;
  /** A leading surrogate at the end of the last chunk. @type {{ unit: string, offset: number } | undefined} */
  let lead;
  /** The last bytes, as many as U+FFFD has. @type {number[]} */
  let last = [];

  return (part, isLast) => {
    let chunk = part;
    if (!decoder) {
      chunk = Buffer.concat([held, part]);
      held = chunk;
      // The byte order of UTF-32 shows in a code point.
      if (chunk.length < 4 && !isLast) return { text: '', malformed: [] };
      const codec = codecFor(chunk);
      decoder = new codec.decoder();
      follower = new codec.decoder();
      genuine = new codec.encoder().write(REPLACEMENT);
    }
    const quick = decoder.write(chunk) + (isLast ? (decoder.end() ?? '') : '');
    const isRight = !lead && quick.isWellFormed() && !quick.includes(REPLACEMENT);
    // The last bytes show where the incomplete sequence starts.
    const skipped = isRight ? Math.max(0, chunk.length - MAX_SEQUENCE) : 0;
    if (skipped > 0) {
      follower.write(chunk.subarray(0, skipped));
      position += skipped;
      start = position;
    }
    let text = '';
    /** @type {Malformed[]} */
    const malformed = [];
    const refuse = (/** @type {number} */ offset, /** @type {number} */ end) => {
      malformed.push({ at: text.length, offset, length: Math.max(end - offset, 1) });
      text += REPLACEMENT;
    };
    /** @param {string} unit @param {number} offset @param {number} end @param {boolean} isGenuine */
    const add = (unit, offset, end, isGenuine) => {
      const code = unit.charCodeAt(0);
      if (lead && isTrailingSurrogate(code)) {
        text += lead.unit + unit;
        lead = undefined;
        return;
      }
      if (lead) refuse(lead.offset, offset);
      lead = undefined;
      if (isLeadingSurrogate(code)) lead = { unit, offset };
      else if (isTrailingSurrogate(code) || (unit === REPLACEMENT && !isGenuine)) refuse(offset, end);
      else text += unit;
    };
    for (const byte of chunk.subarray(skipped)) {
      last = [...last, byte].slice(-genuine.length);
      const units = follower.write(Uint8Array.of(byte));
      position += 1;
      if (isRight && units !== '') start = position;
      if (isRight || units === '') continue;
      // In UTF-7, each malformed sequence is one byte.
      if (isUTF7 && byte >= 0x80) start = position - 1;
      const isGenuine = isUTF7 ? byte < 0x80 : last.join() === genuine.join();
      // The first of several code units may stand for a malformed sequence before this byte.
      const isPair = units.length === 2 && units.isWellFormed() && [...units].length === 1;
      for (let i = 0; i < units.length; i++) {
        const isBefore = !isPair && i < units.length - 1;
        add(units[i], i === 0 ? start : position - 1, isBefore ? position - 1 : position, isGenuine && !isBefore);
      }
      start = position;
    }
    if (isRight) return { text: quick, malformed };
    if (isLast) for (const unit of follower.end() ?? '') add(unit, start, position, false);
    if (isLast && lead) refuse(lead.offset, position);
    return { text, malformed };
  };
}
