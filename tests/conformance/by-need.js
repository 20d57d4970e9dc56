// Checks the smaller entry points on any host: this file uses only the language and its arguments.

/** @typedef {import('./suite.js').Expected} Expected */

/** The encodings of each group that an entry is named after. */
const GROUPS = {
  chinese: ['GBK', 'gb18030', 'Big5'],
  japanese: ['EUC-JP', 'ISO-2022-JP', 'Shift_JIS'],
  korean: ['EUC-KR'],
};
const ALWAYS = ['UTF-8', 'UTF-16BE', 'UTF-16LE', 'replacement', 'x-user-defined'];

/** @param {string} name of an encoding */
function groupOf(name) {
  if (ALWAYS.includes(name)) return undefined;
  return Object.entries(GROUPS).find(([, names]) => names.includes(name))?.[0] ?? 'single-byte';
}

/**
 * Runs all checks of all entries.
 * @param {Record<string, any>} entries exports by the entry's name, such as 'japanese'
 * @param {Expected} expected
 * @returns {Promise<import('./suite.js').Report>}
 */
export async function runSuiteByNeed(entries, expected) {
  const vectors = expected.vectors.map((hex) =>
    Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
  );
  /** @type {import('./suite.js').Report} */
  const report = { passed: 0, failures: [] };
  for (const [entry, api] of Object.entries(entries)) {
    for (const [name, check] of Object.entries(CHECKS)) {
      try {
        await check(api, entry, vectors, expected.decoded);
        report.passed += 1;
      } catch (error) {
        report.failures.push(`${entry}, ${name}: ${/** @type {any} */ (error)?.stack ?? error}`);
      }
    }
  }
  return report;
}

/** @type {Record<string, (api: any, entry: string, vectors: Uint8Array[], decoded: Expected['decoded']) => void | Promise<void>>} */
const CHECKS = {
  'its encodings decode every vector'({ TextDecoder }, entry, vectors, decoded) {
    for (const [name, results] of Object.entries(decoded)) {
      if (name === 'replacement' || !has(entry, name)) continue;
      for (const [i, { text, isMalformed }] of results.entries()) {
        equal(new TextDecoder(name, { ignoreBOM: true }).decode(vectors[i]), text, `${name} ${i}`);
        const fatal = new TextDecoder(name, { fatal: true, ignoreBOM: true });
        if (isMalformed) throws(TypeError, () => fatal.decode(vectors[i]));
        else equal(fatal.decode(vectors[i]), text, `${name} ${i}`);
      }
    }
  },

  'its encodings encode what they decode'({ encode, TextDecoder }, entry, _vectors, decoded) {
    if (!encode) return;
    for (const name of Object.keys(decoded)) {
      if (!has(entry, name) || /^(UTF-16|replacement)/.test(name)) continue;
      const bytes = encode('abc', name);
      equal(new TextDecoder(name).decode(bytes), 'abc', name);
    }
  },

  'other encodings say where they are'({ TextDecoder, labelToName }, entry, _vectors, decoded) {
    for (const name of Object.keys(decoded)) {
      equal(labelToName(name), name);
      if (has(entry, name)) continue;
      const { message } = throws(RangeError, () => new TextDecoder(name));
      const advice = `'encoding-wasm/${entry}' doesn't include ${name}; import it from 'encoding-wasm/${groupOf(name)}'`;
      if (!message.includes(advice)) throw new Error(message);
    }
  },

  async 'a stream, and initialize'({ TextDecoderStream, initialize }) {
    await initialize();
    const { readable, writable } = new TextDecoderStream('utf-16be');
    const writer = writable.getWriter();
    const writing = writer.write(Uint8Array.of(0x30, 0x42)).then(() => writer.close());
    equal((await readable.getReader().read()).value, 'あ');
    await writing.catch(() => {});
  },
};

/** @param {string} entry @param {string} name of an encoding */
const has = (entry, name) => entry === 'decoder' || [undefined, entry].includes(groupOf(name));

/** @param {unknown} actual @param {unknown} expected @param {string} [where] */
function equal(actual, expected, where = '') {
  if (!Object.is(actual, expected))
    throw new Error(`${where}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`);
}

/** @param {any} type @param {() => void} action @returns {any} */
function throws(type, action) {
  try {
    action();
  } catch (error) {
    if (!(error instanceof type)) throw error;
    return error;
  }
  throw new Error('nothing was thrown');
}
