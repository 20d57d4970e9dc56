// The classes with which iconv-lite's codecs write and remove byte order marks.

const BOM = '\uFEFF';

/** Writes a byte order mark first. */
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

/** Removes a byte order mark. If the option `stripBOM` is a function, it is called then. */
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
