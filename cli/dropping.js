// Conversion that leaves out invalid bytes and unmappable code points: `-c`.

import { hasBOM, UTF_16LE } from '../js/encodings.js';
import { LossCounter } from '../js/losses.js';
import { newTranscoder } from '../js/transcoding.js';
import { END } from '../js/wasm.js';

/**
 * A transcoder that leaves out malformed sequences, and code points that the target can't represent. It converts
 * through UTF-16, where it removes each U+FFFD that stands for a malformed sequence.
 */
export class DroppingTranscoder {
  #decoder;
  #encoder;
  #losses;

  /**
   * @param {number | import('../js/sniffing.js').Sniffer} from
   * @param {number} to
   * @param {import('../js/transcoding.js').TranscoderOptions} options
   */
  constructor(from, to, { ignoreBOM, bom, unmappable, losses = new LossCounter() }) {
    const common = { fatal: false, bom: false, losses };
    this.#losses = losses;
    this.#decoder = newTranscoder(from, UTF_16LE, { ...common, ignoreBOM, unmappable: 'fatal' }, '');
    this.#encoder = newTranscoder(UTF_16LE, to, { ...common, ignoreBOM: hasBOM(to), bom, unmappable }, '');
  }

  get decision() {
    return this.#decoder.decision;
  }

  /** @param {Uint8Array} chunk @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  transcode(chunk, end, push) {
    /** @type {Uint8Array[]} */
    const pieces = [];
    const before = this.#losses.malformed;
    this.#decoder.transcode(chunk, end, (piece) => pieces.push(piece));
    const isMalformed = this.#losses.malformed > before;
    for (const piece of pieces)
      this.#encoder.transcode(isMalformed ? withoutReplacements(piece) : piece, END.none, push);
    if (end === END.result) this.#encoder.transcode(new Uint8Array(), end, push);
  }
}

/** @param {Uint8Array} bytes in UTF-16LE */
function withoutReplacements(bytes) {
  const result = new Uint8Array(bytes.length);
  let written = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    if (bytes[at] === 0xfd && bytes[at + 1] === 0xff) continue;
    result[written++] = bytes[at];
    result[written++] = bytes[at + 1];
  }
  return result.subarray(0, written);
}
