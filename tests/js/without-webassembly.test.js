// The package and its polyfill where WebAssembly can't run, because there is none or the host forbids it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as api from 'encoding-wasm';
import { encodings, isSingleByte, REPLACEMENT, UTF_8, UTF_16BE, UTF_16LE } from '../../js/encodings/encodings.js';
import { isProvenRight } from '../../js/without-wasm/proof.js';
import { decodeUnicode } from '../../js/without-wasm/unicode-loops.js';
import { nodeHosts } from '../../tools/lib/hosts.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in a new process, and returns what it passes to `tell`.
 * @param {string} program
 * @param {{ command?: string, flags?: string[] }} [host]
 * @returns {any[]}
 */
function run(program, { command = process.execPath, flags = ['--jitless'] } = {}) {
  const whole = `const told = []; const tell = (...values) => told.push(...values);
    const failure = (action) => { try { return JSON.stringify(action()); } catch (error) { return String(error); } };
    const rejection = (promise) => promise.then(() => 'it was fulfilled', String);
    ${program}
    process.stdout.write(JSON.stringify(told));`;
  const args = [...flags, '--input-type=module', '-e', whole];
  return JSON.parse(execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 25 }));
}

const NONE =
  "encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or import 'encoding-wasm/no-wasm'; labels and names work without it.";

const LONG = 'aé漢💩'.repeat(3000);

/** The host's own classes in these programs. */
const HOST = 'const host = { TextDecoder, TextEncoder, TextDecoderStream, TextEncoderStream };';

/** Like a page's policy. */
const FORBIDDEN = `const { Module } = WebAssembly;
  let asked = 0;
  WebAssembly.Module = class extends Module {
    constructor() { asked += 1; throw new WebAssembly.CompileError('WebAssembly.Module(): Refused because of the Content Security Policy'); super(); }
  };
  WebAssembly.compile = async () => new Module();`;

for (const { name, command } of nodeHosts()) {
  describe(`${name} with --jitless`, () => {
    const host = { command };

    test('the polyfill keeps the host’s classes', () => {
      const program = `${HOST} await import('encoding-wasm/polyfill');
        tell(Object.entries(host).every(([name, value]) => globalThis[name] === value));
        tell(new TextDecoder().decode(new TextEncoder().encode(${JSON.stringify(LONG)})) === ${JSON.stringify(LONG)});`;
      assert.deepEqual(run(program, host), [true, true]);
    });

    test('force says at once what is wrong', () => {
      const program = `${HOST} tell(await rejection(import('encoding-wasm/polyfill/force')));
        tell(Object.entries(host).every(([name, value]) => globalThis[name] === value));`;
      const [message, isKept] = run(program, host);
      assert.match(
        message,
        /^Error: encoding-wasm: this host has no WebAssembly, .* import 'encoding-wasm\/polyfill\/no-wasm'/,
      );
      assert.equal(isKept, true);
    });

    test('long UTF-8 and UTF-16 is decoded, whole and in a stream', () => {
      const program = `const api = await import('encoding-wasm');
        const text = ${JSON.stringify(LONG)};
        const bytes = { 'utf-8': new globalThis.TextEncoder().encode(text), 'utf-16le': api.encodeUTF16(text, 'UTF-16LE'), 'utf-16be': api.encodeUTF16(text, 'UTF-16BE') };
        for (const [label, source] of Object.entries(bytes)) {
          const decoder = new api.TextDecoder(label, { fatal: true });
          let streamed = '';
          for (let i = 0; i < source.length; i += 7) streamed += decoder.decode(source.subarray(i, i + 7), { stream: true });
          tell(streamed + decoder.decode() === text, decoder.decode(source) === text, api.decode(source, label) === text);
        }
        tell(api.utf8Decode(bytes['utf-8']) === text, api.utf8DecodeWithoutBOMOrFail(Uint8Array.of(...bytes['utf-8'], 0xff)));
        tell(api.decodeUTF16(api.encodeUTF16(text)) === text);`;
      assert.deepEqual(run(program, host), [...Array(9).fill(true), true, null, true]);
    });

    test('an array of more than 2 GB is too long', () => {
      const program = `const { TextDecoder } = await import('encoding-wasm');
        tell(failure(() => new TextDecoder().decode(new Uint8Array(2 ** 31 + 70_000))));`;
      assert.match(run(program, host)[0], /^RangeError: The text is too long for a string of this host;/);
    });

    test('each encoding is decoded as the standard says, or an error says that it can’t be', () => {
      const program = `const api = await import('encoding-wasm');
        const bytes = Uint8Array.from({ length: 0x800 }, (_, i) => i * 7 + (i >> 8));
        for (const { name } of api.encodings) {
          if (name === 'replacement') continue;
          tell([name, failure(() => new api.TextDecoder(name).decode(bytes)), failure(() => new api.TextDecoder(name, { fatal: true }).decode(bytes))]);
        }`;
      const told = run(program, host);
      assert.equal(told.length, encodings.length - 1);
      const bytes = Uint8Array.from({ length: 0x800 }, (_, i) => i * 7 + (i >> 8));
      let decoded = 0;
      for (const [name, text, fatal] of told) {
        const isDecoded = text === JSON.stringify(new api.TextDecoder(name).decode(bytes));
        if (isDecoded) decoded += 1;
        else
          assert.match(
            text,
            new RegExp(
              `^Error: ${NONE} The host('s own TextDecoder gets ${name} wrong| has no decoder of its own for ${name})\\.`,
            ),
          );
        if (!isDecoded) assert.equal(fatal, text);
        else if (text.includes('\uFFFD'))
          assert.match(
            fatal,
            /^TypeError: Failed to execute 'decode' on 'TextDecoder': The encoded data was not valid: /,
          );
        else assert.equal(fatal, text);
      }
      // Node knows most encodings, and gets some of them wrong.
      assert.ok(decoded >= 20 && decoded < encodings.length - 1, `${decoded}`);
    });

    test('UTF-8 is encoded, also in a stream', () => {
      const program = `const api = await import('encoding-wasm');
        const text = ${JSON.stringify(LONG)};
        const { readable, writable } = new api.TextEncoderStream();
        const writer = writable.getWriter();
        for (const part of ['a\\uD83D', '\\uDCA9', text, '\\uD800']) writer.write(part);
        writer.close();
        const parts = [];
        for await (const part of readable) parts.push(...part);
        tell(parts.length, new globalThis.TextDecoder().decode(Uint8Array.from(parts)) === 'a💩' + text + '\\uFFFD');
        tell(new api.TextEncoder().encode(text).length, api.encode(text, 'utf-8').length, new api.TextEncoder().encodeInto(text, new Uint8Array(9)).read);`;
      const { length } = new TextEncoder().encode(LONG);
      assert.deepEqual(run(program, host), [length + 8, true, length, length, 3]);
    });
  });
}

test('a malformed chunk discards only itself, and the stream goes on', () => {
  // Node 20's other decoders are wrong, and not used.
  const labels = process.versions.node.startsWith('20.') ? ['utf-8'] : ['utf-8', 'gbk', 'windows-1253'];
  const program = `const { TextDecoder, utf8DecodeWithoutBOMOrFail } = await import('encoding-wasm');
    for (const label of ${JSON.stringify(labels)}) {
      const decoder = new TextDecoder(label, { fatal: true });
      const chunks = [[0x61], [0x62, 0xff, 0xff, 0x63], [0x64], [0x65]];
      tell(chunks.map((chunk) => failure(() => decoder.decode(Uint8Array.from(chunk), { stream: true })).slice(0, 9)).join());
      tell(failure(() => decoder.decode()), failure(() => decoder.decode(Uint8Array.of(0xff, 0xff))).slice(0, 9), decoder.decode(Uint8Array.of(0x66)));
    }
    tell(utf8DecodeWithoutBOMOrFail(Uint8Array.of(0xff)));`;
  const each = ['"a",TypeError,"d","e"', '""', 'TypeError', 'f'];
  assert.deepEqual(run(program), [...labels.flatMap(() => each), null]);
});

test('single-byte encodings that the host lacks: the error names the drop-in', () => {
  const program = `globalThis.TextDecoder = undefined; const api = await import('encoding-wasm');
    const { default: iconv } = await import('encoding-wasm/iconv-lite');
    tell(failure(() => new api.TextDecoder('windows-1251').decode(Uint8Array.of(0xcf))), iconv.decode(Uint8Array.of(0xcf), 'windows-1251'));`;
  assert.deepEqual(run(program), [
    `Error: ${NONE} The host has no decoder of its own for windows-1251. 'encoding-wasm/iconv-lite' decodes it without WebAssembly.`,
    'П',
  ]);
});

test('the drop-in decodes by the host’s decoders, too', () => {
  const program = `const { default: iconv } = await import('encoding-wasm/iconv-lite');
    const text = ${JSON.stringify(LONG)};
    tell(iconv.decode(Buffer.from(text), 'utf8') === text, iconv.decode(Buffer.from([0xd6, 0xd0]), 'gb18030'));`;
  assert.deepEqual(run(program), [true, '中']);
});

describe('a host without these classes, like Hermes', () => {
  const lacking = `for (const name of Object.getOwnPropertyNames(globalThis)) if (/^Text/.test(name)) delete globalThis[name];
    delete globalThis.Buffer; process.getBuiltinModule = undefined;`;

  test('the polyfill adds the classes that work', () => {
    const program = `${lacking} await import('encoding-wasm/polyfill');
      const text = ${JSON.stringify(LONG)};
      const bytes = new TextEncoder().encode(text);
      tell(bytes.length, new TextDecoder().decode(bytes) === text, new TextDecoder('utf-8', { fatal: true }).decode(bytes) === text);
      tell(failure(() => new TextDecoder('shift_jis')), failure(() => new TextDecoderStream('koi8-r')));
      tell(new TextDecoder('utf-16le').decode(Uint8Array.of(0xff, 0xfe, 0x61, 0)), new TextDecoder() instanceof TextDecoder, TextDecoder.name);
      const stream = new TextDecoderStream();
      const writer = stream.writable.getWriter();
      writer.write(bytes).then(() => writer.close());
      let streamed = '';
      for await (const part of stream.readable) streamed += part;
      tell(streamed === text);`;
    const [length, ...told] = run(program);
    assert.equal(length, new TextEncoder().encode(LONG).length);
    assert.deepEqual(told, [
      true,
      true,
      `RangeError: ${NONE} The host has no decoder of its own for Shift_JIS.`,
      `RangeError: ${NONE} The host has no decoder of its own for KOI8-R. 'encoding-wasm/iconv-lite' decodes it without WebAssembly.`,
      'a',
      true,
      'TextDecoder',
      true,
    ]);
  });
});

describe('where a policy forbids WebAssembly', () => {
  test('the host is asked once', () => {
    const program = `${FORBIDDEN} const { TextDecoder } = await import('encoding-wasm');
      for (const label of ['windows-1251', 'koi8-r', 'utf-8', 'windows-1251'])
        tell(new TextDecoder(label).decode(new Uint8Array(300).fill(0x61)) === 'a'.repeat(300));
      tell(new TextDecoder('windows-1251').decode(new Uint8Array(3000).fill(0xcf)) === 'П'.repeat(3000), asked <= 2);`;
    assert.deepEqual(run(program, { flags: [] }), Array(6).fill(true));
  });

  test('the polyfill keeps the host’s classes, and force says what to do', () => {
    const program = `${HOST} ${FORBIDDEN} await import('encoding-wasm/polyfill');
      tell(Object.entries(host).every(([name, value]) => globalThis[name] === value));
      tell(await rejection(import('encoding-wasm/polyfill/force')));`;
    const [isKept, message] = run(program, { flags: [] });
    assert.equal(isKept, true);
    assert.match(
      message,
      /^Error: encoding-wasm: this host compiles no WebAssembly here.* 'wasm-unsafe-eval' .* 'encoding-wasm\/polyfill\/no-wasm'/,
    );
  });

  test('a compiled module helps later', () => {
    const program = `import { readFileSync } from 'node:fs';
      import vm from 'node:vm';
      const module = new WebAssembly.Module(readFileSync('pkg/encoding.wasm'));
      const require = process.getBuiltinModule;
      const context = vm.createContext({ module: { exports: {} }, require, __dirname: 'pkg', TextDecoder, TextEncoder, Buffer, process }, { codeGeneration: { wasm: false } });
      vm.runInContext(readFileSync('pkg/index-commonjs.cjs', 'utf8'), context);
      const api = context.module.exports;
      const decoders = ['shift_jis', 'windows-1251', 'utf-8'].map((label) => new api.TextDecoder(label));
      const bytes = Uint8Array.of(0x83, 0x65);
      const decode = () => decoders.map((decoder) => failure(() => decoder.decode(bytes)).slice(0, 30));
      tell(decode());
      await api.initialize(module);
      tell(decode());`;
    const before = ['Error: encoding-wasm: this host', '"ѓe"', '"\uFFFDe"'];
    assert.deepEqual(run(program, { flags: [] }), [
      before.map((text) => text.slice(0, 30)),
      ['"テ"', ...before.slice(1)],
    ]);
  });
});

// On processors without these instructions, V8 has no vectors.
describe('WebAssembly without SIMD', { skip: process.arch !== 'x64' }, () => {
  const NO_SIMD =
    /^Error: encoding-wasm: WebAssembly can't run: this host lacks its SIMD; import 'encoding-wasm\/no-wasm' \(/;

  for (const { name, command } of nodeHosts()) {
    const host = { command, flags: ['--no-enable-sse4-1'] };

    test(`${name}: the error says so, and what to import`, () => {
      const program = `const api = await import('encoding-wasm');
        tell(failure(() => api.encode('é', 'koi8-r')), failure(() => api.detectEncoding(Uint8Array.of(0xd6, 0xd0))), await rejection(api.initialize()));
        tell(failure(() => new api.TextDecoder('utf-8').decode(Uint8Array.of(0xc3, 0xa9))));
        tell(new (await import('encoding-wasm/no-wasm')).TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65)));`;
      const [encoding, detection, initialization, ...decoded] = run(program, host);
      for (const message of [encoding, detection, initialization]) assert.match(message, NO_SIMD);
      assert.deepEqual(decoded, ['"é"', 'テ']);
    });

    test(`${name}: the polyfill names its other one`, () => {
      const [message] = run("tell(await rejection(import('encoding-wasm/polyfill/force')));", host);
      assert.match(message, /^Error: encoding-wasm: .*'encoding-wasm\/polyfill\/no-wasm'/);
    });
  }
});

test('a damaged module is not taken for a host without SIMD', () => {
  const program = `import { readFileSync } from 'node:fs';
    const { initialize } = await import('encoding-wasm');
    tell(await rejection(initialize(readFileSync('pkg/encoding.wasm').subarray(0, 5000))));`;
  const [message] = run(program, { flags: [] });
  assert.match(message, /^Error: encoding-wasm: WebAssembly can't run: the module is damaged; install it again \(/);
});

describe('the proof of a host’s decoder', () => {
  test('accepts this package’s decoders', () => {
    for (const [encoding, { name }] of encodings.entries()) {
      if (encoding === REPLACEMENT) continue;
      const newDecoder = (/** @type {boolean} */ fatal) => new api.TextDecoder(name, { fatal, ignoreBOM: true });
      assert.ok(isProvenRight(encoding, name, isSingleByte(encoding), newDecoder), name);
    }
  });

  const breaks = /** @type {[string, (text: string, stream: boolean, fatal: boolean) => string][]} */ ([
    ['a character', (text) => text.replace('Σ', 'S').replace('鷗', '鴎')],
    ['the error mode', (text, _, fatal) => (fatal ? text.replace('\uFFFD', '') : text)],
    ['chunks', (text, stream) => (stream ? text.replace('A', '') : text)],
  ]);
  for (const [what, change] of breaks) {
    test(`refuses a decoder that gets ${what} wrong`, () => {
      for (const name of ['windows-1253', 'gb18030', 'EUC-JP', 'ISO-2022-JP', 'Shift_JIS']) {
        const encoding = encodings.findIndex((one) => one.name === name);
        const newDecoder = (/** @type {boolean} */ fatal) => {
          const decoder = new api.TextDecoder(name, { fatal, ignoreBOM: true });
          const lenient = new api.TextDecoder(name, { ignoreBOM: true });
          return {
            decode(/** @type {any} */ bytes = new Uint8Array(), /** @type {any} */ options = undefined) {
              const stream = Boolean(options?.stream);
              const isLenient = fatal && what === 'the error mode';
              return change((isLenient ? lenient : decoder).decode(bytes, options), stream, fatal);
            },
          };
        };
        assert.equal(isProvenRight(encoding, name, isSingleByte(encoding), newDecoder), false, name);
      }
    });
  }
});

/**
 * Decodes random chunks, and returns the results and error messages. It runs here and in a host without WebAssembly.
 * @param {any} TextDecoder
 * @param {string} name
 * @param {boolean} fatal
 */
function decodeRandomChunks(TextDecoder, name, fatal) {
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const bytes = [0x61, 0x80, 0xbf, 0xc3, 0xd8, 0xdc, 0xe3, 0xed, 0xef, 0xbb, 0xf0, 0x90, 0xf4, 0x00, 0xfe];
  return Array.from({ length: 2000 }, () => {
    const decoder = new TextDecoder(name, { fatal });
    return [0, 1, 2, 3].map((chunk) => {
      const source = Uint8Array.from({ length: random(5) }, () => bytes[random(bytes.length)]);
      try {
        return decoder.decode(source, { stream: chunk < 3 });
      } catch (error) {
        return String(error);
      }
    });
  });
}

describe('UTF-8 and UTF-16 without WebAssembly and without a decoder of the host', () => {
  for (const encoding of [UTF_8, UTF_16BE, UTF_16LE]) {
    const { name } = encodings[encoding];

    test(`${name}: it proves to be right`, () => {
      const newDecoder = (/** @type {boolean} */ fatal) => {
        /** @type {number[]} */
        const held = [];
        return {
          decode(/** @type {any} */ bytes = [], { stream = false } = {}) {
            held.push(...bytes);
            return stream ? '' : decodeUnicode(encoding, Uint8Array.from(held.splice(0)), fatal);
          },
        };
      };
      assert.ok(isProvenRight(encoding, name, false, newDecoder));
    });

    test(`${name}: errors have the same positions, also in later chunks, and the state after them is the same`, () => {
      const program = `globalThis.TextDecoder = undefined; const { TextDecoder } = await import('encoding-wasm');
        ${decodeRandomChunks}
        for (const fatal of [true, false]) tell(decodeRandomChunks(TextDecoder, '${name}', fatal));`;
      const expected = [true, false].map((fatal) => decodeRandomChunks(api.TextDecoder, name, fatal));
      assert.deepEqual(run(program), expected);
    });
  }
});

test('a chunk is decoded alone, without what is behind it in shared room', () => {
  const program = `const { TextDecoder } = await import('encoding-wasm');
    const [other, decoder] = [new TextDecoder(), new TextDecoder()];
    other.decode(Uint8Array.from('password of another user', (c) => c.charCodeAt(0)), { stream: true });
    decoder.decode(Uint8Array.of(0xe6), { stream: true });
    delete globalThis.WebAssembly;
    tell(decoder.decode(Uint8Array.of(0xbc, 0xa2), { stream: true }));`;
  assert.deepEqual(run(program, { flags: [] }), ['漢']);
});

test('detached memory is empty; a byte order mark after an error that nothing precedes', () => {
  const program = `const { TextDecoder, decode } = await import('encoding-wasm');
    const bytes = new Uint8Array(3); structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    tell(new TextDecoder().decode(bytes), decode(bytes, 'koi8-r'));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    failure(() => decoder.decode(Uint8Array.of(0xff), { stream: true }));
    tell(decoder.decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), { stream: true }));`;
  for (const flags of [['--jitless'], []]) assert.deepEqual(run(program, { flags }), ['', '', 'a']);
});

test('a host without Intl and Buffer', () => {
  const program = `delete globalThis.Intl; delete globalThis.Buffer; const { TextDecoder, TextEncoder } = await import('encoding-wasm');
    tell(new TextDecoder('gbk').decode(Uint8Array.of(0xd6, 0xd0)), String(new TextEncoder().encode('a')));`;
  assert.deepEqual(run(program, { flags: [] }), ['中', '97']);
});
