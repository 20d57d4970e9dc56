// Made by `npm run build`.

import { createRequire } from 'node:module';

const entry = createRequire(import.meta.url)('./japanese.cjs');

export const { TextDecoder, TextDecoderStream, bomSniff, decode, encodings, initialize, labelToName, LegacyTextEncoder, LegacyTextEncoderStream, TextEncoder, TextEncoderStream, UnmappableError, encode } = entry;
