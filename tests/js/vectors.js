// Reads the sequences of tests/vectors.txt.

import { readFileSync } from 'node:fs';

/** @param {string} binary */
export const bytes = (binary) => Uint8Array.from(Buffer.from(binary, 'latin1'));

export const VECTORS = readFileSync(new URL('../vectors.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => new Uint8Array(Buffer.from(line.replaceAll(' ', ''), 'hex')));
