// A list of any number of rows. Only the rows on the screen have elements.

import { element } from './dom.js';
import { Heights } from './heights.js';

/** The largest height of the list, in pixels: well below the largest that browsers can lay out. */
const MOST_HEIGHT = 8_000_000;

/** How many pixels at the start and at the end of a list of this height aren't compressed. */
const EXACT = 500_000;

/** How many rows make a block, which is laid out at once, and how many blocks are fetched at once. */
const BLOCK = 16;
const FETCHED = 4;

/** How many results of fetching are kept. */
const MOST_KEPT = 24;

/** How far beyond the screen rows are laid out, in pixels. */
const MARGIN = 300;

/** Scrolling by more than this many screens at once is a jump, as when dragging the scroll bar. */
const JUMP = 2;

/** After this many milliseconds without a scroll event, scrolling has ended. */
const PAUSE = 150;

/**
 * Rows may differ in height. The list is as high as all rows together, as far as their heights are known, but not higher than
 * browsers allow. If it would be, its middle is compressed: rows still move as far as they are scrolled, and only a jump goes to
 * the same proportion of the rows as of the list. So when scrolling has ended, the scroll bar is moved to where it should be.
 *
 * @template T
 */
export class VirtualRows {
  #container;
  #viewport;
  #fetch;
  #render;
  #spacer = element('div', { className: 'spacer' });
  #layer = element('div', { className: 'layer' });
  #count = 0;
  #heights = new Heights(1);
  #lineHeight = 1;
  /** The position of the screen's top among the rows ("place"), and in the list ("top"), both in pixels. */
  #place = 0;
  #top = 0;
  /**
   * A row to show as soon as it exists, where on the screen it should be, and whether the list was scrolled to it.
   * @type {{ row: number, at: number, isReached?: boolean } | undefined}
   */
  #wanted;
  /** The list's least height until then. */
  #least = 0;
  /** @type {Map<number, T[] | undefined>} */
  #fetched = new Map();
  /** The elements of blocks that are laid out. @type {Map<number, HTMLElement>} */
  #blocks = new Map();
  /** The elements of blocks that aren't on the screen, but in which the selection begins or ends. @type {Map<number, HTMLElement>} */
  #kept = new Map();
  #version = 0;
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /**
   * @param {HTMLElement} container
   * @param {import('./viewports.js').Viewport} viewport
   * @param {(first: number, count: number) => Promise<T[]>} fetch gets rows
   * @param {(row: T, index: number) => HTMLElement} render makes the element of a row
   */
  constructor(container, viewport, fetch, render) {
    this.#container = container;
    this.#viewport = viewport;
    this.#fetch = fetch;
    this.#render = render;
    this.#spacer.append(this.#layer);
    container.replaceChildren(this.#spacer);
    viewport.events.addEventListener('scroll', () => this.#onScroll(), { passive: true });
    let width = 0;
    new ResizeObserver(() => {
      // Measured heights are only valid for one width.
      if (container.clientWidth !== width) this.#remeasure();
      width = container.clientWidth;
      this.schedule();
    }).observe(container);
    addEventListener('resize', () => this.schedule());
  }

  /** Adds rows at the end. @param {number} count the new number of rows */
  grow(count) {
    if (count === this.#count) return;
    const last = Math.floor(this.#count / BLOCK);
    // The last block may have more rows now.
    this.#fetched.delete(Math.floor(last / FETCHED));
    for (const blocks of [this.#blocks, this.#kept]) {
      blocks.get(last)?.remove();
      blocks.delete(last);
    }
    this.#heights.forget(last);
    this.#setCount(count);
    this.schedule();
  }

  /** Replaces all rows. The list goes back to the same row as soon as there are enough. @param {number} count the new number of rows */
  reset(count) {
    this.#wanted ??= { row: this.first, at: 0 };
    this.#least = this.#spacer.offsetHeight;
    this.#version += 1;
    this.#fetched.clear();
    this.#clear();
    this.#setCount(count);
    this.#remeasure();
  }

  /** @param {number} count */
  #setCount(count) {
    this.#count = count;
    this.#heights.count = Math.ceil(count / BLOCK);
    if (count % BLOCK > 0) this.#heights.set(this.#heights.count - 1, (count % BLOCK) * this.#lineHeight);
  }

  /** Says that no more rows will come. */
  end() {
    if (this.#isAwaiting) this.show(this.#count - 1);
  }

  /** Makes the elements again. */
  refresh() {
    this.#clear();
    this.schedule();
  }

  /** Shows a row. @param {number} row @param {number} [part] how far down the screen, from 0 to 1 */
  show(row, part = 0) {
    this.#wanted = { row, at: part * this.#viewport.height() };
    this.schedule();
  }

  /** Whether the row to show doesn't exist yet. Until it does, the list keeps its height. */
  get #isAwaiting() {
    return this.#wanted !== undefined && this.#wanted.row >= this.#count;
  }

  /** Whether a whole row is on the screen. @param {number} row */
  isOnScreen(row) {
    const block = Math.floor(row / BLOCK);
    const made = /** @type {HTMLElement | undefined} */ (this.#blocks.get(block)?.children[row % BLOCK]);
    if (!made) return false;
    const top = this.#heights.startOf(block) + made.offsetTop - this.#place;
    return top >= 0 && top + made.offsetHeight <= this.#viewport.height();
  }

  /** The number of the row at the top of the screen. */
  get first() {
    const { block, start } = this.#heights.at(Math.max(0, this.#place));
    const rows = [...(this.#blocks.get(block)?.children ?? [])];
    const index = rows.findLastIndex((row) => start + /** @type {HTMLElement} */ (row).offsetTop <= this.#place + 1);
    return Math.max(0, block * BLOCK + Math.max(0, index));
  }

  /** The height of the list. */
  get #height() {
    return Math.min(this.#heights.total, MOST_HEIGHT);
  }

  /** Whether the list isn't compressed at this position. @param {number} top */
  #isExact(top) {
    return this.#height === this.#heights.total || top <= EXACT || this.#height - top <= EXACT;
  }

  /** By which factor the middle of the list is compressed. */
  get #factor() {
    return (this.#heights.total - 2 * EXACT) / (this.#height - 2 * EXACT);
  }

  /** Converts a position in the list to one among the rows. @param {number} top */
  #placeAt(top) {
    const { total } = this.#heights;
    if (this.#height === total || top <= EXACT) return top;
    return this.#isExact(top) ? total - this.#height + top : EXACT + (top - EXACT) * this.#factor;
  }

  /** Converts a position among the rows to one in the list. @param {number} place */
  #topOf(place) {
    const { total } = this.#heights;
    if (this.#height === total || place <= EXACT) return place;
    return total - place <= EXACT ? place - total + this.#height : EXACT + (place - EXACT) / this.#factor;
  }

  schedule() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  #clear() {
    this.#layer.replaceChildren();
    this.#blocks.clear();
    this.#kept.clear();
  }

  /** Forgets all heights, and keeps the same rows on the screen. */
  #remeasure() {
    if (this.#blocks.size > 0) this.#wanted ??= { row: this.first, at: Math.max(0, -this.#viewport.top()) };
    this.#lineHeight = Number.parseFloat(getComputedStyle(this.#container).lineHeight) || 1;
    this.#heights = new Heights(this.#lineHeight * BLOCK);
    this.#setCount(this.#count);
    this.schedule();
  }

  #onScroll() {
    const top = this.#viewport.top();
    const moved = top - this.#top;
    const isJump = Math.abs(moved) > JUMP * this.#viewport.height();
    this.#top = top;
    this.#place = isJump || this.#isExact(top) ? this.#placeAt(top) : this.#place + moved;
    if (Math.abs(moved) > 1 && this.#wanted) {
      if (this.#isAwaiting) {
        // The user scrolls before the row to show exists.
        const row = Math.round((this.#wanted.row * Math.max(0, top)) / Math.max(1, top - moved));
        this.#wanted = { row, at: 0 };
      } else if (this.#wanted.isReached) {
        this.#wanted = undefined;
      }
      // Otherwise the user has scrolled what was shown before, and hasn't seen the row yet.
    }
    this.schedule();
    clearTimeout(this.#pause);
    if (!this.#isExact(top)) this.#pause = setTimeout(() => this.#align(), PAUSE);
  }

  /** Moves the scroll bar to the position of the rows on the screen. */
  #align() {
    // The list has just been scrolled. The event of that is still to come, and will start another pause.
    if (Math.abs(this.#viewport.top() - this.#top) > 1) return;
    const top = this.#topOf(this.#place);
    if (!this.#isExact(this.#top) && Math.abs(top - this.#top) > 1) this.#scrollTo(top);
  }

  /** Scrolls without moving the rows. @param {number} top */
  #scrollTo(top) {
    this.#viewport.scrollTo(top);
    // Browsers round the position, and don't scroll beyond the end.
    this.#top = this.#viewport.top();
    this.schedule();
  }

  #draw() {
    // Hidden elements have no heights.
    if (this.#container.clientWidth === 0 || !(this.#viewport.height() > 0)) return;
    this.#setHeight();
    if (this.#wanted) this.#goTo(this.#wanted);
    const top = this.#viewport.top();
    // The list may have moved because an element above it has changed.
    if (this.#isExact(top)) this.#place = this.#placeAt(top);
    if (this.#isAwaiting) this.#place = Math.min(this.#place, this.#lastPlace);
    this.#top = top;
    this.#layOut();
  }

  #setHeight() {
    this.#spacer.style.height = `${Math.max(this.#height, this.#isAwaiting ? this.#least : 0)}px`;
  }

  /** The place at which the end of the rows is at the bottom of the screen. */
  get #lastPlace() {
    return Math.max(0, this.#heights.total - Math.min(this.#viewport.height(), this.#height));
  }

  /** Goes to a row, if it exists. @param {{ row: number, at: number, isReached?: boolean }} wanted */
  #goTo(wanted) {
    if (this.#isAwaiting) return;
    const block = Math.floor(wanted.row / BLOCK);
    const row = /** @type {HTMLElement | undefined} */ (this.#blocks.get(block)?.children[wanted.row % BLOCK]);
    const place = this.#heights.startOf(block) + (row?.offsetTop ?? 0) - wanted.at;
    // At the top, there is no need to scroll to the first row.
    if (wanted.row > 0 || this.#viewport.top() > 0) this.#goToPlace(place);
    wanted.isReached = true;
    if (row) this.#wanted = undefined;
  }

  /** @param {number} place */
  #goToPlace(place) {
    this.#place = Math.min(Math.max(0, place), this.#lastPlace);
    const top = this.#topOf(this.#place);
    if (Math.abs(top - this.#viewport.top()) > 1) this.#scrollTo(top);
  }

  /** Lays out the rows on the screen, and measures them. */
  #layOut() {
    const [from, to] = [this.#place - MARGIN, this.#place + this.#viewport.most() + MARGIN];
    let { block, start } = this.#heights.at(from);
    const first = block;
    const firstStart = start;
    /** @type {Map<number, HTMLElement>} */
    const drawn = new Map();
    for (; block < this.#heights.count && start < to; block++) {
      const made = this.#make(block);
      // Blocks after a missing one would be in the wrong place.
      if (!made) break;
      drawn.set(block, made);
      start += this.#heights.of(block);
    }
    // Elements that stay aren't touched, so that selections in them stay, too.
    const kept = new Map();
    for (const [old, made] of [...this.#kept, ...this.#blocks]) {
      const isKept = !drawn.has(old) && isSelectionEdge(made);
      if (isKept) kept.set(old, made);
      else if (!drawn.has(old)) made.remove();
      made.classList.toggle('kept', isKept);
    }
    let next = this.#layer.firstElementChild;
    for (const [, made] of [...kept, ...drawn].sort(([a], [b]) => a - b)) {
      if (made === next) next = made.nextElementSibling;
      else this.#layer.insertBefore(made, next);
    }
    this.#kept = kept;
    this.#blocks = drawn;
    const shift = this.#measure(first, firstStart);
    this.#layer.style.translate = `0 ${this.#heights.startOf(first) + this.#viewport.top() - this.#place}px`;
    this.#setHeight();
    if (shift !== 0 || this.#wanted) this.schedule();
  }

  /**
   * Measures the blocks that are laid out, and keeps the rows on the screen in their place.
   * @param {number} first the first block
   * @param {number} start where it starts
   * @returns {number} the sum of the differences from the heights before
   */
  #measure(first, start) {
    let [changed, above] = [0, 0];
    let place = start;
    for (const [block, made] of this.#blocks) {
      const before = this.#heights.of(block);
      const difference = made.offsetHeight - before;
      if (difference !== 0) this.#heights.set(block, made.offsetHeight);
      changed += Math.abs(difference);
      // A block that grew above the screen pushes the others down.
      if (place + before <= this.#place && block >= first) above += difference;
      place += before;
    }
    if (above !== 0) {
      this.#setHeight();
      this.#goToPlace(this.#place + above);
    }
    return changed;
  }

  /** Returns the element of a block; `undefined` if its rows aren't fetched yet. @param {number} block */
  #make(block) {
    const known = this.#blocks.get(block) ?? this.#kept.get(block);
    if (known) return known;
    const part = Math.floor(block / FETCHED);
    if (!this.#fetched.has(part)) this.#load(part);
    const first = block * BLOCK;
    const offset = (block % FETCHED) * BLOCK;
    const rows = this.#fetched.get(part)?.slice(offset, offset + BLOCK);
    if (!rows || rows.length === 0) return undefined;
    return element('div', { className: 'block' }, ...rows.map((row, i) => this.#render(row, first + i)));
  }

  /** @param {number} part */
  async #load(part) {
    const version = this.#version;
    const count = this.#count;
    const size = BLOCK * FETCHED;
    this.#fetched.set(part, undefined);
    const rows = await this.#fetch(part * size, Math.min(size, count - part * size)).catch(() => undefined);
    if (version !== this.#version) return;
    // There may be more rows in the meantime.
    if (rows && (rows.length === size || count === this.#count)) this.#fetched.set(part, rows);
    else this.#fetched.delete(part);
    for (const old of [...this.#fetched.keys()].slice(0, -MOST_KEPT)) this.#fetched.delete(old);
    if (rows) this.schedule();
  }
}

/** Whether the selection begins or ends in an element. @param {HTMLElement} element */
function isSelectionEdge(element) {
  const { anchorNode = null, focusNode = null, isCollapsed = true } = getSelection() ?? {};
  return !isCollapsed && (element.contains(anchorNode) || element.contains(focusNode));
}
