// A program for Deno that imports a plain file, as it may be copied or served.

import * as api from './node_modules/encoding-wasm/pkg/index.js';
import { report } from './report.js';

await report(api);
