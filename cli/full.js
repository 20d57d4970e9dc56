// Everything that a plain conversion doesn't need; the build bundles it as pkg/cli-full.cjs. That bundle has its own copy of all other
// modules, and shares no state with pkg/cli.cjs.

import { DeclarationFixer } from '../js/declaration.js';
import { UTF_8 } from '../js/encodings.js';
import { AutoTranscoderCommon, newTranscoder } from '../js/transcoding.js';
import { newTransliterator } from '../js/translit.js';
import { outputView } from '../js/wasm.js';
import { runBatch } from './batch.js';
import { detectFiles } from './detect.js';
import { DroppingTranscoder } from './dropping.js';
import { EXIT } from './exit.js';
import { loadModule } from './load-module.js';
import { RepairingTranscoder } from './repairing.js';
import { run } from './run.js';
import { newFileSniffer } from './sniffer.js';

export { completionFor } from './completion.js';
export { manual } from './manual.js';

/**
 * Runs any job.
 * @param {Omit<import('./run.js').Job, 'from'>} common the properties that plain jobs have, too
 * @param {Record<string, any>} options
 * @returns {Promise<number>} the exit code
 */
export async function runFully(common, options) {
  if (!loadModule()) return EXIT.failure;
  const {
    from = 'auto',
    detect,
    json,
    sniff = 'detect',
    locale,
    c: drop,
    repair,
    fixDeclaration,
    otherwise,
    inPlace,
    outDir,
  } = options;
  const sniffing = { sniff, locale, detect: true };
  if (detect) return detectFiles({ ...common, sniffing, json });
  const isBatch = inPlace !== undefined || outDir !== undefined;
  const fitting = otherwise === undefined ? undefined : newTransliterator(common.to);
  /** @type {import('./run.js').Job} */
  const job = {
    ...common,
    from: from === 'auto' ? newFileSniffer(sniffing, isBatch, inPlace === '') : from,
    unmappable: fitting ? (codePoint) => fitting(codePoint) ?? otherwise : common.unmappable,
    otherwise,
    drop,
    isChanged: Boolean(drop || repair),
  };
  /** @type {import('./run.js').Parts} */
  const parts = {
    isLending: !drop && !repair && !fixDeclaration && !isReplacing(job.unmappable),
    newTranscoder(job, options) {
      const { from, to } = job;
      if (repair) return new RepairingTranscoder(from, to, options, job.isOnlyCopy);
      if (drop) {
        if (typeof from === 'number') return new DroppingTranscoder(from, to, options);
        return new AutoTranscoderCommon(from, new DroppingTranscoder(UTF_8, to, options));
      }
      return newTranscoder(from, to, parts.isLending ? { ...options, take: outputView } : options, '');
    },
    newFixer: fixDeclaration && (() => new DeclarationFixer(job.to)),
  };
  if (!isBatch) return run(job, parts);
  const { skipUtf8: skipUTF8 = false, keepBinary = false, dryRun = false } = options;
  const batch = {
    suffix: inPlace,
    directory: outDir,
    skipUTF8,
    keepBinary,
    dryRun,
    findDeclarations: !fixDeclaration && !job.quiet,
  };
  return runBatch(job, batch, (difference, others = parts) => run({ ...job, ...difference }, others));
}

/** Whether the transcoder replaces characters in JavaScript: it then collects pieces of text, which must be copies. @param {import('../js/unmappable.js').Unmappable} unmappable */
const isReplacing = (unmappable) =>
  typeof unmappable === 'function' || unmappable === 'ignore' || unmappable === 'translit';
