// The command in a directory where another user puts symbolic links in the place of files, at every step.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { decode } from 'encoding-wasm';
import { command, file, folder, swapMeanwhile } from './command.js';
import { bytes } from './vectors.js';

const isSuperuser = process.getuid?.() === 0;

describe('symbolic links that another user swaps in', { skip: process.platform === 'win32' }, () => {
  const good = file('good', 'good\n');
  const secret = 'SECRET caf\xE9\n';
  const source = 'plain caf\xE9\n';

  /**
   * Runs a command in a new directory with a file `f` and a stranger's file, again and again, with a swap before another call of the file
   * system each time.
   * @param {string[]} args
   * @param {string} victim the file to swap
   * @param {{ mode?: string, noLinks?: boolean }} options
   * @param {(directory: string, status: number | null, call: number, stdout: string) => void} check
   */
  function swapEverywhere(args, victim, { mode = '', noLinks = false }, check) {
    for (let call = 1, calls = 1; call <= calls; call++) {
      const directory = file('swapped');
      mkdirSync(directory);
      const stranger = file('stranger');
      writeFileSync(stranger, bytes(secret));
      chmodSync(stranger, 0o600);
      writeFileSync(join(directory, 'f'), bytes(source));
      chmodSync(join(directory, 'f'), 0o666);
      writeFileSync(join(directory, 'out'), 'before\n');
      chmodSync(join(directory, 'out'), 0o666);
      if (isSuperuser) {
        chownSync(stranger, 65_533, 65_533);
        for (const name of ['f', 'out']) chownSync(join(directory, name), 65_534, 65_534);
      }
      const env = {
        ...process.env,
        FOLDER: directory,
        VICTIM: victim,
        STRANGER: stranger,
        CALL: String(call),
        MODE: mode,
        ...(noLinks && { NO_LINKS: '1' }),
      };
      const paths = args.map((arg) => arg.replace('DIR', directory));
      const { status, output } = spawnSync(process.execPath, ['--require', swapMeanwhile, command, ...paths], {
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
        encoding: 'utf8',
      });
      calls = Number(output[3]);
      const where = `${args.join(' ')}: ${victim} before call ${call}: ${output[2]}`;
      assert.ok(calls > 3, where);
      const { mode: strangersMode, uid } = statSync(stranger);
      assert.equal(strangersMode & 0o7777, 0o600, where);
      if (isSuperuser) assert.equal(uid, 65_533, where);
      // Only the stranger and the superuser, who runs the command, can read this.
      for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        const path = join(directory, name);
        const stats = lstatSync(path);
        if (!stats.isFile() || !readFileSync(path, 'latin1').includes('SECRET')) continue;
        assert.equal(stats.mode & 0o077, 0, `${where} ${name}`);
        if (isSuperuser) assert.ok([0, 65_533].includes(stats.uid), `${where} ${name}`);
      }
      check(directory, status, call, String(output[1]));
      rmSync(directory, { recursive: true });
      rmSync(stranger);
    }
  }

  const converted = Buffer.from(decode(bytes(source), 'latin1')).toString('latin1');
  const outputs = /** @type {[string, string[], string][]} */ ([
    ['--in-place', ['-q', '-f', 'latin1', '-i', 'DIR/f'], 'f'],
    ['a backup', ['-q', '-f', 'latin1', '-i.bak', 'DIR/f'], 'f'],
    ['--output', ['-q', '-f', 'latin1', '-o', 'DIR/out', 'DIR/f'], 'out'],
    ['--out-dir', ['-q', '-f', 'latin1', '--out-dir', 'DIR', good], 'good'],
  ]);

  for (const [name, args, result] of outputs) {
    test(`${name}: the temporary file`, () => {
      swapEverywhere(args, '.tmp', {}, (directory, status) => {
        assert.equal(readFileSync(file('stranger'), 'latin1'), secret);
        const path = join(directory, result);
        // After success, the result is there, and isn't a link.
        if (status === 0) assert.ok(lstatSync(path).isFile(), path);
        if (status === 0 && result !== 'good') assert.equal(readFileSync(path, 'latin1'), converted);
      });
    });

    test(`${name}: the file itself`, () => {
      for (const mode of ['', 'back']) {
        swapEverywhere(args, result, { mode }, (_, status, call) => {
          // A link that was there before is followed.
          if (call > 1 && status !== 0) assert.equal(readFileSync(file('stranger'), 'latin1'), secret);
        });
      }
    });
  }

  test('the input', () => {
    for (const mode of ['', 'back'])
      swapEverywhere(['-q', '-f', 'latin1', '--out-dir', 'DIR/new', 'DIR/f'], 'f', { mode }, () => {});
  });

  test('a file that --recursive has found', () => {
    for (const mode of ['', 'back']) {
      for (const args of [
        ['-r', '-q', '-f', 'latin1', 'DIR'],
        ['-r', '-q', '-f', 'latin1', '-i', 'DIR'],
        ['-r', '--detect', 'DIR'],
      ]) {
        swapEverywhere(args, 'f', { mode }, (_, _status, _call, stdout) => {
          assert.equal(readFileSync(file('stranger'), 'latin1'), secret);
          assert.ok(!stdout.includes('SECRET'), args.join(' '));
        });
      }
    }
  });

  test('the backup, which is a link or a copy', () => {
    for (const noLinks of [false, true]) {
      for (const mode of ['', 'back']) {
        swapEverywhere(['-q', '-f', 'latin1', '-i.bak', 'DIR/f'], 'f.bak', { mode, noLinks }, (directory, status) => {
          assert.equal(readFileSync(file('stranger'), 'latin1'), secret);
          const [now, kept] = ['f', 'f.bak'].map((name) => join(directory, name));
          if (status !== 0 || mode === 'back') return;
          assert.equal(readFileSync(now, 'latin1'), converted);
          // The old file is there, unless the other user has removed it after it was made.
          const old = lstatSync(kept).isFile() ? kept : join(directory, 'aside');
          assert.equal(readFileSync(old, 'latin1'), source);
        });
      }
    }
  });

  test('a named pipe, whose place a file has taken', () => {
    const script = 'mkfifo pipe; "$NODE" --require ./swap-pipe.cjs "$COMMAND" -f gbk -o pipe good; echo $?; rm -f pipe';
    const swap = file('swap-pipe.cjs');
    writeFileSync(
      swap,
      `const fs = require('node:fs'); const { lstatSync } = fs;
      fs.lstatSync = (path, ...rest) => {
        const stats = lstatSync(path, ...rest);
        if (path === 'pipe' && stats.isFIFO()) { fs.unlinkSync('pipe'); fs.symlinkSync('precious', 'pipe'); }
        return stats;
      };
      require('node:module').syncBuiltinESMExports();`,
    );
    file('precious', 'precious text');
    const env = { ...process.env, NODE: process.execPath, COMMAND: command };
    const { stdout, stderr } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8', cwd: folder });
    assert.equal(readFileSync(file('precious'), 'utf8'), 'precious text');
    assert.deepEqual([stdout, /cannot write pipe: /.test(stderr)], ['1\n', true]);
    for (const name of ['precious', 'swap-pipe.cjs']) rmSync(file(name));
  });
});
