// The wrappers of codecs' encoders and decoders that write and remove byte order marks, as iconv-lite has them.

const BOM = '\uFEFF';

/** An encoder that writes a byte order mark first. */
exports.PrependBOM = class PrependBOM {
  /** Whether the mark is still to be written. */
  addBOM = true;

  constructor(encoder) {
    this.encoder = encoder;
  }

  write(string) {
    const marked = this.addBOM ? BOM + string : string;
    this.addBOM = false;
    return this.encoder.write(marked);
  }

  end() {
    return this.encoder.end();
  }
};

/** A decoder without the byte order mark. If the option `stripBOM` is a function, it is called if there is a mark. */
exports.StripBOM = class StripBOM {
  /** Whether the text has begun. */
  pass = false;

  constructor(decoder, options) {
    this.decoder = decoder;
    this.options = options || {};
  }

  write(bytes) {
    const text = this.decoder.write(bytes);
    if (this.pass || !text) return text;
    this.pass = true;
    if (!text.startsWith(BOM)) return text;
    if (typeof this.options.stripBOM === 'function') this.options.stripBOM();
    return text.slice(BOM.length);
  }

  end() {
    return this.decoder.end();
  }
};
