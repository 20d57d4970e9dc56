// encoding-wasm/no-wasm: the same results as from the WebAssembly module, wherever there is no WebAssembly.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as api from 'encoding-wasm';
import * as script from 'encoding-wasm/no-wasm';

const root = fileURLToPath(new URL('../..', import.meta.url));

const names = api.encodings.map(({ name }) => name);
const encodable = names.filter((name) => !/^UTF-16|^replacement$/.test(name));

/** Numbers that look random. @param {number} seed */
function random(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('it has the same exports', () => {
  assert.deepEqual(Object.keys(script).sort(), Object.keys(api).sort());
  assert.deepEqual(script.encodings, api.encodings);
});

describe('the same text of', () => {
  /** Every pair of bytes, and longer sequences of encodings that have some. @param {string} name */
  function sequencesOf(name) {
    const bytes = [];
    for (let first = 0; first < 0x100; first++)
      for (let second = 0; second < 0x100; second++) bytes.push(first, second, 0x0a);
    if (name === 'EUC-JP')
      for (let i = 0; i < 94 * 94; i++) bytes.push(0x8f, 0xa1 + Math.floor(i / 94), 0xa1 + (i % 94));
    if (/^gb/i.test(name))
      for (let i = 0; i < 126 * 10 * 126 * 10; i += 7)
        bytes.push(
          0x81 + Math.floor(i / 12600),
          0x30 + (Math.floor(i / 1260) % 10),
          0x81 + (Math.floor(i / 10) % 126),
          0x30 + (i % 10),
        );
    if (name === 'ISO-2022-JP')
      for (let i = 0; i < 94 * 94; i++) bytes.push(0x1b, 0x24, 0x42, 0x21 + Math.floor(i / 94), 0x21 + (i % 94));
    return Uint8Array.from(bytes);
  }

  for (const name of names.filter((name) => name !== 'replacement')) {
    test(name, () => {
      const bytes = sequencesOf(name);
      const text = new api.TextDecoder(name).decode(bytes);
      assert.ok(new script.TextDecoder(name).decode(bytes) === text);
      const next = random(1);
      const decoder = new script.TextDecoder(name);
      let streamed = '';
      for (let start = 0; start < bytes.length; ) {
        const end = start + 1 + next(3000);
        streamed += decoder.decode(bytes.subarray(start, end), { stream: true });
        start = end;
      }
      assert.ok(streamed + decoder.decode() === text);
      for (let i = 0; i < 200; i++) {
        const start = next(bytes.length);
        const part = bytes.subarray(start, start + next(40));
        const result = (/** @type {typeof api} */ { TextDecoder }) => {
          try {
            return new TextDecoder(name, { fatal: true }).decode(part);
          } catch (error) {
            return String(error);
          }
        };
        assert.equal(result(script), result(api));
      }
    });
  }
});

/** Valid sequences that aren't in the table. @type {Record<string, number[]>} */
const LACKING = {
  gb18030: [0x81, 0x30, 0x81, 0x30],
  GBK: [0x90, 0x30, 0x81, 0x30],
  Big5: [0x88, 0x62],
  'EUC-JP': [0x8f, 0xb0, 0xa1],
};

describe('the same text and errors for sequences that are not in the table, far from each other, of', () => {
  for (const name of names.filter((name) => !/^(?:replacement|UTF-16|ISO-2022-JP)/.test(name))) {
    test(name, () => {
      const pair = name in LACKING || /^(?:Shift_JIS|EUC-KR)$/.test(name) ? [0xc5, 0xc1] : [0x41];
      const next = random(2);
      const bytes = [];
      for (let i = 0; i < 20; i++) {
        for (let length = next(3000); length > 0; length--) bytes.push(...pair);
        if (i % 5 > 0) bytes.push(...(LACKING[name] ?? []));
        else bytes.push(...[[0xff], [0x81, 0x20], [0xa5, 0xff, 0xff]][next(3)]);
      }
      const whole = Uint8Array.from(bytes);
      for (let round = 0; round < 30; round++) {
        const start = round === 0 ? 0 : next(whole.length);
        const ends = Array.from({ length: 4 }, () => start + next(whole.length - start)).sort((a, b) => a - b);
        for (const fatal of [false, true]) {
          const result = (/** @type {typeof api} */ { TextDecoder }) => {
            const decoder = new TextDecoder(name, { fatal });
            return [start, ...ends].map((from, i) => {
              try {
                return decoder.decode(whole.subarray(from, ends[i]), { stream: i < ends.length && round % 2 === 0 });
              } catch (error) {
                return String(error);
              }
            });
          };
          assert.deepEqual(result(script), result(api));
        }
      }
    });
  }
});

test('the same character of every pair of bytes alone', () => {
  for (const name of names.filter((name) => name !== 'replacement')) {
    const [ours, theirs] = [new script.TextDecoder(name), new api.TextDecoder(name)];
    const bytes = new Uint8Array(2);
    for (let pair = 0; pair < 0x10000; pair++) {
      bytes[0] = pair >> 8;
      bytes[1] = pair;
      const text = ours.decode(bytes);
      if (text !== theirs.decode(bytes)) assert.fail(`${name}, ${bytes}`);
    }
  }
});

describe('the same bytes of', () => {
  const text = Array.from({ length: 0x30000 }, (_, codePoint) => String.fromCodePoint(codePoint)).join('');
  for (const name of encodable) {
    test(name, () => {
      assert.deepEqual(
        script.encode(text, name, { unmappable: 'html' }),
        api.encode(text, name, { unmappable: 'html' }),
      );
      assert.deepEqual(script.findUnmappable('aé漢', name), api.findUnmappable('aé漢', name));
    });
  }
});

test('the same transcoding, sniffing, detection and repair', () => {
  const text = 'Съешь же ещё этих мягких французских булок, да выпей чаю. ';
  for (const name of ['windows-1251', 'KOI8-R', 'UTF-8', 'UTF-16LE']) {
    const bytes = name === 'UTF-16LE' ? api.encodeUTF16(text.repeat(40)) : api.encode(text.repeat(40), name);
    assert.deepEqual(script.transcode(bytes, { from: name }), api.transcode(bytes, { from: name }));
    assert.deepEqual(script.detectEncoding(bytes), api.detectEncoding(bytes));
    assert.deepEqual(script.decodeAuto(bytes), api.decodeAuto(bytes));
  }
  const page = api.encode(`<!doctype html><meta charset=windows-1251>${text}`, 'windows-1251');
  assert.deepEqual(script.sniffHTMLEncoding(page), api.sniffHTMLEncoding(page));
  const garbled = api.decode(api.encode('Crème brûlée, naïve café', 'utf-8'), 'windows-1252');
  assert.deepEqual(script.repairMojibake(garbled), api.repairMojibake(garbled));
});

const SUITE = `
  const [{ readFileSync }, api, { runSuite }] = await Promise.all([import('node:fs'), import('encoding-wasm/no-wasm'), import('./tests/conformance/suite.js')]);
  await api.initialize();
  const { passed, failures } = await runSuite(api, JSON.parse(readFileSync('tests/conformance/expected.json', 'utf8')));
  process.stdout.write(JSON.stringify({ passed, failures }));`;

/** @param {string[]} args of this Node */
function checkSuite(args) {
  const { passed, failures } = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
  assert.deepEqual(failures, []);
  assert.ok(passed > 10);
}

test('conformance with --jitless', () => {
  checkSuite(['--jitless', '--input-type=module', '-e', SUITE]);
});

test('nothing uses WebAssembly', () => {
  const refusing = `Object.defineProperty(globalThis, 'WebAssembly', { get() { throw new Error('asked for WebAssembly'); } });`;
  checkSuite(['--input-type=module', '-e', refusing + SUITE]);
});

test('the polyfill makes the host’s classes complete', () => {
  const program = `for (const name of Object.getOwnPropertyNames(globalThis)) if (/^Text/.test(name)) delete globalThis[name];
    await import('encoding-wasm/polyfill/no-wasm');
    process.stdout.write(new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65)) + new TextEncoder().encode('é').length);`;
  const args = ['--jitless', '--input-type=module', '-e', program];
  assert.equal(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }), 'テ2');
});
