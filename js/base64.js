// Bytes from the Base64 that is in a script.

/** @param {string} string @returns {Uint8Array<ArrayBuffer>} */
export function decodeBase64(string) {
  // @ts-expect-error TypeScript does not know it yet. It is 50 times as fast as what older hosts have.
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(string);
  if (globalThis.Buffer) return Buffer.from(string, 'base64');
  return Uint8Array.from(atob(string), (character) => character.charCodeAt(0));
}
