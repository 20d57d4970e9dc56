// What decodes and transcodes automatically holds the start of a stream until it can decide on the encoding.

import { Pieces } from './encoding.js';
import { copyOf, lengthOf, startOf } from './webidl.js';

/** The first bytes of a stream: enough of them, or all. However the stream is split, they are the same. */
export class StartOfStream {
  /** What was decided; null before. @type {import('./sniffing.js').Decision | null} */
  decision = null;
  #held = new Pieces();
  #length = 0;
  #sniffer;

  /** @param {import('./sniffing.js').Sniffer} sniffer */
  constructor(sniffer) {
    this.#sniffer = sniffer;
  }

  /**
   * Adds a chunk while nothing is decided.
   * @param {Uint8Array} chunk
   * @param {boolean} isLast
   * @returns when it is decided: all that was held, and the decision
   */
  add(chunk, isLast) {
    const { enough, sniff } = this.#sniffer;
    const length = lengthOf(chunk);
    this.#length += length;
    if (this.#length < enough && !isLast) {
      if (length > 0) this.#held.add(copyOf(chunk, 0, length));
      return null;
    }
    this.#held.add(/** @type {Uint8Array<ArrayBuffer>} */ (chunk));
    const bytes = this.#held.concatenate();
    this.#held = new Pieces();
    // At the limit it is not known yet whether more follows.
    const decision = sniff(startOf(bytes, enough), lengthOf(bytes) < enough);
    this.decision = decision;
    return { bytes, decision };
  }
}
