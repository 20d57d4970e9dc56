// Encodes to UTF-8 by a loop, or by the host's TextEncoder: https://encoding.spec.whatwg.org/#utf-8-encoder

import { scalarValueAt, utf8Length, writeCodePoint } from '../common/code-points.js';
import { HAS_WASM } from '../groups.js';
import { attempt, newHostEncoder } from '../host/functions.js';
import { canRun } from '../wasm/instance.js';
import { copyOf, lengthOf } from '../webidl/webidl.js';

/**
 * The host's encoder: null if it is wrong, `undefined` before its test.
 * @type {ReturnType<typeof newHostEncoder> | null | undefined}
 */
let encoder;

function hostEncoder() {
  if (encoder === undefined) {
    // The host's encoder may be this package's, and call this function during its test.
    encoder = null;
    encoder = attempt(newTestedEncoder) ?? null;
  }
  return encoder;
}

function newTestedEncoder() {
  const encoder = newHostEncoder();
  const { read, written } = encoder.encodeInto('a\uD83D漢💩', new Uint8Array(8));
  const bytes = encoder.encode('\uDCA9é漢💩');
  const isRight = read === 3 && written === 7 && `${[...bytes]}` === '239,191,189,195,169,230,188,162,240,159,146,169';
  // In Jest, the host's classes make Uint8Arrays of another realm.
  return isRight && Object.getPrototypeOf(bytes) === Uint8Array.prototype ? encoder : undefined;
}

/** For more code units, calling the host is faster than the loop. */
const MAX_SHORT = 16;

const room = /* @__PURE__ */ new Uint8Array(3 * MAX_SHORT);

/** Returns `undefined` if the host can't. @param {string} string */
export function encodeUTF8(string) {
  if (string.length <= MAX_SHORT) return copyOf(room, 0, encodeIntoAlone(string, room).written);
  return encodeByHost(string) ?? (!HAS_WASM || canRun() ? undefined : encodeAlone(string));
}

/** Encodes without the host. @param {string} string */
function encodeAlone(string) {
  const bytes = new Uint8Array(3 * string.length);
  return copyOf(bytes, 0, encodeIntoAlone(string, bytes).written);
}

/** Encodes as many whole characters as fit, without the host. @param {string} string @param {Uint8Array} destination */
export function encodeIntoAlone(string, destination) {
  const size = lengthOf(destination);
  let read = 0;
  let written = 0;
  while (read < string.length) {
    const unit = string.charCodeAt(read);
    if (unit < 0x80 && written < size) {
      destination[written++] = unit;
      read += 1;
      continue;
    }
    const codePoint = scalarValueAt(string, read);
    if (written + utf8Length(codePoint) > size) break;
    written = writeCodePoint(codePoint, destination, written);
    read += codePoint < 0x10000 ? 1 : 2;
  }
  return { read, written };
}

/** Returns `undefined` if the host can't, for example because the result is too long. @param {string} string */
export function encodeByHost(string) {
  try {
    return hostEncoder()?.encode(string);
  } catch {
    return undefined;
  }
}

/**
 * Encodes as much as fits, or less: Node 26 omits a Latin-1 string's last character if it would just fit. Returns
 * `undefined` if the host can't, for example because it refuses shared memory.
 * @param {string} string
 * @param {Uint8Array} destination
 */
export function hostEncodeInto(string, destination) {
  try {
    return hostEncoder()?.encodeInto(string, destination);
  } catch {
    return undefined;
  }
}
