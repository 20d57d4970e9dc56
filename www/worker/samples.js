// The repository's examples: short texts in legacy encodings.

import anna from '../../examples/anna-karenina.koi8-r.txt';
import babel from '../../examples/babel.utf-16le.txt';
import botchan from '../../examples/botchan.iso-2022-jp.txt';
import horseman from '../../examples/bronze-horseman.windows-1251.txt';
import cat from '../../examples/cat.shift_jis.txt';
import damaged from '../../examples/damaged.shift_jis.txt';
import daodejing from '../../examples/daodejing.gb18030.txt';
import greeting from '../../examples/greeting.windows-874.txt';
import miserables from '../../examples/miserables.windows-1252.txt';
import home from '../../examples/my-old-home.gbk.txt';
import pillowBook from '../../examples/pillow-book.euc-jp.txt';
import prologue from '../../examples/prologue.euc-kr.txt';
import night from '../../examples/quiet-night.big5.txt';

/** The name of the one with malformed sequences. */
export const DAMAGED = 'a damaged file';

/** @typedef {{ name: string, title: string, file: string, bytes: Uint8Array<ArrayBuffer> }} Sample */

/** @type {Sample[]} */
export const samples = [
  { name: 'Shift_JIS', title: 'Shift_JIS', file: 'I Am a Cat.txt', bytes: cat },
  { name: 'EUC-JP', title: 'EUC-JP', file: 'The Pillow Book.txt', bytes: pillowBook },
  { name: 'ISO-2022-JP', title: 'ISO-2022-JP', file: 'Botchan.txt', bytes: botchan },
  { name: 'GBK', title: 'GBK', file: 'My Old Home.txt', bytes: home },
  { name: 'gb18030', title: 'gb18030', file: 'Dao De Jing.txt', bytes: daodejing },
  { name: 'Big5', title: 'Big5', file: 'Quiet Night Thought.txt', bytes: night },
  { name: 'EUC-KR', title: 'EUC-KR', file: 'Prologue.txt', bytes: prologue },
  { name: 'windows-1251', title: 'windows-1251', file: 'The Bronze Horseman.txt', bytes: horseman },
  { name: 'KOI8-R', title: 'KOI8-R', file: 'Anna Karenina.txt', bytes: anna },
  { name: 'windows-1252', title: 'windows-1252', file: 'Les Misérables.txt', bytes: miserables },
  { name: 'windows-874', title: 'windows-874', file: 'A greeting.txt', bytes: greeting },
  { name: 'UTF-16LE', title: 'UTF-16', file: 'Many scripts.txt', bytes: babel },
  { name: 'Shift_JIS', title: DAMAGED, file: 'Damaged.txt', bytes: damaged },
];
