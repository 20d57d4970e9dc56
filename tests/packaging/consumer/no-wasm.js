import * as api from './node_modules/encoding-wasm/pkg/no-wasm.js';
import { report } from './report.js';

await report(api);
