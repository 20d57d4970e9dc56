// Made by `npm run build`.

import { createRequire } from 'node:module';

const entry = createRequire(import.meta.url)('./decoder.cjs');

export const { DecoderStream, TextDecoder, TextDecoderStream, bomSniff, decode, encodings, initialize, labelToName } = entry;
