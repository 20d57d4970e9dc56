// Finds the encodings of files, and recognizes files that don't look like text.

import { newSniffer } from '../js/sniffing.js';
import { DOUBTS } from './problems.js';

/** What to do with files that don't look like text, by the kind that detection found. @type {Record<string, string | undefined>} */
const ADVICE = {
  binary: 'keep it as it is with --keep-binary, or name its encoding with --from',
  unknown: 'name it with --from',
};

/**
 * Like `newSniffer`, but its decisions have the kind that detection found.
 * @param {Record<string, unknown>} sniffing
 * @param {boolean} isStrict whether to refuse files that don't look like text: the decision on them is just the default, so their
 *   conversion must not replace them
 * @returns {import('../js/sniffing.js').Sniffer}
 */
export function newFileSniffer(sniffing, isStrict) {
  const { decide, ...others } = newSniffer(sniffing, '--from auto');
  return {
    ...others,
    // Otherwise, short files would bypass `decide`.
    takesWhole: false,
    decide(detected) {
      const doubt = detected && DOUBTS[detected.kind];
      if (doubt && isStrict) throw new Error(`${doubt}; ${ADVICE[detected.kind]}`);
      return { ...decide(detected), kind: detected?.kind };
    },
  };
}
