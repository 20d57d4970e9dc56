// The command `encoding-wasm`: many files, and options that iconv has, too.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, posix, win32 } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { decode, detectEncoding, encode, encodings, utf8Encode } from 'encoding-wasm';
import { parseArguments } from '../../cli/arguments.js';
import { EndOfLineFixer } from '../../cli/eol.js';
import { partsOfPattern } from '../../cli/find-files.js';
import { command, file, folder, run } from './command.js';
import { bytes } from './vectors.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Makes a folder with files. @param {string} name @param {Record<string, Uint8Array>} files */
function folderWith(name, files) {
  const path = join(folder, name);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return path;
}

/** @param {string} cwd @param {string[]} args */
function runIn(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** @param {string} directory @returns {Record<string, string>} */
const contents = (directory) =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(directory.length + 1), readFileSync(path, 'latin1')]),
  );

/** Whether a directory can be mounted in another place, which usually takes Linux and the superuser. */
const canMount = () => spawnSync('unshare', ['--mount', 'mount', '--bind', folder, folder]).status === 0;

/** @param {string} text */
const latin1 = (text) => Buffer.from(text).toString('latin1');

describe("iconv's habits", () => {
  test('-f, -t, -s, -l, -V and names of other systems', () => {
    assert.deepEqual(run(['-f', 'win1251', '-t', 'cp65001'], { input: encode('Привет', 'windows-1251') }), {
      status: 0,
      stdout: 'Привет',
      stderr: '',
    });
    assert.equal(run(['--from-code=gbk', '--to-code', 'utf-16le'], { input: 'a' }).stdout, 'a\0');
    assert.equal(run(['-l']).stdout, run(['--list']).stdout);
    for (const option of ['-V', '--version']) {
      assert.deepEqual(run([option]), { status: 0, stdout: `${version}\n`, stderr: '' });
    }
    assert.deepEqual(run(['-s', '-f', 'gbk'], { input: bytes('a\xFF') }), { status: 0, stdout: 'a\uFFFD', stderr: '' });
  });

  test('//TRANSLIT and //IGNORE', () => {
    const input = 'a“ß”☃€\n';
    const results = {
      'koi8-r//TRANSLIT': 'a"ss"?EUR\n',
      'KOI8R//IGNORE': 'a\n',
      'koi8-r//translit//ignore': 'a"ss"EUR\n',
    };
    for (const [label, stdout] of Object.entries(results)) {
      const result = run(['-f', 'utf-8', '-t', label], { input });
      assert.deepEqual([result.status, result.stdout], [0, stdout], label);
      assert.match(result.stderr, /^encoding-wasm: standard input: 5 characters that KOI8-R can't represent /);
    }
    for (const [label, fate] of [
      ['koi8-r//TRANSLIT', 'its best fit, or \\?'],
      ['koi8-r//TRANSLIT//IGNORE', 'its best fit, or was left out'],
    ]) {
      const { stderr } = run(['-f', 'utf-8', '-t', label], { input: '☃' });
      assert.match(stderr, new RegExp(`1 character that KOI8-R can't represent became ${fate}, ☃`));
    }
    assert.equal(run(['-f', 'utf-8//IGNORE'], { input }).stdout, input);
    const { status, stderr } = run(['-f', 'utf-8', '-t', 'koi8-r//NONSENSE'], { input });
    assert.deepEqual([status, /\/\/NONSENSE; only \/\/TRANSLIT/.test(stderr)], [2, true]);
  });

  test('//IGNORE keeps invalid bytes as U+FFFD, and says what leaves them out', () => {
    const { status, stdout, stderr } = run(['-f', 'utf-8', '-t', 'utf-8//IGNORE'], { input: bytes('a\xFFb') });
    assert.deepEqual([status, stdout], [0, 'a\uFFFDb']);
    assert.match(
      stderr,
      /1 invalid byte sequence became U\+FFFD, .*: check --from, or use -c to leave such bytes out\n$/,
    );
  });

  test('-t ascii, which is a label of windows-1252', () => {
    for (const label of ['ascii', 'US-ASCII//TRANSLIT', 'ANSI_X3.4-1968', '646', 'cp367']) {
      const [name] = label.split('//');
      const { stdout, stderr } = run(['-f', 'utf-8', '-t', label], { input: '¥' });
      const message =
        'this is a label of windows-1252, so characters such as é are written as bytes that are not ASCII';
      assert.deepEqual([stdout, stderr], ['\uFFFD', `encoding-wasm: --to ${name}: ${message}\n`]);
      assert.equal(run(['-f', 'utf-8', '-t', label, '--quiet'], { input: '¥' }).stderr, '');
    }
    for (const label of ['latin1', 'iso10646utf8']) assert.equal(run(['-f', 'utf-8', '-t', label]).stderr, '');
  });

  test('-c leaves out invalid bytes and unmappable characters', () => {
    const input = bytes('a\xFF\xE2\x98\x83b\xEF\xBF\xBDc\xE2\x98');
    for (const [to, expected] of [
      ['koi8-r', 'abc'],
      ['latin1', 'abc'],
    ]) {
      assert.equal(run(['-f', 'utf-8', '-t', to, '-c'], { input }).stdout, expected);
    }
    assert.equal(run(['-f', 'utf-8', '-c'], { input: bytes('a\xFF\xE2\x98\x83b') }).stdout, 'a☃b');
    // A valid U+FFFD stays.
    assert.equal(run(['-f', 'utf-8', '-c'], { input: 'a\uFFFDb' }).stdout, 'a\uFFFDb');
    assert.match(
      run(['-f', 'utf-8', '-c'], { input }).stderr,
      /2 invalid byte sequences were left out, the first at offset 1\n/,
    );
    assert.match(
      run(['-f', 'utf-8', '-t', 'koi8-r//IGNORE'], { input: bytes('a\xFF') }).stderr,
      /: 1 invalid byte sequence was left out, at offset 1; the file is damaged/,
    );
    const text = 'い'.repeat(100_000);
    const jis = Buffer.concat([encode(text, 'iso-2022-jp'), bytes('\xFF'), encode(text, 'iso-2022-jp')]);
    assert.ok(run(['-f', 'iso-2022-jp', '-c'], { input: jis }).stdout === text + text);
    assert.equal(
      run(['-f', 'auto', '-t', 'utf-16le', '-c', '--bom'], { input: bytes('caf\xC3\xA9') }).stdout,
      '\uFFFD\uFFFDc\0a\0f\0\uFFFD\0',
    );
  });

  test('-c keeps each U+FFFD that is in the text', () => {
    // The same characters in each encoding, with invalid bytes before, between and after them
    const replacement = { 'utf-8': '\xEF\xBF\xBD', gb18030: '\x84\x31\xA4\x37', gbk: '\x84\x31\xA4\x37' };
    for (const [from, character] of Object.entries(replacement)) {
      const text = (/** @type {string} */ invalid) =>
        [...`a?b?${'c'.repeat(65_533)}??d?`]
          .map((unit) => (unit === '?' ? invalid + character + invalid : unit))
          .join('');
      const { stdout, stderr } = run(['-f', from, '-c'], { input: bytes(text('\xFF')) });
      assert.ok(stdout === decode(bytes(text('')), from), from);
      assert.match(stderr, /10 invalid byte sequences were left out, the first at offset 1\n/);
    }
    // A lone surrogate, and its neighbour in the same code unit's bytes
    const units = bytes('\x3D\xD8\xFD\xFFa\0\xFD\xFF\x3D\xD8');
    assert.equal(run(['-f', 'utf-16le', '-c'], { input: units }).stdout, '\uFFFDa\uFFFD');
    assert.equal(run(['-f', 'utf-16be', '-c'], { input: units.map((_, i) => units[i ^ 1]) }).stdout, '\uFFFDa\uFFFD');
    const auto = Buffer.concat([bytes('\xEF\xBB\xBFa\xEF\xBF\xBD'), bytes('\xFFb')]);
    assert.equal(run(['-f', 'auto', '--sniff', 'html', '-c'], { input: auto }).stdout, 'a\uFFFDb');
  });

  test('-c keeps a U+FEFF that is text', () => {
    const input = bytes('\xEF\xBB\xBF\xEF\xBB\xBFa');
    const expected = encode('\uFEFFa', 'gb18030');
    for (const options of [[], ['-c']]) {
      const args = [command, '-f', 'utf-8', '-t', 'gb18030', ...options];
      assert.deepEqual(spawnSync(process.execPath, args, { input }).stdout, Buffer.from(expected));
    }
  });

  test('-c with other options', () => {
    const input = 'ab☃';
    const stopped = run(['-f', 'utf-8', '-t', 'koi8-r', '-c', '--unmappable', 'fatal'], { input });
    assert.match(stopped.stderr, /line 1, column 3: KOI8-R can't represent ☃/);
    const replaced = run(['-f', 'utf-8', '-t', 'koi8-r', '-c', '--unmappable', 'replacement'], { input });
    assert.equal(replaced.stdout, 'ab?');
    assert.match(replaced.stderr, /1 character that KOI8-R can't represent became \?, ☃ \(U\+2603\)\n/);
    assert.match(run(['-f', 'utf-8', '-c', '--fatal']).stderr, /--fatal and -c can't be combined/);
    const path = folderWith('dropping', { f: bytes('a\xFFb') });
    // Successive characters U+FFFD
    assert.equal(
      run(['-f', 'utf-8', '-c'], { input: bytes(`\xFF${'\xEF\xBF\xBD'.repeat(9)}\xFF`) }).stdout,
      '\uFFFD'.repeat(9),
    );
    assert.match(runIn(path, '-f', 'utf-8', '-c', '-i', 'f').stderr, /-c with --in-place needs a suffix/);
    assert.equal(runIn(path, '-f', 'utf-8', '-c', '-i=.bak', 'f').status, 0);
    assert.deepEqual(contents(path), { f: 'ab', 'f.bak': 'a\xFFb' });
  });

  test('--unmappable translit-replacement is //TRANSLIT', () => {
    const input = '“Łódź” ☃\n';
    const modes = [
      ['-t', 'koi8-r', '--unmappable', 'translit-replacement'],
      ['-t', 'koi8-r//TRANSLIT'],
    ];
    for (const mode of modes) {
      const { status, stdout, stderr } = run(['-f', 'utf-8', ...mode], { input });
      assert.equal(stdout, '"Lodz" ?\n');
      assert.match(stderr, /6 characters that KOI8-R can't represent became their best fit, or \?/);
      assert.equal(status, 0);
    }
    const path = folderWith('fitting', { f: Buffer.from('a ☃') });
    const inPlace = runIn(path, '-f', 'utf-8', '-t', 'koi8-r', '--unmappable', 'translit-replacement', '-i', 'f');
    assert.match(inPlace.stderr, /--unmappable translit-replacement with --in-place needs a suffix/);
    assert.deepEqual(contents(path), { f: latin1('a ☃') });
  });

  test('--unmappable translit stops where there is no fit, and shows the character', () => {
    assert.equal(run(['-f', 'utf-8', '-t', 'ascii', '--unmappable', 'translit'], { input: '“Ł”' }).stdout.length, 3);
    const { status, stderr } = run(['-f', 'utf-8', '-t', 'koi8-r', '--unmappable', 'translit'], { input: '“a”\n“漢' });
    assert.equal(status, 1);
    assert.match(stderr, /line 2, column 2 \(offset 11\): KOI8-R can't represent 漢 \(U\+6F22\)/);
    const control = run(['-f', 'utf-8', '-t', 'koi8-r'], { input: '\x85\u200D' });
    assert.match(control.stderr, /can't represent U\+0085;/);
  });
});

describe('--eol', () => {
  test('LF and CRLF, in all encodings, however the text is split', () => {
    const text = 'a\nb\r\nc\rd\r\r\n\n\r';
    const expected = { lf: 'a\nb\nc\nd\n\n\n\n', crlf: 'a\r\nb\r\nc\r\nd\r\n\r\n\r\n\r\n' };
    for (const eol of /** @type {const} */ (['lf', 'crlf'])) {
      for (const to of ['utf-8', 'utf-16le', 'utf-16be', 'iso-2022-jp']) {
        const { stdout } = run(['-f', 'utf-8', '-t', to, '--eol', eol], { input: text });
        const result = to.startsWith('utf-16') ? stdout.replaceAll('\0', '') : stdout;
        assert.equal(result, expected[eol], to);
      }
      const units = new Uint8Array(Buffer.from(`${text}ऍഊ\u0a00\u0d00`, 'utf16le'));
      for (let split = 0; split < units.length; split++) {
        const fixer = new EndOfLineFixer(
          eol,
          encodings.findIndex(({ name }) => name === 'UTF-16LE'),
        );
        const parts = [units.subarray(0, split), units.subarray(split)].map((part) => Buffer.from(fixer.add(part)));
        assert.equal(Buffer.concat(parts).toString('utf16le'), `${expected[eol]}ऍഊ\u0a00\u0d00`);
      }
    }
    assert.equal(run(['-f', 'utf-8', '--eol', 'cr']).status, 2);
  });

  test('two line endings stay two if what is between them is left out', () => {
    const options = [
      ['-t', 'koi8-r', '--unmappable', 'ignore'],
      ['-t', 'koi8-r//IGNORE'],
      ['-t', 'koi8-r//TRANSLIT//IGNORE'],
      ['-t', 'iso-2022-jp//IGNORE'],
      ['-t', 'koi8-r', '-c'],
      ['-t', 'koi8-r', '--repair', '--unmappable', 'ignore'],
      ['-t', 'koi8-r', '--fix-declaration', '--unmappable', 'ignore'],
    ];
    for (const [eol, end] of [
      ['lf', '\n'],
      ['crlf', '\r\n'],
    ]) {
      for (const option of options) {
        for (const from of ['utf-8', 'auto']) {
          const args = ['-q', '-f', from, '--eol', eol, ...option];
          const { stdout } = run(args, { input: 'a\r☃\nb\r\nc\r' });
          assert.equal(stdout, `a${end}${end}b${end}c${end}`, args.join(' '));
        }
      }
      // A mark without its letter is left out, too, and so are invalid bytes.
      const mark = ['-q', '-f', 'utf-8', '-t', 'koi8-r', '--unmappable', 'translit', '--eol', eol];
      assert.equal(run(mark, { input: 'a\r\u0301\nb' }).stdout, `a${end}${end}b`);
      const invalid = { input: bytes('a\r\xFF\nb') };
      assert.equal(run(['-q', '-f', 'utf-8', '-c', '--eol', eol], invalid).stdout, `a${end}${end}b`);
      assert.equal(run(['-q', '-f', 'utf-8', '-t', 'koi8-r//IGNORE', '--eol', eol], invalid).stdout, `a${end}${end}b`);
    }
    // Nothing is between two files.
    const files = ['a\r', '\nb'].map((text, i) => file(`eol-${i}`, text));
    const { stdout } = run(['-f', 'utf-8', '-t', 'koi8-r//IGNORE', '--eol', 'lf', ...files]);
    assert.equal(stdout, 'a\nb');
    const { stderr } = run(['-f', 'utf-8', '-t', 'koi8-r//IGNORE', '--eol', 'lf'], { input: 'a\r☃\nb' });
    assert.match(stderr, /1 character that KOI8-R can't represent was left out, ☃ \(U\+2603\)/);
  });
});

describe('--bom', () => {
  test('add, keep and strip', () => {
    const [plain, marked] = ['a', '\uFEFFa'];
    for (const [input, option, expected] of [
      [plain, '--bom', marked],
      [plain, '--bom=add', marked],
      [marked, '--bom=add', marked],
      [marked, '--bom=keep', marked],
      [plain, '--bom=keep', plain],
      [marked, '--bom=strip', plain],
    ]) {
      assert.equal(run(['-f', 'utf-8', option], { input }).stdout, expected, option);
    }
    assert.equal(run(['-f', 'auto', '--bom=keep'], { input: bytes('\xFF\xFEa\0') }).stdout, marked);
    for (const to of ['gbk', 'cp437'])
      assert.equal(run(['-f', 'utf-8', '-t', to, '--bom=keep'], { input: marked }).stdout, plain, to);
    assert.equal(run(['-f', 'utf-8', '--bom=maybe']).status, 2);
    // Several files become one text, without byte order marks.
    const both = ['1', '2'].map((name) => file(`bom-${name}`, '\xEF\xBB\xBFa'));
    assert.equal(run(['-f', 'utf-8', '--bom=keep', ...both]).stdout, 'aa');
    // Without a '=', the next argument is a file.
    assert.equal(run(['-f', 'utf-8', '--bom', file('marked', 'b')]).stdout, '\uFEFFb');
  });
});

describe('many files', () => {
  const russian = 'Съешь же ещё этих мягких французских булок, да выпей чаю';
  const files = () => ({
    'a.txt': encode(russian, 'windows-1251'),
    'b.txt': encode(russian, 'koi8-r'),
    'sub/c.txt': encode(russian, 'windows-1251'),
    'sub/.hidden.txt': encode(russian, 'windows-1251'),
    'utf-8.txt': utf8Encode(russian),
  });

  test('--in-place', () => {
    const path = folderWith('in-place', files());
    const { status, stdout, stderr } = runIn(path, '-f', 'auto', '--in-place', '-r', '.');
    assert.deepEqual([status, stdout, stderr], [0, '', 'encoding-wasm: 3 files converted, 1 unchanged\n']);
    const hidden = Buffer.from(encode(russian, 'windows-1251')).toString('latin1');
    const expected = { 'a.txt': 1, 'b.txt': 1, 'sub/.hidden.txt': hidden, 'sub/c.txt': 1, 'utf-8.txt': 1 };
    const all = Object.entries(expected).map(([name, value]) => [name, value === 1 ? latin1(russian) : value]);
    assert.deepEqual(contents(path), Object.fromEntries(all));
  });

  /** The properties that change when a file is touched, for all files of a directory. @param {string} directory */
  const identities = (directory) =>
    Object.fromEntries(
      Object.keys(contents(directory)).map((name) => {
        const { ino, mtimeNs, ctimeNs } = statSync(join(directory, name), { bigint: true });
        return [name, [ino, mtimeNs, ctimeNs]];
      }),
    );

  test('a file whose bytes would not change is not written', { skip: process.platform === 'win32' }, () => {
    const same = {
      'ascii.txt': bytes('plain'),
      'empty.txt': bytes(''),
      'long.txt': utf8Encode(russian.repeat(9000)),
      'utf-8.txt': utf8Encode(russian),
    };
    const path = folderWith('same', same);
    chmodSync(join(path, 'utf-8.txt'), 0o444);
    const before = identities(path);
    for (const options of [
      ['-f', 'auto', '-i'],
      ['-f', 'auto', '-i.bak'],
      ['-f', 'utf-8', '-i.bak', '--bom=keep', '--eol', 'lf', '--fix-declaration'],
      ['-f', 'utf-8', '-i.bak', '-c'],
      ['--repair', '-i.bak'],
    ]) {
      const names = Object.keys(same);
      const real = runIn(path, ...options, ...names);
      const summary = 'encoding-wasm: 0 files converted, 4 unchanged\n';
      assert.deepEqual(real, { status: 0, stdout: '', stderr: summary }, options.join(' '));
      const dry = runIn(path, ...options, '-n', ...names);
      const lines = names.map((name) => `${name}: would stay as it is\n`).join('');
      assert.deepEqual(dry, { status: 0, stdout: lines, stderr: summary.replace('con', 'would be con') });
      assert.deepEqual(identities(path), before, options.join(' '));
    }
    for (const name of Object.keys(same))
      assert.deepEqual(runIn(path, '-f', 'utf-8', '-o', name, name), { status: 0, stdout: '', stderr: '' });
    assert.deepEqual(identities(path), before);
    // Nothing shows the encoding of ASCII.
    const wide = runIn(path, '-f', 'auto', '-t', 'utf-16le', '-i.bak', '-n', 'ascii.txt', 'empty.txt');
    assert.equal(
      wide.stdout,
      'ascii.txt: would be converted from ASCII to UTF-16LE, and kept as ascii.txt.bak\nempty.txt: would stay as it is\n',
    );
    const told = runIn(path, '-f', 'auto', '-v', '-i', 'ascii.txt').stderr;
    assert.match(told, /^encoding-wasm: ascii\.txt: decoded as ASCII \(default\)\n/);
    // A mixture: only the others have backups.
    writeFileSync(join(path, 'other.txt'), encode(russian, 'koi8-r'));
    const mixed = runIn(path, '-f', 'auto', '-i.bak', '-r', '.');
    assert.deepEqual(mixed.stderr, 'encoding-wasm: 1 file converted, 4 unchanged\n');
    assert.deepEqual(Object.keys(contents(path)), [
      ...['ascii.txt', 'empty.txt', 'long.txt', 'other.txt', 'other.txt.bak', 'utf-8.txt'],
    ]);
  });

  test('a second run of a conversion changes nothing', { skip: process.platform === 'win32' }, () => {
    const text = `<meta charset=windows-1251>${russian}\r\n`.repeat(9);
    for (const [options, content] of /** @type {[string[], Uint8Array][]} */ ([
      [['-f', 'auto'], encode(text, 'windows-1251')],
      [['-f', 'auto', '--eol', 'lf', '--fix-declaration'], encode(text, 'windows-1251')],
      [['-f', 'auto', '--bom'], encode(text, 'windows-1251')],
      [['-f', 'auto', '--bom', '-t', 'utf-16le'], encode(text, 'windows-1251')],
      [['-f', 'auto', '-t', 'koi8-r'], encode(text, 'windows-1251')],
      [['-f', 'utf-8', '--eol', 'crlf'], utf8Encode('a\nb')],
      [['-f', 'utf-8', '--bom=strip'], utf8Encode(`\uFEFF${text}`)],
      [['--repair'], utf8Encode(decode(utf8Encode(russian), 'windows-1252'))],
    ])) {
      for (const suffix of ['', '=.bak']) {
        const path = folderWith(`second${options.join('').length}${suffix}`, { 'a.txt': content });
        const args = [...options, `--in-place${suffix}`, 'a.txt'];
        assert.match(runIn(path, ...args).stderr, /encoding-wasm: 1 file converted\n$/, args.join(' '));
        const before = identities(path);
        assert.match(runIn(path, ...args).stderr, /encoding-wasm: 0 files converted, 1 unchanged\n$/, args.join(' '));
        assert.deepEqual(identities(path), before);
        rmSync(path, { recursive: true });
      }
    }
  });

  test('the first difference may be anywhere', () => {
    const long = 'x'.repeat(300_000);
    for (const [options, before, after] of [
      // The end is missing, or new.
      [['-c'], `${long}\xFF`, long],
      [['-c'], '\xFF', ''],
      [['--eol', 'crlf'], `${long}\r`, `${long}\r\n`],
      [['--eol', 'lf'], `a\r\n${long}`, `a\n${long}`],
      [['--eol', 'lf'], `${long}\r\n${long}`, `${long}\n${long}`],
      [['--bom'], long, `\xEF\xBB\xBF${long}`],
    ]) {
      const path = folderWith('difference', { 'a.txt': bytes(String(before)) });
      assert.equal(runIn(path, '-q', '-f', 'utf-8', ...options, '-i.bak', 'a.txt').status, 0);
      const { 'a.txt': now, 'a.txt.bak': old } = contents(path);
      assert.ok(now === after && old === before, String(options));
      rmSync(path, { recursive: true });
    }
  });

  test('--in-place=SUFFIX keeps the old files', () => {
    const path = folderWith('backup', files());
    const before = contents(path);
    assert.equal(runIn(path, '-f', 'auto', '-q', '--in-place=.bak', 'a.txt', 'b.txt').stderr, '');
    const after = contents(path);
    for (const name of ['a.txt', 'b.txt']) {
      assert.equal(after[name], latin1(russian));
      assert.equal(after[`${name}.bak`], before[name]);
    }
    assert.equal(Object.keys(after).length, Object.keys(before).length + 2);
  });

  test('a file that fails stays as it was, and is named at the end; the others are converted', () => {
    for (const option of ['--in-place', '--in-place=.bak']) {
      const path = folderWith(`failing${option.length}`, { ...files(), 'damaged.txt': bytes('a\xFF\xFF') });
      const { status, stderr } = runIn(
        path,
        '-f',
        'utf-8',
        '--fatal',
        option,
        'a.txt',
        'damaged.txt',
        'utf-8.txt',
        'none.txt',
      );
      assert.equal(status, 1);
      assert.match(
        stderr,
        /\nencoding-wasm: 0 files converted, 1 unchanged, 3 failed: a\.txt, damaged\.txt, none\.txt\n$/,
      );
      const way = option === '--in-place' ? 'keep the old file with --in-place=.bak' : 'leave out --fatal';
      assert.ok(
        stderr.includes(`damaged.txt: 1 byte at offset 1 is invalid in UTF-8; check --from, or ${way} to replace`),
      );
      assert.match(stderr, /none\.txt: there is no such file/);
      assert.deepEqual(
        contents(path),
        contents(folderWith(`same${option.length}`, { ...files(), 'damaged.txt': bytes('a\xFF\xFF') })),
      );
    }
  });

  test('files that do not look like text stay as they were', () => {
    const binary = bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
    const unknown = Uint8Array.from({ length: 400 }, (_, i) => 0x80 | (i * 37));
    const all = {
      ascii: bytes('plain'),
      binary,
      empty: bytes(''),
      long: Uint8Array.from({ length: 1e6 }, (_, i) => i * 37),
      unknown,
    };
    const path = folderWith('no-text', all);
    const problems = ['binary', 'long', 'unknown'].map((name) => {
      const isUnknown = name === 'unknown';
      const problem = isUnknown
        ? "its encoding can't be recognized; name it"
        : 'it looks like binary data; keep it as it is with --keep-binary, or name its encoding';
      return `encoding-wasm: ${name}: ${problem} with --from\n`;
    });
    const before = contents(path);
    for (const options of [
      ['-f', 'auto', '-i'],
      ['-f', 'auto', '-i.bak', '-n'],
      ['--repair', '-i'],
      ['-f', 'auto', '--out-dir', 'out', '-n'],
      ['-f', 'auto', '--sniff', 'html', '-i'],
    ]) {
      const { status, stdout, stderr } = runIn(path, ...options, ...Object.keys(all));
      const isDry = options.includes('-n');
      const isNew = options.includes('out');
      const [converted, unchanged] = isNew ? ['2 files', ''] : ['0 files', ', 2 unchanged'];
      const summary = `${converted} ${isDry ? 'would be ' : ''}converted${unchanged}, 3 failed: binary, long, unknown\n`;
      assert.deepEqual([status, stderr], [1, `${problems.join('')}encoding-wasm: ${summary}`], options.join(' '));
      assert.equal(stdout.split('\n').length, isDry ? 3 : 1);
      assert.deepEqual(contents(path), before);
    }
    // Somebody has named their encoding.
    assert.equal(runIn(path, '-f', 'latin1', '-i', 'binary', 'unknown').status, 0);
  });

  test('without the old file, invalid bytes are an error', () => {
    const path = folderWith('damaged', { 'a.txt': bytes('a\xFF') });
    assert.equal(runIn(path, '-f', 'utf-8', '--in-place', 'a.txt').status, 1);
    assert.deepEqual(contents(path), { 'a.txt': 'a\xFF' });
    assert.equal(runIn(path, '-f', 'utf-8', '--in-place=~', 'a.txt').status, 0);
    assert.deepEqual(contents(path), { 'a.txt': latin1('a\uFFFD'), 'a.txt~': 'a\xFF' });
  });

  test('without the old file, UTF-8 is not taken for another encoding, as in a second run', () => {
    const path = folderWith('twice', files());
    assert.equal(runIn(path, '-f', 'windows-1251', '-i', 'a.txt').status, 0);
    const before = contents(path);
    const problem =
      'encoding-wasm: a.txt: it looks like UTF-8; check --from, use --from auto or --skip-utf8, or keep the old file with ' +
      '--in-place=.bak\n';
    for (const args of [['-i'], ['-i', '-n'], ['-i', '--fix-declaration']]) {
      const { status, stdout, stderr } = runIn(path, '-f', 'windows-1251', ...args, 'a.txt');
      assert.deepEqual([status, stdout], [1, '']);
      assert.ok(stderr.startsWith(problem), stderr);
      assert.deepEqual(contents(path), before);
    }
    assert.equal(runIn(path, '-f', 'windows-1251', '-i', '--skip-utf8', 'a.txt').status, 0);
    assert.deepEqual(contents(path), before);
    assert.match(
      runIn(path, '-f', 'windows-1251', '-i.bak', 'a.txt').stderr,
      /^encoding-wasm: a\.txt: it looks like UTF-8/,
    );
    assert.equal(contents(path)['a.txt.bak'], before['a.txt']);
  });

  test('without the old file, one character is enough to recognize UTF-8, or six bytes without zeros where UTF-16 should be', () => {
    for (const [from, text] of /** @type {[string, string][]} */ ([
      ['latin1', 'café\n'],
      ['latin1', 'Straße und über'],
      ['gbk', '中'],
      ['utf-16le', 'The quick brown fox'],
      ['utf-16be', 'à côté'],
    ])) {
      const units = Buffer.from(text, 'utf16le');
      if (from === 'utf-16be') units.swap16();
      const content = from.startsWith('utf-16') ? units : encode(text, from);
      const path = folderWith(`recognized ${from} ${text.length}`, { 'a.txt': content });
      assert.equal(runIn(path, '-f', from, '-i', 'a.txt').status, 0, text);
      const { status, stderr } = runIn(path, '-f', from, '-i', 'a.txt');
      assert.equal(status, 1, text);
      assert.match(stderr, /^encoding-wasm: a\.txt: it looks like UTF-8/);
      assert.equal(contents(path)['a.txt'], latin1(text));
    }
    // The last byte doesn't start a character that the file's end splits.
    const path = folderWith('converted', { a: bytes('caf\xE9'), b: Buffer.from('扡', 'utf16le') });
    assert.equal(runIn(path, '-f', 'latin1', '-i', 'a').status, 0);
    assert.equal(runIn(path, '-f', 'utf-16le', '-i', 'b').status, 0);
    assert.deepEqual(contents(path), { a: latin1('café'), b: latin1('扡') });
  });

  test('without the old file, an uncertain detection is an error', () => {
    const path = folderWith('uncertain', { 'a.txt': bytes('\xBB\xFC') });
    for (const options of [['-i'], ['-i', '-q'], ['-i', '-n']]) {
      const { status, stderr } = runIn(path, '-f', 'auto', ...options, 'a.txt');
      const problem =
        /^encoding-wasm: a\.txt: it may be GBK \(0\.\d\d\), but this is uncertain; name its encoding with --from, or keep the old file with --in-place=\.bak\n/;
      assert.match(stderr, problem);
      assert.equal(status, 1);
      assert.deepEqual(contents(path), { 'a.txt': '\xBB\xFC' });
    }
    assert.equal(runIn(path, '-f', 'auto', '-i.bak', 'a.txt').status, 0);
  });

  test('a directory that the system refuses to make', { skip: process.platform !== 'linux' }, () => {
    const path = folderWith('refused', { 'a.txt': bytes('a') });
    const { status, stderr } = runIn(path, '-f', 'latin1', '--out-dir', '/proc/encoding-wasm/a', 'a.txt');
    assert.equal(status, 1);
    assert.match(stderr, /a\.txt: its directory does not exist, or accepts no new files; create it first/);
  });

  test('without the old file, neither another byte order mark nor UTF-32 is taken for text', () => {
    const path = folderWith('marks', {
      'utf-8': bytes('\xEF\xBB\xBFa'),
      'utf-16': bytes('\xFE\xFF\0a'),
      'utf-32': bytes('\xFF\xFE\0\0a\0\0\0'),
    });
    const before = contents(path);
    const advice = 'check --from, use --from auto or --skip-utf8, or keep the old file with --in-place=.bak';
    for (const [from, name, problem] of [
      ['latin1', 'utf-8', `it begins with the byte order mark of UTF-8; ${advice}`],
      ['utf-16', 'utf-16', `it begins with the byte order mark of UTF-16BE; ${advice}`],
      ['utf-16', 'utf-32', 'it looks like UTF-32; use --from utf-32'],
      ['auto', 'utf-32', 'it looks like UTF-32; use --from utf-32'],
    ]) {
      const { status, stderr } = runIn(path, '-f', from, '-i', name);
      const summary = `encoding-wasm: 0 files converted, 1 failed: ${name}\n`;
      assert.deepEqual([status, stderr], [1, `encoding-wasm: ${name}: ${problem}\n${summary}`]);
    }
    assert.deepEqual(contents(path), before);
  });

  test('--out-dir keeps the paths, and never replaces an input', () => {
    const path = folderWith('out-dir', files());
    const before = contents(path);
    const { status, stderr } = runIn(path, '-f', 'auto', '--out-dir', 'out/utf-8', '-r', 'a.txt', 'sub');
    assert.deepEqual([status, stderr], [0, 'encoding-wasm: 2 files converted\n']);
    assert.deepEqual(contents(path), {
      ...before,
      'out/utf-8/a.txt': latin1(russian),
      'out/utf-8/sub/c.txt': latin1(russian),
    });
    const same = runIn(path, '-f', 'auto', '--out-dir', '.', 'a.txt');
    assert.equal(same.status, 1);
    assert.match(same.stderr, /it would replace itself/);
    symlinkSync('.', join(path, 'here'));
    const link = runIn(path, '-f', 'auto', '--out-dir', 'here', 'a.txt');
    assert.match(link.stderr, /it would replace itself/);
    assert.equal(contents(path)['a.txt'], before['a.txt']);
  });

  test('--out-dir keeps the paths of files that are elsewhere, from the directory that they have in common', () => {
    const path = folderWith('elsewhere', { 'd/s/x': bytes('1'), 'd/y': bytes('2'), 'here/y': bytes('3') });
    const here = join(path, 'here');
    assert.equal(runIn(here, '-f', 'utf-8', '-q', '-r', '--out-dir', 'all', join(path, 'd')).status, 0);
    assert.deepEqual(contents(join(here, 'all')), { 's/x': '1', y: '2' });
    assert.equal(runIn(here, '-f', 'utf-8', '-q', '--out-dir', 'one', '../d/s/x').status, 0);
    assert.deepEqual(contents(join(here, 'one')), { x: '1' });
    // The same file twice is one file, but two files can't become one.
    const twice = runIn(here, '-f', 'utf-8', '--out-dir', 'two', '../d/y', join(path, 'd/y'), 'y');
    assert.match(twice.stderr, /y: another file already goes to two\/y; convert this one to another directory\n/);
    assert.match(twice.stderr, /1 file converted, 1 failed: y\n$/);
    assert.deepEqual(contents(join(here, 'two')), { y: '2' });
  });

  test('two names of one file in --out-dir, which is not there yet, take one result', () => {
    const path = folderWith('links-to-nothing', { x: bytes('1'), y: bytes('2'), 'out/other': bytes('') });
    for (const name of ['x', 'y']) symlinkSync('../result', join(path, 'out', name));
    const { status, stderr } = runIn(path, '-f', 'utf-8', '--out-dir', 'out', 'x', 'y');
    assert.equal(status, 1);
    assert.match(stderr, /: y: another file already goes to out\/y; convert this one to another directory\n/);
    assert.match(stderr, /1 file converted, 1 failed: y\n$/);
    assert.equal(contents(path).result, '1');
  });

  test('a file that is named twice is converted once', () => {
    for (const again of ['h', './h', 'link']) {
      const path = folderWith(`twice-${again.length}`, { h: bytes('x\xE9') });
      symlinkSync('h', join(path, 'link'));
      const { status, stderr } = runIn(path, '-f', 'latin1', '-i.bak', 'h', again);
      assert.deepEqual([status, stderr], [0, 'encoding-wasm: 1 file converted\n'], again);
      assert.deepEqual(contents(path), { h: latin1('xé'), 'h.bak': 'x\xE9' });
    }
  });

  test('a file that is mounted in two places is converted once', {
    skip: !canMount() && 'nothing can be mounted',
  }, () => {
    const path = folderWith('mounted', { 'a/file': bytes('\xB0\xA1'), 'b/none': bytes('') });
    spawnSync('ln', [join(path, 'a', 'file'), join(path, 'a', 'hard-link')]);
    const script = 'mount --bind a b && exec "$@"';
    const args = ['--mount', 'sh', '-c', script, 'sh', process.execPath, command, '-f', 'gbk', '-r', '-i.bak', '.'];
    const { status, stderr } = spawnSync('unshare', args, { cwd: path, encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, 'encoding-wasm: 2 files converted\n']);
    const [converted, old] = [latin1('啊'), '\xB0\xA1'];
    assert.deepEqual(contents(join(path, 'a')), {
      file: converted,
      'file.bak': old,
      'hard-link': converted,
      'hard-link.bak': old,
    });
  });

  test('no result and no old file takes the place of another input', () => {
    const files = { q: bytes('one\xE9'), 'w/q': bytes('two\xE9'), f: bytes('x\xE9'), 'f.old': bytes('precious\xE9') };
    const path = folderWith('overwriting', files);
    const result = runIn(path, '-f', 'latin1', '--out-dir', 'w', 'q', 'w/q');
    assert.equal(result.status, 1);
    assert.match(
      result.stderr,
      /: q: it would overwrite w\/q, which will be converted as well; name another directory\n/,
    );
    assert.deepEqual([contents(path)['w/q'], contents(path)['w/w/q']], ['two\xE9', latin1('twoé')]);
    const old = runIn(path, '-f', 'latin1', '-i.old', 'f', 'f.old');
    assert.equal(old.status, 1);
    assert.match(old.stderr, /: f: its backup f\.old already exists; use another suffix, or move that file away\n/);
    assert.match(old.stderr, /: 0 files converted, 1 left alone, 1 failed: f\n/);
    const { f, 'f.old': kept } = contents(path);
    assert.deepEqual([f, kept], ['x\xE9', 'precious\xE9']);
  });

  test('a file whose backup cannot be made stays as it was', () => {
    const name = 'x'.repeat(252);
    const path = folderWith('no-backup', { [name]: bytes('x\xE9'), a: bytes('y\xE9'), 'a.bak/in': bytes('z') });
    const before = contents(path);
    const { status, stderr } = runIn(path, '-f', 'latin1', '-i.bak', name, 'a');
    assert.equal(status, 1);
    assert.match(stderr, /x: its backup x+\.bak can't be made: its name is longer than the file system allows/);
    assert.match(stderr, /: a: its backup a\.bak already exists; use another suffix, or move that file away\n/);
    assert.deepEqual(contents(path), before);
  });

  test('a backup is the old file itself, and never replaces another one', () => {
    const path = folderWith('old', { a: bytes('x\xE9'), b: bytes('y\xE9') });
    chmodSync(join(path, 'a'), 0o640);
    const time = new Date(1e12);
    utimesSync(join(path, 'a'), time, time);
    const old = statSync(join(path, 'a'));
    assert.equal(runIn(path, '-f', 'latin1', '-i.bak', 'a').status, 0);
    const { mode, uid, gid, ino, mtimeMs } = statSync(join(path, 'a.bak'));
    assert.deepEqual([mode, uid, gid, mtimeMs], [old.mode, old.uid, old.gid, old.mtimeMs]);
    if (process.platform !== 'win32') assert.equal(ino, old.ino);
    assert.notEqual(statSync(join(path, 'a')).ino, ino);
    symlinkSync('nowhere', join(path, 'b.bak'));
    const before = contents(path);
    for (const options of [[], ['-n']]) {
      const { status, stdout, stderr } = runIn(path, '-f', 'latin1', '-i.bak', ...options, 'a', 'b');
      assert.deepEqual([status, stdout], [1, '']);
      for (const name of ['a', 'b'])
        assert.match(stderr, new RegExp(`${name}: its backup ${name}.bak already exists; use another suffix, or move`));
      assert.deepEqual(contents(path), before);
      assert.equal(readlinkSync(join(path, 'b.bak')), 'nowhere');
    }
  });

  test('a backup on another file system than the file is a copy', {
    skip: !hasOtherFileSystem() && 'there is none',
  }, (context) => {
    const path = folderWith('elsewhere-backup', {});
    mkdirSync(path);
    const elsewhere = mkdtempSync('/dev/shm/encoding-wasm-');
    context.after(() => rmSync(elsewhere, { recursive: true }));
    writeFileSync(join(elsewhere, 'a'), bytes('x\xE9'));
    chmodSync(join(elsewhere, 'a'), 0o640);
    const time = new Date(1e12);
    utimesSync(join(elsewhere, 'a'), time, time);
    if (process.getuid?.() === 0) chownSync(join(elsewhere, 'a'), 65_534, 65_533);
    const old = statSync(join(elsewhere, 'a'));
    symlinkSync(join(elsewhere, 'a'), join(path, 'link'));
    // If the conversion fails, nothing is left of it.
    assert.equal(runIn(path, '-f', 'utf-8', '--fatal', '-i.bak', 'link').status, 1);
    assert.deepEqual(readdirSync(path), ['link']);
    assert.equal(runIn(path, '-f', 'latin1', '-i.bak', 'link').status, 0);
    const { mode, uid, gid, mtimeMs } = statSync(join(path, 'link.bak'));
    assert.deepEqual([mode, uid, gid, mtimeMs], [old.mode, old.uid, old.gid, old.mtimeMs]);
    assert.deepEqual(readdirSync(path), ['link', 'link.bak']);
    assert.equal(readFileSync(join(path, 'link.bak'), 'latin1'), 'x\xE9');
    assert.equal(readFileSync(join(elsewhere, 'a'), 'utf8'), 'xé');
  });

  test('with --recursive, the directory of --out-dir is left out', () => {
    const path = folderWith('again', { 'a.txt': bytes('\xE9') });
    for (const _ of [1, 2]) {
      const { status, stderr } = runIn(path, '-f', 'latin1', '-r', '--out-dir', 'out', '.');
      assert.deepEqual([status, stderr], [0, 'encoding-wasm: 1 file converted\n']);
    }
    assert.deepEqual(contents(path), { 'a.txt': '\xE9', 'out/a.txt': latin1('é') });
  });

  test('where results go, nothing is found, however its path is written', () => {
    for (const names of [['-r', '.'], ['**/*.txt'], ['**'], ['[ao]*', '[ao]*/*']]) {
      const path = folderWith(`found-results-${names.join('').length}`, { 'a/b.txt': bytes('\xE9') });
      symlinkSync(join(path, 'out'), `${path}-link`);
      for (const directory of ['out', `${path}-link`, join(path, 'out'), 'a/../out']) {
        const { stderr } = runIn(path, '-f', 'latin1', '-q', '--out-dir', directory, ...names);
        assert.doesNotMatch(stderr, /out/, `${names} ${directory}`);
        assert.deepEqual(contents(path), { 'a/b.txt': '\xE9', 'out/a/b.txt': latin1('é') });
      }
      // A named directory contains inputs.
      assert.equal(runIn(path, '-f', 'utf-8', '--out-dir', 'out', 'out/**/*.txt').status, 0);
      assert.equal(contents(path)['out/out/a/b.txt'], latin1('é'));
    }
    for (const names of [['-r', '.'], ['**/*.txt'], ['**'], ['?????*.txt', 'a/*']]) {
      const path = folderWith(`found-result-${names.join('').length}`, {
        'longer.txt': bytes('\xE9'),
        'a/b': bytes(''),
      });
      symlinkSync('a/result.txt', join(path, 'link'));
      for (const output of ['a/result.txt', 'a/../a/result.txt', 'link']) {
        assert.equal(runIn(path, '-f', 'latin1', '-o', output, ...names).status, 0, `${names} ${output}`);
        assert.equal(contents(path)['a/result.txt'], latin1('é'));
      }
    }
  });

  test('behind a symbolic link, .. is the parent of the directory that it leads to', () => {
    for (const names of [['-r', 'link/..'], ['link/../*.txt'], ['link/../**/*.txt']]) {
      const path = folderWith(`parents-${names.join('').length}`, {
        'here/a.txt': bytes('mine\xE9'),
        'other/a.txt': bytes('\xE9'),
        'other/sub/b.txt': bytes('\xE9'),
      });
      symlinkSync('../other/sub', join(path, 'here', 'link'));
      assert.equal(runIn(join(path, 'here'), '-f', 'latin1', '-i', ...names).status, 0);
      const { 'here/a.txt': mine, 'other/a.txt': converted } = contents(path);
      assert.deepEqual([mine, converted], ['mine\xE9', latin1('é')], names.join(' '));
      // The directory of results, and a single result
      const { status } = runIn(join(path, 'here'), '-f', 'latin1', '--out-dir', 'link/..', 'a.txt');
      assert.deepEqual([status, contents(path)['other/a.txt']], [0, latin1('mineé')]);
      assert.equal(runIn(join(path, 'here'), '-f', 'latin1', '-o', 'link/../c.txt', 'a.txt').status, 0);
      assert.equal(contents(path)['other/c.txt'], latin1('mineé'));
    }
  });

  test('a file with the name - that is found is not standard input', () => {
    for (const names of [['-r', '.'], ['*'], ['?'], ['**']]) {
      const path = folderWith(`hyphen-${names.join('').length}${names[0].length}`, { '-': bytes('\xE9') });
      const input = 'standard input';
      const run = (/** @type {string[]} */ ...args) =>
        spawnSync(process.execPath, [command, '-f', 'latin1', ...args, ...names], {
          cwd: path,
          input,
          encoding: 'utf8',
        });
      assert.equal(run().stdout, 'é', names.join(' '));
      assert.equal(run('-i', '-n').stdout, './-: would be converted from windows-1252 to UTF-8\n');
      assert.equal(run('--out-dir', 'out').status, 0);
      assert.deepEqual(contents(path), { '-': '\xE9', 'out/-': latin1('é') });
      rmSync(join(path, 'out'), { recursive: true });
      assert.equal(run('-i').status, 0);
      assert.deepEqual(contents(path), { '-': latin1('é') });
    }
  });

  test('with --recursive, the file of --output is left out, and stays if there is nothing else', () => {
    const path = folderWith('once', { 'a.txt': bytes('\xE9'), 'b/c.txt': bytes('\xE8') });
    for (const _ of [1, 2]) {
      assert.deepEqual(runIn(path, '-f', 'latin1', '-r', '-o', 'b/all.txt', '.'), {
        status: 0,
        stdout: '',
        stderr: '',
      });
      assert.equal(readFileSync(join(path, 'b', 'all.txt'), 'utf8'), 'éè');
    }
    rmSync(join(path, 'b', 'c.txt'));
    const stderr =
      'encoding-wasm: cannot write b/all.txt: the directories have no files for it; ' +
      'hidden ones, symbolic links and the output itself are left out\n';
    assert.deepEqual(runIn(path, '-f', 'latin1', '-r', '-o', 'b/all.txt', 'b'), { status: 1, stdout: '', stderr });
    assert.equal(readFileSync(join(path, 'b', 'all.txt'), 'utf8'), 'éè');
    // A named file is an input.
    assert.equal(runIn(path, '-f', 'latin1', '-r', '-o', 'a.txt', 'a.txt').status, 0);
    assert.equal(readFileSync(join(path, 'a.txt'), 'utf8'), 'é');
  });

  test('other files stay, whatever their names are', () => {
    const path = folderWith('beside', { g: bytes('x\xE9'), 'g.bak.tmp': bytes('keep') });
    assert.equal(runIn(path, '-f', 'utf-8', '--fatal', '-i.bak', 'g').status, 1);
    assert.deepEqual(contents(path), { g: 'x\xE9', 'g.bak.tmp': 'keep' });
    assert.equal(runIn(path, '-f', 'latin1', '-i.bak', 'g').status, 0);
    assert.deepEqual(contents(path), { g: latin1('xé'), 'g.bak': 'x\xE9', 'g.bak.tmp': 'keep' });
  });

  test('--skip-utf8 leaves UTF-8 alone, but not what only looks like it', () => {
    const path = folderWith('skip', {
      ...files(),
      'ascii.txt': bytes('plain'),
      'jis.txt': encode('日本', 'iso-2022-jp'),
      'utf-16.txt': new Uint8Array(Buffer.from('\uFEFFa', 'utf16le')),
      'zero.txt': utf8Encode('é\0'),
    });
    const before = contents(path);
    const { status, stderr } = runIn(
      path,
      '-f',
      'iso-2022-jp',
      '--in-place',
      '--skip-utf8',
      'ascii.txt',
      'jis.txt',
      'utf-8.txt',
      'zero.txt',
    );
    assert.deepEqual([status, stderr], [0, 'encoding-wasm: 1 file converted, 3 left alone\n']);
    assert.equal(runIn(path, '-f', 'auto', '-q', '--in-place', '--skip-utf8', 'utf-16.txt').status, 0);
    assert.deepEqual(contents(path), { ...before, 'jis.txt': latin1('日本'), 'utf-16.txt': 'a' });
  });

  test('--keep-binary copies binary files, or leaves them alone', () => {
    const image = bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
    const site = { 'a.txt': encode(russian, 'windows-1251'), 'img/a.png': image, 'empty.txt': bytes('') };
    for (const from of ['auto', 'windows-1251']) {
      for (const eol of ['', '--eol=crlf']) {
        const path = folderWith(`keep-${from}${eol}`, site);
        const args = ['-f', from, '-t', 'utf-16le', '--bom', '--keep-binary', '-r', ...(eol && [eol])];
        const before = contents(path);
        const dry = runIn(path, ...args, '-n', '--out-dir', 'out', '.');
        assert.equal(dry.status, 0);
        assert.match(dry.stdout, /^img\/a\.png: would be copied, to out\/img\/a\.png: it looks like binary data$/m);
        assert.equal(dry.stderr, 'encoding-wasm: 2 files would be converted, 1 copied\n');
        assert.deepEqual(contents(path), before);
        chmodSync(join(path, 'img/a.png'), 0o755);
        const copied = runIn(path, ...args, '--out-dir', 'out', '.');
        assert.deepEqual(copied, { status: 0, stdout: '', stderr: 'encoding-wasm: 2 files converted, 1 copied\n' });
        assert.deepEqual(readFileSync(join(path, 'out/img/a.png')), Buffer.from(image));
        const modes = ['img', 'out/img'].map((directory) => statSync(join(path, directory, 'a.png')).mode);
        assert.equal(modes[0], modes[1]);
        const kept = runIn(path, ...args, '--verbose', '--in-place', 'img');
        assert.deepEqual(kept, {
          status: 0,
          stdout: '',
          stderr:
            'encoding-wasm: img/a.png: left alone: it looks like binary data\n' +
            'encoding-wasm: 0 files converted, 1 left alone\n',
        });
        assert.deepEqual(readFileSync(join(path, 'img/a.png')), Buffer.from(image));
      }
    }
  });

  test('PDF is binary, even if it has no control characters', () => {
    const all = {
      'a.pdf': bytes('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n1 0 obj\r<< >>\r\nendobj\n'),
      'b.pdf': bytes('%PDF-1.1\n1 0 obj\r<< >>\r\nendobj\n'),
    };
    const path = folderWith('pdf', all);
    const before = contents(path);
    for (const sniff of ['detect', 'html', 'xml']) {
      const args = ['-f', 'auto', '--sniff', sniff, '--eol', 'lf', ...Object.keys(all)];
      const { status, stderr } = runIn(path, ...args, '-i');
      assert.equal(status, 1);
      assert.match(
        stderr,
        /^encoding-wasm: a\.pdf: it looks like binary data; .*\nencoding-wasm: b\.pdf: it looks like binary/,
      );
      assert.equal(runIn(path, ...args, '-i', '--keep-binary').status, 0);
      assert.equal(runIn(path, ...args, '--out-dir', 'out', '--keep-binary').status, 0);
      assert.deepEqual(contents(join(path, 'out')), before);
      rmSync(join(path, 'out'), { recursive: true });
      assert.deepEqual(contents(path), before);
    }
  });

  test('--keep-binary and a file that cannot be copied', () => {
    const image = bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
    const path = folderWith('keep-failing', { 'a.bin': image, 'b.bin': image });
    mkdirSync(join(path, 'out/a.bin'), { recursive: true });
    assert.deepEqual(runIn(path, '-f', 'auto', '--keep-binary', '--out-dir', 'out', 'a.bin', 'b.bin', 'none'), {
      status: 1,
      stdout: '',
      stderr:
        'encoding-wasm: cannot write out/a.bin: it is a directory; name a file in it\n' +
        'encoding-wasm: none: there is no such file; check its name and its directory\n' +
        'encoding-wasm: 0 files converted, 1 copied, 2 failed: a.bin, none\n',
    });
  });

  test('a message names documents that still declare another encoding, once', () => {
    const page = (/** @type {string} */ label) => encode(`<meta charset=${label}>${russian}`, 'windows-1251');
    const pages = {
      'a.html': page('windows-1251'),
      'b.html': page('cp1251'),
      'c.html': page('utf-8'),
      'd.txt': encode(`In HTML, write <meta charset=windows-1251>. ${russian}`, 'windows-1251'),
      'e.xml': encode(`<?xml version="1.0" encoding="windows-1251"?><a>${russian}</a>`, 'windows-1251'),
    };
    const args = ['-f', 'windows-1251'];
    const path = folderWith('declaring', pages);
    const hint = (/** @type {string} */ what, advice = '--from utf-8 --fix-declaration --in-place') =>
      `encoding-wasm: ${what} another encoding than UTF-8: to correct that, use ${advice}\n`;
    const all = Object.keys(pages);
    const summary = 'encoding-wasm: 5 files converted\n';
    assert.equal(
      runIn(path, ...args, '--out-dir', 'out', '-n', ...all).stderr,
      `${hint('a.html and 2 more would still declare', '--fix-declaration')}${summary.replace('con', 'would be con')}`,
    );
    assert.equal(
      runIn(path, ...args, '--out-dir', 'out', ...all).stderr,
      `${hint('out/a.html and 2 more still declare')}${summary}`,
    );
    assert.equal(runIn(path, ...args, '--out-dir', 'out', '-q', ...all).stderr, '');
    assert.equal(runIn(path, ...args, '--out-dir', 'out', '--fix-declaration', ...all).stderr, summary);
    assert.equal(runIn(path, ...args, '-t', 'windows-1251', '--out-dir', 'out', 'a.html', 'e.xml').status, 0);
    assert.equal(
      runIn(path, ...args, '-i', 'b.html').stderr,
      `${hint('b.html still declares')}encoding-wasm: 1 file converted\n`,
    );
    // Its advice works.
    assert.equal(runIn(path, ...'--from utf-8 --fix-declaration --in-place b.html'.split(' ')).status, 0);
    assert.equal(contents(path)['b.html'], latin1(`<meta charset=UTF-8>${russian}`));
    assert.match(
      runIn(path, ...args, '-t', 'koi8-r', '-i', 'a.html').stderr,
      /than KOI8-R: to correct that, use --from koi8-r --to koi8-r --fix-declaration --in-place\n/,
    );
  });

  test('--skip-utf8 copies UTF-8 to another directory, so that it is complete', () => {
    const path = folderWith('skip-to', files());
    const args = ['-f', 'windows-1251', '--skip-utf8', '--bom', '--out-dir', 'out', 'a.txt', 'utf-8.txt'];
    assert.deepEqual(runIn(path, ...args, '-n'), {
      status: 0,
      stdout:
        'a.txt: would be converted from windows-1251 to UTF-8, to out/a.txt\n' +
        'utf-8.txt: would be copied, to out/utf-8.txt: it is UTF-8\n',
      stderr: 'encoding-wasm: 1 file would be converted, 1 copied\n',
    });
    assert.deepEqual(runIn(path, ...args), {
      status: 0,
      stdout: '',
      stderr: 'encoding-wasm: 1 file converted, 1 copied\n',
    });
    assert.deepEqual(contents(join(path, 'out')), {
      'a.txt': latin1(`\uFEFF${russian}`),
      'utf-8.txt': latin1(russian),
    });
  });

  test('--dry-run writes nothing, and says what would be done', () => {
    const path = folderWith('dry', { ...files(), 'damaged.txt': bytes('\x81') });
    const before = contents(path);
    const args = ['-f', 'auto', '--in-place=.bak', '-n', '--skip-utf8', 'a.txt', 'b.txt', 'utf-8.txt'];
    assert.deepEqual(runIn(path, ...args), {
      status: 0,
      stdout:
        'a.txt: would be converted from windows-1251 to UTF-8, and kept as a.txt.bak\n' +
        'b.txt: would be converted from KOI8-R to UTF-8, and kept as b.txt.bak\n' +
        'utf-8.txt: would be left alone: it is UTF-8\n',
      stderr: 'encoding-wasm: 2 files would be converted, 1 left alone\n',
    });
    const { status, stdout } = runIn(
      path,
      '-f',
      'gbk',
      '--fatal',
      '--out-dir',
      'out',
      '--dry-run',
      'damaged.txt',
      'a.txt',
    );
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.deepEqual(contents(path), before);
  });

  test('--dry-run says what would be lost, not what was', () => {
    const path = folderWith('dry-losses', { text: bytes('\x81\n\xA4\xD5\xA9\x96\n') });
    const args = ['-f', 'gbk', '-t', 'koi8-r', '--in-place=.bak', 'text'];
    for (const [mode, ...expected] of [
      ['replacement', /1 invalid byte sequence would become \?, /, /that KOI8-R can't represent would become \?, /],
      ['ignore', /1 invalid byte sequence would be left out, /, /that KOI8-R can't represent would be left out, /],
    ]) {
      const { stderr } = runIn(path, ...args, '--unmappable', String(mode), '--dry-run');
      for (const message of expected) assert.match(stderr, /** @type {RegExp} */ (message));
      assert.doesNotMatch(stderr, /became|(was|were) left out/);
    }
    assert.match(runIn(path, ...args, '--unmappable', 'replacement').stderr, /1 invalid byte sequence became \?, /);
  });

  test('wildcards that a shell has not expanded', () => {
    const path = folderWith('wildcards', { ...files(), 'sub/deep/d[1].txt': bytes('d'), 'x.md': bytes('x') });
    const found = (/** @type {string[]} */ ...patterns) => {
      const { stdout } = runIn(path, '--detect', '--json', ...patterns);
      return JSON.parse(stdout).map((/** @type {{ file: string }} */ { file }) => file);
    };
    assert.deepEqual(found('*.txt'), ['a.txt', 'b.txt', 'utf-8.txt']);
    assert.deepEqual(found('[ab].t?t', 'x.*'), ['a.txt', 'b.txt', 'x.md']);
    assert.deepEqual(found('*.t*t', '[!a-w].m[d]', '[^b-x]*.txt'), ['a.txt', 'b.txt', 'utf-8.txt', 'x.md', 'a.txt']);
    assert.deepEqual(found('[!a].txt'), ['b.txt']);
    // A name that nearly matches many stars takes no longer than others.
    writeFileSync(join(path, 'n'.repeat(200)), '');
    assert.deepEqual(found(`${'*n'.repeat(12)}*`, `${'*n'.repeat(12)}o`), ['n'.repeat(200)]);
    assert.deepEqual(found('**/*.txt'), ['a.txt', 'b.txt', 'utf-8.txt', 'sub/c.txt', 'sub/deep/d[1].txt']);
    assert.deepEqual(found('sub/*/*.txt'), ['sub/deep/d[1].txt']);
    assert.deepEqual(found('sub/deep/d[1].txt'), ['sub/deep/d[1].txt']);
    assert.deepEqual(found(`${path}/*.md`), [`${path}/x.md`]);
    assert.deepEqual(found('sub/**'), ['sub/c.txt', 'sub/deep/d[1].txt']);
    assert.deepEqual(found('**/**/d*'), ['sub/deep/d[1].txt']);
    // As with files, brackets are part of a directory's name if that exists.
    mkdirSync(join(path, '[Group] s'));
    writeFileSync(join(path, '[Group] s', 'e.srt'), '');
    assert.deepEqual(found('[Group] s/*.srt', `${path}/[Group] s/e.*`), ['[Group] s/e.srt', `${path}/[Group] s/e.srt`]);
    rmSync(join(path, '[Group] s'), { recursive: true });
    assert.deepEqual(found('*.{txt}', '(a+).txt'), []);
    const none = 'there is no such file, and no file matches it as a pattern; check its name and its directory';
    for (const name of ['*.none', 'a[1].txt', 'sub/?']) {
      for (const options of [['--detect'], ['-f', 'utf-8'], ['-f', 'utf-8', '-q', '-i']])
        assert.equal(runIn(path, ...options, name).stderr, `encoding-wasm: ${name}: ${none}\n`);
    }
    assert.match(runIn(path, '--detect', 'a[1').stderr, /a\[1: there is no such file; check its name/);
    writeFileSync(join(path, 'a[1'), '');
    assert.deepEqual(found('?[1', '[a][1'), ['a[1', 'a[1']);
    const reversed = runIn(path, '-f', 'utf-8', '[z-a]*', 'x.md');
    assert.deepEqual([reversed.status, reversed.stdout], [1, 'x']);
    assert.match(reversed.stderr, /\[z-a\]\*: there is no such file, and no file matches it as a pattern;/);
  });

  test('wildcards in paths of Windows', () => {
    for (const [pattern, start, parts] of /** @type {[string, string, string[]][]} */ ([
      ['subs\\*.srt', '.', ['subs', '*.srt']],
      ['subs/*.srt', '.', ['subs', '*.srt']],
      ['C:\\x\\*.srt', 'C:\\', ['x', '*.srt']],
      ['C:/x/*.srt', 'C:/', ['x', '*.srt']],
      ['C:*.srt', 'C:', ['*.srt']],
      ['\\\\server\\share\\*', '\\\\server\\share\\', ['*']],
    ])) {
      assert.deepEqual(partsOfPattern(pattern, win32), { start, parts });
    }
    // On other systems, a backslash is part of a name.
    assert.deepEqual(partsOfPattern('C:\\x/*', posix), { start: '.', parts: ['C:\\x', '*'] });
    assert.deepEqual(partsOfPattern('/x/*', posix), { start: '/', parts: ['x', '*'] });
  });

  test("a missing file or a pattern that cannot be a suffix isn't wrong usage", () => {
    const path = folderWith('suffixes', { a: bytes('\xE9'), _b: bytes('\xE9'), '.c': bytes('\xE9') });
    for (const [name, status, converted] of /** @type {[string, number, number][]} */ ([
      ['_*', 0, 2],
      ['.[a-c]', 0, 2],
      ['_c.txt', 1, 1],
      ['d', 1, 1],
    ])) {
      const result = runIn(path, '-f', 'latin1', '-i', '-n', 'a', name);
      assert.equal(result.status, status, name);
      assert.equal(result.stdout.split('\n').length - 1, converted, name);
    }
  });

  test('a second run with the same suffix leaves the old files alone, however they are named', () => {
    for (const names of [['-r', '.'], ['*'], ['a.txt', 'a.txt.bak']]) {
      const path = folderWith(`again${names[0]}${names.length}`.replaceAll('*', 'all'), { 'a.txt': bytes('\xB0\xA1') });
      const args = ['-f', 'gbk', '--in-place=.bak', ...names];
      runIn(path, ...args);
      const before = contents(path);
      assert.deepEqual(before, { 'a.txt': latin1('啊'), 'a.txt.bak': '\xB0\xA1' });
      const again = runIn(path, ...args);
      assert.equal(again.status, 1);
      assert.match(again.stderr, /: 0 files converted, 1 left alone, 1 failed: a\.txt\n$/);
      const { status, stderr } = runIn(path, ...args, '--skip-utf8');
      assert.deepEqual([status, stderr], [0, 'encoding-wasm: 0 files converted, 2 left alone\n']);
      assert.deepEqual(contents(path), before);
    }
  });

  test('an old version is recognized, however its path is written', () => {
    for (const [index, names] of [
      ['a', './a.bak'],
      ['./a', 'a.bak'],
      ['sub/../a', 'a.bak'],
      ['a', 'link/a.bak'],
      ['a', join(folder, 'old-spelling-4', 'a.bak')],
      ['alias', 'a.bak'],
    ].entries()) {
      const path = folderWith(`old-spelling-${index}`, {
        a: bytes('\xB0\xA1'),
        'a.bak': bytes('\xB0\xA2'),
        'sub/b': bytes(''),
      });
      symlinkSync('.', join(path, 'link'));
      symlinkSync('a', join(path, 'alias'));
      const { stdout } = runIn(path, '-f', 'gbk', '-i.bak', '-n', ...names);
      assert.ok(stdout.endsWith(`${names[1]}: would be left alone: it is the old version of ${names[0]}\n`), stdout);
      runIn(path, '-f', 'gbk', '-i.bak', ...names);
      assert.equal(contents(path)['a.bak'], '\xB0\xA2');
    }
  });

  test('a named pipe is not replaced, and a private file stays private', { skip: process.platform === 'win32' }, () => {
    const path = folderWith('special', { 'private.txt': bytes('a') });
    spawnSync('mkfifo', [join(path, 'pipe')]);
    const { status, stderr } = runIn(path, '-f', 'latin1', '--in-place', 'pipe');
    assert.equal(status, 1);
    assert.match(stderr, /pipe: it is not a regular file, so it cannot be replaced/);
    chmodSync(join(path, 'private.txt'), 0o600);
    assert.equal(runIn(path, '-f', 'latin1', '--out-dir', 'out', 'private.txt').status, 0);
    assert.equal(statSync(join(path, 'out', 'private.txt')).mode & 0o777, 0o600);
  });

  test('200,000 names', () => {
    const names = Array(200_000).fill('a');
    for (const args of [names, ['--', ...names], [...names, '--', 'b']]) {
      assert.equal(parseArguments(args, []).files.length, args.filter((arg) => arg !== '--').length);
    }
    assert.deepEqual(parseArguments(['a', '--', '-b', 'c'], []).files, ['a', '-b', 'c']);
  });

  test('2,000 files in one call', () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`${i}.txt`, bytes('\xB0\xA1')]));
    const path = folderWith('many', many);
    const { status, stderr } = runIn(path, '-f', 'euc-kr', '--in-place', '-r', '.');
    assert.deepEqual([status, stderr], [0, 'encoding-wasm: 2000 files converted\n']);
    assert.ok(Object.values(contents(path)).every((content) => content === latin1('가')));
  });

  test('wrong usage', () => {
    for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
      [['-f', 'gbk', '--in-place'], /need the names of files/],
      [
        ['-f', 'gbk', '-r', '--out-dir', 'b/', 'b'],
        /^error: --out-dir b\/: the results would be in the directory that is converted/,
      ],
      [['-f', 'gbk', '--in-place', '-'], /need the names of files/],
      [['-f', 'gbk', '--in-place', '--out-dir', 'a', 'b'], /can't be combined/],
      [['-f', 'gbk', '--in-place', '-o', 'a', 'b'], /--output is for one result/],
      [['-f', 'gbk', '--in-place=/x', 'b'], /a suffix can't contain/],
      [['-f', 'gbk', '--in-place', '-c', 'b'], /^error: -c with --in-place needs a suffix/],
      [['-f', 'gbk', '--in-place', '-t', 'koi8-r//IGNORE', 'b'], /\/\/IGNORE with --in-place needs a suffix/],
      [['-f', 'gbk', '--in-place', '-t', 'koi8-r//TRANSLIT//IGNORE', 'b'], /\/\/IGNORE with --in-place needs a suffix/],
      [['-f', 'gbk', '--in-place', '-t', 'koi8-r//TRANSLIT', 'b'], /\/\/TRANSLIT with --in-place needs a suffix/],
      [
        ['-f', 'gbk', '-i', '--unmappable', 'replacement', 'b'],
        /--unmappable replacement with --in-place needs a suffix/,
      ],
      [
        ['-f', 'gbk', '--in-place', '--unmappable', 'ignore', 'b'],
        /--unmappable ignore with --in-place needs a suffix/,
      ],
      [
        ['-f', 'gbk', '--in-place', '--unmappable', 'translit', 'b'],
        /--unmappable translit with --in-place needs a suffix/,
      ],
      [['--detect', '-f', 'gbk', 'b'], /--from is for conversions; leave it out with --detect/],
      [['--detect', '--in-place', 'b'], /--in-place is for conversions; leave it out with --detect/],
      [['--list', '-t', 'gbk'], /--to is for conversions; leave it out with --list/],
      [['-f', 'gbk', '--dry-run', 'b'], /--dry-run works only with --in-place or --out-dir/],
      [['-f', 'gbk', '--skip-utf8', 'b'], /--skip-utf8 works only with --in-place or --out-dir/],
      [['-f', 'gbk', '--keep-binary', 'b'], /--keep-binary works only with --in-place or --out-dir/],
      [['--detect', '--keep-binary', 'b'], /--keep-binary is for conversions; leave it out with --detect/],
      [['--list', 'b'], /--list takes no files; leave them out/],
      [['-f', 'gbk', '-in', 'b'], /argument 'n' looks like other options\. Write -i -n, or --in-place=n\.\n/],
      [['-f', 'gbk', '-qirn', 'b'], /argument 'rn' looks like other options\. Write -i -rn, or --in-place=rn\.\n/],
      [['-f', 'gbk', '-i', '.bak', 'b'], /There is no file \.bak\. For a suffix, write --in-place=\.bak\.\n/],
      [['-f', 'gbk', 'b', '--in-place', '~'], /There is no file ~\. For a suffix, write --in-place=~\.\n/],
      [['-f', 'utf-8', '--bom', 'strip', 'b'], /write --bom=strip, or \.\/strip for a file of that name\.\n/],
      [['--in-place', 'b'], /--from LABEL is missing/],
      [
        ['-f', 'gbk', '-t', 'koi8-r//TRANSLIT', '--unmappable', 'html'],
        /--unmappable and a suffix of --to, .* can't be combined/,
      ],
      [
        ['-f', 'gbk', '-t', 'koi8-r//IGNORE', '--unmappable', 'html'],
        /--unmappable and a suffix of --to, .* can't be combined/,
      ],
      [['--completion', 'csh'], /Allowed choices are bash, zsh, fish/],
    ])) {
      const { status, stdout, stderr } = run(args);
      assert.deepEqual([status, stdout], [2, ''], args.join(' '));
      assert.match(stderr, message);
    }
  });

  test('a directory that cannot be written', {
    skip: process.getuid?.() === 0 && 'the superuser may write everywhere',
  }, () => {
    const path = folderWith('locked', files());
    chmodSync(path, 0o500);
    assert.equal(runIn(path, '-f', 'auto', '--in-place', 'a.txt').status, 1);
    chmodSync(path, 0o700);
  });
});

describe('--detect', () => {
  test('binary, ASCII, empty and unknown', () => {
    const path = folderWith('kinds', {
      ascii: bytes('plain'),
      binary: bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR'),
      empty: bytes(''),
      text: utf8Encode('日本語 текст'),
    });
    const { stdout } = runIn(path, '--detect', '*');
    assert.deepEqual(
      stdout.split('\n').map((line) => line.split(' ')[0]),
      ['ASCII', 'binary', 'empty', 'UTF-8', ''],
    );
    writeFileSync(
      join(path, 'unknown'),
      Uint8Array.from({ length: 400 }, (_, i) => 0x80 | (i * 37)),
    );
    const found = JSON.parse(runIn(path, '--detect', '--json', '*').stdout);
    assert.deepEqual(
      found.map((/** @type {any} */ { kind, encoding }) => [kind, encoding]),
      // As in the API, data that isn't text has no encoding.
      [
        ['ASCII', 'windows-1252'],
        ['binary', null],
        ['empty', 'windows-1252'],
        ['text', 'UTF-8'],
        ['unknown', null],
      ],
    );
    for (const { file, encoding } of found)
      assert.equal(detectEncoding(readFileSync(join(path, file))).encoding, encoding, file);
    // A declaration is an answer, whatever the bytes look like.
    writeFileSync(join(path, 'declared'), bytes(`<meta charset=gbk>${'\0\x01\x02'.repeat(50)}`));
    const [declared] = JSON.parse(runIn(path, '--detect', '--json', '--sniff', 'html', 'declared').stdout);
    assert.deepEqual([declared.encoding, declared.source], ['GBK', 'meta']);
  });
});

describe('--repair', () => {
  const text = 'Съешь же ещё этих мягких французских булок, да выпей чаю';
  const mojibake = decode(utf8Encode(text), 'windows-1252');

  test('repairs each file, and leaves correct text alone', () => {
    const path = folderWith('repair', { 'broken.txt': utf8Encode(mojibake), 'right.txt': utf8Encode(text) });
    assert.deepEqual(runIn(path, '--repair', '--in-place', 'broken.txt', 'right.txt'), {
      status: 0,
      stdout: '',
      stderr:
        'encoding-wasm: broken.txt: repaired: it was UTF-8 read as windows-1252\nencoding-wasm: 1 file converted, 1 unchanged\n',
    });
    assert.deepEqual(contents(path), { 'broken.txt': latin1(text), 'right.txt': latin1(text) });
  });

  test('correct text stays as it is, even in place', () => {
    const correct = [
      '안녕하세요 ㅋㅋㅋ',
      'BEYONCÉ’s NESTLÉ® CAFÉ…',
      '3×£20 ‚a‘',
      'order;СООБЩЕНИЕ О ПОСТАВКЕ',
      '1月　435ｋｍ',
      'ﾅｶﾑﾗ',
    ];
    const files = Object.fromEntries(correct.map((line, i) => [`${i}.txt`, utf8Encode(`${line}\n`)]));
    const path = folderWith('repair-correct', files);
    const { status, stderr } = runIn(path, '--repair', '-f', 'utf-8', '-i', ...Object.keys(files));
    assert.deepEqual([status, stderr], [0, 'encoding-wasm: 0 files converted, 6 unchanged\n']);
    assert.deepEqual(contents(path), Object.fromEntries(correct.map((line, i) => [`${i}.txt`, latin1(`${line}\n`)])));
  });

  test('correct text stays beside garbled text; lost characters are counted', () => {
    const mixed = run(['--repair', '-f', 'utf-8'], { input: utf8Encode(`l’humanitÃ©\n${mojibake}\nl’humanité €\n`) });
    assert.equal(mixed.stdout, `l’humanité\n${text}\nl’humanité €\n`);
    assert.match(mixed.stderr, /: repaired: it was UTF-8 read as windows-1252\n$/);
    const gaps = utf8Encode(mojibake.replace(/[\x80-\x9f\xad]/g, ''));
    const damaged = run(['--repair', '-f', 'utf-8'], { input: gaps });
    const lost = damaged.stdout.split('\uFFFD').length - 1;
    assert.ok(lost > 1);
    assert.match(damaged.stderr, new RegExp(`read as windows-1252; ${lost} characters could not be recovered\n$`));
  });

  test('without a copy, uncertain and incomplete repairs are refused', () => {
    const [uncertain, incomplete] = ['Â£20', mojibake.replace(/[\x80-\x9f\xad]/g, '')];
    const path = folderWith('repair-uncertain', { a: utf8Encode(uncertain), b: utf8Encode(incomplete) });
    const { status, stderr } = runIn(path, '--repair', '-f', 'utf-8', '-i', 'a', 'b');
    assert.equal(status, 1);
    assert.match(stderr, /: a: it looks like UTF-8 read as windows-1252, but this is uncertain; use --in-place=\.bak/);
    assert.match(
      stderr,
      /: b: it looks like UTF-8 read as windows-1252, but \d+ characters could not be recovered; use/,
    );
    assert.deepEqual(contents(path), { a: latin1(uncertain), b: latin1(incomplete) });
    assert.equal(runIn(path, '--repair', '-q', '-f', 'utf-8', '--in-place=.bak', 'a').status, 0);
    assert.deepEqual(contents(path), { a: latin1('£20'), 'a.bak': latin1(uncertain), b: latin1(incomplete) });
  });

  test('a garbled byte order mark is one again', () => {
    const input = utf8Encode(new TextDecoder('windows-1252').decode(utf8Encode(`\uFEFF${text}`)));
    for (const [args, result] of /** @type {[string[], string][]} */ ([
      [[], text],
      [['--bom'], `\uFEFF${text}`],
      [['--bom=keep'], `\uFEFF${text}`],
      [['-t', 'koi8-r', '--bom=keep'], decode(encode(text, 'koi8-r'))],
    ])) {
      const { status, stdout } = run(['--repair', '-q', '-f', 'utf-8', ...args], { input });
      assert.deepEqual([status, stdout], [0, result], args.join(' '));
    }
  });

  test('with other options', () => {
    const input = utf8Encode(mojibake);
    assert.deepEqual(run(['--repair', '-q', '-f', 'utf-8', '--bom'], { input }), {
      status: 0,
      stdout: `\uFEFF${text}`,
      stderr: '',
    });
    const { status, stderr } = run(['--repair', '-f', 'utf-8', '--fatal'], { input: bytes('a\xFF') });
    assert.deepEqual(
      [status, /1 byte at offset 1 is invalid in UTF-8; check --from, or leave out --fatal/.test(stderr)],
      [1, true],
    );
    // The text before an error isn't repaired or encoded together with the next file.
    const greeting = decode(utf8Encode('Grüße, Zoë! Ça va à la crème brûlée, señor?'), 'windows-1252');
    const path = folderWith('repair-damaged', {
      damaged: Buffer.concat([utf8Encode(greeting), bytes('\xFF')]),
      whole: utf8Encode(mojibake),
    });
    const both = runIn(path, '--repair', '-f', 'utf-8', '--fatal', 'damaged', 'whole');
    assert.equal(both.stdout, `Grüße, Zoë! Ça va à la crème brûlée, señor?${text}`);
    assert.match(both.stderr, /: damaged: 1 byte at offset 71 is invalid in UTF-8; .*\n.*: whole: repaired: /);
    const alone = runIn(path, '--repair', '-f', 'utf-8', '-t', 'koi8-r', '--fatal', 'damaged');
    assert.match(alone.stderr, /: damaged: line 1, column 3: KOI8-R can't represent ü/);
    assert.equal(run(['--repair', '-c']).status, 2);
    assert.equal(run(['--repair'], { input: '' }).stdout, '');
  });
});

describe('--completion', () => {
  test('bash completes options, encodings and files', needs('bash'), () => {
    const script = run(['--completion', 'bash']).stdout;
    const path = folderWith('completed', { 'my file': bytes(''), 'my folder/a b': bytes(''), text: bytes('') });
    const complete = (/** @type {string[]} */ ...words) => {
      const program = `${script}\nCOMP_WORDS=(encoding-wasm ${words.map((word) => `'${word}'`).join(' ')})
        COMP_CWORD=${words.length}\n_encoding_wasm\nprintf '%s\\n' "\${COMPREPLY[@]}"; [[ a == A ]] && echo changed`;
      const { stdout, stderr } = spawnSync('bash', ['-c', program], { encoding: 'utf8', cwd: path });
      assert.equal(stderr, '');
      return stdout.trim().split('\n').sort();
    };
    assert.deepEqual(complete('--unm'), ['--unmappable']);
    assert.deepEqual(complete('-v'), ['-v']);
    for (const word of ['Shift', 'sh']) {
      assert.deepEqual(complete('--from', word), ['Shift_JIS']);
      assert.deepEqual(complete('-t', word), ['Shift_JIS']);
      // By default, bash makes a '=' a word.
      assert.deepEqual(complete('--from', '=', word), ['Shift_JIS']);
      assert.deepEqual(complete(`--from=${word}`), ['--from=Shift_JIS']);
    }
    assert.ok(complete('--to', '=').includes('UTF-8'));
    assert.deepEqual(complete('-f', 'au'), ['auto']);
    assert.deepEqual(complete('-t', 'au'), ['']);
    assert.deepEqual(complete('--unmappable', 'tr'), ['translit', 'translit-replacement']);
    assert.deepEqual(complete('--bom=k'), ['--bom=keep']);
    assert.deepEqual(complete('--bom', '=', 'k'), ['keep']);
    assert.deepEqual(complete('--bom', 'te'), ['text']);
    assert.deepEqual(complete('--in-place', '=', 'te'), ['']);
    assert.deepEqual(complete('my'), ['my file', 'my folder']);
    assert.deepEqual(complete('-o', 'my folder/'), ['my folder/a b']);
    assert.deepEqual(complete('--out-dir', ''), ['my folder']);
  });

  for (const shell of ['zsh', 'fish']) {
    test(`of ${shell} has options, encodings and what they do`, () => {
      const { status, stdout } = run(['--completion', shell]);
      assert.equal(status, 0);
      assert.match(stdout, /Shift_JIS/);
      assert.match(stdout, /json\W.*Print JSON/);
    });

    test(`${shell} can read it`, needs(shell), () => {
      const script = file(`completion.${shell}`);
      writeFileSync(script, run(['--completion', shell]).stdout);
      const { error, status, stderr } = spawnSync(shell, ['-n', script], { encoding: 'utf8' });
      assert.deepEqual([error, status, stderr], [undefined, 0, '']);
    });
  }

  test('in zsh, values may follow their options directly, and optional ones must', () => {
    const { stdout } = run(['--completion', 'zsh']);
    for (const spec of [
      "'(-t --to)'{-t+,--to=}'[The encoding of the output]:value:(UTF-8 ",
      "'(-o --output)'{-o+,--output=}'[Write to a file]:value:_files' ",
      "'(-i --in-place)'{-i-,--in-place=-}'[Replace each file with its conversion]::value:' ",
      "'--bom=-[Whether the output begins with a byte order mark]::value:(add keep strip)' ",
      "'--locale=[The language of the text]:value:' ",
    ]) {
      assert.ok(stdout.includes(`\n  ${spec}`), spec);
    }
  });

  test('fish completes options, encodings and files', needs('fish'), () => {
    const script = file('completion-of-words.fish');
    writeFileSync(script, run(['--completion', 'fish']).stdout);
    const path = folderWith('completed-by-fish', { 'folder/a': bytes(''), text: bytes('') });
    for (const [words, ...completed] of [
      ['--unm', '--unmappable'],
      ['--from shift', 'Shift_JIS'],
      ['-t shift', 'Shift_JIS'],
      ['--unmappable tr', 'translit', 'translit-replacement'],
      ['--bom=', '--bom=add', '--bom=keep', '--bom=strip'],
      ['--bom ', 'folder/', 'text'],
      ['--in-place='],
      ['--in-place ', 'folder/', 'text'],
      ['--out-dir ', 'folder/'],
      ['--out-dir=', '--out-dir=folder/'],
      ['--output=', '--output=folder/', '--output=text'],
      ['--locale '],
    ]) {
      const program = `source ${script}; complete -C 'encoding-wasm ${words}'`;
      const { error, stdout, stderr } = spawnSync('fish', ['--no-config', '-c', program], {
        encoding: 'utf8',
        cwd: path,
      });
      const found = stdout.split('\n').slice(0, -1);
      assert.deepEqual([error, found.map((line) => line.split('\t')[0]), stderr], [undefined, completed, ''], words);
    }
  });
});

const manual = fileURLToPath(new URL('../../pkg/encoding-wasm.1', import.meta.url));

test('the manual has all options', () => {
  const text = readFileSync(manual, 'utf8');
  for (const option of ['from', 'to', 'in\\-place', 'out\\-dir', 'completion', 'version']) {
    assert.ok(text.includes(`\\-\\-${option}`), option);
  }
});

test('the manual is well-formed', needs('groff'), () => {
  const { error, status, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', manual], { encoding: 'utf8' });
  assert.deepEqual([error, status, stderr], [undefined, 0, '']);
});

/** Whether files can be made on another file system than the tests' own. */
function hasOtherFileSystem() {
  return existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(folder).dev;
}

/** Options of a test that needs a program. Without it, the test is skipped, but in CI it fails. @param {string} name */
function needs(name) {
  const isThere = (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, name)));
  return { skip: !isThere && !process.env.CI && `there is no ${name}` };
}
