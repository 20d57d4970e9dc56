// The names of a job's encodings, for messages.

import { encodings } from '../js/encodings/encodings.js';

/** @param {Pick<import('./run.js').Job, 'to' | 'toOther'>} job */
export const nameOfTarget = ({ to, toOther }) => toOther?.name ?? encodings[to].name;

/**
 * What a file was decoded from: ASCII, if nothing shows its encoding.
 * @param {Pick<import('./run.js').Job, 'fromOther'>} job
 * @param {import('../js/sniff/sniffing.js').Decision} decision
 */
export function nameOfDecision(job, { encoding, source, kind }) {
  const isASCII = kind === 'ASCII' || kind === 'empty';
  return source === 'default' && isASCII ? 'ASCII' : nameOfSource(job, encoding);
}

/** @param {Pick<import('./run.js').Job, 'fromOther'>} job @param {number} from used if the encoding is in the standard */
export const nameOfSource = ({ fromOther }, from) => fromOther?.name ?? encodings[from].name;
