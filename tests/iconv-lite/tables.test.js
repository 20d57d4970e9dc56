// The tables of single-byte encodings.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ASCII, charactersOf, names } from '../../js/iconv-lite/tables.js';
import { readMappings } from '../../tools/data/iconv-lite/mappings.js';
import { tablesModule } from '../../tools/data/iconv-lite/pack.js';

const mappings = readMappings();

test('they are packed from mappings.txt (if not: npm run iconv-lite-tables)', () => {
  const file = new URL('../../js/iconv-lite/generated/tables.js', import.meta.url);
  assert.equal(readFileSync(file, 'utf8'), tablesModule(mappings));
});

test('they are unpacked as they were', () => {
  assert.equal(mappings.length, names.length);
  for (const { name, table } of mappings) {
    const characters = charactersOf(name);
    assert.equal(characters.length === 128 ? ASCII + characters : characters, String.fromCharCode(...table), name);
  }
});

test('each has a source', () => {
  for (const { name, source } of mappings) assert.match(source, /^(\S+\.TXT, by )?(Python|glibc|Tcl)'s /, name);
});
