// A program that passes memory to the package while another thread changes it.

import * as api from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { runRaces } from './races.js';
import { tell } from './report.js';

tell(await runRaces(api, { calls: 100, every: 80, iconv }));
