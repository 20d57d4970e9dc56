// Importing does nothing; the first call that needs WebAssembly makes the instance; `initialize` makes it earlier.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const { exports, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The smaller entry points. */
const BY_NEED = ['decoder', 'single-byte', 'chinese', 'japanese', 'korean'];

/**
 * Runs a program in a new process, and returns what it passes to `tell`.
 * @param {string} program
 * @param {string[]} [flags] for Node
 * @returns {any[]}
 */
function run(program, flags = []) {
  const whole = `const told = []; const tell = (...values) => told.push(...values);
    const failure = (action) => { try { action(); return 'it succeeded'; } catch (error) { return String(error); } };
    const rejection = (promise) => promise.then(() => 'it was fulfilled', String);
    ${program}
    process.stdout.write(JSON.stringify(told));`;
  const args = [...flags, '--input-type=module', '-e', whole];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}

/** Counts compiled modules and instances, except for that of js/without-wasm/can-compile.js, which shows whether WebAssembly can run. */
const COUNT = `let [modules, instances] = [0, 0];
  const { Module, Instance, compile, instantiate } = WebAssembly;
  const probes = new WeakSet();
  WebAssembly.Module = class extends Module {
    constructor(bytes, ...args) { super(bytes, ...args); modules += 1; if (bytes.length < 32) probes.add(this); }
  };
  WebAssembly.Instance = class extends Instance {
    constructor(module, ...args) { super(module, ...args); if (!probes.has(module)) instances += 1; }
  };
  WebAssembly.compile = (...args) => { modules += 1; return compile(...args); };
  WebAssembly.instantiate = (...args) => { instances += 1; return instantiate(...args); };`;

/** Like Chromium before 114 on a page's main thread. */
const ONLY_ASYNCHRONOUS = `const { Module, Instance } = WebAssembly;
  const message = (what) => 'WebAssembly.' + what + ' is disallowed on the main thread, if the buffer size is larger ' +
    'than 4KB. Use WebAssembly.' + what.toLowerCase() + ', or compile on a worker thread.';
  const large = new WeakSet();
  WebAssembly.Module = class extends Module {
    constructor(bytes, ...args) {
      if (bytes.byteLength > 4096) throw new RangeError(message('Compile'));
      super(bytes, ...args);
      this.small = true;
    }
  };
  WebAssembly.Instance = class extends Instance {
    constructor(module, ...args) {
      if (!module.small) throw new RangeError(message('Instance'));
      super(module, ...args);
    }
  };`;

const HELLO = "new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67))";

/** The package's first instance fails for want of memory; those that it makes for strings and tables don't. */
const FAILS_ONCE = `const { Instance, Module } = WebAssembly;
  let fails = true;
  WebAssembly.Instance = class extends Instance {
    constructor(module, ...args) {
      if (fails && Module.customSections(module, 'encoding-wasm').length > 0) {
        fails = false;
        throw new RangeError('WebAssembly.Instance(): Out of memory');
      }
      super(module, ...args);
    }
  };`;

describe('a first call that fails', () => {
  for (const [call, result] of [
    ["new api.TextDecoder('windows-1251').decode(new Uint8Array(600).fill(0xe9))", 'й'.repeat(600)],
    ["new api.TextDecoder('gbk').decode(new Uint8Array(20).fill(0xb0))", '鞍'.repeat(10)],
    ["api.encode('й'.repeat(600), 'windows-1251').join()", Array(600).fill(0xe9).join()],
    ["api.encode('й'.repeat(70000), 'windows-1251').length", 70000],
    ["api.transcode(new Uint8Array(3).fill(0xe9), { from: 'windows-1251', to: 'koi8-r' }).join()", '202,202,202'],
    ['api.detectEncoding(new Uint8Array(3).fill(0xe9)).kind', 'text'],
  ]) {
    test(String(call), () => {
      const program = `${FAILS_ONCE} const api = await import('encoding-wasm');
        tell(failure(() => ${call}), ${call});`;
      const [message, second] = run(program);
      assert.match(message, /no memory for WebAssembly/);
      assert.equal(second, result);
    });
  }
});

describe('the import', () => {
  const paths = Object.keys(exports).filter((path) => !/\.(wasm|json)$/.test(path) && path !== './polyfill/force');
  for (const path of paths) {
    const name = path.replace(/^\./, 'encoding-wasm');
    for (const load of [`await import('${name}')`, `createRequire('${root}')('${name}')`]) {
      test(load, () => {
        const program = `import { createRequire } from 'node:module'; ${COUNT} ${load}; tell(modules, instances);`;
        // Node's classes are wrong. Before they are replaced, the smallest module shows whether WebAssembly can run.
        assert.deepEqual(run(program), [path === './polyfill' ? 1 : 0, 0]);
      });
    }
  }

  test('the polyfill compiles nothing where the host’s classes are right', () => {
    const program = `import * as ours from 'encoding-wasm';
      for (const name of Object.keys(ours)) if (/^Text/.test(name)) globalThis[name] = ours[name];
      new TextDecoder('gbk').decode(Uint8Array.of(0xd6, 0xd0));
      ${COUNT} await import('encoding-wasm/polyfill'); tell(modules, instances);`;
    assert.deepEqual(run(program), [0, 0]);
  });

  test('labels, names and what a constructor checks need no instance', () => {
    const program = `${COUNT} const { TextDecoder, TextDecoderStream, TextEncoder, encodings, labelToName } = await import('encoding-wasm');
      new TextDecoder('gbk', { fatal: true });
      new TextDecoderStream('gbk');
      new TextEncoder();
      tell(labelToName('sjis'), encodings.length, failure(() => new TextDecoder('nonsense')).slice(0, 10), modules, instances);`;
    assert.deepEqual(run(program), ['Shift_JIS', 40, 'RangeError', 0, 0]);
  });

  test('the first call makes one instance, the next ones none', () => {
    const program = `${COUNT} const { TextDecoder, encode, transcode } = await import('encoding-wasm');
      tell(${HELLO});
      const first = instances;
      tell(${HELLO}, encode('a', 'gbk').length, transcode(Uint8Array.of(0xa4, 0xa4), { from: 'big5' }).length, instances - first);`;
    assert.deepEqual(run(program), ['テスト', 'テスト', 1, 3, 0]);
  });

  test('calls that need no table make no instance', () => {
    const program = `${COUNT} const { TextDecoder, encodings } = await import('encoding-wasm');
      for (const { name } of encodings) {
        if (name === 'replacement') continue;
        for (const fatal of [false, true]) {
          const decoder = new TextDecoder(name, { fatal });
          tell(decoder.decode() + decoder.decode(new Uint8Array()) + decoder.decode(new ArrayBuffer(), { stream: true }));
        }
      }
      tell(new TextDecoder().decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)), instances);`;
    const told = run(program);
    assert.deepEqual([told.slice(0, -2).join(''), ...told.slice(-2)], ['', 'a', 0]);
  });

  test('each kind of first call', () => {
    for (const [call, expected] of /** @type {[string, unknown][]} */ ([
      ["new TextDecoder('windows-1251').decode(Uint8Array.of(0xcf))", 'П'],
      ["new TextDecoder('utf-16be').decode(Uint8Array.of(0x30, 0x42))", 'あ'],
      ['new TextDecoder().decode(Uint8Array.of(0x61))', 'a'],
      ["String(encode('あ', 'euc-jp'))", '164,162'],
      ["String(new TextEncoder().encode('é'))", '195,169'],
      ["String(transcode(Uint8Array.of(0xa4, 0xa4), { from: 'big5' }))", '228,184,173'],
      ['detectEncoding(Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2)).encoding', 'windows-1251'],
      ['sniffHTMLEncoding(Uint8Array.of(0xef, 0xbb, 0xbf)).encoding', 'UTF-8'],
      ['sniffXMLEncoding(Uint8Array.of(0xfe, 0xff)).encoding', 'UTF-16BE'],
      ["localeDefaultEncoding('ja')", 'Shift_JIS'],
      ["percentEncodeAfterEncoding('gbk', 'é', 'query')", '%A8%A6'],
      ["decodeUTF16(encodeUTF16('あ'))", 'あ'],
    ])) {
      const program = `const { ${Object.keys(require('encoding-wasm'))
        .filter((name) => call.includes(`${name}(`))
        .join()} } =
        await import('encoding-wasm'); tell(${call});`;
      assert.deepEqual(run(program), [expected], call);
    }
  });

  test('a first call at the end of the stack', () => {
    // Each failed call leaves a little more of the stack to the next.
    const program = `const { TextDecoder, encode } = await import('encoding-wasm');
      let failures = 0;
      const first = () => {
        try { return ${HELLO} + encode('あ', 'euc-jp'); } catch (error) {
          if (!/call stack/.test(error.message)) throw error;
          failures += 1;
          return undefined;
        }
      };
      const results = new Set();
      const down = () => {
        try { down(); } catch (error) { results.add(first()); if (!results.has(undefined) || results.size < 2) throw error; }
      };
      try { down(); } catch {}
      tell(first(), [...results].filter(Boolean), failures > 0);`;
    assert.deepEqual(run(program), ['テスト164,162', ['テスト164,162'], true]);
  });

  test('a wrong decoder of the host is tried once', () => {
    // Only Firefox, which defines this class, decodes short text in every single-byte encoding by the host.
    const program = `globalThis.InternalError = Error;
      let made = 0;
      globalThis.TextDecoder = class extends globalThis.TextDecoder {
        constructor(...args) { super(...args); made += 1; }
        decode(...args) { return super.decode(...args) + '!'; }
      };
      const { TextDecoder } = await import('encoding-wasm');
      const decoder = new TextDecoder('windows-1252');
      const decode = () => decoder.decode(new Uint8Array(300).fill(0x93)) === '\u201C'.repeat(300);
      tell(decode());
      const first = made;
      tell(decode(), decode(), first > 0, made - first);`;
    assert.deepEqual(run(program), [true, true, true, true, 0]);
  });
});

describe('without WebAssembly', () => {
  const advice =
    "this host has no WebAssembly, which this call needs. Turn it on, or import 'encoding-wasm/no-wasm'; labels and names work without it.";

  for (const [how, prepare, flags] of /** @type {[string, string, string[]][]} */ ([
    ['--jitless', '', ['--jitless']],
    ['without the global', 'delete globalThis.WebAssembly;', []],
  ])) {
    test(`${how}: the import succeeds, labels work, and a call says what is missing`, () => {
      const program = `${prepare} const { TextDecoder, TextDecoderStream, encode, encodings, initialize, labelToName } = await import('encoding-wasm');
        tell(labelToName('sjis'), encodings.length, new TextDecoder('gbk').encoding);
        tell(failure(() => ${HELLO}), failure(() => encode('a', 'gbk')), await rejection(initialize()), await rejection(initialize(new Uint8Array(8))));`;
      const error = `Error: encoding-wasm: ${advice}`;
      const decoding = `${error} The host's own TextDecoder gets Shift_JIS wrong.`;
      assert.deepEqual(run(program, flags), ['Shift_JIS', 40, 'gbk', decoding, error, error, error]);
    });

    test(`${how}: the polyfill keeps correct classes, and nothing else fails`, () => {
      const program = `${prepare} const { TextEncoder } = globalThis; await import('encoding-wasm/polyfill'); tell(globalThis.TextEncoder === TextEncoder);`;
      assert.deepEqual(run(program, flags), [true]);
    });
  }
});

test('shared memory is accepted where the class SharedArrayBuffer is hidden, as on pages that are not isolated', () => {
  const program = `delete globalThis.SharedArrayBuffer; const { TextDecoder, encode } = await import('encoding-wasm');
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    new Uint8Array(buffer).set(encode('テスト', 'shift_jis'));
    for (const source of [buffer, new Uint8Array(buffer)]) tell(new TextDecoder('shift_jis').decode(source).slice(0, 4));`;
  assert.deepEqual(run(program), ['テスト\0', 'テスト\0']);
});

test("an error of a content script's policy says so", () => {
  const program = `WebAssembly.Module = class {
      static customSections = WebAssembly.Module.customSections;
      constructor() { throw new WebAssembly.CompileError('WebAssembly.Module(): '); }
    };
    const { TextDecoder } = await import('encoding-wasm');
    tell(failure(() => ${HELLO}));`;
  const [message] = run(program);
  assert.match(message, /Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval'/);
});

describe('initialize', () => {
  const load = `import { readFileSync } from 'node:fs'; import { createRequire } from 'node:module';
    const require = createRequire('${root}');
    const bytes = readFileSync(require.resolve('encoding-wasm/encoding.wasm'));
    const { TextDecoder, initialize } = await import('encoding-wasm');`;

  for (const [what, source] of [
    ['nothing', ''],
    ['undefined', 'undefined'],
    ['a compiled module', 'new WebAssembly.Module(bytes)'],
    [
      'a compiled module of another realm',
      "require('node:vm').runInNewContext('(bytes) => new WebAssembly.Module(bytes)')(bytes)",
    ],
    ['bytes', 'bytes'],
    ['a buffer', 'new Uint8Array(bytes).buffer'],
    ['a view', 'new DataView(new Uint8Array(bytes).buffer)'],
    ['a response', 'new Response(bytes)'],
    ['a Blob', 'new Blob([bytes])'],
    ['a promise of a response', 'Promise.resolve(new Response(bytes))'],
    ['a promise of a module', 'WebAssembly.compile(bytes)'],
  ]) {
    test(`with ${what}`, () => {
      const program = `${load} ${COUNT} const result = await initialize(${source}); const made = instances;
        tell(result === undefined, made > 0, ${HELLO}, instances - made);`;
      assert.deepEqual(run(program), [true, true, 'テスト', 0]);
    });
  }

  test('again, and after a call, it does nothing', () => {
    const program = `${load} ${COUNT} await initialize(); const [m, i] = [modules, instances]; await initialize(); ${HELLO};
      await initialize(); tell(modules - m, instances - i);`;
    assert.deepEqual(run(program), [0, 0]);
  });

  test('a call does not wait for it, and decoders go on', () => {
    const program = `${load} const decoder = new TextDecoder('shift_jis'); const promise = initialize();
      tell(decoder.decode(Uint8Array.of(0x83), { stream: true })); await promise;
      tell(decoder.decode(Uint8Array.of(0x65)));`;
    assert.deepEqual(run(program), ['', 'テ']);
  });

  test('it makes another instance where a call did not return', () => {
    // A short text would be looked up in a table, without a call.
    const long = "new TextDecoder('shift_jis').decode(new Uint8Array(1000).fill(0x83)).slice(0, 3)";
    const program = `${load} let isBroken = false;
      const { Instance } = WebAssembly;
      WebAssembly.Instance = class extends Instance {
        constructor(...args) {
          super(...args);
          const guarded = Object.entries(this.exports).map(([name, value]) => [name, typeof value === 'function'
            ? (...args) => { if (isBroken) throw new WebAssembly.RuntimeError('unreachable'); return value(...args); }
            : value]);
          Object.defineProperty(this, 'exports', { value: Object.fromEntries(guarded) });
        }
      };
      tell(${long}); isBroken = true; tell(failure(() => ${long}).slice(0, 20));
      await initialize(); isBroken = false; let made = 0;
      WebAssembly.Instance = class { constructor() { made += 1; } };
      tell(${long}, made);`;
    assert.deepEqual(run(program), ['ャャャ', 'Error: encoding-wasm', 'ャャャ', 0]);
  });

  test('another module is refused by name', () => {
    const empty = 'Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)';
    const changed = `Uint8Array.from(bytes).fill(0x39, bytes.length - ${version.length})`;
    const program = `${load} const { embeddedModule } = await import('${new URL('embedded-module.js', import.meta.url)}');
      for (const source of [${empty}, embeddedModule('japanese'), ${changed}]) {
        tell(await rejection(initialize(source)));
      }
      const japanese = await import('encoding-wasm/japanese');
      tell(await rejection(japanese.initialize(embeddedModule('korean'))), await rejection(japanese.initialize(bytes)), ${HELLO});`;
    const refused = (/** @type {string} */ found) =>
      `TypeError: encoding-wasm: the given module belongs to ${found}, not to encoding-wasm ${version}; use encoding.wasm of this version.`;
    assert.deepEqual(run(program), [
      refused('something else'),
      refused(`encoding-wasm/japanese ${version}`),
      refused(`encoding-wasm ${'9'.repeat(version.length)}`),
      refused(`encoding-wasm/korean ${version}`),
      // The whole module has everything that a smaller entry point has.
      'it was fulfilled',
      'テスト',
    ]);
  });

  test('values that are not modules are rejected', () => {
    const program = `${load} const named = { arrayBuffer() {}, ok: false, status: 500, url: 'https://a.example/b.wasm' };
      const page = new Response('<!doctype html>');
      for (const source of ['no module', 1, null, {}, new Uint8Array(), page, new Response('', { status: 404 }), named]) {
        tell(await rejection(initialize(source)));
      }
      tell(${HELLO});`;
    const wrong = 'TypeError: encoding-wasm: initialize() takes a compiled module, its bytes or a Response.';
    const noModule =
      "TypeError: encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.";
    const advice = 'check its address, or call initialize() without an argument.';
    assert.deepEqual(run(program), [
      wrong,
      wrong,
      wrong,
      wrong,
      noModule,
      noModule,
      `TypeError: encoding-wasm: the given response has status 404; ${advice}`,
      `TypeError: encoding-wasm: https://a.example/b.wasm has status 500; ${advice}`,
      'テスト',
    ]);
  });

  test('a host that compiles only asynchronously: the call says so, and initialize helps', () => {
    const program = `${load} ${ONLY_ASYNCHRONOUS} tell(failure(() => ${HELLO})); await initialize(); tell(${HELLO});`;
    const [message, text] = run(program);
    assert.match(
      message,
      /^Error: encoding-wasm: this host compiles WebAssembly only asynchronously here; `await initialize\(\)` before the first call \(/,
    );
    assert.equal(text, 'テスト');
  });
});

describe('smaller entry points', () => {
  const SAMPLES = {
    'single-byte': ['windows-1251', 'ISO-8859-8-I', 'KOI8-U', 'macintosh'],
    chinese: ['GBK', 'gb18030', 'Big5'],
    japanese: ['EUC-JP', 'ISO-2022-JP', 'Shift_JIS'],
    korean: ['EUC-KR'],
  };
  const ALWAYS = ['UTF-8', 'UTF-16BE', 'UTF-16LE', 'x-user-defined'];

  for (const entry of BY_NEED) {
    test(`${entry} has its encodings, and says where the others are`, async () => {
      const api = await import(`encoding-wasm/${entry}`);
      const whole = await import('encoding-wasm');
      assert.deepEqual(api.encodings, whole.encodings);
      for (const name of ALWAYS) assert.equal(new api.TextDecoder(name).encoding, name.toLowerCase());
      for (const [group, names] of Object.entries(SAMPLES)) {
        for (const name of names) {
          assert.equal(api.labelToName(name), name);
          const bytes = whole.encode('a', name);
          if (group === entry || entry === 'decoder') {
            assert.equal(new api.TextDecoder(name).decode(bytes), 'a');
            if (api.encode) assert.deepEqual(api.encode('a', name), bytes);
            continue;
          }
          const advice = `'encoding-wasm/${entry}' doesn't include ${name}; import it from 'encoding-wasm/${group}' or 'encoding-wasm'.`;
          for (const [call, context] of /** @type {[() => unknown, string][]} */ ([
            [() => new api.TextDecoder(name), "Failed to construct 'TextDecoder'"],
            [() => new api.TextDecoderStream(name), "Failed to construct 'TextDecoderStream'"],
            [() => api.decode(bytes, name), "Failed to execute 'decode'"],
            [() => api.encode('a', name), "Failed to execute 'encode'"],
            [() => new api.LegacyTextEncoder(name), "Failed to construct 'LegacyTextEncoder'"],
          ])) {
            assert.throws(call, { name: 'RangeError', message: `${context}: ${advice}` });
          }
        }
      }
    });
  }

  test('errors are recognized across entries and copies', async () => {
    const { UnmappableError, encode } = await import('encoding-wasm');
    for (const entry of BY_NEED.filter((entry) => entry !== 'decoder')) {
      const other = await import(`encoding-wasm/${entry}`);
      assert.notEqual(other.UnmappableError, UnmappableError);
      assert.throws(() => other.encode('💩', Object(SAMPLES)[entry][0]), UnmappableError);
      assert.throws(() => encode('💩', 'gbk'), other.UnmappableError);
    }
    class Derived extends UnmappableError {}
    const error = new UnmappableError(0x1f4a9, 0, 'GBK');
    assert.ok(!(error instanceof Derived));
    assert.ok(new Derived(0x1f4a9, 0, 'GBK') instanceof UnmappableError);
    assert.ok(error instanceof TypeError);
    for (const other of [new TypeError(), {}, null, undefined, 1, 'text'])
      assert.ok(!(other instanceof UnmappableError));
  });
});
