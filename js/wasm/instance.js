// The WebAssembly instance. The first call that needs it makes it; after a call that didn't return, the next makes
// another.

import { lazy } from '../common/lazy.js';
import { encodings } from '../encodings/encodings.js';
import { ENTRY, HAS_INITIALIZE, newScript, ownModule } from '../entry.js';
import { HAS_WASM } from '../groups.js';
import { attempt } from '../host/functions.js';
import { bytesOf, toBufferSource } from '../webidl/webidl.js';
import { canCompile } from '../without-wasm/can-compile.js';
import { chooseCopier } from './strings.js';

/** @type {WebAssembly.Module | undefined} */
let compiled;
/** The current instance's exports. @type {import('../../types/wasm-exports.js').WasmExports} */
export let wasm;
/** Use `views()`, because the memory may have grown. @type {ReturnType<typeof viewMemory>} */
let current;
/** @type {import('./strings.js').StringCopier} */
export let strings;
/** Addresses and lengths of blocks in the memory. */
export const at = { input: 0, units: 0, output: 0 };

export const NONE = -1;

/** How many bytes or code units a block can have, like the module's `block_length()`. */
export const blockLength = 1 << 16;
export let unitsLength = 0;

/** What the current series does, for the message in case it fails. */
const task = { name: '', encoding: NONE };

/**
 * Whether a series of calls has begun, but not ended. If the next one finds this true, the last one was interrupted: by
 * a trap, the end of the stack, or a time limit of Node's `vm`, which runs no `catch`. The instance's state is then
 * unknown, so it is replaced.
 *
 * True at first, so that the first series makes an instance.
 */
export const series = {
  isBusy: true,
  count: 0,
};

/** @param {string} name what the series does @param {number} encoding */
export function begin(name, encoding) {
  task.name = name;
  task.encoding = encoding;
  series.count += 1;
  if (series.isBusy) newInstance();
  series.isBusy = true;
}

/**
 * Nothing is lost with the old instance: between calls, the state of codecs is in JavaScript, and tables are unpacked
 * again.
 * @param {() => Uint8Array<ArrayBuffer> | WebAssembly.Module} getSource
 */
function newInstance(getSource = ownModule) {
  if (!HAS_WASM) return adopt(newScript());
  try {
    requireWebAssembly();
    // A file beside a bundle may be of another version.
    compiled ??= checkModule(compile(getSource()));
    adopt(new WebAssembly.Instance(compiled).exports, compiled);
  } catch (error) {
    throw explainStart(error);
  }
}

/**
 * Makes the instance now, from a module that the program has: its own bundle of the sources, or the command.
 * @param {Uint8Array<ArrayBuffer> | WebAssembly.Module} source
 */
export function instantiate(source) {
  compiled = undefined;
  newInstance(() => source);
}

/**
 * Makes the instance once the host has compiled the module, unless a call was faster.
 * @param {() => BufferSource | WebAssembly.Module} getSource
 * @param {boolean} isOwn
 */
export async function instantiateLater(getSource, isOwn) {
  if (!HAS_WASM) return;
  try {
    requireWebAssembly();
    const source = getSource();
    const module = isModule(source) ? source : await WebAssembly.compile(isOwn ? source : bytesOfModule(source));
    checkModule(module);
    const instance = await WebAssembly.instantiate(module);
    if (hasInstance()) return;
    adopt(instance.exports, module);
    compiled = module;
  } catch (error) {
    throw explainStart(error);
  }
}

/** The first bytes of every WebAssembly module. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** Refuses the bytes of other files, such as a page. @param {BufferSource} source */
function bytesOfModule(source) {
  const bytes = bytesOf(
    toBufferSource(source, 'encoding-wasm', 'initialize() takes a compiled module, its bytes or a Response.'),
  );
  if (MAGIC.every((byte, i) => bytes[i] === byte)) return /** @type {Uint8Array<ArrayBuffer>} */ (bytes);
  throw new TypeError(
    "encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an " +
      'argument.',
  );
}

/** Call this only between series. */
export const hasInstance = () => !series.isBusy;

/** True in workerd, which compiles no modules itself. */
const hasCompiledModule = /* @__PURE__ */ lazy(() => attempt(() => isModule(ownModule())) === true);

/** Whether there is an instance, or one can probably be made. */
export const canRun = () => compiled !== undefined || canCompile() || hasCompiledModule();

/** @param {BufferSource | WebAssembly.Module} source */
function compile(source) {
  return isModule(source) ? source : new WebAssembly.Module(source);
}

/** Accepts a compiled module of any realm. @param {unknown} value @returns {value is WebAssembly.Module} */
function isModule(value) {
  try {
    WebAssembly.Module.customSections(/** @type {any} */ (value), SECTION);
    return true;
  } catch {
    return false;
  }
}

/** The custom section in which the build writes the module's name and version. */
const SECTION = 'encoding-wasm';

/**
 * Refuses modules of other versions and other entries, except for the whole one.
 * @param {WebAssembly.Module} module
 */
function checkModule(module) {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  const expected = `encoding-wasm ${VERSION}`;
  const found = section ? String.fromCharCode(...new Uint8Array(section)) : 'something else';
  if (found === expected || found === `${ENTRY} ${VERSION}`) return module;
  throw new TypeError(
    `encoding-wasm: the given module belongs to ${found}, not to ${expected}; use encoding.wasm of this version.`,
  );
}

/** @param {{}} exports @param {WebAssembly.Module} [module] `undefined` if the core is a script */
function adopt(exports, module = undefined) {
  wasm = /** @type {any} */ (exports);
  if (HAS_WASM) RuntimeError = WebAssembly.RuntimeError;
  at.input = wasm.input();
  at.units = wasm.units();
  at.output = wasm.output();
  current = viewMemory();
  strings = chooseCopier(() => views().bytes, at.units, wasm.memory, module);
  unitsLength = Math.min(wasm.units_length(), strings.maxUnits);
  series.isBusy = false;
}

/** What an entry can do without WebAssembly. */
const WITHOUT_IT = HAS_INITIALIZE ? 'labels and names work without it' : 'single-byte encodings work without it';

const INSTEAD = HAS_INITIALIZE ? "import 'encoding-wasm/no-wasm'" : 'use another host';

function requireWebAssembly() {
  if (typeof WebAssembly === 'object') return;
  throw new Error(
    `encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${INSTEAD}; ${WITHOUT_IT}.`,
  );
}

/** The error if there can be no instance. @param {any} error */
function explainStart(error) {
  const { message } = error;
  const explained = (/** @type {string} */ text) => new Error(`encoding-wasm: ${text}`, { cause: error });
  if (message.startsWith('encoding-wasm: ')) return error;
  if (isNoMemory(error)) return new RangeError(`encoding-wasm: ${NO_MEMORY} (${message})`, { cause: error });
  // In a content script, Chromium doesn't mention the page's policy: its message ends after the function's name.
  if (/content security policy|\bCSP\b|: $/i.test(message)) {
    return explained(
      `this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${INSTEAD}`,
    );
  }
  if (/main thread|larger than \d+ ?[KM]B/i.test(message)) {
    const advice = HAS_INITIALIZE ? '`await initialize()` before the first call' : 'call it in a Worker';
    return explained(`this host compiles WebAssembly only asynchronously here; ${advice} (${message})`);
  }
  // In workerd, and in contexts of node:vm with that option.
  if (/disallowed by embedder/.test(message)) {
    const advice = HAS_INITIALIZE ? 'call initialize() with a compiled module first' : WITHOUT_IT;
    return explained(`this host doesn't let this code compile WebAssembly; ${advice} (${message})`);
  }
  const { CompileError, LinkError } = WebAssembly;
  if (error instanceof CompileError || error instanceof LinkError) {
    const reason = canCompile() ? 'the module is damaged; install it again' : `this host lacks its SIMD; ${INSTEAD}`;
    return explained(`WebAssembly can't run: ${reason} (${error})`);
  }
  // For example the end of the stack: the next call may succeed.
  return error;
}

const NO_MEMORY = 'no memory for WebAssembly; free some, and call again';

/** @param {unknown} error */
const isNoMemory = (error) => error instanceof RangeError && /memory/i.test(error.message);

/** The memory and its parts, which docs/abi.md describes. */
export function views() {
  // Views become empty when the memory grows. `length` isn't used, because programs may replace it.
  if (current.bytes[0] === undefined) current = viewMemory();
  return current;
}

const viewMemory = () => ({
  bytes: new Uint8Array(wasm.memory.buffer),
  /** A source that another thread makes longer can't be written beyond the block. */
  input: new Uint8Array(wasm.memory.buffer, at.input, blockLength),
  codec: new Int32Array(wasm.memory.buffer, wasm.codec(), wasm.codec_length() >> 2),
  report: new Int32Array(wasm.memory.buffer, wasm.report(), 12),
});

/** @template T @param {string} name what the calls do @param {number} encoding @param {() => T} calls @returns {T} */
export function run(name, encoding, calls) {
  begin(name, encoding);
  try {
    const result = calls();
    series.isBusy = false;
    return result;
  } catch (error) {
    throw explain(error);
  }
}

/** @type {typeof WebAssembly.RuntimeError | undefined} */
let RuntimeError;

/**
 * Explains a trap, and returns other errors. A program's function may throw a trap of its own.
 * @param {unknown} error
 */
export function explain(error) {
  if (!series.isBusy || !isTrap(error)) return error;
  const encoding = encodings[task.encoding]?.name;
  const failed = `${task.name}${encoding ? ` of ${encoding}` : ''} failed`;
  if (isMemoryFull()) return new RangeError(`encoding-wasm: ${failed}: ${NO_MEMORY}`, { cause: error });
  return new Error(
    `encoding-wasm ${VERSION}: ${failed} (${error.message}) because of a bug in this package. Please report it, with ` +
      'the input if you can.',
    { cause: error },
  );
}

/** @param {unknown} error @returns {error is Error} */
const isTrap = (error) =>
  HAS_WASM
    ? RuntimeError !== undefined && error instanceof RuntimeError
    : /** @type {any} */ (error)?.name === 'RuntimeError';

/** More pages than any code allocates at once. */
const TRIAL_PAGES = 32;

/** Nothing uses this memory afterwards. */
function isMemoryFull() {
  try {
    wasm.memory.grow(TRIAL_PAGES);
    return false;
  } catch {
    return true;
  }
}
