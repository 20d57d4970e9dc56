// The repository's examples: short texts in legacy encodings.

import horseman from '../../examples/bronze-horseman.windows-1251.txt';
import cat from '../../examples/cat.shift_jis.txt';
import damaged from '../../examples/damaged.shift_jis.txt';
import greeting from '../../examples/greeting.windows-874.txt';
import miserables from '../../examples/miserables.windows-1252.txt';
import home from '../../examples/my-old-home.gbk.txt';
import prologue from '../../examples/prologue.euc-kr.txt';
import night from '../../examples/quiet-night.big5.txt';
import { TextDecoder } from '../../js/index.js';
import { encode } from './encode.js';

/** @typedef {{ encoding: string, language: string, file: string, bytes: Uint8Array<ArrayBuffer> }} Sample */

/** Well-formed texts, also for the race. @type {Sample[]} */
export const texts = [
  { encoding: 'Shift_JIS', language: 'ja', file: 'I Am a Cat.txt', bytes: cat },
  { encoding: 'GBK', language: 'zh-Hans', file: 'My Old Home.txt', bytes: home },
  { encoding: 'Big5', language: 'zh-Hant', file: 'Quiet Night Thought.txt', bytes: night },
  { encoding: 'EUC-KR', language: 'ko', file: 'Prologue.txt', bytes: prologue },
  { encoding: 'windows-1251', language: 'ru', file: 'The Bronze Horseman.txt', bytes: horseman },
  { encoding: 'windows-1252', language: 'fr', file: 'Les Misérables.txt', bytes: miserables },
  { encoding: 'windows-874', language: 'th', file: 'A greeting.txt', bytes: greeting },
];

/** Samples for visitors: texts in their languages, and two with problems. */
export function samples() {
  const garbled = encode(
    new TextDecoder('windows-1252').decode(encode('Привет! Как дела?\nこんにちは、世界。\n', 'utf-8')),
    'utf-8',
  );
  return {
    texts,
    damaged: { encoding: 'Shift_JIS', file: 'Damaged.txt', bytes: damaged },
    garbled: { file: 'Garbled.txt', bytes: garbled },
  };
}
