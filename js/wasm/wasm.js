// The WebAssembly module's functions. The other side of this boundary is wasm/src/boundary.
//
// There is one current codec: a series of calls begins with `useDecoder`, `useEncoder` or `useTranscoder`, which also
// create the instance if there is none. None of these functions runs a program's code, so series don't overlap.

import { lazy } from '../common/lazy.js';
import { isSingleByte } from '../encodings/encodings.js';
import { ENCODINGS } from '../generated/encodings.js';
import { HAS_SINGLE_BYTE } from '../groups.js';
import { copyOf, lengthOf, partOf, setBytes, writeBytes } from '../webidl/webidl.js';
import { at, begin, blockLength, NONE, run, series, strings, views, wasm } from './instance.js';

export { blockLength, explain, NONE } from './instance.js';

export const saveCodec = () => new Int32Array(views().codec);

/** @param {Int32Array} saved */
const restoreCodec = (saved) => setBytes(views().codec, saved);

/**
 * Begins a series with a saved decoder, or a new one if `saved` is null. `useEncoder` and `useTranscoder` do the same.
 * @param {number} encoding
 * @param {Int32Array | null} saved
 */
export function useDecoder(encoding, saved) {
  begin('decoding', encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_decoder(encoding);
}

/** @param {number} encoding @param {Int32Array | null} saved */
export function useEncoder(encoding, saved) {
  begin('encoding', encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_encoder(encoding);
}

/** @param {number} from @param {number} to @param {boolean} ignoreBOM @param {Int32Array | null} saved */
export function useTranscoder(from, to, ignoreBOM, saved) {
  begin('transcoding', from);
  if (saved) restoreCodec(saved);
  else wasm.new_transcoder(from, to, +ignoreBOM);
}

/**
 * Takes effect at the current transcoder's next source, or for the rest of the current one.
 * @param {number} from
 * @param {boolean} rest
 */
export function setSourceEncoding(from, rest) {
  wasm.set_source_encoding(from, +rest);
  series.isBusy = false;
}

/**
 * Copies bytes to memory that the receiving function frees.
 * @param {Uint8Array} source
 * @returns {[address: number, length: number]}
 */
function pass(source) {
  const length = lengthOf(source);
  const address = wasm.alloc(length) >>> 0;
  setBytes(views().bytes, source, address);
  return [address, length];
}

/** The encodings' names and labels, as the module reads them. */
const labelBytes = /* @__PURE__ */ lazy(() => Uint8Array.from(ENCODINGS, (character) => character.charCodeAt(0)));

/** The instance that has them. @type {typeof wasm | undefined} */
let labelsOwner;

/** Makes a call that needs the labels, which the module doesn't contain. @param {() => number} call */
const sniff = (call) =>
  run('sniffing', NONE, () => {
    if (labelsOwner !== wasm) wasm.give_labels(...pass(labelBytes()));
    labelsOwner = wasm;
    return call();
  });

/**
 * HTML's sniffing algorithm up to its step 7.
 * @param {Uint8Array} source @param {number} prescanned
 * @param {[number, number, number, number]} given the encodings of the user, the transport layer, the parent and a
 *   guess, or NONE
 */
export const sniffHTML = (source, prescanned, ...given) =>
  sniff(() => wasm.sniff_html(...pass(source), prescanned, ...given));

/** @param {Uint8Array} source @param {number} prescanned @param {number} transport */
export const sniffXML = (source, prescanned, transport) =>
  sniff(() => wasm.sniff_xml(...pass(source), prescanned, transport));

/**
 * The nth label by which a document declares its encoding.
 * @param {Uint8Array} source
 * @param {number} nth from 0
 * @returns {{ start: number, length: number } | null}
 */
export function declaredLabel(source, nth) {
  const label = sniff(() => wasm.find_declared_label(...pass(source), nth));
  return label < 0 ? null : { start: label & 0xfffff, length: label >> 20 };
}

/** @param {Uint8Array} locale @param {number} encoding */
export const defaultFor = (locale, encoding) =>
  run('sniffing', NONE, () => wasm.default_for(...pass(locale), encoding));

/**
 * @param {Uint8Array} source
 * @param {boolean} isWhole whether no more bytes follow
 * @param {Uint8Array | undefined} candidates
 * @param {Uint8Array | undefined | ''} locale
 * @param {Uint8Array | undefined | ''} tld
 * @param {boolean} allowUTF8
 * @returns {Float32Array} see the module's `guess`
 */
export const guess = (source, isWhole, candidates, locale, tld, allowUTF8) =>
  run('detection', NONE, () => {
    const length = lengthOf(source);
    let start = 0;
    // At least once, because the detector must know whether more bytes follow.
    do {
      const end = Math.min(start + blockLength, length);
      wasm.feed_detector(...pass(partOf(source, start, end)), +(isWhole && end === length));
      start = end;
    } while (start < length);
    /** @type {(given: Uint8Array | undefined | '') => [number, number]} */
    const passed = (given) => (given ? pass(given) : [0, 0]);
    const address = wasm.guess(...passed(candidates), ...passed(locale), ...passed(tld), +allowUTF8) >>> 0;
    const { buffer } = wasm.memory;
    const count = new Float32Array(buffer, address, 1)[0];
    // This way of copying calls no method that programs may have replaced.
    return new Float32Array(new Float32Array(buffer, address + 4, count));
  });

/** Results of `decodeBlock`, `encodeBlock` and `transcodeBlock` that aren't lengths. */
export const MALFORMED = -1;
export const UNMAPPABLE = -2;

/** The mode of `decodeBlock` that counts its replacements: see `report`. */
export const COUNTING = 2;

/**
 * @param {Uint8Array} block
 * @param {number} length
 * @param {number} to where in the result's code units to write
 * @param {boolean | typeof COUNTING} mode whether the error mode is "fatal"
 * @param {boolean} endOfQueue
 * @returns {number} the number of code units, or MALFORMED
 */
export function decodeBlock(block, length, to, mode, endOfQueue) {
  writeBytes(views().input, 0, block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, to, +mode, +endOfQueue);
  series.isBusy = false;
  return result;
}

/** Each further part is longer. Windows-1252 with curly quotation marks usually has one near its start. */
const FIRST_LOOK = 1024;

/**
 * Whether no byte has `(byte & mask) === 0x80`.
 * @param {Uint8Array} bytes
 * @param {number} length
 * @param {number} mask
 */
export const isFreeOf = (bytes, length, mask) =>
  run('decoding', NONE, () => {
    for (let start = 0, step = FIRST_LOOK; start < length; start += step, step = Math.min(4 * step, blockLength)) {
      const read = Math.min(step, length - start);
      setBytes(views().input, read === length ? bytes : partOf(bytes, start, start + read));
      if (!wasm.is_free_of(read, 0x80, mask)) return false;
    }
    return true;
  });

/** The last encoding's table, and the instance that has it. */
const last = {
  encoding: NONE,
  /** @type {Uint8Array | Uint16Array | undefined} */
  table: undefined,
  /** @type {typeof wasm | undefined} */
  owner: undefined,
};

/** No single-byte encoding has a code unit beyond this one. */
const SINGLE_BYTE_UNITS = 0x4000;

/**
 * The table for `encodeBytes` or `encodePairs`, as a view of the memory; `undefined` if the encoding has none.
 * @param {number} encoding
 */
export function unitTable(encoding) {
  // Views become empty when the memory grows.
  if (last.encoding === encoding && last.owner === wasm && last.table?.[0] !== undefined) return last.table;
  return run('encoding', encoding, () => {
    const address = wasm.unit_table(encoding) >>> 0;
    const { buffer } = wasm.memory;
    last.encoding = encoding;
    last.owner = wasm;
    if (address === 0) last.table = undefined;
    else if (HAS_SINGLE_BYTE && isSingleByte(encoding)) last.table = new Uint8Array(buffer, address, SINGLE_BYTE_UNITS);
    else last.table = new Uint16Array(buffer, address, 0x10000);
    return last.table;
  });
}

/** @param {string} start @param {string} rest */
export function join(start, rest) {
  try {
    return start + rest;
  } catch (error) {
    throw tooLong(error);
  }
}

/** @param {unknown} cause the host's error */
export const tooLong = (cause) =>
  new RangeError(
    'The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.',
    { cause },
  );

/** Makes a string of the last result of `decodeBlock`. @param {number} start @param {number} end */
export const unitsString = (start, end) => strings.read(at.units + 2 * start, end - start);

/**
 * Copies a part of a string, for `encodeBlock`.
 * @param {string} string
 * @param {number} start
 * @param {number} end
 * @param {number} [to] where in the block
 */
export const writeBlock = (string, start, end, to = 0) => strings.write(string.slice(start, end), at.units + 2 * to);

/**
 * Encodes a part of what `writeBlock` wrote, by the current encoder.
 * @param {number} start
 * @param {number} end
 * @param {number} mode an index in `UNMAPPABLE_MODES`
 * @param {boolean} endOfQueue
 * @returns {number} the number of bytes, or UNMAPPABLE
 */
export function encodeBlock(start, end, mode, endOfQueue) {
  series.isBusy = true;
  const result = wasm.encode_block(start, end, mode, +endOfQueue);
  series.isBusy = false;
  return result;
}

/** What ends with a block: nothing, a source, or the last source and therefore the result. */
export const END = { none: 0, source: 1, result: 2 };

/**
 * @param {Uint8Array} block
 * @param {boolean} fatal
 * @param {number} mode an index in `UNMAPPABLE_MODES`
 * @param {number} end a value of `END`
 * @returns {number} the number of bytes, MALFORMED or UNMAPPABLE
 */
export function transcodeBlock(block, fatal, mode, end) {
  const length = lengthOf(block);
  writeBytes(views().input, 0, block, length);
  series.isBusy = true;
  const result = wasm.transcode_block(length, +fatal, mode, end);
  series.isBusy = false;
  return result;
}

/** The details of the last call of `decodeBlock`, `encodeBlock` or `transcodeBlock`: docs/abi.md describes them. */
export function report() {
  const numbers = views().report;
  return {
    isFinished: numbers[0] !== 0,
    read: numbers[1],
    written: numbers[2],
    start: numbers[3],
    length: numbers[4],
    codePoint: numbers[5],
    replaced: numbers[6],
    firstReplaced: numbers[7],
    unmapped: numbers[8],
    firstUnmapped: numbers[9],
    unmappedCodePoint: numbers[10],
    held: numbers[11],
  };
}

/** Copies the last result. @param {number} length */
export const outputBytes = (length) => copyOf(views().bytes, at.output, at.output + length);

/**
 * The last result without a copy: the next call overwrites it.
 * @param {number} length
 * @returns {Uint8Array<ArrayBuffer>}
 */
export const outputView = (length) =>
  /** @type {Uint8Array<ArrayBuffer>} */ (partOf(views().bytes, at.output, at.output + length));
