// The command `encoding-wasm` when the system reports errors: exit codes, exact messages, and no partial files.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { encode, encodings } from 'encoding-wasm';
import {
  changeMeanwhile,
  command,
  file,
  folder,
  leftOver,
  pretendTerminal,
  run,
  start,
  startProgram,
  until,
} from './command.js';
import { bytes } from './vectors.js';

// Windows doesn't have these permissions, devices, pipes and signals.
const POSIX = { skip: process.platform === 'win32' };
// On other systems, all names are UTF-8.
const LINUX = { skip: process.platform !== 'linux' };

const isSuperuser = process.getuid?.() === 0;

const good = file('good', 'good\n');
const missing = file('missing');
const broken = file('broken[1]');
symlinkSync('to-missing', broken);
symlinkSync('missing', file('to-missing'));
const loop = file('loop');
symlinkSync('loop', loop);
mkdirSync(file('directory'));

const noSpace = 'no space is left on its device; free some space, or write elsewhere';
const isDirectory = 'it is a directory; name the files in it, or the directory with --recursive';

/**
 * Runs a script in which `run` is the command.
 * @param {string} script
 * @param {string[]} args
 */
function shell(script, ...args) {
  const all = ['-c', `run() { "$NODE" "$COMMAND" "$@"; }\n${script}`, 'sh', ...args];
  const env = { ...process.env, NODE: process.execPath, COMMAND: command };
  const { status, stdout, stderr } = spawnSync('sh', all, { env, encoding: 'utf8', cwd: folder });
  return { status, stdout, stderr };
}

/** Runs the command as a user without some permissions. @param {string[]} args */
function runUnprivileged(args) {
  // Without the superuser's rights, the superuser is just the owner of these files.
  const drop = isSuperuser ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--'] : [];
  const [program, ...rest] = [...drop, process.execPath, command, ...args];
  const { status, stdout, stderr, error } = spawnSync(program, rest, { encoding: 'utf8' });
  if (error) throw error;
  return { status, stdout, stderr };
}

/** @param {string} text */
const says = (text) => `encoding-wasm: ${text}\n`;

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<{ status: number | null, stderr: string }>} */
function ended(child) {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stderr })));
}

describe('input that cannot be read', () => {
  const long = 'x'.repeat(300);
  const cases = /** @type {[string, string][]} */ ([
    [missing, 'there is no such file; check its name and its directory'],
    [file('directory'), isDirectory],
    [join(good, 'x'), 'part of its path is a file, not a directory; check the path'],
    [loop, 'its symbolic links form a loop; check where they point'],
    [broken, 'it is a symbolic link to a file that does not exist; check where it points'],
    [long, 'its name is longer than the file system allows; use a shorter one'],
    [`/${'x/'.repeat(5000)}`, 'its name is longer than the file system allows; use a shorter one'],
  ]);
  if (process.platform === 'linux')
    cases.push(['/proc/self/mem', 'its device failed while it was read; check the device']);

  test('conversion reports it, and goes on with the other files', POSIX, () => {
    for (const [name, problem] of cases) {
      const expected = { status: 1, stdout: 'good\ngood\n', stderr: says(`${name}: ${problem}`) };
      assert.deepEqual(run(['--from', 'gbk', good, name, good]), expected);
    }
  });

  test('many messages cause no warning from Node', () => {
    const stderr = says(`${missing}: there is no such file; check its name and its directory`).repeat(20);
    assert.deepEqual(run(['--from', 'gbk', ...Array(20).fill(missing)]), { status: 1, stdout: '', stderr });
  });

  test('to a file reports it, and writes nothing', POSIX, () => {
    const target = file('target', 'before');
    const known = readdirSync(folder);
    for (const [name, problem] of cases) {
      const expected = { status: 1, stdout: '', stderr: says(`${name}: ${problem}`) };
      assert.deepEqual(run(['--from', 'gbk', '-o', target, good, name, missing]), expected);
      assert.equal(readFileSync(target, 'utf8'), 'before');
      assert.deepEqual(leftOver(known), []);
    }
    rmSync(target);
  });

  test('--detect reports it, and goes on with the other files', POSIX, () => {
    for (const [name, problem] of cases) {
      const { status, stdout, stderr } = run(['--detect', name, good]);
      assert.deepEqual([status, stderr], [1, says(`${name}: ${problem}`)]);
      assert.match(stdout, /^ASCII .* \/.*good\n$/);
      const json = run(['--detect', '--json', name, good]);
      assert.deepEqual([json.status, json.stderr], [1, says(`${name}: ${problem}`)]);
      assert.deepEqual(
        JSON.parse(json.stdout).map((/** @type {{ file: string }} */ { file }) => file),
        [good],
      );
    }
  });

  test('a name without characters', () => {
    const stderr = says("'': there is no such file; check its name and its directory");
    assert.deepEqual(run(['--from', 'gbk', '']), { status: 1, stdout: '', stderr });
  });

  test('permissions of the file and of its directory', POSIX, () => {
    const closed = file('closed');
    mkdirSync(closed);
    writeFileSync(join(closed, 'secret'), 'a');
    const problem =
      'its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner';
    const stderr = says(`${join(closed, 'secret')}: ${problem}`);
    for (const [path, mode] of /** @type {[string, number][]} */ ([
      [join(closed, 'secret'), 0o000],
      [closed, 0o600],
    ])) {
      chmodSync(join(closed, 'secret'), 0o600);
      chmodSync(path, mode);
      assert.deepEqual(runUnprivileged(['--from', 'gbk', join(closed, 'secret')]), { status: 1, stdout: '', stderr });
      const detected = { status: 1, stdout: '[]\n', stderr };
      assert.deepEqual(runUnprivileged(['--detect', '--json', join(closed, 'secret')]), detected);
    }
    chmodSync(closed, 0o700);
    rmSync(closed, { recursive: true });
  });

  test('a directory with --recursive', POSIX, () => {
    const closed = file('closed');
    mkdirSync(join(closed, 'in'), { recursive: true });
    chmodSync(join(closed, 'in'), 0o300);
    const problem =
      'its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner';
    const message = says(`${join(closed, 'in')}: ${problem}`);
    for (const mode of [[], ['-i'], ['-i', '-n']]) {
      const { status, stderr } = runUnprivileged(['--from', 'gbk', '-r', ...mode, closed]);
      assert.equal(status, 1);
      assert.ok(stderr.startsWith(message), stderr);
    }
    chmodSync(join(closed, 'in'), 0o700);
    rmSync(closed, { recursive: true });
  });

  test('a directory that a pattern leads to', POSIX, () => {
    const closed = file('closed');
    mkdirSync(join(closed, 'in'), { recursive: true });
    writeFileSync(join(closed, 'a.txt'), 'a');
    chmodSync(join(closed, 'in'), 0o300);
    const problem =
      'its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner';
    for (const pattern of ['**/*.txt', '**', 'i*/*.txt', 'in/*.txt']) {
      const { status, stderr } = runUnprivileged(['--from', 'gbk', join(closed, pattern)]);
      assert.deepEqual([status, stderr], [1, says(`${join(closed, 'in')}: ${problem}`)], pattern);
    }
    chmodSync(join(closed, 'in'), 0o700);
    rmSync(closed, { recursive: true });
  });

  test('standard input that is a directory, or closed', POSIX, () => {
    const stderr = says(`standard input: ${isDirectory}`);
    assert.deepEqual(shell('run --from gbk < directory'), { status: 1, stdout: '', stderr });
    assert.deepEqual(shell('run --detect < directory'), { status: 1, stdout: '', stderr });
    // Node has opened /dev/null in its place.
    assert.deepEqual(shell('run --from gbk <&-'), { status: 0, stdout: '', stderr: '' });
    assert.deepEqual(shell('run --from gbk - - < good'), { status: 0, stdout: 'good\n', stderr: '' });
  });

  test('a file that is truncated while it is read', POSIX, async () => {
    for (const redirected of [false, true]) {
      const large = file('large', '');
      truncateSync(large, 1e8);
      const [script, name] = redirected
        ? ['run --from gbk < large', 'standard input']
        : ['run --from gbk large', 'large'];
      const env = { NODE: process.execPath, COMMAND: command };
      const child = startProgram('sh', ['-c', script.replace('run', '"$NODE" "$COMMAND"')], env);
      const end = ended(child);
      // Nobody takes the text, so most of it remains to be read.
      await new Promise((resolve) => child.stdout.once('readable', resolve));
      truncateSync(large, 10);
      child.stdout.resume();
      const problem = 'it became shorter while it was read, so its end is missing; convert it again';
      assert.deepEqual(await end, { status: 1, stderr: says(`${name}: ${problem}`) });
      rmSync(large);
    }
  });

  test('the file after a truncated one is decoded separately', POSIX, async () => {
    const text = 'Съешь ещё этих мягких французских булок, да выпей чаю.\n';
    const [large, next] = [file('large', ''), file('next')];
    writeFileSync(large, text);
    truncateSync(large, 1e8);
    writeFileSync(next, encode(text, 'koi8-r'));
    const child = start(['--from', 'auto', large, next]);
    const end = ended(child);
    await new Promise((resolve) => child.stdout.once('readable', resolve));
    truncateSync(large, 10);
    const stdout = [];
    for await (const chunk of child.stdout) stdout.push(chunk);
    assert.equal((await end).status, 1);
    assert.equal(Buffer.concat(stdout).subarray(-Buffer.byteLength(text)).toString(), text);
    rmSync(large);
    rmSync(next);
  });

  test('a file that standard output goes to', POSIX, () => {
    const problem = 'it is also the output; write to another file, or use -o, which may name the input';
    for (const [script, name, result] of [
      ['run --from gbk good both >> both', 'both', 'before\ngood\n'],
      ['run --from gbk link >> both', 'link', 'before\n'],
      ['run --from gbk < both >> both', 'standard input', 'before\n'],
    ]) {
      const both = file('both', 'before\n');
      linkSync(both, file('link'));
      assert.deepEqual(shell(script), { status: 1, stdout: '', stderr: says(`${name}: ${problem}`) });
      assert.equal(readFileSync(both, 'utf8'), result);
      rmSync(both);
      rmSync(file('link'));
    }
  });
});

describe('input that waits', () => {
  /**
   * A named pipe with bytes in it, whose writer neither writes more nor closes it.
   * @param {string} first how `printf` writes the first of them
   */
  async function waitingPipe(first) {
    const pipe = file('pipe');
    spawnSync('mkfifo', [pipe]);
    const script = `exec 3> "$0"; printf "${first}%070000d" 0 >&3; read line`;
    const writer = startProgram('sh', ['-c', script, pipe]);
    const gone = new Promise((resolve) => writer.on('close', resolve));
    return {
      pipe,
      async end() {
        writer.stdin.end();
        await gone;
        rmSync(pipe);
      },
    };
  }

  test('a named pipe is read', POSIX, () => {
    const script = 'mkfifo pipe && { printf a > pipe & } && run --from gbk --to utf-16le pipe; rm pipe';
    assert.equal(shell(script).stdout, 'a\0');
  });

  test('a named pipe can only be read once, which --skip-utf8 needs to do before', POSIX, () => {
    const problem = 'it can be read only once; leave out --skip-utf8, or write it to a file first';
    for (const mode of ['--out-dir out', '--out-dir out -n', '-i']) {
      const script = `mkfifo pipe; run -f gbk --skip-utf8 -q ${mode} pipe; echo $?; rm pipe; ls out`;
      const { stdout, stderr } = shell(script);
      assert.equal(stdout, '1\n', mode);
      assert.ok(stderr.startsWith(says(`pipe: ${problem}`)), stderr);
    }
  });

  const itself = 'it is also the output, so it would wait for itself; write to something else';

  test('a named pipe that is also the output is an error', POSIX, () => {
    for (const [input, name] of [
      ['pipe', 'pipe'],
      ['./pipe', './pipe'],
      ['link', 'link'],
      ['< pipe', 'standard input'],
    ]) {
      // Opening one end waits for the other, unless somebody has opened both.
      const script = `mkfifo pipe; ln -s pipe link; exec 3<> pipe; run -f gbk -o pipe ${input}; echo $?; rm pipe link`;
      assert.deepEqual(shell(script), { status: 0, stdout: '1\n', stderr: says(`${name}: ${itself}`) });
    }
  });

  test('a named pipe that nobody reads delays no error', POSIX, () => {
    const missing = 'there is no such file; check its name and its directory';
    for (const [name, problem] of [
      ['missing', missing],
      ['pipe', itself],
    ]) {
      const script = `mkfifo pipe; run -f gbk -o pipe ${name}; echo $?; rm pipe`;
      assert.deepEqual(shell(script), { status: 0, stdout: '1\n', stderr: says(`${name}: ${problem}`) });
    }
  });

  test('--detect reads little more to examine a declaration', POSIX, () => {
    const script = `{ echo '<meta charset=gbk>'; head -c 20000000 /dev/zero | tr '\\0' a; } |
      { run --detect --sniff html; cat | wc -c; }`;
    const [found, rest] = shell(script).stdout.split('\n');
    assert.match(found, /^GBK /);
    assert.ok(Number(rest) > 15_000_000, rest);
  });

  test('--detect ends although a pipe or a device does not', POSIX, () => {
    const unread =
      'its first 100 MB are ASCII, and the rest was not read; to have all of it examined, write it to a file';
    const endless = 'yes 2> /dev/null | timeout 60 "$NODE" "$COMMAND" --detect';
    for (const sniff of ['detect', 'html']) {
      assert.deepEqual(shell(`${endless} --sniff ${sniff}`), {
        status: 0,
        stdout: 'ASCII  -  default  standard input\n',
        stderr: says(`standard input: ${unread}`),
      });
    }
    assert.equal(shell(`${endless} --quiet`).stderr, '');
    assert.deepEqual(shell('timeout 60 "$NODE" "$COMMAND" --detect /dev/zero'), {
      status: 0,
      stdout: 'binary  -  default  /dev/zero\n',
      stderr: '',
    });
  });

  test('--detect does not wait for unneeded input', POSIX, async () => {
    const { pipe, end } = await waitingPipe('caf\\351');
    assert.equal((await ended(start(['--detect', pipe]))).status, 0);
    await end();
  });

  test('an output that fails ends it at once', LINUX, async () => {
    for (const output of ['-o /dev/full', '> /dev/full', '| true']) {
      const script = `{ "$NODE" "$COMMAND" --from gbk pipe ${output}; }`;
      const { end } = await waitingPipe('a');
      const env = { NODE: process.execPath, COMMAND: command };
      const { status, stderr } = await ended(startProgram('sh', ['-c', script], env));
      const name = output.startsWith('-o') ? '/dev/full' : 'standard output';
      const expected = output === '| true' ? [0, ''] : [1, says(`cannot write ${name}: ${noSpace}`)];
      assert.deepEqual([status, stderr], expected);
      await end();
    }
  });
});

describe('a slow reader or writer', { skip: process.platform === 'win32' }, () => {
  test('pipes that must not keep their users waiting', LINUX, () => {
    // Both ends of this pipe give EAGAIN while it is empty or full.
    const script = `
import fcntl, os, subprocess, sys, time
def pipe():
    ends = os.pipe()
    for end in ends: fcntl.fcntl(end, fcntl.F_SETFL, fcntl.fcntl(end, fcntl.F_GETFL) | os.O_NONBLOCK)
    return ends
(stdin, source), (result, stdout) = pipe(), pipe()
child = subprocess.Popen(sys.argv[1:], stdin=stdin, stdout=stdout)
for end in (stdin, stdout): os.close(end)
rest, length = b"\\xe9" * 3000000, 0
while True:
    time.sleep(0.001)
    try:
        # First the writer is the slow one, then the reader.
        if rest: rest = rest[os.write(source, rest[:4096] if len(rest) > 2000000 else rest):]
        elif source is not None: source = os.close(source)
    except BlockingIOError: pass
    try:
        chunk = os.read(result, 1 << 20)
        if not chunk: break
        length += len(chunk)
    except BlockingIOError: pass
print(length, child.wait())`;
    const args = ['-c', script, process.execPath, command, '--from', 'windows-1252'];
    const { stdout, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
    assert.deepEqual([stdout, stderr], ['6000000 0\n', '']);
  });

  test('both streams in one pipe with a late reader', () => {
    file('half', `${'a'.repeat(300_000)}\xFF`);
    const script = '{ run --from gbk half missing half 2>&1; echo $?; } | { sleep 0.3; tr -d a; }';
    const problems = [
      'half: 1 invalid byte sequence became U+FFFD, at offset 300000; the file is damaged, or not in GBK: check --from, or use --fatal to stop at such bytes',
      'missing: there is no such file; check its name and its directory',
    ];
    const without = (/** @type {string} */ text) => says(text).replaceAll('a', '');
    const half = `\uFFFD${without(problems[0])}`;
    assert.deepEqual(shell(script).stdout, `${half}${without(problems[1])}${half}1\n`);
    rmSync(file('half'));
  });

  test('a signal leaves neither a backup nor a part of the result', () => {
    const known = readdirSync(folder);
    const large = file('large', '');
    truncateSync(large, 1e11);
    // The first bytes change, or nothing does.
    for (const options of [['-t', 'utf-16le'], []]) {
      const env = { ...process.env, TARGET: large, SIGNAL: 'SIGTERM' };
      const args = ['--require', changeMeanwhile, command, '--from', 'gbk', ...options, '--in-place=.bak', large];
      assert.equal(spawnSync(process.execPath, args, { env }).signal, 'SIGTERM');
      assert.deepEqual(leftOver(known), ['large']);
      assert.equal(statSync(large).size, 1e11);
    }
    rmSync(large);
  });

  test("another program's change of the file meanwhile is kept", () => {
    const known = readdirSync(folder);
    const [target, replacement] = [file('target'), file('replacement')];
    const changed = { appended: { target: 9 }, replaced: { target: 3 }, removed: {} };
    for (const [change, left] of Object.entries(changed)) {
      for (const option of ['--in-place', '--in-place=.bak', `--output=${target}`]) {
        file('target', 'caf\xE9\n');
        file('replacement', 'new');
        const env = { ...process.env, CHANGE: change, TARGET: target, REPLACEMENT: replacement };
        const args = ['--require', changeMeanwhile, command, '--from', 'latin1', '--quiet', option, target];
        const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
        const message = says(
          `cannot write ${target}: it has changed in the meantime, and that change would be lost; convert again`,
        );
        assert.deepEqual([status, stderr], [1, message]);
        rmSync(replacement, { force: true });
        const sizes = Object.fromEntries(leftOver(known).map((name) => [name, statSync(file(name)).size]));
        assert.deepEqual(sizes, left, `${change} ${option}`);
        for (const name of leftOver(known)) rmSync(file(name));
      }
    }
  });

  test('a signal is heard while --skip-utf8 reads a long file, and says how far the batch came', async () => {
    const large = file('large', '');
    truncateSync(large, 1e11);
    const small = file('small', 'caf\xE9');
    const known = readdirSync(folder);
    for (const [rest, unreached] of /** @type {[string[], string][]} */ ([
      [[large], `1 not reached: ${large}`],
      [[large, 'last'], `2 not reached: ${large} and those after it`],
    ])) {
      const args = ['--from', 'latin1', '--skip-utf8', '--in-place=.bak', small, missing, ...rest];
      const child = start(args);
      const gone = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
      let stderr = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        stderr += text;
        if (stderr.endsWith('its directory\n')) child.kill('SIGINT');
      });
      assert.equal(await gone, 'SIGINT');
      const summary = `encoding-wasm: interrupted: 1 file converted, 1 failed: ${missing}, ${unreached}\n`;
      assert.deepEqual(stderr.split(/(?<=\n)/), [
        says(`${missing}: there is no such file; check its name and its directory`),
        summary,
      ]);
      assert.deepEqual(leftOver(known), ['small.bak']);
      renameSync(file('small.bak'), small);
    }
    rmSync(large);
    rmSync(small);
  });

  test('signals are heard while a long file is converted', () => {
    const large = file('large', '');
    truncateSync(large, 1e11);
    const known = readdirSync(folder);
    for (const SIGNAL of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      const env = { ...process.env, TARGET: large, SIGNAL };
      const args = ['--require', changeMeanwhile, command, '--from', 'gbk', '-o', file('target'), large];
      assert.equal(spawnSync(process.execPath, args, { env }).signal, SIGNAL);
      assert.deepEqual(leftOver(known), []);
    }
    rmSync(large);
  });
});

describe('output that cannot be written', () => {
  // Opening it fails before or after the first text arrives.
  test('a socket', LINUX, async () => {
    const socket = file('socket');
    const server = createServer().listen(socket);
    await once(server, 'listening');
    const stderr = says(`cannot write ${socket}: no such device or address (ENXIO)`);
    for (const input of [
      'run -f utf-8 -o "$1" < /dev/null',
      'echo a | run -f utf-8 -o "$1"',
      '(sleep 1) | run -f utf-8 -o "$1"',
    ]) {
      assert.deepEqual(shell(input, socket), { status: 1, stdout: '', stderr }, input);
    }
    server.close();
  });

  test("a file of a group that the user isn't in: the new group gets no permissions", { skip: !isSuperuser }, () => {
    const path = file('of-group', 'caf\xE9');
    chownSync(path, 0, 23_456);
    chmodSync(path, 0o2664);
    assert.equal(runUnprivileged(['--from', 'latin1', '-q', '-i', path]).status, 0);
    const { gid, mode } = statSync(path);
    assert.deepEqual([gid, mode & 0o7777], [process.getgid?.(), 0o604]);
  });

  test('--output where no file can be made', POSIX, () => {
    const known = readdirSync(folder);
    const directory = 'it is a directory; name a file in it';
    for (const [target, problem] of [
      [file('directory'), directory],
      [`${file('new')}/`, directory],
      [
        join(folder, 'no', 'such'),
        'its directory does not exist, or accepts no new files; create it first, or write elsewhere',
      ],
      [join(good, 'x'), 'part of its path is a file, not a directory; check the path'],
      [loop, 'its symbolic links form a loop; check where they point'],
      [file('x'.repeat(300)), 'its name is longer than the file system allows; use a shorter one'],
    ]) {
      const { status, stdout, stderr } = run(['--from', 'gbk', '-o', target, good]);
      assert.deepEqual([status, stdout, stderr], [1, '', says(`cannot write ${target}: ${problem}`)]);
      assert.deepEqual(leftOver(known), []);
    }
    const stderr = says("cannot write '': its name is empty; name a file");
    assert.deepEqual(run(['--from', 'gbk', '-o', '', good]), { status: 1, stdout: '', stderr });
    assert.ok(lstatSync(loop).isSymbolicLink());
  });

  test('--output where permissions forbid it', POSIX, () => {
    const closed = file('closed');
    mkdirSync(closed);
    writeFileSync(join(closed, 'target'), 'before');
    const problem =
      'its permissions, or those of its directory, do not let you write it; change them, or write elsewhere';
    for (const [name, directoryMode, mode] of /** @type {[string, number, number][]} */ ([
      ['new', 0o500, 0o600],
      ['target', 0o500, 0o600],
      ['target', 0o700, 0o400],
    ])) {
      chmodSync(join(closed, 'target'), mode);
      chmodSync(closed, directoryMode);
      const stderr = says(`cannot write ${join(closed, name)}: ${problem}`);
      const actual = runUnprivileged(['--from', 'gbk', '-o', join(closed, name), good]);
      assert.deepEqual(actual, { status: 1, stdout: '', stderr });
      assert.deepEqual(readdirSync(closed), ['target']);
      assert.equal(readFileSync(join(closed, 'target'), 'utf8'), 'before');
    }
    chmodSync(closed, 0o700);
    rmSync(closed, { recursive: true });
  });

  test('a backup that cannot be removed again is named', {
    skip: !(isSuperuser && process.platform === 'linux') && 'only the superuser may give files away',
  }, () => {
    const shared = file('shared');
    mkdirSync(shared);
    const path = join(shared, 'a');
    writeFileSync(path, 'before\n');
    // In this directory, only owners may replace and remove their files, but everybody may write and link this one.
    for (const [name, mode] of /** @type {[string, number][]} */ ([
      [path, 0o666],
      [shared, 0o1777],
    ])) {
      chownSync(name, 65_534, 65_534);
      chmodSync(name, mode);
    }
    const { status, stderr } = runUnprivileged(['--from', 'gbk', '--eol', 'crlf', '-i.bak', path]);
    const problem = 'the system does not let you write it; write elsewhere';
    const kept = `${path}.bak: it is left over, because it cannot be removed; remove it yourself, or ask its owner`;
    const summary = `encoding-wasm: 0 files converted, 1 failed: ${path}\n`;
    assert.deepEqual([status, stderr], [1, `${says(kept)}${says(`cannot write ${path}: ${problem}`)}${summary}`]);
    assert.equal(readFileSync(path, 'utf8'), 'before\n');
    rmSync(shared, { recursive: true });
  });

  test('a result that can neither be finished nor removed, as on a disk that became read-only', () => {
    const fail = `() => { throw Object.assign(new Error('EROFS'), { code: 'EROFS', errno: -30 }); }`;
    const program = `import fs from 'node:fs'; for (const name of ['rename', 'rm', 'unlink']) fs[name + 'Sync'] = ${fail};`;
    const node = ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
    const directory = file('read-only');
    mkdirSync(directory);
    const path = join(directory, 'a');
    writeFileSync(path, 'before\n');
    for (const options of [['-o', path], ['-i']]) {
      const { status, stdout, stderr } = run(['--from', 'gbk', '--eol', 'crlf', ...options, path], { node });
      assert.deepEqual([status, stdout], [1, '']);
      const kept = /\.encoding-wasm-[\w-]+\.tmp: it is left over, because it cannot be removed; remove it yourself/;
      assert.match(stderr, /cannot write .*: its file system is read-only; write elsewhere\n/);
      assert.match(stderr, kept);
      assert.doesNotMatch(stderr, /^ +at /m);
      assert.equal(readFileSync(path, 'utf8'), 'before\n');
    }
    rmSync(directory, { recursive: true });
  });

  test('--dry-run finds what would stop a batch', POSIX, () => {
    const closed = file('closed');
    const permissions =
      'its permissions, or those of its directory, do not let you write it; change them, or write elsewhere';
    const path = (/** @type {string} */ name) => join(closed, name);
    for (const [options, directoryMode, mode, problem] of /** @type {[string[], number, number, string][]} */ ([
      [['-i'], 0o700, 0o400, `cannot write ${path('a')}: ${permissions}`],
      [['-i'], 0o500, 0o600, `cannot write ${path('a')}: ${permissions}`],
      [['-i.bak'], 0o500, 0o600, `cannot write ${path('a')}: ${permissions}`],
      [
        ['-i.old'],
        0o700,
        0o600,
        `${path('a')}: its backup ${path('a.old')} already exists; use another suffix, or move that file away`,
      ],
      [['--out-dir', path('new/deep')], 0o500, 0o600, `cannot write ${path('new/deep/a')}: ${permissions}`],
      [
        ['--out-dir', path('a.old')],
        0o700,
        0o600,
        `cannot write ${path('a.old/a')}: it is a directory; name a file in it`,
      ],
      [
        ['--out-dir', path('file')],
        0o700,
        0o600,
        `cannot write ${path('file/a')}: part of its path is a file, not a directory; check the path`,
      ],
      [
        ['-i'],
        0o700,
        0o000,
        `${path('a')}: its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner`,
      ],
    ])) {
      mkdirSync(path('a.old/a'), { recursive: true });
      for (const name of ['a', 'file']) writeFileSync(path(name), bytes('\xB0\xA1'));
      chmodSync(path('a'), mode);
      chmodSync(closed, directoryMode);
      for (const dry of [['-n'], []]) {
        const { status, stdout, stderr } = runUnprivileged(['-f', 'gbk', '-q', ...options, ...dry, path('a')]);
        assert.deepEqual([status, stdout, stderr], [1, '', says(problem)], [...options, ...dry].join(' '));
        assert.deepEqual(readdirSync(closed), ['a', 'a.old', 'file']);
      }
      chmodSync(closed, 0o700);
      rmSync(closed, { recursive: true });
    }
  });

  test('a full disk, in every mode', LINUX, () => {
    const stderr = says(`cannot write standard output: ${noSpace}`);
    for (const mode of ['--from gbk', '--from auto', '--detect', '--detect --json']) {
      assert.deepEqual(shell(`run ${mode} good > /dev/full`), { status: 1, stdout: '', stderr }, mode);
    }
    for (const mode of ['--list', '--help']) {
      assert.deepEqual(shell(`run ${mode} > /dev/full`), { status: 1, stdout: '', stderr }, mode);
    }
    const target = { status: 1, stdout: '', stderr: says(`cannot write /dev/full: ${noSpace}`) };
    assert.deepEqual(run(['--from', 'gbk', '-o', '/dev/full', good]), target);
  });

  test('a disk with room for a part of it', POSIX, () => {
    // The limit is in blocks of 512 or 1024 bytes. As on a full disk, what exceeds it isn't written.
    const limit = 'trap "" XFSZ; ulimit -f 2;';
    const problem = 'it would be larger than the file system or "ulimit -f" allows; write elsewhere';
    for (const size of [2500, 100_000]) {
      file('input', 'x'.repeat(size));
      const told = shell(`${limit} { run --from gbk input > output; } 2>&1`);
      assert.deepEqual(told, { status: 1, stdout: says(`cannot write standard output: ${problem}`), stderr: '' });
      rmSync(file('output'));

      for (const before of [undefined, 'before']) {
        if (before) file('output', before);
        const known = readdirSync(folder);
        const told = shell(`${limit} run --from gbk -o output input 2>&1`);
        assert.deepEqual(told, { status: 1, stdout: says(`cannot write output: ${problem}`), stderr: '' });
        assert.deepEqual(leftOver(known), []);
        assert.equal(existsSync(file('output')) ? readFileSync(file('output'), 'utf8') : undefined, before);
      }
      rmSync(file('output'));
    }
    const listed = shell(`${limit} { run --list > output; } 2>&1`);
    assert.deepEqual(listed, { status: 1, stdout: says(`cannot write standard output: ${problem}`), stderr: '' });
  });

  test('a reader that closes the pipe early is not an error, unless there was one before', POSIX, async () => {
    file('large', '');
    truncateSync(file('large'), 1e8);
    for (const [mode, status, stderr] of /** @type {[string, number, string][]} */ ([
      ['--from gbk large', 0, ''],
      ['--from gbk -o /dev/stdout large', 0, ''],
      ['--from gbk missing large', 1, says('missing: there is no such file; check its name and its directory')],
      ['--list', 0, ''],
      ['--help', 0, ''],
      ['--detect large', 0, ''],
      ['--detect --json large', 0, ''],
    ])) {
      const script = `{ run ${mode}; echo $? > status; } | true; cat status`;
      assert.deepEqual(shell(script), { status: 0, stdout: `${status}\n`, stderr }, mode);
    }
    assert.equal(shell('run --list | head -1').stdout.split(':')[0], encodings[0].name);
    // The terminal's cursor is shown again.
    const terminal = shell(
      '"$NODE" --require "$1" "$COMMAND" --from gbk large | head -c 30000000 > /dev/null',
      pretendTerminal,
    );
    assert.ok(terminal.stderr.lastIndexOf('\x1B[?25h') > terminal.stderr.lastIndexOf('\x1B[?25l'), terminal.stderr);
    rmSync(file('large'));
  });

  test('standard output or standard error is closed', POSIX, () => {
    // Node has opened /dev/null in their place, as programs do to discard the result. Nothing distinguishes these cases.
    const discarded = says(
      'standard output: it is closed or discarded, so the result is lost; write to a file with -o, or redirect it to /dev/null',
    );
    for (const mode of ['--from gbk good', '--detect good', '--list', '--from auto good'])
      assert.deepEqual(shell(`run ${mode} >&-`), { status: 0, stdout: '', stderr: discarded }, mode);
    for (const mode of ['--from gbk good > /dev/null', '--from gbk -q good >&-', '--detect -q good >&-'])
      assert.deepEqual(shell(`run ${mode}`), { status: 0, stdout: '', stderr: '' }, mode);
    const { status, stderr } = spawnSync(process.execPath, [command, '--from', 'gbk', good], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    assert.deepEqual([status, String(stderr)], [0, discarded]);
    // Nothing is lost if there is nothing to write.
    assert.deepEqual(shell('run --from gbk -o target good >&-; rm target'), { status: 0, stdout: '', stderr: '' });
    assert.deepEqual(shell('run --from gbk missing good 2>&-'), { status: 1, stdout: 'good\n', stderr: '' });
    const full = shell('run --from gbk missing good 2> /dev/full');
    if (process.platform === 'linux') assert.deepEqual(full, { status: 1, stdout: 'good\n', stderr: '' });
    const gone = shell('{ { run --from gbk missing good 2>&1 1>&3; echo $? >&3; } | true; } 3>&1');
    assert.deepEqual(gone, { status: 0, stdout: 'good\n1\n', stderr: '' });
    // An undelivered message doesn't change the exit code.
    if (process.platform === 'linux') assert.equal(shell("printf '\\377' | run --from utf-8 2> /dev/full").status, 0);
  });
});

describe('an output that already exists', () => {
  test('is its own input, by a link of any kind', POSIX, () => {
    const target = file('target');
    const names = { itself: target, symbolic: file('symbolic'), hard: file('hard') };
    symlinkSync('target', names.symbolic);
    for (const [input, output] of [
      [names.symbolic, names.itself],
      [names.itself, names.symbolic],
      [names.hard, names.itself],
      [names.itself, names.hard],
    ]) {
      writeFileSync(target, bytes('\xB0\xA1'));
      rmSync(names.hard, { force: true });
      linkSync(target, names.hard);
      assert.deepEqual(run(['--from', 'gbk', '-o', output, input]), { status: 0, stdout: '', stderr: '' });
      assert.equal(readFileSync(output, 'utf8'), '啊');
      assert.equal(readlinkSync(names.symbolic), 'target');
    }
    for (const name of Object.values(names)) rmSync(name);
  });

  test('keeps its permissions and its owner, also after a failure', POSIX, () => {
    const target = file('target', 'before');
    chmodSync(target, 0o604);
    if (isSuperuser) chownSync(target, 65_534, 65_534);
    const before = statSync(target);
    assert.equal(run(['--from', 'gbk', '-o', target, good, missing]).status, 1);
    assert.deepEqual([statSync(target).ino, readFileSync(target, 'utf8')], [before.ino, 'before']);
    assert.equal(run(['--from', 'gbk', '-o', target, good]).status, 0);
    const { mode, uid, gid } = statSync(target);
    assert.deepEqual([mode, uid, gid], [before.mode, before.uid, before.gid]);
    assert.equal(readFileSync(target, 'utf8'), 'good\n');
    rmSync(target);
  });

  test('keeps its group, if its user may give it', {
    skip: !(isSuperuser && process.platform === 'linux') && 'only the superuser may join groups',
  }, () => {
    const target = file('target', 'before');
    chownSync(target, 65_533, 65_534);
    chmodSync(target, 0o664);
    // The superuser without rights, in that group
    const drop = ['--groups', '65534', '--bounding-set=-all', '--inh-caps=-all', '--', process.execPath, command];
    assert.equal(spawnSync('setpriv', [...drop, '--from', 'gbk', '-o', target, good]).status, 0);
    const { mode, uid, gid } = statSync(target);
    assert.deepEqual([mode & 0o777, uid, gid], [0o664, 0, 65_534]);
    rmSync(target);
  });

  test('that a shell has opened is written to, not replaced', POSIX, () => {
    symlinkSync('/dev/stdout', file('alias'));
    for (const name of ['/dev/stdout', '/dev/fd/1', 'alias', '/dev/fd/5', '/dev/stderr']) {
      const number = name === '/dev/fd/5' ? 5 : name === '/dev/stderr' ? 2 : 1;
      const script = `{ echo header; echo body | run --from gbk -o ${name}; echo footer; } ${number}> target 1>&${number}`;
      assert.deepEqual(shell(script), { status: 0, stdout: '', stderr: '' }, name);
      assert.equal(readFileSync(file('target'), 'utf8'), 'header\nbody\nfooter\n', name);
    }
    rmSync(file('target'));
    rmSync(file('alias'));
  });

  test('nobody else can read what is written before it is complete', POSIX, async () => {
    const target = file('private', 'before');
    chmodSync(target, 0o600);
    const known = readdirSync(folder);
    const child = start(['--from', 'gbk', '-o', target]);
    const end = ended(child);
    await until(child, () => leftOver(known).length > 0);
    assert.equal(statSync(file(leftOver(known)[0])).mode & 0o777, 0o600);
    child.stdin.end('after');
    assert.equal((await end).status, 0);
    assert.deepEqual([readFileSync(target, 'utf8'), leftOver(known)], ['after', []]);
    rmSync(target);
  });

  test('a link to a link to a missing file', POSIX, () => {
    symlinkSync('second', file('first'));
    symlinkSync('directory/later', file('second'));
    assert.equal(run(['--from', 'gbk', '-o', file('first'), good]).status, 0);
    assert.equal(readFileSync(file('directory/later'), 'utf8'), 'good\n');
    assert.ok(lstatSync(file('second')).isSymbolicLink());
    for (const name of ['first', 'second', 'directory/later']) rmSync(file(name));
  });
});

describe('names of files', () => {
  // Octal, for printf
  const [first, second] = ['\\377\\343\\201', '\\376\\343\\201é'];

  test('need not be UTF-8', LINUX, () => {
    const set = `a=$(printf '${first}'); b=$(printf '${second}'); printf '\\260\\241' > "$a"; printf B > "$b";`;
    const ok = (/** @type {string} */ stdout) => ({ status: 0, stdout, stderr: '' });
    assert.deepEqual(shell(`${set} run --from gbk "$a" "$b"`), ok('啊B'));
    assert.deepEqual(shell(`${set} run --from gbk -o "$b" "$a"; cat "$b"`), ok('啊'));
    assert.deepEqual(shell(`${set} run --from gbk --output="$b$b" "$a"; cat "$b$b"`), ok('啊'));
    assert.deepEqual(shell(`${set} ln -s "$b" ß; run --from gbk -o ß "$a"; cat "$b"; rm ß`), ok('啊'));
    assert.match(shell(`${set} run --detect "$b"`).stdout, / {2}\\xFE\\xE3\\x81é\n$/);
    const [{ file }] = JSON.parse(shell(`${set} run --detect --json "$b"`).stdout);
    assert.equal(file, '\uDCFE\uDCE3\uDC81é');
    const { status, stderr } = shell(`${set} run --from gbk "$a$a"`);
    const problem = 'there is no such file; check its name and its directory';
    assert.deepEqual([status, stderr], [1, says(`\\xFF\\xE3\\x81\\xFF\\xE3\\x81: ${problem}`)]);
    assert.equal(shell(`${set} rm "$a" "$b" "$b$b"; ls`).status, 0);
  });

  test('may be U+FFFD where the system does not show the arguments', LINUX, () => {
    const hide = file('hide-arguments.cjs');
    writeFileSync(
      hide,
      `const fs = require('fs'), { readFileSync } = fs;
      fs.readFileSync = (path, ...rest) => readFileSync(path === '/proc/self/cmdline' ? '/proc/none' : path, ...rest);`,
    );
    const name = file('\uFFFD');
    writeFileSync(name, 'a');
    assert.deepEqual(run(['-f', 'utf-8', name], { node: ['--require', hide] }), { status: 0, stdout: 'a', stderr: '' });
    rmSync(name);
  });

  test('may be U+FFFD', POSIX, () => {
    writeFileSync(file('\uFFFD'), 'a');
    assert.equal(run(['--from', 'gbk', file('\uFFFD')]).stdout, 'a');
    rmSync(file('\uFFFD'));
  });

  test('do nothing to the terminal', POSIX, () => {
    const name = file('line\n\x1B[31m\x85red');
    writeFileSync(name, 'a');
    const shown = file('line\\x0A\\x1B[31m\\x85red');
    assert.match(run(['--detect', name]).stdout, /^ASCII {2}- {2}default {2}\/.*\/line\\x0A\\x1B\[31m\\x85red\n$/);
    rmSync(name);
    const stderr = says(`${shown}: there is no such file; check its name and its directory`);
    assert.deepEqual(run(['--from', 'gbk', name]), { status: 1, stdout: '', stderr });
  });
});

describe('text that others have written does nothing to the terminal', () => {
  // Escape sequences, C1 controls, bidirectional controls, line separators, and a byte that isn't UTF-8
  const hostile = 'a\x1B[2J\x7F\x9B\r\n\u202E\u2066\u200F\u061C\u2028b';
  const shown = 'a\\x1B[2J\\x7F\\x9B\\x0D\\x0A\\u{202E}\\u{2066}\\u{200F}\\u{061C}\\u{2028}b';
  const harmful = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

  test('arguments in messages about wrong usage', () => {
    for (const args of [
      ['-f', hostile],
      ['-f', 'gbk', '-t', hostile],
      ['-f', 'gbk', '-t', `gbk//${hostile}`],
      ['-f', 'gbk', `--bom=${hostile}`],
      ['-f', 'gbk', '--eol', hostile],
      ['-f', 'gbk', '--unmappable', hostile],
      ['--completion', hostile],
      [`--${hostile}`],
      [`--from${hostile}`],
      [`-q${hostile}`],
      [`-${hostile}`],
      ['-f', 'gbk', `--quiet${hostile}=1`],
      ['-f', 'gbk', '-r', '--out-dir', hostile, hostile],
      ['-f', 'gbk', '-i', good, `_${hostile}`],
    ]) {
      const { stdout, stderr } = run(args);
      assert.equal(stdout, '');
      assert.doesNotMatch(stderr, harmful, JSON.stringify(args));
      // Only the program ends lines: the message, a suggestion, and the reference to the help.
      assert.ok(stderr.split('\n').length <= 4, stderr);
    }
    assert.ok(run(['-f', hostile]).stderr.includes(`'${shown}' is invalid`));
    assert.ok(run([`--${hostile}`]).stderr.includes(`unknown option '--${shown}'\n`));
    // The suggestion is still on a line of its own.
    assert.match(run(['--form', 'gbk']).stderr, /^error: unknown option '--form'\n\(Did you mean --from\?\)\n/);
  });

  test('names of files', LINUX, () => {
    const name = `${hostile}.txt`;
    const path = file(name, 'caf\xE9');
    const image = `${hostile}.png`;
    file(image, '\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
    symlinkSync('missing', file(`${hostile}.link`));
    for (const args of [
      ['--detect', path],
      ['--detect', file(`${hostile}.link`)],
      ['-f', 'utf-8', '-o', file('target'), path],
      ['-f', 'utf-8', path],
      ['-f', 'auto', '-n', '-v', '--keep-binary', '--out-dir', file(`${hostile}.out`), path, file(image)],
      ['-f', 'auto', '-n', '--in-place=.bak', file(image), path],
      ['-f', 'utf-8', '-o', file(`${hostile}/x`), path],
      ['-f', 'gbk', file(`${hostile}*none`), file(hostile)],
    ]) {
      const { stdout, stderr } = run(args);
      assert.doesNotMatch(stdout + stderr, harmful, JSON.stringify(args));
      assert.ok((stdout + stderr).includes(shown), JSON.stringify(args));
    }
    rmSync(file('target'), { force: true });
    for (const left of [name, image, `${hostile}.link`]) rmSync(file(left));
  });

  test('JSON is valid, and the names in it are as they were', LINUX, () => {
    const path = file(hostile, 'plain');
    const { stdout } = run(['--detect', '--json', path]);
    assert.doesNotMatch(stdout, harmful);
    assert.equal(JSON.parse(stdout)[0].file, path);
    rmSync(path);
  });
});

test('options that make no sense together are wrong usage', () => {
  for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
    [['--detect', '-o', missing, good], /^error: --output is for conversions; write --detect … > FILE instead\.\n/],
    [['--list', '-o', missing], /^error: --output is for conversions; write --list … > FILE instead\.\n/],
    [['--from', 'gbk', '--json', good], /^error: --json works only with --detect\.\n/],
    [
      ['--from', 'gbk', '--sniff', 'html', good],
      /^error: --sniff helps to find the encoding, but --from names it; leave it out, or use --from auto\.\n/,
    ],
    [
      ['--repair', '--from', 'gbk', '--locale', 'zh', good],
      /^error: --locale helps to find the encoding, but --from names it; leave it out, or use --from auto\.\n/,
    ],
    [
      ['--from', 'auto', '--sniff', 'xml', '--locale', 'zh', good],
      /^error: --locale has no use with --sniff xml: without a declaration, XML is UTF-8\. Leave it out\.\n/,
    ],
  ])) {
    const { status, stdout, stderr } = run(args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, message);
    assert.ok(!existsSync(missing));
  }
});

test('a command whose parts are missing or broken', () => {
  const copy = join(file('directory'), 'cli.cjs');
  copyFileSync(command, copy);
  const other = join(file('directory'), 'cli-other.cjs');
  copyFileSync(join(dirname(command), 'cli-other.cjs'), other);
  const part = join(file('directory'), 'encoding.wasm');
  for (const [content, problem, end] of /** @type {[string | undefined, RegExp, string][]} */ ([
    [
      undefined,
      /no such file or directory \(ENOENT\)/,
      '; the deployment left out this file: copy it there from the package encoding-wasm',
    ],
    ['broken', /CompileError: .*/, '; install encoding-wasm again, or use a newer Node'],
  ])) {
    if (content) writeFileSync(part, content);
    const { status, stdout, stderr } = spawnSync(process.execPath, [copy, '-f', 'gbk'], {
      encoding: 'utf8',
      input: '',
    });
    assert.deepEqual([status, stdout], [1, '']);
    const start = `its part ${part} cannot be loaded: `;
    assert.ok(stderr.startsWith(`encoding-wasm: ${start}`) && stderr.endsWith(`${end}\n`), stderr);
    assert.match(stderr, problem);
    // These don't need the module.
    for (const option of ['--list', '--help', '--version'])
      assert.equal(spawnSync(process.execPath, [copy, option]).status, 0, option);
  }
  for (const path of [copy, other, part]) rmSync(path);
});
