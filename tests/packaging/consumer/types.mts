// Code that must type-check, and code that must not.

import * as encoding from 'encoding-wasm';
import * as decoder from 'encoding-wasm/decoder';
import * as japanese from 'encoding-wasm/japanese';
import 'encoding-wasm/polyfill';
import 'encoding-wasm/polyfill/force';

// The classes are assignable to the DOM library's, and their objects in both directions. Like Node's types, but unlike the DOM library's,
// streams declare a tag.
export const toDecoder: typeof globalThis.TextDecoder = encoding.TextDecoder;
export const toEncoder: typeof globalThis.TextEncoder = encoding.TextEncoder;
export const toDecoderStream: typeof globalThis.TextDecoderStream = encoding.TextDecoderStream;
export const toEncoderStream: typeof globalThis.TextEncoderStream = encoding.TextEncoderStream;
export const fromDecoder: encoding.TextDecoder = new globalThis.TextDecoder();
// The type in Node's types
export const encoderStreamEncoding: 'utf-8' = new encoding.TextEncoderStream().encoding;
export const tag: string = new encoding.TextDecoderStream()[Symbol.toStringTag];

export const text: string = new encoding.TextDecoder('gbk', { fatal: true }).decode(new SharedArrayBuffer(1), {
  stream: true,
});
// Since TypeScript 5.7 this is Uint8Array<ArrayBuffer>.
export const bytes: encoding.Bytes = encoding.encode('a', 'gbk', { unmappable: 'html' });
export const name: string | null = encoding.labelToName('sjis');
export const transcoded: Uint8Array = encoding.transcode(bytes, { from: 'gbk', to: 'big5' });
export const stream: ReadableStream<string> = new ReadableStream<encoding.Bytes>()
  .pipeThrough(new encoding.TranscoderStream({ from: 'big5' }))
  .pipeThrough(new encoding.TextDecoderStream('utf-8'));

export const listed = [['gbk'], new Set(['gbk']), Object.freeze(['gbk'])].map((candidates) =>
  encoding.detectEncoding(bytes, { candidates }),
);
// @ts-expect-error: a string is a list of characters
encoding.detectEncoding(bytes, { candidates: 'gbk' });

// For the compiler, smaller entry points have the same classes, and nothing else.
export const needed: encoding.TextDecoder = new japanese.TextDecoder('euc-jp');
export const written: japanese.Bytes = japanese.encode('a', 'euc-jp', { unmappable: 'translit-replacement' });
// For the compiler, any string is a label, because labels come from elsewhere.
export const labels: japanese.Label[] = ['EUC-JP', 'euc-jp', 'no label', String(name)];
export const initialized: Promise<void> = decoder.initialize(new WebAssembly.Module(new Uint8Array()));
// @ts-expect-error: it only decodes
decoder.encode('a');

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
