// Writes a WebAssembly module as text for a script. js/embedded.js is the inverse.
//
// The tables are packed and repeat nothing, so Base64 suits them. It would hide the repetitions of the code from gzip,
// because the same bytes look different at each of three positions. So each byte of the code has a text of its own, of
// printable ASCII that needs no escapes in a script: one character for each of the most common bytes, two for any
// other. Hexadecimal digits at the start tell which bytes are the common ones. That is 5 KB less than hexadecimal
// digits alone, and 14 KB less than Base64, of 120.

import { assignText, DIGITS, SINGLES, startOfPair } from '../js/code-text.js';

/** The section of a module with the tables: https://webassembly.github.io/spec/core/binary/modules.html#data-section */
const DATA_SECTION = 11;

/** The room in js/unescape.wat. */
const ROOM = 8 * 0x10000;

/**
 * Splits a module where its data starts, and writes both parts as text.
 * @param {Uint8Array} module
 * @returns {{ code: string, tables: string }}
 */
export function embed(module) {
  const start = [...sections(module)].find(({ id }) => id === DATA_SECTION)?.start ?? module.length;
  const code = codeText(module.subarray(0, start));
  if (code.length + module.length + 0x1000 > ROOM) throw new Error('js/unescape.wat needs more pages.');
  return { code, tables: Buffer.from(module.subarray(start)).toString('base64') };
}

/** @param {Uint8Array} bytes */
function codeText(bytes) {
  const counts = new Array(0x100).fill(0);
  for (const byte of bytes) counts[byte] += 1;
  const common = Array.from(counts.keys()).sort((a, b) => counts[b] - counts[a] || a - b);
  const singles = new Set(common.slice(0, SINGLES));
  const digits = Array.from({ length: DIGITS }, (_, digit) =>
    [0, 1, 2, 3].reduce((sum, bit) => sum + (singles.has(4 * digit + bit) ? 2 ** bit : 0), 0).toString(16),
  ).join('');
  /** @type {string[]} */
  const texts = [];
  assignText(digits, (byte, page, character) => {
    const codes = page === 0 ? [character] : [startOfPair(page), character];
    texts[byte] = String.fromCharCode(...codes);
  });
  return digits + Array.from(bytes, (byte) => texts[byte]).join('');
}

/** The length of what precedes the first section. */
const PREAMBLE = 8;

/** @param {Uint8Array} module */
function* sections(module) {
  for (let position = PREAMBLE; position < module.length; ) {
    const start = position;
    const id = module[position++];
    // https://webassembly.github.io/spec/core/binary/values.html#integers
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[position++];
      length += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    position += length;
    yield { id, start };
  }
}

/**
 * Adds a custom section at the end of a module.
 * @param {Uint8Array} module
 * @param {string} name
 * @param {string} content
 */
export function withSection(module, name, content) {
  const [nameBytes, contentBytes] = [Buffer.from(name), Buffer.from(content)];
  const body = Buffer.concat([Buffer.of(nameBytes.length), nameBytes, contentBytes]);
  if (body.length > 0x7f) throw new Error(`The section '${name}' is too long.`);
  return Buffer.concat([module, Buffer.of(0, body.length), body]);
}
