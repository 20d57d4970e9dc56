// Made by `npm run build`.

import { createRequire } from 'node:module';

const entry = createRequire(import.meta.url)('./chinese.cjs');

export const { DecoderStream, TextDecoder, TextDecoderStream, bomSniff, decode, encodings, initialize, labelToName, LegacyTextEncoder, LegacyTextEncoderStream, TextEncoder, TextEncoderStream, UnmappableError, encode, findUnmappable } = entry;
