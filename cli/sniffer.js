// Finds the encodings of files, and recognizes files that don't look like text.

import { encodings } from '../js/encodings/encodings.js';
import { newSniffer } from '../js/sniff/sniffing.js';
import { DOUBTS, doubtAbout } from './problems.js';

/** What to do with files that don't look like text, by the kind that detection found. @type {Record<string, string | undefined>} */
const ADVICE = {
  binary: 'keep it as it is with --keep-binary, or name its encoding with --from',
  unknown: 'name it with --from',
  'UTF-32': 'use --from utf-32',
};

const PDF = [...'%PDF-'].map((character) => character.charCodeAt(0));

/** Whether a file is PDF. That may be nearly all text, but its offsets would be wrong after a conversion. @param {Uint8Array} start */
export const isPDF = (start) => PDF.every((byte, i) => byte === start[i]);

/**
 * Like `newSniffer`, but its decisions have the kind that detection found.
 * @param {Record<string, unknown>} sniffing
 * @param {boolean} isStrict whether to refuse files that don't look like text: the decision on them is just the default, so their
 *   conversion must not replace them
 * @param {boolean} isOnlyCopy whether to refuse files whose detection is uncertain, too, because no copy of them is kept
 * @returns {import('../js/sniff/sniffing.js').Sniffer}
 */
export function newFileSniffer(sniffing, isStrict, isOnlyCopy) {
  const { prescanned, declared, decide, ...others } = newSniffer(sniffing, '--from auto');
  /** @param {string | undefined} kind */
  const refuse = (kind = '') => {
    const doubt = DOUBTS[kind];
    if (doubt && isStrict) throw new Error(`${doubt}; ${ADVICE[kind]}`);
  };
  return {
    ...others,
    // Otherwise, short files would bypass `decide`.
    takesWhole: false,
    // PDF can only be recognized by all of them.
    needsMore: undefined,
    prescanned: Math.max(prescanned, PDF.length),
    declared(start) {
      if (isPDF(start)) refuse('binary');
      return declared(start);
    },
    decide(detected) {
      refuse(detected?.kind);
      const decision = { ...decide(detected), kind: detected?.kind };
      const doubt = isOnlyCopy && doubtAbout(decision);
      if (doubt) {
        const guess = `it may be ${encodings[decision.encoding].name} (${decision.score?.toFixed(2)}), but ${doubt}`;
        throw new Error(`${guess}; name its encoding with --from, or keep the old file with --in-place=.bak`);
      }
      return decision;
    },
  };
}
