// Runs the suite in workerd, which has no Buffer by default.

import iconv from 'encoding-wasm/iconv-lite';
import { runSuite } from './suite.mjs';

export default { fetch: async () => Response.json(await runSuite(iconv, { streams: false })) };
