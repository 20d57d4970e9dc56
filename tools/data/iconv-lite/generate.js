// Packs iconv-lite's single-byte encodings: `npm run iconv-lite-tables`. With `--collect` it first makes mappings.txt again (collect.js).

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../../lib/process.js';
import { mappingsFile, readMappings, writeMappings } from './mappings.js';
import { tablesModule } from './pack.js';

if (process.argv.includes('--collect')) {
  const { collect } = await import('./collect.js');
  writeFileSync(mappingsFile, writeMappings(collect()));
}
const content = tablesModule(readMappings());
writeFileSync(join(root, 'js/iconv-lite/generated/tables.js'), content);
say(`js/iconv-lite/generated/tables.js: ${content.length} bytes`);
