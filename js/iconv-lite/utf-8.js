// UTF-8, by the package's decoder and the host's encoder.

import { currentBuffer } from './buffers.js';
import { surrogateKeepingEncoder } from './surrogates.js';

/** @typedef {import('./platform.js').Platform} Platform */

/** @param {Platform} platform @returns {import('./codec.js').Codec} */
export function utf8Codec({ TextDecoder, TextEncoder }) {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const encoder = new TextEncoder();

  /** @param {string} string @returns {Uint8Array} */
  const encode = (string) => currentBuffer()?.from(string, 'utf8') ?? encoder.encode(string);

  return {
    bomAware: true,
    decode: (bytes) => decoder.decode(bytes),
    encode,
    encoder: surrogateKeepingEncoder(encode),

    decoder: class {
      #decoder = new TextDecoder('utf-8', { ignoreBOM: true });

      /** @param {Uint8Array} bytes */
      write(bytes) {
        return this.#decoder.decode(bytes, { stream: true });
      }

      end() {
        return this.#decoder.decode();
      }
    },
  };
}
