// Signals that end the process.

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/** How long the command may work without listening, in milliseconds. */
const MOST_DEAF = 50;

/** What to do before the process ends. @type {Set<() => void>} */
const cleanUps = new Set();
let isListening = false;
/** When signals could be heard the last time. */
let heard = Date.now();

/**
 * Cleans up before a signal ends the process.
 * @param {() => void} cleanUp
 * @returns {() => void} call it when there is nothing left to clean up
 */
export function onInterruption(cleanUp) {
  cleanUps.add(cleanUp);
  if (!isListening) for (const signal of SIGNALS) process.on(signal, end);
  isListening = true;
  return () => cleanUps.delete(cleanUp);
}

/** @param {NodeJS.Signals} signal */
function end(signal) {
  // The last first: a batch sums up when its file is cleaned up.
  for (const cleanUp of [...cleanUps].reverse()) cleanUp();
  for (const each of SIGNALS) process.off(each, end);
  process.kill(process.pid, signal);
}

/**
 * Lets signals be heard from time to time, which synchronous work would prevent.
 * @returns {Promise<void> | undefined} undefined if it isn't time yet
 */
export function listen() {
  if (!isListening || Date.now() - heard < MOST_DEAF) return undefined;
  return new Promise((resolve) => {
    setImmediate(() => {
      heard = Date.now();
      resolve();
    });
  });
}
