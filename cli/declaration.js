// Corrects the encoding that a converted document declares.

import { Pieces } from '../js/encode/pieces.js';
import { encodings, findBOM, getEncoding, UTF_16BE, UTF_16LE } from '../js/encodings/encodings.js';
import { declaredLabel } from '../js/wasm/wasm.js';
import { lengthOf, partOf } from '../js/webidl/webidl.js';

/**
 * In characters. Browsers search the first 1024 bytes of the original, which become at most four times as much text.
 */
export const SEARCHED_LENGTH = 4096;

/**
 * Puts the new encoding into `<meta charset>`, `<meta http-equiv>` and the XML declaration. Changes nothing if the text doesn't
 * begin with a `<`.
 */
export class DeclarationFixer {
  #encoding;
  #unit;
  #held = new Pieces();
  #isDone = false;

  /** @param {number} encoding the converted document's */
  constructor(encoding) {
    this.#encoding = encoding;
    this.#unit = encoding === UTF_16BE || encoding === UTF_16LE ? 2 : 1;
  }

  /**
   * @param {Uint8Array<ArrayBuffer>} piece the next piece of the document
   * @returns {Uint8Array<ArrayBuffer>[]} what can be written
   */
  add(piece) {
    if (this.#isDone) return [piece];
    this.#held.add(piece);
    return this.#held.length < SEARCHED_LENGTH * this.#unit ? [] : this.end();
  }

  /** @returns {Uint8Array<ArrayBuffer>[]} the rest */
  end() {
    if (this.#isDone || this.#held.length === 0) return [];
    this.#isDone = true;
    const bytes = this.#held.concatenate();
    this.#held = new Pieces();
    const start = findBOM(bytes)?.bytes.length ?? 0;
    const text = this.#toASCII(partOf(bytes, start, Math.min(lengthOf(bytes), start + SEARCHED_LENGTH * this.#unit)));
    if (!isMarkup(text)) return [bytes];
    const pieces = [];
    let done = 0;
    for (let nth = 0; ; nth++) {
      const label = declaredLabel(text, nth);
      if (!label) break;
      const { start: from, length } = label;
      const name = String.fromCharCode(...partOf(text, from, from + length));
      if (getEncoding(name) === this.#encoding) continue;
      pieces.push(partOf(bytes, done, start + from * this.#unit), this.#fromASCII(encodings[this.#encoding].name));
      done = start + (from + length) * this.#unit;
    }
    return [...pieces, partOf(bytes, done)];
  }

  /** One byte for each code unit: ASCII as it is, others as a byte that isn't ASCII. @param {Uint8Array} bytes */
  #toASCII(bytes) {
    if (this.#unit === 1) return bytes;
    const ascii = new Uint8Array(lengthOf(bytes) >> 1);
    const [high, low] = this.#encoding === UTF_16BE ? [0, 1] : [1, 0];
    for (let i = 0; i < ascii.length; i++) ascii[i] = bytes[2 * i + high] === 0 ? bytes[2 * i + low] : 0x80;
    return ascii;
  }

  #fromASCII(/** @type {string} */ string) {
    const bytes = new Uint8Array(string.length * this.#unit);
    const low = this.#encoding === UTF_16BE ? 1 : 0;
    for (let i = 0; i < string.length; i++) bytes[i * this.#unit + low] = string.charCodeAt(i);
    return bytes;
  }
}

/** Whether a text begins with a `<`, as HTML and XML do. @param {Uint8Array} text */
export function isMarkup(text) {
  let at = 0;
  while (at < lengthOf(text) && ' \t\n\f\r'.includes(String.fromCharCode(text[at]))) at += 1;
  return text[at] === 0x3c;
}
