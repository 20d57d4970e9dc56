// What is measured: the rows of the results, for any host.

/** @typedef {import('./corpus.js').Text} Text */
/** @typedef {import('./contenders.js').Contender} Contender */
/** @typedef {import('./harness.js').Row} Row */
/** @typedef {import('./harness.js').Runner} Runner */

/**
 * A row that is only made when it is needed, because its input may be large.
 * @typedef {object} Plan
 * @property {string} group
 * @property {string} title
 * @property {() => Row} make
 */

const KB = 1024;
const MB = 1024 * KB;

/** The length of a typical page, or of a stream's chunk. */
export const ORDINARY = 64 * KB;

const MULTI_BYTE = ['gbk', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'euc-kr'];

/** The other encodings whose pages are measured. */
const OTHER_MARKUP = ['windows-1251', 'windows-1256', 'iso-8859-2', 'koi8-u', 'utf-8'];

/** For tasks that need few texts: ASCII, Latin-1, UTF-8 of three bytes, and two encodings of two bytes. */
const SAMPLED_TEXTS = [
  ['utf-8', 'eng'],
  ['windows-1252', 'fra'],
  ['utf-8', 'jpn'],
  ['shift_jis', 'jpn'],
  ['gbk', 'cmn_hans'],
];

/** What each group is about. */
export const ROW_GROUPS = {
  'decode-multi-byte': 'Decode multi-byte encodings, prose',
  'decode-markup': 'Decode multi-byte encodings, markup',
  'decode-single-byte': 'Decode single-byte encodings',
  'decode-unicode': 'Decode UTF-8 and UTF-16',
  'decode-other-markup': 'Decode single-byte encodings and UTF-8, markup',
  'encode-multi-byte': 'Encode multi-byte encodings',
  'encode-single-byte': 'Encode single-byte encodings',
  'encode-utf-8': 'TextEncoder: encode and encodeInto',
  transcode: 'Transcode multi-byte encodings to UTF-8',
  'transcode-single-byte': 'Transcode single-byte encodings to UTF-8',
  'transcode-utf-16': 'Transcode UTF-16 to UTF-8',
  rare: 'Characters beyond the Basic Multilingual Plane, and of JIS X 0212',
  malformed: 'Decode malformed bytes',
  'small-decode': 'Decode a few bytes per call',
  'small-new': 'Make a decoder and decode a few bytes',
  'small-encode': 'Encode a few bytes per call',
  'small-other': 'Buffers, the error mode "fatal" and encodeInto, with a few bytes per call',
  stream: 'Decode in chunks of 64 KB, and all at once',
  'stream-short': 'Decode in chunks of 16 bytes',
  'stream-medium': 'Decode in chunks of 100 bytes',
  scale: 'Input from 4 KB to 256 MB',
};

/** The texts by how they are decoded. Only multi-byte encodings have markup. @param {Text[]} texts */
export function familiesOf(texts) {
  const isMultiByte = (/** @type {Text} */ { label }) => MULTI_BYTE.includes(label);
  const isUnicode = (/** @type {Text} */ { label }) => label.startsWith('utf-');
  const prose = texts.filter(({ kind }) => kind === 'prose');
  return {
    'multi-byte': prose.filter(isMultiByte),
    markup: texts.filter((text) => text.kind === 'markup' && isMultiByte(text)),
    'single-byte': prose.filter((text) => !isMultiByte(text) && !isUnicode(text)),
    unicode: prose.filter(isUnicode),
  };
}

/**
 * @param {typeof import('../types/index.js')} ours
 * @param {Contender[]} contenders ourselves first
 * @param {Text[]} texts
 * @param {{ groups: string[], largest: number }} options `largest`: of the longest input, in bytes
 * @returns {Plan[]}
 */
export function planRows(ours, contenders, texts, { groups, largest }) {
  const { bytesOf, makeSample } = samplesWith(ours, texts);
  const prose = texts.filter(({ kind }) => kind === 'prose');
  const { 'multi-byte': multiByte, markup, 'single-byte': singleByte, unicode } = familiesOf(texts);
  const utf8 = unicode.filter(({ label }) => label === 'utf-8');
  const utf16 = unicode.filter(({ label }) => label !== 'utf-8');
  const otherMarkup = texts.filter((text) => text.kind === 'markup' && OTHER_MARKUP.includes(text.label));
  const few = SAMPLED_TEXTS.map(([label, language]) => find(label, language));

  /** @type {Plan[]} */
  const plans = [];
  for (const text of multiByte) add('decode-multi-byte', 'decode', text);
  for (const text of markup) add('decode-markup', 'decode', text);
  for (const text of singleByte) add('decode-single-byte', 'decode', text);
  for (const text of unicode) add('decode-unicode', 'decode', text);
  for (const text of otherMarkup) add('decode-other-markup', 'decode', text);
  for (const text of multiByte) add('encode-multi-byte', 'encode', text);
  for (const text of singleByte) add('encode-single-byte', 'encode', text);
  // Pure ASCII is common.
  const english = find('utf-8', 'eng');
  const ascii = { ...english, parts: english.parts.map((part) => part.replace(/\P{ASCII}/gu, '')) };
  add('encode-single-byte', 'encode', { ...ascii, label: 'windows-1252' });
  add('encode-multi-byte', 'encode', { ...ascii, label: 'shift_jis' });
  for (const text of utf8) {
    add('encode-utf-8', 'encode', text);
    add('encode-utf-8', 'encodeInto', text);
  }
  for (const text of multiByte) add('transcode', 'transcode', text);
  for (const text of singleByte) add('transcode-single-byte', 'transcode', text);
  for (const text of utf16) add('transcode-utf-16', 'transcode', text);
  for (const { label, title, bytes, string } of madeUp(ours)) {
    addSample('rare', 'decode', label, title, { bytes, string });
    addSample('rare', 'transcode', label, title, { bytes, string });
    // The encoder of EUC-JP doesn't write JIS X 0212.
    if (label !== 'euc-jp') addSample('rare', 'encode', label, title, { bytes, string });
  }
  for (const { label, title, bytes, string } of malformed(ours, singleByte)) {
    addSample('malformed', 'decode', label, title, { bytes, string });
  }
  for (const size of [2, 16, 64, 256]) {
    for (const text of few) {
      add('small-decode', 'decode', text, size);
      add('small-new', 'new', text, size);
      add('small-encode', 'encode', text, size);
    }
  }
  for (const size of [64, KB]) {
    for (const text of few) {
      add('small-other', 'fatal', text, size);
      add('small-other', 'buffer', text, size);
      if (text.label === 'utf-8') add('small-other', 'encodeInto', text, size);
    }
  }
  // Around these lengths, another way becomes the fastest.
  for (const size of [128, 512]) {
    for (const text of [find('shift_jis', 'jpn'), find('gbk', 'cmn_hans'), find('euc-kr', 'kor')]) {
      add('small-decode', 'decode', text, size);
    }
  }
  for (const text of few) {
    add('stream', 'decode', text, 4 * MB);
    add('stream', 'stream', text, 4 * MB);
    add('stream-short', 'streamShort', text, 4 * KB);
  }
  // In EUC-KR with spaces, half of the chunks end inside a character.
  for (const text of [...few, find('euc-kr', 'kor')]) add('stream-medium', 'streamMedium', text, 4 * KB);
  for (const text of [find('windows-1252', 'fra'), find('utf-8', 'jpn'), find('shift_jis', 'jpn')]) {
    for (const size of [4 * KB, 64 * KB, MB, 64 * MB]) add('scale', 'decode', text, size);
  }
  add('scale', 'decode', find('shift_jis', 'jpn'), 256 * MB);
  for (const size of [4 * KB, 64 * KB, MB, 64 * MB]) {
    add('scale', 'encode', find('shift_jis', 'jpn'), size);
    add('scale', 'transcode', find('shift_jis', 'jpn'), size);
  }
  return plans;

  /** @param {string} label @param {string} language */
  function find(label, language) {
    const found = prose.find((text) => text.label === label && text.language === language);
    if (!found) throw new Error(`There is no text in ${label} and ${language}.`);
    return found;
  }

  /**
   * @param {keyof typeof ROW_GROUPS} group
   * @param {keyof typeof TASKS} task
   * @param {Text} text
   * @param {number} [size] in bytes, approximately
   */
  function add(group, task, text, size = ORDINARY) {
    if (size > largest) return;
    const title = `${text.language.slice(0, 3)}, ${sizeOf(size)}`;
    const longer = size < ORDINARY ? () => makeSample(text, ORDINARY) : undefined;
    addPlan(group, task, text.label, title, size, () => makeSample(text, size), longer);
  }

  /**
   * @param {keyof typeof ROW_GROUPS} group
   * @param {keyof typeof TASKS} task
   * @param {string} label
   * @param {string} title
   * @param {Sample} sample
   */
  function addSample(group, task, label, title, sample) {
    addPlan(group, task, label, title, sample.bytes.length, () => sample);
  }

  /**
   * @param {keyof typeof ROW_GROUPS} group
   * @param {keyof typeof TASKS} task
   * @param {string} label
   * @param {string} what
   * @param {number} size in bytes, approximately
   * @param {() => Sample} sampleOf
   * @param {() => Sample} [longerOf] of the same text
   */
  function addPlan(group, task, label, what, size, sampleOf, longerOf) {
    if (!groups.includes(group)) return;
    const title = `${task} ${label} ${what}`;
    const { runOf, expectedOf = ({ string }) => bytesOf(string, 'utf-8') } = TASKS[task];
    /** @param {Contender} contender @param {Sample} sample */
    const runWith = (contender, sample) =>
      orUndefined(() => runOf(contender, label, { ...sample, bytes: contender.input?.(sample.bytes) ?? sample.bytes }));
    plans.push({
      group,
      title,
      make() {
        const sample = sampleOf();
        const longer = longerOf?.();
        /** @type {Runner[]} */
        const runners = [];
        for (const contender of contenders) {
          if (size > (contender.largest ?? Infinity)) continue;
          const run = runWith(contender, sample);
          const runLonger = longer && (runWith(contender, longer) ?? refuse);
          if (run) runners.push({ name: contender.name, run, runLonger });
        }
        const expectedOfLonger = longer && expectedOf(longer);
        return { group, title, bytes: sample.bytes.length, expected: expectedOf(sample), expectedOfLonger, runners };
      },
    });
  }
}

/** The same text as a string and as bytes. @typedef {{ string: string, bytes: Uint8Array }} Sample */

/**
 * How a contender does a task, if it can, and the expected result: by default, the text in UTF-8.
 * @type {Record<string, {
 *   runOf: (contender: Contender, label: string, sample: Sample) => Runner['run'] | undefined,
 *   expectedOf?: (sample: Sample) => import('./harness.js').Result,
 * }>}
 */
const TASKS = {
  decode: {
    runOf({ decoder }, label, { bytes }) {
      const decode = decoder?.(label);
      return decode && (() => decode(bytes));
    },
    expectedOf: ({ string }) => string,
  },
  new: {
    runOf({ newDecoder }, label, { bytes }) {
      const decode = newDecoder?.(label);
      return decode && (() => decode(bytes));
    },
    expectedOf: ({ string }) => string,
  },
  fatal: {
    runOf({ fatalDecoder }, label, { bytes }) {
      const decode = fatalDecoder?.(label);
      return decode && (() => decode(bytes));
    },
    expectedOf: ({ string }) => string,
  },
  buffer: {
    runOf({ bufferDecoder }, label, { bytes }) {
      const decode = bufferDecoder?.(label);
      const { buffer } = bytes.slice();
      return decode && (() => decode(buffer));
    },
    expectedOf: ({ string }) => string,
  },
  stream: inChunksOf(ORDINARY),
  streamShort: inChunksOf(16),
  streamMedium: inChunksOf(100),
  encode: {
    runOf({ encoder }, label, { string }) {
      const encode = encoder?.(label);
      return encode && (() => encode(string));
    },
    expectedOf: ({ bytes }) => bytes,
  },
  encodeInto: {
    runOf({ encodeInto }, _label, { string }) {
      const encode = encodeInto?.();
      // Programs allocate the maximum that may be needed.
      const destination = new Uint8Array(string.length * 3);
      return encode && (() => destination.subarray(0, encode(string, destination)));
    },
    expectedOf: ({ bytes }) => bytes,
  },
  transcode: {
    runOf({ transcoder }, label, { bytes }) {
      const transcode = transcoder?.(label);
      return transcode && (() => transcode(bytes));
    },
  },
};

/** @param {number} size @returns {(typeof TASKS)[string]} */
function inChunksOf(size) {
  return {
    runOf({ streamDecoder }, label, { bytes }) {
      const decode = streamDecoder?.(label);
      const chunks = cut(bytes, size);
      const last = chunks.length - 1;
      if (!decode) return undefined;
      return (emit) => {
        for (let i = 0; i < last; i++) emit(decode(chunks[i], false));
        return decode(chunks[last], true);
      };
    },
    expectedOf: ({ string }) => string,
  };
}

/** @typedef {Sample & { label: string, title: string }} MadeUp */

/**
 * Texts with more of certain characters than any language.
 * @param {typeof import('../types/index.js')} ours
 * @returns {MadeUp[]}
 */
function madeUp(ours) {
  const emoji = '😀💩🎉🇯🇵👨‍👩‍👧'.repeat(ORDINARY / 64);
  const sentence = '人人生而自由，在尊严和权利上一律平等。';
  const mixed = `${sentence}😀`.repeat(ORDINARY / 64);
  const rarely = `${sentence.repeat(20)}😀`.repeat(ORDINARY / 1024);
  // JIS X 0212's kanji are in rows 0xB0 to 0xED; the first 60 rows are full.
  const triples = Uint8Array.from({ length: ORDINARY - (ORDINARY % 3) }, (_, i) => {
    const nth = Math.floor(i / 3);
    return [0x8f, 0xb0 + (nth % 60), 0xa1 + (nth % 94)][i % 3];
  });
  return [
    { label: 'gb18030', title: 'emoji', string: emoji, bytes: ours.encode(emoji, 'gb18030') },
    { label: 'gb18030', title: 'emoji in text', string: mixed, bytes: ours.encode(mixed, 'gb18030') },
    { label: 'gb18030', title: 'an emoji in 380 characters', string: rarely, bytes: ours.encode(rarely, 'gb18030') },
    { label: 'euc-jp', title: 'JIS X 0212', string: ours.decode(triples, 'euc-jp'), bytes: triples },
  ];
}

/**
 * Bytes with many malformed sequences, and what the standard makes of them.
 * @param {typeof import('../types/index.js')} ours
 * @param {Text[]} texts
 * @returns {MadeUp[]}
 */
function malformed(ours, texts) {
  const repeated = (/** @type {number[]} */ ...bytes) =>
    Uint8Array.from({ length: ORDINARY }, (_, i) => bytes[i % bytes.length]);
  const each = '\uFFFD'.repeat(ORDINARY);
  // Cyrillic letters look like leading bytes without a trailing one.
  const letters = texts.find(({ label }) => label === 'windows-1251')?.parts.join('') ?? '';
  const cyrillic = [...letters].filter((letter) => letter < '\x80' || (letter >= 'А' && letter <= 'я')).join('');
  const line = 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。\n';
  const cut = line.repeat(10).trimEnd();
  const cutBytes = [...ours.encode(cut, 'shift_jis'), 0x83, 0x0a];
  return [
    { label: 'gbk', title: 'FF', bytes: repeated(0xff), string: each },
    { label: 'shift_jis', title: 'FE', bytes: repeated(0xfe), string: each },
    { label: 'euc-kr', title: '80', bytes: repeated(0x80), string: each },
    { label: 'gbk', title: '81 20', bytes: repeated(0x81, 0x20), string: '\uFFFD '.repeat(ORDINARY / 2) },
    {
      label: 'shift_jis',
      title: 'a cut character in 410',
      bytes: Uint8Array.from({ length: 64 * cutBytes.length }, (_, i) => cutBytes[i % cutBytes.length]),
      string: `${cut}\uFFFD\n`.repeat(64),
    },
    {
      label: 'utf-8',
      title: 'windows-1251',
      bytes: Uint8Array.from(cyrillic, (letter) => letter.charCodeAt(0) - (letter < '\x80' ? 0 : 0x350)),
      string: cyrillic.replace(/[А-я]/g, '\uFFFD'),
    },
  ];
}

/** @param {number} size */
function sizeOf(size) {
  if (size >= MB) return `${size / MB} MB`;
  return size >= KB ? `${size / KB} KB` : `${size} B`;
}

/** For contenders that don't support the longer text. @returns {never} */
function refuse() {
  throw new Error('it is refused');
}

/** Contenders throw if they don't support something. @template T @param {() => T} make */
function orUndefined(make) {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** @param {Uint8Array} bytes @param {number} size */
function cut(bytes, size) {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

/**
 * Makes samples. All contenders' results are compared, which shows that the samples are right.
 * @param {typeof import('../types/index.js')} ours
 * @param {Text[]} texts
 */
export function samplesWith(ours, texts) {
  /** @param {string} string @param {string} label @returns {Uint8Array} */
  const bytesOf = (string, label) =>
    label.startsWith('utf-16') ? ours.encodeUTF16(string, label) : ours.encode(string, label);

  /** The average number of bytes for a code unit. */
  const densities = new Map(
    texts.map((text) => {
      const string = text.parts.join('');
      return [text, bytesOf(string, text.label).length / string.length];
    }),
  );

  return {
    bytesOf,
    /**
     * @param {Text} text
     * @param {number} size in bytes, approximately
     */
    makeSample(text, size) {
      const length = Math.max(Math.round(size / (densities.get(text) ?? 1)), 1);
      const string = extend(text, length);
      return { string, bytes: bytesOf(string, text.label) };
    },
  };
}

/**
 * Extends or cuts a text to about `length` code units. Longer texts repeat the parts, each time in another order, so that no cache or
 * branch predictor can learn it.
 * @param {Text} text
 * @param {number} length
 */
function extend({ head, parts }, length) {
  const random = newRandom();
  const order = [...parts];
  const chosen = [head.slice(0, length)];
  let rest = length - chosen[0].length;
  while (rest > 0) {
    shuffle(order, random);
    for (let i = 0; i < order.length && rest > 0; i++) {
      const part = order[i].slice(0, rest);
      chosen.push(part);
      rest -= part.length;
    }
  }
  // The cut may have split a surrogate pair.
  chosen.push(chosen.pop()?.replace(/\p{Surrogate}$/u, '') ?? '');
  return chosen.join('');
}

/** @param {string[]} items @param {() => number} random */
function shuffle(items, random) {
  for (let i = items.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [items[i], items[other]] = [items[other], items[i]];
  }
}

/** xorshift gives the same numbers each time: https://www.jstatsoft.org/v08/i14/paper */
function newRandom() {
  let state = 2463534242;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
