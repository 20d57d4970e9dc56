// Types in a CommonJS program that only imports iconv-lite.

import iconv = require('iconv-lite');
import encodings = require('iconv-lite/encodings');

import { PrependBOM, StripBOM } from 'iconv-lite/lib/bom-handling';

iconv.defaultCharUnicode = '?';
const text: string = iconv.decode(Buffer.of(1), 'win1251', { stripBOM: false });
const bytes: Buffer = iconv.encode(text, 'any name', { addBOM: true });
const codec: iconv.Codec = iconv.getCodec('utf8');
const decoder: iconv.DecoderStream = new codec.decoder();
const stream = iconv.decodeStream('utf-8', { highWaterMark: 9 }) as iconv.IconvLiteDecoderStream;
stream.collect((error: Error | null, text: string) => console.log(error, text, bytes, decoder.write(bytes)));
iconv.encodings = encodings;
const read: string = new StripBOM(decoder, { stripBOM: () => {} }).write(bytes);
const written: Buffer = new PrependBOM(new codec.encoder()).write(read);
console.log(written);
const whole: typeof iconv.Iconv = iconv;
const sameCodec: iconv.Iconv.Codec = whole.getCodec('utf8');
console.log(sameCodec);
// As in the types of iconv-lite before 0.7.
const options: iconv.Options = { stripBOM: false, addBOM: true, defaultEncoding: 'utf-16be' };
const decode: (buffer: Buffer, encoding: string, options?: iconv.Options) => string = iconv.decode;
const encode: (content: string, encoding: string, options?: iconv.Options) => Buffer = iconv.encode;
if (!iconv.encodingExists(text)) console.log(text.length, decode(encode(text, 'utf-16', options), 'utf-16'));
// @ts-expect-error
iconv.decode(1, 'utf8');
iconv.decode(new Uint8Array(1), 'utf16', { stripBOM: () => {}, defaultEncoding: 'utf-16be' });
iconv.getDecoder('utf8').write(new Uint8Array(1));
