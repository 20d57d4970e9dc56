// The package in a realm with only the language and WebAssembly, and with objects of another realm. tests/packaging has Jest, Vitest and
// iframes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import vm from 'node:vm';
import { transformSync } from 'esbuild';

const script = readFileSync(new URL('../../pkg/index.js', import.meta.url), 'utf8');
const source = transformSync(script, { format: 'cjs' }).code;
const module = readFileSync(new URL('../../pkg/encoding.wasm', import.meta.url));
const TEST = Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67);

/** Loads the package in a new realm. @param {Record<string, unknown>} [globals] @param {vm.CreateContextOptions} [options] */
function load(globals = {}, options = {}) {
  const context = vm.createContext({ module: { exports: {} }, ...globals }, options);
  vm.runInContext(source, context);
  return { context, api: /** @type {typeof import('encoding-wasm')} */ (Object(context).module.exports) };
}

/** The realm's values. @param {import('node:vm').Context} context @param {string} expression */
const evaluate = (context, expression) => vm.runInContext(expression, context);

for (const [what, globals] of Object.entries({
  'a bare realm': {},
  'a realm with the classes of this one': { TextDecoder, TextEncoder, Buffer, process },
  'a realm with the arrays of this one, as in Jest': {
    Uint8Array,
    ArrayBuffer,
    TextDecoder,
    TextEncoder,
    Buffer,
    process,
  },
})) {
  describe(what, () => {
    const { context, api } = load(globals);

    test('bytes of both realms', () => {
      const theirs = evaluate(context, `Uint8Array.of(${TEST})`);
      const decoder = new api.TextDecoder('shift_jis');
      for (const bytes of [TEST, theirs]) {
        for (const input of [bytes, bytes.buffer, new DataView(bytes.buffer)])
          assert.equal(decoder.decode(input), 'テスト');
        assert.equal(Buffer.from(api.transcode(bytes, { from: 'shift_jis' })).toString(), 'テスト');
        assert.equal(api.detectEncoding(bytes).isASCII, false);
      }
      const destination = new Uint8Array(3);
      assert.equal(new api.TextEncoder().encodeInto('漢', destination).written, 3);
      assert.equal(Buffer.from(destination).toString(), '漢');
    });

    test("results belong to the package's realm", () => {
      const realm = evaluate(context, '({ Uint8Array, TypeError })');
      for (const text of ['a', 'テスト'.repeat(100)]) {
        const results = [
          api.encode(text, 'shift_jis'),
          api.utf8Encode(text),
          new api.TextEncoder().encode(text),
          api.transcode(api.encode(text, 'euc-jp'), { from: 'euc-jp' }),
          api.encodeUTF16(text),
        ];
        for (const bytes of results) assert.ok(bytes instanceof realm.Uint8Array);
      }
      assert.throws(() => api.encode('💩', 'big5'), api.UnmappableError);
      assert.throws(() => new api.TextDecoder('big5', { fatal: true }).decode(Uint8Array.of(0xff)), realm.TypeError);
    });

    test('long texts', () => {
      const text = 'aé漢💩'.repeat(50_000);
      for (const label of ['utf-8', 'gb18030']) {
        assert.equal(new api.TextDecoder(label).decode(api.encode(text, label)), text);
      }
      assert.equal(new api.TextDecoder('utf-16le').decode(api.encodeUTF16(text, 'UTF-16LE')), text);
    });
  });
}

test('getters take the objects of another realm, which has a copy of its own, and nothing else', () => {
  const globals = { TextDecoder, TextEncoder, TransformStream };
  const [one, other] = [load(globals).api, load(globals).api];
  const objects = [
    new other.TextDecoder('gbk', { fatal: true }),
    new other.TextEncoder(),
    new other.TextDecoderStream('gbk', { ignoreBOM: true }),
    new other.TextEncoderStream(),
    new other.LegacyTextEncoder('gbk'),
  ];
  for (const object of objects) {
    const { name } = object.constructor;
    const { prototype } = /** @type {any} */ (one)[name];
    const getters = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([, { get }]) => get);
    assert.ok(getters.length > 0);
    for (const [member, descriptor] of getters) {
      const get = /** @type {Function} */ (descriptor.get);
      assert.equal(get.call(object), Reflect.get(object, member), `${name} ${member}`);
      assert.equal(get.name, `get ${member}`);
      assert.equal(get.length, 0);
      const wrong = [undefined, null, 'text', {}, prototype, Object.create(object), other.labelToName];
      for (const receiver of [...wrong, name === 'TextEncoder' ? new TextDecoder() : new other.TextEncoder()])
        assert.throws(() => get.call(receiver), { name: 'TypeError' }, `${name} ${member}`);
    }
  }
});

test("streams are the host's, if it has them", async () => {
  const { api } = load({ process });
  const { readable, writable } = new api.TextDecoderStream('shift_jis');
  const writer = writable.getWriter();
  writer.write(TEST).then(() => writer.close());
  let text = '';
  for await (const part of readable) text += part;
  assert.equal(text, 'テスト');
});

test('without streams, or with another class of that name, an error says so', () => {
  for (const globals of [{}, { TransformStream: class Transform {} }]) {
    const { api } = load(globals);
    assert.throws(() => new api.TextDecoderStream(), {
      name: 'TypeError',
      message: "Failed to construct 'TextDecoderStream': This host has no TransformStream.",
    });
  }
});

test('if a realm may not compile WebAssembly, an error says so, and a compiled module helps', async () => {
  const { api } = load({}, { codeGeneration: { wasm: false } });
  const message = /^encoding-wasm: this host doesn't let this code compile WebAssembly; .* initialize\(\) .*\(.+\)$/;
  const decode = () => new api.TextDecoder('shift_jis').decode(TEST);
  const decoding = new RegExp(`${message.source.slice(0, -1)}\\. The host has no decoder of its own for Shift_JIS\\.$`);
  assert.throws(decode, { message: decoding });
  await assert.rejects(api.initialize(), { message });
  await assert.rejects(api.initialize(module), { message });
  await api.initialize(new WebAssembly.Module(module));
  assert.equal(decode(), 'テスト');
});
