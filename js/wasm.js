// The WebAssembly module's codecs and functions, as the rest of the JavaScript sees them. Its other side is src/wasm.rs.
//
// There is one current codec: a series of calls begins with `useDecoder`, `useEncoder` or `useTranscoder`. None of these
// functions runs anybody else's code, so no other series begins before it ends.

import {
  at,
  begin,
  blockLength,
  bytes,
  end,
  explain,
  inputView,
  NONE,
  once,
  series,
  strings,
  unitsLength,
  wasm,
} from './instance.js';
import { copyOf, lengthOf, partOf, setBytes } from './webidl.js';

export { blockLength, explain, NONE } from './instance.js';

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

/**
 * Finds a label by which a document declares its encoding.
 * @param {Uint8Array} source
 * @param {number} nth from 0
 * @returns {{ start: number, length: number } | null}
 */
export const declaredLabel = (source, nth) =>
  once('sniffing', () => {
    const start = wasm.find_declared_label(...pass(source), nth);
    return start < 0 ? null : { start, length: wasm.length() };
  });

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
  series.isBusy = true;
  const result = wasm.decode_block(length, at, +fatal, +endOfQueue);
  series.isBusy = false;
  return check(result);
}

/** The encoding of the current table of bytes, where it is, and the instance that has it. */
const byteTable = { encoding: NONE, at: 0, owner: wasm };

/**
 * Whether the quickest way to decode so many bytes of an encoding with replacement is to look each one up. If so, that is
 * what `bytesString` does until the next question.
 * @param {number} encoding
 * @param {number} length
 */
export function hasQuickBytes(encoding, length) {
  // It makes strings of a block each. Where longer ones can be made at once, that is quicker than to join these.
  if (!strings.readBytes || (length > blockLength && strings.most > unitsLength)) return false;
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm) {
    begin('decoding', encoding);
    byteTable.owner = wasm;
    byteTable.at = wasm.byte_table(encoding);
    byteTable.encoding = encoding;
    series.isBusy = false;
  }
  return byteTable.at > 0;
}

/** Makes a string of a block's bytes by the current table. @param {Uint8Array} block @param {number} length @returns {string} */
export function bytesString(block, length) {
  setInput(block, length);
  return /** @type {Required<import('./strings.js').Way>} */ (strings).readBytes(at.input, length, byteTable.at);
}

/** How many bytes a decoder holds at most between calls. */
const MOST_HELD = 3;

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
  series.isBusy = true;
  const result = wasm.encode_block(start, end, mode, +endOfQueue);
  series.isBusy = false;
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
  series.isBusy = true;
  const result = wasm.transcode_block(length, +fatal, mode, end);
  series.isBusy = false;
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
  /** After UNMAPPABLE the code point, otherwise the first one that was replaced. */
  codePoint: () => wasm.code_point(),
  /** After MALFORMED or UNMAPPABLE: where it starts, counted from the start of the block; it may be negative. */
  start: () => wasm.start(),
  /** After MALFORMED: how many bytes it has. */
  length: () => wasm.length(),
  /** How many malformed sequences were replaced. */
  replaced: () => wasm.replaced(),
  /** Where the first of them starts, counted as by `start`. */
  firstReplaced: () => wasm.first_replaced(),
  /** How many code points were replaced because the target can't represent them. U+FFFD is not counted. */
  unmapped: () => wasm.unmapped(),
  /** Where the first of them is, counted as by `start`. */
  firstUnmapped: () => wasm.first_unmapped(),
};
