// Unpacks the WebAssembly modules in the package's scripts.

import { readFileSync } from 'node:fs';
import { unpackModule } from '../../js/wasm/embedded.js';

/** The module of an entry. @param {string} name the entry's, such as 'japanese' */
export function embeddedModule(name) {
  const script = readFileSync(new URL(`../../pkg/${name}.js`, import.meta.url), 'latin1');
  const packed = /^const PACKED = "([^"]*)";$/m.exec(script)?.[1] ?? '';
  const [codeStart, tablesStart, length, places] = JSON.parse(`[${/\bPACKED,([\d,[\]\s]*\]\])\)/.exec(script)?.[1]}]`);
  return unpackModule(packed, codeStart, tablesStart, length, places);
}
