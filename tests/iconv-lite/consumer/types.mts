// Types in an ES module.

import iconv, { decode, type Encoding, encodingExists, type Iconv, type Options } from 'encoding-wasm/iconv-lite';
import * as everything from 'iconv-lite';

const name: string = 'cp437';
if (encodingExists(name)) {
  const encoding: Encoding = name;
  const options: Options = { defaultEncoding: 'utf-16be' };
  const text: string = decode(new Uint8Array(1), encoding, options);
  const bytes: Buffer = everything.encode(text, 'hex');
  iconv.skipDecodeWarning = true;
  process.stdin.pipe(iconv.decodeStream('sjis', { highWaterMark: 9 })).pipe(everything.encodeStream('utf8'));
  const whole: typeof Iconv = iconv;
  const codec: Iconv.Codec = whole.getCodec('utf8');
  console.log(bytes, codec);
}
