// Makes what decodes a stream: by WebAssembly, or where that can't run, without it.

import { canRun } from '../wasm/instance.js';
import { HostDecoderCommon } from '../without-wasm/host-decoder.js';
import { TextDecoderCommon } from './stream.js';

/**
 * @param {number} encoding
 * @param {boolean} fatal
 * @param {boolean} ignoreBOM
 * @param {number} [position] the position of the first chunk in the stream, in bytes
 * @returns {TextDecoderCommon}
 */
export function newDecoderCommon(encoding, fatal, ignoreBOM, position = 0) {
  const newOwn = () => new TextDecoderCommon(encoding, fatal, ignoreBOM, position);
  return canRun() ? newOwn() : /** @type {any} */ (new HostDecoderCommon(encoding, fatal, ignoreBOM, newOwn));
}
