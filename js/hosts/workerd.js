// The entry for workerd, which compiles no WebAssembly from bytes: it imports the compiled module.

import module from '../../pkg/encoding.wasm';
import { instantiate } from '../instance.js';

instantiate(/** @type {WebAssembly.Module} */ (module));

export * from '../index.js';
