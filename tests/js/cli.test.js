// The command `encoding-wasm`.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { encodings, TextDecoder } from 'encoding-wasm';
import { bytes } from './vectors.js';

const command = fileURLToPath(new URL('../../pkg/cli.cjs', import.meta.url));
const pretendTerminal = fileURLToPath(new URL('pretend-terminal.cjs', import.meta.url));
const examples = fileURLToPath(new URL('../../examples/', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} [content] */
function file(name, content) {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, bytes(content));
  return path;
}

/** @param {string[]} args @param {{ input?: Uint8Array | string, node?: string[] }} [options] */
function run(args, { input = '', node = [] } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, command, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** What is in the folder beside what a test has put there. @param {string[]} known */
const leftOver = (known) => readdirSync(folder).filter((name) => !known.includes(name));

describe('decoding', () => {
  test('standard input', () => {
    const ok = { status: 0, stdout: 'テスト\n', stderr: '' };
    assert.deepEqual(run(['--from', 'SJIS'], { input: bytes('\x83\x65\x83\x58\x83\x67\n') }), ok);
    assert.deepEqual(run(['--from', 'SJIS', '-'], { input: bytes('\x83\x65\x83\x58\x83\x67\n') }), ok);
    assert.deepEqual(run(['--from', 'big5']), { status: 0, stdout: '', stderr: '' });
  });

  test('files one after the other, each from a new state', () => {
    const [first, second] = [file('first', 'a\x83'), file('second', '\x65b')];
    assert.deepEqual(run(['--from', 'sjis', first, second]), { status: 0, stdout: 'a\uFFFDeb', stderr: '' });
  });

  test('every example', () => {
    for (const { file, label, firstLine } of JSON.parse(readFileSync(join(examples, 'examples.json'), 'utf8'))) {
      const { status, stdout } = run(['--from', label, join(examples, file)]);
      assert.equal(status, 0);
      assert.equal(stdout.split('\n')[0], firstLine);
      assert.equal(stdout, new TextDecoder(label).decode(readFileSync(join(examples, file))));
      assert.equal(stdout.includes('\uFFFD'), file.startsWith('damaged'));
    }
  });

  test('a byte order mark is not part of the text', () => {
    assert.equal(run(['--from', 'utf-16'], { input: bytes('\xFF\xFEa\0') }).stdout, 'a');
  });

  test('2 GB in constant memory', async () => {
    const large = file('large', '');
    truncateSync(large, 2 ** 31 + 5);
    const child = spawn(process.execPath, ['--require', pretendTerminal, command, '--from', 'windows-1252', large]);
    let length = 0;
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      length += chunk.length;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    rmSync(large);
    assert.equal(status, 0);
    assert.equal(length, 2 ** 31 + 5);
    const memory = Number(stderr.match(/most memory: (\d+) MB/)?.[1]);
    assert.ok(memory < 400, `it took ${memory} MB`);
    assert.match(stderr, /\d+ % \| [\d.]+ of 2147\.5 MB \| [\d.]+ MB\/s \|/);
  });

  test('no progress bar for little input, or where there is no terminal', () => {
    assert.doesNotMatch(run(['--from', 'gbk'], { input: 'a', node: ['--require', pretendTerminal] }).stderr, /MB\/s/);
    assert.equal(run(['--from', 'gbk'], { input: Buffer.alloc(3e7) }).stderr, '');
  });
});

describe('--fatal', () => {
  test('names the first malformed sequence', () => {
    const broken = file('broken', `${'x'.repeat(100_000)}\x82"\x82\xFF`);
    const { status, stdout, stderr } = run(['--from', 'sjis', '--fatal', broken]);
    assert.equal(status, 1);
    assert.match(stderr, /^encoding-wasm: .*broken: malformed shift_jis at offset 100000, 1 byte; /);
    assert.ok(stdout.length <= 100_000);
    const cut = run(['--from', 'utf-8', '--fatal'], { input: bytes('abc\xE3\x81') });
    assert.equal(cut.status, 1);
    assert.match(cut.stderr, /^encoding-wasm: standard input: malformed utf-8 at offset 3, 2 bytes; /);
  });

  test('passes what is well-formed', () => {
    assert.deepEqual(run(['--from', 'koi8-r', '--fatal'], { input: bytes('\xC1') }), {
      status: 0,
      stdout: 'а',
      stderr: '',
    });
  });
});

describe('--output', () => {
  test('writes a file', () => {
    const target = file('target');
    assert.deepEqual(run(['--from', 'gbk', '-o', target], { input: bytes('\xB0\xA1') }), {
      status: 0,
      stdout: '',
      stderr: '',
    });
    assert.equal(readFileSync(target, 'utf8'), '啊');
    rmSync(target);
  });

  test('may be its own input, and keeps permissions and links', () => {
    const target = file('target', '\xB0\xA1');
    chmodSync(target, 0o640);
    const link = join(folder, 'link');
    symlinkSync(target, link);
    assert.equal(run(['--from', 'gbk', '--output', link, link]).status, 0);
    assert.equal(readFileSync(target, 'utf8'), '啊');
    assert.equal(statSync(target).mode & 0o777, 0o640);
    rmSync(link);
    rmSync(target);
  });

  test('leaves nothing, and what was there, after a failure', () => {
    const [broken, target] = [file('broken', `${'x'.repeat(200_000)}\xFF`), file('target', 'before')];
    const known = readdirSync(folder);
    for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
      [['--from', 'gbk', '--fatal', broken], /malformed gbk at offset 200000/],
      [['--from', 'gbk', file('missing')], /missing: ENOENT/],
      [['--from', 'gbk', folder], /EISDIR/],
    ])) {
      const { status, stderr } = run(['-o', target, ...args]);
      assert.equal(status, 1);
      assert.match(stderr, message);
      assert.equal(readFileSync(target, 'utf8'), 'before');
      assert.deepEqual(leftOver(known), []);
    }
  });

  test('leaves nothing when it is interrupted', async () => {
    const target = file('interrupted');
    const known = readdirSync(folder);
    const child = spawn(process.execPath, [command, '--from', 'gbk', '-o', target]);
    child.stdin.write('text');
    while (leftOver(known).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGTERM');
    const signal = await new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
    assert.equal(signal, 'SIGTERM');
    assert.deepEqual(leftOver(known), []);
  });

  test('what cannot be written is told', () => {
    mkdirSync(join(folder, 'directory'));
    for (const target of [join(folder, 'directory'), join(folder, 'no', 'such', 'folder')]) {
      const { status, stderr } = run(['--from', 'gbk', '-o', target], { input: 'a' });
      assert.equal(status, 1);
      assert.ok(stderr.startsWith(`encoding-wasm: cannot write ${target}: `), stderr);
    }
  });

  test('a device is written to, not replaced', { skip: process.platform === 'win32' }, () => {
    assert.equal(run(['--from', 'gbk', '-o', '/dev/null'], { input: 'a' }).status, 0);
    assert.ok(statSync('/dev/null').isCharacterDevice());
  });
});

describe('standard output', () => {
  test('after a file that cannot be read the others follow', () => {
    const good = file('good', 'good');
    const { status, stdout, stderr } = run(['--from', 'gbk', file('missing'), good]);
    assert.deepEqual([status, stdout], [1, 'good']);
    assert.match(stderr, /^encoding-wasm: .*missing: ENOENT: no such file/);
  });

  test('a reader that closes the pipe is no error', async () => {
    const large = file('large', '');
    truncateSync(large, 1e8);
    const child = spawn(process.execPath, [command, '--from', 'gbk', large]);
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on('close', resolve));
    assert.deepEqual([status, stderr], [0, '']);
    rmSync(large);
  });
});

describe('usage', () => {
  test('wrong usage is exit code 2 and a message', () => {
    for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
      [[], /--from LABEL is missing/],
      [['--from', 'latin-1'], /'latin-1' is invalid/],
      [['--from', 'replacement'], /'replacement' is invalid/],
      [['--from'], /argument missing/],
      [['--nonsense'], /unknown option '--nonsense'/],
      [['--from', 'gbk', '-o'], /argument missing/],
    ])) {
      const { status, stdout, stderr } = run(args);
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, message);
    }
  });

  test('--help', () => {
    const { status, stdout } = run(['--help']);
    assert.equal(status, 0);
    for (const option of ['--from <LABEL>', '--fatal', '--output <FILE>', '--list']) assert.ok(stdout.includes(option));
  });

  test('--list', () => {
    const { status, stdout } = run(['--list']);
    assert.equal(status, 0);
    assert.equal(stdout, encodings.map(({ name, labels }) => `${name}: ${labels.join(', ')}\n`).join(''));
  });
});
