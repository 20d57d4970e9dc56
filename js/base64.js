// Bytes from the Base64 that is in a script: https://www.rfc-editor.org/rfc/rfc4648#section-4

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** @param {string} string @returns {Uint8Array<ArrayBuffer>} */
export function decodeBase64(string) {
  // Both are 50 times as fast as the portable code.
  // @ts-expect-error TypeScript doesn't know it yet.
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(string);
  // Bundlers add a polyfill where they see the name alone.
  const { Buffer } = globalThis;
  if (typeof Buffer?.from === 'function') return Buffer.from(string, 'base64');
  const values = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;
  const length = string.indexOf('=') < 0 ? string.length : string.indexOf('=');
  const bytes = new Uint8Array((length * 3) >> 2);
  let bits = 0;
  for (let i = 0, written = 0; i < length; i++) {
    bits = (bits << 6) | values[string.charCodeAt(i)];
    // The first of four digits doesn't complete a byte.
    if (i % 4 > 0) bytes[written++] = bits >> (6 - 2 * (i % 4));
  }
  return bytes;
}
