// Which encodings make bytes the most readable, where detection has no answer: in files that are damaged, for example.

import { TextDecoder } from '../../js/index.js';
import { costOf } from '../../js/text-cost.js';

/** The encodings that most files are in that aren't in UTF-8, the most frequent first. */
const USUAL = [
  'UTF-8',
  'windows-1252',
  'Shift_JIS',
  'GBK',
  'EUC-KR',
  'windows-1251',
  'Big5',
  'EUC-JP',
  'KOI8-R',
  'windows-1250',
  'IBM866',
];

/** How much is read, in bytes: it takes about a millisecond for each encoding. */
const MOST_READ = 4096;

/** The usual encodings, the one in which bytes are the most readable first. @param {Uint8Array} bytes */
export function byReadability(bytes) {
  const sample = bytes.subarray(0, MOST_READ);
  const costs = new Map(
    USUAL.map((name) => [name, costOf(new TextDecoder(name).decode(sample, { stream: sample.length === MOST_READ }))]),
  );
  return USUAL.toSorted((a, b) => Number(costs.get(a)) - Number(costs.get(b)));
}
