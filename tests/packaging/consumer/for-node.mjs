// A program for Node that imports every entry, for bundlers.

import { decode } from 'encoding-wasm';
import { TextDecoder as ChineseDecoder } from 'encoding-wasm/chinese';
import { TextDecoder as AnyDecoder } from 'encoding-wasm/decoder';
import iconv, { decode as decodeLikeIconv } from 'encoding-wasm/iconv-lite';
import { TextDecoder as JapaneseDecoder } from 'encoding-wasm/japanese';
import { TextDecoder as KoreanDecoder } from 'encoding-wasm/korean';
import { TextDecoder as SingleByteDecoder } from 'encoding-wasm/single-byte';
import 'encoding-wasm/polyfill';
import 'encoding-wasm/polyfill/force';

const bytes = Uint8Array.of(0xb0, 0xa1);
const texts = [
  decode(bytes, 'gbk'),
  new ChineseDecoder('gbk').decode(bytes),
  new AnyDecoder('gbk').decode(bytes),
  iconv.decode(bytes, 'gbk'),
  decodeLikeIconv(bytes, 'gbk'),
  new globalThis.TextDecoder('gbk').decode(bytes),
  new JapaneseDecoder('euc-jp').decode(bytes),
  new KoreanDecoder('euc-kr').decode(bytes),
  new SingleByteDecoder('windows-1251').decode(bytes),
  AnyDecoder.name,
];
console.log(texts.join(' '));
