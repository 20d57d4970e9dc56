// Strings from code units in WebAssembly's memory and back: the fastest ways that the host has.

import { isBun, isDeno, isFirefox, newHostDecoder, ucs2Slice, ucs2Write } from './host.js';
import { MOST_UNITS, stringOfFew } from './string-of-few.js';
import { setBytes } from './webidl.js';

/**
 * @typedef {object} Way
 * @property {(address: number, length: number) => string} read makes a string of the code units at an address
 * @property {(string: string, address: number) => void} write writes a string's code units
 * @property {(address: number, length: number, table: number) => string} [readBytes] makes a string by looking bytes up in
 *   a table of 256 code units
 * @property {(string: string, address: number, table: number) => number} [writeBytes] writes bytes by looking a string's code
 *   units up in a table, and returns how many: less than the string's length if the table lacks one
 * @property {number} [mostByTable] for more bytes it is quicker to decode and then to `read`
 * @property {number} most how many code units it takes at once
 * @property {(length: number) => Collection} [collect] collects up to so many code units, where that is quicker than joining
 *   strings
 */

/**
 * The code units of a long text.
 * @typedef {object} Collection
 * @property {(address: number, length: number) => void} add adds those at an address
 * @property {() => string} toText makes a string of all
 */

/** For more bytes WebAssembly's vectors and Buffer's copy are quicker than a table. */
const MOST_BY_TABLE = 512;

/** How many code units Firefox makes a string of quickly: 36 in 60 ns, 37 in 290. Joining two takes 20. */
const PIECE = 36;
/** Up to this length pieces are quicker. */
const MOST_IN_PIECES = 3 * PIECE;

/** As strings.wat has it. */
const MOST_IN_ARRAY = 65539;

/**
 * Chooses the way for a memory.
 * @param {WebAssembly.Memory} memory
 * @param {number} address where there is room to try
 * @param {WebAssembly.Module} module whose instance has the memory
 * @returns {Way}
 */
export function chooseWay(memory, address, module) {
  const byArray = wayIfRight((memory) => wayByArray(memory, module), memory, address);
  const byBuffer = wayIfRight(wayByBuffer, memory, address);
  if (byArray && byBuffer) {
    // A call into WebAssembly starts quickly and Buffer's methods start slowly: 20 and 70 ns for a few code units. For
    // many, they copy 4 and 12 GB/s (Node 26; likewise in Bun, and reading in Deno). Deno's `Buffer` writes one code unit
    // at a time.
    const mostByArray = isDeno() ? Infinity : 64;
    return {
      ...byBuffer,
      read: (at, length) => (length < 128 ? byArray : byBuffer).read(at, length),
      write: (string, at) => (string.length < mostByArray ? byArray : byBuffer).write(string, at),
      readBytes: byArray.readBytes,
      writeBytes: isDeno() ? byArray.writeBytes : undefined,
      mostByTable: MOST_BY_TABLE,
    };
  }
  const byCharCode = wayByCharCode(memory);
  if (byArray) {
    return isFirefox() ? wayOfFirefox(byArray, wayIfRight(wayByDecoder, memory, address)) : byArray;
  }
  const long = byBuffer ?? wayIfRight(wayByDecoder, memory, address) ?? byCharCode;
  const most = byBuffer ? MOST_UNITS : 15;
  return {
    ...long,
    read: (at, length) => (length <= most ? byCharCode : long).read(at, length),
    write: (string, at) => (string.length < 16 ? byCharCode : long).write(string, at),
  };
}

/**
 * A way, if the host has it and it gives exactly the right results.
 * @param {(memory: WebAssembly.Memory) => Way} makeWay
 * @param {WebAssembly.Memory} memory
 * @param {number} address
 */
function wayIfRight(makeWay, memory, address) {
  const text = '\uFEFFa\0é漢\uFEFF\uFFFD💩\uFFFF and longer than what is short';
  try {
    const way = makeWay(memory);
    way.write(text, address);
    return wayByCharCode(memory).read(address, text.length) === text && way.read(address, text.length) === text
      ? way
      : undefined;
  } catch {
    return undefined;
  }
}

/** The custom section in which the build writes the module that js/strings.wat describes. */
const SECTION = 'strings';

/**
 * JS string builtins: the fastest way of Chromium and Firefox.
 * @param {WebAssembly.Memory} memory
 * @param {WebAssembly.Module} module
 * @returns {Way}
 */
function wayByArray(memory, module) {
  const [bytes] = WebAssembly.Module.customSections(module, SECTION);
  const strings = new WebAssembly.Module(bytes, { builtins: ['js-string'] });
  const { exports } = new WebAssembly.Instance(strings, { 'encoding-wasm': { memory } });
  return { .../** @type {any} */ (exports), most: MOST_IN_ARRAY };
}

/**
 * Firefox makes long strings from an array at 0.8 GB/s and by its decoder at 1.3; Chromium at 4.0 and 1.1.
 * @param {Way} byArray
 * @param {Way | undefined} byDecoder
 * @returns {Way}
 */
function wayOfFirefox(byArray, byDecoder) {
  const { read, readBytes } = /** @type {Required<Way>} */ (byArray);
  return {
    ...byArray,
    read(at, length) {
      if (length > MOST_IN_PIECES) return (length >= 1024 && byDecoder ? byDecoder.read : read)(at, length);
      let string = read(at, Math.min(length, PIECE));
      for (let i = PIECE; i < length; i += PIECE) string += read(at + 2 * i, Math.min(length - i, PIECE));
      return string;
    },
    readBytes(at, length, table) {
      if (length > MOST_IN_PIECES) return readBytes(at, length, table);
      let string = readBytes(at, Math.min(length, PIECE), table);
      for (let i = PIECE; i < length; i += PIECE) string += readBytes(at + i, Math.min(length - i, PIECE), table);
      return string;
    },
  };
}

/** Buffer, of Node, Deno and Bun. @type {(memory: WebAssembly.Memory) => Way} */
function wayByBuffer(memory) {
  // `toString` and `write` come down to these, and spend more time on converting arguments than on copying.
  const [slice, write] = /** @type {Function[]} */ ([ucs2Slice, ucs2Write]);
  let bytes = new Uint8Array(memory.buffer);
  const current = () => {
    // The view of a memory that has grown is empty. Not `length`, which programs may replace.
    if (bytes[0] === undefined) bytes = new Uint8Array(memory.buffer);
    return bytes;
  };
  /** Where the last text was collected. @type {WeakRef<Uint8Array> | undefined} */
  let room;
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: Infinity,
    collect: isBun() || typeof WeakRef !== 'function' ? undefined : collect,
  };

  /**
   * V8 copies a joined string once more when a program reads it, and its garbage collector copies the parts: in all, a text of
   * 4 MB takes two to three times as long. A long string that is made at once is outside of its heap.
   * @param {number} length
   */
  function collect(length) {
    const all = roomFor(2 * length);
    let end = 0;
    return {
      add(/** @type {number} */ address, /** @type {number} */ length) {
        setBytes(all, new Uint8Array(memory.buffer, address, 2 * length), end);
        end += 2 * length;
      },
      toText: () => slice.call(all, 0, end),
    };
  }

  /**
   * Room for so many bytes. It is kept until the garbage collector needs the memory, because allocating it again takes as long
   * as copying.
   * @param {number} size
   */
  function roomFor(size) {
    const kept = room?.deref();
    if (kept && kept[size - 1] !== undefined) return kept;
    // A program that decodes longer and longer texts without a pause keeps all rooms: together twice the largest.
    const made = new Uint8Array(2 ** Math.ceil(Math.log2(size)));
    room = new WeakRef(made);
    return made;
  }
}

/** The host's TextDecoder. @type {(memory: WebAssembly.Memory) => Way} */
function wayByDecoder(memory) {
  const decode = newHostDecoder('utf-16le');
  const { write, most } = wayByCharCode(memory);
  return { read: (address, length) => decode(new Uint16Array(memory.buffer, address, length)), write, most };
}

/** The way that every host has. @type {(memory: WebAssembly.Memory) => Way} */
function wayByCharCode(memory) {
  let units = new Uint16Array(memory.buffer);
  const current = () => {
    if (units[0] === undefined) units = new Uint16Array(memory.buffer);
    return units;
  };
  return {
    read(address, length) {
      const units = current();
      const [start, end] = [address / 2, address / 2 + length];
      if (length <= MOST_UNITS) return stringOfFew(units, start, length);
      let string = '';
      // Engines limit the number of arguments; 8192 is safe on all.
      for (let i = start; i < end; i += 8192) {
        string += String.fromCharCode.apply(null, /** @type {any} */ (units.subarray(i, Math.min(i + 8192, end))));
      }
      return string;
    },
    write(string, address) {
      const units = current();
      for (let i = 0; i < string.length; i++) units[address / 2 + i] = string.charCodeAt(i);
    },
    most: Infinity,
  };
}
