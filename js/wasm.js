// The WebAssembly module's memory and codecs, as the rest of the JavaScript sees them. Its other side is src/wasm.rs.
//
// There is one current codec: make a new one or restore a saved one before each series of calls. None of these
// functions runs anybody else's code, so a series cannot be interrupted.

import * as glue from '../pkg/encoding.js';
import { setEncodings } from './encodings.js';
import { chooseWay } from './strings.js';
import { lengthOf } from './webidl.js';

/** @type {WebAssembly.Memory} */
let memory;
/** The memory's bytes: use `bytes()`, because the memory may have grown. */
let bytesView = new Uint8Array();
/** @type {import('./strings.js').Way} */
let strings;
/** Where things are in the memory. */
const at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };

/** How many bytes a decoder holds at most between calls. */
const MOST_HELD = 3;

/** How many bytes or code units a block can have. */
export let blockLength = 0;
let unitsLength = 0;

/**
 * Each host's entry calls this once, before anything else is used.
 * @param {BufferSource | WebAssembly.Module} module the contents of encoding.wasm, compiled or not
 */
export function instantiate(module) {
  if (typeof WebAssembly !== 'object') {
    throw new Error('encoding-wasm: This host has no WebAssembly, without which this package cannot work.');
  }
  try {
    ({ memory } = glue.initSync({ module }));
  } catch (error) {
    throw new Error(`encoding-wasm: ${reasonOf(error)}`, { cause: error });
  }
  blockLength = glue.block_length();
  at.input = glue.input();
  at.units = glue.units();
  at.output = glue.output();
  at.codec = glue.codec();
  at.codecEnd = at.codec + glue.codec_length();
  strings = chooseWay(memory, at.units);
  unitsLength = Math.min(glue.units_length(), strings.most);
  setEncodings(textAt(glue.names(), glue.names_length()), textAt(glue.labels(), glue.labels_length()));
}

/** Bytes as the characters with the same numbers. @param {number} start @param {number} length */
function textAt(start, length) {
  return String.fromCharCode.apply(null, /** @type {any} */ (bytes().subarray(start, start + length)));
}

/** Why a module cannot be instantiated. @param {unknown} error */
function reasonOf(error) {
  if (/content security policy|\bCSP\b/i.test(String(error))) {
    return "This page's Content Security Policy forbids WebAssembly: add 'wasm-unsafe-eval' to its script-src.";
  }
  return `This host cannot run the WebAssembly module, which needs SIMD: ${error}`;
}

function bytes() {
  // The view of a memory that has grown is empty.
  if (bytesView.length === 0) bytesView = new Uint8Array(memory.buffer);
  return bytesView;
}

export {
  default_for as defaultFor,
  feed_detector as feedDetector,
  guess,
  new_decoder as newDecoder,
  new_encoder as newEncoder,
  new_transcoder as newTranscoder,
  set_source_encoding as setSourceEncoding,
  sniff_html as sniffHTML,
  sniff_xml as sniffXML,
} from '../pkg/encoding.js';

/** A copy of the current codec's state. */
export const saveCodec = () => bytes().slice(at.codec, at.codecEnd);

/** Makes the current codec one that was saved. @param {Uint8Array} saved */
export const restoreCodec = (saved) => bytes().set(saved, at.codec);

/** Results of the three functions below that are no length. */
export const MALFORMED = -1;
export const UNMAPPABLE = -2;

/**
 * Decodes a block with the current decoder.
 * @param {Uint8Array} block
 * @param {number} at the place of the result among the code units
 * @param {boolean} fatal
 * @param {boolean} endOfQueue
 * @returns {number} the number of code units of the result, or MALFORMED
 */
export function decodeBlock(block, at, fatal, endOfQueue) {
  return check(glue.decode_block(setInput(block), at, fatal, endOfQueue));
}

/** The encoding of the current table of bytes, and where it is. */
const byteTable = { encoding: -1, at: 0 };

/**
 * Whether the quickest way to decode so many bytes of an encoding with replacement is to look each one up. If so, that is
 * what `bytesString` does until the next question.
 * @param {number} encoding
 * @param {number} length
 */
export function hasQuickBytes(encoding, length) {
  // Where long strings can be made at once, this takes longer than to join the short ones that it makes.
  if (!strings.readBytes || (length > blockLength && strings.most > unitsLength)) return false;
  if (byteTable.encoding !== encoding) {
    byteTable.encoding = encoding;
    byteTable.at = glue.byte_table(encoding);
  }
  return byteTable.at > 0;
}

/** Makes a string of a block's bytes by the current table. @param {Uint8Array} block @returns {string} */
export const bytesString = (block) =>
  /** @type {Required<import('./strings.js').Way>} */ (strings).readBytes(at.input, setInput(block), byteTable.at);

/** Whether there is room for another block's code units behind so many. @param {number} written */
export const hasRoomFor = (written) => written + blockLength + MOST_HELD <= unitsLength;

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
 * Encodes a part of the block that was written, with the current encoder.
 * @param {number} start
 * @param {number} end
 * @param {number} mode a place in `UNMAPPABLE_MODES`
 * @param {boolean} endOfQueue
 * @returns {number} the number of bytes of the result, or UNMAPPABLE
 */
export const encodeBlock = (start, end, mode, endOfQueue) => check(glue.encode_block(start, end, mode, endOfQueue));

/** What ends with a block that is transcoded: nothing, a source, or the last source and with it the result. */
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
  return check(glue.transcode_block(setInput(block), fatal, mode, end));
}

/** Up to this length `set` takes longer to start than a loop takes. */
const SHORT = 8;

/** @param {Uint8Array} block */
function setInput(block) {
  const length = lengthOf(block);
  const target = bytes();
  if (length > SHORT) target.set(block, at.input);
  else for (let i = 0; i < length; i++) target[at.input + i] = block[i];
  return length;
}

/** @param {number} result */
function check(result) {
  if (result < UNMAPPABLE) throw new Error('encoding-wasm: the current codec is another one. Please report this.');
  return result;
}

/** A copy of the bytes of the last result. @param {number} length */
export function outputBytes(length) {
  const source = bytes();
  if (length > SHORT) return source.slice(at.output, at.output + length);
  const copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = source[at.output + i];
  return copy;
}

/** What there is to say of the last call. */
export const report = {
  /** Whether all of the block was read, rather than there being no more room for the result. */
  finished: glue.finished,
  /**
   * How many bytes or code units of the block were read. After MALFORMED: where to go on, counted from the start of the
   * block; it may be negative.
   */
  read: glue.read,
  /** After MALFORMED or UNMAPPABLE: how many items were written before. */
  written: glue.written,
  /** After UNMAPPABLE: the code point. */
  codePoint: glue.code_point,
  /** After MALFORMED or UNMAPPABLE: where it starts, counted from the start of the block; it may be negative. */
  start: glue.start,
  /** After MALFORMED: how many bytes it has. */
  length: glue.length,
};
