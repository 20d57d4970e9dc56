// The types of every path that programs can import.

import chinese = require('encoding-wasm/chinese');
import decoder = require('encoding-wasm/decoder');
import japanese = require('encoding-wasm/japanese');
import korean = require('encoding-wasm/korean');
import singleByte = require('encoding-wasm/single-byte');

import 'encoding-wasm/polyfill';
import 'encoding-wasm/polyfill/force';

export const texts: string[] = [chinese, decoder, japanese, korean, singleByte].map(({ decode }) =>
  decode(new Uint8Array(), 'gbk'),
);
export const bytes: Uint8Array = korean.encode('가', 'euc-kr');
// @ts-expect-error: it has no encoders
decoder.encode('a', 'gbk');
