// What must and must not type-check.

import * as encoding from 'encoding-wasm';
import 'encoding-wasm/polyfill';
import 'encoding-wasm/polyfill/force';

// The classes are assignable to the DOM library's, and their objects to and from its objects. Streams have a tag, as in
// Node's types, which the DOM library's don't declare.
export const toDecoder: typeof globalThis.TextDecoder = encoding.TextDecoder;
export const toEncoder: typeof globalThis.TextEncoder = encoding.TextEncoder;
export const toDecoderStream: typeof globalThis.TextDecoderStream = encoding.TextDecoderStream;
export const toEncoderStream: typeof globalThis.TextEncoderStream = encoding.TextEncoderStream;
export const fromDecoder: encoding.TextDecoder = new globalThis.TextDecoder();
export const fromEncoder: encoding.TextEncoder = new globalThis.TextEncoder();
export const tag: string = new encoding.TextDecoderStream()[Symbol.toStringTag];

export const text: string = new encoding.TextDecoder('gbk', { fatal: true }).decode(new SharedArrayBuffer(1), {
  stream: true,
});
export const bytes: Uint8Array<ArrayBuffer> = encoding.encode('a', 'gbk', { unmappable: 'html' });
export const name: string | null = encoding.labelToName('sjis');
export const transcoded: Uint8Array = encoding.transcode(bytes, { from: 'gbk', to: 'big5' });
export const stream: ReadableStream<string> = new ReadableStream<Uint8Array<ArrayBuffer>>()
  .pipeThrough(new encoding.TranscoderStream({ from: 'big5' }))
  .pipeThrough(new encoding.TextDecoderStream('utf-8'));

try {
  encoding.encode('💩', 'gbk');
} catch (error) {
  if (error instanceof encoding.UnmappableError) error.codePoint.toFixed();
}

// @ts-expect-error: no such mode
encoding.encode('a', 'gbk', { unmappable: 'skip' });
// @ts-expect-error: `from` is required
encoding.transcode(bytes, {});
// @ts-expect-error: no such set
encoding.percentEncodeAfterEncoding('utf-8', 'a', 'everything');
// @ts-expect-error: it is frozen
encoding.encodings.push();
