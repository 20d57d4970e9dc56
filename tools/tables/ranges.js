// The packed form of index gb18030 ranges: how many there are, then for each the step from the offset before in
// pointers, and how much more it is in code points, since those in between are in index gb18030.

import { Numbers, RangeEncoder } from './range-encoder.js';
import { readIndex } from './read.js';

/** @param {string} directory */
export function packRanges(directory) {
  const index = readIndex(directory, 'gb18030-ranges');
  const encoder = new RangeEncoder();
  encoder.number(new Numbers(), index.entries.size);
  const pointerSteps = new Numbers();
  const skips = new Numbers();
  let lastPointer = 0;
  let lastCodePoint = 0;
  for (const [pointer, codePoint] of index.entries) {
    encoder.number(pointerSteps, pointer - lastPointer);
    const skip = codePoint - lastCodePoint - (pointer - lastPointer);
    encoder.number(skips, 2 * Math.abs(skip) + Number(skip < 0));
    [lastPointer, lastCodePoint] = [pointer, codePoint];
  }
  return { file: 'gb18030-ranges.bin', indexes: [index], bytes: encoder.finish() };
}
