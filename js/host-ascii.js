// Whether bytes are ASCII, by the host's own function.

import { attempt, builtinModule } from './host.js';
import { lazy } from './lazy.js';

/** Node's function that checks whether bytes are ASCII, several times as fast as any decoder. */
export const hostIsASCII = /* @__PURE__ */ lazy(() => attempt(newIsASCII));

/** @returns {((bytes: Uint8Array | ArrayBuffer) => boolean) | undefined} */
function newIsASCII() {
  const { isAscii } = builtinModule('node:buffer');
  const bytes = new Uint8Array(100).fill(0x7f);
  const isRight = isAscii(bytes) && bytes.every((_, i) => !isAscii(bytes.with(i, 0x80)));
  return isRight ? isAscii : undefined;
}
