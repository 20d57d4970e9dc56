// UTF-8, by this package's decoder and the host's encoder.

import { TextDecoderCommon } from '../decode/stream.js';
import { decodeWhole } from '../decode/whole.js';
import { utf8Encode } from '../encode/stream.js';
import { UTF_8 } from '../encodings/encodings.js';
import { currentBuffer } from './buffers.js';
import { holdingEncoder } from './holding-encoder.js';

/** @returns {import('./codec.js').OwnCodec} */
export function utf8Codec() {
  /** @param {string} string @returns {Uint8Array} */
  const encode = (string) => currentBuffer()?.from(string, 'utf8') ?? utf8Encode(string);

  return {
    decode: (bytes) => decodeWhole(bytes, bytes.length, UTF_8, false, true),
    encode,
    encoder: holdingEncoder(encode),

    decoder: class {
      #decoder = new TextDecoderCommon(UTF_8, false, true);

      /** @param {Uint8Array} bytes */
      write(bytes) {
        return this.#decoder.decode(bytes, false);
      }

      end() {
        return this.#decoder.decode(new Uint8Array(), true);
      }
    },
  };
}
