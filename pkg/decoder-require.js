// Made by `npm run build`.

import entry from './decoder-require.cjs';

export const { DecoderStream, TextDecoder, TextDecoderStream, bomSniff, decode, encodings, initialize, labelToName } = entry;
