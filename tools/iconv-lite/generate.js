// Packs the single-byte encodings that iconv-lite has: `npm run iconv-lite-tables`. With `--collect` it first makes
// mappings.txt anew, from the sources that collect.js names.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../process.js';
import { mappingsFile, readMappings, writeMappings } from './mappings.js';
import { pack } from './pack.js';

if (process.argv.includes('--collect')) {
  const { collect } = await import('./collect.js');
  writeFileSync(mappingsFile, writeMappings(collect()));
}
const content = generated();
writeFileSync(join(root, 'js/iconv-lite/generated/tables.js'), content);
say(`js/iconv-lite/generated/tables.js: ${content.length} bytes`);

function generated() {
  const { names, packed } = pack(readMappings());
  return `// Made by \`npm run iconv-lite-tables\` from tools/iconv-lite/mappings.txt, which names where the tables are from. Do not edit.

/** Single-byte encodings, in the order in which they are packed, with spaces between. */
export const names =
  '${names.join(' ')}';

/** Their tables, see ../tables.js. */
export const packed =
  '${packed}';
`;
}
