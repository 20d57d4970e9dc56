// The drop-in on a host without Buffer, where our own functions replace it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { encodings, MULTI_BYTE, ours, theirs } from './peers.js';
import { newRandom } from './random.js';

const random = newRandom(8);
const CHARACTERS = [...'aZ09+/-_=\n é漢\ufeff', '💩', '\ud83d', ...'0123456789abcdefABCDEF'];

const inputs = encodings
  .filter((encoding) => encoding !== 'cesu8')
  .flatMap((encoding) =>
    Array.from({ length: 40 }, () => ({
      encoding,
      string: Array.from({ length: random.below(30) }, () =>
        // Node's Buffer takes the low byte of other characters for a digit, or for the end.
        random.of(encoding === 'base64' ? CHARACTERS.filter((character) => character < '\x80') : CHARACTERS),
      ).join(''),
      bytes: Array.from({ length: random.below(30) }, () => random.below(256)),
    })),
  );

const PROGRAM = `
  const { readFileSync } = require('node:fs');
  const inputs = JSON.parse(readFileSync(0, 'utf8'));
  process.getBuiltinModule = undefined;
  delete globalThis.Buffer;
  const iconv = require('encoding-wasm/iconv-lite');
  const results = inputs.map(({ encoding, string, bytes }) => {
    const written = iconv.encode(string, encoding);
    if (Object.getPrototypeOf(written) !== Uint8Array.prototype) throw new Error(encoding);
    return [[...written], iconv.decode(Uint8Array.from(bytes), encoding)];
  });
  process.stdout.write(JSON.stringify(results));`;

test('all encodings', () => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const args = ['--input-type=commonjs', '-e', PROGRAM];
  const output = execFileSync(process.execPath, args, { cwd, input: JSON.stringify(inputs), maxBuffer: 1e8 });
  for (const [i, [written, text]] of JSON.parse(output.toString()).entries()) {
    const { encoding, string, bytes } = inputs[i];
    const iconv = MULTI_BYTE.includes(encoding) ? ours : theirs;
    assert.deepEqual(written, [...iconv.encode(string, encoding)], `${encoding}: ${JSON.stringify(string)}`);
    // iconv-lite has faults of its own here: see differences.js.
    const expected = encoding.startsWith('utf7') ? ours : iconv;
    assert.equal(text, expected.decode(Buffer.from(bytes), encoding), `${encoding}: ${bytes}`);
  }
});
