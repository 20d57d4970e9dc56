// The command with encodings outside the standard, which the drop-in for iconv-lite supports.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { encodings, resolveEncoding } from 'encoding-wasm';
import iconv from 'encoding-wasm/iconv-lite';
import { findOther, listOthers } from '../../cli/other-encodings.js';
import { command, file, folder, leftOver, run } from './command.js';
import { bytes } from './vectors.js';

/** All names of these encodings. */
const all = listOthers()
  .trimEnd()
  .split('\n')
  .map((line) => line.split(/: |, /));

/** @param {string} name */
const found = (name) => /** @type {import('../../cli/other-encodings.js').OtherEncoding} */ (findOther(name));

/** @param {string[]} args @param {Uint8Array | string} input */
function convert(args, input) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { input });
  return { status, stdout: stdout.toString('latin1'), stderr: String(stderr) };
}

/** @param {string} text @param {string} encoding */
const encoded = (text, encoding) => iconv.encode(text, encoding).toString('latin1');

test('the command knows each encoding that the package knows', () => {
  iconv.encodingExists('utf8');
  const names = Object.keys(/** @type {object} */ (iconv.encodings));
  // Ways to write bytes as text. Names with a _ are types of definitions.
  const others = ['base64', 'hex', 'binary'];
  for (const name of names) {
    if (others.includes(name) || name.startsWith('_')) continue;
    assert.ok(resolveEncoding(name) !== null || findOther(name) !== undefined, name);
  }
  for (const name of others) assert.equal(findOther(name), undefined);
  for (const [name, ...labels] of all) {
    assert.equal(resolveEncoding(name), null, name);
    for (const label of [name, ...labels]) assert.equal(found(label).name, name, label);
  }
  assert.ok(all.length > 45);
  assert.equal(run(['-f', 'ms31j'], { input: bytes('\x83\x65') }).stdout, 'テ');
});

test('single-byte encodings have the same characters in the command and the package', () => {
  const every = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (const [name] of all) {
    const { isUnicode, has, newDecoder, newEncoder } = found(name);
    if (isUnicode) continue;
    const { text, malformed } = newDecoder()(every, true);
    assert.equal(text, iconv.decode(every, name), name);
    assert.deepEqual(
      malformed.map(({ at }) => at),
      [...text].flatMap((character, i) => (character === '\uFFFD' ? [i] : [])),
      name,
    );
    for (let unit = 0; unit < 0x10000; unit++) {
      const character = String.fromCharCode(unit);
      assert.equal(has(character), character !== '\uFFFD' && text.includes(character), `${name} ${unit}`);
    }
    const mappable = text.replaceAll('\uFFFD', '');
    assert.deepEqual([...newEncoder()(mappable, true)], [...iconv.encode(mappable, name)], name);
  }
});

describe('Unicode encodings', () => {
  const names = ['utf-7', 'utf-7-imap', 'utf-32', 'utf-32le', 'utf-32be', 'cesu-8'];
  const text = 'a+&é漢💩\uFFFD~\r\n-b';

  test('there and back, in chunks of any length', () => {
    const long = text.repeat(70);
    for (const name of names) {
      const whole = found(name).newEncoder()(long, true);
      assert.equal(iconv.decode(whole, name, { stripBOM: false }), long, name);
      for (const length of [1, 2, 3, 5, 7, 64, 1000]) {
        const decode = found(name).newDecoder();
        let decoded = '';
        for (let start = 0; start < whole.length; start += length) {
          const isLast = start + length >= whole.length;
          const { text, malformed } = decode(whole.subarray(start, start + length), isLast);
          assert.deepEqual(malformed, [], `${name} ${length} ${start}`);
          decoded += text;
        }
        assert.equal(decoded, long, `${name} ${length}`);
      }
    }
  });

  test('malformed sequences: where they are, in chunks of any length', () => {
    for (const [name, input, expected, places] of /** @type {[string, string, string, number[][]][]} */ ([
      [
        'utf-7',
        'a\xFF+//0-\x80',
        'a\uFFFD\uFFFD\uFFFD',
        [
          [1, 1],
          [7, 1],
        ],
      ],
      ['utf-7', 'a+2D0-b', 'a\uFFFDb', [[1, 5]]],
      [
        'cesu-8',
        'a\xFFb\xEF\xBF\xBD\xE9',
        'a\uFFFDb\uFFFD\uFFFD',
        [
          [1, 1],
          [6, 1],
        ],
      ],
      ['cesu-8', '\xED\xA0\xBD\xED\xB2\xA9\xED\xA0\xBDa', '💩\uFFFDa', [[6, 3]]],
      [
        'utf-32le',
        'a\0\0\0\0\xD8\0\0\xFD\xFF\0\0\0\0\x11\0b\0\0\0c',
        'a\uFFFD\uFFFD\uFFFDb\uFFFD',
        [
          [4, 4],
          [12, 4],
          [20, 1],
        ],
      ],
      ['utf-32be', '\0\0\0a\0\x11\0\0', 'a\uFFFD', [[4, 4]]],
    ])) {
      const source = bytes(input);
      for (const length of [1, 2, 3, 4, 100]) {
        for (const before of [0, 10]) {
          const start = iconv.encode('x'.repeat(before), name);
          const whole = Buffer.concat([start, source]);
          const decode = found(name).newDecoder();
          let text = '';
          const malformed = [];
          for (let at = 0; at < whole.length; at += length) {
            const part = decode(whole.subarray(at, at + length), at + length >= whole.length);
            malformed.push(...part.malformed.map((one) => [one.offset - start.length, text.length + one.at - before]));
            text += part.text;
          }
          assert.equal(text, 'x'.repeat(before) + expected, `${name} ${length}`);
          const offsets = malformed.map(([offset]) => offset);
          if (!input.includes('+2D0'))
            assert.deepEqual(
              offsets,
              places.map(([offset]) => offset),
              `${name} ${length}`,
            );
          for (const [, at] of malformed) assert.equal(expected[at], '\uFFFD');
        }
      }
    }
  });

  test('the byte order of UTF-32', () => {
    const le = (/** @type {string} */ text) => iconv.encode(text, 'utf-32le');
    const be = (/** @type {string} */ text) => iconv.encode(text, 'utf-32be');
    for (const input of [le('aé'), be('aé'), le('\uFEFFaé'), be('\uFEFFaé')])
      assert.equal(run(['-f', 'utf-32'], { input }).stdout, 'aé');
    assert.equal(run(['-f', 'utf-32be', '--bom=keep'], { input: be('\uFEFFa') }).stdout, '\uFEFFa');
    assert.equal(convert(['-f', 'utf-8', '-t', 'utf-32'], 'é').stdout, '\xE9\0\0\0');
    assert.equal(convert(['-f', 'utf-8', '-t', 'utf-32be', '--bom'], 'é').stdout, '\0\0\xFE\xFF\0\0\0\xE9');
    // The message about UTF-32 says what to do.
    const input = le('\uFEFFab');
    assert.match(run(['-f', 'utf-16'], { input }).stderr, /it looks like UTF-32; use --from utf-32\n$/);
    assert.deepEqual(run(['-f', 'utf-32le'], { input }), { status: 0, stdout: 'ab', stderr: '' });
  });

  test('long texts through the command', () => {
    const long = text.replace('\uFFFD', '').repeat(20_000);
    for (const name of names) {
      const there = spawnSync(process.execPath, [command, '-f', 'utf-8', '-t', name], { input: long, maxBuffer: 1e9 });
      assert.equal(String(there.stderr), '');
      const back = spawnSync(process.execPath, [command, '-f', name], { input: there.stdout, maxBuffer: 1e9 });
      assert.ok(back.stdout.equals(Buffer.from(long)), name);
      assert.equal(String(back.stderr), '', name);
    }
  });
});

describe('single-byte encodings', () => {
  test('from and to all kinds of encodings', () => {
    const dos = iconv.encode('Füße ░▒▓\n', 'cp437');
    assert.deepEqual(run(['-f', 'cp437'], { input: dos }), { status: 0, stdout: 'Füße ░▒▓\n', stderr: '' });
    assert.equal(
      run(['-f', 'IBM437', '-t', 'utf-16le'], { input: dos }).stdout,
      Buffer.from('Füße ░▒▓\n', 'utf16le').toString(),
    );
    assert.equal(convert(['-f', 'cp437', '-t', 'cp850'], dos).stdout, encoded('Füße ░▒▓\n', 'cp850'));
    assert.equal(convert(['-f', 'auto', '-t', 'cp437'], 'Füße ░▒▓\n').stdout, dos.toString('latin1'));
    const cp865 = run(['-f', 'cp865', '-t', 'latin1//TRANSLIT'], { input: iconv.encode('ø░', 'cp865') });
    assert.match(
      cp865.stderr,
      /1 character that windows-1252 can't represent became its best fit, or \?, ░ \(U\+2591\);/,
    );
  });

  test("characters that they can't represent", () => {
    const input = 'a\n“Ł☃é';
    const fatal = convert(['-f', 'utf-8', '-t', 'cp437'], input);
    assert.deepEqual([fatal.status, fatal.stdout], [1, 'a\n']);
    assert.equal(
      fatal.stderr,
      "encoding-wasm: standard input: line 2, column 1: cp437 can't represent “ (U+201C); use --unmappable translit or " +
        'replacement, or html in HTML, or --to utf-8\n',
    );
    for (const [options, result] of [
      [['--unmappable', 'html'], 'a\n&#8220;&#321;&#9731;\x82'],
      [['--unmappable', 'replacement'], 'a\n???\x82'],
      [['--unmappable', 'ignore'], 'a\n\x82'],
      [['-c'], 'a\n\x82'],
    ]) {
      const { status, stdout, stderr } = convert(['-f', 'utf-8', '-t', 'cp437', ...options], input);
      assert.deepEqual([status, stdout], [0, result]);
      const isTold = /^encoding-wasm: standard input: 3 characters that cp437 can't represent .*, the first “/.test(
        stderr,
      );
      assert.equal(isTold, !options.includes('html'));
    }
    const fitting = convert(['-q', '-f', 'utf-8', '-t', 'cp437//TRANSLIT'], input);
    assert.equal(fitting.stdout, 'a\n"L?\x82');
    assert.equal(convert(['-q', '-f', 'utf-8', '-t', 'cp437//TRANSLIT//IGNORE'], input).stdout, 'a\n"L\x82');
    assert.match(
      convert(['-f', 'utf-8', '-t', 'cp437', '--unmappable', 'translit'], input).stderr,
      /column 3: cp437 can't represent ☃/,
    );
    // Each file's lines are counted.
    const both = [file('third', '\n\nx\xE2\x98\x83'), file('fourth', '\n\xE2\x98\x83')];
    assert.match(
      run(['-f', 'utf-8', '-t', 'cp437', ...both]).stderr,
      /line 3, column 2: .*\n.*fourth: line 2, column 1:/,
    );
    const files = [file('first', '\n\nok'), file('second', '\n\xE2\x98\x83')];
    assert.match(run(['-f', 'utf-8', '-t', 'cp437', ...files]).stderr, /second: line 2, column 1: cp437/);
  });

  test('bytes without a character', () => {
    const input = bytes('a\xFFb\xFF');
    // In georgian-ps, every byte has a character; in iso646-jp, none from 0x80 on.
    const told = run(['-f', 'iso646-jp'], { input });
    assert.deepEqual([told.status, told.stdout], [0, 'a\uFFFDb\uFFFD']);
    assert.match(
      told.stderr,
      /2 invalid byte sequences became U\+FFFD, the first at offset 1; .*, or not in iso646jp: check/,
    );
    const fatal = run(['-f', 'iso646-jp', '--fatal'], { input });
    assert.deepEqual([fatal.status, fatal.stdout], [1, 'a']);
    assert.match(fatal.stderr, /1 byte at offset 1 is invalid in iso646jp; check --from/);
    const dropped = run(['-f', 'iso646-jp', '-c'], { input });
    assert.deepEqual([dropped.stdout, /2 invalid byte sequences were left out/.test(dropped.stderr)], ['ab', true]);
    assert.match(
      run(['-f', 'iso646-jp', '-t', 'cp437'], { input }).stderr,
      /the bytes at offset 1 are invalid in iso646jp; check --from, or use --unmappable replacement/,
    );
    const late = run(['-f', 'iso646-jp'], { input: bytes(`${'x'.repeat(300_000)}\xFF`) });
    assert.match(late.stderr, /1 invalid byte sequence became U\+FFFD, at offset 300000;/);
  });

  test('line endings, in any encoding', () => {
    for (const [from, to] of [
      ['utf-8', 'cp437'],
      ['cp437', 'utf-8'],
      ['cp437', 'utf-16be'],
      ['utf-8', 'utf-32le'],
      ['utf-7', 'cp850'],
    ]) {
      const { stdout } = convert(['-f', from, '-t', to, '--eol', 'crlf'], 'a\nb\r\nc\r');
      assert.equal(iconv.decode(Buffer.from(stdout, 'latin1'), to), 'a\r\nb\r\nc\r\n', `${from} ${to}`);
    }
  });

  test('many files', () => {
    const known = readdirSync(folder);
    const [first, second] = ['é', 'plain'].map((text, i) => {
      writeFileSync(file(`dos-${i}`), iconv.encode(text, 'cp437'));
      return file(`dos-${i}`);
    });
    const dry = run(['-f', 'cp437', '-i.bak', '-n', first, second]);
    assert.equal(
      dry.stdout,
      `${first}: would be converted from cp437 to UTF-8, and kept as ${first}.bak\n${second}: would stay as it is\n`,
    );
    assert.equal(run(['-f', 'cp437', '-i', first, second]).stderr, 'encoding-wasm: 1 file converted, 1 unchanged\n');
    assert.equal(readFileSync(first, 'utf8'), 'é');
    // A second run doesn't damage it.
    const again = run(['-f', 'cp437', '-i', first]);
    assert.match(again.stderr, /it looks like UTF-8; check --from/);
    assert.equal(readFileSync(first, 'utf8'), 'é');
    assert.equal(run(['-f', 'auto', '-t', 'cp850', '-i.bak', first]).status, 0);
    assert.deepEqual([...readFileSync(first)], [0x82]);
    const copied = run(['-f', 'utf-8', '-t', 'cp437', '--skip-utf8', '--out-dir', file('dos-out'), second]);
    assert.equal(copied.stderr, 'encoding-wasm: 0 files converted, 1 copied\n');
    for (const name of leftOver(known)) rmSync(file(name), { recursive: true });
  });
});

test('wrong usage', () => {
  for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
    [
      ['-f', 'cp999'],
      /option '-f, --from <LABEL>' argument 'cp999' is invalid\. There is no such encoding; encoding-wasm --list/,
    ],
    [['-f', 'utf-8', '-t', 'base64'], /option '-t, --to <LABEL>' argument 'base64' is invalid\. There is no such/],
    [['-f', 'sjs'], /'sjs' is invalid\. There is no such encoding; .* Did you mean 'Shift_JIS'\?/],
    [['-f', 'gbk', '-t', 'auto'], /'auto' is invalid\. .* auto is only for --from\./],
    [['-f', 'cp437', '-t', 'nothing//TRANSLIT'], /'nothing' is invalid/],
    [['-f', 'cp437', '-t', 'cp850', '--bom'], /--bom: cp850 has no byte order mark/],
    [['-f', 'utf-8', '-t', 'cp437', '--fix-declaration'], /--fix-declaration: documents can't declare cp437/],
    [['--repair', '-f', 'cp437'], /--repair: cp437 can't be repaired directly; convert to UTF-8 first/],
    [['--repair', '-t', 'cp437'], /--repair: cp437 can't be repaired directly/],
    [['-f', 'cp437', '--sniff', 'html'], /--sniff helps to find the encoding, but --from names it/],
    [['-f', 'cp437', '-o', 'a', '-i', 'b'], /--output is for one result/],
  ])) {
    const { status, stdout, stderr } = run(args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, message);
  }
});

test('--list shows them apart', () => {
  const { status, stdout } = run(['--list']);
  const standard = encodings.map(({ name, labels }) => `${name}: ${labels.join(', ')}\n`).join('');
  assert.equal(status, 0);
  assert.ok(stdout.startsWith(`${standard}\nBeyond the standard`));
  assert.ok(stdout.endsWith(`\n\n${listOthers()}`));
  for (const line of ['cp437: 437, ', 'UTF-7: ', 'UTF-32: ', 'koi8t\n']) assert.ok(stdout.includes(`\n${line}`), line);
});
