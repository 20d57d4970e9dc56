// The heights of blocks of rows: a few are measured, the others estimated.

export class Heights {
  count = 0;
  #estimate;
  /** @type {Map<number, number>} */
  #measured = new Map();
  /** How much higher all blocks are than estimated. */
  #excess = 0;

  /** @param {number} estimate the estimated height of a block, in pixels */
  constructor(estimate) {
    this.#estimate = estimate;
  }

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

  /** @param {number} block */
  forget(block) {
    this.set(block, this.#estimate);
    this.#measured.delete(block);
  }

  /** @param {number} block */
  startOf(block) {
    let start = block * this.#estimate;
    for (const [other, height] of this.#measured) if (other < block) start += height - this.#estimate;
    return start;
  }

  /** The block at a position, and where that begins. @param {number} place */
  at(place) {
    let block = Math.max(0, Math.min(this.count - 1, Math.floor(place / this.#estimate)));
    let start = this.startOf(block);
    while (block > 0 && start > place) start -= this.of(--block);
    while (block < this.count - 1 && start + this.of(block) <= place) start += this.of(block++);
    return { block, start };
  }
}
