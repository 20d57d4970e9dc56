// Checks the package on any host: this file uses only the language and its arguments.

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {string[]} failures
 */

/**
 * @typedef {object} Expected by tests/conformance.rs
 * @property {string[]} vectors in hexadecimal
 * @property {Record<string, { text: string, isMalformed: boolean }[]>} decoded for each encoding, in the vectors' order
 */

/**
 * Runs all checks.
 * @param {any} api the package's exports
 * @param {Expected} expected
 * @returns {Promise<Report>}
 */
export async function runSuite(api, expected) {
  const vectors = expected.vectors.map(fromHex);
  /** @type {Report} */
  const report = { passed: 0, failures: [] };
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      await check(api, vectors, expected.decoded);
      report.passed += 1;
    } catch (error) {
      report.failures.push(`${name}: ${/** @type {any} */ (error)?.stack ?? error}`);
    }
  }
  return report;
}

/** @type {Record<string, (api: any, vectors: Uint8Array[], decoded: Expected['decoded']) => void | Promise<void>>} */
const CHECKS = {
  // This is the first test, because making tables may move WebAssembly's memory.
  'long text is the first that is encoded'({ encode, encodings }) {
    for (const { name } of encodings) {
      if (/^UTF-16|^replacement$/.test(name)) continue;
      equal(String.fromCharCode(...encode('a'.repeat(700), name)), 'a'.repeat(700), name);
    }
  },

  // Several ways decode them; which ones, and for which lengths, depends on the host.
  'texts of every short length'({ TextDecoder, encode, encodeUTF16 }) {
    /** Texts, and malformed bytes to put behind them. @type {Record<string, [text: string, malformed?: number[]]>} */
    const texts = {
      'utf-8': ['（Tous） les êtres humains naissent libres — 人は皆、生まれながらに自由 💩. ', [0xe6, 0xbc]],
      'windows-1252': ['Tous les êtres humains naissent libres et égaux – « l’homme ». '],
      'windows-1251': ['Все люди рождаются свободными и равными в своем достоинстве и правах. '],
      'windows-1253': ['Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι. ', [0xaa]],
      'koi8-r': ['Все люди рождаются свободными и равными в своем достоинстве и правах. '],
      shift_jis: ['人は皆、ｳﾏﾚながらに自由 and equal。', [0x81]],
      gbk: ['人人生而自由,在尊严和权利上一律平等。All human beings. ', [0xff]],
      gb18030: ['\uFEFF人人生而自由,在尊严和权利上一律平等💩。All human beings. ', [0x81]],
      big5: ['人人生而自由,在尊嚴和權利上一律平等。All human beings. ', [0xa4]],
      'iso-2022-jp': ['All 人は皆、生まれながらに自由。', [0x80]],
      'utf-16le': ['人は皆、born free 💩. ', [0x3d]],
    };
    for (const [name, [text, malformed]] of Object.entries(texts)) {
      const decoder = new TextDecoder(name);
      const fatal = new TextDecoder(name, { fatal: true });
      equal(decoder.decode(new Uint8Array()), '', name);
      const points = [...text.repeat(12)];
      for (const from of [0, 5]) {
        for (let length = 1; length <= 300; length++) {
          const part = points.slice(from, from + length).join('');
          const bytes = name === 'utf-16le' ? encodeUTF16(part, name) : encode(part, name);
          const where = `${name}, ${bytes.length} bytes`;
          for (const input of [bytes, bytes.slice().buffer]) {
            equal(decoder.decode(input), part, where);
            equal(fatal.decode(input), part, where);
          }
          if (!malformed) continue;
          const wrong = Uint8Array.of(...bytes, ...malformed);
          for (const input of [wrong, wrong.buffer]) {
            equal(decoder.decode(input), `${part}\uFFFD`, where);
            throws(TypeError, () => fatal.decode(input), where);
          }
        }
      }
    }
  },

  'any byte at any place of a few'({ TextDecoder, decode }) {
    for (const name of ['utf-8', 'windows-1252', 'windows-1253', 'koi8-r', 'shift_jis', 'gbk']) {
      const decoder = new TextDecoder(name);
      const stream = new TextDecoder(name);
      for (let length = 1; length <= 20; length++) {
        for (let place = 0; place < length; place++) {
          for (const byte of [0x00, 0x1b, 0x7f, 0x80, 0x92, 0xa0, 0xaa, 0xe9, 0xff]) {
            const bytes = new Uint8Array(length).fill(0x20);
            bytes[place] = byte;
            // In all these encodings, such a byte doesn't swallow a space.
            const text = `${' '.repeat(place)}${decode(Uint8Array.of(byte), name)}${' '.repeat(length - place - 1)}`;
            const where = `${name}, ${byte} at ${place} of ${length}`;
            equal(decoder.decode(bytes), text, where);
            equal(stream.decode(bytes, { stream: true }) + stream.decode(), text, where);
          }
        }
      }
    }
  },

  // How much is ASCII may decide how a text, and each of its blocks, is decoded.
  'long text with more and less ASCII, in all single-byte encodings'({ TextDecoder, decode, encodings }) {
    const element = '<p class="text" lang="uk">';
    for (const { name } of encodings) {
      if (!/^(ibm|iso-8859|koi8|mac|windows|x-)/i.test(name)) continue;
      const decoder = new TextDecoder(name);
      const strict = new TextDecoder(name, { fatal: true });
      const units = Array.from({ length: 0x100 }, (_, byte) => decode(Uint8Array.of(byte), name));
      for (const length of [500, 600, 1500, 5000, 70_000]) {
        for (const most of [3, 50, 200, 1000]) {
          const bytes = Uint8Array.from({ length }, (_, i) => {
            const place = (i + most) % (element.length + 1 + (i % most));
            return place < element.length ? element.charCodeAt(place) : 0x80 + ((i * 37) % 0x80);
          });
          const expected = Array.from(bytes, (byte) => units[byte]).join('');
          const which = `${name}, ${length} bytes, ${most}`;
          equal(decoder.decode(bytes), expected, which);
          let result = '\uFFFD';
          try {
            result = strict.decode(bytes);
          } catch (error) {
            equal(error instanceof TypeError, true, which);
          }
          equal(result, expected.includes('\uFFFD') ? '\uFFFD' : expected, `${which}, fatal`);
        }
      }
    }
  },

  // Some hosts' functions would keep the incomplete end for the next call.
  'an incomplete character where the own length of bytes hides it'({ TextDecoder }) {
    for (const options of [{}, { ignoreBOM: true }, { fatal: true }]) {
      const decoder = new TextDecoder('utf-8', options);
      for (const length of [20, 40, 100, 300, 1000]) {
        const bytes = new Uint8Array(length).fill(0x61);
        bytes.set([0xe3, 0x81], length - 2);
        Object.defineProperty(bytes, 'length', { value: length - 2 });
        try {
          decoder.decode(bytes);
        } catch (error) {
          equal(options.fatal, true, String(error));
        }
        const next = new Uint8Array(length).fill(0x62);
        equal(decoder.decode(next), 'b'.repeat(length), `${length} bytes`);
      }
    }
  },

  // Bytes outside Latin-1 may decide how the next texts are decoded.
  'windows-1252 with and without quotation marks'({ TextDecoder, encode }) {
    const decoders = [new TextDecoder('windows-1252'), new TextDecoder('windows-1252', { fatal: true })];
    const letters = 'Tous les êtres humains naissent libres et égaux. '.repeat(200);
    for (const length of [300, 511, 512, 1000, 3000, 9000]) {
      for (let i = 0; i < 40; i++) {
        const text = letters.slice(i, i + length) + (i % 20 < 3 ? '’' : 'é') + letters.slice(0, i);
        const bytes = encode(text, 'windows-1252');
        for (const decoder of decoders) {
          equal(decoder.decode(bytes), text, `${length} bytes, ${i}`);
          equal(decoder.decode(bytes.buffer), text, `${length} bytes in a buffer, ${i}`);
        }
      }
    }
  },

  'objects that only look like a buffer'({ TextDecoder }) {
    const decoder = new TextDecoder();
    const own = { byteLength: { value: 2 }, length: { value: 2 }, 0: { value: 0x61 }, 1: { value: 0x62 } };
    for (const { prototype } of [ArrayBuffer, Uint8Array]) {
      throws(TypeError, () => decoder.decode(Object.create(prototype)));
      throws(TypeError, () => decoder.decode(Object.create(prototype, own)));
    }
    equal(decoder.decode(Object.defineProperties(Uint8Array.of(0x41).buffer, own)), 'A');
  },

  // By then, the host's decoders have been tested.
  'short texts in multi-byte encodings, after many others'({ TextDecoder }) {
    let state = 1;
    const random = (/** @type {number} */ limit) => {
      state = (state * 48271) % 0x7fffffff;
      return state % limit;
    };
    for (const name of ['gbk', 'gb18030', 'big5', 'euc-jp', 'shift_jis', 'euc-kr']) {
      const decoder = new TextDecoder(name);
      const pairs = new Uint8Array(40).fill(0xb0);
      const expected = new TextDecoder(name).decode(pairs, { stream: true });
      for (let i = 0; i < 30_000; i++) equal(decoder.decode(pairs), expected, name);
      for (let i = 0; i < 3000; i++) {
        const [length, isMarkup] = [30 + random(i % 10 === 0 ? 3000 : 100), i % 2 === 0];
        const bytes = Uint8Array.from({ length }, () => random(256) & (isMarkup && random(4) > 0 ? 0x7f : 0xff));
        // The host doesn't decode streams.
        const stream = new TextDecoder(name);
        const text = stream.decode(bytes, { stream: true }) + stream.decode();
        equal(decoder.decode(bytes), text, `${name}, case ${i}`);
      }
    }
  },

  'TextDecoder and decode, of whole vectors'({ TextDecoder, bomSniff, decode, labelToName }, vectors, decoded) {
    for (const [name, results] of Object.entries(decoded)) {
      equal(labelToName(name), name);
      results.forEach(({ text }, i) => {
        if (!bomSniff(vectors[i])) equal(decode(vectors[i], name), text, `${name} ${i}`);
      });
      if (name === 'replacement') continue;
      results.forEach(({ text, isMalformed }, i) => {
        equal(new TextDecoder(name, { ignoreBOM: true }).decode(vectors[i]), text, `${name} ${i}`);
        const fatal = new TextDecoder(name, { fatal: true, ignoreBOM: true });
        if (isMalformed) throws(TypeError, () => fatal.decode(vectors[i]), `${name} ${i}`);
        else equal(fatal.decode(vectors[i]), text, `${name} ${i}`);
      });
    }
  },

  'TextDecoder decodes vectors in parts'({ TextDecoder }, vectors, decoded) {
    for (const [name, results] of Object.entries(decoded)) {
      if (name === 'replacement') continue;
      results.forEach(({ text }, i) => {
        for (let split = 0; split <= vectors[i].length; split++) {
          const decoder = new TextDecoder(name, { ignoreBOM: true });
          const parts = [vectors[i].subarray(0, split), new Uint8Array(), vectors[i].subarray(split)];
          const decodedParts = parts.map((part) => decoder.decode(part, { stream: true })).join('');
          equal(decodedParts + decoder.decode(), text, `${name} ${i} at ${split}`);
        }
      });
    }
  },

  'byte order marks, with all options, splits and orders of calls'({ TextDecoder }) {
    for (const [label, bom, a] of /** @type {const} */ ([
      ['utf-8', [0xef, 0xbb, 0xbf], [0x61]],
      ['utf-16le', [0xff, 0xfe], [0x61, 0]],
      ['utf-16be', [0xfe, 0xff], [0, 0x61]],
    ])) {
      for (const ignoreBOM of [false, true]) {
        for (const [bytes, withBOM] of /** @type {[number[], string][]} */ ([
          [[], ''],
          [[...bom], '\uFEFF'],
          [[...bom, ...a], '\uFEFFa'],
          [[...bom, ...bom, ...a], '\uFEFF\uFEFFa'],
          [[...a, ...bom], 'a\uFEFF'],
        ])) {
          const text = ignoreBOM ? withBOM : withBOM.replace(/^\uFEFF/, '');
          const decoder = new TextDecoder(label, { ignoreBOM, fatal: true });
          for (let first = 0; first <= bytes.length; first++) {
            for (let second = first; second <= bytes.length; second++) {
              const parts = [bytes.slice(0, first), bytes.slice(first, second)].map((part) => Uint8Array.from(part));
              const last = Uint8Array.from(bytes.slice(second));
              const start = parts.map((part) => decoder.decode(part, { stream: true })).join('');
              // Both ways to end a stream; the next round starts afresh.
              const end =
                first % 2 === 0 ? decoder.decode(last) : decoder.decode(last, { stream: true }) + decoder.decode();
              equal(start + end, text, `${label} ${ignoreBOM} ${bytes} at ${first} and ${second}`);
              equal(decoder.decode(Uint8Array.from(bytes)), text);
              equal(decoder.decode(Uint8Array.from(bytes).buffer), text);
            }
          }
        }
      }
    }
  },

  'fatal errors, and what comes after them'({ TextDecoder }) {
    const decoder = new TextDecoder('shift_jis', { fatal: true });
    for (const stream of [false, true]) {
      throws(TypeError, () => decoder.decode(Uint8Array.of(0x83, 0x65, 0xff), { stream }));
      equal(decoder.decode(Uint8Array.of(0x83, 0x65)), 'テ');
      equal(decoder.decode(Uint8Array.of(0x83), { stream: true }), '');
      throws(TypeError, () => decoder.decode(Uint8Array.of(0x20), { stream }));
      equal(decoder.decode(Uint8Array.of(0x83, 0x65), { stream: true }), 'テ');
      equal(decoder.decode(), '');
      throws(TypeError, () => decoder.decode(Uint8Array.of(0x83)));
      equal(decoder.decode(), '');
    }
  },

  'long text in another encoding, as UTF-8'({ TextDecoder }) {
    const cyrillic = Array(5000).fill([0xcf, 0xf0, 0xe8, 0x20]).flat();
    const replaced = '\uFFFD\uFFFD\uFFFD '.repeat(5000);
    for (const [start, expected] of /** @type {[number[], string][]} */ ([
      [[], replaced],
      [[0xef, 0xbb, 0xbf], replaced],
      [[0xe3, 0x83, 0x86], `テ${replaced}`],
    ])) {
      const bytes = Uint8Array.from([...start, ...cyrillic]);
      const decoder = new TextDecoder();
      equal(decoder.decode(bytes) === expected, true);
      for (const split of [1, 2, 3, 10_000]) {
        const parts = [bytes.subarray(0, split), bytes.subarray(split)];
        const text = parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
        equal(text === expected, true, `${start} at ${split}`);
      }
      throws(TypeError, () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
  },

  'long text'({ TextDecoder, decode }) {
    for (const length of [1_200_000, 1_600_000]) {
      const bytes = new Uint8Array(length);
      for (let i = 0; i < length; i++) bytes[i] = i % 2 ? 0x65 : 0x83;
      const text = 'テ'.repeat(length / 2);
      equal(new TextDecoder('shift_jis').decode(bytes) === text, true);
      equal(decode(bytes, 'shift_jis') === text, true);
    }
  },

  // Some hosts collect it in an array, or use another decoder than for shorter text.
  'text of more than half a megabyte'({ TextDecoder, encode }) {
    const texts = {
      'utf-8': [
        'All human beings are “born” free. ',
        'Tous les êtres ',
        'Все люди ',
        'すべての人間は、 ',
        'ASCII alone ',
        '😀 ',
      ],
      shift_jis: ['すべての人間は、abc '],
      gbk: ['人人生而自由,abc '],
    };
    for (const [name, ofEncoding] of Object.entries(texts)) {
      for (const part of ofEncoding) {
        const bytes = encode(part, name);
        const times = Math.ceil(600_000 / bytes.length);
        const text = part.repeat(times);
        const all = encode(text, name);
        const decoder = new TextDecoder(name);
        equal(decoder.decode(all) === text, true, `${name}, ${part}`);
        equal(new TextDecoder(name, { fatal: true }).decode(all) === text, true, `${name}, ${part}, fatal`);
        const half = (times >> 1) * bytes.length;
        all[half - 1] = 0xff;
        const before = part.repeat(times >> 1).slice(0, -1);
        equal(
          decoder.decode(all) === `${before}\uFFFD${text.slice(before.length + 1)}`,
          true,
          `${name}, ${part}, malformed`,
        );
      }
    }
  },

  'text of every length, for which there are several ways'({ TextDecoder, encode }) {
    for (const [label, letters] of /** @type {[string, string][]} */ ([
      ['utf-8', 'aé '],
      ['utf-8', 'éabcdef'],
      ['shift_jis', '漢abcdef'],
      ['utf-8', 'Мa ё—'],
      ['utf-8', '漢字aか'],
      ['utf-8', '💩a漢'],
      ['windows-1252', 'aé '],
      ['windows-1252', 'aé’ '],
      ['windows-1251', 'Мa ё—'],
      ['koi8-u', 'Мa ї'],
      ['windows-1256', 'مa پ'],
      ['shift_jis', 'かa漢 ｱ'],
      ['gbk', '人a €'],
    ])) {
      const characters = [...letters].map((letter) => ({ letter, bytes: [...encode(letter, label)] }));
      const all = Array.from({ length: 0x10002 }, (_, i) => characters[((i * i) >>> 5) % characters.length]);
      for (const limit of [2, 10, 18, 24, 32, 36, 40, 64, 96, 128, 256, 512, 1024, 4096, 8192, 0x10000]) {
        for (let length = limit - 2; length <= limit + 2; length++) {
          const start = all.slice(0, length);
          const text = start.map(({ letter }) => letter).join('');
          const bytes = Uint8Array.from(start.flatMap(({ bytes }) => bytes));
          equal(`${encode(text, label)}` === `${bytes}`, true, `${label}, ${length} characters`);
          equal(new TextDecoder(label).decode(bytes) === text, true, `${label}, ${length} characters`);
        }
      }
    }
  },

  'byte order marks before text of every length'({ TextDecoder, encode, encodeUTF16 }) {
    for (const label of ['utf-8', 'utf-16le', 'utf-16be']) {
      for (const letters of ['a', 'é', '漢']) {
        for (const count of [1, 9, 20, 100, 400, 3000, 40_000]) {
          const text = letters.repeat(count);
          const marked = `\uFEFF${text}`;
          const bytes = label === 'utf-8' ? encode(marked, label) : encodeUTF16(marked, label);
          for (const fatal of [false, true]) {
            const told = `${count} times ${letters} in ${label}`;
            const decoder = new TextDecoder(label, { fatal });
            equal(decoder.decode(bytes) === text, true, told);
            equal(decoder.decode(bytes.slice().buffer) === text, true, told);
            equal(decoder.decode(bytes, { stream: true }) === text, true, told);
            // The second one is text.
            equal(decoder.decode(bytes) === marked, true, told);
            equal(new TextDecoder(label, { fatal, ignoreBOM: true }).decode(bytes) === marked, true, told);
          }
        }
      }
    }
  },

  'encoding of text that is longer than a block'({ encode, LegacyTextEncoder }) {
    const BLOCK = 0x10000;
    for (const label of ['windows-1251', 'macintosh', 'gbk']) {
      for (const letter of ['a', label === 'macintosh' ? 'é' : 'ж']) {
        const letters = letter.repeat(2 * BLOCK + 9);
        const byLetter = [...encode(letter, label)];
        for (const character of ['', '\0', '漢', '💩', '\uF8FF', 'ﬁ', '\u3FFF', '\u4000']) {
          const inserted = [...encode(character, label, { unmappable: 'html' })];
          for (const place of [0, BLOCK - 1, BLOCK, 2 * BLOCK - 1, letters.length]) {
            const text = letters.slice(0, place) + character + letters.slice(place);
            /** @type {Uint8Array} */
            const bytes = encode(text, label, { unmappable: 'html' });
            const told = `U+${character.codePointAt(0)?.toString(16)} at ${place} of ${label}`;
            const [start, end] = [place * byLetter.length, place * byLetter.length + inserted.length];
            equal(bytes.length, letters.length * byLetter.length + inserted.length, told);
            equal(String([...bytes.subarray(start, end)]), String(inserted), told);
            equal(
              bytes.every(
                (byte, i) =>
                  (i >= start && i < end) || byte === byLetter[(i - (i < start ? 0 : end)) % byLetter.length],
              ),
              true,
              told,
            );
            if (place > BLOCK || inserted.length < 6) continue;
            const encoder = new LegacyTextEncoder(label);
            const error = /** @type {any} */ (throws(Error, () => encoder.encode(text), told));
            equal(`${error.name} ${error.index}`, `UnmappableError ${place}`, told);
          }
        }
      }
    }
  },

  'replacers that decode'({ LegacyTextEncoder, TextDecoder }) {
    for (const [label, byte] of Object.entries({ 'windows-1252': 0xe9, gbk: 0xb0 })) {
      const decoder = new TextDecoder(label);
      const bytes = new Uint8Array(40).fill(byte);
      decoder.decode(bytes);
      const unmappable = () => {
        decoder.decode(bytes);
        return '?';
      };
      const encoded = new LegacyTextEncoder(label, { unmappable }).encode('abc☃💩defghijklmnop');
      equal(String.fromCharCode(...encoded), 'abc??defghijklmnop', label);
    }
  },

  'streams of text whose chunks are longer than a block'({ LegacyTextEncoder }) {
    const text = 'ж'.repeat(2 * 0x10000 + 5);
    const encoder = new LegacyTextEncoder('windows-1251', { unmappable: 'html' });
    equal(encoder.encode(`${text}\uD83D`, { stream: true }).length, text.length);
    equal(String.fromCharCode(...encoder.encode('\uDCA9ж')), '&#128169;\xE6');
    const fatal = new LegacyTextEncoder('windows-1251');
    equal(fatal.encode(text, { stream: true }).length, text.length);
    const error = /** @type {any} */ (throws(Error, () => fatal.encode('ж漢', { stream: true })));
    equal(error.index, text.length + 1);
    const replacing = new LegacyTextEncoder('windows-1251', { unmappable: () => '!' });
    equal(String.fromCharCode(...replacing.encode(`${text}漢ж💩`).subarray(-4)), '\xE6!\xE6!');
  },

  'UTF-8 in chunks of every length'({ TextDecoder }) {
    const characters = ['aaaaaaaaaa', 'é', 'Привет', '漢字かな', '！', '\uFEFF', '💩', '\uFFFD'].map((text) => ({
      text,
      bytes: utf8Of(text),
    }));
    const malformed = [[0xe3, 0x81], [0xed, 0xa0, 0x80], [0xc0], [0xf0, 0x9f], [0xff], [0xe0, 0x9f]];
    let state = 1;
    const below = (/** @type {number} */ bound) => {
      state = (Math.imul(state, 48271) >>> 0) % 0x7fffffff;
      return state % bound;
    };
    for (let round = 0; round < 60; round++) {
      const isMalformed = round % 3 === 0;
      const pieces = Array.from({ length: 300 }, () =>
        isMalformed && below(40) === 0
          ? { text: '\uFFFD', bytes: [...malformed[below(malformed.length)], 0x61] }
          : characters[below(characters.length)],
      );
      const bytes = Uint8Array.from(pieces.flatMap((piece) => piece.bytes));
      const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      if (!isMalformed) equal(whole === pieces.map(({ text }) => text).join(''), true);
      const most = [3, 20, 70, 300, 700][round % 5];
      for (const fatal of isMalformed ? [false] : [false, true]) {
        // The text starts with a letter, so that U+FEFF isn't a byte order mark.
        const decoder = new TextDecoder('utf-8', { ignoreBOM: round % 2 === 0, fatal });
        let text = decoder.decode(Uint8Array.of(0x61), { stream: true });
        for (let start = 0; start < bytes.length; ) {
          const end = start + below(most + 1);
          text += decoder.decode(bytes.subarray(start, end), { stream: true });
          start = end;
        }
        equal(text + decoder.decode() === `a${whole}`, true, `round ${round}, ${fatal}`);
      }
      if (isMalformed) {
        const decoder = new TextDecoder('utf-8', { fatal: true });
        const messageOf = (/** @type {() => void} */ run) => {
          try {
            run();
          } catch (error) {
            return `${error}`;
          }
          return 'no error';
        };
        const ofWhole = messageOf(() => decoder.decode(bytes));
        equal(/^TypeError.* \d/.test(ofWhole), true, ofWhole);
        const ofParts = messageOf(() => {
          for (let start = 0; start <= bytes.length; start += most) {
            decoder.decode(bytes.subarray(start, start + most), { stream: start + most < bytes.length });
          }
        });
        equal(ofParts, ofWhole, `round ${round}`);
        equal(decoder.decode(Uint8Array.of(0xc3, 0xa9)), 'é');
      }
    }
  },

  'shared and resizable memory of every length, also after other memory'({ TextDecoder }) {
    for (const [label, character, bytes] of /** @type {[string, string, number[]][]} */ ([
      ['utf-8', 'a', [0x61]],
      ['utf-8', 'é', [0xc3, 0xa9]],
      ['utf-8', '漢', [0xe6, 0xbc, 0xa2]],
      ['utf-16le', '漢', [0x22, 0x6f]],
      ['windows-1252', 'é', [0xe9]],
      ['windows-1251', 'й', [0xe9]],
    ])) {
      for (const count of [1, 9, 20, 33, 64, 65, 128, 256, 257, 600, 5000]) {
        const shared = sharedBytes(count * bytes.length);
        if (!shared) return;
        for (let i = 0; i < shared.length; i++) shared[i] = bytes[i % bytes.length];
        const text = character.repeat(count);
        equal(new TextDecoder(label).decode(shared), text);
        equal(new TextDecoder(label, { fatal: true }).decode(shared, { stream: true }), text);
        const resizable = new Uint8Array(
          /** @type {any} */ (new ArrayBuffer(shared.length, /** @type {any} */ ({ maxByteLength: 16_384 }))),
        );
        resizable.set(shared);
        const other = Uint8Array.from({ length: 60 * bytes.length }, (_, i) => bytes[i % bytes.length]);
        for (const options of [undefined, { stream: true }]) {
          const decoder = new TextDecoder(label);
          for (let i = 0; i < 20; i++) equal(decoder.decode(other, options), character.repeat(60));
          for (const input of [shared, resizable, resizable.buffer]) {
            equal(decoder.decode(input, options), text);
            equal(decoder.decode(other, options), character.repeat(60));
          }
          equal(decoder.decode(), '');
        }
      }
    }
  },

  'input of every kind'({ TextDecoder }) {
    const decoder = new TextDecoder('euc-kr');
    const bytes = Uint8Array.of(0xb0, 0xa1, 0x61, 0, 0xb0, 0xa1, 0x61, 0);
    const text = '가a\0가a\0';
    const buffers = [bytes.buffer];
    if (typeof SharedArrayBuffer === 'function') {
      const shared = new SharedArrayBuffer(8);
      new Uint8Array(shared).set(bytes);
      buffers.push(/** @type {any} */ (shared));
    }
    const views = [
      Int8Array,
      Uint8Array,
      Uint8ClampedArray,
      Int16Array,
      Uint32Array,
      Float64Array,
      BigInt64Array,
      DataView,
    ];
    for (const buffer of buffers) {
      equal(decoder.decode(buffer), text);
      for (const View of /** @type {any[]} */ (views)) equal(decoder.decode(new View(buffer)), text);
      equal(decoder.decode(new DataView(buffer, 4, 3)), '가a');
    }
    for (const name of ['utf-8', 'windows-1252', 'euc-kr', 'utf-16le']) {
      const decoder = new TextDecoder(name);
      if (typeof structuredClone === 'function') {
        const detached = new ArrayBuffer(40);
        structuredClone(detached, { transfer: [detached] });
        equal(decoder.decode(detached), '', name);
      }
      for (const size of [1, 8, 40, 400]) {
        const resizable = /** @type {any} */ (new ArrayBuffer(2 * size, { maxByteLength: 2 * size }));
        equal(decoder.decode(resizable), '\0'.repeat(name === 'utf-16le' ? size : 2 * size), name);
      }
    }
    if ('resize' in ArrayBuffer.prototype) {
      const resizable = /** @type {any} */ (new ArrayBuffer(2, { maxByteLength: 8 }));
      const view = new Uint8Array(resizable);
      equal(decoder.decode(view, { stream: true }), '\0\0');
      resizable.resize(3);
      equal(decoder.decode(view), '\0\0\0');
    }
    for (const wrong of [null, 1, 'text', {}, []]) throws(TypeError, () => decoder.decode(wrong));
  },

  'TextEncoder.encode'({ TextEncoder, TextDecoder }, _vectors, decoded) {
    const encoder = new TextEncoder();
    for (const { text } of Object.values(decoded).flat())
      equal(new TextDecoder('utf-8', { ignoreBOM: true }).decode(encoder.encode(text)), text);
    for (const [text, bytes] of /** @type {[any, string][]} */ ([
      [undefined, ''],
      [null, '110,117,108,108'],
      ['\uD83D\uD83D\uDCA9\uDCA9', '239,191,189,240,159,146,169,239,191,189'],
      ['\0é漢', '0,195,169,230,188,162'],
    ])) {
      equal(String(encoder.encode(text)), bytes);
    }
    equal(encoder.encode('a').constructor, Uint8Array);
    equal(encoder.encode('a').buffer.byteLength, 1);
  },

  'TextEncoder.encodeInto, with every room for every sequence'({ TextEncoder }) {
    const encoder = new TextEncoder();
    for (const text of [
      '',
      'a',
      'é',
      '漢',
      '💩',
      '\uD83D',
      '\uDCA9',
      'aé漢💩\uD83Da',
      '💩'.repeat(20),
      'a漢'.repeat(50),
      // Node 26 miscalculates the space for these.
      'é'.repeat(40),
      'aé'.repeat(20),
    ]) {
      const whole = encoder.encode(text);
      for (let room = 0; room <= whole.length + 2; room++) {
        const destination = new Uint8Array(room + 8).fill(0x2a);
        const { read, written } = encoder.encodeInto(text, destination.subarray(4, 4 + room));
        // As many whole characters as fit.
        const characters = Array.from(text);
        let [fitting, length] = ['', 0];
        for (const character of characters) {
          const size = encoder.encode(character).length;
          if (length + size > room) break;
          fitting += character;
          length += size;
        }
        equal(`${read} ${written}`, `${fitting.length} ${length}`, `${text} in ${room}`);
        const expected = [42, 42, 42, 42, ...whole.subarray(0, written)];
        equal(String(destination.subarray(0, 4 + written)), String(expected));
        equal(
          destination.subarray(4 + written).every((byte) => byte === 0x2a),
          true,
        );
      }
    }
    const long = 'aé漢💩'.repeat(40_000);
    const destination = new Uint8Array(encoder.encode(long).length + 1);
    const { read, written } = encoder.encodeInto(long, destination);
    equal(`${read} ${written}`, `${long.length} ${destination.length - 1}`);
    equal(String(destination.subarray(0, written)), String(encoder.encode(long)));
  },

  'TextEncoder.encodeInto with every kind of destination'({ TextEncoder }) {
    const encoder = new TextEncoder();
    const shared = sharedBytes(3);
    if (shared) {
      equal(encoder.encodeInto('éa', shared).written, 3);
      equal(String(shared), '195,169,97');
    }
    if ('resize' in ArrayBuffer.prototype) {
      const buffer = /** @type {any} */ (new ArrayBuffer(4, { maxByteLength: 8 }));
      const [tracking, fixed] = [new Uint8Array(buffer), new Uint8Array(buffer, 2, 2)];
      equal(encoder.encodeInto('abcdef', tracking).written, 4);
      buffer.resize(8);
      equal(encoder.encodeInto('abcdef', tracking).written, 6);
      buffer.resize(3);
      equal(encoder.encodeInto('abcdef', fixed).written, 0);
    }
    if (typeof structuredClone === 'function') {
      const detached = new Uint8Array(4);
      structuredClone(detached, { transfer: [detached.buffer] });
      equal(encoder.encodeInto('a', detached).read, 0);
    }
    for (const wrong of [undefined, null, [], new ArrayBuffer(4), new DataView(new ArrayBuffer(4)), new Int8Array(4)]) {
      throws(TypeError, () => encoder.encodeInto('a', wrong));
    }
    throws(TypeError, () => encoder.encodeInto('a'));
    // Other values become strings.
    equal(encoder.encodeInto(12, new Uint8Array(4)).written, 2);
    equal(encoder.encodeInto(null, new Uint8Array(4)).written, 4);
  },

  async TextDecoderStream({ TextDecoderStream }, vectors, decoded) {
    for (const name of ['UTF-8', 'gb18030', 'ISO-2022-JP', 'UTF-16LE']) {
      for (const [i, { text }] of decoded[name].entries()) {
        const chunks = Array.from(vectors[i], (byte) => Uint8Array.of(byte));
        equal((await through(new TextDecoderStream(name, { ignoreBOM: true }), chunks)).join(''), text, `${name} ${i}`);
      }
    }
    equal(
      (await through(new TextDecoderStream(), [Uint8Array.of(0xef, 0xbb), Uint8Array.of(0xbf, 0x61).buffer])).join(''),
      'a',
    );
    await rejects(TypeError, through(new TextDecoderStream('gbk', { fatal: true }), [Uint8Array.of(0x61, 0xff)]));
    await rejects(TypeError, through(new TextDecoderStream('gbk', { fatal: true }), [Uint8Array.of(0x81)]));
    for (const wrong of [undefined, null, 'text', {}])
      await rejects(TypeError, through(new TextDecoderStream(), [wrong]));
  },

  async TextEncoderStream({ TextEncoder, TextEncoderStream }) {
    const text = 'a\uD83D\uDCA9\uDCA9é\uD83D';
    for (let split = 0; split <= text.length; split++) {
      const chunks = await through(new TextEncoderStream(), [text.slice(0, split), '', text.slice(split)]);
      equal(String(chunks.flatMap((chunk) => [...chunk])), String(new TextEncoder().encode(text)), `at ${split}`);
    }
    const converted = await through(new TextEncoderStream(), [undefined, null, 1, { toString: () => 'x' }]);
    equal(String(converted.flatMap((chunk) => [...chunk])), String(new TextEncoder().encode('undefinednull1x')));
    equal((await through(new TextEncoderStream(), ['', '\uD83D'])).length, 1);
    await rejects(TypeError, through(new TextEncoderStream(), [Symbol('a')]));
  },

  async 'streams under back-pressure, cancel and abort'({ TextDecoderStream, TextEncoderStream }) {
    for (const [Stream, chunk] of /** @type {[any, any][]} */ ([
      [TextDecoderStream, Uint8Array.of(0x61)],
      [TextEncoderStream, 'a'],
    ])) {
      const pressed = new Stream();
      const writer = pressed.writable.getWriter();
      let written = 0;
      const writes = [0, 1, 2].map(() => writer.write(chunk).then(() => written++));
      await Promise.resolve();
      equal(written, 0);
      const reader = pressed.readable.getReader();
      for (let i = 0; i < 3; i++) equal((await reader.read()).value.length, 1);
      await Promise.all(writes);

      const cancelled = new Stream();
      const cancelledWriter = cancelled.writable.getWriter();
      await cancelled.readable.cancel('enough');
      await rejects(undefined, cancelledWriter.write(chunk));

      const aborted = new Stream();
      const abortedReader = aborted.readable.getReader();
      await aborted.writable.abort('no more');
      await rejects(undefined, abortedReader.read());
    }
  },

  'Web IDL: the shape of the interfaces'(api) {
    for (const [name, length, operations, attributes] of INTERFACES) {
      const Interface = api[name];
      const { prototype } = Interface;
      equal(Interface.name, name);
      equal(Interface.length, length, name);
      equal(Object.getPrototypeOf(Interface), Function.prototype, name);
      equal(Object.getPrototypeOf(prototype), Object.prototype, name);
      equalDescriptor(Interface, 'prototype', { writable: false, enumerable: false, configurable: false });
      equalDescriptor(prototype, 'constructor', {
        value: Interface,
        writable: true,
        enumerable: false,
        configurable: true,
      });
      equalDescriptor(prototype, Symbol.toStringTag, {
        value: name,
        writable: false,
        enumerable: false,
        configurable: true,
      });
      const members = [...Object.keys(operations), ...attributes, 'constructor', Symbol.toStringTag];
      equal(Reflect.ownKeys(prototype).map(String).sort().join(), members.map(String).sort().join(), name);
      for (const [operation, argumentCount] of Object.entries(operations)) {
        equalDescriptor(prototype, operation, { writable: true, enumerable: true, configurable: true });
        equal(`${prototype[operation].name} ${prototype[operation].length}`, `${operation} ${argumentCount}`);
        throws(TypeError, () => new prototype[operation]());
      }
      for (const attribute of attributes) {
        equalDescriptor(prototype, attribute, { set: undefined, enumerable: true, configurable: true });
        const { get } = /** @type {any} */ (Object.getOwnPropertyDescriptor(prototype, attribute));
        equal(`${get.name} ${get.length}`, `get ${attribute} 0`);
      }
    }
  },

  'Web IDL: objects, brands and calls'(api) {
    for (const [name, , operations, attributes] of INTERFACES) {
      const Interface = api[name];
      const object = new Interface();
      equal(Reflect.ownKeys(object).length, 0);
      equal(object instanceof Interface, true);
      equal(Object.getPrototypeOf(object), Interface.prototype);
      equal(Object.prototype.toString.call(object), `[object ${name}]`);
      equal(Object.isExtensible(object), true);
      throws(TypeError, () => Interface());
      throws(TypeError, () => Interface.call(object));
      equal(Reflect.set(object, 'encoding', 'x'), false);
      const others = INTERFACES.filter(([other]) => other !== name).map(([other]) => new api[other]());
      const wrongs = [
        {},
        Interface.prototype,
        undefined,
        null,
        1,
        Object.create(object),
        new Proxy(object, {}),
        ...others,
      ];
      for (const wrong of wrongs) {
        for (const operation of Object.keys(operations))
          throws(TypeError, () => Interface.prototype[operation].call(wrong, 'a', new Uint8Array(1)));
        for (const attribute of attributes) throws(TypeError, () => Reflect.get(Interface.prototype, attribute, wrong));
      }

      class Sub extends Interface {
        own = 1;
        get encoding() {
          return `sub ${super.encoding}`;
        }
      }
      const sub = new Sub();
      equal(sub instanceof Sub && sub instanceof Interface, true);
      equal(sub.encoding, 'sub utf-8');
      equal(Reflect.ownKeys(sub).join(), 'own');
      const foreign = Reflect.construct(Interface, [], Object);
      equal(Object.getPrototypeOf(foreign), Object.prototype);
      equal(Reflect.get(Interface.prototype, 'encoding', foreign), 'utf-8');
      const NoPrototype = Object.bind(null);
      equal(Object.getPrototypeOf(Reflect.construct(Interface, [], NoPrototype)), Interface.prototype);
    }
  },

  'Web IDL: conversion of arguments'({ TextDecoder, TextDecoderStream }) {
    for (const Interface of [TextDecoder, TextDecoderStream]) {
      for (const options of [undefined, null, {}, [], () => {}, /./])
        equal(new Interface('utf-8', options).fatal, false);
      for (const wrong of [true, 1, 'fatal', Symbol('a')]) throws(TypeError, () => new Interface('utf-8', wrong));
      equal(new Interface(undefined).encoding, 'utf-8');
      equal(new Interface({ toString: () => ' L1 ' }).encoding, 'windows-1252');
      throws(TypeError, () => new Interface(Symbol('utf-8')));
      for (const wrong of [null, '', 'replacement', 'iso-2022-kr', 'utf-8\0', '\u212Aoi8-r', '\xA0utf-8']) {
        throws(RangeError, () => new Interface(wrong));
      }
      /** @type {string[]} */
      const calls = [];
      const label = { toString: () => (calls.push('label') ? 'gbk' : '') };
      const options = {
        get ignoreBOM() {
          return calls.push('ignoreBOM');
        },
        get fatal() {
          return calls.push('fatal') && '';
        },
      };
      const object = new Interface(label, options);
      equal(`${calls} ${object.encoding} ${object.fatal} ${object.ignoreBOM}`, 'label,fatal,ignoreBOM gbk false true');
      throws(RangeError, () => new Interface('x', options));
      equal(calls.length, 5);
    }
    const decoder = new TextDecoder();
    let reads = 0;
    const options = {
      get stream() {
        reads += 1;
        return 0;
      },
    };
    equal(decoder.decode(undefined, options), '');
    equal(reads, 1);
    for (const wrong of [1, 'stream', true]) throws(TypeError, () => decoder.decode(undefined, wrong));
  },

  'transcode of every character from UTF-16 to UTF-8'({ transcode, encodeUTF16, TextEncoder }) {
    const all = Array.from({ length: 0x110000 >> 4 }, (_, i) => String.fromCodePoint(i < 0x10000 ? i : i << 4)).join(
      '',
    );
    const text = all.replace(/[\uD800-\uDFFF]/gu, '');
    for (const label of ['UTF-16LE', 'UTF-16BE']) {
      for (const before of ['', 'a', 'éa漢']) {
        /** @type {Uint8Array} */
        const bytes = transcode(encodeUTF16(before + text, label), { from: label });
        const expected = new TextEncoder().encode(before + text);
        equal(bytes.length, expected.length);
        equal(
          bytes.every((byte, i) => byte === expected[i]),
          true,
          label,
        );
      }
    }
  },

  'encode, transcode and the rest'(api) {
    const { encode, transcode, decode, UnmappableError, LegacyTextEncoder, encodeUTF16, decodeUTF16 } = api;
    const text = '日本語、ニホンゴ';
    for (const label of ['shift_jis', 'euc-jp', 'iso-2022-jp', 'gb18030', 'utf-8']) {
      equal(decode(encode(text, label), label), text);
      equal(
        String(transcode(encode(text, label), { from: label, to: 'utf-16le' })),
        String(encodeUTF16(text, 'UTF-16LE')),
      );
    }
    equal(decodeUTF16(encodeUTF16(text)), text);
    const thrown = /** @type {any} */ (throws(UnmappableError, () => encode('a💩', 'big5')));
    equal(`${thrown.name} ${thrown.codePoint} ${thrown.index} ${thrown.encoding}`, 'UnmappableError 128169 1 Big5');
    equal(
      String(new LegacyTextEncoder('big5', { unmappable: 'html' }).encode('💩')),
      String(encode('&#128169;', 'big5')),
    );
    equal(api.percentEncodeAfterEncoding('Shift_JIS', '≡ ‽', 'special-query'), '%81%DF%20%26%238253%3B');
    equal(api.bomSniff(Uint8Array.of(0xff, 0xfe)), 'UTF-16LE');
    equal(api.getOutputEncoding('utf-16'), 'UTF-8');
    equal(api.encodings.length, 40);
  },

  async 'which encoding is it?'(api) {
    const { encode, sniffHTMLEncoding, sniffXMLEncoding, detectEncoding, transcode, AutoDecoderStream } = api;
    const ascii = (/** @type {string} */ text) => encode(text, 'utf-8');
    const html = sniffHTMLEncoding(ascii('<!-- charset=gbk --><meta charset="sjis">'));
    equal(`${html.encoding} ${html.confidence} ${html.source}`, 'Shift_JIS tentative meta');
    equal(sniffXMLEncoding(ascii('<?xml version="1.0" encoding="euc-kr"?>')).encoding, 'EUC-KR');
    equal(api.localeDefaultEncoding('zh-TW'), 'Big5');
    const text = 'Все люди рождаются свободными и равными в своём достоинстве и правах. '.repeat(20);
    const bytes = encode(text, 'windows-1251');
    equal(detectEncoding(bytes).encoding, 'windows-1251');
    equal(String(transcode(bytes, { from: 'auto' })), String(ascii(text)));
    const stream = new AutoDecoderStream();
    const chunks = Array.from({ length: 100 }, (_, i) =>
      bytes.subarray((i * bytes.length) / 100, ((i + 1) * bytes.length) / 100),
    );
    equal((await through(stream, chunks)).join(''), text);
    equal(`${stream.encoding} ${stream.confidence} ${stream.source}`, 'windows-1251 tentative detection');
  },
};

/**
 * The interfaces of the standard's IDL: name, the constructor's length, operations with their lengths, and attributes.
 * @type {[name: string, length: number, operations: Record<string, number>, attributes: string[]][]}
 */
const INTERFACES = [
  ['TextDecoder', 0, { decode: 0 }, ['encoding', 'fatal', 'ignoreBOM']],
  ['TextEncoder', 0, { encode: 0, encodeInto: 2 }, ['encoding']],
  ['TextDecoderStream', 0, {}, ['encoding', 'fatal', 'ignoreBOM', 'readable', 'writable']],
  ['TextEncoderStream', 0, {}, ['encoding', 'readable', 'writable']],
];

/** @param {string} hex */
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The output of a stream. @param {any} stream @param {any[]} chunks @returns {Promise<any[]>} */
async function through(stream, chunks) {
  const writer = stream.writable.getWriter();
  const writing = (async () => {
    for (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  })();
  // Errors show at the other end.
  writing.catch(() => {});
  const reader = stream.readable.getReader();
  const results = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return results;
    results.push(value);
  }
}

/** @param {unknown} actual @param {unknown} expected @param {string} [where] */
function equal(actual, expected, where = '') {
  if (!Object.is(actual, expected)) throw new Error(`${where}: ${show(actual)} is not ${show(expected)}`);
}

/** @param {unknown} value */
const show = (value) => (typeof value === 'string' ? JSON.stringify(value) : String(value));

/** @param {object} object @param {PropertyKey} key @param {PropertyDescriptor} expected */
function equalDescriptor(object, key, expected) {
  const descriptor = /** @type {any} */ (Object.getOwnPropertyDescriptor(object, key));
  for (const [field, value] of Object.entries(expected)) equal(descriptor[field], value, `${String(key)} ${field}`);
}

/** @param {any} type @param {() => void} action @param {string} [where] @returns {unknown} */
function throws(type, action, where = '') {
  try {
    action();
  } catch (error) {
    if (!(error instanceof type)) throw error;
    return error;
  }
  throw new Error(`${where}: nothing was thrown`);
}

/** @param {any} type @param {Promise<unknown>} promise */
async function rejects(type, promise) {
  try {
    await promise;
  } catch (error) {
    if (type && !(error instanceof type)) throw error;
    return;
  }
  throw new Error('the promise was not rejected');
}

/** @param {string} text @returns {number[]} */
function utf8Of(text) {
  return Array.from(unescape(encodeURIComponent(text)), (character) => character.charCodeAt(0));
}

/**
 * Memory that threads can share, if the host has it. WebAssembly also makes it on pages without the class `SharedArrayBuffer`.
 * @param {number} length at most a page
 */
function sharedBytes(length) {
  try {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    return new Uint8Array(buffer, 0, length);
  } catch {
    return undefined;
  }
}
