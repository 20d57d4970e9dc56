// workerd, which has no Buffer unless it is asked for it.

import iconv from 'encoding-wasm/iconv-lite';
import { runSuite } from './suite.mjs';

export default { fetch: async () => Response.json(await runSuite(iconv, { streams: false })) };
