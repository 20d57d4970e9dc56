// Makes a host that doesn't decode UTF-16, like some with a small TextDecoder of their own.
globalThis.TextDecoder = class extends TextDecoder {
  /** @param {string} [label] @param {TextDecoderOptions} [options] */
  constructor(label, options) {
    if (label === 'utf-16le') throw new RangeError('There is no such encoding.');
    super(label, options);
  }
};
