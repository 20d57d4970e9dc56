// A program that imports the package.

import * as api from 'encoding-wasm';
import { report } from './report.js';

await report(api);
