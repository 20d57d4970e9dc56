// A progress bar on standard error, for input that takes a while.

import { Format, SingleBar } from 'cli-progress';

/**
 * @typedef {object} Progress
 * @property {(bytes: number) => void} add
 * @property {() => void} clear makes room for a message
 * @property {() => void} stop
 */

const MB = 1e6;
/** Less than this is done before a bar could be read. */
const LONG = 20 * MB;

/**
 * @param {number} [total] in bytes, if it is known
 * @returns {Progress}
 */
export function startProgress(total) {
  // A bar must not run through text that goes to the same terminal.
  const canShow = process.stderr.isTTY && !process.stdout.isTTY;
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
      bar = new SingleBar({
        format: total
          ? '{bar} {percentage} % | {done} of {size} MB | {speed} MB/s | {eta_formatted} left'
          : '{done} MB | {speed} MB/s',
        stream: process.stderr,
        formatTime: Format.TimeFormat,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        clearOnComplete: true,
        hideCursor: true,
        fps: 10,
      });
      bar.start(total ?? 0, done, payload);
    }
  };
  const clear = () => {
    bar?.stop();
    bar = undefined;
  };

  return {
    add(bytes) {
      done += bytes;
      if (canShow && (total ?? done) >= LONG) show();
    },
    clear,
    stop: clear,
  };
}

/** @param {number} bytes */
function format(bytes) {
  return (bytes / MB).toFixed(1);
}
