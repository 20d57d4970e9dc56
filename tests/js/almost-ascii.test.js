// Which decoder gets long UTF-8 in workerd: text that is nearly ASCII looks like ASCII, so it depends on the texts before.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../pkg/index.cjs', import.meta.url));

/** Prints for each text, or each chunk of a stream, which decoder got it, and whether the result is right. */
const PROGRAM = `
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Cloudflare-Workers' } });
  const { decode } = TextDecoder.prototype;
  let calls = 0;
  TextDecoder.prototype.decode = function (...args) { calls += 1; return decode.apply(this, args); };
  const api = require(${JSON.stringify(script)});
  const bytesOf = (text) => new TextEncoder().encode(text);
  const ascii = 'Plain text. '.repeat(1000);
  const almost = ascii.replace('. ', '.’');
  const huge = almost.repeat(50);
  const decoder = new api.TextDecoder();
  decoder.decode(bytesOf('é'.repeat(2000)));
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
  assert.equal(execFileSync(process.execPath, ['-e', PROGRAM], { encoding: 'utf8' }), whole + chunks);
});
