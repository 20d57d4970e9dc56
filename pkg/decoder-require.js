// Made by `npm run build`.

import { createRequire } from 'node:module';

export const { TextDecoder, TextDecoderStream, bomSniff, decode, encodings, initialize, labelToName } = createRequire(import.meta.url)('./decoder.cjs');
