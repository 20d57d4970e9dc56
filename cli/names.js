// The names of a job's encodings, for messages.

import { encodings } from '../js/encodings.js';

/** @param {Pick<import('./run.js').Job, 'to' | 'toOther'>} job */
export const nameOfTarget = ({ to, toOther }) => toOther?.name ?? encodings[to].name;

/** @param {Pick<import('./run.js').Job, 'fromOther'>} job @param {number} from the source's encoding, if it is in the standard */
export const nameOfSource = ({ fromOther }, from) => fromOther?.name ?? encodings[from].name;
