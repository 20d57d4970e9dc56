// What rows are seen through: an element that scrolls, or the page itself.

/**
 * @typedef {object} Viewport
 * @property {() => number} top how far the rows have been scrolled, in pixels; negative if they begin below its top
 * @property {() => number} height
 * @property {() => number} maxHeight its largest possible height
 * @property {(top: number) => void} scrollTo
 * @property {EventTarget} events
 */

/** @param {HTMLElement} element @returns {Viewport} */
export function elementViewport(element) {
  return {
    top: () => element.scrollTop,
    height: () => element.clientHeight,
    maxHeight: () => element.clientHeight,
    scrollTo(top) {
      element.scrollTop = top;
    },
    events: element,
  };
}

/**
 * The page below its bar, which stays in sight.
 * @param {HTMLElement} element contains the rows
 * @param {HTMLElement} bar
 * @returns {Viewport}
 */
export function pageViewport(element, bar) {
  /** Without the part that scrolls away. */
  const barHeight = () => bar.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(bar).top);
  const offset = () => element.getBoundingClientRect().top + element.clientTop - barHeight();
  return {
    top: () => -offset(),
    height: () => innerHeight - barHeight(),
    maxHeight: () => innerHeight,
    scrollTo: (top) => scrollTo({ top: scrollY + offset() + top, behavior: 'instant' }),
    events: window,
  };
}
