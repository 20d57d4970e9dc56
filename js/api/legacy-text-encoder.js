// encode and LegacyTextEncoder: strings to any encoding that has an encoder.

import { EncoderCommon } from '../encode/stream.js';
import { getEncoderEncoding } from '../encode/target.js';
import { newReplacer, toUnmappable } from '../encode/unmappable.js';
import { encodeWhole } from '../encode/whole.js';
import { platformInterface } from '../webidl/platform-object.js';
import { isStream, requireString, toDictionary, toDOMString } from '../webidl/webidl.js';

const CONSTRUCT = "Failed to construct 'LegacyTextEncoder'";
const ENCODE = "Failed to execute 'encode'";

/**
 * @param {string} string
 * @param {string} [label]
 * @param {{ unmappable?: import('../encode/unmappable.js').Unmappable } | null} [options]
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function encode(string, label = 'utf-8', options = undefined) {
  const text = requireString(string, ENCODE);
  if (options === undefined) {
    const encoding = getEncoderEncoding(toDOMString(label), ENCODE);
    return encodeWhole(text, encoding) ?? new EncoderCommon(encoding, 'fatal').encode(text, true);
  }
  const encoder = newEncoderCommon(label, options, ENCODE);
  return encoder.encode(text, true);
}

/**
 * @param {unknown} label
 * @param {unknown} options
 * @param {string} context
 */
export function newEncoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const unmappable =
    options === undefined ? 'fatal' : toDictionary(options, { unmappable: toUnmappable }, context).unmappable;
  const encoding = getEncoderEncoding(labelString, context);
  return new EncoderCommon(encoding, unmappable, newReplacer(unmappable, encoding, context));
}

/** A `TextEncoder` with a label. Between chunks it keeps ISO-2022-JP's state and half a surrogate pair. */
export const LegacyTextEncoder = /* @__PURE__ */ platformInterface({
  LegacyTextEncoder: class {
    #common;

    /** @param {string} [label] @param {{ unmappable?: import('../encode/unmappable.js').Unmappable } | null} [options] */
    constructor(label = 'utf-8', options = undefined) {
      this.#common = newEncoderCommon(label, options, CONSTRUCT);
    }

    get encoding() {
      return this.#common.name.toLowerCase();
    }

    get unmappable() {
      return this.#common.unmappable;
    }

    /** @param {string} [string] @param {{ stream?: boolean } | null} [options] @returns {Uint8Array<ArrayBuffer>} */
    encode(string = undefined, options = undefined) {
      const common = this.#common;
      const context = "Failed to execute 'encode' on 'LegacyTextEncoder'";
      // biome-ignore lint/complexity/noArguments: `undefined` is a mistake, but no arguments end a text
      const text = arguments.length === 0 ? '' : requireString(string, context);
      return common.encode(text, !isStream(options, context));
    }
  },
});
