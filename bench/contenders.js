// The packages and hosts that are compared, behind one interface, for any host.

import '@exodus/bytes/encoding.js';
import { TextDecoder as ExodusDecoder } from '@exodus/bytes/encoding.js';
import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js';
import { utf8fromStringLoose } from '@exodus/bytes/utf8.js';
import { Buffer } from 'buffer';
import iconv from 'iconv-lite';
// @ts-expect-error It has no types.
import textEncoding from 'text-encoding';
import { EncodingRs } from './encoding_rs/encoding_rs.js';

/**
 * What a contender can do. Each function takes an encoding, and throws if the contender doesn't support it.
 * @typedef {object} Contender
 * @property {string} name
 * @property {(bytes: Uint8Array) => Uint8Array} [input] converts bytes for it before timing starts
 * @property {number | undefined} [largest] in bytes: it would take too much time or memory for longer inputs
 * @property {(label: string) => (bytes: Uint8Array) => string} [decoder]
 * @property {(label: string) => (bytes: Uint8Array) => string} [newDecoder] makes an object for each call
 * @property {(label: string) => (bytes: Uint8Array) => string} [fatalDecoder] in the error mode "fatal"
 * @property {(label: string) => (buffer: ArrayBufferLike) => string} [bufferDecoder] from an ArrayBuffer
 * @property {(label: string) => (chunk: Uint8Array, isLast: boolean) => string} [streamDecoder]
 * @property {(label: string) => (text: string) => Uint8Array} [encoder]
 * @property {() => (text: string, destination: Uint8Array) => number} [encodeInto] returns the number of bytes
 * @property {(label: string) => (bytes: Uint8Array) => Uint8Array} [transcoder] to UTF-8
 */

/** @typedef {new (label?: string, options?: TextDecoderOptions) => globalThis.TextDecoder} DecoderClass */

/**
 * @param {DecoderClass} TextDecoder
 * @returns {Required<Pick<Contender, 'decoder' | 'newDecoder' | 'fatalDecoder' | 'bufferDecoder' | 'streamDecoder'>>}
 */
const decodersOf = (TextDecoder) => ({
  decoder(label) {
    const decoder = new TextDecoder(label);
    return (bytes) => decoder.decode(bytes);
  },
  newDecoder(label) {
    new TextDecoder(label);
    return (bytes) => new TextDecoder(label).decode(bytes);
  },
  fatalDecoder(label) {
    const decoder = new TextDecoder(label, { fatal: true });
    return (bytes) => decoder.decode(bytes);
  },
  bufferDecoder(label) {
    const decoder = new TextDecoder(label);
    return (buffer) => decoder.decode(buffer);
  },
  streamDecoder(label) {
    const decoder = new TextDecoder(label);
    return (chunk, isLast) => decoder.decode(chunk, { stream: !isLast });
  },
});

/**
 * Converts to UTF-8 through a string.
 * @param {DecoderClass} TextDecoder
 * @param {{ new (): { encode(text: string): Uint8Array } }} TextEncoder
 * @returns {Required<Pick<Contender, 'transcoder'>>}
 */
const transcoderOf = (TextDecoder, TextEncoder) => ({
  transcoder(label) {
    const decoder = new TextDecoder(label);
    const encoder = new TextEncoder();
    return (bytes) => encoder.encode(decoder.decode(bytes));
  },
});

/** @param {string} label */
function refuseAllButUTF8(label) {
  if (label !== 'utf-8') throw new RangeError(`no encoder for ${label}`);
}

/** @param {typeof import('../types/index.js')} ours @returns {Contender} */
export const ourselves = (ours) => ({
  name: 'encoding-wasm',
  ...decodersOf(/** @type {any} */ (ours.TextDecoder)),
  encoder(label) {
    if (label !== 'utf-8') return (text) => ours.encode(text, label);
    const encoder = new ours.TextEncoder();
    return (text) => encoder.encode(text);
  },
  encodeInto() {
    const encoder = new ours.TextEncoder();
    return (text, destination) => encoder.encodeInto(text, destination).written;
  },
  transcoder: (label) => (bytes) => ours.transcode(bytes, { from: label }),
});

/** @type {Contender} */
export const native = {
  name: 'native',
  ...decodersOf(globalThis.TextDecoder),
  encoder(label) {
    refuseAllButUTF8(label);
    const encoder = new globalThis.TextEncoder();
    return (text) => encoder.encode(text);
  },
  encodeInto() {
    const encoder = new globalThis.TextEncoder();
    return (text, destination) => encoder.encodeInto(text, destination).written;
  },
  ...transcoderOf(globalThis.TextDecoder, globalThis.TextEncoder),
};

const MULTI_BYTE = ['gbk', 'gb18030', 'big5', 'euc-jp', 'iso-2022-jp', 'shift_jis', 'euc-kr'];

/** @type {Contender} */
const exodus = {
  name: '@exodus/bytes',
  ...decodersOf(/** @type {any} */ (ExodusDecoder)),
  encoder(label) {
    if (label === 'utf-8') return (text) => utf8fromStringLoose(text);
    return MULTI_BYTE.includes(label) ? createMultibyteEncoder(label) : createSinglebyteEncoder(label);
  },
  ...transcoderOf(/** @type {any} */ (ExodusDecoder), globalThis.TextEncoder),
};

/** @param {string} label */
function requireIconv(label) {
  if (!iconv.encodingExists(label)) throw new RangeError(`no encoding ${label}`);
}

/** @type {Contender} */
const iconvLite = {
  name: 'iconv-lite',
  // With a Buffer that isn't the host's own, longer inputs take minutes.
  largest: globalThis.Buffer ? undefined : 2 ** 22,
  input: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  decoder(label) {
    requireIconv(label);
    return (bytes) => iconv.decode(/** @type {Buffer} */ (bytes), label);
  },
  streamDecoder(label) {
    requireIconv(label);
    let decoder = iconv.getDecoder(label);
    return (chunk, isLast) => {
      const text = decoder.write(/** @type {Buffer} */ (chunk));
      if (!isLast) return text;
      const rest = decoder.end() ?? '';
      decoder = iconv.getDecoder(label);
      return text + rest;
    };
  },
  encoder(label) {
    requireIconv(label);
    return (text) => iconv.encode(text, label);
  },
  transcoder(label) {
    requireIconv(label);
    return (bytes) => iconv.encode(iconv.decode(/** @type {Buffer} */ (bytes), label), 'utf-8');
  },
};

/** @type {Contender} */
const textEncodingPackage = {
  name: 'text-encoding',
  largest: 2 ** 21,
  ...decodersOf(textEncoding.TextDecoder),
  encoder(label) {
    const encoder = new textEncoding.TextEncoder(label, { NONSTANDARD_allowLegacyEncoding: true });
    if (encoder.encoding !== label) throw new RangeError(`no encoder for ${label}`);
    return (text) => encoder.encode(text);
  },
  ...transcoderOf(textEncoding.TextDecoder, textEncoding.TextEncoder),
};

/** @param {BufferSource | WebAssembly.Module} wasm @returns {Contender} */
function encodingRs(wasm) {
  const peer = new EncodingRs(wasm);
  return {
    name: 'encoding_rs',
    decoder(label) {
      peer.choose(label);
      return (bytes) => peer.decode(bytes, true);
    },
    streamDecoder(label) {
      peer.choose(label);
      return (chunk, isLast) => peer.decode(chunk, isLast);
    },
    encoder(label) {
      peer.choose(label);
      return (text) => peer.encode(text);
    },
    transcoder(label) {
      peer.choose(label);
      return (bytes) => peer.transcode(bytes);
    },
  };
}

/**
 * All contenders, ours first.
 * @param {typeof import('../types/index.js')} ours
 * @param {BufferSource | WebAssembly.Module} [encodingRsWasm] without it, encoding_rs is left out
 */
export const allContenders = (ours, encodingRsWasm) => [
  ourselves(ours),
  native,
  exodus,
  iconvLite,
  textEncodingPackage,
  ...(encodingRsWasm ? [encodingRs(encodingRsWasm)] : []),
];
