// What a program for React Native imports.

import 'encoding-wasm/polyfill';
import { labelToName, TextDecoder } from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { TextDecoder as Japanese } from 'encoding-wasm/japanese';

const text = new TextDecoder('utf-8').decode(new Uint8Array(3000).fill(0x61));
let message = 'it decoded';
try {
  new Japanese('euc-jp').decode(Uint8Array.of(0xa4, 0xa2));
} catch (error) {
  message = error.message.slice(0, 43);
}
console.log([labelToName('sjis'), text.length, iconv.decode(Uint8Array.of(0x84), 'cp850'), message].join());
