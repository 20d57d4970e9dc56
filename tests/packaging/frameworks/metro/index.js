// A program for React Native, which Metro bundles.

import 'encoding-wasm/polyfill';
import { labelToName, TextDecoder } from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { TextDecoder as Japanese } from 'encoding-wasm/japanese';

const text = new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67));
const global = new globalThis.TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65));
// Smaller entry points are the whole package.
const isSame = Japanese === TextDecoder;
console.log([labelToName('sjis'), text, global, iconv.decode(Uint8Array.of(0x84), 'cp850'), isSame].join());
