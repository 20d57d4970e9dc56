// Runs the suite in a page without Buffer.

import iconv from 'encoding-wasm/iconv-lite';
import { runSuite } from './suite.mjs';

/** @type {any} */ (globalThis).report = await runSuite(iconv, { streams: false });
