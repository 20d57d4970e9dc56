// Runs the suite with encoding-wasm/no-wasm in a page whose Content Security Policy forbids WebAssembly.

import * as api from './node_modules/encoding-wasm/pkg/no-wasm.js';
import { report } from './report.js';

await report(api);
