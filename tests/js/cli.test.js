// The command `encoding-wasm`: its options, messages and results.

import assert from 'node:assert/strict';
import { constants } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { encode, encodings, TextDecoder } from 'encoding-wasm';
import { sizeOf } from '../large.js';
import { command, examples, file, folder, leftOver, pretendTerminal, run, start, until } from './command.js';
import { bytes } from './vectors.js';

describe('decoding', () => {
  test('standard input', () => {
    const ok = { status: 0, stdout: 'テスト\n', stderr: '' };
    assert.deepEqual(run(['--from', 'SJIS'], { input: bytes('\x83\x65\x83\x58\x83\x67\n') }), ok);
    assert.deepEqual(run(['--from', 'SJIS', '-'], { input: bytes('\x83\x65\x83\x58\x83\x67\n') }), ok);
    assert.deepEqual(run(['--from', 'big5']), { status: 0, stdout: '', stderr: '' });
  });

  test('files one after the other, each from a new state', () => {
    const [first, second] = [file('first', 'a\x83'), file('second', '\x65b')];
    const { status, stdout } = run(['--from', 'sjis', first, second]);
    assert.deepEqual([status, stdout], [0, 'a\uFFFDeb']);
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

  test('a large file in constant memory, with a progress bar', async () => {
    const size = sizeOf(2 ** 31, 2 ** 28) + 5;
    const [small, large] = [await convertZeros(2 ** 26), await convertZeros(size)];
    assert.ok(large.memory < small.memory + 50, `${small.memory} MB for 64 MB, ${large.memory} MB for ${size} bytes`);
    assert.match(large.stderr, /\d+ % \| [\d.]+ of \d+\.\d MB \| [\d.]+ MB\/s \|/);
    assert.ok(large.stderr.includes(` of ${(size / 1e6).toFixed(1)} MB`), large.stderr);
  });

  /** Converts a file of zeros on a pretended terminal. @param {number} size */
  async function convertZeros(size) {
    const zeros = file('zeros', '');
    truncateSync(zeros, size);
    const child = start(['--from', 'windows-1252', zeros], { node: ['--require', pretendTerminal] });
    let [length, stderr] = [0, ''];
    child.stdout.on('data', (chunk) => {
      length += chunk.length;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    rmSync(zeros);
    assert.deepEqual([status, length], [0, size]);
    return { stderr, memory: Number(stderr.match(/most memory: (\d+) MB/)?.[1]) };
  }

  test('a file too large for --repair', {
    skip: sizeOf(0, 1) === 1 && 'only `npm run check -- large` makes one',
  }, () => {
    const large = file('large', '');
    truncateSync(large, constants.MAX_STRING_LENGTH + 1);
    const { status, stdout, stderr } = run(['--repair', '-f', 'utf-8', large]);
    rmSync(large);
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(
      stderr,
      /large: it is too large for --repair, which takes \d+ million characters at most; repair it in/,
    );
  });

  test('a progress bar on a terminal that does not know its width', () => {
    const node = ['--require', pretendTerminal, '--import', 'data:text/javascript,process.stderr.columns = 0'];
    const { stderr } = run(['--from', 'gbk', '-o', file('target')], { input: Buffer.alloc(3e7), node });
    assert.match(stderr, /MB\/s/);
    rmSync(file('target'));
  });

  test('no progress bar for little input, or where there is no terminal', () => {
    assert.doesNotMatch(run(['--from', 'gbk'], { input: 'a', node: ['--require', pretendTerminal] }).stderr, /MB\/s/);
    assert.equal(run(['--from', 'gbk'], { input: Buffer.alloc(3e7) }).stderr, '');
  });

  test('many files', () => {
    const files = Array.from({ length: 30 }, () => file('one of many', 'a'));
    assert.deepEqual(run(['--from', 'gbk', ...files]), { status: 0, stdout: 'a'.repeat(30), stderr: '' });
  });

  test('standard input that is a directory', () => {
    const stdin = openSync(folder, 'r');
    const { status, stderr } = spawnSync(process.execPath, [command, '--from', 'gbk'], {
      stdio: [stdin, 'pipe', 'pipe'],
    });
    closeSync(stdin);
    assert.deepEqual(
      [status, String(stderr)],
      [
        1,
        'encoding-wasm: standard input: it is a directory; name the files in it, or the directory with --recursive\n',
      ],
    );
  });
});

describe('--to', () => {
  test('any encoding', () => {
    const input = Buffer.from('あa\n');
    assert.equal(Buffer.from(runBinary(['--from', 'utf-8', '--to', 'sjis'], input)).toString('latin1'), '\x82\xA0a\n');
    assert.equal(runBinary(['--from', 'utf-8', '--to', 'iso-2022-jp'], input).toString('latin1'), '\x1B$B$"\x1B(Ba\n');
    assert.equal(runBinary(['--from', 'utf-8', '--to', 'utf-16be'], input).toString('latin1'), '\x30\x42\0a\0\n');
    assert.equal(
      runBinary(['--from', 'utf-8', '--to', 'utf-16', '--bom'], input).toString('latin1'),
      '\xFF\xFE\x42\x30a\0\n\0',
    );
  });

  /** @param {string[]} args @param {Buffer} input */
  function runBinary(args, input) {
    const { status, stdout } = spawnSync(process.execPath, [command, ...args], { input });
    assert.equal(status, 0);
    return stdout;
  }

  test('an unmappable character is reported with its line, column and offset', () => {
    const text = `first\nsecönd\n${'x'.repeat(100_000)}\n漢a☃b`;
    const input = file('unmappable');
    writeFileSync(input, text);
    for (const [label, name] of [
      ['gbk', 'GBK'],
      ['iso-2022-jp', 'ISO-2022-JP'],
    ]) {
      const source = label === 'gbk' ? text : text.replace('ö', 'o');
      writeFileSync(input, source);
      const target = file('not there');
      const { status, stderr } = run(['--from', 'utf-8', '--to', label, '-o', target, input]);
      const offset = Buffer.byteLength(source) - 4;
      const problem = `line 4, column 3 (offset ${offset}): ${name} can't represent ☃ (U+2603); `;
      assert.equal(status, 1);
      assert.ok(stderr.startsWith(`encoding-wasm: ${input}: ${label === 'gbk' ? '' : problem}`), stderr);
      if (label === 'gbk')
        assert.match(stderr, /line 2, column 4 \(offset 9\): GBK can't represent ö \(U\+00F6\); use --unmappable/);
      assert.ok(!existsSync(target));
    }
    rmSync(input);
  });

  test('lines are counted wherever their ends are', () => {
    const input = file('lines');
    const lines = Array.from({ length: 700 }, (_, i) => 'ab\t\v\f\r*J'.repeat(5).slice(0, i % 37) + 'Ћ'.repeat(i % 3));
    for (const start of ['', '\n'.repeat(70_001), 'a', 'ab', 'abc\n']) {
      const text = start + lines.join('\n');
      writeFileSync(input, `${text}☃`);
      const { stderr } = run(['--from', 'utf-8', '--to', 'windows-1251', input]);
      const all = text.split('\n');
      const place = `line ${all.length}, column ${[...all[all.length - 1]].length + 1} `;
      assert.ok(stderr.includes(place), `${place}: ${stderr}`);
    }
    rmSync(input);
  });

  test('several files become one text', () => {
    const files = ['あ', 'い\uFEFF', '\uFEFFa'].map((text, i) => {
      writeFileSync(file(`part ${i}`), text);
      return file(`part ${i}`);
    });
    const jis = runBinary(['--from', 'utf-8', '--to', 'iso-2022-jp', '--unmappable', 'html', ...files], Buffer.of());
    assert.equal(jis.toString('latin1'), '\x1B$B$"$$\x1B(B&#65279;a');
    const utf16 = runBinary(['--from', 'utf-8', '--to', 'utf-16be', '--bom', files[0], files[2]], Buffer.of());
    assert.equal(utf16.toString('latin1'), '\xFE\xFF\x30\x42\0a');
  });

  test('text before an error is written, and the next file is separate', () => {
    writeFileSync(file('broken'), 'a\nあ💩い');
    writeFileSync(file('whole'), '\nいé');
    const args = ['--from', 'utf-8', '--to', 'iso-2022-jp', file('broken'), file('whole')];
    const { status, stdout, stderr } = run(args);
    assert.deepEqual([status, stdout], [1, 'a\n\x1B$B$"\x1B(B\n\x1B$B$$\x1B(B']);
    assert.match(
      stderr,
      /broken: line 2, column 2 \(offset 5\): ISO-2022-JP can't represent 💩 \(U\+1F4A9\); .*\n.*whole: line 2, column 2 \(offset 4\): .* é \(U\+00E9\); /u,
    );
  });

  test('--unmappable html and replacement', () => {
    const args = ['--from', 'utf-8', '--to', 'latin1', '--unmappable'];
    assert.equal(run([...args, 'html'], { input: 'a☃' }).stdout, 'a&#9731;');
    assert.equal(run([...args, 'replacement'], { input: 'a☃' }).stdout, 'a?');
  });
});

describe('--fatal', () => {
  test('names the first malformed sequence', () => {
    const broken = file('broken', `${'x'.repeat(100_000)}\x82"\x82\xFF`);
    const { status, stdout, stderr } = run(['--from', 'sjis', '--fatal', broken]);
    assert.equal(status, 1);
    assert.match(stderr, /^encoding-wasm: .*broken: 1 byte at offset 100000 is invalid in Shift_JIS; /);
    assert.equal(stdout, 'x'.repeat(100_000));
    const cut = run(['--from', 'utf-8', '--fatal'], { input: bytes('abc\xE3\x81') });
    assert.equal(cut.status, 1);
    assert.match(cut.stderr, /^encoding-wasm: standard input: 2 bytes at offset 3 are invalid in UTF-8; /);
  });

  test('passes well-formed input', () => {
    assert.deepEqual(run(['--from', 'koi8-r', '--fatal'], { input: bytes('\xC1') }), {
      status: 0,
      stdout: 'а',
      stderr: '',
    });
  });
});

describe('the command says what it replaced', () => {
  const damaged = file('damaged', 'caf\xE9, na\xEFve');
  const intact = file('intact', 'fine \xEF\xBF\xBD');
  /** @param {string} message */
  const says = (message) => `encoding-wasm: ${message}\n`;

  test('invalid bytes: how many, and where the first are, for each file', () => {
    const { status, stdout, stderr } = run(['--from', 'utf-8', damaged, intact, damaged]);
    // The file's own U+FFFD isn't counted as lost.
    assert.deepEqual([status, stdout], [0, 'caf\uFFFD, na\uFFFDvefine \uFFFDcaf\uFFFD, na\uFFFDve']);
    const message = says(
      `${damaged}: 2 invalid byte sequences became U+FFFD, the first at offset 3; the file is damaged, or not in UTF-8: ` +
        'check --from, or use --fatal to stop at such bytes',
    );
    assert.equal(stderr, message + message);
  });

  test('one, at the end, far behind others', () => {
    const input = bytes(`${'x'.repeat(300_000)}\xE3\x81`);
    for (const to of ['utf-8', 'utf-16le', 'gb18030']) {
      const { status, stderr } = run(['--from', 'utf-8', '--to', to], { input });
      assert.equal(status, 0);
      assert.match(
        stderr,
        /^encoding-wasm: standard input: 1 invalid byte sequence became U\+FFFD, at offset 300000; .*\n$/,
      );
    }
  });

  test('where the encoding was found by itself', () => {
    const input = Buffer.concat([Buffer.from(`${'x'.repeat(100_000)}${'日本語'.repeat(100)}`), bytes('\xFF')]);
    const { stderr } = run(['--from', 'auto'], { input });
    assert.match(stderr, /: 1 invalid byte sequence became U\+FFFD, at offset 100900; .* not in UTF-8/);
  });

  test('in an encoding that has no U+FFFD', () => {
    const args = ['--from', 'utf-8', '--to', 'koi8-r', '--unmappable'];
    const input = bytes('caf\xE9\n');
    assert.match(
      run([...args, 'replacement'], { input }).stderr,
      /: 1 invalid byte sequence became \?, at offset 3; .*\n$/,
    );
    assert.match(
      run([...args, 'html'], { input }).stderr,
      /: 1 invalid byte sequence became &#65533;, at offset 3; .*\n$/,
    );
  });

  test('characters that became ?', () => {
    const args = ['--from', 'utf-8', '--to', 'koi8-r', '--unmappable'];
    const two = run([...args, 'replacement'], { input: 'a ☃ and 💩' });
    assert.deepEqual([two.status, two.stdout], [0, 'a ? and ?']);
    const advice = 'use --unmappable html in HTML, or --to utf-8';
    assert.equal(
      two.stderr,
      says(
        `standard input: 2 characters that KOI8-R can't represent became ?, the first ☃ (U+2603) at offset 2; ${advice}`,
      ),
    );
    const one = run([...args, 'replacement'], { input: `${'я'.repeat(100_000)}☃` }).stderr;
    assert.equal(
      one,
      says(`standard input: 1 character that KOI8-R can't represent became ?, ☃ (U+2603) at offset 200000; ${advice}`),
    );
    // References can be read back.
    assert.equal(run([...args, 'html'], { input: 'a ☃' }).stderr, '');
  });

  test('U+FFFD in the file is reported, apart from invalid bytes', () => {
    const input = Buffer.concat([bytes('\xFFa'), Buffer.from('\uFFFDb\uFFFD'), bytes('\xFF')]);
    for (const [options, fate, isPlaceKnown] of /** @type {[string[], string, boolean][]} */ ([
      [['--unmappable', 'replacement'], 'became \\?', true],
      [['--unmappable', 'translit'], 'became their best fit', false],
      [['--unmappable', 'ignore'], 'were left out', false],
      [['--repair', '--unmappable', 'replacement'], 'became \\?', false],
      [['-c'], 'were left out', false],
    ])) {
      const { stderr } = run(['-f', 'utf-8', '-t', 'koi8-r', ...options], { input });
      const place = isPlaceKnown ? ' at offset 2' : '(?! at)';
      const message = `2 characters that KOI8-R can't represent ${fate}, the first \uFFFD \\(U\\+FFFD\\)${place}`;
      assert.match(stderr, new RegExp(message), options.join(' '));
      assert.match(stderr, /2 invalid byte sequences .*, the first at offset 0/, options.join(' '));
    }
    const valid = run(['-f', 'utf-8', '-t', 'koi8-r//IGNORE'], { input: 'a\uFFFDb' });
    assert.match(valid.stderr, /1 character that KOI8-R can't represent was left out, \uFFFD \(U\+FFFD\) at offset 1/);
  });

  test('a byte order mark of another encoding', () => {
    for (const [from, input, name] of [
      ['utf-16', '\xFE\xFF\0a', 'UTF-16BE'],
      ['utf-16be', '\xFF\xFEa\0', 'UTF-16LE'],
      ['latin1', '\xEF\xBB\xBFa', 'UTF-8'],
    ]) {
      const { status, stderr } = run(['-f', from], { input: bytes(input) });
      const problem = `standard input: it begins with the byte order mark of ${name}; check --from, or use --from auto`;
      assert.deepEqual([status, stderr], [0, says(problem)]);
      assert.equal(run(['-f', from, '-q'], { input: bytes(input) }).stderr, '');
    }
    assert.equal(run(['-f', 'utf-16be'], { input: bytes('\xFE\xFF\0a') }).stderr, '');
    assert.equal(run(['-f', 'latin1'], { input: bytes('\xEF\xBB') }).stderr, '');
    for (const from of ['auto', 'utf-16']) {
      const { status, stderr } = run(['-f', from], { input: bytes('\xFF\xFE\0\0a\0\0\0') });
      assert.deepEqual([status, stderr], [0, says('standard input: it looks like UTF-32; use --from utf-32')]);
    }
  });

  test('a file that is UTF-8, although --from names another encoding', () => {
    const says = `it looks like UTF-8; check --from, or use --from auto`;
    const long = `${'é'.repeat(200_000)}x`;
    for (const text of ['été à côté', '日本', long, `x${long}`]) {
      const path = file('utf-8', Buffer.from(text).toString('latin1'));
      const { status, stderr } = run(['-f', 'latin1', '-t', 'utf-16le', path]);
      assert.deepEqual([status, stderr], [0, `encoding-wasm: ${path}: ${says}\n`]);
      assert.equal(run(['-f', 'latin1', '-q', '-o', file('garbled'), path]).stderr, '');
      for (const from of ['utf-8', 'auto']) assert.equal(run(['-f', from, '-o', file('new'), path]).stderr, '', from);
    }
    // It also says so beside invalid bytes.
    assert.match(
      run(['-f', 'ascii', '-t', 'koi8-r'], { input: '日本' }).stderr,
      /looks like UTF-8.*\n.*can't represent/,
    );
    for (const [text, label] of [
      ['café', 'utf-8'],
      ['été à côté, naïf', 'windows-1252'],
      ['Съешь же ещё этих мягких французских булок', 'koi8-r'],
      ['日本語の文書', 'shift_jis'],
      ['日本語の文書', 'iso-2022-jp'],
    ]) {
      const from = label === 'utf-8' ? 'latin1' : label;
      assert.equal(run(['-f', from], { input: encode(text, label) }).stderr, '', label);
    }
  });

  test('where the output stops at U+FFFD, the error names the invalid bytes', () => {
    const input = bytes('a\xFFb');
    const advice =
      'check --from, or use --unmappable replacement to write ? in their place, or -c to leave such bytes out';
    const stderr = says(`standard input: the bytes at offset 1 are invalid in UTF-8; ${advice}`);
    for (const options of [[], ['--unmappable', 'fatal'], ['--repair']]) {
      const result = run(['-f', 'utf-8', '-t', 'koi8-r', ...options], { input });
      assert.deepEqual(result, { status: 1, stdout: 'a', stderr }, options.join(' '));
    }
    // If something else stops it, nothing was replaced.
    for (const input of ['\uFFFD', '☃']) {
      const both = Buffer.concat([Buffer.from(input), bytes('\xFF')]);
      const told = run(['-f', 'utf-8', '-t', 'koi8-r'], { input: both }).stderr;
      assert.match(told, /^encoding-wasm: standard input: line 1, column 1 \(offset 0\): KOI8-R can't .*\n$/);
    }
  });

  test('--quiet reports only errors', () => {
    for (const option of ['-q', '--quiet']) {
      const { status, stdout, stderr } = run(['--from', 'utf-8', option, damaged, file('missing')]);
      assert.deepEqual([status, stdout], [1, 'caf\uFFFD, na\uFFFDve']);
      assert.match(stderr, /^encoding-wasm: .*missing: there is no such file.*\n$/);
    }
  });

  test('--verbose says what "auto" chose, and why', () => {
    const russian = file('russian');
    writeFileSync(russian, encode('Съешь ещё этих мягких французских булок, да выпей чаю.\n', 'koi8-r'));
    for (const option of ['-v', '--verbose']) {
      const { stderr } = run(['--from', 'auto', option, russian, file('missing'), file('mark', '\xEF\xBB\xBFa')]);
      const lines = stderr.split('\n');
      assert.match(lines[0], /russian: decoded as KOI8-R \(detection, [01]\.\d\d\)$/);
      assert.match(lines[1], /missing: there is no such file/);
      assert.match(lines[2], /mark: decoded as UTF-8 \(BOM\)$/);
      assert.equal(lines.length, 4);
    }
    assert.equal(run(['--from', 'koi8-r', '--verbose', russian]).stderr, '');
  });

  test('uncertain decisions of "auto"', () => {
    const one = file('one', 'x\xFF\n');
    const { status, stderr } = run(['--from', 'auto', one]);
    const advice = 'check the result, or name the encoding with --from';
    assert.equal(status, 0);
    assert.match(
      stderr,
      new RegExp(`one: decoded as \\S+ \\(detection, 0\\.[0-8]\\d\\); this is uncertain: ${advice}\n$`),
    );
    assert.equal(run(['--from', 'auto', '--quiet', one]).stderr, '');
    // Nothing shows their encodings.
    for (const [input, doubt] of /** @type {[Uint8Array, string][]} */ ([
      [bytes('\x89PNG\0\0\0\rIHDR'), 'it looks like binary data'],
      [Uint8Array.from({ length: 400 }, (_, i) => 0x80 | (i * 37)), "its encoding can't be recognized"],
    ])) {
      const { status, stderr } = run(['--from', 'auto'], { input });
      const message = `standard input: decoded as windows-1252 (default); ${doubt}: ${advice}`;
      assert.deepEqual([status, stderr], [0, says(message)]);
    }
    assert.equal(run(['--from', 'auto'], { input: 'plain' }).stderr, '');
  });

  test('with a progress bar on the terminal', () => {
    const input = Buffer.alloc(3e7, bytes('caf\xE9 '));
    const target = file('target');
    const { stderr } = run(['--from', 'utf-8', '-o', target], { input, node: ['--require', pretendTerminal] });
    assert.equal(statSync(target).size, 42e6);
    rmSync(target);
    assert.match(
      stderr,
      /encoding-wasm: standard input: 6000000 invalid byte sequences became U\+FFFD, the first at offset 3; /,
    );
  });
});

describe('--fix-declaration', () => {
  /** @param {string} input @param {string} [to] @param {string[]} options */
  function fix(input, to = 'utf-8', ...options) {
    const args = ['--from', 'shift_jis', '--to', to, '--fix-declaration', ...options];
    const { status, stdout } = spawnSync(process.execPath, [command, ...args], { input: encode(input, 'shift_jis') });
    assert.equal(status, 0);
    return new TextDecoder(to).decode(stdout);
  }

  test('rewrites the labels, and nothing else', () => {
    for (const [before, after] of [
      ['<meta charset=shift_jis>あ', '<meta charset=UTF-8>あ'],
      ['<!doctype html><META CharSet = "Shift-JIS" >あ', '<!doctype html><META CharSet = "UTF-8" >あ'],
      ["<meta data-x='1' charset='sjis'/>", "<meta data-x='1' charset='UTF-8'/>"],
      [
        '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS; x">',
        '<meta http-equiv="Content-Type" content="text/html; charset=UTF-8; x">',
      ],
      [
        '<meta content="text/html;charset=\'x-sjis\'" http-equiv=content-type>',
        '<meta content="text/html;charset=\'UTF-8\'" http-equiv=content-type>',
      ],
      ['<?xml version="1.0" encoding="Shift_JIS"?>\n<あ/>', '<?xml version="1.0" encoding="UTF-8"?>\n<あ/>'],
      // All declarations, because other readers look at others
      [
        "<?xml version='1.0' encoding='sjis' ?>\n<html><meta charset=sjis><meta charset='x-sjis'>",
        "<?xml version='1.0' encoding='UTF-8' ?>\n<html><meta charset=UTF-8><meta charset='UTF-8'>",
      ],
      // Other readers would believe labels outside the standard.
      ['<?xml version="1.0" encoding="cp932"?>', '<?xml version="1.0" encoding="UTF-8"?>'],
      // After a title in Japanese, which becomes longer
      [
        `<title>${'あ'.repeat(490)}</title><meta charset=sjis>`,
        `<title>${'あ'.repeat(490)}</title><meta charset=UTF-8>`,
      ],
    ]) {
      assert.equal(fix(before), after);
      assert.equal(fix(before, 'euc-jp'), after.replaceAll('UTF-8', 'EUC-JP'));
      assert.equal(fix(before, 'utf-16le'), after.replaceAll('UTF-8', 'UTF-16LE'));
      assert.equal(fix(before, 'utf-16be', '--bom'), after.replaceAll('UTF-8', 'UTF-16BE'));
      assert.equal(fix(before, 'utf-8', '--bom'), after);
      if (!before.startsWith('<?xml')) assert.equal(fix(`\r\n ${before}`), `\r\n ${after}`);
    }
  });

  test('leaves correct declarations and all other text alone', () => {
    for (const text of [
      '',
      'あ',
      '<!-- <meta charset=shift_jis> --><p>',
      '<meta name=description content="charset=shift_jis">',
      '<p title="<meta charset=shift_jis>">',
      '<meta charset>',
      '<meta charset="">',
      '<meta charset=utf8><?xml encoding="UTF-8"?>',
      'In HTML, write <meta charset=shift_jis>.',
      `<p>${' '.repeat(5000)}<meta charset=shift_jis>`,
      '<?xml version="1.0"?><あ/>',
    ]) {
      assert.equal(fix(text), text);
    }
  });

  test('without it, nothing is rewritten', () => {
    const input = '<meta charset=shift_jis>';
    assert.equal(run(['--from', 'shift_jis'], { input }).stdout, input);
  });

  test('a document in UTF-16, which declares it', () => {
    const text = '<?xml version="1.0" encoding="UTF-16"?><a>é</a>';
    const input = Buffer.from(`\uFEFF${text}`, 'utf16le');
    assert.equal(
      run(['--from', 'auto', '--sniff', 'xml', '--fix-declaration'], { input }).stdout,
      text.replace('UTF-16', 'UTF-8'),
    );
  });

  test('each of several files, long and short, in pieces, and text before an error', () => {
    const page = '<meta charset=koi8-r>';
    const [small, large] = [file('small', page), file('large', page + 'x'.repeat(300_000))];
    const broken = file('broken', `${page}\xFF`);
    const args = ['--from', 'utf-8', '--fix-declaration', '--fatal', small, large, broken, small];
    const { status, stdout } = run(args);
    const fixed = page.replace('koi8-r', 'UTF-8');
    assert.equal(status, 1);
    assert.ok(stdout === `${fixed}${fixed}${'x'.repeat(300_000)}${fixed}${fixed}`);
  });

  test('offsets are those of the input', () => {
    const input = bytes('<meta charset=windows-1252>\xFF');
    const { stderr } = run(['--from', 'utf-8', '--fix-declaration'], { input });
    assert.match(stderr, /U\+FFFD, at offset 27;/);
  });
});

describe('--from auto and --detect', () => {
  const russian = 'Съешь ещё этих мягких французских булок, да выпей чаю.\n';
  const files = [
    ['russian', encode(russian, 'koi8-r')],
    ['mark', bytes('\xFF\xFEa\0')],
    ['page', bytes('<meta charset=big5>\xA4\xA4')],
  ].map(([name, content]) => {
    const path = file(`auto-${name}`);
    writeFileSync(path, content);
    return path;
  });

  test('each file in its own encoding', () => {
    const { status, stdout, stderr } = run(['--from', 'auto', '--sniff', 'html', ...files, files[0]]);
    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(stdout, `${russian}a<meta charset=big5>中${russian}`);
    assert.equal(run(['--from', 'auto'], { input: encode(russian, 'koi8-r') }).stdout, russian);
    assert.equal(run(['--from', 'auto']).stdout, '');
  });

  test('into one text', () => {
    const japanese = [
      ['utf-8', bytes('\xEF\xBB\xBF\xE3\x81\x82')],
      ['utf-16', bytes('\xFF\xFE\x44\x30')],
    ].map(([name, content]) => {
      const path = file(`auto-${name}`);
      writeFileSync(path, content);
      return path;
    });
    const { stdout } = run(['--from', 'auto', '--locale', 'ja', '--to', 'iso-2022-jp', ...japanese.reverse()]);
    assert.equal(stdout, '\x1B$B$$$"\x1B(B');
  });

  test('an error in one file does not reach the next', () => {
    const broken = file('auto-broken', `\xEF\xBB\xBF${'x'.repeat(100_000)}\xFF${'x'.repeat(100_000)}`);
    const { status, stdout, stderr } = run(['--from', 'auto', '--fatal', broken, files[0]]);
    assert.deepEqual([status, stdout], [1, 'x'.repeat(100_000) + russian]);
    assert.match(stderr, /auto-broken: 1 byte at offset 100003 is invalid in UTF-8/);
  });

  test('"auto" may be in any case, as labels may', () => {
    assert.deepEqual(run(['-f', 'Auto'], { input: 'a' }), { status: 0, stdout: 'a', stderr: '' });
  });

  test('--locale may be a POSIX locale', () => {
    for (const [locale, encoding] of [
      ['ja', 'Shift_JIS'],
      ['ja_JP.UTF-8', 'Shift_JIS'],
      ['zh_TW', 'Big5'],
      ['sr_RS@latin', 'windows-1251'],
      ['C.UTF-8', 'ASCII'],
    ]) {
      const { stdout } = run(['--detect', '--sniff', 'html', '--locale', locale], { input: 'plain' });
      assert.equal(stdout.split(' ')[0], encoding, locale);
    }
  });

  test('--detect prints the encoding, the score and the source of each', () => {
    const { status, stdout, stderr } = run(['--detect', '--sniff', 'html', ...files]);
    assert.deepEqual([status, stderr], [0, '']);
    const lines = stdout.trimEnd().split('\n');
    assert.match(lines[0], /^KOI8-R {4}[01]\.\d\d {2}detection {2}\/.*auto-russian$/);
    assert.match(lines[1], /^UTF-16LE {2}- {5}BOM {8}\/.*auto-mark$/);
    assert.match(lines[2], /^Big5 {6}- {5}meta {7}\/.*auto-page$/);
    assert.equal(lines.length, 3);
    assert.match(run(['--detect'], { input: 'a' }).stdout, /^\S+ {2}- {2}default {2}standard input\n$/);
  });

  test('--detect --json', () => {
    const { status, stdout, stderr } = run(['--detect', '--json', '--sniff', 'html', file('missing'), ...files]);
    assert.equal(status, 1);
    assert.match(stderr, /^encoding-wasm: .*missing: there is no such file/);
    const [first, ...others] = JSON.parse(stdout);
    assert.ok(first.score > 0 && first.score <= 1);
    assert.deepEqual(
      [{ ...first, score: null }, ...others],
      [
        {
          file: files[0],
          encoding: 'KOI8-R',
          confidence: 'tentative',
          source: 'detection',
          score: null,
          kind: 'text',
          doubt: null,
        },
        {
          file: files[1],
          encoding: 'UTF-16LE',
          confidence: 'certain',
          source: 'BOM',
          score: null,
          kind: 'text',
          doubt: null,
        },
        {
          file: files[2],
          encoding: 'Big5',
          confidence: 'tentative',
          source: 'meta',
          score: null,
          kind: 'text',
          doubt: null,
        },
      ],
    );
    assert.equal(run(['--detect', '--json', file('missing')]).stdout, '[]\n');
  });

  test('--detect reports a declaration that the bytes contradict', () => {
    const japanese = '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。';
    /** @type {[name: string, content: Uint8Array, declared: string, detected: string, invalid: boolean][]} */
    const doubtful = [
      ['meta', encode(`<meta charset=utf-8><p>${japanese}`, 'shift_jis'), 'UTF-8', 'Shift_JIS', true],
      ['far', encode(`<meta charset=utf-8>${' '.repeat(200_000)}${japanese}`, 'euc-jp'), 'UTF-8', 'EUC-JP', true],
      [
        'xml',
        encode(`<?xml version="1.0" encoding="UTF-8"?><a>${russian}</a>`, 'windows-1251'),
        'UTF-8',
        'windows-1251',
        true,
      ],
      ['latin', encode(`<meta charset=latin1><p>${japanese}`, 'utf-8'), 'windows-1252', 'UTF-8', false],
      ['koi', encode(`<meta charset=koi8-r><p>${russian}`, 'windows-1251'), 'KOI8-R', 'windows-1251', false],
    ];
    for (const [name, content, declared, detected, invalid] of doubtful) {
      const path = file(`doubtful-${name}`);
      writeFileSync(path, content);
      for (const sniff of ['detect', name === 'xml' ? 'xml' : 'html']) {
        const { status, stdout, stderr } = run(['--detect', '--sniff', sniff, path]);
        assert.equal(status, 0);
        assert.ok(stdout.startsWith(sniff === 'detect' ? detected : declared), stdout);
        const sequences = invalid ? `, and has \\d+ byte sequences that are invalid in ${declared}` : '';
        const message = `^encoding-wasm: ${path}: it declares ${declared}, but looks like ${detected} \\([01]\\.\\d\\d\\)`;
        assert.match(stderr, new RegExp(`${message}${sequences}\\n$`));
        const [{ doubt }] = JSON.parse(run(['--detect', '--json', '--sniff', sniff, path]).stdout);
        assert.deepEqual([doubt.declared, doubt.detected, doubt.malformed > 0], [declared, detected, invalid]);
        assert.ok(doubt.score > 0.5 && doubt.score <= 1);
        assert.equal(run(['--detect', '--quiet', '--sniff', sniff, path]).stderr, '');
      }
    }
    const noise = file('doubtful-noise', `<meta charset=utf-8>${'\x81\xFE\x01\xFF\x8D\xA0'.repeat(200)}`);
    const { stderr } = run(['--detect', '--sniff', 'html', noise]);
    assert.match(stderr, /: it declares UTF-8, but .*are invalid in UTF-8/);
  });

  test('--detect has no doubt where there is none', () => {
    for (const [content, label] of [
      ['<meta charset=shift_jis><p>吾輩は猫である。名前はまだ無い。', 'shift_jis'],
      ['<meta charset=gb2312><p>我冒了严寒，回到相隔二千余里', 'gb18030'],
      ['<meta charset=utf-8><p>café', 'utf-8'],
      ['\uFEFF<meta charset=shift_jis><p>café', 'utf-8'],
      ['<meta charset=shift_jis><p>plain', 'utf-8'],
      // It may be either.
      ['<meta charset=windows-1254><p>café déjà vu', 'windows-1252'],
      ['<p>café', 'windows-1252'],
      // A text about documents
      ['Write <meta charset=shift_jis>, or better UTF-8: 日本語の文書。', 'utf-8'],
    ]) {
      const input = encode(content, label);
      for (const sniff of ['detect', 'html', 'xml']) {
        const { stdout, stderr } = run(['--detect', '--json', '--sniff', sniff], { input });
        assert.deepEqual([JSON.parse(stdout)[0].doubt, stderr], [null, ''], content);
      }
    }
  });

  test('--detect reads no more than it needs', () => {
    const large = file('auto-large', 'caf\xE9');
    // Reading all of it would take a minute.
    truncateSync(large, 2 ** 36);
    assert.equal(run(['--detect', large]).status, 0);
    rmSync(large);
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

  test('leaves the old file, and nothing else, after a failure', () => {
    const [broken, target] = [file('broken', `${'x'.repeat(200_000)}\xFF`), file('target', 'before')];
    const known = readdirSync(folder);
    for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
      [['--from', 'gbk', '--fatal', broken], /1 byte at offset 200000 is invalid in GBK/],
      [['--from', 'gbk', file('missing')], /missing: there is no such file/],
      [['--from', 'gbk', folder], /it is a directory/],
    ])) {
      const { status, stderr } = run(['-o', target, ...args]);
      assert.equal(status, 1);
      assert.match(stderr, message);
      assert.equal(readFileSync(target, 'utf8'), 'before');
      assert.deepEqual(leftOver(known), []);
    }
  });

  test('leaves nothing, and the terminal as it was, after an interruption', async () => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])) {
      const target = file('interrupted');
      const known = readdirSync(folder);
      const child = start(['--from', 'gbk', '-o', target], { node: ['--require', pretendTerminal] });
      let stderr = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        stderr += text;
      });
      child.stdin.on('error', () => {}).write(Buffer.alloc(3e7));
      await until(child, () => stderr.includes('MB/s'));
      assert.equal(leftOver(known).length, 1);
      child.kill(signal);
      const ended = await new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
      assert.equal(ended, signal);
      assert.deepEqual(leftOver(known), []);
      // The cursor was hidden and is shown again.
      assert.ok(stderr.lastIndexOf('\x1B[?25h') > stderr.lastIndexOf('\x1B[?25l'));
    }
  });

  test('a link to a file that is not there yet stays a link', () => {
    const [link, target] = [join(folder, 'dangling'), join(folder, 'later')];
    symlinkSync('later', link);
    assert.equal(run(['--from', 'gbk', '-o', link], { input: 'a' }).status, 0);
    assert.equal(readFileSync(target, 'utf8'), 'a');
    assert.ok(lstatSync(link).isSymbolicLink());
    rmSync(link);
    rmSync(target);
  });

  test('a write error is reported', () => {
    mkdirSync(join(folder, 'directory'));
    const targets = [join(folder, 'directory'), join(folder, 'no', 'such', 'folder')];
    if (process.platform === 'linux') targets.push('/dev/full');
    for (const target of targets) {
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
  test('-o - is standard output', () => {
    assert.deepEqual(run(['--from', 'gbk', '-o', '-'], { input: 'a' }), { status: 0, stdout: 'a', stderr: '' });
  });

  test('--list and --help may be cut off', async () => {
    for (const option of ['--list', '--help']) {
      const child = start([option]);
      child.stdout.destroy();
      let stderr = '';
      child.stderr.on('data', (text) => {
        stderr += text;
      });
      assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0);
      assert.equal(stderr, '');
    }
  });

  test('after an unreadable file, the others follow', () => {
    const good = file('good', 'good');
    const { status, stdout, stderr } = run(['--from', 'gbk', file('missing'), good]);
    assert.deepEqual([status, stdout], [1, 'good']);
    assert.match(stderr, /^encoding-wasm: .*missing: there is no such file/);
  });

  test('a reader that closes the pipe is not an error', async () => {
    const large = file('large', '');
    truncateSync(large, 1e8);
    const child = start(['--from', 'gbk', large]);
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
      [['--from', 'utf-77'], /'utf-77' is invalid/],
      [['--from', 'replacement'], /'replacement' is invalid/],
      [['--from'], /argument missing/],
      [['--locale', '-f', 'gbk'], /argument missing; for the value '-f', write --locale=-f/],
      [['--nonsense'], /unknown option '--nonsense'/],
      [['--from', 'gbk', '-o'], /argument missing/],
      [['--from', 'gbk', '--to', 'cp4370'], /'cp4370' is invalid/],
      [['--from', 'gbk', '--to', 'big5', '--bom'], /Big5 has no byte order mark/],
      [['--detect', '--sniff', 'guess'], /Allowed choices are detect, html, xml/],
      [
        ['--from', 'gbk', '--unmappable', 'skip'],
        /Allowed choices are fatal, html, replacement, ignore, translit, translit-replacement\.$/m,
      ],
    ])) {
      const { status, stdout, stderr } = run(args);
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, message);
    }
  });

  test('options by the conventions of POSIX and GNU', () => {
    const input = encode('Привет', 'windows-1251');
    for (const args of [
      ['-f', 'windows-1251', '-t', 'utf-8'],
      ['-fwindows-1251', '-tutf-8'],
      ['--from=windows-1251', '--to=utf-8'],
      ['-qvf', 'windows-1251', '-'],
      ['-f', 'koi8-r', '-fwindows-1251', '--', '-'],
    ]) {
      assert.deepEqual(run(args, { input }), { status: 0, stdout: 'Привет', stderr: '' }, args.join(' '));
    }
    const odd = file('-odd', 'a');
    assert.equal(
      spawnSync(process.execPath, [command, '-f', 'gbk', '--', '-odd'], { cwd: folder }).stdout.toString(),
      'a',
    );
    rmSync(odd);
    for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
      [
        ['--form', 'gbk'],
        /^error: unknown option '--form'\n\(Did you mean --from\?\)\n\(see encoding-wasm --help\)\n$/,
      ],
      // Without the second '-', these would be letters with values.
      [['-from', 'gbk'], /^error: unknown option '-from'\n\(Did you mean --from\?\)\n/],
      [['-f', 'gbk', '-in-place', 'a'], /^error: unknown option '-in-place'\n\(Did you mean --in-place\?\)\n/],
      [['-f', 'gbk', '-output=a', 'b'], /^error: unknown option '-output'\n\(Did you mean --output\?\)\n/],
      // An abbreviation; the most similar name would be -f.
      [['--fr', 'gbk'], /^error: unknown option '--fr'\n\(Did you mean --from\?\)\n/],
      [['--out', 'a'], /^error: unknown option '--out'\n\(Did you mean --output or --out-dir\?\)\n/],
      [['--x'], /^error: unknown option '--x'\n\(see/],
      [['-qz'], /^error: unknown option '-z'\n\(see/],
      [['--list=all'], /^error: option '-l, --list' takes no argument\n/],
      [['-f'], /^error: option '-f, --from <LABEL>' argument missing\n/],
    ])) {
      const { status, stdout, stderr } = run(args);
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, message);
    }
  });

  test('--help', () => {
    const { status, stdout } = run(['--help']);
    assert.equal(status, 0);
    const lines = stdout.split('\n');
    assert.ok(lines.length <= 24, 'It fits a terminal.');
    for (const line of lines) assert.ok(line.length <= 80, line);
    const page = readFileSync(new URL('../../pkg/encoding-wasm.1', import.meta.url), 'utf8').replaceAll('\\-', '-');
    const options = [...page.matchAll(/--[a-z][\w-]*[a-z\d]/g)].map(([option]) => option);
    assert.ok(options.length > 20);
    for (const option of options) {
      if (option !== '--silent') assert.ok(stdout.includes(option), option);
    }
  });

  test('--list', () => {
    const { status, stdout } = run(['--list']);
    assert.equal(status, 0);
    assert.ok(stdout.startsWith(encodings.map(({ name, labels }) => `${name}: ${labels.join(', ')}\n`).join('')));
  });
});
