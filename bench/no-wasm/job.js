// Measures decoding in the host that runs it, and prints a row for each encoding as JSON.

import { TextDecoder as Exodus } from '@exodus/bytes/encoding.js';

/** @type {typeof import('../../pkg/index.js')} */
const { encode, TextDecoder: Ours } = await import(String(new URL('../../pkg/no-wasm.js', import.meta.url)));

/** A text for each kind of encoding, from article 1 of the Universal Declaration of Human Rights. */
const TEXTS = {
  Shift_JIS: 'すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。\n',
  'EUC-JP': 'すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。\n',
  GBK: '人人生而自由,在尊严和权利上一律平等。他们赋有理性和良心,并应以兄弟关系的精神相对待。\n',
  Big5: '人人生而自由,在尊嚴和權利上一律平等。他們賦有理性和良心,並應以兄弟關係的精神相對待。\n',
  'EUC-KR': '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.\n',
  'windows-1251': 'Все люди рождаются свободными и равными в своем достоинстве и правах.\n',
};

const SIZE = 1 << 16;
const ROUNDS = 40;

/** How many milliseconds a call takes. @param {() => string} decode */
function timeOf(decode) {
  const start = performance.now();
  // Engines may put off making the string until something reads it.
  if (Number.isNaN(decode().charCodeAt(0))) throw new Error('The text is empty.');
  return performance.now() - start;
}

const rows = Object.entries(TEXTS).map(([encoding, sample]) => {
  const bytes = encode(sample.repeat(Math.ceil(SIZE / sample.length)), encoding).slice(0, SIZE);
  const start = bytes.slice(0, 2);
  const decoders = [Ours, Exodus].map(
    (TextDecoder) => (/** @type {Uint8Array} */ some) => new TextDecoder(encoding).decode(some),
  );
  const [ours, exodus] = decoders;
  // The first call makes the tables, and runs code that isn't compiled yet.
  const first = decoders.map((decode) => timeOf(() => decode(start)));
  if (ours(bytes) !== exodus(bytes)) throw new Error(`${encoding} is decoded differently.`);
  const best = [Infinity, Infinity];
  // In turns, so that other programs on the machine affect both.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, decode] of decoders.entries())
      best[i] = Math.min(
        best[i],
        timeOf(() => decode(bytes)),
      );
  }
  return { encoding, ratio: best[1] / best[0], speed: bytes.length / best[0] / 1000, first: first[0] };
});
console.log(JSON.stringify(rows));
