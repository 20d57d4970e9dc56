// Random numbers from a seed, and texts, bytes and splits made from them.

/** xorshift: https://www.jstatsoft.org/article/view/v008i14 */
export class Random {
  #state;

  /** @param {number} seed @param {number} number of the case, so that each can be run alone */
  constructor(seed, number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) | 1;
    for (let i = 0; i < 8; i++) this.#next();
  }

  #next() {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return this.#state >>> 0;
  }

  /** An integer below `end`. @param {number} end */
  below(end) {
    return this.#next() % end;
  }

  /** True once in `times` calls. @param {number} times */
  oneIn(times) {
    return this.below(times) === 0;
  }

  /** @template T @param {readonly T[]} all @returns {T} */
  pick(all) {
    return all[this.below(all.length)];
  }

  /** Usually small, sometimes large, and sometimes around the length of one or more blocks. */
  length() {
    if (this.oneIn(2000)) return 65_536 * (1 + this.below(9)) - 4 + this.below(8);
    if (this.oneIn(30)) return this.below(3000);
    return this.below(this.pick([4, 12, 40, 150]));
  }

  /** Splits a length; returns the ends of the parts. @param {number} length */
  splits(length) {
    const most = this.pick([1, 3, 20, 200, 70_000]);
    const ends = [];
    for (let end = 0; end < length; ) {
      // Empty parts, too
      end = Math.min(length, end + this.below(Math.max(most, length >> 8) + 1));
      ends.push(end);
    }
    ends.push(length);
    return ends;
  }
}

/** The characters of texts: each encoding can represent some of them. */
const CHARACTERS = [
  'abc <b>&#38;"\\~¥‾\t\n\0\u001b\u000e\u000f',
  'éèüßÇñ€“”–…·×÷¤¦',
  'АБВгдеёєїґў№',
  'ΑβγδΈήςό',
  'אבגדהו\u05BA\u200E',
  'ابتثة،؟',
  'กขฃคฅ฿',
  'ăâđêôơư\u0300\u0301',
  '漢字仮名交人大中国國',
  'かなカナｶﾅﾞ、。〜～−－‖',
  '汉语𠮷㐀龴ḿ\uE5E5\uE000€',
  '한글뷁갂',
  'Ê̄ê̌兀嗀',
  '💩🇯🇵\u{10FFFF}\u{10000}',
  '\uFEFF\uFFFD\uFFFE\uFFFF\uF780\uF7FF',
  '\uD83D\uDCA9\uD800\uDFFF',
];

/** A text, sometimes with lone surrogates. @param {Random} random */
export function randomText(random) {
  const length = random.length();
  const sets = Array.from({ length: 1 + random.below(3) }, () => random.pick(CHARACTERS));
  let text = '';
  while (text.length < length) {
    const set = random.pick(sets);
    // These are code units, so surrogates may be alone.
    const part = random.oneIn(3) ? set : set[random.below(set.length)];
    text += random.oneIn(60) ? part.repeat(1 + random.below(100)) : part;
  }
  return text;
}

const STARTS = [[], [], [], [0xef, 0xbb, 0xbf], [0xfe, 0xff], [0xff, 0xfe], [0xef, 0xbb], [0xff]];
const PIECES = [
  [0x1b, 0x28, 0x42],
  [0x1b, 0x28, 0x4a],
  [0x1b, 0x28, 0x49],
  [0x1b, 0x24, 0x40],
  [0x1b, 0x24, 0x42],
  [0x1b, 0x24],
  [0x1b],
  [0x81, 0x30, 0x81, 0x30],
  [0x84, 0x31, 0xa4, 0x39],
  [0x95, 0x32, 0x82, 0x36],
  [0x90, 0x30, 0x81],
  [0x8f, 0xa2, 0xaf],
  [0x8e, 0xb1],
  [0xa1, 0xa1],
  [0xf0, 0x9f, 0x92, 0xa9],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xe6, 0xbc],
  [0xc0, 0x80],
  [0xd8, 0x3d, 0xdc, 0xa9],
  [0x3d, 0xd8, 0xa9, 0xdc],
  [0x00, 0xd8],
  [0x87, 0x40],
  [0x88, 0x62],
  [0xff],
  [0x80],
  [0x00],
];

/**
 * A text in some encoding, or noise, or a mixture of both.
 * @param {Random} random
 * @param {string} name an encoding's
 * @param {(text: string, name: string) => Uint8Array} encode writes unmappable code points as HTML does
 */
export function randomBytes(random, name, encode) {
  const bytes = [...random.pick(STARTS)];
  const kind = random.below(4);
  if (kind < 3) {
    for (const byte of encode(randomText(random), random.oneIn(8) ? 'gb18030' : name)) bytes.push(byte);
  } else {
    for (let left = random.length(); left > 0; left--) {
      bytes.push(random.oneIn(3) ? random.below(0x80) : random.below(0x100));
    }
  }
  if (kind > 0) {
    for (let mutations = random.below(1 + Math.min(8, bytes.length >> 2)); mutations > 0; mutations--) {
      const at = random.below(bytes.length + 1);
      bytes.splice(at, random.below(3), ...(random.oneIn(2) ? random.pick(PIECES) : [random.below(0x100)]));
    }
  }
  return Uint8Array.from(bytes);
}
