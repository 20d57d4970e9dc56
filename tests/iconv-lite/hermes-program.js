// What works without WebAssembly and Buffer, printed as JSON.

import { encodings, labelToName, TextDecoder } from 'encoding-wasm';
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
};
/** @type {any} */ (globalThis).print(JSON.stringify(results));
