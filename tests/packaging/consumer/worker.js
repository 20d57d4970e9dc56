// Runs the suite in a web worker.

import * as api from './node_modules/encoding-wasm/pkg/index.js';
import { report } from './report.js';

postMessage(await report(api));
