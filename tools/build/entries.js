// The package's entries: which encodings and parts of the core each contains, and what it exports.

/** Groups of encodings. Every entry also has UTF-8, UTF-16, replacement and x-user-defined. */
const GROUPS = ['single-byte', 'chinese', 'japanese', 'korean'];

const DECODING = {
  exports: [
    'DecoderStream',
    'TextDecoder',
    'TextDecoderStream',
    'bomSniff',
    'decode',
    'encodings',
    'initialize',
    'labelToName',
  ],
  types: ['BytesSource', 'DecodeOptions', 'DecoderOptions', 'Encoding', 'Label', 'ModuleSource'],
  declarations: 'decoder',
};

const ENCODING = {
  exports: [
    ...DECODING.exports,
    'LegacyTextEncoder',
    'LegacyTextEncoderStream',
    'TextEncoder',
    'TextEncoderStream',
    'UnmappableError',
    'encode',
    'findUnmappable',
  ],
  types: [
    ...DECODING.types,
    'Bytes',
    'EncodeChunkOptions',
    'EncodeIntoResult',
    'EncodeOptions',
    'UnmappableFunction',
    'UnmappableMode',
  ],
  // The same types for each group.
  declarations: 'group',
};

/**
 * @typedef {object} Entry
 * @property {string} name its files' names in pkg/ start with this
 * @property {string} path its import specifier
 * @property {string} wasm its module's file
 * @property {string[] | undefined} groups `undefined` for all
 * @property {string[] | undefined} features Cargo features; `undefined` for all
 * @property {string} [source] a file in js/ instead of index.js, whose default export is an object with everything
 * @property {string[] | undefined} exports names of the source; `undefined` for all
 * @property {string[]} types exported types
 * @property {string} declarations the names of its type declarations start with this
 */

/** The entry with everything. @type {Entry} */
export const MAIN = {
  name: 'index',
  path: 'encoding-wasm',
  wasm: 'encoding.wasm',
  groups: undefined,
  features: undefined,
  exports: undefined,
  types: [],
  declarations: 'index',
};

/** The same with the core as a script. It doesn't exist in all formats. @type {Entry} */
export const NO_WASM = { ...MAIN, name: 'no-wasm', path: 'encoding-wasm/no-wasm' };

/** @type {Entry[]} */
export const BY_NEED = [
  { ...by('decoder'), groups: undefined, features: GROUPS, ...DECODING },
  ...GROUPS.map((group) => ({ ...by(group), groups: [group], features: ['encode', group], ...ENCODING })),
];

export const ENTRIES = [MAIN, ...BY_NEED];

export const MULTI_BYTE = ['chinese', 'japanese', 'korean'];

/** The drop-in, which has an API and single-byte encodings of its own. @type {Entry} */
export const ICONV_LITE = {
  ...by('iconv-lite'),
  groups: MULTI_BYTE,
  features: ['encode', ...MULTI_BYTE],
  source: 'iconv-lite/index.js',
  exports: [
    '_canonicalizeEncoding',
    '_codecDataCache',
    'decode',
    'decodeStream',
    'defaultCharSingleByte',
    'defaultCharUnicode',
    'enableStreamingAPI',
    'encode',
    'encodeStream',
    'encodingExists',
    'encodings',
    'fromEncoding',
    'getCodec',
    'getDecoder',
    'getEncoder',
    'IconvLiteDecoderStream',
    'IconvLiteEncoderStream',
    'skipDecodeWarning',
    'supportsStreams',
    'toEncoding',
  ],
  types: [],
  declarations: 'iconv-lite',
};

/** @param {string} name */
function by(name) {
  return { name, path: `encoding-wasm/${name}`, wasm: `${name}.wasm` };
}
