// A list of any number of rows. Only those on the screen have elements.

import { element } from './dom.js';
import { Heights } from './heights.js';

/** In pixels. Browsers can't lay out much higher elements. */
const MAX_HEIGHT = 8_000_000;

/** How many pixels at the start and the end of such a list aren't compressed. */
const UNCOMPRESSED = 500_000;

/** Blocks of rows are laid out as a whole, and several are fetched at once. */
const ROWS_IN_BLOCK = 16;
const BLOCKS_IN_FETCH = 4;

/** How many fetched results are kept. */
const MAX_KEPT = 24;

/** How far beyond the screen rows are laid out, in pixels. */
const MARGIN = 300;

/** Scrolling further than this at once, in screens, is a jump, as when dragging the scroll bar. */
const JUMP = 2;

/** Scrolling has ended when no event comes for this long, in milliseconds. */
const PAUSE = 150;

/**
 * The list is as high as all rows together. If browsers don't allow that, its middle is compressed: rows still move as far as they are
 * scrolled, but a jump goes to the same proportion of the rows as of the list. When scrolling ends, the scroll bar is moved to where it
 * belongs.
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
  /** The position of the screen's top among the rows ("place") and in the list ("top"), in pixels. */
  #place = 0;
  #top = 0;
  /**
   * A row to show as soon as it exists, where on the screen, and whether the list was scrolled to it.
   * @type {{ row: number, at: number, isReached?: boolean } | undefined}
   */
  #wanted;
  /** Until the wanted row exists. */
  #minHeight = 0;
  /** @type {Map<number, T[] | undefined>} */
  #fetched = new Map();
  /** The blocks that are laid out. @type {Map<number, HTMLElement>} */
  #blocks = new Map();
  /** Blocks outside the screen in which the selection begins or ends. @type {Map<number, HTMLElement>} */
  #kept = new Map();
  #version = 0;
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /**
   * @param {HTMLElement} container
   * @param {import('./viewports.js').Viewport} viewport
   * @param {(first: number, count: number) => Promise<T[]>} fetch
   * @param {(row: T, index: number) => HTMLElement} render
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
      // Heights depend on the width.
      if (container.clientWidth !== width) this.#remeasure();
      width = container.clientWidth;
      this.schedule();
    }).observe(container);
    addEventListener('resize', () => this.schedule());
  }

  /** Adds rows at the end. @param {number} count the new total */
  grow(count) {
    if (count === this.#count) return;
    const last = Math.floor(this.#count / ROWS_IN_BLOCK);
    // The last block may have grown.
    this.#fetched.delete(Math.floor(last / BLOCKS_IN_FETCH));
    for (const blocks of [this.#blocks, this.#kept]) {
      blocks.get(last)?.remove();
      blocks.delete(last);
    }
    this.#heights.forget(last);
    this.#setCount(count);
    this.schedule();
  }

  /** Replaces all rows, and goes back to the same row as soon as it exists. @param {number} count the new total */
  reset(count) {
    this.#wanted ??= { row: this.first, at: 0 };
    this.#minHeight = this.#spacer.offsetHeight;
    this.#version += 1;
    this.#fetched.clear();
    this.#clear();
    this.#setCount(count);
    this.#remeasure();
  }

  /** @param {number} count */
  #setCount(count) {
    this.#count = count;
    this.#heights.count = Math.ceil(count / ROWS_IN_BLOCK);
    if (count % ROWS_IN_BLOCK > 0)
      this.#heights.set(this.#heights.count - 1, (count % ROWS_IN_BLOCK) * this.#lineHeight);
  }

  end() {
    if (this.#isAwaiting) this.show(this.#count - 1);
  }

  refresh() {
    this.#clear();
    this.schedule();
  }

  /** @param {number} row @param {number} [part] how far down the screen, from 0 to 1 */
  show(row, part = 0) {
    this.#wanted = { row, at: part * this.#viewport.height() };
    this.schedule();
  }

  /** Whether the wanted row doesn't exist yet. */
  get #isAwaiting() {
    return this.#wanted !== undefined && this.#wanted.row >= this.#count;
  }

  /** Whether a whole row is on the screen. @param {number} row */
  isOnScreen(row) {
    const block = Math.floor(row / ROWS_IN_BLOCK);
    const made = /** @type {HTMLElement | undefined} */ (this.#blocks.get(block)?.children[row % ROWS_IN_BLOCK]);
    if (!made) return false;
    const top = this.#heights.startOf(block) + made.offsetTop - this.#place;
    return top >= 0 && top + made.offsetHeight <= this.#viewport.height();
  }

  get first() {
    const { block, start } = this.#heights.at(Math.max(0, this.#place));
    const rows = [...(this.#blocks.get(block)?.children ?? [])];
    const index = rows.findLastIndex((row) => start + /** @type {HTMLElement} */ (row).offsetTop <= this.#place + 1);
    return Math.max(0, block * ROWS_IN_BLOCK + Math.max(0, index));
  }

  get #height() {
    return Math.min(this.#heights.total, MAX_HEIGHT);
  }

  /** Whether the list isn't compressed at a position. @param {number} top */
  #isExact(top) {
    return this.#height === this.#heights.total || top <= UNCOMPRESSED || this.#height - top <= UNCOMPRESSED;
  }

  /** How much the middle of the list is compressed. */
  get #factor() {
    return (this.#heights.total - 2 * UNCOMPRESSED) / (this.#height - 2 * UNCOMPRESSED);
  }

  /** @param {number} top */
  #placeAt(top) {
    const { total } = this.#heights;
    if (this.#height === total || top <= UNCOMPRESSED) return top;
    return this.#isExact(top) ? total - this.#height + top : UNCOMPRESSED + (top - UNCOMPRESSED) * this.#factor;
  }

  /** @param {number} place */
  #topOf(place) {
    const { total } = this.#heights;
    if (this.#height === total || place <= UNCOMPRESSED) return place;
    return total - place <= UNCOMPRESSED
      ? place - total + this.#height
      : UNCOMPRESSED + (place - UNCOMPRESSED) / this.#factor;
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

  /** Forgets all heights; the rows on the screen stay there. */
  #remeasure() {
    if (this.#blocks.size > 0) this.#wanted ??= { row: this.first, at: Math.max(0, -this.#viewport.top()) };
    this.#lineHeight = Number.parseFloat(getComputedStyle(this.#container).lineHeight) || 1;
    this.#heights = new Heights(this.#lineHeight * ROWS_IN_BLOCK);
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
        // The user has scrolled before the wanted row exists.
        const row = Math.round((this.#wanted.row * Math.max(0, top)) / Math.max(1, top - moved));
        this.#wanted = { row, at: 0 };
      } else if (this.#wanted.isReached) {
        this.#wanted = undefined;
      }
      // Otherwise the user has scrolled the rows before it, and hasn't seen the wanted one yet.
    }
    this.schedule();
    clearTimeout(this.#pause);
    if (!this.#isExact(top)) this.#pause = setTimeout(() => this.#align(), PAUSE);
  }

  #align() {
    // The list has just been scrolled; the event will come, and start another pause.
    if (Math.abs(this.#viewport.top() - this.#top) > 1) return;
    const top = this.#topOf(this.#place);
    if (!this.#isExact(this.#top) && Math.abs(top - this.#top) > 1) this.#scrollTo(top);
  }

  /** Scrolls without moving the rows. @param {number} top */
  #scrollTo(top) {
    this.#viewport.scrollTo(top);
    // Browsers round the position and limit it.
    this.#top = this.#viewport.top();
    this.schedule();
  }

  #draw() {
    // Hidden elements have no height.
    if (this.#container.clientWidth === 0 || !(this.#viewport.height() > 0)) return;
    this.#setHeight();
    if (this.#wanted) this.#goTo(this.#wanted);
    const top = this.#viewport.top();
    // An element above the list may have changed its height.
    if (this.#isExact(top)) this.#place = this.#placeAt(top);
    if (this.#isAwaiting) this.#place = Math.min(this.#place, this.#lastPlace);
    this.#top = top;
    this.#layOut();
  }

  #setHeight() {
    this.#spacer.style.height = `${Math.max(this.#height, this.#isAwaiting ? this.#minHeight : 0)}px`;
  }

  /** The last place, where the rows' end is at the bottom of the screen. */
  get #lastPlace() {
    return Math.max(0, this.#heights.total - Math.min(this.#viewport.height(), this.#height));
  }

  /** @param {{ row: number, at: number, isReached?: boolean }} wanted */
  #goTo(wanted) {
    if (this.#isAwaiting) return;
    const block = Math.floor(wanted.row / ROWS_IN_BLOCK);
    const row = /** @type {HTMLElement | undefined} */ (this.#blocks.get(block)?.children[wanted.row % ROWS_IN_BLOCK]);
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

  #layOut() {
    const [from, to] = [this.#place - MARGIN, this.#place + this.#viewport.maxHeight() + MARGIN];
    let { block, start } = this.#heights.at(from);
    const first = block;
    const firstStart = start;
    /** @type {Map<number, HTMLElement>} */
    const drawn = new Map();
    for (; block < this.#heights.count && start < to; block++) {
      const made = this.#make(block);
      // After a missing block, the others would be in the wrong place.
      if (!made) break;
      drawn.set(block, made);
      start += this.#heights.of(block);
    }
    // Elements that stay aren't moved, so that selections in them stay, too.
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
   * Measures the blocks on the screen, and keeps the rows in their place.
   * @param {number} first the first block
   * @param {number} start its place
   * @returns {number} how much higher they are than before
   */
  #measure(first, start) {
    let [changed, above] = [0, 0];
    let place = start;
    for (const [block, made] of this.#blocks) {
      const before = this.#heights.of(block);
      const difference = made.offsetHeight - before;
      if (difference !== 0) this.#heights.set(block, made.offsetHeight);
      changed += Math.abs(difference);
      // A block that grew above the screen pushes the rows down.
      if (place + before <= this.#place && block >= first) above += difference;
      place += before;
    }
    if (above !== 0) {
      this.#setHeight();
      this.#goToPlace(this.#place + above);
    }
    return changed;
  }

  /** A block's element; `undefined` until its rows are fetched. @param {number} block */
  #make(block) {
    const known = this.#blocks.get(block) ?? this.#kept.get(block);
    if (known) return known;
    const part = Math.floor(block / BLOCKS_IN_FETCH);
    if (!this.#fetched.has(part)) this.#load(part);
    const first = block * ROWS_IN_BLOCK;
    const offset = (block % BLOCKS_IN_FETCH) * ROWS_IN_BLOCK;
    const rows = this.#fetched.get(part)?.slice(offset, offset + ROWS_IN_BLOCK);
    if (!rows || rows.length === 0) return undefined;
    return element('div', { className: 'block' }, ...rows.map((row, i) => this.#render(row, first + i)));
  }

  /** @param {number} part */
  async #load(part) {
    const version = this.#version;
    const count = this.#count;
    const size = ROWS_IN_BLOCK * BLOCKS_IN_FETCH;
    this.#fetched.set(part, undefined);
    const rows = await this.#fetch(part * size, Math.min(size, count - part * size)).catch(() => undefined);
    if (version !== this.#version) return;
    // The list may have grown meanwhile.
    if (rows && (rows.length === size || count === this.#count)) this.#fetched.set(part, rows);
    else this.#fetched.delete(part);
    for (const old of [...this.#fetched.keys()].slice(0, -MAX_KEPT)) this.#fetched.delete(old);
    if (rows) this.schedule();
  }
}

/** @param {HTMLElement} element */
function isSelectionEdge(element) {
  const { anchorNode = null, focusNode = null, isCollapsed = true } = getSelection() ?? {};
  return !isCollapsed && (element.contains(anchorNode) || element.contains(focusNode));
}
