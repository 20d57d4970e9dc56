// Made by `npm run build`.

import entry from './japanese-require.cjs';

export const { DecoderStream, TextDecoder, TextDecoderStream, bomSniff, decode, encodings, initialize, labelToName, LegacyTextEncoder, LegacyTextEncoderStream, TextEncoder, TextEncoderStream, UnmappableError, encode, findUnmappable } = entry;
