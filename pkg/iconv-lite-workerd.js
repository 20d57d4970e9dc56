// Made by `npm run build`.

// For workerd, which doesn't compile modules from bytes.

import module from './encoding.wasm';
import { __module } from './iconv-lite.js';

__module.load = () => {
  if (module instanceof WebAssembly.Module) return module;
  throw new TypeError(
    'encoding-wasm: the bundler made something else of encoding.wasm; let it import this file as a compiled module.',
  );
};

export { default, _canonicalizeEncoding, _codecDataCache, decode, decodeStream, defaultCharSingleByte, defaultCharUnicode, enableStreamingAPI, encode, encodeStream, encodingExists, encodings, fromEncoding, getCodec, getDecoder, getEncoder, IconvLiteDecoderStream, IconvLiteEncoderStream, skipDecodeWarning, supportsStreams, toEncoding } from './iconv-lite.js';
