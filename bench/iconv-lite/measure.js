// Compares encoding-wasm/iconv-lite with iconv-lite in this Node. Prints rows as JSON for ./run.js.

import { createRequire } from 'node:module';
import { Readable } from 'node:stream';

const require = createRequire(import.meta.url);
/** @typedef {typeof import('../../types/iconv-lite.d.cts')} Iconv */
/** @type {Iconv} */
const theirs = require('../../tests/iconv-lite/programs/node_modules/iconv-lite');
/** @type {Iconv} */
const ours = require('../../pkg/iconv-lite.cjs');

const TEXTS = {
  en: 'The quick brown fox jumps over the lazy dog, and runs away. ',
  fr: 'Dès Noël, où un zéphyr haï me vêt de glaçons, je dîne de rôti à la crème. ',
  ru: 'Съешь же ещё этих мягких французских булок, да выпей чаю. ',
  ja: '吾輩は猫である。名前はまだ無い。どこで生れたか頓と見当がつかぬ。',
  zh: '道可道，非常道。名可名，非常名。无名天地之始；有名万物之母。',
  tw: '床前明月光，疑是地上霜。舉頭望明月，低頭思故鄉。',
  ko: '동해 물과 백두산이 마르고 닳도록 하느님이 보우하사 우리나라 만세. ',
};

/** @type {readonly { kind: string, encoding: string, text: keyof typeof TEXTS }[]} */
const ENCODINGS = [
  ...[
    { encoding: 'windows-1251', text: /** @type {const} */ ('ru') },
    { encoding: 'latin1', text: /** @type {const} */ ('fr') },
    { encoding: 'cp437', text: /** @type {const} */ ('fr') },
    { encoding: 'ascii', text: /** @type {const} */ ('en') },
  ].map((row) => ({ kind: 'single-byte', ...row })),
  ...[
    { encoding: 'shift_jis', text: /** @type {const} */ ('ja') },
    { encoding: 'euc-jp', text: /** @type {const} */ ('ja') },
    { encoding: 'gbk', text: /** @type {const} */ ('zh') },
    { encoding: 'gb18030', text: /** @type {const} */ ('zh') },
    { encoding: 'big5', text: /** @type {const} */ ('tw') },
    { encoding: 'euc-kr', text: /** @type {const} */ ('ko') },
  ].map((row) => ({ kind: 'multi-byte', ...row })),
  { kind: 'UTF-8', encoding: 'utf8', text: 'en' },
  { kind: 'UTF-8', encoding: 'utf8', text: 'fr' },
  { kind: 'UTF-8', encoding: 'utf8', text: 'ja' },
  ...['utf16le', 'utf16be', 'utf16', 'utf32', 'utf7', 'utf7imap', 'cesu8'].map((encoding) => ({
    kind: 'UTF-16, UTF-32, UTF-7, CESU-8',
    encoding,
    text: /** @type {const} */ ('fr'),
  })),
  ...['base64', 'hex', 'binary'].map((encoding) => ({
    kind: 'base64, hex, binary',
    encoding,
    text: /** @type {const} */ ('en'),
  })),
];

const SIZES = [16, 256, 4096, 1 << 16, 1 << 20, 1 << 24];
const STREAM_SIZES = [1 << 16, 1 << 24];

/** One encoding of each kind is enough for the longest texts, which are slow. */
const MAX_SIZE = 1 << 24;
const WITH_MAX_SIZE = ['windows-1251', 'shift_jis', 'utf8', 'utf16be', 'binary'];

/** In milliseconds. */
const BATCH = 2;

/** A row is measured again if ours is slower, because other programs may have used the machine. */
const REPETITIONS = 5;

/** The shortest times: other programs can only make times longer. */
class ShortestTimes {
  their = Number.POSITIVE_INFINITY;
  our = Number.POSITIVE_INFINITY;

  /** @param {Iconv} iconv @param {number} time in milliseconds */
  add(iconv, time) {
    if (iconv === theirs) this.their = Math.min(this.their, time);
    else this.our = Math.min(this.our, time);
  }

  get result() {
    return { ratio: this.their / this.our, nanoseconds: this.our * 1e6 };
  }
}

/** @param {(iconv: Iconv) => unknown} task */
function compare(task) {
  /** @param {Iconv} iconv @param {number} calls */
  const time = (iconv, calls) => {
    const start = performance.now();
    for (let i = 0; i < calls; i++) task(iconv);
    return (performance.now() - start) / calls;
  };
  // Warms up the compiler, too.
  for (let i = 0; i < 3; i++) for (const iconv of [theirs, ours]) time(iconv, 1);
  const once = Math.max(time(ours, 1), time(theirs, 1));
  for (const iconv of [theirs, ours]) time(iconv, Math.min(2000, Math.ceil(20 / once)));
  const calls = Math.max(1, Math.round(BATCH / Math.max(time(ours, 3), time(theirs, 3))));
  const shortest = new ShortestTimes();
  for (let repetition = 0; repetition < REPETITIONS && !(shortest.result.ratio >= 1); repetition++) {
    for (let round = 0; round < roundsFor(once); round++) {
      for (const iconv of [theirs, ours]) shortest.add(iconv, time(iconv, calls));
    }
  }
  return shortest.result;
}

/** How often to repeat something that takes a number of milliseconds. @param {number} once */
const roundsFor = (once) => Math.max(2, Math.min(25, Math.round(150 / once)));

/** The same for asynchronous tasks. @param {(iconv: Iconv) => Promise<unknown>} task */
async function compareLater(task) {
  const shortest = new ShortestTimes();
  let rounds = 2;
  for (let repetition = 0; repetition < REPETITIONS && !(shortest.result.ratio >= 1); repetition++) {
    for (let round = 0; round < rounds; round++) {
      for (const iconv of [theirs, ours]) {
        const start = performance.now();
        await task(iconv);
        const time = performance.now() - start;
        shortest.add(iconv, time);
        if (repetition === 0 && round === 0) rounds = roundsFor(2 * time);
      }
    }
  }
  return shortest.result;
}

/** A text of about `size` bytes, and its bytes. @param {typeof ENCODINGS[number]} row @param {number} size */
function inputOf({ encoding, text }, size) {
  const unit = TEXTS[text];
  const isText = encoding !== 'hex' && encoding !== 'base64';
  const bytesOfUnit = isText ? theirs.encode(unit, encoding, { addBOM: false }).length : unit.length;
  const length = Math.max(1, Math.round((size * unit.length) / bytesOfUnit));
  let string = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  if (!isText) string = Buffer.from(string).toString(encoding).slice(0, size);
  // A string as it comes from elsewhere: flat, and with one byte for each character if possible.
  string = JSON.parse(JSON.stringify(string));
  const bytes = isText ? theirs.encode(string, encoding) : Buffer.from(string);
  return { string, bytes: Buffer.from(bytes) };
}

/** @template {string | Buffer} T @param {T} whole @returns {T[]} */
const chunks = (whole) =>
  Array.from(
    { length: Math.ceil(whole.length / 65536) },
    (_, i) => /** @type {T} */ (/** @type {Buffer} */ (whole).slice(65536 * i, 65536 * (i + 1))),
  );

/** @param {Readable} source @param {any} stream */
const collect = (source, stream) =>
  new Promise((resolve, reject) => {
    source
      .pipe(stream)
      .collect((/** @type {any} */ error, /** @type {any} */ all) => (error ? reject(error) : resolve(all)));
  });

const rows = [];
for (const row of ENCODINGS) {
  for (const size of SIZES) {
    const { encoding } = row;
    if (size === MAX_SIZE && !WITH_MAX_SIZE.includes(encoding)) continue;
    const { string, bytes } = inputOf(row, size);
    rows.push({ ...row, size, operation: 'decode', ...compare((iconv) => iconv.decode(bytes, encoding)) });
    rows.push({ ...row, size, operation: 'encode', ...compare((iconv) => iconv.encode(string, encoding)) });
    if (!STREAM_SIZES.includes(size)) continue;
    const stream = await compareLater((iconv) => collect(Readable.from(chunks(bytes)), iconv.decodeStream(encoding)));
    rows.push({ ...row, size, operation: 'decodeStream', ...stream });
    const other = await compareLater((iconv) => collect(Readable.from(chunks(string)), iconv.encodeStream(encoding)));
    rows.push({ ...row, size, operation: 'encodeStream', ...other });
  }
}
console.log(JSON.stringify(rows));
