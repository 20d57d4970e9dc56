// What of the comparison in README.md can be found out by running it: node tests/docs/peers.js
//
// The reference is this package, whose answers tests/exhaustive.rs holds against the standard's own steps and indexes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../../tools/node-modules.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
installPackages(folder);

const ours = await import('encoding-wasm');
const { default: iconv } = await import('iconv-lite');
const exodus = await import('@exodus/bytes/encoding.js');
const { createMultibyteEncoder } = await import('@exodus/bytes/multi-byte.js');
const { createSinglebyteEncoder } = await import('@exodus/bytes/single-byte.js');
// @ts-expect-error It has no types.
const { default: textEncoding } = await import('text-encoding');

const version = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {(label: string) => (bytes: Uint8Array) => string} decoder throws if it has not the encoding
 * @property {(label: string) => (text: string) => Uint8Array} [encoder] likewise
 */

/** @param {new (label: string) => { decode(bytes: Uint8Array): string }} Decoder */
const decoderOf = (Decoder) => (/** @type {string} */ label) => {
  const decoder = new Decoder(label);
  return (/** @type {Uint8Array} */ bytes) => decoder.decode(bytes);
};

/** @type {Peer[]} */
const peers = [
  { name: `Node ${process.versions.node}`, decoder: decoderOf(globalThis.TextDecoder) },
  {
    name: `@exodus/bytes ${version('@exodus/bytes')}`,
    decoder: decoderOf(exodus.TextDecoder),
    encoder(label) {
      try {
        return createSinglebyteEncoder(label);
      } catch {
        return createMultibyteEncoder(label);
      }
    },
  },
  {
    name: `iconv-lite ${version('iconv-lite')}`,
    decoder(label) {
      if (!iconv.encodingExists(label)) throw new RangeError(label);
      return (bytes) => iconv.decode(bytes, label);
    },
    encoder(label) {
      if (!iconv.encodingExists(label)) throw new RangeError(label);
      return (text) => iconv.encode(text, label);
    },
  },
  {
    name: `text-encoding ${version('text-encoding')}`,
    decoder: decoderOf(textEncoding.TextDecoder),
    encoder(label) {
      const encoder = new textEncoding.TextEncoder(label, { NONSTANDARD_allowLegacyEncoding: true });
      if (encoder.encoding !== label) throw new RangeError(label);
      return (text) => encoder.encode(text);
    },
  },
];

/** Every one and two bytes, before and behind ASCII, and the three and four that the encodings have. */
function* inputs() {
  for (let first = 0x80; first <= 0xff; first++) {
    yield [first];
    yield [first, 0x41];
    for (let second = 0; second <= 0xff; second++) yield [first, second, 0x41];
  }
  for (let second = 0x80; second <= 0xff; second++)
    for (let third = 0; third <= 0xff; third += 3) yield [0x8f, second, third, 0x41];
  for (let first = 0x81; first <= 0xfe; first += 5)
    for (let second = 0x30; second <= 0x39; second++)
      for (let third = 0x81; third <= 0xfe; third += 7) yield [first, second, third, 0x35, 0x41];
  for (const set of ['$B', '(J', '(I', '$@'])
    for (let first = 0x20; first <= 0x7e; first++)
      for (let second = 0x20; second <= 0x7e; second += 3)
        yield [0x1b, set.charCodeAt(0), set.charCodeAt(1), first, second, 0x1b, 0x28, 0x42, 0x41];
}

/** Every scalar value of the Basic Multilingual Plane behind ASCII, and some beyond it. */
function* texts() {
  for (let code = 0x80; code <= 0xffff; code++) if (code < 0xd800 || code > 0xdfff) yield String.fromCharCode(code);
  for (let code = 0x20000; code < 0x2fa20; code += 3) yield String.fromCodePoint(code);
}

/** @param {Peer} peer @param {string} label @returns {string} 'exact', 'absent', or how many inputs differ */
function compareDecoder(peer, label) {
  let decode;
  try {
    decode = peer.decoder(label);
  } catch {
    return 'absent';
  }
  const expected = new ours.TextDecoder(label);
  let [wrong, first] = [0, ''];
  for (const input of inputs()) {
    const bytes = Uint8Array.from(input);
    let text;
    try {
      text = decode(bytes);
    } catch (error) {
      text = String(error);
    }
    if (text === expected.decode(bytes)) continue;
    first ||= `${input.map((byte) => byte.toString(16))} is ${JSON.stringify(text)}`;
    wrong += 1;
  }
  return wrong ? `${wrong} wrong: ${first}` : 'exact';
}

/** @param {Peer} peer @param {string} label */
function compareEncoder(peer, label) {
  let encode;
  try {
    encode = peer.encoder?.(label);
  } catch {}
  if (!encode) return 'absent';
  let [wrong, first] = [0, ''];
  for (const text of texts()) {
    let expected;
    try {
      expected = String(ours.encode(text, label));
    } catch {
      continue;
    }
    let actual;
    try {
      actual = String(Uint8Array.from(encode(text)));
    } catch (error) {
      actual = String(error);
    }
    if (actual === expected) continue;
    first ||= `U+${text.codePointAt(0)?.toString(16)} is ${actual}, not ${expected}`;
    wrong += 1;
  }
  return wrong ? `${wrong} wrong: ${first}` : 'exact';
}

const names = ours.encodings.map(({ name }) => name).filter((name) => name !== 'replacement');
for (const peer of peers) {
  for (const [kind, compare] of /** @type {const} */ ([['decodes', compareDecoder], ['encodes', compareEncoder]])) {
    const results = names.map((name) => [name, compare(peer, name.toLowerCase())]);
    const count = (/** @type {string} */ start) => results.filter(([, result]) => result === start).map(([name]) => name);
    console.log(`${peer.name} ${kind} ${count('exact').length} of ${names.length} exactly; absent: ${count('absent').join(' ')}`);
    for (const [name, result] of results) if (result.includes('wrong')) console.log(`  ${name}: ${result}`);
  }
}
