// Prints as JSON what works without WebAssembly, Buffer and the web platform's classes.

import { encodings, labelToName, TextDecoder } from 'encoding-wasm';
import 'encoding-wasm/polyfill';
import iconv from 'encoding-wasm/iconv-lite';

const CHARACTERS = 'aé€Šяאกあ漢';
const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** @param {() => string} action */
function resultOf(action) {
  try {
    return action();
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** @param {string} string */
const codeUnits = (string) =>
  string
    .split('')
    .map((unit) => unit.charCodeAt(0))
    .join();

const labels = encodings.flatMap(({ labels }) => labels);
const names = [
  'windows-1251',
  'latin1',
  'iso-8859-15',
  'koi8-r',
  'cp437',
  'macroman',
  'utf16',
  'utf-16be',
  'utf32',
  'utf7',
];
const results = {
  labels: labels.map(labelToName).join(),
  decoded: names.map((name) => codeUnits(iconv.decode(bytes, name))),
  encoded: names.map((name) => iconv.encode(CHARACTERS, name).join()),
  multiByte: resultOf(() => iconv.decode(bytes, 'gbk')),
  decoder: resultOf(() => new TextDecoder('shift_jis').decode(bytes)),
  polyfill: resultOf(() => {
    const text = `${CHARACTERS}\uD83D\uDCA9`.repeat(1000);
    const encoded = new globalThis.TextEncoder().encode(text);
    const decoder = new globalThis.TextDecoder('utf-8', { fatal: true });
    return [encoded.length, decoder.decode(encoded) === text].join();
  }),
  malformed: resultOf(() => codeUnits(new globalThis.TextDecoder().decode(bytes))),
  refused: resultOf(() => new globalThis.TextDecoder('shift_jis').encoding),
  classes: ['TextDecoder', 'TextEncoder', 'TextDecoderStream'].map((name) => typeof Object(globalThis)[name]).join(),
};
/** @type {any} */ (globalThis).print(JSON.stringify(results));
