// The WebAssembly module's codecs and functions for the rest of the JavaScript. The other side of this boundary is src/wasm.
//
// There is one current codec: a series of calls begins with `useDecoder`, `useEncoder` or `useTranscoder`, which also
// create the instance if there is none. None of these functions runs a program's own code, so series don't overlap.

import { lazy } from '../common/lazy.js';
import { isSingleByte } from '../encodings/encodings.js';
import { ENCODINGS } from '../generated/encodings.js';
import { HAS_MULTI_BYTE, HAS_SINGLE_BYTE } from '../groups.js';
import { copyOfShort, lengthOf, partOf, setBytes, writeBytes } from '../webidl/webidl.js';
import {
  at,
  begin,
  blockLength,
  bytes,
  codecState,
  end,
  explain,
  input,
  NONE,
  once,
  series,
  strings,
  unitsLength,
  wasm,
} from './instance.js';

export { blockLength, explain, NONE } from './instance.js';

/** Copies the current codec's state. @param {Int32Array | null} [target] an older copy to overwrite */
export function saveCodec(target = null) {
  const state = codecState();
  return copyState(state, target ?? new Int32Array(state.length));
}

/** Makes a saved state that of the current codec. @param {Int32Array} saved */
const restoreCodec = (saved) => copyState(saved, codecState());

/** States are so short that a loop is faster than `set` or `slice`. @param {Int32Array} source @param {Int32Array} target */
function copyState(source, target) {
  for (let i = 0; i < source.length; i++) target[i] = source[i];
  return target;
}

/**
 * Begins a series with a decoder: the saved one, or a new one if `saved` is null. `useEncoder` and `useTranscoder` do the same with an
 * encoder and a transcoder.
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
 * Changes the encoding of the current transcoder's next source, or of the rest of the current one.
 * @param {number} from
 * @param {boolean} rest
 */
export function setSourceEncoding(from, rest) {
  wasm.set_source_encoding(from, +rest);
  series.isBusy = false;
}

/**
 * Copies bytes to memory that the function that gets them frees.
 * @param {Uint8Array} source
 * @returns {[address: number, length: number]}
 */
function pass(source) {
  const length = lengthOf(source);
  const address = wasm.alloc(length) >>> 0;
  setBytes(bytes(), source, address);
  return [address, length];
}

/** The encodings' names and labels, in the module's format. */
const labelBytes = /* @__PURE__ */ lazy(() => Uint8Array.from(ENCODINGS, (character) => character.charCodeAt(0)));

/** The exports of the instance that has received them. @type {typeof wasm | undefined} */
let labelsOwner;

/** Makes a call that needs the labels, which the module doesn't contain. @param {() => number} call */
const sniff = (call) =>
  once('sniffing', () => {
    if (labelsOwner !== wasm) wasm.give_labels(...pass(labelBytes()));
    labelsOwner = wasm;
    return call();
  });

/**
 * HTML's sniffing algorithm up to its step 7.
 * @param {Uint8Array} source @param {number} prescanned
 * @param {[number, number, number, number]} labels the encodings of the user, the transport layer, the parent and a guess, or NONE
 */
export const sniffHTML = (source, prescanned, ...labels) =>
  sniff(() => wasm.sniff_html(...pass(source), prescanned, ...labels));

/** @param {Uint8Array} source @param {number} prescanned @param {number} transport */
export const sniffXML = (source, prescanned, transport) =>
  sniff(() => wasm.sniff_xml(...pass(source), prescanned, transport));

/**
 * Finds a label by which a document declares its encoding.
 * @param {Uint8Array} source
 * @param {number} nth from 0
 * @returns {{ start: number, length: number } | null}
 */
export function declaredLabel(source, nth) {
  const label = sniff(() => wasm.find_declared_label(...pass(source), nth));
  return label < 0 ? null : { start: label & 0xfffff, length: label >> 20 };
}

/** @param {Uint8Array} locale @param {number} encoding */
export const defaultFor = (locale, encoding) => once('sniffing', () => wasm.default_for(...pass(locale), encoding));

/** Begins a series with the detector. */
export const useDetector = () => begin('detection', NONE);

/** Passes the next bytes to the detector. @param {Uint8Array} block @param {boolean} endOfQueue */
export function feedDetector(block, endOfQueue) {
  try {
    wasm.feed_detector(...pass(block), +endOfQueue);
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Returns the detector's guess from all bytes so far.
 * @param {Uint8Array | undefined} candidates
 * @param {Uint8Array | undefined | ''} locale
 * @param {Uint8Array | undefined | ''} tld
 * @param {boolean} allowUTF8
 */
export const guess = (candidates, locale, tld, allowUTF8) =>
  end(() => {
    /** @type {(given: Uint8Array | undefined | '') => [number, number]} */
    const passed = (given) => (given ? pass(given) : [0, 0]);
    const address = wasm.guess(...passed(candidates), ...passed(locale), ...passed(tld), +allowUTF8) >>> 0;
    const { buffer } = wasm.memory;
    const length = new Float32Array(buffer, address, 1)[0];
    // This way of copying calls no method that programs may have replaced.
    return new Float32Array(new Float32Array(buffer, address + 4, length));
  });

/** Return codes of `decodeBlock`, `encodeBlock` and `transcodeBlock`; their other results are lengths. */
export const MALFORMED = -1;
export const UNMAPPABLE = -2;

/**
 * Decodes a block with the current decoder.
 * @param {Uint8Array} block
 * @param {number} length how many bytes the block has
 * @param {number} at the index in the result's code units at which to write
 * @param {boolean} fatal
 * @param {boolean} endOfQueue
 * @returns {number} the number of code units of the result, or MALFORMED
 */
export function decodeBlock(block, length, at, fatal, endOfQueue) {
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, at, +fatal, +endOfQueue);
  series.isBusy = false;
  return check(result);
}

/** The mode of a decoder that counts its replacements. */
const COUNTING = 2;

/**
 * Decodes a block with the current decoder, with replacement, and counts the malformed sequences: see `replacements`.
 * @param {Uint8Array} block
 * @param {boolean} endOfQueue
 * @returns {number} the number of code units of the result
 */
export function decodeBlockCounting(block, endOfQueue) {
  const length = lengthOf(block);
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, 0, COUNTING, +endOfQueue);
  series.isBusy = false;
  return check(result);
}

/** The first part that `isFreeOf` checks; each further one is longer. Windows-1252 with curly quotation marks mostly has one near its start. */
const FIRST_LOOK = 1024;

/**
 * Whether `(byte & mask) === bits` for no byte.
 * @param {Uint8Array} chunk
 * @param {number} length
 * @param {number} bits
 * @param {number} mask
 */
export function isFreeOf(chunk, length, bits, mask) {
  return once('decoding', () => {
    let read = Math.min(length, FIRST_LOOK);
    for (let start = 0; start < length; start += read) {
      if (start > 0) read = Math.min(4 * read, blockLength, length - start);
      setInput(read === length ? chunk : partOf(chunk, start, start + read), read);
      if (!wasm.is_free_of(read, bits, mask)) return false;
    }
    return true;
  });
}

/**
 * Returns a function that gets an encoding's table, and caches the last one. The table may be a view of the memory.
 * @template {Uint8Array | Uint16Array} Table
 * @param {string} name the action that needs the table, for error messages
 * @param {(encoding: number) => Table | undefined} getTable
 */
function cachedTable(name, getTable) {
  let lastEncoding = NONE;
  /** @type {Table | undefined} */
  let table;
  /** The instance that made it. @type {typeof wasm | undefined} */
  let owner;

  function replace(/** @type {number} */ encoding) {
    try {
      begin(name, encoding);
      lastEncoding = encoding;
      owner = wasm;
      table = getTable(encoding);
      series.isBusy = false;
      return table;
    } catch (error) {
      throw explain(error);
    }
  }

  return (/** @type {number} */ encoding) => {
    const isCurrent = encoding === lastEncoding && owner === wasm && !series.isBusy;
    // When a memory grows, its views become empty.
    return isCurrent && (!table || table[0] !== undefined) ? table : replace(encoding);
  };
}

/** The length of a single-byte encoding's table: none has a code unit beyond it. */
const SINGLE_BYTE_UNITS = 0x4000;

/** Gets the table of `encodeBytes` or `encodePairs`; `undefined` if the encoding has none. */
export const unitTable = /* @__PURE__ */ cachedTable('encoding', (encoding) => {
  const address = wasm.unit_table(encoding) >>> 0;
  if (address === 0) return undefined;
  const { buffer } = wasm.memory;
  return HAS_SINGLE_BYTE && isSingleByte(encoding)
    ? new Uint8Array(buffer, address, SINGLE_BYTE_UNITS)
    : new Uint16Array(buffer, address, 0x10000);
});

/** Gets the table of `encodeManyBytes`: a copy of a single-byte encoding's `unitTable`, padded with zeros. */
export const fullUnitTable = /* @__PURE__ */ cachedTable('encoding', (encoding) => {
  // Before `memory.buffer`, which changes if making the table grows the memory.
  const address = wasm.unit_table(encoding) >>> 0;
  const table = new Uint8Array(0x10000);
  setBytes(table, new Uint8Array(wasm.memory.buffer, address, SINGLE_BYTE_UNITS));
  return table;
});

/** Gets the table of `decodeShortByTable`; `undefined` if the encoding has none. */
export const decodingTable = /* @__PURE__ */ cachedTable('decoding', (encoding) => {
  const isSingle = isSingleByte(encoding);
  const address = (HAS_MULTI_BYTE && !isSingle ? wasm.pair_table(encoding) : wasm.byte_table(encoding)) >>> 0;
  return address > 0 ? new Uint16Array(wasm.memory.buffer, address, isSingle ? 0x100 : 0x10000) : undefined;
});

/** Joins two parts of a text. @param {string} start @param {string} rest */
export function join(start, rest) {
  try {
    return start + rest;
  } catch (error) {
    throw tooLong(error);
  }
}

/** The error for a text that the host can't make a string of. @param {unknown} cause the host's error */
export const tooLong = (cause) =>
  new RangeError(
    'The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.',
    { cause },
  );

/** The most bytes of an incomplete sequence that a decoder holds between calls. */
const MOST_HELD = 3;

/** Whether the code units of another block fit after `written` code units. @param {number} written */
export const hasRoomFor = (written) => written + blockLength + MOST_HELD <= unitsLength;

/** The result of more bytes might be too long for a string. */
const MOST_COLLECTED = 1 << 28;

/**
 * Starts a collection of results of `decodeBlock`, if the text needs several and the host can join them faster than strings.
 * @param {number} length how many bytes will be decoded
 */
export const collectUnits = (length) =>
  length > unitsLength && length < MOST_COLLECTED ? strings.collect?.(length + MOST_HELD) : undefined;

/** The address of the last result of `decodeBlock`. */
export const unitsAddress = () => at.units;

/** The first code unit of the last result of `decodeBlock`. */
export const firstUnit = () => bytes()[at.units] | (bytes()[at.units + 1] << 8);

/**
 * Makes a string of a part of the last result of `decodeBlock`.
 * @param {number} start
 * @param {number} end
 */
export const unitsString = (start, end) => strings.read(at.units + 2 * start, end - start);

/**
 * Copies a part of a string to the module, for `encodeBlock`.
 * @param {string} string
 * @param {number} start
 * @param {number} end
 * @param {number} [to] where in the block
 */
export const writeBlock = (string, start, end, to = 0) => strings.write(string.slice(start, end), at.units + 2 * to);

/**
 * Encodes a part of the block that `writeBlock` wrote, with the current encoder.
 * @param {number} start
 * @param {number} end
 * @param {number} mode an index in `UNMAPPABLE_MODES`
 * @param {boolean} endOfQueue
 * @returns {number} the number of bytes of the result, or UNMAPPABLE
 */
export function encodeBlock(start, end, mode, endOfQueue) {
  series.isBusy = true;
  const result = wasm.encode_block(start, end, mode, +endOfQueue);
  series.isBusy = false;
  return check(result);
}

/** What ends with a transcoded block: nothing, a source, or the last source and therefore the result. */
export const END = { none: 0, source: 1, result: 2 };

/**
 * Transcodes a block with the current transcoder.
 * @param {Uint8Array} block
 * @param {boolean} fatal
 * @param {number} mode an index in `UNMAPPABLE_MODES`
 * @param {number} end a value of `END`
 * @returns {number} the number of bytes of the result, MALFORMED or UNMAPPABLE
 */
export function transcodeBlock(block, fatal, mode, end) {
  const length = lengthOf(block);
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.transcode_block(length, +fatal, mode, end);
  series.isBusy = false;
  return check(result);
}

/** Copies the first bytes to the input block. @param {Uint8Array} block @param {number} length at most that of a block */
export const setInput = (block, length) => writeBytes(input(), 0, block, length);

/** @param {number} result */
function check(result) {
  if (result < UNMAPPABLE) throw new Error('encoding-wasm: the current codec is of another kind. Please report it.');
  return result;
}

/** Copies the bytes of the last result. @param {number} length */
export const outputBytes = (length) => copyOfShort(bytes(), at.output, length);

/**
 * Returns the bytes of the last result without copying them; the next call overwrites them.
 * @param {number} length
 * @returns {Uint8Array<ArrayBuffer>}
 */
export const outputView = (length) =>
  /** @type {Uint8Array<ArrayBuffer>} */ (partOf(bytes(), at.output, at.output + length));

/** Details of the last call. */
export const report = {
  /** Whether all of the block was read; if not, the result didn't fit. */
  finished: () => wasm.finished() !== 0,
  /**
   * How many bytes or code units of the block were read. After an error of `decodeBlock` or `encodeBlock`: where to continue,
   * relative to the start of the block; it may be negative. After an error of `transcodeBlock`, it has no meaning: the rest of the
   * block is skipped, and the next call starts a new source.
   */
  read: () => wasm.read(),
  /** After MALFORMED or UNMAPPABLE: how many code units or bytes were written before. */
  written: () => wasm.written(),
  /** After UNMAPPABLE: the code point. */
  codePoint: () => wasm.code_point(),
  /** After MALFORMED or UNMAPPABLE: where the sequence or code point starts, relative to the start of the block; it may be negative. */
  start: () => wasm.start(),
  /** After MALFORMED: the length of the sequence in bytes. */
  length: () => wasm.length(),
};

/** What the last call of `transcodeBlock` replaced. Positions are relative to the start of the block, and may be negative. */
export const replacements = {
  /** How many malformed sequences became U+FFFD; also after `decodeBlockCounting`. */
  malformed: () => wasm.replaced(),
  /** The position of the first malformed sequence. */
  firstMalformed: () => wasm.first_replaced(),
  /** How many code points were unmappable, except for U+FFFD from malformed sequences. */
  unmappable: () => wasm.unmapped(),
  /** The position of the first unmappable code point. */
  firstUnmappable: () => wasm.first_unmapped(),
  /** The first unmappable code point. */
  codePoint: () => wasm.unmapped_code_point(),
};
