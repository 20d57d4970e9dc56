// Prints the milliseconds from the import of a contender to its first string, in a new process: `cold.js NAME WASM LABEL`.

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { FIRST_WORDS } from './first-words.js';

const [name, wasm, label] = process.argv.slice(2);
const { text: expected, bytes } = FIRST_WORDS[label];

/** @type {Record<string, () => Promise<string>>} */
const FIRST_STRINGS = {
  async 'encoding-wasm'() {
    // The file that the package's `exports` choose
    const file = 'Bun' in globalThis || 'Deno' in globalThis ? 'index.js' : 'index-node.js';
    const { TextDecoder } = await import(`../../pkg/${file}`);
    return new TextDecoder(label).decode(bytes);
  },
  async native() {
    return new TextDecoder(label).decode(bytes);
  },
  async '@exodus/bytes'() {
    const { TextDecoder } = await import('@exodus/bytes/encoding.js');
    return new TextDecoder(label).decode(bytes);
  },
  async 'iconv-lite'() {
    const { default: iconv } = await import('iconv-lite');
    return iconv.decode(/** @type {any} */ (bytes), label);
  },
  async 'text-encoding'() {
    // @ts-expect-error It has no types.
    const { default: textEncoding } = await import('text-encoding');
    return new textEncoding.TextDecoder(label).decode(bytes);
  },
  async encoding_rs() {
    const { EncodingRs } = await import('../encoding_rs/encoding_rs.js');
    const peer = new EncodingRs(readFileSync(wasm));
    peer.choose(label);
    return peer.decode(bytes, true);
  },
};

const start = performance.now();
const text = await FIRST_STRINGS[name]();
const time = performance.now() - start;
if (text !== expected) throw new Error(`${name} decodes to ${text}.`);
console.log(time);
