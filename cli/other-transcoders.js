// Transcoders from and to the encodings of other-encodings.js, which are converted by way of UTF-16.

import { StringDecoder } from 'node:string_decoder';
import { Malformed, UnmappableError } from '../js/common/errors.js';
import { UTF_16LE } from '../js/encodings/encodings.js';
import { END } from '../js/wasm/wasm.js';

/** @typedef {import('./other-encodings.js').OtherEncoding} OtherEncoding */
/** @typedef {import('../js/transcode/transcoding.js').TranscoderOptions} Options */
/** @typedef {(bytes: Uint8Array<ArrayBuffer>) => void} Push */

/** Transcodes to UTF-16LE. */
export class OtherSource {
  from = UTF_16LE;
  #encoding;
  #options;
  #drop;
  /** @type {import('./other-encodings.js').OtherDecoder | undefined} */
  #decode;
  #hasText = false;

  /** @param {OtherEncoding} encoding @param {Options} options @param {boolean} drop whether to leave out malformed sequences */
  constructor(encoding, options, drop) {
    this.#encoding = encoding;
    this.#options = options;
    this.#drop = drop;
  }

  /** @returns {import('../js/sniff/sniffing.js').Decision} */
  get decision() {
    return { encoding: this.from, confidence: 'certain', source: 'user', score: null };
  }

  setSource() {}

  /** @param {Uint8Array} chunk @param {number} end @param {Push} push */
  transcode(chunk, end, push) {
    const { fatal, ignoreBOM, losses } = this.#options;
    this.#decode ??= this.#encoding.newDecoder();
    const { text, malformed } = this.#decode(chunk, end !== END.none);
    if (end !== END.none) this.#decode = undefined;
    const [first] = malformed;
    const isRefused = first !== undefined && fatal && !this.#drop;
    if (!isRefused) for (const { offset } of malformed) losses?.addMalformed(offset);
    let kept = isRefused ? text.slice(0, first.at) : text;
    if (this.#drop) kept = without(text, malformed);
    if (this.#encoding.isUnicode && !this.#hasText && !ignoreBOM) kept = kept.replace(/^\uFEFF/, '');
    this.#hasText = end === END.none && (this.#hasText || text !== '');
    push(Buffer.from(kept, 'utf16le'));
    if (!isRefused) return;
    this.#decode = undefined;
    this.#hasText = false;
    throw new Malformed(this.#encoding.name, first.offset, first.length);
  }
}

/** Leaves out the U+FFFD of malformed sequences. @param {string} text @param {{ at: number }[]} malformed */
function without(text, malformed) {
  let kept = '';
  let start = 0;
  for (const { at } of malformed) {
    kept += text.slice(start, at);
    start = at + 1;
  }
  return kept + text.slice(start);
}

/** Whether an encoding can represent a text. @param {OtherEncoding} encoding */
export const hasAll = (encoding) => (/** @type {string} */ text) => Array.from(text).every(encoding.has);

/** Transcodes from UTF-16LE. */
export class OtherTarget {
  /** The place of the last unmappable character, from 1. */
  place = { line: 1, column: 1 };
  #encoding;
  #encode;
  #replace;
  #units = new StringDecoder('utf16le');
  /** Text to write first. */
  #start;

  /** @param {OtherEncoding} encoding @param {Options} options @param {(codePoint: number) => string | null} translit */
  constructor(encoding, { bom, unmappable, losses }, translit) {
    this.#encoding = encoding;
    this.#encode = encoding.newEncoder();
    this.#start = bom ? '\uFEFF' : '';
    const replace = replacerFor(unmappable, translit);
    this.#replace = losses && unmappable !== 'html' ? losses.counting(replace) : replace;
  }

  /** Counts lines from the beginning, for the next of several files. */
  startFile() {
    this.place = { line: 1, column: 1 };
  }

  /** @param {Uint8Array} units @param {number} end @param {Push} push */
  transcode(units, end, push) {
    const isLast = end === END.result;
    const part = this.#units.write(/** @type {Buffer} */ (units)) + (isLast ? this.#units.end() : '');
    let text = this.#start;
    this.#start = '';
    for (const character of part) {
      const fit = this.#encoding.has(character) ? character : this.#fitFor(character);
      if (fit === null) {
        push(/** @type {Uint8Array<ArrayBuffer>} */ (this.#encode(text, isLast)));
        throw new UnmappableError(/** @type {number} */ (character.codePointAt(0)), 0, this.#encoding.name);
      }
      text += fit;
      if (character === '\n') this.place = { line: this.place.line + 1, column: 1 };
      else this.place.column += 1;
    }
    push(/** @type {Uint8Array<ArrayBuffer>} */ (this.#encode(text, isLast)));
  }

  /** @param {string} character */
  #fitFor(character) {
    const fit = this.#replace(/** @type {number} */ (character.codePointAt(0)), () => NaN);
    return typeof fit === 'string' && hasAll(this.#encoding)(fit) ? fit : null;
  }
}

/**
 * @param {Options['unmappable']} unmappable
 * @param {(codePoint: number) => string | null} translit
 * @returns {(codePoint: number) => string | null}
 */
function replacerFor(unmappable, translit) {
  if (typeof unmappable === 'function')
    return (codePoint) => /** @type {string | null} */ (unmappable(codePoint, Number.NaN));
  const replacers = {
    fatal: () => null,
    html: (/** @type {number} */ codePoint) => `&#${codePoint};`,
    replacement: () => '?',
    ignore: () => '',
    translit,
    'translit-replacement': (/** @type {number} */ codePoint) => translit(codePoint) ?? '?',
  };
  return replacers[unmappable];
}
