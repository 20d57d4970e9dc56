// UTF-8 by the host's own decoder and encoder, where they give exactly the right answer: they copy from the input into
// the string and back, without WebAssembly's memory between.
//
// Input of a few bytes is quicker in WebAssembly, and so is text in Node 20 (its decoder does 0.2 GB/s of Japanese,
// ours 0.7; Node 26's does 3).

import { isShared, lengthOf } from './webidl.js';

/** Below this many bytes WebAssembly is as quick. */
const SHORT = 24;

const decoder = chooseDecoder();
const encoder = chooseEncoder();

function chooseDecoder() {
  try {
    if (Number.parseInt(globalThis.process?.versions?.node, 10) < 22) return undefined;
    const decoder = new globalThis.TextDecoder('utf-8', { ignoreBOM: true });
    const decode = (/** @type {number[]} */ ...bytes) => decoder.decode(Uint8Array.from(bytes));
    // A byte order mark that is text, and one of each kind of malformed sequence, among them one at the end.
    const right =
      decode(0xef, 0xbb, 0xbf, 0x61, 0xe6, 0xbc, 0xa2, 0xf0, 0x9f, 0x92, 0xa9) === '\uFEFFa漢💩' &&
      decode(0xc0, 0x80, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80, 0x61) === `${'\uFFFD'.repeat(9)}a` &&
      decode(0xf0, 0x9f, 0x92, 0x61, 0xe6, 0xbc) === '\uFFFDa\uFFFD';
    return right ? decoder : undefined;
  } catch {
    return undefined;
  }
}

function chooseEncoder() {
  try {
    const encoder = new globalThis.TextEncoder();
    const { read, written } = encoder.encodeInto('a\uD83D漢💩', new Uint8Array(8));
    const bytes = String([...encoder.encode('\uDCA9é漢💩')]);
    const right = read === 3 && written === 7 && bytes === '239,191,189,195,169,230,188,162,240,159,146,169';
    return right ? encoder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the host's decoder is the quicker one for a chunk. It is not asked for shared memory, which another thread
 * may change between two looks at it.
 * @param {Uint8Array} bytes
 */
export const isForHost = (bytes) => decoder !== undefined && lengthOf(bytes) >= SHORT && !isShared(bytes);

/**
 * Decodes, with malformed sequences as U+FFFD and a byte order mark as text; undefined if the host cannot.
 * @param {Uint8Array} bytes
 */
export function hostDecode(bytes) {
  try {
    return decoder?.decode(bytes);
  } catch {
    // The result is too long for a string, which the other way says as clearly as it can be said.
    return undefined;
  }
}

/** Encodes a string; undefined where the host cannot. @param {string} string */
export const hostEncode = (string) => encoder?.encode(string);

/** @param {string} string @param {Uint8Array} destination */
export const hostEncodeInto = (string, destination) => encoder?.encodeInto(string, destination);

/**
 * Where the incomplete sequence at the end of a chunk starts; its length if there is none.
 * @param {Uint8Array} bytes
 */
export function completeLength(bytes) {
  const length = lengthOf(bytes);
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back];
    if (byte < 0x80) break;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? length - back : length;
  }
  return length;
}
