// Races on any host with threads and shared memory: another thread changes the bytes that the package reads.
//
// A few bytes alternate between two values each, so the memory has few states, and each result must be that of one of them. Code that checks
// bytes and then reads them again would sooner or later mix two states. Only the public API is used.

/**
 * @typedef {object} Report
 * @property {number} passed groups of races
 * @property {number} calls calls in these
 * @property {string[]} failures
 */

/** @typedef {{ at: number, values: [number, number] }} Flip a byte that alternates */

/** @typedef {(bytes: any) => unknown} Action a call of the package; it may be asynchronous */

/** @typedef {Awaited<ReturnType<typeof startThread>>} Thread */

/** In bytes. */
const MAX_LENGTH = 0x10000;

/** Many are near the limits of the ways of decoding. */
const LENGTHS = [
  ...[1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 18, 19, 20, 24, 31, 32, 33, 36, 37, 40, 48, 63, 64, 65, 72, 73, 96, 97],
  ...[127, 128, 129, 200, 255, 256, 257, 352, 400, 511, 512, 513, 700, 1023, 1024, 1025, 1500, 2047, 2048, 2049, 2100],
];

/** What bytes alternate between: ASCII and other bytes, and bytes that start, continue or end sequences in different encodings. */
const VALUES = /** @type {[number, number][]} */ ([
  [0x41, 0xe9],
  [0x61, 0x80],
  [0x92, 0x41],
  [0x20, 0x1b],
  [0xa4, 0x41],
  [0x81, 0x30],
  [0xef, 0x61],
  [0xd8, 0x41],
  [0x00, 0xff],
  [0xe3, 0xbc],
  [0x5c, 0x8e],
  [0x41, 0xc3],
  [0xf0, 0x42],
]);

/** In several scripts: the first text that an encoding can represent is used. */
const TEXTS = [
  '漢字テストと日本語',
  '人人生而自由',
  '모든 인간은',
  'Все люди рождаются',
  'Όλοι οι άνθρωποι',
  'ทุกคนเกิด',
  'כל בני',
  'كل الناس',
  'Łódź',
  'éàüñ',
];

/**
 * Runs all races.
 * @param {any} api the package's exports
 * @param {object} options
 * @param {number} options.calls how often each text is decoded while its bytes change
 * @param {number} [options.every] only every nth race takes place
 * @param {any} [options.iconv] the drop-in's exports
 * @returns {Promise<Report>}
 */
export async function runRaces(api, { calls, every = 1, iconv = undefined }) {
  const thread = await startThread();
  /** @type {Report} */
  const report = { passed: 0, calls: 0, failures: [] };
  try {
    for (const [name, race] of Object.entries({ ...RACES, ...(iconv ? DROP_IN_RACES : {}) })) {
      const failures = await race(new Course(thread, calls, every, report), api, iconv);
      // One example of each kind is enough.
      if (failures.length > 0) report.failures.push(`${name}: ${failures.length} wrong, such as ${failures[0]}`);
      else report.passed += 1;
    }
  } finally {
    await thread.stop();
  }
  return report;
}

class Course {
  /** @type {string[]} */
  failures = [];
  #thread;
  #calls;
  #every;
  #report;
  /** How many races there were, including skipped ones. It decides on the next one's bytes and kind of object. */
  #number = 0;

  /** @param {Thread} thread @param {number} calls @param {number} every @param {Report} report */
  constructor(thread, calls, every, report) {
    this.#thread = thread;
    this.#calls = calls;
    this.#every = every;
    this.#report = report;
  }

  /**
   * An item of a list, another one in each race.
   * @template T
   * @param {readonly T[]} list
   * @param {number} purpose
   * @returns {T}
   */
  #choose(list, purpose) {
    const mixed = Math.imul(this.#number * 8 + purpose + 1, 0x9e3779b1);
    return list[((mixed ^ (mixed >>> 15)) >>> 0) % list.length];
  }

  /**
   * Calls an action while bytes of its argument alternate.
   * @param {string} what for messages
   * @param {Action} action
   * @param {Uint8Array} text
   * @param {object} [options]
   * @param {Flip[]} [options.flips] the bytes; by default, they differ from call to call
   * @param {number} [options.share] the part of the usual calls to make
   * @param {boolean} [options.isAlways] whether this race always takes place
   */
  async race(what, action, text, { flips = this.#chooseFlips(text.length), share = 1, isAlways = false } = {}) {
    this.#number += 1;
    if (this.#number % this.#every > 0 && !isAlways) return;
    const kinds = Object.entries(this.#thread.kinds).filter(([, kind]) => text.length % kind.unit === 0);
    const [kind, { memory, wrap }] = this.#choose(kinds, 0);
    const start = this.#choose([0, 8, 24], 1);
    /** @type {Set<unknown>} */
    const allowed = new Set();
    for (let state = 0; state < 2 ** flips.length; state++) {
      const bytes = text.slice();
      for (const [i, { at, values }] of flips.entries()) bytes[at] = values[(state >> i) & 1];
      allowed.add(await outcome(action, bytes));
    }
    const argument = wrap(start, text.length);
    this.#thread.flip(memory, start, text, flips);
    const calls = Math.ceil(this.#calls * share * Math.min(1, 4096 / text.length));
    for (let i = 0; i < calls; i++) {
      // Most actions return at once, and awaiting them would take longer than the action.
      const result = outcome(action, argument);
      const key = result instanceof Promise ? await result : result;
      if (!allowed.has(key)) {
        const where = flips
          .map(({ at, values }) => `${values.map((byte) => byte.toString(16))} at ${at}`)
          .join(' and ');
        this.failures.push(
          `${what}, ${kind}, ${text.length} bytes, ${where}: ${shown(key)} isn't one of ${[...allowed].map(shown)}`,
        );
        break;
      }
    }
    this.#thread.halt();
    this.#report.calls += calls;
  }

  /** Chooses one to three bytes of a text. @param {number} length @returns {Flip[]} */
  #chooseFlips(length) {
    const any = (this.#number * 7919) % length;
    const places = [[0], [length >> 1], [length - 1], [any], [any], [any, length - 1], [0, length >> 1, length - 1]];
    const chosen = new Set(this.#choose(places, 2));
    return [...chosen].map((at, i) => ({ at, values: this.#choose(VALUES, 3 + i) }));
  }

  /**
   * Calls an action while its argument, zeros in a growing buffer, gets longer.
   * @param {string} what
   * @param {(bytes: Uint8Array) => string} action
   */
  grow(what, action) {
    this.#thread.grow((bytes) => {
      for (let round = 0, before = 0; before < bytes.length || round < 20; round++) {
        before = bytes.length;
        const string = action(bytes);
        const after = bytes.length;
        this.#report.calls += 1;
        const isRight = string.length >= before && string.length <= after && !/[^\0]/.test(string);
        if (!isRight) this.failures.push(`${what}: ${before} to ${after} zeros became ${shown(string)}`);
        if (before === bytes.buffer.byteLength && after === this.#thread.maxGrown) break;
      }
    });
  }
}

/** @typedef {(course: Course, api: any, iconv: any) => string[] | Promise<string[]>} Race */

/** @type {Record<string, Race>} */
const RACES = {
  // Code that checks for ASCII and then reads the bytes again is found most easily here.
  async 'ASCII with one byte that may be another one'(course, { TextDecoder }) {
    for (const name of ['utf-8', 'windows-1251', 'shift_jis', 'gbk', 'euc-kr', 'x-user-defined', 'utf-16be']) {
      for (const fatal of [false, true]) {
        const decoder = new TextDecoder(name, { fatal });
        for (const length of [8, 24, 40, 64, 512, 2000]) {
          const flips = [{ at: length - 3, values: /** @type {[number, number]} */ ([0x41, 0xe9]) }];
          const text = new Uint8Array(length).fill(0x61);
          const decode = (/** @type {any} */ bytes) => decoder.decode(bytes);
          await course.race(`${name}, fatal: ${fatal}`, decode, text, { flips, share: 20, isAlways: true });
        }
      }
    }
    return course.failures;
  },

  async 'TextDecoder, in every mode'(course, { TextDecoder, ...api }) {
    for (const { name } of api.encodings) {
      if (name === 'replacement') continue;
      for (const options of [{}, { fatal: true }, { ignoreBOM: true }, { fatal: true, ignoreBOM: true }]) {
        const decoder = new TextDecoder(name, options);
        const decode = (/** @type {any} */ bytes) => decoder.decode(bytes);
        const what = `${name} ${JSON.stringify(options)}`;
        for (const length of [...LENGTHS, MAX_LENGTH - 64])
          for (const text of textsOf(api, name, length)) await course.race(what, decode, text);
      }
    }
    return course.failures;
  },

  async 'streams of TextDecoder'(course, { TextDecoder, ...api }) {
    for (const { name } of api.encodings) {
      if (name === 'replacement') continue;
      for (const options of [{}, { fatal: true }, { ignoreBOM: true }]) {
        const decoder = new TextDecoder(name, options);
        for (const length of LENGTHS) {
          const whole = new Uint8Array(textsOf(api, name, 3)[1]);
          // A whole stream, and its start, middle or end in shared memory
          const ways = /** @type {Action[]} */ ([
            (bytes) => decoder.decode(bytes, { stream: true }) + decoder.decode(),
            (bytes) =>
              decoder.decode(bytes, { stream: true }) + decoder.decode(whole, { stream: true }) + decoder.decode(),
            (bytes) => decoder.decode(whole.subarray(0, 2), { stream: true }) + decoder.decode(bytes),
            (bytes) =>
              decoder.decode(whole.subarray(0, 1), { stream: true }) +
              decoder.decode(bytes, { stream: true }) +
              decoder.decode(whole),
          ]);
          for (const [i, text] of textsOf(api, name, length).entries()) {
            const way = ways[(length + i) % ways.length];
            const action = (/** @type {any} */ bytes) => {
              try {
                return way(bytes);
              } finally {
                ended(decoder);
              }
            };
            await course.race(`stream of ${name} ${JSON.stringify(options)}`, action, text);
          }
        }
      }
    }
    return course.failures;
  },

  async 'the hooks'(course, api) {
    for (const length of LENGTHS) {
      for (const [i, text] of textsOf(api, 'utf-8', length).entries()) {
        await course.race('utf8Decode', api.utf8Decode, text);
        await course.race('utf8DecodeWithoutBOM', api.utf8DecodeWithoutBOM, text);
        await course.race('utf8DecodeWithoutBOMOrFail', api.utf8DecodeWithoutBOMOrFail, text);
        const { name } = api.encodings[(length + i) % api.encodings.length];
        await course.race(`decode ${name}`, (bytes) => api.decode(bytes, name), text);
        await course.race(`decode ${name}`, (bytes) => api.decode(bytes, name, { fatal: true, ignoreBOM: true }), text);
      }
      for (const mark of MARKS) {
        const text = new Uint8Array(Math.max(length, mark.length)).fill(0x41);
        text.set(mark);
        for (const [at, byte] of mark.entries()) {
          const flips = [{ at, values: /** @type {[number, number]} */ ([byte, 0x41]) }];
          await course.race('bomSniff', api.bomSniff, text, { flips });
          await course.race('decode of a byte order mark', (bytes) => api.decode(bytes, 'gbk'), text, { flips });
          await course.race('utf8Decode of a byte order mark', api.utf8Decode, text, { flips });
          await course.race('decodeUTF16', (bytes) => api.decodeUTF16(bytes), text, { flips });
          await course.race('decodeUTF16', (bytes) => api.decodeUTF16(bytes, 'UTF-16', { fatal: true }), text, {
            flips,
          });
        }
      }
    }
    return course.failures;
  },

  async transcode(course, api) {
    const targets = [
      { to: 'utf-8' },
      { to: 'utf-16le', bom: true },
      { to: 'gb18030', fatal: true },
      { to: 'windows-1252', unmappable: 'html' },
      { to: 'shift_jis', unmappable: (/** @type {number} */ codePoint) => `[${codePoint}]` },
      { to: 'iso-2022-jp', unmappable: 'ignore' },
    ];
    for (const { name } of api.encodings) {
      for (const [i, length] of LENGTHS.entries()) {
        for (const [j, text] of textsOf(api, name, length).entries()) {
          const options = { from: name, ...targets[(i + j) % targets.length] };
          await course.race(`transcode ${JSON.stringify(options)}`, (bytes) => api.transcode(bytes, options), text);
        }
      }
    }
    return course.failures;
  },

  async 'sniffing, detection and automatic decoding'(course, api) {
    const actions = /** @type {Record<string, Action>} */ ({
      sniffHTMLEncoding: (bytes) => api.sniffHTMLEncoding(bytes),
      'sniffHTMLEncoding, detect': (bytes) => api.sniffHTMLEncoding(bytes, { detect: true }),
      sniffXMLEncoding: (bytes) => api.sniffXMLEncoding(bytes),
      detectEncoding: (bytes) => api.detectEncoding(bytes),
      decodeAuto: (bytes) => api.decodeAuto(bytes),
      'decodeAuto, html': (bytes) => api.decodeAuto(bytes, { sniff: 'html' }),
      'transcode, auto': (bytes) => api.transcode(bytes, { from: 'auto' }),
    });
    for (const [what, action] of Object.entries(actions)) {
      for (const length of [1, 5, 16, 40, 64, 100, 500, 2100]) {
        for (const name of ['utf-8', 'windows-1251', 'shift_jis', 'gbk', 'utf-16le', 'iso-2022-jp'])
          for (const text of textsOf(api, name, length)) await course.race(what, action, text, { share: 0.2 });
        for (const start of ['<meta charset=windows-1251>', '<?xml version="1.0" encoding="windows-1251"?>']) {
          const text = ascii(start.padEnd(length, ' é'));
          const flips = [{ at: start.indexOf('51') + 1, values: /** @type {[number, number]} */ ([0x31, 0x32]) }];
          await course.race(what, action, text, { flips, share: 0.2 });
        }
      }
    }
    return course.failures;
  },

  async 'transform streams'(course, api) {
    const streams = /** @type {Record<string, () => any>} */ ({
      TextDecoderStream: () => new api.TextDecoderStream('shift_jis'),
      'TextDecoderStream, fatal': () => new api.TextDecoderStream('utf-8', { fatal: true }),
      DecoderStream: () => new api.DecoderStream('gbk'),
      AutoDecoderStream: () => new api.AutoDecoderStream(),
      TranscoderStream: () => new api.TranscoderStream({ from: 'euc-jp', to: 'utf-16be' }),
      'TranscoderStream, auto': () => new api.TranscoderStream({ from: 'auto' }),
    });
    for (const [what, newStream] of Object.entries(streams)) {
      const action = async (/** @type {any} */ bytes) => {
        const { readable, writable } = newStream();
        const writer = writable.getWriter();
        const written = writer.write(bytes).then(() => writer.close());
        written.catch(() => {});
        const reader = readable.getReader();
        const parts = [];
        for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(keyOf(part.value));
        await written;
        return parts.join('');
      };
      for (const length of [1, 2, 5, 16, 20, 40, 64, 65, 300, 1025, 2100])
        for (const text of textsOf(api, 'shift_jis', length)) await course.race(what, action, text, { share: 0.1 });
    }
    return course.failures;
  },

  async 'bytes that a function returns for an unmappable code point'(course, api) {
    for (const length of LENGTHS) {
      const action = (/** @type {any} */ bytes) => api.encode('a漢b', 'windows-1252', { unmappable: () => bytes });
      await course.race('encode', action, new Uint8Array(length).fill(0x41), { share: 0.3 });
    }
    return course.failures;
  },

  // Whatever another thread writes, the counts of read code units and written bytes stay the same.
  async 'TextEncoder.encodeInto'(course, { TextEncoder }) {
    const encoder = new TextEncoder();
    for (const length of LENGTHS) {
      for (const source of ['a'.repeat(length), 'é'.repeat(length), '漢字a💩'.repeat(length)]) {
        const action = (/** @type {any} */ target) => {
          const view = ArrayBuffer.isView(target) ? target : new Uint8Array(target);
          return encoder.encodeInto(source, new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
        };
        await course.race('encodeInto', action, new Uint8Array(length), { share: 0.3 });
      }
    }
    return course.failures;
  },

  'buffers that grow'(course, api) {
    const decoders = ['utf-8', 'windows-1252', 'koi8-r', 'shift_jis', 'gb18030'].map(
      (name) => new api.TextDecoder(name),
    );
    for (const decoder of decoders) {
      course.grow(`TextDecoder ${decoder.encoding}`, (bytes) => decoder.decode(bytes));
      course.grow(`a stream of TextDecoder ${decoder.encoding}`, (bytes) => decoder.decode(bytes, { stream: true }));
      course.grow(`TextDecoder ${decoder.encoding}, buffer`, (bytes) => decoder.decode(bytes.buffer));
    }
    course.grow('decode', (bytes) => api.decode(bytes));
    course.grow('decodeAuto', (bytes) => api.decodeAuto(bytes).text);
    course.grow('transcode', (bytes) => String.fromCharCode(...api.transcode(bytes, { from: 'euc-jp' })));
    course.grow('TextEncoder.encodeInto', (bytes) => {
      const { read, written } = new api.TextEncoder().encodeInto('\0'.repeat(4096), bytes);
      return '\0'.repeat(read === written ? read : -1);
    });
    return course.failures;
  },
};

/** @type {Record<string, Race>} */
const DROP_IN_RACES = {
  async 'the drop-in'(course, api, iconv) {
    const names = [
      'utf8',
      'utf16le',
      'utf16',
      'utf32',
      'utf7',
      'win1252',
      'koi8r',
      'cp437',
      'shiftjis',
      'gbk',
      'gb18030',
    ];
    for (const name of [...names, 'big5hkscs', 'eucjp', 'binary', 'ascii', 'hex', 'base64', 'cesu8']) {
      for (const length of LENGTHS) {
        for (const text of textsOf(api, name.startsWith('utf16') ? 'utf-16le' : 'shift_jis', length)) {
          // iconv-lite decodes other views as lists of numbers.
          const asBytes = (/** @type {any} */ input) =>
            ArrayBuffer.isView(input)
              ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
              : new Uint8Array(input);
          await course.race(`decode ${name}`, (bytes) => iconv.decode(asBytes(bytes), name), text, { share: 0.3 });
          const decodeInParts = (/** @type {any} */ bytes) => {
            const decoder = iconv.getDecoder(name);
            return decoder.write(asBytes(bytes)) + (decoder.end() ?? '');
          };
          await course.race(`getDecoder ${name}`, decodeInParts, text, { share: 0.3 });
        }
      }
    }
    return course.failures;
  },
};

const MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xfe, 0xff],
  [0xff, 0xfe],
];

/** @param {string} string */
const ascii = (string) => Uint8Array.from(string, (character) => character.charCodeAt(0));

/** By encoding. @type {Map<string, Uint8Array>} */
const samples = new Map();

/**
 * Texts of a length: ASCII, and text in a script of the encoding. The end may split a character.
 * @param {any} api
 * @param {string} name
 * @param {number} length
 * @returns {Uint8Array[]}
 */
function textsOf(api, name, length) {
  if (!samples.has(name)) samples.set(name, sampleOf(api, name));
  const sample = /** @type {Uint8Array} */ (samples.get(name));
  return [new Uint8Array(length).fill(0x61), Uint8Array.from({ length }, (_, i) => sample[i % sample.length])];
}

/** @param {any} api @param {string} name */
function sampleOf(api, name) {
  for (const text of TEXTS) {
    try {
      return /^utf-16/i.test(name) ? api.encodeUTF16(text, name) : api.encode(text, name);
    } catch {
      // The encoding can't represent a character.
    }
  }
  return Uint8Array.of(0xe9, 0xa1, 0xf7);
}

/** Ends a stream that an error has interrupted. @param {any} decoder */
function ended(decoder) {
  try {
    decoder.decode();
  } catch {
    // An incomplete character is malformed.
  }
}

/** A call's result or error, in a comparable form. @param {Action} action @param {any} argument */
function outcome(action, argument) {
  try {
    const result = action(argument);
    return result instanceof Promise ? result.then(keyOf, String) : keyOf(result);
  } catch (error) {
    return String(error);
  }
}

/** @param {unknown} result @returns {unknown} */
function keyOf(result) {
  if (typeof result === 'string') return result;
  if (!(result instanceof Uint8Array)) return JSON.stringify(result);
  let key = '';
  for (let i = 0; i < result.length; i += 8192) key += String.fromCharCode(...result.subarray(i, i + 8192));
  return key;
}

/** @param {unknown} key */
function shown(key) {
  const text = JSON.stringify(key);
  return text.length > 120 ? `${text.slice(0, 80)}…${text.slice(-30)} (${String(key).length})` : text;
}

/** How many buffers grow, and how far. */
const GROWING = 24;
const MAX_GROWN = 2000;

/** Orders to the thread, in `order[0]`. */
const HALT = 0;
const FLIP = 1;
const GROW = 2;
/** Ends the thread: not every host can terminate a thread that waits. */
const END = 3;
/** The thread reports its last order here. */
const ANSWER = 31;

/**
 * The thread's program, which can't use the rest of this file. It reads its order again and again.
 * @param {{ order: SharedArrayBuffer, memories: SharedArrayBuffer[], growing: any[] }} data
 */
function run({ order, memories, growing }) {
  const [HALT, FLIP, GROW, END, ANSWER] = [0, 1, 2, 3, 31];
  const words = new Int32Array(order);
  const arrays = memories.map((memory) => new Uint8Array(memory));
  for (;;) {
    const doing = Atomics.load(words, 0);
    if (doing === END) return;
    if (doing === HALT && Atomics.load(words, ANSWER) === HALT) Atomics.wait(words, 0, HALT);
    else if (doing === FLIP) {
      // [1]: which memory; [2]: how many bytes; then each byte's place and values
      const bytes = arrays[words[1]];
      const count = words[2];
      for (let round = 0; round < 500; round++)
        for (let i = 3; i < 3 + 3 * count; i += 3) bytes[words[i]] = words[i + 1 + (round & 1)];
    } else if (doing === GROW) {
      const buffer = growing[words[1]];
      if (buffer.byteLength < buffer.maxByteLength) buffer.grow(buffer.byteLength + 1);
    }
    Atomics.store(words, ANSWER, doing);
  }
}

/** Lets another thread run where programs may wait: everywhere but in pages. */
function pause() {
  if (!('document' in globalThis)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 0.05);
}

/** Starts the thread that changes memory. */
async function startThread() {
  const order = new Int32Array(new SharedArrayBuffer(128));
  const memories = [new SharedArrayBuffer(MAX_LENGTH), growable(MAX_LENGTH), wasmMemory()].filter(
    (memory) => memory !== undefined,
  );
  const growing = Array.from({ length: GROWING }, () => growable(MAX_GROWN, 1)).filter(
    (buffer) => buffer !== undefined,
  );
  const terminate = startWorker(`(${run})`, { order: order.buffer, memories, growing });
  let grown = 0;

  /** @param {number} what @param {number[]} details */
  function say(what, ...details) {
    for (const [i, detail] of details.entries()) order[i + 1] = detail;
    Atomics.store(order, 0, what);
    Atomics.notify(order, 0);
    // The thread may still be doing what it did before.
    if (what === HALT) while (Atomics.load(order, ANSWER) !== HALT) pause();
  }

  // Where programs may wait, the thread has started after this.
  say(FLIP, 0, 0);
  while (Atomics.load(order, ANSWER) !== FLIP) await new Promise((resolve) => setTimeout(resolve, 1));
  say(HALT);

  return {
    kinds: kindsOf(memories),
    maxGrown: MAX_GROWN,

    /** @param {SharedArrayBuffer} memory @param {number} start @param {Uint8Array} text @param {Flip[]} flips */
    flip(memory, start, text, flips) {
      new Uint8Array(memory, start, text.length).set(text);
      const bytes = flips.flatMap(({ at, values }) => [start + at, ...values]);
      // So that the memory is in an allowed state from the start
      for (const { at, values } of flips) new Uint8Array(memory)[start + at] = values[0];
      say(FLIP, memories.indexOf(memory), flips.length, ...bytes);
    },

    /** Makes a buffer grow while a function reads it. @param {(bytes: Uint8Array) => void} read */
    grow(read) {
      const buffer = growing[grown++ % growing.length];
      if (!buffer) return;
      say(GROW, growing.indexOf(buffer));
      read(new Uint8Array(buffer));
      say(HALT);
    },

    halt: () => say(HALT),
    stop() {
      say(END);
      return terminate();
    },
  };
}

/**
 * The kinds of objects by which programs pass shared memory. Their length is a multiple of `unit`.
 * @param {SharedArrayBuffer[]} memories
 * @returns {Record<string, { memory: SharedArrayBuffer, unit: number, wrap: (start: number, length: number) => any }>}
 */
function kindsOf(memories) {
  class Own extends Uint8Array {
    static get [Symbol.species]() {
      return Uint16Array;
    }
  }
  /** @type {ReturnType<typeof kindsOf>} */
  const kinds = {};
  for (const [i, memory] of memories.entries()) {
    const kind = (/** @type {any} */ View, unit = 1) => ({
      memory,
      unit,
      wrap: (/** @type {number} */ start, /** @type {number} */ length) => new View(memory, start, length / unit),
    });
    const where = ['SharedArrayBuffer', 'growable SharedArrayBuffer', 'shared WebAssembly.Memory'][i];
    kinds[`Uint8Array of ${where}`] = kind(Uint8Array);
    kinds[`DataView of ${where}`] = kind(DataView);
    kinds[`Uint16Array of ${where}`] = kind(Uint16Array, 2);
    kinds[`subclass of Uint8Array of ${where}`] = kind(Own);
  }
  if (typeof Buffer === 'function' && Buffer.prototype instanceof Uint8Array)
    kinds.Buffer = {
      memory: memories[0],
      unit: 1,
      wrap: (start, length) => Buffer.from(/** @type {any} */ (memories[0]), start, length),
    };
  return kinds;
}

/** @param {number} length @param {number} [start] @returns {any} */
function growable(length, start = length) {
  return 'grow' in SharedArrayBuffer.prototype
    ? new /** @type {any} */ (SharedArrayBuffer)(start, { maxByteLength: length })
    : undefined;
}

/** @returns {any} */
function wasmMemory() {
  return new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer;
}

/**
 * Starts a worker of the host.
 * @param {string} program a function that gets the data
 * @param {object} data
 * @returns {() => unknown} ends it
 */
function startWorker(program, data) {
  const threads = /** @type {any} */ (globalThis).process?.getBuiltinModule?.('node:worker_threads');
  if (threads && typeof Worker !== 'function') {
    const worker = new threads.Worker(`${program}(require('node:worker_threads').workerData)`, {
      eval: true,
      workerData: data,
    });
    return () => worker.terminate();
  }
  const url = URL.createObjectURL(
    new Blob([`onmessage = ({ data }) => ${program}(data);`], { type: 'text/javascript' }),
  );
  const worker = new Worker(url, { type: 'module' });
  worker.postMessage(data);
  return () => worker.terminate();
}
