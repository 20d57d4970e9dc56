// iconv-lite's classes of Node streams.

/** @typedef {import('node:stream').Transform} Transform */
/** @typedef {import('node:stream').TransformOptions} TransformOptions */
/** @typedef {import('node:stream').TransformCallback} Callback */

/** @param {{ Transform: typeof import('node:stream').Transform }} stream */
export function streamClasses({ Transform }) {
  class IconvLiteEncoderStream extends Transform {
    /** @type {import('./codec.js').Encoder} */
    conv;

    /** @param {import('./codec.js').Encoder} encoder @param {TransformOptions} [options] */
    constructor(encoder, options) {
      super({ ...options, decodeStrings: false });
      this.conv = encoder;
    }

    /** @param {unknown} chunk @param {BufferEncoding} _encoding @param {Callback} done */
    _transform(chunk, _encoding, done) {
      if (typeof chunk !== 'string') {
        done(new Error('Iconv encoding stream needs strings as its input.'));
        return;
      }
      pushResult(this, done, () => this.conv.write(chunk));
    }

    /** @param {Callback} done */
    _flush(done) {
      pushResult(this, done, () => this.conv.end());
    }

    /** @param {(error: Error | null, result?: Buffer) => void} done */
    collect(done) {
      /** @type {Buffer[]} */
      const chunks = [];
      this.on('error', done);
      this.on('data', (chunk) => chunks.push(chunk));
      this.on('end', () => done(null, Buffer.concat(chunks)));
      return this;
    }
  }

  class IconvLiteDecoderStream extends Transform {
    /** @type {import('./codec.js').Decoder} */
    conv;
    /** iconv-lite has this property, too. @type {BufferEncoding} */
    encoding = 'utf8';

    /** @param {import('./codec.js').Decoder} decoder @param {TransformOptions} [options] */
    constructor(decoder, options) {
      super({ ...options, encoding: 'utf8' });
      this.conv = decoder;
    }

    /** @param {unknown} chunk @param {BufferEncoding} _encoding @param {Callback} done */
    _transform(chunk, _encoding, done) {
      // Not `instanceof`, because the chunk may be of another realm, as in Jest.
      if (!ArrayBuffer.isView(chunk)) {
        done(new Error('Iconv decoding stream needs buffers as its input.'));
        return;
      }
      pushResult(this, done, () => this.conv.write(/** @type {Uint8Array} */ (chunk)));
    }

    /** @param {Callback} done */
    _flush(done) {
      pushResult(this, done, () => this.conv.end());
    }

    /** @param {(error: Error | null, result?: string) => void} done */
    collect(done) {
      let result = '';
      this.on('error', done);
      this.on('data', (chunk) => {
        result += chunk;
      });
      this.on('end', () => done(null, result));
      return this;
    }
  }

  const classes = { IconvLiteEncoderStream, IconvLiteDecoderStream };
  // Bundlers rename classes.
  for (const [name, Class] of Object.entries(classes)) Object.defineProperty(Class, 'name', { value: name });
  return classes;
}

/**
 * @param {Transform & { encoding?: BufferEncoding }} stream
 * @param {Callback} done
 * @param {() => string | Uint8Array | undefined} convert
 */
function pushResult(stream, done, convert) {
  try {
    const result = convert();
    // Without an encoding, the stream would convert the string to bytes and decode them again.
    if (result && result.length > 0) stream.push(result, stream.encoding);
  } catch (error) {
    done(/** @type {Error} */ (error));
    return;
  }
  done();
}
