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
 * is on the screen moves faster while it is dragged past. The wheel and the keys move by what rows really measure.
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
  /** How many pixels to move on from there, as soon as the rows are there that measure them. */
  #ahead = 0;
  /** Where to go back to when there are so many rows again. */
  #wanted = Infinity;
  /** Where the scroll bar was left. */
  #known = 0;
  #lineHeight = 20;
  /** The height of the last row, if it has been on the screen. */
  #lastHeight = 1;
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

  /** There are now so many rows; those that were there are the same. @param {number} count */
  grow(count) {
    if (count === this.#count) return;
    // The last block may have more rows now.
    this.#blocks.delete(Math.floor(this.#count / BLOCK));
    this.#count = count;
    this.#lastHeight = 1;
    if (count > this.#wanted) this.#moveTo(this.#wanted);
    this.#schedule();
  }

  /** There are so many rows, other ones than before. The place stays, or comes back with `grow`. @param {number} count */
  reset(count) {
    const wanted = this.#wanted === Infinity ? this.#position : this.#wanted;
    this.#version += 1;
    this.#blocks.clear();
    this.#elements.clear();
    this.#count = count;
    this.#lastHeight = 1;
    if (count === 0) this.#layer.replaceChildren();
    if (wanted < count) return this.#moveTo(wanted);
    this.#moveTo(count, -this.#height);
    this.#wanted = wanted;
  }

  /** Makes the elements anew. */
  refresh() {
    this.#elements.clear();
    this.#schedule();
  }

  /** Shows a row. @param {number} row @param {number} [before] how many to show before it */
  show(row, before = 2) {
    this.#moveTo(row - before);
  }

  /** The number of the row at the top. */
  get first() {
    return Math.floor(this.#position);
  }

  /** How many pixels of the scroll bar a row takes. */
  get #unit() {
    return Math.min(this.#lineHeight, MOST_HEIGHT / Math.max(1, this.#count));
  }

  get #height() {
    return this.#container.clientHeight;
  }

  /** The last position: the last row is at the top, or its end is at the bottom if it is higher than the screen. */
  get #last() {
    return Math.max(0, this.#count - Math.min(1, this.#height / this.#lastHeight));
  }

  /** Where the scroll bar is at the position. In a last row that is higher than the screen, it moves as the row does. */
  get #scrollTop() {
    const rows = Math.min(this.#position, Math.max(0, this.#count - 1));
    return rows * this.#unit + (this.#position - rows) * this.#lastHeight;
  }

  /** @param {number} position @param {number} [pixels] how far behind it */
  #moveTo(position, pixels = 0) {
    this.#position = Math.max(0, position);
    this.#ahead = pixels;
    this.#wanted = Infinity;
    this.#schedule();
  }

  #onScroll() {
    if (this.#count === 0) return;
    const { scrollTop } = this.#container;
    // Browsers round to pixels, which may be many rows, and tell late of what was done here.
    if (Math.abs(scrollTop - this.#known) >= 1) {
      this.#known = scrollTop;
      const rest = Math.max(0, scrollTop - (this.#count - 1) * this.#unit);
      this.#moveTo((scrollTop - rest) / this.#unit + rest / this.#lastHeight);
    }
    this.#schedule();
  }

  /** @param {WheelEvent} event */
  #onWheel(event) {
    const { deltaX, deltaY, deltaMode } = event;
    if (event.ctrlKey || event.shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
    // The page may scroll when there is nothing more to scroll here.
    if (deltaY < 0 ? this.#position === 0 : this.#position >= this.#last) return;
    event.preventDefault();
    this.#moveTo(this.#position, this.#ahead + deltaY * [1, this.#lineHeight, this.#height][deltaMode]);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    // The space bar presses a button in a row.
    if (event.ctrlKey || event.altKey || event.metaKey || (event.key === ' ' && event.target !== this.#container))
      return;
    const page = this.#height - this.#lineHeight;
    const steps = new Map([
      ['ArrowDown', this.#lineHeight],
      ['ArrowUp', -this.#lineHeight],
      ['PageDown', page],
      ['PageUp', -page],
      [' ', event.shiftKey ? -page : page],
    ]);
    const step = steps.get(event.key);
    if (step !== undefined) this.#moveTo(this.#position, this.#ahead + step);
    else if (event.key === 'Home') this.#moveTo(0);
    else if (event.key === 'End') this.#moveTo(this.#count, -this.#height);
    else return;
    event.preventDefault();
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
    const rest = Math.max(this.#height, this.#lastHeight);
    this.#spacer.style.height = `${Math.max(0, this.#count - 1) * this.#unit + rest}px`;
    this.#layer.style.height = `${this.#height}px`;
    if (Math.abs(this.#container.scrollTop - this.#scrollTop) >= 1) this.#container.scrollTop = this.#scrollTop;
    this.#known = this.#container.scrollTop;
  }

  #draw() {
    if (this.#count > 0 && !this.#settle()) return;
    this.#layOut();
    const { first } = this;
    const end = Math.min(this.#count, first + Math.ceil(this.#height / this.#lineHeight) + 2);
    /** @type {Map<number, HTMLElement>} */
    const drawn = new Map();
    for (let row = first; row < end; row++) {
      const made = this.#make(row);
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

  /** Moves by the pixels that are ahead. @returns whether the rows are there that measure them */
  #settle() {
    this.#position = Math.min(this.#position, this.#count - 1e-9);
    let row = this.first;
    let height = this.#measure(row);
    let below = (this.#position - row) * height + this.#ahead;
    for (; below < 0 && row > 0; below += height) height = this.#measure(--row);
    for (; below >= height && row < this.#count - 1; height = this.#measure(++row)) below -= height;
    // It has no height while it is hidden.
    if (!(height > 0)) return false;
    this.#ahead = 0;
    this.#position = Math.max(0, Math.min(row + below / height, this.#last));
    return true;
  }

  /** The height of a row; NaN if it is still to come. @param {number} row */
  #measure(row) {
    const made = this.#make(row);
    if (!made) return Number.NaN;
    // Behind what is on the screen, until it is drawn.
    if (!made.isConnected) this.#layer.append(made);
    const height = made.offsetHeight;
    if (row === this.#count - 1) this.#lastHeight = height;
    return height;
  }

  /** @param {number} row */
  #make(row) {
    const known = this.#elements.get(row);
    if (known) return known;
    const block = Math.floor(row / BLOCK);
    if (!this.#blocks.has(block)) this.#load(block);
    const found = this.#blocks.get(block)?.[row % BLOCK];
    if (!found) return undefined;
    const made = this.#render(found, row);
    this.#elements.set(row, made);
    return made;
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
