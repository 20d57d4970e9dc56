// The viewports through which rows are seen: an element that scrolls, or the page itself.

/**
 * @typedef {object} Viewport
 * @property {() => number} top how far its top is below the top of the rows, in pixels; negative if it is above
 * @property {() => number} height
 * @property {() => number} most its largest possible height
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
 * The page below the bar, which stays in sight.
 * @param {HTMLElement} element the element that contains the rows
 * @param {HTMLElement} bar
 * @returns {Viewport}
 */
export function pageViewport(element, bar) {
  /** The height of the part of the bar that doesn't scroll away. */
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
