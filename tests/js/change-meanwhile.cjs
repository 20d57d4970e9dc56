// Loaded before the command. When a file's first bytes are read, changes the file, as another program could, or sends a signal.

const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { CHANGE = '', TARGET = '', REPLACEMENT = '', SIGNAL = '' } = process.env;
const { ino } = fs.statSync(TARGET);
const { readSync } = fs;

const change = /** @type {Record<string, (() => void) | undefined>} */ ({
  appended: () => fs.appendFileSync(TARGET, 'more'),
  replaced: () => fs.renameSync(REPLACEMENT, TARGET),
  removed: () => fs.rmSync(TARGET),
})[CHANGE];

let isChanged = false;
fs.readSync = /** @type {typeof readSync} */ (
  (/** @type {Parameters<typeof readSync>} */ ...args) => {
    const length = readSync(...args);
    if (!isChanged && fs.fstatSync(args[0]).ino === ino) {
      isChanged = true;
      change?.();
      if (SIGNAL) process.kill(process.pid, SIGNAL);
    }
    return length;
  }
);
syncBuiltinESMExports();
