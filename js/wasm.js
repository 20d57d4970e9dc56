// The WebAssembly module's memory and codecs, as the rest of the JavaScript sees them. Its other side is src/wasm.rs.
//
// There is one current codec: a series of calls begins with `useDecoder`, `useEncoder` or `useTranscoder`. None of these
// functions runs anybody else's code, so no other series begins before it ends.

import { encodings, setEncodings } from './encodings.js';
import { chooseWay } from './strings.js';
import { copyOf, lengthOf, partOf, setBytes } from './webidl.js';

/** @type {WebAssembly.Module} */
let compiled;
/** The current instance's exports. @type {import('../pkg/encoding.js').InitOutput} */
let wasm;
/** The memory's bytes: use `bytes()`, because the memory may have grown. */
let bytesView = new Uint8Array();
/** Those of the input, beyond which nothing can be written by it. */
let inputView = new Uint8Array();
/** @type {import('./strings.js').Way} */
let strings;
/** Where things are in the memory, and how long. */
const at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };

/** No encoding. */
export const NONE = -1;

/** The encoding of the current table of bytes, and where it is. */
const byteTable = { encoding: NONE, at: 0 };

/** How many bytes a decoder holds at most between calls. */
const MOST_HELD = 3;

/** How many bytes or code units a block can have. */
export let blockLength = 0;
let unitsLength = 0;

/**
 * Each host's entry calls this once, before anything else is used.
 * @param {Uint8Array<ArrayBuffer> | WebAssembly.Module} module the contents of encoding.wasm, compiled or not
 */
export function instantiate(module) {
  if (typeof WebAssembly !== 'object') {
    throw new Error('encoding-wasm: This host has no WebAssembly, without which this package cannot work.');
  }
  try {
    compiled = module instanceof Uint8Array ? new WebAssembly.Module(module) : module;
    newInstance();
  } catch (error) {
    throw new Error(`encoding-wasm: ${reasonOf(error)}`, { cause: error });
  }
  setEncodings(textAt(wasm.names(), wasm.names_length()), textAt(wasm.labels(), wasm.labels_length()));
}

function newInstance() {
  // wasm-bindgen would prepare there for values that are no numbers, of which the module has none.
  const imports = { './encoding_bg.js': { __wbindgen_init_externref_table() {} } };
  wasm = /** @type {any} */ (new WebAssembly.Instance(compiled, imports).exports);
  blockLength = wasm.block_length();
  at.input = wasm.input();
  at.units = wasm.units();
  at.output = wasm.output();
  at.codec = wasm.codec();
  at.codecEnd = at.codec + wasm.codec_length();
  bytesView = new Uint8Array();
  byteTable.encoding = NONE;
  strings = chooseWay(wasm.memory, at.units);
  unitsLength = Math.min(wasm.units_length(), strings.most);
}

/** Bytes as the characters with the same numbers. @param {number} start @param {number} length */
function textAt(start, length) {
  return String.fromCharCode.apply(null, /** @type {any} */ (partOf(bytes(), start, start + length)));
}

/** Why a module cannot be instantiated. @param {unknown} error */
function reasonOf(error) {
  if (/content security policy|\bCSP\b/i.test(String(error))) {
    return "This page's Content Security Policy forbids WebAssembly: add 'wasm-unsafe-eval' to its script-src.";
  }
  if (error instanceof RangeError && /memory/i.test(error.message)) return `${NO_MEMORY} (${error.message})`;
  return `This host cannot run the WebAssembly module, which needs SIMD: ${error}`;
}

const NO_MEMORY = 'no memory for WebAssembly';

function bytes() {
  // The view of a memory that has grown is empty.
  if (lengthOf(bytesView) === 0) {
    bytesView = new Uint8Array(wasm.memory.buffer);
    inputView = new Uint8Array(wasm.memory.buffer, at.input, blockLength);
  }
  return bytesView;
}

/** What is done, for the message should it fail. */
const task = { name: '', encoding: NONE };

/**
 * Whether a series of calls has begun and its last call has not returned. When that is so at the start of a series, the
 * one before was interrupted: by a trap, by the end of the stack, or by the host, as by the time limits of Node's `vm`,
 * which runs no `catch`. Nobody knows then what state the instance is in.
 */
let isBusy = false;

/** Begins a series of calls. @param {string} name what it does @param {number} encoding */
function begin(name, encoding) {
  if (isBusy) replaceInstance();
  isBusy = true;
  task.name = name;
  task.encoding = encoding;
}

/** Nothing is lost with the old instance: the state of codecs is on this side, and tables are made where they lack. */
function replaceInstance() {
  try {
    newInstance();
  } catch (error) {
    throw error instanceof RangeError && /memory/i.test(error.message)
      ? new RangeError(`encoding-wasm: ${NO_MEMORY}; free some, and call again`, { cause: error })
      : error;
  }
  isBusy = false;
}

/** A series of one call. @template T @param {string} name @param {() => T} call @returns {T} */
function once(name, call) {
  begin(name, NONE);
  return end(call);
}

/** Ends a series. @template T @param {() => T} call @returns {T} */
function end(call) {
  try {
    const result = call();
    isBusy = false;
    return result;
  } catch (error) {
    throw explain(error);
  }
}

const { RuntimeError } = globalThis.WebAssembly ?? {};

/** The error for users: that of a trap, or the same. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof RuntimeError)) return error;
  const encoding = encodings[task.encoding]?.name;
  const failed = `${task.name}${encoding ? ` of ${encoding}` : ''} failed`;
  if (isMemoryFull()) {
    return new RangeError(`encoding-wasm: ${failed}: ${NO_MEMORY}; free some, and call again`, { cause: error });
  }
  return new Error(
    `encoding-wasm ${VERSION}: ${failed} (${error.message}) by a mistake of this package. Please report it, with the ` +
      'input if you can: see `npm bugs encoding-wasm`.',
    { cause: error },
  );
}

/** More pages than anything allocates at once. */
const MANY_PAGES = 32;

/** Whether memory that cannot grow was the reason of a trap, after which nobody uses this memory any more. */
function isMemoryFull() {
  try {
    wasm.memory.grow(MANY_PAGES);
    return false;
  } catch {
    return true;
  }
}

/** A copy of the current codec's state. */
export const saveCodec = () => copyOf(bytes(), at.codec, at.codecEnd);

/** Makes the current codec one that was saved. @param {Uint8Array} saved */
const restoreCodec = (saved) => setBytes(bytes(), saved, at.codec);

/**
 * Begins a series with a decoder. Here and below: a saved one, or a new instance.
 * @param {number} encoding
 * @param {Uint8Array | null} saved
 */
export function useDecoder(encoding, saved) {
  begin('decoding', encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_decoder(encoding);
}

/** @param {number} encoding @param {Uint8Array | null} saved */
export function useEncoder(encoding, saved) {
  begin('encoding', encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_encoder(encoding);
}

/** @param {number} from @param {number} to @param {boolean} ignoreBOM @param {Uint8Array | null} saved */
export function useTranscoder(from, to, ignoreBOM, saved) {
  begin('transcoding', from);
  if (saved) restoreCodec(saved);
  else wasm.new_transcoder(from, to, +ignoreBOM);
}

/** Makes the next source of the current transcoder one in another encoding. @param {number} from */
export function setSourceEncoding(from) {
  wasm.set_source_encoding(from);
  isBusy = false;
}

/**
 * Copies bytes to memory that the called function frees, as wasm-bindgen has it.
 * @param {Uint8Array} source
 * @returns {[address: number, length: number]}
 */
function pass(source) {
  const length = lengthOf(source);
  const address = wasm.__wbindgen_malloc(length, 1) >>> 0;
  setBytes(bytes(), source, address);
  return [address, length];
}

/**
 * HTML's algorithm up to its step 7. Labels are those of the options of the same names, as places or NONE.
 * @param {Uint8Array} source @param {number} prescanned @param {[number, number, number, number]} labels
 */
export const sniffHTML = (source, prescanned, ...labels) =>
  once('sniffing', () => wasm.sniff_html(...pass(source), prescanned, ...labels));

/** @param {Uint8Array} source @param {number} prescanned @param {number} transport */
export const sniffXML = (source, prescanned, transport) =>
  once('sniffing', () => wasm.sniff_xml(...pass(source), prescanned, transport));

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
 * What it guesses of all that it has read.
 * @param {Uint8Array | undefined} candidates
 * @param {Uint8Array} locale
 * @param {Uint8Array} tld
 * @param {boolean} allowUTF8
 */
export const guess = (candidates, locale, tld, allowUTF8) =>
  end(() => {
    /** @type {[number, number]} */
    const all = candidates ? pass(candidates) : [0, 0];
    const [address, length] = wasm.guess(...all, ...pass(locale), ...pass(tld), +allowUTF8);
    // A copy, which no method of a prototype makes.
    const guessed = new Float32Array(new Float32Array(wasm.memory.buffer, address, length));
    wasm.__wbindgen_free(address, 4 * length, 4);
    return guessed;
  });

/** Results of the three functions below that are no length. */
export const MALFORMED = -1;
export const UNMAPPABLE = -2;

/**
 * Decodes a block with the current decoder.
 * @param {Uint8Array} block
 * @param {number} length of the block, or of what counts of it: shared memory may be growing
 * @param {number} at the place of the result among the code units
 * @param {boolean} fatal
 * @param {boolean} endOfQueue
 * @returns {number} the number of code units of the result, or MALFORMED
 */
export function decodeBlock(block, length, at, fatal, endOfQueue) {
  setInput(block, length);
  isBusy = true;
  const result = wasm.decode_block(length, at, +fatal, +endOfQueue);
  isBusy = false;
  return check(result);
}

/**
 * Whether the quickest way to decode so many bytes of an encoding with replacement is to look each one up. If so, that is
 * what `bytesString` does until the next question.
 * @param {number} encoding
 * @param {number} length
 */
export function hasQuickBytes(encoding, length) {
  // It makes strings of a block each. Where longer ones can be made at once, that is quicker than to join these.
  if (!strings.readBytes || (length > blockLength && strings.most > unitsLength)) return false;
  if (byteTable.encoding !== encoding) {
    begin('decoding', encoding);
    byteTable.at = wasm.byte_table(encoding);
    byteTable.encoding = encoding;
    isBusy = false;
  }
  return byteTable.at > 0;
}

/** Makes a string of a block's bytes by the current table. @param {Uint8Array} block @param {number} length @returns {string} */
export function bytesString(block, length) {
  setInput(block, length);
  return /** @type {Required<import('./strings.js').Way>} */ (strings).readBytes(at.input, length, byteTable.at);
}

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
export function encodeBlock(start, end, mode, endOfQueue) {
  isBusy = true;
  const result = wasm.encode_block(start, end, mode, +endOfQueue);
  isBusy = false;
  return check(result);
}

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
  const length = lengthOf(block);
  setInput(block, length);
  isBusy = true;
  const result = wasm.transcode_block(length, +fatal, mode, end);
  isBusy = false;
  return check(result);
}

/** Up to this length `set` takes longer to start than a loop takes. */
const SHORT = 8;

/** @param {Uint8Array} block @param {number} length */
function setInput(block, length) {
  const target = bytes();
  if (length > SHORT) {
    try {
      setBytes(inputView, block);
    } catch {
      // It has grown since.
      setBytes(inputView, partOf(block, 0, length));
    }
  } else for (let i = 0; i < length; i++) target[at.input + i] = block[i];
}

/** @param {number} result */
function check(result) {
  if (result < UNMAPPABLE) throw new Error('encoding-wasm: the codec is another one. Please report it.');
  return result;
}

/** A copy of the bytes of the last result. @param {number} length */
export function outputBytes(length) {
  const source = bytes();
  if (length > SHORT) return copyOf(source, at.output, at.output + length);
  const copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = source[at.output + i];
  return copy;
}

/** What there is to say of the last call. */
export const report = {
  /** Whether all of the block was read, rather than there being no more room for the result. */
  finished: () => wasm.finished() !== 0,
  /**
   * How many bytes or code units of the block were read. After MALFORMED: where to go on, counted from the start of the
   * block; it may be negative.
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
