// Made by `npm run build`.

import { TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream } from './index-workerd.js';
import { install } from './install.js';

install({ TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream }, false, true);
