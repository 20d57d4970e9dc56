// A program for React Native. Prints as JSON where encodings and the web platform's classes differ from the standard.

import { encode, encodeUTF16, encodings, TextDecoder } from 'encoding-wasm';
import * as chinese from 'encoding-wasm/chinese';
import * as decoder from 'encoding-wasm/decoder';
import * as japanese from 'encoding-wasm/japanese';
import * as korean from 'encoding-wasm/korean';
import 'encoding-wasm/polyfill';
import * as singleByte from 'encoding-wasm/single-byte';

/** @type {import('../conformance/suite.js').Expected} */
const { vectors, decoded } = /** @type {any} */ (globalThis).EXPECTED;
/** @type {string[]} */
const failures = [];
let passed = 0;

/** @param {string} what @param {boolean} isRight */
function check(what, isRight) {
  if (isRight) passed += 1;
  else failures.push(what);
}

/** @param {() => string} action */
function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const bytesOf = (/** @type {string} */ hex) =>
  Uint8Array.from((hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));

for (const [name, texts] of Object.entries(decoded)) {
  if (name === 'replacement') continue;
  for (const [i, { text, isMalformed }] of texts.entries()) {
    const bytes = bytesOf(vectors[i]);
    check(`${name} ${vectors[i]}`, new TextDecoder(name, { ignoreBOM: true }).decode(bytes) === text);
    const fatal = attempt(() => new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes));
    check(`${name} ${vectors[i]}, fatal`, fatal === (isMalformed ? undefined : text));
  }
}
const byNeed = [chinese, decoder, japanese, korean, singleByte];
check(
  'smaller entry points are the same',
  byNeed.every((entry) => entry.TextDecoder === TextDecoder),
);
const text = 'Latin, あ漢字ｱ, 한글, Кириллица. '.repeat(5000);
for (const { name } of encodings.filter(({ name }) => !/^(?:replacement|x-user-defined)$/.test(name))) {
  const bytes = /^UTF-16/.test(name) ? encodeUTF16(text, name) : encode(text, name, { unmappable: 'replacement' });
  const isRight = new TextDecoder(name).decode(bytes).startsWith('Latin, ');
  check(`${name}, long`, isRight);
  const chunks = new TextDecoder(name);
  let streamed = '';
  for (let start = 0; start < bytes.length; start += 4999)
    streamed += chunks.decode(bytes.subarray(start, start + 4999), { stream: true });
  check(`${name}, in chunks`, streamed + chunks.decode() === new TextDecoder(name).decode(bytes));
}
const global = /** @type {any} */ (globalThis);
check('the polyfill', new global.TextDecoder('euc-kr').decode(new Uint8Array([0xb0, 0xa1])) === '가');
global.print(JSON.stringify({ passed, failures }));
