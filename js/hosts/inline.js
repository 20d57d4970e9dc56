// The entry for all hosts that may compile WebAssembly from bytes: the module is in the JavaScript. So there is no file
// to be read, fetched or found by a bundler, no promise to wait for, and service workers have it as well.

import base64 from '../../pkg/encoding.wasm';
import { decodeBase64 } from '../base64.js';
import { instantiate } from '../instance.js';

// A program that compiles encoding.wasm once for all its threads puts the module there before it loads the package.
const compiled = /** @type {any} */ (globalThis)[Symbol.for('encoding-wasm.module')];
instantiate(compiled ?? decodeBase64(/** @type {string} */ (base64)));

export * from '../index.js';
