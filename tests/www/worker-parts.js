// Bundles the parts of the page's worker, for tests without a browser.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/lib/process.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const ENTRY = `
  export { instantiate } from '../../js/wasm/instance.js';
  export { CODE_PAGES } from '../code-pages.js';
  export { detectAll } from './detect.js';
  export { TextDocument } from './document.js';
  export { isMail, readMail } from './mail.js';
  export { hasLostCharacters } from './lost.js';
  export { MarkingDecoder } from './marking-decoder.js';
  export { RowSplitter } from './rows.js';
  export { findRepairs, repairFile } from './repair.js';
  export { examine, save } from './save.js';
`;

/**
 * @typedef {typeof import('../../www/code-pages.js')
 *   & typeof import('../../www/worker/detect.js')
 *   & typeof import('../../www/worker/document.js')
 *   & typeof import('../../www/worker/lost.js')
 *   & typeof import('../../www/worker/mail.js')
 *   & typeof import('../../www/worker/marking-decoder.js')
 *   & typeof import('../../www/worker/rows.js')
 *   & typeof import('../../www/worker/repair.js')
 *   & typeof import('../../www/worker/save.js')} Parts
 */

/** Bundles them as the page's build does, and imports the bundle. @returns {Promise<Parts>} */
export async function importWorkerParts() {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-worker-'));
  try {
    const outfile = join(folder, 'parts.mjs');
    await build({
      stdin: { contents: ENTRY, resolveDir: join(root, 'www/worker') },
      outfile,
      bundle: true,
      ignoreAnnotations: true,
      platform: 'node',
      format: 'esm',
      define: { VERSION: JSON.stringify(version) },
      logLevel: 'warning',
    });
    const parts = await import(pathToFileURL(outfile).href);
    parts.instantiate(readFileSync(join(root, 'pkg/encoding.wasm')));
    return parts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
