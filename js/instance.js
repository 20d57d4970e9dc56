// The WebAssembly instance: how it is made, and how another one takes its place when a call of it did not return.

import { encodings, setEncodings } from './encodings.js';
import { chooseWay } from './strings.js';
import { lengthOf, partOf } from './webidl.js';

/** @type {WebAssembly.Module} */
let compiled;
/** The current instance's exports. @type {import('../pkg/encoding.js').InitOutput} */
export let wasm;
/** Use `bytes()`, because the memory may have grown. */
let bytesView = new Uint8Array();
/** Those of the input, beyond which nothing can be written by it. */
export let inputView = new Uint8Array();
/** @type {import('./strings.js').Way} */
export let strings;
/** Where things are in the memory, and how long. */
export const at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };

/** No encoding. */
export const NONE = -1;

/** How many bytes or code units a block can have. */
export let blockLength = 0;
/** For how many code units there is room. */
export let unitsLength = 0;

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

/** The memory's bytes. */
export function bytes() {
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
export const series = { isBusy: false };

/** Begins a series of calls. @param {string} name what it does @param {number} encoding */
export function begin(name, encoding) {
  if (series.isBusy) replaceInstance();
  series.isBusy = true;
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
  series.isBusy = false;
}

/** A series of one call. @template T @param {string} name @param {() => T} call @returns {T} */
export function once(name, call) {
  begin(name, NONE);
  return end(call);
}

/** Ends a series. @template T @param {() => T} call @returns {T} */
export function end(call) {
  try {
    const result = call();
    series.isBusy = false;
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
      'input if you can.',
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
