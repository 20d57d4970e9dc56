// Made by `npm run build`.

import { createRequire } from 'node:module';

export const { TextDecoder, TextDecoderStream, bomSniff, decode, encodings, initialize, labelToName, LegacyTextEncoder, LegacyTextEncoderStream, TextEncoder, TextEncoderStream, UnmappableError, encode } = createRequire(import.meta.url)('./japanese.cjs');
