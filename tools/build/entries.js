// The entries of the package: which encodings and parts of the core each has, and what it exports.

/** The groups of encodings besides those that every entry has: UTF-8, UTF-16, replacement and x-user-defined. */
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
  // The same for each group.
  declarations: 'group',
};

/**
 * @typedef {object} Entry
 * @property {string} name the start of its files' names in pkg/
 * @property {string} path how programs import it
 * @property {string} wasm the file of its module; that of the main entry is also in pkg/
 * @property {string[] | undefined} groups the groups of encodings that it has; `undefined` for all
 * @property {string[] | undefined} features the Cargo features that its module is built with; `undefined` for all
 * @property {string} [source] a file in js/ other than index.js, whose default export is an object with everything
 * @property {string[] | undefined} exports names of the source; `undefined` for all
 * @property {string[]} types the types that go with them
 * @property {string} declarations the start of the names of the files with its types
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

/** The same without WebAssembly: its core is a script. It doesn't exist in all formats. @type {Entry} */
export const NO_WASM = { ...MAIN, name: 'no-wasm', path: 'encoding-wasm/no-wasm' };

/** @type {Entry[]} */
export const BY_NEED = [
  { ...by('decoder'), groups: undefined, features: GROUPS, ...DECODING },
  ...GROUPS.map((group) => ({ ...by(group), groups: [group], features: ['encode', group], ...ENCODING })),
];

export const ENTRIES = [MAIN, ...BY_NEED];

export const MULTI_BYTE = ['chinese', 'japanese', 'korean'];

/** iconv-lite's API, with single-byte encodings of its own. It isn't one of the entries that share an API. @type {Entry} */
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
