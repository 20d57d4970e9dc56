// Shows a progress bar on standard error for long input.

import { statsOf } from './input.js';
import { warn } from './problems.js';

/**
 * @typedef {object} Progress
 * @property {(bytes: number) => void} add
 * @property {() => void} stop hides the bar until the next `add`
 */

const MB = 1e6;
/** Less input is finished before anyone could read a bar. */
const MIN_SHOWN = 20 * MB;
/** After this much, it is worth looking for a terminal and how much follows. */
const MIN_CHECKED = 2 * MB;
/** The time between updates, in milliseconds. */
const INTERVAL = 100;
/** The width of the bar, in characters. */
const WIDTH = 40;

// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
const HIDE_CURSOR = '\x1B[?25l';
const SHOW_CURSOR = '\x1B[?25h';
const CLEAR_LINE = '\r\x1B[K';

/**
 * @param {string[]} files
 * @param {boolean} isOnStdout on the same terminal, a bar would disturb the result
 * @param {() => void} onShow called once, before the bar appears
 * @returns {Progress}
 */
export function startProgress(files, isOnStdout, onShow) {
  /** @type {{ total: number | undefined, canShow: boolean } | undefined} */
  let known;
  let done = 0;
  let isShown = false;
  let wasShown = false;
  let drawn = 0;
  const start = Date.now();

  function draw(/** @type {number | undefined} */ total) {
    const now = Date.now();
    if (isShown && now - drawn < INTERVAL) return;
    drawn = now;
    if (!wasShown) onShow();
    wasShown = true;
    const line = describe(done, total, (now - start) / 1000);
    warn(`${isShown ? '' : HIDE_CURSOR}${CLEAR_LINE}${line.slice(0, process.stderr.columns || undefined)}`);
    isShown = true;
  }

  return {
    add(bytes) {
      done += bytes;
      if (done < MIN_CHECKED) return;
      known ??= { total: totalSize(files), canShow: canShow(isOnStdout) };
      if (known.canShow && (known.total ?? done) >= MIN_SHOWN) draw(known.total);
    },
    stop() {
      if (isShown) warn(`${CLEAR_LINE}${SHOW_CURSOR}`);
      isShown = false;
    },
  };
}

/** @param {boolean} isOnStdout */
const canShow = (isOnStdout) =>
  process.stderr.isTTY && process.env.TERM !== 'dumb' && !(isOnStdout && process.stdout.isTTY);

/** The size of all files; `undefined` if one isn't regular. @param {string[]} files */
function totalSize(files) {
  let total = 0;
  for (const file of files) {
    const stats = file === '-' ? undefined : statsOf(file);
    if (!stats?.isFile()) return undefined;
    total += Number(stats.size);
  }
  return total;
}

/**
 * @param {number} done in bytes
 * @param {number | undefined} total in bytes, if it is known
 * @param {number} seconds
 */
function describe(done, total, seconds) {
  const speed = `${format(done / Math.max(seconds, 0.001))} MB/s`;
  if (total === undefined) return `${format(done)} MB | ${speed}`;
  const part = total > 0 ? Math.min(done / total, 1) : 1;
  const bar = '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░');
  const left = Math.ceil(seconds / part - seconds);
  const minutes = left >= 60 ? `${Math.floor(left / 60)} min ` : '';
  return `${bar} ${Math.floor(part * 100)} % | ${format(done)} of ${format(total)} MB | ${speed} | ${minutes}${left % 60} s left`;
}

/** @param {number} bytes */
const format = (bytes) => (bytes / MB).toFixed(1);
