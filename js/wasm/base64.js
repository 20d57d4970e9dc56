// Decodes the Base64 in a script: https://www.rfc-editor.org/rfc/rfc4648#section-4

/** The digits, from the end of ASCII, are a to z, A to Z, 0 to 9, / and +. @param {number} digit */
const numberOf = (digit) =>
  digit > 96 ? digit - 71 : digit > 64 ? digit - 65 : digit > 47 ? digit + 4 : (digit >> 2) + 52;

/** @param {string} string without padding @returns {Uint8Array<ArrayBuffer>} */
export function decodeBase64(string) {
  // The functions of hosts are much faster than the portable code below.
  // @ts-expect-error TypeScript doesn't know `fromBase64` yet.
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(string);
  // Not the bare name, for which bundlers add a polyfill.
  const { Buffer } = globalThis;
  if (typeof Buffer?.from === 'function') return Buffer.from(string, 'base64');
  const bytes = new Uint8Array((string.length * 3) >> 2);
  let bits = 0;
  for (let i = 0, written = 0; i < string.length; i++) {
    bits = (bits << 6) | numberOf(string.charCodeAt(i));
    // The first of four digits doesn't complete a byte.
    if (i % 4 > 0) bytes[written++] = bits >> (6 - 2 * (i % 4));
  }
  return bytes;
}
