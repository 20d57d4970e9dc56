// A program for React Native, which Metro bundles.

import 'encoding-wasm/polyfill';
import { labelToName, TextDecoder } from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { TextDecoder as Japanese } from 'encoding-wasm/japanese';

const text = new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67));
const global = new globalThis.TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65));
// The polyfill's class takes the place of a decoder of the host.
let message = 'it decoded';
try {
  new Japanese('euc-jp').decode(Uint8Array.of(0xa4, 0xa2));
} catch (error) {
  message = error.message.slice(0, 43);
}
console.log([labelToName('sjis'), text, global, iconv.decode(Uint8Array.of(0x84), 'cp850'), message].join());
