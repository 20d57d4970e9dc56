// Cleans up when a signal ends the process.

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/** Signals are handled at least this often, in milliseconds. */
const SIGNAL_INTERVAL = 50;

/** @type {Set<() => void>} */
const cleanUps = new Set();
let isListening = false;
/** When signals were last handled. */
let lastHandled = Date.now();

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
  // In reverse order: the current file is cleaned up before a batch prints its summary.
  for (const cleanUp of [...cleanUps].reverse()) cleanUp();
  for (const each of SIGNALS) process.off(each, end);
  process.kill(process.pid, signal);
}

/**
 * Lets the event loop handle signals, which synchronous work prevents.
 * @returns {Promise<void> | undefined} `undefined` if it isn't time yet
 */
export function listen() {
  if (!isListening || Date.now() - lastHandled < SIGNAL_INTERVAL) return undefined;
  return new Promise((resolve) => {
    setImmediate(() => {
      lastHandled = Date.now();
      resolve();
    });
  });
}
