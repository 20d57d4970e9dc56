// Repairs text that was decoded in a wrong encoding: `--repair`.

import { constants } from 'node:buffer';
import { TextDecoderCommon } from '../js/decode/stream.js';
import { UTF_8 } from '../js/encodings/encodings.js';
import { findRepairs } from '../js/repair/repair.js';
import { newTranscoder } from '../js/transcode/transcoding.js';
import { END } from '../js/wasm/wasm.js';
import { EndOfLineFixer } from './eol.js';
import { counted } from './problems.js';

/** Repairs with a lower score depend on one or two characters. */
const CERTAIN = 0.75;

/** Repairs each source. It holds all of it, because only a whole text can be repaired. */
export class RepairingTranscoder {
  /** The wrong steps of the last source; empty if it was correct. @type {string[]} */
  path = [];
  /** How many characters couldn't be recovered. */
  lost = 0;
  #decoder;
  #encoder;
  #ignoreBOM;
  #eol;
  #isOnlyCopy;
  /** @type {Uint8Array[]} */
  #held = [];

  /**
   * @param {number | import('../js/sniff/sniffing.js').Sniffer} from
   * @param {number} to
   * @param {import('../js/transcode/transcoding.js').TranscoderOptions} options
   * @param {object} [more]
   * @param {'lf' | 'crlf'} [more.eol] converted before characters are left out
   * @param {boolean} [more.isOnlyCopy] whether to refuse uncertain and incomplete repairs, because no copy of the file is kept
   */
  constructor(from, to, { fatal, ignoreBOM, bom, unmappable, losses }, { eol, isOnlyCopy = false } = {}) {
    this.#ignoreBOM = ignoreBOM;
    this.#eol = eol && new EndOfLineFixer(eol, UTF_8);
    this.#isOnlyCopy = isOnlyCopy;
    this.#decoder = newTranscoder(from, UTF_8, { fatal, ignoreBOM, bom: false, unmappable: 'fatal', losses }, '');
    // The encoder gets UTF-8, where the U+FFFD of malformed sequences looks like the file's own. A function can count them apart.
    const replaced = unmappable === 'replacement' ? () => '?' : unmappable;
    this.#encoder = newTranscoder(UTF_8, to, { fatal: false, ignoreBOM: true, bom, unmappable: replaced, losses }, '');
  }

  get decision() {
    return this.#decoder.decision;
  }

  /** @param {Uint8Array} chunk @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  transcode(chunk, end, push) {
    try {
      this.#decoder.transcode(chunk, end, (piece) => this.#held.push(piece));
    } catch (error) {
      // The error ends this source, which mustn't be added to the next.
      this.#release(END.source, push);
      throw error;
    }
    if (end !== END.none) this.#release(end, push);
  }

  /** @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  #release(end, push) {
    const bytes = Buffer.concat(this.#held);
    this.#held = [];
    const [repair] = findRepairs(textOf(bytes));
    if (end === END.source) {
      this.path = repair?.path ?? [];
      this.lost = repair?.lost ?? 0;
    }
    if (this.#isOnlyCopy && repair && (repair.score < CERTAIN || repair.lost > 0)) {
      const why = repair.lost > 0 ? `${counted(repair.lost, 'character')} could not be recovered` : 'this is uncertain';
      throw new Error(
        `it looks like ${repair.path.join(', and then ')}, but ${why}; use --in-place=.bak to repair it and keep the old file`,
      );
    }
    // The decoder couldn't remove a garbled byte order mark.
    const repaired = repair && Buffer.from(this.#ignoreBOM ? repair.text : repair.text.replace(/^\uFEFF/, ''));
    const text = repaired ?? bytes;
    this.#encoder.transcode(this.#eol?.add(text) ?? text, end === END.result ? end : END.none, push);
  }
}

/** @param {Uint8Array} bytes UTF-8 */
function textOf(bytes) {
  try {
    return new TextDecoderCommon(UTF_8, false, true).decode(bytes, true);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const most = Math.floor(constants.MAX_STRING_LENGTH / 1e6);
    throw new Error(`it is too large for --repair, which takes ${most} million characters at most; repair it in parts`);
  }
}
