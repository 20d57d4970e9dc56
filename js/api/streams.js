// Transform streams that decode, encode and transcode.

import { isLeadingSurrogate } from '../common/code-points.js';
import { withTypeErrors } from '../common/errors.js';
import { TextDecoderCommon } from '../decode/stream.js';
import { Pieces } from '../encode/pieces.js';
import { utf8Encode } from '../encode/stream.js';
import { encodings } from '../encodings/encodings.js';
import { hostTransformStream } from '../host/functions.js';
import { newTranscoderCommon } from '../transcode/transcoding.js';
import { END } from '../wasm/wasm.js';
import { ensurePrototype, platformInterface } from '../webidl/platform-object.js';
import { bytesOf, NOTHING, requireString, toBufferSource, toDOMString } from '../webidl/webidl.js';
import { newEncoderCommon } from './legacy-text-encoder.js';
import { toDecoderArguments } from './text-decoder.js';

/**
 * Makes the TransformStream behind a stream class: https://streams.spec.whatwg.org/#generictransformstream
 * @param {string} name
 * @param {(chunk: any, push: (result: any) => void) => void} transform
 * @param {(push: (result: any) => void) => void} flush
 * @returns {TransformStream}
 */
function newTransform(name, transform, flush) {
  const TransformStream = hostTransformStream();
  if (!TransformStream) throw new TypeError(`Failed to construct '${name}': This host has no TransformStream.`);
  return new TransformStream({
    // @ts-expect-error TypeScript doesn't know `__proto__` here.
    __proto__: null,
    transform: (chunk, controller) => transform(chunk, (result) => result.length > 0 && controller.enqueue(result)),
    flush: (controller) => flush((result) => result.length > 0 && controller.enqueue(result)),
  });
}

/**
 * @param {string} name
 * @param {{ decode(chunk: Uint8Array, endOfQueue: boolean, context: string): string }} common
 */
export function newDecoderTransform(name, common) {
  const context = `Failed to execute 'transform' on '${name}'`;
  return newTransform(
    name,
    (chunk, push) => push(common.decode(bytesOf(toBufferSource(chunk, context)), false, context)),
    (push) => push(common.decode(NOTHING, true, context)),
  );
}

/** https://encoding.spec.whatwg.org/#interface-textdecoderstream */
export const TextDecoderStream = /* @__PURE__ */ platformInterface({
  TextDecoderStream: class {
    #common;
    #stream;

    /** @param {string} [label] @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options] */
    constructor(label = 'utf-8', options = undefined) {
      const context = "Failed to construct 'TextDecoderStream'";
      const { encoding, fatal, ignoreBOM } = toDecoderArguments(label, options, context);
      this.#common = new TextDecoderCommon(encoding, fatal, ignoreBOM);
      this.#stream = newDecoderTransform('TextDecoderStream', this.#common);
      if (new.target !== TextDecoderStream) ensurePrototype(this, new.target, TextDecoderStream);
    }

    get encoding() {
      return this.#common.name.toLowerCase();
    }

    get fatal() {
      return this.#common.fatal;
    }

    get ignoreBOM() {
      return this.#common.ignoreBOM;
    }

    get readable() {
      return this.#stream.readable;
    }

    get writable() {
      return this.#stream.writable;
    }
  },
});

/** A leading surrogate at a chunk's end waits for the next chunk. */
class UTF8EncoderCommon {
  #held = '';

  /** @param {string} chunk @param {boolean} endOfQueue */
  encode(chunk, endOfQueue) {
    const string = this.#held + chunk;
    const isHeld = !endOfQueue && isLeadingSurrogate(string.charCodeAt(string.length - 1));
    const bytes = utf8Encode(isHeld ? string.slice(0, -1) : string);
    this.#held = isHeld ? string.slice(-1) : '';
    return bytes;
  }
}

/** https://encoding.spec.whatwg.org/#interface-textencoderstream */
export const TextEncoderStream = /* @__PURE__ */ platformInterface({
  TextEncoderStream: class {
    #stream;

    constructor() {
      this.#stream = newEncoderTransform('TextEncoderStream', new UTF8EncoderCommon(), toDOMString);
      if (new.target !== TextEncoderStream) ensurePrototype(this, new.target, TextEncoderStream);
    }

    get encoding() {
      return this.#stream && 'utf-8';
    }

    get readable() {
      return this.#stream.readable;
    }

    get writable() {
      return this.#stream.writable;
    }
  },
});

/**
 * @param {string} name
 * @param {{ encode(chunk: string, endOfQueue: boolean): Uint8Array }} common
 * @param {(chunk: unknown, context: string) => string} convert
 */
function newEncoderTransform(name, common, convert) {
  const context = `Failed to execute 'transform' on '${name}'`;
  return newTransform(
    name,
    (chunk, push) => push(common.encode(convert(chunk, context), false)),
    (push) => push(common.encode('', true)),
  );
}

/** `LegacyTextEncoder` as a transform stream. */
export const LegacyTextEncoderStream = /* @__PURE__ */ platformInterface({
  LegacyTextEncoderStream: class {
    #common;
    #stream;

    /** @param {string} [label] @param {{ unmappable?: import('../encode/unmappable.js').Unmappable } | null} [options] */
    constructor(label = 'utf-8', options = undefined) {
      const common = newEncoderCommon(label, options, "Failed to construct 'LegacyTextEncoderStream'");
      this.#common = common;
      this.#stream = newEncoderTransform('LegacyTextEncoderStream', common, requireString);
    }

    get encoding() {
      return this.#common.name.toLowerCase();
    }

    get unmappable() {
      return this.#common.unmappable;
    }

    get readable() {
      return this.#stream.readable;
    }

    get writable() {
      return this.#stream.writable;
    }
  },
});

/** `transcode` as a transform stream. */
export const TranscoderStream = /* @__PURE__ */ platformInterface({
  TranscoderStream: class {
    #common;
    #stream;

    /** @param {import('../transcode/transcoding.js').TranscodeOptions} options */
    constructor(options) {
      const { common, toBytes } = newTranscoderCommon(options, "Failed to construct 'TranscoderStream'");
      const context = "Failed to execute 'transform' on 'TranscoderStream'";
      /** @type {(chunk: AllowSharedBufferSource, end: number, push: (result: any) => void) => void} */
      const transcode = (chunk, end, push) => {
        const pieces = new Pieces();
        try {
          withTypeErrors(context, () => common.transcode(toBytes(chunk), end, (piece) => pieces.add(piece)));
        } finally {
          // Last, because `push` may run a reader's code, which may call this package.
          pieces.forEach(push);
        }
      };
      this.#common = common;
      this.#stream = newTransform(
        'TranscoderStream',
        (chunk, push) => transcode(toBufferSource(chunk, context), END.none, push),
        (push) => transcode(NOTHING, END.result, push),
      );
    }

    get encoding() {
      const { decision } = this.#common;
      return decision && encodings[decision.encoding].name;
    }

    get confidence() {
      return this.#common.decision?.confidence ?? null;
    }

    get source() {
      return this.#common.decision?.source ?? null;
    }

    get score() {
      return this.#common.decision?.score ?? null;
    }

    get kind() {
      return this.#common.decision?.kind ?? null;
    }

    get readable() {
      return this.#stream.readable;
    }

    get writable() {
      return this.#stream.writable;
    }
  },
});
