// Finds which encodings a contender decodes and encodes as the standard says, on any host. The reference is this package, which the tests in
// Rust compare with the standard's own steps and indexes.

/**
 * @typedef {object} Result
 * @property {string[]} exact names
 * @property {string[]} absent
 * @property {Record<string, string>} wrong examples by name
 */

/**
 * @param {typeof import('../../types/index.js')} ours
 * @param {import('../contenders.js').Contender} contender
 * @param {string[]} [names] of encodings; all by default
 * @returns {{ decodes: Result, encodes: Result }}
 */
export function compareWithOurs(
  ours,
  { decoder, encoder, input = (bytes) => bytes },
  names = ours.encodings.map(({ name }) => name),
) {
  const withText = names.filter((name) => name !== 'replacement');
  const decodes = forEach(withText, (label) => {
    const decode = decoder?.(label);
    return (
      decode &&
      findDifference(byteSequences, new ours.TextDecoder(label), (/** @type {Uint8Array} */ bytes) =>
        decode(input(bytes)),
      )
    );
  });
  const withEncoder = withText.filter((name) => !name.startsWith('UTF-16'));
  const encodes = forEach(withEncoder, (label) => {
    const encode = encoder?.(label);
    const mappable = {
      decode(/** @type {string} */ text) {
        try {
          return String(ours.encode(text, label));
        } catch {
          // Contenders differ in what they do with unmappable code points.
          return undefined;
        }
      },
    };
    return encode && findDifference(characters, mappable, (text) => String(Uint8Array.from(encode(text))));
  });
  return { decodes, encodes };
}

/**
 * @param {string[]} names
 * @param {(label: string) => string | undefined} compare returns '' for exact, `undefined` for absent, or an example of what is wrong
 * @returns {Result}
 */
function forEach(names, compare) {
  /** @type {Result} */
  const result = { exact: [], absent: [], wrong: {} };
  for (const name of names) {
    let difference;
    try {
      difference = compare(name.toLowerCase());
    } catch {}
    if (difference === undefined) result.absent.push(name);
    else if (difference === '') result.exact.push(name);
    else result.wrong[name] = difference;
  }
  return result;
}

/**
 * @template T
 * @param {() => Iterable<T>} inputs
 * @param {{ decode(input: T): string | undefined }} reference
 * @param {(input: T) => string} contender
 * @returns {string} the first difference
 */
function findDifference(inputs, reference, contender) {
  for (const input of inputs()) {
    const expected = reference.decode(input);
    if (expected === undefined) continue;
    let actual;
    try {
      actual = contender(input);
    } catch (error) {
      actual = String(error);
    }
    if (actual !== expected) return `of ${show(input)} it makes ${show(actual)}, not ${show(expected)}`;
  }
  return '';
}

/** @param {unknown} value */
function show(value) {
  if (value instanceof Uint8Array) return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** All sequences of one and two bytes, some of which are malformed in each encoding, and a part of the longer ones. */
function* byteSequences() {
  for (const sequence of sequences()) yield Uint8Array.from(sequence);
}

function* sequences() {
  for (let first = 0; first <= 0xff; first++) {
    yield [first];
    for (let second = 0; second <= 0xff; second++) {
      yield [first, second];
      yield [first, second, 0x41];
    }
  }
  // Three bytes of EUC-JP
  for (let second = 0xa0; second <= 0xff; second++)
    for (let third = 0x41; third <= 0xff; third++) yield [0x8f, second, third, 0x41];
  // Four bytes of gb18030
  for (let first = 0x81; first <= 0xfe; first++)
    for (let second = 0x30; second <= 0x39; second += 3)
      for (let third = 0x81; third <= 0xfe; third += 7) yield [first, second, third, 0x35, 0x41];
  // Character sets of ISO-2022-JP
  for (const set of ['$@', '$B', '(B', '(I', '(J'])
    for (let first = 0x20; first <= 0x7f; first++)
      for (let second = 0x20; second <= 0x7f; second++)
        yield [0x1b, set.charCodeAt(0), set.charCodeAt(1), first, second, 0x1b, 0x28, 0x42, 0x41];
}

/** The Basic Multilingual Plane, and a part of the other planes. */
function* characters() {
  for (let unit = 0; unit <= 0xffff; unit++) if (unit < 0xd800 || unit > 0xdfff) yield String.fromCharCode(unit);
  for (let codePoint = 0x1f000; codePoint <= 0x10ffff; codePoint += codePoint < 0x2fa20 ? 1 : 61)
    yield String.fromCodePoint(codePoint);
}
