// Collects a result piece by piece, and joins the pieces into one array.

import { copyOf, lengthOf, setBytes } from '../webidl/webidl.js';

/** Pieces up to this length are copied to shared blocks, because each array costs memory of its own. */
const SMALL_PIECE = 1024;
const PIECE_BLOCK = 4096;

/** A linked list, because pushing to an array may call a setter of Array.prototype. */
export class Pieces {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, length: number, isBlock: boolean, next: Piece | null }} Piece a block's bytes after `length` are unused */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;

  get length() {
    return this.#length;
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes) {
    const length = lengthOf(bytes);
    if (length === 0) return;
    this.#length += length;
    const last = this.#last;
    if (last && !last.isBlock && Math.max(length, last.length) <= SMALL_PIECE) {
      const block = new Uint8Array(PIECE_BLOCK);
      setBytes(block, last.bytes);
      last.bytes = block;
      last.isBlock = true;
    }
    if (last?.isBlock && last.length + length <= PIECE_BLOCK) {
      setBytes(last.bytes, bytes, last.length);
      last.length += length;
      return;
    }
    this.#last = { bytes, length, isBlock: false, next: null };
    if (last) last.next = this.#last;
    else this.#first = this.#last;
  }

  /** @param {(bytes: Uint8Array<ArrayBuffer>) => void} use */
  forEach(use) {
    for (let piece = this.#first; piece; piece = piece.next) {
      const { bytes, length, isBlock } = piece;
      use(isBlock ? copyOf(bytes, 0, length) : bytes);
    }
  }

  concatenate() {
    const first = this.#first;
    if (first && !first.next && !first.isBlock) return first.bytes;
    const whole = newBytes(this.#length);
    let position = 0;
    this.forEach((bytes) => {
      setBytes(whole, bytes, position);
      position += lengthOf(bytes);
    });
    return whole;
  }
}

/** If there isn't enough memory, the error says what to do. @param {number} length */
export function newBytes(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or with a stream.`,
      { cause: error },
    );
  }
}
