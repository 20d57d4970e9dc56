// Loads iconv-lite and the drop-in, to compare them.

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../../tools/lib/node-modules.js';

/** The programs with iconv-lite. */
export const programs = fileURLToPath(new URL('programs/', import.meta.url));

installPackages(programs);

const require = createRequire(import.meta.url);

/** @typedef {typeof import('../../types/iconv-lite.d.cts')} Module */
/** @typedef {import('../../types/iconv-lite.d.cts').StreamOptions} StreamOptions */

/**
 * The API with the classes of streams, which iconv-lite's types leave out.
 * @typedef {Omit<Module, 'decodeStream' | 'encodeStream'> & {
 *   decodeStream: (encoding: string, options?: StreamOptions) => InstanceType<Module['IconvLiteDecoderStream']>,
 *   encodeStream: (encoding: string, options?: StreamOptions) => InstanceType<Module['IconvLiteEncoderStream']> }} Iconv
 */

/** @type {Iconv} */
export const theirs = require('./programs/node_modules/iconv-lite');
/** @type {Iconv} */
export const ours = require('encoding-wasm/iconv-lite');

theirs.encodingExists('utf8');

/** All names and aliases. */
export const names = Object.keys(/** @type {{}} */ (theirs.encodings)).filter((name) => !name.startsWith('_'));

/** Encodings without aliases. */
export const encodings = names.filter((name) => typeof theirs.encodings?.[name] !== 'string');

/** These write bytes as text. */
export const BASE64_AND_HEX = ['base64', 'hex'];

/** Their mappings are the standard's. */
export const MULTI_BYTE = ['shiftjis', 'eucjp', 'cp936', 'gbk', 'gb18030', 'cp949', 'cp950', 'big5hkscs'];

/** Decodes in parts. @param {Iconv} iconv @param {string} encoding @param {readonly Buffer[]} parts @param {{}} [options] */
export function decodeParts(iconv, encoding, parts, options) {
  const decoder = iconv.getDecoder(encoding, options);
  // iconv-lite's CESU-8 decoder ends with the number 0.
  return parts.map((part) => decoder.write(part)).join('') + (decoder.end() || '');
}

/** Encodes in parts. @param {Iconv} iconv @param {string} encoding @param {readonly string[]} parts @param {{}} [options] */
export function encodeParts(iconv, encoding, parts, options) {
  const encoder = iconv.getEncoder(encoding, options);
  const written = parts.map((part) => encoder.write(part));
  return Buffer.concat([...written, encoder.end() ?? Buffer.alloc(0)]);
}
