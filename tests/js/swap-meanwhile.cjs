// Loaded before the command: before one of its file system calls, puts a symbolic link in a file's place, as another user with access to the
// directory could. It may put the file back before the next call.

const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { join } = require('node:path');

const { FOLDER = '', VICTIM = '', STRANGER = '', CALL = '', MODE = '', NO_LINKS } = process.env;

const { existsSync, lstatSync, readdirSync, renameSync, rmSync, symlinkSync, writeSync } = fs;
const aside = join(FOLDER, 'aside');

/** The file to replace. The victim's name is the end of a temporary file's. */
const victim = () => {
  const name = readdirSync(FOLDER).find((name) => name === VICTIM || (VICTIM === '.tmp' && name.endsWith('.tmp')));
  // An attacker may make a link before there is a backup.
  return name === undefined && VICTIM === '.tmp' ? undefined : join(FOLDER, name ?? VICTIM);
};

/** @type {string | undefined} */
let swapped;

function swap() {
  swapped = victim();
  if (swapped === undefined) return;
  if (existsSync(swapped)) renameSync(swapped, aside);
  symlinkSync(STRANGER, swapped);
}

function putBack() {
  if (swapped === undefined || !lstatSync(swapped, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  rmSync(swapped);
  if (existsSync(aside)) renameSync(aside, swapped);
}

let calls = 0;

// A swap only affects calls with a path, not those with an open file.
const before = (/** @type {unknown} */ path) => {
  if (!String(path).startsWith(FOLDER)) return;
  calls += 1;
  if (calls === Number(CALL)) swap();
  if (calls === Number(CALL) + 1 && MODE === 'back') putBack();
};

for (const [name, original] of Object.entries(fs)) {
  if (!name.endsWith('Sync') || typeof original !== 'function') continue;
  const wrapped = (/** @type {any[]} */ ...args) => {
    before(args[0]);
    if (name === 'linkSync' && NO_LINKS) throw Object.assign(new Error('EPERM'), { code: 'EPERM', errno: -1 });
    return /** @type {any} */ (original)(...args);
  };
  Object.assign(fs, { [name]: Object.assign(wrapped, original) });
}
syncBuiltinESMExports();

process.on('exit', () => {
  // The test reads the number of calls from descriptor 3.
  writeSync(3, String(calls));
});
