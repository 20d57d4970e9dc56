// All that the package exports, on every host.

export { encodings, getOutputEncoding, labelToName } from './encodings.js';
export { bomSniff, decode, utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail } from './hooks.js';
export { TextDecoder } from './text-decoder.js';
