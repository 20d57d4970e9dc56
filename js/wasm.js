// The WebAssembly module's codecs and functions, as the rest of the JavaScript sees them. Its other side is src/wasm.
//
// There is one current codec: a series of calls begins with `useDecoder`, `useEncoder` or `useTranscoder`, which also
// make the instance if there is none. None of these functions runs a program's own code, so no other series begins before
// this one ends.

import { ISO_2022_JP, isScattered, isSingleByte, REPLACEMENT } from './encodings.js';
import { ENCODINGS } from './generated/encodings.js';
import { HAS_MULTI_BYTE, HAS_SINGLE_BYTE } from './groups.js';
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
  NOT_NEW,
  once,
  series,
  strings,
  unitsLength,
  wasm,
} from './instance.js';
import { lazy } from './lazy.js';
import { copyOfShort, lengthOf, partOf, setBytes } from './webidl.js';

export { blockLength, explain, NONE } from './instance.js';

/** A copy of the current codec's state. */
export function saveCodec() {
  const state = codecState();
  return copyState(state, new Int32Array(state.length));
}

/** What the current decoder has to keep for the next chunk; null if it is as good as new. */
export function stateToKeep() {
  if (wasm.held() !== 0) return saveCodec();
  series.newCodec = codec;
  return null;
}

/** Makes a saved codec the current one. @param {Int32Array} saved */
const restoreCodec = (saved) => copyState(saved, codecState());

/** For so few a loop is quicker than `set` or `slice`. @param {Int32Array} source @param {Int32Array} target */
function copyState(source, target) {
  for (let i = 0; i < source.length; i++) target[i] = source[i];
  return target;
}

/**
 * Begins a series with a decoder: with a saved one, or without it with a new one. `useEncoder` and `useTranscoder` do the
 * same with theirs.
 * @param {number} encoding
 * @param {Int32Array | null} saved
 */
export function useDecoder(encoding, saved) {
  if (reuse(encoding, saved)) return;
  begin('decoding', encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_decoder(encoding);
  // After the end of a queue these two aren't as new: ISO-2022-JP keeps its character set.
  codec = encoding === ISO_2022_JP || encoding === REPLACEMENT ? NOT_NEW : encoding;
}

/** What `series.newCodec` is after the end of the current codec's queue. */
let codec = NOT_NEW;

/** Begins a series with the current codec, if it is as new and of the right kind. @param {number} kind @param {Int32Array | null} saved */
function reuse(kind, saved) {
  if (saved || series.newCodec !== kind || series.isBusy) return false;
  series.newCodec = NOT_NEW;
  series.isBusy = true;
  return true;
}

/** @param {number} encoding @param {Int32Array | null} saved */
export function useEncoder(encoding, saved) {
  if (reuse(~encoding, saved)) return;
  begin('encoding', encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_encoder(encoding);
  codec = ~encoding;
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
 * Copies bytes to memory that the called function frees.
 * @param {Uint8Array} source
 * @returns {[address: number, length: number]}
 */
function pass(source) {
  const length = lengthOf(source);
  const address = wasm.alloc(length) >>> 0;
  setBytes(bytes(), source, address);
  return [address, length];
}

/** The names and labels as the module takes them. */
const labelBytes = /* @__PURE__ */ lazy(() => Uint8Array.from(ENCODINGS, (character) => character.charCodeAt(0)));

/** The exports of the instance that has them. @type {typeof wasm | undefined} */
let labelsOwner;

/** A series of one call that needs labels, which are in the script only. @param {() => number} call */
const sniff = (call) =>
  once('sniffing', () => {
    if (labelsOwner !== wasm) wasm.give_labels(...pass(labelBytes()));
    labelsOwner = wasm;
    return call();
  });

/**
 * HTML's algorithm up to its step 7. Labels are those of the options of the same names, as places or NONE.
 * @param {Uint8Array} source @param {number} prescanned @param {[number, number, number, number]} labels
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

/** Lets the detector read the next bytes. @param {Uint8Array} block @param {boolean} endOfQueue */
export function feedDetector(block, endOfQueue) {
  try {
    wasm.feed_detector(...pass(block), +endOfQueue);
  } catch (error) {
    throw explain(error);
  }
}

/**
 * The guess from everything that was read.
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
    // A copy, which no method of a prototype makes.
    return new Float32Array(new Float32Array(buffer, address + 4, length));
  });

/** Return codes of `decodeBlock`, `encodeBlock` and `transcodeBlock`; all other results are lengths. */
export const MALFORMED = -1;
export const UNMAPPABLE = -2;

/**
 * Decodes a block with the current decoder.
 * @param {Uint8Array} block
 * @param {number} length how many bytes of the block to decode: shared memory may have grown since
 * @param {number} at where the result goes among the code units
 * @param {boolean} fatal
 * @param {boolean} endOfQueue
 * @returns {number} the number of code units of the result, or MALFORMED
 */
export function decodeBlock(block, length, at, fatal, endOfQueue) {
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, at, +fatal, +endOfQueue);
  series.isBusy = false;
  if (endOfQueue && result >= 0) series.newCodec = codec;
  return check(result);
}

/** The mode of a decoder that counts what it replaces. */
const COUNTING = 2;

/**
 * Decodes a block with the current decoder and with replacement, and counts the malformed sequences: see `replacements`.
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

/** The encoding of the current table of bytes, where it is (0 for none), for how many bytes, and the instance that has it. */
const byteTable = { encoding: NONE, at: 0, most: 0, owner: /** @type {typeof wasm | undefined} */ (undefined) };

/**
 * Decodes by looking up each byte, where that is the quickest way: a single-byte encoding, or ASCII in others. There must be no
 * state of an earlier chunk.
 * @param {number} encoding
 * @param {Uint8Array} chunk
 * @param {number} length
 * @returns {string | undefined}
 */
export function stringByTable(encoding, chunk, length) {
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm || series.isBusy) {
    try {
      begin('decoding', encoding);
      byteTable.owner = wasm;
      byteTable.at = strings.readBytes ? wasm.byte_table(encoding) : 0;
      byteTable.most = (!isScattered(encoding) && strings.mostByTable) || Infinity;
      byteTable.encoding = encoding;
    } catch (error) {
      throw explain(error);
    }
    series.isBusy = false;
  }
  if (byteTable.at === 0 || length > byteTable.most) return undefined;
  if (length <= blockLength) {
    setInput(chunk, length);
    return bytesString(length);
  }
  // Where longer strings can be made at once, that is quicker than joining those of blocks.
  if (strings.most > unitsLength) return undefined;
  let string = '';
  for (let start = 0; start < length; start += blockLength) {
    const read = Math.min(blockLength, length - start);
    setInput(partOf(chunk, start, start + read), read);
    string = join(string, bytesString(read));
  }
  return string;
}

/** How many bytes `isFreeOf` looks at first: windows-1252 with quotation marks mostly has one soon. */
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
      if (start > 0) read = Math.min(blockLength, length - start);
      setInput(read === length ? chunk : partOf(chunk, start, start + read), read);
      if (!wasm.is_free_of(read, bits, mask)) return false;
    }
    return true;
  });
}

/**
 * Keeps a table of the last encoding, which is a view on the memory.
 * @template {Uint8Array | Uint16Array} Table
 * @param {string} name what it is for
 * @param {(encoding: number) => Table | undefined} getTable
 */
function cachedTable(name, getTable) {
  let lastEncoding = NONE;
  /** @type {Table | undefined} */
  let table;
  /** The instance that has it. @type {typeof wasm | undefined} */
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
    // The view of a memory that has grown is empty.
    return isCurrent && (!table || table[0] !== undefined) ? table : replace(encoding);
  };
}

/** How many code units the table of a single-byte encoding has. */
const SINGLE_BYTE_UNITS = 0x4000;

/** The bytes of code units: see `encodeBytes` and `encodePairs`. Undefined if the encoding has no such table. */
export const unitTable = /* @__PURE__ */ cachedTable('encoding', (encoding) => {
  const address = wasm.unit_table(encoding) >>> 0;
  if (address === 0) return undefined;
  const { buffer } = wasm.memory;
  return HAS_SINGLE_BYTE && isSingleByte(encoding)
    ? new Uint8Array(buffer, address, SINGLE_BYTE_UNITS)
    : new Uint16Array(buffer, address, 0x10000);
});

/** The bytes of all code units in a single-byte encoding: see `encodeManyBytes`. It is a copy of the table above, with zeros behind. */
export const fullUnitTable = /* @__PURE__ */ cachedTable('encoding', (encoding) => {
  // Making the table may move the memory.
  const address = wasm.unit_table(encoding) >>> 0;
  const table = new Uint8Array(0x10000);
  setBytes(table, new Uint8Array(wasm.memory.buffer, address, SINGLE_BYTE_UNITS));
  return table;
});

/** The code units of bytes: see `decodeShortByTable`. Undefined if the encoding has no such table. */
export const decodingTable = /* @__PURE__ */ cachedTable('decoding', (encoding) => {
  const isSingle = isSingleByte(encoding);
  const address = (HAS_MULTI_BYTE && !isSingle ? wasm.pair_table(encoding) : wasm.byte_table(encoding)) >>> 0;
  return address > 0 ? new Uint16Array(wasm.memory.buffer, address, isSingle ? 0x100 : 0x10000) : undefined;
});

/** Makes a string of the input by the current table. @param {number} length @returns {string} */
const bytesString = (length) =>
  /** @type {Required<import('./strings.js').StringCopier>} */ (strings).readBytes(at.input, length, byteTable.at);

/** Joins two parts of a text. @param {string} start @param {string} rest */
export function join(start, rest) {
  try {
    return start + rest;
  } catch (error) {
    throw new RangeError(
      'The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.',
      { cause: error },
    );
  }
}

/** How many bytes a decoder holds at most between calls. */
const MOST_HELD = 3;

/** Whether another block's code units fit after the first `written`. @param {number} written */
export const hasRoomFor = (written) => written + blockLength + MOST_HELD <= unitsLength;

/** With more code units, the text might be too long for a string. */
const MOST_COLLECTED = 1 << 28;

/**
 * Collects results of `decodeBlock`, if the text is too long for one of them and that is quicker than joining their strings.
 * @param {number} length how many bytes are decoded
 */
export const collectUnits = (length) =>
  length > unitsLength && length < MOST_COLLECTED ? strings.collect?.(length + MOST_HELD) : undefined;

/** Where the first code unit of the last result of `decodeBlock` is. */
export const unitsAddress = () => at.units;

/** The first code unit of the last result of `decodeBlock`. */
export const firstUnit = () => bytes()[at.units] | (bytes()[at.units + 1] << 8);

/**
 * The last result of `decodeBlock`, or a part of it, as a string.
 * @param {number} start
 * @param {number} end
 */
export const unitsString = (start, end) => strings.read(at.units + 2 * start, end - start);

/**
 * Writes a part of a string, to be encoded.
 * @param {string} string
 * @param {number} start
 * @param {number} end
 */
export const writeBlock = (string, start, end) => strings.write(string.slice(start, end), at.units);

/**
 * Encodes by looking up each code unit, where the host's strings can be read in the same loop. There must be no state of an
 * earlier chunk.
 * @param {string} string of at most `blockLength` code units
 * @param {number} encoding a single-byte encoding
 * @returns {Uint8Array<ArrayBuffer> | undefined} undefined if the host has no such way, or the table lacks one
 */
export function bytesByTable(string, encoding) {
  if (!series.isBusy && !strings.writeBytes) return undefined;
  begin('encoding', encoding);
  const written = strings.writeBytes?.(string, at.output, wasm.unit_table(encoding));
  series.isBusy = false;
  return written === string.length ? outputBytes(written) : undefined;
}

/**
 * Encodes a part of the block that was written, with the current encoder.
 * @param {number} start
 * @param {number} end
 * @param {number} mode a place in `UNMAPPABLE_MODES`
 * @param {boolean} endOfQueue
 * @returns {number} the number of bytes of the result, or UNMAPPABLE
 */
export function encodeBlock(start, end, mode, endOfQueue) {
  series.isBusy = true;
  const result = wasm.encode_block(start, end, mode, +endOfQueue);
  series.isBusy = false;
  if (endOfQueue && result >= 0 && report.finished()) series.newCodec = codec;
  return check(result);
}

/** What ends with a transcoded block: nothing, a source, or the last source and with it the result. */
export const END = { none: 0, source: 1, result: 2 };

/**
 * Transcodes a block with the current transcoder.
 * @param {Uint8Array} block
 * @param {boolean} fatal
 * @param {number} mode a place in `UNMAPPABLE_MODES`
 * @param {number} end one of `END`
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

/** Up to this length `set` takes longer to start than a loop takes. */
const SHORT = 8;

/** @param {Uint8Array} block @param {number} length */
function setInput(block, length) {
  const view = input();
  if (length > SHORT) {
    try {
      setBytes(view, block);
    } catch {
      // Shared memory has grown since its length was read.
      setBytes(view, partOf(block, 0, length));
    }
  } else for (let i = 0; i < length; i++) view[i] = block[i];
}

/** @param {number} result */
function check(result) {
  if (result < UNMAPPABLE) throw new Error('encoding-wasm: the current codec is of another kind. Please report it.');
  return result;
}

/** A copy of the bytes of the last result. @param {number} length */
export const outputBytes = (length) => copyOfShort(bytes(), at.output, length);

/**
 * The bytes of the last result themselves, which the next call overwrites.
 * @param {number} length
 * @returns {Uint8Array<ArrayBuffer>}
 */
export const outputView = (length) =>
  /** @type {Uint8Array<ArrayBuffer>} */ (bytes().subarray(at.output, at.output + length));

/** Details of the last call. */
export const report = {
  /** Whether all of the block was read; if not, there was no more room for the result. */
  finished: () => wasm.finished() !== 0,
  /**
   * How many bytes or code units of the block were read. After an error of `decodeBlock` or `encodeBlock`: where to go on,
   * counted from the start of the block; it may be negative. After an error of `transcodeBlock` it has no meaning:
   * the rest of the block isn't read, and the next call starts a new source.
   */
  read: () => wasm.read(),
  /** After MALFORMED or UNMAPPABLE: how many items were written before. */
  written: () => wasm.written(),
  /** After UNMAPPABLE: the code point. */
  codePoint: () => wasm.code_point(),
  /** After MALFORMED or UNMAPPABLE: where it starts, counted from the start of the block; it may be negative. */
  start: () => wasm.start(),
  /** After MALFORMED: how many bytes it has. */
  length: () => wasm.length(),
};

/** What the last call of `transcodeBlock` replaced, with places counted from the start of the block. */
export const replacements = {
  /** How many malformed sequences became U+FFFD. After `decodeBlockCounting` as well. */
  malformed: () => wasm.replaced(),
  /** Where the first of them starts; it may be negative. */
  firstMalformed: () => wasm.first_replaced(),
  /** How many code points the target can't represent, except U+FFFD for malformed sequences. */
  unmappable: () => wasm.unmapped(),
  /** Where the first of them is; it may be negative. */
  firstUnmappable: () => wasm.first_unmapped(),
  /** Which it is. */
  codePoint: () => wasm.unmapped_code_point(),
};
