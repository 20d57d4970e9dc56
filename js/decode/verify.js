// Proves, before the first use of a host's decoder, that it gives exactly the standard's results.

import { isSingleByte, UTF_8, UTF_16BE, UTF_16LE } from '../encodings/encodings.js';
import { lengthOf } from '../webidl/webidl.js';
import { decodeByModule } from './by-module.js';

/**
 * Whether `decode` replaces malformed sequences as the standard does, and keeps byte order marks as text.
 * @param {number} encoding
 * @param {(bytes: Uint8Array) => string} decode may throw
 */
export function isRightDecoder(encoding, decode) {
  if (encoding === UTF_8) return decode(Uint8Array.from(UTF_8_BYTES)) === UTF_8_TEXT;
  if (encoding === UTF_16LE || encoding === UTF_16BE) {
    const bytes = UTF_16_UNITS.flatMap((unit) =>
      encoding === UTF_16BE ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8],
    );
    return decode(Uint8Array.from(bytes)) === UTF_16_TEXT;
  }
  const isRight = (/** @type {Uint8Array} */ bytes) =>
    decode(bytes) === decodeByModule(encoding, null, bytes, lengthOf(bytes), false, true);
  // Single-byte decoders have no state, so each byte alone and all in a long text are a proof. Others have no quick
  // proof.
  if (!isSingleByte(encoding)) return false;
  for (const bytes of singleBytes()) if (!isRight(bytes)) return false;
  return true;
}

/**
 * A byte order mark, characters of each length, and each kind of malformed sequence, with an incomplete one at the end.
 */
const UTF_8_BYTES = [
  ...[0xef, 0xbb, 0xbf, 0x61, 0x7f, 0xc3, 0xa9, 0xe6, 0xbc, 0xa2, 0xf0, 0x9f, 0x92, 0xa9, 0xef, 0xbb, 0xbf],
  ...[0xc0, 0x80, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80, 0x61, 0xf0, 0x9f, 0x92, 0x61, 0xe6, 0xbc],
];
const UTF_8_TEXT = '\uFEFFa\x7Fé漢💩\uFEFF\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDa\uFFFDa\uFFFD';

/** A byte order mark, both kinds of lone surrogates, a pair, and a byte order mark of the other byte order. */
const UTF_16_UNITS = [0xfeff, 0x61, 0xd83d, 0x6f22, 0xdca9, 0xd83d, 0xdca9, 0xfffe, 0xfeff, 0xd83d];
const UTF_16_TEXT = '\uFEFFa\uFFFD漢\uFFFD💩\uFFFE\uFEFF\uFFFD';

function* singleBytes() {
  for (let byte = 0; byte < 0x100; byte++) yield Uint8Array.of(byte);
  yield Uint8Array.from({ length: 0x1000 }, (_, i) => i);
}
