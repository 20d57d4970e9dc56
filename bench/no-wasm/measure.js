// Compares decoding by this package and by another one in the current host.

/** @typedef {Pick<typeof globalThis, 'TextDecoder'>} Contender */
/** @typedef {Record<'first' | 'whole' | 'chunk', [ours: number, theirs: number]> & { encoding: string, bytes: number }} Row in milliseconds */

/** A text for each kind of encoding, from article 1 of the Universal Declaration of Human Rights. */
const TEXTS = {
  Shift_JIS: 'すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。\n',
  'EUC-JP': 'すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。\n',
  GBK: '人人生而自由,在尊严和权利上一律平等。他们赋有理性和良心,并应以兄弟关系的精神相对待。\n',
  Big5: '人人生而自由,在尊嚴和權利上一律平等。他們賦有理性和良心,並應以兄弟關係的精神相對待。\n',
  'EUC-KR': '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.\n',
  'windows-1251': 'Все люди рождаются свободными и равными в своем достоинстве и правах.\n',
};

/** A character of each text as bytes, because encoding it would already make tables that the first call should make. */
const STARTS = {
  Shift_JIS: [0x82, 0xb7],
  'EUC-JP': [0xa4, 0xb9],
  GBK: [0xc8, 0xcb],
  Big5: [0xa4, 0x48],
  'EUC-KR': [0xb8, 0xf0],
  'windows-1251': [0xc2],
};

const SIZE = 1 << 16;
const ROUNDS = 15;
/** Calls take at least this long, for clocks that count whole milliseconds. */
const MIN_MS = 50;

/**
 * Measures the first call, 64 KB at once, and 64 KB as a chunk of a stream.
 * @param {[ours: Contender, theirs: Contender]} contenders
 * @param {typeof import('../../pkg/index.js').encode} encode
 * @param {() => number} now in milliseconds
 * @returns {Row[]}
 */
export function measure(contenders, encode, now) {
  /** @param {() => string} decode @param {number} calls */
  function timeOf(decode, calls) {
    const start = now();
    // Some engines only make a string when something reads it.
    for (let i = 0; i < calls; i++) if (Number.isNaN(decode().charCodeAt(0))) throw new Error('The text is empty.');
    return (now() - start) / calls;
  }

  /** @param {(() => string)[]} calls one for each contender */
  function bestOf(calls) {
    const estimate = Math.max(...calls.map((call) => timeOf(call, 1)));
    const count = Number.isInteger(now()) ? Math.ceil(MIN_MS / Math.max(estimate, 1)) : 1;
    const best = calls.map(() => Infinity);
    // In turns, so that other programs on the machine affect both.
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, call] of calls.entries()) best[i] = Math.min(best[i], timeOf(call, count));
    return /** @type {[number, number]} */ (best);
  }

  const firsts = Object.entries(STARTS).map(([encoding, start]) => {
    const bytes = Uint8Array.from(start);
    return contenders.map(({ TextDecoder }) => timeOf(() => new TextDecoder(encoding).decode(bytes), 1));
  });
  return Object.entries(TEXTS).map(([encoding, sample], i) => {
    const first = /** @type {[number, number]} */ (firsts[i]);
    const bytes = encode(sample.repeat(Math.ceil(SIZE / sample.length)), encoding).slice(0, SIZE);
    const [ours, theirs] = contenders.map(({ TextDecoder }) => new TextDecoder(encoding).decode(bytes));
    if (ours !== theirs) throw new Error(`${encoding} is decoded differently.`);
    const ofEach = (/** @type {boolean} */ stream) =>
      bestOf(
        contenders.map(
          ({ TextDecoder }) =>
            () =>
              new TextDecoder(encoding).decode(bytes, { stream }),
        ),
      );
    return { encoding, bytes: bytes.length, first, whole: ofEach(false), chunk: ofEach(true) };
  });
}
