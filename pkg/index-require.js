// Made by `npm run build`.

// For `import` where there would be two copies otherwise.

import entry from './index.cjs';

export const { resolveEncoding, AutoDecoderStream, DecoderStream, findUnmappable, bomSniff, decode, utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail, utf8Encode, initialize, encode, LegacyTextEncoder, percentEncodeAfterEncoding, LegacyTextEncoderStream, TextDecoderStream, TextEncoderStream, TranscoderStream, TextDecoder, TextEncoder, decodeUTF16, encodeUTF16, UnmappableError, encodings, getOutputEncoding, labelToName, repairMojibake, decodeAuto, detectEncoding, localeDefaultEncoding, sniffHTMLEncoding, sniffXMLEncoding, transcode } = entry;
