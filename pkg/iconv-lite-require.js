// Made by `npm run build`.

import entry from './iconv-lite-require.cjs';

export default entry;
export const { _canonicalizeEncoding, _codecDataCache, decode, decodeStream, defaultCharSingleByte, defaultCharUnicode, enableStreamingAPI, encode, encodeStream, encodingExists, encodings, fromEncoding, getCodec, getDecoder, getEncoder, IconvLiteDecoderStream, IconvLiteEncoderStream, skipDecodeWarning, supportsStreams, toEncoding } = entry;
