// Made by `npm run build`.

import entry from './index-require.cjs';

export const { resolveEncoding, decodeAuto, AutoDecoderStream, DecoderStream, detectEncoding, encodings, getOutputEncoding, labelToName, UnmappableError, findUnmappable, bomSniff, decode, utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail, utf8Encode, initialize, encode, LegacyTextEncoder, percentEncodeAfterEncoding, repairMojibake, localeDefaultEncoding, sniffHTMLEncoding, sniffXMLEncoding, LegacyTextEncoderStream, TextDecoderStream, TextEncoderStream, TranscoderStream, TextDecoder, TextEncoder, transcode, decodeUTF16, encodeUTF16 } = entry;
