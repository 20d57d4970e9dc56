// The fuzzer's cases: what each does, and what must hold.

import assert from 'node:assert/strict';
import {
  changing,
  disguise,
  disguiseOptions,
  disguiseString,
  thrown,
  withPatch,
  wrongBytes,
  wrongOptions,
} from './hostile.js';
import { randomBytes, randomText } from './random.js';

/** @typedef {import('./random.js').Random} Random */
/** @typedef {typeof import('encoding-wasm')} Api */

const MODES = /** @type {const} */ (['fatal', 'html', 'replacement']);

/** Node decodes these correctly from version 24 on, if it has them. */
const RIGHT_IN_HOST = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'windows-1251', 'KOI8-R', 'ISO-8859-2', 'windows-1252'];
const isHostRight = Number.parseInt(process.versions.node, 10) >= 24;

/** The cases for an implementation. @param {Api} api */
export function makeCases(api) {
  const decodable = api.encodings.filter(({ name }) => name !== 'replacement').map(({ name }) => name);
  const encodable = decodable.filter((name) => !name.startsWith('UTF-16'));

  /** @param {string} text @param {string} name */
  const toBytes = (text, name) =>
    name.startsWith('UTF-16') ? api.encodeUTF16(text, name) : api.encode(text, name, { unmappable: 'html' });
  const someBytes = (/** @type {Random} */ random, /** @type {string} */ name) => randomBytes(random, name, toBytes);

  /** An action's value, or its error's message. @param {() => unknown} action */
  function outcome(action) {
    try {
      return { value: action() };
    } catch (error) {
      const { name, message, codePoint, index } = /** @type {any} */ (error);
      return { name, message, codePoint, index };
    }
  }

  /**
   * A text in parts that are too small for any fast path or, if it is long, of unusual lengths.
   * @param {string} name @param {Uint8Array} bytes @param {boolean} ignoreBOM
   */
  function decodeSlowly(name, bytes, ignoreBOM) {
    const decoder = new api.TextDecoder(name, { ignoreBOM });
    const step = bytes.length > 5000 ? 997 : 1;
    let text = '';
    for (let i = 0; i < bytes.length; i += step) text += decoder.decode(bytes.subarray(i, i + step), { stream: true });
    return text + decoder.decode();
  }

  /** An object that gets its input in parts, and the expected result. */
  class Decoding {
    /** @param {Random} random */
    constructor(random) {
      this.random = random;
      this.name = random.pick(decodable);
      this.bytes = someBytes(random, this.name);
      this.options = { fatal: random.oneIn(3), ignoreBOM: random.oneIn(3) };
      this.decoder = new api.TextDecoder(this.name, this.options);
      this.ends = random.splits(this.bytes.length);
      this.start = 0;
      this.text = '';
    }

    get isDone() {
      return this.ends.length === 0;
    }

    next() {
      const end = /** @type {number} */ (this.ends.shift());
      const chunk = this.bytes.subarray(this.start, end);
      this.start = end;
      return chunk;
    }

    /** @param {() => void} meanwhile runs while arguments are converted */
    step(meanwhile) {
      const { random } = this;
      const isPatched = random.oneIn(5);
      // A nested call comes first, so it gets the earlier part.
      const earlier = !isPatched && this.ends.length > 1 && random.oneIn(6) ? this.next() : undefined;
      const input = disguise(random, this.next());
      const stream = !this.isDone || (random.oneIn(3) && this.ends.push(this.bytes.length) > 0);
      const options = disguiseOptions({ stream }, () => {
        if (earlier) this.text += this.decoder.decode(disguise(random, earlier), { stream: true });
        else meanwhile();
      });
      const plain = stream || random.oneIn(2) ? { stream } : undefined;
      try {
        const result = isPatched
          ? withPatch(random, () => this.decoder.decode(input, plain))
          : this.decoder.decode(input, earlier || random.oneIn(2) ? options : plain);
        this.text += result;
      } catch (error) {
        this.ends = [];
        this.error = error;
      }
    }

    check() {
      const { name, bytes, options } = this;
      const text = decodeSlowly(name, bytes, options.ignoreBOM);
      if (!options.fatal) {
        assert.equal(this.error, undefined);
        assert.equal(this.text, text);
      }
      const whole = outcome(() => new api.TextDecoder(name, options).decode(bytes));
      if (!options.fatal) assert.equal(whole.value, text);
      else if (this.error) {
        assert.equal(/** @type {Error} */ (this.error).message, whole.message);
        assert.ok(text.includes('\uFFFD'));
        assert.ok(text.startsWith(this.text) || options.ignoreBOM);
      } else {
        assert.equal(this.text, text);
        assert.equal(whole.value, text);
      }
      if (isHostRight && RIGHT_IN_HOST.includes(name)) {
        const host = outcome(() => new globalThis.TextDecoder(name, options).decode(bytes));
        assert.equal(whole.value, host.value, 'not as the host');
        assert.equal(whole.name, host.name);
      }
      // The object continues like a new one.
      if (!this.error) assert.equal(this.decoder.decode(Uint8Array.of(0x61, 0x00)).startsWith('\uFFFD'), false);
    }
  }

  class Encoding {
    /** @param {Random} random */
    constructor(random) {
      this.random = random;
      this.name = random.pick(encodable);
      this.string = randomText(random);
      this.unmappable = random.pick(MODES);
      this.encoder = new api.LegacyTextEncoder(this.name, { unmappable: this.unmappable });
      this.ends = random.splits(this.string.length);
      this.start = 0;
      /** @type {Uint8Array[]} */
      this.parts = [];
    }

    get isDone() {
      return this.ends.length === 0;
    }

    /** @param {() => void} meanwhile */
    step(meanwhile) {
      const end = /** @type {number} */ (this.ends.shift());
      const part = this.string.slice(this.start, end);
      this.start = end;
      const options = { stream: !this.isDone };
      try {
        this.parts.push(
          this.random.oneIn(5)
            ? withPatch(this.random, () => this.encoder.encode(part, options))
            : this.encoder.encode(part, disguiseOptions(options, meanwhile)),
        );
      } catch (error) {
        this.ends = [];
        this.error = error;
      }
    }

    check() {
      const { name, string, unmappable } = this;
      const whole = outcome(() => api.encode(string, name, { unmappable }));
      if (this.error) {
        const rethrow = () => {
          throw this.error;
        };
        assert.deepEqual(outcome(rethrow), whole);
        return;
      }
      assert.deepEqual(Buffer.concat(this.parts), Buffer.from(/** @type {Uint8Array} */ (whole.value)));
      if (name === 'UTF-8') {
        assert.deepEqual(Buffer.concat(this.parts), Buffer.from(new globalThis.TextEncoder().encode(string)));
      } else if (
        unmappable === 'fatal' &&
        !['ISO-2022-JP', 'GBK', 'gb18030', 'Shift_JIS', 'EUC-JP', 'Big5'].includes(name)
      ) {
        // Decoding gives the same text, except for lone surrogates; other encodings have characters with two
        // codes.
        assert.equal(new api.TextDecoder(name).decode(Buffer.concat(this.parts)), string.toWellFormed());
      }
    }
  }

  /** Several objects at once, in any order, also one within a call of another. @param {Random} random */
  function objects(random) {
    const all = Array.from({ length: 1 + random.below(4) }, () => new (random.oneIn(3) ? Encoding : Decoding)(random));
    const busy = new Set();
    const step = () => {
      const open = all.filter((object) => !object.isDone && !busy.has(object));
      if (open.length === 0) return false;
      const object = random.pick(open);
      busy.add(object);
      object.step(() => {
        if (random.oneIn(3)) step();
      });
      busy.delete(object);
      return true;
    };
    while (step());
    for (const object of all) object.check();
  }

  /** Bytes to bytes. @param {Random} random */
  function transcoding(random) {
    const from = random.pick(decodable);
    const to = random.pick(decodable);
    const bytes = someBytes(random, from);
    const options = { from, to, fatal: random.oneIn(4), ignoreBOM: random.oneIn(3), unmappable: random.pick(MODES) };
    const { fatal, ignoreBOM } = options;
    const actual = outcome(() =>
      api.transcode(
        disguise(random, bytes),
        disguiseOptions(options, () => {}),
      ),
    );
    const decoded = outcome(() => new api.TextDecoder(from, { fatal, ignoreBOM }).decode(bytes));
    if (decoded.value === undefined && actual.name === 'TypeError') {
      assert.match(String(actual.message), /^Failed to execute 'transcode': The encoded data was not valid/);
      assert.equal(String(actual.message).replace(/^[^:]*: /, ''), String(decoded.message).replace(/^[^:]*: /, ''));
      return;
    }
    const text = decoded.value ?? new api.TextDecoder(from, { ignoreBOM }).decode(bytes);
    const expected = to.startsWith('UTF-16')
      ? { value: api.encodeUTF16(String(text), to) }
      : outcome(() => api.encode(String(text), to, options));
    if (actual.value && expected.value) {
      assert.deepEqual(
        Buffer.from(/** @type {any} */ (actual.value)),
        Buffer.from(/** @type {any} */ (expected.value)),
      );
    } else {
      assert.equal(actual.codePoint, expected.codePoint);
      assert.equal(actual.name, expected.name);
    }
  }

  /** Arguments whose conversion changes the input: the changed input is used. @param {Random} random */
  function changingInput(random) {
    const name = random.pick(decodable);
    const { source, change, seen } = changing(random, someBytes(random, name));
    const meanwhile = (/** @type {string} */ member, /** @type {unknown} */ value) => ({
      get [member]() {
        change();
        return value;
      },
    });
    const { actual, expected } = random.pick([
      () => ({
        actual: outcome(() => new api.TextDecoder(name).decode(source, meanwhile('stream', false))),
        expected: outcome(() => new api.TextDecoder(name).decode(seen())),
      }),
      () => ({
        actual: outcome(() => api.transcode(source, { from: name, to: stringWith(change) })),
        expected: outcome(() => api.transcode(seen(), { from: name })),
      }),
      () => ({
        actual: outcome(() => api.decode(source, stringWith(change, name))),
        expected: outcome(() => api.decode(seen(), name)),
      }),
      () => ({
        actual: outcome(() => api.detectEncoding(source, meanwhile('allowUTF8', true))),
        expected: outcome(() => api.detectEncoding(seen())),
      }),
      () => ({
        actual: outcome(() => api.sniffHTMLEncoding(source, meanwhile('detect', true))),
        expected: outcome(() => api.sniffHTMLEncoding(seen(), { detect: true })),
      }),
      () => ({
        actual: outcome(() => api.decodeUTF16(source, 'UTF-16', meanwhile('fatal', false))),
        expected: outcome(() => api.decodeUTF16(seen(), 'UTF-16')),
      }),
    ])();
    assert.deepEqual(actual, expected);
  }

  /** A string whose conversion runs code. @param {() => void} action @param {string} [string] @returns {any} */
  const stringWith = (action, string = 'utf-8') => ({
    toString() {
      action();
      return string;
    },
  });

  /** Wrong arguments throw the right error, and leave the object unchanged. @param {Random} random */
  function wrongArguments(random) {
    const name = random.pick(decodable);
    const bytes = someBytes(random, name);
    const decoder = new api.TextDecoder(name);
    const middle = random.below(bytes.length + 1);
    let text = decoder.decode(bytes.subarray(0, middle), { stream: true });
    const wrong = /** @type {any} */ (wrongBytes(random));
    const options = wrongOptions(random);
    const { name: error, message } = outcome(
      random.pick([
        () => decoder.decode(wrong, { stream: true }),
        () => decoder.decode(new Uint8Array(2), options),
        () => new api.TextDecoder(name, options),
        () => new api.LegacyTextEncoder('gbk', options),
        () => api.transcode(wrong, { from: name }),
        () => api.transcode(bytes, options),
        () => api.transcode(bytes, { from: name, to: /** @type {any} */ (Symbol('to')) }),
        () => api.encode(/** @type {any} */ (Symbol('text')), 'big5'),
        () => api.encode('a', 'gbk', options),
        () => api.detectEncoding(wrong),
        () => api.sniffHTMLEncoding(bytes, options),
        () => api.sniffXMLEncoding(wrong),
        () => api.decode(wrong),
        () => api.decodeUTF16(bytes, 'UTF-16', options),
        () => new api.TextEncoder().encodeInto('a', wrong),
        () => new api.TextDecoderStream(name, options),
        () => new api.TranscoderStream(options),
        () => new api.AutoDecoderStream(options),
      ]),
    );
    assert.ok(
      error === 'TypeError' || message === thrown.message || (wrong === 'bytes' && !error),
      `${error}: ${message}`,
    );
    text += decoder.decode(bytes.subarray(middle));
    assert.equal(text, decodeSlowly(name, bytes, false));
  }

  /** Writes into a buffer that may be too small. @param {Random} random */
  function encodingInto(random) {
    const string = randomText(random);
    const length = random.oneIn(2) ? random.length() : string.length + random.below(9);
    const shared = random.oneIn(3);
    const buffer = shared ? new SharedArrayBuffer(length + 16) : new ArrayBuffer(length + 16);
    const destination = new Uint8Array(buffer, random.below(9), length);
    const { read, written } = new api.TextEncoder().encodeInto(
      disguiseString(random, string, () => {}),
      destination,
    );
    const expected = new globalThis.TextEncoder().encode(string.slice(0, read));
    assert.deepEqual(Buffer.from(destination.slice(0, written)), Buffer.from(expected));
    // No more would fit.
    if (read < string.length) {
      const next = new globalThis.TextEncoder().encode(String.fromCodePoint(string.codePointAt(read) ?? 0));
      assert.ok(written + next.length > length, `${written} of ${length} written`);
    }
    assert.ok(
      new Uint8Array(buffer).every(
        (byte, i) => byte === 0 || (i >= destination.byteOffset && i < destination.byteOffset + written),
      ),
    );
  }

  /** Hooks, sniffing and detection have the same result for the same bytes in any buffer. @param {Random} random */
  function otherFunctions(random) {
    const name = random.pick(decodable);
    const bytes = someBytes(random, name);
    const disguised = disguise(random, bytes);
    const form = () => disguised;
    const label = random.pick(random.pick(api.encodings).labels);
    const text = randomText(random);
    const encoder = random.pick(encodable);
    const maxBytes = random.below(500);
    /** @type {() => unknown} */
    const action = random.pick([
      () => api.decode(form(), label),
      () => api.utf8Decode(form()),
      () => api.utf8DecodeWithoutBOM(form()),
      () => api.utf8DecodeWithoutBOMOrFail(form()),
      () => api.bomSniff(form()),
      () => api.sniffHTMLEncoding(form(), { detect: true, maxPrescanBytes: maxBytes, locale: 'ja' }),
      () => api.sniffXMLEncoding(form(), { maxPrescanBytes: maxBytes }),
      () => api.detectEncoding(form(), { maxBytes, allowUTF8: maxBytes % 2 === 0, tld: 'jp' }),
      () => api.detectEncoding(form(), { candidates: [label, name] }),
      () => api.decodeUTF16(form(), 'UTF-16'),
      () => api.percentEncodeAfterEncoding(encoder, text, 'query'),
      () => api.labelToName(` ${label}\n`),
      () => api.transcode(form(), { from: 'auto', sniff: 'html' }),
    ]);
    assert.deepEqual(
      outcome(() => withPatch(random, action)),
      outcome(action),
    );
    const host = new globalThis.TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    assert.equal(api.utf8DecodeWithoutBOM(form()), host);
  }

  /** @param {ReadableStream<any>} stream */
  async function collect(stream) {
    const parts = [];
    for await (const part of stream) parts.push(part);
    return parts;
  }

  /** A stream's output for all bytes at once. @param {{ readable: any, writable: WritableStream }} stream @param {Uint8Array} bytes */
  async function wholeOf({ readable, writable }, bytes) {
    const parts = collect(readable);
    const writer = writable.getWriter();
    await writer.write(bytes);
    await writer.close();
    return parts;
  }

  /** Streams, some of which are cancelled or aborted halfway. @param {Random} random */
  async function streams(random) {
    const name = random.pick(decodable);
    const bytes = someBytes(random, name);
    const ends = random.splits(bytes.length);
    const auto = /** @type {const} */ ({
      from: 'auto',
      to: 'gb18030',
      sniff: 'html',
      detect: true,
      unmappable: 'html',
    });
    // For a longer text, streams decide on an encoding by less of it than `transcode` does.
    const isInWindow = bytes.length <= 0x10000;
    const failAt = random.oneIn(5) ? random.below(ends.length) : -1;
    const { stream, expected } = random.pick([
      () => ({
        stream: new api.TextDecoderStream(name, { ignoreBOM: true }),
        expected: () => decodeSlowly(name, bytes, true),
      }),
      () => ({
        stream: new api.TranscoderStream({ from: name, to: 'utf-16le' }),
        expected: () => Buffer.from(api.transcode(bytes, { from: name, to: 'utf-16le' })),
      }),
      () => ({
        stream: new api.TranscoderStream(auto),
        expected: async () =>
          isInWindow
            ? Buffer.from(api.transcode(bytes, auto))
            : Buffer.concat(await wholeOf(new api.TranscoderStream(auto), bytes)),
      }),
      () => ({
        stream: new api.AutoDecoderStream({ sniff: 'detect' }),
        expected: async () =>
          isInWindow
            ? new api.TextDecoder('utf-8', { ignoreBOM: true }).decode(api.transcode(bytes, { from: 'auto' }))
            : (await wholeOf(new api.AutoDecoderStream({ sniff: 'detect' }), bytes)).join(''),
      }),
    ])();
    const writer = stream.writable.getWriter();
    const results = collect(/** @type {any} */ (stream.readable)).catch((error) => error);
    let start = 0;
    for (const [place, end] of ends.entries()) {
      if (place === failAt) {
        const failure = writer.abort(thrown);
        assert.equal(await results, thrown);
        return failure;
      }
      writer.write(disguise(random, bytes.subarray(start, end))).catch(() => {});
      start = end;
      if (random.oneIn(3)) await writer.ready;
    }
    await writer.close();
    const parts = await results;
    const whole = await expected();
    const actual = typeof whole === 'string' ? parts.join('') : Buffer.concat(parts);
    assert.deepEqual(actual, whole);
    return undefined;
  }

  /** The stack may end at any place. @param {Random} random */
  function endOfStack(random) {
    const name = random.pick(decodable);
    const bytes = someBytes(random, name);
    const decoder = new api.TextDecoder(name);
    const middle = random.below(bytes.length + 1);
    const parts = [decoder.decode(bytes.subarray(0, middle), { stream: true })];
    let calls = 0;
    /** @returns {void} */
    const deep = () => {
      try {
        deep();
      } catch (error) {
        // On the way back, each call has a little more of the stack.
        calls += 1;
        if (calls > 60) throw error;
        outcome(() => api.encode('漢字', 'euc-jp'));
        outcome(() => api.transcode(bytes, { from: name }));
        outcome(() => api.detectEncoding(bytes));
        throw error;
      }
    };
    assert.throws(deep, /stack/);
    parts.push(decoder.decode(bytes.subarray(middle)));
    assert.equal(parts.join(''), decodeSlowly(name, bytes, false));
    assert.deepEqual(api.encode('漢字', 'euc-jp'), Uint8Array.of(0xb4, 0xc1, 0xbb, 0xfa));
    assert.deepEqual(
      outcome(() => api.detectEncoding(bytes)),
      outcome(() => api.detectEncoding(bytes.slice())),
    );
  }

  /** Cases with their weights. @type {[run: (random: Random) => unknown, times: number][]} */
  return /** @type {[run: (random: Random) => unknown, weight: number][]} */ ([
    [objects, 400],
    [transcoding, 120],
    [changingInput, 120],
    [wrongArguments, 100],
    [encodingInto, 60],
    [otherFunctions, 120],
    [streams, 80],
    [endOfStack, 1],
  ]);
}
