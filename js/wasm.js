// The WebAssembly module's memory and decoders, as the rest of the JavaScript sees them. Its other side is src/wasm.rs.

import * as glue from '../pkg/encoding.js';

/** @type {WebAssembly.Memory} */
let memory;
/** The memory's bytes: use `bytes()`, because they are detached when the memory grows. */
let view = new Uint8Array();
let input = 0;
let inputLength = 0;
let output = 0;
let decoder = 0;
let decoderLength = 0;

/**
 * Each host's entry calls this once, before anything else is used.
 * @param {BufferSource | WebAssembly.Module} module the contents of encoding.wasm, compiled or not
 */
export function instantiate(module) {
  ({ memory } = glue.initSync({ module }));
  input = glue.input();
  inputLength = glue.input_length();
  output = glue.output();
  decoder = glue.decoder();
  decoderLength = glue.decoder_length();
}

function bytes() {
  if (view.buffer !== memory.buffer) view = new Uint8Array(memory.buffer);
  return view;
}

/** How many bytes `decodeBlock` takes at the most. */
export const blockLength = () => inputLength;

/**
 * Makes the current decoder a new one.
 * @param {number} encoding its place in the standard's order
 */
export const newDecoder = (encoding) => glue.new_decoder(encoding);

/** A copy of the current decoder's state. */
export const saveDecoder = () => bytes().slice(decoder, decoder + decoderLength);

/**
 * Makes the current decoder one that was saved.
 * @param {Uint8Array} saved
 */
export const restoreDecoder = (saved) => bytes().set(saved, decoder);

/**
 * Decodes a block with the current decoder.
 * @param {Uint8Array} block at most `blockLength()` bytes
 * @param {boolean} fatal
 * @param {boolean} endOfQueue
 * @returns {number} the number of code units of the result, or -1 at a malformed sequence in fatal mode
 */
export function decodeBlock(block, fatal, endOfQueue) {
  bytes().set(block, input);
  return glue.decode(block.length, fatal, endOfQueue);
}

/** After -1: where the malformed sequence is, counted from the block's first byte. */
export const malformed = () => ({ start: glue.malformed_start(), length: glue.malformed_length() });

/** The code units of the last result, in place: use them before the next call. */
export const outputUnits = (/** @type {number} */ length) => new Uint16Array(bytes().buffer, output, length);
