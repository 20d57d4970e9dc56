// A list of any number of rows of which only those on the screen are elements.

import { element } from './dom.js';

/** The height up to which browsers can lay out an element, in pixels, with room to spare. */
const MOST_HEIGHT = 8_000_000;

/** How many rows are fetched at once. */
const BLOCK = 64;

/** How many blocks are kept. */
const MOST_BLOCKS = 24;

/**
 * Rows may differ in height. Each takes the same part of the scroll bar, though, so where one is higher than a line, what
 * is on the screen moves faster while it passes.
 *
 * @template T
 */
export class VirtualRows {
  #container;
  #fetch;
  #render;
  #spacer = element('div', { className: 'spacer' });
  #layer = element('div', { className: 'layer' });
  #count = 0;
  /** The number of the row at the top, with the part of it that is above. */
  #position = 0;
  #lineHeight = 20;
  /** @type {Map<number, T[] | undefined>} */
  #blocks = new Map();
  /** @type {Map<number, HTMLElement>} */
  #elements = new Map();
  #version = 0;
  #isScheduled = false;

  /**
   * @param {HTMLElement} container which scrolls
   * @param {(first: number, count: number) => Promise<T[]>} fetch gets rows
   * @param {(row: T, index: number) => HTMLElement} render makes an element of one
   */
  constructor(container, fetch, render) {
    this.#container = container;
    this.#fetch = fetch;
    this.#render = render;
    this.#spacer.append(this.#layer);
    container.replaceChildren(this.#spacer);
    container.addEventListener('scroll', () => this.#onScroll());
    container.addEventListener('wheel', (event) => this.#onWheel(event), { passive: false });
    container.addEventListener('keydown', (event) => this.#onKey(event));
    new ResizeObserver(() => this.#schedule()).observe(container);
  }

  get count() {
    return this.#count;
  }

  /** There are now so many rows; those that were there are the same. @param {number} count */
  grow(count) {
    if (count === this.#count) return;
    // The last block may have more rows now.
    this.#blocks.delete(Math.floor(this.#count / BLOCK));
    this.#count = count;
    this.#schedule();
  }

  /** There are so many rows, other ones than before. The place stays. @param {number} count */
  reset(count) {
    this.#version += 1;
    this.#blocks.clear();
    this.#elements.clear();
    this.#count = count;
    if (count === 0) this.#layer.replaceChildren();
    this.#schedule();
  }

  /** Makes the elements anew. */
  refresh() {
    this.#elements.clear();
    this.#schedule();
  }

  /** Shows a row, with some before it. @param {number} row */
  show(row) {
    this.#moveTo(row - 2);
  }

  /** How many pixels of the scroll bar a row takes. */
  get #unit() {
    return Math.min(this.#lineHeight, MOST_HEIGHT / Math.max(1, this.#count));
  }

  get #isScaled() {
    return this.#unit < this.#lineHeight;
  }

  /** @param {number} position */
  #moveTo(position) {
    this.#position = Math.max(0, Math.min(position, this.#count - 1));
    this.#layOut();
    this.#container.scrollTop = this.#position * this.#unit;
    this.#schedule();
  }

  #onScroll() {
    const position = this.#container.scrollTop / this.#unit;
    // Browsers round to pixels, which may be many rows.
    if (Math.abs(position - this.#position) * this.#unit >= 1) this.#position = position;
    this.#schedule();
  }

  /** Where a pixel of the scroll bar is more than a row, its steps are too long for reading. @param {WheelEvent} event */
  #onWheel(event) {
    if (!this.#isScaled || event.ctrlKey) return;
    event.preventDefault();
    const lines = [event.deltaY / this.#lineHeight, event.deltaY, event.deltaY * this.#visible][event.deltaMode];
    this.#moveTo(this.#position + lines);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const page = Math.max(1, this.#visible - 2);
    const steps = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
      ['PageDown', page],
      ['PageUp', -page],
    ]);
    const step = steps.get(event.key);
    if (!this.#isScaled || step === undefined) return;
    event.preventDefault();
    this.#moveTo(this.#position + step);
  }

  get #visible() {
    return Math.ceil(this.#container.clientHeight / this.#lineHeight);
  }

  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#draw();
    });
  }

  #layOut() {
    this.#lineHeight = Number.parseFloat(getComputedStyle(this.#container).lineHeight);
    const height = this.#container.clientHeight;
    // The last row can be at the top, so that all of it can be seen however high it is.
    this.#spacer.style.height = `${Math.max(0, this.#count - 1) * this.#unit + height}px`;
    this.#layer.style.height = `${height}px`;
  }

  #draw() {
    this.#layOut();
    this.#position = Math.max(0, Math.min(this.#position, this.#count - 1));
    const first = Math.floor(this.#position);
    const end = Math.min(this.#count, first + this.#visible + 2);
    /** @type {Map<number, HTMLElement>} */
    const drawn = new Map();
    for (let row = first; row < end; row++) {
      const made = this.#elements.get(row) ?? this.#make(row);
      // Those after one that is still to come would be at a wrong place.
      if (!made) return;
      drawn.set(row, made);
    }
    // An element that stays is not touched, so that a selection in it stays as well.
    for (const old of [...this.#layer.children]) {
      if (![...drawn.values()].includes(/** @type {HTMLElement} */ (old))) old.remove();
    }
    for (const [i, made] of [...drawn.values()].entries()) {
      if (this.#layer.children[i] !== made) this.#layer.insertBefore(made, this.#layer.children[i] ?? null);
    }
    this.#elements = drawn;
    const top = drawn.get(first)?.offsetHeight ?? 0;
    const shift = -(this.#position - first) * top;
    for (const made of drawn.values()) made.style.translate = `0 ${shift}px`;
  }

  /** @param {number} row */
  #make(row) {
    const block = Math.floor(row / BLOCK);
    if (!this.#blocks.has(block)) this.#load(block);
    const found = this.#blocks.get(block)?.[row % BLOCK];
    return found && this.#render(found, row);
  }

  /** @param {number} block */
  async #load(block) {
    const version = this.#version;
    const count = this.#count;
    this.#blocks.set(block, undefined);
    const rows = await this.#fetch(block * BLOCK, Math.min(BLOCK, count - block * BLOCK)).catch(() => undefined);
    if (version !== this.#version) return;
    // Meanwhile there may be more.
    if (rows && (rows.length === BLOCK || count === this.#count)) this.#blocks.set(block, rows);
    else this.#blocks.delete(block);
    for (const old of [...this.#blocks.keys()].slice(0, -MOST_BLOCKS)) this.#blocks.delete(old);
    if (rows) this.#schedule();
  }
}
