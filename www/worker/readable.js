// Finds the encodings that make bytes most readable when detection has no answer, for example because a file is damaged.

import { TextDecoder } from '../../js/index.js';
import { costOf } from '../../js/repair/text-cost.js';

/** The encodings of most files, most frequent first. */
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

/** In bytes: they take about a millisecond for each encoding. */
const MAX_READ = 4096;

/** The usual encodings, most readable first. @param {Uint8Array} bytes */
export function byReadability(bytes) {
  const sample = bytes.subarray(0, MAX_READ);
  const costs = new Map(
    USUAL.map((name) => [name, costOf(new TextDecoder(name).decode(sample, { stream: sample.length === MAX_READ }))]),
  );
  return USUAL.toSorted((a, b) => Number(costs.get(a)) - Number(costs.get(b)));
}
