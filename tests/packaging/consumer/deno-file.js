// A program for Deno that imports a plain file, as somebody may copy or serve it.

import * as api from './node_modules/encoding-wasm/pkg/index.js';
import { report } from './report.js';

await report(api);
