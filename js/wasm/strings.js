// Copies code units from WebAssembly's memory into strings and back, as fast as the host can.

import { stringOfUnits } from '../common/code-points.js';
import { attempt, newHostDecoder, ucs2Slice, ucs2Write } from '../host/functions.js';
import { stringLimits } from '../policy.js';
import { partOf, setBytes } from '../webidl/webidl.js';

/**
 * @typedef {object} StringCopier
 * @property {(address: number, length: number) => string} read
 * @property {(string: string, address: number) => void} write
 * @property {number} maxUnits how many code units one call can copy
 * @property {(address: number, length: number, table: number) => string} [readBytes] looks bytes up in a table of 256
 *   code units: see strings.wat
 * @property {(address: number, length: number, table: number) => string | null} [readPairs] looks bytes up in a table
 *   of pairs
 * @property {(length: number) => Collection} [collect] for at most `length` code units, where that is faster than
 *   joining strings
 */

/**
 * Collects the code units of a long text.
 * @typedef {object} Collection
 * @property {(address: number, length: number) => void} add
 * @property {() => string} toText
 */

/** The length of the array in strings.wat. */
const MAX_IN_ARRAY = 65539;

/** The memory's current bytes. @typedef {() => Uint8Array<ArrayBuffer>} Bytes */

/**
 * Copies short strings by JS string builtins or `String.fromCharCode`, and long ones by Buffer or a TextDecoder: see
 * `policy.js`.
 * @param {Bytes} bytes
 * @param {number} address of code units; a test may write there
 * @param {WebAssembly.Memory} memory
 * @param {WebAssembly.Module} [module] `undefined` if the core is a script
 * @returns {StringCopier}
 */
export function chooseCopier(bytes, address, memory, module) {
  const byCharCode = newCharCodeCopier(memory);
  const tested = (/** @type {() => StringCopier} */ make) => copierIfCorrect(make, byCharCode, address);
  const own = (module && tested(() => newArrayCopier(memory, module))) ?? byCharCode;
  const { readByHost, writeByHost } = stringLimits();
  const host =
    readByHost < Infinity && (tested(() => newBufferCopier(bytes, memory)) ?? tested(() => newDecoderCopier(memory)));
  if (!host) return own;
  return {
    ...own,
    read: (at, length) => (length < readByHost ? own : host).read(at, length),
    write: (string, at) => (string.length < writeByHost ? own : host).write(string, at),
    maxUnits: host.maxUnits,
    collect: host.collect,
  };
}

/**
 * Returns `undefined` if the host can't or a result is wrong.
 * @param {() => StringCopier} make
 * @param {StringCopier} right
 * @param {number} address
 */
function copierIfCorrect(make, right, address) {
  const text = '\uFEFFa\0é漢\uFEFF\uFFFD💩\uFFFF and longer than what is short';
  return attempt(() => {
    const copier = make();
    copier.write(text, address);
    const isCorrect = right.read(address, text.length) === text && copier.read(address, text.length) === text;
    return isCorrect ? copier : undefined;
  });
}

/** The custom section that contains the module of js/wasm/strings.wat. */
const SECTION = 'strings';

/**
 * Copies by JS string builtins, which are the fastest in Chromium and Firefox.
 * @param {WebAssembly.Memory} memory
 * @param {WebAssembly.Module} module
 * @returns {StringCopier}
 */
function newArrayCopier(memory, module) {
  const [bytes] = WebAssembly.Module.customSections(module, SECTION);
  const strings = new WebAssembly.Module(bytes, { builtins: ['js-string'] });
  const { exports } = new WebAssembly.Instance(strings, { 'encoding-wasm': { memory } });
  return { .../** @type {any} */ (exports), maxUnits: MAX_IN_ARRAY };
}

/**
 * Copies by internal methods of Buffer: `toString` and `write` take longer to convert arguments than to copy.
 * @param {Bytes} bytes
 * @param {WebAssembly.Memory} memory
 * @returns {StringCopier}
 */
function newBufferCopier(bytes, memory) {
  const [slice, write] = /** @type {Function[]} */ ([ucs2Slice, ucs2Write]);
  return {
    read: (address, length) => slice.call(bytes(), address, address + 2 * length),
    write: (string, address) => write.call(bytes(), string, address, 2 * string.length),
    maxUnits: Infinity,
    collect: newCollector(memory, (all, end) => slice.call(all, 0, end)),
  };
}

/** @param {WebAssembly.Memory} memory @returns {StringCopier} */
function newDecoderCopier(memory) {
  const decoder = newHostDecoder('utf-16le');
  return {
    ...newCharCodeCopier(memory),
    read: (address, length) => decoder.decode(new Uint16Array(memory.buffer, address, length)),
    collect: newCollector(memory, (all, end) => decoder.decode(partOf(all, 0, end))),
  };
}

/**
 * Copies by `String.fromCharCode` and `charCodeAt`, which every host has. A view isn't asked for its buffer, because
 * programs may replace that getter.
 * @param {WebAssembly.Memory} memory
 * @returns {StringCopier}
 */
function newCharCodeCopier(memory) {
  return {
    read: (address, length) => stringOfUnits(memory.buffer, address, length),
    write(string, address) {
      const units = new Uint16Array(memory.buffer, address, string.length);
      for (let i = 0; i < string.length; i++) units[i] = string.charCodeAt(i);
    },
    maxUnits: Infinity,
  };
}

/**
 * Returns `undefined` if the host lacks weak references.
 *
 * Collecting is faster than joining strings: V8 copies a joined string once more when a program reads it, and its
 * garbage collector copies the parts, while a long string that is made at once is outside of the heap.
 * @param {WebAssembly.Memory} memory
 * @param {(all: Uint8Array, end: number) => string} makeString of the first bytes
 * @returns {StringCopier['collect']}
 */
function newCollector(memory, makeString) {
  /** The array of the last text. @type {WeakRef<Uint8Array> | undefined} */
  let room;
  return typeof WeakRef !== 'function' ? undefined : collect;

  /** @type {NonNullable<StringCopier['collect']>} */
  function collect(length) {
    const all = roomFor(2 * length);
    let end = 0;
    return {
      add(address, length) {
        setBytes(all, new Uint8Array(memory.buffer, address, 2 * length), end);
        end += 2 * length;
      },
      toText: () => makeString(all, end),
    };
  }

  /**
   * Reuses the last array, unless the garbage collector needed its memory: allocating takes as long as copying.
   * @param {number} size in bytes
   */
  function roomFor(size) {
    const last = room?.deref();
    if (last && last[size - 1] !== undefined) return last;
    // With a power of 2, a program that decodes longer and longer texts retains at most twice the largest array.
    const made = new Uint8Array(2 ** Math.ceil(Math.log2(size)));
    room = new WeakRef(made);
    return made;
  }
}
