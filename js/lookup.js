// Decoding a few bytes in one call of WebAssembly, which looks them up in a table and makes the string: readBytes and readPairs in
// strings.wat. For this, the host needs the JS string builtins; or Buffer, which then makes the string.

import { isProbablyASCII } from './ascii.js';
import { keepLead } from './decoding-loops.js';
import { isSingleByte, WINDOWS_1252 } from './encodings.js';
import { HAS_MULTI_BYTE } from './groups.js';
import { isBun, isFirefox, isOldNode } from './host.js';
import { at, begin, end, input, NONE, series, strings, wasm } from './instance.js';
import { lazy } from './lazy.js';
import { MOST_UNITS } from './string-of-few.js';
import { setInput } from './wasm.js';

/** The table of the last text's encoding. */
const table = {
  encoding: NONE,
  /** The instance that has it. @type {typeof wasm | undefined} */
  owner: undefined,
  /** What gets the table: its address, or its encoding. */
  source: 0,
  isOfPairs: false,
  /** The most bytes for which it is the fastest way. */
  most: 0,
  /** The same for text that isn't all ASCII. */
  mostBeyondASCII: 0,
  /** How many code units become a string at a time: at least half of the most bytes. */
  piece: 0,
};

/** The fewest bytes for which the table is the fastest way: none in a host that looks nothing up. Not known before there is an instance. */
let least = 1;

/**
 * Decodes a few bytes with replacement. They must not depend on earlier ones. Returns `undefined` if another way is faster, if the table
 * lacks a character, or if there is no instance of the module yet: ASCII alone needs none.
 * @param {Uint8Array} bytes
 * @param {number} length not 0
 * @param {boolean} endOfQueue if it is false, this may set `rest`
 * @param {number} encoding
 * @returns {string | undefined}
 */
export function decodeFew(bytes, length, endOfQueue, encoding) {
  // So short that engines inline it: calling it would take hosts without the builtins a fifth more time for a chunk of 16 bytes.
  return length >= least ? lookUp(bytes, length, endOfQueue, encoding) : undefined;
}

/** @type {typeof decodeFew} */
function lookUp(bytes, length, endOfQueue, encoding) {
  if ((table.encoding !== encoding || table.owner !== wasm || series.isBusy) && !prepare(encoding)) return undefined;
  if (length > table.most && (length > table.mostBeyondASCII || isProbablyASCII(bytes, length))) return undefined;
  setInput(bytes, length);
  const { readBytes, readPairs } = /** @type {Required<import('./strings.js').StringCopier>} */ (strings);
  if (!HAS_MULTI_BYTE || !table.isOfPairs) return readBytes(at.input, length, table.source);
  const { piece } = table;
  let string = readPairs(at.input, length, table.source, +!endOfQueue, piece);
  if ((endOfQueue && length <= piece) || string === null) return string ?? undefined;
  const copied = input();
  if (string.length === piece) {
    const left = copied[length];
    const rest = readPairs(at.input + length - left, left, table.source, +!endOfQueue, piece);
    if (rest === null) return undefined;
    string += rest;
  }
  const isWhole = copied[length] === 0;
  return isWhole || keepLead(copied[length - 1], encoding) ? string : undefined;
}

/** Changes the table to that of an encoding. @param {number} encoding @returns {boolean} whether it could */
function prepare(encoding) {
  if (series.isBusy) return false;
  if (!strings.readPairs) {
    least = Infinity;
    return false;
  }
  begin('decoding', encoding);
  return end(() => {
    const isSingle = isSingleByte(encoding);
    table.isOfPairs = !isSingle;
    const address = isSingle ? wasm.byte_table(encoding) : HAS_MULTI_BYTE ? wasm.pair_table(encoding) : 0;
    table.source = strings.readsInput ? encoding : address;
    const range = mostLookedUp(encoding);
    least = range.least;
    table.piece = range.piece;
    table.most = address > 0 ? range.any : 0;
    table.mostBeyondASCII = address > 0 ? range.beyondASCII : 0;
    table.owner = wasm;
    table.encoding = encoding;
    return true;
  });
}

/**
 * The numbers of bytes for which looking them up is the fastest way, in windows-1252, in other single-byte encodings, and in multi-byte
 * encodings: of any text, and of text that isn't all ASCII. Firefox makes a string of 36 code units in 60 ns, and of 37 in 290 ns; Bun's own
 * windows-1252 decoder takes 0.5 to 0.9 times as long as looking up, Node 20's other single-byte decoders 0.75 to 0.95. By Buffer, a few pairs
 * take as long as in a loop.
 */
const limits = /* @__PURE__ */ lazy(() => {
  const upTo = (/** @type {number} */ most) => ({ least: 1, any: most, beyondASCII: most, piece: most });
  if (!strings.readPairs) return { windows1252: upTo(0), single: upTo(0), multi: upTo(0) };
  if (isFirefox()) {
    const multi = { ...upTo(72), piece: strings.readsInput ? 72 : 36 };
    return { windows1252: upTo(36), single: upTo(36), multi };
  }
  if (strings.readsInput) {
    const multi = { least: MOST_UNITS + 1, any: 128, beyondASCII: 256, piece: 256 };
    return { windows1252: upTo(256), single: upTo(isOldNode() ? MOST_UNITS : 256), multi };
  }
  const multi = { least: 1, any: 128, beyondASCII: 512, piece: 512 };
  return { windows1252: upTo(isBun() ? 0 : 256), single: upTo(256), multi };
});

/** Those for an encoding that has a table. There must be an instance. @param {number} encoding */
export function mostLookedUp(encoding) {
  const { windows1252, single, multi } = limits();
  return encoding === WINDOWS_1252 ? windows1252 : isSingleByte(encoding) ? single : multi;
}
