// Makes this host look like Firefox to the package, with a test's own decoders.

/**
 * Imports a copy of the package on that host.
 * @param {any} Decoder the host's class `TextDecoder`
 * @param {(copy: typeof import('../../types/index.js')) => void} use uses the copy for the first time. Then it finds out which
 *   host it is, and tests the host's decoders
 * @returns {Promise<typeof import('../../types/index.js')>}
 */
export async function importInFirefox(Decoder, use) {
  const { TextDecoder } = globalThis;
  Object.assign(globalThis, { InternalError: Error, TextDecoder: Decoder });
  try {
    const copy = await import(`../../pkg/index.js?${Math.random()}`);
    use(copy);
    return copy;
  } finally {
    Reflect.deleteProperty(globalThis, 'InternalError');
    globalThis.TextDecoder = TextDecoder;
  }
}
