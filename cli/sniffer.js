// Finds the encodings of files, and refuses files that don't look like text.

import { encodings } from '../js/encodings/encodings.js';
import { newSniffer } from '../js/sniff/sniffing.js';
import { DOUBTS, doubtAbout } from './problems.js';

/** What to do with a file, by the kind that detection found. @type {Record<string, string | undefined>} */
const ADVICE = {
  binary: 'keep it as it is with --keep-binary, or name its encoding with --from',
  unknown: 'name it with --from',
  'UTF-32': 'use --from utf-32',
};

const PDF = [...'%PDF-'].map((character) => character.charCodeAt(0));

/** PDF may be nearly all text, but its offsets would be wrong after a conversion. @param {Uint8Array} start */
export const isPDF = (start) => PDF.every((byte, i) => byte === start[i]);

/**
 * Like `newSniffer`, but decisions have the kind that was detected.
 * @param {Record<string, unknown>} sniffing
 * @param {boolean} isStrict whether to refuse files that don't look like text: their encoding is
 *   just the default, so a conversion mustn't replace them
 * @param {boolean} isOnlyCopy whether to refuse uncertain encodings, too, because no copy is kept
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
    // Short files would bypass `decide`.
    takesWhole: false,
    // Recognizing PDF takes all its bytes.
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
