// The heights of blocks of rows. A few are measured; the others are estimated.

export class Heights {
  /** How many blocks there are. */
  count = 0;
  #estimate;
  /** The measured heights. @type {Map<number, number>} */
  #measured = new Map();
  /** By how much all blocks together are higher than estimated. */
  #excess = 0;

  /** @param {number} estimate the estimated height of a block, in pixels */
  constructor(estimate) {
    this.#estimate = estimate;
  }

  /** The height of all blocks. */
  get total() {
    return this.count * this.#estimate + this.#excess;
  }

  /** @param {number} block */
  of(block) {
    return this.#measured.get(block) ?? this.#estimate;
  }

  /** @param {number} block @param {number} height @returns {number} by how much the block is higher than before */
  set(block, height) {
    const difference = height - this.of(block);
    this.#measured.set(block, height);
    this.#excess += difference;
    return difference;
  }

  /** Forgets a block's height. @param {number} block */
  forget(block) {
    this.set(block, this.#estimate);
    this.#measured.delete(block);
  }

  /** Where a block begins. @param {number} block */
  startOf(block) {
    let start = block * this.#estimate;
    for (const [other, height] of this.#measured) if (other < block) start += height - this.#estimate;
    return start;
  }

  /** The block at a place, and where it begins. @param {number} place */
  at(place) {
    let block = Math.max(0, Math.min(this.count - 1, Math.floor(place / this.#estimate)));
    let start = this.startOf(block);
    while (block > 0 && start > place) start -= this.of(--block);
    while (block < this.count - 1 && start + this.of(block) <= place) start += this.of(block++);
    return { block, start };
  }
}
