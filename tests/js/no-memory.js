// Uses every encoding while WebAssembly's memory can hardly grow, and prints what happened.

import { api, instances, memory } from './instances.js';

const { TextDecoder, encode, encodings, encodeUTF16, transcode, detectEncoding, sniffHTMLEncoding } = api;

const TEXT = 'abcabcabc, 1234567890, and longer than what is short: '.repeat(3);
const initial = memory().buffer.byteLength >> 16;
/** @type {string[]} */
const messages = [];
/** @type {string[]} */
const wrong = [];

/** @param {string} what @param {() => unknown} action @param {unknown} expected */
function run(what, action, expected) {
  try {
    if (action() !== expected) wrong.push(what);
    return true;
  } catch (error) {
    messages.push(String(error));
    return false;
  }
}

const writable = encodings.filter(({ name }) => name !== 'replacement');
const bytesOf = (/** @type {string} */ name) =>
  name.startsWith('UTF-16') ? encodeUTF16(TEXT, name) : Uint8Array.from(TEXT, (character) => character.charCodeAt(0));
for (let round = 0; round < 2; round++) {
  for (const { name } of writable) {
    run(`decode ${name}`, () => new TextDecoder(name).decode(bytesOf(name)), TEXT);
    run(`transcode ${name}`, () => String.fromCharCode(...transcode(bytesOf(name), { from: name })), TEXT);
    if (!name.startsWith('UTF-16')) {
      run(`encode ${name}`, () => String.fromCharCode(...encode(`${TEXT}`, name)), TEXT);
    }
  }
  run('detect', () => detectEncoding(Uint8Array.of(0xc0, 0xe0, 0x20, 0xc1, 0xe1)).isASCII, false);
  run('sniff', () => sniffHTMLEncoding(new Uint8Array(1e6), { maxPrescanBytes: 1e6 }).source, 'default');
}
const rightAtLast = ['utf-8', 'utf-16be', 'x-user-defined'].filter((name) =>
  run(`at last ${name}`, () => new TextDecoder(name).decode(bytesOf(name.toUpperCase())), TEXT),
).length;
console.log(JSON.stringify({ initial, messages, wrong, rightAtLast, instances: instances.length }));
