// Finds out which JavaScript engine and host this is. No other module asks.

import { lazy } from '../common/lazy.js';
import { isWorkerd, latin1Slice, ucs2Slice, utf8Slice } from './functions.js';

/** @typedef {'node' | 'deno' | 'bun' | 'chromium' | 'firefox' | 'other'} Engine */

/** Decides what is fast: see `policy.js`. `other` is WebKit, workerd, and every unknown host. */
export const engine = /* @__PURE__ */ lazy(() => {
  // workerd has V8 and perhaps Buffer, but calling its functions is cheap.
  if (isWorkerd()) return 'other';
  if ('Bun' in globalThis) return 'bun';
  if ('Deno' in globalThis) return 'deno';
  // Only Firefox defines this class.
  if ('InternalError' in globalThis) return 'firefox';
  if (utf8Slice && latin1Slice && ucs2Slice) return 'node';
  // Only V8 defines this class.
  return 'v8BreakIterator' in Object(globalThis.Intl) ? 'chromium' : 'other';
});
