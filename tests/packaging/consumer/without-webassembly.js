// The package and its polyfill in a browser where WebAssembly can't run.

import { tell } from './report.js';

const pkg = './node_modules/encoding-wasm/pkg';
/** @type {any} */
const host = { TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream };
/** @type {{ passed: number, failures: string[] }} */
const result = { passed: 0, failures: [] };

/** @param {string} what @param {unknown} actual @param {unknown} expected */
function check(what, actual, expected) {
  if (actual === expected) result.passed += 1;
  else result.failures.push(`${what}: ${actual}`);
}

/** @param {() => unknown} action */
function resultOf(action) {
  try {
    return action();
  } catch (error) {
    return String(error);
  }
}

/** A stream's output for chunks. @param {any} stream @param {any[]} chunks */
async function streamed({ readable, writable }, chunks) {
  const writer = writable.getWriter();
  for (const chunk of chunks) writer.write(chunk);
  writer.close();
  const reader = readable.getReader();
  const parts = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  return parts;
}

await import(`${pkg}/polyfill.js`);
for (const [name, value] of Object.entries(host))
  check(`the polyfill keeps ${name}`, /** @type {any} */ (globalThis)[name] === value, true);
check('it still decodes', new globalThis.TextDecoder('windows-1251').decode(Uint8Array.of(0xcf)), 'П');
const forced = await import(`${pkg}/polyfill-force.js`).catch(String);
check(
  'force says so',
  /^Error: encoding-wasm: this host .*import 'encoding-wasm\/polyfill\/no-wasm'/.test(forced),
  true,
);
check('force changed nothing', globalThis.TextDecoder === host.TextDecoder, true);

const api = await import(`${pkg}/index.js`);
const bytes = Uint8Array.from({ length: 0x8000 }, (_, i) => i * 7 + (i >> 8));
// WebKitGTK doesn't have SharedArrayBuffer.
const shared = new Uint8Array(globalThis.SharedArrayBuffer ? new SharedArrayBuffer(bytes.length) : bytes.length);
shared.set(bytes);
const wrong = [];
for (const { name } of api.encodings) {
  if (name === 'replacement') continue;
  const decoder = new api.TextDecoder(name);
  const text = resultOf(() => decoder.decode(bytes));
  if (String(text).startsWith('Error: encoding-wasm: ')) {
    const isRightError = new RegExp(`TextDecoder gets ${name} wrong|no decoder of its own for ${name}`).test(
      String(text),
    );
    check(`the error for ${name}`, isRightError, true);
    wrong.push(name);
    continue;
  }
  check(`${name}, whole`, text === new host.TextDecoder(name).decode(bytes), true);
  check(`${name}, shared`, decoder.decode(shared) === text, true);
  let isAlwaysRight = true;
  for (let i = 0; i < 100; i++) isAlwaysRight &&= decoder.decode(bytes.buffer) === text;
  check(`${name}, 100 buffers`, isAlwaysRight, true);
  let parts = '';
  for (let i = 0; i < bytes.length; i += 63) parts += decoder.decode(bytes.subarray(i, i + 63), { stream: true });
  check(`${name}, in parts`, parts + decoder.decode() === text, true);
  const chunks = [bytes.subarray(0, 99), bytes.subarray(99)];
  check(`${name}, as a stream`, (await streamed(new api.TextDecoderStream(name), chunks)).join('') === text, true);
  check(`${name}, by decode`, api.decode(bytes, name) === text, true);
  const fatal = resultOf(() => new api.TextDecoder(name, { fatal: true }).decode(bytes));
  const expected = String(text).includes('\uFFFD') ? /^TypeError: Failed to execute 'decode' on 'TextDecoder': / : null;
  check(`${name}, fatal`, expected ? expected.test(String(fatal)) : fatal === text, true);
}
// Browsers decode nearly all encodings correctly.
check('the browser decodes most encodings', wrong.length < 10, true);

const text = 'aé漢💩'.repeat(3000);
const encoded = new host.TextEncoder().encode(text);
check('TextEncoder', String(new api.TextEncoder().encode(text)) === String(encoded), true);
check("encode to 'utf-8'", String(api.encode(text, 'utf-8')) === String(encoded), true);
const parts = await streamed(new api.TextEncoderStream(), ['\uD83D', '\uDCA9', text]);
check('TextEncoderStream', String(parts.flatMap((part) => [...part])) === `240,159,146,169,${encoded}`, true);
tell(result);
