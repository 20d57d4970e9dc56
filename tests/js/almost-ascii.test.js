// Which decoder gets long UTF-8 in workerd. It depends on the texts before: text that is nearly ASCII looks like ASCII, and most text is assumed to
// be well-formed.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../pkg/index-commonjs.cjs', import.meta.url));

/** Starts a program that finds out which decoder gets a text. */
const START = `
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Cloudflare-Workers' } });
  const { decode } = TextDecoder.prototype;
  let calls = 0;
  TextDecoder.prototype.decode = function (...args) { calls += 1; return decode.apply(this, args); };
  const api = require(${JSON.stringify(script)});
  const bytesOf = (text) => new TextEncoder().encode(text);
  const decoder = new api.TextDecoder();
  decoder.decode(bytesOf('é'.repeat(2000)));
`;

/** Prints for each text, or each chunk of a stream, which decoder got it, and whether the result is right. */
const ALMOST_ASCII = `${START}
  const ascii = 'Plain text. '.repeat(1000);
  const almost = ascii.replace('. ', '.’');
  const huge = almost.repeat(50);
  const deciders = (texts, options) => texts.map((text) => {
    const before = calls;
    const isRight = decoder.decode(bytesOf(text), options) === text;
    return (isRight ? '' : 'wrong ') + (calls > before ? 'host' : 'module');
  });
  for (const options of [{}, { stream: true }])
    console.log(deciders([almost, almost, almost, huge, almost, ascii, ascii, almost, ascii, almost], options).join());
`;

test('in workerd, WebAssembly decodes text that is nearly ASCII if the texts before were', () => {
  const whole = 'host,host,module,host,module,module,host,host,host,host\n';
  // The last text counts as well.
  const chunks = 'host,module,module,host,module,module,host,host,host,host\n';
  assert.equal(execFileSync(process.execPath, ['-e', ALMOST_ASCII], { encoding: 'utf8' }), whole + chunks);
});

/** Prints the same for texts that are malformed or not, of 20,000 bytes and of 200,000. */
const MALFORMED = `${START}
  const texts = { good: '\\u0434', bad: '\\uFFFD\\uFFFD' };
  for (const [length, kinds] of [[20_000, 'bad bad good bad ' + 'good '.repeat(15) + 'bad ' + 'good '.repeat(16) + 'bad'], [200_000, 'bad good bad']]) {
    console.log(kinds.split(' ').map((kind) => {
      const bytes = kind === 'good' ? bytesOf(texts.good.repeat(length / 2)) : new Uint8Array(length).fill(0xd0);
      const before = calls;
      const isRight = decoder.decode(bytes) === texts[kind].repeat(length / 2);
      return (isRight ? '' : 'wrong ') + (calls > before ? 'host' : 'module');
    }).join());
  }
`;

test('in workerd, WebAssembly decodes malformed text if one of the last 16 texts was malformed, or if the text is long', () => {
  const some = `host,module,host,module,${'host,'.repeat(15)}module,${'host,'.repeat(16)}host\n`;
  const long = 'module,host,module\n';
  assert.equal(execFileSync(process.execPath, ['-e', MALFORMED], { encoding: 'utf8' }), some + long);
});
