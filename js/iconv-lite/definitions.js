// The definitions of all encodings by name, in iconv-lite's format: a string is an alias, an object names another
// definition as its `type`, and a constructor makes a codec.

import { encodings } from '../encodings/encodings.js';
import { ascii, base64, binary, hex } from './binary.js';
import { cesu8Codec } from './cesu-8.js';
import { toCodec } from './codec.js';
import { detectingCodec } from './detecting.js';
import { multiByteCodec } from './multi-byte.js';
import { aliases, canonicalName } from './names.js';
import { singleByteCodec } from './single-byte.js';
import { charactersOf, names as singleByteNames } from './tables.js';
import { utf7, utf7imap } from './utf-7.js';
import { utf8Codec } from './utf-8.js';
import { utf16Codec, weighUTF16 } from './utf-16.js';
import { utf32Codec, weighUTF32 } from './utf-32.js';

/** @typedef {import('./codec.js').Codec} Codec */
/** @typedef {import('./codec.js').OwnCodec} OwnCodec */
/** @typedef {import('./codec.js').Defaults} Defaults */
/** @typedef {new (options: any, iconv: any) => Codec} CodecConstructor */
/** @typedef {string | { type: string, [option: string]: unknown } | CodecConstructor} Definition */

/**
 * The type `_internal`, which iconv-lite leaves to Node's Buffer.
 * @type {Record<string, (defaults: Defaults) => OwnCodec>}
 */
const INTERNAL = {
  utf8: utf8Codec,
  cesu8: cesu8Codec,
  ucs2: () => utf16Codec(false),
  base64: () => base64,
  binary: () => binary,
  hex: () => hex,
  // In `definitions`, these names stand for other encodings.
  utf16le: () => utf16Codec(false),
  ascii: () => ascii,
  latin1: () => binary,
};

const MULTI_BYTE = {
  shiftjis: 'shift_jis',
  eucjp: 'euc-jp',
  cp936: 'gbk',
  gbk: 'gbk',
  gb18030: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
  big5hkscs: 'big5',
};

const UTF_16 = {
  unitLength: 2,
  littleEndian: 'utf16le',
  bigEndian: 'utf16be',
  weigh: weighUTF16,
  target: () => 'utf16le',
};

const UTF_32 = {
  unitLength: 4,
  littleEndian: 'utf32le',
  bigEndian: 'utf32be',
  weigh: weighUTF32,
  target: (/** @type {import('./codec.js').Options | undefined} */ options) => options?.defaultEncoding || 'utf32le',
};

/**
 * @param {{ defaultCharUnicode: string, defaultCharSingleByte: string, getCodec: (name: string) => Codec }} iconv
 * @returns {Record<string, Definition>}
 */
export function definitions(iconv) {
  /** @type {Record<string, Definition>} */
  const all = Object.create(null);
  /** @param {string} name @param {(defaults: Defaults, options: any) => OwnCodec} makeCodec */
  const define = (name, makeCodec) => {
    // iconv-lite's definitions are constructors. This one returns the codec instead of the object that `new` makes.
    all[name] = /** @type {any} */ (
      function Codec(/** @type {unknown} */ options) {
        const defaults = { unicode: iconv.defaultCharUnicode, singleByte: iconv.defaultCharSingleByte };
        return toCodec(makeCodec(defaults, options));
      }
    );
  };

  const unicode = ['utf8', 'cesu8', 'ucs2'];
  for (const encodingName of [...unicode, 'base64', 'binary', 'hex']) {
    // With `encodingName`, programs can copy this to another name.
    all[encodingName] = { type: '_internal', encodingName, bomAware: unicode.includes(encodingName) };
  }
  define('utf16be', () => utf16Codec(true));
  define('utf16', () => detectingCodec(UTF_16, iconv.getCodec));
  all.utf32le = { type: '_utf32', isLE: true };
  all.utf32be = { type: '_utf32', isLE: false };
  define('utf32', () => detectingCodec(UTF_32, iconv.getCodec));
  define('utf7', () => utf7);
  define('utf7imap', () => utf7imap);
  for (const [name, label] of Object.entries(MULTI_BYTE)) {
    define(name, (defaults) => multiByteCodec(name, label, defaults));
  }
  for (const name of singleByteNames) {
    all[name] = {
      type: '_sbcs',
      get chars() {
        return charactersOf(name);
      },
    };
  }
  all.macintosh = all.macroman;
  // Programs use these types in their own definitions, too.
  define('_internal', internalCodec);
  define('_sbcs', (defaults, { chars }) => singleByteCodec(chars, defaults));
  define('_utf32', (defaults, { isLE }) => utf32Codec(!isLE, defaults));
  for (const [name, other] of aliases) all[name] = other;
  // iconv-lite lacks some of the standard's labels.
  for (const { name, labels } of encodings) {
    const own = canonicalName(name);
    if (all[own]) for (const label of labels) all[canonicalName(label)] ??= own;
  }
  return all;
}

/** @param {Defaults} defaults @param {{ encodingName: string, bomAware?: boolean }} options @returns {OwnCodec} */
function internalCodec(defaults, { encodingName, bomAware }) {
  const name = canonicalName(encodingName);
  if (!Object.hasOwn(INTERNAL, name)) {
    const names = Object.keys(INTERNAL).join(', ');
    throw new Error(`An encoding of type '_internal' needs \`encodingName\`, one of: ${names}; not '${encodingName}'.`);
  }
  // iconv-lite's codec for CESU-8 has Buffer's name of UTF-8.
  return { ...INTERNAL[name](defaults), bomAware, enc: name === 'cesu8' ? 'utf8' : encodingName };
}
