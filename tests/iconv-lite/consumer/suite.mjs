// Checks that the drop-in has the same results on this host as iconv-lite in Node. The tests add expected.mjs.

import { expected } from './expected.mjs';

/** @param {Uint8Array} bytes */
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {string} hex */
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * @param {any} iconv
 * @param {{ Buffer?: any, streams: boolean }} has what the host should have
 */
export async function runSuite(iconv, has) {
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  /** @param {string} what @param {unknown} actual @param {unknown} expected */
  const equal = (what, actual, expected) => {
    if (actual === expected) passed += 1;
    else failures.push(`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };

  for (const { encoding, hex, text, string, written } of expected) {
    const bytes = fromHex(hex);
    equal(`decode ${encoding}`, iconv.decode(bytes, encoding), text);
    const decoder = iconv.getDecoder(encoding);
    let parts = '';
    for (let i = 0; i < bytes.length; i += 3) parts += decoder.write(bytes.subarray(i, i + 3));
    equal(`decode ${encoding} in parts`, parts + (decoder.end() ?? ''), text);
    const result = iconv.encode(string, encoding);
    equal(`encode ${encoding}`, toHex(result), written);
    equal(`Buffer of ${encoding}`, has.Buffer ? has.Buffer.isBuffer(result) : result.constructor === Uint8Array, true);
  }
  equal('supportsStreams', iconv.supportsStreams, has.streams);
  if (has.streams) {
    const stream = iconv.encodeStream('utf16');
    const collected = new Promise((resolve, reject) => {
      stream
        .pipe(iconv.decodeStream('utf16'))
        .collect((/** @type {unknown} */ error, /** @type {string} */ text) => (error ? reject(error) : resolve(text)));
    });
    stream.write('é\ud83d');
    stream.end('\udca9');
    equal('streams', await collected, 'é💩');
  } else {
    try {
      iconv.decodeStream('utf8');
      failures.push('There are streams.');
    } catch (error) {
      equal('streams', /enableStreamingAPI/.test(String(error)), true);
    }
  }
  return { passed, failures };
}
