// Runs the suite in Node, Bun and Deno.

import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import iconv, * as named from 'encoding-wasm/iconv-lite';
import { runSuite } from './suite.mjs';

const report = await runSuite(iconv, { Buffer, streams: true });
if (named.decode !== iconv.decode) report.failures.push('The named exports are others.');
const required = createRequire(import.meta.url)('encoding-wasm/iconv-lite');
if (required.decode(Buffer.of(0x82), 'cp437') !== 'é') report.failures.push('It cannot be required.');
console.log(`REPORT ${JSON.stringify(report)}`);
