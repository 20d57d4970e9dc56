// Made by `npm run build`.

// For workerd, which doesn't compile modules from bytes.

import module from './encoding.wasm';
import { __module } from './index.js';

__module.load = () => {
  if (module instanceof WebAssembly.Module) return module;
  throw new TypeError(
    'encoding-wasm: the bundler made something else of encoding.wasm; let it import this file as a compiled module.',
  );
};

export { resolveEncoding, AutoDecoderStream, DecoderStream, findUnmappable, bomSniff, decode, utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail, utf8Encode, initialize, encode, LegacyTextEncoder, percentEncodeAfterEncoding, LegacyTextEncoderStream, TextDecoderStream, TextEncoderStream, TranscoderStream, TextDecoder, TextEncoder, decodeUTF16, encodeUTF16, UnmappableError, encodings, getOutputEncoding, labelToName, repairMojibake, decodeAuto, detectEncoding, localeDefaultEncoding, sniffHTMLEncoding, sniffXMLEncoding, transcode } from './index.js';
