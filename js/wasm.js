// The WebAssembly module's memory and codecs, as the rest of the JavaScript sees them. Its other side is src/wasm.rs.
//
// There is one current codec: make a new one or restore a saved one before each series of calls. None of these
// functions runs anybody else's code, so a series cannot be interrupted.

import * as glue from '../pkg/encoding.js';
import { setEncodings } from './encodings.js';
import { writeUnits } from './strings.js';

/** @type {WebAssembly.Memory} */
let memory;
/** The memory's bytes, and the code units in it: use `bytes()` and `units()`, because the memory may have grown. */
let bytesView = new Uint8Array();
let unitsView = new Uint16Array();
/** Where things are in the memory. */
const at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };

/** How many bytes or code units a block can have. */
export let blockLength = 0;

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
  if (bytesView.buffer !== memory.buffer) makeViews();
  return bytesView;
}

/** Where code units are after `decodeBlock`, in place: use them before the next call. */
export function units() {
  if (unitsView.buffer !== memory.buffer) makeViews();
  return unitsView;
}

function makeViews() {
  bytesView = new Uint8Array(memory.buffer);
  // A block may become three units more than it has bytes: those that were held from the block before.
  unitsView = new Uint16Array(memory.buffer, at.units, blockLength + 3);
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
 * @param {boolean} fatal
 * @param {boolean} endOfQueue
 * @returns {number} the number of code units of the result, or MALFORMED
 */
export function decodeBlock(block, fatal, endOfQueue) {
  setInput(block);
  return check(glue.decode_block(block.length, fatal, endOfQueue));
}

/**
 * Writes a part of a string, to be encoded.
 * @param {string} string
 * @param {number} start
 * @param {number} end
 */
export const writeBlock = (string, start, end) => writeUnits(string, start, end, units());

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
  setInput(block);
  return check(glue.transcode_block(block.length, fatal, mode, end));
}

/** Up to this length `set` takes longer to start than a loop takes. */
const SHORT = 24;

/** @param {Uint8Array} block */
function setInput(block) {
  const target = bytes();
  if (block.length > SHORT) target.set(block, at.input);
  else for (let i = 0; i < block.length; i++) target[at.input + i] = block[i];
}

/** @param {number} result */
function check(result) {
  if (result < UNMAPPABLE) throw new Error('encoding-wasm: the current codec is another one. Please report this.');
  return result;
}

/** A copy of the bytes of the last result. */
export const outputBytes = (/** @type {number} */ length) => bytes().slice(at.output, at.output + length);

/** What there is to say of the last call. */
export const report = {
  /** Whether all of the block was read, rather than there being no more room for the result. */
  finished: glue.finished,
  /** How many bytes or code units of the block were read. */
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
