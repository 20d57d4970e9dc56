// The drop-in decodes and encodes everything as iconv-lite does, except for the listed differences.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { compareDecoding, compareEncoding } from './compare.js';
import { DIFFERENCES, FAULTS } from './differences.js';
import { decodeParts, encodeParts, encodings, ours, theirs } from './peers.js';

/** @param {string} encoding @param {'decode' | 'encode'} direction */
function expected(encoding, direction) {
  const rows = DIFFERENCES.filter((row) => row.direction === direction && row.encodings.includes(encoding));
  return Object.fromEntries(rows.map(({ kind, encodings, counts }) => [kind, counts[encodings.indexOf(encoding)]]));
}

/** @param {string} encoding @param {'decode' | 'encode'} direction @param {import('./compare.js').Found} found */
function check(encoding, direction, found) {
  const counts = Object.fromEntries(Array.from(found, ([kind, { count }]) => [kind, count]));
  const examples = Array.from(found, ([kind, { first }]) => `${kind}:\n${first.join('\n')}`).join('\n');
  assert.deepEqual(counts, expected(encoding, direction), examples);
}

describe('bytes', () => {
  for (const encoding of encodings) {
    test(encoding, () => check(encoding, 'decode', compareDecoding(encoding)));
  }
});

describe('code points', () => {
  for (const encoding of encodings) {
    test(encoding, () => check(encoding, 'encode', compareEncoding(encoding)));
  }
});

test('the differences are in compared encodings', () => {
  for (const { encodings: listed, counts } of DIFFERENCES) {
    assert.equal(listed.length, counts.length);
    for (const encoding of listed) assert.ok(encodings.includes(encoding), encoding);
    for (const count of counts) assert.ok(count > 0);
  }
});

for (const { what, encoding, direction, parts, theirs: their, ours: our } of FAULTS) {
  test(`${encoding}: ${what}`, () => {
    const convert = (/** @type {import('./peers.js').Iconv} */ iconv) => {
      if (direction === 'encode') return encodeParts(iconv, encoding, parts).toString('hex');
      return decodeParts(
        iconv,
        encoding,
        parts.map((part) => Buffer.from(part, 'hex')),
      );
    };
    assert.equal(convert(theirs), their);
    assert.equal(convert(ours), our);
  });
}

test('the differences are documented', () => {
  const document = readFileSync(new URL('../../docs/iconv-lite.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  for (const { what } of [...DIFFERENCES, ...FAULTS]) assert.ok(document.includes(what), what);
});
