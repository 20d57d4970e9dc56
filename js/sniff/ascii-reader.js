// Reads the ASCII at the start of a stream, up to the first bytes that may show the encoding.

import { isFreeOf } from '../wasm/wasm.js';
import { hasByte, lengthOf, partOf } from '../webidl/webidl.js';

export const NOWHERE = -1;

const ESCAPE = 0x1b;

/** These follow an escape byte and switch ISO-2022-JP to another character set. */
const ESCAPE_SEQUENCES = ['(B', '(J', '(I', '$@', '$B'];

/** A stream that begins with this many ASCII bytes isn't UTF-16; src/detection/utf_16.rs has the same limit. */
const MAX_IN_DOUBT = 32;

/** Evidence is bytes that may show the stream's encoding. */
export class ASCIIReader {
  #mayBeUTF16 = true;
  #mayBeISO2022JP = true;

  /**
   * @param {Uint8Array} bytes
   * @param {boolean} isLast whether the stream ends with these bytes
   * @returns {{ plain: number, evidence: number }} how many bytes are the same text in every possible encoding, and
   *   where evidence begins, or NOWHERE
   */
  read(bytes, isLast) {
    const length = lengthOf(bytes);
    const inDoubt = this.#mayBeUTF16 ? lengthInDoubt(bytes) : 0;
    let at = 0;
    let isEvidence = false;
    while (at < length && !isEvidence) {
      if (at >= inDoubt) at = endOfASCII(bytes, at);
      if (at === length) break;
      const byte = bytes[at];
      if (byte === ESCAPE && this.#mayBeISO2022JP) {
        const sequence = sequenceAt(bytes, at);
        isEvidence = ESCAPE_SEQUENCES.includes(sequence);
        if (!isEvidence && !isLast && isIncomplete(sequence)) break;
        this.#mayBeISO2022JP = isEvidence;
      } else {
        // Control bytes may be halves of UTF-16's code units.
        isEvidence = byte >= 0x80 || (at < inDoubt && isControl(byte));
      }
      if (!isEvidence) at += 1;
    }
    const evidence = isEvidence ? at : NOWHERE;
    if (at < inDoubt && (isEvidence || !isLast)) return { plain: 0, evidence };
    this.#mayBeUTF16 = false;
    return { plain: at, evidence };
  }

  /** False after an escape byte that wasn't evidence. */
  get mayBeISO2022JP() {
    return this.#mayBeISO2022JP;
  }

  /**
   * Continues after bytes that turned out not to be evidence.
   * @param {Uint8Array} bytes
   * @param {number} evidence where it seemed to begin
   * @returns {number} how many bytes are ASCII, up to an escape byte
   */
  skip(bytes, evidence) {
    this.#mayBeUTF16 = false;
    // An escape byte is text elsewhere, but not in ISO-2022-JP.
    this.#mayBeISO2022JP &&= bytes[evidence] !== ESCAPE;
    let at = this.#mayBeISO2022JP ? evidence : lengthOf(bytes);
    while (at < lengthOf(bytes) && bytes[at] !== ESCAPE) at += 1;
    return at;
  }
}

/**
 * How many ASCII bytes at the start may be UTF-16; Infinity if there are too few to tell. Kana and many ideographs
 * consist of two bytes that could be ASCII; other scripts have control bytes.
 * @param {Uint8Array} bytes
 */
function lengthInDoubt(bytes) {
  let [mayBeBigEndian, mayBeLittleEndian] = [true, true];
  for (let at = 0; at < MAX_IN_DOUBT; at += 2) {
    if (at + 1 >= lengthOf(bytes)) return Infinity;
    mayBeBigEndian &&= isPlausible(bytes[at], bytes[at + 1]);
    mayBeLittleEndian &&= isPlausible(bytes[at + 1], bytes[at]);
    if (!mayBeBigEndian && !mayBeLittleEndian) return at + 2;
  }
  return MAX_IN_DOUBT;
}

/** For fewer bytes, `isFreeOf` isn't worth calling. */
const MIN_ASKED = 256;

/**
 * The position of the first byte that isn't ASCII or is an escape byte, or else the length.
 * @param {Uint8Array} bytes
 * @param {number} from
 */
function endOfASCII(bytes, from) {
  const length = lengthOf(bytes);
  const count = length - from;
  if (count >= MIN_ASKED) {
    const rest = partOf(bytes, from);
    if (!hasByte(rest, ESCAPE) && isFreeOf(rest, count, 0x80)) return length;
  }
  let at = from;
  while (at < length && bytes[at] < 0x80 && bytes[at] !== ESCAPE) at += 1;
  return at;
}

/**
 * Whether two ASCII bytes are a UTF-16 code unit that the detector takes for text.
 * @param {number} high
 * @param {number} low
 */
const isPlausible = (high, low) =>
  high === 0x30 ||
  high >= 0x4e ||
  (high === 0x20 && (low === 0x0c || low === 0x0d || (low >= 0x10 && low <= 0x5e))) ||
  (high === 0x21 && low === 0x22);

/** ASCII texts never have these. @param {number} byte */
const isControl = (byte) => byte < 0x20 && !'\t\n\f\r\x1b'.includes(String.fromCharCode(byte));

/** The two characters after an escape byte, or fewer at the end. @param {Uint8Array} bytes @param {number} at */
function sequenceAt(bytes, at) {
  let sequence = '';
  for (let i = at + 1; i < Math.min(at + 3, lengthOf(bytes)); i++) sequence += String.fromCharCode(bytes[i]);
  return sequence;
}

/** @param {string} sequence */
const isIncomplete = (sequence) => sequence.length < 2 && ESCAPE_SEQUENCES.some((whole) => whole.startsWith(sequence));
