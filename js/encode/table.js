// The table way: a loop in WebAssembly that reads the code units of the host's string and looks up their bytes (`writeBytes` in strings.wat).

import { at, begin, series, strings, wasm } from '../wasm/instance.js';
import { blockLength, outputBytes } from '../wasm/wasm.js';

/**
 * @param {string} string
 * @param {number} encoding a single-byte encoding
 * @returns {Uint8Array<ArrayBuffer> | undefined} `undefined` if the host can't, the string is longer than a block, or a code point is unmappable
 */
export function encodeByTable(string, encoding) {
  if (string.length > blockLength) return undefined;
  begin('encoding', encoding);
  const written = strings.writeBytes?.(string, at.output, wasm.unit_table(encoding));
  series.isBusy = false;
  return written === string.length ? outputBytes(written) : undefined;
}
