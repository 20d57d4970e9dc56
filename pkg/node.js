// Made by `npm run build`.

import encoding from './index.cjs';

export const { LegacyTextEncoder, LegacyTextEncoderStream, TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream, TranscoderStream, UnmappableError, bomSniff, decode, decodeUTF16, encode, encodeUTF16, encodings, getOutputEncoding, labelToName, percentEncodeAfterEncoding, transcode, utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail, utf8Encode } = encoding;
