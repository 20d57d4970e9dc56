// Whether bytes are ASCII: all of them, or so many that it decides how to decode a text.

import { attempt, builtinModule } from './host.js';
import { lazy } from './lazy.js';

/** @param {Uint8Array} bytes @param {number} length */
export function isASCII(bytes, length) {
  for (let i = 0; i < length; i++) if (bytes[i] >= 0x80) return false;
  return true;
}

/** Whether about nine evenly spread bytes are ASCII, which is rare in text that isn't all ASCII. @param {Uint8Array} bytes @param {number} length */
export function isProbablyASCII(bytes, length) {
  const step = Math.ceil(length / 8);
  for (let i = 0; i < length; i += step) if (bytes[i] >= 0x80) return false;
  return bytes[length - 1] < 0x80;
}

/** Whether ASCII is probably rare, so that the text has fewer code units: without Buffer, 36 is the limit. @param {Uint8Array} bytes @param {number} length */
export const isRarelyASCII = (bytes, length) => (bytes[0] & bytes[length >> 1]) >= 0x80;

/**
 * Whether so many of 32 evenly spread bytes are ASCII as in a web page. A wrong answer only takes longer.
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {number} least how many
 */
export function hasMuchASCII(bytes, length, least) {
  // Two bytes are enough to reject most other text. The first byte isn't one of them: it is a lead byte even in text of gb18030's
  // 4-byte sequences, half of whose bytes are ASCII digits.
  if ((bytes[1] & bytes[length >> 1]) >= 0x80) return false;
  let count = 0;
  // An odd step, so that the sample isn't only first bytes of 4-byte sequences. Shifting would overflow for more than 2 GB.
  const step = Math.ceil(length / 32) | 1;
  for (let i = 0; i < length; i += step) if (bytes[i] < 0x80) count += 1;
  return count >= least;
}

/** Node's function that checks whether bytes are ASCII, several times as fast as any decoder. */
export const hostIsASCII = /* @__PURE__ */ lazy(() => attempt(newIsASCII));

/** @returns {((bytes: Uint8Array | ArrayBuffer) => boolean) | undefined} */
function newIsASCII() {
  const { isAscii } = builtinModule('node:buffer');
  const bytes = new Uint8Array(100).fill(0x7f);
  const isRight = isAscii(bytes) && bytes.every((_, i) => !isAscii(bytes.with(i, 0x80)));
  return isRight ? isAscii : undefined;
}
