// What the drop-in stands on: the classes of the package's main entry.

/**
 * @typedef {object} Platform
 * @property {typeof import('../text-decoder.js').TextDecoder} TextDecoder
 * @property {typeof import('../text-encoder.js').TextEncoder} TextEncoder
 * @property {typeof import('../legacy-text-encoder.js').LegacyTextEncoder} LegacyTextEncoder
 * @property {typeof import('../errors.js').UnmappableError} UnmappableError
 */

export {};
