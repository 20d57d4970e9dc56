// Code units to strings and back: the fastest ways that the host has.

/** Up to this length the host's ways take longer to start than this one takes. */
const SHORT = 24;

/**
 * Makes a string of UTF-16 code units without lone surrogates.
 * @param {Uint16Array} units
 * @param {number} start
 * @param {number} end
 * @returns {string}
 */
export function stringFromUnits(units, start, end) {
  if (end - start > SHORT) return readUnits(units.subarray(start, end));
  let string = '';
  for (let i = start; i < end; i++) string += String.fromCharCode(units[i]);
  return string;
}

/** @type {(units: Uint16Array) => string} */
const readUnits = chooseReader();

/**
 * Writes a part of a string as code units.
 * @type {(string: string, start: number, end: number, units: Uint16Array) => void}
 */
export const writeUnits = isRight(readByBuffer, writeByBuffer) ? writeByBuffer : writeCharCodes;

function chooseReader() {
  // Node's and Bun's Buffer copies at memory speed, several times faster than their TextDecoder.
  if (isRight(readByBuffer)) return readByBuffer;
  /** @type {globalThis.TextDecoder | undefined} */
  let decoder;
  const readByDecoder = (/** @type {Uint16Array} */ units) => {
    decoder ??= new globalThis.TextDecoder('utf-16le', { ignoreBOM: true });
    return decoder.decode(units);
  };
  return isRight(readByDecoder) ? readByDecoder : readCharCodes;
}

/**
 * Whether a host has its primitives, and they give exactly what they must.
 * @param {(units: Uint16Array) => string} read
 * @param {(string: string, start: number, end: number, units: Uint16Array) => void} [write]
 */
function isRight(read, write = writeCharCodes) {
  const text = '\uFEFFa\0é漢\uFEFF\uFFFD💩\uFFFF and longer than what is short';
  const units = new Uint16Array(text.length);
  try {
    write(text, 0, text.length, units);
    return read(units) === text && units[0] === 0xfeff;
  } catch {
    return false;
  }
}

/** @param {Uint16Array} units */
function bufferOf(units) {
  return Buffer.from(units.buffer, units.byteOffset, units.byteLength);
}

/** @param {Uint16Array} units */
function readByBuffer(units) {
  return bufferOf(units).toString('utf16le');
}

/** @param {Uint16Array} units */
function readCharCodes(units) {
  // Engines limit the number of arguments; 8192 is safe on all.
  let string = '';
  for (let start = 0; start < units.length; start += 8192) {
    string += String.fromCharCode.apply(null, /** @type {any} */ (units.subarray(start, start + 8192)));
  }
  return string;
}

/** @param {string} string @param {number} start @param {number} end @param {Uint16Array} units */
function writeByBuffer(string, start, end, units) {
  if (end - start > SHORT) bufferOf(units).write(string.slice(start, end), 'utf16le');
  else writeCharCodes(string, start, end, units);
}

/** @param {string} string @param {number} start @param {number} end @param {Uint16Array} units */
function writeCharCodes(string, start, end, units) {
  for (let i = start; i < end; i++) units[i - start] = string.charCodeAt(i);
}

/**
 * Replaces lone surrogates by U+FFFD: https://infra.spec.whatwg.org/#javascript-string-convert
 * @param {string} string
 * @returns {string}
 */
export function toScalarValueString(string) {
  // In Unicode mode a surrogate that is half of a pair does not match.
  return string.replace(/\p{Surrogate}/gu, '\uFFFD');
}
