// The entry for Node and Bun. The build bundles it as pkg/node.cjs, beside encoding.wasm, so that `import` and
// `require` give the same classes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiate } from '../wasm.js';

instantiate(readFileSync(join(__dirname, 'encoding.wasm')));

export * from '../index.js';
