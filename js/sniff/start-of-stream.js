// Finds the encoding of a stream by the first bytes that show it.
//
// ASCII doesn't, because it is the same in nearly all encodings. So it is passed on at once, and a window of bounded
// length opens at the first bytes that aren't ASCII. The window doesn't depend on how the stream is split.

import { Pieces } from '../encode/pieces.js';
import { ISO_2022_JP, LONGEST_BOM, UTF_16BE, UTF_16LE } from '../encodings/encodings.js';
import { copyOf, joined, lengthOf, NOTHING, partOf, startOf } from '../webidl/webidl.js';
import { ASCIIReader, NOWHERE } from './ascii-reader.js';
import { detect } from './detection.js';

/** The detector treats this many bytes at a text's start differently from the rest. */
const FIRST_BYTES = 2048;
/** The detector gets this many bytes before the window, because it looks at the characters before a word. */
const LAST_BYTES = 64;

/**
 * @typedef {object} Started
 * @property {Pieces} passed ASCII, which is the same in every possible encoding
 * @property {Uint8Array | null} rest the bytes after it, in the decided encoding; null before the decision
 */

export class StartOfStream {
  /** Null until the encoding is known. @type {import('./sniffing.js').Decision | null} */
  decision = null;
  /** The bytes that the detector read last: the window, and some of the ASCII before it. @type {Uint8Array} */
  sample = NOTHING;
  /** What it found; undefined if it wasn't needed. @type {ReturnType<typeof detect> | undefined} */
  detected;
  #sniffer;
  #isNew = true;
  #isPrescanned = false;
  #ascii = new ASCIIReader();
  /** Bytes that can neither be passed on nor decided on yet. */
  #held = new Pieces();
  /** How many bytes to hold before looking at them. */
  #needed;
  /** How many bytes were passed on. */
  #position = 0;
  /** The first and the last ASCII bytes that were passed on: the detector gets only these. @type {Uint8Array} */
  #first = NOTHING;
  /** @type {Uint8Array} */
  #last = NOTHING;

  /** @param {import('./sniffing.js').Sniffer} sniffer */
  constructor(sniffer) {
    this.#sniffer = sniffer;
    const { prescanned, needsMore } = sniffer;
    this.#needed = needsMore ? Math.min(prescanned, LONGEST_BOM) : prescanned;
  }

  /**
   * Call this until there is a decision.
   * @param {Uint8Array} chunk
   * @param {boolean} isLast
   * @returns {Started}
   */
  add(chunk, isLast) {
    const passed = new Pieces();
    if (this.#isNew && isLast && this.#sniffer.takesWhole) {
      return this.#decide(this.#sniffer.sniff(chunk), passed, chunk);
    }
    this.#isNew = false;
    if (this.#held.length + lengthOf(chunk) < this.#needed && !isLast) return this.#hold(chunk, this.#needed, passed);
    this.#held.add(/** @type {Uint8Array<ArrayBuffer>} */ (chunk));
    const bytes = this.#held.concatenate();
    this.#held = new Pieces();
    const { prescanned, needsMore } = this.#sniffer;
    const start = startOf(bytes, prescanned);
    if (!this.#isPrescanned && !isLast && lengthOf(start) < prescanned && needsMore?.(start)) {
      return this.#hold(bytes, prescanned, passed);
    }
    const declared = this.#isPrescanned ? undefined : this.#sniffer.declared(start);
    this.#isPrescanned = true;
    return declared ? this.#decide(declared, passed, bytes) : this.#read(bytes, isLast, passed);
  }

  /**
   * @param {Uint8Array} bytes
   * @param {boolean} isLast
   * @param {Pieces} passed
   * @returns {Started}
   */
  #read(bytes, isLast, passed) {
    const { detection, decide } = this.#sniffer;
    if (!detection) return this.#decide(decide(undefined), passed, bytes);
    for (let rest = bytes; ; ) {
      const left = detection.maxBytes - this.#position;
      const goesOn = lengthOf(rest) > left;
      const isEnd = isLast && !goesOn;
      const { plain, evidence } = detection.passesASCII()
        ? this.#ascii.read(startOf(rest, left), isEnd)
        : { plain: 0, evidence: 0 };
      rest = this.#pass(rest, plain, passed);
      const length = lengthOf(rest);
      const end = left - plain;
      if (evidence === NOWHERE) {
        if (isLast || goesOn) return this.#decide(decide(this.#detect(startOf(rest, end), isEnd)), passed, rest);
        return this.#hold(rest, length + 1, passed);
      }
      const windowStart = firstNonASCII(startOf(rest, end), evidence - plain, detection.windowBytes);
      const windowEnd = Math.min(windowStart + detection.windowBytes, end);
      if (length < windowEnd && !isLast) return this.#hold(rest, windowEnd, passed);
      const window = startOf(rest, windowEnd);
      // At the window's end it isn't known whether more follows.
      const detected = this.#detect(window, length < windowEnd);
      const isLastWindow = windowEnd <= windowStart || windowEnd === end;
      const isEvidence = isLastWindow || !detection.passesASCII() || !isASCII(detected, window);
      if (isEvidence) return this.#decide(decide(detected), passed, rest);
      rest = this.#pass(rest, this.#ascii.skip(window, evidence - plain), passed);
    }
  }

  /** @param {Uint8Array} window @param {boolean} isWhole whether the stream ends with it */
  #detect(window, isWhole) {
    this.sample = joined(joined(this.#first, this.#last), window);
    const options = /** @type {import('./sniffing.js').Detection} */ (this.#sniffer.detection).options;
    const detected = detect(this.sample, isWhole, { ...options, maxBytes: undefined });
    const isPossible = this.#mayBe(detected.encoding);
    this.detected = isPossible
      ? detected
      : { ...detected, encoding: undefined, score: 0, kind: 'unknown', candidates: [] };
    return this.detected;
  }

  /** Whether the bytes that were passed on are ASCII in an encoding. @param {number | undefined} encoding */
  #mayBe(encoding) {
    if (encoding === ISO_2022_JP) return this.#ascii.mayBeISO2022JP;
    return this.#position === 0 || (encoding !== UTF_16BE && encoding !== UTF_16LE);
  }

  /** @param {Uint8Array} bytes @param {number} needed @param {Pieces} passed @returns {Started} */
  #hold(bytes, needed, passed) {
    const length = lengthOf(bytes);
    if (length > 0) this.#held.add(copyOf(bytes, 0, length));
    this.#needed = needed;
    return { passed, rest: null };
  }

  /** @param {Uint8Array} bytes @param {number} length @param {Pieces} passed @returns {Uint8Array} the rest */
  #pass(bytes, length, passed) {
    const plain = /** @type {Uint8Array<ArrayBuffer>} */ (startOf(bytes, length));
    if (length > 0) passed.add(plain);
    this.#position += length;
    const first = Math.min(length, FIRST_BYTES - lengthOf(this.#first));
    if (first > 0) this.#first = joined(this.#first, startOf(plain, first));
    this.#last = endOf(joined(this.#last, endOf(partOf(plain, first))));
    return partOf(bytes, length);
  }

  /** @param {import('./sniffing.js').Decision} decision @param {Pieces} passed @param {Uint8Array} rest @returns {Started} */
  #decide(decision, passed, rest) {
    this.decision = decision;
    return { passed, rest };
  }
}

/** @param {Uint8Array} bytes */
const endOf = (bytes) => partOf(bytes, Math.max(0, lengthOf(bytes) - LAST_BYTES));

/**
 * The first of the next `count` bytes that isn't ASCII; `from` if all of them are.
 * @param {Uint8Array} bytes
 * @param {number} from
 * @param {number} count
 */
function firstNonASCII(bytes, from, count) {
  const end = Math.min(lengthOf(bytes), from + count);
  for (let at = from; at < end; at++) if (bytes[at] >= 0x80) return at;
  return from;
}

/**
 * Data that isn't text in any encoding may still be ASCII.
 * @param {ReturnType<typeof detect>} detected
 * @param {Uint8Array} bytes
 */
function isASCII(detected, bytes) {
  return detected.isASCII || (detected.encoding === undefined && !(bytes[firstNonASCII(bytes, 0, Infinity)] >= 0x80));
}
