// Made by `npm run build`.

import { TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream } from './no-wasm.js';
import { install } from './install.js';

install({ TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream }, false, true);
