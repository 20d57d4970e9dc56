// UTF-8, with this package's decoder and the host's encoder.

import { newCommon } from '../decoding.js';
import { UTF_8 } from '../encodings.js';
import { nodeVersion } from '../host.js';
import { lazy } from '../lazy.js';
import { utf8Encode } from '../text-encoder.js';
import { currentBuffer, latin1String } from './buffers.js';
import { holdingEncoder } from './surrogates.js';

/** @returns {import('./codec.js').OwnCodec} */
export function utf8Codec() {
  const newDecoder = () => newCommon({ encoding: UTF_8, fatal: false, ignoreBOM: true });
  const decoder = lazy(newDecoder);

  // In Node 20, the host's decoder is fast only for ASCII and Latin-1, so this package's decoder doesn't use it for long text.
  const hostString = nodeVersion() < 22 ? latin1String : () => undefined;

  /** @param {string} string @returns {Uint8Array} */
  const encode = (string) => currentBuffer()?.from(string, 'utf8') ?? utf8Encode(string);

  return {
    decode: (bytes) => hostString(bytes) ?? decoder().decode(bytes, true),
    encode,
    encoder: holdingEncoder(encode),

    decoder: class {
      #decoder = newDecoder();
      /** Whether the decoder holds no incomplete sequence. */
      #isBetween = true;

      /** @param {Uint8Array} bytes */
      write(bytes) {
        const string = this.#isBetween && endsWithASCII(bytes) ? hostString(bytes) : undefined;
        if (string !== undefined) return string;
        this.#isBetween = endsWithASCII(bytes);
        return this.#decoder.decode(bytes, false);
      }

      end() {
        return this.#decoder.decode(new Uint8Array(), true);
      }
    },
  };
}

/** @param {Uint8Array} bytes */
const endsWithASCII = (bytes) => bytes[bytes.length - 1] < 0x80;
