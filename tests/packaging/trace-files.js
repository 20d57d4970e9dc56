// Prints the files that programs of a project need, by program, as JSON: `trace-files.js NFT PROJECT PROGRAM…`.

import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [nft, project, ...programs] = process.argv.slice(2);
const { nodeFileTrace } = await import(pathToFileURL(nft).href);
/** @type {Record<string, string[]>} */
const files = {};
for (const program of programs) {
  const { fileList } = await nodeFileTrace([join(project, program)], { base: project });
  files[program] = [...fileList];
}
console.log(JSON.stringify(files));
