// Made by `npm run build`.

// For `import` where there would be two copies otherwise.

import entry from './iconv-lite.cjs';

export default entry;
export const { _canonicalizeEncoding, _codecDataCache, decode, decodeStream, defaultCharSingleByte, defaultCharUnicode, enableStreamingAPI, encode, encodeStream, encodingExists, encodings, fromEncoding, getCodec, getDecoder, getEncoder, IconvLiteDecoderStream, IconvLiteEncoderStream, skipDecodeWarning, supportsStreams, toEncoding } = entry;
