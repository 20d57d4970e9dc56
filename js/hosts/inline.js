// The entry for all hosts that may compile WebAssembly from bytes: the module is in the JavaScript. So there is no file
// to be read, fetched or found by a bundler, no promise to wait for, and service workers have it as well.

import wasm from '../../pkg/encoding.wasm';
import { instantiate } from '../wasm.js';

instantiate(wasm);

export * from '../index.js';
