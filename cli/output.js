// Writes the result. A file gets its name only when it is complete.

import fs, {
  accessSync,
  closeSync,
  constants,
  createWriteStream,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, isAbsolute, resolve, sep } from 'node:path';
import { nameOfFile, toName, toPath } from './file-name.js';
import { hasChanged, isSame, MEANWHILE, statsAt } from './identity.js';
import { inDirectory } from './paths.js';
import { BackupError, inWords, report, tell, WRITING } from './problems.js';

/** @typedef {import('./identity.js').Stats} Stats */

/**
 * @typedef {object} Output
 * @property {(bytes: Uint8Array) => void} write the caller may then overwrite the bytes
 * @property {() => Promise<unknown> | undefined | void} wait waits until the bytes are written; `undefined` if they already are
 * @property {() => void | Promise<void>} finish makes the result take the file's place
 * @property {() => void} discard drops the result
 * @property {() => void} [keepListening] makes writing asynchronous, so that a slow reader doesn't delay signals
 * @property {Stats} [file] the file or named pipe: it can't be read at the same time
 * @property {Stats} [present] the file that the result replaces
 */

const STDOUT = 1;

/**
 * @param {string} [path] standard output by default
 * @param {number} [mode] the permissions of a new file, before the umask
 * @param {boolean} [quiet] whether to say nothing if standard output is discarded
 * @returns {Output}
 */
export function openOutput(path, mode = 0o666, quiet = false) {
  if (path === undefined) return standardOutput(quiet);
  const { target, present, descriptor } = findTarget(path);
  if (descriptor !== undefined) return toDescriptor(descriptor);
  // Devices and named pipes can't be replaced.
  if (present?.isFIFO()) return toNamedPipe(toPath(path), present);
  if (present && !present.isFile()) return streaming(openStream(toPath(path), present), true);
  return replacing(target, present, mode);
}

/**
 * `target` is the path behind symbolic links, and `present` what is there. If the path stands for a file that this process has open, as
 * `/dev/stdout` does, `descriptor` is that file's number.
 * @typedef {{ target: string, present?: Stats, descriptor?: number }} Target
 */

/**
 * Finds where a result goes, or throws if nothing may be written there.
 * @param {string} path
 * @returns {Target}
 */
export function findTarget(path) {
  if (path === '') throw new Error('its name is empty; name a file');
  const link = lstatSync(toPath(path), { throwIfNoEntry: false, bigint: true });
  const isLink = link?.isSymbolicLink();
  const present = isLink ? statsAt(path) : link;
  if (present?.isDirectory() || path.endsWith('/') || path.endsWith(sep)) throw new Error(WRITING.EISDIR);
  if (!present?.isFile()) return { target: isLink ? linked(path) : path, present };
  const descriptor = descriptorOf(path);
  // The directory may allow replacing a read-only file, but that is hardly intended.
  if (descriptor === undefined) accessSync(toPath(path), constants.W_OK);
  return { target: isLink ? linked(path) : path, present, descriptor };
}

/** @type {Output | undefined} */
let standard;

/** @param {boolean} quiet @returns {Output} */
function standardOutput(quiet) {
  standard ??= newStandardOutput(quiet);
  return standard;
}

/** @param {boolean} quiet @returns {Output} */
function newStandardOutput(quiet) {
  const stats = fstatSync(STDOUT, { bigint: true });
  const file = stats.isFile() ? stats : undefined;
  // On Windows, Node's stream converts text for the console, and knows when a pipe is ready.
  if (process.platform === 'win32' && !file) return streaming(process.stdout, false);
  return writingTo(file, !quiet && mayBeClosed(stats));
}

/**
 * Whether standard output may have been closed. Then Node has opened the null device for reading and writing. To discard a result, some
 * programs do the same, such as Node with `stdio: 'ignore'`; shells open it only for writing.
 * @param {Stats} stats
 */
function mayBeClosed(stats) {
  if (!stats.isCharacterDevice() || statsAt('/dev/null')?.rdev !== stats.rdev) return false;
  try {
    readSync(STDOUT, new Uint8Array(1));
    return true;
  } catch {
    return false;
  }
}

const DISCARDED =
  'it is closed or discarded, so the result is lost; write to a file with -o, or redirect it to /dev/null';

/**
 * Writes synchronously, because starting a stream takes longer than converting a short text. Also, Node's stream to a file silently loses
 * bytes that don't fit on a nearly full disk.
 * @param {Stats | undefined} file
 * @param {boolean} isDiscarded
 * @returns {Output}
 */
function writingTo(file, isDiscarded) {
  let isTold = !isDiscarded;
  /** Takes over as soon as writing has to wait. @type {Output | undefined} */
  let stream;
  const keepListening = () => {
    stream ??= streaming(process.stdout, false);
  };
  return {
    file,
    // Writing to a file never waits.
    keepListening: file ? undefined : keepListening,
    write(bytes) {
      let rest = bytes;
      if (!isTold && rest.length > 0) {
        isTold = true;
        tell('standard output', DISCARDED);
      }
      try {
        while (!stream && rest.length > 0) rest = rest.subarray(writeSync(STDOUT, rest));
      } catch (error) {
        // The pipe is full, and another process has made it non-blocking.
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') throw error;
        keepListening();
      }
      if (rest.length > 0) stream?.write(rest);
    },
    wait: () => stream?.wait(),
    finish: () => stream?.finish(),
    discard() {},
  };
}

/**
 * @param {NodeJS.WritableStream & { destroy?: () => void }} stream
 * @param {boolean} isOwn whether to end it
 * @returns {Output}
 */
function streaming(stream, isOwn) {
  // The first error says most. It may come before anything is written, for example if a socket can't be opened.
  /** @type {Error | undefined} */
  let failure;
  stream.on('error', (error) => {
    failure ??= error;
  });
  /** @type {Promise<unknown> | undefined} */
  let waiting;
  const settled = (/** @type {(done: (error?: Error | null) => void) => unknown} */ start) =>
    new Promise((resolve, reject) => start((error) => (error ? reject(failure ?? error) : resolve(undefined))));
  const wait = () => {
    const current = waiting;
    waiting = undefined;
    return current;
  };
  return {
    write(bytes) {
      if (failure) throw failure;
      const written = settled((done) => stream.write(Uint8Array.from(bytes), done));
      waiting = Promise.all([waiting, written]);
      // `wait` reports the error.
      waiting.catch(() => {});
    },
    wait,
    async finish() {
      await wait();
      if (failure) throw failure;
      if (!isOwn) return;
      await settled((done) => {
        stream.once('error', done).once('close', () => done());
        stream.end();
      });
    },
    discard: () => (isOwn ? stream.destroy?.() : undefined),
  };
}

/**
 * Opens a device or a named pipe. If another file has taken its place, makes, empties and writes nothing.
 * @param {string | Buffer} path
 * @param {Stats} present
 */
function openStream(path, present) {
  /** @type {typeof fs.open} */
  const open = /** @type {any} */ (
    (
      /** @type {[string, number, number, (error: Error | null, fd?: number) => void]} */ ...[path, flags, mode, done]
    ) =>
      fs.open(path, flags, mode, (error, fd) => {
        if (error || isSame(fstatSync(fd, { bigint: true }), present)) return done(error, fd);
        closeSync(fd);
        done(new Error(MEANWHILE));
      })
  );
  return createWriteStream(path, { flags: /** @type {any} */ (constants.O_WRONLY), fs: { ...fs, open } });
}

/**
 * Writes to a named pipe, which may make its writer wait for a reader.
 * @param {string | Buffer} path
 * @param {Stats} present
 * @returns {Output}
 */
function toNamedPipe(path, present) {
  const stream = openStream(path, present);
  const { discard, ...output } = streaming(stream, true);
  return {
    ...output,
    file: present,
    discard() {
      discard();
      if (stream.pending) beReader(path, stream);
    },
  };
}

/**
 * Reads from a named pipe until its writer is closed: the process can't end while the writer waits for a reader.
 * @param {string | Buffer} path
 * @param {import('node:fs').WriteStream} writer
 */
function beReader(path, writer) {
  try {
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    writer.once('close', () => closeSync(reader));
  } catch {
    // If the pipe can't be opened, the writer doesn't wait, either.
  }
}

/** The path behind symbolic links, even if nothing is there. @param {string} path @returns {string} */
function linked(path) {
  const next = nextOf(path);
  return next === undefined ? path : linked(next);
}

/** Where a symbolic link leads; `undefined` for other paths. @param {string} path */
function nextOf(path) {
  if (!lstatSync(toPath(path), { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const next = toName(readlinkSync(toPath(path), 'buffer'));
  return isAbsolute(next) ? next : `${toName(realpathSync.native(toPath(dirname(path)), 'buffer'))}${sep}${next}`;
}

/**
 * The number of the open file that a path stands for; `undefined` for other paths. `/dev/stdout` links to such a path.
 * @param {string} path
 * @returns {number | undefined}
 */
export function descriptorOf(path) {
  const [, number] = /^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec(resolve(path)) ?? [];
  if (number !== undefined) return Number(number);
  const next = nextOf(path);
  return next === undefined ? undefined : descriptorOf(next);
}

/**
 * Writes to an open file without replacing it: another program, such as the shell, may write to it, too.
 * @param {number} descriptor
 * @returns {Output}
 */
function toDescriptor(descriptor) {
  return {
    file: fstatSync(descriptor, { bigint: true }),
    write: (bytes) => writeAll(descriptor, bytes),
    wait() {},
    finish() {},
    discard() {},
  };
}

/** @param {number} descriptor @param {Uint8Array} bytes */
export function writeAll(descriptor, bytes) {
  for (let rest = bytes; rest.length > 0; ) rest = rest.subarray(writeSync(descriptor, rest));
}

/** For unique temporary names. */
let count = 0;

/** A random path in the same directory. @param {string} path */
export function temporaryBeside(path) {
  count += 1;
  const unique = [process.pid, count, Math.random().toString(36).slice(2)].join('-');
  return inDirectory(dirname(path), `.encoding-wasm-${unique}.tmp`);
}

/** Removes a file, or says that it is left over. @param {string} path */
export function remove(path) {
  try {
    unlinkSync(toPath(path));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    // In some directories, only owners may remove files.
    tell(nameOfFile(path), 'it is left over, because it cannot be removed; remove it yourself, or ask its owner');
  }
}

/** Makes a new file. Follows no symbolic link. @param {string} path @param {number} mode */
export const makeFile = (path, mode) =>
  openSync(toPath(path), constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0), mode);

/**
 * Writes to a temporary file, which then replaces the file. Others may put files and links in the place of both at any time, so the open
 * file gets owner and permissions, not the path.
 * @param {string} path
 * @param {Stats | undefined} present the file to replace
 * @param {number} mode a new file's permissions
 * @param {() => () => void} [backUp] keeps the old file, and returns a function that undoes this
 * @returns {Output}
 */
export function replacing(path, present, mode, backUp = () => () => {}) {
  const name = temporaryBeside(path);
  const temporary = toPath(name);
  // The old file may be secret, so nobody else may read the temporary one.
  const fd = makeFile(name, present ? 0o600 : mode);
  let isOpen = true;
  const close = () => {
    if (isOpen) {
      isOpen = false;
      closeSync(fd);
    }
  };
  return {
    present,
    write: (bytes) => writeAll(fd, bytes),
    wait() {},
    finish() {
      if (hasChanged(path, present)) throw new Error(MEANWHILE);
      if (present) keepAccess(fd, present);
      const result = fstatSync(fd, { bigint: true });
      // Like `sed -i`, this doesn't flush to the disk, which would be slow for many small files.
      close();
      const undo = backUp();
      try {
        if (!isSame(statsAt(name, true), result)) throw new Error(SWAPPED);
        renameSync(temporary, toPath(path));
      } catch (error) {
        undo();
        throw error;
      }
      if (!isSame(statsAt(path, true), result)) throw new Error(SWAPPED);
    },
    discard() {
      try {
        close();
      } finally {
        remove(name);
      }
    },
  };
}

const SWAPPED = 'another program put a file in its place; convert again in a directory to which nobody else can write';

/** setuid, setgid, and all permissions of the group */
const AS_OWNER = 0o4000;
const AS_GROUP = 0o2000;
const OF_GROUP = 0o070;

/**
 * Gives an open file the owner, group and permissions of another, as far as allowed.
 * @param {number} fd
 * @param {Stats} present
 */
export const keepAccess = (fd, present) => fchmodSync(fd, permittedAfterOwner(fd, present));

/**
 * Gives an open file the owner and group of another, as far as allowed.
 * @param {number} fd
 * @param {Stats} present
 * @returns {number} the permissions that it may then have
 */
function permittedAfterOwner(fd, present) {
  const [uid, gid, mode] = [present.uid, present.gid, present.mode].map(Number);
  // Only the superuser may change the owner. For others, as with editors, the new file is theirs, but keeps its group if they are in that
  // group. Another group doesn't get the old one's permissions.
  for (const owner of [uid, -1]) {
    try {
      fchownSync(fd, owner, gid);
      return owner === uid ? mode : mode & ~AS_OWNER;
    } catch {}
  }
  return mode & ~(AS_OWNER | AS_GROUP | OF_GROUP);
}

/**
 * @param {string} text
 * @param {boolean} [quiet]
 * @returns {Promise<number>} the exit code
 */
export async function print(text, quiet = false) {
  try {
    const output = openOutput(undefined, undefined, quiet);
    output.write(Buffer.from(text));
    await output.finish();
    return 0;
  } catch (error) {
    return reportWriting(undefined, error);
  }
}

/**
 * Reports that an output can't be written, unless a reader closed the pipe early, as in `encoding-wasm … | head`.
 * @param {string | undefined} path `undefined` for standard output
 * @param {unknown} error
 * @returns {number} the exit code
 */
export function reportWriting(path, error) {
  if (error instanceof BackupError) return report(nameOfFile(path ?? ''), error);
  const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
  // A socket's reader has closed it without reading everything.
  if (['EPIPE', 'ECONNRESET'].includes(code)) return 0;
  const name = path === undefined ? 'standard output' : nameOfFile(path);
  return report(`cannot write ${name}`, inWords(error, WRITING));
}
