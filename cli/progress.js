// A progress bar on standard error, for input that takes a while.

import { Format, SingleBar } from 'cli-progress';

/**
 * @typedef {object} Progress
 * @property {(bytes: number) => void} add
 * @property {() => void} stop takes the bar away; it comes back with the next `add`
 */

const MB = 1e6;
/** Shorter input is finished before anyone could read a bar. */
const LONG = 20 * MB;

/**
 * @param {number | undefined} total in bytes, if it is known
 * @param {boolean} isTextOnTerminal whether the result goes to the terminal, through which a bar must not run
 * @returns {Progress}
 */
export function startProgress(total, isTextOnTerminal) {
  const canShow = process.stderr.isTTY && process.env.TERM !== 'dumb' && !isTextOnTerminal;
  /** @type {SingleBar | undefined} */
  let bar;
  let done = 0;
  const start = Date.now();

  const show = () => {
    const seconds = Math.max(Date.now() - start, 1) / 1000;
    const payload = { done: format(done), size: total && format(total), speed: format(done / seconds) };
    if (bar) {
      bar.update(done, payload);
    } else {
      bar = newBar(total !== undefined);
      bar.start(total ?? 0, done, payload);
    }
  };

  return {
    add(bytes) {
      done += bytes;
      if (canShow && (total ?? done) >= LONG) show();
    },
    stop() {
      bar?.stop();
      bar = undefined;
    },
  };
}

/** @param {boolean} isTotalKnown */
function newBar(isTotalKnown) {
  return new SingleBar({
    format: isTotalKnown
      ? '{bar} {percentage} % | {done} of {size} MB | {speed} MB/s | {eta_formatted} left'
      : '{done} MB | {speed} MB/s',
    stream: process.stderr,
    formatTime: Format.TimeFormat,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
    fps: 10,
  });
}

/** @param {number} bytes */
function format(bytes) {
  return (bytes / MB).toFixed(1);
}
