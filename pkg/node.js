// Made by `npm run build`.

import encoding from './index.cjs';

export const { AutoDecoderStream, LegacyTextEncoder, LegacyTextEncoderStream, TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream, TranscoderStream, UnmappableError, bomSniff, decode, decodeUTF16, detectEncoding, encode, encodeUTF16, encodings, getOutputEncoding, labelToName, localeDefaultEncoding, percentEncodeAfterEncoding, sniffHTMLEncoding, sniffXMLEncoding, transcode, utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail, utf8Encode } = encoding;
