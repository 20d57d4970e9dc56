// How Deno imports packages by name.

import * as api from 'npm:encoding-wasm';
import { report } from './report.js';

await report(api);
