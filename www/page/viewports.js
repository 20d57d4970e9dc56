// What rows are seen through: a part of the page that scrolls, or the page itself.

/**
 * @typedef {object} Viewport
 * @property {() => number} top how far its top is below the top of the rows, in pixels; negative if it is above
 * @property {() => number} height
 * @property {() => number} most the height that it can have
 * @property {(top: number) => void} scrollTo
 * @property {EventTarget} events
 */

/** An element that scrolls. @param {HTMLElement} element @returns {Viewport} */
export function elementViewport(element) {
  return {
    top: () => element.scrollTop,
    height: () => element.clientHeight,
    most: () => element.clientHeight,
    scrollTo(top) {
      element.scrollTop = top;
    },
    events: element,
  };
}

/**
 * The page, below the bar that stays in sight.
 * @param {HTMLElement} element that the rows are in
 * @param {HTMLElement} bar
 * @returns {Viewport}
 */
export function pageViewport(element, bar) {
  /** The height of the bar, without what of it scrolls away. */
  const barHeight = () => bar.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(bar).top);
  const offset = () => element.getBoundingClientRect().top + element.clientTop - barHeight();
  return {
    top: () => -offset(),
    height: () => innerHeight - barHeight(),
    most: () => innerHeight,
    scrollTo: (top) => scrollTo({ top: scrollY + offset() + top, behavior: 'instant' }),
    events: window,
  };
}
