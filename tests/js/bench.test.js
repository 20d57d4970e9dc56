// The benchmark measures what it claims to, and notices wrong results. These tests ignore times.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { drawChart } from '../../bench/chart.js';
import { compareWithOurs } from '../../bench/exactness/compare.js';
import { combine, EFFORTS, measure, summarize } from '../../bench/harness.js';
import { compare, countLost, describeLost, summarizeGroup, tableOf } from '../../bench/report.js';
import { planRows } from '../../bench/rows.js';
import { documentsWithResults } from '../../bench/tables.js';
import * as ours from '../../pkg/index.js';
import { root } from '../../tools/lib/process.js';

const { TextDecoder: Decoder, TextEncoder: Encoder, encode, transcode } = ours;

/** @type {import('../../bench/contenders.js').Contender[]} */
const contenders = [
  {
    name: 'encoding-wasm',
    decoder: (label) => (bytes) => new Decoder(label).decode(bytes),
    streamDecoder(label) {
      const decoder = new Decoder(label);
      return (chunk, isLast) => decoder.decode(chunk, { stream: !isLast });
    },
    encoder: (label) => (text) => encode(text, label),
    encodeInto: () => (text, destination) => new Encoder().encodeInto(text, destination).written,
    transcoder: (label) => (bytes) => transcode(bytes, { from: label }),
  },
  {
    name: 'native',
    decoder(label) {
      const decoder = new globalThis.TextDecoder(label);
      return (bytes) => decoder.decode(bytes);
    },
  },
];

/** @type {import('../../bench/corpus.js').Text[]} */
const texts = [
  ['utf-8', 'eng', 'Hello, world. '],
  ['utf-8', 'jpn', 'こんにちは、世界。'],
  ['windows-1252', 'fra', 'Où êtes-vous ? '],
  ['shift_jis', 'jpn', 'こんにちは、世界。'],
  ['gbk', 'cmn_hans', '你好，世界。'],
  ['euc-kr', 'kor', '안녕, 세상. '],
].flatMap(([label, language, text]) => [
  { label, language, kind: 'prose', head: '', parts: [text, `${text}\n`] },
  { label, language, kind: 'markup', head: '<!doctype html>', parts: [`<p>${text}</p>`] },
]);

/** @param {string[]} groups */
const plan = (groups) => planRows(/** @type {any} */ (ours), contenders, texts, { groups, largest: 2 ** 22 });

test('inexact results are found, with an example', () => {
  const contender = {
    name: 'almost right',
    decoder(/** @type {string} */ label) {
      if (label === 'gbk') throw new RangeError('It has not GBK.');
      const decoder = new Decoder(label);
      return (/** @type {Uint8Array} */ bytes) => decoder.decode(bytes).replace('ў', '╝');
    },
    encoder: (/** @type {string} */ label) => (/** @type {string} */ text) =>
      encode(label === 'koi8-u' && text === 'Ў' ? '?' : text, label),
  };
  const { decodes, encodes } = compareWithOurs(/** @type {any} */ (ours), contender, ['GBK', 'KOI8-R', 'KOI8-U']);
  assert.deepEqual(decodes, {
    exact: ['KOI8-R'],
    absent: ['GBK'],
    wrong: { 'KOI8-U': 'of 00 ae it makes "\\u0000\\u255d", not "\\u0000\\u045e"' },
  });
  assert.deepEqual(encodes, {
    exact: ['GBK', 'KOI8-R'],
    absent: [],
    wrong: { 'KOI8-U': 'of "\\u040e" it makes "63", not "190"' },
  });
});

test('rows in which another contender is faster are counted, with the worst', () => {
  const time = (/** @type {number} */ median) => ({ median, low: median, high: median, rounds: 1 });
  const row = (/** @type {string} */ title, /** @type {number} */ native) => ({
    ...{ group: 'decode', title, bytes: 1 },
    outcomes: { 'encoding-wasm': time(100), native: time(native), peer: time(100) },
  });
  const rows = [row('slow', 50), row('noise', 96), row('quick', 200), row('slower', 25)];
  assert.deepEqual(countLost(rows, 'native'), { rows: 4, lost: 2, worst: { title: 'slower', ratio: 0.25 } });
  assert.deepEqual(describeLost(rows), [
    'Lost to the best peer: 0 of 4 rows; the worst is slow, 1.00×.',
    'Lost to the host: 2 of 4 rows; the worst is slower, 0.25×.',
  ]);
  assert.deepEqual(describeLost([]), []);
});

test('contenders are compared round by round', () => {
  const runners = ['encoding-wasm', 'native'].map((name) => ({ name, run: () => 1 }));
  const { outcomes } = combine([measure({ group: 'g', title: 't', bytes: 1, expected: 1, runners }, EFFORTS.quick)]);
  assert.equal(/** @type {any} */ (outcomes['encoding-wasm']).ratio, 1);
  // The machine is half as fast from the second round on: the medians alone would say 2.
  const time = (/** @type {number} */ median, /** @type {number} */ ratio) => ({
    ...{ median, low: median, high: median, rounds: 3, ratio },
  });
  const row = { group: 'g', title: 't', bytes: 1, outcomes: { 'encoding-wasm': time(100, 1), native: time(200, 1.1) } };
  assert.equal(compare(row).native, 1.1);
  assert.deepEqual(summarizeGroup([row]), { native: 1.1 });
});

test('the measurements of several processes are combined', () => {
  const timed = (/** @type {Record<string, any>} */ rounds) => ({ group: 'g', title: 't', bytes: 1, rounds });
  const measured = combine([
    timed({ 'encoding-wasm': [10, 20, 40], native: [20, 20], peer: [10] }),
    // One process is ten times as slow, and the host has the advantage there.
    timed({ 'encoding-wasm': [100, 200], native: [50, 100], peer: { wrong: 'no' } }),
  ]);
  assert.deepEqual(measured, {
    ...{ group: 'g', title: 't', bytes: 1 },
    outcomes: {
      'encoding-wasm': { ...summarize([10, 20, 40, 100, 200]), ratio: 1 },
      native: { ...summarize([20, 20, 50, 100]), ratio: summarize([2, 1, 0.5, 0.5]).median },
      peer: { wrong: 'no' },
    },
  });
});

test('every task gives the right results, and has a row with each contender that can do it', () => {
  const groups = [
    'decode-multi-byte',
    'decode-markup',
    'encode-utf-8',
    'encode-single-byte',
    'transcode',
    'stream',
    'stream-short',
    'stream-medium',
    'rare',
    'malformed',
  ];
  const plans = plan(groups);
  assert.deepEqual([...new Set(plans.map(({ group }) => group))].sort(), [...groups].sort());
  for (const { title, make } of plans) {
    const row = make();
    const { outcomes } = combine([measure(row, EFFORTS.smoke)]);
    const doesDecode = title.startsWith('decode');
    assert.deepEqual(Object.keys(outcomes).sort(), doesDecode ? ['encoding-wasm', 'native'] : ['encoding-wasm'], title);
    for (const [name, outcome] of Object.entries(outcomes)) {
      // Node's own decoder is wrong about some malformed sequences.
      const mayBeWrong = name === 'native' && row.group === 'malformed';
      assert.ok(mayBeWrong || ('median' in outcome && outcome.median > 0), title);
    }
  }
});

test('samples have about the requested size', () => {
  for (const { title, make } of plan(['small-decode', 'decode-multi-byte'])) {
    const size = title.includes('KB') ? 65536 : Number(/(\d+) B$/.exec(title)?.[1]);
    const { bytes } = make();
    assert.ok(bytes > 0 && Math.abs(bytes - size) <= Math.max(size * 0.05, 3), `${title}: ${bytes}`);
  }
});

test('a wrong result gets no time and is never the best peer', () => {
  const runner = (/** @type {string} */ name, /** @type {any} */ result) => ({ name, run: () => result });
  const timed = measure(
    {
      group: 'decode-unicode',
      title: 'a text',
      bytes: 3,
      expected: 'abc',
      runners: [
        runner('encoding-wasm', 'abc'),
        runner('right', 'abc'),
        runner('wrong', 'abd'),
        runner('short', 'ab'),
        {
          name: 'pieces',
          run(emit) {
            emit('ab');
            return 'c';
          },
        },
        {
          name: 'throwing',
          run() {
            throw new Error('no');
          },
        },
      ],
    },
    { ...EFFORTS.smoke, rounds: 2 },
  );
  const measured = combine([timed]);
  const times = Object.keys(measured.outcomes).filter((name) => 'median' in measured.outcomes[name]);
  assert.deepEqual(times.sort(), ['encoding-wasm', 'pieces', 'right']);
  assert.deepEqual(measured.outcomes.wrong, { wrong: 'at 2: "d" instead of "c"' });
  assert.deepEqual(measured.outcomes.throwing, { wrong: 'Error: no' });
  assert.match(tableOf('Texts', [measured]), /short is wrong in a text/);
});

test('wrong bytes are noticed', () => {
  const bytes = Uint8Array.of(1, 2, 3);
  for (const [result, wrong] of /** @type {const} */ ([
    [[1, 2, 3], undefined],
    [[1, 2, 4], 'at 2: 4 instead of 3'],
    [[1, 2], '2 bytes instead of 3'],
    [[1, 2, 3, 4], 'at 3: 4 instead of undefined'],
  ])) {
    const runners = [{ name: 'a', run: () => Uint8Array.from(result) }];
    const row = { group: '', title: '', bytes: 3, expected: bytes, runners };
    const { outcomes } = combine([measure(row, EFFORTS.smoke)]);
    assert.equal('wrong' in outcomes.a ? outcomes.a.wrong : undefined, wrong);
  }
});

test('medians, quartiles, ratios and geometric means', () => {
  assert.deepEqual(summarize([5, 1, 3, 2, 4]), { median: 3, low: 2, high: 4, rounds: 5 });
  const time = (/** @type {number} */ median) => ({ median, low: median, high: median, rounds: 1 });
  const row = (/** @type {number[]} */ [own, native, one, other]) => ({
    group: '',
    title: '',
    bytes: 1,
    outcomes: { 'encoding-wasm': time(own), native: time(native), one: time(one), other: time(other) },
  });
  assert.deepEqual(compare(row([10, 5, 40, 20])), { peer: 2, native: 0.5 });
  assert.deepEqual(summarizeGroup([row([10, 5, 40, 20]), row([10, 20, 80, 320])]), {
    'best peer': 4,
    native: 1,
    one: 5.657,
    other: 8,
  });
});

test('the documents have the newest results', () => {
  for (const [path, text] of Object.entries(documentsWithResults(join(root, 'bench/results')))) {
    assert.equal(readFileSync(join(root, path), 'utf8'), text, `${path}: npm run bench writes it`);
  }
});

test('the chart is well-formed and shows every bar', () => {
  const svg = drawChart([{ title: 'a < b & c', bars: [{ host: 'Node', peer: 2, native: 0.5 }, { host: 'Bun' }] }]);
  assert.match(svg, /a &lt; b &amp; c/);
  assert.match(svg, />2\.0</);
  assert.match(svg, />0\.5</);
  const open = svg.match(/<(?!\/|!)[^>]*[^/]>/g)?.length;
  assert.equal(open, svg.match(/<\//g)?.length);
});
