// Made by `npm run build`.

import { TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream } from './index.js';
import { install } from './install.js';

install({ TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream }, true);
