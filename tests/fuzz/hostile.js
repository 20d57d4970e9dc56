// Hostile surroundings: buffers of every kind, arguments whose conversion runs code, and prototypes that have changed since the package was
// loaded.

import { runInNewContext } from 'node:vm';

/** @typedef {import('./random.js').Random} Random */

/** Another realm, with its own classes. @type {any} */
const realm = runInNewContext('({ Uint8Array, ArrayBuffer, DataView, SharedArrayBuffer, Uint16Array })');

class Liar extends Uint8Array {
  get length() {
    return 1e9;
  }
  get byteLength() {
    return -1;
  }
  get byteOffset() {
    return 7;
  }
  get buffer() {
    return /** @type {any} */ (new ArrayBuffer(3));
  }
  get [Symbol.toStringTag]() {
    return /** @type {any} */ ('Float64Array');
  }
  [Symbol.iterator]() {
    return /** @type {any} */ ([1][Symbol.iterator]());
  }
  static get [Symbol.species]() {
    return /** @type {any} */ (
      () => {
        throw new Error('species');
      }
    );
  }
}

/** @param {any} Class @param {Uint8Array} bytes @param {object} [options] */
function bufferOf(Class, bytes, options) {
  const buffer = new Class(bytes.length, options);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

/** @type {((bytes: Uint8Array, random: Random) => any)[]} */
const FORMS = [
  (bytes) => bytes,
  (bytes) => bytes,
  (bytes, random) => {
    const before = random.below(9);
    const buffer = new Uint8Array(before + bytes.length + random.below(9)).fill(0xa4);
    buffer.set(bytes, before);
    return buffer.subarray(before, before + bytes.length);
  },
  (bytes) => bytes.slice().buffer,
  (bytes) => Buffer.from(bytes),
  (bytes) => new DataView(bytes.slice().buffer),
  (bytes) => new Int8Array(bytes.slice().buffer),
  (bytes) => new Uint8ClampedArray(bytes.slice().buffer),
  (bytes) => (bytes.length % 2 ? bytes : new Uint16Array(bytes.slice().buffer)),
  (bytes) => (bytes.length % 8 ? bytes : new BigUint64Array(bytes.slice().buffer)),
  (bytes) => bufferOf(SharedArrayBuffer, bytes),
  (bytes) => new Uint8Array(bufferOf(SharedArrayBuffer, bytes)),
  (bytes) => new Uint8Array(bufferOf(ArrayBuffer, bytes, { maxByteLength: bytes.length + 9 })),
  (bytes) => bufferOf(ArrayBuffer, bytes, { maxByteLength: bytes.length + 9 }),
  (bytes) => new DataView(bufferOf(ArrayBuffer, bytes, { maxByteLength: bytes.length + 9 })),
  (bytes) => new Uint8Array(bufferOf(SharedArrayBuffer, bytes, { maxByteLength: bytes.length + 9 })),
  (bytes) => new Liar(bytes.slice().buffer),
  (bytes) => Object.setPrototypeOf(bytes.slice(), null),
  (bytes) => Object.defineProperties(bytes.slice(), { byteLength: { value: 1 }, slice: { value: null }, set: {} }),
  (bytes) => Object.freeze(bytes.slice().buffer),
  (bytes) => bufferOf(realm.ArrayBuffer, bytes),
  (bytes) => new realm.Uint8Array(bufferOf(realm.ArrayBuffer, bytes)),
  (bytes) => new realm.DataView(bufferOf(realm.SharedArrayBuffer, bytes)),
];

/** The bytes in some kind of buffer source. @param {Random} random @param {Uint8Array} bytes */
export const disguise = (random, bytes) => random.pick(FORMS)(bytes, random);

/**
 * A value that is converted to a string.
 * @param {Random} random
 * @param {string} string
 * @param {() => void} meanwhile
 * @returns {any}
 */
export function disguiseString(random, string, meanwhile) {
  switch (random.below(6)) {
    case 0:
      return {
        toString() {
          meanwhile();
          return string;
        },
      };
    case 1:
      return {
        [Symbol.toPrimitive](/** @type {string} */ hint) {
          meanwhile();
          return hint === 'string' ? string : 'the wrong hint';
        },
      };
    case 2:
      return {
        toString: null,
        valueOf() {
          meanwhile();
          return string;
        },
      };
    case 3:
      return new String(string);
    default:
      meanwhile();
      return string;
  }
}

/**
 * Options whose members run code when they are read.
 * @param {Record<string, unknown>} options
 * @param {() => void} meanwhile
 * @returns {any}
 */
export function disguiseOptions(options, meanwhile) {
  let isFirst = true;
  return new Proxy(options, {
    get(target, key) {
      if (isFirst) meanwhile();
      isFirst = false;
      return Reflect.get(target, key);
    },
  });
}

export const thrown = new Error('thrown by the fuzzer');

/** Values that no call accepts as bytes, or that throw when they are converted. @param {Random} random */
export function wrongBytes(random) {
  const { proxy, revoke } = Proxy.revocable(new Uint8Array(3), {});
  revoke();
  return random.pick([
    null,
    1,
    'bytes',
    Symbol('bytes'),
    5n,
    {},
    [1, 2],
    proxy,
    new Proxy(new Uint8Array(3), {}),
    () => 1,
  ]);
}

/** @param {Random} random @returns {any} */
export function wrongOptions(random) {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const throwing = new Proxy(
    {},
    {
      get() {
        throw thrown;
      },
    },
  );
  return random.pick([1, 'stream', Symbol('options'), 5n, true, proxy, throwing]);
}

/**
 * A buffer source that changes while options are converted: it is detached, or it grows or shrinks.
 * @param {Random} random
 * @param {Uint8Array} bytes
 * @returns {{ source: any, change: () => void, seen: () => Uint8Array }} `seen`: what remains
 */
export function changing(random, bytes) {
  const most = bytes.length + 1 + random.below(200);
  const isShared = random.oneIn(4);
  const buffer = isShared
    ? bufferOf(SharedArrayBuffer, bytes, { maxByteLength: most })
    : bufferOf(ArrayBuffer, bytes, { maxByteLength: most });
  const offset = random.below(bytes.length + 1);
  const source = random.pick([
    () => buffer,
    () => new Uint8Array(buffer),
    () => new Uint8Array(buffer, offset),
    () => new Uint8Array(buffer, offset, bytes.length - offset),
    () => new DataView(buffer, offset),
    () => new Int8Array(buffer, offset, random.below(bytes.length - offset + 1)),
  ])();
  const fixedLength = ArrayBuffer.isView(source) ? source.byteLength : 0;
  const isTracking = !ArrayBuffer.isView(source) || random.oneIn(2);
  const change = random.pick([
    () => {
      if (isShared) buffer.grow(most);
      else structuredClone(buffer, { transfer: [buffer] });
    },
    () => {
      if (isShared) buffer.grow(buffer.byteLength + random.below(most - buffer.byteLength + 1));
      else buffer.resize(random.below(most + 1));
    },
    () => new Uint8Array(buffer).fill(random.below(0x100)),
    () => isTracking && fixedLength,
  ]);
  const seen = () => {
    if (!ArrayBuffer.isView(source)) return buffer.byteLength ? new Uint8Array(buffer).slice() : new Uint8Array();
    try {
      return new Uint8Array(buffer, source.byteOffset, source.byteLength).slice();
    } catch {
      return new Uint8Array();
    }
  };
  return { source, change, seen };
}

/** These prototypes are patched. */
const TypedArray = Object.getPrototypeOf(Uint8Array.prototype);

/**
 * Changes that programs make to prototypes.
 * @type {{ target: any, key: PropertyKey, descriptor: (misuse: () => void) => PropertyDescriptor }[]}
 */
const PATCHES = [];

for (const key of ['0', '1']) {
  for (const target of [Array.prototype, Object.prototype]) {
    PATCHES.push({
      target,
      key,
      descriptor: (misuse) => ({ get: () => 'patched', set: misuse, configurable: true, enumerable: true }),
    });
  }
}
for (const key of [
  'get',
  'set',
  'value',
  'then',
  'member',
  'stream',
  'fatal',
  'next',
  'bytes',
  'encoding',
  'bom',
  'length',
]) {
  // Web IDL reads these from an object of options, even if they are inherited.
  if (['stream', 'fatal', 'bom'].includes(key)) continue;
  PATCHES.push({
    target: Object.prototype,
    key,
    descriptor: (misuse) => ({ get: () => undefined, set: misuse, configurable: true, enumerable: true }),
  });
  PATCHES.push({
    target: Object.prototype,
    key,
    descriptor: () => ({ value: 'patched', writable: true, configurable: true, enumerable: true }),
  });
}
for (const key of ['slice', 'includes', 'set', 'subarray', Symbol.iterator, 'fill', 'map', 'values']) {
  for (const target of [TypedArray, Uint8Array.prototype, Float32Array.prototype]) {
    PATCHES.push({
      target,
      key,
      descriptor: (misuse) => ({ value: misuse, writable: true, configurable: true, enumerable: false }),
    });
  }
}
for (const key of ['buffer', 'byteLength', 'byteOffset', 'length']) {
  PATCHES.push({
    target: Uint8Array.prototype,
    key,
    descriptor: () => ({ value: 3, writable: true, configurable: true, enumerable: false }),
  });
}
for (const [target, key] of [
  [globalThis.TextDecoder.prototype, 'decode'],
  [globalThis.TextEncoder.prototype, 'encode'],
  [globalThis.TextEncoder.prototype, 'encodeInto'],
  [Buffer.prototype, 'ucs2Slice'],
  [Buffer.prototype, 'ucs2Write'],
  [Buffer.prototype, 'utf8Slice'],
  [Buffer.prototype, 'latin1Slice'],
]) {
  PATCHES.push({
    target,
    key: /** @type {string} */ (key),
    descriptor: (misuse) => ({ value: misuse, writable: true, configurable: true, enumerable: true }),
  });
}

/** The changes that the host allows: Bun's own methods can't be changed. */
const POSSIBLE = PATCHES.filter(
  ({ target, key }) => Object.getOwnPropertyDescriptor(target, key)?.configurable !== false,
);

/**
 * Runs a call with a changed prototype. It must not run the fuzzer's code.
 * @template T
 * @param {Random} random
 * @param {() => T} call
 * @returns {T}
 */
export function withPatch(random, call) {
  const { target, key, descriptor } = random.pick(POSSIBLE);
  const original = Object.getOwnPropertyDescriptor(target, key);
  const misuse = () => {
    throw new Error(`the patched ${String(key)} was used`);
  };
  const patch = Object.assign(Object.create(null), descriptor(misuse));
  Object.defineProperty(target, key, patch);
  try {
    return call();
  } finally {
    if (original) Object.defineProperty(target, key, original);
    else delete target[key];
  }
}
