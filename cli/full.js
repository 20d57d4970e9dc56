// What a plain conversion doesn't need. The build bundles it as pkg/cli-full.cjs, with its own copy of all other modules, so it shares no
// state with pkg/cli.cjs.

import { newTransliterator } from '../js/encode/translit.js';
import { UTF_8, UTF_16LE } from '../js/encodings/encodings.js';
import { AutoTranscoderCommon, newDecodingTranscoder, newTranscoder } from '../js/transcode/transcoding.js';
import { outputView } from '../js/wasm/wasm.js';
import { runBatch } from './batch.js';
import { DeclarationFixer } from './declaration.js';
import { detectFiles } from './detect.js';
import { EXIT } from './exit.js';
import { loadModule } from './load-module.js';
import { hasAll, OtherSource, OtherTarget } from './other-transcoders.js';
import { RepairingTranscoder } from './repairing.js';
import { run } from './run.js';
import { newFileSniffer } from './sniffer.js';
import { TextTranscoder } from './text-transcoder.js';

export { completionFor } from './completion.js';
export { manual } from './manual.js';

/**
 * Runs any job.
 * @param {Omit<import('./run.js').Job, 'from'>} common
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
  const { fromOther, toOther } = common;
  const isMappable = toOther && hasAll(toOther);
  const fitting = otherwise === undefined ? undefined : newTransliterator(common.to, isMappable);
  /** @type {import('./run.js').Job['unmappable']} */
  const unmappable = fitting ? (codePoint) => fitting(codePoint) ?? otherwise : common.unmappable;
  const mayOmit = Boolean(drop) || isReplacing(unmappable);
  const isOther = fromOther !== undefined || toOther !== undefined;
  /** @type {import('./run.js').Job} */
  const job = {
    ...common,
    from: from === 'auto' ? newFileSniffer(sniffing, isBatch, inPlace === '') : from,
    unmappable,
    otherwise,
    drop,
    isChanged: Boolean(drop || repair || isOther || (mayOmit && common.eol)),
  };
  /** @type {import('./run.js').Parts} */
  const parts = {
    isLending: !drop && !repair && !fixDeclaration && !isOther && !isReplacing(unmappable),
    convertsLineEndings: mayOmit || isOther,
    newTranscoder(job, options) {
      const { from, to } = job;
      const eol = parts.convertsLineEndings ? job.eol : undefined;
      if (repair) return new RepairingTranscoder(from, to, options, { eol, isOnlyCopy: job.isOnlyCopy });
      if (drop || eol || job.fromOther || job.toOther) {
        const transcoder = throughText(job, typeof from === 'number' ? from : UTF_8, options, eol);
        return typeof from === 'number' ? transcoder : new AutoTranscoderCommon(from, transcoder);
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

/**
 * @param {import('./run.js').Job} job
 * @param {number} from
 * @param {import('../js/transcode/transcoding.js').TranscoderOptions} options
 * @param {'lf' | 'crlf'} [eol]
 */
function throughText({ to, fromOther, toOther, drop = false }, from, options, eol) {
  const fatal = options.fatal && !drop;
  const decoder = fromOther
    ? new OtherSource(fromOther, options, drop)
    : newDecodingTranscoder(from, { ...options, fatal });
  const encoder = toOther
    ? new OtherTarget(toOther, options, newTransliterator(to, hasAll(toOther)))
    : newTranscoder(UTF_16LE, to, { ...options, fatal: false, ignoreBOM: true }, '');
  const losses = /** @type {import('./loss-counter.js').LossCounter} */ (options.losses);
  return new TextTranscoder(decoder, encoder, losses, { drop: drop && !fromOther, eol });
}

/** Whether the transcoder replaces characters in JavaScript. Then it collects pieces of text, which must be copies. @param {import('../js/encode/unmappable.js').Unmappable} unmappable */
const isReplacing = (unmappable) =>
  typeof unmappable === 'function' || unmappable === 'ignore' || unmappable === 'translit';
